"""A grid of characters to draw on: boxes, lines and text at places."""

from __future__ import annotations

from rich.text import Text

ROUND = "╭─╮│╰╯"
HEAVY = "┏━┓┃┗┛"
LIGHT = "┌─┐│└┘"


class Canvas:
    """Characters with styles; what lies outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for k, char in enumerate(text):
            if 0 <= x + k < self.width and 0 <= y < self.height:
                self._chars[y][x + k] = char
                self._styles[y][x + k] = style

    def at(self, x: int, y: int) -> str:
        """The character at a place; a space outside."""
        return self._chars[y][x] if 0 <= x < self.width and 0 <= y < self.height else " "

    def box(self, x: int, y: int, width: int, height: int, style: str = "", kind: str = ROUND) -> None:
        """A frame; what is inside stays."""
        a, across, b, down, c, d = tuple(kind)
        self.put(x, y, a + across * (width - 2) + b, style)
        self.put(x, y + height - 1, c + across * (width - 2) + d, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, style)
            self.put(x + width - 1, row, down, style)

    def text(self, x: int, y: int, text: Text) -> None:
        """A styled line; only characters one cell wide."""
        for k, char in enumerate(text.plain):
            self.put(x + k, y, char, "")
        for span in text.spans:
            for k in range(span.start, min(span.end, len(text.plain))):
                if 0 <= x + k < self.width and 0 <= y < self.height:
                    self._styles[y][x + k] = str(span.style)

    def lines(self) -> list[Text]:
        rows = []
        for chars, styles in zip(self._chars, self._styles, strict=True):
            row = Text(no_wrap=True)
            start = 0
            for k in range(1, self.width + 1):
                if k == self.width or styles[k] != styles[start]:
                    row.append("".join(chars[start:k]), styles[start] or None)
                    start = k
            rows.append(row)
        return rows
