"""How the rooms of the store reach the database: questions in a few threads, writes through the writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.engine import Connection, Engine

from .store_engine import Unavailable, our_faults
from .store_json import gathered, unpacked
from .writer import Writer

T = TypeVar("T")


class Access:
    """An open database, seen from one event loop."""

    def __init__(self, node: str, reader: Engine, threads: ThreadPoolExecutor, writer: Writer) -> None:
        self.node = node
        self._reader, self._threads, self._writer = reader, threads, writer
        self._closed = False

    async def _rows(self, query: sa.Select[Any]) -> list[list[Any]]:
        """The rows of a query. Truth values come as 0 and 1 from SQLite."""
        text = await self._cell(gathered(self._reader.dialect.name, query))
        return unpacked(text)

    async def _cell(self, query: sa.Select[T]) -> T | None:
        """The first cell of the first row."""
        if self._closed:
            raise Unavailable("the database is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._asked, query)

    def _asked(self, query: sa.Select[T]) -> T | None:
        with our_faults():
            try:
                return self._ask(query)
            except exc.DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                # An idle connection did not survive a restart of the database; SQLAlchemy has thrown out all of them.
                return self._ask(query)

    def _ask(self, query: sa.Select[T]) -> T | None:
        with self._reader.connect() as connection:
            return connection.scalar(query)

    async def _write(self, what: Callable[[Connection], T]) -> T:
        return await self._writer.do(what)
