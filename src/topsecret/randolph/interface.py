"""The one door to the rules of Randolph's game: the functions every build, batch and bot calls."""

from . import features
from .rules import absent, agents, bombs, check, delivery, dice, duels, ending, hidden, moving, suitcases, turn
from .rules import setup as table
from .rules.numbers import (
    CARD_ACTION,
    CONTENTS,
    DROP_ACTION,
    END_ACTION,
    LEAVE_ACTION,
    LOOT_ACTION,
    LOSE_ACTION,
    PICK_ACTION,
    STEP_ACTION,
    TAKE_ACTION,
)
from .state import CHANCE, DUEL, LETTERS_EACH, LOOT, LOSE, MOVE, OVER, PICK, PLACING, ROLL, SETUP, START, SUITCASES


def setup(g):
    """Set the table; the options and the board stand in the state already, everything else is zero."""
    table.setup(g)


def pending(g):
    """Bit mask of the seats that may act now, CHANCE, or 0 when the game is over."""
    phase = g.phase
    if phase == ROLL or phase == START:
        return CHANCE
    if phase == SETUP:
        return table.choosing(g)
    if phase == DUEL:
        return duels.duellists(g)
    if phase == LOOT:
        return 1 << g.defender
    if phase == OVER:
        return 0
    return 1 << g.turn


def legal(g, seat, out):
    """Write the legal actions of a seat that may act, ascending, and return how many there are."""
    asked = pending(g)
    phase = g.phase
    if seat < 0 or asked == CHANCE or not (asked >> seat) & 1:
        return 0
    if phase == MOVE:
        return turn.legal(g, out)
    if phase == DUEL:
        return duels.legal_cards(g, seat, out)
    if phase == SETUP:
        return table.legal(g, seat, out)
    if phase == PLACING:
        return table.legal_openly(g, seat, out)
    if phase == PICK:
        return duels.legal_picks(g, out)
    if phase == LOSE:
        return bombs.legal(g, out)
    out[0] = LOOT_ACTION
    out[1] = LEAVE_ACTION
    return 2


def apply(g, seat, action):
    """Carry out a legal action of a seat, or an outcome of chance (seat -1)."""
    if seat < 0:
        happen(g, action)
    elif action < STEP_ACTION:
        arrange(g, seat, action)
    elif action < TAKE_ACTION:
        turn.step(g, action)
    elif action < DROP_ACTION:
        suitcases.take(g, seat, (action - TAKE_ACTION) // SUITCASES, (action - TAKE_ACTION) % SUITCASES)
    elif action < END_ACTION:
        suitcases.drop(g, seat, action - DROP_ACTION)
    elif action == END_ACTION:
        turn.next_player(g)
    elif action < CARD_ACTION:
        duels.face(g, action - PICK_ACTION)
    elif action < LOOT_ACTION:
        turn.lay_card(g, seat, action - CARD_ACTION)
    elif action == LOOT_ACTION:
        turn.loot(g)
    elif action == LEAVE_ACTION:
        turn.leave(g)
    else:
        turn.lose(g, action - LOSE_ACTION)


def calm(g):
    """Go on until what an action leads to is settled: here it always is. Return 0."""
    return 0


def arrange(g, seat, action):
    """R2: a choice of the set-up, in secret or openly."""
    if g.phase == PLACING:
        table.put_openly(g, seat, action)
    else:
        table.choose(g, seat, action)


def happen(g, outcome):
    """Carry out an outcome of chance: both dice."""
    if g.phase == START:
        turn.roll_for_start(g, outcome)
    else:
        turn.roll(g, outcome)


def chance(g, weights):
    """Write the weight of every outcome of chance and return how many outcomes there are."""
    return dice.weights(weights)


def returns(g, out):
    """One point, shared by the winners; nothing while the game goes on."""
    won = ending.winners(g) if g.phase == OVER else 0
    count = 0
    for seat in range(g.seats):
        count += (won >> seat) & 1
    for seat in range(g.seats):
        out[seat] = 1.0 / count if (won >> seat) & 1 else 0.0


def observe(g, seat, out):
    """Write what the seat may know as numbers from 0 to 1."""
    features.observe(g, seat, out)


def resample(g, seat, r):
    """Make g a state drawn uniformly from those the seat cannot tell from it."""
    hidden.resample(g, seat, r)


def end_by_rounds(g):
    """End the game as its round limit does."""
    ending.end_by_rounds(g)


def default_action(g, seat):
    """What an absent player does, decided from public facts only."""
    return absent.default_action(g, seat)


def next_to_roll(g):
    """The seat that rolls for the first turn, or NONE."""
    return dice.next_to_roll(g)


def fault(g):
    """What makes a position impossible, by its number in FAULTS, or 0."""
    return check.consistent(g)


# --- what else a thinker asks


def content(kind):
    """The secrets in a suitcase of that kind, from the one with most to the bomb."""
    return CONTENTS[0, kind]


def kind_of(found):
    """Of which kind a suitcase with such contents is."""
    kind = 0
    while kind < LETTERS_EACH - 1 and CONTENTS[0, kind] != found:
        kind += 1
    return kind


def steps(g, agent, out):
    """Write every step that the agent may take now, also one whose twin would go in its stead; return how many."""
    if not moving.may_step(g, agent):
        return 0
    return moving.steps(g, agent, agents.full_cities(g, g.turn), out, 0)


def way(g, seat, place, k):
    """The k-th city that the place of one of the seat's agents leads to, or NONE."""
    return moving.way(g, seat, place, k)


def corner(g, seat, place):
    """The corner in which a base is where an agent of the seat's stands."""
    return moving.corner(g, seat, place)


def accepted(g, seat, suitcase):
    """Whether the suitcase may come next into the seat's HQ."""
    return delivery.accepted(g, seat, suitcase)


def owes(g, seat):
    """Whether an opponent's suitcase has to come before the last of the seat's own."""
    return delivery.owes(g, seat)


def bomb_costs(g, seat):
    """How many agents a bomb would cost the seat now. Not to be asked of a state that is still needed."""
    return bombs.costs(g, seat)


def agents_left(g, seat):
    """How many agents of the seat are in the game; without any it is out."""
    return agents.left(g, seat)


def secrets(g, seat):
    """The secrets that the seat has delivered."""
    return ending.secrets(g, seat)


def in_hand(g, seat, value):
    """How many duel cards of that value the seat has left."""
    return duels.in_hand(g, seat, value)


def won(g, seat):
    """Whether the game is over and the seat is among the winners."""
    return g.phase == OVER and (ending.winners(g) >> seat) & 1 == 1
