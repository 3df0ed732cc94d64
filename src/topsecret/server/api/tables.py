"""Tables: create them, find them, look at them, act at them."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from ...bots.characters import free_character
from ...match import IllegalAction
from ...what_if import WhatIf
from .. import catalogue, settle
from .. import commands as c
from .. import entries as e
from ..commands import Refusal
from ..hall import Done
from ..live import Live, now_ms
from ..opening import first_entries
from ..packing import EVERYBODY
from ..page import FOR_YEARS
from ..services import Services
from ..store import VisitorRow
from ..visitors import who
from .access import AnyRequest, Asker, Caller, Rooms, Visitor, link
from .frames import LogBook, Picture
from .games import GameName

MOST_LISTED = 100
MOST_FINISHED = 12
MOST_OPEN = 400
"""Tables that one visitor may make in a day."""
DAY_MS = 24 * 3_600_000

TableKey = Annotated[str, PathParameter(description="The key of a table", max_length=64)]
SeatAsked = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=6, description="With the eyes of this seat of yours")
]
Since = Annotated[int, QueryParameter(name="since", ge=0, description="The number of the last item you have")]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits there from the start: you, under a name, or a bot of some level, as one of the seven characters."""

    name: c.Name | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=20)]
    options: dict[str, Any] = {}
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    public: bool = False
    spectators: bool = True
    clock: e.Clock = e.Clock()
    absent: Literal["default", "bot"] = "default"
    autostart: bool = False
    """The game begins by itself as soon as people have taken all seats."""
    seats: Annotated[list[NewSeat | None], msgspec.Meta(max_length=7)] = []


class Address(msgspec.Struct):
    key: str
    code: str
    link: str


class Listed(msgspec.Struct):
    """A public table that has not begun."""

    key: str
    code: str
    game: str
    title: str
    options: str
    players: int
    free: int
    names: list[str]
    clock: dict[str, int | None]
    spectators: bool
    created_at: int


class Finished(msgspec.Struct):
    """A public game that is over: everybody may look at it again."""

    key: str
    code: str
    game: str
    title: str
    options: str
    names: list[str]
    ended_at: int


