"""The player of Kramer's game who thinks ahead: tree search in worlds drawn from what it believes."""

from __future__ import annotations

import numpy as np

from ..beliefs.kramer import Belief
from ..beliefs.kramer_sight import Floats
from ..game import Action
from ..kramer.rules.ending import BONUS
from ..kramer.search.proposals import MOST
from .bot import View
from .budget import Budget
from .engine import engine
from .kramer_belief import KramerBelief, opened
from .kramer_world import Worlds, bonus

WORLDS = 64
"""Worlds drawn for one decision; walks take turns in them."""
EXPLORE = 0.3
"""How much actions that were tried little are preferred."""
OPEN = 0.036
"""How much better an action must look, in chances, to be clearly the likelier one to try: the search shall doubt what belief sees at a glance."""
TRUST = 20
"""Tries that what belief sees at a glance is worth, when an action is chosen in the end."""
GUESSED = 0.5
"""K9.3: the share of the agents that others are taken to have named rightly."""


class KramerSearch(KramerBelief):
    """As the belief player, but what the best of its actions leave is found out by search; dossiers are filled in by belief alone."""

    def __init__(self, seed: int, parameter: str = "400ms") -> None:
        super().__init__(seed)
        self._budget = Budget(parameter)

    def _decide(self, view: View, actions: list[Action], belief: Belief) -> Action:
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
        actions, worth, cost = [actions[k] for k in best_first], worth[best_first], cost[best_first]
        priors = np.exp((worth - cost - (worth - cost).max()) / OPEN)
        priors /= priors.sum()
        tree.plant([action.id for action in actions], priors.tolist(), cost.tolist(), float(worth[0]))
        while walks := watch.left(tree.walked):
            tree.walk(walks)
        return actions[int(np.argmax(seen_and_found(worth, cost, tree.found())))]


def seen_and_found(worth: Floats, cost: Floats, found: list[tuple[int, int, float]]) -> Floats:
    """What each action is worth by what it was at a glance and what the search found, less its cost.

    Both are taken by how far they lie from their mean, because the search looks at later tables: a chance there is not quite a chance here.
    """
    tries = np.array([times for _, times, _ in found])
    brought = np.array([brought for *_, brought in found]) + cost
    far = brought - tries @ brought / tries.sum()
    near = worth - tries @ worth / tries.sum()
    lead: Floats = (tries * far + TRUST * near) / (tries + TRUST) - cost
    return lead
