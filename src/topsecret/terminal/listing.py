"""`topsecret options`: every option of a game."""

from __future__ import annotations

import argparse

from rich.table import Table
from rich.text import Text

from .. import game
from ..kramer.state import COLOURS
from ..options import Option
from .language import speak_as_asked, t
from .screen import Screen

OTHERS = {
    "agents": ", ".join(COLOURS),
    "board": "world, europe, FILE.json",
    "colours": "red,green, red,blue,green, …",
}
"""Examples of what options of the kind "other" may be."""


def table(name: str, width: int) -> Table:
    """Name, default, what is allowed, meaning and clause of every option of a game."""
    rows = Table(show_lines=width < 100, pad_edge=False, width=width)
    rows.add_column(t("terminal-option-name"), style="bold", no_wrap=True)
    rows.add_column(t("terminal-option-default"), no_wrap=True)
    rows.add_column(t("terminal-option-allowed"), ratio=2)
    rows.add_column(t("terminal-option-meaning"), ratio=3)
    rows.add_column(t("page-rules"), no_wrap=True)
    for option in game(name).options.options:
        default = "–" if option.default is None and option.kind == "other" else option.text(option.default)
        rows.add_row(*map(Text, (option.name, default, _allowed(option), _meaning(name, option), option.clause)))
    return rows


def _allowed(option: Option) -> str:
    """What can be written; words of options are the same in every language."""
    if option.kind == "flag":
        return "yes, no"
    if option.kind == "choice":
        return ", ".join(option.choices)
    if option.kind == "other":
        return OTHERS[option.name]
    return f"{option.low}–{option.high}" + (", none" if option.kind == "optional number" else "")


def _meaning(name: str, option: Option) -> str:
    if option.name == "players":
        return t("setup-players")
    id = f"setup-{name}-{option.name}"
    return f"{t(id)}. {t(f'{id}-hint', players=4, n=7)}"


def command(args: argparse.Namespace) -> int:
    speak_as_asked(args)
    chosen = game(args.game)
    screen = Screen(ascii=args.ascii, plain=args.plain)
    screen.show(Text(chosen.title, style="bold"), table(chosen.name, screen.width))
    for name, values in chosen.options.presets.items():
        said = ", ".join(f"{key}={chosen.options.get(key).text(value)}" for key, value in values.items())
        screen.show(Text(f"edition={name}: {said or '–'}"))
    screen.show(Text(t("terminal-options-how")))
    return 0
