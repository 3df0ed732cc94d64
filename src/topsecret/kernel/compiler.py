"""The process that compiles what is not kept on disk yet: silent, one at a time, and gone when the program that started it is (`ready`)."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from . import builds
from .ready import LATER, call

NICE = 10
"""Compiling stands back behind whoever plays."""
LOOKS_S = 0.5
"""How often a lock is tried, where one cannot wait for it."""


def main(module: str, function: str, argument: str) -> None:
    """Compile what the function needs, and keep it on disk; unless another process is at it: then wait for its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program that started us
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with alone(builds.cache_directory().with_suffix(".lock")) as first:
        if first:
            _keep(module, function, argument)
    os._exit(0 if first else LATER)


def _end_with_parent() -> None:
    """Our input ends with the program that started us, however that ends."""
    sys.stdin.buffer.read()
    os._exit(1)


def _keep(module: str, function: str, argument: str) -> None:
    try:
        call(module, function, argument)
    except Exception:
        # What is kept may be broken, as after a power failure: once more, from nothing.
        builds.forget()
        call(module, function, argument)


@contextlib.contextmanager
def alone(path: Path) -> Iterator[bool]:
    """Hold a lock file, which the system frees when its holder dies; False if that had to be waited for."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        yield _take(file)


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> bool:
        first = True
        while True:
            file.seek(0)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                return first
            except OSError:
                first = False
                time.sleep(LOOKS_S)
else:
    import fcntl

    def _take(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(file, fcntl.LOCK_EX)
            return False
        except OSError:  # a file system without locks: better twice than never
            return True
        return True
