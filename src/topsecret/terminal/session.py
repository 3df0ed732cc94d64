"""A game at one terminal: people take turns at the keyboard, bots play their seats, nobody sees another's secrets."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from rich.align import Align
from rich.console import RenderableType
from rich.text import Text

from .. import bots
from ..match import IllegalAction, Match
from .screen import Left, Screen, line, wrapped
from .words import Teller

COMMANDS = (
    ("help, help rules", "this page; the rules of what is asked now"),
    ("undo", "take back your last action, if it showed nothing"),
    ("hint", "what the greedy bot would do in your place"),
    ("log", "everything you were told so far"),
    ("notes", "your notes and the log a dossier keeper would write"),
    ("note red text", "keep a private note; without text it is removed"),
    ("view", "draw the table again"),
    ("save FILE", "write the game down; --load FILE goes on with it"),
    ("quit", "leave the game; you are asked whether to save it"),
)


LATEST = 40
"""Sentences that may stand beside the table; the log has them all."""


class Again(Exception):
    """The position has changed or is to be asked anew."""


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
        from .kramer_desk import KramerDesk

        return KramerDesk()
    from .randolph_desk import RandolphDesk

    return RandolphDesk()


def save(match: Match, name: str) -> str:
    """Write the record; the path, or a fault as OSError."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise OSError(f"{path} is a folder: give the name of a file")
    path.write_text(str(match.record), encoding="utf-8")
    return str(path)


