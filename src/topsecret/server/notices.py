"""Your turn: players who are away are told so, on their devices by web-push and by mail, if the host and they want it.

A subscription is known by a token that only its receiver gets, in the notices themselves. The token is made from the
subscription and a secret of this server, so that every notice can carry it, and only its hash is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from email.message import EmailMessage
from functools import partial
from typing import Any

import msgspec

from ..words import spoken
from . import mail as letters
from .commands import Refusal
from .limits import Limited
from .live import now_ms
from .logs import event
from .mail import Allowance, Consent, Mail, MailError, MailServer
from .metrics import Metrics
from .push import Device, Push, PushError, new_key, ready, text
from .settings import Settings, SettingsError
from .store import Rejected, Store, Subscription, Unavailable

MOST_DEVICES = 8
"""Of one visitor; a further one takes the place of the oldest."""
MOST_ADDRESSES = 3
MOST_WAITING = 2_000
"""Notices that are under way or wait for another attempt; further ones are not sent."""
MAILS_AN_HOUR = 30
"""To one visitor."""
CONSENT_MS = 3 * 24 * 3600 * 1000
"""How long the link in the letter that asks for consent can be used."""
KEPT_MS = 7 * 24 * 3600 * 1000
"""How long an address is kept whose owner does not answer that letter."""
TIDY_S = 3600.0
GOODBYE_S = 2.0
"""What is under way when the server stops gets this long."""

SECRET, PUSH_KEY = "notices-secret", "push-key"
"""Values that all nodes share."""


class Notice(msgspec.Struct, frozen=True):
    """What is told: public facts of a table, and nothing else."""

    table: str
    title: str
    game: str
    name: str

    @classmethod
    def of(cls, table: Mapping[str, Any]) -> Notice:
        """From the facts of a table by allow-list: `key`, `title`, `game` and `name`, that of the seat."""
        return cls(
            shown(table["key"], 40), shown(table["title"], 80), shown(table["game"], 40), shown(table["name"], 40)
        )


class Sent(msgspec.Struct, frozen=True):
    """The payload of a push: the page's worker writes the words, in its reader's language."""

    type: str
    table: str
    title: str
    game: str
    name: str
    link: str
    stop: str


class MailKeys(msgspec.Struct, frozen=True):
    """What is kept beside an address: when its owner was asked, and the language of the request that gave it."""

    asked: int = 0
    language: str = ""


def shown(words: object, longest: int) -> str:
    """A text in one line that can be printed, and not longer than that."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in str(words)).split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


