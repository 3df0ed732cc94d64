"""Decisions of bot seats, made in worker processes so that thinking never holds up a table.

A worker is told the view and the events of the seat it decides for, and nothing else: see `Job`. Workers start with the first
job and end with the server, also when it is killed. With a count of 0 there are no processes: one thread decides. That suits
small machines and tests, but a bot that hangs there goes on using a core after it was given up.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ..bots.worker import MOST_REMEMBERED, Answer
from .jobs import Job, Line, Ticket, request
from .thinkers import COMMAND, Process, Thinker, Thread

__all__ = ["BotFailed", "Job", "TooManyWaiting", "Workers"]

MOST_WAITING = 1000
ATTEMPTS = 2

_decode = msgspec.json.Decoder(Answer).decode


class BotFailed(Exception):
    """A bot gave no legal answer, twice. The message names no secret."""


class TooManyWaiting(BotFailed):
    """So many decisions wait already that this one was not even begun."""


@dataclass(eq=False)
class Slot:
    """Room for one worker, and what the worker there was told."""

    worker: Thinker | None = None
    idle: asyncio.Future[Ticket] | None = None
    told: OrderedDict[tuple[int, int], tuple[int, Any]] = field(default_factory=OrderedDict)
    """By key: how many events, and the last of them."""

    def remembers(self, key: tuple[int, int]) -> bool:
        return key in self.told

    def since(self, job: Job) -> int:
        """How many of the job's events the worker's bot has heard; 0 if it has to begin afresh."""
        heard, last = self.told.get(job.key, (0, None))
        if heard == 0 or heard > len(job.events) or job.events[heard - 1] != last:
            return 0
        # A bot whose own action was taken back remembers a decision that does not count.
        own = {"type": "undone", "seat": job.seat}
        return 0 if own in job.events[heard:] else heard

    def heard(self, job: Job) -> None:
        self.told[job.key] = len(job.events), job.events[-1] if job.events else None
        self.told.move_to_end(job.key)
        while len(self.told) > MOST_REMEMBERED:
            self.told.popitem(last=False)


class Workers:
    """Up to `count` worker processes and the line of jobs before them."""

    def __init__(self, count: int, *, timeout_s: float = 20.0, most_waiting: int = MOST_WAITING) -> None:
        if count < 0:
            raise ValueError(f"{count} workers are not possible: give a number from 1 on, or 0 for a thread")
        self.size = count
        self.decisions = 0
        self.failures = 0
        """Jobs that ended with BotFailed."""
        self.replaced = 0
        """Workers that hung or died."""
        self._timeout = timeout_s
        self._most_waiting = most_waiting
        self._line = Line()
        self._open: set[Ticket] = set()
        self._slots: list[Slot] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        """Jobs that no worker has begun."""
        return self._line.length

    async def start(self) -> None:
        """Nothing is started before the first job, so that a server is there at once."""
        self._closed = False

    async def choose(self, job: Job) -> int:
        """The number of the action a bot takes, one of `job.actions`; BotFailed if there is none to be had."""
        if self._closed:
            raise BotFailed("the server is closing")
        ticket = Ticket(job, asyncio.get_running_loop().create_future())
        if not self._hand_over(ticket):
            if self._line.length >= self._most_waiting:
                self.failures += 1
                raise TooManyWaiting(f"{self._line.length} decisions of bots wait already")
            self._line.add(ticket)
        self._open.add(ticket)
        try:
            return await ticket.answer
        finally:
            self._open.discard(ticket)
            self._line.leave(ticket)

    def _hand_over(self, ticket: Ticket) -> bool:
        """Give the job to a worker that has nothing to do, best to one that remembers the bot, or to a new one."""
        idle = [slot for slot in self._slots if slot.idle is not None]
        for slot in sorted(idle, key=lambda slot: not slot.remembers(ticket.job.key)):
            if slot.idle is not None:
                slot.idle.set_result(ticket)
                slot.idle = None
                return True
        if len(self._slots) < max(1, self.size):
            slot = Slot()
            self._slots.append(slot)
            self._tasks.append(asyncio.create_task(self._work(slot, ticket), name=f"bots {len(self._slots)}"))
            return True
        return False

    async def _work(self, slot: Slot, ticket: Ticket) -> None:
        while True:
            await self._settle(slot, ticket)
            following = self._line.next_for(slot.remembers)
            if following is None:
                slot.idle = asyncio.get_running_loop().create_future()
                following = await slot.idle
            ticket = following

    async def _settle(self, slot: Slot, ticket: Ticket) -> None:
        """Answer one job, whatever happens."""
        fault = ""
        for _ in range(ATTEMPTS):
            if ticket.answer.done():
                return
            try:
                answer = await self._ask(slot, ticket.job)
            except Exception as error:
                fault = "the worker gave no answer in time" if isinstance(error, TimeoutError) else "the worker died"
                await self._replace(slot)
                continue
            if answer.action is not None and answer.action in ticket.job.actions:
                self.decisions += 1
                if not ticket.answer.done():
                    ticket.answer.set_result(answer.action)
                return
            slot.told.pop(ticket.job.key, None)
            fault = answer.fault or "the answer is no action that was offered"
        self.failures += 1
        _fail(ticket, f"{ticket.job.spec} in {ticket.job.game}: {fault}")

    async def _ask(self, slot: Slot, job: Job) -> Answer:
        if slot.worker is None:
            slot.worker = await self._start_worker()
        async with asyncio.timeout(self._timeout):
            since = slot.since(job)
            answer = _decode(await slot.worker.ask(request(job, since)))
            if answer.again and since:
                answer = _decode(await slot.worker.ask(request(job, 0)))
        if answer.action is not None:
            slot.heard(job)
        return answer

    async def _start_worker(self) -> Thinker:
        return Thread() if self.size == 0 else await Process.start(self.command())

    def command(self) -> list[str]:
        """What is run as a worker."""
        return list(COMMAND)

    async def _replace(self, slot: Slot) -> None:
        """The next job, or the second attempt at this one, gets a new worker."""
        worker, slot.worker = slot.worker, None
        slot.told.clear()
        self.replaced += 1
        if worker is not None:
            await worker.end()

    async def close(self) -> None:
        """End all workers; what was still asked fails."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for ticket in self._open:
            _fail(ticket, "the server is closing")
        slots, self._slots, self._tasks = self._slots, [], []
        await asyncio.gather(*(slot.worker.end() for slot in slots if slot.worker is not None))


def _fail(ticket: Ticket, why: str) -> None:
    if not ticket.answer.done():
        ticket.answer.set_exception(BotFailed(why))
