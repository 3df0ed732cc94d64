"""Randolph's ledger: what owners do with their suitcases, and what these may hold.

It is the model of `beliefs.randolph` and `beliefs.randolph_evidence`, and a test holds it to that. The book has for every suitcase
and content the logarithm of how well its owner's doings fit; the styles of play follow from these numbers. Moves of a turn
are noted at once: until the turn is over only the mover himself is asked, and what he does tells nothing but of his own suitcases.
"""

from itertools import permutations
from math import exp, log

from ...kernel.builds import table
from ...kernel.spec import Part
from ...randolph.board import MAX_CITIES
from ...randolph.rules import face
from ...randolph.rules.numbers import (
    DESTINATIONS,
    DROP_ACTION,
    END_ACTION,
    LEAVE_ACTION,
    LOOT_ACTION,
    STEP_ACTION,
    TAKE_ACTION,
)
from ...randolph.state import (
    AGENTS,
    BASE,
    DELIVERED,
    DUEL,
    LETTERS_EACH,
    NONE,
    OUT,
    PLACING,
    ROLL,
    SEATS,
    START,
    SUITCASES,
)
from .. import randolph as model
from ..randolph_evidence import AGAIN, FAR
from ..randolph_shares import FLOOR, SHARES

PARTS = (
    Part("belief", (SUITCASES, 4), "suitcase by suitcase, the observer's own first: the probability that it holds 5, 3, 1, a bomb"),
)  # fmt: skip

CONTENTS = 4
_ROWS = [
    [log((1 - FLOOR) * share + FLOOR / len(rows)) for share in outcome] for rows in SHARES.values() for outcome in rows
]
LOGS = table(_ROWS, "f8")
"""Kind after kind, outcome after outcome: the logarithm of how likely an owner does that with each content."""
_KINDS = list(SHARES)


def _first(kind):
    return sum(len(SHARES[before]) for before in _KINDS[: _KINDS.index(kind)])


PLACED, PASSED, DROPPED = _first("placed"), _first("passed"), _first("dropped")
HUNTED, APPROACHED, CARRIED = _first("hunted"), _first("approached"), _first("carried")
TOOK, WENT_ON, STAYED = PASSED, PASSED + 1, PASSED + 2

ORDERS = 24
ORDER = table(list(permutations(range(CONTENTS))))
"""ORDER[k, letter]: which content the suitcase holds, 5, 3, 1 and the bomb being 0 to 3."""
AS_IF = table([3, 1, 2, 0])
"""For what a bluffer treats each content as."""
PRIOR = table([log(share) for share in model.STYLES.values()], "f8")
PLAIN, BLUFFING, CARELESS = range(3)

AT_TURN = SUITCASES * CONTENTS
AT_ROLLED, AT_HUNTED, AT_BEFORE = AT_TURN + 1, AT_TURN + 2, AT_TURN + 2 + LETTERS_EACH
BOOK = AT_BEFORE + LETTERS_EACH
"""In the book, behind the evidence: who has rolled how much; which suitcases of his he has attacked for; how far they were from him."""

HOPS, HOMES, STARTS, GUARDS = 0, MAX_CITIES, MAX_CITIES + SEATS, MAX_CITIES + 2 * SEATS
"""The room begins with distances, row by row: city to city, to each seat's HQ, from its base, from the empty base."""
WAYS = (GUARDS + 1) * MAX_CITIES
AT_WEIGHTS, AT_EACH = WAYS, WAYS + 3 * ORDERS
ROOM = AT_EACH + LETTERS_EACH * CONTENTS


def start(book):
    """A new game: nothing has been seen, nobody has rolled."""
    for k in range(BOOK):
        book[k] = 0.0
    book[AT_TURN] = NONE


def apply(g, seat, action, book, room, out):
    """Carry out an action, or an outcome of chance, and note what it says."""
    phase = g.phase + 0
    if seat >= 0:
        handle(g, seat, action, book)
    face.apply(g, seat, action)
    if phase <= PLACING and g.phase == START:
        for suitcase in range(g.seats * LETTERS_EACH):
            add(suitcase, place(g, suitcase, room), 1.0, book)
    elif phase == ROLL:
        roll(g, book, room)
    elif g.phase == DUEL and (phase != DUEL or g.chosen[seat] == NONE):
        attack(g, book)
    elif g.phase == ROLL and book[AT_TURN] != NONE:
        turn_over(g, int(book[AT_TURN]), book, room)


# --- evidence


def add(suitcase, outcome, weight, book):
    """A choice of the owner's about a suitcase."""
    for content in range(CONTENTS):
        book[CONTENTS * suitcase + content] += weight * LOGS[outcome, content]


def owned_by(suitcase, seat):
    return suitcase // LETTERS_EACH == seat


def handle(g, seat, action, book):
    """What an action says about the seat's own suitcases."""
    if STEP_ACTION <= action < TAKE_ACTION:
        agent = (action - STEP_ACTION) // DESTINATIONS
        if g.cargo[seat, agent] == NONE:
            pass_by(g, seat, g.place[seat, agent], WENT_ON, 1.0, book)
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
    """An agent with empty hands went on from, or stayed in, a city where suitcases of its own colour lie."""
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


def far(row, city, room):
    return int(room[MAX_CITIES * row + city])


