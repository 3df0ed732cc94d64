"""What many tests of the server need: databases, full ones too, a server, and the other ends of notices.

Databases are SQLite files, and databases of a real PostgreSQL (one for each test worker, when needed).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from topsecret.server.store import upgrade

from .archives import export
from .postgres import Postgres
from .process import Server
from .receivers import PushService, SmtpServer
from .stored import Full, few


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


@pytest.fixture(scope="session")
def full(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Full:
    """Databases with tables of every kind."""
    return Full(tmp_path_factory.mktemp("full"), lambda: request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Full:
    """Databases with a few tables."""
    return Full(tmp_path_factory.mktemp("small"), lambda: request.getfixturevalue("postgres"), few)


@pytest.fixture(scope="session")
def archive(small: Full, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive with a few tables, only to be read."""
    path = tmp_path_factory.mktemp("archive") / "games.zip"
    assert export(small.original("sqlite"), path) == 0
    return path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for all tests of a module."""
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/games.db", folder) as server:
        yield server
        assert server.faults == []


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service that really listens."""
    with PushService() as service:
        yield service


@pytest.fixture
def office() -> Iterator[SmtpServer]:
    """A mail server that really listens."""
    with SmtpServer() as office:
        yield office
