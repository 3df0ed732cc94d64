"""The plug is pulled again and again while a household plays: nothing that was acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .chaos import kill_database, kill_server
from .postgres import Postgres
from .process import Server


def test_a_server_on_sqlite_is_killed_dozens_of_times_and_all_games_go_on(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path) as server:
        print(asyncio.run(kill_server(server, 24, seed=11)))


def test_a_server_on_postgresql_is_killed_dozens_of_times_and_all_games_go_on(tmp_path: Path) -> None:
    with Postgres() as postgres, Server(postgres.fresh(), tmp_path) as server:
        print(asyncio.run(kill_server(server, 24, seed=12)))


def test_postgresql_is_killed_under_a_running_server_and_all_games_go_on(tmp_path: Path) -> None:
    with Postgres() as postgres, Server(postgres.fresh(), tmp_path) as server:
        print(asyncio.run(kill_database(postgres, [server], 6, seed=13)))
        assert server.kills == 0
