"""How long a bot seems to think: drawn from public facts only, so that time tells nothing of a secret.

Before it thinks, everybody who looks has seen what was told to all: the page shows it scene by scene, at a pace that each device chooses.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Awaitable, Collection
from typing import Literal, NamedTuple, TypeVar

STEP = 0.5
"""Seconds between the moments at which an answer that is not ready in time can be released."""

Pace = Literal["calm", "normal", "fast", "at_once"]
"""How fast a device shows what happens, the calmest first."""
DIVISOR: dict[Pace, float] = {"calm": 1.0, "normal": 1.7, "fast": 3.5, "at_once": 3.5}
"""What the times of the calm pace are divided by."""
PACES = tuple(DIVISOR)
USUAL: Pace = "normal"
BEAT_MS = 250
"""At once, each scene is one still picture of this length."""
LONGEST_MS = 20_000
"""Nobody waits longer than this for what is being shown."""

T = TypeVar("T")


class Told(NamedTuple):
    """What was told to everybody: milliseconds at the calm pace, and the number of scenes."""

    ms: int
    beats: int

    def and_for(self, ms: int) -> Told:
        """Return it with one more scene of this length."""
        return Told(self.ms + ms, self.beats + 1)

    def since(self, before: Told) -> Told:
        """Return what came after that."""
        return Told(self.ms - before.ms, self.beats - before.beats)


NOTHING = Told(0, 0)


def shown_ms(told: Told, pace: Pace) -> int:
    """Return how long a device with that pace shows this."""
    quick = BEAT_MS * told.beats if pace == "at_once" else LONGEST_MS
    return min(quick, LONGEST_MS, round(told.ms / DIVISOR[pace]))


def usual_ms(told: Told) -> int:
    """Return how long most devices show this: a player's time begins after it, whoever looks."""
    return shown_ms(told, USUAL)


def calmest(paces: Collection[Pace]) -> Pace:
    """Return the calmest of some paces."""
    return min(paces, key=PACES.index)


def shared(paces: Collection[Pace]) -> Pace | None:
    """Return the pace of several people together, one for each: the calmest, but nobody waits for another one's *calm*."""
    if not paces:
        return None
    found = calmest(paces)
    return USUAL if found == "calm" and len(paces) > 1 else found


def quickness(pace: Pace | None) -> float:
    """Return what a bot's thinking is multiplied with: who wants things fast does not want to wait for that either."""
    return 1.0 if pace is None else min(1.0, DIVISOR[USUAL] / DIVISOR[pace])


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
