"""Text as the boards of both games write it: English words that may be said in another language, lines no wider than they may be."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

Say = Callable[..., str]
"""Says a message by its id, with what it speaks of: `say("terminal-round", n=3)`."""

ENGLISH = {
    "terminal-round": "round {n}",
    "terminal-board-asked": "to move",
    "terminal-board-out": "out of the game",
    "terminal-board-won": "won: {players}",
    "page-player-you": "you",
}
"""What both boards say; the catalogue of the page has the same words in seven languages."""


def english(words: Mapping[str, str]) -> Say:
    """Return what says these words and those of all boards, with nothing but the standard library."""
    known = {**ENGLISH, **words}

    def say(id: str, **args: Any) -> str:
        return known[id].format(**args)

    return say


def cells(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else not unicodedata.combining(c) for c in text)


def padded(text: str, width: int) -> str:
    """Return the text filled with spaces to that many columns."""
    return text + " " * (width - cells(text))


def cut(text: str, width: int) -> str:
    """Return as much of a text as that many columns hold."""
    while cells(text) > width:
        text = text[:-1]
    return text


def wrapped(text: str, width: int, indent: str = "  ") -> list[str]:
    """Return a text as lines of at most that many columns, the later ones indented; nothing in it that a terminal would obey."""
    rows: list[str] = []
    row, used, begun = "", 0, False
    for word in "".join(c if c.isprintable() else " " for c in text).split():
        while word:
            size, room = cells(word), width - used - begun
            if size > room and begun:
                rows.append(row)
                row, used, begun = indent, len(indent), False
                continue
            piece = word if size <= room else cut(word, room)
            row += " " * begun + piece
            used, begun = used + begun + (size if piece is word else cells(piece)), True
            word = word[len(piece) :]
    return [*rows, row] if begun else rows


def joined(parts: Iterable[str], between: str = ", ") -> str:
    """Return the parts that there are, one after the other."""
    return between.join(part for part in parts if part)


def side_by_side(rows: Sequence[Sequence[str]], right: int = 1) -> list[str]:
    """Return rows as a table, every column as wide as it must be; the last `right` columns end at their right edge."""
    widths = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    first = len(widths) - right
    return [
        "  ".join(
            padded(cell, width) if k < first else " " * (width - cells(cell)) + cell
            for k, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
