"""What users install: the built wheel, tried out away from the source tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from .browser import chromium
from .browser.people import Company, Table
from .browser.play import Game

ROOT = Path(__file__).parent.parent
TRY = """
import sys, topsecret as ts
from topsecret import bots
from topsecret.kramer.drawing import svg as town
from topsecret.randolph import board
from topsecret.randolph.drawing import svg as world
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


def packed(kind: str, source: Path, folder: Path, **environ: str) -> Path:
    """The package as hatch packs it from a source tree: a wheel or an sdist."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(command, cwd=source, env={**os.environ, **environ}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = (path for path in folder.iterdir() if path.is_file())
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return packed("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return packed("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that was installed from the wheel into an empty environment, on a machine without Node."""
    folder = tmp_path_factory.mktemp("installed")
    uv = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".tools/bin/uv")
    environ = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    for command in (
        [uv, "venv", "--quiet", "--python", sys.executable, str(folder / "venv")],
        [uv, "pip", "install", "--quiet", "--python", str(folder / "venv/bin/python"), str(wheel)],
    ):
        done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True)  # there: our pins
        assert done.returncode == 0, done.stderr
    command = [str(folder / "venv/bin/topsecret"), "serve", "--port", "0"]
    bare = {"PATH": str(folder / "venv/bin"), "HOME": str(folder), "TOPSECRET_DATA_DIR": str(folder)}
    with subprocess.Popen(command, cwd=folder, env=bare, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        lines = iter(running.stdout.readline, "")
        yield next(found[0] for line in lines if (found := re.search(r"http://[\w.:]+", line)))
        running.terminate()
        running.communicate(timeout=30)


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    held = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("topsecret/")}
    source = ROOT / "src"
    files = {path.relative_to(source).as_posix() for path in (source / "topsecret").rglob("*") if path.is_file()}
    assert held == {name for name in files if "__pycache__" not in name}


def test_the_wheel_plays_both_games_by_itself(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    command = [sys.executable, "-c", TRY, str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.stdout == "played\n", done.stderr


def test_the_command_line_of_the_wheel_answers(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
        (entry,) = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
        assert "topsecret = topsecret.cli:main" in archive.read(entry).decode()
    command = [sys.executable, "-m", "topsecret", "board", "check", "world"]
    done = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert "45 cities" in done.stdout, done.stderr


def test_the_wheel_holds_the_page_in_forms_for_every_browser(wheel: Path) -> None:
    held = {name.removeprefix("topsecret/server/page/") for name in zipfile.ZipFile(wheel).namelist()}
    assert {"index.html", "index.html.gz", "index.html.br"} <= held
    scripts = {name for name in held if re.fullmatch(r"assets/[\w.-]+\.js", name)}
    assert scripts
    assert not [name for name in held if "node_modules" in name or name.endswith((".map", ".ts", ".svelte"))]


def test_the_source_archive_becomes_the_same_wheel_without_node(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as archive:
        assert not [name for name in archive.getnames() if "node_modules" in name or ".page-" in name]
        archive.extractall(tmp_path, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
    (source,) = tmp_path.iterdir()
    again = packed("wheel", source, tmp_path / "dist", PATH="")
    old, new = ({each.filename: each.CRC for each in zipfile.ZipFile(file).infolist()} for file in (wheel, again))
    assert old.keys() == new.keys()
    assert {name: old[name] for name in old if "/page/" in name} == {
        name: new[name] for name in new if "/page/" in name
    }
    assert not (source / "web" / "node_modules").exists()


def test_the_installed_page_is_alive_in_a_browser(server: str) -> None:
    trouble: list[str] = []
    with chromium.opened() as browser:
        page = browser.new_page()
        page.on("console", lambda said: trouble.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        answer = page.goto(server)
        assert answer is not None
        assert answer.status == 200
        page.get_by_role("heading", level=1).first.wait_for(timeout=20_000)
        assert page.title() != ""
        lost = page.goto(f"{server}/no/such/place")
        assert lost is not None
        assert lost.status == 404
        page.get_by_role("main").first.wait_for(timeout=20_000)
    assert [words for words in trouble if "404" not in words] == []


def test_the_installed_page_plays_a_move_in_a_browser(server: str) -> None:
    with chromium.opened() as browser, Company(browser, server) as company:
        anna = company.person("Anna")
        anna.go("/")
        anna.page.locator(".case.kramer button.primary").click()
        anna.page.wait_for_selector("main.table")
        code = anna.page.url.rpartition("/")[2]
        table = Table(anna.ask("GET", f"/api/codes/{code}")["key"], code, "kramer", "0...", [anna])
        playing = Game(table, seed=1, by_mouse=True)
        playing.play(until=lambda found: playing.moves >= 2)
