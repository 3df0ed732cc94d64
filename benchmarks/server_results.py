"""What the server benchmark measured: slices, rows, targets and memory, as plain data and as Markdown."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

PEERS = {
    "boardgame.io, in memory": "which keeps nothing",
    "boardgame.io, files": "whose files may be lost with the power",
}
"""The peer's two ways to hold its games, and what each promises."""
TARGET_TABLES = 200
TARGET_RATE = 5_000
TARGET_P99 = 50.0
TARGET_RATIO = 4.0
DASH = "–"
STEP = 1.01
"""Each bucket of latencies is this much longer than the one before; bucket 0 begins at one microsecond."""


@dataclass
class Slice:
    """A few seconds of play at all tables of one server."""

    moves: int
    seconds: float
    latencies: dict[int, int]
    server_share: float | None
    """How much of its core the server used, 1.0 is all of it; None where that cannot be known."""
    each: float | None
    """Seconds on the server's core for one move: what depends least on how busy the machine is."""
    players_share: float
    finished: int
    """Games that came to their end."""
    made: int
    """Games that had to be set up meanwhile, because those set up before were used up."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def quantile(self, part: float) -> float:
        """Milliseconds within which that part of the moves was acknowledged and known to the other player; exact to one percent."""
        wanted = part * sum(self.latencies.values())
        seen = 0
        for bucket in sorted(self.latencies):
            seen += self.latencies[bucket]
            if seen >= wanted:
                return float(STEP ** (bucket + 0.5)) / 1000
        return 0.0


@dataclass
class Row:
    """One server with one number of tables, as fast as it goes or at a steady rate."""

    server: str
    ours: bool
    tables: int
    steady: float | None = None
    slices: list[Slice] = field(default_factory=list)
    missing: str = ""

    @property
    def best(self) -> Slice | None:
        """The fastest slice; at a steady rate the one with the shortest p99. Other work on the machine can only slow a slice down."""
        if self.steady:
            return min(self.slices, key=lambda s: s.quantile(0.99), default=None)
        return max(self.slices, key=lambda s: s.rate, default=None)

    def data(self) -> dict[str, Any]:
        best = self.best
        return {
            "server": self.server,
            "ours": self.ours,
            "tables": self.tables,
            "steady": self.steady,
            "missing": self.missing or None,
            "rate": best and best.rate,
            "median": statistics.median(s.rate for s in self.slices) if self.slices else None,
            "p50": best and best.quantile(0.5),
            "p99": best and best.quantile(0.99),
            "server_share": best and best.server_share,
            "players_share": best and best.players_share,
            "core_time_a_move": best and best.each,
            "slices": [
                {
                    "moves": s.moves,
                    "seconds": s.seconds,
                    "p50": s.quantile(0.5),
                    "p99": s.quantile(0.99),
                    "finished": s.finished,
                    "made": s.made,
                }
                for s in self.slices
            ],
        }


@dataclass
class Memory:
    """How much a server grew, in bytes, for each of so many things of a kind."""

    server: str
    ours: bool
    what: str
    count: int
    each: float | None = None
    missing: str = ""


@dataclass
class Kept:
    """After the server was killed: how many moves it had acknowledged, and how many stand in its log."""

    server: str
    acknowledged: int
    found: int

    @property
    def words(self) -> str:
        if self.acknowledged == self.found:
            return f"{self.server}: all {self.found:,} acknowledged moves stood in the log once after a SIGKILL."
        return f"{self.server}: {self.acknowledged:,} moves were acknowledged, but {self.found:,} stood in the log after a SIGKILL!"


@dataclass
class Results:
    rows: list[Row]
    memory: list[Memory]
    kept: list[Kept] = field(default_factory=list)

    def ratio(self, row: Row, peer: str) -> float | None:
        """How many times as many moves a second as the peer with as many tables; None where one of them was not measured."""
        for other in self.rows:
            if other.server == peer and other.tables == row.tables and other.best and row.best:
                return row.best.rate / other.best.rate
        return None

    def data(self) -> dict[str, Any]:
        return {
            "rows": [r.data() for r in self.rows],
            "memory": [vars(m) for m in self.memory],
            "kept": [vars(k) for k in self.kept],
            "targets": self.targets(),
        }

    def targets(self) -> list[dict[str, Any]]:
        """Each target of the design beside what was measured, for each of our databases."""
        found: list[dict[str, Any]] = []

        def judge(server: str, what: str, target: str, value: float | None, shown: str, good: bool) -> None:
            found.append(
                {
                    "server": server,
                    "what": what,
                    "target": target,
                    "value": value,
                    "shown": DASH if value is None else shown,
                    "reached": None if value is None else good,
                }
            )

        for row in self.rows:
            best = row.best
            if not row.ours or row.tables != TARGET_TABLES or best is None:
                continue
            p99 = best.quantile(0.99)
            if row.steady:
                kept = best.rate >= 0.98 * row.steady
                words = (
                    f"{p99:.1f} ms"
                    if kept
                    else f"{p99:.1f} ms, and only {best.rate:,.0f} moves/s of the {row.steady:,.0f}"
                )
                what = f"p99 with {row.tables} tables at a steady {row.steady:,.0f} moves/s"
                judge(row.server, what, f"≤ {TARGET_P99:.0f} ms", p99, words, kept and p99 <= TARGET_P99)
                continue
            judge(
                row.server,
                f"durable moves/s with {row.tables} tables",
                f"≥ {TARGET_RATE:,}",
                best.rate,
                f"{best.rate:,.0f}",
                best.rate >= TARGET_RATE,
            )
            judge(
                row.server,
                f"p99 with {row.tables} tables at that speed",
                f"≤ {TARGET_P99:.0f} ms",
                p99,
                f"{p99:.1f} ms",
                p99 <= TARGET_P99,
            )
            for peer, keeps in PEERS.items():
                ratio = self.ratio(row, peer)
                judge(
                    row.server,
                    f"times as many as {peer}, {keeps}",
                    f"≥ {TARGET_RATIO:.0f}",
                    ratio,
                    f"{ratio:.2f}" if ratio else DASH,
                    bool(ratio and ratio >= TARGET_RATIO),
                )
        return found


def speed_cells(results: Results, steady: bool) -> list[list[str]]:
    cells = [
        [
            "tables",
            "server",
            "moves/s, best",
            "median",
            "p50, ms",
            "p99, ms",
            "of the server's core",
            "µs of it a move",
            "of the players' cores",
            *(f"× {peer}" for peer in PEERS),
        ]
    ]
    for row in results.rows:
        if bool(row.steady) != steady:
            continue
        name = row.server if row.ours else f"*{row.server}*"
        best = row.best
        if best is None:
            cells.append([f"{row.tables:,}", name, row.missing or "not measured: the run was stopped", *[DASH] * 8])
            continue
        ratios = [results.ratio(row, peer) if row.ours and not steady else None for peer in PEERS]
        cells.append(
            [
                f"{row.tables:,}",
                name,
                f"{best.rate:,.0f}",
                f"{statistics.median(s.rate for s in row.slices):,.0f}",
                f"{best.quantile(0.5):.1f}",
                f"{best.quantile(0.99):.1f}",
                share(best.server_share),
                DASH if best.each is None else f"{1e6 * best.each:.0f}",
                share(best.players_share),
                *(f"{ratio:.2g}" if ratio else DASH for ratio in ratios),
            ]
        )
    return cells


def share(part: float | None) -> str:
    return DASH if part is None else f"{100 * part:.0f} %"


def memory_cells(memory: Iterable[Memory]) -> list[list[str]]:
    cells = [["server", "what", "how many", "kB each"]]
    for one in memory:
        size = one.missing or "not measured: the run was stopped" if one.each is None else f"{one.each / 1000:.1f}"
        cells.append([one.server if one.ours else f"*{one.server}*", one.what, f"{one.count:,}", size])
    return cells


def target_cells(results: Results) -> list[list[str]]:
    words = {True: "reached", False: "missed", None: DASH}
    return [
        ["server", "what", "target", "measured", ""],
        *([t["server"], t["what"], t["target"], t["shown"], words[t["reached"]]] for t in results.targets()),
    ]


def markdown(cells: Sequence[Sequence[str]], left: int) -> str:
    """A table whose first columns are words and whose others are numbers."""
    heads, *rows = cells
    lines = [
        "| " + " | ".join(heads) + " |",
        "|" + "|".join("---" if k < left else "---:" for k in range(len(heads))) + "|",
    ]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)]) + "\n"
