"""One game, stepped by one call a decision: what environments with one game at a time stand on, compiled where Numba is installed."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ..chance import Seeded
from ..kernel import builds, random
from ..kernel.batch import loops
from ..kernel.one import ILLEGAL, OVER
from ..kernel.state import State
from ..play.game import WEIGHTS, Game

__all__ = ["OVER", "Desk", "Solo", "alone", "own_desk"]


@cache
def alone(game: str, build: str) -> Any:
    """Return the functions of `kernel.one` bound to a game in a build; made once."""
    face, looped = builds.load(f"{game}.interface", build), loops(game, build)
    return builds.bind(
        "kernel.one",
        build,
        pending=face.pending,
        apply=face.apply,
        fill=face.features.fill,
        settle=looped.settle,
        lowest=looped.lowest,
        fill_mask=looped.fill_mask,
    )


class Desk:
    """The functions of a game in a build (the compiled one, if there is Numba), with the arrays that they write into."""

    def __init__(self, game: Game, build: str | None = None) -> None:
        self.game = game
        self.build = build or ("compiled" if builds.available() else "plain")
        self.functions = alone(game.name, self.build)
        self.mask = np.zeros(game.action_count, np.int8)
        self.seen = np.zeros(game.observation_size, np.float32)
        if self.build == "compiled":
            self.who: Any = np.zeros(1, np.int8)
            self.out: Any = np.zeros(game.action_count, np.int16)
        else:
            self.who, self.out = [0], [0] * game.action_count

    def rows(self, state: State) -> Any:
        """The state as the functions take it; they share its bytes."""
        return np.frombuffer(state.data, self.game.layout.dtype) if self.build == "compiled" else (state,)

    def actor(self, rows: Any) -> int:
        """Who acts: a seat, CHANCE_SEAT or OVER."""
        return self.functions.actor(rows)  # type: ignore[no-any-return]

    def turn(self, rows: Any, seat: int, action: int) -> int:
        """Carry out an action of a seat or an outcome of chance, unchecked; who acts then."""
        return self.functions.turn(rows, seat, action)  # type: ignore[no-any-return]

    def legal(self, rows: Any, seat: int) -> list[int]:
        """What a seat may do, ascending; it stands in `mask` too."""
        n = self.functions.may(rows, self.who, seat, self.out, self.mask)
        return self.out[:n].tolist() if self.build == "compiled" else self.out[:n]  # type: ignore[no-any-return]

    def look(self, rows: Any, seat: int, seen: npt.NDArray[np.float32]) -> None:
        """Write what a seat may know into an array of its length."""
        self.functions.look(rows, self.who, seat, seen)


_own = threading.local()


def own_desk(game: Game) -> Desk:
    """This thread's own desk for a game, whoever asks; compiled functions let other threads run meanwhile."""
    desk: Desk | None = getattr(_own, game.name, None)
    if desk is None:
        desk = Desk(game)
        setattr(_own, game.name, desk)
    return desk


class Solo:
    """One game with dice of its own: the seat to act with its mask and its observation, written in place at every decision."""

    def __init__(self, game: Game, options: Mapping[str, Any], build: str | None = None) -> None:
        self.desk = Desk(game.at(options), build)
        self._players: int = options["players"]
        self._start = bytes(self.desk.game.initial(options))
        self.state = self.desk.game.layout.State(bytearray(self._start))
        self._rows = self.desk.rows(self.state)
        self._stream: Any = [0] * random.STREAM
        self._weights: Any = [0] * WEIGHTS
        if self.desk.build == "compiled":
            self._stream, self._weights = np.zeros(random.STREAM, np.int64), np.zeros(WEIGHTS, np.int64)
        self.seat = OVER
        self.mask, self.seen = np.zeros_like(self.desk.mask), np.zeros_like(self.desk.seen)
        self._given = (self._stream, self.desk.who, self._weights, self.desk.out, self.mask, self.seen)
        self._decide = self.desk.functions.decide

    def begin(self, seed: int, number: int) -> None:
        """Begin game `number` under a seed: the same as `Match(…, chance=Seeded(seed, number))`."""
        self.state.load(self._start)
        self._stream[:] = Seeded(seed, number).mark()
        self.seat = self.desk.functions.begin(self._rows, *self._given)

    def play(self, action: int) -> bool:
        """The seat to act does that; False, and nothing changes, if it may not."""
        r, who, weights, out, mask, seen = self._given
        seat = self._decide(self._rows, r, who, self.seat, action, weights, out, mask, seen)
        if seat == ILLEGAL:
            return False
        self.seat = seat
        return True

    def legal(self, seat: int) -> list[int]:
        """What any seat may do now, ascending."""
        return self.desk.legal(self._rows, seat)

    def look(self, seat: int) -> npt.NDArray[np.float32]:
        """What any seat may know, the caller's until the next call."""
        self.desk.look(self._rows, seat, self.desk.seen)
        return self.desk.seen

    def returns(self) -> list[float]:
        """By seat: one point, shared by the winners; nothing while the game goes on."""
        out = [0.0] * self._players
        self.desk.game.face.returns(self.state, out)
        return out
