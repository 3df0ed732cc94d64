"""Your turn, from the table to the browser and the mailbox: real store, real routes, real push service, real SMTP server."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import logging
import re
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Router
from litestar.di import Provide

from topsecret.server import logs, notices
from topsecret.server.api import access
from topsecret.server.api.notices import notice_routes
from topsecret.server.app import create_app
from topsecret.server.limits import Limits
from topsecret.server.metrics import Metrics
from topsecret.server.notices import Notices, Sent, shown
from topsecret.server.settings import Settings, SettingsError, load, made
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


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture
def office() -> Iterator[SmtpServer]:
    with SmtpServer() as office:
        yield office


# --- off by default


def test_nothing_is_sent_unless_the_host_wants_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, {"base_url": BASE}) as house:
            row, who = await house.newcomer()
            assert not house.notices.on
            await house.store.add_subscription(
                row.id, "mail", "anna@example.org", token_hash=b"0" * 32, at=0, confirmed=True
            )
            await house.notices.your_turn(row.id, TABLE)
            assert not house.notices._under_way
            for answer in (
                await house.web.get("/api/push/key"),
                await house.web.post("/api/push", json=Browser().subscription("https://localhost/"), headers=who),
                await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=who),
            ):
                assert answer.status_code == 409
                assert answer.json()["code"] == "state"
                assert "host has not set" in answer.json()["message"]

    asyncio.run(main())


def test_a_stranger_is_told_to_say_who_he_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            for answer in (
                await house.web.get("/api/notices"),
                await house.web.post("/api/push", json=Browser().subscription("https://localhost/")),
                await house.web.delete("/api/push"),
                await house.web.post("/api/mail", json={"address": "anna@example.org"}),
                await house.web.delete("/api/mail"),
            ):
                assert answer.status_code == 401

    asyncio.run(main())


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"smtp.host": "localhost", "smtp.sender": "a@example.org"}, "base_url"),
        (PUSH | {"push.subject": "https://games.example.org/a/page"}, "complain"),
        ({"smtp.host": "localhost", "smtp.sender": "nobody", "base_url": BASE}, "need a sender"),
        (
            {"smtp.host": "mail.example.org", "smtp.sender": "a@b", "smtp.security": "none", "smtp.user": "u", "base_url": BASE},
            "in the clear",
        ),
    ],
)  # fmt: skip
def test_settings_that_cannot_work_are_told_at_the_start(tmp_path: Path, values: dict[str, Any], message: str) -> None:
    async def main() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'games.db'}", node="a")
        try:
            with pytest.raises(SettingsError, match=message):
                Notices(store, made(values))
        finally:
            await store.close()

    asyncio.run(main())


def test_push_without_its_package_is_told_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'games.db'}", node="a")
        try:
            with pytest.raises(SettingsError, match=r"topsecret\[push\]"):
                Notices(store, made(PUSH))
        finally:
            await store.close()

    monkeypatch.setitem(sys.modules, "pywebpush", None)  # as if it were not installed
    asyncio.run(main())


# --- push


def test_a_browser_is_told_and_gets_the_link_to_the_table(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        browser = Browser()
        async with serving(tmp_path, PUSH) as house:
            row = await house.with_device(service, browser)
            key = (await house.web.get("/api/push/key")).json()["key"]
            await house.notices.your_turn(row.id, TABLE)
            await arrived(service)
            await house.settled()
            [pushed] = service.got
            told = json.loads(browser.read(pushed.body))
            assert pushed.signed_by == key
            assert pushed.claims["sub"] == "mailto:host@example.org"
            stop = told.pop("stop")
            assert told == {
                "type": "turn",
                "table": "K" * 22,
                "title": "Friday round",
                "game": "kramer",
                "name": "Anna",
                "link": f"{BASE}/t/{'K' * 22}",
            }
            assert stop.startswith(f"{BASE}/api/unsubscribe/")
            assert house.counted("push", "sent") == 1

    asyncio.run(main())


def test_the_link_in_a_push_ends_it(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        browser = Browser()
        async with serving(tmp_path, PUSH) as house:
            row = await house.with_device(service, browser)
            await house.notices.your_turn(row.id, TABLE)
            await arrived(service)
            stop = json.loads(browser.read(service.got[0].body))["stop"]
            assert (await house.web.post(stop, **ONE_CLICK)).status_code == 200
            assert await house.store.subscriptions(row.id) == []

    asyncio.run(main())


def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            row = await house.with_device(service, Browser())
            service.answers = [410]
            await house.notices.your_turn(row.id, TABLE)
            await arrived(service)
            await house.settled()
            assert await house.store.subscriptions(row.id) == []
            assert house.counted("push", "gone") == 1

    asyncio.run(main())


def test_a_device_that_fails_is_kept(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            row = await house.with_device(service, Browser())
            service.answers = [500, 500]
            await house.notices.your_turn(row.id, TABLE)
            await arrived(service)
            await house.settled()
            assert len(await house.store.subscriptions(row.id)) == 1
            assert house.counted("push", "failed") == 1

    asyncio.run(main())


def test_a_hanging_push_service_does_not_hold_up_the_table_or_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            row = await house.with_device(hanging, Browser())
            begun = time.monotonic()
            await house.notices.your_turn(row.id, TABLE)
            assert time.monotonic() - begun < 2
            await arrived(hanging)
            await house.notices.your_turn(row.id, TABLE)
            await arrived(hanging)
            assert len(house.notices._under_way) == 1, "the newer notice took the older one's place"
            begun = time.monotonic()
            await house.notices.close()
            assert time.monotonic() - begun < 6

    with PushService(hang=True) as hanging:
        asyncio.run(main())


def test_a_topic_does_not_tell_who_plays_with_whom(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            anna = await house.with_device(service, Browser(), "/device/anna")
            bert = await house.with_device(service, Browser(), "/device/bert")
            for visitor, key in ((anna, "A" * 22), (anna, "A" * 22), (anna, "B" * 22), (bert, "A" * 22)):
                await house.notices.your_turn(visitor.id, TABLE | {"key": key})
                await arrived(service)
                await house.settled()
            topics = [pushed.headers["topic"] for pushed in service.got]
            assert topics[0] == topics[1]
            assert len(set(topics)) == 3
            for topic in topics:
                assert re.fullmatch(r"[A-Za-z0-9_-]{32}", topic)

    asyncio.run(main())


def test_a_device_belongs_to_the_visitor_who_used_it_last(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        browser = Browser()
        async with serving(tmp_path, PUSH) as house:
            first = await house.with_device(service, browser)
            second = await house.with_device(service, browser)
            assert await house.store.subscriptions(first.id) == []
            assert len(await house.store.subscriptions(second.id)) == 1

    asyncio.run(main())


def test_many_who_claim_one_device_at_once_leave_it_with_one(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        subscription = Browser().subscription(service.endpoint())
        async with serving(tmp_path, PUSH) as house:
            people = [await house.newcomer() for _ in range(12)]
            answers = await asyncio.gather(
                *(house.web.post("/api/push", json=subscription, headers=who) for _, who in people)
            )
            assert {answer.status_code for answer in answers} <= {200, 409}
            owners = [row.id for row, _ in people if await house.store.subscriptions(row.id)]
            assert len(owners) == 1

    asyncio.run(main())


def test_one_device_more_takes_the_place_of_the_oldest(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            row, who = await house.newcomer()
            for number in range(10):
                there = Browser().subscription(service.endpoint(f"/device/{number}"))
                answer = await house.web.post("/api/push", json=there, headers=who)
            assert answer.json() == {"devices": 8, "addresses": []}
            kept = [each.address for each in await house.store.subscriptions(row.id)]
            assert kept == [service.endpoint(f"/device/{number}") for number in range(2, 10)]

    asyncio.run(main())


def test_a_visitor_can_have_his_devices_forgotten(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            _, who = await house.newcomer()
            subscription = Browser().subscription(service.endpoint())
            assert (await house.web.post("/api/push", json=subscription, headers=who)).json()["devices"] == 1
            assert (await house.web.delete("/api/push", headers=who)).json() == {"devices": 0, "addresses": []}

    asyncio.run(main())


def test_a_device_inside_our_own_network_is_refused_in_words(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH, private=False) as house:
            _, who = await house.newcomer()
            for endpoint, words in (
                ("https://localhost/device", "own network"),
                ("https://169.254.169.254/latest", "own network"),
                (service.endpoint(), "usual port"),
                ("http://push.example.org/", "https address"),
            ):
                answer = await house.web.post("/api/push", json=Browser().subscription(endpoint), headers=who)
                assert answer.status_code == 400
                assert words in answer.json()["message"]
            assert (await house.web.get("/api/notices", headers=who)).json()["devices"] == 0

    asyncio.run(main())


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {"endpoint": 1},
        {"endpoint": "https://localhost/", "keys": {}},
        {"endpoint": "https://localhost/", "keys": {"p256dh": "x", "auth": "y"}},
        {"endpoint": "x" * 2000, "keys": {"p256dh": "x", "auth": "y"}},
    ],
)
def test_what_is_no_subscription_is_refused(tmp_path: Path, body: Any) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            _, who = await house.newcomer()
            answer = await house.web.post("/api/push", json=body, headers=who)
            assert answer.status_code == 400
            assert answer.json()["code"] == "bad"

    asyncio.run(main())


def test_browsers_keep_their_subscription_when_the_server_starts_again(tmp_path: Path) -> None:
    async def key() -> str:
        async with serving(tmp_path, PUSH) as house:
            return str((await house.web.get("/api/push/key")).json()["key"])

    assert asyncio.run(key()) == asyncio.run(key())


def test_two_nodes_that_start_together_have_one_key(tmp_path: Path) -> None:
    async def main() -> None:
        settings = made({"database": f"sqlite:///{tmp_path / 'games.db'}", **PUSH})
        store = await Store.open(settings.database, node="a")
        nodes = [Notices(store, settings) for _ in range(4)]
        try:
            assert len(set(await asyncio.gather(*(node.push_key() for node in nodes)))) == 1
        finally:
            for node in nodes:
                await node.close()
            await store.close()

    asyncio.run(main())


# --- mail


def test_an_address_is_asked_once_and_told_only_when_its_owner_agreed(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row, who = await house.newcomer()
            answer = await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=who)
            assert answer.status_code == 202
            assert answer.json()["addresses"] == [{"address": "a…@example.org", "confirmed": False}]
            await arrived(office)
            await house.notices.your_turn(row.id, TABLE)
            await house.settled()
            assert len(office.got) == 1, "nothing but the question before he agreed"

            agreed = await house.web.post(link(office.got[0].text, "mail/confirm"))
            assert agreed.status_code == 200
            assert "Agreed" in agreed.text
            shown = await house.web.get("/api/notices", headers=who)
            assert shown.json()["addresses"] == [{"address": "a…@example.org", "confirmed": True}]

            await house.notices.your_turn(row.id, TABLE)
            await arrived(office)
            letter = office.got[1]
            assert letter.to == ["anna@example.org"]
            assert letter.letter["Subject"] == "Your turn: Friday round"
            assert f"{BASE}/t/{'K' * 22}" in letter.text
            assert "Top Secret (Wolfgang Kramer)" in letter.text
            await house.settled()
            assert house.counted("mail", "sent") == 1

    asyncio.run(main())


def test_a_program_that_opens_every_link_changes_nothing(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row, who = await house.newcomer()
            await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=who)
            await arrived(office)

            async def scan() -> None:
                before = await house.store.subscriptions(row.id)
                for address in re.findall(r"https://\S+", office.got[-1].text):
                    for method in ("GET", "HEAD", "OPTIONS"):
                        await house.web.request(method, address)
                assert await house.store.subscriptions(row.id) == before

            await scan()
            await house.web.post(link(office.got[0].text, "mail/confirm"))
            await house.notices.your_turn(row.id, TABLE)
            await arrived(office)
            await scan()
            assert [each.confirmed for each in await house.store.subscriptions(row.id)] == [True]

    asyncio.run(main())


def test_one_click_of_a_mail_program_unsubscribes_at_once(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row = await house.with_mailbox(office)
            await house.notices.your_turn(row.id, TABLE)
            await arrived(office)
            header = office.got[1].letter["List-Unsubscribe"].strip("<>")
            assert office.got[1].letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            answer = await house.web.post(header, **ONE_CLICK)
            assert answer.status_code == 200
            assert (await house.web.post(header, **ONE_CLICK)).status_code == 200, "a second click is as good"
            assert await house.store.subscriptions(row.id) == []
            await house.notices.your_turn(row.id, TABLE)
            await house.settled()
            assert len(office.got) == 2

    asyncio.run(main())


def test_a_browser_with_a_cookie_can_press_the_buttons(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row, who = await house.newcomer()
            token = who["Authorization"].removeprefix("Bearer ")
            await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=who)
            await arrived(office)
            form = {
                "Origin": BASE,
                "Content-Type": "application/x-www-form-urlencoded",
                "Cookie": f"ts_visitor={token}",
            }
            for kind in ("mail/confirm", "unsubscribe"):
                there = link(office.got[0].text, kind)
                page = await house.web.get(there)
                assert '<form method="post"><button type="submit">' in page.text
                assert page.headers["referrer-policy"] == "strict-origin"  # else the form would come from nowhere
                assert (await house.web.post(there, headers=form)).status_code == 200
            assert await house.store.subscriptions(row.id) == []

    asyncio.run(main())


def test_the_request_can_be_taken_back_from_the_first_letter(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row, who = await house.newcomer()
            await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=who)
            await arrived(office)
            text = office.got[0].text
            await house.web.post(link(text, "unsubscribe"), **ONE_CLICK)
            assert await house.store.subscriptions(row.id) == []
            late = await house.web.post(link(text, "mail/confirm"))
            assert late.status_code == 404
            assert "too old, or the request was taken back" in late.text

    asyncio.run(main())


def test_a_link_that_asks_for_consent_grows_old(
    tmp_path: Path, office: SmtpServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row, who = await house.newcomer()
            await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=who)
            await arrived(office)
            later = notices.now_ms() + 3 * 24 * 3600 * 1000 + 1000
            monkeypatch.setattr(notices, "now_ms", lambda: later)
            assert (await house.web.post(link(office.got[0].text, "mail/confirm"))).status_code == 404
            assert await house.store.subscriptions(row.id) == []

    asyncio.run(main())


def test_a_link_that_is_cut_off_says_so(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row = await house.with_mailbox(office)
            for kind in ("mail/confirm", "unsubscribe"):
                there = link(office.got[0].text, kind)[:-1]
                for answer in (await house.web.get(there), await house.web.post(there)):
                    assert answer.status_code == 404
                    assert "cut off" in answer.text
            assert len(await house.store.subscriptions(row.id)) == 1

    asyncio.run(main())


def test_a_guessed_link_does_nothing(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row = await house.with_mailbox(office)
            assert (await house.web.post("/api/unsubscribe/" + "A" * 43)).status_code == 200
            assert (await house.web.post("/api/mail/confirm/" + "A" * 43)).status_code == 404
            assert len(await house.store.subscriptions(row.id)) == 1

    asyncio.run(main())


def test_an_address_that_agreed_is_not_asked_again(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row, who = await house.newcomer()
            for _ in range(2):
                answer = await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=who)
                assert answer.status_code == 202
                await house.settled()
                await house.web.post(link(office.got[0].text, "mail/confirm"))
            assert len(office.got) == 1
            assert [each.confirmed for each in await house.store.subscriptions(row.id)] == [True]

    asyncio.run(main())


def test_strangers_cannot_fill_a_mailbox(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            answers = []
            for number in range(5):
                _, who = await house.newcomer()
                address = f"anna+{number}@example.org"
                answers.append(await house.web.post("/api/mail", json={"address": address}, headers=who))
            await house.settled()
            assert [answer.status_code for answer in answers] == [202, 202, 429, 429, 429]
            assert answers[-1].json()["code"] == "limit"
            assert 86_000 < int(answers[-1].headers["retry-after"]) <= 86_401
            assert len(office.got) == 2

    asyncio.run(main())


def test_a_visitor_has_few_addresses_and_can_have_them_forgotten(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            _, who = await house.newcomer()
            answers = [
                await house.web.post("/api/mail", json={"address": f"a{n}@example.org"}, headers=who) for n in range(4)
            ]
            assert [answer.status_code for answer in answers] == [202, 202, 202, 409]
            assert "DELETE /api/mail" in answers[3].json()["message"]
            assert (await house.web.delete("/api/mail", headers=who)).json() == {"devices": 0, "addresses": []}

    asyncio.run(main())


def test_what_is_no_address_is_refused(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            _, who = await house.newcomer()
            for address in ("anna", "a@b\r\nBcc: c@d", "x" * 300, 7, None):
                answer = await house.web.post("/api/mail", json={"address": address}, headers=who)
                assert answer.status_code == 400
            assert office.got == []

    asyncio.run(main())


def test_one_visitor_gets_at_most_thirty_mails_an_hour(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row = await house.with_mailbox(office)
            for number in range(33):
                await house.notices.your_turn(row.id, TABLE | {"key": f"table-{number}"})
            await house.settled()
            assert len(office.got) == 1 + 30
            assert house.counted("mail", "failed") == 3

    asyncio.run(main())


def test_a_mail_server_that_is_down_harms_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        with SmtpServer() as office:
            pass
        async with serving(tmp_path, by_mail(office)) as house:
            row, who = await house.newcomer()
            answer = await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=who)
            assert answer.status_code == 202
            await house.settled()
            await house.store.confirm_subscription((await house.store.subscriptions(row.id))[0].token_hash)
            await house.notices.your_turn(row.id, TABLE)
            await house.settled()
            assert house.counted("mail", "failed") == 1

    asyncio.run(main())


# --- secrets


def test_nothing_but_public_facts_is_told(tmp_path: Path, service: PushService, office: SmtpServer) -> None:
    async def main() -> None:
        browser = Browser()
        secrets = {"view": "CANARY-view", "seed": "CANARY-seed", "seat": {"secret": "CANARY-seat"}, "code": "CANARY"}
        async with serving(tmp_path, {**PUSH, **by_mail(office)}) as house:
            row = await house.with_device(service, browser)
            token, _ = await house.visitors.new()
            who = {"Authorization": f"Bearer {token}"}
            await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=who)
            await arrived(office)
            await house.web.post(link(office.got[0].text, "mail/confirm"))
            [mailbox] = [each for each in await house.store.subscriptions(row.id + 1) if each.kind == "mail"]
            for visitor in (row.id, mailbox.visitor):
                await house.notices.your_turn(visitor, TABLE | secrets)
            await arrived(service)
            await arrived(office)
            plain = browser.read(service.got[0].body)
            outside = service.got[0].path.encode() + json.dumps(service.got[0].headers).encode()
            for seen in (plain, office.got[1].raw, outside):
                assert b"CANARY" not in seen
                assert token.encode() not in seen
            assert b"K" * 22 not in outside, "the push service does not learn which table it is"

    asyncio.run(main())


def test_neither_tokens_nor_addresses_nor_devices_are_logged_and_no_token_is_stored(
    tmp_path: Path, service: PushService, office: SmtpServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "topsecret")
    printed = io.StringIO()
    handler = logging.StreamHandler(printed)
    handler.setFormatter(logs.Lines(as_json=True))
    logging.getLogger("topsecret").addHandler(handler)
    browser = Browser()
    tokens: list[str] = []

    async def main() -> None:
        async with serving(tmp_path, {**PUSH, **by_mail(office)}) as house:
            row = await house.with_device(service, browser, "/canary-device")
            mailbox = await house.with_mailbox(office, "canary@example.org")
            service.answers = [201, 500, 500]
            for _ in range(2):
                await house.notices.your_turn(row.id, TABLE)
                await house.notices.your_turn(mailbox.id, TABLE)
                await house.settled()
                office.refuse = ["550 no such user canary@example.org"]
            stop = json.loads(browser.read(service.got[0].body))["stop"]
            tokens.extend(found.rpartition("/")[2] for found in (stop, link(office.got[-1].text, "unsubscribe")))
            for token in tokens:
                await house.web.get(f"/api/unsubscribe/{token}")
                stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
                assert token.encode() not in stored
                assert hashlib.sha256(token.encode()).hexdigest().encode() in stored
                await house.web.post(f"/api/unsubscribe/{token}")

    try:
        asyncio.run(main())
    finally:
        logging.getLogger("topsecret").removeHandler(handler)
    told = printed.getvalue() + "".join(record.getMessage() for record in caplog.records if record.name != "httpx")
    assert "a notice did not arrive" in told
    for secret in (*tokens, "canary", "K" * 22, "Friday", "Anna"):
        assert secret not in told


def test_tokens_cannot_be_guessed(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            tokens = set()
            for number in range(3):
                await house.with_mailbox(office, f"anna{number}@example.org")
                tokens.add(link(office.got[-1].text, "unsubscribe").rpartition("/")[2])
            assert len(tokens) == 3
            assert all(len(token) == 43 for token in tokens), "256 bits"

    asyncio.run(main())


def test_pages_run_no_script_and_are_not_found_by_search_engines(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            for kind in ("mail/confirm", "unsubscribe"):
                page = await house.web.get(f"/api/{kind}/" + "A" * 43)
                assert page.headers["content-type"].startswith("text/html")
                assert "<script" not in page.text
                assert "A" * 43 not in page.text
                assert "script-src 'self'" in page.headers["content-security-policy"]
                assert page.headers["x-robots-tag"] == "noindex"
                assert page.headers["cache-control"] == "no-store"

    asyncio.run(main())


# --- when things go wrong


def test_a_database_that_is_gone_fails_for_nobody(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            row = await house.with_device(service, Browser())
            await house.store.close()
            await house.notices.your_turn(row.id, TABLE)
            assert not house.notices._under_way

    asyncio.run(main())


def test_no_more_notices_wait_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(tmp_path, PUSH) as house:
            row = await house.with_device(hanging, Browser())
            for number in range(5):
                await house.notices.your_turn(row.id, TABLE | {"key": f"table-{number}"})
            assert len(house.notices._under_way) == 3
            assert house.counted("push", "failed") == 2

    monkeypatch.setattr(notices, "MOST_WAITING", 3)
    with PushService(hang=True) as hanging:
        asyncio.run(main())


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("Friday round", "Friday round"),
        ("two\r\nlines\tand\x00more", "two lines and more"),
        ("‮evil", "evil"),
        ("x" * 100, "x" * 79 + "…"),
        ("", ""),
    ],
)
def test_a_title_is_one_line_that_can_be_printed(words: str, line: str) -> None:
    assert shown(words, 80) == line


# --- the page of the documentation


def test_the_settings_in_the_documentation_are_true(tmp_path: Path) -> None:
    [example] = re.findall(r"(?ms)^```toml\n(.*?)^```$", DOCS.read_text("utf-8"))
    file = tmp_path / "topsecret.toml"
    file.write_text(example, encoding="utf-8")
    settings: Settings = load(config=str(file), environ={})
    assert settings.push.on
    assert settings.smtp.host


def test_the_payload_in_the_documentation_is_true() -> None:
    [example] = re.findall(r"(?ms)^```json\n(.*?)^```$", DOCS.read_text("utf-8"))
    assert set(json.loads(example)) == set(Sent.__struct_fields__)
    msgspec.json.decode(example, type=Sent)
