"""How long the page takes to show what happened, at its calm pace: so long a bot waits before it goes on.

Only what everybody is told may be measured here: how long a bot waits is seen by all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .state import BUILDING_NAMES, BUILDINGS

BUILDING_MS = 240
"""A pawn's way from one building to the next."""
AGENT_MS = 300
"""Before the next agent of the same move."""
PLAYER_MS = 400
"""Before the next player's move."""

LENGTHS = {
    "rolled": 600,
    "safe_moved": 480,
    "card_played": 900,
    "card_drawn": 400,
    "card_removed": 400,
    "reshuffled": 400,
    "identity_taken": 400,
    "passed": 200,
    "stopped": 200,
    "scored": 8_800,
    "dossier_handed_in": 200,
    "dossiers_opened": 900,
    "game_over": 25_700,
}
"""Milliseconds for an event of a kind, its moves aside. What is not here is shown at once."""


def length(event: Mapping[str, Any]) -> int:
    """Return for how many milliseconds an event, as a spectator is told it, is shown."""
    moves = event.get("moves", ())
    walks = sum(_buildings(move) * BUILDING_MS + AGENT_MS for move in moves)
    return LENGTHS.get(event["type"], 0) + walks + (PLAYER_MS if event["type"] == "moved" else 0)


def _buildings(move: Mapping[str, Any]) -> int:
    """Return how many buildings an agent walks on."""
    return (_NUMBER[move["to"]] - _NUMBER[move["from"]]) % BUILDINGS


_NUMBER = {name: number for number, name in enumerate(BUILDING_NAMES)}
