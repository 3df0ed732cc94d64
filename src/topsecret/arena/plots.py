"""The plots of a report: SVG that takes its colours from the page, drawn for a phone's width and enlarged on a screen."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from ..svg import num

WIDTH = 340.0
ROW = 26.0
LETTER = 6.7
"""About how wide a letter of the labels is."""
BINS = 24

Number = Callable[[float], str]


class Range(NamedTuple):
    """A value with its interval, and what it is of."""

    label: str
    value: float
    low: float
    high: float


class Cell(NamedTuple):
    """A square of a heat map: its number, how far it is above (or below) par from -1 to 1, and what a pointer is told."""

    text: str
    warmth: float
    title: str


def picture(height: float, words: str, body: str) -> str:
    """The SVG element; the words are for those who cannot see it."""
    return f'<svg viewBox="0 0 {num(WIDTH)} {num(height)}" role="img" aria-label="{escape(words, quote=True)}">{body}</svg>'


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    dressed = f' class="{kind}"' if kind else ""
    return f'<text x="{num(x)}" y="{num(y)}" text-anchor="{anchor}"{dressed}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<path d="M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}" class="{kind}"/>'


def short(label: str, letters: int) -> str:
    return label if len(label) <= letters else label[: letters - 1] + "…"


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that cover the range."""
    span = high - low or 1.0
    step = 10 ** math.floor(math.log10(span / most))
    step *= next(k for k in (1, 2, 5, 10) if span / (k * step) <= most)
    return [k * step for k in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def whiskers(rows: Sequence[Range], words: str, show: Number, par: float | None = None) -> str:
    """Each value as a dot on its interval; `par` is a line through all of them."""
    left = 12 + LETTER * min(16, max(len(row.label) for row in rows))
    right = WIDTH - 14 - LETTER * max(len(show(row.value)) for row in rows)
    values = [edge for row in rows for edge in (row.low, row.high)] + ([] if par is None else [par])
    low, high = min(values), max(values)
    margin = (high - low) * 0.04 or 0.5
    low, high = (0.0 if 0 <= low < high / 2 else low - margin), high + margin
    bottom = 8 + ROW * len(rows)

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    parts = []
    for tick in ticks(low, high):
        parts.append(_line(x(tick), 4, x(tick), bottom, "grid"))
        parts.append(_text(x(tick), bottom + 14, show(tick).replace(".0", ""), "soft", "middle"))
    if par is not None:
        parts.append(_line(x(par), 4, x(par), bottom, "par"))
    for k, row in enumerate(rows):
        y = 8 + ROW * (k + 0.5)
        title = f"{row.label}: {show(row.value)}, 95 % interval {show(row.low)} to {show(row.high)}"
        mark = _line(x(row.low), y, x(row.high), y, "whisker")
        mark += "".join(_line(x(edge), y - 4, x(edge), y + 4, "whisker") for edge in (row.low, row.high))
        mark += f'<circle cx="{num(x(row.value))}" cy="{num(y)}" r="4.5" class="dot"/>'
        parts.append(_text(left - 8, y + 4, short(row.label, 16), "", "end"))
        parts.append(f"<g><title>{escape(title)}</title>{mark}</g>")
        parts.append(_text(WIDTH - 2, y + 4, show(row.value), "strong", "end"))
    return picture(bottom + 20, words, "".join(parts))


def heat(rows: Sequence[str], columns: Sequence[str], cells: Mapping[tuple[int, int], Cell], words: str) -> str:
    """A table of shares, warm above par and cold below; squares without a cell stay empty."""
    left = 12 + LETTER * min(14, max(map(len, rows)))
    wide = (WIDTH - left - 2) / len(columns)
    letters = max(2, int(wide / LETTER))
    parts = [
        f"<g><title>{escape(column)}</title>{_text(left + wide * (k + 0.5), 14, short(column, letters), 'soft', 'middle')}</g>"
        for k, column in enumerate(columns)
    ]
    high = 34.0
    for j, row in enumerate(rows):
        y = 22 + high * j
        parts.append(_text(left - 8, y + high / 2 + 4, short(row, 14), "", "end"))
        for k in range(len(columns)):
            x = left + wide * k
            box = f'x="{num(x + 1)}" y="{num(y + 1)}" width="{num(wide - 2)}" height="{num(high - 2)}" rx="4"'
            cell = cells.get((j, k))
            if cell is None:
                parts.append(f'<rect {box} class="empty"/>')
                continue
            kind = "warm" if cell.warmth > 0 else "cold"
            strength = 0.06 + 0.6 * min(1.0, abs(cell.warmth))
            parts.append(
                f'<g><title>{escape(cell.title)}</title><rect {box} class="{kind}" fill-opacity="{strength:.2f}"/>'
                f"{_text(x + wide / 2, y + high / 2 + 4, cell.text, 'small' if wide < 40 else '', 'middle')}</g>"
            )
    return picture(24 + high * len(rows), words, "".join(parts))


def histogram(values: Sequence[int], mean: float, words: str, unit: str) -> str:
    """How often which length occurred."""
    low, high = min(values), max(values)
    size = max(1, math.ceil((high - low + 1) / BINS))
    count = (high - low) // size + 1
    bins = [0] * count
    for value in values:
        bins[(value - low) // size] += 1
    left, right, top, bottom = 40.0, WIDTH - 6, 22.0, 160.0
    wide, most = (right - left) / count, max(bins)
    parts = []
    for tick in ticks(0, most, 4):
        if tick == int(tick):
            y = bottom - (bottom - top) * tick / most
            parts += [_line(left, y, right, y, "grid"), _text(left - 6, y + 4, f"{tick:,.0f}", "soft", "end")]
    for k, found in enumerate(bins):
        tall = (bottom - top) * found / most
        edge = low + size * k
        name = f"{edge}" if size == 1 else f"{edge} to {edge + size - 1}"
        box = f'x="{num(left + wide * k + 0.5)}" y="{num(bottom - tall)}" width="{max(0.5, wide - 1):.2f}" height="{num(tall)}"'
        parts.append(f'<g><title>{name} {unit}: {found:,} games</title><rect {box} class="bar"/></g>')
    for tick in ticks(low, high, 6):
        if tick == int(tick):
            parts.append(
                _text(left + wide * ((tick - low) / size + 0.5 / size), bottom + 15, f"{tick:,.0f}", "soft", "middle")
            )
    at = left + wide * ((mean - low) / size + 0.5 / size)
    parts.append(_line(at, top - 6, at, bottom, "par"))
    parts.append(_text(min(max(at, left + 40), right - 40), 11, f"mean {mean:,.1f}", "strong", "middle"))
    return picture(bottom + 22, words, "".join(parts))
