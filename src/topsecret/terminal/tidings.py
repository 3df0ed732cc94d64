"""What happens at a table beside the game itself, in words: who comes and goes, what is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .screen import printable
from .words import Teller, both

ENDS = {
    "resigned": "the others have resigned",
    "agreed": "everybody agreed to end it here",
    "abandoned": "nobody played for a long time",
    "closed": "the host has closed the table",
}
"""Ends that no rule knows, as the server calls them."""


class Tidings(Teller):
    """Tells the items of a table's stream that are no events of the game."""

    def item(self, item: Mapping[str, Any]) -> str | None:
        """A chat line or a change of the table as a sentence; None if there is nothing to say."""
        if item["kind"] == "chat":
            room = " (spectators)" if item.get("room") == "spectators" else ""
            return printable(f"{item.get('name') or 'Somebody'}{room}: {item['text']}")
        said = getattr(self, f"_table_{item['what']}", None)
        sentence: str | None = said(item) if said is not None else None
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

    def _called(self, item: Mapping[str, Any]) -> str:
        """The name as it was then: a seat may have changed hands since."""
        return "You" if item["seat"] == self.seat else str(item.get("name") or self.names[item["seat"]])

    def _table_seated(self, e: Mapping[str, Any]) -> str:
        return f"{self._called(e)} {'sit' if e['seat'] == self.seat else 'sits'} in seat {e['seat']}."

    def _table_unseated(self, e: Mapping[str, Any]) -> str:
        return f"{self._called(e)} {'leave' if e['seat'] == self.seat else 'leaves'} seat {e['seat']}."

    def _table_ready(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'are')} {'ready' if e['ready'] else 'not ready any more'}."

    def _table_settings(self, e: Mapping[str, Any]) -> str:
        return "The host has changed the settings: everybody says ready anew."

    def _table_started(self, e: Mapping[str, Any]) -> str:
        return f"The game begins. Its dice are settled: their seed, shown at the end, has the hash {e['hash'][:16]}…"

    def _table_left(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'go')} away; somebody plays that seat meanwhile."

    def _table_standin(self, e: Mapping[str, Any]) -> str:
        why = "out of time" if e.get("why") == "time" else "away for too long"
        return f"{self.does(e['seat'], 'are')} {why}: somebody plays that seat meanwhile."

    def _table_back(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'are')} back."

    def _table_timeout(self, e: Mapping[str, Any]) -> str:
        whose = self.whose(e["seat"])
        return f"{whose[0].upper()}{whose[1:]} time ran out."

    def _table_resigned(self, e: Mapping[str, Any]) -> str:
        return f"{self.does(e['seat'], 'resign')}."

    def _table_offer(self, e: Mapping[str, Any]) -> str:
        if e["yes"]:
            hint = "" if e["seat"] == self.seat else " Type offer to agree."
            return f"{self.does(e['seat'], 'offer')} to end the game here, without a winner.{hint}"
        return f"{self.does(e['seat'], 'take')} the offer to end the game back."

    def _table_ended(self, e: Mapping[str, Any]) -> str | None:
        return f"The game is over: {ending(e, self)}" if e["reason"] in ENDS else None

    def _table_rematch(self, e: Mapping[str, Any]) -> str:
        return "A rematch is set up: type rematch to go there."

    def _table_claimed(self, e: Mapping[str, Any]) -> str:
        whose = self.whose(e["seat"])
        return f"{whose[0].upper()}{whose[1:]} seat is played from another device now."


def ending(result: Mapping[str, Any], teller: Teller) -> str:
    """Why a game is over that did not end by its rules, and who wins."""
    why = ENDS.get(str(result["reason"]), str(result["reason"]).replace("_", " "))
    winners = list(result.get("winners") or [])
    if not winners:
        return f"{why}. Nobody wins."
    if len(winners) == 1:
        return f"{why}. {teller.does(winners[0], 'win')}!"
    return f"{why}. {both([teller.name(seat) for seat in winners])} share the win!"
