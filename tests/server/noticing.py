"""A server with the rooms that notices need, and what arrives at the other end."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
from litestar import Router
from litestar.di import Provide

from topsecret.server.api import access
from topsecret.server.api.notices import notice_routes
from topsecret.server.app import create_app
from topsecret.server.limits import Limits
from topsecret.server.metrics import Metrics
from topsecret.server.notices import Notices
from topsecret.server.settings import made
from topsecret.server.store import Store, VisitorRow
from topsecret.server.visitors import Visitors

from .receivers import Browser, PushService, SmtpServer, contexts

BASE = "https://games.example.org"
TABLE = {"key": "K" * 22, "title": "Friday round", "game": "kramer", "name": "Anna"}
DOCS = Path(__file__).parents[2] / "docs" / "notices.md"
PUSH = {"push.on": True, "push.subject": "mailto:host@example.org", "base_url": BASE}
ONE_CLICK = {"content": "List-Unsubscribe=One-Click", "headers": {"Content-Type": "application/x-www-form-urlencoded"}}


def by_mail(office: SmtpServer) -> dict[str, Any]:
    sender = "Top Secret <topsecret@example.org>"
    return {
        "smtp.host": "localhost",
        "smtp.port": office.port,
        "smtp.sender": sender,
        "smtp.security": "none",
        "base_url": BASE,
    }


@dataclass
class House:
    """A server with the rooms that notices need."""

    store: Store
    notices: Notices
    metrics: Metrics
    visitors: Visitors
    web: httpx.AsyncClient

    async def newcomer(self) -> tuple[VisitorRow, dict[str, str]]:
        """A visitor, and the headers that say who he is."""
        token, row = await self.visitors.new()
        return row, {"Authorization": f"Bearer {token}"}

    async def with_device(self, service: PushService, browser: Browser, path: str = "/device/1") -> VisitorRow:
        row, who = await self.newcomer()
        answer = await self.web.post("/api/push", json=browser.subscription(service.endpoint(path)), headers=who)
        assert answer.status_code == 200, answer.text
        return row

    async def with_mailbox(self, office: SmtpServer, address: str = "anna@example.org") -> VisitorRow:
        row, who = await self.newcomer()
        assert (await self.web.post("/api/mail", json={"address": address}, headers=who)).status_code == 202
        await arrived(office)
        assert (await self.web.post(link(office.got[-1].text, "mail/confirm"))).status_code == 200
        return row

    async def settled(self) -> None:
        """Everything that was under way has ended."""
        deadline = time.monotonic() + 10
        while self.notices._under_way:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.01)

    def counted(self, kind: str, outcome: str) -> float:
        labels = {"kind": kind, "outcome": outcome}
        return self.metrics.registry.get_sample_value("topsecret_notices_total", labels) or 0.0


@asynccontextmanager
async def serving(folder: Path, values: dict[str, Any], **wanted: Any) -> AsyncIterator[House]:
    settings = made({"database": f"sqlite:///{folder / 'games.db'}", **values})
    store = await Store.open(settings.database, node="a")
    metrics, limits, visitors = Metrics(), Limits(settings.limits), Visitors(store)
    wanted = {"private": True, "trust": contexts()[1], "push_pauses": (0.01,), "mail_pauses": (0.01,), **wanted}
    told = Notices(store, settings, metrics, **wanted)
    rooms = SimpleNamespace(
        store=store, settings=settings, notices=told, limits=limits, visitors=visitors, metrics=metrics
    )
    router = Router(
        path="/api",
        route_handlers=notice_routes(),
        dependencies={
            "services": Provide(access.services, sync_to_thread=False),
            "asker": Provide(access.asker),
            "visitor": Provide(access.visitor),
        },
    )
    app: Any = create_app(settings, routes=[router], services=rooms)
    try:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=BASE) as web:
            yield House(store, told, metrics, visitors, web)
    finally:
        await told.close()
        await store.close()


async def arrived(at: PushService | SmtpServer) -> None:
    assert await asyncio.to_thread(at.arrived.acquire, timeout=10), "nothing arrived"


def link(text: str, kind: str) -> str:
    """The path of the link of that kind in a letter."""
    found = re.search(rf"{re.escape(BASE)}(/api/{kind}/\S+)", text)
    assert found, text
    return found[1]
