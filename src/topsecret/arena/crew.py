"""The workers of one machine, watched: a bot that hangs or takes its worker with it is found, stopped and blamed."""

from __future__ import annotations

import contextlib
import mmap
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import IO, NamedTuple

import msgspec

from ..bots.worker import framed
from .schedule import ArenaError, Game, Job
from .table import Fault, Played, too_slow
from .worker import NOBODY, NOTE, Order, read_frame

COMMAND = (sys.executable, "-m", f"{__package__}.worker")
AHEAD = 2
"""Games that a worker has been told of, the one it plays included, so that it never waits for us."""
LOOK_S = 0.1
"""How often we look who thinks too long."""
STILL_S = 1.0
"""If a beat of our pulse comes so much too late we stood still, and our workers with us: Ctrl-Z, or a machine that had no time for us."""
PARTING_S = 2.0
TRIES = 3
"""How often a game is begun anew when its worker dies and no bot was thinking, or when all stood still; and a worker that never began."""


class Lost(ArenaError):
    """Workers end again and again, and no bot is to blame."""


class _Note(NamedTuple):
    """Who was thinking."""

    number: int
    seat: int
    decision: int
    until: float


class _Pulse:
    """Beats as long as we run, and so tells when we did not."""

    def __init__(self) -> None:
        self._beat = time.monotonic()
        self._stops = 0
        self._lock = threading.Lock()
        self._end = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while not self._end.wait(LOOK_S):
            self.stops()

    def stops(self) -> int:
        """How often all stood still so far, this moment included."""
        with self._lock:
            now = time.monotonic()
            self._stops += now - self._beat > LOOK_S + STILL_S
            self._beat = now
            return self._stops

    def close(self) -> None:
        self._end.set()


