"""The socket: who may open one, what is answered to what, and what happens to devices that break off, fall silent or read too slowly."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from topsecret.server.sockets import MOST_BYTES, MOST_WATCHED, POLICY, RESTART, SLOW, TOO_MUCH
from topsecret.server.streams import HANDOVER, SPECTATOR

from .leaks import Caller, Phone, visitor
from .process import Server
from .stores import in_loop


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sockets")
    with Server(f"sqlite:///{folder}/games.db", folder) as server:
        yield server
        assert server.faults == []


class Table:
    """A game of two people, Anna and Bert, and their sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Table:
        self.anna = await self.person("Anna")
        self.bert = await self.person("Bert")
        self.key = await self.opened()
        await self.bert.do(self.key, do="sit", seat=1, name="Bert")
        await self.bert.do(self.key, do="ready", ready=True)
        await self.anna.do(self.key, do="start")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()

    async def person(self, name: str) -> Caller:
        return await self.stack.enter_async_context(await visitor(self.server.url, name))

    async def opened(self, **more: Any) -> str:
        body = {"game": "kramer", "options": {"players": 2}, "seats": [{"name": "Anna"}, None], **more}
        return str((await self.anna.post("/api/tables", body))["key"])

    async def watched(self, caller: Caller, **how: Any) -> Phone:
        phone = await caller.phone()
        await phone.watch(self.key, **how)
        return phone


def item_texts(frame: dict[str, Any]) -> list[str]:
    return [item["text"] for item in frame["items"] if item["kind"] == "chat"]


# --- who may open one


@in_loop
async def test_hello_says_which_program_this_is_and_how_often_to_give_signs_of_life(server: Server) -> None:
    async with await visitor(server.url) as caller:
        phone = await caller.phone()
        hello = json.loads(phone.frames[0])
        info = await caller.get("/api/info")
        assert {name: hello[name] for name in ("type", "epoch", "version", "heartbeat")} == {
            "type": "hello", "epoch": info["epoch"], "version": info["version"], "heartbeat": info["heartbeat"],
        }  # fmt: skip
        assert abs(hello["now"] - time.time() * 1000) < 60_000


@in_loop
async def test_who_does_not_say_who_he_is_is_told_so_and_let_go(server: Server) -> None:
    async with Caller(server.url) as nobody:
        with pytest.raises(ConnectionError, match=f"{POLICY}.*cookie or a Bearer token"):
            await nobody.phone()
    async with Caller(server.url, "nobodys-token") as liar:
        with pytest.raises(ConnectionError, match="that token is nobody's"):
            await liar.phone()


@in_loop
async def test_a_cookie_is_taken_from_our_own_pages_and_from_no_others(server: Server) -> None:
    async with Caller(server.url) as browser:
        cookie = (await browser.ask("GET", "/api/me")).headers["set-cookie"].partition(";")[0]
        own = await browser.phone(headers={"Cookie": cookie, "Origin": server.url})
        await own.settled()
        same = await browser.phone(headers={"Cookie": cookie, "Sec-Fetch-Site": "same-origin"})
        await same.settled()
        for wrong in (
            {"Origin": "https://evil.example.org"},
            {"Origin": "null"},
            {"Origin": server.url.replace("127.0.0.1", "127.0.0.2")},
            {"Sec-Fetch-Site": "cross-site"},
            {},
            {"Origin": "http://evil.example.org", "Host": "evil.example.org"},
        ):
            with pytest.raises(InvalidStatus) as refused:
                await browser.phone(headers={"Cookie": cookie, **wrong})
            assert refused.value.response.status_code == 403, wrong


@in_loop
async def test_a_stranger_page_is_refused_even_with_a_token(server: Server) -> None:
    async with await visitor(server.url) as caller:
        with pytest.raises(InvalidStatus):
            await caller.phone(headers={"Origin": "https://evil.example.org"})


# --- looking


