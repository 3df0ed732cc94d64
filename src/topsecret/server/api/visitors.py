"""Visitors: a cookie for browsers, a token for programs."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from .. import settle
from ..commands import Refusal
from ..hall import Hall
from ..headers import COOKIE
from ..store import TableRow, VisitorRow
from .access import AnyRequest, Asker, Caller, Rooms, Visitor

YEAR = 365 * 24 * 3600
MOST_TABLES = 30

VisitorName = Annotated[str, msgspec.Meta(max_length=30)]
Language = Annotated[str, msgspec.Meta(max_length=12, pattern="^[A-Za-z-]*$")]


class Me(msgspec.Struct):
    """What the server knows of you."""

    name: str
    language: str
    kind: str


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What is left out stays."""

    name: VisitorName | None = None
    language: Language | None = None


class NewVisitor(msgspec.Struct, forbid_unknown_fields=True):
    name: VisitorName = ""
    language: Language = ""


class Token(msgspec.Struct):
    """Keep the token: it is shown this once."""

    token: str
    name: str


class MyTable(msgspec.Struct):
    """A table you sit at. `asked`: the seats whose turn it is; the oldest of them has been asked `since` then."""

    key: str
    code: str
    game: str
    title: str
    status: str
    seats: list[int]
    names: list[str]
    your_turn: bool
    asked: list[int]
    since: int | None
    deadline: int | None
    """When your time runs out, or that of the others if it is not your turn."""
    began: bool
    """False for a table that was closed before its game began."""
    winners: list[int]
    ended_at: int | None
    """None while it goes on: when something was last written would tell of moves made in secret."""


@get("/me", tags=["visitors"], summary="Who am I? A browser without a cookie gets one")
async def me(request: AnyRequest, services: Rooms, asker: Asker, caller: Caller) -> Response[Me]:
    if asker is not None:
        return Response(_me(asker))
    services.limits.take("visitors", caller)
    token, row = await services.visitors.new()
    secure = request.url.scheme == "https" or services.settings.base_url.startswith("https:")
    cookie = Cookie(COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return Response(_me(row), cookies=[cookie])


@patch("/me", tags=["visitors"], summary="Change your name or language")
async def change_me(services: Rooms, visitor: Visitor, data: JSONBody[Changes]) -> Me:
    name = data.name if not data.name else settle.name(data.name)
    await services.visitors.change(visitor, name, data.language)
    return Me(
        visitor.name if name is None else name,
        visitor.language if data.language is None else data.language,
        visitor.kind,
    )


@post("/visitors", tags=["visitors"], summary="A token for a program that plays for a person")
async def new_visitor(services: Rooms, caller: Caller, data: JSONBody[NewVisitor]) -> Token:
    services.limits.take("visitors", caller)
    name = settle.name(data.name) if data.name else ""
    token, row = await services.visitors.new(name=name, language=data.language)
    return Token(token, row.name)


@get("/me/tables", tags=["visitors"], summary="The tables you sit at, and where it is your turn")
async def my_tables(services: Rooms, visitor: Visitor) -> list[MyTable]:
    rows = await services.store.tables_of(visitor.id, MOST_TABLES)
    found = [await _mine(services.hall, row, visitor.id) for row in rows]
    return [table for table in found if table is not None]


async def _mine(hall: Hall, row: TableRow, visitor: int) -> MyTable | None:
    try:
        live = await hall.find(row.key)
    except Refusal:
        return None
    async with live.lock:
        table = live.table
        mine = table.seats_of(visitor)
        times = table.times
        asked = sorted(times.asked)
        waited_for = [seat for seat in asked if seat in mine] or asked
        deadlines = [at for at in map(times.deadline, waited_for) if at is not None]
        return MyTable(
            key=table.key,
            code=table.code,
            game=table.game.name,
            title=table.setup.title,
            status=table.status,
            seats=mine,
            names=[place.name for place in table.places],
            your_turn=any(seat in times.asked for seat in mine),
            asked=asked,
            since=min((times.asked[seat].at for seat in waited_for), default=None),
            deadline=min(deadlines, default=None),
            began=table.match is not None,
            winners=list(table.result["winners"]) if table.result is not None else [],
            ended_at=row.updated_at if table.status == "over" else None,
        )


def _me(row: VisitorRow) -> Me:
    return Me(row.name, row.language, row.kind)


HANDLERS: list[HTTPRouteHandler] = [me, change_me, new_visitor, my_tables]
