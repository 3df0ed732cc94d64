"""`topsecret arena`: a contest with a live table, and what came out as tables and as a page."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from .. import game
from ..terminal.language import speak_as_asked
from ..terminal.screen import Screen, printable
from . import ArenaError, Count, Job, Report, job, play, ratings
from .worker import warm_up

REDRAW_S = 0.5
"""How often the live table is drawn anew."""
ROOMY = 78
"""How wide a screen must be to show thinking times too."""
TELL_S = 10.0
"""How often a line is printed where nothing can be drawn anew."""


def command(args: argparse.Namespace) -> int:
    """Hold a contest; 0, or 130 when it was stopped by Ctrl-C."""
    speak_as_asked(args)
    contest = job(
        args.game,
        [word.strip() for word in args.bots.split(",") if word.strip()],
        args.games,
        players=args.players,
        options=args.options,
        seed=args.seed,
        compositions=args.compositions,
        limit=args.limit,
        longest=args.longest,
    )
    html = None if args.html is None else Path(args.html).expanduser()
    if html is not None:
        if args.out is not None and html.resolve() == Path(args.out).expanduser().resolve():
            raise ArenaError(f"--out and --html name the same file {html}")
        html.touch()  # a path that cannot be written is told before the games, not after them
    screen = Screen(ascii=args.ascii, plain=args.plain)
    if not args.ray:
        warm_up(contest, lambda: screen.show(Text("Compiling how bots think, once on this machine: a minute or two …")))
    with _Progress(screen, contest) as told:
        report = play(contest, workers=args.workers, ray=args.ray, out=args.out, resume=args.resume, progress=told)
    show(screen, report)
    if args.out is not None:
        screen.show(Text(f"wrote {args.out}"))
    if html is not None:
        html.write_text(report.html(), encoding="utf-8")
        screen.show(Text(f"wrote {html}"))
    return 0 if report.complete else 130


class _Progress:
    """Shows the counts while they grow."""

    def __init__(self, screen: Screen, contest: Job) -> None:
        self._screen, self._job, self._total = screen, contest, contest.total
        self._began = self._drawn = time.monotonic()
        self._first: int | None = None
        self._live: Live | None = None

    def __enter__(self) -> _Progress:
        if not self._screen.plain:
            self._live = Live(console=self._screen.console, auto_refresh=False, transient=True)
            self._live.start()
        return self

    def __exit__(self, *what: object) -> None:
        if self._live is not None:
            self._live.stop()

    def __call__(self, count: Count) -> None:
        now = time.monotonic()
        if self._first is None:
            self._first = count.games
        elif now - self._drawn < (TELL_S if self._live is None else REDRAW_S):
            return
        self._drawn = now
        rate = (count.games - self._first) / max(now - self._began, 1e-9)
        left = (self._total - count.games) / rate if rate else None
        speed = "" if not rate else f", {rate:,.1f} games/s, {_time(left or 0)} left"
        head = f"{count.games:,} of {self._total:,} games{speed}"
        if self._live is not None:
            bar = Table.grid()
            bar.add_row(ProgressBar(self._total, count.games, width=min(60, self._screen.width)))
            self._live.update(Group(Text(head), bar, _shares(self._screen, count)), refresh=True)
        elif count.games:
            shares = ", ".join(f"{name(row['bot'])} {row['share']:.1%}" for row in _rows(count))
            self._screen.show(Text(f"{head}: {shares}"))


def name(spec: str) -> str:
    """A bot's name as it is shown."""
    return printable(spec)


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _rows(count: Count) -> list[dict[str, Any]]:
    """The bots, best first."""
    rows = [{"bot": spec, **bot.data()} for spec, bot in zip(count.job.bots, count.bots, strict=True)]
    return sorted(rows, key=lambda row: -float(row["share"]))


def _table(*columns: str) -> Table:
    table = Table(pad_edge=False)
    for k, column in enumerate(columns):
        table.add_column(column, justify="right" if k else "left", no_wrap=k > 0, overflow="fold")
    return table


