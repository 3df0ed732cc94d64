"""Ratings by OpenSkill (Plackett and Luce), which anybody can compare; a bot is about mu, give or take sigma."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .schedule import Job
from .table import Played


def available() -> bool:
    try:
        import openskill  # noqa: F401  # only whether it is there
    except ImportError:
        return False
    return True


def rate(job: Job, games: Iterable[Played]) -> list[dict[str, Any]]:
    """Every bot's rating after these games, in their order; [] without openskill.

    A seat is a player: winners come first, all others second, a bot that failed last. A bot in several seats of a game
    gets the mean of what its seats would get.
    """
    if not available():
        return []
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating(name=spec) for spec in job.bots]
    if len(job.bots) > 1:
        for played in games:
            failed = {fault.seat for fault in played.faults}
            ranks = [
                1.0 if seat in played.winners else 3.0 if seat in failed else 2.0 for seat in range(len(played.seats))
            ]
            teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in played.seats]
            rated = model.rate(teams, ranks=ranks)
            for bot in set(played.seats):
                own = [team[0] for team, sitting in zip(rated, played.seats, strict=True) if sitting == bot]
                ratings[bot].mu = sum(rating.mu for rating in own) / len(own)
                ratings[bot].sigma = sum(rating.sigma for rating in own) / len(own)
    return [
        {"bot": spec, "mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3)}
        for spec, rating in zip(job.bots, ratings, strict=True)
    ]
