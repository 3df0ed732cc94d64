"""How long a bot seems to think: drawn from public facts only, so that time tells nothing of a secret."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Awaitable
from typing import TypeVar

STEP = 0.5
"""Seconds between the moments at which an answer that is not ready in time can be released."""

T = TypeVar("T")


def delay(rng: random.Random, shortest: float = 0.6, longest: float = 2.4) -> float:
    """Seconds until a bot answers, as people do: mostly about the middle, now and then longer. Nothing but `rng` decides."""
    if not 0 < shortest < longest:
        return shortest
    middle, spread = math.sqrt(shortest * longest), math.log(longest / shortest) / 4
    return min(longest, max(shortest, middle * math.exp(rng.gauss(0.0, spread))))


async def paced(think: Awaitable[T], delay: float, step: float = STEP) -> T:
    """What `think` comes to, released after `delay` seconds; if it is not ready then, at the next whole `step` after that.

    A failure is released in the same way. Thinking begins at once.
    """
    loop = asyncio.get_running_loop()
    began = loop.time()
    thought = asyncio.ensure_future(think)
    try:
        release = began + delay
        while True:
            await asyncio.sleep(release - loop.time())
            if thought.done():
                return thought.result()
            await asyncio.wait([thought])
            release += step * max(1, math.ceil((loop.time() - release) / step))
    finally:
        thought.cancel()
