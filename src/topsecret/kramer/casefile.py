"""The automatic dossier log: what a keeper of a dossier would write down, public facts only (K9.6)."""

from __future__ import annotations

from typing import Any

from ..play.game import Event
from .state import BUILDING_NAMES, BUILDINGS, RUIN

RUIN_NAME = BUILDING_NAMES[RUIN]


class Casefile:
    """Per seat and agent: how far it was moved, into and out of the ruin; then every scoring caused or stopped."""

    def __init__(self, number: int) -> None:
        self._moved: dict[str, dict[str, dict[str, int]]] = {}
        self._scorings: list[dict[str, Any]] = []
        self._stopped: list[dict[str, Any]] = []
        self._round = number

    def add(self, event: Event) -> None:
        if event.type in ("moved", "card_played"):
            for step in event.data.get("moves", ()):
                self._move(str(event.data["seat"]), step)
            if event.data.get("stops_scoring"):
                stopped = {"seat": event.data["seat"], "card": event.data["card"], "round": self._round}
                self._stopped.append(stopped)
        elif event.type == "scored":
            profit = {agent: gain for agent, gain in event.data["gains"].items() if gain}
            scoring = {"seat": event.data["by"], "round": self._round, "armed": event.data["armed"], "gains": profit}
            self._scorings.append(scoring)
        elif event.type == "turn_began":
            self._round = event.data["round"]

    def _move(self, seat: str, step: dict[str, Any]) -> None:
        blank = {"points": 0, "by_card": 0, "into_ruin": 0, "out_of_ruin": 0}
        entry = self._moved.setdefault(seat, {}).setdefault(step["agent"], blank)
        if "points" in step:
            entry["points"] += step["points"]
        else:
            entry["by_card"] += _shortest(step)
        entry["into_ruin"] += step["to"] == RUIN_NAME
        entry["out_of_ruin"] += step["from"] == RUIN_NAME

    def data(self) -> dict[str, Any]:
        return {
            "moved": {seat: {agent: dict(e) for agent, e in entries.items()} for seat, entries in self._moved.items()},
            "scorings": [{**s, "armed": list(s["armed"]), "gains": dict(s["gains"])} for s in self._scorings],
            "stopped": [dict(s) for s in self._stopped],
        }


def _shortest(step: dict[str, Any]) -> int:
    """How far a card carried an agent, forward positive, the shorter way round."""
    ring = (BUILDING_NAMES.index(step["to"]) - BUILDING_NAMES.index(step["from"])) % BUILDINGS
    return ring if ring <= BUILDINGS // 2 else ring - BUILDINGS
