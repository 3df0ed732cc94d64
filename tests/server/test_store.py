"""What is stored is found again, the same way on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from topsecret.server.store import (
    BadDatabase,
    CodeTaken,
    LostRace,
    Rejected,
    Row,
    Store,
    TableRow,
    Unavailable,
)

from .stores import a_table, in_loop, opened

# Tables


@in_loop
async def test_a_table_is_found_by_its_key_its_code_and_its_number(database):
    async with opened(database) as store:
        id = await store.create_table(
            key="the-key",
            code="ABCDEF",
            game="kramer",
            public=True,
            host=7,
            summary='{"title":"Für Anna"}'.encode(),
            at=1_700_000_000_000,
            payload=b'[{"kind":"created"}]',
            due_at=1_700_000_060_000,
        )
        table = TableRow(
            id=id,
            key="the-key",
            code="ABCDEF",
            game="kramer",
            status="open",
            public=True,
            created_at=1_700_000_000_000,
            host=7,
            summary='{"title":"Für Anna"}'.encode(),
            due_at=1_700_000_060_000,
            updated_at=1_700_000_000_000,
        )
        assert await store.table("the-key") == table
        assert await store.table_by_code("ABCDEF") == table
        assert await store.table_by_id(id) == table
        assert await store.log(id) == [Row(1, 1_700_000_000_000, b'[{"kind":"created"}]')]


@in_loop
async def test_a_table_that_does_not_exist_is_none(database):
    async with opened(database) as store:
        assert await store.table("the-key") is None
        assert await store.table_by_code("ABCDEF") is None
        assert await store.table_by_id(1) is None
        assert await store.log(1) == []


@in_loop
async def test_a_key_that_no_database_could_hold_is_none(database):
    async with opened(database) as store:
        for odd in ("\0", "a\0b", "\ud800"):
            assert await store.table(odd) is None
            assert await store.table_by_code(odd) is None


@in_loop
async def test_two_tables_never_have_the_same_code_while_both_last(database):
    async with opened(database) as store:
        first = await a_table(store, code="ABCDEF")
        with pytest.raises(CodeTaken, match="ABCDEF"):
            await a_table(store, code="ABCDEF")
        await store.append(first, 2, 2_000, b"[]", {"status": "playing"})
        with pytest.raises(CodeTaken):
            await a_table(store, code="ABCDEF")
        assert [table.id for table in await store.tables(0, 10)] == [first]


@in_loop
async def test_the_code_of_a_table_that_is_over_is_free_again(database):
    async with opened(database) as store:
        first = await a_table(store, code="ABCDEF")
        await store.append(first, 2, 2_000, b"[]", {"status": "over"})
        assert (await store.table_by_code("ABCDEF")).id == first
        second = await a_table(store, code="ABCDEF")
        assert (await store.table_by_code("ABCDEF")).id == second
        await store.append(second, 2, 2_000, b"[]", {"status": "over"})
        assert (await store.table_by_code("ABCDEF")).id == second


@in_loop
async def test_the_list_of_open_tables_has_the_public_ones_newest_first(database):
    async with opened(database) as store:
        old = await a_table(store, at=1)
        await a_table(store, at=2, public=False)
        new = await a_table(store, at=3)
        begun = await a_table(store, at=4)
        await store.append(begun, 2, 5, b"[]", {"status": "playing"})
        assert [table.id for table in await store.open_tables(10)] == [new, old]
        assert [table.id for table in await store.open_tables(1)] == [new]
        await store.append(new, 2, 6, b"[]", {"public": False})
        assert [table.id for table in await store.open_tables(10)] == [old]


@in_loop
async def test_tables_of_a_visitor_are_those_it_sits_at_latest_activity_first(database):
    async with opened(database) as store:
        first = await a_table(store, at=1, seats={0: 7, 1: 8})
        second = await a_table(store, at=2, seats={0: 7, 1: 7})
        await a_table(store, at=3, seats={0: 8})
        assert [table.id for table in await store.tables_of(7, 10)] == [second, first]
        await store.append(first, 2, 4, b"[]")
        assert [table.id for table in await store.tables_of(7, 10)] == [first, second]
        assert [table.id for table in await store.tables_of(7, 1)] == [first]
        await store.append(second, 2, 5, b"[]", seats={0: None})
        assert [table.id for table in await store.tables_of(7, 10)] == [second, first]
        await store.append(second, 3, 6, b"[]", seats={1: 9})
        assert [table.id for table in await store.tables_of(7, 10)] == [first]
        assert [table.id for table in await store.tables_of(9, 10)] == [second]


@in_loop
async def test_all_tables_are_read_page_by_page(database):
    async with opened(database) as store:
        ids = [await a_table(store) for _ in range(5)]
        assert [table.id for table in await store.tables(0, 3)] == ids[:3]
        assert [table.id for table in await store.tables(ids[2], 3)] == ids[3:]


@in_loop
async def test_tables_are_counted_for_their_host_since_a_time(database):
    async with opened(database) as store:
        for at in (1, 2, 3):
            await a_table(store, host=7, at=at)
        await a_table(store, host=8, at=3)
        assert await store.count_tables(7, 2) == 2
        assert await store.count_tables(9, 0) == 0


# The log


@in_loop
async def test_a_log_is_read_from_any_row_on(database):
    async with opened(database) as store:
        id = await a_table(store, at=1, payload=b'["1"]')
        other = await a_table(store)
        for seq in (2, 3, 4):
            await store.append(id, seq, seq, b'["%d"]' % seq)
            await store.append(other, seq, seq, b"[]")
        assert [row.seq for row in await store.log(id)] == [1, 2, 3, 4]
        assert await store.log(id, 2) == [Row(3, 3, b'["3"]'), Row(4, 4, b'["4"]')]
        assert await store.log(id, 4) == []


PAYLOADS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=200)


@given(texts=st.lists(PAYLOADS | st.sampled_from(['["\\u0000"]', "\\", '"', "'; --", "%s %(a)s :rows", "{}", "\r\n"])))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_payload_comes_back_byte_for_byte(database, texts):
    @in_loop
    async def test():
        async with opened(database) as store:
            id = await a_table(store)
            for seq, text in enumerate(texts, 2):
                await store.append(id, seq, seq, text.encode(), {"summary": text.encode()})
                assert (await store.table_by_id(id)).summary == text.encode()
            assert [row.payload.decode() for row in await store.log(id, 1)] == texts

    test()


@in_loop
async def test_what_no_database_can_hold_is_rejected_before_anything_is_written(database):
    async with opened(database) as store:
        id = await a_table(store)
        for odd in (b"\0", b"\xff", b"\xed\xa0\x80"):
            with pytest.raises(Rejected, match="text must"):
                await store.append(id, 2, 2, odd)
        with pytest.raises(Rejected):
            await store.create_visitor(token_hash=b"1", kind="person", name="A\0", language="en", at=1)
        assert len(await store.log(id)) == 1


@in_loop
async def test_a_head_with_an_unknown_column_is_refused_in_words(database):
    async with opened(database) as store:
        id = await a_table(store)
        with pytest.raises(ValueError, match="no key that could change: known are status"):
            await store.append(id, 2, 2, b"[]", {"key": "other"})
        assert len(await store.log(id)) == 1


@in_loop
async def test_a_row_and_its_head_and_seats_are_written_together(database):
    async with opened(database) as store:
        id = await a_table(store, host=7, due_at=50)
        head = {"status": "playing", "summary": b"{}", "public": False, "host": 8, "due_at": None}
        await store.append(id, 2, 2_000, b"[]", head, {0: 7, 1: 8})
        table = await store.table_by_id(id)
        assert (table.status, table.summary, table.public, table.host, table.due_at) == (
            "playing",
            b"{}",
            False,
            8,
            None,
        )
        assert table.updated_at == 2_000
        assert [found.id for found in await store.tables_of(8, 5)] == [id]


@in_loop
async def test_a_row_that_lost_its_race_changes_nothing(database):
    async with opened(database) as store:
        id = await a_table(store, seats={0: 7})
        await store.append(id, 2, 2, b'["first"]')
        with pytest.raises(LostRace, match=f"row 2 of table {id} is written already"):
            await store.append(id, 2, 3, b'["second"]', {"status": "over", "due_at": 5}, {0: None, 1: 8})
        table = await store.table_by_id(id)
        assert (table.status, table.due_at) == ("open", None)
        assert [row.payload for row in await store.log(id, 1)] == [b'["first"]']
        assert len(await store.tables_of(7, 5)) == 1
        assert await store.tables_of(8, 5) == []


# Opening and closing


@in_loop
async def test_what_was_written_is_there_when_the_store_is_opened_again(database):
    async with opened(database) as store:
        id = await a_table(store)
        await store.ping()
    async with opened(database) as store:
        assert (await store.table_by_id(id)).id == id


@in_loop
async def test_a_closed_store_is_unavailable(database):
    async with opened(database) as store:
        id = await a_table(store)
    with pytest.raises(Unavailable, match="closed"):
        await store.log(id)
    with pytest.raises(Unavailable, match="closed"):
        await store.append(id, 2, 2, b"[]")
    await store.close()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "is no address of a database: write sqlite:///path"),
        ("topsecret.db", "'topsecret.db' is no address of a database"),
        ("mysql://root:hunter2@host/db", "unknown kind of database 'mysql': known are sqlite"),
        ("postgresql+asyncpg://host/db", "unknown kind of database"),
        ("postgresql://host", "names no database: write postgresql://user@host/database"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
        ("sqlite:////no/such/folder/a.db", "there is no folder '/no/such/folder'"),
        ("sqlite:////", "is a folder"),
        ("postgresql://anna:hunter2@host:port/db", "is no address of a database"),
    ],
)
def test_a_bad_address_is_told_with_what_would_be_right(url, words):
    with pytest.raises(BadDatabase, match=words) as caught:
        in_loop(Store.open)(url, node="a")
    assert "hunter2" not in str(caught.value)
    assert isinstance(caught.value, ValueError)


def test_without_psycopg_the_error_says_what_to_install():
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from topsecret.server.store import BadDatabase, upgrade\n"
        "try: upgrade('postgresql://localhost/db')\n"
        "except BadDatabase as error: print(error)\n"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "pip install 'topsecret[postgres]'" in told.stdout


def test_the_name_of_a_node_is_one_word():
    with pytest.raises(ValueError, match="no name for a node"):
        in_loop(Store.open)("sqlite:///a.db", node="two words")


def test_nobody_else_may_read_the_file(sqlite_url):
    @in_loop
    async def test():
        async with opened(sqlite_url) as store:
            await a_table(store)
            folder = Path(sqlite_url.removeprefix("sqlite:///")).parent
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
            assert modes == {"topsecret.db": 0o600, "topsecret.db-wal": 0o600, "topsecret.db-shm": 0o600}

    if os.name == "posix":
        test()


def test_a_file_that_is_no_database_is_left_alone(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 500)
    with pytest.raises(Unavailable, match="file is not a database"):
        in_loop(Store.open)(f"sqlite:///{path}", node="a")
    assert path.read_text() == "Dear Anna, " * 500
