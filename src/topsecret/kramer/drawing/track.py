"""The score track around the edge of Kramer's board, and the markers on it (K1.3)."""

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

from ...svg import INK, MONO, num, text, titled
from ..state import COLOURS
from .pieces import STAMP, label, use

SIZE, EDGE = 1000.0, 66.0
START = 232.0
"""The length of the Start field; the other fields share what is left of the track."""
FIELD, FIELD_ALT, FIELD_LINE, FIELD_INK = "#fbf4e0", "#efe3c4", "#b5a37c", "#4a4536"


class Box(NamedTuple):
    """A field of the track."""

    x: float
    y: float
    w: float
    h: float


def fields(finish: int) -> list[Box]:
    """K1.3, K6.4: where the fields of the track are: Start, then clockwise one field for each point before Finish."""
    inner, half = SIZE - 2 * EDGE, (SIZE - START) / 2
    rest = finish - 5  # all but Start and the four corners
    whole = 2 * (half - EDGE) + 3 * inner
    top, side = round(rest * (half - EDGE) / whole), round(rest * inner / whole)
    far, bottom = SIZE - EDGE, rest - 2 * top - 2 * side
    boxes = [Box(half, 0, START, EDGE)]
    step = (half - EDGE) / top
    boxes += [Box(half + START + k * step, 0, step, EDGE) for k in range(top)]
    boxes += [Box(far, 0, EDGE, EDGE)]
    boxes += [Box(far, EDGE + k * inner / side, EDGE, inner / side) for k in range(side)]
    boxes += [Box(far, far, EDGE, EDGE)]
    boxes += [Box(far - (k + 1) * inner / bottom, far, inner / bottom, EDGE) for k in range(bottom)]
    boxes += [Box(0, far, EDGE, EDGE)]
    boxes += [Box(0, far - (k + 1) * inner / side, EDGE, inner / side) for k in range(side)]
    boxes += [Box(0, 0, EDGE, EDGE)]
    return boxes + [Box(EDGE + k * step, 0, step, EDGE) for k in range(top)]


def track(finish: int) -> str:
    """K1.3: the fields with their numbers."""
    out = []
    for number, box in enumerate(fields(finish)):
        fill = FIELD_ALT if number % 2 else FIELD
        out.append(
            f'<rect x="{num(box.x)}" y="{num(box.y)}" width="{num(box.w)}" height="{num(box.h)}"'
            f' fill="{fill}" stroke="{FIELD_LINE}" stroke-width="1.3"/>'
        )
        if number == 0:
            step = START / 12
            flags = "".join(
                f"M{num(box.x + k * step)} {0 if k % 2 else 6}h{num(step)}v6h-{num(step)}z" for k in range(12)
            )
            out.append(f'<path d="{flags}" fill="{FIELD_INK}"/>')
            out.append(text(500, 61, 15.4, f"START · {finish}", MONO, font_weight=600, text_anchor="middle"))
            continue
        bold = {"font_weight": 600, "fill": INK} if number % 5 == 0 else {"fill": FIELD_INK}
        right = box.x > SIZE - EDGE - 1 and EDGE <= box.y < SIZE - EDGE - 1
        x = box.x + box.w - 5.5 if right else box.x + 5.5
        y = box.y + box.h - 6 if box.y > SIZE - EDGE - 1 else box.y + 18.4
        out.append(text(x, y, 18.4, str(number), MONO, text_anchor="end" if right else "start", **bold))
    return "".join(out)


def markers(finish: int, agents: Mapping[str, Mapping[str, Any]]) -> str:
    """K1.3: the markers on their fields; one past Finish goes on round the track and bears its exact total."""
    boxes, out = fields(finish), []
    on: dict[int, list[str]] = {}
    for colour in sorted(agents, key=COLOURS.index):
        on.setdefault(int(agents[colour]["score"]) % finish, []).append(colour)
    for number, colours in sorted(on.items()):
        box = boxes[number]
        for colour, (x, y, size) in zip(colours, spots_on(box, len(colours)), strict=True):
            letter, score = agents[colour]["letter"], int(agents[colour]["score"])
            piece = use("marker", x - size / 2, y - size / 2, size, size, colour)
            piece += text(x, y + size * 0.17, size * 0.46, letter, font_weight=700, text_anchor="middle")
            if score >= finish:
                side = 1 if box.y < EDGE else -1
                piece += label(x, y + side * size * 0.66, str(score), 14, STAMP, STAMP)
            out.append(titled(f"{colour} {letter}: {score}", piece))
    return "".join(out)


def spots_on(box: Box, count: int) -> list[tuple[float, float, float]]:
    """Centres and size of the markers on a field: as large as they fit below its number, overlapping a little."""
    bottom = box.y > SIZE - EDGE - 1
    if box.w == START:
        low, room = 13.0, 33.0
    else:
        low, room = (3.0, box.h - 25) if bottom else (22.0, box.h - 25)
    lap = 0.78 if count <= 3 else 0.62
    best: tuple[float, int] = (0.0, 1)
    for rows in range(1, count + 1):
        across = math.ceil(count / rows)
        size = min(37.0, (box.w - 4) / (1 + lap * (across - 1)), room / (1 + lap * (rows - 1)))
        best = max(best, (size, -rows))
    size, rows = best[0], -best[1]
    across = math.ceil(count / rows)
    step = min(size, (box.w - 4 - size) / (across - 1)) if across > 1 else 0.0
    down = min(size, (room - size) / (rows - 1)) if rows > 1 else 0.0
    middle = box.y + low + room / 2
    spots = []
    for k in range(count):
        row, column = divmod(k, across)
        full = min(across, count - row * across)
        spots.append(
            (box.x + box.w / 2 + step * (column - (full - 1) / 2), middle + down * (row - (rows - 1) / 2), size)
        )
    return spots