class Found(msgspec.Struct):
    key: str


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A command with an id of your own: sent twice, it is carried out once."""

    id: c.Id
    command: c.AnyCommand


class CatalogueEntry(msgspec.Struct):
    id: int
    text: str
    data: dict[str, Any]


class Catalogue(msgspec.Struct):
    """Every action of the game at this table; frames name them by number."""

    rules: int
    actions: list[CatalogueEntry]


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    seat: c.Seat
    move: c.Move


@post("/tables", tags=["tables"], summary="A new table")
async def create_table(
    request: AnyRequest, services: Rooms, visitor: Visitor, caller: Caller, data: JSONBody[NewTable]
) -> Address:
    services.limits.take("tables", visitor.id, caller)
    made = await services.store.count_tables(visitor.id, now_ms() - DAY_MS)
    if services.settings.limits.on and made >= MOST_OPEN:
        raise Refusal("limit", f"you have made {made} tables in a day: try again tomorrow", retry_after=3600)
    first = first_entries(
        data.game,
        visitor.id,
        options=data.options,
        title=data.title,
        public=data.public,
        spectators=data.spectators,
        clock=data.clock,
        absent=data.absent,
        autostart=data.autostart,
    )
    created = first[0]
    if not isinstance(created, e.Created):
        raise AssertionError("a table begins with its creation")
    first += _seated(created, data.seats, visitor)
    live = await services.hall.create(first, created.game, data.public, visitor.id)
    return Address(live.table.key, live.table.code, link(request, services, live.table.code))


def _seated(created: e.Created, wanted: list[NewSeat | None], visitor: VisitorRow) -> list[e.AnyEntry]:
    """Those who sit at the table from the start."""
    game = settle.game(created.game)
    count = int(game.options.complete(game.options.parse(created.options.split()))["players"])
    if len(wanted) > count:
        raise Refusal("bad", f"seats: {len(wanted)} are given, but {count} play")
    entries: list[e.AnyEntry] = []
    names: set[str] = set()
    people = {settle.name(one.name) for one in wanted if one is not None and one.name}
    for seat, one in enumerate(wanted):
        if one is None or (one.name is None and one.bot is None):
            continue
        if one.name is not None and one.bot is not None:
            raise Refusal("bad", f"seats[{seat}]: give a name (you sit there) or a bot, not both")
        if one.bot is not None:
            level = settle.level(one.bot, created.game)
            name = free_character(names | people)
            entries.append(e.Sat(seat, name, level=level, bot=True))
        else:
            name = settle.name(one.name or "")
            if name in names:
                raise Refusal("bad", f"seats[{seat}]: the name {name} is given twice")
            entries.append(e.Sat(seat, name, visitor.id, bot=visitor.kind == "bot", ready=True))
        names.add(name)
    return entries


@get("/tables", opt=EVERYBODY, tags=["tables"], summary="Public tables that wait for players")
async def list_tables(services: Rooms) -> list[Listed]:
    return [
        Listed(key=row.key, code=row.code, created_at=row.created_at, **msgspec.json.decode(row.summary))
        for row in await services.store.open_tables(MOST_LISTED)
    ]


@get("/replays", opt=EVERYBODY, tags=["replays"], summary="Public games that ended lately")
async def list_finished(services: Rooms) -> list[Finished]:
    found = []
    for row in await services.store.finished_tables(MOST_FINISHED):
        facts = msgspec.json.decode(row.summary)
        if facts["spectators"] and not facts["free"]:
            kept = {name: facts[name] for name in ("game", "title", "options", "names")}
            found.append(Finished(key=row.key, code=row.code, ended_at=row.updated_at, **kept))
    return found


@get("/codes/{code:str}", tags=["tables"], summary="The table with that code")
async def find_code(services: Rooms, caller: Caller, code: Annotated[str, PathParameter(max_length=20)]) -> Found:
    services.limits.take("joins", caller)
    row = await services.store.table_by_code(code.strip().upper())
    if row is None:
        raise Refusal("unknown", f"no table has the code {code[:20]}: look at it again, it has 6 letters and digits")
    return Found(row.key)


@get(
    "/tables/{key:str}",
    tags=["tables"],
    summary="A table as you may see it: the frame a socket would get",
    responses={HTTP_200_OK: ResponseSpec(Picture, generate_examples=False, description="The whole picture")},
)
async def look(
    services: Rooms, asker: Asker, key: TableKey, seat: SeatAsked = None, since: Since = 0
) -> Response[bytes]:
    live = await services.hall.find(key)
    visitor = asker.id if asker is not None else None
    async with live.lock:
        await services.hall.fresh(live)
        audience = services.hall.admit(live, visitor, seat)
        return Response(live.picture(audience, visitor, since), media_type="application/json")


@post("/tables/{key:str}/commands", tags=["tables"], summary="Do something at a table", status_code=HTTP_200_OK)
async def command(services: Rooms, visitor: Visitor, caller: Caller, key: TableKey, data: JSONBody[Asked]) -> Done:
    services.limits.take("bot_moves" if visitor.kind == "bot" else "commands", visitor.id)
    live = await services.hall.find(key)
    return await services.command(live, who(visitor), data.command, data.id, caller)


@get(
    "/catalogue/{game:str}/{mark:str}",
    opt=EVERYBODY,
    tags=["tables"],
    summary="Every action of a game, by number; a table's state has the address, and what is there never changes",
    responses={HTTP_200_OK: ResponseSpec(Catalogue, generate_examples=False, description="The catalogue")},
)
async def catalogue_of(
    game: GameName,
    mark: Annotated[str, PathParameter(max_length=40)],
    options: Annotated[str, QueryParameter(max_length=catalogue.LONGEST)] = "",
) -> Response[bytes]:
    chosen = settle.game(game)
    found = catalogue.catalogue(chosen.at(settle.complete(chosen, options)))
    if found.mark != mark:
        raise Refusal("unknown", "there is no such catalogue: a table's state says where its own is")
    return Response(found.text, media_type="application/json", headers={"cache-control": FOR_YEARS})


@get(
    "/tables/{key:str}/actions",
    opt=EVERYBODY,
    tags=["tables"],
    summary="Every action of the game, by number",
    responses={HTTP_200_OK: ResponseSpec(Catalogue, generate_examples=False, description="The catalogue")},
)
async def actions(
    services: Rooms, asker: Asker, key: TableKey, mark: Annotated[str, QueryParameter(max_length=40)] = ""
) -> Response[bytes]:
    live = await _seen(services, asker, key)
    found = catalogue.catalogue(live.table.game_here)
    keep = "private, max-age=31536000, immutable" if mark == found.mark else "no-store"
    return Response(found.text, media_type="application/json", headers={"cache-control": keep})


@get("/tables/{key:str}/log", tags=["tables"], summary="The log book: what a dossier keeper would have written down")
async def log_book(services: Rooms, asker: Asker, key: TableKey, seat: SeatAsked = None) -> LogBook:
    live = await _seen(services, asker, key)
    async with live.lock:
        await services.hall.fresh(live)
        audience = services.hall.admit(live, asker.id if asker is not None else None, seat)
        if live.table.match is None:
            raise Refusal("state", "the game has not begun")
        view = live.table.match.view(audience if audience >= 0 else None)
        return LogBook(view["log"], view["notes"])


@post(
    "/tables/{key:str}/preview",
    tags=["tables"],
    summary="What a move would do, as far as you can know",
    status_code=HTTP_200_OK,
)
async def try_move(services: Rooms, visitor: Visitor, key: TableKey, data: JSONBody[Tried]) -> WhatIf:
    services.limits.take("commands", visitor.id)
    live = await services.hall.find(key)
    async with live.lock:
        await services.hall.fresh(live)
        if data.seat not in live.table.seats_of(visitor.id):
            raise Refusal("forbidden", f"seat {data.seat} is not yours")
        if live.table.status != "playing":
            raise Refusal("state", "there is no game on")
        try:
            # The end of a game of many players is tried in hundreds of worlds: nobody else waits for them.
            return await asyncio.to_thread(live.table.playing.what_if, data.seat, data.move)
        except IllegalAction as error:
            raise Refusal("illegal", str(error)) from None


@get(
    "/tables/{key:str}/qr",
    opt=EVERYBODY,
    tags=["tables"],
    summary="The table's address as a QR code (SVG)",
    media_type="image/svg+xml",
)
async def qr(request: AnyRequest, services: Rooms, asker: Asker, key: TableKey) -> Response[bytes]:
    live = await _seen(services, asker, key)
    code = segno.make(link(request, services, live.table.code), micro=False)
    picture = io.BytesIO()
    code.save(picture, kind="svg", scale=8, border=4, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def _seen(services: Services, asker: VisitorRow | None, key: str) -> Live:
    """A table that the asker may look at."""
    live = await services.hall.find(key)
    services.hall.admit(live, asker.id if asker is not None else None, None)
    return live


HANDLERS: list[HTTPRouteHandler] = [
    create_table,
    list_tables,
    list_finished,
    find_code,
    look,
    command,
    catalogue_of,
    actions,
    log_book,
    try_move,
    qr,
]
