"""The long runs of `make soak`: households for many rounds, and hundreds of kills."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from .chaos import checked, kill_database, kill_nodes, kill_server
from .household import Household, Party, check_log, steadily
from .postgres import Postgres
from .process import Server, nodes
from .test_household import games

pytestmark = pytest.mark.soak


async def rounds(servers: list[Server], count: int, seed: int) -> None:
    """Every kind of game, that often; every fifth as long as the rules say."""
    dice = random.Random(seed)
    played: list[Party] = []
    for number in range(count):
        async with Household([server.url for server in servers], seed + number) as house:

            async def one(kind: tuple[str, dict[str, Any], str], house: Household = house) -> None:
                game, options, seats = kind
                if dice.random() < 0.2:
                    options = {name: value for name, value in options.items() if name != "finish"}
                    options |= {"round_limit": 20} if game == "randolph" else {}
                homes = house.urls if dice.random() < 0.5 else None
                party = await house.game(game, options, seats, spectators=dice.randrange(3), homes=homes)
                await asyncio.to_thread(check_log, servers[0].database, party)
                played.append(party)

            await steadily(games(), 10, one)
    assert [server.faults for server in servers] == [[] for _ in servers]
    rows = await asyncio.to_thread(checked, servers[0].database, played)
    print(f"{len(played)} games, {rows} rows")


def test_a_household_plays_every_kind_of_game_on_sqlite_ten_times(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path) as server:
        asyncio.run(rounds([server], 10, random.randrange(10**6)))


def test_a_household_plays_every_kind_of_game_at_three_nodes_ten_times(tmp_path: Path) -> None:
    with Postgres() as postgres, nodes(postgres.fresh(), tmp_path, 3) as servers:
        asyncio.run(rounds(servers, 10, random.randrange(10**6)))


def test_a_server_on_sqlite_is_killed_300_times_and_all_games_go_on(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path) as server:
        print(asyncio.run(kill_server(server, 300, random.randrange(10**6))))


def test_a_server_on_postgresql_is_killed_300_times_and_all_games_go_on(tmp_path: Path) -> None:
    with Postgres() as postgres, Server(postgres.fresh(), tmp_path) as server:
        print(asyncio.run(kill_server(server, 300, random.randrange(10**6))))


def test_three_nodes_are_killed_150_times_and_all_games_go_on(tmp_path: Path) -> None:
    with Postgres() as postgres, nodes(postgres.fresh(), tmp_path, 3) as servers:
        print(asyncio.run(kill_nodes(servers, 150, random.randrange(10**6))))


def test_postgresql_is_killed_100_times_under_two_nodes_and_all_games_go_on(tmp_path: Path) -> None:
    with Postgres() as postgres, nodes(postgres.fresh(), tmp_path, 2) as servers:
        print(asyncio.run(kill_database(postgres, servers, 100, random.randrange(10**6))))
