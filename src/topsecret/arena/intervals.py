"""How sure a share is: 95 % intervals from deals, which are independent of each other; the games of one deal are not."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ..simulate import Z

Numbers = npt.NDArray[np.float64] | Sequence[float]

FEW = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 6: 2.4469, 7: 2.3646, 8: 2.3060}
"""The 97.5 % points of Student's distribution for very few degrees of freedom."""


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution; Fisher's expansion, good to three places from 9 on."""
    if freedom in FEW:
        return FEW[freedom]
    z, v = Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def share(points: Numbers, seats: Numbers) -> tuple[float, float, float]:
    """Points a seat with its interval, from the points and the seats of each deal.

    The spread is that between deals (linearised ratio, n/(n-1)), with one more deal as if its games had been independent:
    a few deals that happen to be alike prove little. The interval is Wilson's, for as many independent games as would have
    that spread, with Student's factor for the number of deals.
    """
    won, sat = np.asarray(points, float), np.asarray(seats, float)
    won, sat = won[sat > 0], sat[sat > 0]
    total = float(sat.sum())
    if not total:
        return 0.0, 0.0, 1.0
    mean = float(won.sum()) / total
    deals = len(sat)
    if deals < 2:
        return mean, 0.0, 1.0
    independent = mean * (1 - mean) / total
    between = deals / (deals - 1) * float(((won - mean * sat) ** 2).sum()) / total**2
    variance = ((deals - 1) * between + independent) / deals
    games = mean * (1 - mean) / variance if variance > 0 else total
    low, high = _wilson(mean, games, student(deals - 1))
    return mean, low, high


def lead(points: Numbers, seats: Numbers, other_points: Numbers, other_seats: Numbers) -> tuple[float, float, float]:
    """By how much the first share is greater than the other in the same deals, with its interval."""
    won, sat = np.asarray(points, float), np.asarray(seats, float)
    theirs, they = np.asarray(other_points, float), np.asarray(other_seats, float)
    both = (sat > 0) & (they > 0)
    won, sat, theirs, they = won[both], sat[both], theirs[both], they[both]
    deals = len(sat)
    if not deals:
        return 0.0, -1.0, 1.0
    mine, other = float(won.sum() / sat.sum()), float(theirs.sum() / they.sum())
    if deals < 2:
        return mine - other, -1.0, 1.0
    apart = (won - mine * sat) / sat.sum() - (theirs - other * they) / they.sum()
    independent = mine * (1 - mine) / float(sat.sum()) + other * (1 - other) / float(they.sum())
    variance = float((apart**2).sum()) + independent / deals
    half = student(deals - 1) * math.sqrt(variance)
    return mine - other, max(-1.0, mine - other - half), min(1.0, mine - other + half)


def _wilson(mean: float, games: float, factor: float) -> tuple[float, float]:
    square = factor * factor / games
    middle = mean + square / 2
    half = math.sqrt(square * mean * (1 - mean) + square * square / 4)
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))
