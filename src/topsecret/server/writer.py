"""The one thread that writes. It takes everything that waits, writes it in one transaction, and tells all who waited at once.

So one wait for the disk serves everybody (group commit), and the event loop never waits for the database: it puts jobs into
a list, hands the list over, and is called back once a batch. Where many write at once it waits a moment for more of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import exc
from sqlalchemy.engine import Connection, Engine

from .store_append import Append, Contested, write
from .store_engine import LostRace, Unavailable, again, fault, our_faults

T = TypeVar("T")

WAITING = 20_000
"""Jobs that may wait; whoever comes later waits for room before."""

BATCH = 1_000
"""Jobs in one transaction."""

FEW = 4
"""Jobs in a list after which nobody waits for more: the next one is handed over at once."""

MOMENT, LONGEST = 0.002, 0.006
"""Seconds in which nothing came, after which a list is handed over, and seconds after which it is in any case. A transaction costs as
much as forty rows in it, and at five thousand rows a second thirty come in the longest wait."""

TRIES = 4
"""How often a transaction is tried that certainly did not happen."""

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
"""Seconds between two attempts to reach the database."""

CLOSES_WITHIN = 10.0
"""Seconds to finish what waits when the store is closed."""


@dataclass(slots=True, eq=False)
class Work:
    """Any other write, and who waits for it."""

    what: Callable[[Connection], Any]
    future: asyncio.Future[Any]


Job = Append | Work


class Writer:
    """Made in the event loop; `engine` is used by the writing thread only."""

    def __init__(self, engine: Engine, node: str) -> None:
        self.waiting = 0
        self.on_committed: Callable[[int], None] | None = None
        self._engine, self._node = engine, node
        self._loop = asyncio.get_running_loop()
        self._round: list[Job] = []
        self._at_once = True
        """The last list was a short one."""
        self._known, self._began = 0, 0.0
        """Of this list: how many jobs there were when it was last looked at, and when it began."""
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._room = asyncio.Event()
        self._closing = False
        self._hurry = threading.Event()
        self._at_work: list[Job] = []
        self._connection: Connection | None = None
        self._pause = 0.0
        self._thread = threading.Thread(target=self._run, name="topsecret-writer", daemon=True)
        self._thread.start()

    # --- in the event loop

    async def do(self, what: Callable[[Connection], T]) -> T:
        """Run this in a transaction, together with others; it returns when that is durable."""
        if self._closing or self.waiting >= WAITING:
            await self._wait_for_room()
        work = Work(what, self._loop.create_future())
        self._submit(work)
        result: T = await work.future
        return result

    def promise(self) -> asyncio.Future[None]:
        """What the writer of a row will wait for."""
        return self._loop.create_future()

    def append(self, append: Append) -> Awaitable[None]:
        """Write a row of a log; durable when what this gives has been awaited. `LostRace`, `Unavailable`, `Rejected`."""
        if self._closing or self.waiting >= WAITING:
            return self._append_later(append)
        self._submit(append)
        return append.future

    async def _append_later(self, append: Append) -> None:
        await self._wait_for_room()
        self._submit(append)
        await append.future

    def _submit(self, job: Job) -> None:
        self.waiting += 1
        self._round.append(job)
        if len(self._round) > 1:
            return
        if self._at_once:
            self._loop.call_soon(self._hand_over)
        else:
            self._known, self._began = 1, self._loop.time()
            self._loop.call_later(MOMENT, self._look)

    def _look(self) -> None:
        """Hand the jobs over if nothing was added since the last look, or the first of them has waited long enough."""
        known, self._known = self._known, len(self._round)
        if self._known > known and self._loop.time() < self._began + LONGEST:
            self._loop.call_later(MOMENT, self._look)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        jobs, self._round = self._round, []
        if jobs:
            self._at_once = len(jobs) <= FEW
            self._jobs.put(jobs)

    async def _wait_for_room(self) -> None:
        while self.waiting >= WAITING and not self._closing:
            self._room.clear()
            await self._room.wait()
        if self._closing:
            raise Unavailable("the database is closed")

    def _tell(self, jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
        self.waiting -= len(jobs)
        self._room.set()
        written = 0
        for job, outcome in zip(jobs, outcomes, strict=True):
            failed = isinstance(outcome, Exception)
            written += not failed and isinstance(job, Append)
            if job.future.done():  # whoever waited was cancelled
                continue
            if failed:
                job.future.set_exception(outcome)
            else:
                job.future.set_result(outcome)
        if written and self.on_committed is not None:
            self.on_committed(written)

    async def close(self) -> None:
        """Finish what waits, within a bounded time, and let the connection go."""
        if not self._closing:
            self._closing = True
            self._room.set()
            self._hand_over()
            self._jobs.put(None)
            self._hurry.set()
        await asyncio.to_thread(self._thread.join, CLOSES_WITHIN)
        if self._thread.is_alive():
            self._give_up()

    def _give_up(self) -> None:
        left = list(self._at_work)
        with contextlib.suppress(Empty):
            while True:
                left += self._jobs.get_nowait() or []
        for job in left:
            if not job.future.done():
                job.future.set_exception(Unavailable("the database did not answer before it was closed"))

    # --- in the writing thread

    def _run(self) -> None:
        while (jobs := self._taken()) is not None:
            self._at_work = jobs
            try:
                self._connected()
            except Unavailable as error:  # all at once: nobody waits for a second attempt
                self._told(jobs, [Unavailable(*error.args) for _ in jobs])
                continue
            for begin in range(0, len(jobs), BATCH):
                batch = jobs[begin : begin + BATCH]
                # Two transactions: rows of logs are locked in the same order by all nodes, other work in any order.
                self._carry_out([job for job in batch if isinstance(job, Append)], self._write)
                self._carry_out([job for job in batch if isinstance(job, Work)], self._work)
        self._disconnect()

    def _taken(self) -> list[Job] | None:
        """Everything that waits; None when there is nothing left to do for ever."""
        jobs = self._jobs.get()
        if jobs is None:
            return None
        with contextlib.suppress(Empty):
            while True:
                more = self._jobs.get_nowait()
                if more is None:
                    self._jobs.put(None)  # the last one: nothing comes after it
                    break
                jobs += more
        return jobs

    def _carry_out(self, jobs: Sequence[Any], how: Callable[[Sequence[Any]], list[Any]]) -> None:
        """All together; if one of them is at fault, half by half, until only that one fails."""
        if not jobs:
            return
        try:
            outcomes = how(jobs)
        except Unavailable as error:
            outcomes = [Unavailable(*error.args) for _ in jobs]
        except Exception as error:
            half = len(jobs) // 2
            if half:
                self._carry_out(jobs[:half], how)
                self._carry_out(jobs[half:], how)
                return
            outcomes = [error]
        self._told(jobs, outcomes)

    def _told(self, jobs: Sequence[Job], outcomes: Sequence[Any]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(self._tell, jobs, outcomes)

    def _write(self, appends: Sequence[Append]) -> list[Any]:
        try:
            won = self._transaction(lambda connection: write(connection, appends, self._node, careful=False))
        except Contested:
            won = self._transaction(lambda connection: write(connection, appends, self._node, careful=True))
        if len(won) == len(appends):
            return [None] * len(appends)
        outcomes: list[Any] = []
        for append in appends:
            place = (append.table, append.seq)
            if place in won:
                won.discard(place)  # a second append for the same place in this batch came later
                outcomes.append(None)
            else:
                outcomes.append(LostRace(f"row {append.seq} of table {append.table} is written already"))
        return outcomes

    def _work(self, works: Sequence[Work]) -> list[Any]:
        return self._transaction(lambda connection: [work.what(connection) for work in works])

    def _transaction(self, what: Callable[[Connection], T]) -> T:
        """Run and commit. What broke off before its commit did not happen, and is tried again on a new connection."""
        for attempt in range(1, TRIES + 1):
            was_connected = self._connection is not None
            connection = self._connected()
            committing = False
            try:
                with connection.begin():
                    result = what(connection)
                    committing = True
                return result
            except exc.DBAPIError as error:
                gone = error.connection_invalidated
                if gone or isinstance(fault(error), Unavailable):
                    self._disconnect()
                if not committing and attempt < TRIES and ((gone and was_connected) or again(error)):
                    continue
                raise fault(error) from None
            except exc.SQLAlchemyError as error:
                self._disconnect()
                raise Unavailable(f"the database is not available: {type(error).__name__}") from None
        raise AssertionError("the last attempt returns or raises")

    def _connected(self) -> Connection:
        if self._connection is None:
            if self._pause and self._hurry.wait(self._pause):
                raise Unavailable("the database could not be reached before it was closed")
            self._pause = min(max(2 * self._pause, FIRST_PAUSE), LONGEST_PAUSE)
            with our_faults():
                self._connection = self._engine.connect()
            self._pause = 0.0
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()
