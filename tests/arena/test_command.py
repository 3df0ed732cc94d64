"""`topsecret arena` as it is used: real processes, killed, resumed, stopped, and asked for what cannot be."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.driver import Program

USUAL = ("--game", "kramer", "--players", "3", "--options", "cards finish=20", "--bots", "greedy,random", "--seed", "9")


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "topsecret", "arena", *words]


def done(*words: str, **settings: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(*words), capture_output=True, text=True, timeout=120, **settings)


def games(file: Path) -> list[dict[str, Any]]:
    """The whole lines of a file, but for the times."""
    lines = [json.loads(line) for line in file.read_bytes().split(b"\n")[:-1]]
    return [{key: value for key, value in line.items() if key not in ("ms", "slowest")} for line in lines]


def test_killed_in_the_middle_and_resumed_it_is_the_same_as_in_one_go(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert done(*USUAL, "--games", "48", "--workers", "1", "--out", str(whole)).returncode == 0
    with subprocess.Popen(
        command(*USUAL, "--games", "48", "--workers", "2", "--out", str(cut)), stdout=subprocess.DEVNULL
    ) as first:
        until = time.monotonic() + 60
        while not cut.exists() or cut.read_bytes().count(b"\n") < 8:
            assert time.monotonic() < until
            time.sleep(0.005)
        first.kill()
    begun = len(games(cut)) - 1
    assert 7 <= begun < 48
    with cut.open("ab") as file:
        file.write(b'{"n":47,"deal":7,"sea')  # as a kill in the middle of a line leaves it
    again = done(
        *USUAL, "--games", "48", "--workers", "2", "--out", str(cut), "--resume", "--html", str(tmp_path / "r.html")
    )
    assert again.returncode == 0, again.stderr
    assert games(cut) == games(whole)
    assert "48 games of 8 deals" in " ".join(again.stdout.split())
    assert "</html>" in (tmp_path / "r.html").read_text()


def test_ctrl_c_ends_it_with_what_was_finished(tmp_path: Path) -> None:
    out, html = tmp_path / "some.jsonl", tmp_path / "some.html"
    words = ("arena", *USUAL, "--games", "100000", "--workers", "1", "--out", str(out), "--html", str(html))
    with Program(*words, width=100, height=40) as program:
        screen = program.until(lambda screen: "games/s" in screen)
        assert "95% interval" in screen
        program.interrupt()
        assert program.end() == 130
    assert "Stopped after" in program.terminal.everything
    assert "Traceback" not in program.output
    assert 0 < len(games(out)) - 1 < 100000
    assert "of 100,002 games" in html.read_text() or "of 100,000 games" in html.read_text()


def test_without_a_terminal_there_are_plain_lines_only(tmp_path: Path) -> None:
    shown = done("--bots", "random", "--players", "2", "--games", "3", "--options", "finish=20", "--plain").stdout
    assert "3 games of 3 deals, seed 0" in shown
    assert shown.isascii()
    assert "\x1b" not in shown


def test_faults_are_reported(tmp_path: Path) -> None:
    shown = done("--bots", f"random,run:{sys.executable} -c pass", "--players", "2", "--games", "2").stdout
    told = " ".join(shown.split())
    assert "2 crash; first in game 0, seat 1: the bot" in told
    assert "ended by itself, with exit code 0" in told


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bots", "greedy", "--games", "0"), "argument --games: '0' is not allowed"),
        ((), "the following arguments are required: --bots"),
        (("--bots", "greedy,greedy"), "--bots names greedy twice"),
        (("--bots", "gready"), "unknown bot 'gready' for kramer: did you mean greedy?"),
        (("--bots", " , "), "--bots names no bot"),
        (("--bots", "greedy", "--game", "chess"), "unknown game 'chess'"),
        (("--bots", "greedy", "--players", "8"), "option players: 8 is not allowed"),
        (("--bots", "greedy", "--limit", "-1"), "--limit -1 is not allowed"),
        (("--bots", "greedy", "--seed", "-1"), "--seed -1 is not allowed"),
        (("--bots", "greedy", "--compositions", "odd"), "--compositions 'odd' is not known"),
        (("--bots", "greedy", "--resume"), "--resume goes on with a file of results"),
        (("--bots", "greedy", "--out", "/no/such/place/r.jsonl"), "/no/such/place/r.jsonl: No such file or directory"),
        (("--bots", "greedy", "--html", "/no/such/place/r.html"), "/no/such/place/r.html: No such file or directory"),
        (("--bots", "greedy", "--out", "same", "--html", "same"), "--out and --html name the same file same"),
        (("--bots", "greedy", "--ray", "local", "--workers", "2"), "--workers is for this machine"),
        (("--bots", "greedy", "--ray", "nowhere"), "--ray 'nowhere' is no address; write HOST:PORT"),
        (("--bots", "greedy", "--ray", "127.0.0.1:1"), "--ray 127.0.0.1:1: nothing answers there: Connection refused"),
        (("--bots", "greedy,run:no-such-bot"), "there is no program 'no-such-bot'"),
    ],
)
def test_bad_arguments_are_told(
    words: tuple[str, ...], message: str, capsys: Any, monkeypatch: Any, tmp_path: Path
) -> None:
    from topsecret.cli import main

    monkeypatch.chdir(tmp_path)
    try:
        code = main(["arena", *words])
    except SystemExit as ended:
        code = int(str(ended.code))
    assert code == 2
    assert message in capsys.readouterr().err


def test_a_kill_of_the_whole_leaves_no_worker_behind(tmp_path: Path) -> None:
    out = tmp_path / "r.jsonl"
    with subprocess.Popen(
        command(*USUAL, "--games", "100000", "--out", str(out)), stdout=subprocess.DEVNULL, start_new_session=True
    ) as first:
        until = time.monotonic() + 60
        while not out.exists() or out.read_bytes().count(b"\n") < 2:
            assert time.monotonic() < until
            time.sleep(0.01)
        os.kill(first.pid, signal.SIGKILL)
    until = time.monotonic() + 20
    while in_session(first.pid):
        assert time.monotonic() < until, "a worker is left"
        time.sleep(0.02)


def in_session(session: int) -> list[int]:
    """The processes of a session that are not zombies."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, own = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue
        if int(own) == session and state != "Z":
            found.append(int(stat.parent.name))
    return found
