"""The ladder of our bots: every bot against the next weaker one, in both games, with every number of players that docs/strength.md names.

`python -m benchmarks.ladder --write`: plays what is not played yet (results are kept in build/ladder, so it can be stopped and
called again) and writes docs/strength/ladder.md. `--only kramer-4-cards` plays some of it; `--played` plays nothing and shows what was played so
far. A rung that has more games on the page than here, as in a fresh clone, keeps its line and is not played again; `--anew` forgets the
page, as one must when the bots have changed. Every rung is one contest of the arena; the page names the command that plays it alone.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from topsecret import arena
from topsecret.arena.book import Book

PAGE = Path(__file__).parent.parent / "docs" / "strength" / "ladder.md"
BOTS = {
    "kramer": ("random", "greedy", "belief", "search:100"),
    "randolph": ("random", "greedy", "belief", "search:100"),
}
VARIANTS = {"kramer": ("", "cards", "dossier"), "randolph": ("round_limit=60",)}
PLAYERS = {"kramer": (2, 4, 7), "randolph": (2, 3, 4)}
LONGEST = 4000
"""Decisions after which a game is broken off. R9.5: Randolph's games end after 60 rounds; careful players can wait for each other for ever."""

TABLE = re.compile(r"(\d) players(?:, ([\w=]+))?(?: \(\d+ broken off\))?")

LEAST = 100
"""A rung with fewer games is not shown."""


@dataclass(frozen=True)
class Rung:
    """Two neighbours of the ladder at tables of one kind."""

    game: str
    players: int
    variant: str
    weaker: str
    stronger: str

    @property
    def table(self) -> str:
        return "-".join(filter(None, (self.game, str(self.players), self.variant.partition("=")[0])))

    @property
    def name(self) -> str:
        return f"{self.table}-{self.weaker}-{self.stronger}".replace(":", "")

    def contest(self, games: int) -> arena.Job:
        bots = [self.weaker, self.stronger]
        return arena.job(
            self.game, bots, games, players=self.players, options=self.variant, seed=0, compositions="pairs",
            limit=arena.LIMIT_S, longest=LONGEST,
        )  # fmt: skip

    def command(self, games: int) -> str:
        options = f" --options {self.variant}" if self.variant else ""
        return (
            f"topsecret arena --game {self.game} --players {self.players}{options} "
            f"--bots {self.weaker},{self.stronger} --games {games} --longest {LONGEST}"
        )


@dataclass(frozen=True)
class Result:
    """A rung's line on the page, and what is counted of it."""

    line: str
    games: int
    climbs: bool


