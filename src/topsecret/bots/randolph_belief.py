"""The belief player of Randolph's game: greedy's plans, with what it can know of the suitcases from all that everybody did with them.

It also thinks of how it looks itself. Those who read how suitcases are hidden would find a bomb by its place, so a lure is now and then
a suitcase with secrets, and the bomb lies now and then where the others lie.
"""

from __future__ import annotations

from typing import Any

from ..beliefs.randolph import Reader
from ..game import Action
from .bot import View
from .randolph_chart import BOMB, Chart
from .randolph_greedy import RandolphGreedy
from .randolph_prospects import Prospects

LURED = 0.7
"""How often the bomb is put where enemies come first."""
FALSE_LURE = 0.1
"""How often any other suitcase is."""


class RandolphBelief(RandolphGreedy):
    """Reads the others and does not let itself be read."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._reader: Reader

    def begin(self, seat: int, view: View) -> None:
        super().begin(seat, view)
        self._reader = Reader(seat, view)

    def tell(self, events: list[dict[str, Any]]) -> None:
        self._reader.hear(events)

    def choose(self, view: View, actions: list[Action]) -> Action:
        self._reader.look(view)
        return super().choose(view, actions)

    def _prospects(self, chart: Chart) -> Prospects:
        stated = self._reader.posterior()
        return Prospects(chart, {id: stated[id] for id in chart.suitcases})

    def _lures(self, content: int | str) -> bool:
        return self._random.random() < (LURED if content == BOMB else FALSE_LURE)
