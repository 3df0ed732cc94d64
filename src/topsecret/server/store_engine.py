"""Connections to the database of an address, and what may go wrong with them."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.pool import NullPool, QueuePool

READERS = 4
"""Threads that read, each with a connection of its own."""

OLDEST_SQLITE = (3, 35, 0)
"""The first with RETURNING."""

BUSY_MS = 5_000
"""How long SQLite waits for another process that writes to the same file."""

TIMEOUTS = "SET synchronous_commit = on; SET statement_timeout = '20s'; SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '20s'"
"""PostgreSQL: a commit is on disk when it is answered, and a node that hangs holds up nobody for ever."""

PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""PostgreSQL: a server that has gone without a word is noticed. The address may say otherwise (?connect_timeout=…)."""


class Unavailable(Exception):
    """The database cannot be reached or failed in the middle: it is not known whether a write happened."""


class LostRace(Exception):
    """Somebody else wrote that row of the table's log first."""


class CodeTaken(Exception):
    """A table that is not over has that code (or any table that key)."""


class Rejected(ValueError):
    """The database does not take this value: nothing was written."""


class BadDatabase(ValueError):
    """The address of the database is wrong, or what lies there is not ours."""


class NewerDatabase(BadDatabase):
    """The database was made by a newer program than this one."""


REJECTIONS = (exc.IntegrityError, exc.DataError, exc.ProgrammingError, exc.NotSupportedError)
"""Faults of the value, not of the database; the value itself is not repeated, it may be secret."""


def fault(error: exc.DBAPIError) -> Unavailable | Rejected:
    """What happened, without the statement and its values."""
    original = error.orig
    if isinstance(error, REJECTIONS):
        return Rejected(f"the database does not take this value ({type(original).__name__})")
    lines = str(original).strip().splitlines()
    return Unavailable(f"the database is not available: {lines[0] if lines else type(original).__name__}")


@contextlib.contextmanager
def our_faults() -> Iterator[None]:
    """Whatever the database says becomes `Unavailable` or `Rejected`."""
    try:
        yield
    except exc.DBAPIError as error:
        raise fault(error) from None
    except exc.SQLAlchemyError as error:  # for instance no free connection in time
        raise Unavailable(f"the database is not available: {type(error).__name__}") from None


def address(url: str) -> sa.URL:
    """The address, checked: sqlite:///path or postgresql://user@host/database."""
    try:
        parsed = sa.make_url(url)
    except (exc.ArgumentError, ValueError):
        raise BadDatabase(
            f"{_shown(url)} is no address of a database: write sqlite:///path/to/file.db or postgresql://user@host/database"
        ) from None
    if parsed.drivername == "sqlite":
        return _file(parsed)
    if parsed.drivername in ("postgresql", "postgresql+psycopg"):
        try:
            import psycopg  # noqa: F401  # an optional extra
        except ImportError:
            raise BadDatabase(
                "PostgreSQL needs psycopg, which is not installed: pip install 'topsecret[postgres]'"
            ) from None
        if not parsed.database:
            raise BadDatabase(f"{_shown(url)} names no database: write postgresql://user@host/database")
        return parsed.set(drivername="postgresql+psycopg")
    raise BadDatabase(
        f"unknown kind of database {parsed.drivername!r}: known are sqlite:///path and postgresql://user@host/database"
    )


def _shown(url: str) -> str:
    """The address without its password."""
    scheme, mark, rest = url.partition("://")
    if not mark:
        return repr(url)
    return repr(scheme + mark + ("…@" + rest.rpartition("@")[2] if "@" in rest else rest))


def _file(url: sa.URL) -> sa.URL:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise BadDatabase(
            f"SQLite {sqlite3.sqlite_version} is too old: 3.35 or newer is needed; a newer Python brings one"
        )
    if not url.database or url.database == ":memory:":
        raise BadDatabase("SQLite needs a file: write sqlite:///path/to/file.db")
    path = Path(url.database)
    if path.is_dir():
        raise BadDatabase(
            f"{url.database!r} is a folder: the address must name a file in it, as sqlite:///{url.database}/topsecret.db"
        )
    if not path.parent.is_dir():
        raise BadDatabase(f"there is no folder {str(path.parent)!r}: create it first, or give another path")
    return url


def writer_engine(url: sa.URL) -> Engine:
    """For one connection at a time: transactions that write."""
    engine = _engine(url, poolclass=NullPool)
    if engine.dialect.name == "sqlite":
        with contextlib.suppress(FileExistsError, OSError):  # what the file holds is nobody else's business
            os.close(os.open(str(url.database), os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        sa.event.listen(engine, "connect", _writing_file)
        sa.event.listen(engine, "begin", _immediately)
    else:
        sa.event.listen(engine, "connect", _with_timeouts)
    return engine


def reader_engine(url: sa.URL) -> Engine:
    """For several threads: single questions, without transactions."""
    engine = _engine(
        url, poolclass=QueuePool, pool_size=READERS, max_overflow=0, pool_timeout=10, isolation_level="AUTOCOMMIT"
    )
    sa.event.listen(engine, "connect", _reading_file if engine.dialect.name == "sqlite" else _with_timeouts)
    return engine


def _engine(url: sa.URL, **more: Any) -> Engine:
    if url.drivername != "sqlite":
        more["connect_args"] = {name: value for name, value in PATIENCE.items() if name not in url.query}
    return sa.create_engine(url, hide_parameters=True, **more)


def _writing_file(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    _pragmas(
        connection,
        f"busy_timeout={BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "journal_size_limit=67108864",
    )


def _reading_file(connection: Any, _: object) -> None:
    connection.isolation_level = None
    _pragmas(connection, f"busy_timeout={BUSY_MS}", "query_only=ON")


def _pragmas(connection: Any, *pragmas: str) -> None:
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}").fetchall()


def _immediately(connection: Connection) -> None:
    """A transaction that will write says so at once; otherwise SQLite would give up instead of waiting for its turn."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _with_timeouts(connection: Any, _: object) -> None:
    before, connection.autocommit = connection.autocommit, True
    connection.execute(TIMEOUTS)
    connection.autocommit = before


def again(error: exc.DBAPIError) -> bool:
    """PostgreSQL chose this transaction to give way to another one: it did not happen and may be tried again."""
    return getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def insert_into(connection: Connection, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that can say ON CONFLICT; both databases understand the same words."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
