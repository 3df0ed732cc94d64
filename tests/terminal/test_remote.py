"""Playing in a terminal over the network: real programs on pseudo-terminals, a real server process."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import topsecret as ts
from topsecret.bots.characters import CHARACTERS
from topsecret.client import Background

from ..client.serving import Server, free_port
from . import test_play, test_play_randolph
from .driver import Program

KRAMER = "players=3 cards dossier finish=20 round_limit=3"
WON = r"wins with|share the win|Nobody wins|wins:|A shared win"
RANDOLPH = "players=3 board=europe round_limit=2 target=5"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as opened:
        yield opened


class House(ExitStack):
    """People at terminals of their own."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def program(self, server: Server, name: str, *arguments: str, width: int = 80, height: int = 24) -> Program:
        words = ("play", "--server", server.url, "--name", name, *arguments)
        home = str(self.folder / name)
        return self.enter_context(Program(*words, width=width, height=height, XDG_CONFIG_HOME=home, HOME=home))

    def table(self, server: Server, game: str, options: str, width: int = 80, height: int = 24) -> tuple[Program, str]:
        """Anna makes a table: her program, and the table's code."""
        anna = self.program(server, "Anna", "--game", game, "--options", options, width=width, height=height)
        screen = anna.wait_for("(bot N, ")
        code = re.search(r"Table (\w{6})", screen)
        assert code is not None
        return anna, code[1]


Answer = Callable[[str, int], str]


def kramers(screen: str, count: int) -> str:
    return test_play.answer(screen, "menu" if count % 3 else "notation")


def randolphs(screen: str, count: int) -> str:
    return test_play_randolph.answer(screen, "menu", count)


def play_on(programs: list[Program], answer: Answer, between: Callable[[int], None] = lambda count: None) -> str:
    """Everybody answers whenever asked, until all see the end of the game; all that was shown."""
    seen: list[str] = []
    for count in range(1500):
        between(count)
        over = 0
        for program in programs:
            screen = program.wait_for("")
            seen.append(screen)
            if "save FILE, rematch" in screen:
                over += 1
            elif not waits(screen):
                program.type(answer(screen, count))
        if over == len(programs):
            return "\n".join(seen)
    raise AssertionError("the game does not end")


def waits(said: str) -> bool:
    """Whether others are waited for: a question of one's own stands below a board."""
    return max(said.rfind("(say …, who, "), said.rfind("(ready no, ")) > said.rfind("\nround ")


def begin(anna: Program, bert: Program) -> None:
    """Bert has sat down, a bot takes the third seat, Anna starts."""
    bert.wait_for("(ready no, ")
    anna.say("bot 2", "(start, ")
    anna.wait_for("Bert, ready")
    anna.type("start")


@pytest.mark.parametrize(
    ("game", "options", "answer"), [("kramer", KRAMER, kramers), ("randolph", RANDOLPH, randolphs)]
)
def test_two_people_and_a_bot_play_a_whole_game(
    server: Server, house: House, game: str, options: str, answer: Answer, tmp_path: Path
) -> None:
    anna, code = house.table(server, game, options)
    bert = house.program(server, "Bert", "--table", f"{server.url}/t/{code}", width=120, height=40)
    begin(anna, bert)
    bert.wait_for("")
    seen = play_on([anna, bert], answer)
    assert re.search(r"Anna roll(s|ed)", seen)
    assert "You roll" in seen
    assert re.search(rf"({'|'.join(CHARACTERS)})(:| moved| roll| is ready)", seen)
    for program in (anna, bert):
        assert re.search(WON, program.terminal.screen)
        assert program.terminal.wrapped == []
        assert "Traceback" not in program.output
    anna.say("save", "Give a file name")
    anna.say(f"save {tmp_path / 'game.txt'}", "Saved to")
    match = ts.load((tmp_path / "game.txt").read_text())
    assert match.result is not None
    assert match.names[:2] == ("Anna", "Bert")
    assert match.names[2] in CHARACTERS
    for program in (anna, bert):
        program.type("")
        assert program.end() == 0


