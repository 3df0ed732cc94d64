"""`topsecret bot run --server`: bot programs at the tables of a real server, through breaks of every kind."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import topsecret as ts
from topsecret.client.web import Created, Web
from topsecret.server.pace import LONGEST_MS

from ..bots.programs import example, program
from ..server import process


class Server(process.Server):
    """A server with its games in a folder; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/games.db", folder, bots_delay="0.01,0.05")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as house:
        yield house


class Runner:
    """`topsecret bot run … --server …` as a user starts it."""

    def __init__(self, folder: Path, url: str, *arguments: str, token: str | None = None) -> None:
        self._heard = ""
        environment = {**os.environ, "XDG_CONFIG_HOME": str(folder / "config"), "COLUMNS": "200"}
        if token is not None:
            environment["TOPSECRET_BOT_TOKEN"] = token
        self.process = subprocess.Popen(
            [sys.executable, "-m", "topsecret", "bot", "run", *arguments, "--server", url],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def wait_for(self, words: str) -> None:
        """Until it has said that."""
        assert self.process.stdout is not None
        while words not in self._heard:
            line = self.process.stdout.readline()
            assert line, f"it ended without {words!r}: {self._heard}"
            self._heard += line

    def end(self, seconds: float = 90.0) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=seconds)
        return self.process.returncode, self._heard + out, err


@pytest.fixture
def runner(tmp_path: Path) -> Iterator[Callable[..., Runner]]:
    started: list[Runner] = []

    def run(*arguments: Any, **settings: Any) -> Runner:
        started.append(Runner(tmp_path, *arguments, **settings))
        return started[-1]

    yield run
    for one in started:
        with contextlib.suppress(ProcessLookupError):
            one.process.kill()
        one.process.communicate()


def host(url: str, do: Callable[[Web], Awaitable[Any]]) -> Any:
    """What the host of a table does."""

    async def whole() -> Any:
        web = Web(url, name="Host")
        try:
            return await do(web)
        finally:
            await web.close()

    return asyncio.run(whole())


async def until(fact: Callable[[], Awaitable[Any]], seconds: float = 60.0) -> Any:
    end = time.monotonic() + seconds
    while not (found := await fact()):
        assert time.monotonic() < end, "it took too long"
        await asyncio.sleep(0.05)
    return found


async def state(web: Web, key: str) -> dict[str, Any]:
    return dict((await web.snapshot(key))["state"])


async def begun(web: Web, key: str) -> None:
    """Wait until everybody is ready, and start."""

    async def ready() -> bool:
        return all(seat["kind"] != "free" and seat["ready"] for seat in (await state(web, key))["seats"])

    await until(ready)
    await web.command(key, {"do": "start"})


async def over(web: Web, key: str, seconds: float = 90.0) -> dict[str, Any]:
    async def ended() -> bool:
        return (await state(web, key))["status"] == "over"

    await until(ended, seconds)
    return await state(web, key)


async def invite(web: Web, key: str, seat: int, bot: str) -> None:
    """Invite a bot as soon as it has an account."""

    async def invited() -> bool:
        with contextlib.suppress(Exception):
            await web.post(
                f"/api/tables/{key}/commands",
                {"id": web.new_id(), "command": {"do": "invite", "seat": seat, "bot": bot}},
            )
            return True
        return False

    await until(invited)


async def later(web: Web, key: str, n: int) -> bool:
    """Whether some more has happened than those n things, or the game is over."""
    frame = await web.snapshot(key)
    return int(frame["n"]) > n + 3 or frame["state"]["status"] == "over"


async def items(web: Web, key: str) -> list[dict[str, Any]]:
    return list((await web.snapshot(key))["items"])


# --- whole games


