"""A table that is watched: its picture, what can be done at it, and what happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import pace
from .errors import RETRY, ClientError
from .picture import Frame, Picture
from .web import moves

if TYPE_CHECKING:
    from .client import Client


@dataclass(frozen=True)
class Done:
    """A command was carried out and is durable: the number of its item, and what it gave."""

    n: int
    data: Any


@dataclass
class _Asked:
    """A command that has no answer yet."""

    frame: Frame
    answer: asyncio.Future[Done]
    delays: Iterator[float]


class Table:
    """One table on the client's socket; made by `Client.watch`."""

    def __init__(self, client: Client, key: str, seat: int | None) -> None:
        self.key = key
        self.picture = Picture(key)
        self._client = client
        self._wanted = seat
        self._asked: dict[str, _Asked] = {}
        self._readers: list[asyncio.Queue[Frame]] = []
        self._bell = asyncio.Event()
        self.failure: ClientError | None = None
        """Why nothing more will come, once that is certain."""
        self._astray = False
        self._asked_as: list[int] = []
        self._delays = pace.delays()

    def __repr__(self) -> str:
        return f"<Table {self.key}, {self.picture.status or 'not seen yet'}, n {self.picture.n}>"

    # --- what happens

    async def changes(self) -> AsyncGenerator[Frame, None]:
        """First `{"type": "now"}`, then every frame of this table after it has changed the picture, without end.

        Also `{"type": "lost", "message": …}` when the connection breaks and the server's hello when it is back.
        """
        queue: asyncio.Queue[Frame] = asyncio.Queue()
        queue.put_nowait({"type": "now", "table": self.key})
        self._readers.append(queue)
        try:
            while True:
                frame = await queue.get()
                if self.failure is not None:
                    raise self.failure
                yield frame
        finally:
            self._readers.remove(queue)

    async def until(self, wanted: Callable[[Picture], bool]) -> Picture:
        """Wait until the picture is as wanted; that picture."""
        while True:
            if self.failure is not None:
                raise self.failure
            picture = self.picture
            if wanted(picture):
                return picture
            await self._bell.wait()

    async def show(self, seat: int | None) -> Picture:
        """Pass and play: show this seat's secrets from now on and no other's; None shows nobody's."""
        if seat is not None and seat not in self.picture.mine:
            raise ClientError("forbidden", f"seat {seat} is not yours")
        self._wanted = seat
        self.ask_picture()
        return await self.until(lambda picture: picture.audience == self._expected(picture))

    def _expected(self, picture: Picture) -> int:
        """The audience that we want to be."""
        return picture.own_audience if self._wanted is None else self._wanted

    async def unwatch(self) -> None:
        """Hear no more of this table."""
        self._client.forget(self)

    # --- doing something

    async def do(self, command: Mapping[str, Any], *, id: str | None = None) -> Done:
        """Ask for something; waits, through breaks and restarts, until it is done. ClientError if it is refused."""
        if self.failure is not None:
            raise self.failure
        name = id or self._client.new_id()
        frame = {"type": "do", "id": name, "table": self.key, "command": dict(command)}
        asked = _Asked(frame, asyncio.get_running_loop().create_future(), pace.delays())
        self._asked[name] = asked
        self._client.send(frame)
        try:
            return await asked.answer
        finally:
            del self._asked[name]

    async def sit(self, seat: int, name: str) -> Done:
        """Take a free seat."""
        done = await self.do({"do": "sit", "seat": seat, "name": name})
        await self.until(lambda picture: seat in picture.mine and picture.audience == self._expected(picture))
        return done

    async def stand(self, seat: int) -> Done:
        """Give a seat up before the start; the host can make others stand up."""
        return await self.do({"do": "stand", "seat": seat})

    async def bot(self, seat: int, level: str | None) -> Done:
        """Put a bot into a free seat, or take it away (None)."""
        return await self.do({"do": "bot", "seat": seat, "level": level})

    async def invite(self, seat: int, bot: str) -> Done:
        """Keep a free seat for somebody's bot, by the name of its account."""
        return await self.do({"do": "invite", "seat": seat, "bot": bot})

    async def ready(self, ready: bool = True) -> Done:
        """Say for all one's seats whether the game may start."""
        return await self.do({"do": "ready", "ready": ready})

    async def settings(self, **changed: Any) -> Done:
        """Change the table before the start: options, title, public, spectators, clock, absent."""
        return await self.do({"do": "settings", **changed})

    async def start(self, fill: str | None = None) -> Done:
        """Begin; with `fill`, bots of that level sit down on the free seats first."""
        return await self.do({"do": "start"} if fill is None else {"do": "start", "fill": fill})

    async def play(self, move: Any, *, seat: int | None = None, at: int | None = None) -> Done:
        """Take an action: its notation, its number, an Action, or several, all or none.

        With `at` the move is refused as stale if the seat was asked anew after that number.
        """
        command = {"do": "play", "seat": self.seat(seat), "move": moves(move)}
        return await self.do(command if at is None else {**command, "at": at})

    async def undo(self, seat: int | None = None) -> Done:
        return await self.do({"do": "undo", "seat": self.seat(seat)})

    async def note(self, about: str, text: str, *, seat: int | None = None) -> Done:
        """Keep a private note; an empty text removes it."""
        return await self.do({"do": "note", "seat": self.seat(seat), "about": about, "text": text})

    async def say(self, text: str, *, room: str | None = None, name: str | None = None) -> Done:
        """Chat: players in the players' room, others in the spectators', there with a name of their choice."""
        command = {"do": "say", "room": room or ("players" if self.picture.mine else "spectators"), "text": text}
        return await self.do(command if name is None else {**command, "name": name})

    async def resign(self, seat: int | None = None) -> Done:
        return await self.do({"do": "resign", "seat": self.seat(seat)})

    async def offer(self, yes: bool = True, *, seat: int | None = None) -> Done:
        """Offer to end the game here, or take the offer back; it ends when everybody offers."""
        return await self.do({"do": "offer", "seat": self.seat(seat), "yes": yes})

    async def leave(self) -> Done:
        """Go away with all one's seats. In a game they stay ours, and somebody plays for us until we are back."""
        return await self.do({"do": "leave"})

    async def back(self, seat: int | None = None) -> Done:
        """Take a seat over again."""
        return await self.do({"do": "back", "seat": self.seat(seat)})

    async def rematch(self) -> str:
        """The key of the table where the same people play again."""
        await self.do({"do": "rematch"})
        picture = await self.until(lambda picture: bool(picture.state.get("rematch")))
        return str(picture.state["rematch"])

    async def link(self, seat: int | None = None) -> str:
        """A secret with which another device can take the seat over."""
        while True:
            done = await self.do({"do": "link", "seat": self.seat(seat)})
            if done.data is not None:  # the answer with the secret was lost on the way: a new one is made
                return str(done.data["secret"])

    async def claim(self, secret: str) -> int:
        """Take a seat over from another device; which one."""
        before = set(self.picture.mine)
        await self.do({"do": "claim", "secret": secret})
        picture = await self.until(lambda picture: not before.issuperset(picture.mine))
        return next(seat for seat in picture.mine if seat not in before)

    def seat(self, seat: int | None = None) -> int:
        """The seat meant: the one given, the one shown, or the only one that is ours."""
        if seat is not None:
            return seat
        if self.picture.seat is not None:
            return self.picture.seat
        if len(self.picture.mine) == 1:
            return self.picture.mine[0]
        raise ClientError("bad", f"say which seat: this device has {self.picture.mine or 'none'}")

    # --- for the client

    def ask_picture(self) -> None:
        """Ask the server for what is missing."""
        since = self.picture.known(self._expected(self.picture))
        self._client.send({"type": "watch", "table": self.key, "seat": self._wanted, "since": since})
        self._asked_as = self.picture.mine

    def greeted(self, hello: Frame) -> None:
        """A new connection: watch again, and send what has no answer yet."""
        self._astray = False
        self.ask_picture()
        for asked in self._asked.values():
            self._client.send(asked.frame)
        self._tell(hello)

    def heard(self, frame: Frame) -> None:
        """A frame of this table."""
        kind = frame["type"]
        if kind in ("done", "refused"):
            self._answered(frame)
        elif kind == "error":
            self._refused(ClientError(str(frame["code"]), str(frame["message"])))
        elif kind == "presence":
            self._seen(self.picture.after(frame), frame)
        elif kind == "table":
            self._delays = pace.delays()
            self._seen(self.picture.after(frame), frame)

    def _seen(self, after: Picture | None, frame: Frame) -> None:
        """The picture after a frame; None if what went before is missing, so that it must all be told anew."""
        if after is None:
            if not self._astray:
                self._astray = True
                self.picture = self.picture.without(int(frame["audience"]))
                self.ask_picture()
            return
        self._astray = self._astray and frame["type"] != "table"
        self.picture = after
        if self._wanted is not None and self._wanted not in after.mine and self._asked_as != after.mine:
            self._wanted = None
        if self._wanted is None and after.audience != after.own_audience and self._asked_as != after.mine:
            self.ask_picture()  # we have sat down or stood up, and look with other eyes
        self._tell(frame)

    def _refused(self, error: ClientError) -> None:
        """The table cannot be looked at: not now, or not at all."""
        if error.code in RETRY | {"limit"}:
            asyncio.get_running_loop().call_later(next(self._delays), self.ask_picture)
        else:
            self.failed(error)

    def _answered(self, frame: Frame) -> None:
        asked = self._asked.get(frame["id"])
        if asked is None or asked.answer.done():
            return
        if frame["type"] == "done":
            asked.answer.set_result(Done(int(frame["n"]), frame.get("data")))
        elif frame["code"] in RETRY:
            loop = asyncio.get_running_loop()
            loop.call_later(next(asked.delays), self._again, frame["id"])
        else:
            asked.answer.set_exception(ClientError(str(frame["code"]), str(frame["message"])))

    def _again(self, id: str) -> None:
        if id in self._asked:
            self._client.send(self._asked[id].frame)

    async def doubt(self) -> None:
        """The server did not understand a frame and cannot say which: by HTTP, with the same ids, it says which command."""
        for name, asked in list(self._asked.items()):
            try:
                await self._client.post(
                    f"/api/tables/{self.key}/commands", {"id": name, "command": asked.frame["command"]}
                )
            except ClientError as error:
                if error.code == "bad" and not asked.answer.done():
                    asked.answer.set_exception(error)

    def lost(self, why: str) -> None:
        self._tell({"type": "lost", "table": self.key, "message": why})

    def failed(self, error: ClientError) -> None:
        """Nothing more will come: tell everybody who waits."""
        self.failure = error
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(error)
        self._tell({"type": "failed", "table": self.key, "message": error.message})

    def _tell(self, frame: Frame) -> None:
        for queue in self._readers:
            queue.put_nowait(frame)
        bell, self._bell = self._bell, asyncio.Event()
        bell.set()
