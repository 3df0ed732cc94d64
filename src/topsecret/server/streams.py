"""What each audience of a table was told, item by item.

An item's number in a stream counts only what that audience was told, so that numbers give nothing away. Streams are folded
from the log: every node gives the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ..play.game import Event

SPECTATOR = -1
HANDOVER = -2
"""A player's device that shows no seat at the moment."""

_encode = msgspec.json.Encoder().encode


class Streams:
    """The streams of all audiences: the seats, the spectators, and devices between two players."""

    def __init__(self, seats: int) -> None:
        self._streams: dict[int, list[bytes]] = {audience: [] for audience in (HANDOVER, SPECTATOR, *range(seats))}

    @property
    def audiences(self) -> Iterable[int]:
        return self._streams.keys()

    def seat_count(self, seats: int) -> None:
        """The table has another number of seats; a new seat begins with what everybody else at the table knows."""
        for audience in [a for a in self._streams if a >= seats]:
            del self._streams[audience]
        for seat in range(seats):
            if seat not in self._streams:
                self._streams[seat] = list(self._streams[HANDOVER])

    def n(self, audience: int) -> int:
        """The number of the last item."""
        return len(self._streams[audience])

    def since(self, audience: int, n: int) -> list[bytes]:
        """The items after number n, as JSON."""
        return self._streams[audience][n:]

    def tell(self, item: dict[str, Any], audiences: Iterable[int] | None = None) -> None:
        """Tell an item to these audiences, or to everybody."""
        text = _encode(item)
        for audience in self._streams if audiences is None else audiences:
            self._streams[audience].append(text)

    def tell_event(self, event: Event) -> None:
        """Tell an event of the game, to each what it may know."""
        if event.only is None and not event.secret:
            self.tell({"kind": "game", "event": event.told(None)})
            return
        for audience, stream in self._streams.items():
            told = event.told(audience if audience >= 0 else None)
            if told is not None:
                stream.append(_encode({"kind": "game", "event": told}))
