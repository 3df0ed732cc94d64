"""Whatever is sent to a socket: it is answered or the socket is closed, nothing breaks, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from topsecret.server import entries as e
from topsecret.server.table import Table

from .fuzz import BY_HAND, COMMANDS, TRACES, aimed, broken_handshakes, broken_lines, frames, handshake, raw
from .household import lines
from .leaks import Caller, Phone, visitor
from .process import Server

SOAK = int(os.environ.get("SOAK_TIMES", "1"))
"""How many times more is tried than in `make test`."""
LIMIT = 120.0
GOOD = (b'{"type":"ping"}', '{"type":"ping","type":"ping"}', '{"type":"ping"' + " " * 60_000 + "}")
KINDS = {"pong", "error", "refused", "done", "table", "presence", "hello"}


class Ring:
    """A server, two people who play at a table without spectators, and Eve, who has no business there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.runner = asyncio.Runner()
        self.dice = random.Random(1)
        self.run(self._begin())

    def run(self, work: Any) -> Any:
        return self.runner.run(asyncio.wait_for(work, LIMIT * SOAK))

    async def _begin(self) -> None:
        self.anna, self.bert, self.eve = [await visitor(self.server.url, name) for name in ("Anna", "Bert", "Eve")]
        body = {
            "game": "kramer",
            "options": {"players": 2, "finish": 60},
            "seats": [{"name": "Anna"}],
            "spectators": False,
        }
        self.key = (await self.anna.post("/api/tables", body))["key"]
        await self.bert.do(self.key, do="sit", seat=1, name="Bert")
        await self.bert.do(self.key, do="ready", ready=True)
        await self.anna.do(self.key, do="start")
        self.phones = [await self.anna.phone(), await self.bert.phone()]
        for phone in self.phones:
            await phone.watch(self.key)
        self.own = await self.scratch()

    async def scratch(self) -> str:
        """A table of Eve's own, in the lobby or under way."""
        seats = [{"name": "Eve"}, {"name": "Mallory"}]
        made = await self.eve.post("/api/tables", {"game": "randolph", "options": {"players": 2}, "seats": seats})
        if self.dice.random() < 0.7:
            await self.eve.do(made["key"], do="start")
        return str(made["key"])

    def close(self) -> None:
        self.run(self._end())
        self.runner.close()

    async def _end(self) -> None:
        for caller in (self.anna, self.bert, self.eve):
            await caller.__aexit__()

    async def play(self, moves: int) -> None:
        """Anna and Bert play on, each move acknowledged and seen by both."""
        for _ in range(moves):
            if self.phones[0].pictures[self.key]["state"]["status"] != "playing":
                return
            seat = self.phones[0].pictures[self.key]["view"]["to_move"][0]
            phone = self.phones[seat]
            await phone.settled()
            picture = phone.pictures[self.key]
            move = {"do": "play", "seat": seat, "move": self.dice.choice(picture["actions"]), "at": picture["n"]}
            done = await phone.do(self.key, move)
            assert done["type"] == "done", done
            for each in self.phones:
                await each.settled()
                assert each.pictures[self.key]["n"] == done["n"]

    def log(self, key: str) -> list[bytes]:
        return [e.write(line) for line in lines(self.server.database, key)]

    def asked_for(self, key: str) -> list[bytes]:
        """The rows that somebody asked for; others are written for players who are away."""
        return [e.write(line) for line in lines(self.server.database, key) if line.id is not None]

    def folded(self, key: str) -> bytes:
        """The table as its log says."""
        table = Table(1, key, "CODE22")
        for seq, line in enumerate(lines(self.server.database, key), 1):
            table.fold(seq, seq, line)
        scenes = [table.scene(audience) for audience in table.streams.audiences]
        return json.dumps(table.state()).encode() + b"".join(scene or b"" for scene in scenes)

    def check(self) -> None:
        """Nobody noticed anything."""
        assert self.server.faults == []
        assert self.server.pid is not None


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.soak)])
def ring(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ring]:
    folder = tmp_path_factory.mktemp("fuzz")
    if request.param == "sqlite":
        database = f"sqlite:///{folder}/games.db"
    else:
        database = request.getfixturevalue("postgres").fresh(template="ready")
    with Server(database, folder, presence_timeout="900") as server:
        ring = Ring(server)
        yield ring
        ring.run(ring.play(3))
        ring.close()
        ring.check()


async def answered(phone: Phone, frame: str | bytes) -> list[dict[str, Any]] | None:
    """What is answered to a frame, and what else is told meanwhile; None if the socket was closed."""
    since = len(phone.frames)
    try:
        await phone.send(frame)
        await phone.do("none", {"do": "start"})
    except (ConnectionClosed, ConnectionError):
        return None
    told = phone.frames[since:]
    for each in told:
        assert not [trace for trace in TRACES if trace in each], each
    heard = [json.loads(each) for each in told]
    assert {each["type"] for each in heard} <= KINDS
    return heard[:-1]


