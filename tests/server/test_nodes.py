"""Several servers, one PostgreSQL: they are one server to the players, and one that dies is not missed for long."""

from __future__ import annotations

import asyncio
import itertools
import random
import statistics
import time
from pathlib import Path

import psycopg
import pytest

from topsecret.server import commands as c
from topsecret.server import driver
from topsecret.server import entries as e
from topsecret.server.decide import Who
from topsecret.server.hall import Hall
from topsecret.server.live import Live
from topsecret.server.metrics import Metrics
from topsecret.server.opening import first_entries
from topsecret.server.services import Services
from topsecret.server.settings import load
from topsecret.server.store import Row, Store

from .chaos import SHORT, games_while, kill_nodes
from .devices import Device
from .household import Household, Party, check_log, lines, same_picture, steadily
from .players import GOOD, Manners, Player
from .postgres import Postgres
from .process import Server, nodes

BUSY = Manners(close=0.02, abort=0.02)


def played(database: str, party: Party) -> list[e.Played]:
    """The moves in the log."""
    return [entry for line in lines(database, party.key) for entry in line.entries if isinstance(entry, e.Played)]


def test_players_of_one_table_at_three_nodes_see_the_same_game(postgres: Postgres, tmp_path: Path) -> None:
    async def household(servers: list[Server]) -> None:
        async with Household([server.url for server in servers], seed=31, manners=BUSY) as house:

            async def one(kind: tuple[str, dict, str]) -> None:
                # Half of them stay at one node, half come to another one with every connection.
                homes = house.urls if house.dice.random() < 0.5 else None
                party = await house.game(*kind, spectators=1, homes=homes)
                await asyncio.to_thread(check_log, servers[0].database, party)

            await steadily(SHORT * 2, 6, one)

    with nodes(postgres.fresh(), tmp_path, 3) as servers:
        asyncio.run(household(servers))
        assert [server.faults for server in servers] == [[], [], []]


def test_a_move_at_one_node_is_seen_at_the_other_at_once(postgres: Postgres, tmp_path: Path) -> None:
    async def household(servers: list[Server]) -> list[float]:
        times: list[float] = []
        async with Household([server.url for server in servers], seed=32, manners=GOOD) as house:
            party = await house.table("kramer", {"players": 2}, "ab", homes=house.urls)
            async with party:
                await party.begin()
                a, b = party.players
                while len(times) < 40 and a.picture.status != "over":
                    await a.until(lambda _: a.asked() is not None or b.asked() is not None)
                    mover, other = (a, b) if a.asked() is not None else (b, a)
                    n, move = other.picture.n, mover.picture.actions[0]
                    began = time.perf_counter()
                    doing = asyncio.create_task(mover.must({"do": "play", "seat": mover.asked(), "move": move}))
                    await other.until(lambda picture, n=n: picture.n > n)
                    times.append(time.perf_counter() - began)
                    await doing
                    await asyncio.gather(same_picture(a), same_picture(b))
        return times

    with nodes(postgres.fresh(), tmp_path, 2) as servers:
        times = asyncio.run(household(servers))
    print(
        f"a move at one node was seen at the other after {statistics.median(times) * 1000:.1f} ms (median of {len(times)})"
    )
    assert statistics.median(times) < 1.0


def test_a_race_of_two_nodes_for_the_same_row_loses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    talk = 40

    async def household(servers: list[Server]) -> None:
        async with Household([server.url for server in servers], seed=33, manners=GOOD) as house:
            party = await house.table("kramer", {"players": 2}, "ab", homes=house.urls)
            async with party:
                await party.begin()

                async def chatter(device: Device) -> None:
                    for number in range(talk):
                        await device.must({"do": "say", "room": "players", "text": f"{device.name} {number}"})

                await asyncio.gather(*(chatter(device) for device in party.players for _ in range(2)))
                for device in party.players:
                    await device.until(lambda picture: sum(x["kind"] == "chat" for x in picture.items) == 4 * talk)
                    await same_picture(device)
                check_log(servers[0].database, party)
                said = [x["text"] for x in party.host.picture.items if x["kind"] == "chat" and x["name"] == "a0"]
                assert sorted(said) == sorted([f"a {number}" for number in range(talk)] * 2)

    with nodes(postgres.fresh(), tmp_path, 2) as servers:
        asyncio.run(household(servers))


