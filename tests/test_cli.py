"""The command line: what it prints, what it refuses, and with which exit code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import topsecret as ts


def topsecret(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "topsecret", *arguments], input=typed, capture_output=True, text=True, timeout=120
    )


def test_the_version_is_told() -> None:
    done = topsecret("--version")
    assert (done.returncode, done.stdout) == (0, f"topsecret {ts.__version__}\n")


def test_the_command_line_is_read_without_rich_and_without_the_server() -> None:
    code = (
        "import sys, topsecret.cli; sys.exit(any(name in sys.modules for name in ('rich', 'litestar', 'sqlalchemy')))"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_the_database_is_brought_up_to_date(tmp_path: Path) -> None:
    for _ in range(2):
        done = topsecret("db", "upgrade", "--database", str(tmp_path / "games.db"))
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"sqlite:///{tmp_path}/games.db is up to date\n"
    assert (tmp_path / "games.db").exists()


@pytest.mark.parametrize("command", ["serve", "play", "simulate", "replay", "check", "options", "board", "db", "bot"])
def test_every_command_has_help(command: str) -> None:
    assert command in topsecret("--help").stdout
    assert topsecret(command, "--help").returncode == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["fly"], "invalid choice: 'fly'"),
        (["play", "--terminal", "--game", "kramr"], "did you mean kramer?"),
        (["play", "--terminal", "--game", "kramer", "--players", "9"], "a whole number from 2 to 7"),
        (["play", "--terminal", "--game", "kramer", "--options", "finnish=3"], "did you mean finish?"),
        (["play", "--terminal", "--game", "kramer", "--options", "finish=3"], "a whole number from 20 to 60"),
        (["play", "--terminal", "--game", "kramer", "--seats", "you,gredy"], "did you mean greedy?"),
        (["play", "--terminal", "--game", "kramer", "--players", "3", "--seats", "you,you"], "2 players, but 3 play"),
        (["play", "--terminal", "--seed", "-1", "--game", "kramer"], "from 0 to"),
        (["play", "--terminal", "--load", "/no/such/file"], "No such file"),
        (["simulate", "--bots", "gredy"], "did you mean greedy?"),
        (["simulate", "--games", "0"], "a whole number from 1 on"),
        (["simulate", "--bots", "random,random", "--players", "4"], "name 4, or one for all seats"),
        (["simulate", "--games", "1", "--out", "/no/such/folder/x.json"], "No such file"),
        (["replay", "/no/such/file"], "No such file"),
        (["check", "/"], "directory"),
        (["options", "chess"], "known are kramer, randolph"),
        (["--port", "x"], "a whole number from 0 to 65535"),
        (["--lan", "simulate"], "--lan is for 'topsecret' without a command"),
        (["--data-dir", "/x", "play"], "--data-dir is for 'topsecret' without a command"),
        (["serve", "--workers", "0"], "a whole number from 1 on"),
        (["serve", "--workers", "2"], "2 workers need PostgreSQL"),
        (["serve", "--config", "/no/such/file"], "No such file"),
        (["db"], "required: upgrade|export|import|check"),
        (["db", "fly"], "invalid choice: 'fly'"),
        (["db", "export"], "required: FILE"),
        (["db", "upgrade", "--database", "mysql://u:hush@h/n"], "--database: this value is not allowed"),
    ],
)
def test_a_wrong_command_line_is_told_in_words(arguments: list[str], said: str) -> None:
    done = topsecret(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert "hush" not in done.stderr


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_every_option_is_listed(game: str) -> None:
    done = topsecret("options", game, "--ascii")
    assert done.returncode == 0
    assert [name for name in ts.game(game).options.names if name not in done.stdout] == []
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_record_is_verified(tmp_path: Path) -> None:
    match = ts.new("kramer", players=2, chance=ts.Script(["J", "S", "3", "4"]))
    match.play(0, "J3")
    path = tmp_path / "game.txt"
    path.write_text(str(match.record), encoding="utf-8")
    done = topsecret("check", str(path))
    assert done.returncode == 0
    assert "kramer, 2 players, 5 moves, all legal; to be continued" in done.stdout
    path.write_text(str(match.record).replace("0: J3", "0: J2"), encoding="utf-8")
    assert "line 12: the digest does not fit" in topsecret("check", str(path)).stderr
    path.write_bytes(b"\xff\xfe\x00")
    assert "line 1: not UTF-8" in topsecret("check", str(path)).stderr


def test_boards_are_checked_and_drawn(tmp_path: Path) -> None:
    done = topsecret("board", "check", "world")
    assert done.returncode == 0
    assert "45, with 3 to 5 routes each" in done.stdout
    bad = tmp_path / "bad.json"
    bad.write_text('{"name": "x"}')
    done = topsecret("board", "check", str(bad))
    assert done.returncode == 1
    assert "key 'cities' is missing" in done.stderr
    assert topsecret("board", "check", "wrld").returncode == 1
    picture = tmp_path / "world.svg"
    assert topsecret("board", "draw", "europe", "-o", str(picture)).returncode == 0
    assert picture.read_text().startswith("<svg")
    assert topsecret("board", "draw", "europe").stdout.startswith("<svg")


def test_without_a_terminal_play_ends_with_its_input() -> None:
    done = topsecret("play", "--terminal", typed="")
    assert done.returncode == 0
    assert "Goodbye" in done.stdout
    assert done.stderr == ""
