"""Export and import: what comes back is what was there, in whole files, and damaged logs are kept."""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import os
import re
import signal
import stat
import subprocess
import sys
import time
from typing import Any

import msgspec
import pytest

import topsecret as ts
from topsecret import cli
from topsecret.server import backup, checker
from topsecret.server import backup_archive as archives
from topsecret.server import commands as c
from topsecret.server import entries as e
from topsecret.server.decide import Who

from .archives import export, lines_of, packed, take, unpacked
from .stored import House, asked, edit, key_of, row_with, spoil, stored_in
from .stores import in_loop, opened

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


# The shape of the log


def test_an_archive_keeps_everything_that_a_row_holds():
    assert {field.name for field in msgspec.structs.fields(e.Line)} == {"entries", "by", "id"}
