"""Bots that are programs of their own: what they are told, what they may answer, and what is said when they err."""

import json
import os
import re
import shlex
import sys
import threading
import time
from pathlib import Path

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.bots import jsonlines
from topsecret.bots.jsonlines import BotFault, ProcessBot, command_words
from topsecret.randolph import board as boards

from .programs import example, program
from .seats import WEAK_HAND, variants

WRITE_DOWN = "open({file!r}, 'a').write(json.dumps(message) + '\\n')"


@pytest.fixture
def open_bots():
    """Programs started by a test, gone after it."""
    started = []
    yield started.append
    for bot in started:
        bot.kill()


@pytest.fixture
def at_table(tmp_path, open_bots):
    """A program at seat 0 of a table of three, to be asked its first question."""

    def sit(budget_ms=5000, **functions):
        bot = ProcessBot(program(tmp_path, **functions), budget_ms=budget_ms)
        open_bots(bot)
        match = ts.new("kramer", players=3, chance=["J", "S", "M", "6", "3"])
        bot.begin(0, match.view(0))
        bot.tell(match.events(0))
        return bot, match

    return sit


def ask(bot, match):
    return bot.choose(match.view(0), match.actions(0))


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


# --- what a program is told


def test_a_program_is_told_the_game_from_hello_to_bye(tmp_path):
    file = tmp_path / "told"
    usual = {"hello": "write(type='ready', name='Tester')", "choose": "first(message)"}
    kinds = ("hello", "begin", "events", "choose", "end", "bye")
    code = {kind: f"{WRITE_DOWN.format(file=str(file))}\n{usual.get(kind, '')}" for kind in kinds}
    bot = ProcessBot(program(tmp_path, **code), budget_ms=4321)
    match = ts.new("kramer", players=2, seed=1, finish=20, names=["Anna", "Bert"])
    result = bots.play(match, [bots.make("random", "kramer", seed=1), bot])
    bot.end(result)
    bot.close()
    told = [json.loads(line) for line in file.read_text().splitlines()]
    assert told[0] == {"type": "hello", "protocol": 1}
    begin = told[1]
    assert set(begin) == {"type", "game", "seat", "options", "names", "view"}
    assert (begin["type"], begin["game"], begin["seat"], begin["names"]) == ("begin", "kramer", 1, ["Anna", "Bert"])
    assert begin["options"]["finish"] == 20
    assert begin["view"]["seat"] == 1
    assert [event for line in told if line["type"] == "events" for event in line["events"]] == match.events(1)
    asked = [line for line in told if line["type"] == "choose"]
    assert [line["id"] for line in asked] == list(range(1, len(asked) + 1))
    assert {line["ms"] for line in asked} == {4321}
    for line in asked:
        assert set(line) == {"type", "id", "view", "actions", "ms"}
        assert set(line["actions"][0]) == {"id", "text", "data"}
        assert line["view"]["seat"] == 1
    assert told[-2:] == [
        {
            "type": "end",
            "result": {"winners": list(result.winners), "totals": list(result.totals), "reason": result.reason},
        },
        {"type": "bye"},
    ]


def test_a_game_that_was_broken_off_ends_without_a_result(tmp_path):
    file = tmp_path / "told"
    bot = ProcessBot(program(tmp_path, end=WRITE_DOWN.format(file=str(file))))
    bot.end(None)
    bot.close()
    assert json.loads(file.read_text()) == {"type": "end", "result": None}


@pytest.mark.parametrize("name", ["world", "europe"])
def test_randolphs_board_is_told_with_its_routes(tmp_path, name):
    match = ts.new("randolph", players=2, board=name, seed=1)
    (whole,) = jsonlines.board(match.view(0)).values()
    assert whole["routes"] == json.loads(boards.load(name).to_json())["routes"]
    assert {corner["colour"] for corner in whole["starts"]} == {"red", "blue", "green", "yellow"}
    assert jsonlines.board(ts.new("kramer", seed=1).view(0)) == {}


