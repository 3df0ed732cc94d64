"""The functions that searching bots use, in the build that is ready: plain at once, compiled as soon as it can be.

Compiling takes a minute the first time on a machine and a second later on. It happens in the background while bots play plain;
`prepare` waits for it, for contests in which nobody waits for a bot. With `TOPSECRET_BOTS=plain` nothing is compiled.
"""

from __future__ import annotations

import atexit
import os
import threading
from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from .. import game as find_game
from ..kernel import builds
from ..kernel.batch import Batch, Rows
from ..kernel.random import STREAM
from ..kernel.state import State
from ..kernel.tree import MOST_SEATS, SCRATCH, STATES, WORLD, Tree, Trees

STOPS_WITHIN = 30.0
"""Seconds that a program which ends waits for its compiler."""


class Engine:
    """A game's search functions in one build."""

    def __init__(self, game: str, build: str) -> None:
        self.game = find_game(game)
        self.build = build
        self.search: ModuleType = builds.load(f"{game}.search.face", build)
        self.trees = Trees(game, build)

    def states(self, states: list[State]) -> Any:
        """States as the functions of this build take them."""
        array = self.game.layout.array(len(states))
        array.view(np.uint8).reshape(len(states), -1)[:] = [np.frombuffer(bytes(state), np.uint8) for state in states]
        return array if self.build == "compiled" else Rows(array, self.game.layout.State)

    def tree(
        self,
        worlds: list[State],
        bonuses: npt.NDArray[np.float64],
        seat: int,
        *,
        seed: int,
        explore: float,
        room: npt.NDArray[np.float64] | None = None,
    ) -> Tree:
        """A search in these worlds."""
        return Tree(
            self.trees,
            self.states(worlds),
            self.states(worlds[:1] * STATES),
            bonuses,
            seat,
            actions=self.game.action_count,
            seed=seed,
            explore=explore,
            room=room,
        )

    def weigh(self, state: State, seat: int, actions: Sequence[int], shares: npt.NDArray[np.float64]) -> list[float]:
        """What each of the seat's legal actions leaves to it, `shares` being how likely each agent is each seat's."""
        numbers, worth = np.array(actions, np.int16), np.zeros(len(actions))
        room = np.zeros(self.trees.room)
        states = self.states([state] * STATES)
        arrays = [self._seen(array) for array in (numbers, worth, room, np.ascontiguousarray(shares))]
        self.search.weigh(states, WORLD, SCRATCH, seat, arrays[0], len(actions), arrays[1], arrays[2], arrays[3])
        return worth.tolist()

    def desk(self, state: State) -> npt.NDArray[np.float64]:
        """Room in which this table is made ready for plans."""
        room = np.zeros(self.trees.room)
        self.search.prepare(self.states([state]), 0, self._seen(room))
        return room

    def best(self, state: State, seat: int, actions: Sequence[int], room: npt.NDArray[np.float64], *, seed: int) -> int:
        """What the seat would do at a table that `desk` has made ready; what is drawn, is drawn by the seed."""
        numbers, out, stream = np.array(actions, np.int16), np.zeros(len(actions)), np.zeros(STREAM, np.int64)
        self.trees.random.start(self._seen(stream), seed, 0)
        arrays = [self._seen(array) for array in (numbers, out, room, stream)]
        return int(
            self.search.best(self.states([state]), 0, seat, arrays[0], len(actions), arrays[1], arrays[2], arrays[3])
        )

    def _seen(self, array: npt.NDArray[Any]) -> Any:
        """An array as the functions of this build take it."""
        return array.data if self.build == "plain" else array

    def warm_up(self) -> None:
        """Use everything once, so that it is compiled."""
        state = Batch(self.game, 1, build="plain").state(0)
        seat = self.game.seats(self.game.face.pending(state))[0]
        actions = self.game.legal(state, seat)
        room = None
        if hasattr(self.search, "weigh"):
            self.weigh(state, seat, actions, np.zeros((MOST_SEATS, MOST_SEATS)))
        else:
            room = self.desk(state)
            self.best(state, seat, actions, room, seed=0)
        tree = self.tree([state], np.zeros((1, MOST_SEATS)), seat, seed=0, explore=1.0, room=room)
        tree.walk(1)
        tree.found()


class _Compiling(threading.Thread):
    def __init__(self, game: str) -> None:
        super().__init__(daemon=True, name=f"compiling {game}")
        self.game_name = game
        self.engine: Engine | None = None
        self._stopping = False

    def run(self) -> None:
        with builds.before_each_function(self._go_on):
            engine = Engine(self.game_name, "compiled")
            engine.warm_up()
        self.engine = engine

    def _go_on(self) -> None:
        if self._stopping and threading.current_thread() is self:
            raise SystemExit

    def stop(self) -> None:
        """End before the next function: a compiler at work when the program around it ends can crash it."""
        self._stopping = True
        self.join(STOPS_WITHIN)


@cache
def _plain(game: str) -> Engine:
    return Engine(game, "plain")


@cache
def _compiling(game: str) -> _Compiling:
    thread = _Compiling(game)
    thread.start()
    atexit.register(thread.stop)
    return thread


def engine(game: str) -> Engine:
    """The quickest engine there is now; asking for it begins to make a quicker one."""
    if not _may_compile():
        return _plain(game)
    return _compiling(game).engine or _plain(game)


def prepare(game: str) -> Engine:
    """The compiled engine, waited for; the plain one where there is no compiler."""
    if _may_compile():
        _compiling(game).join()
    return engine(game)


def _may_compile() -> bool:
    return builds.available() and os.environ.get("TOPSECRET_BOTS") != "plain"
