"""News between the nodes that share a PostgreSQL: which rows are new (LISTEN/NOTIFY), and short-lived remarks.

The writer sends the news inside of its transactions, so they arrive when the rows are durable. Nothing here is needed for
correctness: whoever missed something reads the log. A SQLite has one node; there the bulletin is silent.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from .store_append import LONGEST_NEWS, NEWS
from .store_engine import PATIENCE, Unavailable, address

if TYPE_CHECKING:
    from psycopg import AsyncConnection, Notify

TALK = "topsecret_talk"
"""The channel of remarks: JSON [node, kind, table, data]."""

UNSAID = 10_000
"""Remarks that may wait; the oldest are dropped."""

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
"""Seconds between two attempts to reach the database."""

GOODBYE_S = 1.0
"""Seconds for the last remarks of a node that stops."""

OnNews = Callable[[int, int], None]
OnLost = Callable[[], None]
OnSaid = Callable[[str, int, str, Any], None]


class Bulletin:
    """One node's ear and mouth. `node` is its name, as in `Store.open`: what it hears from itself is ignored."""

    def __init__(self, url: str, *, node: str) -> None:
        self._url, self._node = address(url), node
        self._silent = self._url.drivername == "sqlite"
        self._words: deque[str] = deque(maxlen=UNSAID)
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._ear: AsyncConnection[Any] | None = None

    async def start(self, on_news: OnNews, on_lost: OnLost, on_said: OnSaid | None = None) -> None:
        """Returns when it listens; `Unavailable` if the database cannot be reached.

        In the event loop it then calls `on_news(table, seq)` for every row another node has written,
        `on_said(kind, table, node, data)` for its remarks, and `on_lost()` whenever it was deaf for a while and hears
        again: then anything may have been missed.
        """
        if self._silent:
            return
        self._on_news, self._on_lost, self._on_said = on_news, on_lost, on_said
        self._ear = await self._connected(listening=True)
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def stop(self) -> None:
        """Stop listening and speaking; what was said just before is still sent, if the database can be reached."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        if self._words:
            await self._last_words()
        if self._ear is not None:
            await self._ear.close()

    def say(self, kind: str, table: int, data: Any) -> None:
        """Tell the other nodes something about a table, soon, if they can be reached; data is what JSON can hold."""
        text = msgspec.json.encode([self._node, kind, table, data])
        if len(text) > LONGEST_NEWS:
            raise ValueError(f"a remark has at most {LONGEST_NEWS} bytes as JSON, not {len(text)}")
        if self._tasks:
            self._words.append(text.decode())
            self._something.set()

    async def _listen(self) -> None:
        import psycopg

        while True:
            if self._ear is not None:
                with contextlib.suppress(psycopg.Error):
                    async for notice in self._ear.notifies():
                        self._heard(notice)
                await self._ear.close()
            self._ear = await self._connected_again()
            self._call(self._on_lost)

    def _heard(self, notice: Notify) -> None:
        with contextlib.suppress(ValueError, msgspec.ValidationError):  # from whoever else may use this channel
            if notice.channel == NEWS:
                node, *places = notice.payload.split(" ")
                if node != self._node:
                    for place in places:
                        self._call(self._on_news, *map(int, place.split(":")))
            else:
                node, kind, table, data = msgspec.json.decode(notice.payload, type=tuple[str, str, int, Any])
                if node != self._node and self._on_said is not None:
                    self._call(self._on_said, kind, table, node, data)

    def _call(self, what: Callable[..., None], *about: Any) -> None:
        """Later in the event loop: a fault in there does not make this node deaf."""
        asyncio.get_running_loop().call_soon(what, *about)

    async def _speak(self) -> None:
        import psycopg

        while True:
            await self._something.wait()
            async with await self._connected_again(listening=False) as connection:
                with contextlib.suppress(psycopg.Error):  # a remark that is lost is lost
                    while True:
                        await self._something.wait()
                        self._something.clear()
                        await self._say_all(connection)

    async def _last_words(self) -> None:
        import psycopg

        with contextlib.suppress(psycopg.Error, Unavailable, TimeoutError):
            async with asyncio.timeout(GOODBYE_S), await self._connected(listening=False) as connection:
                await self._say_all(connection)

    async def _say_all(self, connection: AsyncConnection[Any]) -> None:
        words, self._words = list(self._words), deque(maxlen=UNSAID)
        await connection.execute("SELECT pg_notify(%s, word) FROM unnest(%s::text[]) AS word", (TALK, words))

    async def _connected_again(self, *, listening: bool = True) -> AsyncConnection[Any]:
        pause = 0.0
        while True:
            try:
                return await self._connected(listening=listening)
            except Unavailable:
                pause = min(max(2 * pause, FIRST_PAUSE), LONGEST_PAUSE)
                await asyncio.sleep(pause)

    async def _connected(self, *, listening: bool) -> AsyncConnection[Any]:
        import psycopg

        _, settings = self._url.get_dialect()().create_connect_args(self._url)
        try:
            connection = await psycopg.AsyncConnection.connect(autocommit=True, **{**PATIENCE, **settings})
            try:
                if listening:
                    await connection.execute(f"LISTEN {NEWS}")
                    await connection.execute(f"LISTEN {TALK}")
            except BaseException:
                await connection.close()
                raise
        except psycopg.Error as error:
            raise Unavailable(f"the database is not available: {type(error).__name__}") from None
        return connection
