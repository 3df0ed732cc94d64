"""`topsecret db check`: a sound database passes, and every planted fault is found where it was planted."""

from __future__ import annotations

import argparse
import asyncio
import random
from typing import Any

import msgspec
import pytest

from topsecret.server import checker
from topsecret.server import commands as c
from topsecret.server import entries as e
from topsecret.server.checker import Fault, Report, replayed
from topsecret.server.store import Row

from .stored import Full, House, asked, edit, key_of, row_with, spoil
from .stores import in_loop, opened
from .tables import VARIANTS, Ledger


@pytest.fixture(params=["sqlite", "postgresql"])
def everything(request: pytest.FixtureRequest, full: Full) -> str:
    """A database with tables of every kind."""
    return full.copy(request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, small: Full) -> str:
    """A database with a few tables, to spoil."""
    return small.copy(request.param)


def checked(url: str) -> tuple[Report, list[str]]:
    said: list[str] = []

    async def run() -> Report:
        async with opened(url) as store:
            return await checker.check(store, said.append, lambda: None)

    return asyncio.run(run()), said


def only_fault(url: str, key: str) -> str:
    """The one thing that is said, which must be about that table."""
    report, said = checked(url)
    assert report.faults == len(said) == 1, said
    start = f"table {key[:8]}…: "
    assert said[0].startswith(start)
    return said[0].removeprefix(start)


def faults(url: str, key: str) -> list[str]:
    """Everything that is said, which must be about that table."""
    report, said = checked(url)
    assert report.faults == len(said)
    assert [line for line in said if not line.startswith(f"table {key[:8]}…: ")] == []
    return [line.partition(": ")[2] for line in said]


def command(url: str) -> int:
    return checker.command(argparse.Namespace(database=url))


# A sound database


def test_a_sound_database_passes(everything, capsys):
    assert command(everything) == 0
    games = asked(everything, "SELECT count(*) FROM tables")[0][0]
    rows = asked(everything, "SELECT count(*) FROM events")[0][0]
    assert capsys.readouterr().out == (
        f"{games} tables, {games - 3} games, {rows} rows looked at\neverything is as it should be\n"
    )


def test_an_empty_database_passes(database, capsys):
    asyncio.run(_made(database))
    assert command(database) == 0
    assert "0 tables, 0 games, 0 rows" in capsys.readouterr().out


async def _made(url: str) -> None:
    async with opened(url):
        pass


def test_looking_changes_nothing(small):
    url = small.copy("sqlite")
    names = ("tables", "events", "seats", "visitors", "leases")
    before = [asked(url, f"SELECT * FROM {name}") for name in names]
    checked(url)
    assert [asked(url, f"SELECT * FROM {name}") for name in names] == before


def test_pages_follow_each_other(url, monkeypatch):
    monkeypatch.setattr(checker, "PAGE", 2)
    report, said = checked(url)
    assert (report.tables, said) == (asked(url, "SELECT count(*) FROM tables")[0][0], [])


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_whole_games_of_every_variant_are_sound(game, options):
    ledger = Ledger(game, **options)
    ledger.begin()
    ledger.play_on(random.Random(3))
    finding = replayed("key", "CODE22", [Row(*row) for row in ledger.log])
    assert (finding.faults, finding.old, finding.unseeded) == ([], None, False)
    assert finding.table.state() == ledger.table.state()


@in_loop
async def test_a_database_can_be_checked_while_people_play(url):
    async with opened(url, "a") as store, opened(url, "b") as other:
        house = House(other)
        live = await house.begin(await house.table("kramer", players=2))
        done = asyncio.Event()

        async def play() -> None:
            while not done.is_set():
                await house.play(live, 1)
                if live.table.status == "over":
                    break
                await house.do(live, 0, c.Say("players", "weiter"))

        playing = asyncio.create_task(play())
        said: list[str] = []
        for _ in range(5):
            report = await checker.check(store, said.append, lambda: None)
        done.set()
        await playing
        assert (report.faults, said) == (0, [])
        await house.hall.close()


# Planted faults


