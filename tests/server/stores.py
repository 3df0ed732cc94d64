"""Stores to test: opened and closed, with tables in them."""

from __future__ import annotations

import asyncio
import functools
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from topsecret.server.store import Store

LIMIT = 60
"""Seconds that a test may take at most."""


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine, run in an event loop of its own."""

    @functools.wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*given, **named), LIMIT))

    return run


@asynccontextmanager
async def opened(url: str, node: str = "a") -> AsyncIterator[Store]:
    """A store, closed afterwards."""
    store = await Store.open(url, node=node)
    try:
        yield store
    finally:
        await store.close()


async def a_table(store: Store, **other: Any) -> int:
    """A new table; what is not given is of no importance."""
    words: dict[str, Any] = {
        "key": secrets.token_urlsafe(16),
        "code": secrets.token_hex(3),
        "game": "kramer",
        "public": True,
        "host": 1,
        "summary": b'{"title":"Friday"}',
        "at": 1_000,
        "payload": b"[]",
    }
    return await store.create_table(**(words | other))


async def outcome(write: Awaitable[None]) -> Exception | None:
    """None if it went well, otherwise what it raised."""
    try:
        await write
    except Exception as error:
        return error
    return None
