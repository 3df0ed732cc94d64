"""Who looks after a table and when, and who is there: facts about now, shared by all nodes."""

from __future__ import annotations

import functools
import time
from collections.abc import Sequence
from types import EllipsisType

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .schema import leases, presence, tables
from .store_access import Access
from .store_json import cell, gathered, packed, source, unpacked


def _clock() -> int:
    return time.time_ns() // 1_000_000


class Leases(Access):
    """Leases, due times and presence."""

    async def lease(self, tables: Sequence[int], ttl_ms: int, now: int | None = None) -> set[int]:
        """Take these tables or keep them for so long; those that are this node's now.

        A table is free when no node has it, or its time has run out. `now` is this node's clock unless given.
        """
        if not tables:
            return set()
        wanted = set(tables)
        now = _clock() if now is None else now
        until = now + ttl_ms

        def take(connection: Connection) -> set[int]:
            dialect = connection.dialect.name
            rows = packed([[table] for table in sorted(wanted)])  # in one order on all nodes
            connection.execute(_take(dialect), {"rows": rows, "node": self.node, "until": until, "now": now})
            mine = sa.select(leases.c.table_id).where(leases.c.node == self.node, leases.c.until == until)
            return wanted & {table for (table,) in unpacked(connection.scalar(gathered(dialect, mine)))}

        return await self._write(take)

    async def release(self, tables: Sequence[int]) -> None:
        """Give back those of these tables that this node has."""
        given = list(tables)

        def give(connection: Connection) -> None:
            for begin in range(0, len(given), 500):
                some = leases.c.table_id.in_(given[begin : begin + 500])
                connection.execute(leases.delete().where(leases.c.node == self.node, some))

        if given:
            await self._write(give)

    async def forget_leases(self) -> None:
        """No other node shares this database: what others once looked after is free at once."""
        await self._write(
            lambda connection: connection.execute(leases.delete().where(leases.c.node != self.node)) and None
        )

    async def due(self, before: int, limit: int, now: int | None = None) -> list[int]:
        """Tables whose time has come (`due_at` <= before) and that no other node looks after, the most urgent first."""
        mine_or_free = sa.or_(
            leases.c.table_id.is_(None), leases.c.node == self.node, leases.c.until < (_clock() if now is None else now)
        )
        query = (
            sa.select(tables.c.id)
            .outerjoin(leases, leases.c.table_id == tables.c.id)
            .where(tables.c.due_at <= before, mine_or_free)
            .order_by(tables.c.due_at, tables.c.id)
            .limit(limit)
        )
        return [id for (id,) in await self._rows(query)]

    async def postpone(self, table: int, due_at: int | None, was: int | EllipsisType | None = ...) -> None:
        """Set when a table must be looked after next, without a row in its log.

        With `was`, only if that is still what is stored. If a row of that table is being written at this very moment,
        nothing happens: the time that comes with the row counts.
        """
        chosen = sa.select(tables.c.id).where(tables.c.id == table)
        if was is not ...:
            chosen = chosen.where(tables.c.due_at.is_not_distinct_from(was))
        chosen = chosen.with_for_update(skip_locked=True)  # waiting for nobody, it can take part in any transaction

        def set_due(connection: Connection) -> None:
            connection.execute(tables.update().where(tables.c.id.in_(chosen)).values(due_at=due_at))

        await self._write(set_due)

    async def seen(self, pairs: Sequence[tuple[int, int]], at: int) -> None:
        """These visitors are connected to this node, each at that table (pairs of table and visitor)."""
        rows = packed(sorted(set(pairs)))

        def note(connection: Connection) -> None:
            connection.execute(_note(connection.dialect.name), {"rows": rows, "node": self.node, "at": at})

        if pairs:
            await self._write(note)

    async def last_seen(self, table: int) -> dict[int, int]:
        """When each visitor was last connected at a table, to any node."""
        query = (
            sa.select(presence.c.visitor_id, sa.func.max(presence.c.at).label("at"))
            .where(presence.c.table_id == table)
            .group_by(presence.c.visitor_id)
        )
        return dict(await self._rows(query))

    async def tidy(self, before: int) -> None:
        """Forget leases that ran out and presence that ended before then."""

        def forget(connection: Connection) -> None:
            connection.execute(leases.delete().where(leases.c.until < before))
            connection.execute(presence.delete().where(presence.c.at < before))

        await self._write(forget)


@functools.cache
def _take(dialect: str) -> sa.TextClause:
    return sa.text(
        "INSERT INTO leases (table_id, node, until)"
        f" SELECT {cell(dialect, 0, 'BIGINT')}, CAST(:node AS TEXT), CAST(:until AS BIGINT) FROM {source(dialect)} WHERE true"
        " ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until"
        " WHERE leases.node = excluded.node OR leases.until < :now"
    )


@functools.cache
def _note(dialect: str) -> sa.TextClause:
    return sa.text(
        "INSERT INTO presence (table_id, visitor_id, node, at)"
        f" SELECT {cell(dialect, 0, 'BIGINT')}, {cell(dialect, 1, 'BIGINT')}, CAST(:node AS TEXT), CAST(:at AS BIGINT)"
        f" FROM {source(dialect)} WHERE true"
        " ON CONFLICT (table_id, visitor_id, node) DO UPDATE SET at = excluded.at"
    )
