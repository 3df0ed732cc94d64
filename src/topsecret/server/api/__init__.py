"""The HTTP routes, a room for each group of operations."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

TAGS = {
    "info": "What this server is and which games it knows.",
    "visitors": "Who you are: no sign-up, only a token.",
    "tables": "Create, find, join and play tables.",
    "replays": "Games looked at again, and continued against bots.",
    "bots": "For programs that play: invitations, streams of news, moves.",
    "notices": "Be told elsewhere that it is your turn.",
}


def routes() -> list[Router]:
    """Everything below /api."""
    from . import access, bot, games, lessons, notices, replays, tables, visitors

    return [
        Router(
            path="/api",
            route_handlers=[
                *games.HANDLERS,
                *lessons.HANDLERS,
                *visitors.HANDLERS,
                *tables.HANDLERS,
                *replays.HANDLERS,
                *bot.HANDLERS,
                *notices.notice_routes(),
            ],
            dependencies={
                "services": Provide(access.services, sync_to_thread=False),
                "asker": Provide(access.asker),
                "visitor": Provide(access.visitor),
                "caller": Provide(access.address, sync_to_thread=False),
            },
        )
    ]
