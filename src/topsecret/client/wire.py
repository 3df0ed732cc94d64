"""One socket to a server, kept open: opened again after every break, with patience, until it is closed here."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException

from . import pace
from .errors import ClientError
from .picture import Frame

LARGEST = 16 * 2**20
"""Bytes of the largest frame we read: a whole game told anew, with a board of somebody's own."""
HEARTBEAT = 20.0
"""Seconds between our pings until the server says otherwise; after twice that in silence a connection is dead."""
REFUSED = (401, 403)
"""Answers to the handshake of a server that does not want us: not now, or not at all."""

UNWANTED = 1008
"""How a server closes a socket that it does not want."""


class Wire:
    """The socket. `greet` is called for each new connection's hello, `hear` for every other frame, `lost` after each break.

    What is sent while there is no connection is dropped: whoever sends says it again when greeted. When the server does
    not let us in, `check` says by a ClientError whether it never will; then `failed` is called, and that is the end.
    """

    def __init__(
        self,
        url: str,
        token: Callable[[], Awaitable[str]],
        *,
        greet: Callable[[Frame], None],
        hear: Callable[[Frame], None],
        lost: Callable[[str], None],
        check: Callable[[], Awaitable[object]],
        failed: Callable[[ClientError], None],
    ) -> None:
        self.url = url.replace("http", "ws", 1) + "/api/socket"
        self.connected = False
        self._token, self._greet, self._hear, self._lost = token, greet, hear, lost
        self._check, self._failed = check, failed
        self._job: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None
        self._outgoing: asyncio.Queue[Frame] = asyncio.Queue()
        self._heard = 0.0
        self._heartbeat = HEARTBEAT
        self._greeted = asyncio.Event()

    def start(self) -> None:
        """Connect, if that has not begun yet."""
        if self._job is None:
            self._job = asyncio.create_task(self._stay(), name=f"socket to {self.url}")

    async def close(self) -> None:
        if self._job is not None:
            self._job.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._job
            self._job = None

    def cut(self) -> None:
        """Break the connection at once, as a network does; it is opened again."""
        if self._socket is not None:
            self._socket.transport.abort()

    def send(self, frame: Frame) -> None:
        if self.connected:
            self._outgoing.put_nowait(frame)

    async def _stay(self) -> None:
        """Connect again and again."""
        delays = pace.delays()
        while True:
            try:
                why = await self._try()
            except ClientError as error:
                why = error.message
                if error.code not in ("unreachable", "unavailable", "limit"):
                    self._failed(error)
                    return
            if self.connected:
                self.connected = False
                delays = pace.delays()
            self._lost(why)
            await asyncio.sleep(next(delays))

    async def _try(self) -> str:
        """One connection until its end, and why it ended."""
        try:
            await self._connection()
        except InvalidStatus as error:
            if error.response.status_code in REFUSED:
                await self._check()
            return f"the server answers {error.response.status_code}"
        except ConnectionClosed as error:
            if error.rcvd is not None and error.rcvd.code == UNWANTED:
                await self._check()
            return str(error)
        except InvalidURI:
            raise ClientError("bad", f"{self.url} is no address of a server") from None
        except (OSError, WebSocketException, TimeoutError, msgspec.DecodeError) as error:
            return str(error) or "no connection"
        return "the server closed the connection"

    async def _connection(self) -> None:
        """One connection, from its hello to its end."""
        headers = {"Authorization": f"Bearer {await self._token()}"}
        async with connect(
            self.url, additional_headers=headers, max_size=LARGEST, ping_interval=None, close_timeout=1
        ) as socket:
            self._socket = socket
            self._outgoing = asyncio.Queue()
            self._greeted.clear()
            jobs = [asyncio.create_task(job) for job in (self._read(socket), self._write(socket), self._beat())]
            try:
                done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
                for job in done:
                    job.result()
            finally:
                self._socket = None
                for job in jobs:
                    job.cancel()
                await asyncio.gather(*jobs, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        async for message in socket:
            self._heard = time.monotonic()
            frame: Any = msgspec.json.decode(message)
            if frame["type"] == "hello":
                self._heartbeat = float(frame.get("heartbeat") or HEARTBEAT)
                self.connected = True
                self._greeted.set()
                self._greet(frame)
            elif frame["type"] == "bye":
                return
            else:
                self._hear(frame)

    async def _write(self, socket: ClientConnection) -> None:
        while True:
            frame = await self._outgoing.get()
            await socket.send(msgspec.json.encode(frame).decode())

    async def _beat(self) -> None:
        """Ping as regularly as the hello asks for; a server that says nothing for two beats is gone."""
        async with asyncio.timeout(2 * HEARTBEAT):
            await self._greeted.wait()
        while True:
            await asyncio.sleep(self._heartbeat)
            if time.monotonic() - self._heard > 2 * self._heartbeat:
                raise TimeoutError("the server has fallen silent")
            self.send({"type": "ping"})
