"""Your turn, told to those who are away: off by default, no secrets, and nothing held up when things go wrong."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import logging
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from topsecret.server import logs, notices
from topsecret.server.notices import Notices, Sent, shown
from topsecret.server.settings import Settings, SettingsError, load, made
from topsecret.server.store import Store

from .noticing import BASE, DOCS, PUSH, TABLE, arrived, by_mail, link, serving
from .receivers import Browser, PushService, SmtpServer

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
