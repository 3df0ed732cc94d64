"""The player of Randolph's game who thinks ahead: tree search in worlds drawn from what it believes."""

from __future__ import annotations

import numpy as np

from ..game import Action
from ..kernel.tree import MOST_SEATS
from .bot import View
from .budget import Budget
from .engine import engine
from .randolph_belief import RandolphBelief
from .randolph_world import world

WORLDS = 32
"""Worlds drawn for one decision; walks take turns in them. With few walks fewer are drawn."""
WALKS_EACH = 8
EXPLORE = 0.15
"""How much actions that were tried little are preferred."""


class RandolphSearch(RandolphBelief):
    """As the belief player, but what an action leads to is found out by search; duel cards are drawn, not searched.

    Who has waited too long does what the belief player does: no search shows what waiting costs.
    """

    def __init__(self, seed: int, parameter: str = "400ms") -> None:
        super().__init__(seed)
        self._budget = Budget(parameter)

    def _decide(self, view: View, actions: list[Action]) -> Action:
        if actions[0].data["kind"] == "duel" or self._patience.lost:
            return super()._decide(view, actions)
        watch = self._budget.start()
        thinks = engine("randolph")
        count = min(WORLDS, 1 + (self._budget.walks or WORLDS * WALKS_EACH) // WALKS_EACH)
        worlds = [world(view, self._reader.sample(self._random)) for _ in range(count)]
        room = self._desk(worlds[0])
        nothing = np.zeros((count, MOST_SEATS))
        seed = self._random.getrandbits(31)
        tree = thinks.tree(worlds, nothing, self._seat, seed=seed, explore=EXPLORE, room=room)
        while walks := watch.left(tree.walked):
            tree.walk(walks)
        best = max(tree.found(), key=lambda one: one[1:])[0]
        return next(action for action in actions if action.id == best)
