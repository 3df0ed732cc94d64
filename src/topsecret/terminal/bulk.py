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
from .language import speak_as_asked, t, words
from .screen import Screen


def command(args: argparse.Namespace) -> int:
    """Simulate; 0, or 130 when it was stopped by Ctrl-C."""
    speak_as_asked(args)
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
        TextColumn("→"),
        TimeRemainingColumn(),
        console=screen.console,
        disable=screen.plain,
    ) as bar:
        task = bar.add_task(job.game, total=args.games, rate="")

        def progress(tally: Tally) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=tally.games, rate=f"{words().decimal(speed)}/s" if speed else "")

        report = simulate.run(job, args.games, workers=args.workers, progress=progress)
    show(screen, report)
    if out is not None:
        out.write_text(json.dumps(report.data(), indent=1) + "\n", encoding="utf-8")
        screen.show(Text(t("terminal-saved", path=str(out))))
    return 0 if report.complete else 130


def show(screen: Screen, report: Report) -> None:
    """The results as tables."""
    job, tally, data = report.job, report.tally, report.data()
    if not report.complete:
        screen.show(Text(t("terminal-stopped", n=tally.games, all=report.asked), style="bold yellow"))
    if not tally.games:
        return
    seed = f"{t('page-fair-seed')} {job.seed}"
    title = [game(job.game).title, data["options"], f"{t('terminal-games')} {tally.games}", seed]
    screen.show(Text(", ".join(title), style="bold"))
    rows = Table(pad_edge=False)
    rows.add_column("")
    for column in ("games", "wins", "share", "interval"):
        rows.add_column(t(f"terminal-{column}"), justify="right")
    for entry in data["bots"]:
        rows.add_row(*_row(entry["bot"], entry))
    rows.add_section()
    for entry in data["seats"]:
        rows.add_row(*_row(t("terminal-seat", n=entry["seat"]), entry))
    rows.add_section()
    for name, count in ((t("kramer-dossier-free"), tally.nobody), (t("terminal-shared"), tally.shared)):
        rows.add_row(name, str(tally.games), str(count), words().percent(count / tally.games, 2), "")
    screen.show(rows)
    means = [
        f"{t(f'terminal-mean-{what}')} {words().decimal(data[f'mean_{what}'])}"
        for what in ("decisions", "turns", "rounds")
        if data[f"mean_{what}"] is not None
    ]
    speed = f"{words().decimal(data['decisions_per_second'], 0)}/s, {words().decimal(report.seconds)} s"
    screen.show(Text(f"{', '.join(means)} ({speed})"))


def _row(name: str, entry: dict[str, float]) -> tuple[Text, ...]:
    return (
        Text(name),
        Text(f"{entry['played']}"),
        Text(f"{entry['wins']}"),
        Text(words().percent(entry["share"], 2)),
        Text(f"{words().percent(entry['low'], 2)} – {words().percent(entry['high'], 2)}"),
    )
