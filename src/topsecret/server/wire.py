"""uvicorn's WebSocket with a short way in and out.

ASGI sends by a coroutine, which must be woken for every frame. A table tells many devices at once and waits for none of them: here a frame
is put down, and all that was put down for a connection in one round of the loop leaves together, because it is the leaving that costs.
How much waits says whether a reader keeps up.

Nearly all that clients send are short texts in one frame. Those are read here; every other frame goes to the library as it came,
whole, so that the library alone knows about fragments, pings, closing, and all that is not allowed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was installed without its compiled part
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

EXTENSION = "topsecret.write"
"""The name under which a socket finds its connection in its scope."""
TEXT = 0x81
"""The first byte of a frame that holds a whole text."""
MASKED = 0x80
"""Of the second byte: as a client must send it. The rest of that byte is the length of a short frame."""
SHORT = 125
"""Bytes in the longest frame whose length fits into its second byte; more: two bytes (MEDIUM) or eight (LONG) follow."""
MEDIUM, LONG = 126, 127
AHEAD = 8
"""Messages of a client that may wait before its connection is no longer read."""


class Inbox(asyncio.Queue["ASGIReceiveEvent"]):
    """What a connection has heard, for its only reader: asyncio's queue without all that limits and several readers need."""

    def __init__(self) -> None:
        super().__init__()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        self._put(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while self.empty():
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        event: ASGIReceiveEvent = self._get()
        return event


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox()
        self._out: list[bytes] = []
        self._out_size = 0
        self._rest = b""
        """The beginning of a frame whose end has not come yet."""
        self._library_reads = False
        """The library was given something of which only it knows where it ends: all that follows is its own."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    # --- out

    def write_soon(self, text: bytes) -> int:
        """Send a text; how many bytes now wait for the reader. To a connection that is gone it does nothing."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        length = len(text)
        if length <= SHORT:
            head = bytes((TEXT, length))
        elif length < 65536:
            head = bytes((TEXT, MEDIUM, length >> 8, length & 255))
        else:
            head = bytes((TEXT, LONG)) + length.to_bytes(8, "big")
        if not self._out:
            self.loop.call_soon(self._write_out)
        self._out += head, text
        self._out_size += length
        return self._out_size + self.transport.get_write_buffer_size()

    def _write_out(self) -> None:
        frames, self._out, self._out_size = self._out, [], 0
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: ASGISendEvent) -> None:
        self._write_out()
        await super().send(message)

    def shutdown(self) -> None:
        self._write_out()
        super().shutdown()

    def cut(self) -> None:
        """Break the connection off: whoever does not read will not read a farewell either."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Cut off a client that has given no sign of life; what waits for it must not be waited for."""
        super().keepalive_timeout()
        self.cut()

    # --- in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            # After the request nothing is to come before the answer; if something does, a frame may be cut in two here.
            self._library_reads |= self.handshake_initiated
            super().data_received(data)
        elif self._library_reads:
            super().data_received(data)
        else:
            self._read_frames(self._rest + data if self._rest else data)

    def _read_frames(self, data: bytes) -> None:
        """Take all whole frames, and keep the rest."""
        while data and not self.transport.is_closing():
            head, length = self._measures(data)
            if length > self.config.ws_max_size or (head and not data[1] & MASKED):
                self._library_reads = True
                super().data_received(data)  # which knows what to say to that
                data = b""
            elif not head or len(data) < head + length:
                break
            else:
                frame, data = data[: head + length], data[head + length :]
                if not self._take(frame, head):
                    super().data_received(frame)
        self._rest = data

    def _measures(self, data: bytes) -> tuple[int, int]:
        """How long the head of a frame and its content are; zeros if the head is not there yet."""
        length = data[1] & LONG if len(data) > 1 else LONG
        if length <= SHORT:
            return 6, length
        head = 8 if length == MEDIUM else 14
        return (head, int.from_bytes(data[2 : head - 4], "big")) if len(data) >= head - 4 else (0, 0)

    def _take(self, frame: bytes, head: int) -> bool:
        """Hear a frame that holds a whole text; False if it is another one, or comes where it may not."""
        if frame[0] != TEXT or self.frames or self.close_sent:
            return False
        try:
            text = apply_mask(frame[head:], frame[head - 4 : head]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self._slow_down()
        return True

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does, but without stopping at each message."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not self.close_sent:
            self._slow_down()

    def _slow_down(self) -> None:
        """A client that is only a few messages ahead is read on: stopping and starting costs more."""
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
