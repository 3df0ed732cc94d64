"""The GPU proof: lock-step with the CPU, then random play with the legal mask, both games.

Run on a machine with a GPU, from the repository root:

    PYTHONPATH=src python3 -m benchmarks.gpu [--games 262144] [--decisions 200] [--lockstep 1000000]

The last result stands in docs/gpu.md.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import topsecret as ts
from topsecret.kernel import cuda
from topsecret.kernel.batch import Batch

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("kramer", {"players": 4}),
    ("kramer", {"players": 4, "cards": True}),
    ("kramer", {"players": 7, "dossier": True}),
    ("kramer", {"players": 5, "cards": True, "dossier": True}),
    ("randolph", {"players": 2, "round_limit": 60}),
    ("randolph", {"players": 3, "round_limit": 60, "guards": 2}),
    ("randolph", {"players": 4, "round_limit": 60, "edition": "english"}),
]


def lockstep(name: str, options: dict[str, Any], decisions: int) -> int:
    """Step the same games on GPU and CPU until that many decisions are made; every byte must agree after each one."""
    games = 2000
    one = Batch(ts.game(name), games, seed=11, device="cuda", **options)
    two = Batch(ts.game(name), games, seed=11, device="cpu", **options)
    made = 0
    while made < decisions:
        actions = two.random_actions()
        if not np.array_equal(actions, one.random_actions()):
            raise SystemExit(f"{name} {options}: different random actions after {made} decisions")
        one.step(actions)
        two.step(actions)
        one.fetch()
        for what in ("states", "seat", "mask", "rewards", "done"):
            if getattr(one, what).tobytes() != getattr(two, what).tobytes():
                raise SystemExit(f"{name} {options}: {what} differ after {made} decisions")
        made += games
    two.close()
    return made


def speed(name: str, options: dict[str, Any], games: int, decisions: int) -> float:
    """Decisions a second of random play with the legal mask; the best of three runs after a warm-up."""
    batch = Batch(ts.game(name), games, seed=5, device="cuda", **options)
    batch.run(20)
    best = 0.0
    for _ in range(3):
        start = time.perf_counter()
        made = batch.run(decisions)["decisions"]
        best = max(best, made / (time.perf_counter() - start))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=262_144)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--lockstep", type=int, default=1_000_000)
    parser.add_argument("--only", default="", help="only this game")
    arguments = parser.parse_args()
    device = cuda.numba_cuda().get_current_device()
    print(f"{device.name}; {arguments.games} games at once, {arguments.decisions} decisions each\n")
    print("| game | options | lock-step decisions, all bytes equal | million decisions/s with legal mask |")
    print("|---|---|---|---|", flush=True)
    for name, options in VARIANTS:
        if name not in ts.games() or arguments.only not in ("", name):
            continue
        same = lockstep(name, options, arguments.lockstep)
        rate = speed(name, options, arguments.games, arguments.decisions)
        words = ts.game(name).options.text(ts.game(name).options.complete(options))
        print(f"| {name} | {words} | {same:,} | {rate / 1e6:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
