"""Bots decide in worker processes: apart from the event loop, limited in number, and told nothing but their seat's part."""

import asyncio
import dataclasses
import sys
import threading
from pathlib import Path

import msgspec
import pytest
import uvloop

import topsecret as ts
from topsecret import bots
from topsecret.bots import worker
from topsecret.server import jobs
from topsecret.server.workers import BotFailed, TooManyWaiting, Workers

from ..bots.seats import variants
from .odd_workers import (
    OddWorkers,
    alive,
    asked,
    called,
    children,
    kramer,
    lines,
    play,
    run,
    soon,
)

# --- decisions


@pytest.mark.parametrize(("game", "options"), variants())
def test_whole_games_are_played_by_workers(game, options):
    async def test(workers):
        matches = [ts.new(game, seed=seed, **options | {"round_limit": 3}) for seed in (1, 2)]
        results = await asyncio.gather(*(play(workers, match, "greedy", k) for k, match in enumerate(matches)))
        assert None not in results
        assert workers.decisions > 10
        assert (workers.failures, workers.replaced, workers.waiting) == (0, 0, 0)

    run(test, Workers(2))


@pytest.mark.parametrize("loop", [asyncio, uvloop], ids=["asyncio", "uvloop"])
@pytest.mark.parametrize("count", [0, 1])
def test_a_worker_decides_as_a_bot_at_the_table(count, loop):
    async def test(workers):
        match = ts.new("kramer", players=3, cards=True, dossier=True, seed=4, round_limit=2)
        table = 0
        while not match.over:
            table += 1  # everywhere somebody new, who is told everything
            job = asked(match, table=table)
            here = msgspec.json.decode(worker.Decider().answer(jobs.request(job, 0)))
            chosen = await workers.choose(job)
            assert {"action": chosen} == here
            match.play(job.seat, chosen)
        assert table > 10

    run(test, Workers(count), loop)


def test_two_runs_with_one_worker_are_the_same_game():
    def once():
        match = ts.new("randolph", players=2, seed=3, round_limit=4)
        run(lambda workers: play(workers, match, "greedy", 1), Workers(1))
        return match

    assert once() == once()


def test_workers_serve_a_loop_that_is_not_in_the_main_thread():
    chosen = []

    def elsewhere(loop):
        chosen.append(run(lambda workers: workers.choose(asked(kramer())), Workers(1), loop))

    for loop in (asyncio, uvloop):
        thread = threading.Thread(target=elsewhere, args=(loop,))
        thread.start()
        thread.join(60)
    assert len(chosen) == 2


def test_no_process_is_started_before_the_first_job():
    before = children()

    async def test(workers):
        assert children() <= before
        await workers.choose(asked(kramer()))
        (pid,) = children() - before
        assert alive(pid)
        await workers.choose(asked(kramer(), table=2))
        assert children() - before == {pid}
        await workers.close()
        assert not alive(pid)

    run(test, Workers(3))


def test_there_are_never_more_processes_than_were_allowed(tmp_path):
    before = children()

    async def test(workers):
        slow = [workers.choose(asked(kramer(), "slow", table=table)) for table in range(12)]
        await asyncio.gather(*slow)
        assert len(children() - before) == 2

    run(test, OddWorkers(2, tmp_path / "log"))


def test_the_event_loop_goes_on_while_bots_think(tmp_path):
    async def test(workers):
        match = kramer("J S M")  # red thinks for 0.3 s
        thought = asyncio.ensure_future(workers.choose(asked(match, "slow")))
        ticks = 0
        while not thought.done():
            await asyncio.sleep(0.005)
            ticks += 1
        assert ticks > 20

    run(test, OddWorkers(1, tmp_path / "log"))


def test_a_thread_decides_where_there_are_to_be_no_processes():
    before = children()

    async def test(workers):
        result = await play(workers, ts.new("kramer", players=3, seed=2, round_limit=2), "greedy", 1)
        assert result is not None
        assert children() <= before

    run(test, Workers(0))


def test_a_bot_that_hangs_in_a_thread_is_given_up(monkeypatch):
    go = threading.Event()

    class Waits:
        def __init__(self, seed):
            pass

        def begin(self, seat, view):
            go.wait(60)

    monkeypatch.setitem(sys.modules, "topsecret.bots.waits", type("module", (), {"Waits": Waits}))
    monkeypatch.setitem(bots._BOTS["kramer"], "waits", bots._Entry("waits", "Waits"))

    async def test(workers):
        with pytest.raises(BotFailed, match=r"^waits in kramer: the worker gave no answer in time$"):
            await workers.choose(asked(kramer(), "waits"))
        assert await workers.choose(asked(kramer())) >= 0
        go.set()

    run(test, Workers(0, timeout_s=1.0))


