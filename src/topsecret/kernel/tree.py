"""Search among hidden things: information-set Monte Carlo tree search, every seat deciding by what it knows itself.

Each walk takes place in one world, dealt anew from what the searching seat believes. A node is what the seat to act knows: what
everybody saw since the root, and its own secrets (`private`). So all worlds that the seat cannot tell apart share its node, and
no seat plays by what it could not know. New nodes are judged by `values`, not by playing on at random; actions come from
`propose` with a prior, and are chosen by what they brought and by how little they were tried (PUCT).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from . import builds
from .loops import WEIGHTS
from .random import STREAM
from .walks import CHILDREN, DEEPEST, NODES, SCRATCH, WORLD

__all__ = ["MOST_SEATS", "SCRATCH", "WORLD", "Nodes", "Tree", "Trees"]

MOST_SEATS = 8
BRANCHES = 8
"""Actions that there is room for, on average, at a node."""


class Nodes(NamedTuple):
    """What the walks of a tree use and make, in arrays of one build: first the table of nodes, then the actions there, then what a walk calculates with."""

    keys: Any
    first: Any
    """By node, its first child in the arrays of actions; and how many it has."""
    count: Any
    total: Any
    """By node, what the seat to act there got in all visits."""
    visits: Any
    acts: Any
    priors: Any
    tries: Any
    sums: Any
    costs: Any
    used: Any
    """How many CHILDREN and NODES there are."""
    explore: float
    states: Any
    bonuses: Any
    """By world and seat, what counts for it besides."""
    room: Any
    """The game's, as its search wants it."""
    actions: Any
    prior: Any
    worth: Any
    weights: Any
    path: Any


class Trees:
    """The functions of the search bound to one game in one build."""

    def __init__(self, rules: Any, search: Any, build: str) -> None:
        self.random = builds.load("kernel.random", build)
        self.plain = build == "plain"
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

    def array(self, kind: str, *shape: int) -> Any:
        """Return an array of zeros. Views give plain numbers: NumPy's small integers would stay small in sums, and overflow."""
        import numpy as np

        made = np.zeros(shape, kind)
        return made.data if self.plain else made

    def rows(self, numbers: Any) -> Any:
        """Return rows of numbers as walks take them."""
        import numpy as np

        made = np.array(numbers, np.float64)
        return [row.data for row in made] if self.plain else made


class Tree:
    """One search: the worlds it walks in and what it has found so far."""

    def __init__(
        self,
        trees: Trees,
        worlds: Any,
        states: Any,
        bonuses: Any,
        seat: int,
        room: Any,
        *,
        actions: int,
        seed: int,
        explore: float,
        nodes: int = 1 << 15,
    ) -> None:
        self._trees, self._seat, self._worlds = trees, seat, worlds
        self.walked = 0
        array, children = trees.array, nodes * BRANCHES
        self._stream = array("i8", STREAM)
        trees.random.start(self._stream, seed, 0)
        self._nodes = Nodes(
            keys=array("i8", nodes),
            first=array("i8", nodes),
            count=array("i8", nodes),
            total=array("f8", nodes),
            visits=array("i8", nodes),
            acts=array("i8", children),
            priors=array("f8", children),
            tries=array("i8", children),
            sums=array("f8", children),
            costs=array("f8", children),
            used=array("i8", 2),
            explore=explore,
            states=states,
            bonuses=trees.rows(bonuses),
            room=room,
            actions=array("i2", actions),
            prior=array("f8", actions),
            worth=array("f8", MOST_SEATS),
            weights=array("i8", WEIGHTS),
            path=array("i8", DEEPEST, 3),
        )

    def walk(self, walks: int) -> None:
        """Make that many walks more."""
        begin, self.walked = self.walked, self.walked + walks
        self._trees.walks(self._nodes, self._worlds, begin, self.walked, self._stream)

    def _place(self) -> int:
        return int(self._trees.root_of(self._worlds, self._seat, self._nodes.keys))

    def plant(self, actions: Sequence[int], priors: Sequence[float], costs: Sequence[float], worth: float) -> None:
        """Before the first walk: try these actions at the root, not those that would be proposed for it in the first world.

        Each has a prior, and costs something besides what it brings; `worth` is what the best is expected to bring.
        """
        if self.walked:
            raise ValueError("a tree is planted before the first walk")
        nodes, place = self._nodes, self._place()
        nodes.keys[place] = self._trees.root_key(self._worlds, self._seat)
        nodes.first[place], nodes.count[place] = 0, len(actions)
        nodes.used[CHILDREN], nodes.used[NODES] = len(actions), 1
        nodes.total[place], nodes.visits[place] = worth, 1
        for child, (action, prior, cost) in enumerate(zip(actions, priors, costs, strict=True)):
            nodes.acts[child], nodes.priors[child], nodes.costs[child] = action, prior, cost

    def found(self) -> list[tuple[int, int, float]]:
        """Return for each action at the root, known after the first walk: its number, how often it was tried, and what it brought on average, less its cost."""
        nodes, place = self._nodes, self._place()
        return [
            (int(nodes.acts[c]), int(nodes.tries[c]), float(nodes.sums[c] / max(1, nodes.tries[c]) - nodes.costs[c]))
            for c in range(int(nodes.first[place]), int(nodes.first[place] + nodes.count[place]))
        ]