@in_loop
async def test_everybody_looks_with_his_own_eyes_and_with_no_others(server: Server) -> None:
    async with Table(server) as table:
        spectator = await table.person("Cleo")
        for caller, audience in ((table.anna, 0), (table.bert, 1), (spectator, SPECTATOR)):
            phone = await caller.phone()
            frame = await phone.watch(table.key)
            assert (frame["audience"], frame["view"]["seat"]) == (audience, audience if audience >= 0 else None)
            assert frame["state"]["you"]["seats"] == ([audience] if audience >= 0 else [])
            assert bool(frame["actions"]) == (audience in frame["view"]["to_move"])
            refused = await phone.watch(table.key, 1 - audience if audience >= 0 else 0)
            assert (refused["type"], refused["code"], refused["table"]) == ("error", "forbidden", table.key)
            unknown = await phone.watch("no-such-table")
            assert (unknown["type"], unknown["code"]) == ("error", "unknown")


@in_loop
async def test_a_device_of_several_players_shows_none_of_them_until_it_says_which(server: Server) -> None:
    async with Table(server) as table:
        body = {"game": "kramer", "options": {"players": 2}, "seats": [{"name": "Anna"}, {"name": "Bert"}]}
        key = (await table.anna.post("/api/tables", body))["key"]
        await table.anna.do(key, do="start")
        phone = await table.anna.phone()
        frame = await phone.watch(key)
        assert (frame["audience"], frame["view"]["seat"], frame["actions"]) == (HANDOVER, None, [])
        for seat in (0, 1):
            shown = await phone.watch(key, seat)
            assert (shown["audience"], shown["view"]["seat"]) == (seat, seat)
            answer = await phone.do(key, {"do": "note", "seat": 1 - seat, "about": "x", "text": "y"})
            assert (answer["type"], answer["code"]) == ("refused", "state")
            assert (await phone.do(key, {"do": "note", "seat": seat, "about": "x", "text": "y"}))["type"] == "done"


@in_loop
async def test_a_device_that_comes_back_is_told_what_it_missed_and_nothing_twice(server: Server) -> None:
    async with Table(server) as table:
        phone = await table.watched(table.anna)
        for text in ("one", "two"):
            await phone.do(table.key, {"do": "say", "room": "players", "text": text})
        n = phone.pictures[table.key]["n"]
        await phone.close()
        await table.bert.do(table.key, do="say", room="players", text="three")
        back = await table.anna.phone()
        frame = await back.watch(table.key, since=n)
        assert (frame["n"], item_texts(frame)) == (n + 1, ["three"])
        assert frame["view"] is not None
        assert frame["state"]["status"] == "playing"
        everything = await back.watch(table.key, since=0)
        assert len(everything["items"]) == n + 1
        beyond = await back.watch(table.key, since=n + 500)
        assert beyond["items"] == everything["items"]


@in_loop
async def test_frames_go_on_where_the_last_one_ended_at_every_device(server: Server) -> None:
    async with Table(server) as table:
        phones = [await table.watched(table.anna) for _ in range(3)]
        phones.append(await table.watched(table.bert))
        for number in range(10):
            await table.bert.do(table.key, do="say", room="players", text=f"{number}")
        for phone in phones:
            await phone.settled()
            ends = [frame["n"] for frame in phone.told()]
            begins = [frame["n"] - len(frame["items"]) for frame in phone.told()]
            assert begins == [0, *ends[:-1]]
            assert [text for frame in phone.told() for text in item_texts(frame)] == [f"{n}" for n in range(10)]


@in_loop
async def test_a_table_that_is_left_is_not_heard_of_any_more(server: Server) -> None:
    async with Table(server) as table:
        phone = await table.watched(table.anna)
        await phone.send({"type": "unwatch", "table": table.key})
        await phone.settled()
        since = len(phone.frames)
        await table.bert.do(table.key, do="say", room="players", text="are you there?")
        await phone.settled()
        assert len(phone.frames) == since + 1


@in_loop
async def test_one_socket_looks_at_so_many_tables_and_no_more(server: Server) -> None:
    async with Table(server) as table:
        phone = await table.anna.phone()
        keys = [await table.opened() for _ in range(MOST_WATCHED + 1)]
        for key in keys[:-1]:
            assert (await phone.watch(key))["type"] == "table"
        assert (await phone.watch(keys[0]))["type"] == "table"
        refused = await phone.watch(keys[-1])
        assert (refused["type"], refused["code"]) == ("error", "limit")
        await phone.send({"type": "unwatch", "table": keys[0]})
        assert (await phone.watch(keys[-1]))["type"] == "table"