class Notices:
    """Who wants to be told, and the telling. Nothing here holds up a table: notices are sent in the background."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics | None = None,
        *,
        private: bool = False,
        trust: ssl.SSLContext | None = None,
        push_pauses: Sequence[float] = (2.0, 15.0),
        mail_pauses: Sequence[float] = (10.0, 120.0),
    ) -> None:
        """`private`: devices may be inside our own network; `trust`: whose certificates are accepted, if not the usual ones."""
        self._store = store
        self._metrics = metrics
        self._base = settings.base_url
        self._subject = settings.push.subject
        self._private, self._trust, self._push_pauses = private, trust, push_pauses
        self.by_push, self.by_mail = settings.push.on, bool(settings.smtp.host)
        if self.by_push:
            try:
                ready(self._subject)
            except PushError as error:
                raise SettingsError(f"push: {error}") from None
        self._push: Push | None = None
        self._mail: Mail | None = None
        if self.by_mail:
            self._mail = Mail(_mail_server(settings), context=trust, pauses=mail_pauses)
        self._secret = b""
        self._lock = asyncio.Lock()
        self._consent = Consent()
        self._mails = Allowance(MAILS_AN_HOUR, 3600.0)
        self._under_way: dict[tuple[int, str], asyncio.Task[None]] = {}

    @property
    def on(self) -> bool:
        """Somebody can be told."""
        return self.by_push or self.by_mail

    async def close(self) -> None:
        """What is under way gets a moment; what waits for another attempt is dropped."""
        tasks = list(self._under_way.values())
        if tasks:
            await asyncio.wait(tasks, timeout=GOODBYE_S)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._push is not None:
            self._push.close()
        if self._mail is not None:
            self._mail.close()

    # --- telling

    async def your_turn(self, visitor: int, table: Mapping[str, Any]) -> None:
        """Starts to tell a visitor, wherever he wants it, that it is his turn at a table; fails for nobody.

        `table` has `key`, `title`, `game` and `name`, that of his seat; whatever else it has is not looked at.
        """
        if not self.on:
            return
        try:
            wanted = [each for each in await self._store.subscriptions(visitor) if each.confirmed]
            if not wanted:
                return
            await self._open()
        except Unavailable as error:
            event("nobody could be told", level="warning", error=error)
            return
        notice = Notice.of(table)
        for each in wanted:
            if each.kind == "push" and self._push is not None:
                self._begin(each, notice.table, partial(self._push_turn, each, notice), replace=True)
            elif each.kind == "mail" and self._mail is not None:
                self._begin(each, notice.table, partial(self._mail_turn, each, notice))

    async def _push_turn(self, to: Subscription, notice: Notice) -> None:
        assert self._push is not None
        told = Sent(
            type="turn",
            table=notice.table,
            title=notice.title,
            game=notice.game,
            name=notice.name,
            link=self._link(notice),
            stop=self._stop_link(to),
        )
        keys = msgspec.json.decode(to.keys, type=dict[str, str])
        device = Device(to.address, keys["p256dh"], keys["auth"])
        # The push service sees the topic: it is another one for every device, so that it does not tell who plays with whom.
        topic = text(self._sign("topic", str(to.id), notice.table))[:32]
        try:
            taken = await self._push.send(device, msgspec.json.encode(told), topic)
        except PushError as error:
            self._count("push", "failed", str(error))
            return
        if taken:
            self._count("push", "sent")
        else:
            await self._store.remove_subscription(to.token_hash)
            self._count("push", "gone")

    async def _mail_turn(self, to: Subscription, notice: Notice) -> None:
        assert self._mail is not None
        if self._mails.wait(str(to.visitor)):
            self._count("mail", "failed", f"more than {MAILS_AN_HOUR} mails an hour to one visitor")
            return
        self._mails.take(str(to.visitor))
        letter = await asyncio.to_thread(  # reading the words for the first time takes a moment
            letters.turn,
            self._mail.server.sender,
            to.address,
            title=notice.title,
            game=notice.game,
            seat=notice.name,
            link=self._link(notice),
            stop=self._stop_link(to),
            language=await self._language(to),
        )
        try:
            await self._mail.send(letter)
        except MailError as error:
            self._count("mail", "failed", str(error))
        else:
            self._count("mail", "sent")

    def _begin(
        self, to: Subscription, about: str, work: Callable[[], Awaitable[None]], *, replace: bool = False
    ) -> None:
        """Starts it in the background. `replace`: the same for the same receiver that is still under way is given up."""
        key = to.id, about
        before = self._under_way.get(key)
        if before is not None and not replace:
            return
        if len(self._under_way) >= MOST_WAITING and before is None:
            self._count(to.kind, "failed", f"more than {MOST_WAITING} notices are under way")
            return
        if before is not None:
            before.cancel()

        async def quietly() -> None:
            try:
                await work()
            except Exception as error:
                event("a notice failed", level="error", error=error, kind=to.kind)

        def ended(task: asyncio.Task[None]) -> None:
            if self._under_way.get(key) is task:
                del self._under_way[key]

        task = asyncio.create_task(quietly())
        self._under_way[key] = task
        task.add_done_callback(ended)

    def _count(self, kind: str, outcome: str, reason: str = "") -> None:
        if reason:
            event("a notice did not arrive", level="warning", kind=kind, reason=reason)
        if self._metrics is not None:
            self._metrics.noticed(kind, outcome)

    def _link(self, notice: Notice) -> str:
        return f"{self._base}/t/{notice.table}"

    def _stop_link(self, to: Subscription) -> str:
        return f"{self._base}/api/unsubscribe/{self._token(to.kind, to.visitor, to.address)}"

    # --- who wants to be told

    async def wanted(self, visitor: int) -> list[Subscription]:
        """Where this visitor wants to be told, confirmed or not."""
        return await self._store.subscriptions(visitor)

    async def push_key(self) -> str:
        """The public key with which a browser subscribes."""
        return (await self._pusher()).public_key

    async def add_device(self, visitor: int, device: Device) -> None:
        """Tell this visitor on that device; if it was another visitor's, it is his no longer."""
        push = await self._pusher()
        try:
            device = await push.check(device)
        except PushError as error:
            raise Refusal("bad", str(error)) from None
        hashed = _hash(self._token("push", visitor, device.endpoint))
        await self._store.remove_subscription(hashed)
        keys = msgspec.json.encode({"p256dh": device.p256dh, "auth": device.auth}).decode()
        try:
            await self._store.add_subscription(
                visitor, "push", device.endpoint, token_hash=hashed, at=now_ms(), keys=keys, confirmed=True
            )
        except Rejected:
            raise Refusal(
                "state", "this device was subscribed by somebody else at the same moment: try again"
            ) from None
        devices = [each for each in await self._store.subscriptions(visitor) if each.kind == "push"]
        for each in devices[:-MOST_DEVICES]:
            await self._store.remove_subscription(each.token_hash)

    async def add_address(self, visitor: int, address: str, language: str) -> None:
        """Ask the owner of this address whether he wants to be told there; if he has agreed already, nothing is sent.

        `language` is that of the one who asks, for visitors who have chosen none.
        """
        if self._mail is None:
            raise Refusal("state", "this server sends no mails: its host has not set smtp.host")
        await self._open()
        try:
            address = letters.check_address(address)
        except ValueError as error:
            raise Refusal("bad", str(error)) from None
        found = [each for each in await self._store.subscriptions(visitor) if each.kind == "mail"]
        same = next((each for each in found if each.address == address), None)
        if same is not None and same.confirmed:
            return
        if same is None and len(found) >= MOST_ADDRESSES:
            raise Refusal("state", f"you have {MOST_ADDRESSES} addresses: remove them with DELETE /api/mail first")
        if wait := self._consent.ask(visitor, address):
            minutes = int(wait // 60) + 1
            raise Limited(
                "mails", f"too many mails that ask for consent: try again in {minutes} minutes", int(wait) + 1
            )
        token = self._token("mail", visitor, address)
        keys = msgspec.json.encode(MailKeys(now_ms(), language)).decode()
        await self._store.add_subscription(visitor, "mail", address, token_hash=_hash(token), at=now_ms(), keys=keys)
        to = await self._store.subscription(_hash(token))
        if to is None:
            return
        letter = await asyncio.to_thread(
            letters.confirmation,
            self._mail.server.sender,
            address,
            confirm=f"{self._base}/api/mail/confirm/{token}",
            stop=self._stop_link(to),
            language=await self._language(to),
        )
        self._begin(to, "", partial(self._ask, letter))

    async def _ask(self, letter: EmailMessage) -> None:
        assert self._mail is not None
        try:
            await self._mail.send(letter)
        except MailError as error:
            event("a mail that asks for consent was not taken", level="warning", kind="mail", reason=str(error))

    async def confirm(self, token: str) -> bool:
        """The owner of an address agrees; False if the link is unknown or too old."""
        found = await self._found(token)
        if found is None or found.kind != "mail":
            return False
        if found.confirmed:
            return True
        if now_ms() - msgspec.json.decode(found.keys, type=MailKeys).asked > CONSENT_MS:
            await self._store.remove_subscription(found.token_hash)
            return False
        return await self._store.confirm_subscription(found.token_hash)

    async def tidy(self) -> None:
        """Again and again: addresses whose owners did not answer are forgotten."""
        while True:
            with contextlib.suppress(Unavailable):
                await self._store.forget_unconfirmed(now_ms() - KEPT_MS)
            await asyncio.sleep(TIDY_S)

    async def stop(self, token: str) -> bool:
        """The receiver wants no more; False if nothing is sent with that token any longer."""
        found = await self._found(token)
        return found is not None and await self._store.remove_subscription(found.token_hash)

    async def remove(self, visitor: int, kind: str) -> None:
        """This visitor wants no more on his devices (`push`) or at his addresses (`mail`)."""
        for each in await self._store.subscriptions(visitor):
            if each.kind == kind:
                await self._store.remove_subscription(each.token_hash)

    async def _language(self, to: Subscription) -> str:
        """The language that this visitor has chosen on the page, else that of the request that gave the address."""
        visitor = await self._store.visitor_by_id(to.visitor)
        kept = msgspec.json.decode(to.keys, type=MailKeys).language
        return spoken([visitor.language if visitor is not None else "", kept]) or "en"

    async def _found(self, token: str) -> Subscription | None:
        hashed = _hash(token)
        found = await self._store.subscription(hashed)
        return found if found is not None and hmac.compare_digest(found.token_hash, hashed) else None

    # --- keys

    async def _open(self) -> None:
        """Fetches what all nodes share, and gets ready to push; once."""
        async with self._lock:
            if not self._secret:
                kept = await self._store.get(SECRET) or await self._store.put_if_absent(SECRET, secrets.token_hex(32))
                self._secret = bytes.fromhex(kept)
            if self.by_push and self._push is None:
                key = await self._store.get(PUSH_KEY) or await self._store.put_if_absent(PUSH_KEY, new_key())
                made = partial(Push, key, self._subject, private=self._private, trust=self._trust)
                self._push = await asyncio.to_thread(made, pauses=self._push_pauses)

    async def _pusher(self) -> Push:
        if not self.by_push:
            raise Refusal("state", "this server sends no push notices: its host has not set push.on")
        await self._open()
        assert self._push is not None
        return self._push

    def _token(self, kind: str, visitor: int, address: str) -> str:
        """What only the receiver of a subscription knows. A device has one token, whoever uses it."""
        return text(self._sign(kind, "" if kind == "push" else str(visitor), address))

    def _sign(self, *words: str) -> bytes:
        assert self._secret
        return hmac.digest(self._secret, "\n".join(words).encode(), "sha256")


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def _mail_server(settings: Settings) -> MailServer:
    """As it is set; SettingsError says what is missing."""
    smtp = settings.smtp
    if not settings.base_url:
        raise SettingsError(
            "smtp.host is set, but base_url is not: mails need links, so set the address that players use"
        )
    try:
        return MailServer(smtp.host, smtp.sender, smtp.security, smtp.port, smtp.user, smtp.password)  # type: ignore[arg-type]  # checked there
    except ValueError as error:
        raise SettingsError(f"smtp: {error}") from None
