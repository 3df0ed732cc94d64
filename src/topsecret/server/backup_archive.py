"""The archive that `topsecret db export` writes: a zip file with a page for each table, which `topsecret db import` reads.

    manifest.json          what is inside, and a digest of it
    visitors.jsonl         a line for each visitor whom a table names
    tables/KEY.jsonl       the head of a table, then a line for each row of its log
    games/KEY.record       the same game as a record, if it has begun
    damaged/KEY.jsonl      as `tables`, for logs that could not be replayed; they are kept, but not taken in again

Nothing of an archive is ever written to a file under a name that stands in it.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import time
import zipfile
import zlib
from collections.abc import Iterator
from typing import IO, Any

import msgspec

from ..record import LARGEST
from .backup_screen import BackupError

FORMAT = 1
"""The version of what is described above."""
MANIFEST, VISITORS = "manifest.json", "visitors.jsonl"
LARGEST_MANIFEST = 100_000
LARGEST_RECORD = 4 * LARGEST
LARGEST_TABLE = 64 * 1024 * 1024
"""Bytes of the longest log that is read."""
LARGEST_VISITOR = 10_000
"""Bytes of the longest line about a visitor."""
LARGEST_VISITORS = 1024 * 1024 * 1024
NAME = re.compile(r"(?P<folder>tables|games|damaged)/(?P<key>[A-Za-z0-9_-]{1,64})\.(?P<kind>jsonl|record)")
KINDS = {"tables": "jsonl", "games": "record", "damaged": "jsonl"}


class Manifest(msgspec.Struct, kw_only=True):
    """What an archive holds. Without a digest it counts as written by hand."""

    format: int
    program: str
    schema: str
    rules: dict[str, int]
    made_at: str
    tables: int
    rows: int
    games: int
    damaged: int
    visitors: int
    digest: str | None = None


class Digest:
    """A digest of all files of an archive that does not depend on their order."""

    def __init__(self) -> None:
        self._sum = 0

    def add(self, name: str, data: Any) -> None:
        """`data` is a hash object that was fed with the contents."""
        whole = hashlib.sha256(f"{name}\n{data.hexdigest()}".encode()).digest()
        self._sum = (self._sum + int.from_bytes(whole, "big")) % 2**256

    def __str__(self) -> str:
        return f"{self._sum:064x}"


class Writer:
    """Writes an archive from front to back; at no time is more than one table in memory."""

    def __init__(self, file: IO[bytes]) -> None:
        self._zip = zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED)
        self._digest = Digest()

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        # After a fault the file is thrown away: another one at its end says nothing new.
        with contextlib.suppress(*(() if kind is None else (Exception,))):
            self._zip.close()

    def add(self, name: str, data: bytes) -> None:
        self._zip.writestr(name, data)
        self._digest.add(name, hashlib.sha256(data))

    @contextlib.contextmanager
    def adding(self, name: str) -> Iterator[IO[bytes]]:
        """A file that is written bit by bit."""
        hashed = hashlib.sha256()
        info = zipfile.ZipInfo(name, time.localtime()[:6])
        info.compress_type = zipfile.ZIP_DEFLATED
        with self._zip.open(info, "w", force_zip64=True) as file:
            yield _Hashing(file, hashed)  # type: ignore[misc]  # only `write` is used
        self._digest.add(name, hashed)

    def finish(self, manifest: Manifest) -> None:
        """The last file, without which the archive is none."""
        manifest.digest = str(self._digest)
        text = msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"
        self._zip.writestr(MANIFEST, text)


class _Hashing:
    def __init__(self, file: IO[bytes], hashed: Any) -> None:
        self._file, self._hashed = file, hashed

    def write(self, data: bytes) -> int:
        self._hashed.update(data)
        return self._file.write(data)


class Archive:
    """An archive being read. Whatever is wrong with it as a file is told before anything of it is used."""

    def __init__(self, file: IO[bytes], name: str) -> None:
        self.name = name
        with self._readable(""):
            self._zip = zipfile.ZipFile(file)
        self.tables: list[str] = []
        """The keys of the tables."""
        self.games: set[str] = set()
        """The keys of those with a record."""
        self.damaged: list[str] = []
        self._digest: Digest | None = Digest()
        seen: set[str] = set()
        for info in self._zip.infolist():
            if info.filename in seen:
                raise self.fault(info.filename, "it stands twice in the archive")
            seen.add(info.filename)
            self._sort(info)
        for needed in (MANIFEST, VISITORS):
            if needed not in seen:
                raise BackupError(f"{name}: this is no archive of games: {needed} is missing")
        for lonely in sorted(self.games - set(self.tables)):
            raise self.fault(f"games/{lonely}.record", f"there is no tables/{lonely}.jsonl beside it")
        self.manifest = self._manifest()

    def _sort(self, info: zipfile.ZipInfo) -> None:
        name = info.filename
        found = NAME.fullmatch(name)
        limits = {MANIFEST: LARGEST_MANIFEST, VISITORS: LARGEST_VISITORS}
        if name in limits:
            limit = limits[name]
        elif found is not None and found["kind"] == KINDS[found["folder"]]:
            limit = LARGEST_RECORD if found["folder"] == "games" else LARGEST_TABLE
            if found["folder"] == "games":
                self.games.add(found["key"])
            else:
                (self.tables if found["folder"] == "tables" else self.damaged).append(found["key"])
        elif info.is_dir() and name in ("tables/", "games/", "damaged/"):
            return
        else:
            raise self.fault(name, "no such file belongs into an archive of games")
        if info.file_size > limit:
            raise self.fault(name, f"it would be {info.file_size} bytes long: at most {limit} are read")
        if info.flag_bits & 1 or info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise self.fault(name, "it is encrypted, or packed in another way than 'deflate'")

    def _manifest(self) -> Manifest:
        try:
            manifest = msgspec.json.decode(self._read(MANIFEST, LARGEST_MANIFEST), type=Manifest)
        except msgspec.MsgspecError as error:
            raise self.fault(MANIFEST, str(error)) from None
        if manifest.format != FORMAT:
            raise self.fault(
                MANIFEST,
                f"the archive has format {manifest.format} (made by version {manifest.program}); this program reads {FORMAT}",
            )
        for what, told, there in (
            ("tables", manifest.tables, len(self.tables)),
            ("games", manifest.games, len(self.games)),
            ("damaged tables", manifest.damaged, len(self.damaged)),
        ):
            if told != there:
                raise self.fault(MANIFEST, f"{told} {what} are announced, but {there} stand in the archive")
        return manifest

    def table(self, key: str) -> bytes:
        return self._read(f"tables/{key}.jsonl", LARGEST_TABLE)

    def game(self, key: str) -> bytes | None:
        """The record of a game, if there is one."""
        return self._read(f"games/{key}.record", LARGEST_RECORD) if key in self.games else None

    def visitors(self) -> Iterator[tuple[int, bytes]]:
        """The lines about visitors, with their numbers."""
        hashed = hashlib.sha256()
        with self._readable(VISITORS), self._zip.open(VISITORS) as file:
            number = 0
            while line := file.readline(LARGEST_VISITOR):
                number += 1
                hashed.update(line)
                if not line.endswith(b"\n"):
                    raise self.fault(VISITORS, f"line {number}: the line is too long, or its end is missing")
                yield number, line
        self._note(VISITORS, hashed)

    def _read(self, name: str, limit: int) -> bytes:
        with self._readable(name), self._zip.open(name) as file:
            data = file.read(limit + 1)
        if len(data) > limit:
            raise self.fault(name, f"it is too long: at most {limit} bytes are read")
        self._note(name, hashlib.sha256(data))
        return data

    def _note(self, name: str, hashed: Any) -> None:
        if self._digest is not None and name != MANIFEST:
            self._digest.add(name, hashed)

    def unchanged(self) -> bool:
        """Whether the files are those that were written; to be asked when every table, game and visitor was read once."""
        for key in self.damaged:
            self._read(f"damaged/{key}.jsonl", LARGEST_TABLE)
        found, self._digest = str(self._digest), None
        return self.manifest.digest in (None, found)

    def fault(self, name: str, text: str) -> BackupError:
        return BackupError(f"{self.name}: {name}: {text}" if name else f"{self.name}: {text}")

    @contextlib.contextmanager
    def _readable(self, name: str) -> Iterator[None]:
        """What `zipfile` says about a file that is none, cut short, or packed in a way of which nothing is known."""
        try:
            yield
        except BackupError:
            raise
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
            raise self.fault(name, f"this is no whole zip file: {error}") from None
