"""What a player of Kramer's game thinks with: the functions of `bots` and `belief` in a build, with room to calculate in."""

from __future__ import annotations

import math
import threading
from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..kernel import builds
from ..kernel.state import State
from . import GAME
from .belief import tracker
from .bots import outlook
from .state import AGENTS, LAYOUT, SEATS


class Desk(NamedTuple):
    """What a tracker calculates on. Options are those of the action at hand, in order."""

    tables: Any
    """The table after an option."""
    room: Any
    """What the outlook needs; nobody is held to own anything there."""
    chances: Any
    """chances[agent, option]: how likely the agent is to be furthest ahead in the end."""
    best: Any
    total: Any
    liking: Any
    sums: Any
    grown: Any
    fits: Any
    """fits[seat, set]: how well what the seat did fits that it owns just this set of agents, as bits."""
    so_far: Any
    onward: Any
    shares: Any
    """shares[agent, seat]: how likely the agent is the seat's."""


def floats(build: str, *shape: int) -> Any:
    """Return a table of zeros."""
    if build == "compiled":
        import numpy as np  # the plain build does without

        return np.zeros(shape)
    return memoryview(bytearray(8 * math.prod(shape))).cast("d", list(shape))


def desk(build: str) -> Desk:
    """Return an empty desk."""
    return Desk(
        tables=tables(build, 1),
        room=floats(build, outlook.ROOM, AGENTS),
        chances=floats(build, AGENTS, tracker.MOST_OPTIONS),
        best=floats(build, tracker.MOST_OPTIONS),
        total=floats(build, tracker.MOST_OPTIONS),
        liking=floats(build, tracker.MOST_OPTIONS),
        sums=floats(build, tracker.STYLES),
        grown=floats(build, tracker.MASKS),
        fits=floats(build, SEATS, tracker.MASKS),
        so_far=floats(build, SEATS + 1, tracker.MASKS),
        onward=floats(build, SEATS + 1, tracker.MASKS),
        shares=floats(build, AGENTS, tracker.COLUMNS),
    )


class Tables(list[Any]):
    """States in the plain build: one put into a place is copied, as in an array."""

    def __setitem__(self, i: Any, state: Any) -> None:
        self[i].data[:] = state.data


def tables(build: str, count: int) -> Any:
    """Return room for so many states."""
    return LAYOUT.array(count) if build == "compiled" else Tables(LAYOUT.blank() for _ in range(count))


def new_book(g: State) -> array[float]:
    """Return a book in which nothing is noted."""
    return array("d", bytes(8 * tracker.size(g.with_cards, g.seats)))


class Mind:
    """The functions in a build. Numbers come and go as plain Python has them."""

    def __init__(self, build: str) -> None:
        self.build = build
        self._face = builds.load("kramer.bots.face", build)
        self._tracker = builds.load("kramer.belief.tracker", build)
        self._desk, self._room = desk(build), floats(build, outlook.ROOM, AGENTS)
        self._tables = tables(build, 3)
        self._out = self._seen(array("h", bytes(2 * GAME.action_count)))

    def _seen(self, numbers: array[Any]) -> Any:
        """The same numbers, in their place, as the functions of this build take them."""
        if self.build == "plain":
            return memoryview(numbers)
        import numpy as np  # the plain build does without

        return np.frombuffer(numbers, numbers.typecode)

    def _put(self, g: State) -> Any:
        """Put the state on the first table, and return it as the functions of this build take it."""
        if self.build == "plain":
            self._tables[0] = g
        else:
            import numpy as np  # the plain build does without

            self._tables[:1].view(np.uint8)[:] = np.frombuffer(g.data, np.uint8)
        return self._tables[0]

    def weigh(self, g: State, seat: int, actions: Sequence[int], shares: Sequence[Sequence[float]]) -> list[float]:
        """Return what each of the seat's legal actions leaves to it; shares[agent][seat] is how likely each agent is each seat's."""
        worth = array("d", bytes(8 * len(actions)))
        for k, action in enumerate(actions):
            self._out[k] = action
        for agent in range(AGENTS):
            for other in range(g.seats):
                self._desk.shares[agent, other] = shares[agent][other]
        self._put(g)
        given = seat, self._out, len(actions), self._seen(worth), self._room, self._desk.shares
        self._face.weigh(self._tables, 0, 1, *given)
        return worth.tolist()

    def note(self, g: State, seat: int, action: int, book: array[float]) -> None:
        """Write into the book what an action says."""
        self._tracker.note(self._put(g), seat, action, self._seen(book), self._desk, self._out)

    def conclude(self, g: State, seat: int, book: array[float]) -> tuple[Desk, bool]:
        """Return a desk with what the seat can conclude, to be read at once, and whether its fits are logarithms."""
        return self._desk, bool(self._tracker.conclude(self._put(g), seat, self._seen(book), self._desk))

    def taken_for(self, g: State, seat: int, agent: int, actions: Sequence[int], book: array[float]) -> list[float]:
        """Return for each action of the seat how likely the agent would be taken for its own afterwards."""
        taken = array("d", bytes(8 * len(actions)))
        for k, action in enumerate(actions):
            self._out[k] = action
        given = seat, agent, self._out, len(actions), self._seen(book), self._desk, self._seen(taken)
        self._tracker.taken_for(self._put(g), *given)
        return taken.tolist()

    def warm_up(self, g: State) -> None:
        """Use everything once, so that it is compiled."""
        book, action = new_book(g), GAME.legal(g, g.turn)[0]
        self.weigh(g, g.turn, [action], [[0.0] * g.seats] * AGENTS)
        self.note(g, g.turn, action, book)
        self.conclude(g, g.turn, book)
        self.taken_for(g, g.turn, 0, [action], book)


_own = threading.local()


def mind(build: str) -> Mind:
    """Return this thread's own of that build."""
    minds: dict[str, Mind] = vars(_own)
    if build not in minds:
        minds[build] = Mind(build)
    return minds[build]