def test_a_negative_number_of_workers_is_refused():
    with pytest.raises(ValueError, match="from 1 on, or 0 for a thread"):
        Workers(-1)


# --- the line


def test_a_busy_table_does_not_hold_up_another(tmp_path):
    async def test(workers):
        order = []

        async def decide(table):
            await workers.choose(asked(kramer("B S M"), "slow", table=table))
            order.append(table)

        many = [asyncio.create_task(decide(1)) for _ in range(12)]
        await asyncio.sleep(0)
        one = asyncio.create_task(decide(2))
        await asyncio.gather(*many, one)
        # one job is begun already, one has its turn before, and so often it is passed over
        assert order.index(2) <= 2 + jobs.PASSES

    run(test, OddWorkers(1, tmp_path / "log"))


def test_a_table_whose_bot_nobody_remembers_has_its_turn_all_the_same():
    line = jobs.Line()
    remembered = {(table, 0) for table in range(40)}

    class Ticket:
        def __init__(self, table):
            self.job = type("Job", (), {"key": (table, 0)})

    line.add(Ticket(99))
    for table in range(40):
        line.add(Ticket(table))
    order = [line.next_for(remembered.__contains__).job.key[0] for _ in range(41)]
    assert sorted(order) == [*range(40), 99]
    assert order.index(99) == jobs.PASSES
    assert line.next_for(remembered.__contains__) is None


def test_what_waits_is_counted_and_limited(tmp_path):
    async def test(workers):
        tasks = [asyncio.create_task(workers.choose(asked(kramer(), "sleeper", table=table))) for table in range(3)]
        await soon(lambda: workers.waiting == 2)
        with pytest.raises(TooManyWaiting, match="2 decisions of bots wait already"):
            await workers.choose(asked(kramer(), "sleeper", table=9))
        tasks[2].cancel()
        await asyncio.sleep(0)
        assert workers.waiting == 1
        await workers.close()
        for task in tasks[:2]:
            with pytest.raises(BotFailed, match="the server is closing"):
                await task
        with pytest.raises(BotFailed, match="the server is closing"):
            await workers.choose(asked(kramer()))

    run(test, OddWorkers(1, tmp_path / "log", most_waiting=2))


# --- secrets


def test_a_job_is_the_seats_own_view_events_and_actions_and_nothing_else():
    match = ts.new("kramer", players=4, cards=True, dossier=True, seed=9)
    job = asked(match)
    sent = msgspec.json.decode(jobs.request(job, 0))
    seat = job.seat
    assert sent == {
        "key": [1, seat],
        "game": "kramer",
        "options": match.view(seat)["options"],
        "seat": seat,
        "spec": "greedy",
        "seed": 5,
        "view": match.view(seat),
        "since": 0,
        "events": match.events(seat),
        "actions": [action.id for action in match.actions(seat)],
    }


@pytest.mark.parametrize(("game", "options"), variants())
def test_nothing_that_a_seat_cannot_know_reaches_a_worker(game, options):
    match = ts.new(game, seed=3, **options)
    bots.play(match, [bots.make("random", game, seed=seat) for seat in range(match.players)], limit=40)
    for seat in match.to_move:
        job = asked(match, seat=seat)
        for other in (match.resampled(seat, seed) for seed in range(5)):
            drawn = asked(other, seat=seat)
            unknown = {"events": (), "view": {**job.view, "log": None}}
            known = {**unknown, "view": {**drawn.view, "log": None}}
            assert jobs.request(dataclasses.replace(job, **unknown), 0) == jobs.request(
                dataclasses.replace(drawn, **known), 0
            )


def test_canaries_in_other_seats_notes_and_in_the_settings_do_not_reach_a_worker(tmp_path, monkeypatch):
    log = tmp_path / "log"
    monkeypatch.setenv("TOPSECRET_DATABASE", "postgresql://canary-settings@localhost/x")

    async def test(workers):
        match = kramer("J S M")
        match.note(1, "red", "canary-of-seat-1")
        match.note(0, "green", "mine-of-seat-0")
        await workers.choose(asked(match, "historian"))
        pid = called(log, "made")[0][1]
        reached = (
            log.read_bytes() + Path(f"/proc/{pid}/environ").read_bytes() + Path(f"/proc/{pid}/cmdline").read_bytes()
        )
        assert b"mine-of-seat-0" in reached
        assert b"canary" not in reached
        told = [line for line in lines(log) if line[0] in ("begin", "tell", "choose")]
        assert told[0][2]["agents"]["red"]["owner"] == 0
        assert {agent["owner"] for name, agent in told[0][2]["agents"].items() if name != "red"} == {None}

    run(test, OddWorkers(1, log))
