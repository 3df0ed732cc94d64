"""The terminal itself: printing lines, wiping it between players, asking for a line."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

Part = str | tuple[str, str]
"""A piece of a line: text, or text with a style."""

USUAL = 80, 24

ASCII = str.maketrans(
    {
        **dict.fromkeys("─━╌┄═╴╶", "-"),
        **dict.fromkeys("│┃╎┆║", "|"),
        **dict.fromkeys("╭╮╰╯┌┐└┘┏┓┗┛├┤┬┴┼┣┫┳┻╋╔╗╚╝╠╣╦╩╬╟╢╒╕╘╛╪╡╞╤╧┡┩╇┷┯┠┨┝┥", "+"),
        **dict.fromkeys("╱⟋", "/"),
        **dict.fromkeys("╲⟍", "\\"),
        **dict.fromkeys("╳×✕✗", "x"),
        **dict.fromkeys("█▇▆▅▄▓▰", "#"),
        **dict.fromkeys("░▒▱▁", "."),
        **dict.fromkeys("▏▎▍▌▕", "|"),
        **dict.fromkeys("•·∙", "."),
        **dict.fromkeys("▪▣", "*"),
        **dict.fromkeys("●○□▫", "o"),
        "■": "#",
        **dict.fromkeys("▲△", "^"),
        **dict.fromkeys("▼▽", "v"),
        **dict.fromkeys("◆◇", "@"),
        **dict.fromkeys("▸▶►→›❯", ">"),
        **dict.fromkeys("◂◀←‹", "<"),
        **dict.fromkeys("↑", "^"),
        **dict.fromkeys("↓", "v"),
        **dict.fromkeys("↻⟳", "@"),
        **dict.fromkeys("–−—", "-"),
        **dict.fromkeys("✓✔", "v"),
        **dict.fromkeys("★☆✦", "*"),
        **dict.fromkeys("‘’", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys(map(chr, range(0x2801, 0x2900)), "."),
        "…": "~",
        **dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", " "),
    }
)
"""Every drawing character we use, as an ASCII character of the same width."""
LETTERS = str.maketrans("øØæÆœŒßłŁ", "oOaAoOslL")
"""Letters that are not an ASCII letter with a mark; of the same width, so that nothing moves."""


def printable(text: str) -> str:
    """The text without anything a terminal would obey, whoever wrote it."""
    whole = text.encode("utf-8", "replace").decode("utf-8")
    return "".join(character if character.isprintable() else " " for character in whole)


class Left(Exception):
    """The player closed the input or pressed Ctrl-C."""


def ascii_letters(text: str) -> str:
    """The text in ASCII: letters lose their marks."""
    marked = unicodedata.normalize("NFD", text.translate(ASCII).translate(LETTERS))
    bare = "".join(character for character in marked if not unicodedata.combining(character))
    return bare.encode("ascii", "replace").decode("ascii")


class _AsciiFile:
    """A text file that turns drawing characters into ASCII ones, and `letters` too, for terminals that have no others."""

    def __init__(self, file: TextIO, *, letters: bool) -> None:
        self._file = file
        self._letters = letters

    def write(self, text: str) -> int:
        return self._file.write(ascii_letters(text) if self._letters else text.translate(ASCII))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


class Screen:
    """One terminal, on which everything stands below the other: `plain` has neither colours nor drawing characters, `ascii` no drawing characters."""

    def __init__(self, *, ascii: bool = False, plain: bool = False) -> None:
        out = sys.stdout
        encoding = (getattr(out, "encoding", None) or "ascii").lower().replace("-", "")
        poor = not encoding.startswith("utf")
        self.ascii = ascii or plain or poor
        self.tty = out.isatty() and sys.stdin.isatty()
        self.plain = plain or not self.tty or os.environ.get("TERM") == "dumb"
        self.console = Console(
            file=_AsciiFile(out, letters=poor) if self.ascii else out,  # type: ignore[arg-type]  # it is a text file in all that counts
            highlight=False,
            markup=False,
            emoji=False,
            no_color=True if plain else None,
            color_system="auto" if self.tty and not plain else None,
            force_terminal=self.tty or None,
            soft_wrap=False,
            legacy_windows=False,
        )

    @property
    def width(self) -> int:
        return max(20, shutil.get_terminal_size(USUAL).columns)

    # --- showing

    def wipe(self) -> None:
        """Let nothing of what was shown or typed be seen again: screen, scrollback and input history."""
        if self.tty and os.environ.get("TERM") != "dumb":
            self._write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self._write("\n" * 100)
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()

    def _write(self, text: str) -> None:
        with contextlib.suppress(BrokenPipeError):
            self.console.file.write(text)
            self.console.file.flush()

    def lines(self, lines: Iterable[Text | str]) -> None:
        """Print paragraphs, each in as many lines as it takes; what begins with a dot is indented below it."""
        for one in lines:
            text = Text(one) if isinstance(one, str) else one
            indent = "  " if text.plain.startswith("·") else ""
            for row in wrapped(text, self.width, indent) or [Text()]:
                self.console.print(row, no_wrap=True, overflow="crop", crop=True)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def page(self, title: str, things: Sequence[RenderableType]) -> None:
        """Print something long under a title."""
        self.show(Text(), Text(title, style="bold"), *things)

    # --- asking

    def ask(self, prompt: str = "> ") -> str:
        """Return one line from the player; `Left` when there is none any more."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # line editing in input()
        try:
            self.console.file.flush()
            line = input(ascii_letters(prompt) if self.ascii else prompt)
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        except (EOFError, KeyboardInterrupt):
            self._write("\n")
            raise Left from None
        if not sys.stdin.isatty():
            self._write("\n")
        return printable(line).strip()


def line(*parts: Part) -> Text:
    """A line from pieces with styles."""
    text = Text(no_wrap=True)
    for part in parts:
        if isinstance(part, str):
            text.append(part)
        else:
            text.append(part[0], part[1])
    return text


@cache
def _measure() -> Console:
    """A console to measure text with; nothing is printed on it."""
    return Console(force_terminal=False, color_system=None)


def wrapped(text: Text | str, width: int, indent: str = "") -> list[Text]:
    """A paragraph as lines of at most that width; later lines are indented."""
    whole = text.copy() if isinstance(text, Text) else Text(text)
    whole.no_wrap = False
    console = _measure()
    first = list(whole.wrap(console, max(10, width)))
    if not indent or len(first) < 2:
        return first
    rest = whole[len(first[0].plain) :].copy()
    plain = rest.plain
    rest = rest[len(plain) - len(plain.lstrip()) :]
    return [first[0], *(Text.assemble(indent, part) for part in rest.wrap(console, max(10, width - len(indent))))]


def columns(items: Sequence[Text], width: int, gap: int = 3) -> list[Text]:
    """Items side by side in as few lines as they need, each kept whole."""
    rows: list[Text] = []
    for item in items:
        if rows and rows[-1].cell_len + gap + item.cell_len <= width:
            rows[-1] = Text.assemble(rows[-1], " " * gap, item)
        else:
            rows.append(item.copy())
    return rows
