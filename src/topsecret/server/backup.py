"""`topsecret db export` and `topsecret db import`: all stored games in one file, and back."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import datetime
import functools
import os
import secrets
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO

import msgspec

from .. import __version__, games
from .. import game as find_game
from . import backup_records as records
from . import backup_restore as restoring
from . import entries as e
from . import settings, store_import
from .backup_archive import FORMAT, LARGEST_TABLE, NAME, VISITORS, Archive, Manifest, Writer
from .backup_restore import Head, Line, Result, Visitor
from .backup_screen import BackupError, Screen, many, reached
from .checker import Fault, Finding, pages, replayed, shown
from .schema import REVISION
from .store import Row, Store, TableRow

AT_ONCE = 500
"""Visitors asked for at once."""
STREAM = "-"
"""In the place of a file: standard input or output."""

_encode = msgspec.json.Encoder().encode
Verified = tuple[Archive, IO[bytes], dict[int, store_import.Guest]]
"""An archive, its tables that wait to be written, and its visitors."""


# --- export


def export_command(args: argparse.Namespace) -> int:
    """`topsecret db export FILE.zip`; 1 if logs were damaged (the file is written all the same)."""
    url = args.database or settings.load().database
    screen = Screen()
    with reached(), written(args.file) as file:
        manifest = asyncio.run(_export(url, file, screen))
    where = "standard output" if args.file == STREAM else args.file
    tell = screen.warn if args.file == STREAM else screen.say
    held = (
        ("table", manifest.tables),
        ("game", manifest.games),
        ("row", manifest.rows),
        ("visitor", manifest.visitors),
    )
    tell(f"wrote {where}: {', '.join(many(count, word) for word, count in held)}")
    screen.warn("It holds the secrets of running games (identities, hands, seeds of the dice): keep it to yourself.")
    if manifest.damaged:
        screen.warn(f"damaged, and kept under damaged/ (see 'topsecret db check'): {many(manifest.damaged, 'table')}")
        return 1
    return 0


async def _export(url: str, file: IO[bytes], screen: Screen) -> Manifest:
    async with store_import.opened(url, look=True) as store:
        with screen.counting("exported", await store_import.count_tables(store)) as step:
            return await export(store, file, screen.warn, step)


async def export(store: Store, file: IO[bytes], warn: Callable[[str], None], step: Callable[[], None]) -> Manifest:
    """Write everything that is stored to an archive. Players may go on meanwhile: each table is as it was at one moment."""
    manifest = Manifest(
        format=FORMAT,
        program=__version__,
        schema=REVISION,
        rules={name: find_game(name).version for name in games()},
        made_at=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        tables=0,
        rows=0,
        games=0,
        damaged=0,
        visitors=0,
    )
    named: set[int] = set()
    with Writer(file) as archive:
        async for page in pages(store):
            for row in page:
                rows = await store.log(row.id)
                finding = replayed(row.key, row.code, rows, row.id)
                _add(archive, manifest, row, rows, finding, warn)
                named |= finding.visitors
                step()
        with archive.adding(VISITORS) as lines:
            ids = sorted(named)
            for start in range(0, len(ids), AT_ONCE):
                for visitor in await _visitors(store, ids[start : start + AT_ONCE]):
                    lines.write(_encode(visitor) + b"\n")
                    manifest.visitors += 1
        archive.finish(manifest)
    return manifest


def _add(
    archive: Writer,
    manifest: Manifest,
    row: TableRow,
    rows: Sequence[Row],
    finding: Finding,
    warn: Callable[[str], None],
) -> None:
    """A table into the archive, with the record of its game."""
    sound = not finding.faults and finding.old is None
    lines = [_line(each) for each in rows]
    head = Head(
        key=row.key,
        code=row.code,
        game=row.game,
        status=finding.table.status if sound else row.status,  # type: ignore[arg-type]  # checked where it is read
        public=finding.table.setup.public if sound else row.public,
        host=finding.table.host if sound else row.host,
        created_at=rows[0].at if rows else row.created_at,
        updated_at=rows[-1].at if rows else row.updated_at,
        rows=len(rows),
        summary=finding.table.summary() if sound else None,
        rules=_rules(rows),
        faults=[str(fault) for fault in finding.faults],
    )
    page = b"".join(_encode(each) + b"\n" for each in (head, *lines))
    named = f"tables/{row.key}.jsonl"
    if not NAME.fullmatch(named) or len(page) > LARGEST_TABLE:
        finding.faults.append(Fault(0, "its key or its length are such as no archive holds"))
    if finding.faults:
        archive.add(f"damaged/{row.key if NAME.fullmatch(named) else row.id}.jsonl", page)
        manifest.damaged += 1
        warn(f"table {shown(row.key)} is damaged: {finding.faults[0]}")
        return
    archive.add(named, page)
    manifest.tables += 1
    manifest.rows += len(rows)
    if finding.old is not None:
        warn(f"table {shown(row.key)}: written without a record: {finding.old}")
    elif finding.record is not None:
        archive.add(f"games/{row.key}.record", finding.record.encode())
        manifest.games += 1


def _line(row: Row) -> Line:
    try:
        whole = msgspec.json.decode(row.payload)
        return Line(row.seq, row.at, whole["entries"], whole.get("by"), whole.get("id"))
    except (msgspec.MsgspecError, LookupError, TypeError, AttributeError):
        return Line(row.seq, row.at, payload=row.payload.decode())


def _rules(rows: Sequence[Row]) -> int | None:
    """Under which rules a game was begun."""
    for row in rows:
        with contextlib.suppress(msgspec.MsgspecError):
            for entry in e.read(row.payload).entries:
                if isinstance(entry, e.Started):
                    return entry.rules
    return None


async def _visitors(store: Store, ids: Sequence[int]) -> Iterator[Visitor]:
    there = {guest.id: guest for guest in await store_import.guests(store, ids)}
    return (
        Visitor(id, guest.token_hash, guest.kind, guest.name, guest.language, guest.created_at)  # type: ignore[arg-type]  # the database keeps only these kinds
        if (guest := there.get(id)) is not None
        else Visitor(id, None, "person", "", "", 0)
        for id in ids
    )


@contextlib.contextmanager
def written(name: str) -> Iterator[IO[bytes]]:
    """A file for its owner only that is there whole when everything went well, and not at all otherwise."""
    if name == STREAM:
        if sys.stdout.isatty():
            raise BackupError("an archive is not for a terminal: name a file, or send standard output somewhere")
        with tempfile.TemporaryFile() as file:
            yield file
            file.seek(0)
            shutil.copyfileobj(file, sys.stdout.buffer)
            sys.stdout.buffer.flush()
        return
    path = Path(name).expanduser()
    if path.is_dir():
        raise BackupError(f"{path} is a folder: name a file in it, as {path / 'games.zip'}")
    if path.exists() and not zipfile.is_zipfile(path):
        raise BackupError(f"{path} is there already and is no archive: name another file")
    # The name is chosen before there is a file: whenever Ctrl-C comes, it is known what must go.
    part = path.with_name(f".{path.name}.{secrets.token_hex(6)}.part")
    try:
        with open(part, "xb", opener=_for_its_owner) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _for_its_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


# --- import


def import_command(args: argparse.Namespace) -> int:
    """`topsecret db import FILE.zip`, or records and folders of records; 1 if something was not taken in."""
    url = args.database or settings.load().database
    names: list[str] = [args.file] if isinstance(args.file, str) else list(args.file)
    screen = Screen()
    result = Result()
    with reached(), contextlib.ExitStack() as stack:
        verified, paths = _verified(names, result, screen, stack)
        if not result.faults:
            asyncio.run(_import(url, verified, paths, result, screen))
    for note in (*result.notes.told, *result.faults.told):
        screen.warn(note)
    if result.faults:
        screen.warn(f"{many(result.faults.count, 'fault')}: nothing was written")
        return 1
    screen.say(f"taken in: {many(result.taken, 'table')}, {many(result.rows, 'row')}")
    if result.known:
        screen.say(f"here already: {many(result.known, 'table')}")
    if result.left:
        screen.say(f"not taken in: {many(result.left, 'table')}")
    return 1 if result.left else 0


def _given(names: Sequence[str], stack: contextlib.ExitStack) -> tuple[list[Archive], list[Path]]:
    """Archives, and everything else, which must be records."""
    archives: list[Archive] = []
    others: list[Path] = []
    for name in names:
        if name == STREAM:
            copy = stack.enter_context(tempfile.TemporaryFile())  # noqa: SIM115  # the stack closes it
            shutil.copyfileobj(sys.stdin.buffer, copy)
            archives.append(Archive(copy, "standard input"))
            continue
        path = Path(name).expanduser()
        if path.is_dir():
            others.append(path)
            continue
        file = stack.enter_context(path.open("rb"))
        if path.suffix.lower() == ".zip" or file.read(2) == b"PK":
            archives.append(Archive(file, name))
        else:
            others.append(path)
    return archives, list(records.found(others))


def _verified(
    names: Sequence[str], result: Result, screen: Screen, stack: contextlib.ExitStack
) -> tuple[list[Verified], list[Path]]:
    """What was given, everything looked at; what is wrong with it is told to `result`."""
    verified: list[Verified] = []
    try:
        archives, paths = _given(names, stack)
        for archive in archives:
            with screen.counting("verified", len(archive.tables)) as step:
                waiting = stack.enter_context(tempfile.TemporaryFile())  # noqa: SIM115  # the stack closes it
                verified.append((archive, waiting, restoring.verify(archive, waiting, result, step)))
    except BackupError as error:
        result.faults.add(str(error))
        return [], []
    with screen.counting("verified", len(paths)) as step:
        for path in paths:
            try:
                records.read(path)
            except BackupError as error:
                result.faults.add(str(error))
            step()
    return verified, paths


async def _import(
    url: str, verified: Sequence[Verified], paths: Sequence[Path], result: Result, screen: Screen
) -> None:
    async with store_import.opened(url, look=False) as store:
        for archive, waiting, guests in verified:
            with screen.counting("written", len(archive.tables)) as step:
                await restoring.restore(store, archive, waiting, guests, result, step)
        host = records.host()
        with screen.counting("written", len(paths)) as step:
            for path in paths:
                entry, rows = records.read(path)
                log = functools.partial(records.log, rows)
                taken = await store_import.take_in(store, entry.row, [host], log, entry.sitting)
                restoring.count(result, taken, entry, len(rows))
                screen.say(f"{path}: table {entry.key}, code {taken.code}")
                step()
