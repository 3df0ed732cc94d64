"""What stands in the headers: what every answer says to browsers, and which pages may ask in a visitor's name."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Protocol
from urllib.parse import urlsplit

from .setting_kinds import origin_of
from .settings import Settings

COOKIE = "ts_visitor"
"""The cookie with a visitor's token."""

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
POWERS = ("camera", "display-capture", "geolocation", "gyroscope", "microphone", "midi", "payment", "usb")

HOME_NAMES = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
"""Names that no stranger on the Internet can own, so that no page of his can pretend to be ours by pointing its name at us."""


class Looked(Protocol):
    """Headers to look up by a name in small letters: a plain dict, Litestar's, httpx's."""

    def get(self, name: str, /) -> str | None: ...


def security_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """What every answer says, in the form of ASGI."""
    found = {
        "content-security-policy": CONTENT_POLICY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": ", ".join(f"{power}=()" for power in POWERS),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-store",
    }
    if settings.base_url.startswith("https://"):
        found["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in found.items()]


def completed(sent: Iterable[tuple[bytes, bytes]], always: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer has; one that the answer sets itself stays as it is."""
    headers = list(sent)
    there = {name.lower() for name, _ in headers}
    headers.extend(pair for pair in always if pair[0] not in there)
    return headers


def host_allowed(host: str | None, settings: Settings) -> bool:
    """Whether this server goes by the name that was asked for.

    Numbers, names without a dot and names of home networks are fine, and those in base_url and allowed_origins. Any other name
    could belong to a stranger who points it at this machine to look behind its door (DNS rebinding).
    """
    if not host:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if not name or "." not in name or name.endswith(HOME_NAMES):
        return bool(name)
    if any(urlsplit(known).hostname == name for known in (settings.base_url, *settings.allowed_origins) if known):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def origin_allowed(headers: Looked, settings: Settings) -> bool:
    """Whether a request that changes something, or a socket, may use a visitor's cookie.

    A page must come from this server itself (Origin, else Sec-Fetch-Site, says so) or from an address in allowed_origins.
    Programs send no Origin: they are welcome with a Bearer token or without any cookie of ours.
    """
    origin, host = headers.get("origin"), headers.get("host")
    if not host_allowed(host, settings):
        return False
    if origin is None:
        if headers.get("sec-fetch-site") is not None:
            return headers.get("sec-fetch-site") in ("same-origin", "none")
        return not has_cookie(headers.get("cookie")) or bearer(headers.get("authorization")) is not None
    try:
        origin = origin_of(origin)
    except ValueError:
        return False
    if origin in (settings.base_url, *settings.allowed_origins):
        return True
    scheme, _, place = origin.partition("://")
    usual = {"http": ":80", "https": ":443"}[scheme]
    if settings.base_url and place == settings.base_url.partition("://")[2]:
        return False  # our own name, but not by the way that players use: http instead of https
    return host is not None and place == host.lower().removesuffix(usual)


def has_cookie(cookies: str | None) -> bool:
    """A visitor's token is among the cookies."""
    return cookies is not None and any(each.strip().startswith(COOKIE + "=") for each in cookies.split(";"))


def bearer(authorization: str | None) -> str | None:
    """The token of `Authorization: Bearer …`."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None
