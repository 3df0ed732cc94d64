"""An archive that was tampered with is refused before anything is written."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import topsecret as ts
from topsecret.server import backup_archive as archives
from topsecret.server import checker

from .archives import Files, lines_of, packed, page_of, sealed, take, unpacked, with_lines
from .stored import asked, key_of, spoil
from .stores import opened


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
