"""What bots ask of Randolph's game: what a seat would do, and what the tree search needs."""

from math import exp

from ..rules import face
from ..rules.numbers import END_ACTION, TAKE_ACTION
from ..state import CHANCE, DUEL, LETTERS_EACH, MOVE, SETUP
from . import outlook, plan, tasks, ways
from .desk import DIALS, EVEN, LEAST, LIKELY, RESTLESS, ROWS, WIDTH

ROOM_SHAPE = (ROWS, WIDTH)
BELIEVED = LIKELY
"""The first of the rows in which stands how likely each suitcase is thought to hold 5, 3, 1 or a bomb by those who cannot know."""
IMPATIENCE = (DIALS, RESTLESS)
"""Where stands what a fight is worth just because something must happen."""
WIDEST = 14
"""Actions that are looked at in one place."""
FREE = 4.0
"""A suitcase that is handled costs no step; what it brings counts so much more."""


def prepare(states, at, room):
    """Make a desk ready for the board and the number of players of a table."""
    ways.survey(states[at], room)
    tasks.set_dials(states[at], room)
    outlook.set_weights(states[at], room)


def best(states, at, seat, actions, n, out, room, r):
    """What the seat would do of its n legal actions."""
    return plan.best(states[at], seat, actions, n, out, room, r, True)


def propose(states, at, scratch, seat, actions, prior, room):
    """The actions worth looking at, with how much each is to be tried; how many."""
    g = states[at]
    n = face.legal(g, seat, actions)
    if g.phase != MOVE or n == 1:
        for k in range(n):
            prior[k] = 1.0 / n
        return n
    plan.read(g, seat, room, True)
    plan.scores(g, seat, actions, n, prior, room)
    least = room[DIALS, LEAST]
    for k in range(n):
        if TAKE_ACTION <= actions[k] < END_ACTION:
            # Only what makes the table better: nobody takes and drops for ever.
            prior[k] = prior[k] * FREE if prior[k] > least else plan.NEVER
    n = keep_best(actions, prior, n)
    most = prior[0]
    total = 0.0
    for k in range(n):
        prior[k] = exp(max(-20.0, (prior[k] - most) / room[DIALS, EVEN]))
        total += prior[k]
    for k in range(n):
        prior[k] /= total
    return n


def keep_best(actions, prior, n):
    """Sort the best to the front, drop the hopeless; how many are kept."""
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
        if k > 0 and score <= plan.NEVER:
            return k
    return kept


def drawn(g, seat, actions, prior, room, r):
    """Duel cards are drawn from a mixture, not decided: what can be foreseen can be beaten. The action, or -1."""
    if g.phase != DUEL:
        return -1
    n = face.legal(g, seat, actions)
    return plan.best(g, seat, actions, n, prior, room, r, False)


def values(g, bonus, room, out, actions, prior, r, weights):
    """What every seat can expect: the turn is ended as its player would end it, then the table is judged."""
    while True:
        asked = face.pending(g)
        if asked == CHANCE or asked == 0 or g.phase == SETUP:
            break
        seat = 0
        while not (asked >> seat) & 1:
            seat += 1
        n = face.legal(g, seat, actions)
        face.apply(g, seat, plan.best(g, seat, actions, n, prior, room, r, False))
    outlook.judge(g, room, out)


def private(g, seat):
    """What the seat knows and the others do not: the contents of its suitcases, as one number."""
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
