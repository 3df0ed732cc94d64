"""Letters against a real SMTP server on loopback: how they get there, what they say, and how many a stranger can cause."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from email.message import EmailMessage
from typing import Any

import pytest

from topsecret.server.mail import (
    Allowance,
    Consent,
    Mail,
    MailError,
    MailServer,
    check_address,
    confirmation,
    mailbox,
    masked,
    turn,
)
from topsecret.words import LANGUAGES, words

from .receivers import SmtpServer, contexts

SENDER = "Top Secret <topsecret@example.org>"
LINK = "https://games.example.org/table/0123456789abcdefghijkl"
STOP = "https://games.example.org/api/unsubscribe/" + "T0ken-" * 7
CONFIRM = "https://games.example.org/api/mail/confirm/" + "T0ken-" * 7


def a_turn(**other: str) -> EmailMessage:
    told = {"title": "Friday", "game": "kramer", "seat": "Anna", "link": LINK, "stop": STOP, "language": "en"}
    return turn(SENDER, "anna@example.org", **(told | other))


def a_question(language: str = "en") -> EmailMessage:
    return confirmation(SENDER, "anna@example.org", confirm=CONFIRM, stop=STOP, language=language)


def send(office: SmtpServer, letter: EmailMessage, **wanted: Any) -> None:
    pauses = wanted.pop("pauses", (0.01, 0.01))
    server = MailServer(
        host="localhost", sender=SENDER, port=office.port, **{"security": "none", "timeout": 5, **wanted}
    )

    async def main() -> None:
        mail = Mail(server, context=contexts()[1], pauses=pauses)
        try:
            await mail.send(letter)
        finally:
            mail.close()

    asyncio.run(main())


def test_a_letter_arrives() -> None:
    with SmtpServer() as office:
        send(office, a_turn())
    [posted] = office.got
    assert posted.sender == "topsecret@example.org"
    assert posted.to == ["anna@example.org"]
    assert posted.letter["From"] == SENDER
    assert posted.letter["Subject"] == "Your turn: Friday"
    assert "Anna, it is your turn at the table “Friday”" in posted.text
    assert LINK in posted.text


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_letter_and_the_password_travel_encrypted(security: str) -> None:
    with SmtpServer(security, password="opensesame") as office:
        send(office, a_turn(), security=security, user="host", password="opensesame")
    [posted] = office.got
    assert posted.encrypted
    assert posted.user == "host"


def test_a_server_that_offers_no_encryption_gets_no_letter() -> None:
    with SmtpServer("none") as office, pytest.raises(MailError, match="does not offer"):
        send(office, a_turn(), security="starttls")
    assert office.got == []


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_server_with_a_strange_certificate_gets_no_letter(security: str) -> None:
    async def main() -> None:
        mail = Mail(MailServer(host="localhost", sender=SENDER, port=office.port, security=security))
        try:
            await mail.send(a_turn())
        finally:
            mail.close()

    with SmtpServer(security) as office, pytest.raises(MailError, match="not trusted"):
        asyncio.run(main())
    assert office.got == []


def test_a_wrong_password_is_told_and_not_tried_again() -> None:
    with SmtpServer("tls", password="opensesame") as office, pytest.raises(MailError, match="535"):
        send(office, a_turn(), security="tls", user="host", password="guess")
    assert office.conversations == 1


def test_a_passing_refusal_is_tried_again() -> None:
    with SmtpServer(refuse=["451 later", "451 later"]) as office:
        send(office, a_turn())
    assert office.conversations == 3
    assert len(office.got) == 1


def test_a_lasting_refusal_is_not_tried_again() -> None:
    with SmtpServer(refuse=["550 no such user"]) as office, pytest.raises(MailError, match="550"):
        send(office, a_turn())
    assert office.conversations == 1


def test_a_server_that_is_down_is_told_after_a_few_attempts() -> None:
    with SmtpServer() as office:
        pass
    with pytest.raises(MailError, match="could not be reached"):
        send(office, a_turn())


def test_a_server_that_hangs_is_given_up_and_holds_up_nothing() -> None:
    async def main() -> float:
        server = MailServer(host="127.0.0.1", sender=SENDER, port=silent.getsockname()[1], security="none", timeout=1.5)
        mail = Mail(server, pauses=())
        sending = asyncio.create_task(mail.send(a_turn()))
        gap, last = 0.0, time.monotonic()
        while not sending.done():
            await asyncio.sleep(0.005)
            gap, last = max(gap, time.monotonic() - last), time.monotonic()
        with pytest.raises(MailError, match="could not be reached"):
            await sending
        mail.close()
        return gap

    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert asyncio.run(main()) < 1.0


def test_neither_the_address_nor_the_link_nor_the_password_are_told_or_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    office = SmtpServer("tls", password="opensesame", refuse=["550 no such user anna@example.org"])
    with office, pytest.raises(MailError) as error:
        send(office, a_turn(), security="tls", user="host", password="opensesame")
    told = caplog.text + str(error.value) + repr(MailServer(host="h", sender=SENDER, password="opensesame"))
    for secret in ("anna@", "T0ken", "opensesame", "0123456789abcdefghijkl"):
        assert secret not in told


@pytest.mark.parametrize("letter", [a_turn(), a_question(), a_turn(language="da"), a_question("fr")])
def test_a_mail_program_can_unsubscribe_with_one_click(letter: EmailMessage) -> None:
    with SmtpServer() as office:
        send(office, letter)
    [posted] = office.got
    assert f"\r\nList-Unsubscribe: <{STOP}>\r\n".encode() in posted.raw  # in one piece, not encoded
    assert b"\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n" in posted.raw
    assert STOP in posted.text
    assert posted.letter["Auto-Submitted"] == "auto-generated"


def test_one_click_is_not_promised_where_it_would_not_be_encrypted() -> None:
    letter = a_turn(stop="http://192.168.1.5:7007/api/unsubscribe/x")
    assert letter["List-Unsubscribe"] == "<http://192.168.1.5:7007/api/unsubscribe/x>"
    assert letter["List-Unsubscribe-Post"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_that_asks_for_consent_is_the_same_for_everybody(language: str) -> None:
    with SmtpServer() as office:
        send(office, a_question(language))
    text = office.got[0].text
    assert CONFIRM in text
    assert "games.example.org" in text
    assert "anna" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_in_every_language_says_everything_and_keeps_its_links_whole(language: str) -> None:
    for letter, links in ((a_turn(language=language), (LINK, STOP)), (a_question(language), (CONFIRM, STOP))):
        text = letter.get_content()
        rows = text.splitlines()
        assert [link for link in links if link not in rows] == []
        assert max(len(row) for row in rows if "://" not in row) <= 78
        assert "⟨" not in text + letter["Subject"]
        english = a_turn() if links[0] == LINK else a_question()
        assert (letter["Subject"] == english["Subject"]) == (language == "en")
        own = {row for row in rows if len(row) > 12} & set(english.get_content().splitlines())
        assert language == "en" or own == set(links)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_names_player_table_and_game_as_far_as_they_are_known(language: str) -> None:
    whole = a_turn(language=language).get_content()
    assert "Anna" in whole
    assert "Friday" in whole
    assert words(language).text("page-game-kramer") in whole
    for bare in (a_turn(title="", language=language), a_turn(seat="", language=language)):
        assert ("Anna" in bare.get_content()) != ("Friday" in bare.get_content())
    assert "$" not in whole


def test_a_title_from_another_alphabet_arrives_as_written() -> None:
    with SmtpServer() as office:
        send(office, a_turn(title="Ænder & Łódź 🕵️", seat="Søren"))
    assert office.got[0].letter["Subject"] == "Your turn: Ænder & Łódź 🕵️"
    assert "Søren, it is your turn at the table “Ænder & Łódź 🕵️”" in office.got[0].text


def test_a_table_without_a_title_has_a_letter_all_the_same() -> None:
    letter = a_turn(title="", seat="")
    assert letter["Subject"] == "Your turn: The agents’ race"
    assert letter.get_content().startswith("It is your turn at your table.")


@pytest.mark.parametrize(
    "address", ["anna@example.org", "a.b+games@mail.example.org", "anna@localhost", "o'neil@example.org"]
)
def test_addresses_that_people_have_are_accepted(address: str) -> None:
    assert check_address(f" {address} ") == address


def test_the_domain_of_an_address_is_written_small() -> None:
    assert check_address("Anna@Example.ORG") == "Anna@example.org"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "@example.org",
        "anna@",
        "anna@@example.org",
        "anna@example.org\nBcc: all@example.org",
        "anna@example.org, bert@example.org",
        "Anna <anna@example.org>",
        "anna smith@example.org",
        "anna@example..org",
        "anna@[127.0.0.1]",
        "ä@example.org",
        "a" * 65 + "@example.org",
        "a@" + "b" * 60 + (".b" * 120),
    ],
)
def test_what_is_no_address_is_refused_with_an_example(address: str) -> None:
    with pytest.raises(ValueError, match=r"name@example\.org"):
        check_address(address)


def test_a_shown_address_cannot_be_written_to() -> None:
    assert masked("anna@example.org") == "a…@example.org"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"sender": "nobody"}, "topsecret@example.org"),
        ({"sender": "a@example.org\r\nBcc: b@example.org"}, "topsecret@example.org"),
        ({"security": "ssl"}, "known are starttls, tls, none"),
        ({"security": "none", "user": "host"}, "in the clear"),
    ],
)
def test_a_mail_server_that_cannot_work_is_told_at_once(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        MailServer(**{"host": "mail.example.org", "sender": SENDER, **wrong})


def test_so_many_are_allowed_in_so_many_seconds() -> None:
    now = [0.0]
    allowance = Allowance(2, 60, lambda: now[0])
    allowance.take("anna")
    now[0] = 10
    allowance.take("anna")
    assert allowance.wait("anna") == 50
    assert allowance.wait("bert") == 0
    now[0] = 61
    assert allowance.wait("anna") == 0


def test_names_that_were_not_seen_for_long_are_forgotten() -> None:
    now = [0.0]
    allowance = Allowance(1, 60, lambda: now[0])
    for number in range(10_000):
        allowance.take(str(number))
    now[0] = 100
    allowance.take("one more")
    assert len(allowance._taken) == 1


def test_an_address_is_asked_twice_a_day_whoever_wants_it() -> None:
    now = [0.0]
    consent = Consent(lambda: now[0])
    assert consent.ask(1, "anna@example.org") == 0
    assert consent.ask(2, "Anna+games@example.org") == 0
    assert consent.ask(3, "anna@example.org") == 86_400
    now[0] = 86_401
    assert consent.ask(3, "anna@example.org") == 0


def test_a_visitor_can_have_five_letters_a_day_sent() -> None:
    consent = Consent(lambda: 0.0)
    assert [consent.ask(1, f"a{n}@example.org") for n in range(6)] == [0, 0, 0, 0, 0, 86_400]
    assert consent.ask(2, "a9@example.org") == 0


def test_all_strangers_together_can_have_two_hundred_letters_an_hour_sent() -> None:
    consent = Consent(lambda: 0.0)
    assert not any(consent.ask(n, f"a{n}@example.org") for n in range(200))
    assert consent.ask(200, "a200@example.org") == 3600


def test_a_mailbox_has_one_name() -> None:
    assert mailbox("Anna+a+b@Example.org") == mailbox("anna@example.org")
