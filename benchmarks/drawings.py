"""The plots of the pages on strength: SVG files that stand alone, in the arena's style, for day and night and for screen readers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from topsecret.arena.plots import Range
from topsecret.svg import num

from .scores import Bin

STYLE = """\
svg{--card:#fbf6e9;--ink:#1f2430;--ink-2:#4a4f5c;--line:#b9a98a;--stamp:#b3261e;--accent:#1f5c7a;--warm:#2f6b3a;--pale:#d9cdb2;font:11px "IBM Plex Sans",system-ui,sans-serif}
@media (prefers-color-scheme:dark){svg{--card:#20283a;--ink:#ece6d6;--ink-2:#a9adb8;--line:#56617f;--stamp:#ff7468;--accent:#7cc4e8;--warm:#7fcf8f;--pale:#4a5470}}
text{fill:var(--ink)}.soft{fill:var(--ink-2);font-size:10px}.strong{font-weight:600}.paper{fill:var(--card)}
.grid{stroke:var(--line);stroke-opacity:.5;stroke-width:.7;fill:none}.par{stroke:var(--ink-2);stroke-dasharray:4 3;stroke-width:1.2;fill:none}
.whisker{stroke:var(--accent);stroke-width:2;fill:none}.dot{fill:var(--accent);stroke:var(--card);stroke-width:1.5}
.a{--mark:var(--accent)}.b{--mark:var(--stamp)}.c{--mark:var(--warm)}.d{--mark:var(--pale)}
.way{stroke:var(--mark);stroke-width:1.3;stroke-opacity:.7;fill:none}.thin{stroke:var(--mark);stroke-width:1.2;fill:none}
.mark{fill:var(--mark);stroke:var(--card);stroke-width:.8}
"""
FEWEST = 30
"""Tenths with fewer chances than this are not drawn."""
SIDE, LEFT, TOP = 180.0, 34.0, 30.0
PANEL = 228.0
KINDS = "abcd"


class Panel(NamedTuple):
    """One square of a plot of calibration: a line for each of the series."""

    title: str
    series: dict[str, list[Bin]]


def alone(width: float, height: float, title: str, words: str, body: str) -> str:
    """A file of its own; title and words are for those who cannot see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" role="img" aria-labelledby="t d">'
        f'<title id="t">{escape(title)}</title><desc id="d">{escape(words)}</desc><style>{STYLE}</style>'
        f'<rect width="{num(width)}" height="{num(height)}" rx="8" class="paper"/>{body}</svg>\n'
    )


def framed(picture: str, title: str, words: str) -> str:
    """A picture of the arena's as a file of its own, with some air around it."""
    size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture)
    if size is None:
        raise ValueError("this is no picture of the arena's")
    width, height = float(size[1]), float(size[2])
    inner = picture[picture.index(">") + 1 : picture.rindex("</svg>")]
    head = f'<text x="12" y="20" class="strong">{escape(title)}</text>'
    return alone(width + 24, height + 44, title, words, f'{head}<g transform="translate(12 30)">{inner}</g>')


def _mark(kind: int, x: float, y: float) -> str:
    """Series are told apart by shape as well as by colour."""
    if kind == 0:
        return f'<circle cx="{num(x)}" cy="{num(y)}" r="4" class="mark"/>'
    if kind == 1:
        return f'<rect x="{num(x - 3.5)}" y="{num(y - 3.5)}" width="7" height="7" class="mark"/>'
    return f'<path d="M{num(x)} {num(y - 4.5)}L{num(x + 4.5)} {num(y + 3.5)}H{num(x - 4.5)}z" class="mark"/>'


def calibration(panels: Sequence[Panel], title: str) -> str:
    """Stated chances against what came true, in tenths; on the dashed line they agree."""
    parts = [_panel(panel, LEFT + PANEL * k) for k, panel in enumerate(panels)]
    names = list(dict.fromkeys(name for panel in panels for name in panel.series))
    bottom = TOP + SIDE + 36
    for k, name in enumerate(names):
        x = LEFT + 130 * k
        parts.append(f'<g class="{KINDS[k]}">{_mark(k, x + 4, bottom + 8)}</g>')
        parts.append(f'<text x="{num(x + 14)}" y="{num(bottom + 12)}">{escape(name)}</text>')
    words = "; ".join(
        f"{panel.title}, {name}: "
        + ", ".join(f"{one.stated:.2f} said, {one.true.value:.2f} true" for one in _shown(bins))
        for panel in panels
        for name, bins in panel.series.items()
    )
    return alone(LEFT + PANEL * len(panels) - 8, bottom + 24, title, words, "".join(parts))


def _shown(bins: Sequence[Bin]) -> list[Bin]:
    return [one for one in bins if one.said >= FEWEST]


def _panel(panel: Panel, left: float) -> str:
    def at(stated: float, true: float) -> tuple[float, float]:
        return left + SIDE * stated, TOP + SIDE * (1 - true)

    parts = [f'<text x="{num(left)}" y="18" class="strong">{escape(panel.title)}</text>']
    for k in range(6):
        x, y = at(k / 5, k / 5)
        parts.append(
            f'<path d="M{num(x)} {num(TOP)}V{num(TOP + SIDE)}M{num(left)} {num(y)}H{num(left + SIDE)}" class="grid"/>'
        )
        parts.append(
            f'<text x="{num(x)}" y="{num(TOP + SIDE + 13)}" class="soft" text-anchor="middle">{k / 5:.1f}</text>'
        )
        parts.append(f'<text x="{num(left - 5)}" y="{num(y + 4)}" class="soft" text-anchor="end">{k / 5:.1f}</text>')
    parts.append(f'<path d="M{num(left)} {num(TOP + SIDE)}L{num(left + SIDE)} {num(TOP)}" class="par"/>')
    below = "across: stated; up: true, 95 %"
    parts.append(
        f'<text x="{num(left + SIDE / 2)}" y="{num(TOP + SIDE + 27)}" class="soft" text-anchor="middle">{below}</text>'
    )
    for kind, (name, bins) in enumerate(panel.series.items()):
        shown = _shown(bins)
        points = [at(one.stated, one.true.value) for one in shown]
        way = "".join(f"{'L' if k else 'M'}{num(x)} {num(y)}" for k, (x, y) in enumerate(points))
        marks = [f'<path d="{way}" class="way"/>'] if way else []
        for one, (x, y) in zip(shown, points, strict=True):
            low, high = at(one.stated, one.true.low)[1], at(one.stated, one.true.high)[1]
            told = f"{name}: {one.stated:.2f} stated, {one.true.value:.2f} true ({one.true.low:.2f} to {one.true.high:.2f}), {one.said:,} chances"
            marks.append(
                f'<g><title>{escape(told)}</title><path d="M{num(x)} {num(low)}V{num(high)}" class="thin"/>{_mark(kind, x, y)}</g>'
            )
        parts.append(f'<g class="{KINDS[kind]}">{"".join(marks)}</g>')
    return "".join(parts)


def stacks(rows: Sequence[tuple[str, Sequence[Range]]], title: str) -> str:
    """For each row its parts as shares of the whole, side by side; what is below nothing is not drawn."""
    left, right, high = 12.0, 420.0, 44.0
    parts = [f'<text x="{num(left)}" y="20" class="strong">{escape(title)}</text>']
    for j, (label, shares) in enumerate(rows):
        y = 34 + high * j
        parts.append(f'<text x="{num(left)}" y="{num(y + 9)}">{escape(label)}</text>')
        drawn = [max(0.0, one.value) for one in shares]
        x, whole = left, sum(drawn) or 1.0
        for kind, (one, share) in enumerate(zip(shares, drawn, strict=True)):
            wide = (right - left) * share / whole
            told = f"{label}, {one.label}: {100 * one.value:.0f} % ({100 * one.low:.0f} to {100 * one.high:.0f})"
            box = f'<rect x="{num(x)}" y="{num(y + 14)}" width="{num(wide)}" height="18" class="mark"/>'
            parts.append(f'<g class="{KINDS[kind]}"><title>{escape(told)}</title>{box}</g>')
            x += wide
    bottom = 34 + high * len(rows)
    for kind, one in enumerate(rows[0][1] if rows else ()):
        x = left + 104 * kind
        parts.append(
            f'<g class="{KINDS[kind]}"><rect x="{num(x)}" y="{num(bottom + 2)}" width="10" height="10" class="mark"/></g>'
        )
        parts.append(f'<text x="{num(x + 15)}" y="{num(bottom + 11)}">{escape(one.label)}</text>')
    words = "; ".join(
        f"{label}: " + ", ".join(f"{one.label} {100 * one.value:.0f} %" for one in shares) for label, shares in rows
    )
    return alone(right + 12, bottom + 22, title, words, "".join(parts))
