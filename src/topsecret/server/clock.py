"""Who has been asked since when, how much time is left, and when somebody must look at the table again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .entries import Clock

LEAST_MS = 5_000
"""For each decision when the time for the whole game is used up."""
LOBBY_MS = 24 * 3_600_000
"""A table that does not start is closed after this time without anything happening."""
ABANDONED_MS = 14 * 24 * 3_600_000
"""A game in which nobody does anything for this time is over."""

NO_CLOCK = Clock()
"""Everybody thinks as long as he likes."""


@dataclass(slots=True)
class Asked:
    """A question a seat has not answered yet."""

    at: int
    """When whatever led to it has been shown: until then nobody's time runs."""
    n: int
    """The number of the last item the seat had been told when it was asked."""
    legal: list[int] | None = None
    late: bool = False
    """Everybody was told that the seat's time is up."""


@dataclass(slots=True)
class Times:
    """The clock of a table: folded from the times in its log."""

    clock: Clock
    seats: int
    asked: dict[int, Asked] = field(default_factory=dict)
    used: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.used = [0] * self.seats

    def ask(self, seat: int, at: int, n: int) -> None:
        self.asked[seat] = Asked(at, n)

    def answered(self, seat: int, at: int) -> None:
        """The seat's decision was made, by whomever."""
        asked = self.asked.pop(seat, None)
        if asked is not None:
            self.used[seat] += max(0, at - asked.at)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time runs out."""
        asked = self.asked.get(seat)
        if asked is None:
            return None
        limits = []
        if self.clock.move is not None:
            limits.append(self.clock.move * 1000)
        if self.clock.game is not None:
            limits.append(max(LEAST_MS, self.clock.game * 1000 - self.used[seat]))
        return asked.at + min(limits) if limits else None

    def grace(self, seat: int) -> int | None:
        """When somebody plays for the seat if its player is not there."""
        asked = self.asked.get(seat)
        return None if asked is None or self.clock.grace is None else asked.at + self.clock.grace * 1000

    def left(self, seat: int, now: int) -> int | None:
        """What is left of the seat's time for the whole game."""
        if self.clock.game is None:
            return None
        running = max(0, now - self.asked[seat].at) if seat in self.asked else 0
        return max(0, self.clock.game * 1000 - self.used[seat] - running)

    def shown(self, now: int) -> dict[str, Any] | None:
        """The clock as everybody sees it; None for a table without one."""
        if self.clock.move is None and self.clock.game is None:
            return None
        deadlines = {str(seat): self.deadline(seat) for seat in sorted(self.asked)}
        return {"deadlines": deadlines, "left": [self.left(seat, now) for seat in range(self.seats)]}
