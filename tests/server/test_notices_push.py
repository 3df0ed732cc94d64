"""Your turn, from the table to the browser: real store, real routes, a real push service."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from topsecret.server.notices import Notices
from topsecret.server.settings import made
from topsecret.server.store import Store

from .noticing import BASE, ONE_CLICK, PUSH, TABLE, arrived, serving
from .receivers import Browser, PushService


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
