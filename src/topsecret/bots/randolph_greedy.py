"""The greedy player of Randolph's game: every agent has a task, and steps go where they bring tasks forward most.

It plans as the others do (`randolph/bots`), by settings of its own, and knows of the suitcases what is public, and that owners seldom
carry their own bombs.
"""

from __future__ import annotations

import random
from typing import Any

from ..game import Action
from ..kernel.state import State
from ..randolph.belief.reader import Content, Reader
from ..randolph.bots.planner import Planner
from ..randolph.state import LETTERS_EACH, SUITCASES
from .bot import View
from .engine import engine
from .patience import RANDOLPH, Patience
from .randolph_world import world

OWNER_CARRIES_BOMB = 0.15
"""How likely, against any other suitcase, an owner is to carry its own bomb about."""
UNSEEN = (1.0, 1.0, 1.0, 1.0)
CARRIED = (1.0, 1.0, 1.0, OWNER_CARRIES_BOMB)


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
        if len(actions) == 1:
            return actions[0]
        by_number = {action.id: action for action in actions}
        return by_number[self._decide(view, list(by_number))]
