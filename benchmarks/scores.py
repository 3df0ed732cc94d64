"""How good statements of chances are: best guesses, log-loss, Brier score and calibration, with 95 % intervals.

What is said in one game hangs together, games do not: every interval is from the spread between games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from topsecret.arena.intervals import share, student
from topsecret.arena.plots import Range

TENTHS = 10
LEAST = 1e-12
"""A chance below this counts as this: a statement that excludes what is true would otherwise cost infinitely much."""


class Statement(NamedTuple):
    """The chances that somebody gives to each possible answer, those that know nothing but the rules, and which answer is true."""

    stated: tuple[float, ...]
    flat: tuple[float, ...]
    truth: int
    about: str = ""
    """What it is about, to be looked at by itself: whose agent, or which moment."""


class Bin(NamedTuple):
    """Chances of a tenth: how many were said, their mean, and how often they came true."""

    said: int
    stated: float
    true: Range


@dataclass(frozen=True)
class Quality:
    """How good all statements of some games are, beside flat ones."""

    games: int
    statements: int
    guess: Range
    guess_flat: float
    loss: Range
    loss_flat: float
    brier: Range
    brier_flat: float


def log_loss(chances: Sequence[float], truth: int) -> float:
    """In nats: 0 for who is sure and right."""
    return -math.log(max(chances[truth], LEAST))


def brier(chances: Sequence[float], truth: int) -> float:
    """The squared distance from the truth over all answers: from 0 to 2."""
    return sum((chance - (k == truth)) ** 2 for k, chance in enumerate(chances))


def guess(chances: Sequence[float], truth: int) -> float:
    """1 if the likeliest answer is true; among equals one is drawn."""
    best = max(chances)
    level = [k for k, chance in enumerate(chances) if chance >= best - 1e-9]
    return 1 / len(level) if truth in level else 0.0


def mean(sums: Sequence[float], counts: Sequence[float], label: str = "") -> Range:
    """A mean over everything in all games, from the sum and the count of each game, with its interval."""
    found, sizes = np.asarray(sums, float), np.asarray(counts, float)
    found, sizes = found[sizes > 0], sizes[sizes > 0]
    total, games = float(sizes.sum()), len(sizes)
    if not games:
        return Range(label, math.nan, math.nan, math.nan)
    value = float(found.sum()) / total
    if games < 2:
        return Range(label, value, -math.inf, math.inf)
    spread = math.sqrt(games / (games - 1) * float(((found - value * sizes) ** 2).sum())) / total
    half = student(games - 1) * spread
    return Range(label, value, value - half, value + half)


def part(points: Sequence[float], counts: Sequence[float], label: str = "") -> Range:
    """A share of all in all games, from the points and the count of each game, with its interval."""
    return Range(label, *share(points, counts))


def quality(games: Sequence[Sequence[Statement]]) -> Quality:
    """All measures of the statements, game by game."""
    counts = [len(game) for game in games]
    said = [one for game in games for one in game]

    def flat(measure: object) -> float:
        return sum(measure(one.flat, one.truth) for one in said) / len(said) if callable(measure) and said else 0.0

    return Quality(
        games=sum(count > 0 for count in counts),
        statements=len(said),
        guess=part([sum(guess(one.stated, one.truth) for one in game) for game in games], counts),
        guess_flat=flat(guess),
        loss=mean([sum(log_loss(one.stated, one.truth) for one in game) for game in games], counts),
        loss_flat=flat(log_loss),
        brier=mean([sum(brier(one.stated, one.truth) for one in game) for game in games], counts),
        brier_flat=flat(brier),
    )


def tenth(chance: float) -> int:
    """Which tenth a chance belongs to; 1 to the last."""
    return min(TENTHS - 1, int(TENTHS * chance + 1e-9))


def calibration(games: Sequence[Sequence[Statement]]) -> list[Bin]:
    """By tenths: of all that was stated with such a chance, how much came true."""
    count, stated, true = (np.zeros((TENTHS, len(games))) for _ in range(3))
    for number, game in enumerate(games):
        for one in game:
            for k, chance in enumerate(one.stated):
                row = tenth(chance)
                count[row, number] += 1
                stated[row, number] += chance
                true[row, number] += k == one.truth
    bins = []
    for row in range(TENTHS):
        total = float(count[row].sum())
        middle = float(stated[row].sum()) / total if total else (row + 0.5) / TENTHS
        bins.append(Bin(round(total), middle, part(true[row].tolist(), count[row].tolist())))
    return bins


def distance(bins: Sequence[Bin]) -> float:
    """How far stated and true shares are apart on average, each chance counted alike."""
    total = sum(each.said for each in bins)
    return sum(each.said * abs(each.stated - each.true.value) for each in bins) / total if total else 0.0
