"""The WebSocket of a device: it looks at tables, gives commands, and is told what its eyes may see."""

from __future__ import annotations

import asyncio
import contextlib
import math
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from . import commands as c
from .commands import Refusal
from .decide import Who
from .hall import away
from .headers import origin_allowed
from .limits import caller
from .live import Live, now_ms
from .pace import Pace
from .services import Services
from .store import Unavailable
from .visitors import row_of, who
from .wire import EXTENSION, Wire

MOST_BYTES = 4_000_000
"""What may wait for a slow reader; then the socket is closed, and the device resumes from what it has seen."""
MOST_WATCHED = 50
LAST_WORDS_S = 3.0
POLICY, SLOW, RESTART, TOO_MUCH = 1008, 1013, 1012, 1009
"""Why a socket is closed."""

Key = Annotated[str, msgspec.Meta(max_length=64)]


class Frame(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Anything a client sends."""


class Watch(Frame, frozen=True, tag="watch"):
    """Look at a table; again with another seat: with other eyes."""

    table: Key
    seat: c.Seat | None = None
    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class Unwatch(Frame, frozen=True, tag="unwatch"):
    table: Key


class Do(Frame, frozen=True, tag="do"):
    id: c.Id
    table: Key
    command: c.AnyCommand


class Got(Frame, frozen=True, tag="got"):
    """The client has these items; the server needs no answer to know, but may count them."""

    table: Key
    n: Annotated[int, msgspec.Meta(ge=0)]


class Showing(Frame, frozen=True, tag="pace"):
    """How fast this device shows what happens: bots wait for it. Never written down, and there is no answer."""

    pace: Pace


class Ping(Frame, frozen=True, tag="ping"):
    pass


class Sketch(msgspec.Struct):
    """As much of a frame as can be read when the rest of it does not fit."""

    type: str
    id: c.Id = ""
    table: Key = ""


_sketch = msgspec.json.Decoder(Sketch).decode
_decode = msgspec.json.Decoder(Watch | Unwatch | Do | Got | Showing | Ping).decode
_encode = msgspec.json.Encoder().encode
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What comes of frames that are no frames: bad JSON, wrong types, bad letters, endless nesting."""


class SocketDevice:
    """One socket. What its reader has not taken yet is limited in length: a slow reader never holds a table."""

    def __init__(
        self, socket: WebSocket[None, None, State], wire: Wire, services: Services, who: Who, address: str
    ) -> None:
        self.socket, self.wire = socket, wire
        self.services = services
        self.who = who
        self.visitor: int | None = who.visitor
        self.address = address
        self.pace: Pace | None = None
        self.watched: dict[str, Live] = {}
        self.closing: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        if self.closing is None and self.wire.write_soon(frame) > MOST_BYTES:
            self.services.metrics.dropped.inc()
            self.close(SLOW, "you read too slowly: connect again, and go on from what you have seen")

    def close(self, code: int, reason: str) -> None:
        """No more frames; whoever does not take leave in a while is cut off."""
        if self.closing is None:
            if code == RESTART:
                self.wire.write_soon(_encode({"type": "bye", "reason": reason}))
            self.closing = asyncio.get_running_loop().create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(LAST_WORDS_S):
                await self.socket.close(code, reason[:120])
        except (TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            self.wire.cut()

    async def read(self) -> None:
        """Take what the client sends, one after the other, until it goes away."""
        receive = self.wire.receive
        while self.closing is None:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.take(message.get("text") or message.get("bytes") or b"")  # type: ignore[arg-type]  # ASGI: text or bytes

    async def take(self, data: str | bytes) -> None:
        """One frame of the client."""
        try:
            frame = _decode(data)
        except UNREADABLE as error:
            try:
                self._count()
            except Refusal as refusal:
                self._fault(refusal.code, refusal.message)
            else:
                self._misunderstood(data, f"this frame cannot be understood: {error}")
            return
        try:
            self._count()
            if isinstance(frame, Do):
                await self._do(frame)
            elif isinstance(frame, Watch):
                await self._watch(frame)
            elif isinstance(frame, Unwatch):
                self._unwatch(frame.table)
            elif isinstance(frame, Showing):
                self._show(frame.pace)
            elif isinstance(frame, Ping):
                self.send(b'{"type":"pong","now":%d}' % now_ms())
        except Refusal as refusal:
            self.services.metrics.refused(refusal)
            self._fault(refusal.code, refusal.message, frame, refusal.retry_after)
        except Unavailable:
            self._fault("unavailable", away().message, frame)

    def _count(self) -> None:
        """One more frame of this visitor, good or not."""
        self.services.limits.take("bot_moves" if self.who.bot else "commands", self.who.visitor)

    def _misunderstood(self, data: str | bytes, message: str) -> None:
        """A frame that does not fit; if it was a command with an id, that is what is refused."""
        with contextlib.suppress(*UNREADABLE):
            sketch = _sketch(data)
            if sketch.type == "do" and sketch.id:
                about = {"id": sketch.id, "table": sketch.table}
                self.send(_encode({"type": "refused", **about, "code": "bad", "message": message}))
                return
        self._fault("bad", message)

    def _fault(self, code: str, message: str, frame: Frame | None = None, after: float | None = None) -> None:
        """A refused command or another frame that cannot be followed. It has no number: nothing happened."""
        about: dict[str, Any] = {"table": frame.table} if isinstance(frame, Watch | Unwatch | Do | Got) else {}
        if after is not None:
            about["retry_after"] = max(1, math.ceil(after))
        if isinstance(frame, Do):
            self.send(_encode({"type": "refused", "id": frame.id, **about, "code": code, "message": message}))
        else:
            self.send(_encode({"type": "error", **about, "code": code, "message": message}))

    async def _watch(self, frame: Watch) -> None:
        if frame.table not in self.watched and len(self.watched) >= MOST_WATCHED:
            raise Refusal("limit", f"one socket looks at {MOST_WATCHED} tables at most: leave one first")
        live = await self.services.hall.find(frame.table)
        self.watched[frame.table] = live
        try:
            await self.services.hall.watch(live, self, frame.seat, frame.since)
        except Refusal:
            if live.shown(self) is None:
                del self.watched[frame.table]
            raise
        if frame.since:
            self.services.metrics.resumed.inc()

    def _show(self, pace: Pace) -> None:
        if pace != self.pace:
            self.pace = pace
            for live in self.watched.values():
                self.services.hall.presence_changed(live)

    def _unwatch(self, key: str) -> None:
        live = self.watched.pop(key, None)
        if live is not None:
            self.services.hall.unwatch(live, self)

    async def _do(self, frame: Do) -> None:
        live = self.watched.get(frame.table) or await self.services.hall.find(frame.table)
        if isinstance(frame.command, c.Play | c.Undo | c.Note):
            # A device that is passed around acts for the player whose secrets it shows.
            shown, seat, me = live.shown(self), frame.command.seat, self.who.visitor
            if shown is not None and shown != seat and live.table.sits(me, seat) and not live.table.done(me, frame.id):
                raise Refusal("state", f"this device does not show seat {seat}: watch the table with its eyes first")
        done = await self.services.command(live, self.who, frame.command, frame.id, self.address)
        # The number is that of the eyes this device has: another seat's would tell how much happened there in secret.
        eyes = live.shown(self)
        self.send(_done(frame, done.n if eyes is None else live.table.streams.n(eyes), done.data))

    def leave(self) -> None:
        """The device has gone away."""
        for key in list(self.watched):
            self._unwatch(key)


def _done(frame: Do, n: int, data: dict[str, Any] | None) -> bytes:
    about = _encode(frame.id), _encode(frame.table), n, b"null" if data is None else _encode(data)
    return b'{"type":"done","id":%b,"table":%b,"n":%d,"data":%b}' % about


@websocket("/api/socket")
async def open_socket(socket: WebSocket[None, None, State]) -> None:
    """One device: hello, then frames both ways until it goes away."""
    services: Services = socket.app.state.services
    settings = services.settings
    address = caller(socket.client.host if socket.client else None)
    wire: Any = (socket.scope.get("extensions") or {}).get(EXTENSION)
    if not isinstance(wire, Wire):
        raise RuntimeError("sockets need our own server: start the app by `topsecret serve`")
    if not origin_allowed(socket.headers, settings):
        await socket.close(POLICY, "sockets of other pages are not allowed")
        return
    try:
        with services.limits.socket(address):
            await socket.accept()
            row = await row_of(socket, services.visitors)
            if row is None:
                await socket.close(POLICY, "say who you are: a visitor's cookie or a Bearer token is needed")
                return
            await _serve(SocketDevice(socket, wire, services, who(row), address))
    except (Refusal, Unavailable) as error:
        refusal = error if isinstance(error, Refusal) else away()
        services.metrics.refused(refusal)
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            if socket.connection_state == "init":
                await socket.accept()
            await socket.close(POLICY if refusal.code == "anonymous" else SLOW, refusal.message[:120])


async def _serve(device: SocketDevice) -> None:
    services = device.services
    device.send(_encode(services.hello()))
    services.devices.add(device)
    services.metrics.sockets.inc()
    # A task of its own: whatever it waits for wakes this alone, and not all that the request came through.
    reading = asyncio.create_task(device.read())
    try:
        await reading
    except (WebSocketDisconnect, OSError):
        pass
    finally:
        reading.cancel()
        services.metrics.sockets.dec()
        services.devices.discard(device)
        device.leave()
        if device.closing is not None:
            await asyncio.wait((device.closing,))
