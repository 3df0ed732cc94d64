"""The automatic dossier log: what a keeper of a dossier would write down, public facts only (K9.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..game import Event
from .state import BUILDING_NAMES, BUILDINGS, RUIN

RUIN_NAME = BUILDING_NAMES[RUIN]


def log(events: Iterable[Event]) -> dict[str, Any]:
    """Per seat and agent: how far it was moved, into and out of the ruin; then every scoring caused or stopped."""
    moved: dict[str, dict[str, dict[str, int]]] = {}
    scorings: list[dict[str, Any]] = []
    stopped: list[dict[str, Any]] = []
    number = 1
    for event in events:
        if event.type in ("moved", "card_played"):
            seat = str(event.data["seat"])
            for step in event.data.get("moves", ()):
                entry = moved.setdefault(seat, {}).setdefault(
                    step["agent"], {"points": 0, "by_card": 0, "into_ruin": 0, "out_of_ruin": 0}
                )
                if "points" in step:
                    entry["points"] += step["points"]
                else:
                    entry["by_card"] += _shortest(step)
                entry["into_ruin"] += step["to"] == RUIN_NAME
                entry["out_of_ruin"] += step["from"] == RUIN_NAME
            if event.data.get("stops_scoring"):
                stopped.append({"seat": event.data["seat"], "card": event.data["card"], "round": number})
        elif event.type == "scored":
            profit = {agent: gain for agent, gain in event.data["gains"].items() if gain}
            scorings.append({"seat": event.data["by"], "round": number, "armed": event.data["armed"], "gains": profit})
        elif event.type == "turn_began":
            number = event.data["round"]
    return {"moved": moved, "scorings": scorings, "stopped": stopped}


def _shortest(step: dict[str, Any]) -> int:
    """How far a card carried an agent, forward positive, the shorter way round."""
    ring = (BUILDING_NAMES.index(step["to"]) - BUILDING_NAMES.index(step["from"])) % BUILDINGS
    return ring if ring <= BUILDINGS // 2 else ring - BUILDINGS
