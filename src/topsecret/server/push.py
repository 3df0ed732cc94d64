"""Notices by web-push: our key, the devices that asked, and the way to them (RFC 8030, 8188, 8291, 8292).

The payload is encrypted for one browser; the push service on the way sees its size and when it was sent. The address of a device
comes from a stranger, so nothing is sent to one inside our own network, and the address that was checked is the one that is called.
"""

from __future__ import annotations

import asyncio
import base64
import importlib
import ipaddress
import re
import socket
import ssl
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    import httpx  # at run time only where it is used: it would take a quarter of the server's start

LONGEST_ENDPOINT = 1024
LONGEST_PAYLOAD = 2048
"""Push services must take 4096 bytes, with everything that encryption adds."""
LONGEST_PAUSE = 120.0
"""Seconds: a push service that asks for more patience is not waited for."""
TTL = 24 * 3600
"""Seconds a push service keeps a notice for a device that is off."""

BASE64URL = re.compile(r"[A-Za-z0-9_-]+")
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""IPv4 addresses as seen through a NAT64; the last 32 bits are the address."""


class PushError(Exception):
    """A device that cannot be used, or a push service that did not take a notice. The words name neither."""


class Device(msgspec.Struct, frozen=True):
    """Where a browser receives its notices and how they are encrypted for it."""

    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True)
class Way:
    """A checked way to an endpoint: the addresses that may be called, and what is asked of them."""

    addresses: tuple[str, ...]
    url: httpx.URL = field(repr=False)

    @property
    def host(self) -> str:
        return self.url.raw_host.decode()

    @property
    def origin(self) -> str:
        return f"https://{self.host}" + (f":{self.url.port}" if self.url.port not in (None, 443) else "")


def library() -> Any:
    """The module pywebpush; PushError says how to get it."""
    try:
        return importlib.import_module("pywebpush")
    except ImportError as missing:
        raise PushError(
            'web-push needs the package pywebpush: install it with `pip install "topsecret[push]"`, or switch push off'
        ) from missing


def new_key() -> str:
    """A fresh private key for signing (VAPID, RFC 8292), as text."""
    library()
    ec = importlib.import_module("cryptography.hazmat.primitives.asymmetric.ec")
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return text(number.to_bytes(32, "big"))


def ready(contact: str) -> None:
    """PushError when nothing can be sent: the package is missing, or push services would not accept the contact."""
    library()
    vapid = importlib.import_module("py_vapid")
    try:
        vapid.Vapid02.from_raw(new_key().encode()).sign({"aud": "https://example.org", "sub": contact})
    except vapid.VapidException:
        raise PushError(
            "push services want to know whom to complain to: set mailto:you@example.org or https://games.example.org"
        ) from None


def text(data: bytes) -> str:
    """Bytes as browsers write them: base64 for URLs without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(written: str, what: str, length: int) -> bytes:
    """The bytes of such a text; PushError when they are not as many as they must be."""
    bare = written.rstrip("=")
    if not BASE64URL.fullmatch(bare) or len(bare) != -(-length * 4 // 3):
        raise PushError(f"the subscription's {what} must be {length} bytes in base64url, as the browser gave it")
    return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))


