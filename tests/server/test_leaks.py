"""Nothing secret is in any byte that is sent to those who may not know it, nor in the number of frames, nor in logs and metrics."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import random
import secrets
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import topsecret as ts
from topsecret.match import Match
from topsecret.record import moves
from topsecret.server import entries as e
from topsecret.server.live import Live
from topsecret.server.streams import HANDOVER, SPECTATOR

from ..kramer.positions import at as kramer_at
from ..randolph.positions import at as randolph_at
from .household import lines
from .leaks import Caller, Ear, Phone, Vault, all_of, leaked, visitor
from .process import Server
from .receivers import Browser, SmtpServer
from .tables import VARIANTS
from .twins import KEYS, GlassHouse, Twins, TwoTables

LIMIT = 120.0
SOAK = int(os.environ.get("SOAK_TIMES", "1"))
"""How many times more worlds are tried than in `make test`."""

# --- two worlds

WORLDS = [
    ("kramer", {"players": 2}, 0),
    ("kramer", {"players": 4, "cards": True}, 3),
    ("kramer", {"players": 4, "cards": True}, SPECTATOR),
    ("kramer", {"players": 3, "dossier": True}, 0),
    ("kramer", {"players": 3, "dossier": True, "dossier_dashes": "free"}, HANDOVER),
    ("kramer", {"players": 7, "cards": True, "dossier": True}, 2),
    ("randolph", {"players": 2}, 1),
    ("randolph", {"players": 3}, SPECTATOR),
    ("randolph", {"players": 4, "edition": "english"}, HANDOVER),
    ("randolph", {"players": 4, "placement": "round_robin"}, 0),
]


FORMS = "phase=dossier after=safe roll=2 opened=yes dossier=0.S:0,1.P:1,2.B:2,1.S:0,1.B:-"
POSITIONS = [
    # Forms are being filled in, and everybody has a hand.
    ("kramer", kramer_at("players=3 cards=yes dossier=yes", FORMS, hands=["C1 C5", "C8", "C14 C1"]), 0, ()),
    ("kramer", kramer_at("players=3 cards=yes dossier=yes", FORMS, hands=["C1 C5", "C8", "C14 C1"]), SPECTATOR, ()),
    # Two agents meet: cards are laid face down, and what a suitcase holds is at stake.
    ("randolph", randolph_at("players=3", roll="1+1", agents=["nuuk", "reykjavik"]), 2, ((0, "1-reykjavik"),)),
    ("randolph", randolph_at("players=3", roll="1+1", agents=["nuuk", "reykjavik"]), 0, ((0, "1-reykjavik"),)),
]


@pytest.mark.parametrize("seed", range(3, 3 + SOAK))
@pytest.mark.parametrize(("game", "position", "audience", "script"), POSITIONS)
def test_every_byte_is_the_same_from_a_position_with_other_secrets(
    game: str, position: str, audience: int, script: tuple[tuple[int, str], ...], seed: int, tmp_path: Path
) -> None:
    twins = Twins(game, {}, audience if audience >= 0 else None, seed=seed, position=position, script=script)
    side_by_side(twins, audience, tmp_path, least=5)


@pytest.mark.parametrize("seed", range(3, 3 + SOAK))
@pytest.mark.parametrize(("game", "options", "audience"), WORLDS)
def test_every_byte_is_the_same_in_a_world_with_other_secrets(
    game: str, options: dict[str, Any], audience: int, seed: int, tmp_path: Path
) -> None:
    side_by_side(Twins(game, options, audience if audience >= 0 else None, seed=seed), audience, tmp_path)


def side_by_side(twins: Twins, audience: int, folder: Path, least: int = 30) -> None:
    """Both games are played at two tables, and every byte is compared."""

    async def worlds(house: GlassHouse) -> None:
        tables = TwoTables(house, twins, audience)
        await tables.begin()
        async with all_of(*tables.callers):
            await tables.play(45)
            assert tables.rows > least
            tables.compare()
            tables.differ()

    in_glass(worlds)(folder)


def test_time_running_out_does_not_tell_how_far_somebody_had_got_in_secret(tmp_path: Path) -> None:  # K9.2
    # In one world seat 1 has written three lines of its form when its time is up, in the other none.
    async def worlds() -> None:
        async with GlassHouse(tmp_path) as house, contextlib.AsyncExitStack() as stack:
            twins = Twins("kramer", {"players": 3, "dossier": True}, 0, seed=5)
            tables = TwoTables(house, twins, 0)
            await tables.begin()
            for caller in tables.callers:
                stack.push_async_exit(caller.__aexit__)
            for step in twins.steps(400):
                await tables.both(*step.rows)
                if all(match.view(None)["phase"] == "dossier" for match in twins.worlds):
                    break
            first, second = twins.worlds
            seat = 1
            assert seat in first.to_move
            begun = [
                sum(line is not None for line in m.view(seat)["seats"][seat]["dossier"].values()) for m in twins.worlds
            ]
            for _ in range(3 + begun[1] - begun[0]):
                since = first.version
                first.play(seat, first.default_action(seat))
                await tables.both([e.Played(seat, moves(first, since))], [])
            house.now += 3_600_000
            now = house.now
            late = [0, 0]
            for world, match in enumerate(twins.worlds):
                while seat in match.to_move:
                    house.now = now
                    since = match.version
                    match.play(seat, match.default_action(seat))
                    await house.write(tables.lives[world], e.Played(seat, moves(match, since), "timeout"))
                    late[world] += 1
            assert late[0] + 3 == late[1]
            await tables.ask()
            for phone in (*tables.phones, *tables.owners):
                await phone.settled()
            tables.compare()
            told = [item for frame in tables.phones[0].told() for item in frame["items"]]
            assert [item["seat"] for item in told if item.get("what") == "timeout"] == [seat]
            assert second.version != first.version or late[0] != late[1]

    asyncio.run(asyncio.wait_for(worlds(), LIMIT))


# --- seats and devices


async def seated(house: GlassHouse, options: dict[str, Any], **settings: Any) -> tuple[list[Caller], str]:
    """People at a table of their own, everybody ready but the host; and the table's key."""
    people = [(await house.person(f"Player {seat}"))[0] for seat in range(int(options["players"]))]
    body = {"game": "kramer", "options": options, "seats": [{"name": "Player 0"}], **settings}
    key = (await people[0].post("/api/tables", body))["key"]
    for seat, person in enumerate(people[1:], 1):
        await person.do(key, do="sit", seat=seat, name=f"Player {seat}")
        await person.do(key, do="ready", ready=True)
    return people, key


