"""A small app in the place of the whole one, for tests of the process around it.

What the environment's SMALL says goes wrong: `start` (it cannot start), `hook` (a goodbye that never ends), `slow` (GET /slow takes 30 s).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator

from litestar import Litestar, WebSocket, get, post, websocket
from litestar.datastructures import State

from topsecret.server.app import House, create_app
from topsecret.server.settings import Settings


class StartError(ValueError):
    """As a fault of ours: with words."""


StartError.__module__ = "topsecret.small"


@get("/api/pid")
async def pid() -> dict[str, int]:
    """Which process answers."""
    return {"pid": os.getpid()}


@get("/slow")
async def slow() -> str:
    await asyncio.sleep(30)
    return "late"


@post("/api/die", status_code=204)
async def die() -> None:
    os._exit(9)


class Sockets:
    """Open sockets, so that they can be told goodbye."""

    def __init__(self) -> None:
        self.open: set[WebSocket[None, None, State]] = set()

    async def goodbye(self) -> None:
        if os.environ.get("SMALL") == "hook":
            await asyncio.sleep(60)
        for socket in list(self.open):
            await socket.send_text('{"type":"bye"}')


def build(settings: Settings) -> House:
    sockets = Sockets()

    @websocket("/api/socket")
    async def echo(socket: WebSocket[None, None, State]) -> None:
        await socket.accept()
        sockets.open.add(socket)
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        finally:
            sockets.open.discard(socket)

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        if os.environ.get("SMALL") == "start":
            raise StartError("the database cannot be reached: is PostgreSQL running?")
        yield

    return create_app(
        settings,
        routes=[pid, slow, die, echo],
        lifespan=[running],
        before_stop=[sockets.goodbye],
    )
