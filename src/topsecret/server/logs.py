"""Logs: one event and its fields a line, as JSON or to be read; and nothing that is secret.

`event("table opened", game="kramer", seats=4)` writes a line. Only fields of an allow-list are written. In lines that come by Python's
`logging`, ours or a library's, the sentence is kept, and of what was filled in only numbers; of an exception its
kind and the places it passed, never its message: a message can hold anything.
"""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
import sys
import time
import traceback
from typing import Any, TextIO

import msgspec

from .settings import LogSettings

NAME = "topsecret"
FIELDS = frozenset(
    (
        "address", "batch", "bots", "count", "database", "error", "game", "host", "id",
        "kind", "level", "lost", "method", "ms", "node", "nodes", "outcome", "pid", "places",
        "port", "reason", "released", "retry", "route", "rows", "seats", "seconds", "signal", "since",
        "sockets", "spectators", "state", "status", "stopped", "tables", "version", "visitors", "workers",
    )
)  # fmt: skip
"""The only fields that are written. None of them is ever given a token, a key, a code, a name or a line of chat."""

LONGEST = 200
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}

_log = logging.getLogger(NAME)
_salt = secrets.token_bytes(16)


def event(what: str, /, *, level: str = "info", error: BaseException | None = None, **fields: Any) -> None:
    """Writes one line; `what` is a fixed sentence, everything that varies is a field."""
    number = LEVELS[level]
    if _log.isEnabledFor(number):
        _log.log(number, what, extra={"fields": fields, "fault": error})


def caller_hash(address: str) -> str:
    """An address that can be told from others until the next start, and not be found out."""
    return hashlib.blake2b(address.encode(), key=_salt, digest_size=6).hexdigest()


def setup(settings: LogSettings, stream: TextIO | None = None) -> None:
    """All logs of this process go to standard error in our form; libraries are heard from warnings on."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(as_json=settings.format == "json"))
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    # A library's debug lines hold whole frames and statements: those of the websockets library every byte that was sent.
    root.setLevel(logging.WARNING)
    _log.setLevel(LEVELS[settings.level])
    _log.propagate = True
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar", "websockets", "sqlalchemy"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True  # its lines are addresses, with keys in them
    logging.getLogger("uvicorn.error").addFilter(_ours)
    logging.getLogger("uvicorn.error").addFilter(_not_told_better)


def _not_told_better(record: logging.LogRecord) -> bool:
    """uvicorn's last words about a start that failed come after ours and say less."""
    return not str(record.msg).startswith("Application startup failed")


def _ours(record: logging.LogRecord) -> bool:
    """Not a caller's nonsense, which uvicorn takes for an error: anybody could fill a log with it."""
    return not str(record.msg).startswith("Invalid UTF-8 sequence received from client")


class Lines(logging.Formatter):
    """A record as one line."""

    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        fields = said(record)
        if self.as_json:
            at = f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z"
            line = {"at": at, "level": record.levelname.lower(), **fields}
            return msgspec.json.encode(line).decode()
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        rest = "  ".join(_pair(name, value) for name, value in fields.items() if name != "event")
        return f"{at} {record.levelname.lower():7} {fields['event']}" + (f"  {rest}" if rest else "")


def said(record: logging.LogRecord) -> dict[str, Any]:
    """What of a record may be written."""
    given = getattr(record, "fields", None)
    fault = getattr(record, "fault", None) or (record.exc_info[1] if record.exc_info else None)
    found: dict[str, Any]
    if isinstance(given, dict):
        found = {"event": str(record.msg)}
        found |= {name: _plain(value) for name, value in given.items() if name in FIELDS}
        hidden = sorted(name for name in given if name not in FIELDS)
        if hidden:
            found["hidden"] = _plain(" ".join(hidden))
    else:
        found = {"event": _sentence(record), "logger": record.name}
    if isinstance(fault, BaseException):
        found |= described(fault)
    return found


def described(error: BaseException) -> dict[str, str]:
    """An exception without its message: its kind, an error code of the system or the database, and the places it passed."""
    kinds: list[str] = []
    each: BaseException | None = error
    while each is not None and len(kinds) < 4:
        codes = (getattr(each, name, None) for name in ("sqlstate", "sqlite_errorname", "errno", "status_code"))
        code = next((code for code in codes if isinstance(code, int | str)), None)
        kinds.append(type(each).__qualname__ + ("" if code is None else f"({code})"))
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    places = [
        f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
    ]
    return {"error": " < ".join(kinds), "places": " < ".join(reversed(places[-12:]))}


def _short(filename: str) -> str:
    """The end of a path: enough to find the module."""
    return "/".join(re.split(r"[\\/]", filename)[-3:]).removesuffix(".py")


def _sentence(record: logging.LogRecord) -> str:
    """The first line of a message, with numbers filled in and everything else left out."""
    text = str(record.msg).split("\n", 1)[0][:LONGEST]
    if not record.args:
        return str(_plain(text))
    args = record.args
    try:
        if isinstance(args, dict):
            return str(_plain(text % {name: _number(value) for name, value in args.items()}))
        return str(_plain(text % tuple(_number(value) for value in args)))
    except (TypeError, ValueError, KeyError):
        return str(_plain(text))


def _number(value: object) -> object:
    if isinstance(value, int | float):
        return value
    return type(value).__name__ if isinstance(value, BaseException) else "…"


def _plain(value: object) -> str | int | float | bool | None:
    if value is None or isinstance(value, bool | int | float):
        return value
    return "".join(letter if letter.isprintable() else "·" for letter in str(value)[:LONGEST])


def _pair(name: str, value: object) -> str:
    text = str(value)
    return f'{name}="{text}"' if " " in text and name not in ("error", "places") else f"{name}={text}"
