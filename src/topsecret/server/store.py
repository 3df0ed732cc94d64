"""The only room that talks to the database: tables, their logs, visitors, leases. The same code on SQLite and PostgreSQL.

A write returns when it is durable. Everything that waits meanwhile shares one transaction (see writer.py); what is asked is
answered by a few threads. Whatever the database says, callers see only the exceptions named here.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import sqlalchemy as sa

from .store_engine import (
    READERS,
    BadDatabase,
    CodeTaken,
    LostRace,
    NewerDatabase,
    Rejected,
    Unavailable,
    address,
    reader_engine,
    writer_engine,
)
from .store_leases import Leases
from .store_tables import Row, TableRow, Tables
from .store_upgrade import bring_up_to_date, upgrade
from .store_visitors import Subscription, VisitorRow, Visitors
from .writer import Writer

__all__ = [
    "BadDatabase",
    "CodeTaken",
    "LostRace",
    "NewerDatabase",
    "Rejected",
    "Row",
    "Store",
    "Subscription",
    "TableRow",
    "Unavailable",
    "VisitorRow",
    "upgrade",
]

NODE = re.compile(r"[A-Za-z0-9._-]{1,64}")


class Store(Tables, Leases, Visitors):
    """An open database. It belongs to the event loop in which it was opened."""

    @classmethod
    async def open(cls, url: str, *, node: str) -> Store:
        """Open sqlite:///path or postgresql://user@host/database, and upgrade its tables where needed.

        `node` is this server's own name among those that share the database. `BadDatabase` says what is wrong with the
        address or with what lies there; `Unavailable` that it could not be reached.
        """
        if not NODE.fullmatch(node):
            raise ValueError(
                f"{node!r} is no name for a node: use up to 64 letters, digits, dots, dashes and underlines"
            )
        where = address(url)
        engine, reader = writer_engine(where), reader_engine(where)
        threads = ThreadPoolExecutor(READERS, "topsecret-reader")
        try:
            await asyncio.get_running_loop().run_in_executor(threads, bring_up_to_date, engine)
        except BaseException:
            threads.shutdown(wait=False)
            raise
        return cls(node, reader, threads, Writer(engine, node))

    async def close(self) -> None:
        """Finish what waits to be written, within a bounded time, and let all connections go."""
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._threads.shutdown)
        self._reader.dispose()

    async def ping(self) -> None:
        """Returns when the database answers the writer; `Unavailable` otherwise."""
        await self._write(lambda connection: connection.scalar(sa.select(1)))

    @property
    def waiting(self) -> int:
        """Writes that are not yet durable."""
        return self._writer.waiting

    @property
    def on_committed(self) -> Callable[[int], None] | None:
        """Called in the event loop after each commit, with the number of log rows it made durable."""
        return self._writer.on_committed

    @on_committed.setter
    def on_committed(self, call: Callable[[int], None] | None) -> None:
        self._writer.on_committed = call
