"""A scripted player's device: it plays through a real socket, misbehaves as the world does, and believes nothing.

It knows only what frames told it. Whatever a frame says that cannot be (a gap, something told otherwise than before, a number
that goes back, an acknowledgement before the frame that shows its effect) is a `Violation` at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from topsecret.server.streams import HANDOVER, SPECTATOR

if TYPE_CHECKING:
    from .household import Household

PATIENCE = float(os.environ.get("TEST_PATIENCE", "60"))
"""Seconds for anything on a busy machine."""
LARGEST = 16 * 2**20
Frame = dict[str, Any]

_decode = msgspec.json.Decoder().decode


class Violation(AssertionError):
    """The server broke a promise."""


@dataclass
class Sent:
    """A command under way: with the same id until it has an answer."""

    frame: Frame
    answer: asyncio.Future[Frame]
    answers: list[Frame] = field(default_factory=list)


@dataclass
class Picture:
    """What one device knows of a table."""

    told: dict[int, list[Any]] = field(default_factory=dict)
    audience: int | None = None
    state: dict[str, Any] = field(default_factory=dict)
    view: dict[str, Any] | None = None
    actions: list[int] = field(default_factory=list)
    undo: bool = False

    @property
    def items(self) -> list[Any]:
        return [] if self.audience is None else self.told[self.audience]

    @property
    def n(self) -> int:
        return len(self.items)

    @property
    def mine(self) -> list[int]:
        return list(self.state["you"]["seats"]) if self.state else []

    @property
    def own_audience(self) -> int | None:
        """With whose eyes a device looks that does not say which; None: not known yet."""
        if not self.state:
            return None
        return (self.mine[0] if len(self.mine) == 1 else HANDOVER) if self.mine else SPECTATOR

    @property
    def status(self) -> str:
        return str(self.state.get("status", ""))

    def shown(self) -> dict[str, Any]:
        """All of it, to be compared."""
        shown = {name: getattr(self, name) for name in ("audience", "state", "view", "actions", "undo")}
        return {**shown, "items": list(self.items)}


def over(picture: Picture) -> bool:
    return picture.status == "over"


class Device:
    """One visitor's device at one table."""

    def __init__(self, house: Household, name: str, token: str, table: str) -> None:
        self.house, self.name, self.token, self.table = house, name, token, table
        self.dice = random.Random(house.dice.random())
        self.picture = Picture()
        self.present: list[bool] = []
        self.wanted: int | None = None
        self.sent: dict[str, Sent] = {}
        self.done: list[tuple[Frame, Frame]] = []
        """Every command that was acknowledged, with its answer."""
        self.refused: set[str] = set()
        self.connections = 0
        self.doubts = 0
        """Commands that were under way when a connection broke: sent again, since nobody knew whether they had happened."""
        self.home: str | None = None
        """The node it always connects to; None: any."""
        self.looks = 0
        """How often it has asked for the picture and not heard yet that this was answered."""
        self._expected: int | None = None
        self._numbers = 0
        self._socket: ClientConnection | None = None
        self._bell = asyncio.Event()
        self._failure: BaseException | None = None
        self._job: asyncio.Task[None] | None = None

    def __repr__(self) -> str:
        return f"<{self.name} at {self.table}, seat {self.picture.audience}, n {self.picture.n}>"

    @property
    def looking(self) -> bool:
        """It has asked for the picture, and what it shows may not be the answer yet."""
        return self.looks > 0

    def state(self) -> str:
        """For messages: where it stands."""
        picture = self.picture
        to_move = picture.view and picture.view["to_move"]
        return f"{picture.status}, to move {to_move}, {len(picture.actions)} actions, {self.looks} looks, last {picture.items[-3:]}"

    # --- the connection

    async def open(self) -> None:
        """Connect and look at the table."""
        before = self.connections
        self._job = asyncio.create_task(self._stay())
        await self.until(lambda picture: self.connections > before and bool(picture.state) and not self.looks)

    async def close(self) -> None:
        if self._job is not None:
            self._job.cancel()
            await asyncio.gather(self._job, return_exceptions=True)
            self._job = None

    async def _stay(self) -> None:
        """Connected again after every break, until it is closed."""
        pause = 0.01
        while True:
            try:
                await self._connection()
                pause = 0.01
            except (OSError, WebSocketException, TimeoutError):
                pause = min(0.2, pause * 2)
            except Exception as error:
                self._fail(error)
                return
            await asyncio.sleep(pause * self.dice.random())

    async def _connection(self) -> None:
        async with self._connected(self.home or self.dice.choice(self.house.urls)) as socket:
            self._socket = socket
            self.connections += 1
            self.looks = 1  # until it has looked, nothing it knows is fresh
            try:
                async for message in socket:
                    frame = _decode(message)
                    if frame["type"] == "hello":
                        self.looks = 0
                        await self.look()
                        for sent in list(self.sent.values()):
                            self.doubts += not sent.answer.done()
                            await self._again(sent)
                    else:
                        self.hear(frame)
            finally:
                self._socket = None

    def _connected(self, url: str) -> connect:
        return connect(
            url.replace("http", "ws", 1) + "/api/socket",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            max_size=LARGEST,
            ping_interval=None,
            close_timeout=1,
            open_timeout=PATIENCE,
            compression=None,
            proxy=None,
        )

    async def look(self, seat: int | None = None, *, forget: bool = False) -> None:
        """Look at the table, with the eyes of a seat: on from what is known, or from less."""
        if seat is not None:
            self.wanted = seat
        self._expected = self.picture.own_audience if self.wanted is None else self.wanted
        known = 0 if self._expected is None else len(self.picture.told.get(self._expected, ()))
        since = self.dice.randrange(known + 1) if forget else known
        self.looks += 1
        await self._send({"type": "watch", "table": self.table, "seat": self.wanted, "since": since})
        await self._send({"type": "ping"})  # its pong comes after the answer

    async def _look_again(self, connection: int) -> None:
        """A look was refused because the server could not see the table either."""
        if connection == self.connections:
            self.looks -= 1
            await self.look()

    async def _send(self, frame: Frame) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(msgspec.json.encode(frame).decode())

    async def drop(self, *, rudely: bool) -> None:
        """Lose the connection."""
        socket = self._socket
        if socket is not None and rudely:
            socket.transport.abort()
        elif socket is not None:
            await socket.close()

    def _fail(self, error: BaseException) -> None:
        self._failure = error
        for sent in self.sent.values():
            if not sent.answer.done():
                sent.answer.set_exception(error)
        self._ring()

    def _ring(self) -> None:
        bell, self._bell = self._bell, asyncio.Event()
        bell.set()

    async def until(self, wanted: Callable[[Picture], bool], patience: float = PATIENCE) -> Picture:
        """Wait until the picture is as wanted."""
        try:
            async with asyncio.timeout(patience):
                while True:
                    if self._failure is not None:
                        raise self._failure
                    if wanted(self.picture):
                        return self.picture
                    await self._bell.wait()
        except TimeoutError:
            raise Violation(f"{self}: waited {patience} s in vain; {self.state()}") from None

    # --- what it is told

    def hear(self, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "table":
            self._seen(frame)
        elif kind in ("done", "refused"):
            self._answered(frame)
        elif kind == "presence":
            self.present = frame["seats"]
        elif kind == "pong":
            self.looks -= 1
        elif kind == "error":
            if frame["code"] != "unavailable":
                raise Violation(f"{self}: {frame}")
            self.looks += 1
            self._soon(self._look_again, self.connections)
        elif kind != "bye":
            raise Violation(f"{self}: unknown frame {frame}")
        self._ring()

    def _soon(self, what: Callable[..., Any], *about: Any) -> None:
        asyncio.get_running_loop().call_later(0.05, lambda: self.house.later(what(*about)))

    def _seen(self, frame: Frame) -> None:
        """A frame of the table: it must go on exactly where the last one ended, or answer a look."""
        picture = self.picture
        audience, n, items = frame["audience"], frame["n"], frame["items"]
        first = n - len(items)
        anew = audience != picture.audience
        if anew and "state" not in frame:
            raise Violation(f"{self}: told with the eyes of {audience}, without a state")
        if anew and audience != self._expected:
            # It has other seats by now than when it asked, or was not asked for at all: then it is told everything.
            own = Picture(state=frame["state"]).own_audience
            if self._expected is not None and audience != own:
                raise Violation(f"{self}: told with the eyes of {audience}, which are not its own")
            self.wanted = None
            if first:
                picture.state = frame["state"]
                self.house.later(self.look())
                return
        known = picture.told.setdefault(audience, [])
        if self.looks and first > len(known):
            return  # between two looks: the answer to the second one tells it all
        if first > len(known) or n < len(known) or (first < len(known) and not self.looks and not anew):
            raise Violation(f"{self}: {len(known)} items are known, the frame goes from {first} to {n}")
        if items[: len(known) - first] != known[first:]:
            raise Violation(f"{self}: items {first + 1} to {len(known)} are told otherwise than before")
        known += items[len(known) - first :]
        picture.audience = audience
        picture.state = frame.get("state", picture.state)
        if "view" in frame:
            picture.view, picture.actions, picture.undo = frame["view"], frame["actions"], frame["undo"]
        if self.wanted is None and audience != picture.own_audience and not self.looks:
            self.house.later(self.look())

    def _answered(self, frame: Frame) -> None:
        sent = self.sent.get(frame["id"])
        if sent is None:
            return
        if frame["type"] == "refused" and frame["code"] == "unavailable":
            self._soon(self._again, sent)
            return
        seat = sent.frame["command"].get("seat")
        fresh = seat == self.picture.audience and not self.looks
        if frame["type"] == "done" and fresh and frame["n"] > self.picture.n:
            raise Violation(f"{self}: {frame} came before the frame that shows it")
        self._take(sent, frame)

    def _take(self, sent: Sent, frame: Frame) -> None:
        if sent.answers and sent.answers[0]["type"] != frame["type"]:
            raise Violation(f"{self}: two answers to {sent.frame}: {sent.answers[0]} and {frame}")
        sent.answers.append(frame)
        if not sent.answer.done():
            sent.answer.set_result(frame)

    async def _again(self, sent: Sent) -> None:
        if not sent.answer.done():
            await self._send(sent.frame)

    # --- what it does

    async def do(self, command: dict[str, Any], *, twice: bool = False, elsewhere: bool = False) -> Frame:
        """Ask for something until there is an answer: done, or refused for good."""
        self._numbers += 1
        id = f"{self.name}-{self._numbers}"
        frame = {"type": "do", "id": id, "table": self.table, "command": command}
        sent = self.sent[id] = Sent(frame, asyncio.get_running_loop().create_future())
        # Later answers to a repeated command are still looked at for a while.
        sent.answer.add_done_callback(lambda _: asyncio.get_running_loop().call_later(2.0, self.sent.pop, id, None))
        aside = asyncio.create_task(self._aside(sent)) if elsewhere else None
        try:
            await self._send(frame)
            if twice:
                await self._send(frame)
            async with asyncio.timeout(PATIENCE):
                answer = await sent.answer
        except TimeoutError:
            raise Violation(f"{self}: no answer to {frame}") from None
        if aside is not None:
            await aside
        if answer["type"] == "done":
            self.done.append((frame, answer))
        else:
            self.refused.add(id)
        return answer

    async def must(self, command: dict[str, Any]) -> Frame:
        """Something that cannot be refused."""
        answer = await self.do(command)
        if answer["type"] != "done":
            raise Violation(f"{self}: {command} was refused: {answer}")
        return answer

    async def _aside(self, sent: Sent) -> None:
        """The same command over another socket of the same visitor, once."""
        with contextlib.suppress(OSError, WebSocketException):
            async with self._connected(self.dice.choice(self.house.urls)) as socket:
                await socket.send(msgspec.json.encode(sent.frame).decode())
                async with asyncio.timeout(PATIENCE):
                    async for message in socket:
                        frame = _decode(message)
                        if frame["type"] in ("done", "refused"):
                            if frame.get("code") != "unavailable":
                                self._take(sent, frame)
                            return

    def asked(self) -> int | None:
        """A seat of this device that is to act, first the one that is shown."""
        picture = self.picture
        if picture.status != "playing" or picture.view is None or self.looks:
            return None
        asked = [seat for seat in picture.view["to_move"] if seat in picture.mine]
        if picture.audience in asked:
            return picture.audience if picture.actions else None
        return asked[0] if asked and len(picture.mine) > 1 else None