class Session:
    """One game at one terminal. `specs` has a bot's name for each seat, or None where a person sits."""

    def __init__(self, screen: Screen, match: Match, specs: Sequence[str | None], *, seed: int | None = None) -> None:
        self.screen = screen
        self.match = match
        self.people = [seat for seat, spec in enumerate(specs) if spec is None]
        self._seed = secrets.randbelow(2**31) if seed is None else seed
        self.table = bots.Table(
            match,
            [
                None if spec is None else bots.make(spec, match.game.name, seed=self._seed + seat)
                for seat, spec in enumerate(specs)
            ],
        )
        self.random = random.Random(self._seed)
        self.desk = desk(match.game.name)
        self.message = ""
        self.eyes: int | None = None
        self._marks: dict[int | None, int] = {}
        self._story: dict[int | None, list[str]] = {}
        self._told: dict[int | None, int] = {}
        self._acted: dict[int | None, int] = {}
        self._drawn: tuple[int | None, int] | None = None
        self.saved_version: int | None = None

    # --- the game

    def run(self) -> None:
        """Play until the game is over or everybody has left; never raises for what a player does."""
        farewell: list[RenderableType] = []
        self.screen.open()
        try:
            if self.people:
                self._play()
            else:
                self._watch()
            farewell = self._finish()
        except (Left, KeyboardInterrupt):
            unsaved = self.match.version > 0 and self.saved_version != self.match.version
            farewell = [Text("Goodbye." + (" The game was not saved." if unsaved and not self.match.over else ""))]
        finally:
            self.screen.close()
        self.screen.show(*farewell)

    def _play(self) -> None:
        while not self.match.over:
            if self.table.step() is not None:
                continue
            asked = [seat for seat in self.match.to_move if seat in self.people]
            self._sit(self.eyes if self.eyes in asked and self.eyes is not None else asked[0])
            try:
                self.desk.decide(self, self.eyes or 0)
            except Again:
                continue

    def _watch(self) -> None:
        """Nobody plays: the table as a spectator sees it, move by move."""
        to_end = False
        while not self.match.over:
            if not to_end:
                typed = self.read(None, [line(("Enter: next move, end: to the end, quit: leave", "dim"))])
                to_end = typed.lower() == "end"
            self.table.step()

    def _sit(self, seat: int) -> None:
        """Another person takes the keyboard: first everything is hidden."""
        if self.eyes == seat:
            return
        if len(self.people) > 1:
            self.screen.wipe()
            name = self.match.names[seat]
            self.screen.show(
                *[Text()] * (0 if self.screen.plain else max(1, self.screen.height // 2 - 4)),
                Align.center(Text(f"The keyboard goes to {name}.", style="bold")),
                Align.center(Text("Everybody else looks away, please.")),
                Text(),
            )
            self.eyes = None
            self.screen.ask(f"{name}, press Enter when you are ready > ")
            self.screen.wipe()
        self.eyes = seat
        self._drawn = None

    def play(self, seat: int, move: Any) -> bool:
        """Take an action; a message if it is not allowed."""
        told = len(self.story(seat))
        try:
            self.match.play(seat, move)
        except IllegalAction as error:
            self.message = self._reworded(str(error), seat)
            return False
        self._acted[seat] = told
        return True

    def _reworded(self, error: str, seat: int) -> str:
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
            self.draw(seat, question, view, side)
            typed = self.screen.ask("> ")
            self.message = ""
            if not self._command(seat, typed):
                return typed

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
        message = wrapped(Text(self.message, style="bold yellow"), wide) if self.message else []
        if self.screen.plain:
            self._draw_plain(seat, question, view, side, message)
            return
        seen = view if view is not None else self.match.view(seat)
        table, told = self.desk.draw(seen, wide, high, story[-LATEST:], side)
        bottom = [part for text in question for part in wrapped(text, wide)]
        news: list[Text] = []
        if not told:
            room = max(0, high - 2 - len(table) - len(bottom) - len(message))
            news = self._tail(seat, story, room, wide)
            for text in news:
                text.stylize("dim")
        self.screen.clear()
        self.screen.lines([*table, *news, *message, *bottom])

    def _tail(self, seat: int | None, story: Sequence[str], room: int, wide: int) -> list[Text]:
        """The latest sentences that fit; if some since the seat's last action do not, how many."""
        rows: list[list[Text]] = []
        for sentence in reversed(story[-room:] if room else []):
            part = wrapped("· " + sentence, wide, "  ")
            if sum(map(len, rows)) + len(part) > room:
                break
            rows.insert(0, part)
        hidden = len(story) - len(rows) - self._acted.get(seat, 0)
        if hidden > 0 and len(rows) > 1 and seat in self._acted:
            rows[0] = [Text(f"… {hidden + 1} more since your last action: type log")]
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
        story = self.story(seat)
        now = (seat, self.match.version)
        fresh = story[self._told.get(seat, 0) :]
        self._told[seat] = len(story)
        self.screen.lines([part for sentence in fresh for part in wrapped("· " + sentence, self.screen.width, "  ")])
        if self._drawn != now or view is not None:
            table, _ = self.desk.draw(
                view if view is not None else self.match.view(seat), self.screen.width, 24, (), side
            )
            self.screen.lines(table)
            self._drawn = now
        self.screen.lines([*message, *(part for text in question for part in wrapped(text, self.screen.width))])

    def story(self, seat: int | None) -> list[str]:
        """Everything the seat was told, in sentences."""
        events, self._marks[seat] = self.match.news(seat, self._marks.get(seat, 0))
        told = self._story.setdefault(seat, [])
        if events:
            told += self.desk.teller(self.match.view(seat), seat).story(events)
        return told

    # --- commands

    def _command(self, seat: int | None, typed: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        word = word.lower()
        if word in ("help", "?", "h"):
            self._help(seat, rest.lower())
        elif word == "log" and not rest:
            self.screen.page("What happened", [Text("· " + sentence) for sentence in self.story(seat)])
        elif word == "view" and not rest:
            self._drawn = None
        elif word == "save":
            self._save(rest)
        elif word in ("quit", "exit", "q") and not rest:
            self._quit()
        elif seat is None:
            return False
        elif word == "undo" and not rest:
            self._undo(seat)
        elif word == "hint" and not rest:
            self.message = self.hint(seat)
        elif word == "notes" and not rest:
            self.screen.page("Notes", self.desk.notes(self.match.view(seat)))
        elif word == "note":
            self._note(seat, rest)
        else:
            return False
        return True

    def _help(self, seat: int | None, rest: str) -> None:
        view = self.match.view(seat)
        if rest == "rules":
            self.screen.page("The rules of this moment", [Text(rule + "\n") for rule in self.desk.rules(view)])
            return
        if rest:
            self.message = "There is 'help' and 'help rules'."
            return
        width = max(len(name) for name, _ in COMMANDS) + 2
        rows: list[RenderableType] = [line((f"{name:<{width}}", "bold"), what) for name, what in COMMANDS]
        rules = [Text(rule + "\n") for rule in self.desk.rules(view)]
        self.screen.page("Help", [*rows, Text(), *rules])

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except IllegalAction as error:
            self.message = self._reworded(str(error), seat)
            return
        self.message = "Taken back."
        raise Again

    def hint(self, seat: int) -> str:
        """What the greedy bot would do with what this seat knows."""
        bot = bots.make("greedy", self.match.game.name, seed=self._seed + 1000 + seat)
        view = self.match.view(seat)
        bot.begin(seat, view)
        bot.tell(self.match.events(seat))
        return f"The greedy bot would play: {bot.choose(view, self.match.actions(seat)).text}"

    def _note(self, seat: int, rest: str) -> None:
        about, _, text = rest.partition(" ")
        if not about:
            self.message = "Write: note, what it is about, the text. For instance: note red everybody moves it"
            return
        try:
            self.match.note(seat, about, text.strip())
        except ValueError as error:
            self.message = str(error)
            return
        self.message = f"Noted about {about}." if text.strip() else f"The note about {about} is removed."

    def _save(self, name: str) -> bool:
        if not name:
            self.message = "Give a file name: save game.txt"
            return False
        try:
            path = save(self.match, name)
        except OSError as error:
            self.message = f"Cannot write {name}: {error.strerror or error}"
            return False
        self.saved_version = self.match.version
        self.message = f"Saved to {path} (everybody's secrets are in it)."
        return True

    def _quit(self) -> None:
        if self.match.over or self.saved_version == self.match.version:
            raise Left
        while True:
            self.screen.clear()
            if self.message:
                self.screen.lines(wrapped(Text(self.message, style="bold yellow"), self.screen.width))
            self.screen.lines([line(("Leave the game.", "bold"))])
            self.screen.lines([line("File name to save it in, Enter to leave without saving, back to play on")])
            name = self.screen.ask("> ")
            self.message = ""
            if name.lower() == "back":
                return
            if not name or self._save(name):
                raise Left

    # --- the end

    def _finish(self) -> list[RenderableType]:
        """The last table and the result; the record is offered; what to leave on the terminal."""
        seat = self.people[0] if len(self.people) == 1 else None
        result = self.desk.result(self.match.view(seat))
        question = [line(("The game is over. ", "bold"), "Enter: the result")]
        if not self.screen.plain:
            self.read(seat, question)
            self.screen.clear()
        else:
            self.draw(seat, [])
        self.screen.show(*result)
        while True:
            self.screen.lines([line("File name to save the record in, or Enter to leave")])
            try:
                name = self.screen.ask("> ")
            except Left:
                name = ""
            if not name or name.lower() in ("quit", "q") or self._save(name.removeprefix("save ")):
                break
            self.screen.lines([Text(self.message, style="bold yellow")])
        if self.screen.plain:
            return [Text(self.message)] if self.message else []
        return [*result, *([Text(self.message)] if self.message else [])]
