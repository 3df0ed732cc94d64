"""What a bot is: a player that knows its seat's view and events, and nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from ..play.game import Action

View = dict[str, Any]


class BotError(ValueError):
    """A bot that does not exist, or that cannot be made as it was asked for."""


class Bot(Protocol):
    """A player. What it does is a function of what it was told and of its own random stream."""

    def begin(self, seat: int, view: View) -> None:
        """The bot takes its seat; the view is what it sees then."""

    def tell(self, events: list[dict[str, Any]]) -> None:
        """What the seat was told since the last time; the first time, everything so far."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        """One of the actions offered, now that the seat is asked."""
