"""Ears that keep every byte, and canaries: long random words planted in secrets, to be searched in all that others were sent."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30.0
LARGEST = 16 * 2**20
Frame = dict[str, Any]


# --- ears


class Ear:
    """Everything one audience was ever sent: the bytes of its sockets, and the answers to its requests, headers included."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self._parts: list[bytearray] = []

    def part(self) -> bytearray:
        """A new stream of bytes that belongs to this audience."""
        self._parts.append(bytearray())
        return self._parts[-1]

    def keep(self, data: bytes) -> None:
        self._parts.append(bytearray(data))

    @property
    def heard(self) -> bytes:
        return b"\n".join(bytes(part) for part in self._parts)


def _recording(part: bytearray) -> type[ClientConnection]:
    class Recording(ClientConnection):
        """Keeps what comes in before anything else looks at it."""

        def data_received(self, data: bytes) -> None:
            part.extend(data)
            super().data_received(data)

    return Recording


class Phone:
    """A socket that is read all the time; every frame is kept as it came."""

    def __init__(self, socket: ClientConnection, mark: str) -> None:
        self.socket = socket
        self.mark = mark
        """Of its own commands: no two phones use the same ids."""
        self.frames: list[bytes] = []
        self.pictures: dict[str, Frame] = {}
        """By table: everything that its frames said last."""
        self._numbers = 0
        self._bell = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in self.socket:
                self.frames.append(message if isinstance(message, bytes) else message.encode())
                frame = json.loads(message)
                if frame["type"] == "table":
                    self.pictures.setdefault(frame["table"], {}).update(frame)
                self._ring()
        self._ring()

    def _ring(self) -> None:
        bell, self._bell = self._bell, asyncio.Event()
        bell.set()

    async def send(self, frame: Frame | str | bytes) -> None:
        await self.socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    async def until(self, wanted: Callable[[Frame], bool], since: int = 0, patience: float = PATIENCE) -> Frame:
        """The first frame from number `since` on that is as wanted."""
        async with asyncio.timeout(patience):
            while True:
                for data in self.frames[since:]:
                    frame: Frame = json.loads(data)
                    if wanted(frame):
                        return frame
                if self._reader.done():
                    raise ConnectionError(f"the socket was closed: {self.closed}")
                since = len(self.frames)
                await self._bell.wait()

    async def ask(self, frame: Frame) -> Frame:
        """Send a frame that has an answer of its own; the answer."""
        since = len(self.frames)
        await self.send(frame)
        if frame["type"] == "do":
            return await self.until(lambda told: told.get("id") == frame["id"], since)
        kinds = ("pong",) if frame["type"] == "ping" else ("table", "error")
        return await self.until(lambda told: told["type"] in kinds, since)

    async def do(self, table: str, command: Frame, id: str | None = None) -> Frame:
        self._numbers += 1
        id = id or f"{self.mark}-{self._numbers}"
        return await self.ask({"type": "do", "id": id, "table": table, "command": command})

    async def watch(self, table: str, seat: int | None = None, since: int = 0) -> Frame:
        return await self.ask({"type": "watch", "table": table, "seat": seat, "since": since})

    async def news(self) -> None:
        """Wait for the next frame, but not for long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await self._bell.wait()

    async def settled(self) -> None:
        """Everything that was sent to this socket before has arrived."""
        await self.ask({"type": "ping"})

    def told(self, kind: str = "table", since: int = 0) -> list[Frame]:
        """The frames of one kind."""
        return [frame for frame in map(json.loads, self.frames[since:]) if frame["type"] == kind]

    async def close(self) -> None:
        await self.socket.close()
        await self._reader

    async def end(self) -> tuple[int | None, str]:
        """Wait until the server closes the socket: the code and the reason."""
        async with asyncio.timeout(PATIENCE):
            await self._reader
        return self.closed

    @property
    def closed(self) -> tuple[int | None, str]:
        return self.socket.close_code, self.socket.close_reason or ""


class Caller:
    """Somebody who asks the server something, with a token or without; `ear` keeps all that he is answered."""

    def __init__(self, address: str, token: str | None = None, ear: Ear | None = None) -> None:
        self.address, self.token, self.ear = address, token, ear or Ear()
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._web = httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE)
        self._phones: list[Phone] = []

    async def __aenter__(self) -> Caller:
        return self

    async def __aexit__(self, *_: object) -> None:
        for phone in self._phones:
            await phone.close()
        await self._web.aclose()

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {**self._headers, **more.pop("headers", {})}
        answer = await self._web.request(method, path, json=body, headers=headers, **more)
        head = b"".join(name + b": " + value + b"\n" for name, value in answer.headers.raw)
        self.ear.keep(b"%d\n%b\n%b" % (answer.status_code, head, answer.content))
        return answer

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.ask("GET", path, params=query)
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    async def post(self, path: str, body: Any = None) -> Any:
        return (await self.ask("POST", path, {} if body is None else body)).json()

    async def do(self, table: str, **command: Any) -> Any:
        """A command over HTTP."""
        id = f"{random.getrandbits(60)}"
        return await self.post(f"/api/tables/{table}/commands", {"id": id, "command": command})

    async def phone(self, mark: str = "", **more: Any) -> Phone:
        """A socket of this caller, after its hello; `mark` begins the ids of its commands."""
        part = self.ear.part()
        headers = {**self._headers, **more.pop("headers", {})}
        socket = await connect(
            self.address.replace("http", "ws", 1) + "/api/socket",
            additional_headers=headers,
            create_connection=_recording(part),
            max_size=LARGEST,
            ping_interval=None,
            close_timeout=1,
            open_timeout=PATIENCE,
            compression=None,
            proxy=None,
            **more,
        )
        phone = Phone(socket, mark or secrets.token_hex(4))
        self._phones.append(phone)
        await phone.until(lambda frame: frame["type"] == "hello")
        return phone


async def visitor(address: str, name: str = "", ear: Ear | None = None) -> Caller:
    """A new visitor; the answer with his token is kept by nobody."""
    async with Caller(address) as nobody:
        token = (await nobody.post("/api/visitors", {"name": name}))["token"]
    return Caller(address, token, ear)


# --- canaries


def spellings(secret: str | bytes) -> set[bytes]:
    """A secret as it could stand in bytes: plain, in JSON, in an address, in hexadecimal digits, in base 64."""
    plain = secret.encode() if isinstance(secret, str) else secret
    found = {plain, plain.hex().encode(), plain.hex().upper().encode(), plain[::-1]}
    if isinstance(secret, str):
        found |= {json.dumps(secret)[1:-1].encode(), quote(secret, safe="").encode(), repr(secret)[1:-1].encode()}
    for start in range(3):
        inner = base64.b64encode(b"\0" * start + plain)[4 if start else 0 : -4]
        found |= {inner, inner.replace(b"+", b"-").replace(b"/", b"_")}
    return {each for each in found if len(each) >= 8}


def leaked(secrets: Iterable[str | bytes], heard: bytes) -> list[str | bytes]:
    """Those of the secrets that stand somewhere in these bytes, however they are written."""
    return [secret for secret in secrets if any(each in heard for each in spellings(secret))]


class Vault:
    """Secrets, and the names of those who may hear each of them."""

    def __init__(self) -> None:
        self._kept: dict[str | bytes, tuple[str, frozenset[str]]] = {}
        self.planted: dict[str, frozenset[str]] = {}
        self.public: set[str] = set()
        """What people at a table may know, but no log, no metric and nobody elsewhere."""

    def keep(self, what: str, secret: str | bytes, *known: str) -> None:
        """A secret that somebody else made."""
        self._kept[secret] = what, frozenset(known)

    def plant(self, what: str, *known: str) -> str:
        """A canary; it must be heard by those who may know it, and by nobody else."""
        word = f"Kanari{what}{secrets.token_hex(6)}"
        self.keep(what, word, *known)
        self.planted[word] = frozenset(known)
        return word

    def name(self, what: str) -> str:
        """A word that everybody at a table may know."""
        word = f"Kanari{what}{secrets.token_hex(5)}"
        self.public.add(word)
        return word

    def heard_wrongly(self, name: str, heard: bytes) -> list[str]:
        """What somebody was told who may not know it."""
        return [
            f"{name} was told {what}"
            for secret, (what, known) in self._kept.items()
            if name not in known and leaked([secret], heard)
        ]


@contextlib.asynccontextmanager
async def all_of(*callers: Caller) -> AsyncIterator[None]:
    """Callers who hang up in the end."""
    try:
        yield
    finally:
        for caller in callers:
            await caller.__aexit__()
