"""Kramer's ledger: what moves, places of the safe and cards say about who is whom, and the posterior over all assignments.

It is the model of `beliefs.kramer`, and a test holds it to that. The book has, for each seat and style, a place for every set of
agents: the logarithm of how well what the seat did while it owned so many agents fits that it owned just these.
"""

from math import exp, log, log1p

from ...kernel.builds import table
from ...kernel.spec import Part
from ...kramer.rules import cards, face, moving, safe
from ...kramer.rules.numbers import CARD_ACTION, PASS_ACTION, PLAY, PLAY_START, SAFE_ACTION
from ...kramer.state import AGENTS, C11, SEATS
from .. import kramer as model
from . import kramer_foresight as foresight
from .kramer_foresight import AT_CHANCES, MOST_OPTIONS, NEVER

PARTS = (
    Part("belief", (AGENTS, SEATS + 1), "agent by agent, the observer's own first: the probability that it belongs to each seat, the observer first; then, that it is free"),
)  # fmt: skip
COLUMNS = SEATS + 1

STYLES = len(model.STYLES)
PRIOR = table([log(share) for share, _, _ in model.STYLES], "f8")
FLOOR = table([floor for _, _, floor in model.STYLES], "f8")
PLAIN, BLUFF = log(1.0 - model.BLUFFERS), log(model.BLUFFERS)
ROOT = 0.12
"""One exponential serves the three styles whose moves say something: their sharpnesses are its 30th, 10th and 3rd part."""
if [round(ROOT / sharpness, 9) for _, sharpness, floor in model.STYLES if floor < 1] != [30, 10, 3]:
    raise ValueError("the styles of beliefs.kramer have changed: `add` must be written anew")

MASKS = 1 << AGENTS
_SETS = sorted(range(1, MASKS), key=lambda members: (members.bit_count(), members))
SET = table(_SETS)
"""Every set of agents as bits, the smaller sets first: a place in the book for each."""
FIRST = table([sum(1 for members in _SETS if members.bit_count() < size) for size in range(AGENTS + 2)])
"""FIRST[size]: the first set of that many agents."""

AT_WORTH = foresight.ROOM
ROWS, FORWARD, BACKWARD = 0, SEATS * MASKS, (2 * SEATS + 1) * MASKS
GROWN = BACKWARD + (SEATS + 1) * MASKS
SHARES = GROWN + MASKS
ROOM = max(AT_WORTH + MOST_OPTIONS, SHARES + AGENTS * COLUMNS)
"""How the room is used: while an action is weighed, and while the posterior is summed."""

MOST_LOGS = 600.0
"""Products of chances whose logarithms add up to no less than minus this can be told from 0."""


def size(with_cards, seats):
    """How long a book is; without cards (K8 C11) nobody owns more than one agent."""
    return seats * STYLES * (len(SET) if with_cards else AGENTS)


def row(g, seat, style):
    """Where the sets of a seat begin in a style."""
    return (seat * STYLES + style) * (MASKS - 1 if g.with_cards else AGENTS)


def start(book):
    """A new game: nothing has been seen."""
    for k in range(len(book)):
        book[k] = 0.0


def apply(g, seat, action, book, room, out):
    """Carry out an action, or an outcome of chance, and note what it says."""
    if seat >= 0:
        note(g, seat, action, book, room, out)
    face.apply(g, seat, action)


# --- evidence


def note(g, seat, action, book, room, out):
    """Hold an action against what else the seat could have done, as everybody sees it. Passing says nothing."""
    n = 0
    if action < SAFE_ACTION:
        n = moving.legal(g, out)
        foresight.of_moves(g, n, room, out)
    elif action < CARD_ACTION:
        n = safe.legal(g, out)
        foresight.of_others(g, n, room, out)
    elif action < PASS_ACTION and PLAY[action - CARD_ACTION, 0] != C11:
        n = plays(g, PLAY[action - CARD_ACTION, 0], out)
        foresight.of_others(g, n, room, out)
    if n >= 2:
        weigh(g, seat, action, n, book, room, out)


def plays(g, kind, out):
    """K7.6: the ways to play the card, and not to play it."""
    n = 0
    for play in range(PLAY_START[kind], PLAY_START[kind + 1]):
        if cards.changes(g, kind, PLAY[play, 1], PLAY[play, 2]):
            out[n] = CARD_ACTION + play
            n += 1
    out[n] = PASS_ACTION
    return n + 1


