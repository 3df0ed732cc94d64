"""`topsecret bot run`, here: whole games against our bots, results, and what the program did wrong."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ..bots.programs import ROOT, example, node, program

PAGE = ROOT / "docs" / "bots.md"


def bot_run(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """As a user who has `node` at hand runs it."""
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "topsecret", "bot", "run", *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path, "COLUMNS": "120"},
        capture_output=True,
        text=True,
        timeout=120,
    )


def fact(output: str, name: str) -> str:
    """A line of the table of results."""
    found = re.search(rf"(?m)^\W*{name}\s+\W\s*(.*?)\W*$", output)
    assert found is not None, output
    return found[1]


@pytest.mark.parametrize("language", ["python", "javascript"])
@pytest.mark.parametrize(
    ("game", "options"), [("kramer", "cards dossier finish=20"), ("randolph", "round_limit=6 edition=english")]
)
def test_the_examples_play_whole_games(language: str, game: str, options: str) -> None:
    done = bot_run(
        example(language), "--game", game, "--players", "3", "--against", "easy", "--games", "3", "--options", options
    )
    assert (done.returncode, done.stderr) == (0, "")
    for number in range(3):
        assert f"game {number}: Careful, seat {number}, " in done.stdout
    assert fact(done.stdout, "games") == "3"
    assert int(fact(done.stdout, "decisions")) > 12
    assert "ms of 10000 ms" in done.stdout
    assert "against greedy, greedy, Seed 0" in done.stdout


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    def games() -> list[str]:
        done = bot_run(program(tmp_path), "--against", "greedy,random", "--games", "4", "--seed", "9")
        assert done.returncode == 0, done.stderr
        return [line for line in done.stdout.splitlines() if line.startswith("game ")]

    assert len(games()) == 4
    assert games() == games()


def test_wins_are_counted(tmp_path: Path) -> None:
    done = bot_run(program(tmp_path), "--players", "2", "--games", "6", "--options", "finish=20")
    won = sum(f"won by seat {number % 2} " in line for number, line in enumerate(done.stdout.splitlines()[:6]))
    assert fact(done.stdout, "wins").startswith(f"{won} (")
    assert fact(done.stdout, "a fair share") == "50.0"


def test_a_fault_is_told_with_its_place_and_what_was_played_so_far_is_shown(tmp_path: Path) -> None:
    choose = "count = globals().get('count', 0) + 1\nglobals()['count'] = count\n"
    choose += "write(type='action', id=message['id'], action=-1) if count == 4 else first(message)"
    done = bot_run(program(tmp_path, choose=choose), "--players", "2", "--games", "5")
    assert done.returncode == 1
    assert re.match(
        r"topsecret: game 0 of seed 0, seat 0, decision 4: the bot 'Tester' chose -1, which is not offered; offered are",
        done.stderr,
    )
    assert "Stopped after 0 of 5 games." in done.stdout
    assert fact(done.stdout, "decisions") == "3"


@pytest.mark.parametrize(
    ("functions", "said"),
    [
        ({"choose": "time.sleep(9)"}, "the bot 'Tester' did not choose within 300 ms"),
        ({"choose": "sys.exit(5)"}, "ended by itself, with exit code 5"),
        ({"hello": "print('hi')"}, "wrote 'hi', which is no JSON object on one line"),
    ],
)
def test_every_fault_has_words(tmp_path: Path, functions: dict[str, str], said: str) -> None:
    done = bot_run(program(tmp_path, **functions), "--ms", "300")
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["no_such_program"], 1, "there is no program 'no_such_program'"),
        (["python x.py", "--against", "gredy"], 2, "did you mean greedy? levels are easy, normal"),
        (["python x.py", "--against", "greedy,random", "--players", "2"], 2, "2 play: name 1, or one for all"),
        (["python x.py", "--game", "kramr"], 2, "did you mean kramer?"),
        (["python x.py", "--options", "finnish=3"], 2, "did you mean finish?"),
        (["python x.py", "--seed", "-1"], 2, "--seed -1 is not allowed"),
        (["python x.py", "--games", "0"], 2, "a whole number from 1 on"),
        (["python x.py", "--table", "ABC234"], 2, "--table: for a server: give --server, too"),
        (["python x.py", "--server", "localhost:1", "--seed", "3"], 2, "--seed: with --server the host of a table"),
        (["python x.py", "--server", "ftp://x"], 2, "is no address of a server"),
        ([""], 2, "the command is empty"),
        ([], 2, "COMMAND"),
    ],
)
def test_a_wrong_command_line_is_told(arguments: list[str], code: int, said: str) -> None:
    done = bot_run(*arguments)
    assert (done.returncode, said in done.stderr) == (code, True), done.stderr
    assert "Traceback" not in done.stderr


def test_what_a_program_says_is_shown_without_what_a_terminal_would_obey(tmp_path: Path) -> None:
    choose = "write(type='action', id=message['id'], action=message['actions'][0]['id'], say='Hello\\x1b[31m')"
    done = bot_run(program(tmp_path, choose=choose), "--games", "1", "--options", "finish=20")
    assert "Tester: Hello [31m" in done.stdout
    assert "\x1b" not in done.stdout


def test_ctrl_c_stops_and_shows_what_was_finished(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    note = f"open({str(pids)!r}, 'a').write(str(os.getpid()) + '\\n')"
    slow = program(
        tmp_path, hello=f"write(type='ready', name='Tester'); {note}", choose="time.sleep(0.02); first(message)"
    )
    run = subprocess.Popen(
        [sys.executable, "-m", "topsecret", "bot", "run", slow, "--games", "100000", "--options", "finish=20"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    end = time.monotonic() + 60
    while (not pids.exists() or len(pids.read_text().split()) < 3) and time.monotonic() < end:
        time.sleep(0.05)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=30)
    assert run.returncode == 130
    assert "Traceback" not in err
    assert re.search(r"Stopped after [2-9]\d* of 100,000 games", out)
    assert int(fact(out, "games")) >= 2
    for pid in pids.read_text().split():
        assert not Path(f"/proc/{pid}/cmdline").exists() or not Path(f"/proc/{pid}/cmdline").read_bytes()


# --- the page about bots


def fences(language: str) -> list[str]:
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"))


def commands(page: Path) -> list[str]:
    blocks = re.findall(r"(?ms)^```console\n(.*?)^```$", page.read_text("utf-8"))
    return [line for block in blocks for line in block.splitlines() if line.strip()]


@pytest.mark.parametrize("page", [PAGE, ROOT / "examples/bots/README.md"], ids=["docs", "examples"])
def test_the_commands_of_the_pages_run(page: Path, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(fences("py")[0], encoding="utf-8")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    here = [command for command in commands(page) if "--server" not in command]
    assert here
    for command in here:
        words = shlex.split(command)
        assert words[:3] == ["topsecret", "bot", "run"]
        if "--games" in words:
            words[words.index("--games") + 1] = "2"
        done = bot_run(*words[3:], folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), command


def test_the_bot_on_the_page_plays_both_games(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(fences("py")[0], encoding="utf-8")
    for game in ("kramer", "randolph"):
        done = bot_run("python mybot.py", "--game", game, "--games", "2", "--options", "round_limit=3", folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