def secrets_of(live: Live, seat: int) -> list[bytes]:
    """What only the seat's own view holds."""
    view = live.table.playing.view(seat, log=False)
    mine = view["seats"][seat]
    return [
        json.dumps({"identities": mine["identities"]}, separators=(",", ":")).encode()[1:-1],
        b'"seat":%d,"names"' % seat,
    ]


def in_glass(test: Callable[[GlassHouse], Awaitable[None]]) -> Callable[[Path], None]:
    """A test in a server whose clock stands still."""

    def run(tmp_path: Path) -> None:
        async def inside() -> None:
            async with GlassHouse(tmp_path) as house:
                await test(house)

        asyncio.run(asyncio.wait_for(inside(), LIMIT))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@in_glass
async def test_who_was_asked_to_stand_up_is_not_told_the_secrets_of_his_seat_any_more(house: GlassHouse) -> None:
    people, key = await seated(house, {"players": 2})
    host, guest = people
    heir, _ = await house.person("Heir")
    async with all_of(host, guest, heir):
        old = await guest.phone()
        assert (await old.watch(key, 1))["audience"] == 1
        await host.do(key, do="stand", seat=1)
        await heir.do(key, do="sit", seat=1, name="Heir")
        await heir.do(key, do="ready", ready=True)
        new = await heir.phone()
        await new.watch(key)
        assert (await host.do(key, do="start")).get("n")
        await old.settled()
        await new.settled()
        live = await house.services.hall.find(key)
        for secret in secrets_of(live, 1):
            assert leaked([secret], b"".join(new.frames)) == [secret]
            assert leaked([secret], b"".join(old.frames)) == []
        assert old.told()[-1]["audience"] == SPECTATOR


@in_glass
async def test_a_device_whose_seat_was_taken_over_is_not_told_its_secrets_any_more(house: GlassHouse) -> None:
    people, key = await seated(house, {"players": 2})
    other, _ = await house.person("Other device")
    async with all_of(*people, other):
        host, guest = people
        await host.do(key, do="start")
        old = await guest.phone()
        await old.watch(key)
        secret = (await guest.do(key, do="link", seat=1))["data"]["secret"]
        await other.do(key, do="claim", secret=secret)
        await old.settled()
        assert old.told()[-1]["audience"] == SPECTATOR
        since = len(old.frames)
        assert (await other.do(key, do="note", seat=1, about="KANARIENVOGEL", text="KANARIENVOGEL")).get("n")
        assert (await guest.do(key, do="note", seat=1, about="x", text="y"))["code"] == "forbidden"
        live = await house.services.hall.find(key)
        seat = live.table.pending()[0]
        await (host, other)[seat].do(key, do="play", seat=seat, move=live.table.playing.legal(seat)[0])
        await old.settled()
        heard = b"".join(old.frames[since:])
        assert b'"view"' in heard
        assert leaked(["KANARIENVOGEL", *secrets_of(live, 1)], heard) == []
        assert secret.encode() not in old.frames[0] + heard


