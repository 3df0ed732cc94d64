"""Brings a database to the tables of this program: Alembic's migrations, run from inside the package."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from .schema import REVISION, metadata
from .store_engine import BadDatabase, NewerDatabase, address, our_faults, writer_engine

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 7_105_171_116
"""PostgreSQL: whoever upgrades holds this advisory lock; any number will do, but the same in all programs."""


def upgrade(url: str) -> str:
    """Upgrade the database at an address, creating what is missing; says from where to where."""
    engine = writer_engine(address(url))
    try:
        old = bring_up_to_date(engine)
    finally:
        engine.dispose()
    return f"{old or 'empty'} → {REVISION}" + (" (nothing to do)" if old == REVISION else "")


def bring_up_to_date(engine: Engine) -> str | None:
    """Upgrade to `REVISION`, all or nothing, one node at a time; the revision before, None for an empty database."""
    with our_faults():
        with engine.connect() as connection, connection.begin():
            old = _revision(connection)
        if old == REVISION:  # as almost always; then Alembic need not even be imported
            return old
        with engine.connect() as connection, connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
                connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
            old = _revision(connection)  # another node may have been quicker
            if old != REVISION:
                _migrate(connection, old)
            return old


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings. A new migration: `alembic.command.revision(config(), "what changes", rev_id="0002")`."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", "topsecret.server:migrations")
    settings.attributes["connection"] = connection
    return settings


def _revision(connection: Connection) -> str | None:
    """The migration that a database stands at; None if it is empty."""
    names = set(sa.inspect(connection).get_table_names())
    if "alembic_version" in names:
        found = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
        if found is not None:
            return str(found)
    foreign = sorted(names & metadata.tables.keys())
    if foreign:
        raise BadDatabase(
            f"this database belongs to another program (it has tables named {', '.join(foreign)}): give one of its own"
        )
    return None


def _migrate(connection: Connection, old: str | None) -> None:
    from alembic import command
    from alembic.script import ScriptDirectory

    settings = config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()}
    if old is not None and old not in known:
        raise NewerDatabase(
            f"this database was made by a newer Top Secret (revision {old}; this program knows up to {REVISION}): install the newer program"
        )
    command.upgrade(settings, "head")
