"""The random player: any of the actions offered, all equally likely."""

from __future__ import annotations

import random
from typing import Any

from ..play.game import Action
from .bot import View


class RandomBot:
    """Plays either game."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def begin(self, seat: int, view: View) -> None:
        pass

    def tell(self, events: list[dict[str, Any]]) -> None:
        pass

    def choose(self, view: View, actions: list[Action]) -> Action:
        return self._random.choice(actions)