@in_glass
async def test_who_waited_in_the_lobby_of_a_table_without_spectators_does_not_see_the_game(house: GlassHouse) -> None:
    people, key = await seated(house, {"players": 2}, spectators=False)
    stranger, _ = await house.person("Stranger")
    async with all_of(*people, stranger):
        phone = await stranger.phone()
        assert (await phone.watch(key))["state"]["status"] == "open"
        await phone.settled()
        since = len(phone.frames)
        await people[0].do(key, do="start")
        await phone.settled()
        assert [json.loads(frame)["type"] for frame in phone.frames[since:]] == ["error", "pong"]
        assert phone.told("error")[0]["code"] == "forbidden"
        for path in ("", "/log", "/replay", "/actions", "/qr", "/record", "/reveal"):
            answer = await stranger.ask("GET", f"/api/tables/{key}{path}")
            assert answer.status_code == 403, path


@in_glass
async def test_a_device_that_looked_on_before_its_player_sat_down_does_not_hear_the_spectators(
    house: GlassHouse,
) -> None:
    people, key = await seated(house, {"players": 2})
    watcher, _ = await house.person("Watcher")
    host, guest = people
    async with all_of(*people, watcher):
        await guest.do(key, do="stand", seat=1)
        phone = await guest.phone()
        assert (await phone.watch(key))["audience"] == SPECTATOR
        await guest.do(key, do="sit", seat=1, name="Guest")
        await guest.do(key, do="ready", ready=True)
        await host.do(key, do="start")
        assert (await watcher.do(key, do="say", room="spectators", text="KANARIENVOGEL", name="W")).get("n")
        await phone.settled()
        assert phone.told()[-1]["audience"] == 1
        assert leaked(["KANARIENVOGEL"], b"".join(phone.frames)) == []


@in_glass
async def test_an_id_used_before_tells_nothing_of_another_seats_number(house: GlassHouse) -> None:
    people, key = await seated(house, {"players": 3, "dossier": True})
    async with all_of(*people):
        await people[0].do(key, do="start")
        phone = await people[0].phone()
        await phone.watch(key)
        await phone.do(key, {"do": "say", "room": "players", "text": "hello"}, id="again")
        live = await house.services.hall.find(key)
        numbers = [live.table.streams.n(seat) for seat in range(3)]
        live.table.streams.tell({"kind": "table", "what": "secret"}, (1,))
        blind = await people[0].phone()
        for command in ({"do": "play", "seat": 1, "move": 0}, {"do": "undo", "seat": 1}, {"do": "resign", "seat": 2}):
            for each in (phone, blind):
                assert (await each.do(key, command, id="again"))["n"] == numbers[0]
            answer = await people[0].post(f"/api/tables/{key}/commands", {"id": "again", "command": command})
            assert answer["n"] == numbers[0]


@in_glass
async def test_a_device_is_told_no_number_of_a_seat_it_does_not_show(house: GlassHouse) -> None:
    person, _ = await house.person("Two players")
    async with all_of(person):
        body = {"game": "kramer", "options": {"players": 2}, "seats": [{"name": "One"}, {"name": "Two"}]}
        key = (await person.post("/api/tables", body))["key"]
        await person.do(key, do="start")
        table = (await house.services.hall.find(key)).table
        table.streams.tell({"kind": "table", "what": "secret"}, (1,))
        phone = await person.phone()
        for shown, audience in ((0, 0), (None, HANDOVER)):
            await phone.watch(key, shown)
            answer = await phone.do(key, {"do": "offer", "seat": 1, "yes": False})
            assert answer["n"] == table.streams.n(audience) < table.streams.n(1)


# --- what is worked out for one seat


