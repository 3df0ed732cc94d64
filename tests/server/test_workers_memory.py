"""What a worker remembers of the bots it was asked for, and what it is told again."""

import asyncio
import dataclasses

import msgspec
import pytest

from topsecret.bots import worker
from topsecret.server import jobs

from .odd_workers import (
    OddWorkers,
    asked,
    called,
    kramer,
    lines,
    run,
)


def test_a_remembered_bot_is_told_new_events_only(tmp_path):
    log = tmp_path / "log"

    async def test(workers):
        match = kramer()
        for _ in range(5):
            job = asked(match, "historian", seat=match.to_move[0])
            match.play(job.seat, await workers.choose(job))
        assert len(called(log, "begin")) == 3
        heard = {seat: [] for seat in range(3)}
        for kind, *rest in lines(log):
            if kind == "tell":
                told = rest[0]
            if kind == "choose":
                heard[rest[0]["seat"]] += told
        for seat in range(3):
            assert heard[seat] == match.events(seat)[: len(heard[seat])]
            assert len(heard[seat]) > 8

    run(test, OddWorkers(1, log))


def history(log):
    """For each decision: whether the bot began afresh, and how many events it was told."""
    told = []
    for kind, *rest in lines(log):
        if kind == "begin":
            told.append(["begin", 0])
        elif kind == "tell":
            if not told or told[-1][1]:
                told.append(["goes on", 0])
            told[-1][1] = len(rest[0])
    return [tuple(one) for one in told]


def with_events(job, events):
    return dataclasses.replace(job, events=events)


@pytest.mark.parametrize(
    ("second", "expected"),
    [
        (lambda events: [*events, {"type": "passed", "seat": 1}], ("goes on", 1)),
        (lambda events: events[:-1], ("begin", 4)),
        (lambda events: [*events[:-1], {"type": "stopped", "seat": 2}, {"type": "stopped", "seat": 2}], ("begin", 6)),
        (lambda events: [*events, {"type": "undone", "seat": 1}], ("goes on", 1)),
        (lambda events: [*events, {"type": "passed", "seat": 0}, {"type": "undone", "seat": 0}], ("begin", 7)),
    ],
    ids=["behind", "ahead", "another history", "taken back by another", "own action taken back"],
)
def test_a_memory_that_does_not_fit_is_begun_afresh(tmp_path, second, expected):
    log = tmp_path / "log"

    async def test(workers):
        job = asked(kramer(), "historian")
        assert len(job.events) == 5
        await workers.choose(job)
        await workers.choose(with_events(job, second(list(job.events))))
        assert history(log) == [("begin", 5), expected]

    run(test, OddWorkers(1, log))


def test_a_bot_that_begins_afresh_draws_other_numbers(tmp_path):
    log = tmp_path / "log"

    async def test(workers):
        job = asked(kramer(), "historian")
        await workers.choose(job)
        await workers.choose(with_events(job, job.events[:-1]))
        await workers.choose(with_events(job, job.events[:-2]))
        assert len({seed for _, _, seed in called(log, "made")}) == 3

    run(test, OddWorkers(1, log))


def test_a_bot_that_was_forgotten_is_told_everything_again():
    match = kramer()
    asking = [asked(match, "random", table=table) for table in (1, 2)]
    decider = worker.Decider(most=1)

    def answer(job, since):
        return msgspec.json.decode(decider.answer(jobs.request(job, since)))

    assert "action" in answer(asking[0], 0)
    assert "action" in answer(asking[0], 5)
    assert "action" in answer(asking[1], 0)
    assert answer(asking[0], 5) == {"again": True}
    assert "action" in answer(asking[0], 0)


def test_workers_send_everything_when_a_bot_was_forgotten(monkeypatch, tmp_path):
    log = tmp_path / "log"

    async def test(workers):
        job = asked(kramer(), "historian")
        await workers.choose(job)
        workers._slots[0].told[job.key] = 4, job.events[3]  # what the worker does not know of
        await workers.choose(job)
        assert history(log) == [("begin", 5), ("begin", 5)]

    run(test, OddWorkers(1, log))


def test_another_bot_at_the_same_seat_begins_afresh(tmp_path):
    log = tmp_path / "log"

    async def test(workers):
        await workers.choose(asked(kramer(), "random"))
        await workers.choose(asked(kramer(), "historian"))
        assert history(log) == [("begin", 5)]

    run(test, OddWorkers(1, log))


def test_a_bot_goes_back_to_the_worker_that_remembers_it(tmp_path):
    log = tmp_path / "log"

    async def test(workers):
        asking = [asked(kramer(), "historian", table=table) for table in (1, 2)]
        await asyncio.gather(*map(workers.choose, asking))
        assert len({pid for _, pid, _ in called(log, "made")}) == 2
        for job in (*reversed(asking), *reversed(asking)):
            await workers.choose(job)
        assert len(called(log, "made")) == 2

    run(test, OddWorkers(2, log))
