"""A worker process: `python -m topsecret.arena.worker NOTE` plays games that it is told, and tells how they ended.

It reads the job and then games from standard input and writes results to standard output, each a length in four bytes and
JSON. Who is thinking stands in the file NOTE, so that it can be stopped from outside and blamed. When its input ends it ends,
in the middle of a thought too.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import queue
import signal
import struct
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

import msgspec

from .. import bots
from ..bots.worker import framed
from .program import PROGRAM, Program
from .schedule import Game, Job
from .table import Fault, Watch, play

NOTE = struct.Struct("<qqqd")
"""Who thinks: the game's number, the seat (-1: nobody), its decision, until when it may."""
NOBODY = NOTE.pack(-1, -1, -1, 0.0)


class Order(msgspec.Struct, frozen=True):
    """A game to be played."""

    game: Game
    blamed: tuple[Fault, ...] = ()


class _Notice(Watch):
    """Writes who thinks into memory that the parent sees."""

    def __init__(self, name: str) -> None:
        with Path(name).open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), NOTE.size)

    def thinking(self, number: int, seat: int, decision: int, until: float) -> None:
        self._memory[:] = NOTE.pack(number, seat, decision, until)

    def idle(self) -> None:
        self._memory[:] = NOBODY


def read_frame(file: IO[bytes]) -> bytes | None:
    """The next message, or None when there are no more."""
    head = file.read(4)
    size = int.from_bytes(head)
    body = file.read(size) if len(head) == 4 else b""
    return body if len(head) == 4 and len(body) == size else None


def _listen(file: IO[bytes], orders: queue.SimpleQueue[bytes]) -> None:
    """Hand on what we are told; when the parent is gone, end the process and its programs, whatever it is doing."""
    while (body := read_frame(file)) is not None:
        orders.put(body)
    for program in list(Program.running):
        program.kill()
    os._exit(0)


def warm_up(job: Job, tell: Callable[[], None] = lambda: None) -> None:
    """Bots that think with compiled functions get them before the first game, while nobody's clock runs. `tell`: see `prepare`."""
    for spec in job.bots:
        if not spec.startswith(PROGRAM):
            with contextlib.suppress(Exception):  # told as a fault when it sits down
                bots.make(spec, job.game, seed=0)
    engine = sys.modules.get(f"{bots.__name__}.engine")
    if engine is not None:
        engine.prepare(job.game, tell)


def main() -> None:
    """Play games until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints goes to the error output: the two ends of the wire are ours alone.
    told, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    first = read_frame(told)
    if first is None:
        sys.exit(0)
    job = Job.from_plain(msgspec.json.decode(first))
    orders: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(told, orders), daemon=True).start()
    decode = msgspec.json.Decoder(Order).decode
    encode = msgspec.json.Encoder().encode
    watch = _Notice(sys.argv[1])
    warm_up(job)
    with contextlib.suppress(BrokenPipeError):
        while True:
            order = decode(orders.get())
            played = play(job, order.game, watch=watch, blamed={fault.seat: fault for fault in order.blamed})
            answers.write(framed(encode(played)))


if __name__ == "__main__":
    main()
