"""How long the page takes to show what happened, at its calm pace: so long a bot waits before it goes on.

Only what everybody is told may be measured here: how long a bot waits is seen by all. The lengths are those of the page's scenes
(web/src/games/randolph/scenes); tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Told = Mapping[str, Any]

START_ROLL_MS = 520
START_MS = 1_700
"""After the rolls for the first turn: who begins."""
ROLL_MS = 900
UNUSED_MS = 700
"""Before the next roll: somebody left steps unused."""
TURN_MS = 120
STEP_MS = 500
HOME_MS = 1_500
"""The last step, into the headquarters."""
OPENED_MS = 6_300
SECRET_MS = 120
BOMB_MS = 8_900

LENGTHS = {
    "setup_shown": 1_400,
    "suitcase_placed": 700,
    "taken": 700,
    "exchanged": 700,
    "dropped": 700,
    "defenders_met": 900,
    "duel_began": 1_400,
    "duel_revealed": 6_200,
    "loot_left": 700,
    "agent_lost": 800,
    "player_out": 1_100,
    "game_over": 7_400,
    "undone": 160,
}
"""Milliseconds of what is always shown alike. What is neither here nor below is shown with something else; a card that is laid counts for
nothing, so that nobody waits for one of two."""

GROUPS: Mapping[str, frozenset[str]] = {
    "start_rolled": frozenset({"start_rolled", "start_tied", "game_began"}),
    "turn_ended": frozenset({"turn_began", "rolled"}),
    "turn_began": frozenset({"turn_began", "rolled"}),
    "rolled": frozenset({"turn_began", "rolled"}),
    "delivered": frozenset({"bomb_exploded", "agent_lost", "losses_due"}),
}
"""What belongs to the same scene as the event before it."""


def lengths(events: Sequence[Told]) -> list[int]:
    """Return for how many milliseconds each scene is shown of what a spectator is told in one moment."""
    found: list[int] = []
    left = list(events)
    while left:
        count = 1
        while count < len(left) and left[count]["type"] in GROUPS.get(left[0]["type"], ()):
            count += 1
        found.append(_length(left[:count]))
        left = left[count:]
    return [ms for ms in found if ms]


def _length(scene: Sequence[Told]) -> int:
    """Return how long the events of one scene are shown."""
    first = scene[0]
    match first["type"]:
        case "start_rolled":
            rolls = [event for event in scene if event["type"] == "start_rolled"]
            return START_ROLL_MS * len(rolls) + START_MS
        case "turn_ended" | "turn_began" | "rolled":
            unused = UNUSED_MS if first.get("unused") else 0
            rolled = any(event["type"] == "rolled" for event in scene)
            return unused + ROLL_MS if rolled else unused or TURN_MS
        case "stepped":
            return HOME_MS if first["to"] == "hq" else STEP_MS
        case "delivered":
            return BOMB_MS if first["content"] == "bomb" else OPENED_MS + SECRET_MS * int(first["content"])
        case _:
            return LENGTHS.get(first["type"], 0)
