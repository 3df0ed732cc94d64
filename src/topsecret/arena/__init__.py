"""Contests between bots: `run` plays every mix and order of them with the same dice, on all cores or on a Ray cluster."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from .. import game as _game
from . import ratings
from .book import Book
from .count import Count
from .schedule import COMPOSITIONS, LIMIT_S, LONGEST, ArenaError, Game, Job, job
from .table import Played

__all__ = ["COMPOSITIONS", "LIMIT_S", "LONGEST", "ArenaError", "Count", "Job", "Played", "Report", "job", "play", "run"]


@dataclass
class Report:
    """What came out of a contest."""

    job: Job
    played: list[Played]
    """In the order of their numbers."""
    seconds: float
    """How long this run took; games of an earlier run have theirs no more."""
    new: int
    """How many of the games were played in this run."""

    @property
    def asked(self) -> int:
        return self.job.total

    @property
    def complete(self) -> bool:
        return len(self.played) == self.asked

    @cached_property
    def count(self) -> Count:
        count = Count(self.job)
        for played in self.played:
            count.add(played)
        return count

    @cached_property
    def ratings(self) -> list[dict[str, Any]]:
        return ratings.rate(self.job, self.played)

    def data(self) -> dict[str, Any]:
        """Everything as plain data; docs/arena.md explains the keys."""
        return {
            **self.job.identity(),
            "players": self.job.players,
            "title": _game(self.job.game).title,
            "games_a_pairing": self.job.games,
            "asked": self.asked,
            "complete": self.complete,
            **self.count.data(),
            "ratings": self.ratings,
            "seconds": round(self.seconds, 3),
        }

    def html(self) -> str:
        """The report as one page that needs nothing else."""
        from .page import page

        return page(self)


def run(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    players: int | None = None,
    options: str | Mapping[str, Any] = "",
    seed: int = 0,
    compositions: str = "pairs",
    limit: float = LIMIT_S,
    longest: int = LONGEST,
    workers: int | None = None,
    ray: str | None = None,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    progress: Callable[[Count], None] = lambda count: None,
) -> Report:
    """A contest: `games` for every pairing of the bots. Ctrl-C ends it early with what was finished.

    `progress` sees the counts after every game. With `ray` the games are played on that cluster ("local": one of our own).
    """
    contest = job(
        game,
        bots,
        games,
        players=players,
        options=options,
        seed=seed,
        compositions=compositions,
        limit=limit,
        longest=longest,
    )
    return play(contest, workers=workers, ray=ray, out=out, resume=resume, progress=progress)


def play(
    job: Job,
    *,
    workers: int | None = None,
    ray: str | None = None,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    progress: Callable[[Count], None] = lambda count: None,
) -> Report:
    """Play a job that is checked, as `run` does."""
    if resume and out is None:
        raise ArenaError("--resume goes on with a file of results: name it with --out FILE")
    if ray is not None and workers is not None:
        raise ArenaError("--workers is for this machine; with --ray the cluster says how many games it plays at a time")
    book = None if out is None else Book(Path(out).expanduser(), job, resume=resume)
    began, games = time.perf_counter(), {} if book is None else dict(book.games)
    count = Count(job)
    asked = {game.number for game in job.schedule()} if games else set()
    kept = [games[number] for number in sorted(games) if number in asked]
    for old in kept:
        count.add(old)
    done = {old.n: old for old in kept}
    try:
        progress(count)
        todo = (game for game in job.schedule() if game.number not in games)
        with closing(_played(job, todo, job.total - len(done), workers, ray)) as results:
            for played in results:
                if played.n not in games:
                    games[played.n] = done[played.n] = played
                    if book is not None:
                        book.add(played)
                    count.add(played)
                    progress(count)
        if book is not None:
            book.finish(games)
    except KeyboardInterrupt:
        pass
    finally:
        if book is not None:
            book.close()
    ordered = [done[number] for number in sorted(done)]
    return Report(job, ordered, time.perf_counter() - began, len(done) - len(kept))


def _played(job: Job, todo: Iterator[Game], left: int, workers: int | None, ray: str | None) -> Generator[Played]:
    """The games as they are finished, here or on a cluster."""
    if ray is not None:
        from . import cluster

        yield from cluster.play(job, todo, left, ray)
        return
    from .crew import Crew

    with Crew(job, max(1, min(workers or os.cpu_count() or 1, left))) as crew:
        yield from crew.play(todo)
