"""Where bots think: in a process of their own, or in a thread where there are to be no processes."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Sequence
from typing import Protocol

from ..bots.worker import Decider, framed
from ..kernel.processes import command, environment

START_S = 60.0
"""A process that is not ready after so many seconds will never be."""

COMMAND = command("topsecret.bots.worker")
"""A worker process."""


class Gone(Exception):
    """A worker ended in the middle."""


class Thinker(Protocol):
    """What a slot holds: it answers requests one after the other, and can be ended at any time."""

    async def ask(self, request: bytes) -> bytes: ...

    async def end(self) -> None: ...


class Process:
    """A worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str]) -> Process:
        # In a session of its own Ctrl-C does not reach it: the server decides when it ends.
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment(),
            start_new_session=True,
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_S):
                await worker._read()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, request: bytes) -> bytes:
        if self._process.stdin is None:
            raise Gone
        try:
            self._process.stdin.write(framed(request))
            await self._process.stdin.drain()
        except (ConnectionError, RuntimeError):
            raise Gone from None
        return await self._read()

    async def _read(self) -> bytes:
        if self._process.stdout is None:
            raise Gone
        try:
            head = await self._process.stdout.readexactly(4)
            return await self._process.stdout.readexactly(int.from_bytes(head))
        except asyncio.IncompleteReadError:
            raise Gone from None

    async def end(self) -> None:
        """It holds nothing that could be lost."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
            with contextlib.suppress(ConnectionError):
                await self._process.stdin.wait_closed()
        if self._process.stdout is not None:
            await self._process.stdout.read()
        await self._process.wait()


class Thread:
    """A thread that decides, where there are to be no processes."""

    def __init__(self) -> None:
        self._asked: queue.SimpleQueue[tuple[bytes, asyncio.Future[bytes]] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, name="bots", daemon=True).start()

    def _run(self) -> None:
        decider = Decider()
        while (asked := self._asked.get()) is not None:
            request, answer = asked
            told = decider.answer(request)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody wants to know
                self._loop.call_soon_threadsafe(_tell, answer, told)

    async def ask(self, request: bytes) -> bytes:
        answer: asyncio.Future[bytes] = self._loop.create_future()
        self._asked.put((request, answer))
        return await answer

    async def end(self) -> None:
        self._asked.put(None)


def _tell(answer: asyncio.Future[bytes], told: bytes) -> None:
    if not answer.done():
        answer.set_result(told)
