"""What a client can ask of a table: the same through the socket and through HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from .entries import Clock

Seat = Annotated[int, msgspec.Meta(ge=0, le=6, description="A seat of the table, from 0.")]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="The client's own id of this command.")]
Version = Annotated[int, msgspec.Meta(ge=0, description="How many items of the seat's stream the client had seen.")]
Move = (
    Annotated[str, msgspec.Meta(max_length=4000)]
    | int
    | Annotated[
        list[Annotated[str, msgspec.Meta(max_length=200)] | int], msgspec.Meta(min_length=1, max_length=50)
    ]
)  # fmt: skip

REFUSALS = {
    "bad": 400,
    "anonymous": 401,
    "forbidden": 403,
    "unknown": 404,
    "illegal": 409,
    "stale": 409,
    "state": 409,
    "limit": 429,
    "unavailable": 503,
}
"""The codes of refusals, and the HTTP status of each."""


class Refusal(Exception):
    """A command that is not carried out; nothing has changed. The message is for the one who asked."""

    def __init__(self, code: str, message: str, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        return REFUSALS[self.code]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Anything a client can ask."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, or another name for one's own; who sits down is ready. Several seats make a table for passing the device around."""

    seat: Seat
    name: Name


class Stand(Command, frozen=True, tag="stand"):
    """Give up a seat before the start; the host can make others stand up."""

    seat: Seat


class Bot(Command, frozen=True, tag="bot"):
    """Put one of our bots on a free seat, by level; null takes it away. It is one of seven characters, Ekow to Zofia, at random."""

    seat: Seat
    level: Annotated[str, msgspec.Meta(max_length=40)] | None


class Invite(Command, frozen=True, tag="invite"):
    """Keep a free seat for somebody's bot, by the name of its account."""

    seat: Seat
    bot: Name


class Accept(Command, frozen=True, tag="accept"):
    """A bot takes the seat that is kept for it."""

    seat: Seat


class Decline(Command, frozen=True, tag="decline"):
    seat: Seat


class Ready(Command, frozen=True, tag="ready"):
    """Say for all one's seats whether the game may start: who sat down is ready until the settings change, or this says otherwise."""

    ready: bool


class Settings(Command, frozen=True, tag="settings"):
    """Change the settings before the start; what is left out stays."""

    options: dict[str, Any] | None = None
    title: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    public: bool | None = None
    spectators: bool | None = None
    clock: Clock | None = None
    absent: Literal["default", "bot"] | None = None
    autostart: bool | None = None
    """The game begins by itself as soon as people have taken all seats."""


class Start(Command, frozen=True, tag="start"):
    """Begin; all seats are taken and everybody is ready."""

    fill: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """Bots of this level sit down on the free seats first."""


class Play(Command, frozen=True, tag="play"):
    """Take an action: its notation, its number, or several, all or none."""

    seat: Seat
    move: Move
    at: Version | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's last action, where it showed nothing to anybody."""

    seat: Seat
    at: Version | None = None


class Note(Command, frozen=True, tag="note"):
    """Keep a private note; an empty text removes it."""

    seat: Seat
    about: Annotated[str, msgspec.Meta(max_length=100)]
    text: Text


class Say(Command, frozen=True, tag="say"):
    room: Literal["players", "spectators"]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    name: Annotated[str, msgspec.Meta(max_length=30)] | None = None
    """What a spectator is called; a player has the name of his seat."""


class Resign(Command, frozen=True, tag="resign"):
    seat: Seat


class Offer(Command, frozen=True, tag="offer"):
    """Offer to end the game here without a winner, or take the offer back."""

    seat: Seat
    yes: bool


class Leave(Command, frozen=True, tag="leave"):
    """Go away from the table with all one's seats; in a game one can come back."""


class Return(Command, frozen=True, tag="back"):
    """Take one's seat back from whoever plays for one."""

    seat: Seat


class Rematch(Command, frozen=True, tag="rematch"):
    """A new table with the same people and settings."""


class Link(Command, frozen=True, tag="link"):
    """Make a secret with which the seat can be taken over from another device."""

    seat: Seat


class Claim(Command, frozen=True, tag="claim"):
    secret: Annotated[str, msgspec.Meta(max_length=100)]


AnyCommand = (
    Sit | Stand | Bot | Invite | Accept | Decline | Ready | Settings | Start | Play | Undo | Note | Say | Resign | Offer
    | Leave | Return | Rematch | Link | Claim
)  # fmt: skip
