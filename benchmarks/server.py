"""The server beside a boardgame.io server: two players a table play ping-pong, every move acknowledged, in one run.

    python -m benchmarks.server [--quick] [--only sqlite,boardgameio] [--tables 1,200] [--json FILE] [--write docs/bench-server.md]

Each player's device has its own socket and moves when it is its turn. A move is done when it is acknowledged (ours: durable) and
the other player's device has the news; that time is its latency. The servers take turns in slices of a few seconds at the same
tables; numbers are those of the best slice, because other work on the machine can only slow a slice down. The last result
stands in docs/bench-server.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from . import server_node, server_programs
from .engine import put
from .measure import Missing
from .server_machine import machine, machine_words
from .server_programs import Broken, Players, Server
from .server_results import (
    TARGET_RATE,
    TARGET_TABLES,
    Kept,
    Memory,
    Results,
    Row,
    Slice,
    markdown,
    memory_cells,
    speed_cells,
    target_cells,
)

SERVERS = {
    "sqlite": "ours, SQLite",
    "postgres": "ours, PostgreSQL",
    "boardgameio": "boardgame.io, in memory",
    "files": "boardgame.io, files",
}
OURS = ("sqlite", "postgres")
REMEMBER = ("sqlite", "boardgameio")
"""Whose memory is measured: one of each kind."""
KINDS = {
    "tables": "a game under way, nobody connected",
    "sockets": "a socket that watches nothing",
    "seats": "a game with both players connected",
}
COMMAND = "python -m benchmarks.server --write docs/bench-server.md"
Tell = Callable[[str], None]


class Contest:
    """One server that runs, with the players in front of it."""

    def __init__(self, key: str, server: Server, players: Players, database: str) -> None:
        self.key = key
        self.server = server
        self.players = players
        self.database = database
        self.acknowledged = 0

    def play(self, seconds: float, rate: float | None = None) -> Slice:
        self.players.do("stock", seconds=seconds, rate=rate)
        before = self.server.core_time
        said = self.players.do("play", seconds=seconds, rate=rate)
        after = self.server.core_time
        if said["troubles"] or said["stuck"]:
            words = "; ".join([f"{said['stuck']} tables stuck", *said["troubles"]])
            raise self.server.broken(f"({SERVERS[self.key]}): {words}")
        return Slice(
            said["moves"],
            said["seconds"],
            {int(bucket): count for bucket, count in said["latencies"].items()},
            None if before is None or after is None else (after - before) / said["took"],
            None if before is None or after is None else (after - before) / max(1, said["moves"] + said["late"]),
            said["cpu"] / said["seconds"],
            said["finished"],
            said["made"],
        )

    def leave(self) -> None:
        """All players go away."""
        self.acknowledged = self.players.do("close")["acknowledged"]

    def kept(self) -> Kept:
        """Kill the server, and count the moves in its log."""
        self.server.kill()
        engine = sa.create_engine(self.database.replace("postgresql:", "postgresql+psycopg:"))
        with engine.connect() as connection:
            found = connection.execute(
                sa.text("SELECT count(*) FROM events WHERE payload LIKE '%\"played\"%'")
            ).scalar_one()
        engine.dispose()
        return Kept(SERVERS[self.key], self.acknowledged, int(found))

    def close(self) -> None:
        self.players.close()
        self.server.close()


@contextmanager
def contest(key: str, folder: Path) -> Iterator[Contest]:
    """A fresh server with nothing in it; Missing where something is not installed."""
    node = server_node.install(server_node.PLAYERS)
    with ExitStack() as stack:
        own = Path(tempfile.mkdtemp(dir=folder))
        database = ""
        if key in OURS:
            database = stack.enter_context(postgres()) if key == "postgres" else f"sqlite:///{own / 'bench.db'}"
            server = server_programs.ours(database)
        else:
            server_node.install(server_node.PEER)
            server = server_programs.boardgameio(node, server_node.PEER, own if key == "files" else None)
        stack.callback(server.close)
        kind = "topsecret" if key in OURS else "boardgameio"
        players = Players(node, server_node.PLAYERS, kind, server.url)
        stack.callback(players.close)
        yield Contest(key, server, players, database)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database in a PostgreSQL of our own, on the players' cores: usually it has a machine to itself."""
    try:
        from tests.server.postgres import Postgres
    except ImportError as error:
        raise Missing(f"not installed: {error.name} (uv sync)") from None
    with server_programs.held_to(1):
        server = Postgres()
    with server:
        yield server.fresh()