def test_a_missing_row_is_found(url):
    key = key_of(url)
    seq = row_with(url, key, "played", 3)
    spoil(
        url,
        "DELETE FROM events WHERE seq = :seq AND table_id = (SELECT id FROM tables WHERE key = :key)",
        seq=seq,
        key=key,
    )
    assert only_fault(url, key) == f"row {seq}: row {seq} is missing"


def test_a_missing_beginning_is_found(url):
    key = key_of(url)
    spoil(url, "DELETE FROM events WHERE seq < 4 AND table_id = (SELECT id FROM tables WHERE key = :key)", key=key)
    assert only_fault(url, key) == "row 1: rows 1 to 3 are missing"


def test_a_table_without_a_log_is_found(url):
    key = key_of(url)
    spoil(url, "DELETE FROM events WHERE table_id = (SELECT id FROM tables WHERE key = :key)", key=key)
    assert only_fault(url, key) == "the log has no rows"


@pytest.mark.parametrize("where", ["middle", "end"])
def test_a_log_without_a_table_is_found(url, where):
    [(id,)] = asked(url, f"SELECT {'max' if where == 'end' else 'min'}(id) FROM tables WHERE id > 1")
    spoil(url, "DELETE FROM tables WHERE id = :id", id=id)
    report, said = checked(url)
    assert said == [f"table number {id}: there is a log, but no table"]
    assert report.faults == 1


def test_an_unreadable_row_is_found(url):
    key = key_of(url)
    spoil(
        url,
        "UPDATE events SET payload = '{\"entries\":[{' WHERE seq = 5 AND table_id = (SELECT id FROM tables WHERE key = :key)",
        key=key,
    )
    assert only_fault(url, key).startswith("row 5: the entries cannot be read: ")


def test_an_unknown_entry_is_found(url):
    key = key_of(url)
    edit(url, key, 5, lambda data: {"entries": [{"e": "bribed", "seat": 0}]})
    assert "row 5: the entries cannot be read: Invalid value 'bribed'" in only_fault(url, key)


def with_other_die(data: Any) -> None:
    lines = data["entries"][-1]["lines"]
    at = next(i for i, line in enumerate(lines) if line.startswith("roll"))
    lines[at] = "roll 2" if lines[at] != "roll 2" else "roll 3"


def test_a_changed_die_is_found_in_its_row(url):
    key = key_of(url)
    seq = row_with(url, key, "played", 2, "roll")
    edit(url, key, seq, with_other_die)
    first = faults(url, key)[0]
    assert first.startswith(f"row {seq}: the seed gives 'roll ")
    assert "these dice were not fair" in first


def test_a_changed_die_of_the_last_row_is_found(url):
    key = key_of(url)
    seq = row_with(url, key, "played", -1, "roll")
    edit(url, key, seq, with_other_die)
    assert f"row {seq}: the seed gives" in "\n".join(faults(url, key))


def test_another_seed_is_found_by_the_dice(url):
    key = key_of(url)
    seq = row_with(url, key, "started")
    edit(url, key, seq, lambda data: data["entries"][0].update(seed="ab" * 32))
    assert "the seed gives" in only_fault(url, key)


def test_what_is_no_seed_is_found(url):
    key = key_of(url)
    seq = row_with(url, key, "started")
    edit(url, key, seq, lambda data: data["entries"][0].update(seed="abcd"))
    assert only_fault(url, key) == f"row {seq}: this cannot happen here: a seed has 32 bytes, this one 2"


def test_a_move_that_is_not_legal_is_found(url):
    key = key_of(url)
    seq = row_with(url, key, "played")
    edit(url, key, seq, lambda data: data["entries"][-1]["lines"].__setitem__(0, "0: safe 9"))
    assert only_fault(url, key).startswith(f"row {seq}: move 4: seat 0 cannot play 'safe 9'")


def test_a_move_of_another_seat_is_found(url):
    key = key_of(url)
    seq = row_with(url, key, "played")
    edit(url, key, seq, lambda data: data["entries"][-1].update(seat=1))
    assert only_fault(url, key) == f"row {seq}: 'played' holds a move of another seat"


