"""What this server is, and the games it knows."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from ... import __version__, bots
from ... import games as known_games
from .. import settle
from ..packing import EVERYBODY
from .access import Rooms

GameName = Annotated[str, PathParameter(description="kramer or randolph", max_length=20)]


class Info(msgspec.Struct):
    version: str
    epoch: str
    games: list[str]
    push: bool
    mail: bool
    heartbeat: float


class OptionShown(msgspec.Struct):
    """One option of a game; `kind` is flag, choice, number, optional number or other."""

    name: str
    kind: str
    default: Any
    meaning: str
    allowed: str
    clause: str
    choices: list[str]
    low: int | None
    high: int | None


class GameShown(msgspec.Struct):
    name: str
    title: str
    rules: int
    players: tuple[int, int]
    options: list[OptionShown]
    presets: dict[str, dict[str, Any]]
    levels: list[str]


@get("/info", opt=EVERYBODY, tags=["info"], summary="This server")
async def info(services: Rooms) -> Info:
    settings = services.settings
    return Info(
        __version__,
        services.epoch,
        list(known_games()),
        settings.push.on,
        bool(settings.smtp.host),
        settings.presence.heartbeat,
    )


@get("/games/{game:str}", opt=EVERYBODY, tags=["info"], summary="A game: its options, presets and bots")
async def show_game(game: GameName) -> GameShown:
    chosen = settle.game(game)
    players = chosen.options.get("players")
    return GameShown(
        chosen.name,
        chosen.title,
        chosen.version,
        (players.low, players.high),
        [
            OptionShown(
                o.name,
                o.kind,
                o.write(o.default) if o.write is not None and o.default is not None else o.default,
                o.meaning,
                o.allowed,
                o.clause,
                list(o.choices),
                o.low if "number" in o.kind else None,
                o.high if "number" in o.kind else None,
            )
            for o in chosen.options.options
        ],
        {name: dict(values) for name, values in chosen.options.presets.items()},
        list(bots.levels(chosen.name)),
    )


HANDLERS: list[HTTPRouteHandler] = [info, show_game]
