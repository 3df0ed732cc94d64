"""A game looked at again, moment by moment, with the eyes of one audience or, when it is over, with everything open.

A moment is a step that the audience was told something of: steps it knows nothing of are not counted, so that their number
gives nothing away.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from ..chance import Script
from ..match import Match
from ..record import follow, moves
from .commands import Refusal
from .table import Table

MOST_FRAMES = 100
"""Moments in one answer."""


@dataclass
class Replay:
    """The game from its start to one of its moments."""

    match: Match
    seat: int | None
    open: bool
    moment: int = 0
    _lines: list[str] = field(default_factory=list)
    _next: int = 0
    _mark: int = 0

    @classmethod
    def of(cls, table: Table, seat: int | None, *, open: bool) -> Replay:
        """From the start; Refusal before the start, and for open replays before the end."""
        if table.match is None:
            raise Refusal("state", "the game has not begun")
        if open and table.status != "over":
            raise Refusal("state", "everything is shown when the game is over")
        match = table.playing
        start = Match(match.game, match.options, chance=Script(), state=match.start, names=match.names, date=match.date)
        return cls(start, seat, open, _lines=moves(match))

    def step(self) -> list[dict[str, Any]] | None:
        """On to the next moment: what the audience is told then; None at the end."""
        while self._next < len(self._lines):
            follow(self.match, self._lines[self._next])
            self._next += 1
            events, self._mark = self.match.tidings(self._mark)
            told = [event.open() if self.open else event.told(self.seat) for event in events]
            shown = [event for event in told if event is not None]
            if shown:
                self.moment += 1
                return shown
        return None

    def goto(self, moment: int) -> None:
        """On to that moment; Refusal if the game has none such."""
        while self.moment < moment:
            if self.step() is None:
                raise Refusal("bad", f"there is no moment {moment}: the last one is {self.moment}")

    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat, log=False)


def frames(table: Table, seat: int | None, *, open: bool, start: int, count: int) -> dict[str, Any]:
    """The moments from `start` on (0: before anything happened), each with what was told and the view after it."""
    replay = Replay.of(table, seat, open=open)
    shown: list[dict[str, Any]] = []
    told: list[dict[str, Any]] | None = []
    count = min(count, MOST_FRAMES)
    while told is not None:
        if start <= replay.moment < start + count:
            frame: dict[str, Any] = {"moment": replay.moment, "events": told, "view": replay.view()}
            if open:
                frame["seats"] = [replay.match.view(each, log=False) for each in range(replay.match.players)]
            shown.append(frame)
        told = replay.step()
    return {"moments": replay.moment, "frames": shown}


def story(table: Table, seat: int | None, *, open: bool) -> list[list[dict[str, Any]]]:
    """What was told at each moment, from the first on: enough for a timeline, without the pictures."""
    replay = Replay.of(table, seat, open=open)
    told: list[list[dict[str, Any]]] = []
    while (events := replay.step()) is not None:
        told.append(events)
    return told


def position_at(table: Table, seat: int, moment: int) -> str:
    """The position at a moment, to go on from.

    While the game is on, what the seat cannot know is drawn anew: nothing of the real game is given away.
    """
    over = table.status == "over"
    replay = Replay.of(table, seat, open=False)
    replay.goto(moment)
    if replay.match.over:
        raise Refusal("state", "the game was over at that moment: choose an earlier one")
    match = replay.match if over else replay.match.resampled(seat, secrets.randbits(63))
    return match.position