class _Member:
    """One worker process."""

    def __init__(self, job: Job, told: queue.SimpleQueue[tuple[_Member, Played | None]]) -> None:
        self.games: deque[Game] = deque()
        self.hangs: _Note | None = None
        self.played = 0
        self._patient_until = 0.0
        self._excused: frozenset[int] = frozenset()
        """The numbers of the games it had to play when we last stood still."""
        descriptor, self._name = tempfile.mkstemp(prefix="topsecret-arena-")
        with os.fdopen(descriptor, "r+b") as file:
            file.write(NOBODY)
            file.flush()
            self._memory = mmap.mmap(file.fileno(), NOTE.size)
        self._process = subprocess.Popen([*COMMAND, self._name], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout, told), daemon=True)
        self._reader.start()
        self._send(msgspec.json.encode(job.to_plain()))

    def _read(self, file: IO[bytes], told: queue.SimpleQueue[tuple[_Member, Played | None]]) -> None:
        decode = msgspec.json.Decoder(Played).decode
        with file:
            while (body := read_frame(file)) is not None:
                told.put((self, decode(body)))
        told.put((self, None))

    def _send(self, body: bytes) -> None:
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):  # it is gone, which its reader tells
                self._process.stdin.write(framed(body))
                self._process.stdin.flush()

    def give(self, game: Game, blamed: Iterable[Fault]) -> None:
        self.games.append(game)
        self._send(msgspec.json.encode(Order(game, tuple(blamed))))

    def note(self) -> _Note:
        return _Note(*NOTE.unpack(self._memory[:]))

    def look(self) -> None:
        """Stop the worker if a bot thinks too long."""
        note = self.note()
        if self.hangs is None and note.seat >= 0 and time.monotonic() > max(note.until, self._patient_until):
            time.sleep(0.01)
            if self.note() == note:  # not read while it was written
                self.hangs = note
                self._process.kill()

    def stood_still(self, limit: float) -> None:
        """Its clocks ran on while it could not: nobody is blamed for that."""
        self._patient_until = time.monotonic() + limit
        self._excused = frozenset(game.number for game in self.games)

    def tells_truly(self, played: Played) -> bool:
        """Whether a game is as it would have been if nothing had stood still."""
        return played.n not in self._excused or all(fault.kind != "slow" for fault in played.faults)

    def close(self) -> None:
        """End it at once."""
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        try:
            self._process.wait(PARTING_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(PARTING_S)
        self._memory.close()
        with contextlib.suppress(OSError):
            os.unlink(self._name)

    @property
    def code(self) -> int:
        return int(self._process.returncode)


@dataclass
class _Trouble:
    """What happened to a game that has to be played again."""

    deaths: int = 0
    excuses: int = 0
    blamed: dict[int, Fault] = field(default_factory=dict)


class Crew:
    """So many workers for a job. Use it in a `with` statement, or `close` it."""

    def __init__(self, job: Job, workers: int) -> None:
        self._job = job
        self._told: queue.SimpleQueue[tuple[_Member, Played | None]] = queue.SimpleQueue()
        self._members: list[_Member] = []
        self._workers = workers
        self._lost_at_once = 0
        self._pulse = _Pulse()
        self._stops = 0

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End all workers; games that they were playing are lost."""
        self._pulse.close()
        members, self._members = self._members, []
        for member in members:
            member.close()

    def play(self, games: Iterable[Game]) -> Iterator[Played]:
        """Play the games; each comes as soon as it is finished, and just once."""
        waiting, again = iter(games), deque[Game]()
        troubles: dict[int, _Trouble] = {}
        open_games = 0
        looked = time.monotonic()
        while True:
            open_games += self._hand_out(waiting, again, troubles)
            if not open_games:
                return
            with contextlib.suppress(queue.Empty):
                member, played = self._told.get(timeout=LOOK_S)
                self._excuse()
                if played is None:
                    open_games -= self._replace(member, again, troubles)
                elif member in self._members:
                    game = member.games.popleft()
                    member.played += 1
                    self._lost_at_once = 0
                    open_games -= 1
                    if member.tells_truly(played) or not self._again(game, again, troubles):
                        yield played
            if time.monotonic() - looked > LOOK_S:
                looked = time.monotonic()
                self._excuse()
                for member in self._members:
                    member.look()

    def _excuse(self) -> None:
        """If all stood still since we last asked, no bot is to blame for that time."""
        stops = self._pulse.stops()
        if stops != self._stops:
            self._stops = stops
            for member in self._members:
                member.stood_still(self._job.limit)

    def _again(self, game: Game, again: deque[Game], troubles: dict[int, _Trouble]) -> bool:
        """Play a game again, unless that was tried often enough: where there is never time enough, the bots are slow."""
        trouble = troubles.setdefault(game.number, _Trouble())
        trouble.excuses += 1
        if trouble.excuses > TRIES:
            return False
        again.append(game)
        return True

    def _hand_out(self, waiting: Iterator[Game], again: deque[Game], troubles: dict[int, _Trouble]) -> int:
        """Give every worker enough to do, first of what has to be played again; how many games were given."""
        given = 0
        for depth in range(1, AHEAD + 1):
            for member in [*self._members, *([None] * (self._workers - len(self._members)))]:
                if member is not None and len(member.games) >= depth:
                    continue
                game = again.popleft() if again else next(waiting, None)
                if game is None:
                    return given
                if member is None:
                    member = _Member(self._job, self._told)
                    self._members.append(member)
                trouble = troubles.get(game.number)
                member.give(game, trouble.blamed.values() if trouble is not None else ())
                given += 1
        return given

    def _replace(self, member: _Member, again: deque[Game], troubles: dict[int, _Trouble]) -> int:
        """A worker is gone: its games are played again, and who was thinking is blamed; how many games it had."""
        if member not in self._members:
            return 0
        self._members.remove(member)
        note, games = member.hangs or member.note(), list(member.games)
        member.close()
        how = f"signal {-member.code}" if member.code < 0 else f"exit code {member.code}"
        if games:
            trouble = troubles.setdefault(games[0].number, _Trouble())
            trouble.deaths += 1
            thinking = note.number == games[0].number and note.seat >= 0
            if thinking and member.hangs is not None:
                trouble.blamed[note.seat] = Fault(note.seat, "slow", note.decision, too_slow(self._job.limit))
            elif thinking and trouble.deaths > 1:
                # The first time it may have been somebody else who ended the process.
                trouble.blamed[note.seat] = Fault(note.seat, "crash", note.decision, f"it ended its process ({how})")
            elif not thinking:
                self._lost_at_once += 1
                if self._lost_at_once > TRIES:
                    raise Lost(
                        f"a worker ended {TRIES + 1} times in game {games[0].number}, and no bot was thinking ({how})"
                    )
        again.extendleft(reversed(games))
        return len(games)
