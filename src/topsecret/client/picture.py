"""A table as one device knows it: always what the latest frames said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

SPECTATOR = -1
HANDOVER = -2
"""A player's device that shows no seat just now, since it goes from hand to hand."""

Frame = dict[str, Any]
Item = dict[str, Any]


@dataclass(frozen=True)
class Picture:
    """What one audience of a table sees. It never changes: every frame makes a new one."""

    key: str
    audience: int = SPECTATOR
    """The seat that is shown; or SPECTATOR, or HANDOVER."""
    items: Sequence[Item] = ()
    """All that this audience was told, in order."""
    state: Mapping[str, Any] = field(default_factory=dict)
    """The table: its seats, settings, status, result."""
    view: Mapping[str, Any] | None = None
    """The game as this audience may see it, without the log book; None before the start."""
    actions: Sequence[int] = ()
    """What the seat may do now, as numbers of the catalogue."""
    undo: bool = False
    """Whether the seat can take its last action back."""
    clock: Mapping[str, Any] = field(default_factory=dict)
    present: Sequence[bool] = ()
    """By seat: whether somebody is connected."""
    spectators: int = 0
    told: Mapping[int, list[Item]] = field(default_factory=dict, repr=False)
    """What every audience this device has shown was told."""

    @property
    def n(self) -> int:
        """The number of the latest item."""
        return len(self.items)

    @property
    def seat(self) -> int | None:
        """The seat that is shown, or None."""
        return self.audience if self.audience >= 0 else None

    @property
    def status(self) -> str:
        """`open` (in the lobby), `playing` or `over`; empty before the first frame."""
        return str(self.state.get("status", ""))

    @property
    def over(self) -> bool:
        return self.status == "over"

    @property
    def seats(self) -> Sequence[Mapping[str, Any]]:
        seats: Sequence[Mapping[str, Any]] = self.state.get("seats", ())
        return seats

    @property
    def names(self) -> list[str]:
        """By seat: who sits there."""
        return [str(seat["name"] or f"Seat {number}") for number, seat in enumerate(self.seats)]

    @property
    def mine(self) -> list[int]:
        """The seats that belong to this device."""
        return list(self.state.get("you", {}).get("seats", ()))

    @property
    def host(self) -> bool:
        return bool(self.state.get("you", {}).get("host"))

    @property
    def own_audience(self) -> int:
        """With whose eyes this device looks if it does not say which: its only seat's, or nobody's."""
        if len(self.mine) == 1:
            return self.mine[0]
        return HANDOVER if self.mine else SPECTATOR

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self.view is None or self.status != "playing":
            return ()
        return tuple(self.view["to_move"])

    @property
    def events(self) -> list[Mapping[str, Any]]:
        """What this audience was told of the game itself."""
        return [item["event"] for item in self.items if item["kind"] == "game"]

    def known(self, audience: int) -> int:
        """How many items of an audience are here; the number from which a server goes on."""
        return len(self.told.get(audience, ()))

    def without(self, audience: int) -> Picture:
        """The picture with that audience's items forgotten, to be told them anew."""
        kept = {other: items for other, items in self.told.items() if other != audience}
        return replace(self, told=kept, items=() if audience == self.audience else self.items)

    def after(self, frame: Frame) -> Picture | None:
        """The picture that a frame of this table makes; None if its items do not go on where ours end."""
        if frame["type"] == "presence":
            return replace(self, present=tuple(frame["seats"]), spectators=int(frame["spectators"]))
        audience, n, items = int(frame["audience"]), int(frame["n"]), frame.get("items") or []
        told = list(self.told.get(audience, ()))
        first = n - len(items)
        if first > len(told) or n < len(told):
            return None
        told += items[len(told) - first :]
        same = audience == self.audience
        view = frame.get("view") if "view" in frame or not same else self.view
        return replace(
            self,
            audience=audience,
            items=told,
            told={**self.told, audience: told},
            state=frame.get("state") or self.state,
            view=view,
            actions=tuple(frame.get("actions") or ()) if "actions" in frame or not same else self.actions,
            undo=bool(frame.get("undo")) if "undo" in frame or not same else self.undo,
            clock=(frame["clock"] or {}) if "clock" in frame else self.clock,
        )
