"""A batch of log rows in one transaction: which of them won their place, and what follows from those."""

from __future__ import annotations

import functools
from asyncio import Future
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from . import schema
from .store_json import cell, packed, source

NEWS = "topsecret_news"
"""The PostgreSQL channel on which nodes tell each other of new rows."""

LONGEST_NEWS = 7_900
"""Bytes in one notification; PostgreSQL takes fewer than 8000."""

HEAD = {
    "status": "TEXT",
    "summary": "TEXT",
    "public": "BOOLEAN",
    "host": "BIGINT",
    "due_at": "BIGINT",
    "updated_at": "BIGINT",
}
"""The columns of `tables` that may change with a row of the log."""

Place = tuple[int, int]
"""A table and a number in its log."""


@dataclass(slots=True, eq=False)
class Append:
    """One row to write, and who waits for it."""

    table: int
    seq: int
    at: int
    payload: str
    head: Mapping[str, Any] | None
    seats: Mapping[int, int | None] | None
    future: Future[None]


class Contested(Exception):
    """At least one row of the batch has lost its race: undo everything and write carefully."""


def write(connection: Connection, appends: Sequence[Append], node: str, *, careful: bool) -> set[Place]:
    """Write all rows whose place is free, and give the places won by the first append for each.

    As a rule nobody loses, and then a single count tells so. Otherwise `Contested`, and `careful` asks for every row.
    Places are taken in the same order by all nodes, so that two batches never wait for each other.
    """
    first = {(append.table, append.seq): append for append in reversed(appends)}
    places = sorted(first)
    rows = {"rows": packed([(*place, first[place].at, first[place].payload) for place in places])}
    dialect = connection.dialect.name
    if careful:
        won = {(int(table), int(seq)) for table, seq in connection.execute(_insert(dialect, True), rows)}
    else:
        if connection.execute(_insert(dialect, False), rows).rowcount != len(places):
            raise Contested
        won = set(first)
    winners = [first[place] for place in places if place in won]
    _set_heads(connection, winners)
    for append in winners:
        if append.seats:
            seat(connection, append.table, append.seats)
    tell(connection, node, (place for place in places if place in won))
    return won


def _set_heads(connection: Connection, winners: Iterable[Append]) -> None:
    heads: dict[int, dict[str, Any]] = {}
    for append in winners:  # of one table in the order of its log: the last word counts
        if append.head:
            heads.setdefault(append.table, {}).update({"updated_at": append.at, **append.head})
    alike: dict[tuple[str, ...], list[list[Any]]] = {}
    for table, head in heads.items():
        columns = tuple(name for name in HEAD if name in head)
        alike.setdefault(columns, []).append([table, *(head[name] for name in columns)])
    for columns, rows in alike.items():
        connection.execute(_update(connection.dialect.name, columns), {"rows": packed(rows)})


def seat(connection: Connection, table: int, seats: Mapping[int, int | None]) -> None:
    """Note who sits where at a table, for `tables_of`."""
    where = schema.seats.c.table_id == table
    connection.execute(schema.seats.delete().where(where, schema.seats.c.seat.in_(list(seats))))
    taken = [
        {"table_id": table, "seat": seat, "visitor_id": visitor}
        for seat, visitor in seats.items()
        if visitor is not None
    ]
    if taken:
        connection.execute(schema.seats.insert(), taken)


def tell(connection: Connection, node: str, places: Iterable[Place]) -> None:
    """PostgreSQL: tell the other nodes, as soon as this transaction is committed."""
    if connection.dialect.name == "sqlite":
        return
    for text in news(node, places):
        connection.execute(_NOTIFY, {"channel": NEWS, "text": text})


def news(node: str, places: Iterable[Place]) -> list[str]:
    """The texts of the notifications: `node table:seq table:seq …`, each short enough."""
    texts, line = [], node
    for table, seq in places:
        word = f" {table}:{seq}"
        if len(line) + len(word) > LONGEST_NEWS:
            texts.append(line)
            line = node
        line += word
    return [*texts, line] if line != node else texts


_NOTIFY = sa.text("SELECT pg_notify(:channel, :text)")


@functools.cache
def _insert(dialect: str, returning: bool) -> sa.TextClause:
    cells = ", ".join(cell(dialect, number, kind) for number, kind in enumerate(("BIGINT", "BIGINT", "BIGINT", "TEXT")))
    ending = " RETURNING table_id, seq" if returning else ""
    return sa.text(
        f"INSERT INTO events (table_id, seq, at, payload) SELECT {cells} FROM {source(dialect)} WHERE true"
        f" ON CONFLICT DO NOTHING{ending}"
    )


@functools.cache
def _update(dialect: str, columns: tuple[str, ...]) -> sa.TextClause:
    changes = ", ".join(f"{name} = {cell(dialect, number, HEAD[name])}" for number, name in enumerate(columns, 1))
    return sa.text(f"UPDATE tables SET {changes} FROM {source(dialect)} WHERE tables.id = {cell(dialect, 0, 'BIGINT')}")
