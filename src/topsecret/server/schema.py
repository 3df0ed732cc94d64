"""The tables of the database: the log of every table, and what must be found without reading logs.

`events` is the only truth. `tables` and `seats` are kept beside it, written in the same transaction as the row they follow
from; `leases` and `presence` are about now and may be lost; `visitors`, `subscriptions` and `values` stand for themselves.
Times are milliseconds since 1970. A change here needs a new migration (see migrations/env.py); a test compares the two.
"""

from __future__ import annotations

import sqlalchemy as sa

REVISION = "0001"
"""The newest migration: the one that makes these tables."""

metadata = sa.MetaData()

BIG = sa.BigInteger()
ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A number that the database gives out; SQLite does that for columns of this very type only."""

OPEN = sa.text("public AND status = 'open'")
"""Word for word in the index and in the question, so that the index is used."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("key", sa.Text, nullable=False, unique=True),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),  # open, playing, over
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("host", BIG, nullable=False),  # a visitor
    sa.Column("summary", sa.Text, nullable=False),  # JSON, public facts only
    sa.Column("created_at", BIG, nullable=False),
    sa.Column("updated_at", BIG, nullable=False),  # when one of these columns was last set
    sa.Column("due_at", BIG),  # when somebody must look after this table next
)
# A code belongs to one table at a time and is free again when that table is over.
sa.Index(
    "tables_code",
    tables.c.code,
    unique=True,
    sqlite_where=sa.text("status <> 'over'"),
    postgresql_where=sa.text("status <> 'over'"),
)
sa.Index("tables_old_code", tables.c.code)
sa.Index("tables_open", tables.c.created_at, sqlite_where=OPEN, postgresql_where=OPEN)
sa.Index("tables_host", tables.c.host, tables.c.created_at)
sa.Index(
    "tables_due",
    tables.c.due_at,
    sqlite_where=sa.text("due_at IS NOT NULL"),
    postgresql_where=sa.text("due_at IS NOT NULL"),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("seq", BIG, primary_key=True, autoincrement=False),
    sa.Column("at", BIG, nullable=False),
    sa.Column("payload", sa.Text, nullable=False),  # JSON
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("seat", BIG, primary_key=True, autoincrement=False),
    sa.Column("visitor_id", BIG, nullable=False),
)
sa.Index("seats_visitor", seats.c.visitor_id)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("node", sa.Text, nullable=False),
    sa.Column("until", BIG, nullable=False),
)

visitors = sa.Table(
    "visitors",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("token_hash", sa.Text, nullable=False, unique=True),  # SHA-256 in hex
    sa.Column("kind", sa.Text, nullable=False),  # person, bot
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("created_at", BIG, nullable=False),
)
sa.Index(
    "visitors_bots",
    visitors.c.id,
    sqlite_where=sa.text("kind = 'bot'"),
    postgresql_where=sa.text("kind = 'bot'"),
)

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("visitor_id", BIG, primary_key=True, autoincrement=False),
    sa.Column("node", sa.Text, primary_key=True),
    sa.Column("at", BIG, nullable=False),
)

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("visitor_id", BIG, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),  # push, mail
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),  # JSON
    sa.Column("token_hash", sa.Text, nullable=False, unique=True),  # SHA-256 in hex
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("created_at", BIG, nullable=False),
    sa.UniqueConstraint("visitor_id", "kind", "address", name="subscriptions_once"),
)

values = sa.Table(
    "values",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
