"""What happens at a table beside the game itself, in words: who comes and goes, what is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..language import t
from ..screen import printable
from ..teller import Teller

ENDS = ("resigned", "agreed", "abandoned", "closed")
"""Ends that no rule knows, as the server calls them."""
PLAIN = ("left", "back", "standin", "timeout", "resigned", "claimed")
"""What the page tells in one sentence about a player, the same for himself."""


class Tidings(Teller):
    """Tells the items of a table's stream that are no events of the game."""

    def item(self, item: Mapping[str, Any]) -> str | None:
        """A chat line or a change of the table as a sentence; None if there is nothing to say."""
        if item["kind"] == "chat":
            room = f" ({t('page-spectating')})" if item.get("room") == "spectators" else ""
            return printable(f"{item.get('name') or t('home-guest')}{room}: {item['text']}")
        sentence = self._table(item)
        return printable(sentence) if sentence else None

    def stories(self, items: Sequence[Mapping[str, Any]], game: Teller | None) -> list[str]:
        """Everything in order, events of the game told by the game's own teller."""
        told: list[str] = []
        events: list[Mapping[str, Any]] = []
        for item in [*items, {"kind": "end"}]:
            if item["kind"] == "game":
                events.append(item["event"])
                continue
            if events and game is not None:
                told += map(printable, game.story(events))
            events = []
            sentence = None if item["kind"] == "end" else self.item(item)
            if sentence:
                told.append(sentence)
        return told

    def _table(self, e: Mapping[str, Any]) -> str | None:
        """A change of the table."""
        what = e["what"]
        if what in PLAIN:
            return t(f"page-told-{what}", who=self.names[e["seat"]])
        if what in ("seated", "unseated"):  # by the name of then: a seat may have changed hands since
            return t(f"terminal-{what}", who=str(e.get("name") or self.names[e["seat"]]), n=e["seat"])
        if what == "ready":
            return self.about(e["seat"], "randolph-tell-ready" if e["ready"] else "terminal-unready")
        if what == "settings":
            return t("setup-settings-changed")
        if what == "started":
            return t("terminal-started", hash=e["hash"][:16])
        if what == "offer":
            return self._offer(e)
        if what == "ended":
            return ending(e, self) if e["reason"] in ENDS else None
        return f"{t('page-told-rematch')} (rematch)" if what == "rematch" else None

    def _offer(self, e: Mapping[str, Any]) -> str:
        said = t("page-told-offer" if e["yes"] else "page-told-offer-no", who=self.names[e["seat"]])
        return f"{said} {t('terminal-offer-agree')}" if e["yes"] and e["seat"] != self.seat else said


def ending(result: Mapping[str, Any], teller: Teller) -> str:
    """Why a game is over that did not end by its rules, and who wins."""
    winners = list(result.get("winners") or [])
    won = t("home-won", who=teller.all(winners)) if winners else t("home-nobody-won")
    reason = str(result["reason"])
    why = (
        t("page-told-ended-agreed")
        if reason == "agreed"
        else t(f"terminal-ended-{reason if reason in ENDS else 'closed'}")
    )
    return f"{why} {won}."