def rungs() -> Iterator[Rung]:
    for game, bots in BOTS.items():
        for weaker, stronger in pairwise(bots):
            for variant in VARIANTS[game]:
                for players in PLAYERS[game]:
                    yield Rung(game, players, variant, weaker, stronger)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games of each rung")
    parser.add_argument("--only", default="", help="rungs whose names begin so, as kramer-4-cards")
    parser.add_argument("--folder", type=Path, default=Path("build/ladder"), help="where finished games are kept")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--played", action="store_true", help="play nothing, show what was played so far")
    parser.add_argument("--anew", action="store_true", help="forget what the page says")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    asked = parser.parse_args()
    chosen = [rung for rung in rungs() if rung.name.startswith(asked.only)]
    if not chosen:
        parser.error(f"no rung begins with '{asked.only}': they are {', '.join(rung.name for rung in rungs())}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    results = {} if asked.anew or not PAGE.exists() else told(PAGE.read_text(encoding="utf-8"))
    for rung in chosen:
        if not asked.played and (rung not in results or results[rung].games < asked.games):
            report = climb(rung, asked.games, asked.folder, asked.workers)
            if not report.complete:
                sys.exit("stopped; call again to go on")
        data = so_far(rung, asked.games, asked.folder)
        if data is not None and (rung not in results or results[rung].games <= data["games"]):
            results[rung] = result(rung, data, asked.games)
    if asked.write:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(page(list(rungs()), results, asked.games), encoding="utf-8")
    else:
        print(page(chosen, results, asked.games))


def told(text: str) -> dict[Rung, Result]:
    """What a page says of the rungs."""
    found: dict[Rung, Result] = {}
    game = ""
    for line in text.splitlines():
        if line.startswith("## "):
            game = line[3:].lower()
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        where = TABLE.fullmatch(cells[0])
        if where is not None:
            rung = Rung(game, int(where[1]), where[2] or "", cells[1], cells[3])
            found[rung] = Result(line, int(cells[7].replace(",", "")), cells[6].startswith("climbs"))
    return found


def so_far(rung: Rung, games: int, folder: Path) -> dict[str, Any] | None:
    """What was played of a rung, or None."""
    kept = folder / f"{rung.name}.jsonl"
    if not kept.exists():
        return None
    contest = rung.contest(games)
    book = Book(kept, contest, resume=True)
    book.close()
    played = sorted(book.games.values(), key=lambda game: game.n)
    return arena.Report(contest, played, 0.0, 0).data() if len(played) >= min(LEAST, games) else None


def climb(rung: Rung, games: int, folder: Path, workers: int | None) -> arena.Report:
    """Play one rung, or the rest of it, telling how far it is."""
    out = folder / f"{rung.name}.jsonl"
    shown = 0.0

    def progress(count: arena.Count) -> None:
        nonlocal shown
        if time.monotonic() - shown > 5 or count.games >= games:
            shown = time.monotonic()
            end = "\r" if sys.stderr.isatty() and count.games < games else "\n"
            if sys.stderr.isatty() or count.games >= games:
                print(f"{rung.name}: {count.games} of {games}", end=end, file=sys.stderr, flush=True)

    return arena.play(rung.contest(games), workers=workers, out=out, resume=out.exists(), progress=progress)


def page(asked: list[Rung], results: dict[Rung, Result], games: int) -> str:
    """The ladder as Markdown; rungs without results are named."""
    whole = [results[rung] for rung in asked if rung in results and results[rung].games >= games]
    lines = [
        "<!-- Written by: python -m benchmarks.ladder --write -->",
        "",
        "# The ladder",
        "",
        f"Each bot meets the next weaker one in {games:,} games, in every mix and order around the table, with the same deals (docs/arena.md). "
        "*Wins a seat* is the share of games that a seat of that bot wins, with a 95 % interval; *lead* is the difference. A rung is climbed if the "
        "two intervals do not meet. In Randolph's game the round limit is 60 (R9.5).",
        "",
        f"Of {len(asked)} rungs {len(whole)} have all their games; {sum(one.climbs for one in whole)} of these are climbed.",
        "",
    ]
    for game in BOTS:
        ours = [rung for rung in asked if rung.game == game]
        known = [results[rung].line for rung in ours if rung in results]
        missing = [f"{rung.weaker} and {rung.stronger} at {rung.table}" for rung in ours if rung not in results]
        lines += [f"## {game.capitalize()}", ""]
        if known:
            lines += [
                "| table | weaker | wins a seat | stronger | wins a seat | lead | | games |",
                "|---|---|---|---|---|---|---|---:|",
                *known,
                "",
            ]
        if missing:
            lines += [f"Not played yet: {', '.join(missing)}.", ""]
        lines += ["Each rung alone:", "", "```sh", *(rung.command(games) for rung in ours), "```", ""]
    return "\n".join(lines)


def _pair(data: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    weaker, stronger = data["bots"]
    return weaker, stronger


def _parted(data: dict[str, Any]) -> int:
    """1 if the stronger bot is above the weaker beyond both intervals, -1 if it is below, 0 if the intervals meet."""
    weaker, stronger = _pair(data)
    return int(stronger["low"] > weaker["high"]) - int(stronger["high"] < weaker["low"])


def result(rung: Rung, data: dict[str, Any], games: int) -> Result:
    weaker, stronger = _pair(data)
    lead = next(row for row in data["pay_off"] if row["bot"] == rung.stronger)
    table = f"{rung.players} players" + (f", {rung.variant}" if rung.variant else "")
    if data["unfinished"]:
        table += f" ({data['unfinished']} broken off)"
    verdict = {1: "climbs", 0: "no difference shown", -1: "falls"}[_parted(data)]
    if data["games"] < games:
        verdict += ", so far"
    line = (
        f"| {table} | {rung.weaker} | {share(weaker)} | {rung.stronger} | {share(stronger)} "
        f"| {100 * lead['lead']:+.1f} [{100 * lead['lead_low']:+.1f}, {100 * lead['lead_high']:+.1f}] | {verdict} | {data['games']:,} |"
    )
    return Result(line, data["games"], _parted(data) > 0)


def share(bot: dict[str, Any]) -> str:
    return f"{100 * bot['share']:.1f} % [{100 * bot['low']:.1f}, {100 * bot['high']:.1f}]"


if __name__ == "__main__":
    main()
