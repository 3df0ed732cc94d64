"""A household of scripted players: whole games of every kind through real sockets, and what must be true of them afterwards.

At the end every device's picture must equal the server's own for those eyes, and every acknowledged command must stand in the
log and in the record exactly once.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import sqlalchemy as sa

import topsecret
from topsecret.server import entries as e
from topsecret.server import schema
from topsecret.server.store_engine import address, reader_engine

from .devices import PATIENCE, Device, Picture, Violation, over
from .players import ROUGH, Manners, Player, Spectator


class Household:
    """Everybody who plays, and the addresses of the servers they play at."""

    def __init__(self, urls: Sequence[str], seed: int, *, manners: Manners = ROUGH, pace: float = 0.0) -> None:
        self.urls = list(urls)
        self.dice = random.Random(seed)
        self.manners = manners
        self._pace = pace
        self._gate = asyncio.Event()
        self._gate.set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.web = httpx.AsyncClient(
            timeout=PATIENCE, trust_env=False, limits=httpx.Limits(max_connections=20, max_keepalive_connections=20)
        )

    async def __aenter__(self) -> Household:
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.web.aclose()

    def later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def pace(self) -> None:
        """Between two decisions: nobody plays while the household holds its breath."""
        if self._pace:
            await asyncio.sleep(self.dice.random() * 2 * self._pace)
        await self._gate.wait()

    def hold(self) -> None:
        """From now on nobody decides anything."""
        self._gate.clear()

    def go_on(self) -> None:
        self._gate.set()

    async def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        """HTTP, again and again while the server is away; a fault of the server's is a Violation."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    url = self.dice.choice(self.urls) + path
                    answer = await self.web.request(method, url, json=body, headers=headers)
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
                    continue
                if answer.status_code == 503:
                    await asyncio.sleep(0.05)
                    continue
                if answer.status_code >= 500:
                    raise Violation(f"{method} {path}: {answer.status_code} {answer.text}")
                if answer.headers["content-type"].startswith("application/json"):
                    return answer.json() if answer.is_success else {**answer.json(), "status": answer.status_code}
                return answer.text

    async def visitor(self, name: str) -> str:
        """A new visitor; his token."""
        return str((await self.ask("POST", "/api/visitors", body={"name": name}))["token"])

    async def table(
        self,
        game: str,
        options: dict[str, Any],
        seats: str | None = None,
        *,
        spectators: int = 0,
        homes: Sequence[str] | None = None,
        **settings: Any,
    ) -> Party:
        """A new table; `seats` has a letter for each seat, the same letter for the same device, and `.` for a bot.

        `homes`: the node of each device, in the order of the letters.
        """
        players = int(options["players"])
        seats = seats or "abcdefg"[:players]
        letters = [letter for letter in dict.fromkeys(seats) if letter != "."]
        tokens = {letter: await self.visitor(letter) for letter in letters}
        host = letters[0]
        first = [
            {"bot": "easy"} if letter == "." else {"name": f"{letter}{seat}"} if letter == host else None
            for seat, letter in enumerate(seats)
        ]
        if "spectators_allowed" in settings:
            settings["spectators"] = settings.pop("spectators_allowed")
        body = {"game": game, "options": options, "seats": first, **settings}
        made = await self.ask("POST", "/api/tables", tokens[host], body)
        if "key" not in made:
            raise Violation(f"{body}: {made}")
        party = Party(self, made["key"], game, options, seats)
        for number, letter in enumerate(letters):
            device = Player(self, letter, tokens[letter], party.key, self.manners)
            device.home = homes[number % len(homes)] if homes else None
            party.players.append(device)
        for number in range(spectators):
            name = f"watcher{number}"
            watcher = Spectator(self, name, await self.visitor(name), party.key, self.manners)
            watcher.home = homes[number % len(homes)] if homes else None
            party.spectators.append(watcher)
        return party

    async def game(self, game: str, options: dict[str, Any], seats: str | None = None, **more: Any) -> Party:
        """A whole game, from the new table to its end, and everything checked."""
        party = await self.table(game, options, seats, **more)
        async with party:
            await party.begin()
            await party.play()
            await party.check()
        return party


@dataclass
class Party:
    """The people of one table."""

    house: Household
    key: str
    game: str
    options: dict[str, Any]
    seats: str
    players: list[Player] = field(default_factory=list)
    spectators: list[Spectator] = field(default_factory=list)

    @property
    def host(self) -> Player:
        return self.players[0]

    @property
    def devices(self) -> list[Player]:
        return [*self.players, *self.spectators]

    async def __aenter__(self) -> Party:
        await asyncio.gather(*(device.open() for device in self.devices))
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(device.close() for device in self.devices))

    async def begin(self) -> None:
        """Everybody sits down and is ready, and the host starts."""
        for device in self.players[1:]:
            for seat, letter in enumerate(self.seats):
                if letter == device.name:
                    await device.must({"do": "sit", "seat": seat, "name": f"{letter}{seat}"})
            await device.must({"do": "ready", "ready": True})
        await self.host.must({"do": "start"})

    async def play(self, until: Callable[[Picture], bool] = over) -> None:
        async with asyncio.TaskGroup() as group:
            for device in self.devices:
                group.create_task(device.play(until))

    async def play_some(self, items: int) -> None:
        """Until the host was told that many things more."""
        n = self.host.picture.n + items
        playing = asyncio.create_task(self.play())
        try:
            await self.host.until(lambda picture: picture.n >= n or over(picture))
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    async def check(self) -> None:
        """The game is over: pictures, log and record agree with what everybody was told."""
        await self.same_pictures()
        await self.check_record()

    async def same_pictures(self) -> None:
        await asyncio.gather(*(same_picture(device) for device in self.devices))

    async def _record(self) -> str:
        """The record; a node that has not heard of the end yet is asked again."""
        for _ in range(200):
            answer = await self.house.ask("GET", f"/api/tables/{self.key}/record", self.host.token)
            if isinstance(answer, str):
                return answer
            await asyncio.sleep(0.05)
        raise Violation(f"there is no record of {self.key}: {answer}")

    async def check_record(self) -> None:
        """The record holds exactly the moves that were acknowledged, for every seat that a person had."""
        text = await self._record()
        match = topsecret.load(text)
        if not match.over:
            raise Violation(f"the record of {self.key} does not lead to the end")
        for device in self.players:
            for seat in device.picture.mine:
                told = acknowledged(device, seat)
                written = [line.partition(": ")[2] for line in text.splitlines() if line.startswith(f"{seat}: ")]
                shown = [match.game.action_text(number) for number in told]
                if shown != written:
                    raise Violation(f"{device}: seat {seat} played {shown}, the record says {written}")


