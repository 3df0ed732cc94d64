"""The four corners of Randolph's pictures: start base, headquarters behind it, exits and gates (R1.3)."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from ...svg import INK, MONO, SANS, TYPE, Point, line, num, path
from ..board import Board
from .chart import Chart, corner_of
from .pieces import DRESS, figure, suitcase

PAPER = "#f4ecd8"


def links(board: Board, chart: Chart) -> str:
    """R1.3: exits as full lines out of the base, gates as scored lines into the HQ, one way each."""
    out = []
    for colour, corner_name in enumerate(board.corners):
        home = (colour + 2) % 4
        corner = corner_of(corner_name, chart.height)
        radius = radius_of(chart, corner)
        body, deep = DRESS[board.colours[colour]][:2]
        for city in board.exits[colour]:
            spot = chart.at[city]
            far = math.dist(corner, spot)
            a = _towards(corner, spot, min(radius, far - 14), -4)
            b = _towards(corner, spot, far - 8, -4)
            out.append(path(line((a, b)), stroke=deep, stroke_width=3.8))
            out.append(path(line((a, b)), stroke=body, stroke_width=2.2))
            out.append(_arrow(_towards(a, b, min(20.0, math.dist(a, b))), a, body, deep))
        deep = DRESS[board.colours[home]][1]
        for city in board.gates[home]:
            spot = chart.at[city]
            a = _towards(corner, spot, math.dist(corner, spot) - 7, 4)
            b = _towards(corner, spot, radius + 1, 4)
            out.append(path(line((a, b)), stroke=deep, stroke_width=1.9, stroke_dasharray="4.2 3.2"))
            out.append(_arrow(b, a, deep, deep))
    return "".join(out)


def corners(board: Board, chart: Chart, in_base: Mapping[str, Sequence[tuple[str, Mapping[str, Any]]]],
            delivered: Mapping[str, Sequence[Mapping[str, Any]]],
            cases: Mapping[str, Mapping[str, Any]]) -> str:  # fmt: skip
    """R1.3: in each corner a start base, and behind it the HQ of the colour that starts opposite."""
    out = []
    for colour, corner_name in enumerate(board.corners):
        x, y = corner = corner_of(corner_name, chart.height)
        sx, sy = (1 if x == 0 else -1), (1 if y == 0 else -1)
        radius = radius_of(chart, corner)
        inner = radius * 0.57
        word, home = board.colours[colour], board.colours[(colour + 2) % 4]
        (body, deep), (hq_body, hq_deep, _, emblem) = DRESS[word][:2], DRESS[home]
        base, hq = _sector(corner, inner, radius, sx, sy), _sector(corner, 0, inner - 2, sx, sy)
        out.append(path(base, fill=_mix(body, 0.26), stroke=deep, stroke_width=1.2))
        out.append(path(hq, fill=_mix(hq_body, 0.62), stroke=hq_deep, stroke_width=1.6))
        for city in board.gates[(colour + 2) % 4]:
            way = [_towards(corner, chart.at[city], far, 4) for far in (radius - 1, inner)]
            scored = {"stroke_width": 1.5, "stroke_dasharray": "4.2 3.2", "opacity": 0.55}
            out.append(path(line(way), stroke=hq_deep, **scored))
        here = in_base.get(word, [])
        count = f" \N{MULTIPLICATION SIGN}{len(here)}" if here else ""
        middle = (radius - 12) * math.sqrt(0.5)
        where = f"translate({num(x + sx * middle)} {num(y + sy * middle)}) rotate({-45 * sx * sy})"
        out.append(
            f'<text transform="{where}" y="3" {SANS} font-size="7.5" font-weight="600" letter-spacing=".3"'
            f' text-anchor="middle" fill="{INK}">{word.upper()} BASE{count}</text>'
        )
        head = f"translate({num(x + 6 if sx > 0 else x - 38)} {num(y + sy * 12 - 5.5)})"
        out.append(
            f'<g transform="{head}">{path(emblem, fill=INK, transform="scale(.92)")}'
            f'<text x="15" y="10.2" {TYPE} font-size="13.5" fill="{INK}">HQ</text></g>'
        )
        brought = delivered.get(home, [])
        shown = brought if len(brought) <= 4 else brought[-3:]
        slots = [(15, 30), (38, 28), (13, 47), (34, 45)]
        for case, (dx, dy) in zip(shown, slots, strict=False):
            out.append(suitcase(case, (x + sx * dx, y + sy * dy), 0.62))
        if len(brought) > 4:
            out.append(
                f'<text x="{num(x + sx * 34)}" y="{num(y + sy * 45 + 4)}" {MONO} font-size="11" fill="{INK}"'
                f' text-anchor="middle">+{len(brought) - 3}</text>'
            )
        # Seven places on the ring, filled from its middle, drawn from north to south.
        ring = inner + (radius - inner) * 0.34
        turns = [math.radians(45 + 12 * step) for step in (0, -1, 1, -2, 2, -3, 3)]
        spots = [(x + sx * ring * math.cos(a), y + sy * ring * math.sin(a) + 9) for a in turns]
        for spot, (whose, agent) in sorted(zip(spots, here, strict=False), key=lambda pair: pair[0][1]):
            out.append(figure(whose, agent, spot, 0.62, cases))
    return "".join(out)


def radius_of(chart: Chart, corner: Point) -> float:
    """As wide as in the design, but narrower where a city would be covered."""
    return max(72.0, min(110.0, min(math.dist(corner, spot) for spot in chart.at) - 22))


def _towards(a: Point, b: Point, far: float, aside: float = 0.0) -> Point:
    """The point `far` from a on the way to b, and `aside` to its right."""
    length = math.dist(a, b) or 1.0
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    return a[0] + ux * far - uy * aside, a[1] + uy * far + ux * aside


def _arrow(tip: Point, origin: Point, colour: str, edge: str) -> str:
    turn = math.degrees(math.atan2(tip[1] - origin[1], tip[0] - origin[0]))
    where = f"translate({num(tip[0])} {num(tip[1])}) rotate({num(turn)})"
    return path("M-8-4.2 0 0-8 4.2-6.3 0Z", fill=colour, stroke=edge, stroke_width=0.8, transform=where)


def _sector(corner: Point, inner: float, outer: float, sx: int, sy: int) -> str:
    x, y = corner
    sweep = int(sx * sy > 0)
    ring = f"M{num(x + sx * outer)} {num(y)}A{num(outer)} {num(outer)} 0 0 {sweep} {num(x)} {num(y + sy * outer)}"
    if not inner:
        return f"{ring}L{num(x)} {num(y)}Z"
    back = f"A{num(inner)} {num(inner)} 0 0 {1 - sweep} {num(x + sx * inner)} {num(y)}Z"
    return f"{ring}L{num(x)} {num(y + sy * inner)}{back}"


def _mix(colour: str, share: float) -> str:
    """The colour thinned with that of the paper."""
    parts = [(int(colour[i : i + 2], 16), int(PAPER[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in parts)
