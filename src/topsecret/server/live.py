"""A table that is in memory, and the devices that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import NamedTuple, Protocol

import msgspec

from .pace import LONGEST_MS, Pace, calmest, shared, shown_ms
from .streams import HANDOVER, SPECTATOR
from .table import Table

_encode = msgspec.json.Encoder().encode

NOT_KNOWN = 0
"""A due time that another node may have stored: long past, so that it is stored anew."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Device(Protocol):
    """Where frames go: a socket or a stream. `send` never waits."""

    visitor: int | None
    pace: Pace | None
    """How fast it shows what happens; None if it did not say, as programs do."""

    def send(self, frame: bytes) -> None: ...


class Elsewhere(NamedTuple):
    """Who looks at a table at another node, and when that was last heard."""

    seats: list[int]
    spectators: int
    paces: list[Pace]
    """Of the players there, or of the onlookers if there are no players."""
    playing: bool
    """Whose paces these are: players'."""
    heard: float


class Watcher:
    """One device looking at one table with the eyes of one audience."""

    __slots__ = ("audience", "device", "n", "state_stamp")

    def __init__(self, device: Device, audience: int, n: int) -> None:
        self.device = device
        self.audience = audience
        self.n = n
        self.state_stamp = -1


class Live:
    """A table in memory. Whoever changes or reads it holds the lock: what is not yet durable is never shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._key = table.key.encode()
        self.lock = asyncio.Lock()
        self.watchers: dict[Device, Watcher] = {}
        self.changed = asyncio.Event()
        """Set whenever the table has changed; for the one who drives it."""
        self.stale = False
        """What is in memory may differ from the log: it must be read anew."""
        self.due: int | None = None
        """When somebody must look at the table again, as it is stored; None: never."""
        self.used_at = time.monotonic()
        self.elsewhere: dict[str, Elsewhere] = {}
        """By node: who looks at the table there."""
        self.shown_at = 0.0
        """When what was told until now will have been shown (monotonic)."""
        self._counted = table.told
        self._gone: dict[int, int] = {}
        self._scenes: dict[int, bytes | None] = {}
        self._presence: bytes = b""

    # --- who is here

    def watch(self, device: Device, audience: int, since: int) -> None:
        """A device begins to look, or looks with other eyes; it gets the whole picture and the items it has not seen."""
        n = since if 0 <= since <= self.table.streams.n(audience) else 0
        watcher = self.watchers[device] = Watcher(device, audience, n)
        scene = self.table.scene(audience)
        self._scenes[audience] = scene
        self._send(watcher, scene, now_ms())

    def unwatch(self, device: Device) -> None:
        if self.watchers.pop(device, None) is not None:
            self.used_at = time.monotonic()
            self.not_gone(device.visitor)
            self.changed.set()

    def not_gone(self, visitor: int | None) -> None:
        """The visitor was there a moment ago, here or at another node."""
        if visitor is not None:
            self._gone[visitor] = now_ms()

    def gone_since(self, visitor: int | None) -> int:
        """When the visitor was last known to be there; 0 if he never was."""
        return 0 if visitor is None else self._gone.get(visitor, 0)

    def shown(self, device: Device) -> int | None:
        """Which audience's eyes the device has; None if it does not look at the table."""
        watcher = self.watchers.get(device)
        return None if watcher is None else watcher.audience

    def present(self) -> tuple[list[int], int]:
        """The seats whose players look at the table at this node, and how many spectators do."""
        visitors = {watcher.device.visitor for watcher in self.watchers.values()}
        seats = [
            s for s, place in enumerate(self.table.places) if place.visitor is not None and place.visitor in visitors
        ]
        seated = {place.visitor for place in self.table.places}
        onlookers = (w for w in self.watchers.values() if w.audience == SPECTATOR and w.device.visitor not in seated)
        return seats, sum(1 for _ in onlookers)

    def paces(self) -> tuple[bool, list[Pace]]:
        """Return the paces of those who look at this node, one for each: players', else (False) onlookers'."""
        seated = {place.visitor for place in self.table.places}
        found: dict[bool, dict[int | None, Pace]] = {True: {}, False: {}}
        for device in self.watchers:
            if device.pace is not None:
                own = found[device.visitor is not None and device.visitor in seated]
                own[device.visitor] = calmest([device.pace, own.get(device.visitor, device.pace)])
        plays = bool(found[True])
        return plays, list(found[plays].values())

    @property
    def pace(self) -> Pace | None:
        """The pace of all who look, at any node: the players', and if none is here the onlookers'; None: nobody's."""
        here = self.paces()
        everywhere = [here, *((there.playing, there.paces) for there in self.elsewhere.values())]
        for players in (True, False):
            paces = [pace for playing, some in everywhere if playing is players for pace in some]
            if paces:
                return shared(paces)
        return None

    def still_shown(self) -> float:
        """Return for how many seconds those who look are still shown what was told; 0 if nobody looks."""
        return 0.0 if self.pace is None else max(0.0, self.shown_at - time.monotonic())

    def _show(self) -> None:
        """What was told since the last time is shown from now on, after what is being shown."""
        told, self._counted = self.table.told.since(self._counted), self.table.told
        pace = self.pace if told.beats > 0 else None
        if pace is not None:
            now = time.monotonic()
            until = max(now, self.shown_at) + shown_ms(told, pace) / 1000
            self.shown_at = min(until, now + LONGEST_MS / 1000)

    def tell_presence(self) -> bool:
        """Tell everybody who is there, if it has changed; whether it has."""
        here, spectators = self.present()
        seats = set(here).union(*(there.seats for there in self.elsewhere.values()))
        spectators += sum(there.spectators for there in self.elsewhere.values())
        frame = b'{"type":"presence","table":"%b","seats":%b,"spectators":%d,"standin_at":%b}' % (
            self._key,
            _encode([seat in seats for seat in range(len(self.table.places))]),
            spectators,
            _encode([None if seat in seats else self._standin_at(seat) for seat in range(len(self.table.places))]),
        )
        if frame == self._presence:
            return False
        self._presence = frame
        for watcher in self.watchers.values():
            watcher.device.send(frame)
        return True

    def _standin_at(self, seat: int) -> int | None:
        """Return when somebody plays for a seat whose player is away, if that player stays away; None: nobody will as things are."""
        table, place = self.table, self.table.places[seat]
        grace = table.times.grace(seat) if table.status == "playing" else None
        if grace is None or place.kind != "person" or place.played_for:
            return None
        return max(grace, self.gone_since(place.visitor) + 1000 * (table.setup.clock.grace or 0))

    def send_presence(self, device: Device) -> None:
        if self._presence:
            device.send(self._presence)

    # --- what they are told

    def publish(self) -> None:
        """Tell every device what is new to it; nothing if nothing is."""
        self._show()
        self.changed.set()
        stamp = self.table.state_stamp
        lost = [w.device for w in self.watchers.values() if w.state_stamp != stamp and not self._may_go_on(w)]
        for device in lost:
            del self.watchers[device]
        self._tell_all()
        for device in lost:
            self._look_anew(device)
        if lost or self.table.setup.clock.grace is not None:
            self.tell_presence()  # with whoever is asked, the moment changes at which somebody plays for one who is away

    def _may_go_on(self, watcher: Watcher) -> bool:
        """Whether a device may look on as it does: its seat can be another's by now, and once the game is on eyes matter."""
        table, visitor, shown = self.table, watcher.device.visitor, watcher.audience
        mine = [] if visitor is None else table.seats_of(visitor)
        if shown >= 0 or mine:
            return shown in mine or (shown == HANDOVER and bool(mine)) or (shown < 0 and table.status == "open")
        return shown == SPECTATOR and (table.setup.spectators or table.status == "open")

    def _look_anew(self, device: Device) -> None:
        """A device looks from now on as it would if it began now: with its own eyes, or not at all."""
        audience = self.audience_of(device.visitor, None)
        if audience == SPECTATOR and self.table.status != "open" and not self.table.setup.spectators:
            refused = {"type": "error", "table": self.table.key, "code": "forbidden"}
            device.send(_encode({**refused, "message": "this table has no spectators"}))
        else:
            self.watch(device, audience, 0)

    def _tell_all(self) -> None:
        if not self.watchers:
            self._scenes.clear()
            return
        now = now_ms()
        before, self._scenes = self._scenes, {}
        frames: dict[tuple[int, int], bytes | None] = {}
        table = self.table
        for watcher in self.watchers.values():
            audience = watcher.audience
            if audience not in self._scenes:
                self._scenes[audience] = table.scene(audience)
            scene = self._scenes[audience]
            if scene == before.get(audience):
                scene = None
            if watcher.state_stamp != table.state_stamp:
                self._send(watcher, scene, now)
                continue
            kind = audience, watcher.n
            if kind not in frames:
                frames[kind] = self._frame(audience, watcher.n, scene, b"", now)
            frame = frames[kind]
            if frame is not None:
                watcher.n = table.streams.n(audience)
                watcher.device.send(frame)

    def _send(self, watcher: Watcher, scene: bytes | None, now: int) -> None:
        table = self.table
        frame = self._frame(watcher.audience, watcher.n, scene, self.state(watcher.device.visitor), now)
        watcher.n, watcher.state_stamp = table.streams.n(watcher.audience), table.state_stamp
        if frame is not None:
            watcher.device.send(frame)

    def state(self, visitor: int | None) -> bytes:
        """The table's state as JSON, with what the table is to the visitor."""
        return b'%b,"you":%b}' % (_encode(self.table.state())[:-1], _encode(self.table.you(visitor)))

    def _frame(self, audience: int, n: int, scene: bytes | None, state: bytes, now: int) -> bytes | None:
        table = self.table
        items = table.streams.since(audience, n)
        if not items and scene is None and not state:
            return None
        game = b""
        if scene is not None:
            game = b"," + scene
        elif state and table.match is None:
            game = b',"view":null,"actions":[],"ways":[],"undo":false'
        clock = table.times.shown(now) if table.status == "playing" else None
        # A device that goes from seat to seat knows by the number of what all are told what it has shown.
        public = b',"public":%d' % table.streams.n(HANDOVER) if audience >= 0 else b""
        return b'{"type":"table","table":"%b","audience":%d,"n":%d%b,"items":[%b]%b%b%b,"now":%d}' % (
            self._key,
            audience,
            table.streams.n(audience),
            public,
            b",".join(items),
            b',"state":' + state if state else b"",
            game,
            b',"clock":' + _encode(clock) if clock is not None else b"",
            now,
        )

    def picture(self, audience: int, visitor: int | None, since: int) -> bytes:
        """The whole picture for one audience: the frame that a device gets when it begins to look."""
        n = since if 0 <= since <= self.table.streams.n(audience) else 0
        frame = self._frame(audience, n, self.table.scene(audience), self.state(visitor), now_ms())
        return frame if frame is not None else b"{}"

    def audience_of(self, visitor: int | None, wanted: int | None) -> int:
        """With whose eyes a visitor looks: the seat he asks for, his only seat, or none."""
        mine = [] if visitor is None else self.table.seats_of(visitor)
        if wanted is not None and wanted in mine:
            return wanted
        if len(mine) == 1 and wanted is None:
            return mine[0]
        return HANDOVER if mine else SPECTATOR


def visitors(lives: Iterable[Live]) -> list[tuple[int, int]]:
    """Which players look at which tables, as (table, visitor)."""
    pairs: list[tuple[int, int]] = []
    for live in lives:
        here, _ = live.present()
        pairs += [(live.table.id, visitor) for s in here if (visitor := live.table.places[s].visitor) is not None]
    return pairs
