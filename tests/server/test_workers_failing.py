"""Bots and workers that hang, die, cheat or gossip, and how workers end with their server."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from topsecret.server.workers import BotFailed, Workers

from .odd_workers import (
    OddWorkers,
    alive,
    asked,
    called,
    kramer,
    run,
    soon,
    wait_until,
)

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
        assert await workers.choose(asked(kramer(), "historian")) >= 0

    run(test, OddWorkers(1, log, timeout_s=1.0))


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
    log = tmp_path / "log"

    async def test(workers):
        lost = asyncio.ensure_future(workers.choose(asked(kramer("J S M"), "slow")))
        await soon(lambda: called(log, "think"))
        lost.cancel()
        assert await workers.choose(asked(kramer("S J M"), "slow", table=2)) >= 0
        assert workers.replaced == 0

    run(test, OddWorkers(1, tmp_path / "log"))


# --- how workers end

SERVER = """
import asyncio, sys
sys.path[:0] = [{root!r}]
from tests.server.odd_workers import OddWorkers, asked, kramer
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