@pytest.mark.parametrize(("language", "bot"), [("python", "Snake"), ("javascript", "Scripta")])
def test_the_examples_accept_invitations_and_play_several_games_at_a_time(
    server: Server, runner: Callable[..., Runner], language: str, bot: str
) -> None:
    bots = runner(server.url, example(language), "--name", bot, "--games", "3", "--concurrent", "3")

    async def games(web: Web) -> None:
        level = {"bot": "easy"}
        keys = [
            (
                await web.create("kramer", {"players": 3, "finish": 20, "cards": True, "dossier": True}, seats=[level])
            ).key,
            (await web.create("randolph", {"players": 2, "round_limit": 4}, seats=[level])).key,
        ]
        await invite(web, keys[0], 1, bot)
        await invite(web, keys[0], 2, bot)
        await invite(web, keys[1], 1, bot)
        await asyncio.gather(*(begun(web, key) for key in keys))
        for key in keys:
            ended = await over(web, key)
            assert ended["result"]["reason"] in ("finish", "round_limit", "last_standing", "secrets", "out_of_reach")
            told = [item for item in await items(web, key) if item["kind"] == "table"]
            assert not {item["what"] for item in told} & {"standin", "timeout", "resigned", "left"}
            assert ts.load(await web.record(key)).result is not None

    host(server.url, games)
    code, out, err = bots.end()
    assert (code, err) == (0, ""), out
    assert out.count(": over, ") == 3


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_a_bot_takes_a_free_seat_of_a_table(server: Server, runner: Callable[..., Runner], language: str) -> None:
    async def game(web: Web) -> None:
        made = await web.create("kramer", {"players": 2, "finish": 20}, seats=[{"bot": "normal"}])
        bots = runner(server.url, example(language), "--name", f"Guest {language}", "--table", made.code)
        await begun(web, made.key)
        ended = await over(web, made.key)
        assert ended["seats"][1]["name"] == f"Guest {language}"
        code, out, err = await asyncio.to_thread(bots.end)
        assert (code, err) == (0, "")
        assert f"Table {made.code}, seat 1: Guest {language}" in out
        assert re.search(rf"Table {made.code}, seat 1: over, (not )?won: ", out)

    host(server.url, game)


def test_what_a_program_says_is_heard_in_the_players_room(
    server: Server, runner: Callable[..., Runner], tmp_path: Path
) -> None:
    choose = "write(type='action', id=message['id'], action=message['actions'][0]['id'], **({'say': 'Aha!'} if message['id'] == 2 else {}))"

    async def game(web: Web) -> None:
        made = await web.create("kramer", {"players": 2, "finish": 20}, seats=[None, {"name": "Host"}])
        bots = runner(server.url, program(tmp_path, choose=choose), "--name", "Chatty", "--table", made.code)
        await begun_by_host(web, made)
        said = await until(lambda: chatter(web, made.key))
        assert [(line["seat"], line["name"], line["text"]) for line in said] == [(0, "Chatty", "Aha!")]
        bots.process.send_signal(signal.SIGTERM)
        code, _, err = await asyncio.to_thread(bots.end)
        assert (code, err) == (143, "")

    async def chatter(web: Web, key: str) -> list[dict[str, Any]]:
        await play_host(web, key)
        return [item for item in await items(web, key) if item["kind"] == "chat"]

    async def begun_by_host(web: Web, made: Created) -> None:
        await web.command(made.key, {"do": "ready", "ready": True})
        await begun(web, made.key)

    async def play_host(web: Web, key: str) -> None:
        frame = await web.snapshot(key)
        if frame["actions"]:
            await web.command(key, {"do": "play", "seat": 1, "move": frame["actions"][0]})

    host(server.url, game)


def test_a_program_is_told_to_choose_before_its_clock_runs_out(
    server: Server, runner: Callable[..., Runner], tmp_path: Path
) -> None:
    times = tmp_path / "times"
    choose = f"open({str(times)!r}, 'a').write(str(message['ms']) + ' '); first(message)"

    async def game(web: Web) -> None:
        made = await web.create("kramer", {"players": 2, "finish": 20}, seats=[{"bot": "easy"}], clock={"move": 8})
        bots = runner(server.url, program(tmp_path, choose=choose), "--name", "Punctual", "--table", made.code)
        await begun(web, made.key)
        await over(web, made.key)
        assert (await asyncio.to_thread(bots.end))[0] == 0
        told = [int(word) for word in times.read_text().split()]
        assert told
        # The clock waits for what is being shown to people.
        assert all(200 <= ms <= 7000 + LONGEST_MS for ms in told)

    host(server.url, game)


