"""Tables of bots for the pages on strength: which game, which options, who sits there; played by number, on one core or several."""

from __future__ import annotations

import contextlib
import multiprocessing
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from topsecret import bots, game
from topsecret.bots.engine import prepare
from topsecret.chance import Seeded
from topsecret.match import Match
from topsecret.simulate import bot_seed

ROUNDS = 60
"""R9.5: after so many rounds a game of Randolph's ends, as in the arena: some bots can play in circles."""

T = TypeVar("T")


@dataclass(frozen=True)
class Setting:
    """A table: `bots` is one for all seats, or several with + between them, mixed anew in every game."""

    game: str
    players: int
    bots: str
    options: tuple[tuple[str, Any], ...] = ()
    games: int = 1

    def complete(self, **more: Any) -> dict[str, Any]:
        """All options, with `more` of them as given."""
        limit = {"round_limit": ROUNDS} if self.game == "randolph" else {}
        return game(self.game).options.complete({"players": self.players, **limit, **dict(self.options), **more})

    @property
    def variant(self) -> str:
        names = [name if value is True else f"{name}={value}" for name, value in self.options]
        return " and ".join(names) or "basic"

    def __str__(self) -> str:
        return f"{self.game}, {self.variant}, {self.players} players, {self.bots}"


class Task(NamedTuple):
    """One game of a table. Dice and draws come from the stream (seed, number), whoever plays."""

    setting: Setting
    seed: int
    number: int


def seating(setting: Setting, seed: int, number: int) -> list[str]:
    """Who sits where: of several bots each has a seat while there are seats, the rest and the order are drawn."""
    names = setting.bots.split("+")
    draw = random.Random(f"{seed}/{number}/seating")
    draw.shuffle(names)
    seats = (names + draw.choices(names, k=max(0, setting.players - len(names))))[: setting.players]
    draw.shuffle(seats)
    return seats


def sit_down(task: Task, seats: Sequence[str], whims: int = 0, **options: Any) -> tuple[Match, list[bots.Bot]]:
    """The match of a task and its bots; with other `whims` the bots' own random streams are others, the dice are the same."""
    setting = task.setting
    match = Match(game(setting.game), setting.complete(**options), chance=Seeded(task.seed, task.number))
    stream = task.seed + 1_000_003 * whims
    made = [bots.make(spec, setting.game, seed=bot_seed(stream, task.number, seat)) for seat, spec in enumerate(seats)]
    return match, made


def play(
    settings: Sequence[Setting], seed: int, do: Callable[[Task], T], workers: int, what: str = "games"
) -> Iterator[tuple[Setting, list[T]]]:
    """What came out of all games, table by table, in the order of their numbers. Progress goes to stderr."""
    with _crew(settings, workers) as each:
        for setting in settings:
            tasks = [Task(setting, seed, number) for number in range(setting.games)]
            began, results = time.perf_counter(), []
            for result in each(do, tasks):
                results.append(result)
                if sys.stderr.isatty():
                    print(
                        f"\r\x1b[K{setting}: {len(results)} of {len(tasks)} {what}", end="", file=sys.stderr, flush=True
                    )
            clear = "\r\x1b[K" if sys.stderr.isatty() else ""
            took = time.perf_counter() - began
            print(f"{clear}{setting}: {len(tasks)} {what} in {took:.0f} s", file=sys.stderr, flush=True)
            yield setting, results


@contextlib.contextmanager
def _crew(
    settings: Sequence[Setting], workers: int
) -> Iterator[Callable[[Callable[[Task], T], list[Task]], Iterator[T]]]:
    """How to do something with every task: here, or in several processes; compiled code is waited for."""
    games = sorted({setting.game for setting in settings if "belief" in setting.bots and setting.game == "kramer"})
    if workers <= 1:
        _get_ready(games)
        yield map
        return
    with multiprocessing.Pool(workers, _get_ready, (games, True)) as pool:
        yield pool.imap


def _get_ready(games: Sequence[str], in_crew: bool = False) -> None:
    if in_crew:
        # Ctrl-C is for the parent, which stops the crew.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in games:
        prepare(name)
