"""The seats of a table and who sits in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .entries import Sat


@dataclass(slots=True)
class Place:
    """One seat."""

    name: str = ""
    visitor: int | None = None
    """Whose device it is; None for a free seat and for a bot of ours."""
    level: str | None = None
    """A bot of ours, by level."""
    bot: bool = False
    invited: bool = False
    ready: bool = False
    standin: bool = False
    left: bool = False
    resigned: bool = False
    secret: str | None = None
    """The hash of the secret with which the seat can be taken over from another device."""

    @classmethod
    def of(cls, entry: Sat) -> Place:
        """Return the seat of somebody who sits down."""
        ready = entry.ready or entry.level is not None
        return cls(entry.name, entry.visitor, entry.level, bot=entry.bot, invited=entry.invited, ready=ready)

    @property
    def kind(self) -> str:
        if self.invited:
            return "invited"
        if self.bot:
            return "bot"
        return "free" if self.visitor is None else "person"

    @property
    def taken(self) -> bool:
        return self.kind in ("bot", "person")

    @property
    def ours(self) -> bool:
        """One of our own bots sits here."""
        return self.level is not None

    @property
    def played_for(self) -> bool:
        """Somebody else decides for the one who sits here."""
        return self.standin or self.left or self.resigned

    def shown(self) -> dict[str, Any]:
        """The seat as everybody may see it."""
        return {
            "name": self.name,
            "kind": self.kind,
            "level": self.level,
            "ready": self.ready,
            "standin": self.standin or self.left,
            "resigned": self.resigned,
            "left": self.left,
        }
