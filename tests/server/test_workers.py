"""Bots decide in worker processes: apart from the event loop, limited in number, and told nothing but their seat's part."""

import asyncio
import dataclasses
import json
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path

import msgspec
import pytest
import uvloop

import topsecret as ts
from topsecret import bots
from topsecret.bots import worker
from topsecret.server import jobs
from topsecret.server.workers import BotFailed, Job, TooManyWaiting, Workers

from ..bots.seats import variants

ODD = Path(__file__).with_name("odd_bots.py")
HOME = Path(ts.__file__).parents[1]


class OddWorkers(Workers):
    """Workers that know the bots of `odd_bots.py`."""

    def __init__(self, count, log, **settings):
        super().__init__(count, **settings)
        self.log = log

    def command(self):
        return [sys.executable, "-P", str(ODD), str(HOME), str(self.log)]


def lines(log):
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()] if log.exists() else []


def called(log, word):
    return [line for line in lines(log) if line[0] == word]


def asked(match, spec="greedy", *, table=1, seat=None, seed=5):
    return Job.of(match, match.to_move[0] if seat is None else seat, table=table, spec=spec, seed=seed)


def kramer(identities="J S M", **options):
    """Three players with known secrets; seat 0 is asked."""
    return ts.new("kramer", players=3, chance=[*identities.split(), "6", *["4"] * 50], **options)


def run(test, workers, loop=asyncio):
    """Run an asynchronous test; the workers are closed in any case."""

    async def whole():
        await workers.start()
        try:
            return await test(workers)
        finally:
            await workers.close()

    return loop.run(whole())


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def children():
    return {int(pid) for task in Path("/proc/self/task").iterdir() for pid in (task / "children").read_text().split()}


def wait_until(fact, seconds=20.0):
    end = time.monotonic() + seconds
    while not fact() and time.monotonic() < end:
        time.sleep(0.02)
    assert fact()


async def play(workers, match, spec, table):
    """A whole game, every decision through the workers."""
    while not match.over:
        for seat in match.to_move:
            match.play(seat, await workers.choose(Job.of(match, seat, table=table, spec=spec, seed=10 * table + seat)))
    return match.result


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
        assert children() == before
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
        assert children() == before

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

    run(test, Workers(0, timeout_s=0.3))


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
        await asyncio.sleep(0.1)
        assert workers.waiting == 2
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


# --- what a worker remembers


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


# --- bots that fail


def test_a_bot_that_hangs_is_killed_and_tried_once_more(tmp_path):
    log = tmp_path / "log"

    async def test(workers):
        for spec in ("sleeper", "stubborn"):
            log.unlink(missing_ok=True)
            with pytest.raises(BotFailed, match=f"^{spec} in kramer: the worker gave no answer in time$"):
                await workers.choose(asked(kramer(), spec))
            pids = {pid for _, pid in called(log, "sleep")}
            assert len(pids) == 2
            assert not any(map(alive, pids))
        assert (workers.replaced, workers.failures) == (4, 2)
        assert await workers.choose(asked(kramer())) >= 0

    run(test, OddWorkers(1, log, timeout_s=0.5))


def test_a_worker_that_dies_is_replaced_and_the_job_done_elsewhere(tmp_path):
    log = tmp_path / "log"

    async def test(workers):
        job = asked(kramer(), "crashesonce")
        assert await workers.choose(job) == job.actions[-1]
        assert (workers.replaced, workers.failures) == (1, 0)
        assert len({pid for _, pid, _ in called(log, "made")}) == 2

    run(test, OddWorkers(1, log))


def test_a_bot_that_always_kills_its_worker_fails(tmp_path):
    log = tmp_path / "log"

    async def test(workers):
        with pytest.raises(BotFailed, match=r"^crasher in kramer: the worker died$"):
            await workers.choose(asked(kramer(), "crasher"))
        assert len(called(log, "crash")) == 2

    run(test, OddWorkers(1, log))


