"""A database with tables of every kind in it, played through the hall, for tests of export, import and check."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import topsecret
from topsecret.fair import SEED_BYTES, Fair
from topsecret.record import moves
from topsecret.server import commands as c
from topsecret.server import entries as e
from topsecret.server.checker import replayed
from topsecret.server.decide import Decision, Who
from topsecret.server.hall import Hall
from topsecret.server.live import Live
from topsecret.server.metrics import Metrics
from topsecret.server.opening import first_entries
from topsecret.server.store import Store
from topsecret.server.store_import import guests, seated
from topsecret.server.table import Table

from .postgres import Postgres
from .stores import opened
from .tables import VARIANTS

BOARD = Path(topsecret.__file__).parent / "randolph" / "boards" / "europe.json"


class House:
    """A hall without clients. Visitors are made as they are needed; games are the same every time."""

    def __init__(self, store: Store, seed: int = 1) -> None:
        self.store = store
        self.hall = Hall(store, Metrics())
        self.dice = random.Random(seed)
        self.people: list[Who] = []
        self.tokens: list[bytes] = []

    async def person(self, number: int) -> Who:
        while len(self.people) <= number:
            name = f"Anna {len(self.people)}"
            self.tokens.append(hashlib.sha256(secrets.token_bytes(16)).digest())
            id = await self.store.create_visitor(
                token_hash=self.tokens[-1], kind="person", name=name, language="de", at=1_000
            )
            self.people.append(Who(id, name))
        return self.people[number]

    async def table(self, game: str, position: str | None = None, public: bool = False, **options: Any) -> Live:
        host = await self.person(0)
        first = first_entries(game, host.visitor, options=options, title=f"{game} für alle", public=public)
        created = first[0]
        assert isinstance(created, e.Created)
        if position is not None:
            first = [e.Created(created.game, created.options, host.visitor, position=position)]
        return await self.hall.create(first, game, public, host.visitor)

    async def do(self, live: Live, number: int, command: c.Command) -> dict[str, Any] | None:
        done = await self.hall.submit(live, await self.person(number), command, secrets.token_hex(4))
        return done.data

    async def begin(self, live: Live, bots: int = 0) -> Live:
        """Everybody sits down and is ready; the last seats are for bots."""
        seats = len(live.table.places)
        for seat in range(seats - bots):
            await self.do(live, seat, c.Sit(seat, f"Ænna {seat}"))
            await self.do(live, seat, c.Ready(True))
        for seat in range(seats - bots, seats):
            await self.do(live, 0, c.Bot(seat, "easy"))
        await self.hall.write(live, self._started)
        return live

    def _started(self, table: Table) -> Decision:
        """As the command 'start' does it, but with a seed that is the same every time."""
        fair = Fair(self.dice.randbytes(SEED_BYTES))
        names = [place.name for place in table.places]
        match = table.new_match(fair, names, "2026-11-15")
        return Decision([e.Started(fair.seed.hex(), table.game.version, names, match.date, moves(match))], made=match)

    async def play(self, live: Live, moves: int, undo: float = 0.3) -> Live:
        """Random legal moves, undone now and then."""
        for _ in range(moves):
            if live.table.status != "playing":
                break
            seat = self.dice.choice(live.table.pending())
            move = self.dice.choice(live.table.playing.legal(seat))
            await self.do(live, seat, c.Play(seat, move))
            if live.table.status == "playing" and live.table.playing.can_undo(seat) and self.dice.random() < undo:
                await self.do(live, seat, c.Undo(seat))
        return live


async def furnished(store: Store) -> list[str]:
    """Tables of every game and variant, and in every state; their keys."""
    house = House(store)
    lives = []
    for game, options in VARIANTS:
        lives.append(await house.play(await house.begin(await house.table(game, **options)), 25))
        assert lives[-1].table.status == "playing"
    own = json.loads(BOARD.read_text("utf-8"))
    own["name"] = "Unser Europa"
    lives.append(await house.play(await house.begin(await house.table("randolph", players=2, board=own)), 12))
    lives.append(await house.table("kramer", public=True, players=3))  # a lobby
    closed = await house.table("randolph", players=2)
    await house.hall.write(closed, lambda table: Decision([e.Ended("closed")]))
    lives.append(closed)
    over = await finished(house)
    await house.do(over, 1, c.Rematch())
    lives += [over, await house.hall.find(over.table.rematch or "")]
    position = lives[1].table.playing.position
    lives.append(await house.play(await house.begin(await house.table("kramer", position, **VARIANTS[1][1])), 8))
    resigned = await house.play(await house.begin(await house.table("kramer", players=3), bots=1), 0)
    await house.do(resigned, 0, c.Resign(0))
    await house.do(resigned, 1, c.Resign(1))
    lives.append(resigned)
    busy = await house.play(await house.begin(await house.table("kramer", players=2)), 4)
    await house.do(busy, 0, c.Note(0, "red", 'Ünsichtbar "zu langsam"\n'))
    await house.do(busy, 1, c.Say("players", "guten Tag 🕵"))
    await house.do(busy, 1, c.Offer(1, True))
    secret = await house.do(busy, 1, c.Link(1))
    assert secret is not None
    await house.do(busy, 5, c.Claim(secret["secret"]))
    await house.do(busy, 0, c.Leave())
    lives.append(busy)
    await house.hall.close()
    return [live.table.key for live in lives]


async def few(store: Store) -> list[str]:
    """A table of each game at play, one that is over, and its rematch; their keys."""
    house = House(store)
    lives = [
        await house.play(await house.begin(await house.table("kramer", players=2)), 10, undo=0),
        await house.play(await house.begin(await house.table("randolph", players=2)), 10),
        await finished(house),
    ]
    await house.do(lives[-1], 1, c.Rematch())
    await house.hall.close()
    return [live.table.key for live in lives]


async def finished(house: House) -> Live:
    """A game played to its end."""
    live = await house.begin(await house.table("kramer", players=2, finish=20, round_limit=12))
    await house.play(live, 400)
    assert live.table.status == "over"
    return live


async def contents(store: Store) -> dict[str, Any]:
    """Everything that is stored of the tables, with tokens in the place of the numbers of visitors."""
    found = {}
    for row in await store.tables(0, 1000):
        rows = await store.log(row.id)
        finding = replayed(row.key, row.code, rows)
        names = {guest.id: guest for guest in await guests(store, sorted(finding.visitors))}
        log = []
        for each in rows:
            plain = e.plain(e.read(each.payload))
            if "by" in plain:
                plain["by"] = names[plain["by"]].token_hash
            for entry in plain["entries"]:
                for name in ("host", "visitor"):
                    if name in entry:
                        entry[name] = names[entry[name]].token_hash
            log.append((each.seq, each.at, plain))
        table = finding.table
        shown = {audience: table.streams.since(audience, 0) for audience in sorted(table.streams.audiences)}
        seats = {number: names[v].token_hash for number, v in (await seated(store, row.id)).items()}
        found[row.key] = {
            "head": (row.code, row.game, row.status, row.public, row.created_at, json.loads(row.summary)),
            "host": names[row.host].token_hash,
            "due": row.due_at is None,
            "visitors": {(g.token_hash, g.kind, g.name, g.language, g.created_at) for g in names.values()},
            "seats": seats,
            "log": log,
            "state": table.state(),
            "told": shown,
            "scenes": {audience: table.scene(audience) for audience in shown},
            "record": finding.record,
            "faults": finding.faults,
        }
    return found


def edit(url: str, key: str, seq: int, change: Callable[[Any], Any]) -> None:
    """Change the row of a log behind the back of the store: `change` gets its data, and may give other data back."""
    which = "FROM events WHERE seq = :seq AND table_id = (SELECT id FROM tables WHERE key = :key)"
    [(payload,)] = asked(url, f"SELECT payload {which}", seq=seq, key=key)
    data = json.loads(payload)
    data = change(data) or data
    where = which.removeprefix("FROM events ")
    spoil(url, f"UPDATE events SET payload = :payload {where}", payload=json.dumps(data), seq=seq, key=key)


def spoil(url: str, statement: str, **values: Any) -> None:
    """Change something behind the back of the store."""
    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(sa.text(statement), values)
    engine.dispose()


def asked(url: str, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    """What the database answers."""
    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(sa.text(statement), values)]
    engine.dispose()
    return found


class Full:
    """Furnished databases of both kinds, made when they are first needed, and copies of them to spoil."""

    def __init__(
        self,
        folder: Path,
        postgres: Callable[[], Postgres],
        furnish: Callable[[Store], Awaitable[list[str]]] = furnished,
    ) -> None:
        self._folder, self._postgres, self._furnisher = folder, postgres, furnish
        self._copies = 0
        self._made: dict[str, str] = {}

    def copy(self, kind: str) -> str:
        """The address of a database of its own."""
        self._copies += 1
        original = self.original(kind)
        if kind == "postgresql":
            return self._postgres().fresh(template=original.removeprefix("postgresql://postgres@/").partition("?")[0])
        shutil.copy(original.removeprefix("sqlite:///"), self._folder / f"copy{self._copies}.db")
        return f"sqlite:///{self._folder}/copy{self._copies}.db"

    def original(self, kind: str) -> str:
        """The address of the one that is copied: only to be looked at."""
        if kind not in self._made:
            url = f"sqlite:///{self._folder}/full.db" if kind == "sqlite" else self._postgres().fresh(template="ready")
            self._made[kind] = url
            asyncio.run(self._furnish(url))
        return self._made[kind]

    async def _furnish(self, url: str) -> None:
        async with opened(url) as store:
            await self._furnisher(store)


def stored_in(url: str) -> dict[str, Any]:
    """As `contents`, of the database at an address."""

    async def look() -> dict[str, Any]:
        async with opened(url) as store:
            return await contents(store)

    return asyncio.run(look())


def key_of(url: str, game: str = "kramer", status: str = "playing", number: int = 0) -> str:
    """The key of a table like that."""
    which = "SELECT key FROM tables WHERE game = :game AND status = :status ORDER BY id"
    return str(asked(url, which, game=game, status=status)[number][0])


def row_with(url: str, key: str, kind: str, number: int = 0, line: str = "") -> int:
    """The row of a log with an entry of that kind (and a line that begins so)."""
    rows = asked(
        url,
        "SELECT seq, payload FROM events WHERE table_id = (SELECT id FROM tables WHERE key = :key) ORDER BY seq",
        key=key,
    )
    fitting = [
        seq
        for seq, payload in rows
        for entry in json.loads(payload)["entries"]
        if entry["e"] == kind and any(each.startswith(line) for each in entry.get("lines", [""]))
    ]
    return int(fitting[number])
