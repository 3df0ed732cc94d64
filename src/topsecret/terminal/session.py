"""A game at one terminal, wherever it is played: drawing it, telling it, asking for a line, the commands of every game."""

from __future__ import annotations

import random
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

from rich.align import Align
from rich.console import RenderableType
from rich.text import Text

from .. import bots
from ..game import Action, Game
from ..match import IllegalAction
from .language import t, words
from .screen import Screen, line, wrapped
from .teller import Teller

COMMANDS = (
    ("help, help rules", "help"),
    ("undo", "undo"),
    ("hint", "hint"),
    ("log", "log"),
    ("notes", "notes"),
    ("note red …", "note"),
    ("view", "view"),
)
"""What can be typed at every prompt of every game, and the message `terminal-command-…` that says what it does."""


LATEST = 40
"""Sentences that may stand beside the table; the log has them all."""


def parted(typed: str) -> tuple[str, str]:
    """The first word of a line in small letters, and the rest."""
    word, _, rest = typed.partition(" ")
    return word.lower(), rest.strip()


def explained(commands: Sequence[tuple[str, str]], width: int) -> list[Text]:
    """Commands with what they do, in two columns."""
    left = max(len(name) for name, _ in commands) + 2
    rows = [line((f"{name:<{left}}", "bold"), t(f"terminal-command-{what}")) for name, what in commands]
    return [part for row in rows for part in wrapped(row, width, " " * left)]


class Again(Exception):
    """The position has changed or is to be asked anew."""


class Ongoing(Protocol):
    """A game that goes on, here or on a server: what a session and its desk need of it."""

    @property
    def game(self) -> Game: ...

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def to_move(self) -> tuple[int, ...]: ...

    @property
    def version(self) -> int: ...

    def actions(self, seat: int) -> list[Action]: ...

    def view(self, seat: int | None) -> dict[str, Any]: ...

    def events(self, seat: int | None) -> list[dict[str, Any]]: ...

    def play(self, seat: int, move: Any) -> object: ...

    def undo(self, seat: int) -> None: ...

    def note(self, seat: int, about: str, text: str) -> None: ...


class Desk(Protocol):
    """What the session needs to know of a game: how to draw it and how to ask."""

    def teller(self, view: dict[str, Any], seat: int | None) -> Teller: ...

    def draw(
        self, view: dict[str, Any], width: int, height: int, news: Sequence[str], side: Sequence[Text]
    ) -> tuple[list[Text], bool]: ...

    def decide(self, session: Session, seat: int) -> None: ...

    def rules(self, view: dict[str, Any]) -> Sequence[str]: ...

    def notes(self, view: dict[str, Any]) -> list[RenderableType]: ...

    def secrets(self, view: dict[str, Any], name: str) -> list[Text]: ...

    def result(self, view: dict[str, Any]) -> list[RenderableType]: ...


def desk(game: str) -> Desk:
    """The desk of a game."""
    if game == "kramer":
        from .kramer.prompter import KramerDesk

        return KramerDesk()
    from .randolph.prompter import RandolphDesk

    return RandolphDesk()


