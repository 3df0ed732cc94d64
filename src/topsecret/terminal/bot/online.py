"""A bot program at a server's tables: it accepts invitations or takes a seat, and comes back after every break."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from rich.text import Text

from ... import bots
from ...bots.jsonlines import TOKEN, BotFault, ProcessBot
from ...client.address import is_link, server_of
from ...client.errors import ClientError
from ..language import t
from ..online import visitors
from ..screen import Screen, printable
from .game import BotWeb, Game, Resigned

CONCURRENT = 4
T = TypeVar("T")


def command(args: argparse.Namespace, screen: Screen, budget: int) -> int:
    """Play until all is played, or until Ctrl-C; 0, 1 if the program did something wrong, 2 if the server says no."""
    try:
        return asyncio.run(_main(args, screen, budget))
    except asyncio.CancelledError:
        return 128 + signal.SIGTERM
    except BotFault as fault:
        print(f"topsecret: {printable(str(fault))}", file=sys.stderr)
        return 1
    except ClientError as error:
        raise bots.BotError(error.message) from None


async def _main(args: argparse.Namespace, screen: Screen, budget: int) -> int:
    task = asyncio.current_task()
    if task is not None:
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    online = Online(
        args.program, server_of(args.server), screen, budget=budget, concurrent=args.concurrent or CONCURRENT
    )
    try:
        await online.enter(args.name, args.token or os.environ.get(TOKEN))
        if args.table is not None:
            await online.sit(args.table)
        else:
            await online.wait_for_games(args.games)
    finally:
        await online.close()
    return 1 if online.faults else 0


class Online:
    """One account, and the games it plays."""

    def __init__(self, program: str, server: str, screen: Screen, *, budget: int, concurrent: int) -> None:
        self.program, self.server, self.budget = program, server, budget
        self.name = ""
        self.faults = 0
        self.finished = 0
        self._screen = screen
        self._concurrent = concurrent
        self._threads = ThreadPoolExecutor(concurrent + 1, "bot")
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._over: set[tuple[str, int]] = set()
        self._web = BotWeb(server)

    def say(self, text: str) -> None:
        self._screen.show(Text(printable(text)))

    async def blocking(self, call: Callable[[], T]) -> T:
        """Something that waits for the program, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    # --- who we are

    async def enter(self, name: str | None, token: str | None) -> None:
        """Try the program out, and use the account that was given, or the one of that name, or make one."""
        bot = self.start()
        try:
            called = await self.blocking(bot.greet)
            await self.blocking(bot.close)
        finally:
            bot.kill()
        self.name = name or called
        kept = f"{self.server} bot {self.name}"
        self._web.token = token or visitors.token(kept)
        if self._web.token is None:
            self._web.token = await self._web.new_account(self.name)
            visitors.keep(kept, self._web.token)
            self.say(t("terminal-bot-account", name=self.name, path=str(visitors.path())))
        me = await self._web.me()
        if me.get("kind") != "bot":
            raise bots.BotError(f"this token is not a bot's: make an account with --name at {self.server}")
        self.name = str(me["name"])

    def start(self) -> ProcessBot:
        return ProcessBot(self.program, budget_ms=self.budget)

    # --- where we play

    async def sit(self, table: str) -> None:
        """Take a free seat of a table, or go on in the one we have, and play that game."""
        if is_link(table) and server_of(table) != self.server:
            raise bots.BotError(f"that table is at {server_of(table)}, not at {self.server}")
        key = await self._web.find(table)
        state = (await self._web.snapshot(key))["state"]
        seats = state["you"]["seats"] or [await self._take_seat(key, state)]
        if state["status"] == "open":
            await self._web.command(key, {"do": "ready", "ready": True})
        where = f"{t('setup-table-of', code=state['code'])}, {t('terminal-seat', n=', '.join(map(str, seats)))}"
        self.say(f"{where}: {self.name}")
        await asyncio.gather(*(self._play(key, seat) for seat in seats))

    async def _take_seat(self, key: str, state: dict[str, Any]) -> int:
        refused = ClientError("state", f"table {state['code']} has no free seat")
        for seat, place in enumerate(state["seats"]):
            if place["kind"] == "free":
                try:
                    await self._web.command(key, {"do": "sit", "seat": seat, "name": self.name})
                except ClientError as error:
                    if error.code != "state":
                        raise
                    refused = error
                else:
                    return seat
        raise refused

    async def wait_for_games(self, games: int | None) -> None:
        """Accept invitations and play, that many games or without end."""
        self.say(t("terminal-bot-waits", name=self.name, server=self.server))
        waiting: dict[tuple[str, int], str] = {}
        """Seats that we could take or play, and what we know of them."""
        news: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        listener = asyncio.create_task(self._listen(news))
        try:
            while games is None or self.finished < games:
                line = await news.get()
                if listener.done():
                    await listener
                if line is not None and "table" in line:
                    place = line["table"], line["seat"]
                    waiting[place] = line["type"]
                    if line["type"] == "end":
                        del waiting[place]
                for place in [p for p in waiting if p not in self._playing]:
                    if place in self._over:
                        del waiting[place]
                    elif len(self._playing) < self._concurrent:
                        self._begin(place, waiting.pop(place), news)
        finally:
            listener.cancel()
            await asyncio.gather(listener, return_exceptions=True)

    async def _listen(self, news: asyncio.Queue[dict[str, Any] | None]) -> None:
        try:
            async for line in self._web.forever("/api/bot/stream", dict):
                await news.put(line)
        finally:
            news.put_nowait(None)

    def _begin(self, place: tuple[str, int], what: str, news: asyncio.Queue[dict[str, Any] | None]) -> None:
        task = asyncio.create_task(self._play(*place, invited=what == "invitation"))
        self._playing[place] = task

        def ended(task: asyncio.Task[None]) -> None:
            self._playing.pop(place, None)
            if not task.cancelled() and (error := task.exception()) is not None:
                self.faults += 1
                where = f"{t('setup-table-of', code=place[0])}, {t('terminal-seat', n=place[1])}"
                self.say(f"{where}: {t('terminal-bot-left')} {type(error).__name__}: {error}")
            news.put_nowait(None)

        task.add_done_callback(ended)

    # --- a game

    async def _play(self, key: str, seat: int, *, invited: bool = False) -> None:
        """A game from here to its end, in a process of its own."""
        try:
            if invited:
                await self._web.act(key, "accept", seat=seat)
            await Game(self, self._web, key, seat).play()
        except ClientError as error:
            if error.code not in ("unknown", "forbidden", "state"):
                raise
            self.say(f"{t('terminal-bot-not-ours', n=seat)} {error.message}")
            return
        except Resigned:
            pass
        self.finished += 1
        self._over.add((key, seat))

    async def close(self) -> None:
        """Leave; games that are not over go on when the bot comes back."""
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        await self._web.close()
        self._threads.shutdown(wait=False)
