"""A real server process on loopback, with a database of its own, that can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import httpx

from topsecret.client import Client, Picture, Table

PATIENCE = 60.0
"""Seconds for anything on a busy machine."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`topsecret serve` on SQLite; bots move at once, and nobody is limited."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = {"TOPSECRET_LIMITS": "false", "TOPSECRET_BOTS_DELAY": "0,0", **settings}
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "topsecret", "serve", "--port", str(self.port), "--database", self.database],
                stdout=log,
                stderr=log,
                env=os.environ | {"XDG_DATA_HOME": str(self.folder)} | self._settings,
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/readyz").is_success:
                    return
            except httpx.TransportError:
                pass
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server does not start:\n{self.log}")

    @property
    def pid(self) -> int:
        if self._process is None:
            raise AssertionError("the server does not run")
        return self._process.pid

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'games.db'}"

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")[-4000:]

    def kill(self) -> None:
        """As if the plug had been pulled."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host stops it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None


async def play_on(table: Table, seed: int, *, until: Callable[[Picture], bool] = lambda picture: picture.over) -> None:
    """A scripted player: plays something legal whenever a seat of this device is asked."""
    dice = random.Random(seed)
    async for _ in table.changes():
        while not until(table.picture) and table.picture.actions:
            await table.play(dice.choice(table.picture.actions), at=table.picture.n)
        if until(table.picture):
            return


async def seated(server: Server, *names: str, game: str = "kramer", **settings: object) -> list[tuple[Client, Table]]:
    """A new table with these people, each with a device; the first is the host."""
    players: list[tuple[Client, Table]] = []
    key = ""
    for seat, name in enumerate(names):
        client = Client(server.url, name=name)
        key = key or (await client.create(game, **settings)).key
        table = await client.watch(key)
        await table.sit(seat, name)
        await table.ready()
        players.append((client, table))
    return players


async def leave(players: list[tuple[Client, Table]]) -> None:
    await asyncio.gather(*(client.close() for client, _ in players))