@in_loop
async def test_everybody_is_told_who_is_there(server: Server) -> None:
    async with Table(server) as table:
        anna = await table.watched(table.anna)
        await anna.until(lambda frame: frame["type"] == "presence" and frame["seats"] == [True, False])
        since = len(anna.frames)
        bert = await table.watched(table.bert)
        spectator = await table.watched(await table.person("Cleo"))
        await anna.until(
            lambda f: f["type"] == "presence" and f["seats"] == [True, True] and f["spectators"] == 1, since
        )
        since = len(anna.frames)
        await bert.close()
        await spectator.close()
        await anna.until(
            lambda f: f["type"] == "presence" and f["seats"] == [True, False] and f["spectators"] == 0, since
        )


# --- acting


@in_loop
async def test_a_command_is_acknowledged_after_the_frame_that_shows_its_effect(server: Server) -> None:
    async with Table(server) as table:
        phones = [await table.watched(table.anna), await table.watched(table.bert)]
        seat = phones[0].pictures[table.key]["view"]["to_move"][0]
        phone, other = phones[seat], phones[1 - seat]
        picture = phone.pictures[table.key]
        since = len(phone.frames)
        command = {"do": "play", "seat": seat, "move": picture["actions"][0], "at": picture["n"]}
        done = await phone.do(table.key, command, id="c-17")
        assert (done["type"], done["id"], done["table"], done["data"]) == ("done", "c-17", table.key, None)
        shown = phone.told(since=since)
        assert shown[-1]["n"] == done["n"] > picture["n"] - len(shown[-1]["items"])
        kinds = [json.loads(frame)["type"] for frame in phone.frames[since:]]
        assert kinds.index("done") > kinds.index("table")
        await other.settled()
        assert other.told()[-1]["items"] == shown[-1]["items"]


@in_loop
async def test_a_repeated_command_gets_the_same_answer_and_happens_once(server: Server) -> None:
    async with Table(server) as table:
        phone, elsewhere = await table.watched(table.anna), await table.watched(table.anna)
        command = {"do": "say", "room": "players", "text": "once"}
        answers = [await each.do(table.key, command, id="twice") for each in (phone, phone, elsewhere)]
        assert answers[0] == answers[1] == answers[2]
        again = await table.anna.post(f"/api/tables/{table.key}/commands", {"id": "twice", "command": command})
        assert again["n"] == answers[0]["n"]
        bert = await table.watched(table.bert)
        assert (await bert.do(table.key, command, id="twice"))["type"] == "done"
        frame = await bert.watch(table.key)
        assert item_texts(frame) == ["once", "once"]  # Anna's and Bert's: ids are each one's own


@in_loop
async def test_a_refusal_says_what_was_wrong_and_to_which_command(server: Server) -> None:
    async with Table(server) as table:
        phones = [await table.watched(table.anna), await table.watched(table.bert)]
        asked = phones[0].pictures[table.key]["view"]["to_move"][0]
        mine, other = phones[asked], phones[1 - asked]
        wrong = next(k for k in range(1000) if k not in mine.pictures[table.key]["actions"])
        cases: list[tuple[Phone, dict[str, Any], str, str]] = [
            (mine, {"do": "play", "seat": asked, "move": wrong}, "illegal", "cannot play"),
            (mine, {"do": "play", "seat": asked, "move": "nonsense"}, "illegal", "nonsense"),
            (mine, {"do": "play", "seat": asked, "move": 0, "at": 0}, "stale", "look at the table again"),
            (mine, {"do": "play", "seat": 1 - asked, "move": 0}, "forbidden", "not yours"),
            (other, {"do": "play", "seat": 1 - asked, "move": 0}, "illegal", "is not asked now"),
            (mine, {"do": "play", "seat": 5, "move": 0}, "bad", "there is no seat 5"),
            (mine, {"do": "undo", "seat": asked}, "illegal", "nothing to take back"),
            (mine, {"do": "sit", "seat": 0, "name": "x"}, "state", "has begun"),
            (mine, {"do": "start"}, "state", "has begun"),
            (mine, {"do": "rematch"}, "state", "when the game is over"),
            (mine, {"do": "claim", "secret": "guessed"}, "forbidden", "opens no seat"),
            (mine, {"do": "say", "room": "spectators", "text": "hi"}, "forbidden", "when the game is over"),
            (mine, {"do": "say", "room": "players", "text": " \u200b "}, "bad", "can be seen"),
        ]
        for number, (phone, command, code, words) in enumerate(cases):
            answer = await phone.do(table.key, command, id=f"case {number}")
            assert answer["type"] == "refused", command
            assert (answer["id"], answer["table"], answer["code"]) == (f"case {number}", table.key, code)
            assert words in answer["message"]
            assert answer.keys() == {"type", "id", "table", "code", "message"}  # no number: nothing happened
        unknown = await mine.do("no-such-table", {"do": "start"})
        assert (unknown["type"], unknown["code"]) == ("refused", "unknown")


