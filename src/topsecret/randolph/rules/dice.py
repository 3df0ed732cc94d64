"""The dice, and the roll for the first turn (R1.2, R2.5)."""

from ..state import FACES, NONE, NOT_ASKED, SEATS, START, WAITING

OUTCOMES = FACES * FACES
"""Both dice together: first face times FACES plus second face."""
SIDES = (1, 2, 2, 1)
"""R1.2: on how many of its six sides a die shows 0, 1, 2 and 3."""


def weights(out):
    """R1.2: how likely each outcome of the two dice is, of 36."""
    for first in range(FACES):
        for second in range(FACES):
            out[first * FACES + second] = SIDES[first] * SIDES[second]
    return OUTCOMES


def total(outcome):
    return outcome // FACES + outcome % FACES


def ask_everybody(g):
    """R2.5: after the set-up everybody rolls for the first turn."""
    g.phase = START
    for seat in range(g.seats):
        g.first_roll[seat] = WAITING


def next_to_roll(g):
    """R2.5: the seat whose roll for the first turn is due, or NONE."""
    for seat in range(g.seats):
        if g.first_roll[seat] == WAITING:
            return seat
    return NONE


def highest(g):
    best = NOT_ASKED
    for seat in range(g.seats):
        best = max(best, g.first_roll[seat])
    return best


def roll_for_start(g, outcome):
    """R2.5: a seat rolls; when all have, the seat that begins, or NONE while tied players must roll again."""
    g.first_roll[next_to_roll(g)] = total(outcome)
    if next_to_roll(g) != NONE:
        return NONE
    best = highest(g)
    tied = 0
    first = NONE
    for seat in range(g.seats):
        if g.first_roll[seat] == best:
            g.first_roll[seat] = WAITING
            tied += 1
            first = seat
        else:
            g.first_roll[seat] = NOT_ASKED
    if tied > 1:
        return NONE
    for seat in range(SEATS):
        g.first_roll[seat] = NOT_ASKED
    return first
