"""The functions that searching bots use, in the build that is ready: plain at once, compiled as soon as it can be.

Compiling takes minutes the first time on a machine, in a process of its own, and loading a second later on, in a thread; bots play plain
meanwhile. `prepare` waits for it, for contests in which nobody waits for a bot. With `TOPSECRET_BOTS=plain` nothing is compiled.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any

from .. import game as find_game
from ..kernel import builds, scratch
from ..kernel.loops import CHANCE, CHANCE_SEAT, WEIGHTS
from ..kernel.ready import Loading, loading, wait
from ..kernel.state import State
from ..kernel.tree import MOST_SEATS, Tree, Trees


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


def use(game: str) -> Engine:
    """Return the compiled engine, after everything in it was used once."""
    made = Engine(game, "compiled")
    made.warm_up()
    return made


@cache
def _plain(game: str) -> Engine:
    return Engine(game, "plain")


def _loading(game: str) -> Loading | None:
    return None if os.environ.get("TOPSECRET_BOTS") == "plain" else loading(__name__, use.__name__, game)


def engine(game: str) -> Engine:
    """The quickest engine there is now; asking for it begins to make a quicker one."""
    begun = _loading(game)
    return (begun and begun.made) or _plain(game)


def quickest(game: str) -> str:
    """Return the name of the quickest build there is now."""
    return engine(game).build


def prepare(game: str, tell: Callable[[], None] = lambda: None) -> Engine:
    """The compiled engine, waited for; the plain one where there can be none. `tell` is called once if that takes a minute."""
    begun = _loading(game)
    if begun is not None:
        wait(begun, tell)
    return engine(game)
