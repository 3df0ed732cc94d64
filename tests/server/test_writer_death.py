"""Whatever dies or fails, what was acknowledged is there, and the writer goes on when the database is back."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time

import pytest

from topsecret.server import store_engine, writer
from topsecret.server.store import LostRace, Store, Unavailable

from .stores import a_table, in_loop, opened, outcome


def path_of(url):
    return url.removeprefix("sqlite:///")


WRITES = """
import asyncio, sys
from topsecret.server.store import Store

async def main(url, ids):
    store = await Store.open(url, node="b")

    async def player(id):
        seq = len(await store.log(id))
        while True:
            seq += 1
            await store.append(id, seq, seq, b'["%d"]' % seq, {"due_at": seq})
            print(id, seq, flush=True)

    await asyncio.gather(*map(player, ids))

asyncio.run(main(sys.argv[1], [int(id) for id in sys.argv[2:]]))
"""


@in_loop
async def test_a_killed_writer_has_lost_nothing_that_it_acknowledged(database):
    async with opened(database) as store:
        ids = [await a_table(store) for _ in range(8)]
    acknowledged = dict.fromkeys(ids, 1)
    for _ in range(3):
        command = [sys.executable, "-c", WRITES, database, *map(str, ids)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            killed = threading.Timer(30, process.kill)
            killed.start()
            told = [process.stdout.readline() for _ in range(random.randint(20, 400))]
            process.send_signal(signal.SIGKILL)
            told += process.stdout.readlines()
            killed.cancel()
        for line in told:
            if line.endswith("\n"):
                id, seq = map(int, line.split())
                acknowledged[id] = max(acknowledged[id], seq)
        assert sum(acknowledged.values()) > len(ids) + 20
        async with opened(database) as store:
            for id in ids:
                rows = await store.log(id)
                assert len(rows) >= acknowledged[id]
                assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
                assert (await store.table_by_id(id)).due_at == (len(rows) if len(rows) > 1 else None)


class Load:
    """Players that write row after row at their tables, and remember what was acknowledged."""

    def __init__(self, store, ids):
        self.store, self.ids = store, ids
        self.acknowledged = {id: {1} for id in ids}
        self.unavailable = 0
        self.playing = True

    async def play(self):
        await asyncio.gather(*map(self.player, self.ids))

    async def player(self, id):
        seq = 1
        while self.playing:
            came = await outcome(self.store.append(id, seq + 1, seq, b'["%d"]' % (seq + 1)))
            if came is None:
                seq += 1
                self.acknowledged[id].add(seq)
            elif isinstance(came, LostRace):  # it had been written, but that was not known
                seq += 1
            else:
                assert isinstance(came, Unavailable), repr(came)
                self.unavailable += 1
                await asyncio.sleep(0.01)

    async def check(self):
        for id in self.ids:
            seqs = [row.seq for row in await self.store.log(id)]
            assert seqs == list(range(1, len(seqs) + 1))
            assert self.acknowledged[id] <= set(seqs)


@in_loop
async def test_a_killed_postgresql_loses_nothing_and_is_used_again_when_it_is_back(postgres, postgres_url):
    async with opened(postgres_url) as store:
        load = Load(store, [await a_table(store) for _ in range(20)])
        playing = asyncio.create_task(load.play())
        for _ in range(6):
            await asyncio.sleep(random.uniform(0.05, 0.3))
            failed = load.unavailable
            postgres.kill()
            while load.unavailable == failed:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(postgres.start)
            reached = sum(map(len, load.acknowledged.values()))
            while sum(map(len, load.acknowledged.values())) < reached + 20:
                await asyncio.sleep(0.01)
        load.playing = False
        await playing
        await load.check()


@in_loop
async def test_while_postgresql_is_away_everything_is_unavailable_and_closing_takes_no_time(postgres, postgres_url):
    store = await Store.open(postgres_url, node="a")
    id = await a_table(store)
    postgres.kill()
    for asked in (
        store.log(id),
        store.table("key"),
        store.due(1, 1),
        store.last_seen(id),
        store.get("name"),
        store.append(id, 2, 2, b"[]"),
        a_table(store),
        store.lease([id], 1_000),
        store.seen([(id, 1)], 1),
        store.ping(),
    ):
        with pytest.raises(Unavailable, match="the database is not available"):
            await asked
    waiting = [asyncio.create_task(outcome(store.append(id, 2, 2, b"[]"))) for _ in range(50)]
    await asyncio.sleep(0)
    began = time.monotonic()
    await store.close()
    assert time.monotonic() - began < writer.CLOSES_WITHIN / 2
    assert all(isinstance(came, Unavailable) for came in await asyncio.gather(*waiting))
    with pytest.raises(Unavailable):
        await Store.open(postgres_url, node="a")


@in_loop
async def test_a_restart_between_two_writes_is_not_even_noticed(postgres, postgres_url):
    async with opened(postgres_url) as store:
        id = await a_table(store)
        await asyncio.gather(*(store.log(id) for _ in range(20)))
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        await store.append(id, 2, 2, b"[]")
        assert all(len(rows) == 2 for rows in await asyncio.gather(*(store.log(id) for _ in range(20))))


# A SQLite file that cannot be written


@in_loop
async def test_a_locked_file_holds_up_neither_the_event_loop_nor_later_writes(sqlite_url, monkeypatch):
    monkeypatch.setattr(store_engine, "BUSY_MS", 300)
    async with opened(sqlite_url) as store:
        id = await a_table(store)
        other = sqlite3.connect(path_of(sqlite_url), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        append = asyncio.create_task(outcome(store.append(id, 2, 2, b"[]")))
        rounds = 0
        while not append.done():
            await asyncio.sleep(0.01)
            assert len(await store.log(id)) == 1
            rounds += 1
        assert rounds > 3
        assert "database is locked" in str(append.result())
        assert isinstance(append.result(), Unavailable)
        other.execute("ROLLBACK")
        other.close()
        await store.append(id, 2, 2, b"[]")


@in_loop
async def test_a_full_disk_is_unavailable_and_loses_nothing(sqlite_url):
    async with opened(sqlite_url) as store:
        id = await a_table(store)
        # The limit holds for this connection; the next one has none, as after somebody made room.
        await store._write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1").fetchall())
        came = [await outcome(store.append(id, 2, 2, b"[%s]" % (b"1," * 5_000 + b"1"))) for _ in range(2)]
        assert isinstance(came[0], Unavailable)
        assert "full" in str(came[0])
        assert came[1] is None
        assert [row.seq for row in await store.log(id)] == [1, 2]


@in_loop
async def test_a_file_that_must_not_be_written_is_unavailable(sqlite_url):
    async with opened(sqlite_url) as store:
        id = await a_table(store)
        await store._write(lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON"))
        with pytest.raises(Unavailable, match="readonly"):
            await store.append(id, 2, 2, b"[]")
        await store.append(id, 2, 2, b"[]")


@in_loop
async def test_every_commit_is_on_the_disk_before_it_is_answered(sqlite_url):
    async with opened(sqlite_url) as store:
        pragmas = {}

        def ask(connection):
            for name in ("journal_mode", "synchronous", "foreign_keys"):
                pragmas[name] = connection.exec_driver_sql(f"PRAGMA {name}").scalar()

        await store._write(ask)
        assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@in_loop
async def test_every_commit_waits_for_postgresqls_disk_too(postgres_url):
    async with opened(postgres_url) as store:
        asked = await store._write(lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar())
        assert asked == "on"
