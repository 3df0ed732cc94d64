"""How long to wait before trying again."""

from __future__ import annotations

import random
from collections.abc import Iterator

FIRST, LONGEST = 0.2, 10.0


def delays() -> Iterator[float]:
    """Seconds before each further try, without end: twice as long each time, each differently long for every client.

    So a thousand clients that lost the same server do not come back in the same moment.
    """
    most = FIRST
    while True:
        yield random.uniform(most / 2, most)
        most = min(LONGEST, 2 * most)