def test_a_missing_outcome_is_found(url):
    key = key_of(url)
    seq = row_with(url, key, "played", 1, "roll")
    edit(url, key, seq, lambda data: data["entries"][-1]["lines"].__delitem__(-1))
    assert only_fault(url, key) == f"row {seq}: the outcome of 'roll' is missing"


def test_taking_back_what_cannot_be_taken_back_is_found(url):
    key = key_of(url)
    seq = row_with(url, key, "played")
    edit(url, key, seq, lambda data: {"entries": [{"e": "undone", "seat": 0}]})
    assert only_fault(url, key).startswith(f"row {seq}: this cannot happen here: there is nothing to take back")


def test_a_row_older_than_the_one_before_is_found(url):
    key = key_of(url)
    spoil(
        url,
        "UPDATE events SET at = at - 100000 WHERE seq = 7 AND table_id = (SELECT id FROM tables WHERE key = :key)",
        key=key,
    )
    assert only_fault(url, key) == "row 7: the row is older than the one before it"


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"e": "created", "game": "kramer", "options": "players=2", "host": 1}, "'created' stands here a second time"),
        ({"e": "sat", "seat": 0, "name": "X"}, "'sat' after the start"),
        ({"e": "left", "seat": 2}, "'left' names seat 2, but there is no such seat"),
        ({"e": "left", "seat": -1}, "'left' names seat -1, but there is no such seat"),
        ({"e": "noted", "seat": 0, "about": "x" * 101, "text": "y"}, "this cannot happen here: the subject of a note"),
    ],
)
def test_an_entry_that_cannot_stand_there_is_found(url, entry, said):
    key = key_of(url)
    seq = row_with(url, key, "played", -1)
    edit(url, key, seq, lambda data: {"entries": [entry]})
    assert only_fault(url, key).startswith(f"row {seq}: {said}")


def test_a_move_after_the_end_is_found(url):
    key = key_of(url, status="over")
    edit(
        url,
        key,
        row_with(url, key, "rematched"),
        lambda data: {"entries": [{"e": "played", "seat": 0, "lines": ["0: stay"]}]},
    )
    assert "'played' after the end" in only_fault(url, key)


def test_a_log_that_begins_otherwise_is_found(url):
    key = key_of(url)
    edit(url, key, 1, lambda data: {"entries": [{"e": "sat", "seat": 0, "name": "X"}]})
    assert only_fault(url, key) == "row 1: the log does not begin with 'created'"


def test_a_game_nobody_knows_is_found(url):
    key = key_of(url)
    edit(url, key, 1, lambda data: data["entries"][0].update(game="chess"))
    assert "row 1: this cannot happen here: unknown game 'chess'" in only_fault(url, key)


def test_a_board_that_would_be_read_from_a_file_is_found(url, tmp_path):
    key = key_of(url, "randolph")
    edit(url, key, 1, lambda data: data["entries"][0].update(options=f"players=2 board={tmp_path}/secret.json"))
    assert only_fault(url, key) == f"row 1: 'created' names the board '{tmp_path}/secret.json', which is none of ours"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("status = 'open'", "status is stored as open, the log says playing"),
        ("host = 3", "host is stored as 3, the log says 1"),
        ("public = true", "public is stored as True, the log says False"),
        ("game = 'randolph'", "game is stored as randolph, the log says kramer"),
        ("due_at = NULL", "due_at is not stored: nobody would look after this table"),
    ],
)
def test_what_is_stored_beside_the_log_must_agree_with_it(url, change, said):
    key = key_of(url)
    spoil(url, f"UPDATE tables SET {change} WHERE key = :key", key=key)
    assert only_fault(url, key) == said


def test_a_seat_noted_for_somebody_else_is_found(url):
    key = key_of(url)
    spoil(
        url,
        "UPDATE seats SET visitor_id = 5 WHERE seat = 1 AND table_id = (SELECT id FROM tables WHERE key = :key)",
        key=key,
    )
    assert only_fault(url, key) == "seats is stored as {0: 1, 1: 5}, the log says {0: 1, 1: 2}"


