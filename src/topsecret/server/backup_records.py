"""Records of games, written down anywhere, become tables of their own, to be looked at as replays.

Nobody can sit down at such a table: its seats belong to a visitor made for the import. A game that is not over in the record
is over at the table, without a winner. The same record again is the same table.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from .. import load
from ..chance import Script
from ..fair import UNSEEDED
from ..match import Match
from ..record import LARGEST, RecordError, moves
from . import entries as e
from . import settle
from .backup_restore import Ready, ready
from .backup_screen import BackupError
from .checker import foreign_board, replayed
from .commands import Refusal
from .hall import CODE_LENGTH, LETTERS
from .live import now_ms
from .store import Row
from .store_import import Guest

HOST = 0
"""The number, on the way, of the visitor made for the import."""
LONGEST_NAME, LONGEST_TITLE = 30, 60

_SEED = re.compile(r'(?m)^\[Seed "(.*)"\]\s*$')
_MOVE = re.compile(r"[0-9]+: ")
_HEADER = re.compile(r'\[(Options|Position) "(.*)"\]')
_BOARD = re.compile(r'(?m)^\[(?:Options|Position) "(.*)"\]\s*$')


def host() -> Guest:
    """Whom the tables of one import belong to; nobody knows a token of his."""
    return Guest(HOST, secrets.token_hex(32), "person", "Import", "", now_ms())


def found(paths: Sequence[Path]) -> Iterator[Path]:
    """The records among files and folders: of a folder those whose names end in `.record`."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        inside = sorted(path.glob("*.record"))
        if not inside:
            raise BackupError(f"{path}: no file in this folder ends in .record")
        yield from inside


def read(path: Path) -> tuple[Ready, list[Row]]:
    """The table that a record becomes, verified; BackupError names the file and the line."""
    with path.open("rb") as file:
        raw = file.read(4 * LARGEST + 1)
    try:
        text = raw.decode("utf-8-sig")
        named = next(filter(None, map(foreign_board, _BOARD.findall(text))), None)
        if named is not None:
            raise RecordError(
                1, f"the record names the board {named!r}, which is none of ours: a record holds its board whole"
            )
        match = load(text, chance=Script())
    except UnicodeDecodeError as error:
        raise BackupError(
            f"{path}: line {raw[: error.start].count(10) + 1}: not UTF-8 text: this is no record"
        ) from None
    except RecordError as error:
        raise BackupError(f"{path}: {error}") from None
    seed = _SEED.search(text)
    rows = table_of(match, UNSEEDED if seed is None else bytes.fromhex(seed[1]), path.stem)
    digest = hashlib.sha256(text.encode()).digest()
    key = base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
    code = "".join(LETTERS[byte % len(LETTERS)] for byte in digest[16 : 16 + CODE_LENGTH])
    finding = replayed(key, code, rows)
    if finding.faults:
        raise BackupError(f"{path}: the record could not be made a table: {finding.faults[0]}")
    return ready(finding, rows), rows


def table_of(match: Match, seed: bytes, title: str) -> list[Row]:
    """The log of a table at which that game was played."""
    names = [_name(name, seat) for seat, name in enumerate(match.names)]
    headers = {found[1]: found[2] for found in map(_HEADER.fullmatch, match.record.lines) if found is not None}
    created = e.Created(
        match.game.name, headers["Options"], HOST, title=_title(title), position=headers.get("Position")
    )
    opening, *turns = _turns(match)
    started = e.Started(seed.hex(), match.game.version, names, match.date, opening)
    whole: list[list[e.AnyEntry]] = [
        [created, *(e.Sat(seat, name, HOST) for seat, name in enumerate(names))],
        [started],
    ]
    for turn in turns:
        whole.append([e.Played(int(turn[0].partition(":")[0]), turn)])
    for seat in range(match.players):
        notes = match.view(seat, log=False)["notes"]
        whole[-1] += [e.Noted(seat, about, text) for about, text in sorted(notes.items())]
    if not match.over:
        whole[-1].append(e.Ended("abandoned"))
    at = now_ms()
    return [Row(seq, at, e.write(e.Line(entries))) for seq, entries in enumerate(whole, 1)]


def _turns(match: Match) -> list[list[str]]:
    """What chance did before the first move, then each move with what chance did after it."""
    turns: list[list[str]] = [[]]
    for line in moves(match):
        if _MOVE.match(line):
            turns.append([])
        turns[-1].append(line)
    return turns


def _name(name: str, seat: int) -> str:
    try:
        return settle.name(name)[:LONGEST_NAME].strip()
    except Refusal:
        return f"Seat {seat}"


def _title(name: str) -> str:
    try:
        return settle.title(name)[:LONGEST_TITLE].strip()
    except Refusal:
        return ""


def log(rows: Sequence[Row], ids: Mapping[int, int]) -> list[Row]:
    """The log with the number that the visitor made for the import has here."""
    here = ids[HOST]
    return [Row(row.seq, row.at, _hosted(row.payload, here)) for row in rows]


def _hosted(payload: bytes, here: int) -> bytes:
    line = e.read(payload)
    changed: list[e.AnyEntry] = []
    for entry in line.entries:
        if isinstance(entry, e.Created):
            entry = msgspec.structs.replace(entry, host=here)
        elif isinstance(entry, e.Sat):
            entry = msgspec.structs.replace(entry, visitor=here)
        changed.append(entry)
    return e.write(e.Line(changed))
