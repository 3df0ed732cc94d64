"""The client for a program that waits for its answers: the loop runs in a thread of its own."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import threading
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, TypeVar

from .client import Client
from .errors import ClientError
from .table import Table

T = TypeVar("T")


class Background:
    """A client in a thread: `with Background(url) as line: key = line.call(line.client.find("ABC234"))`."""

    def __init__(self, url: str, token: str | None = None, *, name: str = "") -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="topsecret client", daemon=True)
        self._heard: dict[str, concurrent.futures.Future[None]] = {}
        self._thread.start()
        try:
            self.client = self.call(self._open(url, token, name))
        except BaseException:
            self._stop()
            raise

    async def _open(self, url: str, token: str | None, name: str) -> Client:
        return Client(url, token, name=name)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    def __enter__(self) -> Background:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for listening in self._heard.values():
            listening.cancel()
        self.call(self.client.close())
        self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def begin(self, job: Coroutine[Any, Any, T]) -> concurrent.futures.Future[T]:
        """Start something; the future tells when it is done."""
        return asyncio.run_coroutine_threadsafe(job, self._loop)

    def call(self, job: Coroutine[Any, Any, T]) -> T:
        """Do something and wait for it."""
        return self.begin(job).result()

    def watch(self, key: str, changed: Callable[[], None]) -> Table:
        """Watch a table; `changed` is called, in the client's thread, whenever its picture or the connection changes.

        Pictures never change themselves, so `table.picture` can be read at any time from any thread.
        """
        table = self.call(self.client.watch(key))
        self._heard[key] = self.begin(self._listen(table, changed))
        return table

    def unwatch(self, table: Table) -> None:
        listening = self._heard.pop(table.key, None)
        if listening is not None:
            listening.cancel()
        self.call(table.unwatch())

    async def _listen(self, table: Table, changed: Callable[[], None]) -> None:
        with contextlib.suppress(ClientError):
            async for _ in table.changes():
                changed()
        changed()
