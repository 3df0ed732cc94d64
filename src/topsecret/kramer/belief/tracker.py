"""What moves, places of the safe and cards say about who is whom in Kramer's game, and the posterior over all assignments.

Each is held against what else the seat could have done, by what the rules say would have come of it, in several styles of play; what a
seat may own is a set of agents, one and one more for each second identity (K8 C11). Passing says nothing: what a player could have
played is not known.

The book has, for each seat and style, a place for every set of agents: the logarithm of how well what the seat did while it owned so
many agents fits that it owned just these. A desk is what is calculated on: a table, and numbers (`ROOM`).
"""

from math import exp, log, log1p

from ...kernel.builds import table
from ...kernel.spec import Part
from .. import interface
from ..actions import MOVES, POINTS
from ..bots import outlook
from ..bots.outlook import CHANCES, WATCHING
from ..state import AGENTS, SEATS
from . import sums

PARTS = (
    Part("belief", (AGENTS, SEATS + 1), "agent by agent, the observer's own first: the probability that it belongs to each seat, the observer first; then, that it is free"),
)  # fmt: skip
COLUMNS = SEATS + 1

SHARES_OF_STYLES, FLOORS = (0.35, 0.30, 0.20, 0.15), (0.15, 0.25, 0.35, 1.0)
"""How people move, style by style: the share of the players, and the share of moves made for no reason that shows.

The better a move is for one's own agents, the likelier it is; and now and then any move, each as likely whoever made it, so that
nothing is ever ruled out. The last style is that of somebody whose moves say nothing.
"""
ROOT = 0.12
"""How much better, in chances, makes a move e times as likely: a 30th of it in the first style, a 10th in the second, a 3rd in the third."""
BLUFFERS = 0.5
"""K9: where there are dossiers, the share of the players who move all game long, in one of these styles, as if other agents were theirs."""

STYLES = len(SHARES_OF_STYLES)
PRIOR = table([log(share) for share in SHARES_OF_STYLES], "f8")
FLOOR = table(FLOORS, "f8")
PLAIN, BLUFF = log(1.0 - BLUFFERS), log(BLUFFERS)

MASKS = 1 << AGENTS
_SETS = sorted(range(1, MASKS), key=lambda members: (members.bit_count(), members))
SET = table(_SETS)
"""Every set of agents as bits, the smaller sets first: a place in the book for each."""
FIRST = table([sum(1 for members in _SETS if members.bit_count() < size) for size in range(AGENTS + 2)])
"""FIRST[size]: the first set of that many agents."""
USED = table([0, *_SETS])
USED_FIRST = table([sum(1 for members in range(MASKS) if members.bit_count() < size) for size in range(AGENTS + 2)])
"""The same with the empty set: what the seats before one can own."""

NEVER = -1e300
"""The logarithm of what cannot be."""
MOST_OPTIONS = MOVES
"""No seat has more to choose from at once than there are moves."""
FARTHEST = -36.0
"""Whoever is so many spreads behind has no chance."""

QUIET, SCORED, ENDED = 0, POINTS + 1, 2 * (POINTS + 1)
"""Where an agent's strengths begin by how far a move carries it: without a scoring, with one, and with one that ends the game."""

ROOM = {
    "outlook": ("f8", outlook.ROOM, AGENTS),  # nobody is held to own anything there
    "chances": (
        "f8",
        AGENTS,
        MOST_OPTIONS,
    ),  # by agent and option: how likely the agent is to be furthest ahead in the end
    "ways": ("f8", AGENTS, 3 * (POINTS + 1)),  # by agent and points: its strength; see QUIET
    "best": ("f8", MOST_OPTIONS),
    "total": ("f8", MOST_OPTIONS),
    "liking": ("f8", MOST_OPTIONS),
    "sums": ("f8", STYLES),
    "grown": ("f8", STYLES, MASKS),  # by style and set: in how many ways a seat can come to own it
    "fit": ("f8", MASKS),  # by place, how well each set that the seat at hand can own fits
    "taken": ("f8", MASKS),  # by place, in how many ways all own what they own when the seat at hand owns that set
    "fits": ("f8", SEATS, MASKS),  # by seat and set: how well what the seat did fits that it owns just this set
    "so_far": (
        "f8",
        SEATS + 1,
        MASKS,
    ),  # by seat and set: in how many ways the seats before it can own just these agents
    "onward": ("f8", SEATS + 1, MASKS),  # the same: in how many ways it and those after it can own others
    "shares": ("f8", AGENTS, COLUMNS),  # by agent and seat: how likely the agent is the seat's
}
"""The numbers of a desk, see `kernel.scratch`. Options are those of the action at hand, in order."""

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


def apply(g, seat, action, book, desk, out):
    """Carry out an action, or an outcome of chance, and note what it says."""
    if seat >= 0:
        note(g, seat, action, book, desk, out)
    interface.apply(g, seat, action)


