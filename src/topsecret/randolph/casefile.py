"""What is worth remembering of a game: every delivery, every duel, and what became of each suitcase; public facts only."""

from __future__ import annotations

from typing import Any

from ..play.game import Event


class Casefile:
    """Deliveries and duels as they were told, and per suitcase who took, exchanged or dropped it where."""

    def __init__(self) -> None:
        self._deliveries: list[dict[str, Any]] = []
        self._duels: list[dict[str, Any]] = []
        self._suitcases: dict[str, list[dict[str, Any]]] = {}

    def add(self, event: Event) -> None:
        if event.type == "delivered":
            self._deliveries.append(dict(event.data))
        elif event.type == "duel_revealed":
            self._duels.append(dict(event.data))
        elif event.type in ("taken", "exchanged", "dropped"):
            self._handled(event.data["suitcase"], event.type, event)
            if "left" in event.data:
                self._handled(event.data["left"], "dropped", event)

    def _handled(self, suitcase: str, what: str, event: Event) -> None:
        entry = {"type": what, "seat": event.data["seat"], "city": event.data["city"]}
        self._suitcases.setdefault(suitcase, []).append(entry)

    def data(self) -> dict[str, Any]:
        return {
            "deliveries": [dict(delivery) for delivery in self._deliveries],
            "duels": [{k: dict(v) if isinstance(v, dict) else v for k, v in duel.items()} for duel in self._duels],
            "suitcases": {suitcase: [dict(e) for e in entries] for suitcase, entries in self._suitcases.items()},
        }