@in_loop
async def test_a_repeated_link_or_claim_gets_the_first_answer_again_even_from_a_server_that_was_killed(
    server: Server,
) -> None:
    async with Table(server) as table:
        phone, other = await table.watched(table.bert), await table.person("Bert's phone")
        link = {"do": "link", "seat": 1}
        secret = (await phone.do(table.key, link, id="link"))["data"]["secret"]
        assert len(secret) == 24
        assert (await phone.do(table.key, link, id="link"))["data"] == {"secret": secret}
        assert (await phone.do(table.key, link, id="another"))["data"]["secret"] != secret
        secret = (await phone.do(table.key, link, id="last"))["data"]["secret"]
        claim = {"id": "claim", "command": {"do": "claim", "secret": secret}}
        path = f"/api/tables/{table.key}/commands"
        assert (await other.post(path, claim))["data"] == {"seat": 1}
        await asyncio.to_thread(server.restart)
        assert (await other.post(path, claim))["data"] == {"seat": 1}
        assert (await table.bert.post(path, {"id": "last", "command": link}))["data"] == {"secret": secret}
        assert (await table.bert.post(path, {"id": "new", "command": link}))["code"] == "forbidden"


@in_loop
async def test_a_frame_that_is_none_is_answered_with_what_is_wrong_with_it(server: Server) -> None:
    async with await visitor(server.url) as caller:
        phone = await caller.phone()
        for wrong, words in (
            ("{", "truncated"),
            ('{"type":"dance"}', "dance"),
            ('{"type":"watch"}', "table"),
            ('{"type":"do","id":"","table":"x","command":{"do":"start"}}', "id"),
            ('{"type":"do","id":"1","table":"x","command":{"do":"play","seat":9,"move":1}}', "seat"),
            ('{"type":"ping","more":1}', "more"),
            ("[]", "object"),
            ('"ping"', "object"),
        ):
            since = len(phone.frames)
            await phone.send(wrong)
            answer = await phone.until(lambda frame: frame["type"] in ("error", "refused"), since)
            assert answer["code"] == "bad"
            assert answer["type"] == ("refused" if '"id":"1"' in wrong else "error")
            assert words in answer["message"]
        await phone.send({"type": "got", "table": "x", "n": 5})
        await phone.settled()
        assert phone.told("error", since)[1:] == []


# --- coming and going


@in_loop
async def test_a_frame_that_is_too_large_closes_the_socket(server: Server) -> None:
    async with await visitor(server.url) as caller:
        phone = await caller.phone()
        await phone.send("x" * 70_000)
        code, _ = await phone.end()
        assert code == TOO_MUCH


