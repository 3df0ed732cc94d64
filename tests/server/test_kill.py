"""The plug is pulled again and again while a household plays: nothing that was acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from .chaos import kill_database, kill_server
from .household import Household
from .players import GOOD, Player
from .postgres import Postgres
from .process import Server


def test_a_server_on_sqlite_is_killed_dozens_of_times_and_all_games_go_on(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path) as server:
        print(asyncio.run(kill_server(server, 13, seed=11)))


def test_a_server_on_postgresql_is_killed_dozens_of_times_and_all_games_go_on(tmp_path: Path) -> None:
    with Postgres() as postgres, Server(postgres.fresh(), tmp_path) as server:
        print(asyncio.run(kill_server(server, 13, seed=12)))


def test_bots_go_on_at_once_when_a_server_on_sqlite_comes_back(tmp_path: Path) -> None:
    """Nobody else can look after its tables: it need not wait for a lease of the one that died."""

    async def watched(server: Server) -> float:
        async with Household([server.url], seed=14, manners=GOOD) as house:
            party = await house.table("kramer", {"players": 3, "finish": 60}, "a..", absent="bot")
            async with party:
                await party.begin()
                await party.host.must({"do": "leave"})
                watcher = Player(house, "w", await house.visitor("w"), party.key)
                await watcher.open()
                n = watcher.picture.n
                await watcher.until(lambda picture: picture.n > n + 3)
                await asyncio.to_thread(server.restart)
                began, n = time.monotonic(), watcher.picture.n
                await watcher.until(lambda picture: picture.n > n)
                await watcher.close()
                return time.monotonic() - began

    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path, lease_ttl="30", bots_delay="0.05,0.1") as server:
        assert asyncio.run(watched(server)) < 15


def test_postgresql_is_killed_under_a_running_server_and_all_games_go_on(tmp_path: Path) -> None:
    with Postgres() as postgres, Server(postgres.fresh(), tmp_path) as server:
        print(asyncio.run(kill_database(postgres, [server], 4, seed=13)))
        assert server.kills == 0
