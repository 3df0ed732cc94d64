"""The pages on strength: what their commands are asked, how numbers are written, and where the files go."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from topsecret.arena.plots import Range

FOLDER = Path(__file__).parent.parent / "docs" / "strength"
STOPPED = 130
"""The exit code after Ctrl-C."""


def main(
    name: str,
    about: str | None,
    games: int,
    which: str,
    words: Sequence[str] | None,
    make: Callable[[argparse.Namespace, str], Mapping[str, str]],
) -> int:
    """The command of a page: `make` plays the games and gives the page and its plots by file name."""
    parser = argparse.ArgumentParser(prog=f"python -m benchmarks.{name}", description=about)
    parser.add_argument("--games", type=int, default=games, help=f"{which} (default {games})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; the numbers do not depend on it")
    parser.add_argument("--write", action="store_true", help="write the page and its plots; else the page is printed")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to (default docs/strength)")
    asked = parser.parse_args(words)
    if asked.games < 1 or asked.seed < 0:
        parser.error("--games must be 1 or more, --seed 0 or more")
    try:
        files = make(asked, f"python -m benchmarks.{name} --games {asked.games} --seed {asked.seed} --write")
    except KeyboardInterrupt:
        print("\nstopped: nothing is written", file=sys.stderr)
        return STOPPED
    for file, text in files.items():
        if asked.write:
            asked.folder.mkdir(parents=True, exist_ok=True)
            (asked.folder / file).write_text(text, encoding="utf-8")
            print(f"written: {asked.folder / file}", file=sys.stderr)
        elif file.endswith(".md"):
            print(text)
    return 0


def rows(heads: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
    """A table; all columns after the first stand to the right."""
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "---:|" * (len(heads) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in cells])


def percent(one: Range) -> str:
    """A share with half the width of its interval."""
    return f"{round(100 * one.value, 1) + 0.0:.1f} ± {50 * (one.high - one.low):.1f} %"


def number(one: Range) -> str:
    """Any other value, likewise."""
    return f"{one.value:.3f} ± {(one.high - one.low) / 2:.3f}"
