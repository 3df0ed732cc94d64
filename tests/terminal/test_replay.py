"""Stepping through a record."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import topsecret as ts
from topsecret.terminal.replay import Replay

from .driver import Program


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Two turns of a game of two, with cards; Anna is red."""
    script = ["J", "S", "C1", "C2", "C3", "C4", "3", "5", "2"]
    match = ts.new("kramer", players=2, cards=True, chance=ts.Script(script), names=["Anna", "Bert"])
    match.play(0, "J3")
    match.play(0, "pass")
    match.play(1, "pass")
    match.play(1, "S5")
    match.play(1, "pass")
    match.play(0, "pass")
    path = tmp_path / "game.txt"
    path.write_text(str(match.record), encoding="utf-8")
    return path


def test_a_stop_is_a_move_with_the_dice_that_follow_it(record: Path) -> None:
    replay = Replay(record.read_text())
    assert replay.last == 6
    assert replay.at(0).view(None)["roll"] == "3"
    assert [event["type"] for event in replay.told(1, None)] == ["moved"]
    assert replay.at(6).view(None)["roll"] == "2"
    assert replay.at(1).view(None)["agents"]["red"]["building"] == "3"


def test_the_program_steps_forward_back_and_to_a_number(record: Path) -> None:
    with Program("replay", str(record)) as program:
        assert "0 of 6" in program.wait_for("0 of 6")
        screen = program.say("", "1 of 6")
        assert "Anna moved Jacques → Cinema (3)." in screen
        program.say("b", "0 of 6")
        program.say("b", "The beginning.")
        program.say("+10", "6 of 6")
        program.say("n", "The end.")
        program.say("goto 4", "4 of 6")
        program.say("goto 99", "from 0 to 6")
        program.say("start", "0 of 6")
        program.say("play 0", "6 of 6")
        program.say("dance", "I cannot read")
        program.type("q")
        assert program.end() == 0
    assert program.terminal.wrapped == []


def test_a_spectator_sees_no_secret_and_a_seat_its_own(record: Path) -> None:
    with Program("replay", str(record)) as program:
        program.wait_for("0 of 6")
        screen = program.say("end", "6 of 6")
        assert "you" not in screen.split()
        assert "C1 " not in screen
    with Program("replay", str(record), "--seat", "0") as program:
        screen = program.wait_for("0 of 6")
        assert "0 Anna · you · J Jacques" in screen
        assert "hand: C1 Retreat, C2 Into the ruin" in screen
        assert "C3 " not in screen
    with Program("replay", str(record), "--all") as program:
        screen = program.wait_for("0 of 6")
        assert "[Bert] You were dealt C4 Side step." in screen
        assert "hand: C1 Retreat, C2 Into the ruin" in screen
        assert "hand: C3 Leak, C4 Side step" in screen


@pytest.mark.parametrize(
    ("change", "said"), [("J3", "line 14: move 8: seat 0 cannot play 'J4'"), ("roll 3", "line 13: move 7: ")]
)
def test_a_fault_is_told_with_its_line(record: Path, change: str, said: str) -> None:
    text = record.read_text().replace(change, {"J3": "J4", "roll 3": "roll 9"}[change], 1)
    lines = [line for line in text.splitlines() if not line.startswith("end ")]
    record.write_text("\n".join([*lines, "end"]))
    for command in ("replay", "check"):
        done = subprocess.run(
            [sys.executable, "-m", "topsecret", command, str(record)], capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 1
        assert said in done.stderr
        assert "Traceback" not in done.stderr
