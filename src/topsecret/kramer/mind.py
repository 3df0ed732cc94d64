"""What a player of Kramer's game thinks with: the functions of `bots` and `belief` in a build, with room to calculate in."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..bots.engine import Engine
from ..kernel import builds, scratch
from ..kernel.state import State
from . import GAME
from .belief import tracker
from .bots import outlook
from .bots.outlook import KNOWING, WATCHING
from .state import AGENTS, LAYOUT


class Desk(NamedTuple):
    """What a tracker calculates on."""

    tables: Any
    """The table after an option."""
    numbers: Any


def desk(build: str) -> Desk:
    """Return an empty desk."""
    return Desk(Engine("kramer", build).states([LAYOUT.blank()]), scratch.records(tracker.ROOM, 1, build)[0])


def new_book(g: State) -> array[float]:
    """Return a book in which nothing is noted."""
    return array("d", bytes(8 * tracker.size(g.with_cards, g.seats)))


class Mind:
    """The functions in a build. Numbers come and go as plain Python has them."""

    def __init__(self, build: str) -> None:
        self._engine = Engine("kramer", build)
        self._tracker = builds.load("kramer.belief.tracker", build)
        self._desk = desk(build)
        self._outlook = scratch.records({"room": ("f8", outlook.ROOM, AGENTS)}, 1, build)[0]
        self._tables = self._engine.states([LAYOUT.blank()], 2)
        self._out = self._seen(array("h", bytes(2 * GAME.action_count)))

    def _seen(self, numbers: array[Any]) -> Any:
        """The same numbers, in their place, as the functions of this build take them."""
        if self._engine.build == "plain":
            return memoryview(numbers)
        import numpy as np  # the plain build does without

        return np.frombuffer(numbers, numbers.typecode)

    def _put(self, g: State) -> Any:
        """Put the state on the first table, and return it as the functions of this build take it."""
        self._engine.put(self._tables, 0, g)
        return self._tables[0]

    def weigh(
        self, g: State, seat: int, actions: Sequence[int], shares: Sequence[Sequence[float]] | None = None
    ) -> list[float]:
        """Return what each of the seat's legal actions leaves to it; shares[agent][seat] is how likely each agent is each seat's."""
        worth = array("d", bytes(8 * len(actions)))
        for k, action in enumerate(actions):
            self._out[k] = action
        whose = self._desk.numbers["shares"]
        for agent in range(AGENTS):
            for other in range(g.seats):
                whose[agent, other] = shares[agent][other] if shares else 0.0
        self._put(g)
        given = seat, self._out, len(actions), self._seen(worth), KNOWING if shares else WATCHING
        self._engine.search.weigh(self._tables, 0, 1, *given, self._outlook["room"], whose)
        return worth.tolist()

    def note(self, g: State, seat: int, action: int, book: array[float]) -> None:
        """Write into the book what an action says."""
        self._tracker.note(self._put(g), seat, action, self._seen(book), self._desk, self._out)

    def conclude(self, g: State, seat: int, book: array[float]) -> tuple[Any, bool]:
        """Return numbers of what the seat can conclude, to be read at once, and whether the fits in them are logarithms."""
        numbers = self._desk.numbers
        return numbers, bool(self._tracker.conclude(self._put(g), seat, self._seen(book), numbers))

    def taken_for(self, g: State, seat: int, agent: int, actions: Sequence[int], book: array[float]) -> list[float]:
        """Return for each action of the seat how likely the agent would be taken for its own afterwards."""
        taken = array("d", bytes(8 * len(actions)))
        for k, action in enumerate(actions):
            self._out[k] = action
        given = seat, agent, self._out, len(actions), self._seen(book), self._desk, self._seen(taken)
        self._tracker.taken_for(self._put(g), *given)
        return taken.tolist()

    def warm_up(self, g: State, seat: int) -> None:
        """Use everything once, so that it is compiled."""
        book, action = new_book(g), GAME.legal(g, seat)[0]
        self.weigh(g, seat, [action])
        self.note(g, seat, action, book)
        self.conclude(g, seat, book)
        self.taken_for(g, seat, 0, [action], book)


_own = threading.local()


def mind(build: str) -> Mind:
    """Return this thread's own of that build."""
    minds: dict[str, Mind] = vars(_own)
    if build not in minds:
        minds[build] = Mind(build)
    return minds[build]
