"""Kramer's game in words: what its things are called, and a sentence for each event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...kramer.state import BUILDING_NAMES, COLOURS, LETTERS, NAMES, VALUE
from ..language import listed, t
from ..teller import Teller

LETTER_OF = dict(zip(COLOURS, LETTERS, strict=True))
NAME_OF = dict(zip(COLOURS, NAMES, strict=True))
COLOUR_OF = dict(zip(LETTERS, COLOURS, strict=True))
CHIPS = {
    "grey": "bold black on grey70",
    "yellow": "bold black on bright_yellow",
    "orange": "bold black on dark_orange",
    "red": "bold white on red3",
    "green": "bold white on green4",
    "blue": "bold white on blue3",
    "purple": "bold white on purple4",
}
"""How an agent's letter looks on a terminal with colours."""
WORTH = dict(zip(BUILDING_NAMES, VALUE, strict=True))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def plate(building: str) -> str:
    """A building as it is called on the board and by those who type it: its number, or its name."""
    return t(f"kramer-building-{building}") if building in ("church", "ruin") else building


def place(building: str) -> str:
    """A building in a sentence, with its value."""
    worth = str(WORTH[building]).replace("-", "−")
    return t("kramer-building", name=t(f"kramer-building-{building}"), plate=worth)


def card_title(card: str) -> str:
    return t(f"kramer-card-{card.lower()}")


def card_text(card: str) -> str:
    return t(f"kramer-card-{card.lower()}.text")


def card_name(card: str) -> str:
    """A card in a sentence, with the id by which it is played."""
    return f"{card} {card_title(card)}"


def named(colours: Iterable[str]) -> str:
    return ", ".join(NAME_OF[colour] for colour in colours)


def gains(of: Mapping[str, int]) -> str:
    """Agents with what they gain; those that gain nothing are left out."""
    return ", ".join(f"{NAME_OF[colour]} {signed(gain)}" for colour, gain in of.items() if gain)


def verdict(view: Mapping[str, Any]) -> str:
    """Who won, in one sentence (K6.2)."""
    winners, names = view["result"]["winners"], view["names"]
    if not winners:
        return t("kramer-won-nobody")
    points = view["result"]["totals"][winners[0]]
    if len(winners) > 1:
        return t("kramer-won-shared", who=listed([names[seat] for seat in winners]), points=points)
    return t("kramer-won", who=names[winners[0]], points=points)


class KramerTeller(Teller):
    """Tells the events of Kramer's game."""

    def _own(self, e: Mapping[str, Any], secret: str) -> bool:
        return secret in e and e["seat"] == self.seat

    def _identity_dealt(self, e: Mapping[str, Any]) -> str | None:
        return t("kramer-log-identity-you", agent=NAME_OF[e["agent"]]) if self._own(e, "agent") else None

    def _card_dealt(self, e: Mapping[str, Any]) -> str | None:
        return t("kramer-log-dealt-you", card=card_name(e["card"])) if self._own(e, "card") else None

    def _rolled(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "kramer-log-rolled", face=str(e["face"]).replace("-", "–"))

    def _moved(self, e: Mapping[str, Any]) -> str:
        if not e["moves"]:
            return self.about(e["seat"], "kramer-log-stayed")
        return self.about(e["seat"], "kramer-log-moved", agents=_journeys(e["moves"]))

    def _card_drawn(self, e: Mapping[str, Any]) -> str:
        if self._own(e, "card"):
            return t("kramer-log-drew-you", card=card_name(e["card"]))
        return t("kramer-log-drew", who=self.names[e["seat"]])

    def _card_removed(self, e: Mapping[str, Any]) -> str:
        return t("kramer-log-removed", card=card_name(e["card"]))

    def _reshuffled(self, e: Mapping[str, Any]) -> str:
        return t("kramer-log-shuffled", n=e["cards"])

    def _card_played(self, e: Mapping[str, Any]) -> str:
        card, stops = card_name(e["card"]), "yes" if e.get("stops_scoring") else "no"
        if e.get("markers"):
            now = ", ".join(f"{NAME_OF[colour]} {field}" for colour, field in e["markers"].items())
            return self.about(e["seat"], "kramer-log-card-markers", card=card, agents=now)
        if e.get("moves"):
            return self.about(e["seat"], "kramer-log-card-moves", card=card, agents=_journeys(e["moves"]), stops=stops)
        if e.get("building"):
            return self.about(e["seat"], "kramer-log-card-safe", card=card, building=place(e["building"]), stops=stops)
        return self.about(e["seat"], "kramer-log-card", card=card)

    def _passed(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "kramer-log-passed")

    def _stopped(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "kramer-log-stopped")

    def _identity_taken(self, e: Mapping[str, Any]) -> str:
        if self._own(e, "agent"):
            return t("kramer-log-second-you", agent=NAME_OF[e["agent"]])
        return t("kramer-log-second", who=self.names[e["seat"]])

    def _scored(self, e: Mapping[str, Any]) -> str:
        return self.about(e["by"], "kramer-log-scored", building=place(e["safe"]), gains=gains(e["gains"]) or "0")

    def _safe_moved(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "kramer-log-safe", building=place(e["to"]))

    def _dossiers_opened(self, e: Mapping[str, Any]) -> str:
        return t("kramer-log-dossiers")

    def _dossier_line(self, e: Mapping[str, Any]) -> str:
        agent = NAME_OF[e["agent"]]
        if e["seat"] is None:
            return t("kramer-log-line-free", agent=agent)
        return t("kramer-log-line", agent=agent, who=self.names[e["seat"]])

    def _dossier_handed_in(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "kramer-log-handed-in")

    def _game_over(self, e: Mapping[str, Any]) -> str:
        winners = e["winners"]
        if not winners:
            return t("kramer-log-over-nobody")
        if winners == [self.seat]:
            return t("kramer-log-over-you")
        return t("kramer-log-over", who=self.all(winners), n=len(winners))

    def _undone(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "kramer-log-undone")


def _journeys(moves: Sequence[Mapping[str, Any]]) -> str:
    """Agents and where they went."""
    return ", ".join(f"{NAME_OF[move['agent']]} → {place(move['to'])}" for move in moves)
