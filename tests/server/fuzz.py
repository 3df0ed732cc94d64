"""Frames that no good client sends, and connections that break the rules of the line."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import strategies as st

ODD: tuple[Any, ...] = (
    None, True, -1, 7, 2**31, 2**63, 2**64, 10**40, -(10**40), 0.5, 1e308, "", " ", "0", "\x00", "a\x00b", "\u202e", "\ufeff", "\ufdd0", "\U0010ffff",
    "x" * 65, "x" * 3000, "'; DROP TABLE tables; --", "../../etc/passwd", "%s%n{0}", [], [[]], {}, {"do": "play"}, ["x"] * 60,
)  # fmt: skip
"""Values that fit nowhere, or just not."""

SHAPES: tuple[dict[str, Any], ...] = (
    {"type": "watch", "table": "KEY", "seat": 0, "since": 0},
    {"type": "unwatch", "table": "KEY"},
    {"type": "got", "table": "KEY", "n": 1},
    {"type": "ping"},
    {"type": "hello"},
    {"type": "table", "table": "KEY", "audience": 0, "n": 1, "items": []},
    {"type": "do", "id": "1", "table": "KEY", "command": {"do": "start"}},
)
COMMANDS: tuple[dict[str, Any], ...] = (
    {"do": "sit", "seat": 0, "name": "Eve"},
    {"do": "stand", "seat": 0},
    {"do": "bot", "seat": 1, "level": "easy"},
    {"do": "bot", "seat": 1, "level": None},
    {"do": "invite", "seat": 1, "bot": "Eve"},
    {"do": "accept", "seat": 1},
    {"do": "decline", "seat": 1},
    {"do": "ready", "ready": True},
    {"do": "settings", "options": {"players": 4}, "title": "Eve's", "public": True, "clock": {"move": 60}},
    {"do": "start"},
    {"do": "play", "seat": 0, "move": 0, "at": 3},
    {"do": "play", "seat": 1, "move": ["J1", 5]},
    {"do": "undo", "seat": 0},
    {"do": "note", "seat": 0, "about": "red", "text": "Eve was here"},
    {"do": "say", "room": "players", "text": "boo"},
    {"do": "say", "room": "spectators", "text": "boo", "name": "Anna"},
    {"do": "resign", "seat": 0},
    {"do": "offer", "seat": 0, "yes": True},
    {"do": "leave"},
    {"do": "back", "seat": 0},
    {"do": "rematch"},
    {"do": "link", "seat": 0},
    {"do": "claim", "secret": "guessed"},
    {"do": "kick", "seat": 0},
)
"""One of each, and one that does not exist."""

BY_HAND: tuple[str | bytes, ...] = (
    "", " ", "null", "true", "0", '""', "[]", "{}", "{", "[", '"', "\x00", "nonsense", "{'type':'ping'}", '{"type":"ping"}{"type":"ping"}',
    "NaN", "-", "1e999", '{"type":"ping","type":"ping"}', '{"type":["ping"]}', '{"type":"watch","table":"\\ud800"}', '{"type":"watch","table":"\\udc00\\ud800"}',
    '{"type":"watch","table":"\\u0000"}', '{"type":"watch","table":"x","since":' + "9" * 6000 + "}", '{"type":"watch","table":"x","since":-0.0}',
    "[" * 60_000, '{"a":' * 10_000, '{"type":"do","id":"1","table":"x","command":{"do":"settings","options":{"a":' + "[" * 25_000 + "]" * 25_000 + "}}}",
    '{"type":"do","id":"\\u0000","table":"\\u0000","command":{"do":"claim","secret":"\\u0000"}}',
    b"", b"\x00", b"\xff\xfe", b'{"type":"watch","table":"\xed\xa0\x80"}', b'{"type":"ping"}', b"\x80" * 1000, '{"type":"ping"' + " " * 60_000 + "}",
)  # fmt: skip
"""Frames that have broken servers before."""

TRACES = (
    b"Traceback",
    b"site-packages",
    b".py",
    b"/src/",
    b"/home/",
    b"/root/",
    b"line ",
    b"Error:",
    b"msgspec",
    b"sqlite",
    b"psycopg",
)
"""How a server is made; nothing of it may be told."""


def aimed(value: Any, keys: Sequence[str]) -> Any:
    """The shape with the keys of real tables in it: the word KEY stands for the first."""
    if isinstance(value, dict):
        return {name: aimed(each, keys) for name, each in value.items()}
    return keys[0] if value == "KEY" and keys else value


@st.composite
def frames(draw: st.DrawFn, keys: Sequence[str] = ()) -> str | bytes:
    """A frame that is hardly ever good: a real one with odd values, without a field or with one too many, or nothing of the kind."""
    kind = draw(st.integers(0, 9))
    if kind == 0:
        return draw(st.one_of(st.text(max_size=50), st.binary(max_size=50), st.sampled_from(BY_HAND[:20])))
    if kind == 1:
        return json.dumps(draw(st.recursive(st.sampled_from(ODD), st.lists, max_leaves=10)))
    frame = json.loads(json.dumps(draw(st.sampled_from(SHAPES))))
    if frame["type"] == "do" or kind > 5:
        command = json.loads(json.dumps(draw(st.sampled_from(COMMANDS))))
        frame = {"type": "do", "id": f"f{draw(st.integers(0, 10**9))}", "table": "KEY", "command": command}
    frame = aimed(frame, [draw(st.sampled_from(keys))] if keys else ())
    for part in (frame, frame.get("command")):
        if isinstance(part, dict) and draw(st.integers(0, 3)) == 0:
            name = draw(st.sampled_from([*part, "more"]))
            if draw(st.booleans()):
                part[name] = draw(st.sampled_from(ODD))
            else:
                part.pop(name, None)
        if isinstance(part, dict) and "seat" in part and draw(st.booleans()):
            part["seat"] = draw(st.integers(0, 6))
    text = json.dumps(frame, ensure_ascii=draw(st.booleans()))
    return text.encode() if draw(st.integers(0, 5)) == 0 else text


# --- the line itself


def handshake(port: int, token: str) -> socket.socket:
    """A socket after the handshake, whose frames are made by hand."""
    line = socket.create_connection(("127.0.0.1", port), timeout=10)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
    )
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += line.recv(4096)
    assert heard.startswith(b"HTTP/1.1 101")
    return line


def raw(
    opcode: int, payload: bytes, *, fin: bool = True, mask: bool = True, reserved: int = 0, length: int | None = None
) -> bytes:
    """A frame on the line, with whatever is wrong with it."""
    size = len(payload) if length is None else length
    head = bytes([fin << 7 | reserved << 4 | opcode])
    bit = mask << 7
    if size < 126:
        head += bytes([bit | size])
    elif size < 2**16:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    return head + (b"\0\0\0\0" if mask else b"") + payload


def broken_lines() -> Iterator[tuple[str, bytes]]:
    """What is sent after the handshake, each on a connection of its own."""
    yield "an unmasked frame", raw(1, b'{"type":"ping"}', mask=False)
    yield "reserved bits", raw(1, b'{"type":"ping"}', reserved=7)
    yield "an unknown opcode", raw(3, b"")
    yield "a control frame in parts", raw(9, b"x", fin=False)
    yield "a long control frame", raw(9, b"x" * 200)
    yield "a continuation of nothing", raw(0, b"x")
    yield "a frame that never ends", raw(1, b"{", fin=False) + raw(0, b"}", fin=False) * 100
    yield "a frame within a frame", raw(1, b"{", fin=False) + raw(1, b"}")
    yield "half a frame", raw(1, b'{"type"', length=60_000)
    yield "a frame of many gigabytes", raw(2, b"x", length=2**62)
    yield "a frame that is too large", raw(1, b"x" * 70_000)
    yield "text that is none", raw(1, b"\xff\xfe\xed\xa0\x80")
    yield "a close without a code", raw(8, b"\x03")
    yield "a close with a code of its own", raw(8, struct.pack(">H", 99) + b"\xff")
    yield "a close, and more", raw(8, struct.pack(">H", 1000)) + raw(1, b'{"type":"ping"}') * 50
    yield "pings", raw(9, b"x" * 125) * 2000
    yield "noise", os.urandom(5000)
    yield "a request", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


def broken_handshakes(port: int) -> Iterator[tuple[str, bytes]]:
    """What is sent instead of a handshake."""
    start = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n".encode()
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    yield "half a handshake", start + upgrade
    yield "no key", start + upgrade + b"Sec-WebSocket-Version: 13\r\n\r\n"
    yield (
        "an old version",
        start + upgrade + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 7\r\n\r\n",
    )
    yield "a key that is none", start + upgrade + b"Sec-WebSocket-Key: \xff\r\nSec-WebSocket-Version: 13\r\n\r\n"
    yield "no upgrade", start + b"\r\n"
    yield "endless headers", start + b"X: " + b"y" * 200_000
    yield "noise", os.urandom(2000)
    yield "nothing", b""
