"""A line being typed, key by key, so that the screen can be drawn anew around it."""

from __future__ import annotations

import re

from rich.cells import cell_len

_KEY = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|\x1bO[A-Za-z]|.", re.DOTALL)

ENTER = ("\r", "\n")
END = "\x04"
"""Ctrl-D: in an empty line, the end of the input."""

_MOVES = {
    "left": ("\x1b[D", "\x1bOD", "\x02"),
    "right": ("\x1b[C", "\x1bOC", "\x06"),
    "home": ("\x1b[H", "\x1bOH", "\x1b[1~", "\x01"),
    "end": ("\x1b[F", "\x1bOF", "\x1b[4~", "\x05"),
    "earlier": ("\x1b[A", "\x1bOA", "\x10"),
    "later": ("\x1b[B", "\x1bOB", "\x0e"),
    "rub": ("\x7f", "\x08"),
    "delete": ("\x1b[3~", END),
    "to_start": ("\x15",),
    "to_end": ("\x0b",),
    "word": ("\x17",),
}
_NAMED = {key: name for name, keys in _MOVES.items() for key in keys}


def keys(text: str) -> list[str]:
    """What was typed, as single keys; an arrow is one key."""
    return _KEY.findall(text)


class Line:
    """The line: its text, where the cursor is, and the lines typed before."""

    def __init__(self) -> None:
        self.text = ""
        self.at = 0
        self.earlier: list[str] = []
        self._back = 0

    def take(self) -> str:
        """The line is finished: its text, kept for the arrow keys; an empty one begins."""
        text = self.text
        if text.strip() and text not in self.earlier[-1:]:
            self.earlier.append(text)
        self._set("")
        self._back = 0
        return text

    def forget(self) -> None:
        """Nothing that was typed can be had again."""
        self.earlier.clear()
        self.take()
        self.earlier.clear()

    def press(self, key: str) -> None:
        """A key that is not Enter."""
        name = _NAMED.get(key)
        if name is not None:
            getattr(self, f"_{name}")()
        elif key.isprintable():
            self._set(self.text[: self.at] + key + self.text[self.at :], self.at + 1)

    def shown(self, room: int) -> tuple[str, str]:
        """What fits into that many columns around the cursor: the text before it, and after it."""
        before, after = self.text[: self.at], self.text[self.at :]
        while cell_len(before) > max(1, room):
            before = before[1:]
        while after and cell_len(before) + cell_len(after) > room:
            after = after[:-1]
        return before, after

    def _set(self, text: str, at: int | None = None) -> None:
        self.text = text
        self.at = len(text) if at is None else at

    def _left(self) -> None:
        self.at = max(0, self.at - 1)

    def _right(self) -> None:
        self.at = min(len(self.text), self.at + 1)

    def _home(self) -> None:
        self.at = 0

    def _end(self) -> None:
        self.at = len(self.text)

    def _rub(self) -> None:
        if self.at:
            self._set(self.text[: self.at - 1] + self.text[self.at :], self.at - 1)

    def _delete(self) -> None:
        self._set(self.text[: self.at] + self.text[self.at + 1 :], self.at)

    def _to_start(self) -> None:
        self._set(self.text[self.at :], 0)

    def _to_end(self) -> None:
        self._set(self.text[: self.at])

    def _word(self) -> None:
        kept = self.text[: self.at].rstrip()
        kept = kept[: kept.rfind(" ") + 1]
        self._set(kept + self.text[self.at :], len(kept))

    def _earlier(self) -> None:
        self._history(self._back + 1)

    def _later(self) -> None:
        self._history(self._back - 1)

    def _history(self, back: int) -> None:
        if 0 <= back <= len(self.earlier):
            self._back = back
            self._set(self.earlier[-back] if back else "")
