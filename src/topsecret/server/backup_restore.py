"""An archive is taken in: first everything is verified, then every table is written by itself, all of it or nothing."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import IO, Annotated, Any, Literal, TypeVar

import msgspec

from .backup_archive import VISITORS, Archive
from .backup_screen import BackupError
from .checker import Finding, replayed, shown
from .store import Row, Store, TableRow
from .store_import import Guest, Taken, take_in

MOST = 20
"""Faults, and notes, that are told before the rest is only counted."""

_encode = msgspec.json.Encoder().encode
T = TypeVar("T")


Number = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
Word = Annotated[str, msgspec.Meta(max_length=1000)]


class Head(msgspec.Struct, kw_only=True):
    """The first line of a table's page: what the log says, told in short."""

    key: str
    code: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9]{1,16}$")]
    game: str
    status: Literal["open", "playing", "over"]
    public: bool
    host: int
    created_at: int
    updated_at: int
    rows: int
    summary: Any = None
    rules: int | None = None
    """Under which rules the game was begun."""
    faults: list[str] = []
    """Why the log could not be replayed."""


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A row of the log; `payload` in the place of the entries where they could not be read."""

    seq: Number
    at: Number
    entries: list[dict[str, Any]] | None = None
    by: int | None = None
    id: str | None = None
    payload: str | None = None


class Visitor(msgspec.Struct, forbid_unknown_fields=True):
    """A line about a visitor: the hash of his token, without which nobody can come as him again."""

    id: Number
    token: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None
    kind: Literal["person", "bot"]
    name: Word
    language: Word
    created_at: Number


class Notes:
    """What is to be told, as far as anybody would read it."""

    def __init__(self) -> None:
        self.count = 0
        self._first: list[str] = []

    def add(self, text: str) -> None:
        self.count += 1
        if self.count <= MOST:
            self._first.append(text)

    @property
    def told(self) -> list[str]:
        return self._first + ([f"and {self.count - MOST} more like these"] if self.count > MOST else [])

    def __bool__(self) -> bool:
        return self.count > 0


@dataclass
class Result:
    """What became of an archive or of records."""

    faults: Notes = field(default_factory=Notes)
    """If there are any, nothing was written."""
    notes: Notes = field(default_factory=Notes)
    taken: int = 0
    rows: int = 0
    known: int = 0
    """Tables that were here already."""
    left: int = 0
    """Tables that could not be taken in."""


class Ready(msgspec.Struct):
    """A table that was verified and waits to be written, without its log."""

    key: str
    code: str
    game: str
    status: str
    public: bool
    host: int
    created_at: int
    updated_at: int
    summary: dict[str, Any]
    due_at: int | None
    sitting: dict[int, int]
    visitors: list[int]

    @property
    def row(self) -> TableRow:
        return TableRow(
            id=0,
            key=self.key,
            code=self.code,
            game=self.game,
            status=self.status,
            public=self.public,
            created_at=self.created_at,
            host=self.host,
            summary=_encode(self.summary),
            due_at=self.due_at,
            updated_at=self.updated_at,
        )


def ready(finding: Finding, rows: Sequence[Row]) -> Ready:
    """What is stored beside a log, from the log alone."""
    table = finding.table
    return Ready(
        table.key,
        table.code,
        table.game.name,
        table.status,
        table.setup.public,
        table.host,
        rows[0].at,
        rows[-1].at,
        table.summary(),
        table.due(),
        {number: place.visitor for number, place in enumerate(table.places) if place.visitor is not None},
        sorted(finding.visitors),
    )


# --- verifying


def verify(archive: Archive, waiting: IO[bytes], result: Result, step: Callable[[], None]) -> dict[int, Guest]:
    """Replay every table of an archive; its visitors. What is wrong is told to `result`.

    For each table that can be written a line is written to `waiting`: facts for everybody only, nothing of the logs.
    """
    guests = _guests(archive, result)
    rows = 0
    for key in archive.tables:
        entry, count = _verified(archive, key, guests, result)
        if entry is not None:
            waiting.write(_encode(entry) + b"\n")
        rows += count
        step()
    if not result.faults:
        if rows != archive.manifest.rows:
            result.faults.add(f"{archive.name}: {archive.manifest.rows} rows are announced, but there are {rows}")
        elif not archive.unchanged():
            result.faults.add(
                f"{archive.name}: the digest does not fit: the archive was edited; to accept it as made by hand, take"
                " the digest out of manifest.json"
            )
    for key in archive.damaged:
        result.notes.add(f"table {shown(key)} was damaged already when it was exported: left in the archive")
        result.left += 1
    waiting.seek(0)
    return guests


def _guests(archive: Archive, result: Result) -> dict[int, Guest]:
    guests: dict[int, Guest] = {}
    hashes: set[str] = set()
    for number, line in archive.visitors():
        where = f"{archive.name}: {VISITORS}: line {number}"
        try:
            visitor = msgspec.json.decode(line, type=Visitor)
        except (msgspec.MsgspecError, RecursionError) as error:
            result.faults.add(f"{where}: {error}")
            continue
        hashed = visitor.token or secrets.token_hex(32)
        if visitor.id in guests or hashed in hashes:
            result.faults.add(f"{where}: the visitor stands in the archive a second time")
            continue
        hashes.add(hashed)
        guests[visitor.id] = Guest(visitor.id, hashed, visitor.kind, visitor.name, visitor.language, visitor.created_at)
    if len(guests) != archive.manifest.visitors and not result.faults:
        result.faults.add(
            f"{archive.name}: {archive.manifest.visitors} visitors are announced, but there are {len(guests)}"
        )
    return guests


def _verified(archive: Archive, key: str, guests: Mapping[int, Guest], result: Result) -> tuple[Ready | None, int]:
    """The table, if it can be written, and how many rows it has."""
    page = f"{archive.name}: tables/{key}.jsonl"
    data = archive.table(key)
    record = archive.game(key)
    try:
        head, lines = read_page(data)
    except BackupError as error:
        result.faults.add(f"{page}: {error}")
        return None, 0
    rows = [Row(line.seq, line.at, payload(line)) for line in lines]
    finding = replayed(head.key, head.code, rows)
    for fault in finding.faults:
        result.faults.add(f"{page}: line {fault.row + 1}: {fault.text}" if fault.row else f"{page}: {fault.text}")
    if finding.faults:
        return None, len(rows)
    if finding.old is not None:
        result.notes.add(f"table {shown(key)} is left in the archive: {finding.old}")
        result.left += 1
        return None, len(rows)
    entry = ready(finding, rows)
    told = _told_otherwise(head, entry, key, len(rows))
    strangers = sorted(finding.visitors - guests.keys())
    other = _other_record(finding.record, record)
    if told is not None:
        result.faults.add(f"{page}: line 1: {told}")
    elif strangers:
        result.faults.add(f"{page}: visitor {strangers[0]} is named, but does not stand in {VISITORS}")
    elif other is not None:
        result.faults.add(f"{archive.name}: games/{key}.record: {other}")
    else:
        return entry, len(rows)
    return None, len(rows)


def read_page(data: bytes) -> tuple[Head, list[Line]]:
    """The head and the rows of a table's page; BackupError names the line."""
    first, *others = data.removesuffix(b"\n").split(b"\n")
    return _decoded(first, Head, 1), [_decoded(other, Line, number) for number, other in enumerate(others, 2)]


