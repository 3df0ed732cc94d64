"""Databases for the tests: a SQLite file, and databases of a real PostgreSQL (one server for each test worker, when needed)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from topsecret.server.store import upgrade

from .postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The PostgreSQL of this worker. A test that kills it must start it again."""
    with Postgres(fsync=False) as server:
        server.run("CREATE DATABASE ready")
        upgrade(server.url("ready"))
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A PostgreSQL database with our tables and nothing in them."""
    url = postgres.fresh(template="ready")
    yield url
    postgres.start()
    postgres.drop(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite database that does not exist yet."""
    return f"sqlite:///{tmp_path}/topsecret.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database without tables at play, once of each kind."""
    url: str = request.getfixturevalue(f"{'postgres' if request.param == 'postgresql' else 'sqlite'}_url")
    return url