def weigh(g, seat, action, n, book, room, out):
    """How likely the choice is in each style, for the owner of each set of agents, against one at random."""
    chosen = 0
    for k in range(n):
        if out[k] == action:
            chosen = k
    absent = moving.sitting_out(g)
    owned = 1 + g.seconds[seat]
    for place in range(FIRST[owned], FIRST[owned + 1]):
        if not SET[place] & absent:
            add(g, seat, place, n, chosen, book, room)


def add(g, seat, place, n, chosen, book, room):
    """Add how well the choice fits the owner of a set of agents, style by style."""
    worth(SET[place], n, room)
    best = 0.0
    for k in range(n):
        best = max(best, room[AT_WORTH + k])
    behind = (room[AT_WORTH + chosen] - best) / ROOT
    sharp = 0.0
    middle = 0.0
    dull = 0.0
    for k in range(n):
        room[AT_WORTH + k] = quick_exp((room[AT_WORTH + k] - best) / ROOT)
    for k in range(n):
        weight = room[AT_WORTH + k]
        weight3 = weight * weight * weight
        weight10 = weight3 * weight3 * weight3 * weight
        sharp += weight10 * weight10 * weight10
        middle += weight10
        dull += weight3
    book[row(g, seat, 0) + place] += fit(0, n * exp(30.0 * behind) / sharp)
    book[row(g, seat, 1) + place] += fit(1, n * exp(10.0 * behind) / middle)
    book[row(g, seat, 2) + place] += fit(2, n * exp(3.0 * behind) / dull)


def quick_exp(x):
    """The exponential of a number from -9 to 0, without a call, so that the compiler makes several at once; its 3rd power is right to 1e-12."""
    y = x / 256
    y = 1.0 + y * (1.0 + y * (1 / 2 + y * (1 / 6 + y / 24)))
    for _ in range(8):
        y *= y
    return y


def worth(members, n, room):
    """Note the chances of the agents together after each option."""
    for k in range(n):
        room[AT_WORTH + k] = 0.0
    for agent in range(AGENTS):
        if (members >> agent) & 1:
            for k in range(n):
                room[AT_WORTH + k] += room[AT_CHANCES + MOST_OPTIONS * agent + k]


def fit(style, weight):
    """The logarithm of how likely a choice is that is so many times as good as one at random; with the style's floor."""
    return log((1.0 - FLOOR[style]) * weight + FLOOR[style])


# --- what follows from it


def believe(g, seat, book, room, out):
    """Write what the seat can conclude, agents and seats in the observer's order."""
    mine = 0
    for agent in range(AGENTS):
        if g.playing[agent] and g.owner[agent] == seat:
            mine |= 1 << agent
    others = MASKS - 1 - mine - moving.sitting_out(g)
    for k in range(FORWARD):
        room[k] = NEVER
    for other in range(g.seats):
        if other == seat:
            room[ROWS + MASKS * other + mine] = 0.0
        else:
            fill(g, other, others | mine, book, room)
            if g.with_dossier:
                disguise(g, other, room)
            for members in range(MASKS):
                if members & mine:
                    room[ROWS + MASKS * other + members] = NEVER
    sum_up(g, scale(g, room), room)
    for k in range(AGENTS * COLUMNS):
        out[k] = 0.0
    slot = 0
    for agent in range(AGENTS):
        if (mine >> agent) & 1:
            write(g, seat, agent, slot, room, out)
            slot += 1
    for agent in range(AGENTS):
        if (others >> agent) & 1:
            write(g, seat, agent, slot, room, out)
            slot += 1


def write(g, seat, agent, slot, room, out):
    """One agent, in its place of the observer's order."""
    free = 1.0
    for other in range(g.seats):
        share = room[SHARES + COLUMNS * agent + other]
        free -= share
        out[COLUMNS * slot + (other - seat) % g.seats] = min(1.0, share)
    out[COLUMNS * slot + SEATS] = max(0.0, free)


