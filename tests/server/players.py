"""Scripted players: they decide at random among what their device says is possible, and misbehave as the world does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .devices import Device, Picture, Violation, over

if TYPE_CHECKING:
    from .household import Household


@dataclass(frozen=True)
class Manners:
    """How often a device does what it should not, or what happens to it; each from 0 to 1 per decision."""

    close: float = 0.03
    """The socket is closed and opened again."""
    abort: float = 0.03
    """The connection is cut without a word."""
    forget: float = 0.02
    """It resumes from less than it knows."""
    twice: float = 0.06
    """A command is sent twice, half of the times on another socket at the same time."""
    rival: float = 0.03
    """Another command for the same decision is sent at the same time."""
    burst: float = 0.04
    """Chat, the move and a note are all under way at once."""
    illegal: float = 0.04
    stale: float = 0.04
    undo: float = 0.15
    chat: float = 0.03
    note: float = 0.03


GOOD = Manners(*[0.0] * 11)
ROUGH = Manners()


class Player(Device):
    """Plays for the seats of its device."""

    def __init__(self, house: Household, name: str, token: str, table: str, manners: Manners = GOOD) -> None:
        super().__init__(house, name, token, table)
        self.manners = manners

    async def play(self, until: Callable[[Picture], bool] = over) -> None:
        """Decide whenever one of one's seats is asked, until the picture is as wanted."""
        while True:
            await self.until(lambda picture: until(picture) or self.asked() is not None)
            seat = self.asked()
            if until(self.picture):
                return
            if seat is not None and self.picture.audience != seat:
                await self.look(seat)
                await self.until(lambda _: not self.looks)
            elif seat is not None:
                await self.house.pace()
                if not await self._misbehaved(seat):
                    await self._decide(seat)

    async def _misbehaved(self, seat: int) -> bool:
        """Perhaps something else than a decision; True if the picture may be another one now."""
        manners, chance, picture = self.manners, self.dice.random, self.picture
        if self.asked() != seat or picture.audience != seat:
            return True
        if chance() < manners.close:
            await self.drop(rudely=False)
        elif chance() < manners.abort:
            await self.drop(rudely=True)
        elif chance() < manners.forget:
            await self.look(forget=True)
        elif chance() < manners.chat:
            await self.must({"do": "say", "room": "players", "text": f"{self.name} {self._numbers} äöü \U0001f575"})
        elif chance() < manners.note:
            about = self.dice.choice(("red", "blue", "all"))
            await self.must({"do": "note", "seat": seat, "about": about, "text": f"{self.dice.random()}"})
        elif chance() < manners.illegal:
            wrong = next(number for number in range(10_000) if number not in picture.actions)
            await self._must_not({"do": "play", "seat": seat, "move": wrong, "at": picture.n})
        elif chance() < manners.stale:
            at = self.dice.randrange(self._began())
            await self._must_not({"do": "play", "seat": seat, "move": self.dice.choice(picture.actions), "at": at})
        elif picture.undo and chance() < manners.undo:
            await self.do({"do": "undo", "seat": seat, "at": picture.n}, twice=chance() < manners.twice)
        else:
            return False
        return True

    async def _must_not(self, command: dict[str, Any]) -> None:
        answer = await self.do(command)
        if answer["type"] != "refused" or answer["code"] not in ("illegal", "stale", "state"):
            raise Violation(f"{self}: {command} got {answer}")

    def _began(self) -> int:
        """The number of the item that told the start: no question is as old as that."""
        items = enumerate(self.picture.items, 1)
        return next(n for n, item in items if item["kind"] == "table" and item["what"] == "started")

    async def _decide(self, seat: int) -> None:
        picture, chance, manners = self.picture, self.dice.random, self.manners
        if self.asked() != seat or picture.audience != seat:
            return
        before, n, actions = picture.shown(), picture.n, picture.actions
        command = {"do": "play", "seat": seat, "move": self.dice.choice(actions), "at": n}
        doubled = chance() < manners.twice
        elsewhere = doubled and chance() < 0.5
        commands = [self.do(command, twice=doubled and not elsewhere, elsewhere=elsewhere)]
        if chance() < manners.rival:
            commands.append(self.do({**command, "move": self.dice.choice(actions)}, elsewhere=True))
        if chance() < manners.burst:
            commands.insert(0, self.do({"do": "say", "room": "players", "text": f"{self.name} bursts at {n}"}))
            commands.append(self.do({"do": "note", "seat": seat, "about": "burst", "text": f"{n}"}))
        answers = await asyncio.gather(*commands)
        if all(answer["type"] == "refused" for answer in answers):
            # What is possible in the picture is refused only when the picture is about to be another one.
            try:
                await self.until(lambda picture: picture.shown() != before, 10.0)
            except Violation:
                raise Violation(f"{self}: {command} is possible, but was refused: {answers}") from None


class Spectator(Player):
    """Looks on, speaks now and then, and loses its connection as others do."""

    async def play(self, until: Callable[[Picture], bool] = over) -> None:
        while not until(self.picture):
            n = self.picture.n
            await self.until(lambda picture, n=n: until(picture) or picture.n > n)
            if self.dice.random() < self.manners.close + self.manners.abort:
                await self.drop(rudely=self.dice.random() < 0.5)
            elif self.dice.random() < self.manners.chat:
                await self.must({"do": "say", "room": "spectators", "text": f"saw {n}", "name": self.name})