def test_a_row_that_is_written_while_a_node_reads_the_table_is_not_missed(postgres: Postgres) -> None:
    database = postgres.fresh()

    async def two_halls() -> None:
        one, other = await Store.open(database, node="one"), await Store.open(database, node="other")
        try:
            here, there = Hall(one, Metrics()), Hall(other, Metrics())
            anna = await one.create_visitor(token_hash=b"a" * 32, kind="person", name="Anna", language="", at=0)
            live = await here.create(first_entries("kramer", anna, options={"players": 2}), "kramer", False, anna)
            read = other.log
            reading, written = asyncio.Event(), asyncio.Event()

            async def slowly(table: int, since: int = 0) -> list[Row]:
                rows = await read(table, since)
                reading.set()
                await written.wait()
                return rows

            other.log = slowly
            finding = asyncio.create_task(there.find(live.table.key))
            await reading.wait()
            await here.submit(live, Who(anna, "Anna"), c.Sit(0, "Anna"), "sit")
            assert there.knows(live.table.id)
            hearing = asyncio.create_task(there.heard(live.table.id, live.table.seq))
            await asyncio.sleep(0.05)  # it hears of the row while it still reads what was there before
            written.set()
            await hearing
            assert (await finding).table.seq == live.table.seq
        finally:
            await one.close()
            await other.close()

    asyncio.run(two_halls())


def test_bots_and_clocks_of_a_table_run_once_however_many_nodes_look_at_it(postgres: Postgres, tmp_path: Path) -> None:
    async def household(servers: list[Server]) -> None:
        async with Household([server.url for server in servers], seed=34, manners=GOOD) as house:
            options = {"players": 3, "round_limit": 2}
            # Spectators at every node: all of them have the table in memory and would like to drive it.
            parties = [
                await house.table("kramer", options, seats, spectators=3, homes=house.urls, clock={"move": 5})
                for seats in ("a..", "a..", "ab.")
            ]
            for party in parties:
                await asyncio.gather(*(device.open() for device in party.devices))
                await party.begin()
            silent, *playing = parties
            await asyncio.gather(*(party.play() for party in playing))
            for party in playing:
                await party.check()
            # Nobody plays for the first table's person: every decision of hers is a timeout, and each comes once.
            host = silent.host
            await host.until(lambda picture: sum(x.get("what") == "timeout" for x in picture.items) >= 2)
            moves = played(servers[0].database, silent)
            assert [move.by for move in moves if move.seat == 0] == ["timeout"] * sum(move.seat == 0 for move in moves)
            assert all(move.by == "bot" for move in moves if move.seat != 0)
            told = [x for x in host.picture.items if x.get("what") == "timeout"]
            gaps = [after["at"] - before["at"] for before, after in itertools.pairwise(told)]
            assert all(gap >= 5_000 for gap in gaps), gaps
            for party in parties:
                await asyncio.gather(*(device.close() for device in party.devices))
            # Tables that are over need nothing: nobody looks at them again and again.
            over = [party.key for party in playing]
            async with asyncio.timeout(10):
                while due(servers[0].database, over):
                    await asyncio.sleep(0.1)

    with nodes(postgres.fresh(), tmp_path, 3, bots_delay="0.05,0.15") as servers:
        asyncio.run(household(servers))
        assert [server.faults for server in servers] == [[], [], []]


def due(database: str, keys: list[str]) -> int:
    """How many of these tables somebody is to look at, now or ever."""
    with psycopg.connect(database) as connection:
        query = "SELECT count(*) FROM tables WHERE due_at IS NOT NULL AND key = ANY(%s)"
        return int(connection.execute(query, (keys,)).fetchone()[0])


def drivers(database: str) -> dict[str, int]:
    """How many tables each node drives now."""
    with psycopg.connect(database) as connection:
        now = int(time.time() * 1000)
        query = "SELECT node, count(*) FROM leases WHERE until > %s GROUP BY node"
        return dict(connection.execute(query, (now,)).fetchall())


