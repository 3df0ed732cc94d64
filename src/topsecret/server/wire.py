"""uvicorn's WebSocket with a short way out.

ASGI sends by a coroutine, which must be woken for every frame. A table tells many devices at once and waits for none of them: here a frame
goes straight into the connection's buffer, and the length of that buffer says whether a reader keeps up.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "topsecret.write"
"""The name under which a socket finds its connection in its scope."""
TEXT = b"\x81"
"""The first byte of a frame that holds a whole text."""
AHEAD = 8
"""Messages of a client that may wait before its connection is no longer read."""


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write_now(self, text: bytes) -> int:
        """Send a text; how many bytes now wait for the reader. To a connection that is gone it does nothing."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        length = len(text)
        if length < 126:
            head = TEXT + length.to_bytes(1, "big")
        elif length < 65536:
            head = TEXT + b"\x7e" + length.to_bytes(2, "big")
        else:
            head = TEXT + b"\x7f" + length.to_bytes(8, "big")
        transport.write(head + text)
        return transport.get_write_buffer_size()

    def cut(self) -> None:
        """Break the connection off: whoever does not read will not read a farewell either."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does, but a client that is only a few messages ahead is read on: stopping and starting costs more."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and not self.close_sent and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
