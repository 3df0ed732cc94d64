"""A table as a few lines of text, for environments: what happened, and how it stands, as a spectator sees it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any


def scene(view: Mapping[str, Any], events: Iterable[Mapping[str, Any]]) -> str:
    """A spectator's view, with the events that led to it."""
    lines = [f"· {told(event)}" for event in events]
    lines += kramer(view) if view["game"] == "kramer" else randolph(view)
    asked = ", ".join(f"seat_{seat}" for seat in view["to_move"])
    lines.append(f"{asked} to act" if asked else f"over: {words(view['result'])}")
    return "\n".join(lines)


def told(event: Mapping[str, Any]) -> str:
    """An event in one line: its type, then what is told of it."""
    return words({"": event["type"], **{key: value for key, value in event.items() if key != "type"}})


def words(data: Mapping[str, Any]) -> str:
    """Plain data in one line: `seat=2 face=5`."""
    return " ".join(f"{key}={_short(value)}" if key else str(value) for key, value in data.items())


def _short(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def kramer(view: Mapping[str, Any]) -> list[str]:
    """Where the agents and the safe are, and what the markers show."""
    agents = " ".join(f"{agent['letter']}:{agent['building']}/{agent['score']}" for agent in view["agents"].values())
    return [f"round {view['round']}, {view['phase']}, safe in {view['safe']}, agents {agents}"]


def randolph(view: Mapping[str, Any]) -> list[str]:
    """A line for each player: where the agents are, and what is delivered."""
    lines = [f"round {view['round']}, {view['phase']}"]
    for seat, player in enumerate(view["players"]):
        places = " ".join(f"{agent['number']}-{agent['place']}" for agent in player["agents"])
        lines.append(f"seat_{seat} {player['colour']}: {player['secrets']} secrets, agents {places}")
    return lines
