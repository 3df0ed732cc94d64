"""What owners do with their suitcases, and what these may hold: followed action by action, written as rules are.

The contents of a colour are 5, 3, 1 and a bomb in some order, so there are at most 24 orders a colour and each is weighed by itself.
What was shown, and the observer's own contents, are hard facts: they exclude exactly. Everything else that an owner does with a
suitcase is evidence (see `shares`), under a mixture of styles of play:

- *plain*: what is worth more is fetched sooner, the bomb is left for others;
- *bluffing*: the same, but with the bomb treated as if it were the best suitcase and the best as if it were the bomb;
- *careless*: what an owner does says nothing.

Moves of a turn are noted at once: until the turn is over only the mover is asked, and what a seat does tells nothing but of its own
suitcases. So what somebody without suitcases believes of a colour, all but its owner believe.
"""

from itertools import permutations
from math import exp, log

from ...kernel.builds import table
from ...kernel.spec import Part
from .. import interface
from ..actions import (
    DESTINATIONS,
    DROP_ACTION,
    END_ACTION,
    HEADQUARTERS,
    LEAVE_ACTION,
    LOOT_ACTION,
    STEP_ACTION,
    TAKE_ACTION,
)
from ..bots.plan import FAR, WAYS
from ..bots.ways import nearest, survey
from ..state import AGENTS, DELIVERED, DUEL, LETTERS_EACH, NONE, OVER, PLACING, ROLL, SEATS, START, SUITCASES
from .shares import FLOOR, SHARES

PARTS = (
    Part("belief", (SUITCASES, 4), "suitcase by suitcase, the observer's own first: the probability that it holds 5, 3, 1, a bomb"),
)  # fmt: skip

CONTENTS = 4
AGAIN = 0.5
"""The weight of what is seen turn after turn."""
STYLES = {"plain": 0.8, "bluffing": 0.05, "careless": 0.15}
"""How likely a player is of each style before anything is seen."""
PLAIN, BLUFFING, CARELESS = (log(share) for share in STYLES.values())


def logs(shares):
    """Return, kind after kind and outcome after outcome, the logarithm of how likely an owner does that with each content."""
    return [
        [log((1 - FLOOR) * one + FLOOR / len(rows)) for one in outcome] for rows in shares.values() for outcome in rows
    ]


LOGS = table(logs(SHARES), "f8")
_KINDS = list(SHARES)


def _first(kind):
    return sum(len(SHARES[before]) for before in _KINDS[: _KINDS.index(kind)])


PLACED, PASSED, DROPPED = _first("placed"), _first("passed"), _first("dropped")
HUNTED, APPROACHED, CARRIED = _first("hunted"), _first("approached"), _first("carried")
TOOK, WENT_ON, STAYED = PASSED, PASSED + 1, PASSED + 2

_ORDERS = list(permutations(range(CONTENTS)))
ORDERS = len(_ORDERS)
ORDER = table(_ORDERS)
"""ORDER[k, letter]: which content the suitcase holds, 5, 3, 1 and the bomb being 0 to 3."""
BLUFFED = table([_ORDERS.index(tuple((3, 1, 2, 0)[content] for content in order)) for order in _ORDERS])
"""For which order a bluffer treats each."""

BOOK = {
    "fits": ("f8", SUITCASES, CONTENTS),  # the logarithm of how well what its owner did fits each content
    "stated": ("f8", SUITCASES, CONTENTS),  # how likely each is, for somebody without suitcases
    "stale": ("i8", SEATS),  # whose suitcases were treated somehow since that was stated
    "turn": ("i8",),  # who has rolled, or NONE, and how much
    "rolled": ("i8",),
    "hunted": ("i8", LETTERS_EACH),  # whether that seat has attacked for its suitcases
    "before": ("i8", LETTERS_EACH),  # how far they were from it
}
"""What is noted in a game; all of it is public."""
ROOM = {
    **WAYS,
    "fit": ("f8", ORDERS),  # by order
    "weight": ("f8", ORDERS),
    "style": ("f8", 3),  # the weight of all orders in each style
    "known": ("i8", LETTERS_EACH),  # by letter: the content that was shown, or NONE
}
"""What a tracker calculates with."""


def prepare(g, room):
    """Survey the board of a table."""
    survey(g, room)


def start(book):
    """Begin a game: nothing has been seen, nobody has rolled."""
    for suitcase in range(SUITCASES):
        for content in range(CONTENTS):
            book.fits[suitcase, content] = 0.0
    for seat in range(SEATS):
        book.stale[seat] = 1
    for letter in range(LETTERS_EACH):
        book.hunted[letter] = 0
    book.turn = NONE


