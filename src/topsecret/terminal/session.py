"""A game at one terminal, wherever it is played: telling it, printing the board, asking for a line, the commands of every game."""

from __future__ import annotations

import contextlib
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
from ..match import IllegalAction
from ..play.game import Action, Game
from ..what_if import WhatIf
from .language import say, t, words
from .screen import Screen, columns, line, wrapped
from .teller import Teller

COMMANDS = (
    ("?, help rules", "help"),
    ("undo", "undo"),
    ("hint", "hint"),
    ("if MOVE", "if"),
    ("log", "log"),
    ("notes", "notes"),
    ("note red …", "note"),
    ("view", "view"),
)
"""What can be typed at every prompt of every game, and the message `terminal-command-…` that says what it does."""
LATEST = 12
"""Sentences that are told at once; the log has them all."""
FEW = 12
"""Choices that are given numbers."""
NARROW, WIDE = 40, 78

Row = tuple[tuple[str, ...], Action]
"""The words of which a choice is made, to be chosen one after the other, and the action they stand for."""


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
    """A game that goes on, here or on a server: what a session and its prompter need of it."""

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

    def what_if(self, seat: int, move: Any) -> WhatIf: ...

    def play(self, seat: int, move: Any) -> object: ...

    def undo(self, seat: int) -> None: ...

    def note(self, seat: int, about: str, text: str) -> None: ...


class Prompter(Protocol):
    """What the session needs to know of a game: how to tell it and how to ask."""

    @property
    def commands(self) -> Sequence[tuple[str, str]]: ...

    def teller(self, view: dict[str, Any], seat: int | None) -> Teller: ...

    def tinted(self, row: str) -> Text: ...

    def asked(self, view: dict[str, Any]) -> Text: ...

    def decide(self, session: Session, seat: int) -> None: ...

    def notation(self, view: dict[str, Any], typed: str) -> Any: ...

    def command(self, session: Session, view: dict[str, Any], word: str, rest: str) -> bool: ...

    def rules(self, view: dict[str, Any]) -> Sequence[str]: ...

    def how(self, view: dict[str, Any]) -> str: ...

    def notes(self, view: dict[str, Any]) -> list[RenderableType]: ...

    def result(self, view: dict[str, Any]) -> list[RenderableType]: ...


def prompter(game: str) -> Prompter:
    """The prompter of a game."""
    if game == "kramer":
        from .kramer.prompter import KramerPrompter

        return KramerPrompter()
    from .randolph.prompter import RandolphPrompter

    return RandolphPrompter()


def drawn(asking: Prompter, game: Game, view: dict[str, Any], width: int) -> list[Text]:
    """Return the table as text in the room there is, under a sentence that says what is asked."""
    text = game.text(view, WIDE if width >= WIDE else max(NARROW, width), say)
    return [Text(), Text.assemble(asking.asked(view), style="bold"), *map(asking.tinted, text.splitlines())]


