"""Games go on while servers and databases are killed: the lanes of a household, and whoever pulls the plug."""

from __future__ import annotations

import asyncio
import contextlib
import io
import itertools
import random
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import sqlalchemy as sa

from topsecret import cli
from topsecret.server import schema
from topsecret.server.store_engine import address, reader_engine

from .household import Household, Party, check_log
from .players import Manners
from .postgres import Postgres
from .process import Server

Kind = tuple[str, dict[str, Any], str]
SHORT: list[Kind] = [
    ("kramer", {"players": 2, "finish": 20}, "ab"),
    ("kramer", {"players": 3, "cards": True, "finish": 20}, "aba"),
    ("kramer", {"players": 4, "cards": True, "dossier": True, "finish": 20}, "abcd"),
    ("kramer", {"players": 3, "dossier": True, "finish": 20}, "ab."),
    ("randolph", {"players": 2, "round_limit": 3}, "ab"),
    ("randolph", {"players": 3, "edition": "english", "round_limit": 2}, "abc"),
    ("randolph", {"players": 4, "placement": "round_robin", "round_limit": 1}, "abab"),
    ("randolph", {"players": 3, "round_limit": 2}, "a.b"),
]
"""Games of every kind that do not take long."""


BUSY = Manners(close=0.01, abort=0.01, illegal=0.01, stale=0.01)
"""Mostly they play."""


async def games_while(
    house: Household,
    database: str,
    lanes: int,
    plug: Callable[[], Coroutine[Any, Any, None]],
    kinds: Sequence[Kind] = SHORT,
    homes: Sequence[str] | None = None,
) -> list[Party]:
    """Whole games, one after the other in each lane, as long as the plug is being pulled; all of them to their end, checked."""
    pulled = asyncio.create_task(plug())
    waiting = itertools.cycle(kinds)
    played: list[Party] = []

    async def lane() -> None:
        while not pulled.done():
            game, options, seats = next(waiting)
            party = await house.game(game, options, seats, spectators=house.dice.random() < 0.3, homes=homes)
            played.append(party)

    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(lanes):
                group.create_task(lane())
        await pulled
    finally:
        pulled.cancel()
        await asyncio.gather(pulled, return_exceptions=True)
    for party in played:
        check_log(database, party)
    return played


async def again_and_again(count: int, dice: random.Random, pull: Callable[[], None], pause: float = 0.6) -> None:
    """Pull the plug that often, after pauses of any length up to `pause` seconds; `pull` returns when all is on again.

    Now and then it is calm for longer than a lease, so that bots get their turn too.
    """
    for number in range(1, count + 1):
        await asyncio.sleep(dice.uniform(3.0, 4.0) if number % 15 == 0 else dice.uniform(0.0, pause))
        await asyncio.to_thread(pull)


def checked(database: str, played: Sequence[Party]) -> int:
    """`topsecret db check` finds nothing, and all these games are over; the number of rows in the database."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
        code = cli.main(["db", "check", "--database", database])
    assert code == 0, told.getvalue()
    engine = reader_engine(address(database))
    with engine.connect() as connection:
        ended = set(connection.scalars(sa.select(schema.tables.c.key).where(schema.tables.c.status == "over")))
        rows = connection.scalar(sa.select(sa.func.count()).select_from(schema.events))
    engine.dispose()
    assert {party.key for party in played} <= ended
    return int(rows or 0)


async def kill_server(server: Server, kills: int, seed: int, lanes: int = 10) -> str:
    """SIGKILL a server that often under load; what came of it, in words."""
    async with Household([server.url], seed, manners=BUSY) as house:
        played = await games_while(
            house, server.database, lanes, lambda: again_and_again(kills, random.Random(seed), server.restart)
        )
    assert server.kills == kills
    await asyncio.to_thread(server.stop)
    assert server.faults == []
    return await asyncio.to_thread(_summary, f"{kills} kills of the server", server.database, played, kills)


async def kill_nodes(servers: Sequence[Server], kills: int, seed: int, lanes: int = 6) -> str:
    """SIGKILL one of several nodes that often under load."""
    dice = random.Random(seed)
    database = servers[0].database
    async with Household([server.url for server in servers], seed, manners=BUSY) as house:
        played = await games_while(
            house, database, lanes, lambda: again_and_again(kills, dice, lambda: dice.choice(servers).restart())
        )
    assert [server.faults for server in servers] == [[] for _ in servers]
    return await asyncio.to_thread(_summary, f"{kills} kills of {len(servers)} nodes", database, played, 1)


async def kill_database(postgres: Postgres, servers: Sequence[Server], kills: int, seed: int, lanes: int = 6) -> str:
    """SIGKILL PostgreSQL that often under running servers."""

    def pull() -> None:
        postgres.kill()
        postgres.start()

    database = servers[0].database
    async with Household([server.url for server in servers], seed, manners=BUSY) as house:
        played = await games_while(
            house, database, lanes, lambda: again_and_again(kills, random.Random(seed), pull, 1.0)
        )
    assert [server.faults for server in servers] == [[] for _ in servers]
    return await asyncio.to_thread(_summary, f"{kills} kills of PostgreSQL", database, played, 0)


def _summary(what: str, database: str, played: Sequence[Party], least: int) -> str:
    rows = checked(database, played)
    doubts = sum(device.doubts for party in played for device in party.devices)
    assert doubts >= least
    return f"{what}: {len(played)} games, {rows} rows, {doubts} commands under way when a connection broke"
