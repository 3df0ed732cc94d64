"""Where to hide suitcases, and what in them (R2)."""

from math import exp

from ...kernel.random import below
from ..actions import GUARDS_ACTION, PLACE_ACTION
from ..board import MAX_CITIES
from ..state import BOMB, LETTERS_EACH

FINE = 1 << 20


def hidden(g, seat, actions, n, out, p, r):
    """R2.2 to R2.4: return any contents and guards; a suitcase goes on the own way home and where the own agents come first.

    A lure goes where enemies come first: the bomb, and now and then another, so that its place does not tell it.
    """
    first = actions[below(r, n)]
    if not PLACE_ACTION <= first < GUARDS_ACTION:
        return first
    letter = (first - PLACE_ACTION) // MAX_CITIES
    lured = p.lure if g.content[seat * LETTERS_EACH + letter] == BOMB else p.false_lure
    lure = below(r, FINE) < lured * FINE
    total = 0.0
    for k in range(n):
        out[k] = 0.0
        if (actions[k] - PLACE_ACTION) // MAX_CITIES == letter:
            out[k] = exp(-pain(g, seat, (actions[k] - PLACE_ACTION) % MAX_CITIES, lure, p) / p.unreadable)
        total += out[k]
    rest = below(r, FINE) / FINE * total
    k = 0
    while k + 1 < n and rest >= out[k]:
        rest -= out[k]
        k += 1
    return actions[k]


def pain(g, seat, city, lure, p):
    """Return how far off the way home a city is, and how much later than the others the own agents come there."""
    mine = p.start[g.colour[seat], city]
    late = 0
    for other in range(g.seats):
        if other != seat:
            late = max(late, mine - p.start[g.colour[other], city] + 1)
    return 0.5 * (mine + p.home[g.colour[seat], city]) + (0.1 * mine if lure else 0.6 * late)
