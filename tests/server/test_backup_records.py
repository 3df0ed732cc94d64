"""Single records are taken in as tables that are over."""

from __future__ import annotations

import argparse
import asyncio
import base64
import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import topsecret as ts
from topsecret.server import checker, replays
from topsecret.server.hall import Hall
from topsecret.server.metrics import Metrics

from .archives import export, page_of, take, unpacked
from .stored import BOARD, asked
from .stores import opened


@pytest.fixture
def record(archive: Path, tmp_path: Path) -> Path:
    """The record of a finished game."""
    files = unpacked(archive)
    name = page_of(files, '"game":"kramer","status":"over"').replace("tables/", "games/").replace("jsonl", "record")
    path = tmp_path / "Friday evening.record"
    path.write_bytes(files[name])
    return path


def key_of_record(path: Path) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(path.read_bytes()).digest()[:16]).decode().rstrip("=")


def imported(url: str, path: Path, look: Callable[[Any], Any]) -> Any:
    """What can be seen at the table of a record."""

    async def run() -> Any:
        async with opened(url) as store:
            hall = Hall(store, Metrics())
            live = await hall.find(key_of_record(path))
            found = look(live.table)
            await hall.close()
            return found

    return asyncio.run(run())


def test_a_record_becomes_a_table_that_is_over(record, database, capsys):
    assert take(database, record) == 0
    told = capsys.readouterr().out
    assert re.search(rf"{re.escape(str(record))}: table {key_of_record(record)}, code [A-Z2-9]{{6}}\n", told)
    state = imported(database, record, lambda table: table.state())
    match = ts.load(record.read_text("utf-8"), chance=ts.Script())
    assert match.result is not None
    assert (state["status"], state["title"], state["public"]) == ("over", "Friday evening", False)
    assert state["result"]["winners"] == list(match.result.winners)
    assert [seat["name"] for seat in state["seats"]] == list(match.names)
    text = imported(database, record, lambda table: str(ts.Record.of(table.playing, seed=table.fair.seed)))
    assert text == record.read_text("utf-8")
    assert checker.command(argparse.Namespace(database=database)) == 0


def test_the_game_of_a_record_can_be_looked_at_move_by_move(record, sqlite_url):
    take(sqlite_url, record)
    shown = imported(sqlite_url, record, lambda table: replays.frames(table, None, open=True, start=0, count=100))
    assert shown["moments"] > 10
    assert len(shown["frames"][-1]["seats"]) == 2


def test_a_record_of_an_unfinished_game_is_over_at_its_table_without_a_winner(archive, tmp_path, sqlite_url):
    for number, (name, data) in enumerate(unpacked(archive).items()):
        if name.startswith("games/"):
            (tmp_path / f"{number}.record").write_bytes(data)
    assert take(sqlite_url, tmp_path) == 0
    results = []
    for path in tmp_path.glob("*.record"):
        match = ts.load(path.read_text("utf-8"), chance=ts.Script())
        state = imported(sqlite_url, path, lambda table: table.state())
        assert state["status"] == "over"
        results.append((match.over, state["result"]["reason"], state["result"]["winners"] == []))
    assert sorted(results)[:2] == [(False, "abandoned", True)] * 2


@pytest.mark.parametrize("moves", [0, 1, 20])
def test_a_record_without_a_seed_is_taken_in_and_told_as_such(moves, tmp_path, sqlite_url, capsys):
    match = ts.new("kramer", players=2, seed=4, names=["Anna", "Bert"])
    for _ in range(moves):
        seat = match.to_move[0]
        match.play(seat, match.actions(seat)[-1])
    match.note(1, "red", "zu langsam")
    path = tmp_path / "game.txt"
    path.write_text(str(match.record), encoding="utf-8")
    assert take(sqlite_url, path) == 0
    assert imported(sqlite_url, path, lambda table: str(table.playing.record)) == str(match.record)
    capsys.readouterr()
    assert checker.command(argparse.Namespace(database=sqlite_url)) == 0
    assert "from records without a seed, so that nobody can check the dice: 1 game\n" in capsys.readouterr().out
    assert export(sqlite_url, tmp_path / "games.zip") == 0
    [exported] = [data for name, data in unpacked(tmp_path / "games.zip").items() if name.startswith("games/")]
    assert exported.decode() == str(match.record)


