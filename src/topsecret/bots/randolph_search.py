"""The player of Randolph's game who thinks ahead: tree search in worlds drawn from what it believes."""

from __future__ import annotations

from ..kernel.state import State
from ..kernel.tree import MOST_SEATS
from ..play.game import stream
from ..randolph import GAME
from ..randolph.bots.planner import Planner
from ..randolph.state import DUEL, PLACING
from ..randolph.world import Hidden
from .bot import View
from .budget import Budget
from .randolph_belief import RandolphBelief

WORLDS = 32
"""Worlds drawn for one decision; walks take turns in them. With few walks fewer are drawn."""
WALKS_EACH = 8
EXPLORE = 0.15
"""How much actions that were tried little are preferred."""


class RandolphSearch(RandolphBelief):
    """As the belief player, but what an action leads to is found out by search; duel cards are drawn, not searched, as is the set-up.

    Who has waited too long does what the belief player does: no search shows what waiting costs.
    """

    def __init__(self, seed: int, parameter: str = "400ms") -> None:
        super().__init__(seed)
        self._budget = Budget(parameter)

    def _decide(self, view: View, state: State, actions: list[int], planner: Planner) -> int:
        if state.phase == DUEL or state.phase <= PLACING or self._patience.lost:
            return super()._decide(view, state, actions, planner)
        watch = self._budget.start()
        count = min(WORLDS, 1 + (self._budget.walks or WORLDS * WALKS_EACH) // WALKS_EACH)
        made, r = GAME.worlds(view, self._seat), stream(self._random.getrandbits(31))
        worlds = [made.world(Hidden(self._reader.sample(self._random)), r) for _ in range(count)]
        seed = self._random.getrandbits(31)
        nothing = [[0.0] * MOST_SEATS] * count
        tree = planner.engine.tree(worlds, nothing, self._seat, seed=seed, explore=EXPLORE, room=planner.room)
        while walks := watch.left(tree.walked):
            tree.walk(walks)
        return max(tree.found(), key=lambda one: one[1:])[0]
