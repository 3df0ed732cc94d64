"""Export and import: what comes back is what was there, and whatever was tampered with is refused before anything is written."""

from __future__ import annotations

import argparse
import asyncio
import base64
import hashlib
import io
import json
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import topsecret as ts
from topsecret import cli
from topsecret.server import backup, checker, replays
from topsecret.server import backup_archive as archives
from topsecret.server import commands as c
from topsecret.server import entries as e
from topsecret.server.backup_archive import Digest
from topsecret.server.decide import Who
from topsecret.server.hall import Hall
from topsecret.server.metrics import Metrics

from .stored import BOARD, Full, House, asked, edit, few, key_of, row_with, spoil, stored_in
from .stores import in_loop, opened

Files = dict[str, bytes]


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Full:
    return Full(tmp_path_factory.mktemp("full"), lambda: request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Full:
    return Full(tmp_path_factory.mktemp("small"), lambda: request.getfixturevalue("postgres"), few)


@pytest.fixture(scope="module")
def archive(small: Full, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive with a few tables, only to be read."""
    path = tmp_path_factory.mktemp("archive") / "games.zip"
    assert export(small.original("sqlite"), path) == 0
    return path


def export(url: str, file: Path | str) -> int:
    return backup.export_command(argparse.Namespace(database=url, file=str(file)))


def take(url: str, *files: Path | str) -> int:
    return backup.import_command(argparse.Namespace(database=url, file=[str(file) for file in files]))


def unpacked(path: Path) -> Files:
    with zipfile.ZipFile(path) as whole:
        return {name: whole.read(name) for name in whole.namelist()}


def packed(path: Path, files: Files) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as whole:
        for name, data in files.items():
            whole.writestr(name, data)
    return path


def sealed(files: Files) -> Files:
    """The files with a manifest that fits: whoever tampers knows how to do that."""
    digest = Digest()
    for name, data in files.items():
        if name != "manifest.json":
            digest.add(name, hashlib.sha256(data))
    pages = [data for name, data in files.items() if name.startswith("tables/")]
    manifest = json.loads(files["manifest.json"]) | {
        "digest": str(digest),
        "tables": len(pages),
        "rows": sum(page.count(b"\n") - 1 for page in pages),
        "games": sum(name.startswith("games/") for name in files),
        "visitors": files.get("visitors.jsonl", b"").count(b"\n"),
    }
    return files | {"manifest.json": json.dumps(manifest).encode()}


def page_of(files: Files, what: str = '"game":"kramer","status":"playing"') -> str:
    """The name of the page of a table like that."""
    return next(
        name for name, data in files.items() if name.startswith("tables/") and what in data.split(b"\n")[0].decode()
    )


def lines_of(files: Files, name: str) -> list[Any]:
    return [json.loads(line) for line in files[name].splitlines()]


def with_lines(lines: list[Any]) -> bytes:
    return b"".join(json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines)


# There and back


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_exported_is_the_same_in_a_database_of_the_other_kind(kind, full, request, tmp_path, capsys):
    source = full.original(kind)
    target = request.getfixturevalue(f"{'postgres' if kind == 'sqlite' else 'sqlite'}_url")
    asyncio.run(strangers(target))
    assert export(source, tmp_path / "games.zip") == 0
    assert take(target, tmp_path / "games.zip") == 0
    before, after = stored_in(source), stored_in(target)
    assert after.keys() == before.keys()
    for key, table in before.items():
        assert after[key] == table
        assert table["faults"] == []
    assert checker.command(argparse.Namespace(database=target)) == 0
    assert "everything is as it should be" in capsys.readouterr().out


async def strangers(url: str) -> None:
    """Visitors with the numbers that those of the archive had elsewhere."""
    async with opened(url) as store:
        for number in range(3):
            await store.create_visitor(token_hash=bytes([number] * 32), kind="person", name="Fremd", language="", at=1)


def test_an_archive_taken_in_and_exported_again_holds_the_same_games(archive, sqlite_url, tmp_path):
    assert take(sqlite_url, archive) == 0
    assert export(sqlite_url, tmp_path / "again.zip") == 0
    first, again = unpacked(archive), unpacked(tmp_path / "again.zip")
    assert first.keys() == again.keys()
    assert {n: d for n, d in first.items() if n.startswith("games/")} == {
        n: d for n, d in again.items() if n.startswith("games/")
    }


def test_every_game_that_has_begun_has_a_record_with_its_seed(full, tmp_path):
    url = full.original("sqlite")
    export(url, tmp_path / "games.zip")
    files = unpacked(tmp_path / "games.zip")
    begun = {
        key
        for (key, payload) in asked(url, "SELECT key, payload FROM events JOIN tables ON id = table_id")
        if '"e":"started"' in payload
    }
    assert {name for name in files if name.startswith("games/")} == {f"games/{key}.record" for key in begun}
    for key in begun:
        text = files[f"games/{key}.record"].decode()
        assert re.search(r'(?m)^\[Seed "[0-9a-f]{64}"\]$', text)
        assert ts.load(text, chance=ts.Script()).version > 0


def test_the_command_check_accepts_a_record_of_an_archive(archive, tmp_path, capsys):
    files = unpacked(archive)
    record = tmp_path / "game.txt"
    record.write_bytes(next(data for name, data in files.items() if name.startswith("games/")))
    assert cli.main(["check", str(record)]) == 0
    assert "All dice and draws come from the seed" in capsys.readouterr().out


@in_loop
async def test_people_keep_their_seats_and_the_game_goes_on(small, archive, sqlite_url):
    source = small.original("sqlite")
    await asyncio.to_thread(take, sqlite_url, archive)
    key = key_of(source)
    [(hash,)] = asked(source, "SELECT token_hash FROM visitors WHERE id = 1")
    async with opened(sqlite_url) as store:
        me = await store.visitor(bytes.fromhex(hash))
        assert me is not None
        assert key in [row.key for row in await store.tables_of(me.id, 10)]
        house = House(store)
        live = await house.hall.find(key)
        picks = live.table.playing.chance.picks
        for _ in range(6):
            seat = live.table.pending()[0]
            owner = live.table.places[seat].visitor
            assert owner is not None
            await house.hall.submit(live, Who(owner, "Anna"), c.Play(seat, live.table.playing.legal(seat)[0]), None)
        assert live.table.playing.chance.picks > picks
        await house.hall.close()
    assert await asyncio.to_thread(checker.command, argparse.Namespace(database=sqlite_url)) == 0


def test_visitors_are_known_by_their_tokens_and_keep_what_they_are_here(small, archive, database):
    source = small.original("sqlite")
    [(hash,)] = asked(source, "SELECT token_hash FROM visitors WHERE id = 2")

    async def known() -> int:
        async with opened(database) as store:
            await strangers_of(store)
            return await store.create_visitor(
                token_hash=bytes.fromhex(hash), kind="person", name="Bert", language="fr", at=7
            )

    id = asyncio.run(known())
    assert take(database, archive) == 0
    assert asked(database, "SELECT id, name, language FROM visitors WHERE token_hash = :hash", hash=hash) == [
        (id, "Bert", "fr")
    ]
    seats = "SELECT visitor_id FROM seats WHERE seat = 1 AND table_id = (SELECT id FROM tables WHERE key = :key)"
    assert asked(database, seats, key=key_of(source)) == [(id,)]


async def strangers_of(store: Any) -> None:
    for number in range(5):
        await store.create_visitor(token_hash=bytes([number] * 32), kind="bot", name="Fremd", language="", at=1)


def test_a_table_that_is_here_already_is_left_as_it_is(archive, database, capsys):
    assert take(database, archive) == 0
    before = stored_in(database)
    capsys.readouterr()
    assert take(database, archive) == 0
    told = capsys.readouterr()
    assert told.out == "taken in: 0 tables, 0 rows\nhere already: 4 tables\n"
    assert told.err.count("is here already: left as it is") == 4
    assert stored_in(database) == before


def test_a_code_that_is_taken_here_is_replaced_by_another(archive, database, small, capsys):
    code = asked(
        small.original("sqlite"), "SELECT code FROM tables WHERE key = :key", key=key_of(small.original("sqlite"))
    )[0][0]

    async def taken() -> None:
        async with opened(database) as store:
            await store.create_table(
                key="A" * 22, code=code, game="kramer", public=False, host=1, summary=b"{}", at=1, payload=b"[]"
            )

    asyncio.run(taken())
    assert take(database, archive) == 0
    [(new,)] = asked(database, "SELECT code FROM tables WHERE key = :key", key=key_of(small.original("sqlite")))
    assert f"the code {code} is taken here; it is {new} now" in capsys.readouterr().err
    assert new != code
    assert asked(database, "SELECT count(*) FROM tables")[0][0] == 5


def test_a_visitor_who_is_no_longer_stored_gets_a_token_that_nobody_has(small, tmp_path, sqlite_url):
    source = small.copy("sqlite")
    spoil(source, "DELETE FROM visitors WHERE id = 2")
    assert export(source, tmp_path / "games.zip") == 0
    assert {"id": 2, "token": None, "kind": "person", "name": "", "language": "", "created_at": 0} in lines_of(
        unpacked(tmp_path / "games.zip"), "visitors.jsonl"
    )
    assert take(sqlite_url, tmp_path / "games.zip") == 0
    assert asked(sqlite_url, "SELECT count(*) FROM visitors WHERE name = ''") == [(1,)]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_people_may_play_while_their_games_are_exported(kind, small):
    url = small.copy(kind)

    async def run() -> None:
        async with opened(url, "a") as store, opened(url, "b") as other:
            house = House(other)
            live = await house.begin(await house.table("kramer", players=2))
            done = asyncio.Event()

            async def play() -> None:
                while not done.is_set():
                    await house.play(live, 1)
                    await house.do(live, 0, c.Say("players", "weiter"))

            playing = asyncio.create_task(play())
            for _ in range(3):
                file = io.BytesIO()
                manifest = await backup.export(store, file, pytest.fail, lambda: None)
                assert (manifest.tables, manifest.damaged) == (5, 0)
                result = backup.Result()
                backup.restoring.verify(archives.Archive(file, "x"), io.BytesIO(), result, lambda: None)
                assert result.faults.told == []
            done.set()
            await playing
            await house.hall.close()

    asyncio.run(run())


# The file


def test_the_file_is_for_its_owner_only_and_the_warning_is_told(small, tmp_path, capsys):
    assert export(small.original("sqlite"), tmp_path / "games.zip") == 0
    assert stat.S_IMODE((tmp_path / "games.zip").stat().st_mode) == 0o600
    assert os.listdir(tmp_path) == ["games.zip"]
    told = capsys.readouterr()
    assert re.search(r"wrote .*games\.zip: 4 tables, 3 games, \d+ rows, 2 visitors", told.out)
    assert "secrets of running games" in told.err


def test_the_manifest_tells_what_is_inside(archive, small):
    manifest = json.loads(unpacked(archive)["manifest.json"])
    rows = asked(small.original("sqlite"), "SELECT count(*) FROM events")[0][0]
    assert manifest | {"made_at": "", "digest": ""} == {
        "format": 1,
        "program": ts.__version__,
        "schema": "0001",
        "rules": {"kramer": 1, "randolph": 1},
        "made_at": "",
        "tables": 4,
        "rows": rows,
        "games": 3,
        "damaged": 0,
        "visitors": 2,
        "digest": "",
    }


def test_no_token_and_no_subscription_is_exported(small, tmp_path):
    source = small.copy("sqlite")
    spoil(
        source,
        "INSERT INTO subscriptions (visitor_id, kind, address, keys, token_hash, confirmed, created_at)"
        " VALUES (1, 'mail', 'anna@example.org', '{}', 'abcdef', true, 1)",
    )
    export(source, tmp_path / "games.zip")
    everything = b"".join(unpacked(tmp_path / "games.zip").values())
    assert b"anna@example.org" not in everything
    assert b"abcdef" not in everything


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError, asyncio.CancelledError])
def test_a_file_that_did_not_become_whole_is_not_there(tmp_path, error):
    old = tmp_path / "games.zip"
    packed(old, {"x": b"y"})
    before = old.read_bytes()

    def broken_off() -> None:
        with backup.written(str(old)) as file, archives.Writer(file) as writer:
            writer.add("tables/a.jsonl", b"half")
            raise error

    with pytest.raises(error):
        broken_off()
    assert os.listdir(tmp_path) == ["games.zip"]
    assert old.read_bytes() == before


def _some_written(folder):
    """The export is under way."""
    try:
        return any(part.stat().st_size for part in folder.glob(".games.zip.*.part"))
    except FileNotFoundError:
        return False


def test_ctrl_c_leaves_nothing_behind(full, tmp_path):
    run = subprocess.Popen(
        [sys.executable, "-m", "topsecret", "db", "export", "games.zip", "--database", full.original("sqlite")],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    until = time.monotonic() + 60
    while not _some_written(tmp_path) and run.poll() is None and time.monotonic() < until:
        time.sleep(0.001)
    run.send_signal(signal.SIGINT)
    _, said = run.communicate(timeout=60)
    assert (run.returncode, os.listdir(tmp_path)) == (130, [])
    assert "Traceback" not in said
    assert "Exception ignored" not in said


def test_an_older_archive_of_that_name_is_replaced(small, tmp_path):
    packed(tmp_path / "games.zip", {"x": b"y"})
    assert export(small.original("sqlite"), tmp_path / "games.zip") == 0
    assert "manifest.json" in unpacked(tmp_path / "games.zip")


def test_another_file_of_that_name_is_not_overwritten(small, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Anna")
    with pytest.raises(ValueError, match=r"letter\.txt is there already and is no archive"):
        export(small.original("sqlite"), tmp_path / "letter.txt")
    with pytest.raises(ValueError, match=r"is a folder: name a file in it"):
        export(small.original("sqlite"), tmp_path)
    with pytest.raises(FileNotFoundError):
        export(small.original("sqlite"), tmp_path / "none" / "games.zip")
    assert os.listdir(tmp_path) == ["letter.txt"]
    assert (tmp_path / "letter.txt").read_text() == "Dear Anna"


def test_a_database_that_is_not_there_is_told_and_no_file_is_left(tmp_path):
    with pytest.raises(ValueError, match=r"there is no database .*none\.db"):
        export(f"sqlite:///{tmp_path}/none.db", tmp_path / "games.zip")
    assert os.listdir(tmp_path) == []


def test_a_database_that_cannot_be_reached_is_told_in_words(tmp_path, archive):
    nowhere = "postgresql://nobody@127.0.0.1:9/none?connect_timeout=2"
    for run in (lambda: export(nowhere, tmp_path / "games.zip"), lambda: take(nowhere, archive)):
        with pytest.raises(ValueError, match="the database is not available"):
            run()
    assert os.listdir(tmp_path) == []


def test_an_archive_goes_through_standard_output_and_input(small, sqlite_url, tmp_path):
    run = [sys.executable, "-m", "topsecret", "db"]
    out = subprocess.run(
        [*run, "export", "-", "--database", small.original("sqlite")], capture_output=True, timeout=120
    )
    assert out.returncode == 0, out.stderr
    assert b"wrote standard output: 4 tables" in out.stderr
    there = subprocess.run(
        [*run, "import", "-", "--database", sqlite_url], input=out.stdout, capture_output=True, timeout=120
    )
    assert there.returncode == 0, there.stderr
    assert asked(sqlite_url, "SELECT count(*) FROM tables") == [(4,)]


# Logs that cannot be replayed


def test_a_damaged_log_is_kept_in_the_archive_and_the_others_come_back(small, tmp_path, database, capsys):
    source = small.copy("sqlite")
    key = key_of(source)
    spoil(source, "DELETE FROM events WHERE seq = 7 AND table_id = (SELECT id FROM tables WHERE key = :key)", key=key)
    spoil(
        source,
        "UPDATE events SET payload = 'no JSON' WHERE seq = 9 AND table_id = (SELECT id FROM tables WHERE key = :key)",
        key=key,
    )
    assert export(source, tmp_path / "games.zip") == 1
    assert f"table {key[:8]}… is damaged: row 7: row 7 is missing" in capsys.readouterr().err
    head, *rows = lines_of(unpacked(tmp_path / "games.zip"), f"damaged/{key}.jsonl")
    assert head["faults"] == ["row 7: row 7 is missing"]
    assert [row["seq"] for row in rows][:8] == [1, 2, 3, 4, 5, 6, 8, 9]
    assert rows[7]["payload"] == "no JSON"
    assert take(database, tmp_path / "games.zip") == 1
    told = capsys.readouterr()
    assert f"table {key[:8]}… was damaged already when it was exported" in told.err
    assert re.search(r"taken in: 3 tables, \d+ rows\nnot taken in: 1 table\n", told.out)
    assert asked(database, "SELECT count(*) FROM tables WHERE key = :key", key=key) == [(0,)]
    assert checker.command(argparse.Namespace(database=database)) == 0


def test_a_game_of_other_rules_stays_in_the_archive(small, tmp_path, sqlite_url, capsys):
    source = small.copy("sqlite")
    key = key_of(source)
    edit(source, key, row_with(source, key, "started"), lambda data: data["entries"][0].update(rules=0))
    assert export(source, tmp_path / "games.zip") == 0
    assert (
        f"table {key[:8]}…: written without a record: the game was begun under rules version 0"
        in capsys.readouterr().err
    )
    files = unpacked(tmp_path / "games.zip")
    assert f"tables/{key}.jsonl" in files
    assert f"games/{key}.record" not in files
    assert lines_of(files, f"tables/{key}.jsonl")[0]["rules"] == 0
    assert take(sqlite_url, tmp_path / "games.zip") == 1
    told = capsys.readouterr()
    assert f"table {key[:8]}… is left in the archive: the game was begun under rules version 0 of kramer" in told.err
    assert re.search(r"taken in: 3 tables, \d+ rows\nnot taken in: 1 table\n", told.out)


# Archives that were tampered with


def played(lines: list[Any], start: str = "") -> Any:
    """The last row with a move (and a line that begins so)."""
    return next(
        line
        for line in reversed(lines[1:])
        if line["entries"][-1]["e"] == "played" and any(each.startswith(start) for each in line["entries"][-1]["lines"])
    )


def changed_die(files: Files) -> None:
    name = page_of(files)
    lines = lines_of(files, name)
    moves = played(lines, "roll")["entries"][-1]["lines"]
    at = next(i for i, line in enumerate(moves) if line.startswith("roll"))
    moves[at] = "roll 2" if moves[at] != "roll 2" else "roll 3"
    files[name] = with_lines(lines)


def changed_move(files: Files) -> None:
    """Another legal move in the place of the last one."""
    name = page_of(files)
    lines = lines_of(files, name)
    record = name.replace("tables/", "games/").replace(".jsonl", ".record")
    text = files[record].decode()
    moves = played(lines)["entries"][-1]["lines"]
    seat, _, old = moves[0].partition(": ")
    match = ts.load(re.sub(r"(?m)^end .*$", "end", text[: text.rindex(moves[0])] + "end\n"), chance=ts.Script())
    others = [action.text for action in match.actions(int(seat)) if action.text != old]
    for other in others:
        trial = ts.load(str(match.record), chance=ts.Script())
        trial.play(int(seat), other)
        # Chance must be asked the same question as before, so that only the move differs.
        if (trial.awaits is not None) == (len(moves) > 1) and not trial.over:
            moves[0] = f"{seat}: {other}"
            break
    files[name] = with_lines(lines)


def on_page(
    change: Callable[[list[Any]], Any], what: str = '"game":"kramer","status":"playing"'
) -> Callable[[Files], None]:
    def changed(files: Files) -> None:
        name = page_of(files, what)
        lines = lines_of(files, name)
        change(lines)
        files[name] = with_lines(lines)

    return changed


def in_file(name: str, change: Callable[[bytes], bytes]) -> Callable[[Files], None]:
    def changed(files: Files) -> None:
        full = next(each for each in files if each.startswith(name))
        files[full] = change(files[full])

    return changed


def without(name: str) -> Callable[[Files], None]:
    def changed(files: Files) -> None:
        del files[next(each for each in files if each.startswith(name))]

    return changed


def added(name: str, data: bytes = b"") -> Callable[[Files], None]:
    return lambda files: files.update({name: data})


TAMPERED: dict[str, tuple[Callable[[Files], None], str]] = {
    "a changed die": (changed_die, r"tables/.*\.jsonl: line \d+: the seed gives 'roll .*' here, not 'roll .*these dice were not fair"),
    "a changed move": (changed_move, r"games/.*\.record: line \d+: the log says '\d: .*', the record '\d: .*'"),
    "a missing row": (on_page(lambda lines: lines.pop(6)), r"tables/.*\.jsonl: line 7: row 6 is missing"),
    "a missing last row": (on_page(lambda lines: lines.pop()), r"line 1: \d+ rows are announced, but there are \d+"),
    "a row twice": (on_page(lambda lines: lines.insert(7, lines[6])), r"line 8: the row stands twice \(6\)"),
    "rows exchanged": (on_page(lambda lines: lines.insert(6, lines.pop(7))), r"line 7: row 6 is missing"),
    "another seat for a visitor": (
        on_page(lambda lines: lines[2]["entries"][0].update(visitor=99)),
        r"visitor 99 is named, but does not stand in visitors\.jsonl",
    ),
    "a seat that is not there": (on_page(lambda lines: lines[2]["entries"][0].update(seat=-1)), r"line 3: 'sat' names seat -1"),
    "an unknown entry": (on_page(lambda lines: lines[2]["entries"][0].update(e="bribed")), r"line 3: the entries cannot be read"),
    "entries that are none": (on_page(lambda lines: lines[2].update(entries="x")), r"line 3: Expected `array"),
    "a field nobody knows": (on_page(lambda lines: lines[2].update(bribe=1)), r"line 3: Object contains unknown field `bribe`"),
    "a row that is no number": (on_page(lambda lines: lines[2].update(seq="2")), r"line 3: Expected `int`"),
    "a time beyond all times": (on_page(lambda lines: lines[2].update(at=2**60)), r"line 3: Expected `int` <= 9007199254740991"),
    "no JSON": (in_file("tables/", lambda data: data[:-40] + b"\n"), r"tables/.*\.jsonl: line \d+: "),
    "an empty page": (in_file("tables/", lambda data: b""), r"tables/.*\.jsonl: line 1: "),
    "only a head": (on_page(lambda lines: lines.__delitem__(slice(1, None))), r"the log has no rows"),
    "deep JSON": (in_file("tables/", lambda data: b"[" * 100_000 + b"\n" + data), r"line 1: "),
    "a NUL": (in_file("tables/", lambda data: data.replace(b'"sat"', b'"s\0t"')), r"line 3: |line 2: "),
    "another status": (on_page(lambda lines: lines[0].update(status="over")), r"line 1: status is 'over' here, but 'playing' according to the log"),
    "another host": (on_page(lambda lines: lines[0].update(host=2)), r"line 1: host is 2 here, but 1 according to the log"),
    "another game": (on_page(lambda lines: lines[0].update(game="randolph")), r"line 1: game is 'randolph' here"),
    "another time": (on_page(lambda lines: lines[0].update(created_at=5)), r"line 1: created_at is 5 here"),
    "a code that is none": (on_page(lambda lines: lines[0].update(code="../..")), r"line 1: Expected `str` matching regex"),
    "another key": (on_page(lambda lines: lines[0].update(key="B" * 22)), r"line 1: the key is 'BBBBBBBB…', but the file is named after another"),
    "a board in a file": (
        on_page(lambda lines: lines[1]["entries"][0].update(options="players=2 board=/etc/board.json"), '"game":"randolph"'),
        r"line 2: 'created' names the board '/etc/board\.json', which is none of ours",
    ),
    "no record": (without("games/"), r"games/.*\.record: the record of a game that has begun is missing"),
    "no table for a record": (without("tables/"), r"games/.*\.record: there is no tables/.* beside it"),
    "an edited record": (in_file("games/", lambda data: data.replace(b"Anna", b"Otto").replace("Ænna".encode(), b"Otto")), r"games/.*\.record: line 4: the log says"),
    "a longer record": (in_file("games/", lambda data: data + b"end\n"), r"games/.*\.record: (line|the record is longer)"),
    "a record that is no text": (in_file("games/", lambda data: b"\xff\xfe" + data), r"games/.*\.record: line 1: the log says"),
    "no visitors": (in_file("visitors", lambda data: b""), r"visitor 1 is named, but does not stand in visitors\.jsonl"),
    "a visitor twice": (in_file("visitors", lambda data: data + data), r"visitors\.jsonl: line 3: the visitor stands in the archive a second time"),
    "a token that is none": (in_file("visitors", lambda data: data.replace(b'"token":"', b'"token":"x')), r"visitors\.jsonl: line 1: Expected `str` matching regex"),
    "a kind of visitor nobody knows": (in_file("visitors", lambda data: data.replace(b"person", b"ghost")), r"visitors\.jsonl: line 1: Invalid enum value 'ghost'"),
    "a visitor without end": (in_file("visitors", lambda data: b'{"name":"' + b"x" * 20_000), r"visitors\.jsonl: line 1: the line is too long, or its end is missing"),
    "a way out of the folder": (added("../../outside.record"), r"\.\./\.\./outside\.record: no such file belongs into an archive"),
    "a way out through a folder": (added("tables/../../outside.jsonl"), r"no such file belongs into an archive"),
    "an absolute name": (added("/etc/passwd"), r"/etc/passwd: no such file belongs into an archive"),
    "a name of Windows": (added("tables\\..\\x.jsonl"), r"no such file belongs into an archive"),
    "a name with commands": (added("tables/\x1b[2J.jsonl"), r"no such file belongs into an archive"),
    "a page in the wrong folder": (added("games/AAAA.jsonl"), r"no such file belongs into an archive"),
    "a record without a table": (added("games/AAAA.record"), r"games/AAAA\.record: there is no tables/AAAA\.jsonl beside it"),
    "no manifest": (without("manifest"), r"this is no archive of games: manifest\.json is missing"),
}  # fmt: skip


@pytest.mark.parametrize("what", TAMPERED)
def test_an_archive_that_was_tampered_with_and_sealed_again_is_refused(what, archive, tmp_path, sqlite_url, capsys):
    change, said = TAMPERED[what]
    files = unpacked(archive)
    change(files)
    if "manifest.json" in files:
        files = sealed(files)
    path = packed(tmp_path / "bad.zip", files)
    assert take(sqlite_url, path) == 1
    told = capsys.readouterr()
    assert re.search(said, told.err), told.err
    assert f"{path}: " in told.err
    assert "nothing was written" in told.err
    assert "\x1b" not in told.err
    assert os.listdir(tmp_path) == ["bad.zip"]


@pytest.mark.parametrize(
    "change",
    [
        on_page(lambda lines: lines[2]["entries"][0].update(name="Mallory")),
        in_file("visitors", lambda data: data.replace(b"Anna 1", b"Mallory")),
        in_file("tables/", lambda data: data.replace(b"\n", b" \n")),
    ],
)
def test_any_change_is_noticed_by_the_digest(change, archive, tmp_path, sqlite_url, capsys):
    files = unpacked(archive)
    change(files)
    path = packed(tmp_path / "bad.zip", files)
    assert take(sqlite_url, path) == 1
    assert f"{path}: the digest does not fit: the archive was edited" in capsys.readouterr().err
    assert os.listdir(tmp_path) == ["bad.zip"]


def test_an_archive_made_by_hand_needs_no_digest(archive, tmp_path, sqlite_url):
    files = unpacked(archive)
    manifest = json.loads(files["manifest.json"])
    del manifest["digest"]
    files["manifest.json"] = json.dumps(manifest).encode()
    files["visitors.jsonl"] = files["visitors.jsonl"].replace(b"Anna 1", b"Bertha")
    packed(tmp_path / "hand.zip", dict(reversed(files.items())))
    assert take(sqlite_url, tmp_path / "hand.zip") == 0
    assert asked(sqlite_url, "SELECT name FROM visitors ORDER BY name") == [("Anna 0",), ("Bertha",)]


@pytest.mark.parametrize("announced", ["tables", "rows", "games", "visitors", "damaged"])
def test_counts_that_do_not_fit_are_told(announced, archive, tmp_path, sqlite_url, capsys):
    files = unpacked(archive)
    manifest = json.loads(files["manifest.json"])
    manifest[announced] += 1
    files["manifest.json"] = json.dumps(manifest).encode()
    assert take(sqlite_url, packed(tmp_path / "bad.zip", files)) == 1
    assert "are announced, but" in capsys.readouterr().err


def test_an_archive_of_a_format_nobody_knows_is_refused(archive, tmp_path, sqlite_url, capsys):
    files = unpacked(archive)
    files["manifest.json"] = files["manifest.json"].replace(b'"format": 1', b'"format": 2')
    assert take(sqlite_url, packed(tmp_path / "bad.zip", files)) == 1
    assert "the archive has format 2 (made by version" in capsys.readouterr().err


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_archive_is_refused(share, archive, tmp_path, sqlite_url, capsys):
    whole = archive.read_bytes()
    path = tmp_path / "cut.zip"
    path.write_bytes(whole[: int(len(whole) * share)])
    assert take(sqlite_url, path) == 1
    assert f"{path}: this is no whole zip file" in capsys.readouterr().err
    assert os.listdir(tmp_path) == ["cut.zip"]


def test_a_flipped_bit_is_noticed_wherever_it_is(archive, tmp_path, sqlite_url):
    whole = archive.read_bytes()
    path = tmp_path / "flipped.zip"
    with zipfile.ZipFile(archive) as read:
        headers = [info.header_offset for info in read.infolist()]
    for start in headers:
        name, extra = (int.from_bytes(whole[start + at : start + at + 2], "little") for at in (26, 28))
        at = start + 30 + name + extra + 5
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 16]) + whole[at + 1 :])
        assert take(sqlite_url, path) == 1
    assert os.listdir(tmp_path) == ["flipped.zip"]


@pytest.mark.parametrize("name", ["tables/" + "A" * 22 + ".jsonl", "manifest.json"])
def test_a_file_that_would_swell_beyond_all_measure_is_not_unpacked(name, archive, tmp_path, sqlite_url, capsys):
    files = unpacked(archive)
    files[name] = bytes(archives.LARGEST_TABLE + 1)
    path = packed(tmp_path / "bomb.zip", files)
    assert path.stat().st_size < 200_000
    began = time.monotonic()
    assert take(sqlite_url, path) == 1
    assert time.monotonic() - began < 5
    assert f"{name}: it would be {archives.LARGEST_TABLE + 1} bytes long: at most" in capsys.readouterr().err


def test_a_file_that_lies_about_its_size_is_refused(archive, tmp_path, sqlite_url, capsys):
    files = unpacked(archive)
    name = page_of(files)
    files[name] += bytes(5_000_000)
    path = packed(tmp_path / "liar.zip", files)
    data = path.read_bytes()
    size = len(files[name]).to_bytes(4, "little")
    assert data.count(size) == 2
    path.write_bytes(data.replace(size, (1000).to_bytes(4, "little")))
    assert take(sqlite_url, path) == 1
    assert "liar.zip: " in capsys.readouterr().err


def test_two_files_of_one_name_are_refused(archive, tmp_path, sqlite_url, capsys):
    path = Path(shutil.copy(archive, tmp_path / "twice.zip"))
    with pytest.warns(UserWarning, match="Duplicate name"), zipfile.ZipFile(path, "a") as whole:
        whole.writestr("visitors.jsonl", b"")
    assert take(sqlite_url, path) == 1
    assert "visitors.jsonl: it stands twice in the archive" in capsys.readouterr().err


def test_an_encrypted_file_is_refused(archive, tmp_path, sqlite_url, capsys):
    path = Path(shutil.copy(archive, tmp_path / "locked.zip"))
    data = bytearray(path.read_bytes())
    at = data.index(b"PK\x01\x02") + 8
    data[at] |= 1
    path.write_bytes(data)
    assert take(sqlite_url, path) == 1
    assert "it is encrypted, or packed in another way" in capsys.readouterr().err


def test_one_bad_table_keeps_all_others_out(archive, tmp_path, database, capsys):
    files = unpacked(archive)
    changed_die(files)
    asyncio.run(prepared(database))
    assert take(database, packed(tmp_path / "bad.zip", sealed(files))) == 1
    assert asked(database, "SELECT count(*) FROM tables") == [(0,)]
    assert asked(database, "SELECT count(*) FROM visitors") == [(0,)]
    assert "nothing was written" in capsys.readouterr().err


def test_of_many_faults_the_first_are_told_and_the_rest_counted(archive, tmp_path, sqlite_url, capsys):
    files = unpacked(archive)
    files["visitors.jsonl"] = b"{}\n" * 50
    assert take(sqlite_url, packed(tmp_path / "bad.zip", sealed(files))) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 22
    assert "more like these" in told[-2]


def test_a_table_is_written_whole_or_not_at_all(archive, tmp_path, database, small):
    asyncio.run(prepared(database))
    key = key_of(small.original("sqlite"), status="over")
    [(rows,)] = asked(
        small.original("sqlite"),
        "SELECT count(*) FROM events WHERE table_id = (SELECT id FROM tables WHERE key = :key)",
        key=key,
    )
    if database.startswith("sqlite"):
        spoil(
            database,
            f"CREATE TRIGGER no BEFORE INSERT ON events WHEN NEW.seq = {rows} BEGIN SELECT RAISE(ABORT, 'no'); END",
        )
    else:
        spoil(database, f"ALTER TABLE events ADD CONSTRAINT no CHECK (seq <> {rows})")
    with pytest.raises(ValueError, match="the database does not take this value"):
        take(database, archive)
    assert asked(database, "SELECT count(*) FROM tables WHERE key = :key", key=key) == [(0,)]
    orphans = "SELECT count(*) FROM events WHERE table_id NOT IN (SELECT id FROM tables)"
    assert asked(database, orphans) == [(0,)]
    spoil(database, "DROP TRIGGER no" if database.startswith("sqlite") else "ALTER TABLE events DROP CONSTRAINT no")
    assert take(database, archive) == 0
    assert checker.command(argparse.Namespace(database=database)) == 0


async def prepared(url: str) -> None:
    async with opened(url):
        pass


# Records


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


# The shape of the log


def test_an_archive_keeps_everything_that_a_row_holds():
    assert {field.name for field in msgspec.structs.fields(e.Line)} == {"entries", "by", "id"}