def test_a_worker_killed_from_outside_between_two_jobs_is_not_missed(tmp_path):
    log = tmp_path / "log"

    async def test(workers):
        job = asked(kramer(), "historian")
        await workers.choose(job)
        os.kill(called(log, "made")[0][1], signal.SIGKILL)
        assert await workers.choose(job) == job.actions[0]
        assert (workers.replaced, workers.failures) == (1, 0)

    run(test, OddWorkers(1, log))


def test_an_action_that_was_not_offered_is_caught(tmp_path):
    log = tmp_path / "log"

    async def test(workers):
        with pytest.raises(BotFailed, match=r"the bot cheat chose an action it was not offered$"):
            await workers.choose(asked(kramer(), "cheat"))
        assert len(called(log, "cheat")) == 2
        assert workers.replaced == 0

    run(test, OddWorkers(1, log))


@pytest.mark.parametrize("count", [0, 1])
def test_an_unknown_bot_fails_in_words(count):
    async def test(workers):
        with pytest.raises(BotFailed, match=r"^gredy in kramer: the bot gredy failed: BotError in __init__\.py, line"):
            await workers.choose(asked(kramer(), "gredy"))

    run(test, Workers(count))


def test_what_a_failing_bot_knows_is_told_to_nobody(tmp_path, capfd):
    async def test(workers):
        with pytest.raises(BotFailed) as failed:
            await workers.choose(asked(kramer("J S M"), "gossip"))
        assert "KeyError in odd_bots.py, line" in str(failed.value)
        assert "red" not in str(failed.value)

    run(test, OddWorkers(1, tmp_path / "log"))
    told = capfd.readouterr()
    assert told.out == ""
    assert "red" not in told.err.replace("printed by a bot", "")


def test_a_worker_that_cannot_start_fails_the_job_and_not_the_server(tmp_path):
    class Lost(Workers):
        def command(self):
            return [str(tmp_path / "nothing")]

    async def test(workers):
        with pytest.raises(BotFailed, match="the worker died"):
            await workers.choose(asked(kramer()))

    run(test, Lost(1))


def test_a_job_that_nobody_waits_for_any_more_leaves_its_worker_in_order(tmp_path):
    async def test(workers):
        lost = asyncio.ensure_future(workers.choose(asked(kramer("J S M"), "slow")))
        await asyncio.sleep(0.1)
        lost.cancel()
        assert await workers.choose(asked(kramer("S J M"), "slow", table=2)) >= 0
        assert workers.replaced == 0

    run(test, OddWorkers(1, tmp_path / "log"))


# --- how workers end

SERVER = """
import asyncio, sys
sys.path[:0] = [{root!r}]
from tests.server.test_workers import OddWorkers, asked, kramer
from pathlib import Path

async def main():
    workers = OddWorkers(3, Path({log!r}), timeout_s=600)
    await workers.start()
    try:
        jobs = [workers.choose(asked(kramer(), spec, table=n)) for n, spec in enumerate(("sleeper", "stubborn", "historian"))]
        await asyncio.gather(*jobs)
    finally:
        await workers.close()

try:
    asyncio.run(main())
except KeyboardInterrupt:
    print("stopped")
"""


@pytest.fixture
def server(tmp_path):
    """A process with workers in the middle of their work; their process ids."""
    log = tmp_path / "log"
    root = str(Path(__file__).parents[2])
    code = textwrap.dedent(SERVER).format(root=root, log=str(log))
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        wait_until(lambda: len(called(log, "sleep")) == 2 and called(log, "choose"), 60)
        yield process, [pid for _, pid, _ in called(log, "made")]
    finally:
        process.kill()
        process.communicate()


def test_no_worker_outlives_a_server_that_is_killed(server):
    process, pids = server
    assert len(pids) == 3
    assert all(map(alive, pids))
    process.kill()
    process.wait()
    wait_until(lambda: not any(map(alive, pids)))


def test_ctrl_c_ends_server_and_workers_without_a_traceback(server):
    process, pids = server
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (out, err) == ("stopped\n", "")
    assert not any(map(alive, pids))


def test_ctrl_c_that_reaches_a_worker_is_ignored(server):
    _, pids = server
    for pid in pids:
        os.kill(pid, signal.SIGINT)
    time.sleep(0.3)
    assert all(map(alive, pids))


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
