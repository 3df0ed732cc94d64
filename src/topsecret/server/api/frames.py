"""The shapes of what is told of a table, for the OpenAPI document: frames are written by hand where they are sent.

The tests hold every answer against these shapes.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class SeatShown(msgspec.Struct):
    """One seat; `standin`: somebody plays for the one who sits there. `level` is that of a bot of ours, whose name is one of the seven characters."""

    name: str
    kind: Literal["free", "invited", "person", "bot"]
    level: str | None
    ready: bool
    standin: bool
    resigned: bool
    left: bool


class ClockSet(msgspec.Struct):
    """Seconds for a decision, for the whole game, and until somebody plays for one who is away; null: no limit."""

    move: int | None
    game: int | None
    grace: int | None


class ClockRunning(msgspec.Struct):
    """By seat: when its time for this decision is up, and what is left for the whole game, in milliseconds."""

    deadlines: dict[str, int | None]
    left: list[int | None]


class Outcome(msgspec.Struct):
    """How the game ended; `totals` only where its rules ended it."""

    winners: list[int]
    totals: list[int] | None
    reason: str


class Fairness(msgspec.Struct):
    """The hash of the dice's seed from the start on, the seed when the game is over."""

    hash: str
    seed: str | None


class You(msgspec.Struct):
    """What the table is to the one who asks."""

    seats: list[int]
    invited: list[int]
    host: bool
    player: bool


class WaitingFor(msgspec.Struct):
    """What keeps the game from beginning, as seats: nobody sits there, a bot was asked to, or whoever sits there is not ready."""

    free: list[int]
    invited: list[int]
    unready: list[int]


class TableState(msgspec.Struct):
    """The table without the game."""

    key: str
    code: str
    title: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    public: bool
    spectators: bool
    clock: ClockSet
    absent: Literal["default", "bot"]
    autostart: bool
    """The game begins by itself as soon as people have taken all seats."""
    waiting_for: WaitingFor | None
    """Before the start."""
    seats: list[SeatShown]
    offers: list[int]
    result: Outcome | None
    catalogue: str | None
    """Where every action of the game is listed by number, once the game has begun; what is there never changes."""
    fair: Fairness | None
    rematch: str | None
    of: str | None
    you: You


class GameItem(msgspec.Struct, tag_field="kind", tag="game"):
    """Something that happened in the game, as in the events of a match."""

    event: dict[str, Any]


class ChatItem(msgspec.Struct, tag_field="kind", tag="chat"):
    room: Literal["players", "spectators"]
    seat: int | None
    name: str
    text: str
    at: int


class TableItem(msgspec.Struct, tag_field="kind", tag="table"):
    """Something that happened at the table; `what` says what, other fields whom it concerns."""

    what: str
    at: int
    seat: int | msgspec.UnsetType = msgspec.UNSET
    name: str | msgspec.UnsetType = msgspec.UNSET


class Picture(msgspec.Struct):
    """A table as one audience sees it (a seat; -1: spectators; -2: a device that shows no seat), with all it was told after `since`."""

    type: Literal["table"]
    table: str
    audience: int
    n: int
    items: list[GameItem | ChatItem | TableItem]
    state: TableState
    view: dict[str, Any] | None
    actions: list[int]
    ways: list[list[int]]
    """Rows of actions to be offered as one move: where an agent of Randolph's game gets with several steps."""
    undo: bool
    now: int
    clock: ClockRunning | msgspec.UnsetType = msgspec.UNSET


class LogBook(msgspec.Struct):
    log: dict[str, Any]
    notes: dict[str, str]
