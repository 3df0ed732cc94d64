"""When a bot answers tells nothing of what it knows."""

import asyncio
import random
import selectors

import pytest

from topsecret.server import pace
from topsecret.server.workers import BotFailed

from .odd_workers import OddWorkers, asked, kramer, run


class Hourglass(asyncio.SelectorEventLoop):
    """A loop whose time passes only while everybody sleeps."""

    def __init__(self):
        super().__init__(_Selector())
        self._selector.loop = self
        self.now = 0.0

    def time(self):
        return self.now


class _Selector(selectors.DefaultSelector):
    loop = None

    def select(self, timeout=None):
        if timeout:
            self.loop.now += timeout
        return super().select(0)


def on_time(coroutine):
    """What came of it, and when."""

    async def timed():
        try:
            came = await coroutine
        except BotFailed as error:
            came = error
        return came, round(asyncio.get_running_loop().time(), 3)

    with asyncio.Runner(loop_factory=Hourglass) as runner:
        return runner.run(timed())


async def thinking(seconds, outcome=7):
    await asyncio.sleep(seconds)
    if isinstance(outcome, Exception):
        raise outcome
    return outcome


@pytest.mark.parametrize("seconds", [0.0, 0.2, 0.99])
def test_an_answer_that_is_ready_waits_for_its_time(seconds):
    assert on_time(pace.paced(thinking(seconds), 1.0)) == (7, 1.0)


@pytest.mark.parametrize(("seconds", "released"), [(1.01, 1.5), (1.49, 1.5), (1.51, 2.0), (4.2, 4.5)])
def test_an_answer_that_is_late_waits_for_a_whole_step(seconds, released):
    assert on_time(pace.paced(thinking(seconds), 1.0, 0.5)) == (7, released)


@pytest.mark.parametrize(("seconds", "released"), [(0.0, 1.0), (1.2, 1.5)])
def test_a_failure_is_told_no_earlier_than_an_answer(seconds, released):
    came, when = on_time(pace.paced(thinking(seconds, BotFailed("no")), 1.0, 0.5))
    assert isinstance(came, BotFailed)
    assert when == released


def test_two_secrets_take_the_same_time(tmp_path):
    """Grey answers at once, red thinks for 0.3 s: both are released after the same delay."""

    async def test(workers):
        loop = asyncio.get_running_loop()
        await workers.choose(asked(kramer(), "historian", table=9))  # the process is there
        took = {}
        for table, identities in enumerate(("S J M", "J S M")):
            began = loop.time()
            await pace.paced(workers.choose(asked(kramer(identities), "slow", table=table)), 1.0, 1.0)
            took[identities] = loop.time() - began
        assert all(1.0 <= seconds < 2.0 for seconds in took.values()), took

    run(test, OddWorkers(1, tmp_path / "log"))


def test_thinking_stops_being_waited_for_when_the_answer_is_not_wanted_any_more():
    stopped = []

    async def think():
        try:
            await asyncio.sleep(100)
        except asyncio.CancelledError:
            stopped.append(True)
            raise
        return 7

    async def test():
        task = asyncio.create_task(pace.paced(think(), 1.0))
        await asyncio.sleep(0.5)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.sleep(0)
        return stopped

    assert on_time(test()) == ([True], 0.5)


def test_delays_are_natural():
    rng = random.Random(1)
    drawn = sorted(pace.delay(rng, 0.5, 2.0) for _ in range(2000))
    assert 0.5 <= drawn[0] < drawn[-1] <= 2.0
    assert abs(drawn[1000] - 1.0) < 0.1
    assert drawn[1900] - drawn[100] > 0.7


def test_delays_can_be_turned_off():
    assert pace.delay(random.Random(1), 0.0, 0.0) == 0.0
    assert pace.delay(random.Random(1), 0.2, 0.2) == 0.2


def test_a_delay_depends_on_nothing_but_the_generator():
    drawn = [[pace.delay(random.Random(seed)) for seed in range(5)] for _ in range(2)]
    assert drawn[0] == drawn[1]