# --- evidence


def note(g, seat, action, book, desk, out):
    """Hold an action against what else the seat could have done, as everybody sees it."""
    n = interface.instead(g, action, out)
    if n >= 2:
        chosen = 0
        for k in range(n):
            if out[k] == action:
                chosen = k
        if action < MOVES:
            foresee_moves(g, seat, out, n, desk)
        else:
            foresee(g, seat, out, n, desk)
        numbers = desk.numbers
        absent = interface.sitting_out(g)
        owned = 1 + g.seconds[seat]
        for place in range(FIRST[owned], FIRST[owned + 1]):
            if not SET[place] & absent:
                prefer(SET[place], n, numbers)
                for style in range(STYLES):
                    if FLOOR[style] < 1.0:
                        book[row(g, seat, style) + place] += log(likely(style, n, chosen, numbers))


def foresee(g, seat, actions, n, desk):
    """Write for each agent the chance to be furthest ahead in the end after each action, as everybody sees the table."""
    numbers = desk.numbers
    room, chances, best, scale = numbers.outlook, numbers.chances, numbers.best, numbers.liking
    for k in range(n):
        desk.tables[0] = g
        after = desk.tables[0]
        interface.apply(after, seat, actions[k])
        interface.calm(after)
        scale[k] = 1.0 / outlook.strengths(after, WATCHING, room)
        best[k] = outlook.OUT_OF_REACH
        for agent in range(AGENTS):
            chances[agent, k] = room[CHANCES, agent]
            best[k] = max(best[k], room[CHANCES, agent])
    compare(n, numbers)


def foresee_moves(g, seat, moves, n, desk):
    """The same for moves: what becomes of an agent depends on how far it goes and on whether there is a scoring, so few cases need asking."""
    numbers = desk.numbers
    ways, chances, best, scale = numbers.ways, numbers.chances, numbers.best, numbers.liking
    triggers = interface.triggers(g)
    missing = 0.0
    for k in range(n):
        if not interface.scores(moves[k], triggers):
            desk.tables[0] = g
            after = desk.tables[0]
            interface.apply(after, seat, moves[k])
            interface.calm(after)
            missing = outlook.togo(after)
            break
    quiet = 1.0 / outlook.spread(g, WATCHING, missing)
    for agent in range(AGENTS):
        for steps in range(POINTS + 1):
            building = interface.goal(g, agent, steps)
            standing = outlook.standing(g, WATCHING, building)
            total = interface.scored(g, agent, building)
            ways[agent, QUIET + steps] = g.score[agent] + (standing if missing > 0 else 0.0)
            ways[agent, SCORED + steps] = total + standing
            ways[agent, ENDED + steps] = total * 1.0
            if not g.playing[agent]:
                ways[agent, QUIET + steps] = outlook.OUT_OF_REACH
                ways[agent, SCORED + steps] = outlook.OUT_OF_REACH
                ways[agent, ENDED + steps] = outlook.OUT_OF_REACH
    for k in range(n):
        move = moves[k]
        case = QUIET
        scale[k] = quiet
        if interface.scores(move, triggers):
            lead = 0.0
            for agent in range(AGENTS):
                lead = max(lead, ways[agent, ENDED + interface.steps(move, agent)])
            missing = outlook.behind(g, lead)
            case = SCORED if missing > 0 else ENDED
            scale[k] = 1.0 / outlook.spread(g, WATCHING, missing)
        ahead = outlook.OUT_OF_REACH
        for agent in range(AGENTS):
            strength = ways[agent, case + interface.steps(move, agent)]
            chances[agent, k] = strength
            ahead = max(ahead, strength)
        best[k] = ahead
    compare(n, numbers)


def compare(n, numbers):
    """Make strengths chances to be furthest ahead: `best` of each option and `liking`, in which its scale stands, say how."""
    chances, best, scale, total = numbers.chances, numbers.best, numbers.liking, numbers.total
    for k in range(n):
        total[k] = 0.0
    for agent in range(AGENTS):
        for k in range(n):
            chances[agent, k] = quick_exp(max(FARTHEST, (chances[agent, k] - best[k]) * scale[k]))
            total[k] += chances[agent, k]
    for k in range(n):
        total[k] = 1.0 / total[k]
    for agent in range(AGENTS):
        for k in range(n):
            chances[agent, k] *= total[k]


def prefer(members, n, numbers):
    """Write how much each option is to the liking of the owner of these agents, and the sums of its powers."""
    chances, liking = numbers.chances, numbers.liking
    for k in range(n):
        liking[k] = 0.0
    for agent in range(AGENTS):
        if (members >> agent) & 1:
            for k in range(n):
                liking[k] += chances[agent, k]
    best = sums.greatest(liking, n)
    for k in range(n):
        liking[k] = quick_exp((liking[k] - best) * (1.0 / ROOT))
    sums.powers(liking, n, numbers.sums)


