"""What the commands about stored games say: lines, progress, and faults in words."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from .store import Unavailable


class BackupError(ValueError):
    """Something that keeps an export or an import from being done; the message says what, and what would be right."""


class Screen:
    """Results go to standard output, progress and warnings to standard error."""

    def __init__(self) -> None:
        self._out = Console(highlight=False)
        self._err = Console(stderr=True, highlight=False)

    def say(self, text: str) -> None:
        self._out.print(_safe(text), markup=False, soft_wrap=True)

    def warn(self, text: str) -> None:
        self._err.print(_safe(text), markup=False, soft_wrap=True)

    @contextlib.contextmanager
    def counting(self, what: str, total: int) -> Iterator[Callable[[], None]]:
        """A bar that goes on with every call, where somebody can see it."""
        with Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            console=self._err,
            transient=True,
            redirect_stdout=self._out.is_terminal,  # otherwise what goes to a file would go to the screen
            disable=not self._err.is_terminal,
        ) as bar:
            task = bar.add_task(what, total=total)
            yield lambda: bar.advance(task)


def many(count: int, word: str) -> str:
    """A number of things in words: 1 table, 2 tables."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _safe(text: str) -> str:
    """Without anything that a terminal would obey: names in archives and logs are other people's words."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


@contextlib.contextmanager
def reached() -> Iterator[None]:
    """A database that cannot be reached is told in words."""
    try:
        yield
    except Unavailable as error:
        raise BackupError(str(error)) from None
