"""Tables that begin at a position: it becomes a record, the record a table that is over, and from there one goes on against bots."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import topsecret
from tests.server.process import Server
from topsecret.match import Match
from topsecret.server import backup_records

from .people import Person, Table


def take_in(server: Server, folder: Path, matches: Mapping[str, Match]) -> dict[str, str]:
    """The keys of tables at which nothing has happened since; a server that runs need not be stopped for it."""
    keys: dict[str, str] = {}
    for name, match in matches.items():
        begun = topsecret.new(match.game.name, position=match.position)
        path = folder / f"{name}.record"
        path.write_text(str(begun.record), "utf-8")
        keys[name] = backup_records.read(path)[0].key
    command = [sys.executable, "-m", "topsecret", "db", "import", str(folder), "--database", server.database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return keys


def go_on(person: Person, key: str, game: str, seats: str) -> Table:
    """Sits down where `seats` has a 0 and begins; easy bots have the seats with a dot."""
    person.arrive()
    asked = {"moment": 0, "seat": seats.index("0"), "level": "easy"}
    made = person.ask("POST", f"/api/tables/{key}/continue", asked)
    table = Table(made["key"], made["code"], game, seats, [person])
    person.go(table.path).wait_for_selector("main.table, main.phone")
    return table
