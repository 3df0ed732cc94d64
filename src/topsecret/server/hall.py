"""The hall: all tables in memory. A command is decided, written, durable, and only then told to anyone."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hmac
import secrets
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ..record import RecordError
from . import commands as c
from . import entries as e
from .commands import Refusal
from .decide import Decision, Who, decide, invite, link
from .live import NOT_KNOWN, Device, Live, now_ms
from .metrics import Metrics
from .opening import again
from .store import CodeTaken, LostRace, Rejected, Store, TableRow, Unavailable
from .table import OldRules, Table

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of join codes: none that looks like another."""
CODE_LENGTH = 6
TRIES = 4
"""How often a command is decided anew because another node was quicker."""
IDLE_S = 60.0
"""How long a table nobody looks at stays in memory."""
SECRET = "seats-secret"
"""The name of a value that all nodes share."""
ROWS_AT_ONCE = 50
"""Rows folded before others get their turn."""

_encode = msgspec.json.Encoder().encode


def away() -> Refusal:
    return Refusal("unavailable", "the server cannot reach its log at the moment; send the same command again")


class Done(msgspec.Struct, frozen=True):
    """A command was carried out and is durable."""

    n: int
    data: dict[str, Any] | None = None


class Hall:
    """Every table somebody looks at or that this node drives."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.lives: dict[int, Live] = {}
        self._keys: dict[str, Live] = {}
        self.keep: Callable[[Live], bool] = lambda live: False
        """Whether a table must stay in memory though nobody looks at it."""
        self.after: Callable[[Live], None] = lambda live: None
        """Called after every change of a table."""
        self.presence_changed: Callable[[Live], None] = lambda live: None
        self.alone = False
        """No other node writes to the same log."""
        self._loading: dict[int, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- finding tables

    async def find(self, key: str) -> Live:
        """The table with that key; Refusal if there is none."""
        if key in self._keys:
            return self._keys[key]
        try:
            row = await self.store.table(key)
        except Unavailable:
            raise away() from None
        if row is None:
            raise Refusal("unknown", "there is no such table")
        return await self._load(row)

    async def by_id(self, id: int) -> Live | None:
        if id in self.lives:
            return self.lives[id]
        row = await self.store.table_by_id(id)
        return None if row is None else await self._load(row)

    async def _load(self, row: TableRow) -> Live:
        if row.id in self.lives:
            return self.lives[row.id]
        task = self._loading.get(row.id)
        if task is None:
            task = self._loading[row.id] = asyncio.create_task(self._read(row))
            task.add_done_callback(lambda _: self._loading.pop(row.id, None))
        return await asyncio.shield(task)

    async def _read(self, row: TableRow) -> Live:
        live = Live(await self._folded(Table(row.id, row.key, row.code)))
        live.due = row.due_at
        self._enter(live)
        return live

    def _enter(self, live: Live) -> None:
        self.lives[live.table.id] = self._keys[live.table.key] = live
        self.metrics.tables.set(len(self.lives))

    async def _folded(self, table: Table) -> Table:
        """The table with all rows of the log that it has not seen."""
        try:
            rows = await self.store.log(table.id, table.seq)
        except Unavailable:
            raise away() from None
        try:
            for number, row in enumerate(rows, 1):
                table.fold(row.seq, row.at, e.read(row.payload))
                if number % ROWS_AT_ONCE == 0:
                    await asyncio.sleep(0)
        except (OldRules, RecordError) as error:
            raise Refusal("state", f"this table cannot be shown: {error}") from None
        return table

    # --- changing tables

    async def submit(self, live: Live, who: Who, command: c.Command, id: str | None) -> Done:
        """Carry out a command, once for each id; durable when this returns."""
        if isinstance(command, c.Rematch):
            return await self._rematch(live, who, id)
        invited = None
        if isinstance(command, c.Invite):
            invited = next((bot for bot in await self.store.bots() if bot.name == command.bot), None)
        secret = await self._seat_secret(live, who, id) if isinstance(command, c.Link) and id is not None else None

        def what(table: Table) -> Decision:
            if isinstance(command, c.Link) and secret is not None:
                return link(table, who, command.seat, secret)
            if isinstance(command, c.Invite) and invited is not None:
                return invite(table, who, command.seat, invited.id, invited.name)
            return decide(table, who, command)

        data = await self.write(live, what, who.visitor, id)
        if secret is not None and data is not None:
            data = {"secret": secret}
        return Done(self._n(live, who, getattr(command, "seat", None)), data)

    async def _seat_secret(self, live: Live, who: Who, id: str) -> str:
        """The secret that a command makes: the same again when it is repeated, at any node, though only its hash is stored."""
        try:
            key = await self.store.get(SECRET) or await self.store.put_if_absent(SECRET, secrets.token_hex(32))
        except Unavailable:
            raise away() from None
        words = f"{live.table.key}\n{who.visitor}\n{id}".encode()
        return base64.urlsafe_b64encode(hmac.digest(bytes.fromhex(key), words, "sha256")[:18]).decode()

    def _n(self, live: Live, who: Who, seat: int | None = None) -> int:
        """The number of the last item that the one who asks was told: others' numbers are none of his business."""
        if seat is not None and live.table.sits(who.visitor, seat):
            return live.table.streams.n(seat)
        return live.table.streams.n(live.audience_of(who.visitor, None))

    async def write(
        self,
        live: Live,
        what: Callable[[Table], Decision | None],
        by: int | None = None,
        id: str | None = None,
    ) -> dict[str, Any] | None:
        """Decide under the table's lock, write, and tell; decided anew if another node was quicker."""
        async with live.lock:
            live.used_at = time.monotonic()
            for _ in range(TRIES):
                if live.stale:
                    await self._renew(live)
                if by is not None and id is not None and live.table.done(by, id):
                    return live.table.answer(by, id)
                try:
                    decision = what(live.table)
                except Refusal:
                    # Only what really stands in the log is a reason to refuse.
                    if await self._catch_up(live):
                        continue
                    raise
                if decision is None or not decision.entries:
                    return None if decision is None else decision.data
                if await self._append(live, decision, by, id):
                    live.publish()
                    if decision.seats and live.tell_presence():
                        self.presence_changed(live)
                    self.after(live)
                    return decision.data
            raise Refusal("unavailable", "the table is very busy; send the same command again")

    async def _append(self, live: Live, decision: Decision, by: int | None, id: str | None) -> bool:
        """Fold and write; False if another node was quicker, and the table has been read anew."""
        table = live.table
        line = e.Line(decision.entries, by, id)
        at = max(now_ms(), table.at)
        stamp = table.state_stamp
        live.stale = True
        try:
            table.fold(table.seq + 1, at, line, decision.made)
            head = self._head(live, stamp, at)
            began = time.perf_counter()
            await self.store.appended(table.id, table.seq, at, e.write(line), head, decision.seats or None)
            self.metrics.appended(time.perf_counter() - began)
            live.stale = False
        except LostRace:
            await self._renew(live)
            return False
        except Rejected:
            await self._renew(live)
            raise Refusal("bad", "that cannot be written down: it holds characters that no database keeps") from None
        except Unavailable:
            raise away() from None
        finally:
            if live.stale:
                self._later(self._recover(live))
        for entry in decision.entries:
            if isinstance(entry, e.Played):
                self.metrics.moved(table.game.name)
        if head is not None and "due_at" in head:
            live.due = head["due_at"]
        return True

    def _head(self, live: Live, stamp: int, now: int) -> dict[str, Any] | None:
        """What changes in the table's own row with this entry."""
        table = live.table
        head: dict[str, Any] = {}
        if table.state_stamp != stamp:
            head.update(
                status=table.status,
                summary=_encode(table.summary()).decode(),
                public=table.setup.public,
                host=table.host,
            )
        due = table.due()
        # A due time that is too early only makes somebody look in vain; so it is not written anew with every move.
        if due != live.due and (due is None or live.due is None or due < live.due or live.due <= now):
            head["due_at"] = due
        if head:
            head["updated_at"] = now
        return head or None

    async def _renew(self, live: Live) -> None:
        """Read the table anew, and tell every device what it has not seen."""
        old = live.table
        live.table = await self._folded(Table(old.id, old.key, old.code))
        live.stale = False
        live.due = NOT_KNOWN
        live.publish()
        self.after(live)

    async def fresh(self, live: Live) -> None:
        """Before looking at a table under its lock: what is in memory is what stands in the log."""
        if live.stale:
            await self._renew(live)

    async def _recover(self, live: Live) -> None:
        """After a failed write: as soon as the log can be read again, tell everybody what really stands in it."""
        pause = 0.05
        while live.stale and self.lives.get(live.table.id) is live:
            with contextlib.suppress(Refusal):
                async with live.lock:
                    await self.fresh(live)
                return
            await asyncio.sleep(pause)
            pause = min(2.0, pause * 2)

    async def _catch_up(self, live: Live) -> bool:
        """Fold what other nodes have written and this one has not heard of yet; whether there was anything."""
        seq = live.table.seq
        if self.alone:
            return False
        try:
            await self._folded(live.table)
        except BaseException:
            live.stale = True
            self._later(self._recover(live))
            raise
        if live.table.seq == seq:
            return False
        live.due = NOT_KNOWN
        live.publish()
        self.after(live)
        return True

    async def heard(self, table: int, seq: int) -> None:
        """Another node wrote that row."""
        live = self.lives.get(table)
        if live is None:
            # A table that is being read just now may have been read before that row was there.
            with contextlib.suppress(Refusal):
                live = await asyncio.shield(self._loading[table]) if table in self._loading else None
        if live is None:
            return
        async with live.lock:
            if live.table.seq >= seq and not live.stale:
                return
            with contextlib.suppress(Refusal):
                await self.fresh(live)
                await self._catch_up(live)

    async def heard_nothing(self) -> None:
        """The news from other nodes was interrupted: whatever is in memory may be behind."""
        for id in [*self.lives, *self._loading]:
            await self.heard(id, sys.maxsize)

    def knows(self, table: int) -> bool:
        """Whether the table is in memory, or soon will be."""
        return table in self.lives or table in self._loading

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- new tables

    async def create(self, entries: list[e.AnyEntry], game: str, public: bool, host: int) -> Live:
        """A new table with these first entries."""
        at = now_ms()
        line = e.Line(entries)
        draft = Table(0, "", "")
        draft.fold(1, at, line)
        while True:
            key = secrets.token_urlsafe(16)
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            try:
                id = await self.store.create_table(
                    key=key,
                    code=code,
                    game=game,
                    public=public,
                    host=host,
                    summary=_encode(draft.summary()),
                    at=at,
                    payload=e.write(line),
                    due_at=draft.due(),
                    seats={s: place.visitor for s, place in enumerate(draft.places) if place.visitor is not None},
                )
                break
            except CodeTaken:
                continue
            except Unavailable:
                raise away() from None
        draft.id, draft.key, draft.code = id, key, code
        live = Live(draft)
        live.due = draft.due()
        self._enter(live)
        return live

    async def _rematch(self, live: Live, who: Who, id: str | None) -> Done:
        """A new table with the same people; whoever asks later is shown the same one."""
        async with live.lock:
            await self.fresh(live)
            old = live.table
            if old.status != "over":
                raise Refusal("state", "a rematch can be asked for when the game is over")
            if not old.seats_of(who.visitor) and who.visitor != old.host:
                raise Refusal("forbidden", "only players can ask for a rematch")
            if old.rematch is not None:
                return Done(self._n(live, who), {"table": old.rematch})
            if old.match is None:
                raise Refusal("state", "no game was played here")
            fresh = await self.create(again(old, who), old.game.name, old.setup.public, who.visitor)
        with contextlib.suppress(Refusal):
            await self.write(live, lambda table: _linked_to(table, fresh.table.key), who.visitor, id)
        if live.table.rematch != fresh.table.key:
            await self.write(fresh, lambda table: Decision([e.Ended("closed")]))
        if live.table.rematch is None:
            raise away()
        return Done(self._n(live, who), {"table": live.table.rematch})

    # --- looking

    async def watch(self, live: Live, device: Device, wanted: int | None, since: int) -> int:
        """A device looks at a table from now on; the audience whose eyes it has."""
        back: list[int] = []
        async with live.lock:
            await self.fresh(live)
            try:
                audience = self.admit(live, device.visitor, wanted)
            except Refusal:
                if not await self._catch_up(live):
                    raise
                audience = self.admit(live, device.visitor, wanted)
            if since > live.table.streams.n(audience) and await self._catch_up(live):
                # Another node has told this device more than this one knew; perhaps also that it has a seat.
                audience = self.admit(live, device.visitor, wanted)
            live.watch(device, audience, since)
            if not live.tell_presence():
                live.send_presence(device)
            else:
                self.presence_changed(live)
            mine = [] if device.visitor is None else live.table.seats_of(device.visitor)
            if live.table.status == "playing":
                back = [s for s in mine if live.table.places[s].played_for and not live.table.places[s].resigned]
        if back and device.visitor is not None:
            # Whoever looks at his table again takes his seat back.
            with contextlib.suppress(Refusal):
                await self.write(live, lambda table: _returned(table, back), device.visitor)
        return audience

    def admit(self, live: Live, visitor: int | None, wanted: int | None) -> int:
        """With whose eyes a visitor may look; Refusal if he may not look at all, or not with those he asks for."""
        table = live.table
        mine = [] if visitor is None else table.seats_of(visitor)
        if wanted is not None and wanted not in mine:
            raise Refusal("forbidden", f"seat {wanted} is not yours")
        if not mine and table.status != "open" and not table.setup.spectators:
            raise Refusal("forbidden", "this table has no spectators")
        return live.audience_of(visitor, wanted)

    def unwatch(self, live: Live, device: Device) -> None:
        live.unwatch(device)
        if live.tell_presence():
            self.presence_changed(live)

    # --- keeping house

    def forget_idle(self) -> None:
        """Tables nobody needs leave the memory; they are in the log."""
        limit = time.monotonic() - IDLE_S
        for id, live in list(self.lives.items()):
            if not live.watchers and live.used_at < limit and not live.lock.locked() and not self.keep(live):
                del self.lives[id], self._keys[live.table.key]
        self.metrics.tables.set(len(self.lives))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _linked_to(table: Table, key: str) -> Decision | None:
    return None if table.rematch is not None else Decision([e.Rematched(key)])


def _returned(table: Table, seats: list[int]) -> Decision:
    return Decision([e.Back(s) for s in seats if table.places[s].played_for and not table.places[s].resigned])