class Run:
    """What is to be measured, and what has been so far."""

    def __init__(self, chosen: argparse.Namespace, folder: Path, tell: Tell) -> None:
        self.chosen = chosen
        self.folder = folder
        self.tell = tell
        self.results = Results([], [])
        self.failed = False
        for tables in chosen.tables:
            for key in chosen.only:
                self.results.rows.append(Row(SERVERS[key], key in OURS, tables))
        for key in chosen.only:
            if TARGET_TABLES in chosen.tables and key in OURS:
                self.results.rows.append(Row(SERVERS[key], True, TARGET_TABLES, float(TARGET_RATE)))
        for key in (k for k in chosen.only if k in REMEMBER and chosen.idle):
            for kind in KINDS:
                self.results.memory.append(Memory(SERVERS[key], key in OURS, KINDS[kind], chosen.idle))

    @property
    def steps(self) -> int:
        """How often it tells how it goes, about."""
        return len(self.results.rows) * (int(self.chosen.repeats) + 1) + len(self.results.memory)

    def row(self, key: str, tables: int, steady: float | None = None) -> Row:
        return next(r for r in self.results.rows if (r.server, r.tables, r.steady) == (SERVERS[key], tables, steady))

    def speed(self) -> None:
        """Moves a second and latencies, with each number of tables."""
        with ExitStack() as stack:
            contests: list[Contest] = []
            for key in self.chosen.only:
                self.tell(f"{SERVERS[key]}: starting")
                try:
                    contests.append(stack.enter_context(contest(key, self.folder)))
                except Missing as missing:
                    self.give_up(key, str(missing))
                except Broken as broken:
                    self.fail(key, broken)
            for tables in self.chosen.tables:
                self.round(contests, tables)
            for one in [c for c in contests if c.key in OURS]:
                self.results.kept.append(one.kept())

    def round(self, contests: list[Contest], tables: int) -> None:
        """All servers with that many tables, a slice each in turn."""
        for one in list(contests):
            self.tell(f"{tables:,} tables, {SERVERS[one.key]}: setting up")
            with self.mishaps(contests, one):
                one.players.do("open", tables=tables)
                one.play(self.chosen.warm_up)
        for turn in range(self.chosen.repeats):
            for one in list(contests):
                self.tell(f"{tables:,} tables, {SERVERS[one.key]}: {turn + 1} of {self.chosen.repeats}")
                with self.mishaps(contests, one):
                    self.row(one.key, tables).slices.append(one.play(self.chosen.seconds))
        for turn in range(self.chosen.repeats if tables == TARGET_TABLES else 0):
            for one in [c for c in contests if c.key in OURS]:
                self.tell(
                    f"{tables:,} tables, {SERVERS[one.key]}, {TARGET_RATE:,} moves/s: {turn + 1} of {self.chosen.repeats}"
                )
                with self.mishaps(contests, one):
                    self.row(one.key, tables, float(TARGET_RATE)).slices.append(
                        one.play(self.chosen.seconds, TARGET_RATE)
                    )
        for one in list(contests):
            with self.mishaps(contests, one):
                one.leave()

    @contextmanager
    def mishaps(self, contests: list[Contest], one: Contest) -> Iterator[None]:
        """A server that fails is out of the race, and the others go on."""
        try:
            yield
        except Broken as broken:
            contests.remove(one)
            one.close()
            self.fail(one.key, broken)

    def fail(self, key: str, broken: Broken) -> None:
        """Ours must not fail; a peer that does is shown so."""
        print(broken, file=sys.stderr)
        self.failed |= key in OURS
        self.give_up(key, f"failed: {str(broken).splitlines()[-1][:120]}")

    def give_up(self, key: str, words: str) -> None:
        for row in self.results.rows:
            if row.server == SERVERS[key]:
                row.missing = row.missing or words
        for memory in self.results.memory:
            if memory.server == SERVERS[key]:
                memory.missing = memory.missing or words

    def memory(self) -> None:
        """What a server grows by; a fresh one each, that has served a little before."""
        for key in (k for k in self.chosen.only if k in REMEMBER):
            rows = [m for m in self.results.memory if m.server == SERVERS[key]]
            if any(m.missing for m in rows):
                continue
            try:
                with contest(key, self.folder) as one:
                    self.grow(one, rows)
            except Missing as missing:
                self.give_up(key, str(missing))
            except Broken as broken:
                self.fail(key, broken)

    def grow(self, one: Contest, rows: list[Memory]) -> None:
        count = self.chosen.idle
        few = max(2, count // 20)
        for what in ("tables", "sockets"):
            one.players.do("idle", what=what, count=few)
        one.players.do("open", tables=few)
        one.play(self.chosen.warm_up)
        one.leave()
        for what, row in zip(KINDS, rows, strict=True):
            self.tell(f"memory of {SERVERS[one.key]}: {row.what}")
            before = self.settled(one.server)
            if what == "seats":
                one.players.do("open", tables=count)
            else:
                one.players.do("idle", what=what, count=count)
            after = self.settled(one.server)
            if before is None or after is None:
                row.missing = "not known on this system"
            else:
                row.each = (after - before) / count

    def settled(self, server: Server) -> int | None:
        time.sleep(self.chosen.settle)
        return server.memory


def report(results: Results, about: dict[str, Any], chosen: argparse.Namespace) -> str:
    parts = ["### Targets\n", markdown(target_cells(results), 5)]
    parts += ["### As fast as it goes\n", markdown(speed_cells(results, False), 2)]
    if any(row.steady for row in results.rows):
        parts += [f"### At a steady {TARGET_RATE:,} moves/s\n", markdown(speed_cells(results, True), 2)]
    if results.memory:
        parts += ["### Memory\n", markdown(memory_cells(results.memory), 2)]
    parts += [kept.words + "\n" for kept in results.kept]
    games = sum(s.finished for row in results.rows for s in row.slices if row.ours)
    late = sum(s.made for row in results.rows for s in row.slices if row.ours)
    parts.append(
        f"{machine_words(about)} {chosen.repeats} slices of {chosen.seconds:g} s; {games:,} games of ours ended in them, {late:,} had to be "
        "set up meanwhile.\n"
    )
    return "\n".join(parts)


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--quick", action="store_true", help="tiny counts, to see that everything works; no use as a measure"
    )
    parser.add_argument("--only", default=",".join(SERVERS), help=f"these servers only, of {','.join(SERVERS)}")
    parser.add_argument("--tables", help="numbers of tables (default 1,50,200,1000)")
    parser.add_argument("--repeats", type=int, help="slices for each server and number of tables (default 3)")
    parser.add_argument("--seconds", type=float, help="length of a slice (default 3)")
    parser.add_argument(
        "--idle", type=int, help="how many idle tables and sockets for the memory; 0 leaves it out (default 2000)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything as JSON too")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the tables into this page, between its marks")
    chosen = parser.parse_args(words)
    quick = chosen.quick
    chosen.only = chosen.only.split(",")
    for key in chosen.only:
        if key not in SERVERS:
            parser.error(f"unknown server {key!r}: known are {', '.join(SERVERS)}")
    try:
        chosen.tables = [int(word) for word in (chosen.tables or ("1,3" if quick else "1,50,200,1000")).split(",")]
    except ValueError:
        parser.error(f"--tables wants whole numbers with commas between, as 1,50,200; got {chosen.tables!r}")
    chosen.repeats = chosen.repeats or (1 if quick else 3)
    chosen.seconds = chosen.seconds or (0.3 if quick else 3.0)
    chosen.idle = chosen.idle if chosen.idle is not None else (20 if quick else 2000)
    chosen.warm_up, chosen.settle = (0.1, 0.0) if quick else (1.5, 1.0)
    if min(chosen.tables) < 1 or chosen.repeats < 1 or chosen.seconds <= 0 or chosen.idle < 0:
        parser.error("--tables and --repeats are at least 1, --seconds is above 0, --idle is at least 0")
    return chosen


