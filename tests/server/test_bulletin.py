"""News between nodes: of every row of the others, none of one's own, and a word when some may have been missed."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest

from topsecret.server.bulletin import Bulletin
from topsecret.server.store import Unavailable
from topsecret.server.store_append import LONGEST_NEWS, news

from .stores import a_table, in_loop, opened, outcome


class Heard:
    """What one node's bulletin told it."""

    def __init__(self, url, node):
        self.bulletin = Bulletin(url, node=node)
        self.news, self.said, self.lost = [], [], 0

    async def until(self, seen):
        async with asyncio.timeout(20):
            while not seen(self):
                await asyncio.sleep(0.01)

    def on_news(self, table, seq):
        self.news.append((table, seq))

    def on_lost(self):
        self.lost += 1

    def on_said(self, kind, table, node, data):
        self.said.append((kind, table, node, data))


@asynccontextmanager
async def listening(url, node):
    heard = Heard(url, node)
    await heard.bulletin.start(heard.on_news, heard.on_lost, heard.on_said)
    try:
        yield heard
    finally:
        await heard.bulletin.stop()


@in_loop
async def test_a_node_hears_of_the_rows_of_others_and_not_of_its_own(postgres_url):
    async with (
        opened(postgres_url, "a") as a,
        opened(postgres_url, "b") as b,
        listening(postgres_url, "a") as at_a,
        listening(postgres_url, "b") as at_b,
    ):
        id = await a_table(a)
        await a.append(id, 2, 2, b"[]")
        await b.append(id, 3, 3, b"[]")
        await at_a.until(lambda heard: heard.news)
        await at_b.until(lambda heard: len(heard.news) == 2)
        assert at_a.news == [(id, 3)]
        assert at_b.news == [(id, 1), (id, 2)]
        assert at_a.lost == at_b.lost == 0


@in_loop
async def test_a_row_that_lost_its_race_is_no_news(postgres_url):
    async with opened(postgres_url, "a") as a, listening(postgres_url, "b") as at_b:
        id, other = await a_table(a), await a_table(a)
        await a.append(id, 2, 2, b"[]")
        await asyncio.gather(outcome(a.append(id, 2, 2, b"[]")), a.append(other, 2, 2, b"[]"))
        await at_b.until(lambda heard: (other, 2) in heard.news)
        assert sorted(at_b.news) == [(id, 1), (id, 2), (other, 1), (other, 2)]


@in_loop
async def test_a_row_can_be_read_as_soon_as_it_is_news(postgres_url):
    async with opened(postgres_url, "a") as a, opened(postgres_url, "b") as b, listening(postgres_url, "b") as at_b:
        id = await a_table(a)
        for seq in range(2, 30):
            writing = asyncio.create_task(a.append(id, seq, seq, b"[]"))
            await at_b.until(lambda heard, seq=seq: (id, seq) in heard.news)
            assert (await b.log(id))[-1].seq == seq
            await writing


@in_loop
async def test_the_news_of_a_large_batch_all_arrive(postgres_url):
    async with opened(postgres_url, "a") as a, listening(postgres_url, "b") as at_b:
        ids = [10_000_000_000 + number for number in range(1_500)]
        await asyncio.gather(*(a.append(id, 1, 1, b"[]") for id in ids))
        await at_b.until(lambda heard: len(heard.news) == len(ids))
        assert sorted(at_b.news) == [(id, 1) for id in ids]


def test_a_notification_is_never_too_long_for_postgresql():
    places = [(10**15 + number, number) for number in range(2_000)]
    texts = news("a-node", places)
    assert max(map(len, texts)) <= LONGEST_NEWS
    assert [word for text in texts for word in text.split()[1:]] == [f"{table}:{seq}" for table, seq in places]
    assert all(text.startswith("a-node ") for text in texts)
    assert news("a-node", []) == []


@in_loop
async def test_after_a_break_a_node_is_told_that_it_may_have_missed_something(postgres, postgres_url):
    async with opened(postgres_url, "a") as a, listening(postgres_url, "b") as at_b:
        id = await a_table(a)
        await at_b.until(lambda heard: heard.news == [(id, 1)])
        for times in (1, 2):
            postgres.kill()
            await asyncio.to_thread(postgres.start)
            await at_b.until(lambda heard, times=times: heard.lost == times)
            await a.append(id, 1 + times, 2, b"[]")
            await at_b.until(lambda heard, times=times: (id, 1 + times) in heard.news)
            at_b.bulletin.say("presence", 1, None)


@in_loop
async def test_remarks_reach_the_other_nodes(postgres, postgres_url):
    async with listening(postgres_url, "a") as at_a, listening(postgres_url, "b") as at_b:
        at_a.bulletin.say("presence", 7, {"seats": [0, 1], "name": "Änne"})
        at_a.bulletin.say("presence", 8, None)
        await at_b.until(lambda heard: len(heard.said) == 2)
        assert at_b.said == [("presence", 7, "a", {"seats": [0, 1], "name": "Änne"}), ("presence", 8, "a", None)]
        assert at_a.said == []
        postgres.kill()
        at_a.bulletin.say("presence", 9, None)
        await asyncio.to_thread(postgres.start)
        await at_b.until(lambda heard: heard.lost)

        def repeated(heard):
            at_a.bulletin.say("presence", 10, None)
            return ("presence", 10, "a", None) in heard.said

        await at_b.until(repeated)


@in_loop
async def test_a_remark_that_is_too_long_is_refused_in_words(postgres_url):
    async with listening(postgres_url, "a") as at_a:
        with pytest.raises(ValueError, match="a remark has at most 7900 bytes"):
            at_a.bulletin.say("presence", 7, "x" * 8_000)


@in_loop
async def test_what_nobody_understands_makes_no_node_deaf(postgres, postgres_url):
    async with opened(postgres_url, "a") as a, listening(postgres_url, "b") as at_b:

        def shout(connection):
            for channel in ("topsecret_news", "topsecret_talk"):
                for text in (
                    "",
                    "a",
                    "a b",
                    "a 1",
                    "a 1:2:3",
                    "a 1:x",
                    "[1]",
                    "{}",
                    '["a"]',
                    '["a","k","7",0]',
                    "\x01",
                ):
                    connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (channel, text))

        await a._write(shout)
        id = await a_table(a)
        await at_b.until(lambda heard: heard.news == [(id, 1)])
        assert at_b.said == []


@in_loop
async def test_a_fault_in_what_is_called_makes_no_node_deaf(postgres_url):
    faults = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(context["exception"]))
    async with opened(postgres_url, "a") as a, listening(postgres_url, "b") as at_b:
        heard = at_b.on_news

        def stumble(table, seq):
            heard(table, seq)
            raise ZeroDivisionError

        at_b.bulletin._on_news = stumble
        for number in (1, 2):
            await a_table(a)
            await at_b.until(lambda heard, number=number: len(heard.news) == number)
    assert [type(fault) for fault in faults] == [ZeroDivisionError] * 2


@in_loop
async def test_on_sqlite_the_bulletin_is_silent(sqlite_url):
    async with opened(sqlite_url, "a") as a, listening(sqlite_url, "b") as at_b:
        at_b.bulletin.say("presence", 7, {})
        await a_table(a)
        assert (at_b.news, at_b.said, at_b.lost) == ([], [], 0)


@in_loop
async def test_without_a_database_the_start_is_refused(postgres, postgres_url):
    postgres.kill()
    bulletin = Bulletin(postgres_url, node="a")
    with pytest.raises(Unavailable):
        await bulletin.start(lambda table, seq: None, lambda: None)
    await bulletin.stop()