def _decoded(text: bytes, kind: type[T], number: int) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BackupError(f"line {number}: {error}") from None


def payload(line: Line, ids: Mapping[int, int] | None = None) -> bytes:
    """The row as it is stored, with the numbers that visitors have here."""
    if line.entries is None:
        return (line.payload or "").encode("utf-8", "replace")
    entries = line.entries if ids is None else [_renumbered(entry, ids) for entry in line.entries]
    whole: dict[str, Any] = {"entries": entries}
    if line.by is not None:
        whole["by"] = line.by if ids is None else ids[line.by]
    if line.id is not None:
        whole["id"] = line.id
    return _encode(whole)


def _renumbered(entry: dict[str, Any], ids: Mapping[int, int]) -> dict[str, Any]:
    return {
        name: ids[value] if name in ("host", "visitor") and value is not None else value
        for name, value in entry.items()
    }


def _told_otherwise(head: Head, entry: Ready, key: str, rows: int) -> str | None:
    if head.key != key:
        return f"the key is {shown(head.key)!r}, but the file is named after another"
    if head.rows != rows:
        return f"{head.rows} rows are announced, but there are {rows}"
    for name in ("game", "status", "public", "host", "created_at", "updated_at"):
        told, found = getattr(head, name), getattr(entry, name)
        if told != found:
            return f"{name} is {told!r} here, but {found!r} according to the log"
    return None


def _other_record(expected: str | None, found: bytes | None) -> str | None:
    """Where the record of an archive is not that of the log."""
    if expected is None:
        return None if found is None else "the game has not begun according to the log"
    if found is None:
        return "the record of a game that has begun is missing"
    for number, (line, other) in enumerate(zip(expected.encode().split(b"\n"), found.split(b"\n"), strict=False), 1):
        if line != other:
            shorter = other[:60].decode("utf-8", "replace")
            return f"line {number}: the log says {line[:60].decode('utf-8', 'replace')!r}, the record {shorter!r}"
    return None if expected.encode() == found else "the record is longer or shorter than the log"


# --- writing


async def restore(
    store: Store,
    archive: Archive,
    waiting: IO[bytes],
    guests: Mapping[int, Guest],
    result: Result,
    step: Callable[[], None],
) -> None:
    """Write every table that was verified; one that is here already is left as it is here."""
    for line in waiting:
        entry = msgspec.json.decode(line, type=Ready)
        _, lines = read_page(archive.table(entry.key))
        taken = await take_in(
            store,
            entry.row,
            [guests[visitor] for visitor in entry.visitors],
            functools.partial(_log, lines),
            entry.sitting,
        )
        count(result, taken, entry, len(lines))
        step()


def _log(lines: Sequence[Line], ids: Mapping[int, int]) -> list[Row]:
    return [Row(line.seq, line.at, payload(line, ids)) for line in lines]


def count(result: Result, taken: Taken, entry: Ready, rows: int) -> None:
    """One table was written, or was here already."""
    if not taken.new:
        result.known += 1
        result.notes.add(f"table {shown(entry.key)} is here already: left as it is")
        return
    result.taken += 1
    result.rows += rows
    if taken.code != entry.code:
        result.notes.add(f"table {shown(entry.key)}: the code {entry.code} is taken here; it is {taken.code} now")
