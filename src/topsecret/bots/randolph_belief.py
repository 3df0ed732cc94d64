"""The belief player of Randolph's game: plans as greedy does, with what it can know of the suitcases from all that everybody did with them.

It also thinks of how it looks itself. Those who read how suitcases are hidden would find a bomb by its place, so a lure is now and then
a suitcase with secrets, and the bomb lies now and then where the others lie. What others believe of its suitcases is known to it too.
"""

from __future__ import annotations

from typing import Any

from ..kernel.state import State
from ..randolph.belief.reader import Reader
from ..randolph.state import SUITCASES
from .bot import View
from .randolph_greedy import RandolphGreedy


class RandolphBelief(RandolphGreedy):
    """Reads the others and does not let itself be read."""

    settings = "tuned"

    def begin(self, seat: int, view: View) -> None:
        super().begin(seat, view)
        self._reader = Reader(seat, view)

    def tell(self, events: list[dict[str, Any]]) -> None:
        super().tell(events)
        self._reader.hear(events)

    def _likely(self, view: View, state: State) -> list[list[float]]:
        """Return what everybody but its owner believes of each suitcase: of others' this seat, of its own the others."""
        self._reader.look(view, state)
        believed = self._reader.public()
        return believed + [[0.0] * 4] * (SUITCASES - len(believed))
