"""How long players wait for each other: where nobody gains by doing first what must be done, somebody does it in the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Temper:
    """What makes the players of a game restless."""

    stirs: frozenset[str]
    """Events that change a table for good; steps can be taken back and forth."""
    calm: int
    """Rounds without any of them that make nobody restless."""
    restless: float
    """What every quiet round after those adds to what breaking the silence is hoped to bring."""


RANDOLPH = Temper(
    stirs=frozenset({"taken", "exchanged", "dropped", "delivered", "duel_revealed", "agent_lost"}),
    calm=5,
    restless=0.15,
)
"""R3.2: everybody may guard what the others need; a fight breaks it."""
KRAMER = Temper(stirs=frozenset({"scored"}), calm=20, restless=0.05)
"""K6.1: when one more scoring would end the game for the others, each may undo what the others prepare; a scoring breaks it."""


class Patience:
    """How long nothing has stirred."""

    def __init__(self, temper: Temper, players: int) -> None:
        self._temper = temper
        self._players = players
        self._turns = -1
        """Turns that have passed; as the first one begins, none has."""

    def hear(self, events: Iterable[dict[str, Any]]) -> None:
        for event in events:
            if event["type"] in self._temper.stirs:
                self._turns = 0
            elif event["type"] == "turn_began":
                self._turns += 1

    @property
    def lost(self) -> float:
        """What breaking the silence is worth just because something must happen."""
        return self._temper.restless * max(0, self._turns // self._players - self._temper.calm)
