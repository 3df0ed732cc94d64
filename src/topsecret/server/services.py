"""All rooms of one node, put together: opened with the app, closed with it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import secrets
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response

from .. import __version__
from . import commands as c
from . import faults, page
from .bulletin import Bulletin
from .commands import Refusal
from .decide import Who
from .driver import Driver
from .hall import Done, Hall, away
from .limits import Limits
from .live import Elsewhere, Live, now_ms
from .logs import event
from .metrics import Metrics
from .notices import Notices
from .pace import PACES
from .settings import Settings
from .store import Store, Unavailable
from .visitors import Visitors
from .workers import Workers

if TYPE_CHECKING:
    from .app import House
    from .sockets import SocketDevice


class Services:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = secrets.token_hex(8)
        self.metrics = Metrics(self.node)
        self.limits = Limits(settings.limits)
        self.epoch = epoch()
        self.devices: set[SocketDevice] = set()
        self.stopping = False
        self.store: Store
        self.hall: Hall
        self.driver: Driver
        self.visitors: Visitors
        self.workers: Workers
        self.notices: Notices
        self.bulletin: Bulletin
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        settings = self.settings
        self.store = await Store.open(settings.database, node=self.node)
        self.store.on_committed = self.metrics.committed
        self.visitors = Visitors(self.store)
        self.hall = Hall(self.store, self.metrics)
        self.hall.presence_changed = self._tell_presence
        self.hall.alone = settings.sqlite
        self.workers = Workers(settings.bots.processes or max(1, (os.cpu_count() or 2) - 1))
        self.notices = Notices(self.store, settings, self.metrics)
        self.driver = Driver(self.hall, self.store, self.workers, self.notices, settings, self.metrics)
        self.bulletin = Bulletin(settings.database, node=self.node)
        await self.bulletin.start(self._news, self._lost, self._said)
        if settings.sqlite:
            await self.store.forget_leases()
        await self.driver.start()
        self._spawn(self._look_after_presence())
        self._spawn(self.notices.tidy())

    async def say_goodbye(self) -> None:
        """The server is about to stop: every device is told, and comes back when it is there again."""
        self.stopping = True
        for device in list(self.devices):
            device.close(1012, "restart")

    async def close(self) -> None:
        """Finish what is under way, and give the leases back."""
        await self.say_goodbye()
        if await self.driver.close():
            self.bulletin.say("free", 0, None)
        await self.bulletin.stop()
        await self.workers.close()
        await self.notices.close()
        await self.hall.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    def hello(self) -> dict[str, Any]:
        """The first frame on a socket."""
        return {
            "type": "hello",
            "epoch": self.epoch,
            "version": __version__,
            "now": now_ms(),
            "heartbeat": self.settings.presence.heartbeat,
        }

    async def command(self, live: Live, who: Who, command: c.Command, id: str | None, address: str) -> Done:
        """Carry out a command at a table, within the limits."""
        deed = str(command.__struct_config__.tag)
        try:
            if isinstance(command, c.Say):
                self.limits.take("chat", who.visitor)
            elif isinstance(command, c.Claim):
                self.limits.take("joins", address)
            elif isinstance(command, c.Rematch):
                self.limits.take("tables", who.visitor, address)
            done = await self.hall.submit(live, who, command, id)
        except Refusal as refusal:
            self.metrics.commanded(deed, refusal.code)
            raise
        self.metrics.commanded(deed, "done")
        return done

    def stumbled(self, what: str, error: BaseException) -> None:
        event(what, level="error", error=error)

    # --- news from other nodes

    def _news(self, table: int, seq: int) -> None:
        if self.hall.knows(table):
            self._spawn(self.hall.heard(table, seq))

    def _lost(self) -> None:
        self._spawn(self.hall.heard_nothing())

    def _said(self, kind: str, table: int, node: str, data: Any) -> None:
        if kind == "free":
            if not self.stopping:
                self._spawn(self.driver.take_over())
            return
        live = self.hall.lives.get(table)
        if live is None:
            return
        if kind == "presence":
            live.elsewhere[node] = Elsewhere(
                [int(seat) for seat in data["seats"]],
                int(data["spectators"]),
                [pace for pace in data["paces"] if pace in PACES],
                bool(data["playing"]),
                time.monotonic(),
            )
            live.tell_presence()
            if data["ask"] and live.watchers:
                self._say_presence(live, ask=False)

    def _tell_presence(self, live: Live) -> None:
        """Tell other nodes who looks at the table here; the first one who does asks who is there."""
        self._say_presence(live, ask=len(live.watchers) == 1)

    def _say_presence(self, live: Live, *, ask: bool) -> None:
        seats, spectators = live.present()
        playing, paces = live.paces()
        about = {"seats": seats, "spectators": spectators, "paces": paces, "playing": playing, "ask": ask}
        self.bulletin.say("presence", live.table.id, about)

    async def _look_after_presence(self) -> None:
        """Presence at other nodes is repeated, and forgotten when it is not."""
        presence = self.settings.presence
        while True:
            await asyncio.sleep(presence.write)
            now = time.monotonic()
            for live in list(self.hall.lives.values()):
                if not live.elsewhere:
                    continue
                for node, there in list(live.elsewhere.items()):
                    if there.heard < now - 3 * presence.write:
                        del live.elsewhere[node]
                live.tell_presence()
                if live.watchers:
                    self._say_presence(live, ask=False)

    def _spawn(self, work: Any) -> None:
        async def quietly() -> None:
            try:
                await work
            except Unavailable:
                pass
            except Exception as error:
                self.stumbled("something in the background stumbled", error)

        task = asyncio.ensure_future(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def epoch() -> str:
    """What this program is: pages that know another epoch load themselves anew."""
    return hashlib.sha256(f"{__version__} {page.read().mark}".encode()).hexdigest()[:16]


def _unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[dict[str, str]]:
    """The database cannot be reached: nothing is known to have happened."""
    del error
    return faults.refused(request, away())


def build(settings: Settings) -> House:
    """The whole app."""
    from . import api
    from .app import create_app
    from .sockets import open_socket

    services = Services(settings)

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        del app
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def ping() -> None:
        await services.store.ping()

    house = create_app(
        settings,
        routes=[*api.routes(), open_socket],
        lifespan=[running],
        services=services,
        ping=ping,
        tags=api.TAGS,
        exception_handlers={Unavailable: _unavailable},
    )
    house.before_stop.append(services.say_goodbye)
    return house
