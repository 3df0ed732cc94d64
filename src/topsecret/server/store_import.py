"""What `topsecret db` needs of the database besides the store's daily work: to look without changing, and to take in whole tables."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .hall import CODE_LENGTH, LETTERS
from .schema import REVISION, events, seats, tables, visitors
from .store import BadDatabase, Row, Store, TableRow
from .store_append import seat
from .store_engine import address, insert_into, our_faults, reader_engine
from .store_json import text_of

CODES = 20
"""How many codes are tried for a table whose own is taken; each is free with overwhelming likelihood."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A visitor as he travels between databases."""

    id: int
    token_hash: str
    kind: str
    name: str
    language: str
    created_at: int


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of a table that was to be taken in: nothing if its key was there already."""

    new: bool
    code: str


@asynccontextmanager
async def opened(url: str, *, look: bool) -> AsyncIterator[Store]:
    """The store at an address. To `look` a database must be there already and is not even upgraded."""
    if look:
        _must_be_ours(url)
    store = await Store.open(url, node=f"db-{os.getpid()}")
    try:
        yield store
    finally:
        await store.close()


def _must_be_ours(url: str) -> None:
    where = address(url)
    if where.drivername == "sqlite" and not Path(str(where.database)).exists():
        raise BadDatabase(f"there is no database {where.database}: name one with --database, or start the server once")
    engine = reader_engine(where)
    try:
        with our_faults(), engine.connect() as connection:
            there = sa.inspect(connection).has_table("alembic_version")
            found = connection.scalar(sa.text("SELECT version_num FROM alembic_version")) if there else None
    finally:
        engine.dispose()
    if found is None:
        raise BadDatabase("this database holds no games of ours: name another with --database")
    if found < REVISION:
        raise BadDatabase(
            f"this database is of an older form ({found}; this program needs {REVISION}): run 'topsecret db upgrade' first"
        )


# --- looking


async def count_tables(store: Store) -> int:
    """How many tables there are."""
    return int((await store._rows(sa.select(sa.func.count(tables.c.id))))[0][0])


async def guests(store: Store, ids: Sequence[int]) -> list[Guest]:
    """Those of the visitors with these numbers that exist."""
    columns = [visitors.c[name] for name in Guest.__slots__]
    rows = await store._rows(sa.select(*columns).where(visitors.c.id.in_(ids)).order_by(visitors.c.id))
    return [Guest(*row) for row in rows]


async def seated(store: Store, table: int) -> dict[int, int]:
    """Who is noted to sit where: seat -> visitor."""
    query = sa.select(seats.c.seat, seats.c.visitor_id).where(seats.c.table_id == table)
    return {int(number): int(visitor) for number, visitor in await store._rows(query)}


async def strays(store: Store, after: int, last: int | None) -> list[int]:
    """Numbers after `after`, up to `last`, under which there is a log but no table."""
    known = sa.exists().where(tables.c.id == events.c.table_id)
    query = sa.select(events.c.table_id).distinct().where(events.c.table_id > after, ~known)
    if last is not None:
        query = query.where(events.c.table_id <= last)
    return [int(table) for (table,) in await store._rows(query.order_by(events.c.table_id))]


# --- taking in


async def take_in(
    store: Store,
    table: TableRow,
    visiting: Sequence[Guest],
    rows: Callable[[Mapping[int, int]], Sequence[Row]],
    sitting: Mapping[int, int],
) -> Taken:
    """Write a whole table, its log and the visitors it speaks of, all or nothing; it gets a number of its own.

    Visitors are known by their tokens: those who are here already keep what is here. `rows` makes the log for the numbers
    that the visitors have here. A table that is not over gets another code if its own is taken.
    """
    head = {
        "key": text_of(table.key),
        "game": table.game,
        "status": table.status,
        "public": table.public,
        "summary": text_of(table.summary),
        "created_at": table.created_at,
        "updated_at": table.updated_at,
        "due_at": table.due_at,
    }

    def write(connection: Connection) -> Taken:
        code = table.code
        for _ in range(CODES):
            known = connection.scalar(sa.select(tables.c.code).where(tables.c.key == table.key))
            if known is not None:
                return Taken(False, str(known))
            ids = {guest.id: _received(connection, guest) for guest in visiting}
            new = insert_into(connection, tables).on_conflict_do_nothing().returning(tables.c.id)
            id = connection.scalar(new, {**head, "code": text_of(code), "host": ids[table.host]})
            if id is not None:
                log = rows(ids)
                connection.execute(
                    events.insert(),
                    [{"table_id": id, "seq": r.seq, "at": r.at, "payload": text_of(r.payload)} for r in log],
                )
                seat(connection, id, {number: ids[visitor] for number, visitor in sitting.items()})
                return Taken(True, code)
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        raise BadDatabase("no free code was found for a table: close old tables first")

    return await store._write(write)


def _received(connection: Connection, guest: Guest) -> int:
    """The number of a visitor here, known or new."""
    row = {
        "token_hash": guest.token_hash,
        "kind": guest.kind,
        "name": text_of(guest.name),
        "language": text_of(guest.language),
        "created_at": guest.created_at,
    }
    which = sa.select(visitors.c.id).where(visitors.c.token_hash == guest.token_hash)
    id = connection.scalar(which)
    if id is None:
        connection.execute(insert_into(connection, visitors).on_conflict_do_nothing(), row)
        id = connection.execute(which).scalar_one()
    return int(id)
