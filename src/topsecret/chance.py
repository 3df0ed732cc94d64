"""Where dice and draws come from: a seeded stream, the system's secure generator, or a script written by hand."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from operator import index
from typing import Any, Protocol

from .kernel import random
from .kernel.state import State
from .options import OptionError
from .play.game import Game, NotationError


class ScriptError(ValueError):
    """A scripted outcome that cannot happen where it stands."""


class Chance(Protocol):
    """A source of outcomes. `mark` and `reset` let a match take back a move that failed half-way."""

    def pick(self, game: Game, state: State, weights: Sequence[int]) -> int | None:
        """An outcome of the chance move at hand, or None to wait for one."""

    def mark(self) -> Any: ...

    def reset(self, mark: Any) -> None: ...


def checked_seed(seed: Any) -> int:
    """Return the seed as a plain number; OptionError if it is none."""
    try:
        number = -1 if isinstance(seed, bool) else index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < 2**63:
        raise OptionError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")
    return number


class Seeded:
    """The kernel's own generator: the same seed gives the same game in every build and in a batch."""

    def __init__(self, seed: int, game: int = 0) -> None:
        self.seed = checked_seed(seed)
        self._stream = [0] * random.STREAM
        random.start(self._stream, self.seed, game)

    def pick(self, game: Game, state: State, weights: Sequence[int]) -> int:
        del game, state
        return int(random.weighted(self._stream, weights, len(weights)))

    def mark(self) -> list[int]:
        return list(self._stream)

    def reset(self, mark: list[int]) -> None:
        self._stream[:] = mark


class System:
    """The operating system's secure generator."""

    def pick(self, game: Game, state: State, weights: Sequence[int]) -> int:
        del game, state
        rest = secrets.randbelow(sum(weights))
        for outcome, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return outcome
        raise AssertionError("the weights were summed above")

    def mark(self) -> None:
        return None

    def reset(self, mark: None) -> None:
        del mark


class Script:
    """Outcomes by hand, for tests and for real dice on a real table: `Script(["6", "1-3", …])`.

    When the script is used up the match waits: `Match.awaits` says for what, `Match.happen` tells it.
    """

    def __init__(self, outcomes: Iterable[str] = ()) -> None:
        self.outcomes = [str(outcome) for outcome in outcomes]
        self._next = 0

    def add(self, *outcomes: str) -> None:
        self.outcomes.extend(str(outcome) for outcome in outcomes)

    def pick(self, game: Game, state: State, weights: Sequence[int]) -> int | None:
        if self._next == len(self.outcomes):
            return None
        text = self.outcomes[self._next]
        outcome = read_outcome(game, state, text, weights)
        self._next += 1
        return outcome

    def mark(self) -> int:
        return self._next

    def reset(self, mark: int) -> None:
        self._next = mark


def read_outcome(game: Game, state: State, text: str, weights: Sequence[int]) -> int:
    """The outcome a text stands for, if it can happen now."""
    try:
        outcome = game.chance_number(state, text)
    except NotationError as error:
        raise ScriptError(str(error)) from None
    if weights[outcome] == 0:
        possible = [game.chance_text(state, k) for k, weight in enumerate(weights) if weight]
        raise ScriptError(f"{text!r} cannot happen at '{game.chance_label(state)}': possible are {', '.join(possible)}")
    return outcome
