"""Is this process alive, and can it serve?"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from .logs import event

PATIENCE = 1.0
"""Seconds that the database has to answer."""

Ping = Callable[[], Awaitable[None]]


def routes(ping: Ping | None, stopping: Callable[[], bool], patience: float = PATIENCE) -> list[HTTPRouteHandler]:
    """GET /healthz: the process answers. GET /readyz: the database answers too, and the server is not about to stop."""

    @get("/healthz", include_in_schema=False)
    async def healthz() -> dict[str, str]:
        return {"status": "ok"}

    @get("/readyz", include_in_schema=False)
    async def readyz() -> Response[dict[str, str]]:
        if stopping():
            return _not("this server is about to stop")
        if ping is not None:
            try:
                await asyncio.wait_for(ping(), patience)
            except TimeoutError:
                return _not("the database does not answer")
            except Exception as error:
                event("the database failed", level="warning", error=error)
                return _not("the database cannot be reached")
        return Response({"status": "ready"})

    return [healthz, readyz]


def _not(message: str) -> Response[dict[str, str]]:
    return Response({"code": "unavailable", "message": message}, status_code=503, headers={"retry-after": "5"})
