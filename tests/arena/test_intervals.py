"""Intervals: they hold the truth as often as they say, also when the games of a deal hang together."""

from __future__ import annotations

import numpy as np
import pytest

from topsecret.arena import intervals
from topsecret.simulate import wilson

TRIES = 1000


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.706), (2, 4.303), (6, 2.447), (7, 2.365), (10, 2.228), (20, 2.086), (60, 2.0003), (10**6, 1.95996)]
)  # fmt: skip
def test_students_points_are_those_of_the_tables(freedom: int, point: float) -> None:
    assert intervals.student(freedom) == pytest.approx(point, abs=6e-4)


def covered(truth: float, points: np.ndarray, seats: int) -> tuple[float, float]:
    """How often the interval holds the truth, and how often Wilson's does, which takes all games as independent."""
    ours = theirs = 0
    for row in points:
        _, low, high = intervals.share(row, np.full(len(row), seats))
        ours += low <= truth <= high
        low, high = wilson(int(row.sum()), seats * len(row))
        theirs += low <= truth <= high
    return ours / len(points), theirs / len(points)


@pytest.mark.parametrize(("truth", "deals", "seats"), [(0.5, 16, 14), (0.25, 100, 8), (0.02, 150, 14), (0.5, 300, 2)])
def test_independent_games_are_covered_in_95_of_100(truth: float, deals: int, seats: int) -> None:
    points = np.random.default_rng(1).binomial(seats, truth, (TRIES, deals))
    assert covered(truth, points, seats)[0] == pytest.approx(0.95, abs=0.025)


@pytest.mark.parametrize(("truth", "deals"), [(0.5, 20), (0.25, 100)])
def test_games_that_hang_together_are_covered_too_and_wilson_alone_fails(truth: float, deals: int) -> None:
    rng = np.random.default_rng(2)
    strength = rng.beta(2 * truth, 2 * (1 - truth), (TRIES, deals))  # a deal favours one side
    ours, theirs = covered(truth, rng.binomial(8, strength), 8)
    assert ours == pytest.approx(0.95, abs=0.025)
    assert theirs < 0.8


def test_pairing_makes_the_interval_narrower() -> None:
    # In half of the deals luck decides, and then each side wins in the better place: just half of the points.
    rng = np.random.default_rng(3)
    points = np.where(rng.random(200) < 0.5, 4, rng.binomial(8, 0.5, 200))
    _, low, high = intervals.share(points, np.full(200, 8))
    apart = wilson(int(points.sum()), 1600)
    assert high - low < 0.8 * (apart[1] - apart[0])


def test_the_lead_is_covered_in_95_of_100() -> None:
    rng = np.random.default_rng(4)
    ours = 0
    for _ in range(TRIES):
        luck = rng.beta(5, 5, 60)
        mine, theirs = rng.binomial(4, 0.6 * luck), rng.binomial(4, 0.4 * luck)
        _, low, high = intervals.lead(mine, np.full(60, 4), theirs, np.full(60, 4))
        ours += low <= 0.1 <= high
    assert ours / TRIES == pytest.approx(0.95, abs=0.025)


@pytest.mark.parametrize(("points", "expected"), [([0] * 30, (0.0, 0.0)), ([4] * 30, (1.0, 1.0))])
def test_all_or_nothing_still_has_an_interval(points: list[int], expected: tuple[float, float]) -> None:
    mean, low, high = intervals.share(points, [4] * 30)
    assert mean == expected[0]
    assert 0.02 < high - low < 0.05
    assert (low if mean == 0 else high) == expected[1]


def test_one_deal_says_nothing() -> None:
    assert intervals.share([3], [4]) == (0.75, 0.0, 1.0)
    assert intervals.share([], []) == (0.0, 0.0, 1.0)
    assert intervals.lead([3], [4], [1], [4]) == (0.5, -1.0, 1.0)