def inside(address: str) -> bool:
    """Whether an IP address lies in our own network or nowhere, not on the public internet."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        hidden = ip.ipv4_mapped or ip.sixtofour
        if ip in TRANSLATED:
            hidden = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if hidden is not None:
            return inside(str(hidden))
        if ip.teredo is not None or ip.is_site_local:
            return True
    return not ip.is_global or ip.is_multicast


class Push:
    """Sends notices to devices. Nothing here blocks the event loop: what takes time runs in a few threads or is awaited."""

    def __init__(
        self,
        key: str,
        contact: str,
        *,
        private: bool = False,
        trust: ssl.SSLContext | None = None,
        timeout: float = 10.0,
        pauses: Sequence[float] = (2.0, 15.0),
        at_once: int = 32,
    ) -> None:
        """`contact`: `mailto:…` or `https://…`, where a push service can complain. `private`: devices inside our own network
        and on any port are fine. `timeout`: seconds for one attempt in all. `pauses`: seconds before each further attempt."""
        import httpx

        if not contact.startswith(("mailto:", "https://")):
            raise PushError(
                "push services want to know whom to complain to: set a contact, mailto:you@example.org or https://…"
            )
        ready(contact)
        self._pusher = library().WebPusher
        self._signer = importlib.import_module("py_vapid").Vapid02.from_raw(key.encode())
        form = importlib.import_module("cryptography.hazmat.primitives.serialization")
        point = self._signer.public_key.public_bytes(form.Encoding.X962, form.PublicFormat.UncompressedPoint)
        self.public_key = text(point)
        self._contact = contact
        self._private = private
        self._trust = trust or httpx.create_ssl_context()
        self._timeout = timeout
        self._pauses = tuple(pauses)
        self._at_once = asyncio.Semaphore(at_once)
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="push")

    async def check(self, device: Device) -> Device:
        """The device, its keys written in the usual way; PushError says what is wrong with one that we would not send to."""
        device = _with_keys_checked(device)
        try:
            async with asyncio.timeout(self._timeout):
                await self._way(device.endpoint)
        except TimeoutError:
            raise PushError("the subscription's endpoint could not be found in time: try again later") from None
        except (OSError, UnicodeError):
            raise PushError("the subscription's endpoint names a host that cannot be found") from None
        return device

    async def send(self, device: Device, payload: bytes, topic: str) -> bool:
        """Brings a notice to the push service: True when it was taken, False when the device is gone for good.

        A later notice with the same topic replaces this one while the device is off. PushError: all attempts failed.
        """
        import httpx

        if len(payload) > LONGEST_PAYLOAD:
            raise PushError(f"a notice may have {LONGEST_PAYLOAD} bytes, this one has {len(payload)}")
        for pause in (*self._pauses, None):
            status, wish = 0, 0.0
            try:
                async with self._at_once, asyncio.timeout(self._timeout):
                    status, wish = await self._attempt(device, payload, topic)
                reason = f"it answered {status}"
            except TimeoutError:
                reason = "it did not answer in time"
            except (httpx.HTTPError, OSError, UnicodeError) as error:
                reason = f"it could not be reached ({type(error).__name__})"
            if 200 <= status < 300:
                return True
            if status in (404, 410):
                return False
            lasting = 300 <= status < 500 and status not in (408, 425, 429)
            if lasting or pause is None or wish > LONGEST_PAUSE:
                raise PushError(f"the push service did not take a notice: {reason}")
            await asyncio.sleep(max(pause, wish))
        raise AssertionError("the last attempt returns or raises")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _attempt(self, device: Device, payload: bytes, topic: str) -> tuple[int, float]:
        """One request: the answer's status and the seconds it asks us to wait."""
        import httpx

        loop = asyncio.get_running_loop()
        way = await self._way(device.endpoint)
        body, headers = await loop.run_in_executor(self._threads, self._seal, device, way.origin, payload)
        headers |= {"Host": way.url.netloc.decode(), "TTL": str(TTL), "Topic": topic, "Urgency": "normal"}
        limits = dict.fromkeys(("connect", "read", "write", "pool"), self._timeout)
        failed: httpx.ConnectError | None = None
        for address in way.addresses:
            request = httpx.Request(
                "POST",
                way.url.copy_with(host=address),
                headers=headers,
                content=body,
                extensions={"sni_hostname": way.host, "timeout": limits},
            )
            # A transport of its own: no proxy, no redirect, no shared connection, and nothing of the URL in httpx's log.
            async with httpx.AsyncHTTPTransport(verify=self._trust, trust_env=False) as transport:
                try:
                    answer = await transport.handle_async_request(request)
                except httpx.ConnectError as error:
                    failed = error
                    continue
                await answer.aclose()
                return answer.status_code, _patience(answer.headers.get("Retry-After", ""))
        raise failed or httpx.ConnectError("no address")

    def _seal(self, device: Device, origin: str, payload: bytes) -> tuple[bytes, dict[str, str]]:
        """The payload encrypted for the device, and the headers that say who sends it."""
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        body: bytes = self._pusher({"endpoint": device.endpoint, "keys": keys}).encode(payload)["body"]
        until = int(datetime.now(UTC).timestamp()) + 12 * 3600
        signed: dict[str, str] = self._signer.sign({"aud": origin, "exp": until, "sub": self._contact})
        return body, signed | {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}

    async def _way(self, endpoint: str) -> Way:
        """The addresses of an endpoint, all of them outside our own network; PushError otherwise, OSError when it has none."""
        import httpx

        try:
            url = httpx.URL(endpoint if len(endpoint) <= LONGEST_ENDPOINT else "").copy_with(fragment=None)
        except httpx.InvalidURL:
            url = httpx.URL("")
        host = url.raw_host.decode()
        if url.scheme != "https" or not host or ":" in host or url.userinfo:
            raise PushError(
                f"the subscription's endpoint must be an https address of at most {LONGEST_ENDPOINT} characters"
            )
        port = 443 if url.port is None else url.port
        if port != 443 and not (self._private and 0 < port < 65536):
            raise PushError("the subscription's endpoint must be on the usual port of https")
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, _addresses, host, port)
        if not self._private and any(inside(address) for address in found):
            raise PushError(
                "the subscription's endpoint lies inside this server's own network: it must be a public push service"
            )
        return Way(tuple(found[:3]), url)


def _addresses(host: str, port: int) -> list[str]:
    """The IP addresses of a host, each once, in the order of the resolver."""
    return list(dict.fromkeys(str(where[4][0]) for where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))


def _with_keys_checked(device: Device) -> Device:
    """A point on the curve and a secret of 16 bytes; PushError otherwise."""
    ec = importlib.import_module("cryptography.hazmat.primitives.asymmetric.ec")
    point, secret = data(device.p256dh, "p256dh", 65), data(device.auth, "auth", 16)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise PushError("the subscription's p256dh is no key: give it as the browser gave it") from None
    return Device(device.endpoint, text(point), text(secret))


def _patience(header: str) -> float:
    """Seconds that a Retry-After header asks for; 0 when it says nothing that can be read."""
    if header.strip().isascii() and header.strip().isdigit():
        return float(header)
    try:
        return max(0.0, (parsedate_to_datetime(header) - datetime.now(UTC)).total_seconds())
    except (ValueError, TypeError):
        return 0.0
