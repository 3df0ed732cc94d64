"""Many games at once, with what the seat to act in each of them can conclude about hidden things."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ..kernel import batch, builds, scratch
from ..kernel.batch import Batch, BatchError
from ..kernel.spec import Part, total
from ..kramer.mind import desk
from ..play.game import Game
from ..randolph import Randolph


def ledger(game: str, build: str = "plain") -> ModuleType:
    """A game's ledger in a build."""
    return builds.load(f"{game}.belief.tracker", build)


def parts(game: str) -> tuple[Part, ...]:
    """The belief inputs of a game, as they stand behind its observation."""
    named: tuple[Part, ...] = ledger(game).PARTS
    return named


@cache
def loops(game: str, build: str) -> Any:
    """The loops of a game with its ledger in a build; made once."""
    face = builds.load(f"{game}.interface", build)
    book = ledger(game, build)
    return builds.bind(
        "beliefs.loops",
        build,
        pending=face.pending,
        chance=face.chance,
        returns=face.returns,
        weighted=builds.load("kernel.random", build).weighted,
        lowest=batch.loops(game, build).lowest,
        start=book.start,
        apply=book.apply,
        believe=book.believe,
    )


class BelievingBatch(Batch):
    """A batch that notes what every action says about hidden things. CPU only."""

    def __init__(self, game: Game, games: int, *, device: str = "cpu", **settings: Any) -> None:
        if device != "cpu":
            raise BatchError(
                f"beliefs are kept on the CPU, not on {device!r}: leave device away, or leave belief away "
                "and give the environment on the GPU inputs of your own with extra="
            )
        super().__init__(game, games, **settings)

    def _open(self, threads: int | None) -> None:
        super()._open(threads)
        name = self.game.name
        self.ledger = plain = ledger(name)
        """The plain one, with the sizes of things."""
        self._noting = loops(name, self.build)
        self.belief_size = total(parts(name))
        if isinstance(self.game, Randolph):
            self.books: Any = scratch.records(plain.BOOK, self.games, self.build)
            self.rooms = [scratch.records(plain.ROOM, 1, self.build)[0] for _ in self._chunks]
            self._books: Any = self.books
            for room in self.rooms:
                ledger(name, self.build).prepare(self._template[0], room)
            return
        self.books = np.zeros((self.games, plain.size(self.options["cards"], self.players)))
        """What was noted in each game."""
        self.rooms = [desk(self.build) for _ in self._chunks]
        """For each worker what it calculates on."""
        self._books = self.books if self.build == "compiled" else [memoryview(row) for row in self.books]

    def _begin(self, worker: int, low: int, high: int) -> None:
        self._noting.begin_all(
            self._rows, self._template, self._streams, self._seat, low, high, self._weights[worker],
            self._books, self.rooms[worker], self._outs[worker],
        )  # fmt: skip

    def _advance(self, actions: Any, worker: int, low: int, high: int) -> None:
        self._noting.step_all(
            self._rows, self._template, self._streams, self._seat, actions, self.rewards, self.done, self.reset,
            low, high, self._weights[worker], self._books, self.rooms[worker], self._outs[worker],
        )  # fmt: skip

    def believe(self, out: Any, at: int = 0) -> None:
        """Write what the seat to act can conclude, a row a game, from column `at` on; zeros where a game is over."""
        self._each(
            lambda w, low, high: self._noting.believe_all(
                self._rows, self._seat, self._books, out, at, low, high, self.rooms[w]
            )
        )

    def run(self, decisions: int) -> dict[str, Any]:
        raise BatchError("random play is not noted: take random_actions and step, or use a Batch without beliefs")

    def finish(self) -> dict[str, Any]:
        return self.run(0)
