"""How long players of Randolph's game wait: where everybody guards what the others need, somebody must attack in the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

STIRS = frozenset({"taken", "exchanged", "dropped", "delivered", "duel_revealed", "agent_lost"})
"""What changes a table for good; steps can be taken back and forth."""
CALM = 5
"""Rounds without any of it that make nobody restless."""
RESTLESS = 0.15
"""What every quiet round after them adds to what a fight is hoped to bring."""


class Patience:
    """How long nothing has stirred."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._turns = 0

    def hear(self, events: Iterable[dict[str, Any]]) -> None:
        for event in events:
            if event["type"] in STIRS:
                self._turns = 0
            elif event["type"] == "turn_ended":
                self._turns += 1

    @property
    def lost(self) -> float:
        """What a fight is worth just because something must happen."""
        return RESTLESS * max(0, self._turns // self._players - CALM)