# --- breaks


class Cable:
    """Between a bot and a server: passes everything on, until it is cut. `lose` answers are lost on the way."""

    def __init__(self) -> None:
        self.target = ("127.0.0.1", 0)
        self.lose = 0
        self.lost = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(asyncio.start_server(self._join, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def lead_to(self, url: str) -> None:
        self.target = ("127.0.0.1", int(url.rpartition(":")[2]))

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection(*self.target)
        except OSError:
            writer.close()
            return
        self._open |= {writer, there[1]}
        moving = asyncio.Event()

        async def ask() -> None:
            while data := await reader.read(65536):
                if b"/move HTTP" in data and self.lose:
                    self.lose -= 1
                    moving.set()
                there[1].write(data)
            there[1].close()

        async def answer() -> None:
            while data := await there[0].read(65536):
                if moving.is_set():
                    self.lost += 1
                    break
                writer.write(data)
            writer.close()

        with contextlib.suppress(OSError):
            await asyncio.gather(ask(), answer(), return_exceptions=True)
        for end in (writer, there[1]):
            end.close()
            self._open.discard(end)

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(lambda: [writer.transport.abort() for writer in self._open])

    def close(self) -> None:
        async def stop() -> None:
            self._server.close()
            for writer in self._open:
                writer.transport.abort()
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()
            await asyncio.sleep(0)
            self._loop.call_soon(self._loop.stop)

        asyncio.run_coroutine_threadsafe(stop(), self._loop)
        self._thread.join(10)
        self._loop.close()


@pytest.fixture
def cable() -> Iterator[Cable]:
    made = Cable()
    yield made
    made.close()


COUNTED = "open({file!r}, 'a').write('.'); time.sleep(0.02); first(message)"


def decided_by(told: list[dict[str, Any]], seat: int) -> int:
    """How often a seat of Kramer's basic game decided something: each time is told once."""
    events = [item["event"] for item in told if item["kind"] == "game"]
    return sum(event["type"] in ("moved", "safe_moved") and event["seat"] == seat for event in events)


def test_a_move_whose_answer_was_lost_is_not_made_twice(
    server: Server, runner: Callable[..., Runner], cable: Cable, tmp_path: Path
) -> None:
    cable.lead_to(server.url)
    cable.lose = 4
    count = tmp_path / "count"

    async def game(web: Web) -> None:
        made = await web.create("kramer", {"players": 2}, seats=[{"bot": "easy"}])
        bots = runner(
            cable.url,
            program(tmp_path, choose=COUNTED.format(file=str(count))),
            "--name",
            "Lossy",
            "--table",
            made.code,
        )
        await begun(web, made.key)
        await over(web, made.key)
        assert cable.lost == 4
        assert decided_by(await items(web, made.key), 1) == len(count.read_text())
        code, _, err = await asyncio.to_thread(bots.end)
        assert (code, err) == (0, "")

    host(server.url, game)


def test_a_bot_comes_back_after_every_break(
    server: Server, runner: Callable[..., Runner], cable: Cable, tmp_path: Path
) -> None:
    cable.lead_to(server.url)
    count = tmp_path / "count"

    async def game(web: Web) -> None:
        made = await web.create("kramer", {"players": 2, "finish": 60}, seats=[{"bot": "easy"}])
        bots = runner(
            cable.url,
            program(tmp_path, choose=COUNTED.format(file=str(count))),
            "--name",
            "Flaky",
            "--table",
            made.code,
        )
        await begun(web, made.key)
        cuts = 0
        while (await state(web, made.key))["status"] != "over":
            n = (await web.snapshot(made.key))["n"]
            await until(lambda n=n: later(web, made.key, n + 9))
            cable.cut()
            cuts += 1
            assert cuts < 300
        assert cuts > 3
        # The program was asked once for each decision: it was not started again, and nothing was played twice.
        assert decided_by(await items(web, made.key), 1) == len(count.read_text())
        code, out, err = await asyncio.to_thread(bots.end)
        assert (code, err) == (0, "")
        assert out.count("The agents’ race") == 1

    host(server.url, game)


def test_a_bot_comes_back_after_the_server_was_killed(
    tmp_path: Path, runner: Callable[..., Runner], cable: Cable
) -> None:
    slow = program(tmp_path, choose="time.sleep(0.05); first(message)")
    with Server(tmp_path) as house:
        cable.lead_to(house.url)

        async def game(web: Web) -> None:
            made = await web.create("kramer", {"players": 3}, seats=[{"bot": "easy"}])
            bots = runner(cable.url, slow, "--name", "Survivor", "--games", "2")
            for seat in (1, 2):
                await invite(web, made.key, seat, "Survivor")
            await begun(web, made.key)
            for _ in range(2):
                n = (await web.snapshot(made.key))["n"]
                await until(lambda n=n: later(web, made.key, n))
                await asyncio.to_thread(house.restart)
            await over(web, made.key)
            code, out, err = await asyncio.to_thread(bots.end)
            assert (code, err) == (0, "")
            assert out.count("The agents’ race") == 2
            assert house.kills == 2

        host(cable.url, game)


def test_a_bot_that_was_stopped_goes_on_when_it_is_started_again(
    server: Server, runner: Callable[..., Runner], tmp_path: Path
) -> None:
    pids = tmp_path / "pids"
    hello = f"write(type='ready', name='Tester'); open({str(pids)!r}, 'a').write(str(os.getpid()) + ' ')"
    slow = program(tmp_path, hello=hello, choose="time.sleep(0.2); first(message)")

    async def game(web: Web) -> None:
        made = await web.create("kramer", {"players": 2, "finish": 20}, seats=[{"bot": "easy"}])
        bots = runner(server.url, slow, "--name", "Phoenix", "--table", made.code)
        await begun(web, made.key)

        async def has_moved() -> bool:
            return decided_by(await items(web, made.key), 1) > 0

        await until(has_moved)
        bots.process.send_signal(signal.SIGINT)
        code, out, err = await asyncio.to_thread(bots.end)
        assert (code, err.strip()) == (130, "")
        assert ": over" not in out
        for pid in pids.read_text().split():
            assert not Path(f"/proc/{pid}").exists() or not Path(f"/proc/{pid}/cmdline").read_bytes()
        assert (await state(web, made.key))["status"] == "playing"
        again = runner(server.url, slow, "--name", "Phoenix", "--table", made.code)
        await over(web, made.key)
        code, out, err = await asyncio.to_thread(again.end)
        assert (code, err) == (0, "")
        assert "made the account" not in out

    host(server.url, game)


def test_no_more_seats_are_taken_than_are_played_at_a_time(
    server: Server, runner: Callable[..., Runner], tmp_path: Path
) -> None:
    async def game(web: Web) -> None:
        made = await web.create("kramer", {"players": 3, "finish": 20}, seats=[{"bot": "easy"}])
        bots = runner(server.url, program(tmp_path), "--name", "Solo", "--concurrent", "1")
        for seat in (1, 2):
            await invite(web, made.key, seat, "Solo")

        async def ready() -> bool:
            return bool((await state(web, made.key))["seats"][1]["ready"])

        await until(ready)
        await asyncio.sleep(1.0)
        assert not (await state(web, made.key))["seats"][2]["ready"]
        bots.process.send_signal(signal.SIGINT)
        assert (await asyncio.to_thread(bots.end))[0] == 130
        bots = runner(server.url, program(tmp_path), "--name", "Solo", "--concurrent", "2", "--games", "2")
        await begun(web, made.key)
        await over(web, made.key)
        assert (await asyncio.to_thread(bots.end))[0] == 0

    host(server.url, game)


# --- accounts


def test_the_token_of_an_account_is_kept_where_only_its_owner_can_read_it(
    server: Server, runner: Callable[..., Runner], tmp_path: Path
) -> None:
    first = runner(server.url, program(tmp_path), "--name", "Keeper")
    file = tmp_path / "config" / "topsecret" / "visitors.json"
    first.wait_for("Keeper is at")
    first.process.send_signal(signal.SIGINT)
    code, out, err = first.end()
    assert (code, err.strip()) == (130, "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    (token,) = json.loads(file.read_text()).values()
    assert token not in out
    assert "Keeper is at" in out
    other = runner(server.url, program(tmp_path), "--table", "ABCDEF", token=token)
    code, out, err = other.end()
    assert (code, "there is no table ABCDEF" in err) == (2, True), err
    assert token not in out + err


def test_a_name_that_is_taken_is_told(server: Server, runner: Callable[..., Runner], tmp_path: Path) -> None:
    host(server.url, lambda web: web.post("/api/bot/accounts", {"name": "Original"}))
    code, _, err = runner(server.url, program(tmp_path), "--name", "Original").end()
    assert code == 2
    assert "a bot called Original is here already: choose another name" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("token", ["canary-token-that-nobody-has", "a person's"])
def test_a_token_that_is_no_bots_is_told(
    server: Server, runner: Callable[..., Runner], tmp_path: Path, token: str
) -> None:
    if token == "a person's":
        token = host(server.url, lambda web: web.visitor())
    code, out, err = runner(server.url, program(tmp_path), token=token).end()
    assert code == 2
    assert err.startswith("topsecret: ")
    assert "Traceback" not in err
    assert token not in out + err


def test_a_server_that_is_not_there_is_told(runner: Callable[..., Runner], tmp_path: Path) -> None:
    code, _, err = runner("http://127.0.0.1:9", program(tmp_path)).end()
    assert (code, err.startswith("topsecret: no answer from http://127.0.0.1:9")) == (2, True), err


def test_a_table_without_a_free_seat_is_told(server: Server, runner: Callable[..., Runner], tmp_path: Path) -> None:
    made = host(server.url, lambda web: web.create("kramer", {"players": 2}, seats=[{"bot": "easy"}, {"name": "Host"}]))
    code, _, err = runner(server.url, program(tmp_path), "--name", "Late", "--table", made.code).end()
    assert (code, err) == (2, f"topsecret: table {made.code} has no free seat\n")


# --- programs that fail


def test_a_program_that_fails_now_and_then_is_started_again(
    server: Server, runner: Callable[..., Runner], tmp_path: Path
) -> None:
    choose = "sys.exit(3) if message['id'] == 3 else first(message)"

    async def game(web: Web) -> None:
        made = await web.create("kramer", {"players": 2, "finish": 20}, seats=[{"bot": "easy"}])
        bots = runner(server.url, program(tmp_path, choose=choose), "--name", "Fragile", "--table", made.code)
        await begun(web, made.key)
        ended = await over(web, made.key)
        assert not ended["seats"][1]["resigned"]
        code, out, err = await asyncio.to_thread(bots.end)
        assert (code, err) == (1, "")
        assert f"Table {made.code}, seat 1: the bot " in out
        assert "ended by itself, with exit code 3" in out

    host(server.url, game)


def test_a_program_that_always_fails_resigns(server: Server, runner: Callable[..., Runner], tmp_path: Path) -> None:
    async def game(web: Web) -> None:
        made = await web.create("kramer", {"players": 2}, seats=[{"bot": "easy"}])
        wrong = program(tmp_path, choose="write(type='action', id=message['id'], action=-5)")
        bots = runner(server.url, wrong, "--name", "Hopeless", "--table", made.code)
        await begun(web, made.key)
        ended = await over(web, made.key)
        assert ended["seats"][1]["resigned"]
        code, out, err = await asyncio.to_thread(bots.end)
        assert (code, err) == (1, "")
        assert out.count("chose -5, which is not offered") == 3
        assert "resigns, since the program failed 3 times" in out

    host(server.url, game)


def test_a_program_that_cannot_be_started_makes_no_account(
    server: Server, runner: Callable[..., Runner], tmp_path: Path
) -> None:
    code, _, err = runner(server.url, "no_such_program", "--name", "Nobody").end()
    assert (code, "there is no program 'no_such_program'" in err) == (1, True)
    assert not (tmp_path / "config").exists()
