"""The player of Kramer's game who thinks ahead: tree search in worlds drawn from what it believes."""

from __future__ import annotations

import numpy as np

from ..beliefs.kramer import Belief
from ..game import Action
from ..kramer.rules.ending import BONUS
from ..kramer.search.proposals import MOST, SHARPNESS
from .bot import View
from .budget import Budget
from .engine import engine
from .kramer_belief import KramerBelief, opened
from .kramer_world import Worlds, bonus

WORLDS = 64
"""Worlds drawn for one decision; walks take turns in them."""
EXPLORE = 0.3
"""How much actions that were tried little are preferred."""
GUESSED = 0.5
"""K9.3: the share of the agents that others are taken to have named rightly."""


class KramerSearch(KramerBelief):
    """As the belief player, but what the best of its actions leave is found out by search; dossiers are filled in by belief alone.

    Who has waited too long does what the belief player does: no search shows what waiting costs.
    """

    def __init__(self, seed: int, parameter: str = "400ms") -> None:
        super().__init__(seed)
        self._budget = Budget(parameter)

    def _decide(self, view: View, actions: list[Action], belief: Belief) -> Action:
        if self._patience.lost:
            return super()._decide(view, actions, belief)
        watch = self._budget.start()
        seat = self._seat
        made = Worlds(seat, view, self._arming)
        owners = [belief.sample(self._random) for _ in range(WORLDS)]
        worlds = [made.world(one, self._random) for one in owners]
        extra = np.full((WORLDS, 8), BONUS * GUESSED * (len(belief.agents) - 1))
        if opened(view, seat):
            extra[:, seat] = [BONUS * bonus(view, seat, one) for one in owners]
        tree = engine("kramer").tree(worlds, extra, seat, seed=self._random.getrandbits(31), explore=EXPLORE)
        worth, cost = self.weigh(view, actions, belief)
        best_first = np.argsort(cost - worth, kind="stable")[:MOST]
        lead = (worth - cost)[best_first] - (worth - cost).max()
        priors = np.exp(lead / SHARPNESS) / np.exp(lead / SHARPNESS).sum()
        ids = [actions[k].id for k in best_first]
        tree.plant(ids, priors.tolist(), cost[best_first].tolist(), float(worth[best_first[0]]))
        while walks := watch.left(tree.walked):
            tree.walk(walks)
        best = max(tree.found(), key=lambda one: one[1:])[0]
        return next(action for action in actions if action.id == best)
