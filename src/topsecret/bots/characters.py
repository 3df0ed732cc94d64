"""The seven characters that our bots are at a table. A character colours what is said of a bot, never how strong it is."""

from __future__ import annotations

import random
from collections.abc import Collection

CHARACTERS = ("Ekow", "Fumi", "Kaspar", "Nadira", "Tiago", "Wendell", "Zofia")
"""As many as a table has seats: whoever sits there, a name is left for every bot."""

_random = random.SystemRandom()


def free_character(taken: Collection[str]) -> str:
    """Return a character that nobody at the table is called, at random: it tells nothing of the bot."""
    return _random.choice([name for name in CHARACTERS if name not in taken])
