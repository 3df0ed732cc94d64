"""What bots ask of Randolph's game: what a seat would do, and what the tree search needs. A room is one plan, in a row."""

from math import exp

from .. import interface
from ..actions import END_ACTION, TAKE_ACTION
from ..state import CHANCE, DUEL, LETTERS_EACH, MOVE, SETUP
from . import choice, outlook, tasks, ways
from .plan import PLAN, ROWS

ROOM = PLAN
"""What a room consists of."""
SCRATCH_ROWS = ROWS
WIDEST = 14
"""Actions that are looked at in one place."""
FREE = 4.0
"""A suitcase that is handled costs no step; what it brings counts so much more."""


def prepare(states, at, scratch, room):
    """Make a plan ready for the board and the dice of a table."""
    ways.survey(states[at], room[0])
    tasks.throw(states, at, scratch, room[0])


def best(states, at, scratch, seat, actions, n, out, room, r):
    """Return what the seat would do of its n legal actions."""
    return choice.best(states, at, scratch, seat, actions, n, out, room[0], r, True)


def propose(states, at, scratch, seat, actions, prior, room):
    """Write the actions worth looking at, with how much each is to be tried; return how many."""
    g = states[at]
    p = room[0]
    n = interface.legal(g, seat, actions)
    if g.phase != MOVE or n == 1:
        for k in range(n):
            prior[k] = 1.0 / n
        return n
    choice.read(states, at, scratch, seat, p, True)
    choice.scores(states, at, scratch, seat, actions, n, prior, p)
    for k in range(n):
        if TAKE_ACTION <= actions[k] < END_ACTION:
            # Only what makes the table better: nobody takes and drops for ever.
            prior[k] = prior[k] * FREE if prior[k] > p.least else choice.NEVER
    n = keep_best(actions, prior, n)
    most = prior[0]
    total = 0.0
    for k in range(n):
        prior[k] = exp(max(-20.0, (prior[k] - most) / p.even))
        total += prior[k]
    for k in range(n):
        prior[k] /= total
    return n


def keep_best(actions, prior, n):
    """Sort the best to the front, drop the hopeless; return how many are kept."""
    kept = min(n, WIDEST)
    for k in range(kept):
        best_k = k
        for other in range(k + 1, n):
            if prior[other] > prior[best_k]:
                best_k = other
        action = actions[best_k]
        score = prior[best_k]
        actions[best_k] = actions[k]
        prior[best_k] = prior[k]
        actions[k] = action
        prior[k] = score
        if k > 0 and score <= choice.NEVER:
            return k
    return kept


def drawn(states, at, scratch, seat, actions, prior, room, r):
    """Return a duel card drawn from a mixture, else -1: it is not decided, what can be foreseen can be beaten."""
    if states[at].phase != DUEL:
        return -1
    n = interface.legal(states[at], seat, actions)
    return choice.best(states, at, scratch, seat, actions, n, prior, room[0], r, False)


def values(states, at, scratch, bonus, room, out, actions, prior, r, weights):
    """Write what every seat can expect: the turn is ended as its player would end it, then the table is judged."""
    g = states[at]
    while True:
        asked = interface.pending(g)
        if asked == CHANCE or asked == 0 or g.phase == SETUP:
            break
        seat = 0
        while not (asked >> seat) & 1:
            seat += 1
        n = interface.legal(g, seat, actions)
        interface.apply(g, seat, choice.best(states, at, scratch, seat, actions, n, prior, room[0], r, False))
    outlook.judge(states, at, scratch, room[0], out)


def private(g, seat):
    """Return what the seat knows and the others do not: the contents of its suitcases, as one number."""
    key = 0
    for suitcase in range(seat * LETTERS_EACH, (seat + 1) * LETTERS_EACH):
        key = key * 8 + g.content[suitcase] + 1
    return key


def ends(g):
    """R2: the set-up is not searched."""
    return g.phase == SETUP


def seen(g):
    """Everybody sees the dice."""
    return True