def place(g, suitcase, room):
    """R2.3: how far off the owner's way home, and how much later than the others he comes there, as an outcome."""
    owner = suitcase // LETTERS_EACH
    here = g.lies[suitcase]
    shortest = 2 * FAR
    for city in range(g.cities):
        shortest = min(shortest, far(STARTS + owner, city, room) + far(HOMES + owner, city, room))
    theirs = 2 * FAR
    for seat in range(g.seats):
        if seat != owner:
            theirs = min(theirs, far(STARTS + seat, here, room))
    mine = far(STARTS + owner, here, room)
    detour = mine + far(HOMES + owner, here, room) - shortest
    return PLACED + 4 * min(2, detour // 2) + max(0, min(3, (mine - theirs + 5) // 3))


def roll(g, book, room):
    """A turn has begun: how far the suitcases are."""
    book[AT_TURN] = g.turn
    book[AT_ROLLED] = g.dice[0] + g.dice[1]
    for letter in range(LETTERS_EACH):
        book[AT_BEFORE + letter] = reach(g, g.turn, letter, room)


def reach(g, seat, letter, room):
    """How far a suitcase of the seat's own is from its nearest agent with empty hands, or from home; NONE if others have it."""
    suitcase = seat * LETTERS_EACH + letter
    if g.lies[suitcase] < 0:
        for agent in range(AGENTS):
            if g.cargo[seat, agent] == suitcase:
                return far(HOMES + seat, g.place[seat, agent], room)
        return NONE
    city = g.lies[suitcase]
    nearest = FAR
    found = False
    for agent in range(AGENTS):
        where = g.place[seat, agent]
        if g.cargo[seat, agent] == NONE and where != OUT:
            row = HOPS + where
            if where == BASE:
                row = STARTS + seat
            elif where < 0:
                row = GUARDS + 0
            steps = far(row, city, room)
            if not found or steps < nearest:
                nearest = steps
            found = True
    return nearest


def attack(g, book):
    """R6: a duel has begun, perhaps for a suitcase of the attacker's own."""
    suitcase = g.cargo[g.defender, g.rival]
    if suitcase != NONE and owned_by(suitcase, g.turn):
        book[AT_HUNTED + suitcase % LETTERS_EACH] = 1.0
        add(suitcase, HUNTED, 1.0, book)


def turn_over(g, seat, book, room):
    """What the player who moved brought nearer, and what he could have and did not."""
    if book[AT_ROLLED] >= 2:
        for letter in range(LETTERS_EACH):
            steps = reach(g, seat, letter, room)
            if steps != NONE and book[AT_BEFORE + letter] > 0:
                suitcase = seat * LETTERS_EACH + letter
                kind = APPROACHED if g.lies[suitcase] >= 0 else CARRIED
                add(suitcase, kind if steps < book[AT_BEFORE + letter] else kind + 1, AGAIN, book)
    for agent in range(AGENTS):
        if g.cargo[seat, agent] == NONE:
            pass_by(g, seat, g.place[seat, agent], STAYED, AGAIN, book)
    for other in range(g.seats):
        for agent in range(AGENTS):
            suitcase = g.cargo[other, agent]
            if other != seat and suitcase != NONE and owned_by(suitcase, seat):
                if book[AT_HUNTED + suitcase % LETTERS_EACH] == 0.0:
                    add(suitcase, HUNTED + 1, AGAIN, book)
    for letter in range(LETTERS_EACH):
        book[AT_HUNTED + letter] = 0.0
    book[AT_TURN] = NONE


# --- what follows from it


def believe(g, seat, book, room, out):
    """Write what the seat can conclude, suitcases in the observer's order."""
    for k in range(SUITCASES * CONTENTS):
        out[k] = 0.0
    for owner in range(g.seats):
        weigh(g, seat, owner, book, room)
        total = 0.0
        for content in range(CONTENTS):
            total += room[AT_EACH + content]
        at = (owner - seat) % g.seats * LETTERS_EACH * CONTENTS
        for k in range(LETTERS_EACH * CONTENTS):
            out[at + k] = room[AT_EACH + k] / total


def weigh(g, seat, owner, book, room):
    """For every suitcase of an owner's and every content: the weight of all orders that are possible, in all styles."""
    best = -1e300
    for order in range(ORDERS):
        if allowed(g, seat, owner, order):
            for style in range(3):
                room[AT_WEIGHTS + 3 * order + style] = PRIOR[style]
                if owner != seat:
                    room[AT_WEIGHTS + 3 * order + style] += fit(owner, order, style, book)
                best = max(best, room[AT_WEIGHTS + 3 * order + style])
    for k in range(LETTERS_EACH * CONTENTS):
        room[AT_EACH + k] = 0.0
    for order in range(ORDERS):
        if allowed(g, seat, owner, order):
            for style in range(3):
                weight = exp(room[AT_WEIGHTS + 3 * order + style] - best)
                for letter in range(LETTERS_EACH):
                    room[AT_EACH + CONTENTS * letter + ORDER[order, letter]] += weight


def allowed(g, seat, owner, order):
    """Whether an order agrees with the contents that the seat may know: its own, and what was delivered."""
    for letter in range(LETTERS_EACH):
        suitcase = owner * LETTERS_EACH + letter
        if g.content[suitcase] != NONE and (owner == seat or g.lies[suitcase] == DELIVERED):
            if ORDER[order, letter] != min(3, (5 - g.content[suitcase] + 1) // 2):
                return False
    return True


def fit(owner, order, style, book):
    """The logarithm of how well an order fits all that its owner did, in a style."""
    total = 0.0
    for letter in range(LETTERS_EACH):
        at = CONTENTS * (owner * LETTERS_EACH + letter)
        if style == CARELESS:
            for content in range(CONTENTS):
                total += book[at + content] / CONTENTS
        elif style == BLUFFING:
            total += book[at + AS_IF[ORDER[order, letter]]]
        else:
            total += book[at + ORDER[order, letter]]
    return total
