"""Where a server or a table is, from what a person types or pastes."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from .errors import ClientError

KEY = re.compile(r"[A-Za-z0-9_-]{22}")
CODE = re.compile(r"[A-Z0-9]{6}")


def server_of(text: str) -> str:
    """The address of a server without what follows its host and port: `localhost:8000`, `https://games.example/t/ABC234`."""
    whole = text.strip()
    if "://" not in whole:
        whole = f"http://{whole}"
    try:
        parts = urlsplit(whole)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise ClientError("bad", f"{text!r} is no address of a server; it looks like http://localhost:8000")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port is not None else "")


def is_link(text: str) -> bool:
    """Whether the text names a server, too: a link to a table, not only its code."""
    return "://" in text or "/" in text


def table_of(text: str) -> tuple[str, str]:
    """What a table is called in a code, a key or a link: `("code", "ABC234")` or `("key", "…")`."""
    last = [part for part in text.strip().partition("?")[0].partition("#")[0].split("/") if part][-1:]
    word = last[0] if last else ""
    if KEY.fullmatch(word):
        return "key", word
    code = re.sub(r"[\s-]", "", word).upper()
    if not CODE.fullmatch(code):
        raise ClientError(
            "bad", f"{text!r} is no code of a table; a code has six letters or digits, as in the table's link"
        )
    return "code", code