def test_a_game_goes_on_after_the_server_was_killed(house: House, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna, code = house.table(server, "kramer", KRAMER)
        bert = house.program(server, "Bert", "--table", code)
        begin(anna, bert)
        bert.wait_for("")

        def between(count: int) -> None:
            if count in (10, 25):
                server.kill()
                for program in (anna, bert):
                    program.until(lambda _, program=program: "Connecting again" in program.said)
                server.start()
                for program in (anna, bert):
                    program.until(lambda _, program=program: "Connected." in program.said)

        play_on([anna, bert], kramers, between)
        for program in (anna, bert):
            assert re.search(WON, program.terminal.screen)
            assert "Traceback" not in program.output


def test_a_move_made_while_the_server_is_away_is_not_lost(house: House, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna, _ = house.table(server, "kramer", "players=2 cards")
        anna.say("bot 1", "(start, ")
        anna.say("start", "points")
        server.kill()
        screen = anna.wait_for("Connecting again")
        points = test_play.POINTS.search(" ".join(screen.split()))
        assert points is not None
        anna.type(f"S{points[1]}")
        server.start()
        assert "You moved Schulz" in anna.wait_for("Top Secret round: play", "Pass.")


def test_whoever_went_away_has_the_same_seat_and_secrets_when_back(server: Server, house: House) -> None:
    anna, code = house.table(server, "kramer", "players=2")
    anna.say("bot 1 easy", "(start, ")
    screen = anna.say("start", "points")
    before = re.search(r"· you · (\w) ", screen)
    anna.say("note red mine-alone", "Noted about red")
    anna.say("quit", "Your seat stays yours")
    anna.say("back", "points")
    anna.say("quit", "Your seat stays yours")
    anna.type("")
    assert anna.end() == 0
    assert f"--table {code}" in anna.terminal.screen
    again = house.program(server, "Anna", "--table", code)
    screen = again.wait_for("points")
    after = re.search(r"· you · (\w) ", screen)
    assert before is not None
    assert after is not None
    assert before[1] == after[1]
    assert "mine-alone" in again.say("notes", "My notes")


def test_what_is_typed_stays_while_others_speak(server: Server, house: House) -> None:
    anna, code = house.table(server, "kramer", "players=2")
    bert = house.program(server, "Bert", "--table", code)
    bert.wait_for("(ready no, ")
    anna.wait_for("Bert")
    anna.key(b"say half a sen")
    bert.say("say first", "Bert: first")
    anna.until(lambda _: "Bert: first" in anna.said)
    anna.say("tence", "Anna: half a sentence")
    bert.wait_for("Anna: half a sentence")


def test_a_table_is_made_by_a_few_questions_and_found_in_the_list(server: Server, house: House) -> None:
    anna = house.program(server, "Anna")
    anna.wait_for("new for a table of your own")
    anna.say("nonsense", "is no code of a table")
    anna.say("", "new for a table of your own")
    anna.say("new", "Which game?")
    anna.say("2", "How many play?")
    anna.say("2", "Anything else?")
    anna.say("board=europe", "So far: board=europe")
    anna.say("", "Public?")
    screen = anna.say("yes", "(bot N, ")
    code = re.search(r"Table (\w{6})", screen)
    assert code is not None
    assert f"{server.url}/t/{code[1]}" in screen
    bert = house.program(server, "Bert")
    screen = bert.wait_for("Open tables")
    number = re.search(r"(\d+)  The suitcase war  Anna", screen)
    assert number is not None
    assert code[1] in bert.say(number[1], "(ready no, ")


def test_the_lobby_seats_people_and_bots(server: Server, house: House) -> None:
    anna, code = house.table(server, "kramer", "players=3")
    assert "0  Anna (you)" in anna.said
    assert "2  Anna (you)" in anna.say("sit 2", "2 Anna (you)")
    anna.say("bot 0 gready", "did you mean greedy")
    anna.say("bot 0 easy", " (bot, easy)")
    anna.say("start", "is still free")
    anna.say("bot 0 no", "0 Free seat")
    anna.say("dance", "I cannot read “dance”")
    anna.say("say " + "long " * 150, "Anna: long", "500")
    bert = house.program(server, "Bert", "--table", code, "--seat", "2")
    assert bert.end() == 1
    assert "Seat 2 is not free. Free: 0, 1" in bert.terminal.screen
    bert = house.program(server, "Anna ", "--table", code, "--seat", "1")
    bert.wait_for("hoose another name")
    assert "1  Bert (you)" in bert.say("Bert", "1 Bert (you)")
    assert "1  Free seat" in bert.say("stand", "1 Free seat")
    assert "You have no seat" in bert.say("stand", "no seat")


def test_without_a_free_seat_one_watches_and_sees_no_secrets(server: Server, house: House) -> None:
    anna, code = house.table(server, "kramer", "players=2 cards")
    anna.say("bot 1", "(start, ")
    anna.say("start", "points")
    eve = house.program(server, "Eve", "--table", code)
    screen = eve.wait_for("Watching. ")
    assert "Waiting for Anna" in screen
    assert "You are " not in screen
    eve.say("say hello out there", "Eve (Watching): hello out there")
    assert "hello out there" not in anna.output
    eve.type("quit")
    assert eve.end() == 0


def test_several_people_at_one_keyboard_hide_their_secrets_from_each_other(server: Server, house: House) -> None:
    anna, _ = house.table(server, "kramer", "players=2 dossier finish=20")
    anna.say("sit 1 Bert", "1 Bert (you)")
    anna.say("start", "press Enter when you are ready")
    assert "· you ·" not in anna.terminal.everything
    screen = anna.say("", "points")
    who = re.search(r"· you · (\w) ", screen)
    assert who is not None
    points = test_play.POINTS.search(" ".join(screen.split()))
    assert points is not None
    screen = anna.say(f"S{points[1]}", "press Enter", "Put the safe")
    while "Put the safe" in screen:
        screen = anna.say("church", "press Enter", "Put the safe")
    assert "The keyboard goes to" in screen
    assert "· you ·" not in anna.terminal.everything
    other = re.search(r"· you · (\w) ", anna.say("", "points"))
    assert other is not None
    assert other[1] != who[1]


def test_an_offer_to_end_ends_the_game_and_a_rematch_begins_another(server: Server, house: House) -> None:
    anna, code = house.table(server, "kramer", "players=3")
    bert = house.program(server, "Bert", "--table", code)
    begin(anna, bert)
    anna.wait_for("points", "Waiting for")
    bert.wait_for("points", "Waiting for")
    anna.say("save game.txt", "can be saved when it is over")
    anna.say("offer", "Anna offers to end")
    bert.wait_for("(offer: agree)")
    assert "The players agreed to end the game. Nobody won." in bert.say("offer", "save FILE, rem")
    anna.wait_for("save FILE, rem")
    anna.say("rematch", "(start, ", "We wait", "Are you ready?")
    bert.wait_for("meet at a new table")
    screen = bert.say("rematch", "Are you ready?")
    assert "1  Bert (you)" in screen
    assert code not in screen


def test_the_clock_is_shown_and_runs_out(server: Server, house: House) -> None:
    anna, code = house.table(server, "kramer", "players=2")
    anna.say("bot 1", "(start, ")
    token = json.loads((house.folder / "Anna" / "topsecret" / "visitors.json").read_text())[server.url]
    with Background(server.url, token) as line:
        table = line.watch(line.call(line.client.find(code)), lambda: None)
        line.call(table.settings(clock={**table.picture.state["clock"], "move": 5}, absent="bot"))
    anna.wait_for("settings")
    assert re.search(r"Anna: until \d\d:\d\d:\d\d\.", anna.say("start", "points"))
    anna.wait_for("The time of Anna was up.")


def test_resigning_is_asked_twice(server: Server, house: House) -> None:
    anna, _ = house.table(server, "kramer", "players=2")
    anna.say("bot 1", "(start, ")
    anna.say("start", "points")
    anna.say("resign", "Give up this game?")
    anna.say("no", "points")
    anna.say("resign", "Give up this game?")
    assert "won" in anna.say("yes", "save FILE, rem")


def test_plain_mode_prints_the_news_below_each_other(server: Server, house: House, tmp_path: Path) -> None:
    anna, code = house.table(server, "kramer", "players=2")
    words = ["play", "--server", server.url, "--table", code, "--name", "Bert", "--plain"]
    bert = subprocess.Popen(
        [sys.executable, "-m", "topsecret", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"XDG_CONFIG_HOME": str(tmp_path / "plain")},
    )
    try:
        assert bert.stdin is not None
        bert.stdin.write("ready\nsay hello\n")
        bert.stdin.flush()
        anna.wait_for("Bert: hello")
        anna.say("start", "points", "Waiting for")
        anna.say("say bye", "Anna: bye")
        bert.stdin.write("log\nhelp\nquit\n\n")
        out, _ = bert.communicate(timeout=60)
    finally:
        bert.kill()
        bert.wait()
    assert bert.returncode == 0
    assert out.isascii()
    assert "\x1b" not in out
    assert ". The game begins." in out
    assert "Your seat stays yours" in out
    assert max(map(len, out.splitlines())) <= 100


def test_the_commands_of_the_page_work(server: Server, house: House) -> None:
    _, code = house.table(server, "kramer", "players=3")
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text("utf-8")
    block = re.search(r"(?ms)^```console\n(topsecret play --server.*?)^```$", page)
    assert block is not None
    for number, command in enumerate(block[1].splitlines()):
        words = shlex.split(command.replace("http://localhost:7007", server.url).replace("ABC234", code))
        home = str(house.folder / f"guest {number}")
        with Program(*words[1:], XDG_CONFIG_HOME=home, HOME=home, LOGNAME=f"guest{number}") as guest:
            screen = guest.wait_for("Your name", "new for a table", "(ready no, ", "(bot N, ", "hoose another name")
            if "Your name" in screen:
                screen = guest.say("", "new for a table", "(ready no, ", "(bot N, ")
            if "hoose another name" in screen:
                screen = guest.say("Anne", "(ready no, ")
            assert guest.process.poll() is None
            if "(you)" in screen and code in screen:
                guest.say("stand", "(sit N, ")
            guest.type("quit")
            assert guest.end() == 0


def test_a_wrong_code_is_told(server: Server, house: House) -> None:
    eve = house.program(server, "Eve", "--table", "ZZZZZZ")
    assert eve.end() == 1
    assert f"topsecret: there is no table ZZZZZZ at {server.url}" in eve.terminal.screen


@pytest.mark.parametrize(
    ("arguments", "said", "code"),
    [
        (("--server", "http://127.0.0.1:{port}", "--table", "ABC234"), "no answer from http://127.0.0.1", 1),
        (("--server", "ftp://example.org", "--table", "ABC234"), "is no address of a server", 1),
        (("--table", "ABC234"), "--table needs --server URL", 2),
        (("--server", "http://127.0.0.1:{port}", "--table", "AB"), "six letters or digits", 1),
    ],
)
def test_what_cannot_work_is_told_in_a_line(arguments: tuple[str, ...], said: str, code: int, tmp_path: Path) -> None:
    words = [word.format(port=free_port()) for word in arguments]
    done = subprocess.run(
        [sys.executable, "-m", "topsecret", "play", "--name", "Eve", *words],
        capture_output=True,
        text=True,
        timeout=60,
        env=os.environ | {"XDG_CONFIG_HOME": str(tmp_path)},
    )
    assert done.returncode == code
    assert said in done.stderr
    assert len(done.stderr.splitlines()) <= 2