@in_loop
async def test_a_slow_reader_is_let_go_and_comes_back_while_the_table_goes_on(server: Server) -> None:
    async with Table(server) as table:
        fast = await table.watched(table.anna)
        other = await table.watched(table.bert)
        narrow = socket.create_connection(("127.0.0.1", server.port))
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
        slow = await connect(
            server.url.replace("http", "ws") + "/api/socket",
            sock=narrow,
            additional_headers=table.anna._headers,
            max_size=2**24,
            max_queue=1,
            ping_interval=None,
            compression=None,
            proxy=None,
        )
        await slow.send(json.dumps({"type": "watch", "table": table.key}))
        sockets = await number_of(table.anna, "sockets")
        big = "x" * 2000
        for number in range(60):
            await fast.do(table.key, {"do": "note", "seat": 0, "about": f"{number}", "text": big})
        # From here on every frame for seat 0 has 120 kB: the slow device cannot take so much.
        sent = 0
        while await number_of(table.anna, "dropped_readers_total") == 0:
            assert sent < 10 * MOST_BYTES
            for _ in range(10):
                await fast.do(table.key, {"do": "note", "seat": 0, "about": "0", "text": f"{sent}"})
                sent += len(fast.frames[-2])
        began = time.monotonic()
        assert (await other.do(table.key, {"do": "say", "room": "players", "text": "on we go"}))["type"] == "done"
        assert time.monotonic() - began < 5.0
        async with asyncio.timeout(20):
            while await number_of(table.anna, "sockets") != sockets - 1:
                await asyncio.sleep(0.1)
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2**22)
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(30):
                while True:
                    await slow.recv()
        assert slow.close_code in (SLOW, None, 1006)
        back = await table.anna.phone()
        await back.watch(table.key)
        await fast.settled()
        assert back.pictures[table.key]["view"] == fast.pictures[table.key]["view"]
        assert back.pictures[table.key]["n"] == fast.pictures[table.key]["n"]


async def number_of(caller: Caller, metric: str) -> int:
    numbers = await caller.get("/metrics")
    return int(float(next(line for line in numbers.splitlines() if line.startswith(f"topsecret_{metric} ")).split()[1]))


def test_a_device_that_is_gone_is_let_go_and_one_that_only_says_nothing_is_not(tmp_path: Path) -> None:
    settings = {"presence_heartbeat": "1", "presence_timeout": "2"}

    @in_loop
    async def quiet(server: Server) -> None:
        async with Table(server) as table:
            gone, silent = await table.watched(table.anna), await table.watched(table.bert)
            gone.socket.transport.pause_reading()  # its cable was pulled: it hears no ping
            await silent.until(lambda frame: frame.get("seats") == [False, True], len(silent.frames))
            await asyncio.sleep(2)
            await silent.settled()
            gone.socket.transport.resume_reading()
            assert await gone.end() == (1011, "keepalive ping timeout")

    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path, **settings) as server:
        quiet(server)


def test_devices_are_told_before_the_server_stops_and_go_on_after_it(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path) as server:

        @in_loop
        async def stopping() -> None:
            async with Table(server) as table:
                phone = await table.watched(table.anna)
                await phone.do(table.key, {"do": "say", "room": "players", "text": "before"})
                n = phone.pictures[table.key]["n"]
                await asyncio.to_thread(server.stop)
                assert await phone.end() == (RESTART, "restart")
                assert json.loads(phone.frames[-1]) == {"type": "bye", "reason": "restart"}
                await asyncio.to_thread(server.start)
                async with Caller(server.url, table.anna.token) as anna:
                    again = await anna.phone()
                    assert json.loads(again.frames[0])["epoch"] == json.loads(phone.frames[0])["epoch"]
                    frame = await again.watch(table.key, since=n)
                    assert (frame["n"], frame["items"], frame["audience"]) == (n, [], 0)
                    done = await again.do(table.key, {"do": "say", "room": "players", "text": "after"})
                    assert done["n"] == n + 1

        stopping()
        assert server.faults == []


def test_sockets_and_frames_are_limited_and_the_answer_says_so(tmp_path: Path) -> None:
    settings = {"limits": "true", "limits_sockets": "3", "limits_commands": "60/minute burst 20"}

    @in_loop
    async def crowd(server: Server) -> None:
        async with Table(server) as table:
            phones = [await table.watched(table.anna) for _ in range(3)]
            with pytest.raises(ConnectionError, match="3 sockets are open from this address"):
                await table.anna.phone()
            await phones.pop().close()
            for _ in range(100):
                with contextlib.suppress(ConnectionError):
                    phones.append(await table.bert.phone())
                    break
                await asyncio.sleep(0.05)
            since = len(phones[0].frames)
            for _ in range(40):
                await phones[0].send({"type": "ping"})
            error = await phones[0].until(lambda frame: frame["type"] == "error", since)
            assert error["code"] == "limit"
            assert "too many commands" in error["message"]
            assert (await phones[-1].watch(table.key))["type"] == "table"  # limits are each one's own

    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path, **settings) as server:
        crowd(server)
        assert server.faults == []
