"""The client: one visitor of one server, over HTTP and one socket."""

from __future__ import annotations

import asyncio
import time
from types import TracebackType

from .errors import ClientError
from .picture import Frame
from .table import Table
from .web import Web
from .wire import Wire


class Client(Web):
    """A visitor's device. The socket is opened by the first `watch` and lasts until the client is closed.

    Restarts of the server and losses of the network are waited out: pictures go on where they were, and a command that
    had no answer is sent again with the id it had, so that it happens once.
    """

    def __init__(self, url: str, token: str | None = None, *, name: str = "", language: str = "en") -> None:
        super().__init__(url, token, name=name, language=language)
        self.tables: dict[str, Table] = {}
        self.epoch: str | None = None
        """Which program the server is; a new one after an upgrade."""
        self.upgrades = 0
        """How often the epoch has changed."""
        self.offset = 0
        """The server's clock minus ours, in milliseconds."""
        self.trouble = ""
        """Why there is no connection just now; empty while there is one."""
        self._jobs: set[asyncio.Task[None]] = set()
        self._wire = Wire(
            self.url,
            self.visitor,
            greet=self._greeted,
            hear=self._heard,
            lost=self._lost,
            check=self.me,
            failed=self._failed,
        )

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Go away; whatever still waits for an answer gets a ClientError."""
        await self._wire.close()
        for job in list(self._jobs):
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        self._failed(ClientError("closed", "the client was closed"))
        await super().close()

    @property
    def connected(self) -> bool:
        return self._wire.connected

    def cut(self) -> None:
        """Break the connection, as a network does, and open it again: after a device woke up, or to try it out."""
        self._wire.cut()

    async def watch(self, key: str, seat: int | None = None) -> Table:
        """Watch a table: as one's own seat, as a spectator where one has none, or as one of several seats."""
        table = self.tables.get(key)
        if table is None:
            table = self.tables[key] = Table(self, key, seat)
            if self.connected:
                table.ask_picture()
            self._wire.start()
        elif seat is not None:
            await table.show(seat)
        try:
            await table.until(lambda picture: bool(picture.state))
        except ClientError:
            self.tables.pop(key, None)
            raise
        return table

    # --- for tables

    def send(self, frame: Frame) -> None:
        self._wire.send(frame)

    def forget(self, table: Table) -> None:
        """Stop watching a table."""
        if self.tables.pop(table.key, None) is table:
            self.send({"type": "unwatch", "table": table.key})
            table.failed(ClientError("closed", "the table is not watched any more"))

    # --- for the socket

    def _greeted(self, hello: Frame) -> None:
        if self.epoch is not None and self.epoch != hello["epoch"]:
            self.upgrades += 1
        self.epoch = str(hello["epoch"])
        self.trouble = ""
        self._set_clock(hello)
        for table in list(self.tables.values()):
            table.greeted(hello)

    def _heard(self, frame: Frame) -> None:
        self._set_clock(frame)
        table = self.tables.get(frame.get("table", ""))
        if table is not None:
            table.heard(frame)
        elif frame["type"] == "error" and "table" not in frame:
            for each in self.tables.values():
                job = asyncio.create_task(each.doubt())
                self._jobs.add(job)
                job.add_done_callback(self._jobs.discard)

    def _lost(self, why: str) -> None:
        self.trouble = why
        for table in list(self.tables.values()):
            table.lost(why)

    def _failed(self, error: ClientError) -> None:
        self.trouble = error.message
        for table in list(self.tables.values()):
            table.failed(error)

    def _set_clock(self, frame: Frame) -> None:
        if "now" in frame:
            self.offset = int(frame["now"]) - round(time.time() * 1000)
