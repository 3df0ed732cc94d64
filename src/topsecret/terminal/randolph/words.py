"""Randolph's game in words: what its things are called, and a sentence for each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...randolph.board import Board
from ...randolph.drawing.text import board_of
from ..language import t, words
from ..teller import Teller

FILLS = {
    "red": "bold white on red3",
    "blue": "bold white on blue3",
    "green": "bold white on green4",
    "yellow": "bold black on bright_yellow",
}
"""How a suitcase looks on a terminal with colours."""


def board_name(view: Mapping[str, Any]) -> str:
    """A board that comes with the game in the language at hand, somebody's own as that board calls it."""
    id = f"setup-randolph-board-{view['board']['id']}"
    return t(id) if not view["board"].get("json") and words().has(id) else str(view["board"]["name"]).split(",")[0]


def city_names(board: Board) -> tuple[str, ...]:
    """The board's cities in the language at hand; those that it does not know as the board calls them."""
    return tuple(
        t(f"city-{id}") if words().has(f"city-{id}") else name
        for id, name in zip(board.city_ids, board.city_names, strict=True)
    )


def suitcase(view: Mapping[str, Any], id: str) -> str:
    """A suitcase in a sentence."""
    case = next(case for case in view["suitcases"] if case["id"] == id)
    return t("randolph-suitcase", colour=case["colour"], letter=case["letter"])


def content(of: int | str) -> str:
    """What lies in a suitcase, in as few letters as there may be."""
    return t("terminal-bomb") if of == "bomb" else str(of)


class Places:
    """The places of a game's board by their names."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        board = board_of(view)
        self._cities = dict(zip(board.city_ids, city_names(board), strict=True))
        self._colours = [player["colour"] for player in view["players"]]
        empty = [colour for colour in board.colours if colour not in self._colours]
        self._guarded = empty[0] if len(empty) == 1 else self._colours[0]

    def city(self, id: str) -> str:
        return self._cities.get(id, id)

    def of(self, seat: int, place: str) -> str:
        """Where an agent of that seat is: a city, a base, the headquarters."""
        if place == "base":
            return t("randolph-base", colour=self._colours[seat])
        if place == "guard":
            return t("randolph-base", colour=self._guarded)
        if place == "hq":
            return t("randolph-hq", colour=self._colours[seat])
        return self.city(place)


class RandolphTeller(Teller):
    """Tells the events of Randolph's game."""

    def __init__(self, view: Mapping[str, Any], seat: int | None) -> None:
        super().__init__(view["names"], seat)
        self.view = view
        self.places = Places(view)

    def _city(self, e: Mapping[str, Any]) -> str:
        return self.places.city(e["city"])

    def _case(self, id: str) -> str:
        return suitcase(self.view, id)

    def _contents_hidden(self, e: Mapping[str, Any]) -> str:
        return t("randolph-tell-packed-you")

    def _suitcase_placed(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-placed", suitcase=self._case(e["suitcase"]), city=self._city(e))

    def _guards_chosen(self, e: Mapping[str, Any]) -> str:
        return t("randolph-tell-guards-you", count=e["count"])

    def _setup_ready(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-ready")

    def _setup_shown(self, e: Mapping[str, Any]) -> str:
        return t("randolph-tell-shown")

    def _start_rolled(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-start", first=e["dice"][0], second=e["dice"][1])

    def _start_tied(self, e: Mapping[str, Any]) -> str:
        return t("randolph-tell-start-tied", players=self.all(e["seats"]))

    def _game_began(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-begins")

    def _rolled(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-rolled", first=e["dice"][0], second=e["dice"][1])

    def _stepped(self, e: Mapping[str, Any]) -> str:
        way = {"from": self.places.of(e["seat"], e["from"]), "to": self.places.of(e["seat"], e["to"])}
        if e["carries"] is None:
            return self.about(e["seat"], "randolph-tell-step", **way)
        return self.about(e["seat"], "randolph-tell-step-with", suitcase=self._case(e["carries"]), **way)

    def _taken(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-taken", suitcase=self._case(e["suitcase"]), city=self._city(e))

    def _dropped(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-dropped", suitcase=self._case(e["suitcase"]), city=self._city(e))

    def _exchanged(self, e: Mapping[str, Any]) -> str:
        left, case = self._case(e["left"]), self._case(e["suitcase"])
        return self.about(e["seat"], "randolph-tell-exchanged", left=left, suitcase=case, city=self._city(e))

    def _defenders_met(self, e: Mapping[str, Any]) -> str:
        return self.between(e["seat"], e["defender"], "randolph-tell-met-two", city=self._city(e))

    def _duel_began(self, e: Mapping[str, Any]) -> str:
        return self.between(e["attacker"]["seat"], e["defender"]["seat"], "randolph-tell-attack", city=self._city(e))

    def _duel_revealed(self, e: Mapping[str, Any]) -> str:
        won, lost = e["attacker"], e["defender"]
        if e["winner"] == lost["seat"]:
            won, lost = lost, won
        return self.between(
            won["seat"],
            lost["seat"],
            "randolph-tell-duel",
            city=self._city(e),
            won=won["card"],
            lost=lost["card"],
            fate=e["loser"]["fate"],
            drops="no" if e["left"] is None else "yes",
            suitcase="" if e["left"] is None else self._case(e["left"]),
        )

    def _cards_back(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-cards-back")

    def _loot_left(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-loot-left", suitcase=self._case(e["suitcase"]))

    def _delivered(self, e: Mapping[str, Any]) -> str:
        case = self._case(e["suitcase"])
        if e["content"] == "bomb":
            return self.about(e["seat"], "randolph-tell-bomb", suitcase=case)
        said = {"count": e["content"], "secrets": e["secrets"]}
        return self.about(e["seat"], "randolph-tell-delivered", suitcase=case, **said)

    def _bomb_exploded(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-exploded", count=e["losses"])

    def _agent_lost(self, e: Mapping[str, Any]) -> str:
        place = self.places.of(e["seat"], e["place"])
        if e["dropped"] is None:
            return self.about(e["seat"], "randolph-tell-lost", place=place)
        return self.about(e["seat"], "randolph-tell-lost-with", place=place, suitcase=self._case(e["dropped"]))

    def _player_out(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-out")

    def _turn_ended(self, e: Mapping[str, Any]) -> str | None:
        return self.about(e["seat"], "randolph-tell-unused", count=e["unused"]) if e["unused"] else None

    def _game_over(self, e: Mapping[str, Any]) -> str:
        return ended(e, self)

    def _undone(self, e: Mapping[str, Any]) -> str:
        return self.about(e["seat"], "randolph-tell-undone")


def ended(result: Mapping[str, Any], teller: Teller) -> str:
    """How it ended, in one sentence."""
    winners, reason = result["winners"], result["reason"]
    if len(winners) == 1:
        return teller.about(winners[0], "randolph-won", secrets=result["totals"][winners[0]], reason=reason)
    return t("randolph-won-shared", players=teller.all(winners), reason=reason)
