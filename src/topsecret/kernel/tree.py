"""Search among hidden things: information-set Monte Carlo tree search, every seat deciding by what it knows itself.

Each walk takes place in one world, dealt anew from what the searching seat believes. A node is what the seat to act knows: what
everybody saw since the root, and its own secrets (`private`). So all worlds that the seat cannot tell apart share its node, and
no seat plays by what it could not know. New nodes are judged by `values`, not by playing on at random; actions come from
`propose` with a prior, and are chosen by what they brought and by how little they were tried (PUCT).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from . import builds
from .loops import WEIGHTS
from .random import STREAM
from .walks import DEEPEST, SCRATCH, STATES, WORLD

__all__ = ["SCRATCH", "STATES", "WORLD", "Tree", "Trees"]

MOST_SEATS = 8
CHILDREN = 8
"""Actions that there is room for, on average, at a node."""


class Trees:
    """The functions of the search bound to one game in one build."""

    def __init__(self, game: str, build: str) -> None:
        rules = builds.load(f"{game}.rules.face", build)
        search = builds.load(f"{game}.search.face", build)
        self.random = builds.load("kernel.random", build)
        self.plain = build == "plain"
        self.room: tuple[int, int] = search.ROOM_SHAPE
        bound = builds.bind(
            "kernel.walks",
            build,
            pending=rules.pending,
            apply=rules.apply,
            chance=rules.chance,
            weighted=self.random.weighted,
            propose=search.propose,
            drawn=search.drawn,
            values=search.values,
            private=search.private,
            ends=search.ends,
            seen=search.seen,
        )
        self.walks, self.root_of, self.root_key = bound.walks, bound.root_of, bound.root_key


class Tree:
    """One search: the worlds it walks in and what it has found so far."""

    def __init__(
        self,
        trees: Trees,
        worlds: Any,
        states: Any,
        bonuses: npt.NDArray[np.float64],
        seat: int,
        *,
        actions: int,
        seed: int,
        explore: float,
        room: npt.NDArray[np.float64] | None = None,
        nodes: int = 1 << 15,
    ) -> None:
        def view(array: npt.NDArray[Any]) -> Any:
            """Views give plain numbers: NumPy's small integers would stay small in sums, and overflow."""
            return array.data if trees.plain else array

        self._trees, self._seat = trees, seat
        self._worlds = worlds
        self._stream = view(np.zeros(STREAM, np.int64))
        trees.random.start(self._stream, seed, 0)
        self.walked = 0
        children = nodes * CHILDREN
        self._keys, self._first, self._count = (view(np.zeros(nodes, np.int64)) for _ in range(3))
        self._acts, self._tries = (view(np.zeros(children, np.int64)) for _ in range(2))
        self._priors, self._sums, self._costs = (view(np.zeros(children)) for _ in range(3))
        self._total, self._visits = view(np.zeros(nodes)), view(np.zeros(nodes + 1, np.int64))
        self._used = 0
        self._before = (
            self._stream,
            view(np.zeros(WEIGHTS, np.int64)),
            view(np.zeros(actions, np.int16)),
            view(np.zeros(actions)),
            view(np.zeros(trees.room) if room is None else room),
            view(np.zeros(MOST_SEATS)),
            view(np.zeros((DEEPEST, 3), np.int64)),
            self._keys,
            self._first,
            self._count,
            self._total,
            self._visits,
            self._acts,
            self._priors,
            self._tries,
            self._sums,
            self._costs,
        )
        self._states = states
        self._bonuses = [view(row) for row in bonuses] if trees.plain else bonuses
        self._explore = explore

    def walk(self, walks: int) -> None:
        """That many walks more."""
        begin, self.walked = self.walked, self.walked + walks
        self._used = self._trees.walks(
            self._states, self._worlds, self._bonuses, begin, self.walked, *self._before, self._used, self._explore
        )

    def _root(self) -> range:
        """The places of the actions at the root, which are known after the first walk."""
        place = int(self._trees.root_of(self._worlds, self._seat, self._keys))
        return range(int(self._first[place]), int(self._first[place] + self._count[place]))

    def plant(self, actions: Sequence[int], priors: Sequence[float], costs: Sequence[float], worth: float) -> None:
        """Before the first walk: try these actions at the root, not those that would be proposed for it in the first world.

        Each has a prior, and costs something besides what it brings; `worth` is what the best is expected to bring.
        """
        if self.walked:
            raise ValueError("a tree is planted before the first walk")
        place = int(self._trees.root_of(self._worlds, self._seat, self._keys))
        self._keys[place] = self._trees.root_key(self._worlds, self._seat)
        self._first[place], self._count[place], self._used = 0, len(actions), len(actions)
        self._total[place], self._visits[place] = worth, 1
        self._visits[len(self._keys)] = 1
        for child, (action, prior, cost) in enumerate(zip(actions, priors, costs, strict=True)):
            self._acts[child], self._priors[child], self._costs[child] = action, prior, cost

    def found(self) -> list[tuple[int, int, float]]:
        """For each action at the root: its number, how often it was tried, and what it brought on average, less its cost."""
        return [
            (int(self._acts[c]), int(self._tries[c]), float(self._sums[c] / max(1, self._tries[c]) - self._costs[c]))
            for c in self._root()
        ]
