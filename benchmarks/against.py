"""The bots as they are against the same bots as they were: `python -m benchmarks.against 9fafb75`.

The sources of that commit are unpacked below build/against, and one process of theirs decides for the earlier bots' seats, as a server's worker does;
it runs with the packages installed here. Contests are the arena's: every mix and order around the table, the same dice for all. Finished games
are kept, so that it can be stopped and called again, also with more games. When the bots have changed, take another --folder.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import Any, Self

import msgspec

from topsecret import arena, bots
from topsecret.arena import table
from topsecret.arena.book import Book
from topsecret.arena.program import Registered, Seated
from topsecret.arena.worker import read_frame
from topsecret.bots import engine
from topsecret.bots.worker import Answer, Request, framed
from topsecret.play.game import Action, Result

from .ladder import LONGEST, share

TABLES = (
    ("kramer", 2, ""),
    ("kramer", 4, ""),
    ("kramer", 4, "cards"),
    ("kramer", 4, "dossier"),
    ("kramer", 7, ""),
    ("randolph", 2, "round_limit=60"),
    ("randolph", 3, "round_limit=60"),
    ("randolph", 4, "round_limit=60"),
)
BOTS = "greedy,belief,search:100"
LIMIT_S = 600.0
"""Nobody is out for being slow: this contest asks who plays better."""
WORKER = """
import sys
from topsecret.bots import engine, worker
worker.NICE = 0  # both sides alike
for game in sys.argv[1:]:
    engine.prepare(game)
