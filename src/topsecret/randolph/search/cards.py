"""Duel cards: how to mix them, given what both sides still hold and what is at stake (R6)."""

from ..rules import duels
from ..state import AGGRESSOR, NONE, VALUES
from .desk import DIALS, MIX, PAY, POWERS, PRICE_0, PRICES, SCORE, THREAT, UNIT, VALUE
from .tasks import carried_task

ROUGHLY, EXACTLY = 24, 60
"""Rounds of fictitious play: to weigh a fight, and to draw a card."""
MOST = 6.0
"""No stake counts more than so many agents."""
LEAST_SHARE = 0.04
"""Fictitious play leaves traces of its first tries; a card below that is no part of the mixture."""


def stake(g, seat, other, agent, room):
    """What the suitcase in an agent's hands is worth to whoever ends up with it, in agents; `seat` is the one that plans."""
    cargo = g.cargo[other, agent]
    worth = 0.2
    if cargo != NONE:
        if other == seat:
            worth += carried_task(g, g.place[other, agent], cargo, room)
        else:
            worth += room[THREAT, cargo] + max(0.0, room[VALUE, cargo]) * room[POWERS, 10]
    return min(MOST, worth / room[SCORE, UNIT])


def duel(g, attacker, defender, held_a, held_d, exact, room, rounds):
    """Fill both sides' mixtures; how likely the attacker wins. `held`: what each fighter's suitcase is worth."""
    tie = g.tie == AGGRESSOR or exact
    for a in range(VALUES):
        price = room[DIALS, PRICES] * room[DIALS, PRICE_0 + a]
        for d in range(VALUES):
            wins = a > d or (a == d and tie)
            saved_a = 0.0 if a == 0 else 1.0
            saved_d = 0.0 if d == 0 else 1.0
            other = room[DIALS, PRICES] * room[DIALS, PRICE_0 + d]
            room[PAY + a, d] = (held_d + 0.5 * saved_d if wins else -held_a - saved_a) - price
            room[PAY + 6 + a, d] = (-held_d - saved_d if wins else held_a + 0.5 * saved_a) - other
    for card in range(VALUES):
        room[MIX, card] = 1.0 if duels.in_hand(g, attacker, card) > 0 else 0.0
        room[MIX + 1, card] = 1.0 if duels.in_hand(g, defender, card) > 0 else 0.0
    for _ in range(rounds):
        best_a = NONE
        best_d = NONE
        most_a = 0.0
        most_d = 0.0
        for card in range(VALUES):
            if room[MIX, card] > 0.0:
                gain = 0.0
                for d in range(VALUES):
                    gain += room[MIX + 1, d] * room[PAY + card, d]
                if best_a == NONE or gain > most_a:
                    best_a = card
                    most_a = gain
            if room[MIX + 1, card] > 0.0:
                gain = 0.0
                for a in range(VALUES):
                    gain += room[MIX, a] * room[PAY + 6 + a, card]
                if best_d == NONE or gain > most_d:
                    best_d = card
                    most_d = gain
        room[MIX, best_a] += 1.0
        room[MIX + 1, best_d] += 1.0
    even(room, MIX)
    even(room, MIX + 1)
    chance = 0.0
    for a in range(VALUES):
        for d in range(VALUES):
            if a > d or (a == d and tie):
                chance += room[MIX, a] * room[MIX + 1, d]
    return chance


def even(room, row):
    """Make a mixture of counts."""
    total = 0.0
    for card in range(VALUES):
        total += room[row, card]
    kept = 0.0
    for card in range(VALUES):
        room[row, card] = room[row, card] / total if room[row, card] > LEAST_SHARE * total else 0.0
        kept += room[row, card]
    for card in range(VALUES):
        room[row, card] /= kept
