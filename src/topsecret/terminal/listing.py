"""`topsecret options`: every option of a game."""

from __future__ import annotations

import argparse

from rich.table import Table
from rich.text import Text

from .. import game
from ..options import OptionSet
from .screen import Screen


def table(options: OptionSet, width: int) -> Table:
    """Name, default, what is allowed, meaning and clause of every option."""
    rows = Table(show_lines=width < 100, pad_edge=False, width=width)
    rows.add_column("option", style="bold", no_wrap=True)
    rows.add_column("default", no_wrap=True)
    rows.add_column("allowed", ratio=2)
    rows.add_column("meaning", ratio=3)
    rows.add_column("rule", no_wrap=True)
    for option in options.options:
        default = "–" if option.default is None and option.kind == "other" else option.text(option.default)
        rows.add_row(*map(Text, (option.name, default, option.allowed, option.meaning, option.clause)))
    return rows


def command(args: argparse.Namespace) -> int:
    chosen = game(args.game)
    screen = Screen(ascii=args.ascii, plain=args.plain)
    screen.show(Text(chosen.title, style="bold"), table(chosen.options, screen.width))
    for name, values in chosen.options.presets.items():
        words = ", ".join(f"{key}={chosen.options.get(key).text(value)}" for key, value in values.items())
        screen.show(Text(f"edition={name}: {words or 'the defaults'}"))
    screen.show(Text('Write them as words: --options "name=value flag"'))
    return 0
