"""The client against a real server: pictures, commands, breaks."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

import topsecret as ts
from topsecret.client import HANDOVER, SPECTATOR, Background, Client, ClientError

from .serving import PATIENCE, Server, leave, play_on, seated

QUICK = {"players": 2, "finish": 20, "round_limit": 12, "cards": True, "dossier": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def run(scene: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await scene

    asyncio.run(bounded())


def test_a_visitor_is_made_when_it_is_needed_and_known_by_its_token(server: Server) -> None:
    async def scene() -> None:
        async with Client(server.url, name="Anna") as anna:
            assert (await anna.me())["name"] == "Anna"
            async with Client(server.url, anna.token) as again:
                await again.rename("Anna B")
            assert (await anna.me())["name"] == "Anna B"

    run(scene())


def test_a_whole_game_is_played_and_everybody_has_the_same_picture_as_the_server(server: Server) -> None:
    async def scene() -> None:
        players = await seated(server, "Anna", "Bert", options=QUICK)
        host = players[0][1]
        await host.start()
        await asyncio.gather(*(play_on(table, seat) for seat, (_, table) in enumerate(players)))
        for seat, (client, table) in enumerate(players):
            whole = await client.snapshot(table.key, seat)
            assert table.picture.audience == seat
            assert list(table.picture.items) == whole["items"]
            assert (table.picture.view, table.picture.state) == (whole["view"], whole["state"])
        record = await players[0][0].record(host.key)
        match = ts.load(record)
        assert match.result is not None
        assert list(match.result.winners) == host.picture.state["result"]["winners"]
        assert match.events(1) == players[1][1].picture.events
        await leave(players)

    run(scene())


def test_randolphs_game_with_a_bot_is_played_to_its_end(server: Server) -> None:
    async def scene() -> None:
        options = {"players": 3, "board": "europe", "round_limit": 3, "target": 5}
        players = await seated(server, "Anna", "Bert", game="randolph", options=options)
        host = players[0][1]
        await host.bot(2, "easy")
        await host.start()
        await asyncio.gather(*(play_on(table, seat) for seat, (_, table) in enumerate(players)))
        assert host.picture.state["result"] is not None
        await leave(players)

    run(scene())


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_game_goes_on_where_it_was_when_the_server_is_gone_for_a_while(tmp_path: Path, how: str) -> None:
    async def scene(server: Server) -> None:
        players = await seated(server, "Anna", "Bert", options=QUICK)
        await players[0][1].start()
        games = [asyncio.create_task(play_on(table, seat)) for seat, (_, table) in enumerate(players)]
        for n in (40, 80):
            await players[0][1].until(lambda picture, n=n: picture.n >= n or picture.over)
            await asyncio.to_thread(getattr(server, how))
            await asyncio.sleep(0.3)
            await asyncio.to_thread(server.start)
        await asyncio.gather(*games)
        for seat, (client, table) in enumerate(players):
            whole = await client.snapshot(table.key, seat)
            assert list(table.picture.items) == whole["items"]
            assert table.picture.view == whole["view"]
        ts.load(await players[0][0].record(players[0][1].key))
        await leave(players)

    with Server(tmp_path) as server:
        run(scene(server))


def test_a_connection_that_breaks_again_and_again_loses_nothing_and_doubles_nothing(server: Server) -> None:
    async def scene() -> None:
        players = await seated(server, "Anna", "Bert", options={**QUICK, "finish": 42})
        await players[0][1].start()
        games = asyncio.gather(*(play_on(table, seat) for seat, (_, table) in enumerate(players)))
        dice = random.Random(7)
        breaks = 0
        while not games.done():
            # After every few things that happen somebody is cut off, at any moment of the next.
            n = players[0][1].picture.n + dice.randrange(1, 5)
            await players[0][1].until(lambda picture, n=n: picture.n >= n or picture.over)
            await asyncio.sleep(dice.uniform(0, 0.01))
            dice.choice(players)[0].cut()
            breaks += 1
        await games
        assert breaks > 5
        for seat, (client, table) in enumerate(players):
            whole = await client.snapshot(table.key, seat)
            picture = await table.until(lambda picture, n=whole["n"]: picture.n >= n)
            assert list(picture.items) == whole["items"]
            assert (picture.view, picture.state) == (whole["view"], whole["state"])
        await leave(players)

    run(scene())


def test_a_command_asked_for_while_the_server_is_away_is_done_once_when_it_is_back(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        players = await seated(server, "Anna", "Bert", options=QUICK)
        (client, table), (_, other) = players
        await asyncio.to_thread(server.kill)
        saying = asyncio.create_task(table.say("am I alone?"))
        await asyncio.sleep(0.5)
        assert not saying.done()
        assert not client.connected
        assert client.trouble
        await asyncio.to_thread(server.start)
        await saying
        await other.until(lambda picture: picture.n == table.picture.n)
        assert [item["text"] for item in other.picture.items if item["kind"] == "chat"] == ["am I alone?"]
        assert client.connected
        await leave(players)

    with Server(tmp_path) as server:
        run(scene(server))


def test_a_repeated_command_is_done_once(server: Server) -> None:
    async def scene() -> None:
        players = await seated(server, "Anna", "Bert", options=QUICK)
        table = players[0][1]
        for _ in range(3):
            await table.do({"do": "say", "room": "players", "text": "once"}, id="same")
        assert [item["text"] for item in table.picture.items if item["kind"] == "chat"] == ["once"]
        await leave(players)

    run(scene())


def test_a_silent_server_is_noticed(tmp_path: Path) -> None:
    """A connection that is dead but not closed: the process is stopped, and says nothing more."""

    async def scene(server: Server) -> None:
        players = await seated(server, "Anna", "Bert", options=QUICK)
        client, table = players[0]
        assert server.pid is not None
        os.kill(server.pid, signal.SIGSTOP)
        try:
            async for frame in table.changes():
                if frame["type"] == "lost":
                    break
        finally:
            os.kill(server.pid, signal.SIGCONT)
        async for frame in table.changes():
            if frame["type"] == "hello":
                break
        assert client.connected
        await leave(players)

    with Server(tmp_path, presence_heartbeat="1", presence_timeout="30") as server:
        run(scene(server))


def test_a_device_that_is_passed_around_is_told_one_seats_secrets_at_a_time(server: Server) -> None:
    async def scene() -> None:
        async with Client(server.url) as device:
            table = await device.watch((await device.create("kramer", QUICK)).key)
            assert table.picture.audience == SPECTATOR
            await table.sit(0, "Anna")
            assert table.picture.audience == 0
            await table.sit(1, "Bert")
            assert table.picture.audience == HANDOVER
            await table.start()
            await table.until(lambda picture: picture.view is not None)
            dealt = [event for event in table.picture.events if event["type"] == "identity_dealt"]
            assert not any("agent" in event for event in dealt)
            for seat in (0, 1):
                picture = await table.show(seat)
                dealt = [event for event in picture.events if event["type"] == "identity_dealt"]
                assert [event["seat"] for event in dealt if "agent" in event] == [seat]
            picture = await table.show(None)
            assert picture.audience == HANDOVER
            assert picture.view is not None
            assert picture.view["seat"] is None

    run(scene())


def test_whoever_stands_up_is_a_spectator_again(server: Server) -> None:
    async def scene() -> None:
        players = await seated(server, "Anna", "Bert", options=QUICK)
        table = players[1][1]
        assert table.picture.audience == 1
        await table.stand(1)
        await table.until(lambda picture: picture.audience == SPECTATOR)
        await leave(players)

    run(scene())


def test_refusals_say_why(server: Server) -> None:
    async def scene() -> None:
        players = await seated(server, "Anna", "Bert", options=QUICK)
        host, guest = players[0][1], players[1][1]
        for wrong, code in (
            (guest.start(), "forbidden"),
            (guest.sit(0, "Bert"), "state"),
            (guest.play("S1"), "state"),
            (guest.show(0), "forbidden"),
            (host.do({"do": "dance"}), "bad"),
        ):
            async with asyncio.timeout(10):
                with pytest.raises(ClientError) as refusal:
                    await wrong
            assert refusal.value.code == code
            assert len(refusal.value.message) > 10
        await leave(players)

    run(scene())


def test_tables_that_cannot_be_seen_are_told(server: Server) -> None:
    async def scene() -> None:
        players = await seated(server, "Anna", "Bert", options=QUICK, spectators=False)
        await players[0][1].start()
        async with Client(server.url) as stranger:
            with pytest.raises(ClientError, match="no spectators"):
                await stranger.watch(players[0][1].key)
            with pytest.raises(ClientError, match="there is no such table"):
                await stranger.watch("A" * 22)
            with pytest.raises(ClientError, match="there is no table ZZZZZZ at"):
                await stranger.find("ZZZZZZ")
        await leave(players)

    run(scene())


def test_a_token_that_is_nobodys_ends_the_trying(server: Server) -> None:
    async def scene() -> None:
        async with Client(server.url, "not-a-token-of-anybody") as nobody:
            with pytest.raises(ClientError) as refusal:
                await nobody.watch("A" * 22)
            assert refusal.value.code == "anonymous"

    run(scene())


def test_a_server_that_has_forgotten_everybody_ends_the_waiting(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with Client(server.url) as client:
            table = await client.watch((await client.create("kramer")).key)
            waiting = asyncio.create_task(table.until(lambda picture: picture.over))
            await asyncio.to_thread(server.kill)
            for file in tmp_path.glob("games.db*"):
                file.unlink()
            await asyncio.to_thread(server.start)
            with pytest.raises(ClientError) as refusal:
                await waiting
            assert refusal.value.code == "anonymous"

    with Server(tmp_path) as server:
        run(scene(server))


def test_rematch_and_spectators_come_along(server: Server) -> None:
    async def scene() -> None:
        players = await seated(server, "Anna", "Bert", options=QUICK)
        (_, host), (_, guest) = players
        await host.start()
        await asyncio.gather(host.offer(), guest.offer())
        await guest.until(lambda picture: picture.over)
        key = await host.rematch()
        await guest.until(lambda picture: picture.state["rematch"] == key)
        again = await players[1][0].watch(key)
        assert again.picture.mine == [1]
        await leave(players)

    run(scene())


def test_a_seat_can_be_taken_over_from_another_device(server: Server) -> None:
    async def scene() -> None:
        players = await seated(server, "Anna", "Bert", options=QUICK)
        (_, table), _ = players
        secret = await table.link(0)
        async with Client(server.url) as phone:
            there = await phone.watch(table.key)
            assert await there.claim(secret) == 0
            await there.until(lambda picture: picture.seat == 0)
        await leave(players)

    run(scene())


def test_the_catalogue_names_the_actions_by_number(server: Server) -> None:
    async def scene() -> None:
        async with Client(server.url) as client:
            made = await client.create("kramer", {"players": 2})
            catalogue = await client.catalogue(made.key)
            assert [entry["id"] for entry in catalogue] == list(range(ts.game("kramer").action_count))
            assert await client.find(made.link) == await client.find(made.code.lower()) == made.key

    run(scene())


def test_no_server_is_told() -> None:
    async def scene() -> None:
        async with Client("http://127.0.0.1:9") as client:
            with pytest.raises(ClientError, match=r"no answer from http://127\.0\.0\.1:9") as error:
                await client.info()
            assert error.value.code == "unreachable"

    run(scene())


def test_what_waits_when_the_client_is_closed_is_told(server: Server) -> None:
    async def scene() -> None:
        client = Client(server.url)
        table = await client.watch((await client.create("kramer")).key)
        waiting = asyncio.create_task(table.until(lambda picture: picture.over))
        await asyncio.sleep(0.05)
        await client.close()
        with pytest.raises(ClientError, match="closed"):
            await waiting
        with pytest.raises(ClientError, match="closed"):
            await table.say("hello?")

    run(scene())


def test_a_program_that_waits_can_use_it_from_a_thread(server: Server) -> None:
    heard: list[int] = []
    with Background(server.url, name="Anna") as line:
        made = line.call(line.client.create("kramer", {"players": 2}))
        table = line.watch(made.key, lambda: heard.append(1))
        line.call(table.sit(0, "Anna"))
        assert table.picture.mine == [0]
        assert heard
        with pytest.raises(ClientError, match="still free"):
            line.call(table.start())