def quick_exp(x):
    """The exponential of a number from -36 to 0, without a call, so that the compiler makes several at once."""
    y = x / 256
    y = 1.0 + y * (1.0 + y * (1 / 2 + y * (1 / 6 + y * (1 / 24))))
    for _ in range(8):
        y *= y
    return y


def likely(style, n, k, numbers):
    """How likely option k is in the style, as many times as likely as one at random."""
    if FLOOR[style] == 1.0:
        return 1.0
    weight = numbers.liking[k]
    power = weight * weight * weight
    if style < 2:
        power = power * power * power * weight
    if style == 0:
        power = power * power * power
    return (1.0 - FLOOR[style]) * n * power / numbers.sums[style] + FLOOR[style]


def taken_for(g, seat, agent, actions, n, book, desk, taken):
    """Write for each action of a seat with one agent how likely this agent would be taken for its own afterwards, at face value."""
    foresee(g, seat, actions, n, desk)
    numbers = desk.numbers
    total = numbers.total
    absent = interface.sitting_out(g)
    best = NEVER
    for style in range(STYLES):
        for other in range(AGENTS):
            if not (1 << other) & absent:
                best = max(best, PRIOR[style] + book[row(g, seat, style) + other])
    for k in range(n):
        total[k] = 0.0
        taken[k] = 0.0
    for other in range(AGENTS):
        if not (1 << other) & absent:
            prefer(1 << other, n, numbers)
            for style in range(STYLES):
                so_far = exp(PRIOR[style] + book[row(g, seat, style) + other] - best)
                for k in range(n):
                    after = so_far * likely(style, n, k, numbers)
                    total[k] += after
                    if other == agent:
                        taken[k] += after
    for k in range(n):
        taken[k] /= total[k]


# --- what follows from it


def conclude(g, seat, book, numbers):
    """Write what the seat (-1: a spectator) can conclude: `fits`, `onward` and `shares`; true if the first two are logarithms."""
    fits = numbers.fits
    mine = own(g, seat)
    for other in range(g.seats):
        for members in range(MASKS):
            fits[other, members] = NEVER
        if other == seat:
            fits[other, mine] = 0.0
        else:
            fill(g, other, book, numbers)
            if g.with_dossier:
                disguise(g, other, fits)
            for place in range(FIRST[1 + g.seconds[other]], FIRST[2 + g.seconds[other]]):
                if SET[place] & mine:
                    fits[other, SET[place]] = NEVER
    logs = scale(g, fits)
    sum_up(g, logs, numbers)
    return logs


def own(g, seat):
    """The agents of the seat, as bits."""
    mine = 0
    for agent in range(AGENTS):
        if seat >= 0 and g.playing[agent] and g.owner[agent] == seat:
            mine |= 1 << agent
    return mine


def believe(g, seat, book, desk, out):
    """Write what the seat can conclude, agents and seats in the observer's order."""
    conclude(g, seat, book, desk.numbers)
    mine = own(g, seat)
    others = MASKS - 1 - mine - interface.sitting_out(g)
    for k in range(AGENTS * COLUMNS):
        out[k] = 0.0
    slot = 0
    for agent in range(AGENTS):
        if (mine >> agent) & 1:
            write(g, seat, agent, slot, desk.numbers.shares, out)
            slot += 1
    for agent in range(AGENTS):
        if (others >> agent) & 1:
            write(g, seat, agent, slot, desk.numbers.shares, out)
            slot += 1


def write(g, seat, agent, slot, shares, out):
    """One agent, in its place of the observer's order."""
    free = 1.0
    for other in range(g.seats):
        share = shares[agent, other]
        free -= share
        out[COLUMNS * slot + (other - seat) % g.seats] = min(1.0, share)
    out[COLUMNS * slot + SEATS] = max(0.0, free)


def fill(g, seat, book, numbers):
    """How well each set of as many agents as the seat owns fits it, in whatever order it came by them."""
    fits, grown = numbers.fits, numbers.grown
    owned = 1 + g.seconds[seat]
    absent = interface.sitting_out(g)
    for style in range(STYLES):
        grown[style, 0] = 0.0
    for place in range(FIRST[owned + 1]):
        members = SET[place]
        if not members & absent:
            best = NEVER
            for style in range(STYLES):
                ways = grown[style, 0]
                if place >= AGENTS:
                    ways = NEVER
                    for agent in range(AGENTS):
                        if (members >> agent) & 1:
                            ways = either(ways, grown[style, members - (1 << agent)])
                grown[style, members] = ways + book[row(g, seat, style) + place]
                best = max(best, PRIOR[style] + grown[style, members])
            if place >= FIRST[owned]:
                total = 0.0
                for style in range(STYLES):
                    total += exp(PRIOR[style] + grown[style, members] - best)
                fits[seat, members] = best + log(total)


