"""Notices by mail: the letters, the SMTP server they are handed to, and how many letters a stranger can cause.

An address gets nothing but one letter that asks for its consent, until its owner has given it. No letter holds text that a
visitor wrote before that: this server cannot be used to write to strangers.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Literal
from urllib.parse import urlsplit

from .. import games
from ..words import words

Security = Literal["starttls", "tls", "none"]
PORTS: dict[Security, int] = {"starttls": 587, "tls": 465, "none": 25}

LETTER = SMTP.clone(max_line_length=900)
"""Links stay whole: folded at the usual 78 characters, the address of a long header would be written in pieces."""

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?!-)[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
LONGEST_ADDRESS = 254


class MailError(Exception):
    """A letter that the SMTP server did not take."""


def check_address(text: str) -> str:
    """The address, its domain in lower case; ValueError says what one looks like."""
    text = text.strip()
    if len(text) > LONGEST_ADDRESS or not ADDRESS.fullmatch(text):
        raise ValueError("that is no mail address: write it as name@example.org")
    name, _, domain = text.rpartition("@")
    return f"{name}@{domain.lower()}"


def masked(address: str) -> str:
    """An address as it is shown on a page: enough to know it again, not enough to write to."""
    name, _, domain = address.rpartition("@")
    return f"{name[:1]}…@{domain}"


@dataclass(frozen=True)
class MailServer:
    """The SMTP server that carries our letters, as the host has set it."""

    host: str
    sender: str
    """`topsecret@example.org` or `Top Secret <topsecret@example.org>`."""
    security: Security = "starttls"
    port: int = 0
    """0: the usual one, 587 with STARTTLS, 465 with TLS, 25 without."""
    user: str = ""
    password: str = field(default="", repr=False)
    timeout: float = 15.0
    """Seconds for each step of the conversation."""

    def __post_init__(self) -> None:
        if self.security not in PORTS:
            raise ValueError(f"unknown mail security {self.security!r}: known are {', '.join(PORTS)}")
        if "\n" in self.sender or "\r" in self.sender or not ADDRESS.fullmatch(parseaddr(self.sender)[1]):
            raise ValueError(
                "mails need a sender: set it as `topsecret@example.org` or `Top Secret <topsecret@example.org>`"
            )
        if self.user and self.security == "none" and self.host not in ("localhost", "127.0.0.1", "::1"):
            raise ValueError(
                "the mail password would cross the network in the clear: set the mail security to starttls or tls"
            )

    def hand_over(self, letter: EmailMessage, context: ssl.SSLContext | None = None) -> None:
        """Hands one letter to the server and waits until it was taken; raises smtplib's errors and OSError."""
        port = self.port or PORTS[self.security]
        name = parseaddr(self.sender)[1].rpartition("@")[2]
        trust = context or ssl.create_default_context()
        smtp: smtplib.SMTP
        if self.security == "tls":
            smtp = smtplib.SMTP_SSL(self.host, port, local_hostname=name, timeout=self.timeout, context=trust)
        else:
            smtp = smtplib.SMTP(self.host, port, local_hostname=name, timeout=self.timeout)
        with smtp:
            if self.security == "starttls":
                smtp.starttls(context=trust)
            if self.user:
                smtp.login(self.user, self.password)
            smtp.send_message(letter)