worker.main()
"""
ASKED = msgspec.json.Encoder().encode
ANSWERED = msgspec.json.Decoder(Answer).decode


class Process:
    """A Python process that uses the package in a folder and answers frames with frames; its first frame says that it is ready."""

    def __init__(self, sources: Path, program: str, *words: str) -> None:
        # In a session of its own, so that Ctrl-C does not reach it.
        self._process = subprocess.Popen(
            [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(sources)!r}); {program}", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        self._receive()
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.communicate()

    def ask(self, body: bytes) -> bytes:
        assert self._process.stdin is not None
        self._process.stdin.write(framed(body))
        self._process.stdin.flush()
        return self._receive()

    def _receive(self) -> bytes:
        assert self._process.stdout is not None
        body = read_frame(self._process.stdout)
        if body is None:
            raise SystemExit("the process of the earlier bots ended; what it said stands above")
        return body


class Earlier(Process):
    """The bots of an earlier commit, in a process of their own; for all their seats, game after game."""

    def __init__(self, sources: Path, games: set[str]) -> None:
        super().__init__(sources, WORKER, *sorted(games))
        self._seats = 0

    def seat(self, spec: str, game: str, seed: int) -> EarlierBot:
        self._seats += 1
        return EarlierBot(self, self._seats, spec, game, seed)


class EarlierBot:
    """A bot of the earlier commit in one seat of one game."""

    slack = 0.0

    def __init__(self, process: Earlier, number: int, spec: str, game: str, seed: int) -> None:
        self._process, self._number, self._spec, self._game, self._seed = process, number, spec, game, seed
        self._seat = self._heard = 0
        self._news: list[dict[str, Any]] = []

    def begin(self, seat: int, view: bots.View) -> None:
        self._seat = seat

    def tell(self, events: list[dict[str, Any]]) -> None:
        self._news += events

    def choose(self, view: bots.View, actions: list[Action]) -> Action:
        request = Request(
            key=(self._number, self._seat),
            game=self._game,
            options=view["options"],
            seat=self._seat,
            spec=self._spec,
            seed=self._seed,
            view=view,
            since=self._heard,
            events=self._news,
            actions=[action.id for action in actions],
        )
        answer = ANSWERED(self._process.ask(ASKED(request)))
        self._heard, self._news = self._heard + len(self._news), []
        if answer.action is None:
            raise RuntimeError(answer.fault or "it was forgotten")
        return next(action for action in actions if action.id == answer.action)

    def leave(self, result: Result | None) -> None:
        """The process forgets whom it was not asked about for long."""


@dataclass(frozen=True)
class Pair:
    """A bot and its earlier self at tables of one kind."""

    game: str
    players: int
    variant: str
    bot: str
    commit: str

    @property
    def name(self) -> str:
        words = self.game, str(self.players), self.variant.partition("=")[0], self.bot.replace(":", "")
        return "-".join(filter(None, words))

    def contest(self, games: int, seed: int) -> arena.Job:
        job = arena.job(
            self.game, [self.bot], games, players=self.players, options=self.variant, seed=seed,
            limit=LIMIT_S, longest=LONGEST,
        )  # fmt: skip
        return replace(job, bots=(f"{self.bot}@{self.commit}", self.bot))


def play(job: arena.Job, out: Path, earlier: Earlier) -> None:
    """Play what is not played yet of a contest, telling how far it is."""

    def sit(spec: str, game: str, seed: int, limit: float) -> Seated:
        name, at, _ = spec.partition("@")
        return earlier.seat(name, game, seed) if at else Registered(bots.make(spec, game, seed=seed))

    book, shown = Book(out, job, resume=True), time.monotonic()
    try:
        for asked in job.schedule():
            if asked.number not in book.games:
                book.games[asked.number] = played = table.play(job, asked, sit=sit)
                book.add(played)
                if time.monotonic() - shown > 10:
                    shown = time.monotonic()
                    print(f"{out.stem}: {len(book.games)} of {job.total}", file=sys.stderr, flush=True)
    finally:
        book.close()


def line(pair: Pair, job: arena.Job, out: Path) -> str | None:
    """Return a row of the table, or None if nothing was played."""
    if not out.exists():
        return None
    book = Book(out, job, resume=True)
    book.close()
    asked = {game.number for game in job.schedule()}
    games = [book.games[number] for number in sorted(book.games) if number in asked]
    if not games:
        return None
    data = arena.Report(job, games, 0.0, 0).data()
    then, now = data["bots"]
    lead = next(row for row in data["pay_off"] if row["bot"] == pair.bot)
    options = f", {pair.variant}" if pair.variant else ""
    faults = sum(sum(bot["faults"].values()) for bot in data["bots"])
    return (
        f"| {pair.game.capitalize()} {pair.players}{options} | {pair.bot} | {share(then)} | {share(now)} "
        f"| {100 * lead['lead']:+.1f} [{100 * lead['lead_low']:+.1f}, {100 * lead['lead_high']:+.1f}] "
        f"| {now['share'] / then['share'] if then['share'] else float('inf'):.2f} | {data['games']:,}{f', {faults} faults' if faults else ''} |"
    )


def known(commit: str) -> str:
    """Return the short name of a commit."""
    words = ["git", "rev-parse", "--short=7", "--verify", f"{commit}^{{commit}}"]
    named = subprocess.run(words, capture_output=True, text=True, check=False)
    if named.returncode:
        raise SystemExit(f"git knows no commit {commit!r}")
    return named.stdout.strip()


def unpacked(commit: str, folder: Path) -> Path:
    """Return the folder with the package of that commit."""
    found = folder / commit / "src"
    if not found.exists():
        archive = subprocess.run(["git", "archive", commit, "src/topsecret"], check=True, capture_output=True).stdout
        beside = folder / f"{commit}.tmp"
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            tar.extractall(beside, filter="data")
        beside.rename(folder / commit)
    return found


@contextmanager
def stoppable() -> Iterator[None]:
    """Ctrl-C ends what is inside, and what was finished is told."""
    try:
        yield
    except KeyboardInterrupt:
        print("stopped; call again to go on", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", help="the commit of the earlier bots")
    parser.add_argument("--bots", default=BOTS, help=f"{BOTS} unless you say otherwise")
    parser.add_argument(
        "--games", type=int, default=400, help="games of each bot at each table, rounded up to whole deals"
    )
    parser.add_argument("--only", default="", help="tables whose names begin so, as kramer-4-cards")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--folder", type=Path, default=Path("build/against"), help="where finished games are kept")
    parser.add_argument("--played", action="store_true", help="play nothing, show what was played so far")
    asked = parser.parse_args()
    commit = known(asked.commit)
    pairs = [Pair(*table, bot, commit) for bot in asked.bots.split(",") for table in TABLES]
    pairs = [pair for pair in pairs if pair.name.startswith(asked.only)]
    if not pairs:
        parser.error(f"no table begins with {asked.only!r}")
    results = asked.folder / f"{commit}-{asked.seed}"
    results.mkdir(parents=True, exist_ok=True)
    contests = [(pair, pair.contest(asked.games, asked.seed), results / f"{pair.name}.jsonl") for pair in pairs]
    if not asked.played:
        with stoppable(), Earlier(unpacked(commit, asked.folder), {pair.game for pair in pairs}) as earlier:
            for game in sorted({pair.game for pair in pairs}):
                engine.prepare(game)
            for _, job, out in contests:
                play(job, out, earlier)
    print(f"| table | bot | {commit}, a seat | now, a seat | lead | ratio | games |\n|---|---|---|---|---|---|---:|")
    for pair, job, out in contests:
        try:
            told = line(pair, job, out)
        except arena.ArenaError as error:
            told = f"{pair.name}: {error}"
        if told is not None:
            print(told)


if __name__ == "__main__":
    main()
