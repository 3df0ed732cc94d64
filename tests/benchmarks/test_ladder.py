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
    ours = ["ladder", "--only", rung, "--games", "100", "--folder", str(tmp_path), "--workers", "1", "--anew"]
    monkeypatch.setattr(sys, "argv", ours)
    ladder.main()
    played = capsys.readouterr().out
    assert "Of 1 rungs 1 have all their games; 1 of these are climbed." in played
    monkeypatch.setattr(sys, "argv", [*ours, "--played"])
    ladder.main()
    assert capsys.readouterr().out == played


LINES = """
## Kramer

| 4 players | random | 1.9 % [1.6, 2.4] | greedy | 45.7 % [45.1, 46.3] | +43.8 [+42.9, +44.7] | climbs | 2,002 |
| 2 players, dossier (1 broken off) | belief | 42.9 % [40.8, 44.9] | search:100 | 57.1 % [55.1, 59.2] | +14.3 [+10.2, +18.4] | climbs | 50 |

## Randolph

| 4 players, round_limit=60 | belief | 22.9 % [21.6, 24.2] | search:100 | 27.1 % [25.8, 28.4] | +4.2 [+1.6, +6.8] | no difference shown | 2,000 |
"""


def test_a_rung_whose_games_are_gone_keeps_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "ladder.md"
    page.write_text(LINES)
    monkeypatch.setattr(ladder, "PAGE", page)
    ours = ["ladder", "--played", "--folder", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", [*ours, "--write"])
    ladder.main()
    text = page.read_text()
    assert all(line in text for line in LINES.splitlines())
    assert "Of 36 rungs 2 have all their games; 1 of these are climbed." in text
    assert "belief and search:100 at randolph-4" not in text
    ladder.main()
    assert page.read_text() == text
    monkeypatch.setattr(sys, "argv", [*ours, "--anew"])
    ladder.main()
    assert "Of 36 rungs 0 have all their games" in capsys.readouterr().out


def test_of_two_results_the_one_with_more_games_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "ladder.md"
    monkeypatch.setattr(ladder, "PAGE", page)
    rung = "kramer-2-random-greedy"
    line = (
        "| 2 players | random | 0.5 % [0.3, 1.0] | greedy | 97.9 % [97.2, 98.4] | +97.4 [+96.5, +98.2] | climbs | {} |"
    )
    ours = ["ladder", "--only", rung, "--games", "100", "--folder", str(tmp_path), "--workers", "1", "--write"]
    for games, kept in (("100", True), ("99", False)):
        page.write_text("## Kramer\n\n" + line.format(games))
        monkeypatch.setattr(sys, "argv", ours)
        ladder.main()
        assert (line.format(games) in page.read_text()) == kept
    assert "| climbs | 100 |" in page.read_text()
