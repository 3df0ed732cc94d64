"""Many games at once, with what the seat to act in each of them can conclude about hidden things."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from ..game import Game
from ..kernel import batch, builds
from ..kernel.batch import Batch, BatchError
from ..kernel.spec import Part, total
from ..randolph import Randolph
from .randolph_evidence import Ways


def ledger(game: str, build: str = "plain") -> ModuleType:
    """A game's ledger in a build."""
    return builds.load(f"beliefs.ledger.{game}", build)


def parts(game: str) -> tuple[Part, ...]:
    """The belief inputs of a game, as they stand behind its observation."""
    named: tuple[Part, ...] = import_module(f"{__package__}.ledger.{game}").PARTS
    return named


@cache
def loops(game: str, build: str) -> Any:
    """The loops of a game with its ledger in a build; made once."""
    face = builds.load(f"{game}.rules.face", build)
    book = ledger(game, build)
    return builds.bind(
        "beliefs.ledger.loops",
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
        length = plain.BOOK if name == "randolph" else plain.size(self.options["cards"], self.players)
        self.books = np.zeros((self.games, length))
        """What was noted in each game."""
        self.belief_size = total(parts(name))
        room = np.zeros(plain.ROOM)
        if isinstance(self.game, Randolph):
            _enter(self.game, room)
        self.rooms = [room.copy() if self.build == "compiled" else room.data for _ in self._chunks]
        """For each worker numbers to calculate with."""
        self._books: Any = self.books if self.build == "compiled" else [memoryview(row) for row in self.books]

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


def _enter(game: Randolph, room: Any) -> None:
    """The distances of the board, where the ledger expects them."""
    plain = ledger("randolph")
    board = game.names.board
    ways = Ways.of(board, [board.colours.index(colour) for colour in game.names.colours])
    table = room[: plain.WAYS].reshape(plain.GUARDS + 1, -1)
    for first, rows in ((plain.HOPS, ways.hops), (plain.HOMES, ways.homes), (plain.STARTS, ways.starts)):
        table[first : first + len(rows), : len(board.city_ids)] = rows
    table[plain.GUARDS, : len(board.city_ids)] = ways.guards
