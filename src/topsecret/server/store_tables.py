"""Tables and their logs: found, listed, created, read."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .schema import OPEN, events, seats, tables
from .store_access import Access
from .store_append import HEAD, Append, seat, tell
from .store_engine import CodeTaken, insert_into
from .store_json import sound, text_of


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table's log."""

    seq: int
    at: int
    payload: bytes


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is known of a table without reading its log. `status` is open, playing or over; `summary` is JSON."""

    id: int
    key: str
    code: str
    game: str
    status: str
    public: bool
    created_at: int
    host: int
    summary: bytes
    due_at: int | None
    updated_at: int = 0


LATEST = 2_000
"""Among how many tables one looks for games that ended lately."""
COLUMNS = [tables.c[name] for name in TableRow.__dataclass_fields__]


class Tables(Access):
    """The tables and their logs."""

    async def create_table(
        self,
        *,
        key: str,
        code: str,
        game: str,
        public: bool,
        host: int,
        summary: bytes,
        at: int,
        payload: bytes,
        status: str = "open",
        due_at: int | None = None,
        seats: Mapping[int, int | None] | None = None,
    ) -> int:
        """A new table with the first row of its log; its id. `CodeTaken` if that code belongs to a table not yet over."""
        row = {
            "key": key,
            "code": code,
            "game": game,
            "status": status,
            "public": public,
            "host": host,
            "summary": text_of(summary),
            "created_at": at,
            "updated_at": at,
            "due_at": due_at,
        }
        first = {"seq": 1, "at": at, "payload": text_of(payload)}

        def create(connection: Connection) -> int | None:
            id = connection.scalar(insert_into(connection, tables).on_conflict_do_nothing().returning(tables.c.id), row)
            if id is None:
                return None
            connection.execute(events.insert(), {"table_id": id, **first})
            if seats:
                seat(connection, id, seats)
            tell(connection, self.node, [(id, 1)])
            return int(id)

        id = await self._write(create)
        if id is None:
            raise CodeTaken(f"the code {code} belongs to another table")
        return id

    async def append(
        self,
        table: int,
        seq: int,
        at: int,
        payload: bytes,
        head: Mapping[str, Any] | None = None,
        seats: Mapping[int, int | None] | None = None,
    ) -> None:
        """Write row `seq` of a table's log; durable when this returns.

        `head` sets columns of `tables` (status, summary, public, host, due_at; updated_at follows by itself) and `seats`
        who sits where (None: nobody), in the same transaction. `LostRace` if that row is written already; `Unavailable`
        if it is not known whether it was written; `Rejected` if it cannot be. Rows of one table are to be written one
        after the other: wait for one before the next.
        """
        await self.appended(table, seq, at, payload, head, seats)

    def appended(
        self,
        table: int,
        seq: int,
        at: int,
        payload: bytes,
        head: Mapping[str, Any] | None = None,
        seats: Mapping[int, int | None] | None = None,
    ) -> Awaitable[None]:
        """As `append`: what is to be awaited until the row is durable."""
        if head:
            unknown = sorted(head.keys() - HEAD.keys())
            if unknown:
                raise ValueError(f"a table has no {', '.join(unknown)} that could change: known are {', '.join(HEAD)}")
            if "summary" in head:
                head = {**head, "summary": text_of(head["summary"])}
        return self._writer.append(Append(table, seq, at, text_of(payload), head, seats, self._writer.promise()))

    async def log(self, table: int, since: int = 0) -> list[Row]:
        """The rows of a table's log after row `since`, in order."""
        query = (
            sa.select(events.c.seq, events.c.at, events.c.payload)
            .where(events.c.table_id == table, events.c.seq > since)
            .order_by(events.c.seq)
        )
        return [Row(seq, at, payload.encode()) for seq, at, payload in sorted(await self._rows(query))]

    async def table(self, key: str) -> TableRow | None:
        """The table of that public key."""
        return await self._one(tables.c.key == key) if sound(key) else None

    async def table_by_id(self, id: int) -> TableRow | None:
        """The table of that number."""
        return await self._one(tables.c.id == id)

    async def table_by_code(self, code: str) -> TableRow | None:
        """The table of that code: the one not yet over, otherwise the newest."""
        return await self._one(tables.c.code == code) if sound(code) else None

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for players, newest first."""
        newest = tables.c.created_at.desc(), tables.c.id.desc()
        return await self._listed(sa.select(*COLUMNS).where(OPEN).order_by(*newest).limit(limit))

    async def finished_tables(self, limit: int) -> list[TableRow]:
        """Public tables whose game is over, newest first; of the latest tables only, however many there are."""
        latest = sa.select(tables.c.id).order_by(tables.c.id.desc()).limit(LATEST)
        over = tables.c.id.in_(latest), tables.c.public, tables.c.status == "over"
        return await self._listed(sa.select(*COLUMNS).where(*over).order_by(tables.c.id.desc()).limit(limit))

    async def tables_of(self, visitor: int, limit: int) -> list[TableRow]:
        """The tables a visitor sits at, those where something happened last first."""
        sits = sa.select(seats.c.table_id).where(seats.c.visitor_id == visitor)
        happened = (
            sa.select(events.c.at)
            .where(events.c.table_id == tables.c.id)
            .order_by(events.c.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = sa.select(*COLUMNS).where(tables.c.id.in_(sits)).order_by(happened.desc(), tables.c.id.desc())
        return await self._listed(query.limit(limit))

    async def tables(self, after: int, limit: int) -> list[TableRow]:
        """All tables by their number, from the one after `after` on."""
        return await self._listed(sa.select(*COLUMNS).where(tables.c.id > after).order_by(tables.c.id).limit(limit))

    async def count_tables(self, host: int, since: int) -> int:
        """How many tables a visitor has created since then."""
        query = sa.select(sa.func.count()).where(tables.c.host == host, tables.c.created_at >= since)
        return await self._cell(query) or 0

    async def _one(self, which: sa.ColumnElement[bool]) -> TableRow | None:
        latest = tables.c.status == "over", tables.c.id.desc()
        found = await self._listed(sa.select(*COLUMNS).where(which).order_by(*latest).limit(1))
        return found[0] if found else None

    async def _listed(self, query: sa.Select[Any]) -> list[TableRow]:
        return [_table_row(*row) for row in await self._rows(query)]


def _table_row(
    id: int,
    key: str,
    code: str,
    game: str,
    status: str,
    public: bool,
    created_at: int,
    host: int,
    summary: str,
    due_at: int | None,
    updated_at: int,
) -> TableRow:
    return TableRow(id, key, code, game, status, bool(public), created_at, host, summary.encode(), due_at, updated_at)
