"""The programs of the server benchmark: the servers, each on one core, and the players on the others."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

OUR_ENVIRONMENT = {"TOPSECRET_LIMITS": "no"}
"""The limits are for strangers; a household of a thousand tables at one address would run into them."""
STARTS_WITHIN = 60.0
"""Seconds until a started server must answer."""
ENDS_WITHIN = 20.0
FILES = 16_384
"""Open files a program may have: a socket is one."""


class Broken(Exception):
    """A program of the benchmark ended, or said something went wrong."""


def cores() -> tuple[set[int], set[int]] | None:
    """The core of the servers, and the cores of the players; None where programs cannot be held to cores."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    all_cores = sorted(os.sched_getaffinity(0))
    return ({all_cores[-1]}, set(all_cores[:-1])) if len(all_cores) > 1 else None


@contextmanager
def held_to(which: int) -> Iterator[None]:
    """What is started meanwhile stays on the servers' core (0) or on the players' cores (1)."""
    pair = cores()
    if pair is None:
        yield
        return
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, pair[which])
    try:
        yield
    finally:
        os.sched_setaffinity(0, mine)


def allow_files() -> None:
    """Let the programs started from here have thousands of sockets, as far as the machine allows."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Program:
    """A child process, in a session of its own so that Ctrl-C is for the benchmark alone. What it complains of goes to a file."""

    def __init__(
        self, words: Sequence[str | Path], which: int, environment: dict[str, str] | None = None, talks: bool = True
    ) -> None:
        self.words = words
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115  closed by close()
        with held_to(which):
            self.process = subprocess.Popen(
                [str(word) for word in words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE if talks else self.complaints,
                stderr=self.complaints,
                start_new_session=True,
                env={**os.environ, **(environment or {})},
            )

    def line(self) -> str:
        """The next line it prints."""
        assert self.process.stdout is not None
        text = self.process.stdout.readline().decode()
        if not text:
            raise self.broken("ended")
        return text

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self.broken("ended") from None

    def broken(self, how: str) -> Broken:
        self.complaints.seek(0)
        tail = self.complaints.read()[-1500:].decode(errors="replace").strip()
        name = " ".join(Path(str(word)).name for word in self.words[:3])
        return Broken("\n".join(part for part in (tail, f"{name} {how}") if part))

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(ENDS_WITHIN)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()
        self.complaints.close()

    def kill(self) -> None:
        """As when the machine fails, for this program."""
        self.process.kill()
        self.process.wait()

    @property
    def memory(self) -> int | None:
        """Bytes of memory that are really in use by it, or None where that cannot be read."""
        return _status(self.process.pid, "VmRSS:")

    @property
    def core_time(self) -> float | None:
        """Seconds it has had on a core, all threads together, or None where that cannot be read."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _status(pid: int, name: str) -> int | None:
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    for line in text.splitlines():
        if line.startswith(name):
            return int(line.split()[1]) * 1024
    return None


class Server(Program):
    """A server that listens on the loopback. It is ended also when this process is killed: a small watchman waits for that."""

    url: str

    def __init__(self, words: Sequence[str | Path], environment: dict[str, str], talks: bool) -> None:
        super().__init__(words, 0, environment, talks)
        self.watchman = None
        if os.name == "posix":
            watch = ["sh", "-c", 'read _; kill "$1"', "watchman", str(self.process.pid)]
            self.watchman = subprocess.Popen(watch, stdin=subprocess.PIPE, start_new_session=True)

    def close(self) -> None:
        if self.watchman is not None:
            self.watchman.kill()
            self.watchman.communicate()
        super().close()


def ours(database: str) -> Server:
    """`topsecret serve` on that database, one process, without the limits that keep strangers from doing what we do here."""
    port = free_port()
    words = [
        sys.executable,
        "-m",
        "topsecret",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--database",
        database,
    ]
    server = Server(words, OUR_ENVIRONMENT, talks=False)
    server.url = f"http://127.0.0.1:{port}"
    try:
        wait_for(server, f"{server.url}/readyz")
    except BaseException:
        server.close()
        raise
    return server


def boardgameio(node: Path, folder: Path, files: Path | None = None) -> Server:
    """The peer, set up for production: matches in memory, or in files of a folder."""
    words = [node, folder / "server.js", *([files] if files else [])]
    server = Server(words, {"NODE_ENV": "production"}, talks=True)
    try:
        server.url = f"http://127.0.0.1:{json.loads(server.line())['port']}"
        wait_for(server, f"{server.url}/games")
    except BaseException:
        server.close()
        raise
    return server


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def wait_for(server: Server, url: str) -> None:
    until = time.monotonic() + STARTS_WITHIN
    while True:
        if server.process.poll() is not None:
            raise server.broken("did not start")
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except (urllib.error.URLError, OSError):
            if time.monotonic() > until:
                raise server.broken(f"did not answer within {STARTS_WITHIN:.0f} s") from None
            time.sleep(0.05)


class Players(Program):
    """All players of one server, in one Node process that is told what to do; see load/main.js."""

    def __init__(self, node: Path, folder: Path, kind: str, url: str) -> None:
        super().__init__([node, folder / "main.js", kind, url], 1)

    def do(self, command: str, **how: Any) -> dict[str, Any]:
        self.say(json.dumps({"do": command, **how}))
        answer: dict[str, Any] = json.loads(self.line())
        if "error" in answer:
            raise Broken(f"the players: {answer['error']}")
        return answer