def _letter(sender: str, address: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A plain letter that its reader's mail program can unsubscribe from with one click (RFC 8058)."""
    letter = EmailMessage(policy=LETTER)
    letter["From"] = sender
    letter["To"] = address
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{stop}>"
    if stop.startswith("https://"):  # RFC 8058, 3.1: one click is for https only
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(f"{text}\n", charset="utf-8")
    return letter


def confirmation(sender: str, address: str, *, confirm: str, stop: str, language: str) -> EmailMessage:
    """The letter that asks for consent. In a language it is the same for everybody, apart from its links."""
    say, home = words(language).text, urlsplit(confirm).netloc
    text = say("mails-ask", home=home, confirm=confirm, stop=stop)
    return _letter(sender, address, say("mails-ask-subject", home=home), text, stop)


def turn(
    sender: str, address: str, *, title: str, game: str, seat: str, link: str, stop: str, language: str
) -> EmailMessage:
    """The letter that says that it is somebody's turn. Everything in it is known to all at the table."""
    say = words(language).text
    called = say(f"page-game-{game}") if game in games() else game
    if seat:
        first = say("mails-turn-who" if title else "mails-turn-who-untitled", name=seat, title=title)
    else:
        first = say("mails-turn-title" if title else "mails-turn-untitled", title=title)
    text = say("mails-turn", first=first, game=called, link=link, home=urlsplit(link).netloc, stop=stop)
    return _letter(sender, address, say("mails-turn-subject", about=title or called), text, stop)


class Mail:
    """Hands letters to the SMTP server in threads of its own, and tries again when that server is not to be had."""

    def __init__(
        self,
        server: MailServer,
        *,
        context: ssl.SSLContext | None = None,
        pauses: Sequence[float] = (10.0, 120.0),
        threads: int = 2,
    ) -> None:
        """`pauses`: seconds before each further attempt."""
        self.server = server
        self._context = context
        self._pauses = tuple(pauses)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="mail")

    async def send(self, letter: EmailMessage) -> None:
        """Returns when the server has taken the letter; MailError when it will not or all attempts failed."""
        for pause in (*self._pauses, None):
            try:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._threads, self.server.hand_over, letter, self._context)
            except OSError as error:  # all of smtplib's errors are OSErrors
                reason, hopeless = _reason(error)
            else:
                return
            if hopeless or pause is None:
                raise MailError(f"the mail server did not take a mail: {reason}")
            await asyncio.sleep(pause)

    def close(self) -> None:
        """Waits for nothing: letters that are being handed over still arrive, the others do not."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _reason(error: OSError) -> tuple[str, bool]:
    """What went wrong in words that name nobody, and whether another attempt would be in vain.

    The server's own words are left out: they often repeat the address.
    """
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        codes = [code for code, _ in error.recipients.values()]
        return f"it answered {codes[0]} to the address", min(codes) >= 500
    if isinstance(error, smtplib.SMTPResponseException):
        return f"it answered {error.smtp_code}", error.smtp_code >= 500
    if isinstance(error, smtplib.SMTPNotSupportedError):
        return "it does not offer what the settings ask for (STARTTLS or a login)", True
    if isinstance(error, ssl.SSLCertVerificationError):
        return "its certificate is not trusted", True
    return f"it could not be reached ({type(error).__name__})", False


class Allowance:
    """At most so many in so many seconds for each name: a sliding window, in memory."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._taken: dict[str, deque[float]] = {}

    def wait(self, name: str) -> float:
        """Seconds until one more is allowed: 0 when it is allowed now."""
        now = self._clock()
        taken = self._taken.get(name)
        while taken and taken[0] <= now - self._seconds:
            taken.popleft()
        if not taken:
            self._taken.pop(name, None)
            return 0.0
        return taken[0] + self._seconds - now if len(taken) >= self._most else 0.0

    def take(self, name: str) -> None:
        """Counts one; forgets names that have not been seen for the whole time."""
        if len(self._taken) >= 10_000:
            for old in list(self._taken):
                self.wait(old)
        self._taken.setdefault(name, deque()).append(self._clock())


class Consent:
    """How many letters that ask for consent may be caused: by a visitor, to an address, and in all."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        day, hour = 86_400.0, 3_600.0
        self._limits = {
            "address": Allowance(2, day, clock),
            "visitor": Allowance(5, day, clock),
            "all": Allowance(200, hour, clock),
        }

    def ask(self, visitor: int, address: str) -> float:
        """Counts a letter and returns 0, or returns the seconds to wait and counts nothing."""
        names = {"address": mailbox(address), "visitor": str(visitor), "all": ""}
        wait = max(limit.wait(names[kind]) for kind, limit in self._limits.items())
        if wait == 0:
            for kind, limit in self._limits.items():
                limit.take(names[kind])
        return wait


def mailbox(address: str) -> str:
    """The mailbox behind an address: `Anna+games@example.org` is read by anna@example.org."""
    name, _, domain = address.rpartition("@")
    return f"{name.partition('+')[0]}@{domain}".lower()
