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

from .. import game as find_game
from ..kernel import builds, scratch
from ..kernel.loops import CHANCE, CHANCE_SEAT, WEIGHTS
from ..kernel.state import State
from ..kernel.tree import MOST_SEATS, Tree, Trees

STOPS_WITHIN = 30.0
"""Seconds that a program which ends waits for its compiler."""


class Rows(list[State]):
    """Plain states in a row, in which to set one is to copy it."""

    def __setitem__(self, i: Any, state: Any) -> None:
        self[i].load(state.data)


class Engine:
    """A game's search functions in one build."""

    def __init__(self, game: str, build: str) -> None:
        self.game = find_game(game)
        self.build = build
        self.search: ModuleType = builds.load(f"{game}.bots.face", build)
        self.random: ModuleType = builds.load("kernel.random", build)
        self.scratch: int = getattr(self.search, "SCRATCH_ROWS", 1)
        """States that the search needs, behind the one it is about, to try things out."""

    @property
    def trees(self) -> Trees:
        return _trees(self.game.name, self.build)

    def array(self, kind: str, *shape: int) -> Any:
        """Return zeros as the functions of this build take them."""
        if self.build == "plain" and len(shape) == 1:
            return [0.0 if kind == "f8" else 0] * shape[0]
        import numpy as np

        made = np.zeros(shape, kind)
        return made.data if self.build == "plain" else made

    def states(self, states: Sequence[State], more: int = 0) -> Any:
        """Return copies of states as the functions of this build take them, and room for more."""
        if self.build == "plain":
            return Rows([*(state.copy() for state in states), *(states[0].copy() for _ in range(more))])
        rows = self.game.layout.array(len(states) + more)
        for k, state in enumerate(states):
            self.put(rows, k, state)
        return rows

    def put(self, rows: Any, k: int, state: State) -> None:
        """Copy a state into a row."""
        if self.build == "compiled":
            rows.view("u1").reshape(len(rows), -1)[k] = memoryview(state.data)
        else:
            rows[k] = state

    def room(self) -> Any:
        """Return what the search calculates with."""
        if hasattr(self.search, "ROOM"):
            return scratch.records(self.search.ROOM, 1, self.build)
        return self.array("f8", *self.search.ROOM_SHAPE)

    def tree(
        self, worlds: list[State], bonuses: Any, seat: int, *, seed: int, explore: float, room: Any = None
    ) -> Tree:
        """Return a search in these worlds."""
        return Tree(
            self.trees,
            self.states(worlds),
            self.states(worlds[:1], self.scratch),
            bonuses,
            seat,
            actions=self.game.action_count,
            seed=seed,
            explore=explore,
            room=self.room() if room is None else room,
        )

    def warm_up(self) -> None:
        """Use everything once, so that it is compiled."""
        import numpy as np

        face, weights = self.game.face, [0] * WEIGHTS
        state = self.game.initial(self.game.options.complete({}))
        while face.pending(state) == CHANCE:
            face.chance(state, weights)
            face.apply(state, CHANCE_SEAT, next(k for k, weight in enumerate(weights) if weight))
        seat = self.game.seats(face.pending(state))[0]
        actions = self.game.legal(state, seat)
        room = None
        if self.game.name == "kramer":
            from ..kramer.mind import Mind

            Mind(self.build).warm_up(state, seat)
        else:
            from ..randolph.bots.planner import Planner

            planner = Planner(self, state, "tuned")
            planner.best(state, seat, actions, seed=0)
            room = planner.room
        tree = self.tree([state], np.zeros((1, MOST_SEATS)), seat, seed=0, explore=1.0, room=room)
        tree.walk(1)
        tree.found()


@cache
def _trees(game: str, build: str) -> Trees:
    return Trees(builds.load(f"{game}.interface", build), builds.load(f"{game}.bots.face", build), build)


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


def quickest(game: str) -> str:
    """Return the name of the quickest build there is now."""
    return engine(game).build


def prepare(game: str) -> Engine:
    """The compiled engine, waited for; the plain one where there is no compiler."""
    if _may_compile():
        _compiling(game).join()
    return engine(game)


def _may_compile() -> bool:
    return os.environ.get("TOPSECRET_BOTS") != "plain" and builds.available()