class Session(ABC):
    """One game at one terminal. The session of a game here or on a server adds its beginning, its end and its commands."""

    commands: Sequence[tuple[str, str]] = COMMANDS

    def __init__(self, screen: Screen, match: Ongoing, *, seed: int | None = None) -> None:
        self.screen = screen
        self.match = match
        self.seed = secrets.randbelow(2**31) if seed is None else seed
        self.random = random.Random(self.seed)
        self.prompter = prompter(match.game.name)
        self.message = ""
        self.eyes: int | None = None
        self._marks: dict[int | None, int] = {}
        self._story: dict[int | None, list[str]] = {}
        self._told: dict[int | None, int] = {}
        self._drawn: tuple[int | None, int] | None = None

    def hand_over(self, name: str) -> None:
        """Another person takes the keyboard: first everything is hidden."""
        self.screen.wipe()
        self.screen.show(
            Align.center(Text(t("terminal-hand-over", name=name), style="bold")),
            Align.center(Text(t("terminal-look-away"))),
            Text(),
        )
        self.eyes = None
        self.screen.ask(f"{t('terminal-press-enter', name=name)} > ")
        self.screen.wipe()

    def play(self, seat: int, move: Any) -> bool:
        """Take an action; a message if it is not allowed."""
        try:
            self.match.play(seat, move)
        except IllegalAction as error:
            self.message = self.why_not(error, seat, move)
            return False
        return True

    def why_not(self, error: IllegalAction, seat: int, move: Any) -> str:
        """Why a move was refused; of what is none, what can be typed."""
        if "cannot read the action" not in str(error) or not isinstance(move, str):
            return self.reworded(str(error), seat)
        return f"{t('terminal-cannot-read', typed=move)} {self.prompter.how(self.match.view(seat))}".strip()

    def reworded(self, error: str, seat: int | None) -> str:
        """A refusal as said to the one who asked: why, in English; in other languages the clauses that say why."""
        if words().language != "en":
            clauses = ", ".join(dict.fromkeys(re.findall(r"\b[KR]\d+\.\d+\b", error)))
            return t("page-fault-illegal") + (f" ({clauses})" if clauses else "")
        error = error.replace(f"seat {seat} cannot play", "You cannot play", 1)
        error = error.replace(f"seat {seat} does not hold", "you do not hold", 1)
        return error[:1].upper() + error[1:] + ("." if not error.endswith((".", "?", "!")) else "")

    # --- asking

    def read(self, seat: int | None, question: Sequence[Text]) -> str:
        """What the player types, commands carried out; the news and the board stand above the question."""
        while True:
            typed = self.asked(seat, question)
            self.message = ""
            if not self.command(seat, typed):
                return typed

    def asked(self, seat: int | None, question: Sequence[Text]) -> str:
        """Print what is new and the question, and wait for a line."""
        self.draw(seat, question)
        return self.screen.ask("> ")

    def choose(self, seat: int, question: Text, rows: Sequence[Row]) -> None:
        """Ask for one of these actions, word by word, by number or word; or for any notation. Returns when one was played.

        What leaves no choice is not asked; `back` goes back by one word. Words that have numbers of their own get no others.
        """
        chosen: list[tuple[str, ...]] = [()]
        while True:
            at = chosen[-1]
            fitting = [(words, action) for words, action in rows if words[: len(at)] == at]
            done = next((action for words, action in fitting if words == at), None)
            options = list(dict.fromkeys(words[len(at)] for words, _ in fitting if words != at))
            if at and done is not None and not options:
                if self.play(seat, done):
                    return
                chosen = [()]
                continue
            if at and done is None and len(options) == 1:
                chosen[-1] = (*at, options[0])
                continue
            head = Text.assemble(question, (f" {', '.join(at)}" if at else ""))
            if done is not None:
                head.append(f" {t('terminal-enter-nobody-else')}")
            typed = self.read(seat, [head, *columns(_numbered(options), self.screen.width)])
            picked = _picked(typed, options)
            if picked is not None:
                chosen.append((*at, picked))
            elif typed.lower() == "back" and at:
                chosen.pop()
            elif not typed and done is not None:
                if self.play(seat, done):
                    return
            elif not typed or typed.isdigit() or typed.lower() == "back":
                self.message = t("terminal-one-of-these")
            elif self.play(seat, self.prompter.notation(self.match.view(seat), typed)):
                return

    def draw(self, seat: int | None, question: Sequence[Text]) -> None:
        """Print the news, the board where it has changed, the message and the question."""
        self.below(self.news(seat))
        now = (seat, self.match.version)
        if self._drawn != now:
            self.screen.lines(self.board(seat))
            self._drawn = now
        self.screen.lines([*self.notices(), *question])

    def board(self, seat: int | None) -> list[Text]:
        """The board as that seat sees it."""
        return drawn(self.prompter, self.match.game, self.match.view(seat), self.screen.width)

    def notices(self) -> list[Text]:
        """What stands between the board and the question."""
        return [Text(self.message, style="bold yellow")] if self.message else []

    def news(self, seat: int | None) -> list[str]:
        """What was not printed yet of the seat's story; of much the latest."""
        story = self.story(seat)
        fresh = story[self._told.get(seat, 0) :]
        self._told[seat] = len(story)
        more = [t("terminal-earlier")] if len(fresh) > LATEST else []
        return more + ["· " + sentence for sentence in fresh[-LATEST:]]

    def below(self, rows: Sequence[str]) -> None:
        """Print rows below what is there."""
        self.screen.lines(rows)

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
        if word in ("?", "help", "h"):
            self._help(seat, rest.lower())
        elif word == "log" and not rest:
            self.screen.lines([Text(t("page-log"), style="bold"), *("· " + sentence for sentence in self.story(seat))])
        elif word == "view" and not rest:
            self._drawn = None
        elif seat is None:
            return False
        elif word == "undo" and not rest:
            self._undo(seat)
        elif word == "hint" and not rest:
            self.message = self.hint(seat)
        elif word == "notes" and not rest:
            self.screen.page(t("kramer-dossier-notes"), self.prompter.notes(self.noted(seat)))
        elif word == "note":
            self._note(seat, rest)
        elif word == "if" or typed.lower().startswith("what if"):
            self._if(seat, rest.removeprefix("if").strip() if word == "what" else rest)
        else:
            return self.prompter.command(self, self.match.view(seat), word, rest)
        return True

    def _if(self, seat: int, move: str) -> None:
        """What a move would make of the table, as far as the seat can know; the rules say it."""
        view = self.match.view(seat)
        asked = self.prompter.notation(view, move)
        try:
            what = self.match.what_if(seat, asked)
        except IllegalAction as error:
            self.message = self.why_not(error, seat, asked)
            return
        told: list[str] = []
        open_ = what.left > 0 or bool(what.possible) or bool(what.unknown)
        for event in what.events:
            try:
                told += self.prompter.teller(view, seat).story([event])
            except KeyError:  # a part of it is not certain
                open_ = True
                break
        self.screen.lines([Text(t("terminal-if"), style="bold"), *("· " + sentence for sentence in told)])
        with contextlib.suppress(KeyError):  # a table of which not everything is certain
            before, after = (self.match.game.text(seen, WIDE, say).splitlines() for seen in (view, what.view))
            self.screen.lines([self.prompter.tinted(row) for row in after if row not in before])
        if open_ or not told:
            self.screen.lines([t("terminal-if-open")])

    def noted(self, seat: int) -> dict[str, Any]:
        """The seat's view with the log book."""
        return self.match.view(seat)

    def _help(self, seat: int | None, rest: str) -> None:
        view = self.match.view(seat)
        if rest == "rules":
            self.screen.page(t("page-rules-now"), [Text(rule + "\n") for rule in self.prompter.rules(view)])
            return
        if rest:
            self.message = t("terminal-only-help")
            return
        commands = explained([*self.commands, *self.prompter.commands], self.screen.width)
        self.screen.page(t("terminal-help"), [*commands, Text(self.prompter.how(view))])

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


def _own(options: Sequence[str]) -> bool:
    return any(option.split()[0].isdigit() for option in options)


def _numbered(options: Sequence[str]) -> list[Text]:
    """Options as they are offered: with a number before each, unless they have their own."""
    if _own(options):
        return [Text(option) for option in options]
    return [line((f"{k} ", "bold"), option) for k, option in enumerate(options, 1)]


def _picked(typed: str, options: Sequence[str]) -> str | None:
    """An option by its number, its words or its first word, where that is no other's."""
    wanted = typed.casefold()
    if wanted.isdigit() and not _own(options):
        return options[int(wanted) - 1] if 1 <= int(wanted) <= len(options) else None
    whole = [option for option in options if option.casefold() == wanted]
    found = whole or [option for option in options if option.casefold().split()[0].rstrip(",") == wanted]
    return found[0] if len(found) == 1 else None
