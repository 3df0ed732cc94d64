"""The results on disk: a line that says which job it is, and one line for each finished game.

A line is written when its game is over, so that nothing is lost when the process is killed; of a line that was cut off
then, nothing is kept. When all games are there the lines are put in order: the file of a job is always the same, but for
the times.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

import msgspec

from .schedule import ArenaError, Job
from .table import Played

FORMAT = 1
SYNC_S = 1.0
"""How often what was written is made safe against a power cut, at most."""


class Book:
    """The open file. `games` are those that were in it, by their numbers."""

    def __init__(self, path: Path, job: Job, *, resume: bool) -> None:
        self.path = path
        self.games: dict[int, Played] = {}
        self._head = {"arena": FORMAT, **job.identity()}
        self._synced = time.monotonic()
        self._file = path.open("a+b")
        try:
            self._lock()
            self._read(resume)
        except BaseException:
            self._file.close()
            raise

    def add(self, played: Played) -> None:
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()
        if time.monotonic() - self._synced > SYNC_S:
            self._sync()

    def close(self) -> None:
        if not self._file.closed:
            self._sync()
            self._file.close()

    def finish(self, games: Mapping[int, Played]) -> None:
        """All games are there: put them in order."""
        ordered = self._lines(games)
        self._file.seek(0)
        if self._file.read() != ordered:
            beside = self.path.with_name(f"{self.path.name}.{os.getpid()}.tmp")
            try:
                with beside.open("wb") as file:
                    file.write(ordered)
                    _sync(file)
                beside.replace(self.path)
            finally:
                beside.unlink(missing_ok=True)
        self.close()

    def _lines(self, games: Mapping[int, Played]) -> bytes:
        lines = [msgspec.json.encode(self._head), *(msgspec.json.encode(games[n]) for n in sorted(games))]
        return b"\n".join(lines) + b"\n"

    def _sync(self) -> None:
        self._file.flush()
        _sync(self._file)
        self._synced = time.monotonic()

    def _lock(self) -> None:
        """Two contests must not write the same file."""
        try:
            import fcntl
        except ImportError:  # Windows
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaError(f"{self.path} is being written by another contest") from None

    def _read(self, resume: bool) -> None:
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            cut = lines.pop()  # the process was killed as it wrote this line
            if not lines and not _is_head(cut, self._head):
                raise ArenaError(self._foreign())
            if resume:
                self._file.truncate(sum(map(len, lines)))
        if not lines:
            self._file.truncate(0)
            self._file.write(msgspec.json.encode(self._head) + b"\n")
            self._sync()
            return
        self._check(lines[0])
        if not resume and len(lines) > 1:
            raise ArenaError(
                f"{self.path} has {len(lines) - 1} games of this contest: go on with --resume, or write to another file"
            )
        decode = msgspec.json.Decoder(Played).decode
        for number, line in enumerate(lines[1:], 2):
            try:
                played = decode(line)
            except msgspec.DecodeError as error:
                raise ArenaError(f"{self.path}, line {number}: this is no finished game ({error})") from None
            self.games.setdefault(played.n, played)

    def _check(self, line: bytes) -> None:
        head: Any = None
        with contextlib.suppress(msgspec.DecodeError):
            head = msgspec.json.decode(line)
        if not isinstance(head, dict) or "arena" not in head:
            raise ArenaError(self._foreign())
        other = [
            f"{key} is {head.get(key)!r} there, {mine!r} here"
            for key, mine in self._head.items()
            if head.get(key) != mine
        ]
        if other:
            raise ArenaError(f"{self.path} is of another contest: {'; '.join(other)}")

    def _foreign(self) -> str:
        return f"{self.path} is there already, and no file of 'topsecret arena': write to another file"


def _is_head(cut: bytes, head: Mapping[str, Any]) -> bool:
    return msgspec.json.encode(head).startswith(cut)


def _sync(file: IO[bytes]) -> None:
    os.fsync(file.fileno())
