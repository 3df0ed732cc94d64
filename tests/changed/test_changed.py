"""Nobody but the rules knows a rule: four clauses of each game are changed in a copy of `rules/`, and everybody plays on by the new ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .clauses import ROOT, changed_copy

AS_PRINTED = {
    "cards": {"greedy": ["card 5"], "belief": ["card 5"]},
    "carries a second own one home": True,
    "agents for a bomb": 4,
    "reach": [36, 35, 31, 23, 13, 5, 1, 0, 0],
}
"""What bots of Randolph's game choose and reckon with: R6.2, R3.2, R8.1, R1.2."""
AS_CHANGED = {
    "cards": {"greedy": ["card 1"], "belief": ["card 1"]},
    "carries a second own one home": False,
    "agents for a bomb": 1,
    "reach": [36, 36, 35, 31, 23, 13, 5, 1, 0],
}


def played(game: str, build: str, root: Path, folder: Path) -> dict[str, Any]:
    """Let everybody play a game by the sources in a folder; return what bots chose where a clause decides."""
    paths = os.pathsep.join([str(root / "src"), str(root)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.changed.play", game, build, str(folder)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": paths, "TOPSECRET_BOTS": build, "TOPSECRET_CACHE": str(folder)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    source, chosen = map(json.loads, done.stdout.splitlines()[-2:])
    assert Path(source).is_relative_to(root)
    return dict(chosen)


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_by_the_rules_as_they_are_everything_comes_as_it_was_expected(game: str, tmp_path: Path) -> None:
    assert played(game, "plain", ROOT, tmp_path) == (AS_PRINTED if game == "randolph" else {})


@pytest.mark.parametrize(
    ("game", "build"),
    [
        ("kramer", "plain"),
        ("randolph", "plain"),
        pytest.param("kramer", "compiled", marks=pytest.mark.soak),
        pytest.param("randolph", "compiled", marks=pytest.mark.soak),
    ],
)
def test_by_changed_rules_too(game: str, build: str, tmp_path: Path) -> None:
    """K4.2, K5.1, K7.3, K8; R3.2, R4.1, R6.2, R8.1"""
    root = changed_copy(game, tmp_path / "changed")
    assert played(game, build, root, tmp_path) == (AS_CHANGED if game == "randolph" else {})
