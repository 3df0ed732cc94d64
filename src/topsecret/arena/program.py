"""Bots by their words: those of the registry, and programs that read and write JSON lines (`run:COMMAND`)."""

from __future__ import annotations

import contextlib
import shutil
from typing import Any, ClassVar, Protocol

from .. import bots
from ..bots.jsonlines import BotFault, ProcessBot, command_words
from ..play.game import Action, Result

PROGRAM = "run:"
"""How a bot begins that is a program: `run:python mybot.py`."""
SLACK_S = 5.0
"""A program keeps its own time; the watch over the worker stands back for it by so much."""


class IllegalAnswer(ValueError):
    """A bot answered with something that is no action it was offered."""


class Seated(Protocol):
    """A bot for one game. `slack` is how much later than the limit it may be stopped from outside."""

    slack: float

    def begin(self, seat: int, view: bots.View) -> None: ...

    def tell(self, events: list[dict[str, Any]]) -> None: ...

    def choose(self, view: bots.View, actions: list[Action]) -> Action: ...

    def leave(self, result: Result | None) -> None:
        """The game is over for this bot."""


class Registered:
    """A bot of the registry."""

    slack = 0.0

    def __init__(self, bot: bots.Bot) -> None:
        self.begin, self.tell, self._choose = bot.begin, bot.tell, bot.choose

    def choose(self, view: bots.View, actions: list[Action]) -> Action:
        chosen = self._choose(view, actions)
        number = getattr(chosen, "id", None)
        if not any(action.id == number for action in actions):
            raise IllegalAnswer(f"it chose {str(chosen)[:80]!r}, which it was not offered")
        return chosen

    def leave(self, result: Result | None) -> None:
        del result


class Program(ProcessBot):
    """A program of its own."""

    slack = SLACK_S
    running: ClassVar[set[Program]] = set()
    """Those that are at a table in this process, so that they can be stopped with it."""

    def __init__(self, command: str, limit: float) -> None:
        super().__init__(command, budget_ms=max(1, round(limit * 1000)))
        self.running.add(self)

    def _chosen(self, line: dict[str, Any], actions: list[Action]) -> Action:
        try:
            return super()._chosen(line, actions)
        except BotFault as fault:
            raise IllegalAnswer(str(fault)) from None

    def leave(self, result: Result | None) -> None:
        with contextlib.suppress(BotFault):
            self.end(result)
            self.close()
        self.running.discard(self)


def seated(spec: str, game: str, seed: int, limit: float) -> Seated:
    """A bot for one seat of one game."""
    if spec.startswith(PROGRAM):
        return Program(spec.removeprefix(PROGRAM), limit)
    return Registered(bots.make(spec, game, seed=seed))


def check_program(spec: str) -> None:
    """BotError, with words, if a `run:COMMAND` cannot be started here."""
    words = command_words(spec.removeprefix(PROGRAM))
    if shutil.which(words[0]) is None:
        raise bots.BotError(f"cannot start the bot {spec!r}: there is no program {words[0]!r}")
