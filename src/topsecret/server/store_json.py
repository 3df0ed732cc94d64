"""Many rows in one parameter, and many rows in one answer: both travel as one JSON text.

Python's driver for SQLite gives up the interpreter lock for every row it writes or reads, and under a busy event loop waits
up to 5 ms each time to get it back. One statement with one text is one wait, whatever the number of rows, and the work on
them is done outside the lock. PostgreSQL gains as well: one round trip and nothing to do for each row on our side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from .store_engine import Rejected


def packed(rows: Sequence[Sequence[Any]]) -> str:
    """Rows as the text for a parameter."""
    return msgspec.json.encode(rows).decode()


def source(dialect: str) -> str:
    """What to write after FROM: the rows of the parameter `:rows`, in their order, as `r`."""
    if dialect == "sqlite":
        return "json_each(:rows) AS r"
    return "json_array_elements(CAST(:rows AS JSON)) AS r(value)"


def cell(dialect: str, number: int, kind: str) -> str:
    """A cell of the row `r` as TEXT, BIGINT or BOOLEAN."""
    if dialect == "sqlite":
        return f"json_extract(r.value, '$[{number}]')"
    return f"CAST(r.value ->> {number} AS {kind})"


def gathered(dialect: str, query: sa.Select[Any]) -> sa.Select[str | None]:
    """The same query, its rows in the same order, answered in one cell; columns are numbers, texts or truth values."""
    rows = query.subquery()
    if dialect == "sqlite":
        return sa.select(sa.func.json_group_array(sa.func.json_array(*rows.c)))
    return sa.select(sa.cast(sa.func.json_agg(sa.func.json_build_array(*rows.c)), sa.Text))


def unpacked(text: str | None) -> list[list[Any]]:
    """The rows of such an answer."""
    rows: list[list[Any]] = msgspec.json.decode(text) if text else []
    return rows


def text_of(data: bytes | str) -> str:
    """The text to store. What only one of the two databases could hold is `Rejected` for both."""
    try:
        text = data.decode() if isinstance(data, bytes) else data.encode().decode()
    except UnicodeError:
        raise Rejected("text must be UTF-8 without lone surrogates") from None
    if "\0" in text:
        raise Rejected("text must not hold the character NUL")
    return text


def sound(text: str) -> bool:
    """A text that may be stored somewhere; no other needs to be looked for."""
    try:
        text_of(text)
    except Rejected:
        return False
    return True
