"""A plan kept at a table, and what a seat would do there: in whichever build the engine is of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...kernel.random import STREAM
from ...kernel.state import State
from .plan import ROWS, settings, weigh

if TYPE_CHECKING:
    from ...bots.engine import Engine


class Planner:
    """Plans by the "greedy" or the "tuned" settings for a table like this state's."""

    def __init__(self, engine: Engine, state: State, chosen: str) -> None:
        self.engine = engine
        self.room: Any = engine.room()
        weigh(self.plan, settings(chosen, state.seats), state.seats)
        self._states = engine.states([state], ROWS)
        engine.search.prepare(self._states, 0, 1, self.room)
        self._actions = engine.array("i2", engine.game.action_count)
        self._out = engine.array("f8", engine.game.action_count)
        self._stream = engine.array("i8", STREAM)

    @property
    def plan(self) -> Any:
        return self.room[0]

    def best(self, state: State, seat: int, actions: Sequence[int], *, seed: int) -> int:
        """Return what the seat would do of its legal actions; what is drawn, is drawn by the seed."""
        engine = self.engine
        engine.put(self._states, 0, state)
        self._actions[: len(actions)] = actions
        engine.random.start(self._stream, seed, 0)
        return int(
            engine.search.best(
                self._states, 0, 1, seat, self._actions, len(actions), self._out, self.room, self._stream
            )
        )
