"""Workers that know the bots of `odd_bots.py`, what these wrote down, and positions to ask them about."""

import asyncio
import json
import os
import sys
import time
from pathlib import Path

import topsecret as ts
from topsecret.server.workers import Job, Workers

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


def status(pid):
    """The state and the parent of a process; none of one that has ended, before or while it is looked at."""
    try:
        state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return "Z", None
    return state, int(parent)


def alive(pid):
    return status(pid)[0] != "Z"


def children():
    """The processes of this one that have not ended."""
    pids = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal()]
    found = {pid: status(pid) for pid in pids}
    return {pid for pid, (state, parent) in found.items() if parent == os.getpid() and state != "Z"}


def wait_until(fact, seconds=20.0):
    end = time.monotonic() + seconds
    while not fact() and time.monotonic() < end:
        time.sleep(0.02)
    assert fact()


async def soon(fact, seconds=20.0):
    async with asyncio.timeout(seconds):
        while not fact():
            await asyncio.sleep(0.005)


async def play(workers, match, spec, table):
    """A whole game, every decision through the workers."""
    while not match.over:
        for seat in match.to_move:
            match.play(seat, await workers.choose(Job.of(match, seat, table=table, spec=spec, seed=10 * table + seat)))
    return match.result
