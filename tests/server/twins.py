"""Two worlds that one audience cannot tell apart, at two tables of a server whose clock is set by hand.

Many secrets are small (an agent is one of seven), and no search for them finds anything. So two games are played side by side with the
same public history and other secrets. Every byte that is sent to that audience must then be the same in both.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

import topsecret as ts
from topsecret.chance import Script
from topsecret.match import Match
from topsecret.play.game import CHANCE_SEAT
from topsecret.record import moves
from topsecret.server import entries as e
from topsecret.server.decide import Decision
from topsecret.server.listening import listen, url
from topsecret.server.live import Live
from topsecret.server.services import Services, build
from topsecret.server.serving import Server
from topsecret.server.settings import load
from topsecret.server.streams import HANDOVER, SPECTATOR

from .leaks import Caller, Ear, Phone

SEED = "5eed" * 16
KEYS = "twin-one-AAAAAAAAAAAAA", "twin-two-BBBBBBBBBBBBB"
CODES = "TWNAAA", "TWNBBB"


# --- a server whose clock is set by hand


class GlassHouse:
    """The whole server in this process, on a real port. Its clock is set by hand and nothing happens by itself."""

    def __init__(self, folder: Path) -> None:
        self.settings = load(
            {"database": f"sqlite:///{folder}/glass.db", "data_dir": str(folder), "limits.on": False}, environ={}
        )
        self.now = 1_800_000_000_000
        self.services: Services

    async def __aenter__(self) -> GlassHouse:
        self._real_time, time.time_ns = time.time_ns, lambda: self.now * 1_000_000
        house = build(self.settings)
        listener = listen("127.0.0.1", 0)
        self.address = url(listener)
        started = asyncio.Event()
        self._server = Server(self.settings, house, started.set)
        self._task = asyncio.create_task(self._server.serve(sockets=[listener]))
        await asyncio.wait((self._task, asyncio.ensure_future(started.wait())), return_when=asyncio.FIRST_COMPLETED)
        self.services = house.state.services
        await self.services.driver.close()
        self.services.hall.after = lambda live: None
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        await self._task
        time.time_ns = self._real_time

    async def person(self, name: str, ear: Ear | None = None) -> tuple[Caller, int]:
        """A visitor and the number by which the log knows him."""
        token, row = await self.services.visitors.new(name=name)
        return Caller(self.address, token, ear), row.id

    async def table(self, key: str, code: str, entries: list[e.AnyEntry]) -> Live:
        """A table with a key and a code chosen by hand."""
        created = entries[0]
        assert isinstance(created, e.Created)
        await self.services.store.create_table(
            key=key,
            code=code,
            game=created.game,
            public=False,
            host=created.host,
            summary=b"{}",
            at=self.now,
            payload=e.write(e.Line(entries)),
        )
        return await self.services.hall.find(key)

    async def write(self, live: Live, *entries: e.AnyEntry) -> None:
        """A row of the log, whatever the rules of commands say; folded, durable and told as any other."""
        await self.services.hall.write(live, lambda table: Decision(list(entries)))


# --- two worlds


@dataclass
class Step:
    """Something that happens in one world or in both: the entries to be written in each."""

    rows: tuple[list[e.AnyEntry], list[e.AnyEntry]]


@dataclass
class Twins:
    """Two games side by side that `eyes` (a seat, or None: the public) cannot tell apart.

    Dice and draws are chosen as the moves are: whatever those eyes are told of them is the same in both worlds. Now and then
    somebody does something in secret in one of the worlds only.
    """

    game: str
    options: dict[str, Any]
    eyes: int | None
    seed: int
    position: str | None = None
    """Where the first world begins, if not at the start; the other one begins there with other secrets."""
    script: tuple[tuple[int, str], ...] = ()
    """What is played first, in both worlds."""
    worlds: tuple[Match, Match] = field(init=False)
    starts: list[str | None] = field(init=False)
    dice: random.Random = field(default_factory=random.Random)
    alone: int = 0
    """Secret steps that were made in one world only."""
    apart: int = 0
    """Steps that differed."""
    _last: tuple[dict[int, str], dict[int, str]] = field(init=False, default_factory=lambda: ({}, {}))

    def __post_init__(self) -> None:
        self.dice.seed(f"{self.seed} {self.dice.random()}" if hasattr(self, "worlds") else self.seed)
        if self.position is None:
            self.worlds = ts.new(self.game, chance=[], **self.options), ts.new(self.game, chance=[], **self.options)
        else:
            first = ts.new(self.game, position=self.position, chance=[])
            drawn = first.resampled(self.eyes, self.dice.getrandbits(40), chance=Script())
            self.worlds = first, ts.new(self.game, position=drawn.position, chance=[])
        self.starts = [match.position if self.position else None for match in self.worlds]

    def deal(self) -> tuple[list[str], list[str]]:
        """What chance does before the first decision."""
        for _ in range(500):
            if self._chance():
                return moves(self.worlds[0]), moves(self.worlds[1])
            self.__post_init__()
        raise AssertionError("no two deals look alike")

    def steps(self, most: int) -> Iterator[Step]:
        """What happens next, until nothing is left that looks the same in both worlds."""
        for seat, text in self.script:
            step = self._play(seat, (text, text))
            assert step is not None
            yield step
        failures = 0
        while most and failures < 40:
            chance = self.dice.random()
            step = self._undone() if chance < 0.1 else self._alone() if chance < 0.35 else self._together()
            failures = 0 if step is not None else failures + 1
            if step is not None:
                most -= 1
                yield step

    def shown(self, match: Match, seat: int, action: int) -> tuple[Any, ...]:
        """What the eyes would be told and see if that happened."""
        before = match._state
        after = before.copy()
        game = match.game
        game.face.apply(after, seat, action)
        told = [event.told(self.eyes) for event in game.events(before, seat, action, after)]
        pending = game.face.pending(after)
        return [each for each in told if each is not None], game.view(after, self.eyes), pending

    def _nothing(self, match: Match) -> tuple[Any, ...]:
        return [], match.game.view(match._state, self.eyes), match.game.face.pending(match._state)

    def _pair(self, seat: int, choices: tuple[list[int], list[int]]) -> tuple[int, int] | None:
        """An action in each world that look alike, different ones if possible."""
        first, second = self.worlds
        for one in self.some(choices[0], 6):
            wanted = self.shown(first, seat, one)
            others = [one] if seat == self.eyes else [*self.some([a for a in choices[1] if a != one], 8), one]
            for other in others:
                if other in choices[1] and self.shown(second, seat, other) == wanted:
                    return one, other
        return None

    def some(self, choices: list[int], most: int) -> list[int]:
        return self.dice.sample(choices, min(most, len(choices)))

    def _chance(self) -> bool:
        """Dice and draws until somebody is asked; False if they cannot be made to look alike."""
        first, second = self.worlds
        while first.awaits is not None:
            choices = tuple([k for k, w in enumerate(m._chance_weights()) if w] for m in self.worlds)
            pair = self._pair(CHANCE_SEAT, choices)  # type: ignore[arg-type]  # two worlds
            if pair is None:
                return False
            self.apart += pair[0] != pair[1]
            for match, outcome in zip(self.worlds, pair, strict=True):
                match.happen(match.game.chance_text(match._state, outcome))
        return second.awaits is None

    def _together(self) -> Step | None:
        first, second = self.worlds
        if not first.to_move:
            return None
        seat = self.dice.choice(first.to_move)
        pair = self._pair(seat, (first.legal(seat), second.legal(seat)))
        if pair is None:
            return None
        self.apart += pair[0] != pair[1]
        return self._play(seat, pair)

    def _play(self, seat: int, pair: tuple[int, int] | tuple[str, str]) -> Step | None:
        since = [match.version for match in self.worlds]
        for match, action, last in zip(self.worlds, pair, self._last, strict=True):
            match.play(seat, action)
            last[seat] = "together"
        if not self._chance():
            return None
        by = self.dice.choice(("player", "player", "bot", "standin"))
        rows = [[e.Played(seat, moves(m, n), by)] for m, n in zip(self.worlds, since, strict=True)]
        return Step((rows[0], rows[1]))  # type: ignore[arg-type]  # lists of entries

    def _alone(self) -> Step | None:
        """One world only: somebody does something that the eyes are told nothing of."""
        world = self.dice.randrange(2)
        match = self.worlds[world]
        for seat in self.some([s for s in match.to_move if s != self.eyes], 7):
            for action in self.some(match.legal(seat), 12):
                if self.shown(match, seat, action) == self._nothing(match):
                    since = match.version
                    match.play(seat, action)
                    self._last[world][seat] = "alone"
                    self.alone += 1
                    return self._only(world, e.Played(seat, moves(match, since)))
        return None

    def _undone(self) -> Step | None:
        """Somebody takes back what he did: in both worlds, or what he did in secret in one."""
        for seat in self.some(list(self.worlds[0].to_move), 7):
            kinds = [last.get(seat) for last in self._last]
            can = [match.can_undo(seat) for match in self.worlds]
            if kinds == ["together", "together"] and all(can):
                for match, last in zip(self.worlds, self._last, strict=True):
                    match.undo(seat)
                    last.pop(seat)
                return Step(([e.Undone(seat)], [e.Undone(seat)]))
            for world in (0, 1):
                if kinds[world] == "alone" and can[world] and seat != self.eyes:
                    self.worlds[world].undo(seat)
                    self._last[world].pop(seat)
                    return self._only(world, e.Undone(seat))
        return None

    def _only(self, world: int, *entries: e.AnyEntry) -> Step:
        return Step((list(entries), [])) if world == 0 else Step(([], list(entries)))


# --- their tables


class TwoTables:
    """The two tables of twins, and one audience that looks at both of them."""

    def __init__(self, house: GlassHouse, twins: Twins, audience: int) -> None:
        self.house, self.twins, self.audience = house, twins, audience
        self.dice = random.Random(twins.seed)
        self.players = twins.worlds[0].players
        self.callers: list[Caller] = []
        self.lives: list[Live] = []
        self.phones: list[Phone] = []
        self.owners: list[Phone] = []
        self.answers: tuple[list[bytes], list[bytes]] = ([], [])
        self.rows = 0

    @property
    def seat(self) -> int | None:
        return self.audience if self.audience >= 0 else None

    @property
    def others(self) -> list[int]:
        """Seats whose secrets the audience may not know."""
        return [seat for seat in range(self.players) if seat != self.audience]

    async def begin(self) -> None:
        """Everybody sits down, the audience begins to look, and the game starts, with the same hash of the seed in both worlds."""
        house = self.house
        people = [await house.person(f"Player {seat}") for seat in range(self.players)]
        self.callers = [caller for caller, _ in people]
        ids = [id for _, id in people]
        if self.audience == SPECTATOR:
            watcher, _ = await house.person("Watcher")
            self.callers.append(watcher)
        elif self.audience == HANDOVER:
            watcher, ids[1] = people[0]
        else:
            watcher = self.callers[self.audience]
        self.watcher = watcher
        owner = self.callers[self.others[-1]]
        options = ts_options(self.twins)
        clock = e.Clock(move=3600, game=36_000)
        seated: list[e.AnyEntry] = []
        for seat, id in enumerate(ids):
            seated += [e.Sat(seat, f"Player {seat}", id), e.Readied(seat, True)]
        for key, code, position in zip(KEYS, CODES, self.twins.starts, strict=True):
            created = e.Created(self.twins.game, options, ids[0], title="Twins", clock=clock, position=position)
            self.lives.append(await house.table(key, code, [created, *seated]))
        for live in self.lives:
            self.phones.append(await watcher.phone("twin"))
            await self.phones[-1].watch(live.table.key)
            self.owners.append(await owner.phone())
            await self.owners[-1].watch(live.table.key)
        lines = self.twins.deal()
        names = [f"Player {seat}" for seat in range(self.players)]
        rows = [
            [e.Started(SEED, live.table.game.version, names, "2026-11-15", dealt)]
            for live, dealt in zip(self.lives, lines, strict=True)
        ]
        await self.both(*rows)

    async def both(self, one: list[Any], two: list[Any]) -> None:
        """The same moment in both worlds."""
        self.house.now += self.dice.randrange(1, 5000)
        for live, entries in zip(self.lives, (one, two), strict=True):
            if entries:
                await self.house.write(live, *entries)
                self.rows += 1

    async def something_else(self) -> None:
        """What happens at tables beside moves: openly in both worlds, or in secret in one of them."""
        seat = self.dice.choice(self.others)
        secretly: list[Any] = [
            e.Noted(seat, f"about {self.rows}", "a note of another seat"),
            e.Linked(seat, f"{self.rows:064x}"),
            e.Nudged(seat),
        ]
        if self.audience != SPECTATOR:
            secretly.append(e.Said("spectators", "Watcher", "I know who is red"))
        openly: list[list[Any]] = [
            [e.Said("players", f"Player {seat}", "hm", seat)],
            [e.Offered(seat, True), e.Offered(seat, False)],
            [e.Left(seat)],
            [e.StoodIn(seat, "gone")],
            [e.Back(seat)],
        ]
        if self.dice.random() < 0.6:
            entry = self.dice.choice(secretly)
            await self.both(*([[entry], []] if self.dice.random() < 0.5 else [[], [entry]]))
        else:
            entries = self.dice.choice(openly)
            await self.both(entries, entries)

    async def ask(self) -> None:
        """The audience asks for everything it can think of, with the same words in both worlds."""
        number = self.dice.randrange(10_000)
        mine = {} if self.seat is None else {"seat": self.seat}
        commands: list[dict[str, Any]] = [
            {"do": "play", "seat": self.others[0], "move": number},
            {"do": "undo", "seat": self.others[-1]},
            {"do": "note", "seat": self.others[-1], "about": "x", "text": "y"},
            {"do": "say", "room": "players", "text": f"so {number}"},
            {"do": "resign", "seat": self.others[0]},
        ]
        if self.seat is not None:
            legal = self.twins.worlds[0].legal(self.seat)
            wrong = next(k for k in range(number % 500, 10_000) if k not in legal)
            commands += [
                {"do": "play", "move": wrong, **mine},
                {"do": "play", "move": ["pass", "nonsense", wrong], **mine},
                {"do": "note", "about": "mine", "text": f"{number}", **mine},
                {"do": "offer", "yes": False, **mine},
            ]
        commands = self.dice.sample(commands, 4)
        paths = [f"?since={self.dice.randrange(40)}", "", "/log", f"?seat={self.others[-1]}", "/reveal", "/record"]
        paths += [f"/replay?from={self.dice.randrange(20)}&count=4", "/replay?open=true"]
        for world, live in enumerate(self.lives):
            for command in commands:
                await self.phones[world].do(live.table.key, command)
            for path in paths:
                await self.fetch(world, path)

    async def fetch(self, world: int, path: str) -> None:
        answer = await self.watcher.ask("GET", f"/api/tables/{KEYS[world]}{path}")
        head = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "date")
        self.answers[world].append(f"{path} {answer.status_code} {head}".encode() + answer.content)

    async def play(self, most: int) -> None:
        """The games go on side by side."""
        for step in self.twins.steps(most):
            await self.both(*step.rows)
            if self.dice.random() < 0.3:
                await self.something_else()
            if self.dice.random() < 0.1:
                await self.ask()
        await self.ask()
        for world in (0, 1):
            for path in ("?since=0", "/log", "/actions", "/replay?count=100"):
                await self.fetch(world, path)
            for phone in (self.phones[world], self.owners[world]):
                await phone.settled()

    def compare(self) -> None:
        """Whatever the audience was sent is the same in both worlds, frame by frame and answer by answer."""
        # How long bots wait, and when clocks begin to run, comes from this alone.
        assert self.lives[0].table.told == self.lives[1].table.told
        told = self.told(self.phones)
        assert len(told[0]) == len(told[1])
        for one, two in zip(*told, strict=True):
            assert one == two
        answers = same_names(self.answers)
        assert len(answers[0]) == len(answers[1]) > 0
        for one, two in zip(*answers, strict=True):
            assert one == two

    def differ(self) -> None:
        """The worlds are not the same, and those who may know it are told so."""
        one, two = self.twins.worlds
        assert one.position != two.position
        told = self.told(self.owners)
        assert told[0] != told[1]

    def told(self, phones: list[Phone]) -> tuple[list[bytes], list[bytes]]:
        return same_names((phones[0].frames, phones[1].frames))


def ts_options(twins: Twins) -> str:
    match = twins.worlds[0]
    return match.game.options.text(match.options)


def same_names(bytes_of: tuple[list[bytes], list[bytes]]) -> tuple[list[bytes], list[bytes]]:
    """Bytes of both worlds with the keys and codes of the first; these are as long as those of the second."""
    two = [each.replace(KEYS[1].encode(), KEYS[0].encode()) for each in bytes_of[1]]
    return bytes_of[0], [each.replace(CODES[1].encode(), CODES[0].encode()) for each in two]
