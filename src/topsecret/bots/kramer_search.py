"""The player of Kramer's game who thinks ahead: tree search in worlds drawn from what it believes."""

from __future__ import annotations

from math import exp

import numpy as np

from ..kramer import GAME
from ..kramer.bots.proposals import MOST, SHARPNESS
from ..kramer.world import Hidden
from ..play.game import Action, stream
from .bot import View
from .budget import Budget
from .engine import engine
from .kramer_belief import KramerBelief
from .kramer_greedy import opened

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

    def _decide(self, view: View, actions: list[Action]) -> Action:
        if self._patience.lost:
            return super()._decide(view, actions)
        watch = self._budget.start()
        seat, belief = self._seat, self._conclude(view)
        made, r = GAME.worlds(view, seat), stream(self._random.getrandbits(31))
        worlds = [made.world(Hidden(belief.sample(self._random)), r) for _ in range(WORLDS)]
        extra = np.zeros((WORLDS, 8))
        for k, one in enumerate(worlds):
            for other in range(one.seats):
                known = other == seat and opened(view, seat)
                extra[k, other] = GAME.face.bonus(one, other) if known else GUESSED * GAME.face.most_bonus(one, other)
        tree = engine("kramer").tree(worlds, extra, seat, seed=self._random.getrandbits(31), explore=EXPLORE)
        worth, cost = self.weigh(view, actions, belief)
        best_first = sorted(range(len(actions)), key=lambda k: cost[k] - worth[k])[:MOST]
        top = worth[best_first[0]] - cost[best_first[0]]
        priors = [exp((worth[k] - cost[k] - top) / SHARPNESS) for k in best_first]
        tree.plant(
            [actions[k].id for k in best_first],
            [prior / sum(priors) for prior in priors],
            [cost[k] for k in best_first],
            worth[best_first[0]],
        )
        while walks := watch.left(tree.walked):
            tree.walk(walks)
        best = max(tree.found(), key=lambda one: one[1:])[0]
        return next(action for action in actions if action.id == best)
