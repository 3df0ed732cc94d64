"""How long a bot may think about one decision: a time, or a number of walks, which gives the same answer on every machine."""

from __future__ import annotations

import re
import time

from .bot import BotError

FIRST, MOST = 8, 512
"""Walks made before the clock is looked at for the first time, and between two looks at most."""
LOOKS = 20
"""How often, about, the clock is looked at."""
LEAST_MS, LONGEST_MS = 5, 60_000
MEANING = "a time for each decision as 200ms or 1s, or a number of walks as 500"


class Budget:
    """`200ms`, `1.5s` or `500`."""

    def __init__(self, text: str) -> None:
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)?", text.strip())
        if found is None or (found[2] is None and "." in found[1]):
            raise BotError(f"search: {text!r} is no budget; write {MEANING}")
        number = float(found[1])
        self.seconds = None if found[2] is None else number / (1000 if found[2] == "ms" else 1)
        self.walks = int(number) if found[2] is None else None
        if self.seconds is not None and not LEAST_MS <= 1000 * self.seconds <= LONGEST_MS:
            raise BotError(f"search: {text!r} is no budget; a time is {LEAST_MS}ms to {LONGEST_MS // 1000}s")
        if self.walks is not None and not 1 <= self.walks <= 10_000_000:
            raise BotError(f"search: {text!r} is no budget; the walks are 1 to 10000000")

    def start(self) -> Watch:
        return Watch(self)


class Watch:
    """A budget that is being used up."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = time.perf_counter()
        self._walking: float | None = None

    def left(self, walked: int) -> int:
        """How many walks to make now; 0 when the budget is used up."""
        if self._budget.walks is not None:
            return min(MOST, self._budget.walks - walked)
        now = time.perf_counter()
        if self._walking is None:
            self._walking = now
            return FIRST
        left = (self._budget.seconds or 0.0) - (now - self._began)
        each = (now - self._walking) / walked
        if left < each:
            return 0
        return max(1, min(MOST, int((self._budget.seconds or 0.0) / LOOKS / each), int(left / each)))
