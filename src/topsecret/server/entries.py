"""The entries of a table's log: what happened, in the order in which it happened. Everything else is folded from them.

One row of the log holds what one command did, all of it or nothing.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long players may think, in seconds; None: as long as they like."""

    move: int | None = None
    """For one decision. A game by correspondence has days here."""
    game: int | None = None
    """For all decisions of a game together."""
    grace: int | None = None
    """How long a player who is asked may be away before somebody plays for him."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="e"):
    """Anything that stands in a log."""


class Created(Entry, frozen=True, tag="created"):
    game: str
    options: str
    """As words: `players=4 cards=yes`."""
    host: int
    title: str = ""
    public: bool = False
    spectators: bool = True
    clock: Clock = Clock()
    absent: Literal["default", "bot"] = "default"
    autostart: bool = False
    position: str | None = None
    """The table goes on from here instead of from the start."""
    of: str | None = None
    """The key of the table this one is a rematch or a continuation of."""


class Changed(Entry, frozen=True, tag="changed"):
    """The host chose other settings."""

    options: str
    title: str
    public: bool
    spectators: bool
    clock: Clock
    absent: Literal["default", "bot"]
    autostart: bool = False


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    name: str
    visitor: int | None = None
    level: str | None = None
    """A bot of ours, by level; without it and with `bot` a program of somebody's."""
    bot: bool = False
    invited: bool = False
    """The seat is kept for a bot that has not answered yet."""
    ready: bool = False


class Stood(Entry, frozen=True, tag="stood"):
    seat: int


class Readied(Entry, frozen=True, tag="ready"):
    seat: int
    ready: bool


class Hosted(Entry, frozen=True, tag="host"):
    visitor: int


class Started(Entry, frozen=True, tag="started"):
    seed: str
    rules: int
    names: list[str]
    date: str
    lines: list[str]


class Played(Entry, frozen=True, tag="played"):
    seat: int
    lines: list[str]
    by: Literal["player", "bot", "standin", "timeout"] = "player"


class Undone(Entry, frozen=True, tag="undone"):
    seat: int


class Noted(Entry, frozen=True, tag="noted"):
    seat: int
    about: str
    text: str


class Said(Entry, frozen=True, tag="said"):
    room: Literal["players", "spectators"]
    name: str
    text: str
    seat: int | None = None


class Left(Entry, frozen=True, tag="left"):
    """A player went away; somebody plays for him until he is back."""

    seat: int


class StoodIn(Entry, frozen=True, tag="standin"):
    """A player was away too long; somebody plays for him until he is back."""

    seat: int
    why: Literal["time", "gone"]


class Back(Entry, frozen=True, tag="back"):
    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Offered(Entry, frozen=True, tag="offered"):
    """A player would end the game here without a winner, or would not any more."""

    seat: int
    yes: bool


class Ended(Entry, frozen=True, tag="ended"):
    """The game ended otherwise than by its rules, or the table was closed before it began."""

    reason: Literal["resigned", "agreed", "abandoned", "closed"]
    winners: list[int] = []


class Rematched(Entry, frozen=True, tag="rematched"):
    key: str


class Linked(Entry, frozen=True, tag="linked"):
    """A secret was made with which the seat can be taken over from another device."""

    seat: int
    hash: str


class Claimed(Entry, frozen=True, tag="claimed"):
    seat: int
    visitor: int


class Nudged(Entry, frozen=True, tag="nudged"):
    """A player was told elsewhere that it is his turn."""

    seat: int


AnyEntry = (
    Created | Changed | Sat | Stood | Readied | Hosted | Started | Played | Undone | Noted | Said | Left | StoodIn | Back
    | Resigned | Offered | Ended | Rematched | Linked | Claimed | Nudged
)  # fmt: skip


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row of the log: who asked for it, under which id of his own, and what came of it."""

    entries: list[AnyEntry]
    by: int | None = None
    id: str | None = None


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Line).decode


def write(line: Line) -> bytes:
    return _encode(line)


def read(payload: bytes) -> Line:
    return _decode(payload)


def plain(line: Line) -> Any:
    """A row as plain data, for exports."""
    return msgspec.to_builtins(line)
