"""`topsecret db check`: every stored game is replayed under the rules of this program, and what differs is told.

A log must have all its rows; every entry must be readable and stand where it can; every move must be legal again; every die
must be the one that the seed gives; the record of the game must be read back as the same game; and what is stored beside
the log (status, host, seats) must be what the log says. Only questions are asked of the database, a page at a time.
"""

from __future__ import annotations

import argparse
import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from .. import load
from ..chance import Script
from ..fair import UNSEEDED
from ..randolph.board import known as known_boards
from ..randolph.options import EMBEDDED
from ..record import Record, RecordError
from . import entries as e
from . import settings, store_import
from .backup_screen import Screen, many, reached
from .store import Row, Store, TableRow
from .table import OldRules, Table

PAGE = 100
"""Tables asked for at once."""
LOOKS = 3
"""How often a table is looked at before a difference counts: it may just be changing."""
SHOWN = 8
"""Characters of a key that are shown: enough to find a table, too few to open it."""

_MOVE = re.compile(r"([0-9]+): ")
_BEFORE = (e.Changed, e.Sat, e.Stood, e.Readied, e.Started)
_WITHIN = (e.Played, e.Undone, e.Left, e.StoodIn, e.Resigned, e.Offered, e.Nudged)


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and in which row of the log (0: beside the log)."""

    row: int
    text: str

    def __str__(self) -> str:
        return f"row {self.row}: {self.text}" if self.row else self.text


@dataclass
class Finding:
    """A log replayed."""

    table: Table
    faults: list[Fault] = field(default_factory=list)
    old: str | None = None
    """The game was begun under other rules, so it could not be replayed: which."""
    record: str | None = None
    """The game as a record, seed and notes included; None before the start."""
    visitors: set[int] = field(default_factory=set)
    """Everybody whom the log names."""

    @property
    def unseeded(self) -> bool:
        """Nobody can tell whether the dice were fair: they came from elsewhere."""
        return self.table.fair is not None and self.table.fair.seed == UNSEEDED


# --- one log


def replayed(key: str, code: str, rows: Sequence[Row], id: int = 0) -> Finding:
    """Everything that can be said about a log by itself."""
    finding = Finding(Table(id, key, code))
    made: list[int] = []
    for number, row in enumerate(rows):
        if not _fold(finding, row, made):
            finding.visitors.update(*map(_named, rows[number:]))
            break
    if not rows:
        finding.faults.append(Fault(0, "the log has no rows"))
    if finding.table.match is not None:
        _check_record(finding, made)
    return finding


def _fold(finding: Finding, row: Row, made: list[int]) -> bool:
    """The next row; False if nothing can be said about what follows. `made` gets the row of each step of the match."""
    table = finding.table
    say = finding.faults.append
    if row.seq != table.seq + 1:
        lost = f"row {table.seq + 1} is" if row.seq == table.seq + 2 else f"rows {table.seq + 1} to {row.seq - 1} are"
        say(Fault(table.seq + 1, f"{lost} missing" if row.seq > table.seq else f"the row stands twice ({row.seq})"))
        return False
    if row.at < table.at:
        say(Fault(row.seq, "the row is older than the one before it"))
    try:
        line = e.read(row.payload)
    except (msgspec.MsgspecError, UnicodeError) as error:
        say(Fault(row.seq, f"the entries cannot be read: {error}"))
        return False
    finding.visitors |= set(visitors_of(line))
    misplaced = _misplaced(table, line)
    if misplaced is not None:
        say(Fault(row.seq, misplaced))
        return False
    try:
        table.fold(row.seq, row.at, line)
    except OldRules as error:
        finding.old = str(error)
        return False
    except RecordError as error:
        say(Fault(row.seq, error.reason))
        return False
    except Exception as error:  # whatever a damaged log does to the fold is a finding, not a fault of ours
        say(Fault(row.seq, f"this cannot happen here: {error or type(error).__name__}"))
        return False
    finally:
        version = 0 if table.match is None else table.match.version
        del made[version:]
        made += [row.seq] * (version - len(made))
    if table.status == "playing" and table.playing.awaits is not None:
        say(Fault(row.seq, f"the outcome of '{table.playing.awaits}' is missing"))
        return False
    return True


def _named(row: Row) -> set[int]:
    """Everybody whom a row names that may not even be readable."""
    try:
        return set(visitors_of(e.read(row.payload)))
    except (msgspec.MsgspecError, UnicodeError):
        return set()


def visitors_of(line: e.Line) -> Iterator[int]:
    """Everybody whom a row names."""
    if line.by is not None:
        yield line.by
    for entry in line.entries:
        for name in ("host", "visitor"):
            named = getattr(entry, name, None)
            if named is not None:
                yield named


def _misplaced(table: Table, line: e.Line) -> str | None:
    """Which entry cannot stand in the next row of this table, if any."""
    status = table.status
    begun = table.match is not None
    seats = len(table.places)
    for number, entry in enumerate(line.entries):
        what = f"'{entry.__struct_config__.tag}'"
        if isinstance(entry, e.Created) != (table.seq == 0 and number == 0):
            return "the log does not begin with 'created'" if table.seq == 0 else f"{what} stands here a second time"
        named = foreign_board(f"{getattr(entry, 'options', '')} {getattr(entry, 'position', None) or ''}")
        if named is not None:
            return f"{what} names the board {named!r}, which is none of ours"
        if isinstance(entry, e.Created):
            continue
        seat = getattr(entry, "seat", None)
        if seat is not None and (seat < 0 or (seats and seat >= seats)):
            return f"{what} names seat {seat}, but there is no such seat"
        if isinstance(entry, _BEFORE) and status != "open":
            return f"{what} after the start"
        if isinstance(entry, _WITHIN) and status != "playing":
            return f"{what} {'before the start' if status == 'open' else 'after the end'}"
        if isinstance(entry, e.Noted) and not begun:
            return f"{what} before the start"
        if isinstance(entry, e.Ended) and status == "over":
            return f"{what} after the end"
        if isinstance(entry, e.Started):
            status, begun = "playing", True
        elif isinstance(entry, e.Ended):
            status = "over"
        if isinstance(entry, e.Started | e.Played):
            owner = entry.seat if isinstance(entry, e.Played) else None
            moves = [found for found in map(_MOVE.match, entry.lines) if found is not None]
            if any(int(found[1]) != owner for found in moves):
                return f"{what} holds a move of another seat"
    return None


def foreign_board(words: str) -> str | None:
    """The board that options or a position name, if it would have to be read from a file of this machine."""
    for word in words.split():
        name, _, board = word.partition("=")
        if name == "board" and not board.startswith(EMBEDDED) and board not in known_boards():
            return board
    return None


def _check_record(finding: Finding, made: Sequence[int]) -> None:
    """The dice are those of the seed, and the record tells the same game."""
    match, fair = finding.table.playing, finding.table.fair
    seed = None if fair is None or finding.unseeded else fair.seed
    finding.record = text = str(Record.of(match, seed=seed))
    try:
        again = load(text, chance=Script())
    except RecordError as error:
        step = error.line - text[: text.index("\n\n")].count("\n") - 3
        row = made[step] if 0 <= step < len(made) else finding.table.seq
        finding.faults.insert(0, Fault(row, error.reason))
        return
    if again != match or str(Record.of(again, seed=seed)) != text:
        finding.faults.append(Fault(finding.table.seq, "the record of the game, read back, is another game"))


def beside(finding: Finding, stored: TableRow, seats: dict[int, int]) -> list[str]:
    """What is stored beside the log but is not what the log says."""
    table = finding.table
    sits = {number: place.visitor for number, place in enumerate(table.places) if place.visitor is not None}
    facts = {
        "game": (stored.game, table.game.name),
        "status": (stored.status, table.status),
        "public": (stored.public, table.setup.public),
        "host": (stored.host, table.host),
        "seats": (seats, sits),
    }
    told = [f"{name} is stored as {kept}, the log says {real}" for name, (kept, real) in facts.items() if kept != real]
    if table.status != "over" and stored.due_at is None:
        told.append("due_at is not stored: nobody would look after this table")
    return told


# --- all tables


@dataclass
class Report:
    """What a check of a database found."""

    tables: int = 0
    games: int = 0
    rows: int = 0
    faults: int = 0
    old: int = 0
    unseeded: int = 0


async def check(store: Store, tell: Callable[[str], None], step: Callable[[], None]) -> Report:
    """Look at every table; `tell` gets a line for each difference, `step` is called after each table."""
    report = Report()
    after = 0
    async for page in pages(store):
        report.faults += await _strays(store, after, page[-1].id, tell)
        after = page[-1].id
        for row in page:
            finding = await _look(store, row, report)
            for fault in finding.faults:
                tell(f"table {shown(row.key)}: {fault}")
            if finding.old is not None:
                tell(f"table {shown(row.key)}: not replayed: {finding.old}")
            report.faults += len(finding.faults)
            report.old += finding.old is not None
            report.unseeded += finding.unseeded
            step()
    report.faults += await _strays(store, after, None, tell)
    return report


async def pages(store: Store) -> AsyncIterator[list[TableRow]]:
    """All tables, a page at a time."""
    after = 0
    while page := await store.tables(after, PAGE):
        yield page
        after = page[-1].id


async def _strays(store: Store, after: int, last: int | None, tell: Callable[[str], None]) -> int:
    found = await store_import.strays(store, after, last)
    for table in found:
        tell(f"table number {table}: there is a log, but no table")
    return len(found)


async def _look(store: Store, row: TableRow, report: Report) -> Finding:
    """Replay a table; a difference counts if it is still there when the table is looked at again."""
    stored: TableRow | None = row
    finding = Finding(Table(row.id, row.key, row.code))
    rows: list[Row] = []
    for _ in range(LOOKS):
        if stored is None:  # removed in between
            return Finding(Table(row.id, row.key, row.code))
        rows = await store.log(row.id)
        finding = replayed(row.key, row.code, rows, row.id)
        if finding.faults or finding.old is not None:
            break
        told = beside(finding, stored, await store_import.seated(store, row.id))
        if not told:
            break
        finding.faults += [Fault(0, text) for text in told]
        stored = await store.table_by_id(row.id)
    known = {guest.id for guest in await store_import.guests(store, sorted(finding.visitors))}
    gone = sorted(finding.visitors - known)
    finding.faults += [Fault(0, f"visitor {visitor} is named in the log, but is not stored") for visitor in gone]
    report.tables += 1
    report.rows += len(rows)
    report.games += finding.table.match is not None or finding.old is not None
    return finding


def shown(key: str) -> str:
    """Enough of a key to find the table by."""
    return key if len(key) <= SHOWN else key[:SHOWN] + "…"


# --- the command


def command(args: argparse.Namespace) -> int:
    """`topsecret db check`; 0 if everything is as it should be, 1 if something differs."""
    url = args.database or settings.load().database
    screen = Screen()
    with reached():
        report = asyncio.run(_run(url, screen))
    looked = (many(report.tables, "table"), many(report.games, "game"), many(report.rows, "row"))
    screen.say(f"{', '.join(looked)} looked at")
    if report.old:
        screen.say(f"not replayed, because begun under other rules: {many(report.old, 'game')}")
    if report.unseeded:
        screen.say(f"from records without a seed, so that nobody can check the dice: {many(report.unseeded, 'game')}")
    if report.faults:
        screen.say(many(report.faults, "difference"))
        return 1
    screen.say("everything else is as it should be" if report.old else "everything is as it should be")
    return 0


async def _run(url: str, screen: Screen) -> Report:
    async with store_import.opened(url, look=True) as store:
        with screen.counting("checked", await store_import.count_tables(store)) as step:
            return await check(store, screen.say, step)
