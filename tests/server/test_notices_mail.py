"""Your turn, from the table to the mailbox: real store, real routes, a real SMTP server."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from topsecret.server import notices
from topsecret.server.live import now_ms
from topsecret.server.services import Services
from topsecret.server.settings import made
from topsecret.words import LANGUAGES

from .noticing import BASE, ONE_CLICK, TABLE, arrived, by_mail, link, serving
from .receivers import SmtpServer
from .stores import opened


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
            assert "The agents’ race" in letter.text
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


def test_a_server_forgets_addresses_whose_owners_did_not_answer_within_a_week(tmp_path: Path) -> None:
    settings = made({"database": f"sqlite:///{tmp_path / 'games.db'}"})
    day = 24 * 3600 * 1000

    async def main() -> None:
        async with opened(settings.database) as store:
            for address, days, agreed in (("silent", 8, False), ("young", 6, False), ("agreed", 8, True)):
                await store.add_subscription(
                    7, "mail", address, token_hash=address.encode(), at=now_ms() - days * day, confirmed=agreed
                )
        services = Services(settings)
        await services.open()
        try:
            async with asyncio.timeout(30):
                while len(kept := await services.store.subscriptions(7)) > 2:
                    await asyncio.sleep(0.01)
            assert {each.address for each in kept} == {"young", "agreed"}
        finally:
            await services.close()

    asyncio.run(main())


# --- in the reader's language


def test_a_mail_is_in_the_language_of_the_request_that_gave_the_address(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row, who = await house.newcomer()
            headers = who | {"Accept-Language": "ja, da;q=0.4, de-CH;q=0.9"}
            await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=headers)
            await arrived(office)
            assert office.got[0].letter["Subject"] == "Möchtest du Mails von games.example.org?"
            page = await house.web.get(link(office.got[0].text, "mail/confirm"), headers={"Accept-Language": "sv"})
            assert "Mejl när det är din tur" in page.text
            assert 'lang="sv"' in page.text
            await house.web.post(link(office.got[0].text, "mail/confirm"))
            await house.notices.your_turn(row.id, TABLE)
            await arrived(office)
            assert office.got[1].letter["Subject"] == "Du bist dran: Friday round"

    asyncio.run(main())


def test_the_language_chosen_on_the_page_counts_more_and_can_change(tmp_path: Path, office: SmtpServer) -> None:
    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row, who = await house.newcomer()
            await house.store.update_visitor(row.id, language="it")
            headers = who | {"Accept-Language": "de"}
            await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=headers)
            await arrived(office)
            assert office.got[0].letter["Subject"] == "Vuoi e-mail da games.example.org?"
            await house.web.post(link(office.got[0].text, "mail/confirm"))
            await house.store.update_visitor(row.id, language="nl")
            await house.notices.your_turn(row.id, TABLE)
            await arrived(office)
            assert office.got[1].letter["Subject"] == "Jouw beurt: Friday round"

    asyncio.run(main())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_in_any_language_tells_nothing_but_public_facts(
    tmp_path: Path, office: SmtpServer, language: str
) -> None:
    secrets = {"view": "CANARY-view", "seed": "CANARY-seed", "seat": {"secret": "CANARY-seat"}, "code": "CANARY"}

    async def main() -> None:
        async with serving(tmp_path, by_mail(office)) as house:
            row, who = await house.newcomer()
            await house.store.update_visitor(row.id, language=language)
            await house.web.post("/api/mail", json={"address": "anna@example.org"}, headers=who)
            await arrived(office)
            await house.web.post(link(office.got[0].text, "mail/confirm"))
            await house.notices.your_turn(row.id, TABLE | secrets)
            await arrived(office)
            for posted in office.got:
                for secret in ("CANARY", who["Authorization"].removeprefix("Bearer ")):
                    assert secret.encode() not in posted.raw
                    assert secret not in posted.text
            assert "Friday round" not in office.got[0].text

    asyncio.run(main())
