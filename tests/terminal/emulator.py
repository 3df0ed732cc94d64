"""A small terminal: what a person would see on the screen and in the scrollback after a program's output."""

from __future__ import annotations

import re

_SEQUENCE = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])|\x1b[=>]|\x1b\([A-Z]")


class Terminal:
    """Understands the sequences we use: cursor home, clearing (2J, 3J), colours, the alternate screen."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.rows = [""]
        self.history: list[str] = []
        self.saved: list[str] = [""]
        self.wrapped: list[str] = []
        self._column = 0
        self._row = 0
        self._rest = ""

    def feed(self, text: str) -> None:
        text = self._rest + text
        self._rest = ""
        cut = text.rfind("\x1b")
        if cut >= 0 and _SEQUENCE.match(text, cut) is None and len(text) - cut < 32:
            text, self._rest = text[:cut], text[cut:]
        at = 0
        while at < len(text):
            found = _SEQUENCE.match(text, at)
            if found:
                self._control(found[1] or "", found[2] or "")
                at = found.end()
            else:
                self._character(text[at])
                at += 1

    def _control(self, numbers: str, letter: str) -> None:
        if letter == "H":
            self._row = self._column = 0
        elif letter == "J" and numbers == "3":
            self.history.clear()
        elif letter == "J":
            self.rows = [""] * (self._row + 1)
        elif letter == "K":
            self.rows[self._row] = self.rows[self._row][: self._column]
        elif numbers == "?1049" and letter == "h":
            self.saved, self.rows, self._row, self._column = self.rows, [""], 0, 0
        elif numbers == "?1049" and letter == "l":
            self.rows, self._row, self._column = self.saved, len(self.saved) - 1, 0

    def _character(self, character: str) -> None:
        if character == "\r":
            self._column = 0
        elif character == "\n":
            self._down()
        elif character >= " ":
            if self._column == self.width:
                self.wrapped.append(self.rows[self._row])
                self._down()
                self._column = 0
            row = self.rows[self._row].ljust(self._column)
            self.rows[self._row] = row[: self._column] + character + row[self._column + 1 :]
            self._column += 1

    def _down(self) -> None:
        self._row += 1
        while len(self.rows) <= self._row:
            self.rows.append("")
        if self._row >= self.height:
            self.history.append(self.rows.pop(0))
            self._row -= 1

    @property
    def screen(self) -> str:
        return "\n".join(self.rows)

    @property
    def everything(self) -> str:
        """What can still be read: the scrollback and the screen."""
        return "\n".join([*self.history, *self.saved, *self.rows])