@pytest.mark.parametrize(
    ("game", "options"),
    [("kramer", {"players": 3, "cards": True, "dossier": True, "finish": 60}), ("randolph", {"players": 3})],
)
def test_a_table_that_goes_on_from_a_game_under_way_holds_nothing_of_its_secrets(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    async def inside(house: GlassHouse) -> None:
        person, _ = await house.person("Player 0")
        other, _ = await house.person("Other")
        async with all_of(person, other):
            seats = [{"name": "Player 0"}, None, None]
            key = (await person.post("/api/tables", {"game": game, "options": options, "seats": seats}))["key"]
            for seat in (1, 2):
                await other.do(key, do="sit", seat=seat, name=f"Other {seat}")
            await other.do(key, do="ready", ready=True)
            await person.do(key, do="start")
            live = await house.services.hall.find(key)
            table, dice = live.table, random.Random(4)
            for seat in (0, 1, 2):
                caller = other if seat else person
                await caller.do(key, do="note", seat=seat, about="KANARIENVOGEL", text="KANARIENVOGEL")
            await other.do(key, do="say", room="players", text="KANARIENVOGEL")
            while table.playing.version < 60 or len(table.pending()) > 1:
                seat = dice.choice(table.pending())
                move = dice.choice(table.playing.legal(seat))
                await (other if seat else person).do(key, do="play", seat=seat, move=move)
            moments = (await person.get(f"/api/tables/{key}/replay", count=1))["moments"]
            truth = [hidden(table.playing, seat) for seat in range(3)]
            drawn: list[list[Any]] = []
            for number in range(16):
                body = {"moment": moments - number % 2, "seat": 0, "level": "easy"}
                made = await person.post(f"/api/tables/{key}/continue", body)
                phone = await person.phone()
                await phone.watch(made["key"])
                fresh = (await house.services.hall.find(made["key"])).table
                assert fresh.fair is not None
                assert table.fair is not None
                drawn.append([hidden(fresh.playing, seat) for seat in range(3)])
                rows = b"".join(row.payload for row in await house.services.store.log(fresh.id))
                words: list[str | bytes] = ["KANARIENVOGEL", table.fair.seed, table.fair.seed.hex()]
                assert leaked(words, rows + b"".join(phone.frames)) == []
            assert all(world[0] == truth[0] for world in drawn[::2])
            for seat in (1, 2):
                for part in truth[seat]:
                    found = {json.dumps(world[seat][part]) for world in drawn}
                    assert len(found) > 1 or truth[seat][part] in ([], None), f"{part} of seat {seat} is always {found}"
            refused = await other.post(f"/api/tables/{key}/continue", {"moment": 1, "seat": 0, "level": "easy"})
            assert refused["code"] == "forbidden"

    in_glass(inside)(tmp_path)


def hidden(match: Match, seat: int) -> dict[str, Any]:
    """What a seat has to hide, part by part."""
    view = match.view(seat, log=False)
    if match.game.name == "kramer":
        return {part: view["seats"][seat][part] for part in ("identities", "hand")}
    return {"contents": [case["content"] for case in view["suitcases"] if case["owner"] == seat]}


def nearly_hidden() -> str:
    """Two players have hidden everything but for one suitcase of the first: with it all of them are shown."""
    match = ts.new("randolph", players=2, chance=[])
    match.play(1, "contents 5 bomb 1 3; A cairo; B antananarivo; C delhi; D lima")
    match.play(0, "contents 3 5 bomb 1; A london; B tokyo; C dakar")
    return match.position


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_a_preview_shows_the_same_in_a_world_with_other_secrets(game: str, tmp_path: Path) -> None:
    # Previews draw what the seat cannot know at random; whatever they show every time must be the same in both worlds. In Randolph's game
    # the moves would tell the worlds apart: who has hidden everything sees where the others' suitcases lie.
    telling = game == "randolph"
    options = {"players": 3, "cards": True}
    twins = Twins(game, {} if telling else options, 0, seed=3, position=nearly_hidden() if telling else None)

    async def inside(house: GlassHouse) -> None:
        tables = TwoTables(house, twins, 0)
        await tables.begin()
        async with all_of(*tables.callers):
            tried = await compared_previews(tables)
            for step in [] if telling else twins.steps(15):
                await tables.both(*step.rows)
                tried += await compared_previews(tables)
            assert len(tried) > 1
            assert any(tried) == telling

    in_glass(inside)(tmp_path)


async def compared_previews(tables: TwoTables) -> list[bool]:
    """Some moves of seat 0 are previewed in both worlds; for each whether it would tell the worlds apart."""
    twins = tables.twins
    first, second = twins.worlds
    chosen = twins.some(first.legal(0), 2)
    for move in chosen:
        shown = [[await preview(tables, world, move) for _ in range(4)] for world in (0, 1)]
        for name in shown[0][0]["view"].keys() | set(shown[0][0]["unknown"]):
            values = [{json.dumps(each["view"].get(name)) for each in world} for world in shown]
            assert len(values[0] | values[1]) == 1 or len(values[0]) > 1 or len(values[1]) > 1, name
    return [twins.shown(first, 0, move) != twins.shown(second, 0, move) for move in chosen]


async def preview(tables: TwoTables, world: int, move: int) -> dict[str, Any]:
    body = {"seat": 0, "move": move}
    answer: dict[str, Any] = await tables.watcher.post(f"/api/tables/{KEYS[world]}/preview", body)
    assert answer.keys() == {"view", "unknown", "events"}
    return answer


# --- canaries in a real server


class Evening:
    """One table of a real server with everybody who can be at one, each with an ear of his own; all secrets are in the vault."""

    def __init__(self, server: Server, vault: Vault, game: str, options: dict[str, Any], number: int) -> None:
        self.server, self.vault, self.game, self.options = server, vault, game, options
        self.number = number
        self.players = int(options["players"])
        self.dice = random.Random(number)
        self.left = 0
        self.jobs: list[asyncio.Task[None]] = []
        self.ears: dict[str, Ear] = {}
        self.key = ""
        self.seats: dict[str, list[int]] = {"anna": [0], "bert": [1]}
        if self.players >= 4:
            self.seats["pat"] = [2, 3]
        self.robot = self.players == 3
        self.phones: dict[str, Phone] = {}
        self.callers: dict[str, Caller] = {}

    async def __aenter__(self) -> Evening:
        return self

    async def __aexit__(self, *_: object) -> None:
        for job in self.jobs:
            job.cancel()
        await asyncio.gather(*self.jobs, return_exceptions=True)
        for caller in self.callers.values():
            await caller.__aexit__()

    def name(self, role: str) -> str:
        return f"{role} {self.number}"

    async def person(self, role: str) -> Caller:
        ear = self.ears[role] = Ear(self.name(role))
        caller = self.callers[role] = await visitor(self.server.url, self.vault.name("Name"), ear)
        assert caller.token is not None
        self.vault.keep(f"the token of {role}", caller.token)
        self.vault.keep(f"the hashed token of {role}", hashlib.sha256(caller.token.encode()).digest())
        return caller

    async def begin(self) -> None:
        vault = self.vault
        anna, bert = await self.person("anna"), await self.person("bert")
        await self.person("spy")
        self.ears["ghost"] = Ear(self.name("ghost"))
        self.callers["ghost"] = Caller(self.server.url, None, self.ears["ghost"])
        seats: list[Any] = [{"name": vault.name("Seat")}, None]
        seats += [None, None] if "pat" in self.seats else []
        seats += [{"bot": "easy"}] * (self.players - len(seats) - self.robot)
        body = {"game": self.game, "options": self.options, "seats": seats, "title": vault.name("Title")}
        made = await anna.post("/api/tables", body)
        self.key = made["key"]
        vault.public |= {made["key"], made["code"]}
        if "pat" in self.seats:
            await self.person("pat")
        for role, mine in list(self.seats.items())[1:]:
            for seat in mine:
                await self.callers[role].do(self.key, do="sit", seat=seat, name=vault.name("Seat"))
            await self.callers[role].do(self.key, do="ready", ready=True)
        for role in (*self.seats, "spy"):
            self.phones[role] = await self.callers[role].phone()
            await self.phones[role].watch(self.key)
        if self.robot:
            await self.invite()
        assert (await anna.do(self.key, do="start")).get("n")
        seed = next(
            x.seed for line in lines(self.server.database, self.key) for x in line.entries if isinstance(x, e.Started)
        )
        vault.keep("a seed", seed)
        vault.keep("the bytes of a seed", bytes.fromhex(seed))
        secret = (await bert.do(self.key, do="link", seat=1))["data"]["secret"]
        robot = self.callers.get("robot")
        if robot is not None and robot.token is not None:
            vault.keep("the token of a bot", robot.token, self.name("anna"))
        vault.keep("a seat's secret", secret, self.name("bert"))
        vault.keep("a seat's hashed secret", hashlib.sha256(secret.encode()).hexdigest())

    async def invite(self) -> None:
        """Somebody's bot takes the last seat and plays over HTTP."""
        anna, name = self.callers["anna"], self.vault.name("Bot")
        token = (await anna.post("/api/bot/accounts", {"name": name}))["token"]
        self.ears["robot"] = Ear(self.name("robot"))
        robot = self.callers["robot"] = Caller(self.server.url, token, self.ears["robot"])
        await anna.do(self.key, do="invite", seat=2, bot=name)
        answer = await robot.ask("POST", f"/api/bot/games/{self.key}/accept", {"seat": 2})
        assert answer.status_code == 200, answer.text
        self.seats["robot"] = [2]
        self.jobs.append(asyncio.create_task(self.think(robot)))

    async def think(self, robot: Caller) -> None:
        """The bot's life: read the stream, make a move whenever it is asked."""
        part = robot.ear.part()
        async with robot._web.stream("GET", f"/api/bot/games/{self.key}/stream", headers=robot._headers) as news:
            async for line in news.aiter_lines():
                part.extend(line.encode() + b"\n")
                frame = json.loads(line or "{}")
                if frame.get("actions"):
                    move = {"id": f"{frame['n']}", "seat": 2, "move": self.dice.choice(frame["actions"])}
                    await robot.post(f"/api/bot/games/{self.key}/move", move)

    async def plant(self) -> None:
        """Notes, and words in both rooms."""
        vault = self.vault
        for role, mine in self.seats.items():
            for seat in mine:
                about, text = (vault.plant(f"note of {role}".replace(" ", ""), self.name(role)) for _ in range(2))
                await self.callers[role].do(self.key, do="note", seat=seat, about=about, text=text)
            await self.callers[role].do(self.key, do="say", room="players", text=vault.name("Chat"))
        whisper = vault.plant("whisper", self.name("spy"), self.name("ghost"))
        await self.callers["spy"].do(self.key, do="say", room="spectators", text=whisper, name=vault.name("Spy"))

    async def play(self, roles: Iterable[str], most: int) -> None:
        """So many moves of these people, all together."""
        self.left = most
        async with asyncio.timeout(LIMIT):
            await asyncio.gather(*(self.play_one(role) for role in roles))

    async def play_one(self, role: str) -> None:
        """Random moves, taken back now and then, with previews and looks at the past."""
        phone, caller, mine = self.phones[role], self.callers[role], self.seats[role]
        while self.left > 0:
            picture = phone.pictures[self.key]
            if picture["state"]["status"] != "playing":
                return
            asked = [seat for seat in picture["view"]["to_move"] if seat in mine]
            if asked and picture["audience"] not in asked:
                await phone.watch(self.key, asked[0])
                continue
            if not asked or not picture["actions"]:
                await phone.news()
                continue
            seat, move = picture["audience"], self.dice.choice(picture["actions"])
            if self.dice.random() < 0.2:
                await caller.post(f"/api/tables/{self.key}/preview", {"seat": seat, "move": move})
            if picture["undo"] and self.dice.random() < 0.3:
                await phone.do(self.key, {"do": "undo", "seat": seat})
            else:
                await phone.do(self.key, {"do": "play", "seat": seat, "move": move})
                self.left -= 1

    async def pry(self, role: str) -> None:
        """Everything somebody can ask for while the game is on, allowed or not."""
        caller, table = self.callers[role], f"/api/tables/{self.key}"
        for path in ("", "/log", "/replay?count=100", "/replay?open=true", "/record", "/reveal", "/qr"):
            await caller.ask("GET", table + path)
        for seat in range(self.players):
            for path in (f"?seat={seat}", f"/log?seat={seat}", f"/replay?seat={seat}"):
                await caller.ask("GET", table + path)
            await caller.post(table + "/preview", {"seat": seat, "move": 0})
            for command in (
                {"do": "undo"},
                {"do": "note", "about": "x", "text": ""},
                {"do": "play", "move": "nonsense"},
            ):
                if seat not in self.seats.get(role, ()):
                    await caller.do(self.key, **command, seat=seat)
            if role in self.phones and seat not in self.seats.get(role, ()):
                await self.phones[role].watch(self.key, seat)
        await caller.do(self.key, do="claim", secret="guessed")

    async def goes_on(self) -> None:
        """Anna tries another way at a table of her own, which ends with everything open."""
        anna = self.callers["anna"]
        made = await anna.post(f"/api/tables/{self.key}/continue", {"moment": 3, "seat": 0, "level": "easy"})
        phone = await anna.phone()
        await phone.watch(made["key"])
        await anna.do(made["key"], do="resign", seat=0)
        await anna.get(f"/api/tables/{made['key']}/reveal")
        await phone.settled()

    async def shows_one_seat_at_a_time(self) -> None:
        """Pat's device is sent only what belongs to the seat it shows."""
        if "pat" not in self.seats:
            return
        caller = self.callers["pat"]
        words = [secrets.token_hex(12) for _ in range(2)]
        phone = await caller.phone()
        assert (await phone.watch(self.key))["audience"] == HANDOVER
        for seat, word in zip((2, 3), words, strict=True):
            await caller.do(self.key, do="note", seat=seat, about="mine", text=word)
        await phone.settled()
        assert leaked(words, b"".join(phone.frames)) == []
        for seat, mine, others in ((2, words[0], words[1]), (3, words[1], words[0]), (2, words[0], words[1])):
            since = len(phone.frames)
            await phone.watch(self.key, seat)
            await phone.settled()
            heard = b"".join(phone.frames[since:])
            assert (leaked([mine], heard), leaked([others], heard)) == ([mine], [])
        assert (await phone.watch(self.key))["audience"] == HANDOVER
        await phone.close()

    async def run(self) -> None:
        await self.begin()
        await self.plant()
        roles = [role for role in self.seats if role != "robot"]
        pace = 1 if self.game == "kramer" else 3  # hiding takes Randolph's players many moves
        await self.play(roles, 8 * pace)
        await self.callers["bert"].do(self.key, do="leave")
        await self.play([role for role in roles if role != "bert"], 4 * pace)
        for role in self.callers:
            await self.pry(role)
        await self.shows_one_seat_at_a_time()
        await self.goes_on()
        await self.phones["bert"].watch(self.key)
        await self.play(roles, 2 * pace)
        for phone in self.phones.values():
            await phone.settled()
            assert phone.pictures[self.key]["state"]["status"] == "playing"

    async def end(self) -> None:
        """Everybody resigns; what may be known now is asked for."""
        for role, mine in list(self.seats.items())[1:]:
            for seat in mine:
                await self.callers[role].do(self.key, do="resign", seat=seat)
        await self.callers["anna"].do(self.key, do="resign", seat=0)
        for role in self.callers:
            for path in ("", "/reveal", "/record", "/replay?open=true&count=100", "/replay?seat=1&count=100"):
                answer = await self.callers[role].ask("GET", f"/api/tables/{self.key}{path}")
                assert answer.status_code == 200, answer.text


async def outside(server: Server, vault: Vault, ear: Ear) -> None:
    """Somebody who sits nowhere looks at all that can be found without a key, and calls the server names."""
    async with Caller(server.url, None, ear) as nobody:
        for path in (
            "/",
            "/metrics",
            "/api/tables",
            "/api/docs",
            "/api/openapi.json",
            "/api/info",
            "/healthz",
            "/readyz",
        ):
            assert (await nobody.ask("GET", path)).status_code == 200, path
        for word in (secrets.token_urlsafe(16), "ABCDEF"):
            await nobody.ask("GET", f"/api/codes/{word}")
            await nobody.ask("GET", f"/api/tables/{word}")
    word = secrets.token_hex(12)
    vault.keep("a word in a wrong place", word)
    async with Caller(server.url, word) as liar:
        # What a careless program puts where it does not belong must not stand in a log either.
        for path in (f"/{word}", f"/api/{word}", f"/api/tables/{word}", f"/api/codes/{word}", f"/api/me?token={word}"):
            await liar.ask("GET", path, headers={"Cookie": f"ts_visitor={word}", "X-Token": word})
        for body in (f'{{"token": "{word}"', f'{{"name": "{word}", "x{word}": 1}}', word):
            await liar._web.post("/api/visitors", content=body, headers={"Content-Type": "application/json"})
        await liar._web.get("/", headers={"Host": f"{word}.example.org"})
        await liar._web.request(word.upper()[:12], "/")


async def in_the_letterbox(server: Server, vault: Vault, post: SmtpServer) -> None:
    """Somebody wants to be told by mail and on a device; his address and his device are nobody's business."""
    async with await visitor(server.url, "", Ear("reader")) as reader:
        assert reader.token is not None
        for address in (
            f"kanari{secrets.token_hex(6)}@kanari.example.org",
            f"refused{secrets.token_hex(6)}@example.org",
        ):
            vault.keep("an address", address)
            assert (await reader.ask("POST", "/api/mail", {"address": address})).status_code == 202
        await asyncio.to_thread(post.arrived.acquire, timeout=LIMIT)
        endpoint = f"https://1.1.1.1/{secrets.token_hex(16)}"
        device = Browser().subscription(endpoint)
        vault.keep("an endpoint", endpoint)
        vault.keep("the key of a device", device["keys"]["auth"])
        answer = await reader.ask("POST", "/api/push", {"endpoint": endpoint, "keys": device["keys"]})
        assert answer.status_code == 200, answer.text
        await reader.get("/api/notices")
        assert vault.heard_wrongly("reader", reader.ear.heard) == []


async def out_of_time(server: Server, vault: Vault, ears: dict[str, Ear]) -> None:
    """A table whose players let their time run out: one is there, one is not."""
    ears["slow"] = Ear("slow")
    async with await visitor(server.url, "", ears["slow"]) as here, await visitor(server.url, "") as gone:
        seats = [{"name": "Here"}, None]
        body = {"game": "randolph", "options": {"players": 2}, "seats": seats, "clock": {"move": 5}}
        key = (await here.post("/api/tables", body))["key"]
        await gone.do(key, do="sit", seat=1, name="Gone")
        await gone.do(key, do="ready", ready=True)
        phone = await here.phone()
        await phone.watch(key)
        await here.do(key, do="start")
        word = secrets.token_hex(12)
        vault.keep("a note of somebody who is away", word)
        await gone.do(key, do="note", seat=1, about="x", text=word)
        for what in ("timeout", "standin"):
            await phone.until(lambda frame, what=what: any(i.get("what") == what for i in frame.get("items", ())))


@pytest.mark.parametrize("log", ["text", "json"])
def test_no_secret_is_in_any_byte_sent_to_others_nor_in_logs_and_metrics(log: str, tmp_path: Path) -> None:
    longer = [(game, {**options, ("finish" if game == "kramer" else "round_limit"): 60}) for game, options in VARIANTS]
    games = longer[::2] if log == "text" else longer[1::2]
    vault = Vault()

    async def evenings(server: Server, post: SmtpServer) -> None:
        async with contextlib.AsyncExitStack() as stack:
            await within(server, post, stack)

    async def within(server: Server, post: SmtpServer, stack: contextlib.AsyncExitStack) -> None:
        ears = {"nobody": Ear("nobody")}
        tables = [
            await stack.enter_async_context(Evening(server, vault, game, options, number))
            for number, (game, options) in enumerate(games)
        ]
        slow = asyncio.create_task(out_of_time(server, vault, ears))
        await asyncio.gather(*(table.run() for table in tables), in_the_letterbox(server, vault, post))
        await outside(server, vault, ears["nobody"])
        await slow
        for ear in (*ears.values(), *(ear for table in tables for ear in table.ears.values())):
            assert vault.heard_wrongly(ear.name, ear.heard) == []
            assert leaked([word for word, known in vault.planted.items() if ear.name in known], ear.heard) == [
                word for word, known in vault.planted.items() if ear.name in known
            ]
        assert leaked(vault.public, ears["nobody"].heard) == []
        for number, table in enumerate(tables):
            await table.end()
            seeds = [secret for secret, (what, _) in vault._kept.items() if "seed" in what]
            for ear in table.ears.values():
                wrong = vault.heard_wrongly(ear.name, ear.heard)
                assert [words for words in wrong if "a seed" not in words] == []
            assert leaked(seeds, table.ears["anna"].heard), number
        async with Caller(server.url) as scrape:
            numbers = await scrape.get("/metrics")
            assert "topsecret_moves_total" in numbers
            assert vault.heard_wrongly("metrics", numbers.encode()) == []
            assert leaked(vault.public, numbers.encode()) == []

    refusal = "550 kanari: the address refused@example.org is unknown here"
    with SmtpServer(refuse=["", refusal]) as post:
        settings = {
            "log_level": "debug",
            "log_format": log,
            "log_requests": "true",
            "log_addresses": "true",
            "push": "true",
            "push_subject": "mailto:host@example.org",
            "smtp_host": "127.0.0.1",
            "smtp_port": str(post.port),
            "smtp_security": "none",
            "smtp_sender": "games@example.org",
            "base_url": "http://games.example.org",
        }
        with Server(f"sqlite:///{tmp_path}/games.db", tmp_path, **settings) as server:
            asyncio.run(asyncio.wait_for(evenings(server, post), LIMIT))
            server.stop()
            assert "request" in server.log
            assert vault.heard_wrongly("log", server.log.encode()) == []
            assert leaked(vault.public, server.log.encode()) == []
            assert server.faults == []
