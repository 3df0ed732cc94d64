"""After a game on a server: its result, its record, a rematch."""

from __future__ import annotations

from ...client import ClientError
from ..language import t
from ..local import write
from ..screen import Left
from .session import RemoteSession


class Ending:
    """The result, below which people still talk."""

    def __init__(self, session: RemoteSession) -> None:
        self.session = session
        self.visit = session.visit
        self.screen = session.visit.screen
        self._seat = session.eyes

    def run(self) -> str:
        """The key of the rematch, if the player goes there; `Left` when the player leaves."""
        session = self.session
        self.screen.show(*session.result())
        while True:
            typed = self._ask()
            word, _, rest = typed.partition(" ")
            if word == "rematch":
                key = self._rematch()
                if key is not None:
                    return key
            elif word == "save":
                self._save(rest.strip())
            elif typed in ("", "quit", "q", "exit", "leave"):
                raise Left
            elif not session.command(self._seat, typed):
                session.message = t("terminal-after")

    def _ask(self) -> str:
        """What was said meanwhile, what can be done, and a line from the player."""
        session = self.session
        session.whisper(self._seat)
        waiting = [t("page-told-rematch")] if session.picture.state.get("rematch") else []
        self.screen.lines([*session.notices(), *waiting, t("terminal-after")])
        before, self.screen.woken = self.screen.woken, self._woken
        try:
            return self.screen.ask("> ").strip()
        finally:
            self.screen.woken = before
            session.message = ""

    def _woken(self) -> bool:
        self.visit.look()
        return self.session.whisper(self._seat)

    def _rematch(self) -> str | None:
        key = self.session.picture.state.get("rematch")
        if key:
            return str(key)
        try:
            return self.visit.do(self.visit.table.rematch())
        except ClientError as error:
            self.session.refused(error)
            return None

    def _save(self, name: str) -> None:
        session = self.session
        if not name:
            session.message = t("terminal-save-how")
            return
        try:
            record = self.visit.do(self.visit.line.client.record(self.visit.table.key))
            session.message = t("terminal-saved", path=write(record, name))
        except ClientError as error:
            session.refused(error)
        except OSError as error:
            session.message = t("terminal-save-failed", name=name, why=str(error.strerror or error))
