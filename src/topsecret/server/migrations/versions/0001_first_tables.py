"""The first tables."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG = sa.BigInteger()
ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def where(words: str) -> dict[str, Any]:
    """An index over some of the rows."""
    return {"sqlite_where": sa.text(words), "postgresql_where": sa.text(words)}


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", BIG, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created_at", BIG, nullable=False),
        sa.Column("updated_at", BIG, nullable=False),
        sa.Column("due_at", BIG),
    )
    op.create_index("tables_code", "tables", ["code"], unique=True, **where("status <> 'over'"))
    op.create_index("tables_old_code", "tables", ["code"])
    op.create_index("tables_open", "tables", ["created_at"], **where("public AND status = 'open'"))
    op.create_index("tables_host", "tables", ["host", "created_at"])
    op.create_index("tables_due", "tables", ["due_at"], **where("due_at IS NOT NULL"))
    op.create_table(
        "events",
        sa.Column("table_id", BIG, primary_key=True, autoincrement=False),
        sa.Column("seq", BIG, primary_key=True, autoincrement=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", BIG, primary_key=True, autoincrement=False),
        sa.Column("seat", BIG, primary_key=True, autoincrement=False),
        sa.Column("visitor_id", BIG, nullable=False),
    )
    op.create_index("seats_visitor", "seats", ["visitor_id"])
    op.create_table(
        "leases",
        sa.Column("table_id", BIG, primary_key=True, autoincrement=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until", BIG, nullable=False),
    )
    op.create_table(
        "visitors",
        sa.Column("id", ID, primary_key=True),
        sa.Column("token_hash", sa.Text, nullable=False, unique=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", BIG, nullable=False),
    )
    op.create_index("visitors_bots", "visitors", ["id"], **where("kind = 'bot'"))
    op.create_table(
        "presence",
        sa.Column("table_id", BIG, primary_key=True, autoincrement=False),
        sa.Column("visitor_id", BIG, primary_key=True, autoincrement=False),
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("at", BIG, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", ID, primary_key=True),
        sa.Column("visitor_id", BIG, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False, unique=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created_at", BIG, nullable=False),
        sa.UniqueConstraint("visitor_id", "kind", "address", name="subscriptions_once"),
    )
    op.create_table(
        "values",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
