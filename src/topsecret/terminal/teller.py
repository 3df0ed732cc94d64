"""What happened, in words: a sentence for each event a seat is told; each game adds its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .language import listed, t


class Teller:
    """Tells events to one pair of eyes: a seat is called "you" by itself and by its name by the others."""

    def __init__(self, names: Sequence[str], seat: int | None) -> None:
        self.names = list(names)
        self.seat = seat

    def about(self, seat: int, id: str, **args: Any) -> str:
        """A sentence about a player: one message says it to that player, another to everybody else."""
        return t(f"{id}-you", **args) if seat == self.seat else t(id, who=self.names[seat], **args)

    def between(self, first: int, second: int, id: str, **args: Any) -> str:
        """A sentence about two players, and who reads it may be either of them."""
        if first == self.seat:
            return t(f"{id}-you", other=self.names[second], **args)
        if second == self.seat:
            return t(f"{id}-at-you", who=self.names[first], **args)
        return t(id, who=self.names[first], other=self.names[second], **args)

    def all(self, seats: Sequence[int]) -> str:
        return listed([self.names[seat] for seat in seats])

    def tell(self, event: Mapping[str, Any]) -> str | None:
        """The event as a sentence; None if there is nothing to say."""
        teller = getattr(self, f"_{event['type']}", None)
        sentence: str | None = teller(event) if teller is not None else None
        return sentence

    def story(self, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """All sentences; passes in a row are told together."""
        told: list[str] = []
        passed: list[int] = []
        for event in [*events, {"type": "end"}]:
            if event["type"] == "passed":
                passed.append(event["seat"])
                continue
            once = list(dict.fromkeys(passed))
            if len(once) > 1:
                told.append(t("terminal-passed", who=self.all(once)))
            elif once:
                told.append(self.tell({"type": "passed", "seat": once[0]}) or "")
            passed = []
            if sentence := self.tell(event):
                told.append(sentence)
        return told
