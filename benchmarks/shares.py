"""Counts how owners treat their suitcases, and how far the stated probabilities can be trusted: `python -m benchmarks.shares`.

Games of greedy players are played; with `--count` half are counted, on the other half the posterior is compared with the truth.
"""

from __future__ import annotations

import argparse
import json
import math
from typing import Any

from topsecret import bots, new
from topsecret.kernel.builds import table
from topsecret.randolph.belief import tracker
from topsecret.randolph.belief.reader import CONTENTS, Reader
from topsecret.randolph.belief.shares import SHARES

TOO_FEW = 2.0
"""Added to every count, spread over the outcomes."""

Game = tuple[dict[str, Any], list[dict[str, Any]], dict[str, int]]


def played(players: int, seed: int, spec: str) -> Game:
    """The first view, the events and the truth of one game."""
    match = new("randolph", players=players, seed=seed, round_limit=60)
    first = match.view(None)
    bots.play(match, [bots.make(spec, "randolph", seed=100 * seed + seat) for seat in range(players)])
    truth = {s["id"]: CONTENTS.index(s["content"]) for s in match.view(None)["suitcases"]}
    return first, match.events(None), truth


def noted(view: dict[str, Any], events: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """Return everything that the tracker notes in a game: a suitcase, and an outcome, numbered kind after kind."""
    found: list[tuple[int, int]] = []
    add: Any = tracker.add
    tracker.add = lambda suitcase, outcome, weight, book: found.append((suitcase, outcome))
    try:
        Reader(None, view).hear(events)
    finally:
        tracker.add = add
    return found


def count(games: list[Game]) -> dict[str, list[list[float]]]:
    """By kind and outcome, for each content: the share of that outcome."""
    counts = [[TOO_FEW / len(rows)] * 4 for rows in SHARES.values() for _ in rows]
    for view, events, truth in games:
        ids = list(truth)
        for suitcase, outcome in noted(view, events):
            counts[outcome][truth[ids[suitcase]]] += 1
            if outcome == tracker.TOOK:
                counts[tracker.DROPPED + 1][truth[ids[suitcase]]] += 1
    found = iter(counts)
    each = {kind: [next(found) for _ in rows] for kind, rows in SHARES.items()}
    return {
        kind: [[round(row[c] / sum(other[c] for other in rows), 4) for c in range(4)] for row in rows]
        for kind, rows in each.items()
    }


def reliability(games: list[Game], every: int = 25) -> dict[str, Any]:
    """Stated against true shares in ten bins, mean log-loss and Brier score; a statement is taken after every so many events."""
    bins = [[0.0, 0.0, 0.0] for _ in range(10)]
    loss = brier = flat = 0.0
    n = 0
    for view, events, truth in games:
        reader = Reader(None, view)
        shown: set[str] = set()
        for first in range(0, len(events), every):
            some = events[first : first + every]
            shown |= {event["suitcase"] for event in some if event["type"] == "delivered"}
            reader.hear(some)
            if not any(event["type"] == "turn_began" for event in events[: first + every]):
                continue
            for id, stated in reader.posterior().items():
                if id in shown:
                    continue
                n += 1
                loss -= math.log(stated[CONTENTS[truth[id]]])
                flat -= math.log(1 / len(stated))
                for c, content in enumerate(CONTENTS):
                    chance, hit = stated.get(content, 0.0), float(truth[id] == c)
                    brier += (chance - hit) ** 2
                    if content in stated and len(stated) > 1:
                        row = bins[min(9, int(10 * chance))]
                        row[0] += 1
                        row[1] += chance
                        row[2] += hit
    return {
        "statements": n,
        "log_loss": round(loss / n, 4),
        "log_loss_flat": round(flat / n, 4),
        "brier": round(brier / n, 4),
        "bins": [(int(k), round(s / k, 3), round(h / k, 3)) if k else (0, 0, 0) for k, s, h in bins],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="for each number of players, counted and again held out")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--count", action="store_true", help="count the shares and print them; else only compare")
    chosen = parser.parse_args()
    counted, held_out = [], []
    for players in (2, 3, 4):
        if chosen.count:
            counted += [played(players, seed, chosen.bot) for seed in range(chosen.games)]
        held_out += [played(players, 10_000 + seed, chosen.bot) for seed in range(chosen.games)]
    if chosen.count:
        SHARES.update(count(counted))
        tracker.LOGS = table(tracker.logs(SHARES), "f8")
        print(json.dumps(SHARES))
    for key, value in reliability(held_out).items():
        print(key, value)


if __name__ == "__main__":
    main()