def acknowledged(device: Device, seat: int) -> list[int]:
    """The moves of a seat that were acknowledged and not taken back, in their order."""
    moves: list[int] = []
    mine = [(frame, answer) for frame, answer in device.done if frame["command"].get("seat") == seat]
    for frame, _ in sorted(mine, key=lambda pair: pair[1]["n"]):
        if frame["command"]["do"] == "play":
            moves.append(frame["command"]["move"])
        elif frame["command"]["do"] == "undo":
            moves.pop()
    return moves


async def same_picture(device: Device, tries: int = 200) -> None:
    """What the device shows, and all it was ever told, is what the server would tell it from the start."""
    here: dict[str, Any] = {}
    there: dict[str, Any] = {}
    for _ in range(tries):
        seat = device.picture.audience
        query = f"?since=0&seat={seat}" if seat is not None and seat >= 0 else "?since=0"
        there = await device.house.ask("GET", f"/api/tables/{device.table}{query}", device.token)
        here = device.picture.shown()
        there = {name: there[name] for name in here}
        if there == here:
            break
        await asyncio.sleep(0.05)
    else:
        differing = [name for name in here if there[name] != here[name]]
        shown = "\n".join(f"{name}: {difference(here[name], there[name])}" for name in differing)
        raise Violation(f"{device}: the server's picture differs in {differing}:\n{shown}")
    for audience, items in list(device.picture.told.items()):
        if audience in device.picture.mine and audience != device.picture.audience:
            await _same_items(device, audience, items)


async def _same_items(device: Device, audience: int, items: list[Any]) -> None:
    """What a seat was told while it was shown is what the server would tell it."""
    for _ in range(200):
        path = f"/api/tables/{device.table}?since=0&seat={audience}"
        told = (await device.house.ask("GET", path, device.token))["items"]
        if told[: len(items)] == items:
            return
        await asyncio.sleep(0.05)
    raise Violation(f"{device}: what seat {audience} was told differs: {difference(items, told[: len(items)])}")


def difference(here: Any, there: Any) -> str:
    """Where two pictures differ first, in few words."""
    if isinstance(here, dict) and isinstance(there, dict):
        name = next(name for name in {**here, **there} if here.get(name) != there.get(name))
        return f"{name}: {difference(here.get(name), there.get(name))}"
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        index = next(index for index, each in enumerate(here) if each != there[index])
        return f"{index}: {difference(here[index], there[index])}"
    if isinstance(here, list) and isinstance(there, list):
        return f"{len(here)} here, {len(there)} there, at the end {here[-2:]} and {there[-2:]}"[:600]
    return f"{here} here, {there} there"[:600]


# --- what stands in the database


def lines(database: str, key: str) -> list[e.Line]:
    """The log of a table, as it is stored."""
    engine = reader_engine(address(database))
    try:
        with engine.connect() as connection:
            query = (
                sa.select(schema.events.c.seq, schema.events.c.payload)
                .join(schema.tables, schema.tables.c.id == schema.events.c.table_id)
                .where(schema.tables.c.key == key)
                .order_by(schema.events.c.seq)
            )
            rows = connection.execute(query).all()
    finally:
        engine.dispose()
    if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
        raise Violation(f"the log of {key} has holes: {[seq for seq, _ in rows]}")
    return [e.read(payload.encode() if isinstance(payload, str) else bytes(payload)) for _, payload in rows]


def check_log(database: str, party: Party) -> None:
    """Every acknowledged command that had an effect is in the log once, every refused one is not."""
    log = lines(database, party.key)
    times = Counter(line.id for line in log if line.id is not None)
    if len({(line.by, line.id) for line in log if line.id}) != sum(times.values()):
        raise Violation(f"a command stands twice in the log of {party.key}: {times.most_common(3)}")
    for device in party.devices:
        for frame, _ in device.done:
            if not times[frame["id"]] and frame["command"]["do"] in ("play", "undo", "note", "say", "sit", "start"):
                raise Violation(f"{device}: {frame} was acknowledged, but is not in the log")
        for id in device.refused:
            if times[id]:
                raise Violation(f"{device}: {id} was refused, but is in the log")


async def steadily(things: Sequence[Any], at_once: int, work: Callable[[Any], Any]) -> None:
    """Do the work for all things, some at a time; the first that fails ends it all."""
    waiting = iter(things)

    async def lane() -> None:
        for thing in waiting:
            await work(thing)

    async with asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(lane())