def _shares(screen: Screen, count: Count) -> Table:
    """All that is counted for the bots, or as much as there is room for."""
    roomy = screen.width >= ROOMY
    table = _table("", "seats", "points", "share", "95% interval", *(("think", "slowest") if roomy else ()), "faults")
    for row in _rows(count):
        times = _times(row) if roomy else ()
        table.add_row(*_share_row(name(row["bot"]), row), *times, _faults(row))
    return table


def _share_row(title: str, row: dict[str, Any]) -> tuple[Text, ...]:
    return (
        Text(title),
        Text(f"{row['seats']:,}"),
        Text(f"{row['points']:,.1f}"),
        Text(f"{row['share']:.1%}"),
        Text(f"{100 * row['low']:.1f} – {row['high']:.1%}"),
    )


def _times(row: dict[str, Any]) -> tuple[Text, Text]:
    mean = row["mean_ms"]
    return Text("" if mean is None else f"{mean:,.1f} ms"), Text(f"{row['slowest_ms']:,.0f} ms")


def _faults(row: dict[str, Any]) -> Text:
    total = sum(row["faults"].values())
    return Text(str(total), style="bold red" if total else "")


def show(screen: Screen, report: Report) -> None:
    """The results as tables."""
    contest, data = report.job, report.data()
    if not report.complete:
        told = f"Stopped after {data['games']:,} of {data['asked']:,} games."
        screen.show(Text(told, style="bold yellow"))
    if not report.played:
        return
    kind = game(contest.game)
    title = f"{kind.title}, {data['options']}, {data['games']:,} games of {data['deals']:,} deals, seed {contest.seed}"
    screen.show(Text(title, style="bold"), _shares(screen, report.count))
    if len(contest.bots) > 1:
        screen.show(_pay_off(contest, data), *_ratings(data))
    screen.show(_seats(data), *_troubles(data))
    means = [f"{length['mean']:.1f} {unit}" for unit, length in data["lengths"].items() if length is not None]
    ends = f"Shared: {data['shared']:,}. Won by nobody: {data['nobody']:,}"
    if data["unfinished"]:
        ends += f", of these broken off after {contest.longest:,} decisions: {data['unfinished']:,}"
    rate = f" {report.new / report.seconds:,.1f} games/s, {_time(report.seconds)}." if report.new else ""
    screen.show(Text(f"A game: {', '.join(means)}. {ends}.{rate}"))


def _pay_off(contest: Job, data: dict[str, Any]) -> Table:
    """Each row's share at the tables that it shares with each column's bot."""
    table = _table("share against", *map(name, contest.bots))
    cells = {(row["bot"], row["against"]): row for row in data["pay_off"]}
    for bot in contest.bots:
        shown = [Text(name(bot))]
        for other in contest.bots:
            row = cells.get((bot, other))
            if row is None:
                shown.append(Text("·"))
                continue
            sure = "bold green" if row["lead_low"] > 0 else "red" if row["lead_high"] < 0 else ""
            shown.append(Text(f"{row['share']:.1%}", style=sure))
        table.add_row(*shown)
    return table


def _ratings(data: dict[str, Any]) -> list[RenderableType]:
    if not ratings.available():
        return [Text("For OpenSkill ratings install topsecret[arena].")]
    ordered = sorted(data["ratings"], key=lambda row: -float(row["mu"]))
    told = ", ".join(f"{name(row['bot'])} {row['mu']:.2f} ± {row['sigma']:.2f}" for row in ordered)
    return [Text(f"OpenSkill (mu ± sigma): {told}")]


def _seats(data: dict[str, Any]) -> Table:
    table = _table("", "games", "points", "share", "95% interval")
    for row in data["seats"]:
        table.add_row(*_share_row(f"seat {row['seat']}", row))
    return table


def _troubles(data: dict[str, Any]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for row in data["bots"]:
        faults = [f"{count:,} {kind}" for kind, count in row["faults"].items() if count]
        if faults:
            first = row["first_fault"]
            told = f"Faults of {name(row['bot'])}: {', '.join(faults)}; first in game {first['game']}, seat {first['seat']}: "
            lines.append(Text(told + printable(first["what"]), style="red"))
    return lines
