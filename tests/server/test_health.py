"""Health and readiness: what answers when the database does not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from topsecret.server import health
from topsecret.server.app import create_app
from topsecret.server.settings import Settings


async def well() -> None:
    pass


async def broken() -> None:
    raise ConnectionError("canary")


async def silent() -> None:
    await asyncio.sleep(60)


def asked(ping: Callable[[], Awaitable[None]] | None, *, stopping: bool = False) -> tuple[int, dict[str, Any]]:
    with TestClient(Litestar(health.routes(ping, lambda: stopping, patience=0.05), logging_config=None)) as web:
        assert web.get("/healthz").status_code == 200
        answer = web.get("/readyz")
        return answer.status_code, answer.json()


@pytest.mark.parametrize(
    ("ping", "stopping", "status", "said"),
    [
        (well, False, 200, {"status": "ready"}),
        (None, False, 200, {"status": "ready"}),
        (broken, False, 503, {"code": "unavailable", "message": "the database cannot be reached"}),
        (silent, False, 503, {"code": "unavailable", "message": "the database does not answer"}),
        (well, True, 503, {"code": "unavailable", "message": "this server is about to stop"}),
    ],
)
def test_a_server_is_ready_when_its_database_answers_and_it_is_not_about_to_stop(
    ping: Any, stopping: bool, status: int, said: dict[str, str]
) -> None:
    assert asked(ping, stopping=stopping) == (status, said)


def test_the_app_is_not_ready_once_it_was_told_to_stop() -> None:
    app: Any = create_app(Settings(), ping=well)
    with TestClient(app) as web:
        assert web.get("/readyz").status_code == 200
        app.stopping = True
        assert web.get("/readyz").status_code == 503
        assert web.get("/healthz").json() == {"status": "ok"}
