"""Kinds of settings: how a value is read from TOML or from text, and what would be right when it is wrong."""

from __future__ import annotations

import ipaddress
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit


class SettingsError(ValueError):
    """A setting that cannot be used; the message names it and says what is allowed."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many in so many seconds, and so many at once after a pause; a count of 0 is no limit."""

    count: int
    seconds: float
    burst: int

    def __str__(self) -> str:
        if not self.count:
            return "0"
        unit = next((unit for unit, seconds in UNITS.items() if seconds == self.seconds), f"{self.seconds:g} seconds")
        return f"{self.count}/{unit}" + (f" burst {self.burst}" if self.burst != self.count else "")


UNITS = {"second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86400.0}
RATE_TEXT = re.compile(r"(\d{1,9})\s*/\s*(second|minute|hour|day)(?:\s+burst\s+(\d{1,9}))?")


@dataclass(frozen=True, slots=True)
class Kind:
    """What a setting holds: `read` takes it from TOML's value or from text, or raises ValueError or TypeError."""

    what: str
    read: Callable[[Any], Any]
    secret: bool = False
    """Never shown."""


def _text(value: Any) -> str:
    if not isinstance(value, str) or any(ord(letter) < 32 for letter in value):
        raise ValueError
    return value.strip()


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise ValueError
    number = float(value)
    if not math.isfinite(number):
        raise ValueError
    return number


def whole(low: int, high: int) -> Kind:
    """A whole number in a range."""

    def read(value: Any) -> int:
        if isinstance(value, str) and re.fullmatch(r"\s*\d{1,18}\s*", value):
            value = int(value)
        if type(value) is not int or not low <= value <= high:
            raise ValueError
        return value

    return Kind(f"a whole number from {low} to {high}", read)


def seconds(low: float, high: float) -> Kind:
    """A number of seconds in a range."""

    def read(value: Any) -> float:
        number = _number(value)
        if not low <= number <= high:
            raise ValueError
        return number

    return Kind(f"a number of seconds from {low:g} to {high:g}", read)


def one_of(*words: str) -> Kind:
    """One of some words."""

    def read(value: Any) -> str:
        word = _text(value).lower()
        if word not in words:
            raise ValueError
        return word

    return Kind(f"one of {', '.join(words)}", read)


def _yes_no(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = _text(value).lower()
    if word in ("true", "yes", "on", "1"):
        return True
    if word in ("false", "no", "off", "0"):
        return False
    raise ValueError


def _span(value: Any) -> tuple[float, float]:
    if isinstance(value, str):
        value = value.split(",")
    low, high = (_number(each) for each in value)
    if not 0 <= low <= high <= 60:
        raise ValueError
    return low, high


def _rate(value: Any) -> Rate:
    if value is False or (type(value) is int and value == 0) or (isinstance(value, str) and value.strip() == "0"):
        return Rate(0, 1.0, 0)
    fits = RATE_TEXT.fullmatch(_text(value).lower())
    if fits is None:
        raise ValueError
    count = int(fits[1])
    burst = int(fits[3]) if fits[3] else count
    if count and not burst:
        raise ValueError
    return Rate(count, UNITS[fits[2]], burst)


def origin_of(text: str) -> str:
    """An address without a path, as a browser writes it in the header Origin; ValueError for anything else."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.query or parts.fragment:
        raise ValueError
    if parts.path not in ("", "/") or not re.fullmatch(r"[a-z0-9.:_-]+", parts.hostname):
        raise ValueError
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, usual) else "")


def _origin(value: Any) -> str:
    text = _text(value)
    return origin_of(text) if text else ""


def _words(value: Any) -> list[str]:
    if isinstance(value, str):
        value = [word for word in value.split(",") if word.strip()]
    if not isinstance(value, list | tuple):
        raise ValueError
    return [_text(each) for each in value]


def _proxies(value: Any) -> tuple[str, ...]:
    found = _words(value)
    for each in found:
        if each != "*":
            ipaddress.ip_network(each)
    return tuple(found)


def _host(value: Any) -> str:
    text = _text(value)
    if not re.fullmatch(r"[A-Za-z0-9.:_-]+", text):
        raise ValueError
    return text


def _database(value: Any) -> str:
    text = _text(value)
    if not text:
        return ""
    if "://" not in text:
        return f"sqlite:///{Path(text).expanduser().absolute().as_posix()}"
    scheme, _, rest = text.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and rest.strip("/"):
        return text
    if scheme in ("postgresql", "postgres", "postgresql+psycopg") and urlsplit(text).path.strip("/"):
        return f"postgresql://{rest}"
    raise ValueError


def _folder(value: Any) -> str:
    text = _text(value)
    return str(Path(text).expanduser().absolute()) if text else ""


def _subject(value: Any) -> str:
    text = _text(value)
    if text and not re.fullmatch(r"mailto:\S+@\S+|https://\S+", text):
        raise ValueError
    return text


def _token(value: Any) -> str:
    text = _text(value)
    if text and len(text) < 16:
        raise ValueError
    return text


TEXT = Kind("a text in one line", _text)
SECRET = Kind("a text in one line", _text, secret=True)
TOKEN = Kind("at least 16 characters that nobody can guess", _token, secret=True)
YES_NO = Kind("true or false", _yes_no)
SPAN = Kind("two numbers of seconds from 0 to 60, the smaller one first: [0.6, 1.8]", _span)
RATE = Kind('a rate as "20/hour", "30/minute burst 10", or 0 for no limit', _rate)
ORIGIN = Kind("an address without a path, as https://games.example.org", _origin)
ORIGINS = Kind(
    "a list of addresses without a path, as https://games.example.org",
    lambda value: tuple(origin_of(each) for each in _words(value)),
)
PROXIES = Kind("a list of IP addresses or networks, as 127.0.0.1 or 10.0.0.0/8", _proxies)
HOST = Kind("an address to listen on, as 127.0.0.1 or 0.0.0.0", _host)
DATABASE = Kind("sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME, or a file name", _database, secret=True)
FOLDER = Kind("a folder", _folder)
SUBJECT = Kind("mailto:you@example.org or https://…", _subject)


def without_password(url: str) -> str:
    """A database's address that can be shown."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", re.sub(r"(?i)([?&]password=)[^&]*", r"\1…", url))
