"""What a table needs that no player does: bots' moves, clocks, players who are away. Done by the node that holds its lease."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import time
from collections.abc import Awaitable, Callable
from typing import Literal

from .. import bots
from . import entries as e
from .clock import NO_CLOCK
from .commands import Refusal
from .decide import Decision, played
from .hall import Hall
from .live import NOT_KNOWN, Live, now_ms, visitors
from .logs import event
from .metrics import Metrics
from .notices import Notices
from .pace import delay, paced, quickness
from .settings import Settings
from .store import Store, Unavailable
from .table import Table
from .workers import BotFailed, Job, Workers

SOON_MS = 30_000
"""A table that needs something within this time is driven; what comes later is found in the database then."""
SCAN_S = 1.0
SCANNED = 200
"""Tables taken up in one scan."""
NUDGE_MS = 15_000
"""How long after the question an absent player is told elsewhere that it is his turn."""
STANDIN = "normal"
"""The level of the bot that plays for an absent player, where the table chose a bot."""

By = Literal["bot", "standin", "timeout"]


class Driver:
    """Drives the tables whose lease this node holds."""

    def __init__(
        self, hall: Hall, store: Store, workers: Workers, notices: Notices, settings: Settings, metrics: Metrics
    ) -> None:
        self.hall, self.store, self.workers, self.notices = hall, store, workers, notices
        self.settings, self.metrics = settings, metrics
        self._ttl_ms = int(settings.lease_ttl * 1000)
        self._held: dict[int, float] = {}
        """Tables whose lease this node holds, and until when (monotonic)."""
        self._wanted: set[int] = set()
        self._asks = asyncio.Event()
        self._driving: dict[int, asyncio.Task[None]] = {}
        self._loops: list[asyncio.Task[None]] = []
        self._random = random.SystemRandom()
        self._born = now_ms()
        hall.after = self.consider
        hall.keep = lambda live: live.table.id in self._driving

    async def start(self) -> None:
        self._loops = [
            asyncio.create_task(self._forever(work, pause))
            for work, pause in (
                (self._take_leases, 0.0),
                (self._renew_leases, self.settings.lease_ttl / 3),
                (self._scan, SCAN_S),
                (self._note_presence, self.settings.presence.write),
                (self._tidy, 15.0),
            )
        ]

    async def close(self) -> bool:
        """Stop driving and give the leases back, so that another node can go on; whether there were any."""
        tasks = [*self._loops, *self._driving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Unavailable):
            await self.store.release(list(self._held))
        held = bool(self._held)
        self._held.clear()
        return held

    async def take_over(self) -> None:
        """Another node has given its leases back: what was its work is taken up at once, not at the next scan."""
        for live in list(self.hall.lives.values()):
            self.consider(live)
        await self._scan()

    async def _forever(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await work()
            except Unavailable:
                await asyncio.sleep(0.5)
            except Exception as error:
                event("the driver stumbled", level="error", error=error)
                await asyncio.sleep(1.0)
            await asyncio.sleep(pause)

    # --- leases

    def consider(self, live: Live) -> None:
        """The table has changed: drive it, if it needs that soon."""
        id = live.table.id
        if id in self._driving or self._needs_nobody(live.table):
            return
        due = self._due(live.table, live)
        if due is not None and due <= now_ms() + SOON_MS:
            if self._holds(id):
                self._drive(live)
            else:
                self._wanted.add(id)
                self._asks.set()

    def _needs_nobody(self, table: Table) -> bool:
        """People play without a clock: as with most moves, there is nothing to do."""
        if table.status != "playing" or self.notices.on or table.setup.clock != NO_CLOCK:
            return False
        for seat in table.times.asked:
            place = table.places[seat]
            if place.ours or place.played_for:
                return False
        return True

    def _holds(self, id: int) -> bool:
        return self._held.get(id, 0.0) > time.monotonic()

    async def _take_leases(self) -> None:
        await self._asks.wait()
        self._asks.clear()
        wanted, self._wanted = list(self._wanted), set()
        until = time.monotonic() + self.settings.lease_ttl
        for id in await self.store.lease(wanted, self._ttl_ms):
            self._held[id] = until
            live = self.hall.lives.get(id)
            if live is not None and id not in self._driving:
                self._drive(live)

    async def _renew_leases(self) -> None:
        spare = [id for id in self._held if id not in self._driving]
        for id in spare:
            del self._held[id]
        if spare:
            await self.store.release(spare)
        # Other leases may be taken meanwhile: only these are decided on here.
        needed = list(self._held)
        until = time.monotonic() + self.settings.lease_ttl
        kept = await self.store.lease(needed, self._ttl_ms) if needed else set()
        for id in needed:
            if id in kept:
                self._held[id] = until
            else:
                self._held.pop(id, None)

    async def _scan(self) -> None:
        """Tables in the database that need something and that nobody drives."""
        found = [id for id in await self.store.due(now_ms(), SCANNED) if id not in self._driving]
        if not found:
            return
        until = time.monotonic() + self.settings.lease_ttl
        for id in await self.store.lease(found, self._ttl_ms):
            self._held[id] = until
            try:
                live = await self.hall.by_id(id)
            except Refusal as error:
                event("a table cannot be driven", level="warning", code=error.code)
                await self.store.postpone(id, now_ms() + 3_600_000)
                continue
            if live is not None and id not in self._driving:
                live.due = NOT_KNOWN
                self._drive(live)

    # --- driving

    def _drive(self, live: Live) -> None:
        self._driving[live.table.id] = asyncio.create_task(self._driven(live))

    async def _driven(self, live: Live) -> None:
        try:
            await self._do_what_is_due(live)
        finally:
            del self._driving[live.table.id]

    async def _do_what_is_due(self, live: Live) -> None:
        """Do what the table needs until it needs nothing for a while."""
        while self._holds(live.table.id):
            live.changed.clear()
            try:
                async with live.lock:
                    if live.stale:
                        raise Refusal("unavailable", "the table is being read anew")
                    due = self._due(live.table, live)
                if due is None or due > now_ms() + SOON_MS:
                    was = live.due
                    if due != was and (was is None or due is None or was <= now_ms() or due < was):
                        live.due = due
                        await self.store.postpone(live.table.id, due, ... if was == NOT_KNOWN else was)
                    if live.changed.is_set():
                        continue
                    return
                wait = due - now_ms()
                if wait <= 0:
                    await self._act(live)
                    continue
            except (Refusal, Unavailable):
                wait = 200
            except Exception as error:
                event("the driver stumbled at a table", level="error", error=error)
                wait = 2_000
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.changed.wait(), wait / 1000)

    def _due(self, table: Table, live: Live) -> int | None:
        """When the table needs something next, as far as this node knows who is there."""
        if table.status != "playing":
            return table.due()
        here, _ = live.present()
        times = [table.abandoned_at()]
        for seat, asked in table.times.asked.items():
            place = table.places[seat]
            if place.ours or place.played_for:
                return table.at
            deadline = table.times.deadline(seat)
            if deadline is not None:
                times.append(deadline)
            grace = table.setup.clock.grace
            if grace is not None:
                # Whoever is there may go later: that is looked at again, even if this node does not live to see it.
                there = now_ms() if seat in here else live.gone_since(place.visitor)
                times.append(max(asked.at, there) + grace * 1000)
            if self._nudges(table, seat):
                times.append(asked.at + NUDGE_MS)
        return min(times)

    def _nudges(self, table: Table, seat: int) -> bool:
        """Whether the seat's player is still to be told elsewhere that he is asked."""
        place = table.places[seat]
        waits = self.notices.on and place.kind == "person" and not place.played_for
        return waits and table.nudged.get(seat, -1) < table.times.asked[seat].n

    async def _act(self, live: Live) -> None:
        """What is due is done."""
        table = live.table
        now = now_ms()
        if table.status == "open" or now >= table.abandoned_at():
            await self.hall.write(live, _closed)
            return
        ours = [seat for seat in table.times.asked if table.places[seat].ours or table.places[seat].played_for]
        if ours:
            await asyncio.gather(*(self._decide_for(live, seat) for seat in ours))
            return
        for seat in sorted(table.times.asked):
            deadline = table.times.deadline(seat)
            if deadline is not None and now >= deadline:
                await self._time_is_up(live, seat)
                return
            if self._nudges(table, seat) and now >= table.times.asked[seat].at + NUDGE_MS:
                await self._nudge(live, seat)
                return
            grace = table.times.grace(seat)
            if grace is not None and now >= grace:
                # While no server ran nobody could be there: the grace begins anew with this one.
                patient = now < self._born + 1000 * (table.setup.clock.grace or 0)
                if not patient and await self._gone(live, seat):
                    await self.hall.write(live, functools.partial(_stand_in, seat=seat, why="gone"))
                    return
                live.not_gone(table.places[seat].visitor)
                live.tell_presence()

    async def _decide_for(self, live: Live, seat: int) -> None:
        """One of our bots decides, for itself or for an absent player, and answers after a natural time."""
        async with live.lock:
            table = live.table
            asked = table.times.asked.get(seat)
            if live.stale or asked is None:
                return
            by: By = "bot" if table.places[seat].ours else "standin"
            n, question = asked.n, self._question(table, seat, by)
            thought, shown = self._delay(live, seat)
        move = await paced(self._answer(question), shown + thought, step=max(0.05, thought / 2))
        await self.hall.write(live, lambda table: _moved(table, seat, n, move, by))

    def _delay(self, live: Live, seat: int) -> tuple[float, float]:
        """Return for how long a bot seems to think, and how long what was told before is still shown, in seconds.

        Both come from what everybody can see. A bot thinks less where all decide at once; within its turn it thinks while it is seen to go.
        """
        if not any(self.settings.bots.delay):
            return 0.0, 0.0
        shown = live.still_shown()
        thought = delay(self._random, *self.settings.bots.delay) * quickness(live.pace)
        if len(live.table.times.asked) > 1:
            return thought * 0.15, shown
        if live.table.last_actor == seat:
            return max(0.05, thought * 0.4 - shown), shown
        return thought, shown

    async def _time_is_up(self, live: Live, seat: int) -> None:
        async with live.lock:
            asked = live.table.times.asked.get(seat)
            if live.stale or asked is None:
                return
            n, question = asked.n, self._question(live.table, seat, "timeout")
        move = await self._answer(question)
        away = await self._gone(live, seat)
        await self.hall.write(live, lambda table: _timed_out(table, seat, n, move, away))

    def _question(self, table: Table, seat: int, by: By) -> tuple[int, Job | None]:
        """What is asked for a seat: the default action, and what a bot is told if one is to decide."""
        match = table.playing
        default = match.default_action(seat).id
        if by != "bot" and table.setup.absent == "default":
            return default, None
        spec = bots.spec(table.places[seat].level or STANDIN, table.game.name)
        return default, Job.of(match, seat, table=table.id, spec=spec, seed=table.bot_seed(seat))

    async def _answer(self, question: tuple[int, Job | None]) -> int:
        default, job = question
        if job is None:
            return default
        began = time.perf_counter()
        try:
            move = await self.workers.choose(job)
        except BotFailed:
            event("a bot failed, the default action was played", level="warning", game=job.game, kind=job.spec)
            return default
        self.metrics.decided(job.game, job.spec, time.perf_counter() - began)
        return move

    async def _gone(self, live: Live, seat: int) -> bool:
        """Whether the seat's player looks at the table at no node."""
        here, _ = live.present()
        if seat in here:
            return False
        visitor = live.table.places[seat].visitor
        if visitor is None:
            return False
        seen = max((await self.store.last_seen(live.table.id)).get(visitor, 0), live.gone_since(visitor))
        grace = (live.table.setup.clock.grace or 0) * 1000
        return now_ms() - seen > max(grace, 2_500 * self.settings.presence.write)

    async def _nudge(self, live: Live, seat: int) -> None:
        away = await self._gone(live, seat)
        await self.hall.write(live, lambda table: Decision([e.Nudged(seat)]) if seat in table.times.asked else None)
        place = live.table.places[seat]
        if away and place.visitor is not None:
            table = live.table
            about = {"key": table.key, "title": table.setup.title, "game": table.game.name, "name": place.name}
            await self.notices.your_turn(place.visitor, about)

    # --- keeping house

    async def _note_presence(self) -> None:
        pairs = visitors(self.hall.lives.values())
        if pairs:
            await self.store.seen(pairs, now_ms())

    async def _tidy(self) -> None:
        self.hall.forget_idle()


def _closed(table: Table) -> Decision | None:
    if table.status == "over":
        return None
    return Decision([e.Ended("closed" if table.status == "open" else "abandoned")])


def _stand_in(table: Table, seat: int, why: Literal["time", "gone"]) -> Decision | None:
    place = table.places[seat]
    return None if place.played_for or seat not in table.times.asked else Decision([e.StoodIn(seat, why)])


def _moved(table: Table, seat: int, n: int, move: int, by: By) -> Decision | None:
    """The bot's move, if the question is still the same and still the bot's to answer."""
    asked = table.times.asked.get(seat)
    place = table.places[seat]
    if asked is None or asked.n != n or not (place.ours or place.played_for):
        return None
    return played(table, seat, move, by)


def _timed_out(table: Table, seat: int, n: int, move: int, away: bool) -> Decision | None:
    asked = table.times.asked.get(seat)
    deadline = table.times.deadline(seat)
    if asked is None or asked.n != n or deadline is None or deadline > now_ms():
        return None
    decision = played(table, seat, move, "timeout")
    if away and not table.places[seat].played_for:
        decision.entries.append(e.StoodIn(seat, "time"))
    return decision
