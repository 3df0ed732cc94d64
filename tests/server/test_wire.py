"""Our way to read frames beside the library's: whatever is sent, and however the network cuts it, the app hears the same."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from topsecret.server.wire import AHEAD, Wire

LARGEST = 70_000
REQUEST = (
    b"GET /api/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\x07\x01\xf0\x0b"
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Cable(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = self.paused = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


async def connected(kind: type[WebSocketsSansIOProtocol], heard: list[Any]) -> tuple[WebSocketsSansIOProtocol, Cable]:
    """A connection whose app accepts, and hears until the other side is gone."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not heard or heard[-1]["type"] != "websocket.disconnect":
            heard.append(await receive())

    config = uvicorn.Config(
        app,
        interface="asgi3",
        ws=kind,
        ws_max_size=LARGEST,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        log_config=None,
    )
    config.load()
    cable = Cable()
    protocol = kind(config, ServerState(), {})
    protocol.connection_made(cable)
    protocol.data_received(REQUEST)
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    cable.written.clear()
    return protocol, cable


async def told(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """What the app heard of those pieces, what the other side was answered, and whether the connection was closed."""
    heard: list[Any] = []
    protocol, cable = await connected(kind, heard)
    for piece in pieces:
        if not cable.closed:
            protocol.data_received(piece)
            await asyncio.sleep(0)
    for _ in range(2 * len(pieces) + 5):
        await asyncio.sleep(0)
    said = list(heard)
    protocol.connection_lost(None)
    for _ in range(5):
        await asyncio.sleep(0)
    return said, b"".join(cable.written), cable.closed


def frame(code: int, content: bytes, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    length = len(content)
    second = length if length <= 125 else 126 if length < 65536 else 127
    head = bytes((fin << 7 | reserved << 4 | code, masked << 7 | second))
    head += b"" if second <= 125 else length.to_bytes(2 if second == 126 else 8, "big")
    if not masked:
        return head + content
    return head + MASK + bytes(letter ^ MASK[place % 4] for place, letter in enumerate(content))


texts = st.sampled_from(
    [b"", b"x", b'{"type":"ping"}', "ÄÖ€".encode(), b"y" * 125, b"z" * 126, b"\xff\xfe", b"w" * 65536]
)
good = st.builds(frame, st.just(TEXT), texts)
parts = st.builds(frame, st.sampled_from([TEXT, BINARY, CONTINUED]), texts, st.booleans())
control = st.builds(frame, st.sampled_from([PING, PONG]), st.sampled_from([b"", b"here"]))
close = st.builds(frame, st.just(CLOSE), st.sampled_from([b"", b"\x03\xe8", b"\x03\xe8bye", b"\x00"]))
bad = st.builds(
    frame, st.sampled_from([TEXT, 3, 11, PING]), texts, st.booleans(), st.booleans(), st.sampled_from([0, 1, 4])
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.one_of(good, good, good, parts, control, close, bad), max_size=7), st.data())
def test_the_app_hears_what_the_library_would_have_told_it(frames: list[bytes], data: st.DataObject) -> None:
    stream = b"".join(frames)
    places = st.lists(st.integers(0, len(stream)), max_size=6)
    cuts = [0, *sorted(data.draw(places)), len(stream)]
    pieces = [stream[a:b] for a, b in itertools.pairwise(cuts) if a < b]
    assert asyncio.run(told(Wire, pieces)) == asyncio.run(told(WebSocketsSansIOProtocol, frames))


def test_a_frame_that_is_too_long_closes_the_connection_before_it_has_come() -> None:
    head = bytes((0x81, 0xFF)) + (LARGEST + 1).to_bytes(8, "big") + MASK
    heard, answer, closed = asyncio.run(told(Wire, [head[:9], head[9:]]))
    assert [event["code"] for event in heard] == [1009]
    assert answer[2:4] == (1009).to_bytes(2, "big")
    assert closed


def test_what_is_sent_in_one_round_leaves_together_and_in_order() -> None:
    async def sending() -> tuple[list[bytes], int]:
        protocol, cable = await connected(Wire, [])
        assert isinstance(protocol, Wire)
        protocol.write_soon(b"one")
        waiting = protocol.write_soon(b"x" * 200)
        assert not cable.written
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        protocol.write_soon(b"last")
        await protocol.send({"type": "websocket.close", "code": 1000, "reason": ""})
        protocol.connection_lost(None)
        await asyncio.sleep(0)
        return cable.written, waiting

    written, waiting = asyncio.run(sending())
    assert written[0] == b"\x81\x03one\x81\x7e\x00\xc8" + b"x" * 200
    assert waiting >= 203
    assert written[1] == b"\x81\x04last"
    assert written[2].startswith(b"\x88")


def test_a_client_far_ahead_is_not_read_on_until_the_app_has_caught_up() -> None:
    async def flood() -> tuple[bool, bool, int]:
        heard: list[Any] = []
        protocol, cable = await connected(Wire, heard)
        protocol.data_received(frame(TEXT, b"x") * AHEAD)
        paused = cable.paused
        for _ in range(3):
            await asyncio.sleep(0)
        resumed, count = not cable.paused, len(heard)
        protocol.connection_lost(None)
        await asyncio.sleep(0)
        return paused, resumed, count

    assert asyncio.run(flood()) == (True, True, AHEAD)
