"""For programs that play: an account, invitations, streams of news as lines of JSON, moves."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from .. import commands as c
from .. import settle
from ..commands import Refusal
from ..hall import Done
from ..live import Live
from ..pace import Pace
from ..services import Services
from ..store import VisitorRow
from ..visitors import who
from .access import Caller, Rooms, Visitor
from .tables import SeatAsked, Since, TableKey

LINES = "application/x-ndjson"
BEAT_S = 10.0
"""Seconds between two signs of life on a stream: an empty line."""
LOOK_S = 0.5
MOST_TABLES = 100
MOST_FRAMES = 500

_encode = msgspec.json.Encoder().encode


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    name: c.Name


class BotToken(msgspec.Struct):
    """Keep the token: it is shown this once."""

    token: str
    name: str


class BotGame(msgspec.Struct):
    table: str
    code: str
    game: str
    seat: int
    status: str
    names: list[str]


class BotGames(msgspec.Struct):
    invitations: list[BotGame]
    games: list[BotGame]


class BotMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move with an id of your own: sent twice, it is played once."""

    id: c.Id
    move: c.Move
    seat: c.Seat
    at: c.Version | None = None


class Line(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: c.Id | None = None


class SeatOf(msgspec.Struct, forbid_unknown_fields=True):
    seat: c.Seat


@post("/bot/accounts", tags=["bots"], summary="An account for a bot, with the token it needs")
async def new_account(services: Rooms, caller: Caller, data: JSONBody[NewBot]) -> BotToken:
    services.limits.take("visitors", caller)
    name = settle.name(data.name)
    if any(bot.name == name for bot in await services.store.bots()):
        raise Refusal("state", f"a bot called {name} is here already: choose another name")
    token, row = await services.visitors.new(kind="bot", name=name)
    return BotToken(token, row.name)


@get("/bot/games", tags=["bots"], summary="Invitations and games of this bot")
async def list_games(services: Rooms, visitor: Visitor) -> BotGames:
    _must_be_bot(visitor)
    return await _games(services, visitor)


@post(
    "/bot/games/{key:str}/accept",
    tags=["bots"],
    summary="Take the seat that is kept for the bot",
    status_code=HTTP_200_OK,
)
async def accept(services: Rooms, visitor: Visitor, caller: Caller, key: TableKey, data: JSONBody[SeatOf]) -> Done:
    return await _do(services, visitor, caller, key, c.Accept(data.seat), None)


@post("/bot/games/{key:str}/decline", tags=["bots"], summary="Leave that seat to others", status_code=HTTP_200_OK)
async def decline(services: Rooms, visitor: Visitor, caller: Caller, key: TableKey, data: JSONBody[SeatOf]) -> Done:
    return await _do(services, visitor, caller, key, c.Decline(data.seat), None)


@post("/bot/games/{key:str}/move", tags=["bots"], summary="Make a move", status_code=HTTP_200_OK)
async def move(services: Rooms, visitor: Visitor, caller: Caller, key: TableKey, data: JSONBody[BotMove]) -> Done:
    return await _do(services, visitor, caller, key, c.Play(data.seat, data.move, data.at), data.id)


@post("/bot/games/{key:str}/chat", tags=["bots"], summary="Say something in the players' room", status_code=HTTP_200_OK)
async def chat(services: Rooms, visitor: Visitor, caller: Caller, key: TableKey, data: JSONBody[Line]) -> Done:
    return await _do(services, visitor, caller, key, c.Say("players", data.text), data.id)


@post("/bot/games/{key:str}/resign", tags=["bots"], summary="Give up a game", status_code=HTTP_200_OK)
async def resign(services: Rooms, visitor: Visitor, caller: Caller, key: TableKey, data: JSONBody[SeatOf]) -> Done:
    return await _do(services, visitor, caller, key, c.Resign(data.seat), None)


@get("/bot/stream", tags=["bots"], summary="News of invitations and games, a line of JSON each", media_type=LINES)
async def account_stream(services: Rooms, visitor: Visitor, caller: Caller) -> Stream:
    _must_be_bot(visitor)
    return Stream(_account_news(services, visitor, caller), media_type=LINES)


@get(
    "/bot/games/{key:str}/stream",
    tags=["bots"],
    summary="A game as a stream of frames, a line of JSON each",
    media_type=LINES,
)
async def game_stream(
    services: Rooms, visitor: Visitor, caller: Caller, key: TableKey, seat: SeatAsked = None, since: Since = 0
) -> Stream:
    _must_be_bot(visitor)
    live = await services.hall.find(key)
    services.hall.admit(live, visitor.id, seat)
    return Stream(_frames(services, live, visitor, caller, seat, since), media_type=LINES)


def _must_be_bot(visitor: VisitorRow) -> None:
    if visitor.kind != "bot":
        raise Refusal("forbidden", "this is for bots: make an account with POST /api/bot/accounts")


async def _do(
    services: Services, visitor: VisitorRow, caller: str, key: str, command: c.Command, id: str | None
) -> Done:
    _must_be_bot(visitor)
    services.limits.take("bot_moves", visitor.id)
    return await services.command(await services.hall.find(key), who(visitor), command, id, caller)


async def _games(services: Services, visitor: VisitorRow) -> BotGames:
    found = BotGames([], [])
    for row in await services.store.tables_of(visitor.id, MOST_TABLES):
        if row.status == "over":
            continue
        try:
            live = await services.hall.find(row.key)
        except Refusal:
            continue
        async with live.lock:
            table = live.table
            for seat, place in enumerate(table.places):
                if place.visitor == visitor.id and table.status != "over":
                    names = [each.name for each in table.places]
                    one = BotGame(table.key, table.code, table.game.name, seat, table.status, names)
                    (found.invitations if place.invited else found.games).append(one)
    return found


async def _account_news(services: Services, visitor: VisitorRow, caller: str) -> AsyncIterator[bytes]:
    """Invitations, starts and ends, those that stand when the stream begins included."""
    known: dict[tuple[str, int], str] = {}
    with services.limits.socket(caller):
        quiet = 0.0
        while not services.stopping:
            games = await _games(services, visitor)
            now = {(one.table, one.seat): "invitation" for one in games.invitations}
            now |= {(one.table, one.seat): one.status for one in games.games}
            news = [
                {
                    "type": {"invitation": "invitation", "playing": "start", "open": "seated"}[state],
                    "table": table,
                    "seat": seat,
                }
                for (table, seat), state in now.items()
                if known.get((table, seat)) != state
            ]
            news += [{"type": "end", "table": table, "seat": seat} for table, seat in known if (table, seat) not in now]
            known = now
            for one in news:
                yield _encode(one) + b"\n"
            quiet = 0.0 if news else quiet + LOOK_S
            if quiet >= BEAT_S:
                quiet = 0.0
                yield b"\n"
            await asyncio.sleep(LOOK_S)


class _StreamDevice:
    """A stream that looks at one table; a reader that is too slow is cut off and comes back."""

    def __init__(self, visitor: int) -> None:
        self.visitor: int | None = visitor
        self.pace: Pace | None = None
        self.frames: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.slow = False

    def send(self, frame: bytes) -> None:
        self.slow = self.slow or len(self.frames) > MOST_FRAMES
        if not self.slow:
            self.frames.append(frame)
        self.news.set()


async def _frames(
    services: Services, live: Live, visitor: VisitorRow, caller: str, seat: int | None, since: int
) -> AsyncIterator[bytes]:
    device = _StreamDevice(visitor.id)
    with services.limits.socket(caller):
        await services.hall.watch(live, device, seat, since)
        try:
            while not services.stopping and not device.slow:
                while device.frames:
                    yield device.frames.popleft() + b"\n"
                device.news.clear()
                try:
                    async with asyncio.timeout(BEAT_S):
                        await device.news.wait()
                except TimeoutError:
                    yield b"\n"
        finally:
            services.hall.unwatch(live, device)


HANDLERS: list[HTTPRouteHandler] = [
    new_account,
    list_games,
    accept,
    decline,
    move,
    chat,
    resign,
    account_stream,
    game_stream,
]
