"""How much of a result is luck: the spread of a seat's result taken apart by what was the same and what was not.

Every deal (one stream of dice and draws) is played by every seating of two kinds of bots, half of each, and each of these several
times with other random streams of the bots themselves. The spread of a seat's points then has four parts that add up: *who plays*, the
spread between the seatings' means; *dice and deal*, between the deals' means; *both together*, what a deal does to one seating and
not to another; and *the rest*, what differs between repetitions. (Streams stay alike as far as the games do: the third roll is the
same roll, but in another position. What chance does after that is in the last two parts.) The luck share is all but who plays.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from topsecret import bots
from topsecret.arena.plots import Range

from .tables import Task, sit_down

REPEATS = 2
DRAWS = 400
"""How often the deals are drawn anew for the intervals."""
PARTS = ("who plays", "dice and deal", "both together", "the rest")

Floats = npt.NDArray[np.float64]


class Spread(NamedTuple):
    """The four parts of the variance, in the order of PARTS."""

    who: float
    dice: float
    both: float
    rest: float


def seatings(players: int, names: Sequence[str]) -> list[list[str]]:
    """Every seating of two bots with half the seats for each."""
    first, second = names
    return [
        [first if seat in chosen else second for seat in range(players)]
        for chosen in itertools.combinations(range(players), players // 2)
    ]


def deal(task: Task) -> list[list[list[float]]]:
    """One deal: by seating and repetition the points of each seat."""
    names = task.setting.bots.split("+")
    return [
        [_points(task, seats, 1 + repeat) for repeat in range(REPEATS)]
        for seats in seatings(task.setting.players, names)
    ]


def _points(task: Task, seats: list[str], whims: int) -> list[float]:
    match, made = sit_down(task, seats, whims)
    result = bots.play(match, made)
    if result is None:
        raise AssertionError(f"{task} did not end")
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.players)]


def spread(points: Floats) -> Spread:
    """The parts of the variance, unbiased, from points[deal, seating, repetition] of one seat."""
    deals, kinds, repeats = points.shape
    cell = points.mean(axis=2)
    row, column, middle = cell.mean(axis=1), cell.mean(axis=0), cell.mean()
    within = float(((points - cell[:, :, None]) ** 2).sum()) / (deals * kinds * (repeats - 1))
    crossed = cell - row[:, None] - column[None, :] + middle
    both = repeats * float((crossed**2).sum()) / ((deals - 1) * (kinds - 1))
    between = kinds * repeats * float(((row - middle) ** 2).sum()) / (deals - 1)
    whose = deals * repeats * float(((column - middle) ** 2).sum()) / (kinds - 1)
    # The seatings are all there are, the deals are drawn: each mean square has its expectation taken off accordingly.
    of_all = (kinds - 1) / kinds
    return Spread(
        who=of_all * (whose - both) / (deals * repeats),
        dice=(between - within) / (kinds * repeats),
        both=of_all * (both - within) / repeats,
        rest=within,
    )


def shares(points: Floats) -> Floats:
    """The four parts as shares of the whole, all seats of points[deal, seating, repetition, seat] together."""
    parts: Floats = np.array([spread(points[..., seat]) for seat in range(points.shape[-1])]).sum(axis=0)
    whole = parts.sum()
    return parts / whole if whole > 0 else np.zeros(len(PARTS))


def with_intervals(points: Floats, seed: int = 0) -> list[Range]:
    """The shares with 95 % intervals: deals drawn anew again and again, with the spread that this has about the estimate."""
    found = shares(points)
    draw = np.random.default_rng(seed)
    deals = len(points)
    drawn = np.array([shares(points[draw.integers(0, deals, deals)]) for _ in range(DRAWS)])
    half = 1.96 * drawn.std(axis=0)
    return [
        Range(label, float(value), float(value - width), float(value + width))
        for label, value, width in zip(PARTS, found, half, strict=True)
    ]