def fill(g, seat, agents, book, room):
    """How well each set of as many agents as the seat owns fits it, in whatever order it came by them."""
    owned = 1 + g.seconds[seat]
    for style in range(STYLES):
        at = row(g, seat, style)
        room[GROWN] = 0.0
        for place in range(FIRST[owned + 1]):
            members = SET[place]
            if members & agents == members:
                ways = NEVER
                for agent in range(AGENTS):
                    if (members >> agent) & 1:
                        ways = either(ways, room[GROWN + members - (1 << agent)])
                room[GROWN + members] = ways + book[at + place]
                if place >= FIRST[owned]:
                    fits = PRIOR[style] + room[GROWN + members]
                    room[ROWS + MASKS * seat + members] = either(room[ROWS + MASKS * seat + members], fits)


def disguise(g, seat, room):
    """Some players bluff: whoever does moves as the owner of any other set would, each as likely as the next."""
    first, last = FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]
    everything = NEVER
    possible = 0
    for place in range(first, last):
        fits = room[ROWS + MASKS * seat + SET[place]]
        if fits != NEVER:
            everything = either(everything, fits)
            possible += 1
    if possible >= 2:
        for place in range(first, last):
            at = ROWS + MASKS * seat + SET[place]
            if room[at] != NEVER:
                others = NEVER
                if room[at] < everything:
                    others = BLUFF - log(possible - 1.0) + everything + log1p(-exp(room[at] - everything))
                room[at] = either(PLAIN + room[at], others)


def either(a, b):
    """The logarithm of a sum, from those of its parts."""
    if a < b:
        a, b = b, a
    if b == NEVER:
        return a
    return a + log1p(exp(b - a))


def scale(g, room):
    """Make the fits of each seat numbers of 1 at most; true if they must stay logarithms, because products would be too small."""
    widest = 0.0
    for seat in range(g.seats):
        best = NEVER
        worst = -NEVER
        for place in range(FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]):
            fits = room[ROWS + MASKS * seat + SET[place]]
            if fits != NEVER:
                best = max(best, fits)
                worst = min(worst, fits)
        widest += best - worst
        for place in range(FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]):
            at = ROWS + MASKS * seat + SET[place]
            if room[at] != NEVER:
                room[at] -= best
    if widest > MOST_LOGS:
        return True
    for seat in range(g.seats):
        for place in range(FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]):
            at = ROWS + MASKS * seat + SET[place]
            room[at] = exp(room[at])
    return False


def plus(a, b, logs):
    return either(a, b) if logs else a + b


def times(a, b, logs):
    return a + b if logs else a * b


def sum_up(g, logs, room):
    """For each agent and seat the probability that the agent is the seat's: no two seats own the same agent."""
    never = NEVER if logs else 0.0
    for k in range(FORWARD, GROWN):
        room[k] = never
    room[FORWARD] = 0.0 if logs else 1.0
    for seat in range(g.seats):
        for used in range(MASKS):
            so_far = room[FORWARD + MASKS * seat + used]
            if so_far != never:
                for place in range(FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]):
                    fits = room[ROWS + MASKS * seat + SET[place]]
                    if fits != never and not used & SET[place]:
                        into = FORWARD + MASKS * (seat + 1) + (used | SET[place])
                        room[into] = plus(room[into], times(so_far, fits, logs), logs)
    for used in range(MASKS):
        if room[FORWARD + MASKS * g.seats + used] != never:
            room[BACKWARD + MASKS * g.seats + used] = room[FORWARD]
    for k in range(SHARES, SHARES + AGENTS * COLUMNS):
        room[k] = never
    for seat in range(g.seats - 1, -1, -1):
        for used in range(MASKS):
            so_far = room[FORWARD + MASKS * seat + used]
            if so_far != never:
                for place in range(FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]):
                    fits = room[ROWS + MASKS * seat + SET[place]]
                    after = room[BACKWARD + MASKS * (seat + 1) + (used | SET[place])]
                    if fits != never and after != never and not used & SET[place]:
                        here = BACKWARD + MASKS * seat + used
                        way = times(after, fits, logs)
                        room[here] = plus(room[here], way, logs)
                        give(seat, SET[place], times(so_far, way, logs), logs, room)
    for k in range(SHARES, SHARES + AGENTS * COLUMNS):
        if room[k] != never:
            room[k] = exp(room[k] - room[BACKWARD]) if logs else room[k] / room[BACKWARD]
        else:
            room[k] = 0.0


def give(seat, members, share, logs, room):
    """Add to the shares of the agents that a seat takes."""
    for agent in range(AGENTS):
        if (members >> agent) & 1:
            at = SHARES + COLUMNS * agent + seat
            room[at] = plus(room[at], share, logs)
