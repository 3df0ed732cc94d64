"""Leases, due times and presence, shared by all nodes."""

from __future__ import annotations

from .stores import a_table, in_loop, opened

# Leases


@in_loop
async def test_a_lease_is_held_by_one_node_until_its_time_runs_out(database):
    async with opened(database, "a") as a, opened(database, "b") as b:
        assert await a.lease([1, 2], 1_000, now=10_000) == {1, 2}
        assert await b.lease([1, 2, 3], 1_000, now=10_500) == {3}
        assert await a.lease([2, 3], 1_000, now=10_900) == {2}
        assert await b.lease([1, 2], 1_000, now=11_001) == {1}
        assert await a.lease([1], 1_000, now=11_002) == set()
        assert await a.lease([], 1_000) == set()


@in_loop
async def test_a_lease_given_back_is_free_at_once_and_only_its_holder_can_do_that(database):
    async with opened(database, "a") as a, opened(database, "b") as b:
        assert await a.lease([1, 2], 60_000) == {1, 2}
        await b.release([1, 2])
        assert await b.lease([1, 2], 60_000) == set()
        await a.release([1])
        assert await b.lease([1, 2], 60_000) == {1}


@in_loop
async def test_many_leases_are_taken_and_given_back_at_once(database):
    many = list(range(1, 3_001))
    async with opened(database, "a") as a, opened(database, "b") as b:
        assert await a.lease(many, 60_000) == set(many)
        assert await a.lease(many, 60_000) == set(many)
        await a.release(many)
        assert await b.lease(many, 60_000) == set(many)


@in_loop
async def test_due_tables_are_those_whose_time_has_come_and_that_no_other_node_has(database):
    async with opened(database, "a") as a, opened(database, "b") as b:
        later = await a_table(a, due_at=300)
        sooner = await a_table(a, due_at=100)
        await a_table(a, due_at=301)
        await a_table(a)
        assert await a.due(300, 10) == [sooner, later]
        assert await a.due(300, 1) == [sooner]
        await b.lease([sooner], 1_000, now=10_000)
        assert await a.due(300, 10, now=10_500) == [later]
        assert await b.due(300, 10, now=10_500) == [sooner, later]
        assert await a.due(300, 10, now=11_001) == [sooner, later]


@in_loop
async def test_a_table_is_postponed_without_a_row_in_its_log(database):
    async with opened(database) as store:
        id = await a_table(store, due_at=100)
        await store.postpone(id, 200)
        assert (await store.table_by_id(id)).due_at == 200
        assert len(await store.log(id)) == 1
        await store.postpone(id, None)
        assert await store.due(10**15, 10) == []


@in_loop
async def test_a_postponement_gives_way_to_a_newer_time(database):
    async with opened(database) as store:
        id = await a_table(store, due_at=100)
        await store.append(id, 2, 2, b"[]", {"due_at": 150})
        await store.postpone(id, 900, was=100)
        assert (await store.table_by_id(id)).due_at == 150
        await store.postpone(id, None, was=150)
        assert (await store.table_by_id(id)).due_at is None
        await store.postpone(id, 900, was=None)
        assert (await store.table_by_id(id)).due_at == 900


# Presence


@in_loop
async def test_presence_is_the_latest_time_over_all_nodes(database):
    async with opened(database, "a") as a, opened(database, "b") as b:
        await a.seen([(1, 7), (1, 8), (1, 7), (2, 7)], 100)
        await b.seen([(1, 7)], 150)
        await a.seen([(1, 8)], 120)
        await a.seen([], 500)
        assert await b.last_seen(1) == {7: 150, 8: 120}
        assert await a.last_seen(3) == {}


@in_loop
async def test_what_is_long_past_is_tidied_away(database):
    async with opened(database, "a") as a, opened(database, "b") as b:
        await a.seen([(1, 7)], 100)
        await a.seen([(1, 8)], 300)
        await a.lease([1], 50, now=100)
        await a.tidy(200)
        assert await a.last_seen(1) == {8: 300}
        assert await b.lease([1], 50, now=100) == {1}
