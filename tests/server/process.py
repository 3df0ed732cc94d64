"""Real server processes for tests: `topsecret serve` on a free port of loopback, stopped, killed, started again.

Loading the program takes longer than starting a server, and kill tests start many. So one process, the nursery, loads it
once and forks a server whenever it is asked to; a forked server then does exactly what `topsecret serve` does. Servers end
with the nursery, and the nursery ends with the test process.

A test that must not depend on luck gives its server the dice: then every table of that process has the same fair seed. This is done to the
forked process from here, since a host must have no means to choose dice.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
import types
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

PATIENCE = 60.0
"""Seconds for anything on a busy machine."""
ROOT = Path(__file__).parents[2]
SETTINGS = {
    "limits": "false",
    "bots_delay": "0,0",
    "bots_processes": "1",
    "lease_ttl": "2",
    "presence_write": "1",
    "log_requests": "false",
    "stop_timeout": "5",
}
"""Bots answer at once, nobody is limited, and absence is noticed soon."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Nursery:
    """The process that forks servers; started when first needed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def fork(self, arguments: list[str], environ: dict[str, str], log: Path, dice: str | None, faster: float) -> int:
        """A server that begins to start; its process id."""
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.process"],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
                start_new_session=True,
            )
            atexit.register(self.close)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        wanted = {"arguments": arguments, "environ": environ, "log": str(log), "dice": dice, "faster": faster}
        self._process.stdin.write(json.dumps(wanted).encode() + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.close()
            process.wait(PATIENCE)
            process.stdout.close()


NURSERY = Nursery()


class Server:
    """One server. `settings` by the end of their variables: `lease_ttl="2"` is TOPSECRET_LEASE_TTL.

    `dice`: any word; servers with the same word have the same dice at every table. None: as everywhere, nobody knows them.
    `faster`: how many times as fast as usual the pages run that look at its tables.
    """

    def __init__(
        self, database: str, folder: Path, dice: str | None = None, faster: float = 1, **settings: str
    ) -> None:
        self.database = database
        self._dice = dice
        self._faster = faster
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.kills = 0
        self._log = folder / f"server-{self.port}.log"
        self._folder = folder
        self._settings = {f"TOPSECRET_{name.upper()}": value for name, value in {**SETTINGS, **settings}.items()}
        self.pid: int | None = None
        self.start()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Start on the same database and port; returns when requests are answered."""
        environ = {"XDG_DATA_HOME": str(self._folder), **self._settings}
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        self.pid = NURSERY.fork(arguments, environ, self._log, self._dice, self._faster)
        until = time.monotonic() + PATIENCE
        with httpx.Client(trust_env=False, timeout=PATIENCE) as asking:
            while time.monotonic() < until and alive(self.pid):
                with contextlib.suppress(httpx.TransportError):
                    if asking.get(f"{self.url}/healthz").is_success:
                        return
                time.sleep(0.01)
        raise AssertionError(f"the server does not start:\n{self.log[-4000:]}")

    def kill(self) -> None:
        """As if the plug had been pulled."""
        self.kills += self.pid is not None
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host stops it."""
        self._end(signal.SIGTERM)

    def restart(self) -> None:
        self.kill()
        self.start()

    def _end(self, how: signal.Signals) -> None:
        pid, self.pid = self.pid, None
        if pid is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, how)
        until = time.monotonic() + PATIENCE
        while alive(pid):
            if time.monotonic() > until:
                raise AssertionError(f"the server does not end:\n{self.log[-4000:]}")
            time.sleep(0.002)

    @property
    def log(self) -> str:
        """What it wrote to standard output and standard error, in all its lives."""
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    @property
    def faults(self) -> list[str]:
        """Lines of the log that no server should write, whatever its players do."""
        signs = (" error ", "Traceback", "Exception ignored", "never awaited", "never retrieved")
        return [line for line in self.log.splitlines() if any(sign in line for sign in signs)]


def alive(pid: int) -> bool:
    """Whether a server of the nursery's still runs; it is reaped as soon as it has ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextlib.contextmanager
def nodes(database: str, folder: Path, count: int, **settings: str) -> Iterator[list[Server]]:
    """Several servers that share a database."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(Server(database, folder, **settings)) for _ in range(count)]


def _serve(wanted: dict[str, Any]) -> None:
    """In a forked process: be a server from now on."""
    import ctypes

    os.setsid()
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # it dies with the nursery
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(wanted["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for old, new in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(old, new)
    os.environ.update(wanted["environ"])
    if wanted["dice"] is not None:
        _give_dice(wanted["dice"])
    _run_faster(wanted["faster"])

    from topsecret import cli

    try:
        code = cli.main(wanted["arguments"])
    except SystemExit as ending:
        code = ending.code if isinstance(ending.code, int) else 1
    except BaseException:
        import traceback

        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _give_dice(word: str) -> None:
    """From now on the dice of every table in this process, and the names of its bots, come from that word."""
    from topsecret.bots import characters
    from topsecret.server import decide

    seed = hashlib.sha256(word.encode()).digest()
    fixed = types.SimpleNamespace(token_bytes=lambda count: seed[:count], token_urlsafe=secrets.token_urlsafe)
    decide.secrets = fixed  # type: ignore[attr-defined]  # the module's own name for its source of chance
    characters._random = random.Random(word)  # type: ignore[assignment]  # likewise


def _run_faster(times: float) -> None:
    """Scenes take so many times less time from now on: bots wait for a page that runs faster, too."""
    from topsecret.server import pace

    pace.DIVISOR.update({name: by * times for name, by in pace.DIVISOR.items()})
    pace.BEAT_MS = round(pace.BEAT_MS / times)


def _forks() -> None:
    """The nursery: one line of JSON for each server, its process id in return; until the input ends."""
    import tempfile

    import psycopg  # noqa: F401  # loaded once for all
    import uvloop  # noqa: F401  # loaded once for all

    import topsecret.server.serving  # noqa: F401  # loaded once for all
    from topsecret.server.services import build
    from topsecret.server.settings import load
    from topsecret.server.store import upgrade

    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.db"
        upgrade(database)
        build(load({"database": database}, environ={}))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # ended servers are reaped at once
    for line in sys.stdin.buffer:
        pid = os.fork()
        if pid == 0:
            _serve(json.loads(line))
        print(pid, flush=True)


if __name__ == "__main__":
    _forks()
