"""A server on loopback for clients, with a SQLite database of its own; scripted players, and people who sit down together."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from topsecret.client import Client, Picture, Table

from ..server import process
from ..server.process import PATIENCE, free_port

__all__ = ["PATIENCE", "Server", "free_port", "leave", "play_on", "seated"]


class Server(process.Server):
    """`topsecret serve` on SQLite, its games in a folder; bots move at once, and nobody is limited."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(f"sqlite:///{folder / 'games.db'}", folder, **settings)


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
