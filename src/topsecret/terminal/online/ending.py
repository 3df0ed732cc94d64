"""After a game on a server: its result, its record, a rematch."""

from __future__ import annotations

from ...client import ClientError
from ..language import t
from ..local import write
from ..screen import Left, line, wrapped
from .session import RemoteSession


class Ending:
    """The result below which people still talk."""

    def __init__(self, session: RemoteSession) -> None:
        self.session = session
        self.visit = session.visit
        self.screen = session.visit.screen
        self._seat = session.eyes

    def run(self) -> str:
        """The key of the rematch, if the player goes there; `Left` when the player leaves."""
        session = self.session
        while True:
            self.draw()
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

    def draw(self) -> None:
        """The result, the latest that was said, and what can be done."""
        session, screen = self.session, self.screen
        waiting = [line(t("page-told-rematch"))] if session.picture.state.get("rematch") else []
        below = [*session.notices(), *waiting, line(t("terminal-after"))]
        rows = [part for text in below for part in wrapped(text, screen.width)]
        screen.clear()
        if screen.plain:
            screen.show(*session.result())
        else:
            result = screen.rendered(session.result())
            room = max(0, min(6, screen.height - 2 - len(result) - len(rows)))
            rows = [*result, *session.tail(self._seat, session.story(self._seat), room, screen.width), *rows]
        screen.lines(rows)

    def _ask(self) -> str:
        self.session.trouble_shown = self.visit.trouble
        before, self.screen.woken = self.screen.woken, self._woken
        try:
            return self.screen.ask("> ").strip()
        finally:
            self.screen.woken = before
            self.session.message = ""

    def _woken(self) -> bool:
        changed = self.visit.look()
        if self.screen.plain:
            return self.session.whisper(self._seat)
        if not changed and self.session.trouble_shown == self.visit.trouble:
            return False
        self.session.trouble_shown = self.visit.trouble
        self.draw()
        return True

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
