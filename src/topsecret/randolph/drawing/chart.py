"""Charts: where cities, labels and suitcases of a board are drawn, on a sheet 1000 units wide (R1.3, R1.4).

A `.chart` file beside a known board holds its land; for any other board the places of the labels are found here.
"""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...svg import Point
from ..board import CORNERS, FOLDER, Board, known, load

Box = tuple[float, float, float, float]

WIDTH = 1000.0
LETTER = 7.5  # width of a letter of a label, in the widest of the type faces named below


@dataclass(frozen=True, slots=True)
class Chart:
    """Where a board's things are drawn: cities, centres and lines of labels, suitcases beside a city."""

    height: float
    at: tuple[Point, ...]
    labels: tuple[tuple[float, float, tuple[str, ...]], ...]
    cases: tuple[Point, ...]
    land: Mapping[str, Any] | None


@cache
def chart_of(board: Board) -> Chart:
    """R1.4: the chart that comes with a known board, or one made for a board of one's own."""
    file = FOLDER / f"{board.id}.chart"
    scale = WIDTH / board.width
    height = board.height * scale
    # Someone's own board may have the name of a known one: land belongs under the cities it was made for.
    if board.id in known() and file.exists() and board == load(board.id):
        land = json.loads(file.read_text("utf-8"))
        spots = [land["cities"][city] for city in board.city_ids]
        return Chart(
            height,
            tuple((x, y) for x, y in (spot["at"] for spot in spots)),
            tuple((*spot["label"], tuple(spot["lines"])) for spot in spots),
            tuple((x, y) for x, y in (spot["cases"] for spot in spots)),
            land,
        )
    corners = [corner_of(corner, height) for corner in CORNERS]
    # Bases are drawn in the corners of the sheet: cities that stand there move inwards, all in proportion.
    for inset in range(0, 81, 10):
        wide, high = 1 - 2 * inset / WIDTH, 1 - 2 * inset / height
        at = tuple((inset + x * scale * wide, inset + y * scale * high) for x, y in board.xy)
        if min(math.dist(corner, spot) for corner in corners for spot in at) >= 110:
            break
    labels, cases = _place_labels(board, at, height)
    return Chart(height, at, labels, cases, None)


def corner_of(corner: str, height: float) -> Point:
    """Where a corner of the board is on the sheet."""
    return (0.0 if corner[1] == "W" else WIDTH), (0.0 if corner[0] == "N" else height)


def _lines(name: str) -> tuple[str, ...]:
    """A long name in two lines, broken at the space nearest its middle."""
    spaces = [i for i, letter in enumerate(name) if letter == " "]
    if len(name) <= 13 or not spaces:
        return (name,)
    cut = min(spaces, key=lambda i: abs(i - len(name) / 2))
    return name[:cut], name[cut + 1 :]


def size(lines: Sequence[str]) -> Point:
    """Width and height of a label."""
    return max(map(len, lines)) * LETTER + 6, len(lines) * 13 + 4


def _place_labels(
    board: Board, at: Sequence[Point], height: float
) -> tuple[tuple[tuple[float, float, tuple[str, ...]], ...], tuple[Point, ...]]:
    """Each label on that side of its city where it covers least: threads, cities, corners, other labels."""
    names = [_lines(name) for name in board.city_names]
    threads = [(at[a], at[b]) for a, b in board.routes]
    threads += [
        (corner_of(corner, height), at[city])
        for corner, exits in zip(board.corners, board.exits, strict=True)
        for city in exits
    ]
    corners = [corner_of(corner, height) for corner in CORNERS]
    options: list[list[tuple[float, Box]]] = []
    for (x, y), lines in zip(at, names, strict=True):
        w, h = size(lines)
        sides = [(0, 1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1), (0, -1)]
        found = []
        for rank, (sx, sy) in enumerate(sides):
            gap = 9 if sx and sy else 11
            cx, cy = x + sx * (w / 2 + gap), y + sy * (h / 2 + gap)
            box = (cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2)
            cost = rank * 2 + sum(_inside(a, b, box) for a, b in threads)
            cost += sum(60 for px, py in at if overlap(box, (px - 9, py - 14, px + 9, py + 9)))
            cost += 400 * (box[0] < 2 or box[1] < 2 or box[2] > WIDTH - 2 or box[3] > height - 2)
            cost += sum(200 for kx, ky in corners if math.dist((kx, ky), (cx, cy)) < 110 + w / 3)
            found.append((cost, box))
        options.append(found)
    chosen = [min(found)[1] for found in options]
    # Labels only push one another: a few rounds settle them, and more would not change the picture.
    for _ in range(4):
        for i, found in enumerate(options):
            others = [box for j, box in enumerate(chosen) if j != i]
            chosen[i] = min(found, key=lambda o: o[0] + sum(150 for box in others if overlap(o[1], box)))[1]
    centres = [((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for box in chosen]
    labels = tuple((cx, cy, lines) for (cx, cy), lines in zip(centres, names, strict=True))
    cases = tuple((-27.0 if cx > x + 9 else 27.0, -13.0) for (cx, _), (x, _) in zip(centres, at, strict=True))
    return labels, cases


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _inside(a: Point, b: Point, box: Box) -> float:
    """How much of the line from a to b lies inside the box (Liang and Barsky's clipping)."""
    low, high = 0.0, 1.0
    for k in (0, 1):
        way = b[k] - a[k]
        if way == 0:
            if not box[k] <= a[k] <= box[k + 2]:
                return 0.0
            continue
        ends = sorted(((box[k] - a[k]) / way, (box[k + 2] - a[k]) / way))
        low, high = max(low, ends[0]), min(high, ends[1])
    return max(0.0, high - low) * math.dist(a, b)
