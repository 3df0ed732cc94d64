"""How often something may be asked: by one address, by one visitor, and how many sockets may be open.

Every process counts for itself: behind N workers a caller may get up to N times as much.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from .commands import Refusal
from .setting_kinds import Rate
from .settings import LimitSettings

AT_HOME = {"tables": 10, "visitors": 10}
"""So many times as much is allowed to this machine itself: whoever starts a server to play on it should not meet a limit."""

WORDS = {
    "tables": "too many new tables",
    "joins": "too many codes tried",
    "visitors": "too many new visitors from this address",
    "chat": "too many lines of chat",
    "commands": "too many commands",
    "bot_moves": "too many commands of this bot",
    "api": "too many requests from this address",
}
"""Every kind of limit, and what is said when it is reached."""

SWEEP_AT = 20_000
KEPT_AT_MOST = 100_000


class Limited(Refusal):
    """Too often; `retry_after` says in how many whole seconds it would be allowed again."""

    def __init__(self, kind: str, message: str, retry_after: int) -> None:
        super().__init__("limit", message, retry_after)
        self.kind = kind


@lru_cache(maxsize=4096)
def caller(address: str | None) -> str:
    """An address as it is counted: IPv6 by its /64, because a household gets at least so many of them."""
    if not address:
        return "unknown"
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address) and not found.is_loopback:
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)


@lru_cache(maxsize=4096)
def at_home(who: str | int) -> bool:
    """Whether that is an address of this very machine."""
    try:
        return isinstance(who, str) and ipaddress.ip_address(who).is_loopback
    except ValueError:
        return False


class Limits:
    """One bucket of tokens for each kind and each one who asks, an address (text) or a visitor (number)."""

    def __init__(self, settings: LimitSettings, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._rates: dict[str, Rate] = {kind: getattr(settings, kind) for kind in WORDS} if settings.on else {}
        self._most_sockets = settings.sockets if settings.on else 0
        # A bucket is the time at which it will be full again. One that is full is as good as none and can be forgotten.
        self._full_at: dict[tuple[str, str | int], float] = {}
        self._sweep_at = SWEEP_AT
        self._sockets: dict[str, int] = {}

    def take(self, kind: str, *who: str | int) -> None:
        """Takes one token from the bucket of each of those; Limited, and nothing is taken, when one of them is empty."""
        if kind not in WORDS:
            raise KeyError(f"unknown limit {kind!r}: known are {', '.join(WORDS)}")
        rate = self._rates.get(kind)
        if rate is None or not rate.count:
            return
        now, full_at = self._now(), self._full_at
        after = []
        for each in who:
            one = rate.seconds / rate.count / (AT_HOME.get(kind, 1) if at_home(each) else 1)
            longest = rate.seconds / rate.count * rate.burst
            full = max(full_at.get((kind, each), now), now) + one
            if full - now > longest + 1e-9:
                raise _limited(kind, full - now - longest)
            after.append(((kind, each), full))
        full_at.update(after)
        if len(full_at) > self._sweep_at:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        """Forgets the buckets that are full again; of too many, also those that are nearly full."""
        kept = {key: full for key, full in self._full_at.items() if full > now}
        if len(kept) > KEPT_AT_MOST:
            latest = sorted(kept.items(), key=lambda item: item[1])[-KEPT_AT_MOST // 2 :]
            kept = dict(latest)
        self._full_at = kept
        self._sweep_at = min(max(SWEEP_AT, 2 * len(kept)), KEPT_AT_MOST)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A socket or a stream of this address is open as long as the block runs; Limited when it has too many."""
        count = self._sockets.get(address, 0)
        if self._most_sockets and count >= self._most_sockets:
            raise Limited(
                "sockets",
                f"{count} sockets are open from this address, and more are not allowed: close one first",
                30,
            )
        self._sockets[address] = count + 1
        try:
            yield
        finally:
            left = self._sockets[address] - 1
            if left:
                self._sockets[address] = left
            else:
                del self._sockets[address]

    @property
    def kept(self) -> int:
        """How many buckets are kept in memory."""
        return len(self._full_at)


def _limited(kind: str, wait: float) -> Limited:
    seconds = max(1, math.ceil(wait - 1e-6))
    return Limited(kind, f"{WORDS[kind]}: try again in {_span(seconds)}", seconds)


def _span(seconds: int) -> str:
    if seconds >= 120:
        return f"{math.ceil(seconds / 60)} minutes"
    return f"{seconds} seconds" if seconds > 1 else "a second"
