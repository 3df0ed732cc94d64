"""Secrets planted in a real server are heard by nobody else, and stand in no log and in no metric."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from topsecret.server import entries as e
from topsecret.server.streams import HANDOVER

from .glass import LIMIT
from .household import lines
from .leaks import Caller, Ear, Phone, Vault, leaked, visitor
from .process import Server
from .receivers import Browser, SmtpServer
from .tables import VARIANTS


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
        for path in (
            "",
            "/log",
            "/replay?count=100",
            "/replay?open=true",
            "/story",
            "/story?open=true",
            "/record",
            "/reveal",
            "/qr",
        ):
            await caller.ask("GET", table + path)
        for seat in range(self.players):
            for path in (f"?seat={seat}", f"/log?seat={seat}", f"/replay?seat={seat}", f"/story?seat={seat}"):
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
