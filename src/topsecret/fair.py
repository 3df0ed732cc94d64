"""Dice that anyone can check afterwards.

The hash of a secret seed is shown before the first die falls, the seed when the game is over. Outcome number i (from 0)
with weights w is found in SHA-256(seed, i as 8 bytes, attempt as 4 bytes): the 256 bits as a number, taken modulo the sum of the
weights; an attempt that would favour some outcomes is thrown away and the next one made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from .kernel.state import State
from .play.game import Game

SEED_BYTES = 32
UNSEEDED = bytes(SEED_BYTES)
"""Stands for the seed of a game whose dice came from elsewhere: there is nothing to check."""
_RANGE = 1 << 256


class Fair:
    """A source of dice and draws for a match, all of them determined by a seed.

    While `held` it gives nothing, so that outcomes that stand in a log can be told to the match one by one.
    """

    def __init__(self, seed: bytes, picks: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, this one {len(seed)}")
        self.seed = seed
        self.picks = picks
        self.held = False

    @property
    def hash(self) -> str:
        """What is shown before the game."""
        return hashlib.sha256(self.seed).hexdigest()

    def pick(self, game: Game, state: State, weights: Sequence[int]) -> int | None:
        del game, state
        if self.held:
            return None
        outcome = drawn(self.seed, self.picks, weights)
        self.picks += 1
        return outcome

    def mark(self) -> int:
        return self.picks

    def reset(self, mark: int) -> None:
        self.picks = mark


def drawn(seed: bytes, pick: int, weights: Sequence[int]) -> int:
    """The outcome of one pick."""
    total = sum(weights)
    fair_range = _RANGE - _RANGE % total
    attempt = 0
    while True:
        block = hashlib.sha256(seed + pick.to_bytes(8, "big") + attempt.to_bytes(4, "big")).digest()
        number = int.from_bytes(block, "big")
        if number < fair_range:
            break
        attempt += 1
    rest = number % total
    for outcome, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return outcome
    raise AssertionError("the weights were summed above")