def test_a_board_of_ones_own_is_told_too(tmp_path):
    own = json.loads(boards.load("europe").to_json()) | {"name": "My Europe"}
    path = tmp_path / "my.json"
    path.write_text(json.dumps(own), encoding="utf-8")
    match = ts.new("randolph", players=2, board=str(path), seed=1)
    assert jsonlines.board(match.view(0))["board"]["name"] == "My Europe"


# --- what a program may answer


@pytest.mark.parametrize(
    "answer",
    [
        "message['actions'][5]['id']",
        "message['actions'][5]['text']",
        "'  '.join(reversed(message['actions'][5]['text'].split())).lower()",
    ],
    ids=["number", "notation", "notation as a person writes it"],
)
def test_an_action_may_be_a_number_or_a_notation(at_table, answer):
    bot, match = at_table(choose=f"write(type='action', id=message['id'], action={answer})")
    assert ask(bot, match) == match.actions(0)[5]


def test_blank_lines_and_more_keys_do_no_harm(at_table):
    bot, match = at_table(
        choose="print(); write(type='action', id=message['id'], action=message['actions'][0]['id'], why='so')"
    )
    assert ask(bot, match) == match.actions(0)[0]


def test_a_program_may_speak(at_table):
    bot, match = at_table(
        choose="write(type='action', id=message['id'], action=message['actions'][0]['id'], say='Aha! ' * 200)"
    )
    ask(bot, match)
    assert bot.said == [("Aha! " * 200)[:500]]


def test_a_program_has_a_name_that_is_not_too_long(tmp_path):
    bot = ProcessBot(program(tmp_path, hello="write(type='ready', name=' ' + 50 * 'x')"))
    bot.greet()
    bot.close()
    assert bot.name == 40 * "x"


# --- what is said when it errs


@pytest.mark.parametrize(
    ("functions", "said"),
    [
        ({"choose": "write(type='action', id=message['id'], action=99999)"}, r"chose 99999, which is not offered; offered are \d+ \(S6\), .* and 458 more$"),
        ({"choose": "write(type='action', id=message['id'], action='J9')"}, r'chose "J9", which is not offered'),
        ({"choose": "write(type='action', id=message['id'], action='J2')"}, r'chose "J2", which is not offered'),
        ({"choose": "write(type='action', id=message['id'], action=None)"}, r"chose null, which is not offered"),
        ({"choose": "write(type='action', id=message['id'], action=True)"}, r"chose true, which is not offered"),
        ({"choose": "write(type='action', id=message['id'], action=[1])"}, r"chose \[1\], which is not offered"),
        ({"choose": "write(type='action', id=17, action=message['actions'][0]['id'])"}, "was asked question 1, but answers question 17"),
        ({"choose": "write(type='action', action=1)"}, "was asked question 1, but answers question null"),
        ({"choose": "write(type='move', id=1)"}, r'must answer with a line as \{"type": "action", "id": 1, "action": \d+\}, but wrote \{"type": "move"'),
        ({"choose": "write(type='action', id=1, action=message['actions'][0]['id'], say=7)"}, "wants to say 7, which is no text"),
        ({"choose": "print('thinking…', flush=True)"}, r"wrote 'thinking…', which is no JSON object on one line \(print what is for you to standard error\)"),
        ({"choose": "print('[1]', flush=True)"}, r"wrote '\[1\]', which is no JSON object"),
        ({"choose": "print('x' * 1_000_001, flush=True)"}, "wrote a line of 1,000,000 characters or more"),
        ({"choose": "os.write(1, bytes([255, 10]))"}, "which is no JSON object"),
        ({"choose": "sys.exit(3)"}, "ended by itself, with exit code 3"),
        ({"choose": "os.kill(os.getpid(), 9)"}, "was ended by signal 9"),
        ({"choose": "os.close(1); time.sleep(60)"}, "closed its output"),
        ({"begin": "1 / 0"}, "ended by itself, with exit code 1"),
    ],
)  # fmt: skip
def test_a_fault_is_told_in_words_and_ends_the_program(at_table, functions, said, capfd):
    bot, match = at_table(**functions)
    with pytest.raises(BotFault, match=said) as fault:
        ask(bot, match)
    assert str(fault.value).startswith("the bot ")
    assert bot._pipe._process.poll() is not None