def test_a_visitor_who_is_not_stored_is_found(url):
    [(visitor,)] = asked(url, "SELECT max(id) FROM visitors")
    spoil(url, "DELETE FROM visitors WHERE id = :id", id=visitor)
    report, said = checked(url)
    assert report.faults == len(said) > 0
    assert all(line.endswith(f": visitor {visitor} is named in the log, but is not stored") for line in said)


def test_every_damaged_table_is_told_not_only_the_first(url, capsys):
    one, other = key_of(url), key_of(url, "randolph")
    for key in (one, other):
        spoil(url, "UPDATE tables SET due_at = NULL WHERE key = :key", key=key)
    assert command(url) == 1
    said = capsys.readouterr().out
    assert f"table {one[:8]}…: due_at" in said
    assert f"table {other[:8]}…: due_at" in said
    assert said.endswith("2 differences\n")
    assert one not in said


# What is no difference


def test_a_game_of_other_rules_is_listed_and_no_difference(url, capsys):
    key = key_of(url)
    edit(url, key, row_with(url, key, "started"), lambda data: data["entries"][0].update(rules=0))
    assert command(url) == 0
    said = capsys.readouterr().out
    assert (
        f"table {key[:8]}…: not replayed: the game was begun under rules version 0 of kramer; this program knows version 1"
        in said
    )
    assert "not replayed, because begun under other rules: 1 game\n" in said


def test_everybody_is_known_whom_a_log_names_even_after_the_row_where_it_breaks_off():
    ledger = Ledger("kramer", players=2)
    ledger.begin()
    rows = [Row(*row) for row in ledger.log]
    rows.append(Row(len(rows) + 2, ledger.now, e.write(e.Line([e.Claimed(0, 77)], 78, "x"))))
    rows.append(Row(len(rows) + 3, ledger.now, b"no JSON"))
    finding = replayed("key", "CODE22", rows)
    assert finding.visitors == {1, 2, 77, 78}
    assert [fault.row for fault in finding.faults] == [len(rows) - 1]


def test_a_seat_that_is_not_there_is_found_in_the_first_row_too():
    line = e.Line([e.Created("kramer", "players=2", 1), e.Sat(-1, "Anna", 1)])
    finding = replayed("key", "CODE22", [Row(1, 1, e.write(line))])
    assert [str(fault) for fault in finding.faults] == ["row 1: 'sat' names seat -1, but there is no such seat"]
    line = e.Line([e.Created("kramer", "players=2", 1), e.Sat(2, "Anna", 1)])
    finding = replayed("key", "CODE22", [Row(1, 1, e.write(line))])
    assert finding.faults[0].text.startswith("this cannot happen here: ")


# The command


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(ValueError, match=r"there is no database .*none\.db: name one with --database"):
        command(f"sqlite:///{tmp_path}/none.db")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_of_ours_is_left_alone(tmp_path):
    spoil(f"sqlite:///{tmp_path}/other.db", "CREATE TABLE things (id INTEGER)")
    with pytest.raises(ValueError, match="holds no games of ours"):
        command(f"sqlite:///{tmp_path}/other.db")
    assert asked(f"sqlite:///{tmp_path}/other.db", "SELECT name FROM sqlite_master") == [("things",)]


def test_an_older_database_is_not_upgraded_by_looking(small):
    url = small.copy("sqlite")
    spoil(url, "UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(ValueError, match=r"older form \(0000; this program needs .*run 'topsecret db upgrade'"):
        command(url)


def test_a_database_that_cannot_be_reached_is_told_in_words():
    with pytest.raises(ValueError, match="the database is not available"):
        command("postgresql://nobody@127.0.0.1:9/none?connect_timeout=2")


def test_every_number_in_an_entry_that_means_a_visitor_is_known():
    numbers = {
        field.name
        for kind in e.AnyEntry.__args__
        for field in msgspec.structs.fields(kind)
        if "int" in str(field.type) and "list" not in str(field.type)
    }
    assert numbers == {"seat", "rules", "host", "visitor"}


def test_a_fault_says_its_row():
    assert [str(Fault(3, "x")), str(Fault(0, "x"))] == ["row 3: x", "x"]