def apply(g, seat, action, book, room, out):
    """Carry out an action, or an outcome of chance, and note what it says."""
    phase = g.phase + 0
    if seat >= 0:
        handle(g, seat, action, book)
    interface.apply(g, seat, action)
    if phase <= PLACING and g.phase == START:
        note_places(g, book, room)
    elif phase == ROLL:
        roll(g, book, room)
    elif g.phase == DUEL and (phase != DUEL or g.chosen[seat] == NONE):
        attack(g, book)
    elif g.phase == ROLL and book.turn != NONE:
        turn_over(g, book.turn, book, room)


# --- evidence


def add(suitcase, outcome, weight, book):
    """Note a choice of the owner's about a suitcase."""
    for content in range(CONTENTS):
        book.fits[suitcase, content] += weight * LOGS[outcome, content]
    book.stale[suitcase // LETTERS_EACH] = 1


def owned_by(suitcase, seat):
    return suitcase // LETTERS_EACH == seat


def handle(g, seat, action, book):
    """Note what an action says about the seat's own suitcases."""
    if STEP_ACTION <= action < TAKE_ACTION:
        agent = (action - STEP_ACTION) // DESTINATIONS
        if g.cargo[seat, agent] == NONE:
            pass_by(g, seat, g.place[seat, agent], WENT_ON, 1.0, book)
        elif (action - STEP_ACTION) % DESTINATIONS == HEADQUARTERS:
            book.stale[g.cargo[seat, agent] // LETTERS_EACH] = 1  # what it holds will be shown
    elif TAKE_ACTION <= action < DROP_ACTION:
        agent = (action - TAKE_ACTION) // SUITCASES
        take(seat, g.cargo[seat, agent], (action - TAKE_ACTION) % SUITCASES, book)
    elif DROP_ACTION <= action < END_ACTION:
        put_down(seat, g.cargo[seat, action - DROP_ACTION], book)
    elif action == LOOT_ACTION:
        take(seat, g.cargo[seat, g.rival], g.prize, book)
    elif action == LEAVE_ACTION:
        if owned_by(g.prize, seat):
            add(g.prize, WENT_ON, 1.0, book)


def pass_by(g, seat, city, outcome, weight, book):
    """Note that an agent with empty hands went on from, or stayed in, a city where suitcases of its own colour lie."""
    if city >= 0:
        for suitcase in range(seat * LETTERS_EACH, (seat + 1) * LETTERS_EACH):
            if g.lies[suitcase] == city:
                add(suitcase, outcome, weight, book)


def take(seat, left, suitcase, book):
    put_down(seat, left, book)
    if owned_by(suitcase, seat):
        add(suitcase, TOOK, 1.0, book)


def put_down(seat, suitcase, book):
    if suitcase != NONE and owned_by(suitcase, seat):
        add(suitcase, DROPPED, 1.0, book)


def note_places(g, book, room):
    """R2.3: note how far off each owner's way home its suitcases lie, and how much later than the others it comes there."""
    for suitcase in range(g.seats * LETTERS_EACH):
        owner = suitcase // LETTERS_EACH
        here = g.lies[suitcase]
        home, mine = g.colour[owner], room.start[g.colour[owner], here]
        shortest = 2 * FAR
        for city in range(g.cities):
            shortest = min(shortest, room.start[home, city] + room.home[home, city])
        theirs = 2 * FAR
        for seat in range(g.seats):
            if seat != owner:
                theirs = min(theirs, room.start[g.colour[seat], here])
        detour = mine + room.home[home, here] - shortest
        add(suitcase, PLACED + 4 * min(2, detour // 2) + max(0, min(3, (mine - theirs + 5) // 3)), 1.0, book)


def roll(g, book, room):
    """A turn has begun: note how far the suitcases are."""
    book.turn = g.turn
    book.rolled = g.dice[0] + g.dice[1]
    for letter in range(LETTERS_EACH):
        book.before[letter] = reach(g, g.turn, letter, room)


def reach(g, seat, letter, room):
    """Return how far a suitcase of the seat's own is from its nearest agent with empty hands, or from home; NONE if others have it."""
    suitcase = seat * LETTERS_EACH + letter
    if g.lies[suitcase] >= 0:
        return nearest(g, room, seat, g.lies[suitcase], True)
    for agent in range(AGENTS):
        if g.cargo[seat, agent] == suitcase:
            return room.home[g.colour[seat], g.place[seat, agent]]
    return NONE


def attack(g, book):
    """R6: a duel has begun, perhaps for a suitcase of the attacker's own."""
    suitcase = g.cargo[g.defender, g.rival]
    if suitcase != NONE and owned_by(suitcase, g.turn):
        book.hunted[suitcase % LETTERS_EACH] = 1
        add(suitcase, HUNTED, 1.0, book)


def turn_over(g, seat, book, room):
    """Note what the player who moved brought nearer, and what it could have and did not."""
    if book.rolled >= 2:
        for letter in range(LETTERS_EACH):
            far = reach(g, seat, letter, room)
            if far != NONE and book.before[letter] > 0:
                suitcase = seat * LETTERS_EACH + letter
                kind = APPROACHED if g.lies[suitcase] >= 0 else CARRIED
                add(suitcase, kind if far < book.before[letter] else kind + 1, AGAIN, book)
    for agent in range(AGENTS):
        if g.cargo[seat, agent] == NONE:
            pass_by(g, seat, g.place[seat, agent], STAYED, AGAIN, book)
    for other in range(g.seats):
        for agent in range(AGENTS):
            suitcase = g.cargo[other, agent]
            if other != seat and suitcase != NONE and owned_by(suitcase, seat):
                if book.hunted[suitcase % LETTERS_EACH] == 0:
                    add(suitcase, HUNTED + 1, AGAIN, book)
    for letter in range(LETTERS_EACH):
        book.hunted[letter] = 0
    book.turn = NONE


# --- what follows from it


def believe(g, seat, book, room, out):
    """Write what the seat can conclude, suitcases in the observer's order."""
    for k in range(SUITCASES * CONTENTS):
        out[k] = 0.0
    for owner in range(g.seats):
        at = (owner - seat) % g.seats * LETTERS_EACH * CONTENTS
        first = owner * LETTERS_EACH
        if owner == seat and g.content[first] != NONE:
            for letter in range(LETTERS_EACH):
                out[at + CONTENTS * letter + interface.kind_of(g.content[first + letter])] = 1.0
        else:
            state(g, owner, book, room)
            for letter in range(LETTERS_EACH):
                for content in range(CONTENTS):
                    out[at + CONTENTS * letter + content] = book.stated[first + letter, content]


def state(g, owner, book, room):
    """Make `stated` right for an owner's suitcases."""
    if book.stale[owner]:
        book.stale[owner] = 0
        weigh(g, owner, book, room)
        total = 0.0
        for order in range(ORDERS):
            total += room.weight[order]
        for letter in range(LETTERS_EACH):
            for content in range(CONTENTS):
                book.stated[owner * LETTERS_EACH + letter, content] = 0.0
        for order in range(ORDERS):
            share = room.weight[order] / total
            for letter in range(LETTERS_EACH):
                book.stated[owner * LETTERS_EACH + letter, ORDER[order, letter]] += share


def weigh(g, owner, book, room):
    """Write the weight of every order of an owner's contents that agrees with what was delivered, and of every style."""
    first = owner * LETTERS_EACH
    careless = CARELESS
    for letter in range(LETTERS_EACH):
        shown = g.lies[first + letter] == DELIVERED or g.phase == OVER
        room.known[letter] = interface.kind_of(g.content[first + letter]) if shown else NONE
        for content in range(CONTENTS):
            careless += book.fits[first + letter, content] / CONTENTS
    for order in range(ORDERS):
        fit = 0.0
        for letter in range(LETTERS_EACH):
            fit += book.fits[first + letter, ORDER[order, letter]]
        room.fit[order] = fit
    best = careless
    for order in range(ORDERS):
        if allowed(order, room):
            best = max(best, PLAIN + room.fit[order], BLUFFING + room.fit[BLUFFED[order]])
    for style in range(3):
        room.style[style] = 0.0
    for order in range(ORDERS):
        room.weight[order] = 0.0
        if allowed(order, room):
            plain = exp(PLAIN + room.fit[order] - best)
            bluffing = exp(BLUFFING + room.fit[BLUFFED[order]] - best)
            room.weight[order] = plain + bluffing + exp(careless - best)
            room.style[0] += plain
            room.style[1] += bluffing
            room.style[2] += exp(careless - best)


def allowed(order, room):
    """Whether an order agrees with the contents that are known."""
    for letter in range(LETTERS_EACH):
        if room.known[letter] != NONE and room.known[letter] != ORDER[order, letter]:
            return False
    return True
