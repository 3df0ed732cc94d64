"""What users install: the built wheel, tried out away from the source tree."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TRY = """
import sys, topsecret as ts
from topsecret import bots
from topsecret.kramer import picture as town
from topsecret.randolph import board, picture as world
assert sys.argv[1] in ts.__file__, ts.__file__
for name in ts.games():
    m = ts.new(name, seed=3, round_limit=3)
    bots.play(m, [bots.make("greedy", name, seed=s) for s in range(m.players)])
    assert m.over and ts.load(str(m.record)) == m
assert town.draw(ts.new("kramer", seed=1).view(None)).startswith("<svg")
for known in board.known():
    assert world.draw_board(board.load(known)).startswith("<svg")
print("played")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("topsecret/")}
    source = ROOT / "src"
    files = {path.relative_to(source).as_posix() for path in (source / "topsecret").rglob("*") if path.is_file()}
    assert packed == {name for name in files if "__pycache__" not in name}


def test_the_wheel_plays_both_games_by_itself(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    command = [sys.executable, "-c", TRY, str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.stdout == "played\n", done.stderr


def test_the_command_line_of_the_wheel_answers(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
        (entry,) = [name for name in packed.namelist() if name.endswith("entry_points.txt")]
        assert "topsecret = topsecret.cli:main" in packed.read(entry).decode()
    command = [sys.executable, "-m", "topsecret", "board", "check", "world"]
    done = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert "45 cities" in done.stdout, done.stderr
