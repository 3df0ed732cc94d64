"""Group commit: one wait for the disk serves everybody, and one row's misfortune is nobody else's."""

from __future__ import annotations

import asyncio
import random

import pytest

from topsecret.server import writer
from topsecret.server.store import LostRace, Rejected, Store

from .stores import a_table, in_loop, opened, outcome


async def committed(store, appends):
    """What came of writes asked for at the same time, and how many rows each commit had."""
    sizes = []
    store.on_committed = sizes.append
    outcomes = await asyncio.gather(*(outcome(append) for append in appends))
    return outcomes, sizes


# Batches


@in_loop
async def test_rows_asked_for_together_share_one_commit(database):
    async with opened(database) as store:
        ids = [await a_table(store) for _ in range(50)]
        outcomes, sizes = await committed(store, [store.append(id, 2, 2, b"[]") for id in ids])
        assert outcomes == [None] * 50
        assert sizes == [50]
        for id in ids:
            assert len(await store.log(id)) == 2


@in_loop
async def test_a_lost_race_fails_alone(database):
    async with opened(database) as store:
        ids = [await a_table(store) for _ in range(10)]
        await store.append(ids[4], 2, 2, b'["first"]')
        appends = [store.append(id, 2, 3, b'["second"]', {"status": "playing"}) for id in ids]
        outcomes, sizes = await committed(store, appends)
        assert [type(o) for o in outcomes] == [type(None)] * 4 + [LostRace] + [type(None)] * 5
        assert sizes == [9]
        for number, id in enumerate(ids):
            lost = number == 4
            assert (await store.log(id, 1))[0].payload == (b'["first"]' if lost else b'["second"]')
            assert (await store.table_by_id(id)).status == ("open" if lost else "playing")


@in_loop
async def test_of_two_rows_for_one_place_in_a_batch_the_first_wins(database):
    async with opened(database) as store:
        id = await a_table(store)
        other = await a_table(store)
        outcomes, sizes = await committed(
            store,
            [
                store.append(id, 2, 2, b'["first"]', {"due_at": 10}),
                store.append(id, 2, 2, b'["second"]', {"due_at": 20}),
                store.append(other, 2, 2, b"[]"),
            ],
        )
        assert [type(o) for o in outcomes] == [type(None), LostRace, type(None)]
        assert sizes == [2]
        assert [row.payload for row in await store.log(id, 1)] == [b'["first"]']
        assert (await store.table_by_id(id)).due_at == 10


@in_loop
async def test_a_row_that_the_database_does_not_take_fails_alone(database):
    async with opened(database) as store:
        ids = [await a_table(store) for _ in range(20)]
        heads = [{"status": None} if number in (3, 17) else {"status": "playing"} for number in range(20)]
        appends = [store.append(id, 2, 2, b"[]", head) for id, head in zip(ids, heads, strict=True)]
        outcomes, _ = await committed(store, appends)
        assert [number for number, o in enumerate(outcomes) if o is not None] == [3, 17]
        assert isinstance(outcomes[3], Rejected)
        assert isinstance(outcomes[17], Rejected)
        for number, id in enumerate(ids):
            assert len(await store.log(id)) == (1 if number in (3, 17) else 2)


@in_loop
async def test_other_work_that_fails_does_not_fail_its_neighbours(database):
    async with opened(database) as store:
        await store.create_visitor(token_hash=b"1", kind="person", name="Anna", language="de", at=1)

        async def visitor(number):
            await store.create_visitor(token_hash=b"%d" % number, kind="person", name="Bert", language="de", at=1)

        outcomes = await asyncio.gather(*(outcome(visitor(number)) for number in (0, 1, 2)))
        assert [type(o) for o in outcomes] == [type(None), Rejected, type(None)]
        assert (await store.visitor(b"2")).name == "Bert"


@in_loop
async def test_the_last_of_several_heads_of_a_table_counts(database):
    async with opened(database) as store:
        id = await a_table(store)
        await committed(
            store,
            [
                store.append(id, 2, 2, b"[]", {"due_at": 10, "status": "playing"}),
                store.append(id, 3, 3, b"[]", {"due_at": 20}),
            ],
        )
        table = await store.table_by_id(id)
        assert (table.due_at, table.status, table.updated_at) == (20, "playing", 3)


@in_loop
async def test_a_batch_larger_than_a_transaction_is_written_all_the_same(database, monkeypatch):
    monkeypatch.setattr(writer, "BATCH", 7)
    async with opened(database) as store:
        id = await a_table(store)
        outcomes, sizes = await committed(store, [store.append(id, seq, seq, b"[]") for seq in range(2, 102)])
        assert outcomes == [None] * 100
        assert max(sizes) == 7
        assert [row.seq for row in await store.log(id)] == list(range(1, 102))


@in_loop
async def test_whoever_comes_when_too_many_wait_waits_for_room(database, monkeypatch):
    monkeypatch.setattr(writer, "WAITING", 10)
    async with opened(database) as store:
        ids = [await a_table(store) for _ in range(100)]
        outcomes, sizes = await committed(store, [store.append(id, 2, 2, b"[]") for id in ids])
        assert outcomes == [None] * 100
        assert max(sizes) <= 10
        assert store.waiting == 0


@in_loop
async def test_a_row_nobody_waits_for_any_more_is_written_all_the_same(database):
    async with opened(database) as store:
        ids = [await a_table(store) for _ in range(2)]
        impatient = asyncio.create_task(store.append(ids[0], 2, 2, b"[]"))
        await asyncio.sleep(0)
        impatient.cancel()
        await store.append(ids[1], 2, 2, b"[]")
        with pytest.raises(asyncio.CancelledError):
            await impatient
        with pytest.raises(LostRace):
            await store.append(ids[0], 2, 2, b"[]")
        assert store.waiting == 0


@in_loop
async def test_closing_finishes_what_was_asked_for(database):
    store = await Store.open(database, node="a")
    ids = [await a_table(store) for _ in range(30)]
    appends = [asyncio.create_task(store.append(id, 2, 2, b"[]")) for id in ids]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*appends) == [None] * 30
    async with opened(database) as store:
        assert [len(await store.log(id)) for id in ids] == [2] * 30


# Several nodes


@in_loop
async def test_of_two_nodes_that_race_for_a_row_exactly_one_wins(database):
    async with opened(database, "a") as a, opened(database, "b") as b:
        ids = [await a_table(a) for _ in range(12)]
        won = {"a": set(), "b": set()}

        async def write(store, id, seq):
            came = await outcome(store.append(id, seq, seq, b'["%s"]' % store.node.encode(), {"due_at": seq}))
            if came is None:
                won[store.node].add((id, seq))
            else:
                assert isinstance(came, LostRace)

        async def everywhere(store, seq):
            await asyncio.sleep(0.004 if (seq % 2 == 0) == (store is a) else random.uniform(0, 0.004))
            await asyncio.gather(*(write(store, id, seq) for id in random.sample(ids, len(ids))))

        for seq in range(2, 22):
            await asyncio.gather(everywhere(a, seq), everywhere(b, seq))
        assert won["a"]
        assert won["b"]
        assert not won["a"] & won["b"]
        for id in ids:
            rows = await a.log(id, 1)
            assert [row.seq for row in rows] == list(range(2, 22))
            for row in rows:
                assert (id, row.seq) in won[row.payload[2:3].decode()]