def test_a_record_that_waits_for_a_die_is_taken_in(tmp_path, sqlite_url):
    path = tmp_path / "game.record"
    path.write_text('[Game "kramer"]\n[Rules "1"]\n[Options "players=2"]\n\ndeal 0 S\nend\n')
    assert take(sqlite_url, path) == 0
    assert imported(sqlite_url, path, lambda table: table.status) == "over"
    assert checker.command(argparse.Namespace(database=sqlite_url)) == 0


def test_records_from_a_position_and_on_a_board_of_ones_own_are_taken_in(tmp_path, sqlite_url):
    own = json.loads(BOARD.read_text("utf-8"))
    own["name"] = "Unser Europa"
    (tmp_path / "own.json").write_text(json.dumps(own))
    match = ts.new("randolph", players=2, board=str(tmp_path / "own.json"), seed=3)
    for _ in range(12):
        match.play(match.to_move[0], match.actions(match.to_move[0])[0])
    later = ts.new("randolph", position=match.position, seed=4)
    for _ in range(3):
        later.play(later.to_move[0], later.actions(later.to_move[0])[-1])
    (tmp_path / "own.json").unlink()
    for name, each in (("one", match), ("two", later)):
        (tmp_path / f"{name}.record").write_text(str(each.record), encoding="utf-8")
    assert take(sqlite_url, tmp_path) == 0
    for name, each in (("one", match), ("two", later)):
        assert imported(sqlite_url, tmp_path / f"{name}.record", lambda table: str(table.playing.record)) == str(
            each.record
        )


def test_the_same_record_again_is_the_same_table(record, database, capsys):
    assert take(database, record) == 0
    capsys.readouterr()
    assert take(database, record) == 0
    assert "here already: 1 table\n" in capsys.readouterr().out
    assert asked(database, "SELECT count(*) FROM tables") == [(1,)]
    assert asked(database, "SELECT count(*) FROM visitors") == [(1,)]


def test_a_name_that_cannot_be_shown_is_replaced(tmp_path, sqlite_url):
    match = ts.new("kramer", players=2, seed=4, names=["\x1b[2J", "B" * 90])
    path = tmp_path / "game.record"
    path.write_text(str(match.record), encoding="utf-8")
    assert take(sqlite_url, path) == 0
    assert imported(sqlite_url, path, lambda table: [p.name for p in table.places]) == ["[2J", "B" * 30]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: this is no record of a game: the header Game is missing"),
        ('[Game "kramer"]\n[Rules "1"]\n[Options "players=2"]\n\ndeal 0 S\ndeal 1 S\nend\n', "line 6: move 2: 'S' cannot happen"),
        ('[Game "kramer"]\n[Rules "2"]\n[Options "players=2"]\n\nend\n', "line 2: the record was made with rules version"),
        (f'[Game "kramer"]\n[Rules "1"]\n[Options "players=2"]\n[Seed "{"ab" * 32}"]\n\ndeal 0 S\ndeal 1 P\nroll 6\nend\n', "these dice were not fair"),
        ('[Game "randolph"]\n[Rules "1"]\n[Options "players=2 board=/etc/hosts.json"]\n\nend\n', "names the board '/etc/hosts.json', which is none of ours"),
        ('[Game "randolph"]\n[Rules "1"]\n[Options "players=2"]\n[Position "randolph/1 players=2 board=x.json | "]\n\nend\n', "names the board 'x.json', which is none of ours"),
    ],
)  # fmt: skip
def test_a_record_with_a_fault_keeps_all_others_out(text, said, record, tmp_path, sqlite_url, capsys):
    bad = tmp_path / "bad.record"
    bad.write_text(text)
    assert take(sqlite_url, record, bad) == 1
    told = capsys.readouterr().err
    assert f"{bad}: " in told
    assert said in told
    assert "1 fault: nothing was written" in told
    assert not (tmp_path / "topsecret.db").exists()


def test_a_file_that_is_no_text_is_told_with_its_line(tmp_path, sqlite_url, capsys):
    (tmp_path / "bad.record").write_bytes(b"[Game \n\xff\xfe")
    assert take(sqlite_url, tmp_path / "bad.record") == 1
    assert "bad.record: line 2: not UTF-8 text" in capsys.readouterr().err


def test_a_folder_without_records_is_told(tmp_path, sqlite_url, capsys):
    assert take(sqlite_url, tmp_path) == 1
    assert f"{tmp_path}: no file in this folder ends in .record" in capsys.readouterr().err


def test_archives_and_records_are_taken_in_together(archive, record, sqlite_url, capsys):
    assert take(sqlite_url, archive, record) == 0
    assert "taken in: 5 tables, " in capsys.readouterr().out