def disguise(g, seat, fits):
    """Some players bluff: whoever does moves as the owner of any other set would, each as likely as the next."""
    first, last = FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]
    everything = NEVER
    possible = 0
    for place in range(first, last):
        if fits[seat, SET[place]] != NEVER:
            everything = either(everything, fits[seat, SET[place]])
            possible += 1
    if possible >= 2:
        for place in range(first, last):
            plain = fits[seat, SET[place]]
            if plain != NEVER:
                others = NEVER
                if plain < everything:
                    others = BLUFF - log(possible - 1.0) + everything + log1p(-exp(plain - everything))
                fits[seat, SET[place]] = either(PLAIN + plain, others)


def either(a, b):
    """The logarithm of a sum, from those of its parts."""
    if a < b:
        a, b = b, a
    if b == NEVER:
        return a
    return a + log1p(exp(b - a))


def scale(g, fits):
    """Make the fits of each seat numbers of 1 at most; true if they must stay logarithms, because products would be too small."""
    widest = 0.0
    for seat in range(g.seats):
        best = NEVER
        worst = -NEVER
        for place in range(FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]):
            if fits[seat, SET[place]] != NEVER:
                best = max(best, fits[seat, SET[place]])
                worst = min(worst, fits[seat, SET[place]])
        widest += best - worst
        for place in range(FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]):
            if fits[seat, SET[place]] != NEVER:
                fits[seat, SET[place]] -= best
    if widest > MOST_LOGS:
        return True
    for seat in range(g.seats):
        for place in range(FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]):
            if fits[seat, SET[place]] != NEVER:
                fits[seat, SET[place]] = exp(fits[seat, SET[place]])
        for members in range(MASKS):
            if fits[seat, members] == NEVER:
                fits[seat, members] = 0.0
    return False


def plus(a, b, logs):
    return either(a, b) if logs else a + b


def times(a, b, logs):
    return max(NEVER, a + b) if logs else a * b


def sum_up(g, logs, numbers):
    """Write for each agent and seat the probability that the agent is the seat's: no two seats own the same agent.

    Whoever owns an agent that is taken adds no agent to those that are: what is written there is never read.
    """
    fits, shares, fit, taken = numbers.fits, numbers.shares, numbers.fit, numbers.taken
    so_far, onward = numbers.so_far, numbers.onward
    never = NEVER if logs else 0.0
    for seat in range(g.seats + 1):
        for used in range(MASKS):
            so_far[seat, used] = never
            onward[seat, used] = never
    so_far[0, 0] = 0.0 if logs else 1.0
    gone = 0
    for seat in range(g.seats):
        first, last = FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]
        for place in range(first, last):
            fit[place] = fits[seat, SET[place]]
        for state in range(USED_FIRST[gone], USED_FIRST[gone + 1]):
            ways = so_far[seat, USED[state]]
            if ways != never:
                for place in range(first, last):
                    into = USED[state] | SET[place]
                    so_far[seat + 1, into] = plus(so_far[seat + 1, into], times(ways, fit[place], logs), logs)
        gone += 1 + g.seconds[seat]
    for state in range(USED_FIRST[gone], USED_FIRST[gone + 1]):
        if so_far[g.seats, USED[state]] != never:
            onward[g.seats, USED[state]] = so_far[0, 0]
    for agent in range(AGENTS):
        for seat in range(COLUMNS):
            shares[agent, seat] = never
    for seat in range(g.seats - 1, -1, -1):
        first, last = FIRST[1 + g.seconds[seat]], FIRST[2 + g.seconds[seat]]
        gone -= 1 + g.seconds[seat]
        for place in range(first, last):
            fit[place] = fits[seat, SET[place]]
            taken[place] = never
        for state in range(USED_FIRST[gone], USED_FIRST[gone + 1]):
            ways = so_far[seat, USED[state]]
            if ways != never:
                total = never
                for place in range(first, last):
                    way = times(onward[seat + 1, USED[state] | SET[place]], fit[place], logs)
                    total = plus(total, way, logs)
                    taken[place] = plus(taken[place], times(ways, way, logs), logs)
                onward[seat, USED[state]] = total
        for place in range(first, last):
            for agent in range(AGENTS):
                if (SET[place] >> agent) & 1:
                    shares[agent, seat] = plus(shares[agent, seat], taken[place], logs)
    for agent in range(AGENTS):
        for seat in range(g.seats):
            share = shares[agent, seat]
            if share == never:
                shares[agent, seat] = 0.0
            else:
                shares[agent, seat] = exp(share - onward[0, 0]) if logs else share / onward[0, 0]
