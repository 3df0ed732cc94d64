"""The first entries of a new table."""

from __future__ import annotations

from typing import Any

from . import entries as e
from . import settle
from .decide import Who
from .table import Table


def again(old: Table, who: Who) -> list[e.AnyEntry]:
    """The first entries of a rematch: the same settings, the same people in the same seats."""
    setup = old.setup
    first: list[e.AnyEntry] = [
        e.Created(
            old.game.name,
            setup.options,
            who.visitor,
            title=setup.title,
            public=setup.public,
            spectators=setup.spectators,
            clock=setup.clock,
            absent=setup.absent,
            autostart=setup.autostart,
            of=old.key,
        )
    ]
    for seat, place in enumerate(old.places):
        if place.ours:
            first.append(e.Sat(seat, place.name, level=place.level, bot=True))
        elif place.visitor is not None:
            asks = place.visitor == who.visitor
            first.append(e.Sat(seat, place.name, place.visitor, bot=place.bot, invited=place.bot, ready=asks))
    return first


def first_entries(
    game: str,
    host: int,
    *,
    options: dict[str, Any],
    title: str = "",
    public: bool = False,
    spectators: bool = True,
    clock: e.Clock | None = None,
    absent: Any = "default",
    autostart: bool = False,
) -> list[e.AnyEntry]:
    """The first entry of a new table, everything checked."""
    chosen = settle.game(game)
    return [
        e.Created(
            chosen.name,
            settle.options(chosen, options),
            host,
            title=settle.title(title),
            public=public,
            spectators=spectators,
            clock=settle.clock(clock or e.Clock()),
            absent=absent,
            autostart=autostart,
        )
    ]
