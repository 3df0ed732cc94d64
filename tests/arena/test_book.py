"""The file of results: one line a game, nothing twice, nothing lost but what was cut off, and only of this contest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from topsecret import arena

WORDS: dict[str, Any] = {
    "game": "kramer",
    "bots": ["random", "greedy"],
    "games": 8,
    "players": 2,
    "options": "finish=20",
}


def contest(out: Path, **words: Any) -> arena.Report:
    return arena.run(**{**WORDS, "workers": 1, "out": out, **words})


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def steady(file: Path) -> list[dict[str, Any]]:
    return [{key: value for key, value in line.items() if key not in ("ms", "slowest")} for line in lines(file)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished file."""
    out = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    assert contest(out).complete
    return out


def test_the_file_says_what_it_is_of_and_has_every_game_in_order(whole: Path) -> None:
    head, *games = lines(whole)
    assert (head["game"], head["bots"], head["seed"]) == ("kramer", ["random", "greedy"], 0)
    assert [game["n"] for game in games] == list(range(8))


@pytest.mark.parametrize("kept", [0, 1, 40, 400, -1, -30])
def test_a_file_that_was_cut_off_anywhere_is_completed_to_the_same(whole: Path, tmp_path: Path, kept: int) -> None:
    out = tmp_path / "cut.jsonl"
    out.write_bytes(whole.read_bytes()[: kept if kept >= 0 else len(whole.read_bytes()) + kept])
    report = contest(out, resume=True)
    assert report.complete
    assert report.new == 8 - max(0, whole.read_bytes()[: out_size(whole, kept)].count(b"\n") - 1)
    assert steady(out) == steady(whole)


def out_size(whole: Path, kept: int) -> int:
    return kept if kept >= 0 else len(whole.read_bytes()) + kept


def test_a_finished_contest_is_not_played_again(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "again.jsonl"
    out.write_bytes(whole.read_bytes())
    report = contest(out, resume=True)
    assert (report.new, report.complete) == (0, True)
    assert out.read_bytes() == whole.read_bytes()


def test_a_line_that_stands_twice_counts_once(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "twice.jsonl"
    rows = whole.read_bytes().splitlines(keepends=True)
    out.write_bytes(b"".join([rows[0], rows[3], rows[2], rows[3]]))
    report = contest(out, resume=True)
    assert (report.new, len(report.played)) == (6, 8)
    assert steady(out) == steady(whole)


def test_more_games_can_be_asked_for_later(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "more.jsonl"
    out.write_bytes(whole.read_bytes())
    assert contest(out, games=12, resume=True).new == 4
    fresh = tmp_path / "fresh.jsonl"
    contest(fresh, games=12)
    assert steady(out) == steady(fresh)
    fewer = contest(out, games=6, resume=True)
    assert (fewer.new, len(fewer.played), fewer.complete) == (0, 6, True)


def test_a_file_with_games_is_not_overwritten(whole: Path) -> None:
    before = whole.read_bytes()
    with pytest.raises(arena.ArenaError, match="has 8 games of this contest: go on with --resume"):
        contest(whole)
    assert whole.read_bytes() == before


def test_a_file_without_games_is_begun_again(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "empty.jsonl"
    out.write_bytes(whole.read_bytes().splitlines(keepends=True)[0])
    assert contest(out).complete


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"seed": 1}, "seed is 0 there, 1 here"),
        ({"bots": ["random"]}, r"bots is \['random', 'greedy'\] there, \['random'\] here"),
        ({"options": "finish=21"}, "options is 'players=2 finish=20' there, 'players=2 finish=21' here"),
        ({"compositions": "all"}, "compositions is 'pairs' there, 'all' here"),
        ({"limit": 2}, "limit is 10.0 there, 2.0 here"),
    ],
)
def test_a_file_of_another_contest_is_refused(whole: Path, words: dict[str, Any], message: str) -> None:
    before = whole.read_bytes()
    with pytest.raises(arena.ArenaError, match=f"is of another contest: {message}"):
        contest(whole, resume=True, **words)
    assert whole.read_bytes() == before


@pytest.mark.parametrize("text", ["my diary\n", "my diary", '{"arena', '{"a": 1}\n[]\n'])
@pytest.mark.parametrize("resume", [True, False])
def test_a_file_that_is_something_else_is_refused(tmp_path: Path, text: str, resume: bool) -> None:
    out = tmp_path / "diary.txt"
    out.write_text(text)
    if text == '{"arena':  # the beginning of our own head, cut off: this one may go
        assert contest(out, resume=resume, games=2).complete
        return
    with pytest.raises(arena.ArenaError, match="no file of 'topsecret arena'"):
        contest(out, resume=resume)
    assert out.read_text() == text


def test_a_broken_line_in_the_middle_is_told(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "broken.jsonl"
    rows = whole.read_bytes().splitlines(keepends=True)
    out.write_bytes(rows[0] + rows[1] + b'{"n": 1}\n' + rows[3])
    with pytest.raises(arena.ArenaError, match=r"broken\.jsonl, line 3: this is no finished game"):
        contest(out, resume=True)


def test_two_contests_do_not_write_one_file(tmp_path: Path) -> None:
    out = tmp_path / "busy.jsonl"
    told: list[str] = []

    def meanwhile(count: arena.Count) -> None:
        if count.games == 1:
            with pytest.raises(arena.ArenaError) as error:
                contest(out, resume=True)
            told.append(str(error.value))

    assert contest(out, progress=meanwhile).complete
    assert told == [f"{out} is being written by another contest"]


def test_resume_needs_a_file() -> None:
    with pytest.raises(arena.ArenaError, match="--resume goes on with a file of results: name it with --out FILE"):
        arena.run(**WORDS, resume=True)
