"""One SQLite file is served by one server: the second one that is started finds the first and says where it is."""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Note:
    """Who serves a file: its process and the address it answers at."""

    pid: int
    address: str
    lan: bool = False


class Claim:
    """The right to serve one SQLite file.

    Beside the file lie `….lock`, which the system keeps locked exactly as long as the server lives, and `….server` with the note.
    """

    def __init__(self, database: Path) -> None:
        self._lock = database.with_name(database.name + ".lock")
        self._note = database.with_name(database.name + ".server")
        self._held: int | None = None

    def take(self) -> bool:
        """Takes it, unless another process has it."""
        held = os.open(self._lock, os.O_RDWR | os.O_CREAT, 0o600)
        if not _locked(held):
            os.close(held)
            return False
        self._held = held
        self._note.unlink(missing_ok=True)  # of one that was killed
        return True

    def write(self, note: Note) -> None:
        """Says where this server answers."""
        draft = self._note.with_name(self._note.name + ".new")
        draft.write_text(json.dumps(asdict(note)), encoding="utf-8")
        draft.replace(self._note)

    def release(self) -> None:
        """Gives it back; the lock's file stays, because another server may be waiting at it."""
        if self._held is not None:
            self._note.unlink(missing_ok=True)
            os.close(self._held)
            self._held = None

    def holder(self, patience: float = 20.0) -> Note | None:
        """The note of the server that has it, once that server answers; None if it does not in time."""
        until = time.monotonic() + patience
        while True:
            note = self.noted()
            if note is not None and answers(note.address):
                return note
            if time.monotonic() >= until:
                return None
            time.sleep(0.1)

    def noted(self) -> Note | None:
        """The note, if there is one that can be read."""
        try:
            return Note(**json.loads(self._note.read_text("utf-8")))
        except (OSError, ValueError, TypeError):
            return None


def answers(address: str, patience: float = 2.0) -> bool:
    """A server of ours answers at this address."""
    import urllib.request

    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{address}/healthz", timeout=patience) as answer:
            return bool(json.loads(answer.read(200)) == {"status": "ok"})
    except (OSError, ValueError):
        return False


def _locked(held: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
