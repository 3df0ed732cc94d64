"""A seat at a server's table, played by a bot program: it looks, decides, and comes back after every break."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from ... import bots, game
from ...bots.jsonlines import BotFault, ProcessBot
from ...client import pace
from ...client.errors import ClientError
from ...client.picture import Picture
from ...client.web import Web
from ...play.game import Action, Result
from ..language import t

if TYPE_CHECKING:
    from .online import Online

ATTEMPTS = 3
"""How often a program that fails is started again for the same decision; then it resigns."""
SHORTEST_MS, FOR_THE_WAY_MS = 200, 1000
"""What a program gets at least, and what is kept for the way to the server, where a clock runs."""
BREAKS = frozenset({"unreachable", "unavailable", "strange", "limit"})
"""What passes: after a pause everything is tried again."""


class Resigned(Exception):
    """The game was given up."""


class BotWeb(Web):
    """The Bot API of a server."""

    async def new_account(self, name: str) -> str:
        """The token of a new account."""
        made = await self._request("POST", "/api/bot/accounts", body={"name": name}, token=None)
        return str(made["token"])

    async def act(self, key: str, what: str, **body: Any) -> dict[str, Any]:
        """Do something at a table; asked again, with the same id, until the server has answered."""
        for delay in pace.delays():
            try:
                answer: dict[str, Any] = await self.post(f"/api/bot/games/{key}/{what}", body)
                return answer
            except ClientError as error:
                if error.code not in BREAKS:
                    raise
                await asyncio.sleep(delay if error.wait is None else error.wait)
        raise AssertionError("the delays never end")

    async def forever(self, path: str, known: Callable[[], dict[str, Any]]) -> AsyncGenerator[dict[str, Any] | None]:
        """The lines of a stream; None after every break, when it is opened again with what is `known` then."""
        delays = pace.delays()
        while True:
            try:
                async with contextlib.aclosing(self.lines(path, **known())) as lines:
                    async for line in lines:
                        delays = pace.delays()
                        if line is not None:
                            yield line
                wait = next(delays)
            except ClientError as error:
                if error.code not in BREAKS:
                    raise
                wait = next(delays) if error.wait is None else error.wait
            await asyncio.sleep(wait)
            yield None


class Game:
    """A seat at a table, the program that plays it, and what both have seen."""

    def __init__(self, online: Online, web: BotWeb, key: str, seat: int) -> None:
        self._online, self._web, self.key, self.seat = online, web, key, seat
        self.picture = Picture(key)
        self._bot: ProcessBot | None = None
        self._busy = False
        self._told = 0
        self._done = 0
        """The number of items after our last move: a picture with fewer does not show it yet."""
        self._left_ms: int | None = None

    async def play(self) -> None:
        """Look, decide, and look again, until the game is over; ClientError if the seat is lost."""
        try:
            while not self.picture.over:
                await self._watch()
        finally:
            await self._dismiss()

    async def _watch(self) -> None:
        """Until the game is over, or frames do not fit what we have seen: then everything is told anew."""
        async with contextlib.aclosing(self._web.forever(self._path, self._known)) as frames:
            async for frame in frames:
                if frame is not None and frame.get("type") == "table":
                    seen = self.picture.after(frame)
                    if seen is None:
                        self.picture, self._done = self.picture.without(self.seat), 0
                        await self._dismiss()
                        await asyncio.sleep(1.0)
                        return
                    self.picture = seen
                    self._left_ms = _left(frame, self.seat)
                    await self._act()
                    if seen.over:
                        return

    async def _act(self) -> None:
        """Do what the picture asks for."""
        seen = self.picture
        if self.seat not in seen.mine:
            raise ClientError("forbidden", "somebody else sits there now")
        if seen.over:
            await self._end()
        elif seen.seats[self.seat].get("resigned"):
            raise Resigned
        elif seen.actions and seen.view is not None and seen.n >= self._done:
            await self._decide()

    @property
    def _path(self) -> str:
        return f"/api/bot/games/{self.key}/stream"

    def _known(self) -> dict[str, Any]:
        return {"seat": self.seat, "since": self.picture.known(self.seat)}

    @property
    def _label(self) -> str:
        return f"{t('setup-table-of', code=str(self.picture.state.get('code', '')))}, {t('terminal-seat', n=self.seat)}"

    async def _decide(self) -> None:
        """Ask the program, which is started again when it fails, and make its move."""
        n = self.picture.n
        for attempt in range(ATTEMPTS):
            try:
                chosen = await self._ask()
                break
            except BotFault as fault:
                self._online.faults += 1
                self._online.say(f"{self._label}: {fault}")
                self._bot = None
                if attempt == ATTEMPTS - 1:
                    self._online.say(f"{self._label}: {t('terminal-bot-resigns', n=ATTEMPTS)}")
                    await self._web.act(self.key, "resign", seat=self.seat)
                    raise Resigned from None
        await self._move(chosen.id, n)

    async def _move(self, number: int, n: int) -> None:
        try:
            done = await self._web.act(self.key, "move", id=self._web.new_id(), seat=self.seat, move=number, at=n)
        except ClientError as error:
            if error.code not in ("stale", "illegal", "state"):
                raise
            # Somebody was faster, a clock perhaps: the picture that comes next tells.
            self._done = n + 1
            return
        self._done = int(done["n"])

    async def _ask(self) -> Action:
        view = dict(self.picture.view or {})
        events = [dict(event) for event in self.picture.events]
        offered = _actions(view, self.picture.actions)
        self._busy = True
        bot = self._bot
        if bot is None:
            bot = self._bot = self._online.start()
            await self._online.blocking(bot.greet)
            bot.begin(self.seat, view)
            self._told = 0
            self._online.say(f"{self._label}: {bot.name}, {t('page-game-' + str(view['game']))}")
        bot.tell(events[self._told :])
        self._told = len(events)
        bot.budget_ms = self._budget_ms
        chosen = await self._online.blocking(partial(bot.choose, view, offered))
        self._busy = False
        await self._speak(bot)
        return chosen

    @property
    def _budget_ms(self) -> int:
        """How long the program may think: as it was told, but not past the seat's clock."""
        if self._left_ms is None:
            return self._online.budget
        return max(SHORTEST_MS, min(self._online.budget, self._left_ms - FOR_THE_WAY_MS))

    async def _speak(self, bot: ProcessBot) -> None:
        while bot.said:
            with contextlib.suppress(ClientError):
                await self._web.post(f"/api/bot/games/{self.key}/chat", {"text": bot.said.pop(0)})

    async def _end(self) -> None:
        result = _result(self.picture.state.get("result"))
        won = result is not None and self.seat in result.winners
        self._online.say(f"{self._label}: {t('terminal-bot-won' if won else 'terminal-bot-lost')} {result or ''}")
        bot, self._bot = self._bot, None
        if bot is not None:
            bot.tell([dict(event) for event in self.picture.events[self._told :]])
            bot.end(result)
            await self._online.blocking(bot.close)

    async def _dismiss(self) -> None:
        """The program leaves; one that still thinks is not waited for."""
        bot, self._bot = self._bot, None
        if bot is not None:
            if self._busy:
                bot.kill()
            else:
                bot.end(None)
                await self._online.blocking(bot.close)


def _actions(view: dict[str, Any], numbers: Iterable[int]) -> list[Action]:
    """The actions of the numbers in a frame."""
    found = game(str(view["game"]))
    if view["rules"] != found.version:
        raise bots.BotError(
            f"the server plays version {view['rules']} of the rules of {found.name}, we know {found.version}: update one of us"
        )
    table = found.at(found.options.complete(view["options"]))
    return [table.action(number) for number in numbers]


def _left(frame: dict[str, Any], seat: int) -> int | None:
    """How many milliseconds the seat has left, where there is a clock."""
    deadline = ((frame.get("clock") or {}).get("deadlines") or {}).get(str(seat))
    return None if deadline is None else int(deadline) - int(frame["now"])


def _result(told: dict[str, Any] | None) -> Result | None:
    if not told:
        return None
    return Result(tuple(told.get("winners") or ()), tuple(told.get("totals") or ()), str(told.get("reason")))
