"""The drawings that Kramer's pictures are put together from, and the sheet that holds them.

`town.svg` has one drawing a piece; a sheet brings those along that it uses.
"""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path

from ...svg import INK, num, text
from ..state import COLOURS

PAPER, LINE, STAMP = "#fbf6e9", "#b9a98a", "#9f1f18"
DRESS = dict(zip(COLOURS, ("#7d838d", "#e3b20c", "#e4702a", "#c8322b", "#3d8b4a", "#2f6fb7", "#7b4fa3"), strict=True))


def use(name: str, x: float, y: float, w: float, h: float, colour: str = "") -> str:
    """A drawing of `town.svg` at its place; pawns and markers wear their agent's colour."""
    dress = f' color="{DRESS[colour]}"' if colour else ""
    return f'<use href="#ts-{name}" x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{dress}/>'


def label(x: float, y: float, words: str, size: float = 17, edge: str = LINE, ink: str = INK) -> str:
    """A slip of paper with a few words."""
    w, h = len(words) * size * 0.58 + size, size * 1.5
    return (
        f'<rect x="{num(x - w / 2)}" y="{num(y - h / 2)}" width="{num(w)}" height="{num(h)}" rx="{num(h / 2)}"'
        f' fill="{PAPER}" stroke="{edge}" stroke-width="1.4"/>'
        + text(x, y + size * 0.36, size, words, text_anchor="middle", font_weight=600, fill=ink)
    )


def sheet(width: float, height: float, title: str, told: str, body: str) -> str:
    """The whole picture, with its title, what it shows in words, and the drawings it uses."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}"'
        f' height="{num(height)}" role="img"><title>{escape(title)}</title><desc>{escape(told)}</desc>'
        f"<defs>{''.join(_needed(body))}</defs>{body}</svg>\n"
    )


def _needed(body: str) -> Iterable[str]:
    """The drawings that a body uses, and those that they use in turn."""
    pieces, found = _pieces(), set[str]()
    queue = [body]
    for part in queue:
        for name in re.findall(r'href="#ts-([^"]+)"', part):
            if name not in found:
                found.add(name)
                queue.append(pieces[name])
    return (drawing for name, drawing in pieces.items() if name in found)


@cache
def _pieces() -> dict[str, str]:
    """The drawings of `town.svg`, by name."""
    drawings = (Path(__file__).parent / "town.svg").read_text("utf-8")
    return dict(re.findall(r'(?s)(?=<symbol id="ts-([^"]+)")(<symbol.*?</symbol>)', drawings))