def test_a_killed_node_is_replaced_within_its_lease_and_a_stopped_one_at_once(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def still(watcher: Device) -> float:
        """How long nothing happens from now on."""
        n, began = watcher.picture.n, time.monotonic()
        await watcher.until(lambda picture: picture.n > n)
        return time.monotonic() - began

    async def household(servers: list[Server]) -> tuple[float, float]:
        first, second, third = servers
        async with Household([first.url], seed=35, manners=GOOD) as house:
            options = {"players": 3, "round_limit": 400, "finish": 60}
            # Only bots play; the first node has the table, and drives it because it was started there.
            party = await house.table("kramer", options, "a..", absent="bot")
            await party.host.open()
            await party.begin()
            await party.host.must({"do": "leave"})
            await party.host.close()
            house.urls = [second.url]
            watcher = Player(house, "w", await house.visitor("w"), party.key)
            await watcher.open()
            await still(watcher)
            (node,) = drivers(first.database)
            await asyncio.to_thread(first.kill)
            killed = await still(watcher)
            (other,) = drivers(second.database)
            assert other != node
            # Whoever drives it now is told to stop: the one left goes on at once.
            watcher.home = None
            gone = second if await drives(second, third, other) else third
            left = third if gone is second else second
            house.urls = [left.url]
            await watcher.drop(rudely=True)
            await still(watcher)
            stopping = asyncio.create_task(asyncio.to_thread(gone.stop))
            while drivers(left.database).get(other):
                await asyncio.sleep(0.01)
            stopped = await still(watcher)
            await stopping
            await same_picture(watcher)
            await watcher.close()
            return killed, stopped

    async def drives(second: Server, third: Server, node: str) -> bool:
        """Whether it is the second node; only its numbers say which node it is."""
        async with Household([second.url], seed=0) as house:
            return f'"{node}"' in await house.ask("GET", "/metrics")

    with nodes(postgres.fresh(), tmp_path, 3, bots_delay="0.05,0.1") as servers:
        killed, stopped = asyncio.run(household(servers))
    print(f"bots went on {killed:.1f} s after a kill (lease 2 s), {stopped:.2f} s after a stop")
    assert killed < 2.0 + 1.0 + 12.0  # the lease, the next look, a busy machine
    assert stopped < 12.0  # that nobody waits for a look is another test's matter


def test_a_node_that_stops_hands_its_tables_over_at_once(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody would look before the next scan, in ten minutes; only the last words of the node that stops can wake the other.
    monkeypatch.setattr(driver, "SCAN_S", 600.0)
    settings = load({"database": postgres.fresh(), "bots.processes": 1}, environ={"TOPSECRET_BOTS_DELAY": "0.01,0.02"})

    async def goes_on(live: Live) -> None:
        seq = live.table.seq
        async with asyncio.timeout(30):
            while live.table.seq < seq + 3:
                await asyncio.sleep(0.01)

    async def two_nodes() -> None:
        one, other = Services(settings), Services(settings)
        await one.open()
        await other.open()
        try:
            anna = await one.store.create_visitor(token_hash=b"a" * 32, kind="person", name="Anna", language="", at=0)
            options = {"players": 2, "round_limit": 400, "finish": 60}
            live = await one.hall.create(
                first_entries("kramer", anna, options=options, absent="bot"), "kramer", False, anna
            )
            for command in (c.Sit(0, "Anna"), c.Bot(1, "easy"), c.Start(), c.Leave()):
                await one.hall.submit(live, Who(anna, "Anna"), command, None)
            there = await other.hall.find(live.table.key)
            await goes_on(there)
            assert list(drivers(settings.database)) == [one.node]
            await one.close()
            await goes_on(there)
            assert list(drivers(settings.database)) == [other.node]
        finally:
            await other.close()

    asyncio.run(two_nodes())


def test_nodes_that_could_not_hear_each_other_catch_up(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.fresh()
    name = database.removeprefix("postgresql://postgres@/").partition("?")[0]

    async def cut() -> None:
        """Again and again, all who listen lose their connection."""
        dice = random.Random(36)
        for _ in range(8):
            await asyncio.sleep(dice.uniform(0.1, 0.5))
            postgres.run(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                f" WHERE datname = '{name}' AND query LIKE 'LISTEN %'"
            )

    async def household(servers: list[Server]) -> int:
        async with Household([server.url for server in servers], seed=36, manners=GOOD) as house:
            kinds = [kind for kind in SHORT if "." not in kind[2]]
            return len(await games_while(house, database, 4, cut, kinds, homes=house.urls))

    with nodes(database, tmp_path, 2) as servers:
        assert asyncio.run(household(servers)) >= 4
        assert [server.faults for server in servers] == [[], []]


def test_nodes_are_killed_in_turn_while_the_others_play_on(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(postgres.fresh(), tmp_path, 2) as servers:
        print(asyncio.run(kill_nodes(servers, 5, seed=37)))