class Session(ABC):
    """One game at one terminal. The session of a game here or on a server adds its beginning, its end and its commands."""

    commands: Sequence[tuple[str, str]] = COMMANDS

    def __init__(self, screen: Screen, match: Ongoing, *, seed: int | None = None) -> None:
        self.screen = screen
        self.match = match
        self.seed = secrets.randbelow(2**31) if seed is None else seed
        self.random = random.Random(self.seed)
        self.desk = desk(match.game.name)
        self.message = ""
        self.eyes: int | None = None
        self._marks: dict[int | None, int] = {}
        self._story: dict[int | None, list[str]] = {}
        self._told: dict[int | None, int] = {}
        self._acted: dict[int | None, int] = {}
        self._drawn: tuple[int | None, int] | None = None

    def hand_over(self, name: str) -> None:
        """Another person takes the keyboard: first everything is hidden."""
        self.screen.wipe()
        self.screen.show(
            *[Text()] * (0 if self.screen.plain else max(1, self.screen.height // 2 - 4)),
            Align.center(Text(t("terminal-hand-over", name=name), style="bold")),
            Align.center(Text(t("terminal-look-away"))),
            Text(),
        )
        self.eyes = None
        self.screen.ask(f"{t('terminal-press-enter', name=name)} > ")
        self.screen.wipe()

    def play(self, seat: int, move: Any) -> bool:
        """Take an action; a message if it is not allowed."""
        told = len(self.story(seat))
        try:
            self.match.play(seat, move)
        except IllegalAction as error:
            self.message = self.reworded(str(error), seat)
            return False
        self._acted[seat] = told
        return True

    def reworded(self, error: str, seat: int | None) -> str:
        """A refusal as said to the one who asked: why, in English; in other languages the clauses that say why."""
        if words().language != "en":
            clauses = ", ".join(dict.fromkeys(re.findall(r"\b[KR]\d+\.\d+\b", error)))
            return t("page-fault-illegal") + (f" ({clauses})" if clauses else "")
        error = error.replace(f"seat {seat} cannot play", "You cannot play", 1)
        error = error.replace(f"seat {seat} does not hold", "you do not hold", 1)
        return error[:1].upper() + error[1:] + ("." if not error.endswith((".", "?", "!")) else "")

    # --- asking

    def read(
        self,
        seat: int | None,
        question: Sequence[Text],
        *,
        view: dict[str, Any] | None = None,
        side: Sequence[Text] = (),
    ) -> str:
        """What the player types, commands carried out; the table stands above the question."""
        while True:
            typed = self.asked(seat, question, view, side)
            self.message = ""
            if not self.command(seat, typed):
                return typed

    def asked(self, *asking: Any) -> str:
        """Draw the table and the question, and wait for a line."""
        self.draw(*asking)
        return self.screen.ask("> ")

    def draw(
        self,
        seat: int | None,
        question: Sequence[Text],
        view: dict[str, Any] | None = None,
        side: Sequence[Text] = (),
    ) -> None:
        """The table, the news, the message and the question, in the room there is."""
        story = self.story(seat)
        wide, high = self.screen.width, self.screen.height
        message = [part for text in self.notices() for part in wrapped(text, wide)]
        if self.screen.plain:
            self._draw_plain(seat, question, view, side, message)
            return
        seen = view if view is not None else self.match.view(seat)
        table, told = self.desk.draw(seen, wide, high, story[-LATEST:], side)
        bottom = [part for text in question for part in wrapped(text, wide)]
        news: list[Text] = []
        if not told:
            room = max(0, high - 2 - len(table) - len(bottom) - len(message))
            news = self.tail(seat, story, room, wide)
            for text in news:
                text.stylize("dim")
        self.screen.clear()
        self.screen.lines([*table, *news, *message, *bottom])

    def notices(self) -> list[Text]:
        """What stands between the news and the question."""
        return [Text(self.message, style="bold yellow")] if self.message else []

    def tail(self, seat: int | None, story: Sequence[str], room: int, wide: int) -> list[Text]:
        """The latest sentences that fit; if some since the seat's last action do not, how many."""
        rows: list[list[Text]] = []
        for sentence in reversed(story[-room:] if room else []):
            part = wrapped("· " + sentence, wide, "  ")
            if sum(map(len, rows)) + len(part) > room:
                break
            rows.insert(0, part)
        hidden = len(story) - len(rows) - self._acted.get(seat, 0)
        if hidden > 0 and len(rows) > 1 and seat in self._acted:
            rows[0] = [Text(t("terminal-more", n=hidden + 1))]
        return [text for part in rows for text in part]

    def _draw_plain(
        self,
        seat: int | None,
        question: Sequence[Text],
        view: dict[str, Any] | None,
        side: Sequence[Text],
        message: Sequence[Text],
    ) -> None:
        """Everything below the other, the table only when it has changed."""
        now = (seat, self.match.version)
        self.below(self.news(seat))
        if self._drawn != now or view is not None:
            table, _ = self.desk.draw(
                view if view is not None else self.match.view(seat), self.screen.width, 24, (), side
            )
            self.screen.lines(table)
            self._drawn = now
        self.screen.lines([*message, *(part for text in question for part in wrapped(text, self.screen.width))])

    def news(self, seat: int | None) -> list[str]:
        """What was not printed yet of the seat's story."""
        story = self.story(seat)
        fresh = ["· " + sentence for sentence in story[self._told.get(seat, 0) :]]
        self._told[seat] = len(story)
        return fresh

    def below(self, rows: Sequence[str]) -> None:
        """Print rows below what is there, in as many lines as they take."""
        self.screen.lines([part for row in rows for part in wrapped(row, self.screen.width, "  ")])

    def story(self, seat: int | None) -> list[str]:
        """Everything the seat was told, in sentences."""
        fresh, self._marks[seat] = self.fresh(seat, self._marks.get(seat, 0))
        told = self._story.setdefault(seat, [])
        told += fresh
        return told

    @abstractmethod
    def fresh(self, seat: int | None, mark: int) -> tuple[list[str], int]:
        """What the seat was told since an earlier call gave that mark, in sentences, and the next mark."""

    # --- commands

    def command(self, seat: int | None, typed: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, rest = parted(typed)
        if word in ("help", "?", "h"):
            self._help(seat, rest.lower())
        elif word == "log" and not rest:
            self.screen.page(t("page-log"), [Text("· " + sentence) for sentence in self.story(seat)])
        elif word == "view" and not rest:
            self._drawn = None
        elif seat is None:
            return False
        elif word == "undo" and not rest:
            self._undo(seat)
        elif word == "hint" and not rest:
            self.message = self.hint(seat)
        elif word == "notes" and not rest:
            self.screen.page(t("kramer-dossier-notes"), self.desk.notes(self.noted(seat)))
        elif word == "note":
            self._note(seat, rest)
        else:
            return False
        return True

    def noted(self, seat: int) -> dict[str, Any]:
        """The seat's view with the log book."""
        return self.match.view(seat)

    def _help(self, seat: int | None, rest: str) -> None:
        view = self.match.view(seat)
        if rest == "rules":
            self.screen.page(t("page-rules-now"), [Text(rule + "\n") for rule in self.desk.rules(view)])
            return
        if rest:
            self.message = t("terminal-only-help")
            return
        rules = [Text(rule + "\n") for rule in self.desk.rules(view)]
        self.screen.page(t("terminal-help"), [*explained(self.commands, self.screen.width), Text(), *rules])

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except IllegalAction as error:
            self.message = self.reworded(str(error), seat)
            return
        self.message = t("terminal-undone")
        raise Again

    def hint(self, seat: int) -> str:
        """What the greedy bot would do with what this seat knows."""
        bot = bots.make("greedy", self.match.game.name, seed=self.seed + 1000 + seat)
        view = self.match.view(seat)
        bot.begin(seat, view)
        bot.tell(self.match.events(seat))
        return t("terminal-hint", move=bot.choose(view, self.match.actions(seat)).text)

    def _note(self, seat: int, rest: str) -> None:
        about, _, text = rest.partition(" ")
        if not about:
            self.message = t("terminal-note-how")
            return
        try:
            self.match.note(seat, about, text.strip())
        except ValueError as error:
            self.message = str(error)
            return
        self.message = t("terminal-noted" if text.strip() else "terminal-note-removed", about=about)
