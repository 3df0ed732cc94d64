"""The ladder of the bots."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import ladder


def test_there_is_a_rung_between_all_neighbours_at_every_table() -> None:
    names = [rung.name for rung in ladder.rungs()]
    assert len(names) == len(set(names)) == 36
    assert {"kramer-7-dossier-belief-search100", "randolph-4-round_limit-greedy-belief"} < set(names)


def test_rungs_that_do_not_exist_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder", "--only", "kramer-3"])
    with pytest.raises(SystemExit):
        ladder.main()
    assert "no rung begins with 'kramer-3': they are kramer-2-random-greedy, " in capsys.readouterr().err


def test_a_rung_is_played_once_and_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rung = "kramer-2-random-greedy"
    ours = ["ladder", "--only", rung, "--games", "100", "--folder", str(tmp_path), "--workers", "1"]
    monkeypatch.setattr(sys, "argv", ours)
    ladder.main()
    played = capsys.readouterr().out
    assert "Of 1 rungs 1 have all their games; 1 of these are climbed." in played
    monkeypatch.setattr(sys, "argv", [*ours, "--played"])
    ladder.main()
    assert capsys.readouterr().out == played
