"""Duel cards: how to mix them, given what both sides still hold and what is at stake (R6)."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

PRICE = (0.15, 0.03, 0.1, 0.2, 0.35, 0.6)
"""What it costs to spend a card, by its value, in the same coin as the stakes: a 0 saves an agent, a 5 nearly wins."""
FULL_HAND = (0, 0, 1, 2, 3, 4, 5)
ROUNDS = 80


@lru_cache(maxsize=4096)
def mixed(
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    stakes: tuple[float, float, float, float],
    tie_attacks: bool,
) -> tuple[tuple[float, ...], tuple[float, ...], float]:
    """Both sides' mixtures over their distinct cards, and how likely the attacker wins.

    `stakes`: what the attacker wins by winning and loses by losing, the same for the defender, each without the agent
    itself; that costs a point more unless the card was a 0. Found by fictitious play: each side answers what the other has done so far.
    """
    wins = np.array([[a > d or (a == d and tie_attacks) for d in defence] for a in attack], dtype=np.float64)
    saved_a = np.array([0.0 if a == 0 else 1.0 for a in attack])[:, None]
    saved_d = np.array([0.0 if d == 0 else 1.0 for d in defence])[None, :]
    price_a = np.array([PRICE[a] for a in attack])[:, None]
    price_d = np.array([PRICE[d] for d in defence])[None, :]
    win_a, lose_a, win_d, lose_d = stakes
    for_attacker: Floats = wins * (win_a + 0.5 * saved_d) - (1 - wins) * (lose_a + saved_a) - price_a
    for_defender: Floats = (1 - wins) * (win_d + 0.5 * saved_a) - wins * (lose_d + saved_d) - price_d
    tried_a: Floats = np.full(len(attack), 1.0 / len(attack))
    tried_d: Floats = np.full(len(defence), 1.0 / len(defence))
    for _ in range(ROUNDS):
        best_a = int(np.argmax(for_attacker @ tried_d))
        best_d = int(np.argmax(tried_a @ for_defender))
        tried_a[best_a] += 1
        tried_d[best_d] += 1
    mix_a: Floats = tried_a / tried_a.sum()
    mix_d: Floats = tried_d / tried_d.sum()
    return tuple(mix_a.tolist()), tuple(mix_d.tolist()), float(mix_a @ wins @ mix_d)


def hand_key(hand: list[int]) -> tuple[int, ...]:
    """The distinct values of a hand."""
    return tuple(sorted(set(hand)))
