"""`topsecret simulate`: many games between bots, with a live progress bar and a table of results."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from .. import game, simulate
from ..simulate import Report, Tally
from .screen import Screen


def command(args: argparse.Namespace) -> int:
    """Simulate; 0, or 130 when it was stopped by Ctrl-C."""
    line_up = [name.strip() for name in (args.bots or "random").split(",")]
    job = simulate.job(args.game, args.players, args.options, line_up, args.seed, rotate=not args.fixed_seats)
    out = None if args.out is None else Path(args.out).expanduser()
    if out is not None:
        out.touch()  # a path that cannot be written is told before the games, not after them
    screen = Screen(ascii=args.ascii, plain=args.plain)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=screen.console,
        disable=screen.plain,
    ) as bar:
        task = bar.add_task(job.game, total=args.games, rate="")

        def progress(tally: Tally) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=tally.games, rate=f"{speed:,.1f} games/s" if speed else "")

        report = simulate.run(job, args.games, workers=args.workers, progress=progress)
    show(screen, report)
    if out is not None:
        out.write_text(json.dumps(report.data(), indent=1) + "\n", encoding="utf-8")
        screen.show(Text(f"wrote {out}"))
    return 0 if report.complete else 130


def show(screen: Screen, report: Report) -> None:
    """The results as tables."""
    job, tally, data = report.job, report.tally, report.data()
    if not report.complete:
        screen.show(Text(f"Stopped after {tally.games} of {report.asked} games.", style="bold yellow"))
    if not tally.games:
        return
    title = f"{game(job.game).title}, {data['options']}, {tally.games} games, seed {job.seed}"
    screen.show(Text(title, style="bold"))
    rows = Table(pad_edge=False)
    for column in ("", "played", "wins", "share", "95 % interval"):
        rows.add_column(column, justify="left" if not column else "right")
    for entry in data["bots"]:
        rows.add_row(*_row(entry["bot"], entry))
    rows.add_section()
    for entry in data["seats"]:
        rows.add_row(*_row(f"seat {entry['seat']}", entry))
    rows.add_section()
    rows.add_row("nobody", str(tally.games), str(tally.nobody), f"{tally.nobody / tally.games:.2%}", "")
    rows.add_row("shared", str(tally.games), str(tally.shared), f"{tally.shared / tally.games:.2%}", "")
    screen.show(rows)
    means = [f"{data['mean_decisions']:.1f} decisions"]
    if data["mean_turns"] is not None:
        means.append(f"{data['mean_turns']:.1f} turns")
    if data["mean_rounds"] is not None:
        means.append(f"{data['mean_rounds']:.1f} rounds")
    screen.show(
        Text(f"A game: {', '.join(means)}. {data['decisions_per_second']:,} decisions/s, {report.seconds:.1f} s.")
    )


def _row(name: str, entry: dict[str, float]) -> tuple[Text, ...]:
    return (
        Text(name),
        Text(f"{entry['played']}"),
        Text(f"{entry['wins']}"),
        Text(f"{entry['share']:.2%}"),
        Text(f"{entry['low']:.2%} – {entry['high']:.2%}"),
    )
