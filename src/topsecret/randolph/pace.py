"""How long the page takes to show what happened, at its calm pace: so long a bot waits before it goes on.

Only what everybody is told may be measured here: how long a bot waits is seen by all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LENGTHS = {
    "start_rolled": 600,
    "setup_shown": 900,
    "game_began": 600,
    "rolled": 600,
    "stepped": 420,
    "taken": 200,
    "exchanged": 400,
    "dropped": 200,
    "suitcase_placed": 420,
    "duel_began": 1_400,
    "duel_revealed": 8_000,
    "delivered": 7_600,
    "bomb_exploded": 2_000,
    "agent_lost": 420,
    "player_out": 900,
    "turn_ended": 200,
    "game_over": 7_400,
}
"""Milliseconds for an event of a kind: a duel takes 9.4 s with its beginning, a bomb 9.6 s with its delivery. What is not here is shown at once."""


def length(event: Mapping[str, Any]) -> int:
    """Return for how many milliseconds an event, as a spectator is told it, is shown."""
    return LENGTHS.get(event["type"], 0)