def test_a_program_that_is_too_slow_is_stopped(at_table):
    bot, match = at_table(budget_ms=200, choose="time.sleep(60)")
    began = time.monotonic()
    with pytest.raises(BotFault, match=r"^the bot 'Tester' did not choose within 200 ms$"):
        ask(bot, match)
    assert time.monotonic() - began < 5
    assert bot._pipe._process.poll() is not None


def test_a_program_that_does_not_read_does_not_hold_us_up(tmp_path, open_bots):
    code = 'print(\'{"type": "ready", "name": "Deaf"}\', flush=True); import time; time.sleep(60)'
    bot = ProcessBot(shlex.join([sys.executable, "-c", code]), budget_ms=300)
    open_bots(bot)
    match = ts.new("kramer", seed=1)
    began = time.monotonic()
    bot.begin(0, match.view(0))
    for _ in range(2000):
        bot.tell(match.events(0))
    with pytest.raises(BotFault, match="did not choose within 300 ms"):
        ask(bot, match)
    assert time.monotonic() - began < 10


@pytest.mark.parametrize(
    ("hello", "said"),
    [
        ("pass", r"said nothing for 0.3 s; it must begin with a line as \{\"type\": \"ready\", \"name\": \"My bot\"\}"),
        ("write(type='hi')", r"must begin with a line as .*, but wrote \{\"type\": \"hi\"\}"),
        ("write(type='ready')", "must begin with a line as"),
        ("write(type='ready', name='')", "must begin with a line as"),
        ("sys.exit(4)", "ended by itself, with exit code 4"),
        ("print('hello')", "wrote 'hello', which is no JSON object"),
    ],
)
def test_a_program_must_say_that_it_is_ready(tmp_path, hello, said):
    bot = ProcessBot(program(tmp_path, hello=hello), ready_s=0.3 if hello == "pass" else 20)
    with pytest.raises(BotFault, match=said):
        bot.greet()
    assert bot._pipe._process.poll() is not None


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("no_such_program x", "^cannot start the bot 'no_such_program x': there is no program 'no_such_program'$"),
        ("/etc/passwd", "^cannot start the bot '/etc/passwd': Permission denied$"),
        ("  ", "^the command is empty"),
        ('python "x', "^cannot read the command"),
    ],
)
def test_a_command_that_cannot_be_started_is_told(command, said):
    with pytest.raises(bots.BotError, match=said):
        ProcessBot(command)


def test_a_command_is_no_shell(tmp_path):
    assert command_words("python bot.py; rm -rf / $HOME") == ["python", "bot.py;", "rm", "-rf", "/", "$HOME"]


def test_python_is_found_where_no_python_is_on_the_path(monkeypatch):
    monkeypatch.setenv("PATH", "/nowhere")
    assert command_words("python bot.py") == [sys.executable, "bot.py"]
    assert command_words("pypy bot.py") == ["pypy", "bot.py"]


# --- the process


def test_what_a_program_prints_to_standard_error_is_passed_through(at_table, capfd):
    bot, match = at_table(choose="print('I think', file=sys.stderr); first(message)")
    ask(bot, match)
    bot.close()
    assert capfd.readouterr().err == "I think\n"


def test_a_python_program_needs_no_flush(tmp_path):
    code = "import json\nwhile True:\n    m = json.loads(input())\n    if m['type'] == 'hello': print(json.dumps({'type': 'ready', 'name': 'X'}))"
    file = tmp_path / "bot.py"
    file.write_text(code)
    bot = ProcessBot(shlex.join([sys.executable, str(file)]))
    assert bot.greet() == "X"
    bot.kill()