def main(words: Sequence[str] | None = None) -> int:
    chosen = arguments(words)
    server_programs.allow_files()
    finished = True
    columns = BarColumn(), TextColumn("{task.percentage:>3.0f}%"), TimeElapsedColumn(), TextColumn("{task.description}")
    with tempfile.TemporaryDirectory(prefix="topsecret-bench-") as name:
        folder = Path(name)
        about = machine(folder)
        # The picture is drawn once a second: it shares the cores with what is measured.
        with Progress(*columns, console=Console(stderr=True), transient=True, refresh_per_second=1) as bar:
            task = bar.add_task("", total=None)
            run = Run(chosen, folder, lambda text: bar.update(task, description=text, advance=1))
            bar.update(task, total=run.steps)
            try:
                run.speed()
                if chosen.idle:
                    run.memory()
            except KeyboardInterrupt:
                finished = False
    text = report(run.results, about, chosen)
    print(text)
    if chosen.json:
        data = {"finished": finished, "quick": chosen.quick, "machine": about, **run.results.data()}
        chosen.json.write_text(json.dumps(data, indent=1) + "\n")
    if not finished:
        print("stopped; what was measured so far is above", file=sys.stderr)
        return 130
    run.failed |= any(kept.acknowledged != kept.found for kept in run.results.kept)
    if chosen.write and not run.failed:
        chosen.write.write_text(put(chosen.write.read_text(), f"`{COMMAND}`\n\n{text}"))
    return int(run.failed)


if __name__ == "__main__":
    sys.exit(main())
