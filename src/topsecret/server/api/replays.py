"""Games looked at again, downloaded, and continued against bots."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from ...bots.characters import free_character
from ...fair import UNSEEDED
from ...record import Record
from .. import commands as c
from .. import entries as e
from .. import settle
from ..commands import Refusal
from ..live import Live
from ..packing import EVERYBODY, for_everybody
from ..replays import MOST_FRAMES, frames, position_at, story
from ..services import Services
from ..store import VisitorRow
from ..visitors import who
from .access import AnyRequest, Asker, Caller, Rooms, Visitor, link
from .tables import Address, SeatAsked, TableKey


class Moments(msgspec.Struct):
    """How many moments the game has for these eyes, and those that were asked for."""

    moments: int
    frames: list[dict[str, Any]]


class Continued(msgspec.Struct, forbid_unknown_fields=True):
    """From which moment of the replay, in which seat, against bots of which level."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: c.Seat
    level: Annotated[str, msgspec.Meta(max_length=40)] = "normal"


class Revealed(msgspec.Struct):
    """The end of a game with everything open."""

    seats: list[dict[str, Any]]
    seed: str | None
    """Of the dice; null for a game whose dice came from elsewhere."""
    hash: str | None


class Story(msgspec.Struct):
    """What these eyes were told, moment by moment: `moments[0]` is what was told at moment 1."""

    moments: list[list[dict[str, Any]]]


Open = Annotated[bool, QueryParameter(name="open", description="Everybody's secrets, when the game is over")]


def _eyes(
    request: AnyRequest, services: Services, live: Live, asker: VisitorRow | None, seat: int | None
) -> int | None:
    """With whose eyes the asker may look at a game again; None: a spectator's."""
    visitor = asker.id if asker is not None else None
    if live.table.status != "over":
        audience = services.hall.admit(live, visitor, seat)
        return audience if audience >= 0 else None
    # Then everybody may look with anybody's eyes.
    for_everybody(request.scope)
    services.hall.admit(live, visitor, None)
    if seat is not None and seat >= len(live.table.places):
        raise Refusal("bad", f"there is no seat {seat}: the seats are 0 to {len(live.table.places) - 1}")
    return seat


@get("/tables/{key:str}/replay", tags=["replays"], summary="Moments of a game")
async def replay(
    request: AnyRequest,
    services: Rooms,
    asker: Asker,
    key: TableKey,
    seat: SeatAsked = None,
    open: Open = False,
    from_: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = 20,
) -> Moments:
    live = await services.hall.find(key)
    async with live.lock:
        await services.hall.fresh(live)
        eyes = _eyes(request, services, live, asker, seat)
        return Moments(**frames(live.table, eyes, open=open, start=from_, count=count))


@get("/tables/{key:str}/story", tags=["replays"], summary="What was told at each moment of a game")
async def told(
    request: AnyRequest, services: Rooms, asker: Asker, key: TableKey, seat: SeatAsked = None, open: Open = False
) -> Story:
    live = await services.hall.find(key)
    async with live.lock:
        await services.hall.fresh(live)
        return Story(story(live.table, _eyes(request, services, live, asker, seat), open=open))


@get(
    "/tables/{key:str}/record",
    tags=["replays"],
    opt=EVERYBODY,
    summary="The record of a finished game",
    media_type="text/plain",
)
async def record(services: Rooms, asker: Asker, key: TableKey) -> Response[str]:
    live = await services.hall.find(key)
    async with live.lock:
        await services.hall.fresh(live)
        services.hall.admit(live, asker.id if asker is not None else None, None)
        table = live.table
        if table.status != "over" or table.fair is None:
            raise Refusal("state", "the record can be had when the game is over: it holds everybody's secrets")
        seed = None if table.fair.seed == UNSEEDED else table.fair.seed
        text = str(Record.of(table.playing, notes=False, seed=seed))
        name = f"topsecret-{table.game.name}-{table.code}.txt"
    return Response(text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{key:str}/reveal", opt=EVERYBODY, tags=["replays"], summary="The end of a game with everything open")
async def reveal(services: Rooms, asker: Asker, key: TableKey) -> Revealed:
    live = await services.hall.find(key)
    async with live.lock:
        await services.hall.fresh(live)
        services.hall.admit(live, asker.id if asker is not None else None, None)
        table = live.table
        if table.status != "over" or table.fair is None:
            raise Refusal("state", "everything is shown when the game is over")
        views = [table.playing.view(seat, log=False) for seat in range(len(table.places))]
        for view in views:
            del view["notes"]
        if table.fair.seed == UNSEEDED:
            return Revealed(views, None, None)
        return Revealed(views, table.fair.seed.hex(), table.fair.hash)


@post(
    "/tables/{key:str}/continue", tags=["replays"], summary="Go on from a moment against bots, at a table of your own"
)
async def go_on(
    request: AnyRequest, services: Rooms, visitor: Visitor, caller: Caller, key: TableKey, data: JSONBody[Continued]
) -> Address:
    services.limits.take("tables", visitor.id, caller)
    live = await services.hall.find(key)
    async with live.lock:
        await services.hall.fresh(live)
        table = live.table
        services.hall.admit(live, visitor.id, None)
        if table.status != "over" and data.seat not in table.seats_of(visitor.id):
            raise Refusal("forbidden", "while the game is on, only its players go on from their own seats")
        if data.seat >= len(table.places):
            raise Refusal("bad", f"there is no seat {data.seat}: the seats are 0 to {len(table.places) - 1}")
        level = settle.level(data.level, table.game.name)
        position = position_at(table, data.seat, data.moment)
        seats: list[e.AnyEntry] = [
            e.Created(
                table.game.name,
                table.setup.options,
                visitor.id,
                title=table.setup.title,
                position=position,
                of=table.key,
            )
        ]
        own = visitor.name or table.places[data.seat].name or f"Seat {data.seat}"
        names = {own, *(place.name for place in table.places if place.ours)}
        for seat, place in enumerate(table.places):
            if seat == data.seat:
                seats.append(e.Sat(seat, own, visitor.id, bot=visitor.kind == "bot", ready=True))
                continue
            who_plays = place.name if place.ours and place.name != own else free_character(names)
            names.add(who_plays)
            seats.append(e.Sat(seat, who_plays, level=level, bot=True))
    fresh = await services.hall.create(seats, table.game.name, False, visitor.id)
    await services.command(fresh, who(visitor), c.Start(), None, caller)
    return Address(fresh.table.key, fresh.table.code, link(request, services, fresh.table.code))


HANDLERS: list[HTTPRouteHandler] = [replay, told, record, reveal, go_on]
