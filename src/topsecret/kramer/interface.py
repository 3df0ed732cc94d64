"""The one door to the rules of Kramer's game: the functions every build, batch and bot calls."""

from . import features
from .rules import absent, cards, choices, deck, dossier, ending, hidden, moving, safe, scoring, turn
from .rules import calm as quiet
from .rules import setup as table
from .rules.numbers import CARD_ACTION, CARRIES, DOSSIER_ACTION, PASS_ACTION, SAFE_ACTION, SHARE, STOP_ACTION
from .state import CHANCE, DEAL, DOSSIER, DRAW, FACES, HAND, MOVE, OVER, ROLL, ROUND, SAFE, SECOND


def setup(g):
    """Set the table; the options stand in the state already, everything else is zero."""
    table.setup(g)


def pending(g):
    """Bit mask of the seats that may act now, CHANCE, or 0 when the game is over."""
    phase = g.phase
    if phase == MOVE:
        return 1 << g.turn
    if phase == ROUND or phase == SAFE:
        return 1 << g.actor
    if phase == DOSSIER:
        return dossier.filling(g)
    if phase == OVER:
        return 0
    return CHANCE


def legal(g, seat, out):
    """Write the legal actions of a seat that may act, ascending, and return how many there are."""
    asked = pending(g)
    if not asked & (1 << seat) or asked == CHANCE:
        return 0
    if g.phase == MOVE:
        return moving.legal(g, out)
    if g.phase == SAFE:
        return safe.legal(g, out)
    if g.phase == DOSSIER:
        return dossier.legal(g, seat, out)
    n = cards.legal(g, seat, out, 0)
    out[n] = STOP_ACTION if g.has_played else PASS_ACTION
    return n + 1


def apply(g, seat, action):
    """Carry out a legal action of a seat, or an outcome of chance (seat -1)."""
    if seat < 0:
        happen(g, action)
    elif action < SAFE_ACTION:
        turn.move(g, action)
    elif action < CARD_ACTION:
        safe.put(g, action - SAFE_ACTION)
        turn.next_player(g)
    elif action < PASS_ACTION:
        turn.play(g, seat, action)
    elif action < DOSSIER_ACTION:
        turn.decline(g)
    else:
        turn.hand_in(g, seat, action)


def calm(g):
    """Go on as if nobody played another card; return 1 if the action before led to a scoring."""
    return quiet.calm(g)


def happen(g, outcome):
    """Carry out an outcome of chance."""
    if g.phase == DEAL:
        table.deal_identity(g, outcome)
    elif g.phase == HAND:
        table.deal_card(g, outcome)
    elif g.phase == ROLL:
        turn.roll(g, outcome)
    elif g.phase == DRAW:
        turn.draw(g, outcome)
    elif g.phase == SECOND:
        turn.take_identity(g, outcome)


def chance(g, weights):
    """Write the weight of every outcome of chance and return how many outcomes there are."""
    if g.phase == ROLL:
        for face in range(FACES):
            weights[face] = 1
        return FACES
    if g.phase == DEAL or g.phase == SECOND:
        return turn.identity_weights(g, weights)
    return deck.weights(g, weights)


def returns(g, out):
    """One point, shared by the winners; nothing while the game goes on or if nobody wins."""
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


def derive(g):
    """Fill in what follows from the rest of a state that was written down."""
    deck.count_hands(g)


def end_by_rounds(g):
    """End the game as its round limit does."""
    ending.end_by_rounds(g)


def default_action(g, seat):
    """What an absent player does, decided from public facts only."""
    return absent.default_action(g, seat)


# --- what else a thinker asks


def instead(g, action, out):
    """Write what the seat could have done instead of a move, a place of the safe or a card, that action among it; return how many."""
    return choices.instead(g, action, out)


def steps(move, agent):
    """How far a move carries the agent."""
    return SHARE[move, agent]


def goal(g, agent, steps):
    """Where a move that carries the agent so far takes it."""
    return moving.goal(g, agent, steps)


def triggers(g):
    """What a move must do to lead to a scoring: a mask for `scores`."""
    return moving.triggers(g)


def scores(move, triggers):
    """Whether the move leads to a scoring."""
    return CARRIES[move] & triggers != 0


def scored(g, agent, building):
    """The agent's total after a scoring in that building."""
    return scoring.scored(g, agent, building)


def hand_in(g):
    """Go on as if the forms that are asked for were handed in."""
    quiet.hand_in(g)


def puts_safe(g, seat):
    """Whether the seat is to put the safe, once forms that are asked for are handed in."""
    return quiet.puts_safe(g, seat)


def sitting_out(g):
    """Bit mask of the agents that are not in play."""
    return moving.sitting_out(g)


def earns(g):
    """How many cards the seat whose turn it is is about to draw."""
    return 1 if g.phase == DRAW else 0


def dead(g, kind):
    """Whether a card is removed when it is drawn, so that nobody can hold it."""
    return deck.dead(g, kind)


def playable(g, seat, kind):
    """Whether the seat may play a card of that kind now, if there is something to play it on."""
    return deck.playable(g, seat, kind)


def bonus(g, seat):
    """The points of the seat's form."""
    return ending.bonus(g, seat)


def most_bonus(g, seat):
    """The points of a form of the seat's in which everything is right."""
    return ending.most_bonus(g, seat)