@settings(max_examples=25 * SOAK, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_nothing_a_stranger_sends_changes_a_table_he_has_no_business_at(ring: Ring, data: st.DataObject) -> None:
    before = ring.log(ring.key)
    sent = data.draw(st.lists(frames(keys=[ring.key, ring.key, "none", ring.own]), min_size=1, max_size=20))

    async def attack() -> None:
        phone = await ring.eve.phone()
        for frame in sent:
            told = await answered(phone, frame)
            if told is None:
                phone = await ring.eve.phone()
            elif ring.key in str(frame):
                assert not [
                    each for each in told if each["type"] in ("table", "done", "presence") and each["table"] == ring.key
                ]
        await phone.close()

    ring.run(attack())
    assert ring.log(ring.key) == before


@settings(max_examples=15 * SOAK, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_refused_frame_of_a_player_leaves_the_table_as_it_was(ring: Ring, data: st.DataObject) -> None:
    ring.own = ring.run(ring.scratch())
    sent = data.draw(st.lists(frames(keys=[ring.own]), min_size=1, max_size=20))

    async def attack() -> None:
        phone = await ring.eve.phone()
        await phone.watch(ring.own)
        for frame in sent:
            before, shown = ring.asked_for(ring.own), ring.folded(ring.own)
            told = await answered(phone, frame)
            if told is None:
                phone = await ring.eve.phone()
            if told is None or not any(each["type"] == "done" for each in told):
                assert ring.asked_for(ring.own) == before
                assert len(ring.log(ring.own)) > len(before) or ring.folded(ring.own) == shown
            else:
                assert len(ring.asked_for(ring.own)) <= len(before) + 1
        await phone.close()

    ring.run(attack())


def test_frames_that_have_broken_servers_before_break_nothing(ring: Ring) -> None:
    before = ring.log(ring.key)

    async def attack() -> None:
        phone = await ring.eve.phone()
        for frame in BY_HAND:
            told = await answered(phone, frame)
            assert told is not None, frame[:60]
            good = frame in GOOD
            kinds = [each["type"] for each in told]
            assert kinds in ((["pong"],) if good else (["error"], ["refused"])), (frame[:60], told)
            assert good or told[0]["code"] in ("bad", "unknown", "limit"), told
        await phone.close()

    ring.run(attack())
    assert ring.log(ring.key) == before
    ring.check()


def test_every_command_of_a_stranger_is_refused(ring: Ring) -> None:
    before = ring.log(ring.key)

    async def attack() -> None:
        phone = await ring.eve.phone()
        for number, command in enumerate(COMMANDS):
            frame = {"type": "do", "id": f"stranger {number}", "table": ring.key, "command": aimed(command, [ring.key])}
            told = await answered(phone, json.dumps(frame))
            assert told is not None
            assert [each["type"] for each in told] == ["refused"], (command, told)
        told = await answered(phone, json.dumps({"type": "watch", "table": ring.key}))
        assert told is not None
        assert [each.get("code") for each in told] == ["forbidden"]
        await phone.close()

    ring.run(attack())
    assert ring.log(ring.key) == before


def test_players_go_on_while_others_send_thousands_of_frames(ring: Ring) -> None:
    played = asyncio.Event()

    async def flood(number: int) -> int:
        dice = random.Random(number)
        phone, count = await ring.eve.phone(), 0
        while not played.is_set():
            watch = json.dumps({"type": "watch", "table": ring.own})
            frame = dice.choice(BY_HAND[:25]) if dice.random() < 0.5 else watch
            try:
                await phone.send(frame)
                count += 1
            except ConnectionClosed:
                phone = await ring.eve.phone()
            if count % 100 == 0:
                await asyncio.sleep(0)
        await phone.close()
        return count

    async def both() -> None:
        floods = [asyncio.create_task(flood(number)) for number in range(3)]
        while sum(len(phone.frames) for phone in ring.eve._phones) < 1000:
            await asyncio.sleep(0.05)
        began = time.monotonic()
        await ring.play(8 * SOAK)
        took = time.monotonic() - began
        played.set()
        assert sum([await each for each in floods]) >= 1000
        assert took / (8 * SOAK) < 5.0

    ring.run(both())
    ring.check()


def test_lines_that_break_the_rules_are_closed_and_half_open_ones_hold_nobody_up(ring: Ring) -> None:
    token = str(ring.eve.token)
    port = ring.server.port
    before = ring.run(sockets(ring.anna))
    half_open: list[socket.socket] = []
    for what, data in broken_lines():
        line = handshake(port, token)
        line.settimeout(10)
        if what in ("half a frame", "a frame that never ends", "pings"):
            line.sendall(data)
            half_open.append(line)
            continue
        with contextlib.suppress(ConnectionError, BrokenPipeError):
            line.sendall(data)
        heard = until_closed(line)
        assert not [trace for trace in TRACES if trace in heard], what
        assert heard.count(b'"type":"pong"') == 0, what
    for what, data in broken_handshakes(port):
        line = socket.create_connection(("127.0.0.1", port), timeout=10)
        with contextlib.suppress(ConnectionError, BrokenPipeError):
            line.sendall(data)
        half_open.append(line)
        if what not in ("half a handshake", "endless headers", "nothing"):
            heard = line.recv(65536)
            assert b"101 Switching" not in heard.split(b"\r\n")[0], what
            assert not [trace for trace in TRACES if trace in heard], what
    ring.run(ring.play(3))
    for number, line in enumerate(half_open):
        if number % 2:  # cut without a word
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()

    async def let_go() -> None:
        while await sockets(ring.anna) > before:
            await asyncio.sleep(0.05)

    ring.run(let_go())
    ring.check()


def until_closed(line: socket.socket) -> bytes:
    """Everything the server says before it closes the connection, which it must do."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65536):
            heard += part
            if heard.count(b"\x88") and raw(8, b"")[:1] in heard[-130:]:
                line.sendall(raw(8, struct.pack(">H", 1000)))
    line.close()
    return heard


async def sockets(caller: Caller) -> int:
    numbers = await caller.get("/metrics")
    return int(float(next(line for line in numbers.splitlines() if line.startswith("topsecret_sockets ")).split()[1]))
