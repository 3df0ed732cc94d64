"""Which rooms may import which: the contracts of pyproject.toml hold, and each of them notices an import planted against it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "topsecret"
PLANTED = {
    "Only a game's own rooms know its rules": {
        **{f"{room}.planted": "kramer.rules.deck" for room in ("bots", "beliefs", "server", "terminal", "arena")},
        **{f"{room}.planted": "randolph.rules.duels" for room in ("envs", "client", "lessons", "kernel")},
        "kramer.bots.planted": "kramer.rules.deck",
        "kramer.belief.planted": "kramer.rules.numbers",
        "randolph.bots.planted": "randolph.rules.duels",
        "randolph.belief.planted": "randolph.rules.numbers",
        "planted": "kramer.rules",
    },
    "A thinker asks the interface, the interface the rules; nothing looks up": {
        "kramer.rules.planted": "kramer.bots.outlook",
        "randolph.rules.planted": "randolph.interface",
        "randolph.bots.planting": "randolph.belief.shares",
    },
}
"""By contract: modules that must not be, and what they import."""


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts of a source tree."""
    return subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src"), "COLUMNS": "500"},
        capture_output=True,
        text=True,
    )


def test_the_contracts_hold() -> None:
    done = lint(ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is said of a copy of the sources with all those modules in it."""
    root = tmp_path_factory.mktemp("planted")
    sources = shutil.ignore_patterns("__pycache__", "page", "locale", "boards")
    shutil.copytree(SOURCES, root / "src" / "topsecret", ignore=sources)
    shutil.copy(ROOT / "pyproject.toml", root)
    for modules in PLANTED.values():
        for name, imported in modules.items():
            package, _, module = imported.rpartition(".")
            text = f"from topsecret.{package} import {module}\n"
            root.joinpath("src", "topsecret", *name.split(".")).with_suffix(".py").write_text(text)
    done = lint(root)
    assert done.returncode != 0
    return done.stdout


@pytest.mark.parametrize("contract", PLANTED)
def test_a_contract_notices_every_import_planted_against_it(contract: str, planted: str) -> None:
    assert f"{contract} BROKEN" in planted
    for name, imported in PLANTED[contract].items():
        assert f"topsecret.{name} -> topsecret.{imported} (l.1)" in planted


def test_nothing_loads_rules_by_their_names_either() -> None:
    """`builds.load("kramer.rules.…")` is an import that no linter sees."""
    own = ("rules", "interface", "actions", "view", "events", "world", "features", "why", "check", "ways")
    named = [
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if not set(own) & {*path.relative_to(SOURCES).parts, path.stem}
        if re.search(r"""["'](\{.*?\}|[\w.]*)\.rules\b""", path.read_text(encoding="utf-8"))
    ]
    assert named == []


def test_every_contract_has_an_import_planted_against_it() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert {contract["name"] for contract in settings["tool"]["importlinter"]["contracts"]} == set(PLANTED)