def test_the_token_of_the_account_is_not_given_to_the_program(tmp_path, monkeypatch):
    monkeypatch.setenv(jsonlines.TOKEN, "canary")
    bot = ProcessBot(program(tmp_path, hello="write(type='ready', name=str('canary' in str(os.environ)))"))
    assert bot.greet() == "False"
    bot.close()


def test_a_program_that_does_not_leave_is_ended_with_all_that_it_started(tmp_path, monkeypatch):
    monkeypatch.setattr(jsonlines, "PARTING_S", 0.3)
    file = tmp_path / "pids"
    code = f"""
    import subprocess
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    open({str(file)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
    write(type="ready", name="Clingy")
    """
    bot = ProcessBot(program(tmp_path, hello=code, bye="time.sleep(60)"))
    bot.greet()
    bot.close()
    pids = [int(pid) for pid in file.read_text().split()]
    end = time.monotonic() + 10
    while any(map(alive, pids)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(map(alive, pids))


def test_a_program_can_be_ended_while_it_is_asked(at_table):
    bot, match = at_table(choose="time.sleep(60)")
    threading.Timer(0.2, bot.kill).start()
    with pytest.raises(BotFault, match="was ended by signal 9"):
        ask(bot, match)


def test_no_thread_or_file_is_left_behind(tmp_path):
    command = program(tmp_path)
    ProcessBot(command).close()
    before = threading.active_count(), len(os.listdir("/proc/self/fd"))
    for _ in range(5):
        bot = ProcessBot(command)
        bot.greet()
        bot.close()
    assert (threading.active_count(), len(os.listdir("/proc/self/fd"))) == before


# --- the examples


@pytest.mark.parametrize("language", ["python", "javascript"])
@pytest.mark.parametrize(("game", "options"), variants())
def test_the_examples_play_every_variant(language, game, options):
    match = ts.new(game, seed=11, **{**options, "round_limit": 5})
    programs = [ProcessBot(example(language)) for _ in range(2)]
    try:
        others = [bots.make("random", game, seed=seat) for seat in range(match.players - 2)]
        result = bots.play(match, [*others, *programs])
        assert result is not None
        for bot in programs:
            assert bot.name == "Careful"
            bot.end(result)
            bot.close()
            assert bot._pipe._process.poll() == 0
    finally:
        for bot in programs:
            bot.kill()


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_examples_fight_for_what_is_left(language):
    """Nothing good lies about any more: whoever waits for it waits for ever."""
    match = ts.new("randolph", position=WEAK_HAND.replace("phase=move", "phase=move turn=1 pool=3"), chance=[])
    bot = ProcessBot(example(language))
    try:
        bot.begin(1, match.view(1))
        assert bot.choose(match.view(1), match.actions(1)).data["kind"] == "step"
    finally:
        bot.kill()


@pytest.mark.parametrize("language", ["python", "javascript"])
@pytest.mark.parametrize(("game", "players", "enough"), [("kramer", 4, 9), ("randolph", 2, 12)])
def test_the_examples_beat_random_players(language, game, players, enough):
    """Of 16 games they win nearly all; a player as good as the others would win 4 of Kramer's, 8 of Randolph's."""
    wins = 0
    for seed in range(16):
        match = ts.new(game, seed=seed, players=players)
        seat = seed % players
        bot = ProcessBot(example(language))
        table = [bots.make("random", game, seed=100 * seed + other) for other in range(players)]
        table[seat] = bot
        try:
            wins += seat in bots.play(match, table).winners
        finally:
            bot.kill()
    assert wins >= enough


def test_the_examples_use_nothing_but_what_comes_with_the_language():
    source = (Path(__file__).parents[2] / "examples/bots/careful.py").read_text()
    assert set(re.findall(r"(?m)^(?:from|import) (\w+)", source)) <= set(sys.stdlib_module_names)
    script = (Path(__file__).parents[2] / "examples/bots/careful.mjs").read_text()
    assert all(name.startswith("node:") for name in re.findall(r'from "([^"]+)"', script))
