"""Reading a record from a file a user named."""

from __future__ import annotations

from pathlib import Path

from .. import load
from ..chance import Chance
from ..match import Match
from ..record import LARGEST, RecordError
from .screen import printable


def read(name: str) -> str:
    """The text of a record's file; OSError or RecordError say why not."""
    with Path(name).expanduser().open("rb") as file:
        raw = file.read(4 * LARGEST)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise RecordError(line, "not UTF-8 text: this is no record") from None


def opened(text: str, chance: Chance) -> Match:
    """The match of a record, its names made fit for a terminal."""
    match = load(text, chance=chance)
    match.names = tuple(printable(name) for name in match.names)
    return match
