"""The greedy player of Randolph's game: every agent has a task, and steps go where they bring tasks forward most.

It plans as the others do (`randolph/bots`), by settings of its own, and knows of the suitcases what is public, and that owners seldom
carry their own bombs.
"""

from __future__ import annotations

import random
from typing import Any

from ..kernel.state import State
from ..play.game import Action
from ..randolph import GAME
from ..randolph.bots.planner import Planner
from ..randolph.state import AGENTS, LETTERS_EACH, SUITCASES
from .bot import View
from .engine import engine
from .patience import RANDOLPH, Patience

OWNER_CARRIES_BOMB = 0.15
"""How likely, against any other suitcase, an owner is to carry its own bomb about."""


class RandolphGreedy:
    """Hides, fetches, carries home, hunts and fights; one action at a time."""

    settings = "greedy"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._seat = 0
        self._carried: set[int] = set()
        """Suitcases that were seen in the hands of their owners' agents."""
        self._planner: Planner | None = None

    def begin(self, seat: int, view: View) -> None:
        self._seat = seat
        self._patience = Patience(RANDOLPH, len(view["players"]))

    def tell(self, events: list[dict[str, Any]]) -> None:
        self._patience.hear(events)

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Return what helps at once; plans look at nothing in a state that the seat cannot see."""
        state = GAME.world(view, self._seat)
        likely = self._likely(view, state)
        if len(actions) == 1:
            return actions[0]
        planner = self._ready(state)
        planner.plan["likely"] = likely
        planner.plan["restless"] = self._patience.lost
        by_number = {action.id: action for action in actions}
        return by_number[self._decide(view, state, list(by_number), planner)]

    def _decide(self, view: View, state: State, actions: list[int], planner: Planner) -> int:
        """Return the number of one of several actions."""
        del view
        return planner.best(state, self._seat, actions, seed=self._random.getrandbits(31))

    def _ready(self, state: State) -> Planner:
        """Return what plans, in the quickest build there is now."""
        if self._planner is None or self._planner.engine is not engine("randolph"):
            self._planner = Planner(engine("randolph"), state, self.settings)
        return self._planner

    def _likely(self, view: View, state: State) -> list[list[float]]:
        """Return how likely those who cannot know think each suitcase to hold 5, 3, 1, a bomb."""
        del view
        for owner in range(state.seats):
            held = {state.cargo[owner, agent] for agent in range(AGENTS)}
            self._carried |= {case for case in held if case // LETTERS_EACH == owner}
        return [[1.0, 1.0, 1.0, OWNER_CARRIES_BOMB if k in self._carried else 1.0] for k in range(SUITCASES)]
