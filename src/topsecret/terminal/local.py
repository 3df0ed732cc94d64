"""A game at one terminal: people take turns at the keyboard, bots play their seats, nobody sees another's secrets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from .. import bots
from ..match import Match
from .language import t
from .screen import Left, Screen, line
from .session import COMMANDS, Again, Session


def write(text: str, name: str) -> str:
    """Write a record; the path, or a fault as OSError."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise OSError(f"{path} is a folder: give the name of a file")
    path.write_text(text, encoding="utf-8")
    return str(path)


class LocalSession(Session):
    """One game played here. `specs` has a bot's name for each seat, or None where a person sits."""

    match: Match
    commands = (
        *COMMANDS,
        ("save FILE", "save"),
        ("quit", "quit"),
    )

    def __init__(self, screen: Screen, match: Match, specs: Sequence[str | None], *, seed: int | None = None) -> None:
        super().__init__(screen, match, seed=seed)
        self.people = [seat for seat, spec in enumerate(specs) if spec is None]
        self.table = bots.Table(
            match,
            [
                None if spec is None else bots.make(spec, match.game.name, seed=self.seed + seat)
                for seat, spec in enumerate(specs)
            ],
        )
        self.saved_version: int | None = None

    # --- the game

    def run(self) -> None:
        """Play until the game is over or everybody has left; never raises for what a player does."""
        try:
            if self.people:
                self._play()
            else:
                self._watch()
            self._finish()
        except (Left, KeyboardInterrupt):
            unsaved = self.match.version > 0 and self.saved_version != self.match.version
            self.screen.lines(
                [t("terminal-goodbye-unsaved" if unsaved and not self.match.over else "terminal-goodbye")]
            )

    def _play(self) -> None:
        while not self.match.over:
            if self.table.step() is not None:
                continue
            asked = [seat for seat in self.match.to_move if seat in self.people]
            self._sit(self.eyes if self.eyes in asked and self.eyes is not None else asked[0])
            try:
                self.prompter.decide(self, self.eyes or 0)
            except Again:
                continue

    def _watch(self) -> None:
        """Nobody plays: the table as a spectator sees it, move by move."""
        to_end = False
        while not self.match.over:
            if not to_end:
                typed = self.read(None, [line((t("terminal-watch"), "dim"))])
                to_end = typed.lower() == "end"
            self.table.step()

    def _sit(self, seat: int) -> None:
        """The person of that seat takes the keyboard."""
        if self.eyes == seat:
            return
        if len(self.people) > 1:
            self.hand_over(self.match.names[seat])
        self.eyes = seat
        self._drawn = None

    def fresh(self, seat: int | None, mark: int) -> tuple[list[str], int]:
        events, mark = self.match.news(seat, mark)
        return (self.prompter.teller(self.match.view(seat), seat).story(events) if events else []), mark

    # --- commands

    def command(self, seat: int | None, typed: str) -> bool:
        word, _, rest = typed.partition(" ")
        if word.lower() == "save":
            self._save(rest.strip())
        elif typed.lower() in ("quit", "exit", "q"):
            self._quit()
        else:
            return super().command(seat, typed)
        return True

    def _save(self, name: str) -> bool:
        if not name:
            self.message = t("terminal-save-how")
            return False
        try:
            path = write(str(self.match.record), name)
        except OSError as error:
            self.message = t("terminal-save-failed", name=name, why=str(error.strerror or error))
            return False
        self.saved_version = self.match.version
        self.message = t("terminal-saved-secrets", path=path)
        return True

    def _quit(self) -> None:
        if self.match.over or self.saved_version == self.match.version:
            raise Left
        while True:
            self.screen.lines([*self.notices(), line((t("terminal-leave"), "bold")), t("terminal-leave-how")])
            name = self.screen.ask("> ")
            self.message = ""
            if name.lower() == "back":
                return
            if not name or self._save(name):
                raise Left

    # --- the end

    def _finish(self) -> None:
        """The last board and the result; the record is offered."""
        seat = self.people[0] if len(self.people) == 1 else None
        self.draw(seat, [])
        self.screen.show(Text(), *self.prompter.result(self.match.view(seat)))
        while True:
            self.screen.lines([t("terminal-save-record")])
            try:
                name = self.screen.ask("> ")
            except Left:
                return
            if not name or name.lower() in ("quit", "q"):
                return
            saved = self._save(name.removeprefix("save "))
            self.screen.lines(self.notices())
            if saved:
                return
