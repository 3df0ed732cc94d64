"""Tests in a server whose clock stands still."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from .twins import GlassHouse

LIMIT = 120.0


def in_glass(test: Callable[[GlassHouse], Awaitable[None]]) -> Callable[[Path], None]:
    """A test in a server whose clock stands still."""

    def run(tmp_path: Path) -> None:
        async def inside() -> None:
            async with GlassHouse(tmp_path) as house:
                await test(house)

        asyncio.run(asyncio.wait_for(inside(), LIMIT))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run
