"""This terminal at one table of a server: the screen, the line to the server, the table as it was last looked at."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from rich.text import Text

from ...client import Background, Picture, Table
from ..language import t
from ..screen import printable
from .screen import LiveScreen

T = TypeVar("T")


class Visit:
    """One table. Nothing changes under a player's hands: `look` takes the newest picture."""

    def __init__(self, screen: LiveScreen, line: Background, key: str) -> None:
        self.screen = screen
        self.line = line
        self.table: Table = line.watch(key, screen.wake)
        self.picture = Picture(key)
        self._raw: Picture | None = None
        self.look()

    def look(self) -> bool:
        """Take the newest picture; whether it is another one. Its texts can be shown on a terminal, whoever wrote them.

        ClientError if the server will not show the table any more.
        """
        if self.table.failure is not None:
            raise self.table.failure
        raw = self.table.picture
        if raw is self._raw:
            return False
        self._raw = raw
        self.picture = replace(raw, state=clean(raw.state), view=clean(raw.view))
        return True

    def do(self, job: Coroutine[Any, Any, T]) -> T:
        """Wait for something the server is asked to do, however long the connection takes; then look."""
        waiting = self.line.begin(job)
        known = told = self.trouble
        while True:
            try:
                done = waiting.result(timeout=0.3)
                if told and not known:
                    self.screen.lines([f"{t('page-line-open')}."])
                break
            except TimeoutError:
                if self.trouble and not told:
                    told = True
                    self.screen.lines([Text(t("page-no-server"), style="bold red")])
            except BaseException:
                waiting.cancel()
                raise
        self.look()
        return done

    @property
    def trouble(self) -> bool:
        """Whether the connection is lost."""
        return bool(self.line.client.trouble)

    @property
    def address(self) -> str:
        """The table's link."""
        return f"{self.line.client.url}/t/{self.picture.state['code']}"

    @property
    def command(self) -> str:
        """The command that comes back here."""
        return f"topsecret play --server {self.line.client.url} --table {self.picture.state['code']}"

    def leave(self) -> None:
        """Hear no more of the table."""
        self.line.unwatch(self.table)


def clean(data: Any) -> Any:
    """Plain data with every text made fit for a terminal."""
    if isinstance(data, str):
        return printable(data)
    if isinstance(data, dict):
        return {clean(key): clean(value) for key, value in data.items()}
    if isinstance(data, list):
        return [clean(value) for value in data]
    return data
