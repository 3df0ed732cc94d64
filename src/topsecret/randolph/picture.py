"""Pictures: a board (R1.3) and a position on it, each as one self-contained SVG for documents and notebooks.

Everything is drawn on a sheet 1000 units wide, whatever the units of the board. Colours never stand alone:
red is a triangle, blue a circle, green a square, yellow a diamond. No style sheet and no outside font is
needed, so that several pictures can stand in one page. A `.chart` file beside a known board holds its land.
"""

import json
import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Any

from topsecret.randolph.board import CORNERS, FOLDER, Board, known, load

Point = tuple[float, float]
Box = tuple[float, float, float, float]

WIDTH = 1000.0
LETTER = 7.5  # width of a letter of a label, in the widest of the type faces named below
TYPE = "font-family=\"'Special Elite','Courier New',Courier,monospace\""
SANS = "font-family=\"'IBM Plex Sans',system-ui,'DejaVu Sans',sans-serif\""
MONO = "font-family=\"'IBM Plex Mono',ui-monospace,'DejaVu Sans Mono',monospace\""
PAPER, LAND, SEA = "#f4ecd8", "#f5ebd0", "#d3dacb"
SEA_LINE, SEA_NAME, COAST, BORDER, NEAT = "#8ea59b", "#42564c", "#6f5b3c", "#b9a274", "#5c4c34"
THREAD, THREAD_LIGHT, PIN, PIN_EDGE = "#7a3a2c", "#d9a489", "#efe6cf", "#4a3b28"
LABEL, LABEL_LINE, INK, CASING = "#fbf6e9", "#cdbd98", "#1f2430", "#fffaf0"
# Each colour: its body, its line, what is drawn on the body, and its emblem in a 12 by 12 box.
DRESS = {
    "red": ("#c8322b", "#7d1813", "#ffffff", "M6 .8 11.6 10.8H.4Z"),
    "blue": ("#2f6fb7", "#153f70", "#ffffff", "M.8 6a5.2 5.2 0 1 1 10.4 0a5.2 5.2 0 1 1-10.4 0Z"),
    "green": ("#3d8b4a", "#1c4f27", "#ffffff", "M1.2 1.2h9.6v9.6H1.2Z"),
    "yellow": ("#e3b20c", "#6a5000", "#1f2430", "M6 .1 11.9 6 6 11.9.1 6Z"),
}
HAT = (
    "M5.4 10.4c2.2-1.1 3.9-1.5 4.5-1.8.2-2.9.8-5.6 1.9-6.3.8-.5 1.5.2 2.2.2s1.4-.7 2.2-.2"
    "c1.1.7 1.7 3.4 1.9 6.3.6.3 2.3.7 4.5 1.8"
)
COAT = "l-1.1 7.6c-.1 1 .6 1.4 1.4 1.4l2.2-.2-1.4 6.8h16.8L21 29.8l2.2.2c.8 0 1.5-.4 1.4-1.4L23.5 21"
BODY = f"M9.9 13.6 8.2 16.2C5.8 17 4.9 18.6 4.5 21{COAT}c-.4-2.4-1.3-4-3.7-4.8l-1.7-2.6L14 18Z"
FOLDS = "m8.2 16.2 2.7 3.5 3.1-1.7 3.1 1.7 2.7-3.5M7.6 22.5 7 29.6M20.4 22.5l.6 7.1M14 31v5"
OUTLINE = (
    f"{HAT}c-1 .8-2.4 1.3-4.1 1.7l-.3 2.3 1.6 1.8c2.4.8 3.3 2.4 3.7 4.8l1.1 7.6c.1 1-.6 1.4-1.4 1.4"
    "l-2.2-.2 1.4 6.8h-3.1v2.6H8.7v-2.6H5.6L7 29.8l-2.2.2c-.8 0-1.5-.4-1.4-1.4L4.5 21"
    "c.4-2.4 1.3-4 3.7-4.8l1.6-1.8-.3-2.3c-1.7-.4-3.1-.9-4.1-1.7Z"
)
CASE = (
    "M3 6.5h6.5V4.2A2.2 2.2 0 0 1 11.7 2h6.6a2.2 2.2 0 0 1 2.2 2.2v2.3H27a1.5 1.5 0 0 1 1.5 1.5v12.5"
    "A1.5 1.5 0 0 1 27 22H3a1.5 1.5 0 0 1-1.5-1.5V8A1.5 1.5 0 0 1 3 6.5Z"
)
HANDLE = "M10.5 7V4.5A1.5 1.5 0 0 1 12 3h6a1.5 1.5 0 0 1 1.5 1.5V7"
LID = "M1.5 8.5a2 2 0 0 1 2-2h23a2 2 0 0 1 2 2V20a2 2 0 0 1-2 2h-23a2 2 0 0 1-2-2Z"


@dataclass(frozen=True, slots=True)
class Chart:
    """Where a board's things are drawn: cities, centres and lines of labels, suitcases beside a city."""

    height: float
    at: tuple[Point, ...]
    labels: tuple[tuple[float, float, tuple[str, ...]], ...]
    cases: tuple[Point, ...]
    land: Mapping[str, Any] | None


def draw_board(board: Board) -> str:
    """R1.3: the empty board."""
    return _svg(board, f"Board: {board.name}", _summary(board), "", {}, {}, {})


def draw(board: Board, view: Mapping[str, Any]) -> str:
    """A position as a seat or a spectator sees it: the players, agents and suitcases that `view` names.

    Agents stand in a city, in their "base", as "guard" in the base of the corner without a player (R2.4), or
    are "out"; a suitcase with a place lies there, one with `delivered_by` (a seat) lies in that player's HQ.
    """
    cases = {case["id"]: case for case in view["suitcases"]}
    colour_of = {player["seat"]: player["colour"] for player in view["players"]}
    empty = [colour for colour in board.colours if colour not in colour_of.values()]
    in_city: dict[str, list[tuple[str, Mapping[str, Any]]]] = {}
    in_base: dict[str, list[tuple[str, Mapping[str, Any]]]] = {}
    told = []
    for player in view["players"]:
        colour, stands = player["colour"], []
        for agent in player["agents"]:
            place = agent["place"]
            who = f"{colour} agent {agent['number']}"
            if agent.get("carries") is not None and agent["carries"] not in cases:
                raise ValueError(f"view: {who} carries {agent['carries']!r}, which is no suitcase of the view")
            if place == "base":
                in_base.setdefault(colour, []).append((colour, agent))
            elif place == "guard":
                if len(empty) != 1:
                    raise ValueError(f"view: {who} is a guard, but {len(empty)} corners are without a player, not one")
                in_base.setdefault(empty[0], []).append((colour, agent))
            elif place != "out":
                _city(board, place, who)
                in_city.setdefault(place, []).append((colour, agent))
            stands.append(_agent_title("", agent, cases))
        told.append(f"{colour}: {', '.join(stands)}")
    lying: dict[str, list[Mapping[str, Any]]] = {}
    delivered: dict[str, list[Mapping[str, Any]]] = {}
    for case in cases.values():
        if case.get("place") is not None:
            _city(board, case["place"], f"suitcase {case['id']}")
            lying.setdefault(case["place"], []).append(case)
        elif case.get("delivered_by") is not None:
            delivered.setdefault(colour_of[case["delivered_by"]], []).append(case)
    told += [f"suitcase {_case_title(case)} lies in {place}" for place in lying for case in lying[place]]
    told += [f"suitcase {_case_title(case)} delivered by {who}" for who in delivered for case in delivered[who]]
    crowded = {place for place, here in in_city.items() if len(here) > 1}
    pieces = []
    chart = chart_of(board)
    # From north to south, so that a figure's hat covers the city behind it and never a figure in front.
    for i in sorted(range(len(board.city_ids)), key=lambda i: chart.at[i][1]):
        here = in_city.get(board.city_ids[i], [])
        (x, y), (dx, dy) = chart.at[i], chart.cases[i]
        aside = math.copysign(10 if len(here) > 1 and abs(dx) > 20 else 0, dx)
        for n, case in enumerate(lying.get(board.city_ids[i], [])):
            spot = (
                x + dx + aside + math.copysign(28 * (n // 3), dx),
                y + dy + (17 if dy > 10 else -17) * (n % 3),
            )
            pieces.append(_case(case, spot, 0.88))
        for n, (colour, agent) in enumerate(here):
            side = -1 if (len(here) > 1 and n == 0) or (len(here) == 1 and chart.labels[i][0] > x + 20) else 1
            spread = min(22.0, 44 / max(1, len(here) - 1)) * (n - (len(here) - 1) / 2)
            pieces.append(_agent(colour, agent, (x + spread, y + 4), 1, cases, side))
    return _svg(
        board,
        f"Position on {board.name}",
        "; ".join(told),
        "".join(pieces),
        in_base,
        delivered,
        cases,
        crowded,
    )


def _city(board: Board, place: Any, who: str) -> None:
    if place not in board.city_ids:
        raise ValueError(f"view: {who} is in {place!r}, which is no city of board {board.id!r}")


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
    corners = [_corner(corner, height) for corner in CORNERS]
    # Bases are drawn in the corners of the sheet: cities that stand there move inwards, all in proportion.
    for inset in range(0, 81, 10):
        wide, high = 1 - 2 * inset / WIDTH, 1 - 2 * inset / height
        at = tuple((inset + x * scale * wide, inset + y * scale * high) for x, y in board.xy)
        if min(math.dist(corner, spot) for corner in corners for spot in at) >= 110:
            break
    labels, cases = _place_labels(board, at, height)
    return Chart(height, at, labels, cases, None)


def _lines(name: str) -> tuple[str, ...]:
    """A long name in two lines, broken at the space nearest its middle."""
    spaces = [i for i, letter in enumerate(name) if letter == " "]
    if len(name) <= 13 or not spaces:
        return (name,)
    cut = min(spaces, key=lambda i: abs(i - len(name) / 2))
    return name[:cut], name[cut + 1 :]


def _size(lines: Sequence[str]) -> Point:
    return max(map(len, lines)) * LETTER + 6, len(lines) * 13 + 4


def _place_labels(
    board: Board, at: Sequence[Point], height: float
) -> tuple[tuple[tuple[float, float, tuple[str, ...]], ...], tuple[Point, ...]]:
    """Each label on that side of its city where it covers least: threads, cities, corners, other labels."""
    names = [_lines(name) for name in board.city_names]
    threads = [(at[a], at[b]) for a, b in board.routes]
    threads += [
        (_corner(corner, height), at[city])
        for corner, exits in zip(board.corners, board.exits, strict=True)
        for city in exits
    ]
    corners = [_corner(corner, height) for corner in CORNERS]
    options: list[list[tuple[float, Box]]] = []
    for (x, y), lines in zip(at, names, strict=True):
        w, h = _size(lines)
        sides = [(0, 1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1), (0, -1)]
        found = []
        for rank, (sx, sy) in enumerate(sides):
            gap = 9 if sx and sy else 11
            cx, cy = x + sx * (w / 2 + gap), y + sy * (h / 2 + gap)
            box = (cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2)
            cost = rank * 2 + sum(_inside(a, b, box) for a, b in threads)
            cost += sum(60 for px, py in at if _overlap(box, (px - 9, py - 14, px + 9, py + 9)))
            cost += 400 * (box[0] < 2 or box[1] < 2 or box[2] > WIDTH - 2 or box[3] > height - 2)
            cost += sum(200 for kx, ky in corners if math.dist((kx, ky), (cx, cy)) < 110 + w / 3)
            found.append((cost, box))
        options.append(found)
    chosen = [min(found)[1] for found in options]
    # Labels only push one another: a few rounds settle them, and more would not change the picture.
    for _ in range(4):
        for i, found in enumerate(options):
            others = [box for j, box in enumerate(chosen) if j != i]
            chosen[i] = min(found, key=lambda o: o[0] + sum(150 for box in others if _overlap(o[1], box)))[1]
    centres = [((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for box in chosen]
    labels = tuple((cx, cy, lines) for (cx, cy), lines in zip(centres, names, strict=True))
    cases = tuple((-27.0 if cx > x + 9 else 27.0, -13.0) for (cx, _), (x, _) in zip(centres, at, strict=True))
    return labels, cases


def _overlap(a: Box, b: Box) -> bool:
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


def _n(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _mix(colour: str, share: float, ground: str = PAPER) -> str:
    parts = [(int(colour[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in parts)


def _path(d: str, **style: object) -> str:
    words = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())
    return f'<path d="{d}"{words}/>'


def _line(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def _defs(colours: Sequence[str]) -> str:
    """The agent in trench coat and fedora and the suitcase, once for each colour."""
    out = []
    for colour in colours:
        body, deep, on, emblem = DRESS[colour]
        round_line = {"fill": "none", "stroke": deep, "stroke_linecap": "round", "stroke_linejoin": "round"}
        out.append(
            f'<g id="ts-agent-{colour}" transform="translate(-13 -33.5) scale(.93)">'
            + _path(OUTLINE, fill=CASING, stroke=CASING, stroke_width=3.4, stroke_linejoin="round")
            + _path("M9.6 11.5h8.8l-.5 3.7a3.9 3.9 0 0 1-7.8 0ZM8.8 36h4.2v3.3H8.8ZM15 36h4.2v3.3H15Z", fill=deep)
            + _path(BODY, fill=body, stroke=deep, stroke_width=0.8, stroke_linejoin="round")
            + _path(FOLDS, stroke_width=1, **round_line)
            + _path("M7.2 29.3h13.6", stroke=deep, stroke_width=2)
            + _path(f"{HAT}c-2.1 1.6-5.2 2.2-8.6 2.2s-6.5-.6-8.6-2.2Z", fill=body, stroke=deep, stroke_width=0.8)
            + _path("M9.9 8.5c2.6.7 5.6.7 8.2 0", fill="none", stroke=deep, stroke_width=1.5)
            + _path(emblem, fill=on, stroke=deep, stroke_width=0.6, transform="translate(9.6 19.4) scale(.73)")
            + f'</g><g id="ts-case-{colour}" transform="translate(-15 -13)">'
            + _path(CASE, fill=CASING, stroke=CASING, stroke_width=3, stroke_linejoin="round")
            + _path(HANDLE, stroke_width=1.9, **round_line)
            + _path(LID, fill=body, stroke=deep, stroke_width=0.9)
            + '<rect x="12.8" y="7.6" width="14.6" height="13.4" rx="1.2" fill="#fffdf5"/>'
            + _path(emblem, fill=on, stroke=deep, stroke_width=0.6, transform="translate(3.2 11.1) scale(.65)")
            + "</g>"
        )
    return f"<defs>{''.join(out)}</defs>"


def _case_title(case: Mapping[str, Any]) -> str:
    return f"{case['colour']} {case['letter']}"


def _agent_title(colour: str, agent: Mapping[str, Any], cases: Mapping[str, Mapping[str, Any]]) -> str:
    carried = f" with suitcase {_case_title(cases[agent['carries']])}" if agent.get("carries") else ""
    return f"{colour} agent {agent['number']} {agent['place']}{carried}".strip()


def _case(case: Mapping[str, Any], spot: Point, scale: float) -> str:
    return (
        f'<g transform="translate({_n(spot[0])} {_n(spot[1])}) scale({scale})">'
        f"<title>{escape('Suitcase ' + _case_title(case))}</title>"
        f'<use href="#ts-case-{case["colour"]}"/>'
        f'<text x="5.1" y="6.2" {MONO} font-size="13.5" font-weight="600"'
        f' fill="{INK}" text-anchor="middle">{escape(str(case["letter"]))}</text></g>'
    )


def _agent(colour: str, agent: Mapping[str, Any], spot: Point, scale: float,
           cases: Mapping[str, Mapping[str, Any]], side: int = 1) -> str:  # fmt: skip
    body, deep = DRESS[colour][:2]
    hand = ""
    if agent.get("carries"):
        arm = f"M{8.2 * side}-15.5 {13.6 * side}-8.4"
        hand = _path(arm, stroke=deep, stroke_width=5.4, stroke_linecap="round")
        hand += _path(arm, stroke=body, stroke_width=3.8, stroke_linecap="round")
        hand += _case(cases[agent["carries"]], (14.5 * side, 1.5), 0.82)
    return (
        f'<g transform="translate({_n(spot[0])} {_n(spot[1])}) scale({scale})">'
        f"<title>{escape(_agent_title(colour, agent, cases))}</title>"
        f'<ellipse cx="1" cy="3" rx="9" ry="3" fill="#2a1c0a" opacity=".28"/>'
        f'<use href="#ts-agent-{colour}"/>{hand}</g>'
    )


def _corner(corner: str, height: float) -> Point:
    return (0.0 if corner[1] == "W" else WIDTH), (0.0 if corner[0] == "N" else height)


def _radius(chart: Chart, corner: Point) -> float:
    """As wide as in the design, but narrower where a city would be covered."""
    return max(72.0, min(110.0, min(math.dist(corner, spot) for spot in chart.at) - 22))


def _towards(a: Point, b: Point, far: float, aside: float = 0.0) -> Point:
    """The point `far` from a on the way to b, and `aside` to its right."""
    length = math.dist(a, b) or 1.0
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    return a[0] + ux * far - uy * aside, a[1] + uy * far + ux * aside


def _arrow(tip: Point, origin: Point, colour: str, edge: str) -> str:
    turn = math.degrees(math.atan2(tip[1] - origin[1], tip[0] - origin[0]))
    where = f"translate({_n(tip[0])} {_n(tip[1])}) rotate({_n(turn)})"
    return _path("M-8-4.2 0 0-8 4.2-6.3 0Z", fill=colour, stroke=edge, stroke_width=0.8, transform=where)


def _links(board: Board, chart: Chart) -> str:
    """R1.3: exits as full lines out of the base, gates as scored lines into the HQ, one way each."""
    out = []
    for colour, corner_name in enumerate(board.corners):
        home = (colour + 2) % 4
        corner = _corner(corner_name, chart.height)
        radius = _radius(chart, corner)
        body, deep = DRESS[board.colours[colour]][:2]
        for city in board.exits[colour]:
            spot = chart.at[city]
            far = math.dist(corner, spot)
            a = _towards(corner, spot, min(radius, far - 14), -4)
            b = _towards(corner, spot, far - 8, -4)
            out.append(_path(_line((a, b)), stroke=deep, stroke_width=3.8))
            out.append(_path(_line((a, b)), stroke=body, stroke_width=2.2))
            out.append(_arrow(_towards(a, b, min(20.0, math.dist(a, b))), a, body, deep))
        deep = DRESS[board.colours[home]][1]
        for city in board.gates[home]:
            spot = chart.at[city]
            a = _towards(corner, spot, math.dist(corner, spot) - 7, 4)
            b = _towards(corner, spot, radius + 1, 4)
            out.append(_path(_line((a, b)), stroke=deep, stroke_width=1.9, stroke_dasharray="4.2 3.2"))
            out.append(_arrow(b, a, deep, deep))
    return "".join(out)


def _sector(corner: Point, inner: float, outer: float, sx: int, sy: int) -> str:
    x, y = corner
    sweep = int(sx * sy > 0)
    ring = f"M{_n(x + sx * outer)} {_n(y)}A{_n(outer)} {_n(outer)} 0 0 {sweep} {_n(x)} {_n(y + sy * outer)}"
    if not inner:
        return f"{ring}L{_n(x)} {_n(y)}Z"
    back = f"A{_n(inner)} {_n(inner)} 0 0 {1 - sweep} {_n(x + sx * inner)} {_n(y)}Z"
    return f"{ring}L{_n(x)} {_n(y + sy * inner)}{back}"


def _corners(board: Board, chart: Chart, in_base: Mapping[str, Sequence[tuple[str, Mapping[str, Any]]]],
             delivered: Mapping[str, Sequence[Mapping[str, Any]]],
             cases: Mapping[str, Mapping[str, Any]]) -> str:  # fmt: skip
    """R1.3: in each corner a start base, and behind it the HQ of the colour that starts opposite."""
    out = []
    for colour, corner_name in enumerate(board.corners):
        x, y = corner = _corner(corner_name, chart.height)
        sx, sy = (1 if x == 0 else -1), (1 if y == 0 else -1)
        radius = _radius(chart, corner)
        inner = radius * 0.57
        word, home = board.colours[colour], board.colours[(colour + 2) % 4]
        (body, deep), (hq_body, hq_deep, _, emblem) = DRESS[word][:2], DRESS[home]
        base, hq = _sector(corner, inner, radius, sx, sy), _sector(corner, 0, inner - 2, sx, sy)
        out.append(_path(base, fill=_mix(body, 0.26), stroke=deep, stroke_width=1.2))
        out.append(_path(hq, fill=_mix(hq_body, 0.62), stroke=hq_deep, stroke_width=1.6))
        for city in board.gates[(colour + 2) % 4]:
            way = [_towards(corner, chart.at[city], far, 4) for far in (radius - 1, inner)]
            scored = {"stroke_width": 1.5, "stroke_dasharray": "4.2 3.2", "opacity": 0.55}
            out.append(_path(_line(way), stroke=hq_deep, **scored))
        here = in_base.get(word, [])
        count = f" \N{MULTIPLICATION SIGN}{len(here)}" if here else ""
        middle = (radius - 12) * math.sqrt(0.5)
        where = f"translate({_n(x + sx * middle)} {_n(y + sy * middle)}) rotate({-45 * sx * sy})"
        out.append(
            f'<text transform="{where}" y="3" {SANS} font-size="7.5" font-weight="600" letter-spacing=".3"'
            f' text-anchor="middle" fill="{INK}">{word.upper()} BASE{count}</text>'
        )
        head = f"translate({_n(x + 6 if sx > 0 else x - 38)} {_n(y + sy * 12 - 5.5)})"
        out.append(
            f'<g transform="{head}">{_path(emblem, fill=INK, transform="scale(.92)")}'
            f'<text x="15" y="10.2" {TYPE} font-size="13.5" fill="{INK}">HQ</text></g>'
        )
        brought = delivered.get(home, [])
        shown = brought if len(brought) <= 4 else brought[-3:]
        slots = [(15, 30), (38, 28), (13, 47), (34, 45)]
        for case, (dx, dy) in zip(shown, slots, strict=False):
            out.append(_case(case, (x + sx * dx, y + sy * dy), 0.62))
        if len(brought) > 4:
            out.append(
                f'<text x="{_n(x + sx * 34)}" y="{_n(y + sy * 45 + 4)}" {MONO} font-size="11" fill="{INK}"'
                f' text-anchor="middle">+{len(brought) - 3}</text>'
            )
        # Seven places on the ring, filled from its middle, drawn from north to south.
        ring = inner + (radius - inner) * 0.34
        turns = [math.radians(45 + 12 * step) for step in (0, -1, 1, -2, 2, -3, 3)]
        spots = [(x + sx * ring * math.cos(a), y + sy * ring * math.sin(a) + 9) for a in turns]
        for spot, (whose, agent) in sorted(zip(spots, here, strict=False), key=lambda pair: pair[0][1]):
            out.append(_agent(whose, agent, spot, 0.62, cases))
    return "".join(out)


def _ground(chart: Chart) -> str:
    """The sheet: a sea chart where land is known, squared paper where it is not."""
    h = chart.height
    frame = "".join(f"M{i * 40 + 20} -6h20v3h-20zM{i * 40 + 20} {_n(h + 3)}h20v3h-20z" for i in range(25))
    frame += "".join(f"M-6 {i * 40 + 20}h3v20h-3zM1003 {i * 40 + 20}h3v20h-3z" for i in range(int(h // 40)))
    out = [
        f'<rect x="-10" y="-10" width="1020" height="{_n(h + 20)}" rx="2" fill="{PAPER}"/>',
        _path(frame, fill=NEAT),
        _path(
            f"M-6-6H1006V{_n(h + 6)}H-6ZM-3-3H1003V{_n(h + 3)}H-3Z",
            fill="none",
            stroke=NEAT,
            stroke_width=0.7,
        ),
        f'<svg x="0" y="0" width="1000" height="{_n(h)}" viewBox="0 0 1000 {_n(h)}">',
        f'<rect width="1000" height="{_n(h)}" fill="{SEA if chart.land else LAND}"/>',
    ]
    if chart.land:
        out.append(f'<defs><path id="ts-land" d="{chart.land["land"]}"/></defs>')
        dashed = {"fill": "none", "stroke_dasharray": "7 4"}
        out.append(_path(chart.land["parallels"], stroke="#7d8a7a", stroke_width=0.8, opacity=0.4, **dashed))
        # Water lines: each a stroke with a slightly narrower one of the sea's colour on it.
        for wide, narrow, strength in ((13, 12, 0.35), (8.4, 7.2, 0.55), (4.6, 3.2, 0.8)):
            for stroke, width, opacity in ((SEA_LINE, wide, strength), (SEA, narrow, 1)):
                out.append(
                    f'<use href="#ts-land" fill="none" stroke="{stroke}" stroke-width="{width}"'
                    f' stroke-opacity="{opacity}" stroke-linejoin="round"/>'
                )
        out.append(f'<use href="#ts-land" fill="{LAND}" stroke="{COAST}" stroke-width=".9"/>')
        dashed["stroke_dasharray"] = "2.5 1.6"
        out.append(_path(chart.land["borders"], stroke=BORDER, stroke_width=0.55, **dashed))
        for text, x, y in chart.land["seas"]:
            out.append(
                f'<text x="{x}" y="{y}" {SANS} font-size="13" font-style="italic" letter-spacing="4.4"'
                f' fill="{SEA_NAME}" text-anchor="middle">{escape(text)}</text>'
            )
    else:
        squares = "".join(f"M{i * 40} 0V{_n(h)}" for i in range(1, 25))
        squares += "".join(f"M0 {i * 40}H1000" for i in range(1, int(h // 40) + 1))
        out.append(_path(squares, stroke=SEA_LINE, stroke_width=0.6, opacity=0.45))
    out.append("</svg>")
    return "".join(out)


def _svg(board: Board, title: str, desc: str, pieces: str,
         in_base: Mapping[str, Sequence[tuple[str, Mapping[str, Any]]]],
         delivered: Mapping[str, Sequence[Mapping[str, Any]]],
         cases: Mapping[str, Mapping[str, Any]], crowded: Collection[str] = ()) -> str:  # fmt: skip
    chart = chart_of(board)
    threads = "".join(_line((chart.at[a], chart.at[b])) for a, b in board.routes)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 1020 {_n(chart.height + 20)}" role="img">',
        f"<title>{escape(title)}</title><desc>{escape(desc)}</desc>",
        _defs(board.colours),
        _ground(chart),
        _path(threads, stroke="#3b2a18", stroke_width=2.2, opacity=0.22, transform="translate(1.2 2.2)"),
        _path(threads, stroke=THREAD, stroke_width=1.7, stroke_linecap="round"),
        _path(threads, stroke=THREAD_LIGHT, stroke_width=0.7, stroke_dasharray="2 2.6", opacity=0.75),
        _links(board, chart),
        _corners(board, chart, in_base, delivered, cases),
    ]
    for x, y in chart.at:
        out.append(
            f'<circle cx="{_n(x + 1.5)}" cy="{_n(y + 2.2)}" r="6" fill="#2a1c0a" opacity=".35"/>'
            f'<circle cx="{_n(x)}" cy="{_n(y)}" r="5.6" fill="{PIN}" stroke="{PIN_EDGE}" stroke-width="1.4"/>'
            f'<circle cx="{_n(x - 1.7)}" cy="{_n(y - 1.8)}" r="1.7" fill="#fff" opacity=".9"/>'
        )
    for city, (x, y), (cx, cy, lines) in zip(board.city_ids, chart.at, chart.labels, strict=True):
        w, h = _size(lines)
        if city in crowded and abs(cy - y) < 16 and abs(cx - x) > 20:
            cx += math.copysign(12, cx - x)
        out.append(
            f'<rect x="{_n(cx - w / 2)}" y="{_n(cy - h / 2)}" width="{_n(w)}" height="{_n(h)}" rx="1.5"'
            f' fill="{LABEL}" stroke="{LABEL_LINE}" stroke-width=".6"/>'
        )
        for n, text in enumerate(lines):
            base = cy + (n - (len(lines) - 1) / 2) * 13 + 4.2
            out.append(
                f'<text x="{_n(cx)}" y="{_n(base)}" {TYPE} font-size="12.5"'
                f' fill="{INK}" text-anchor="middle">{escape(text)}</text>'
            )
    return "".join([*out, pieces, "</svg>\n"])


def _summary(board: Board) -> str:
    return f"{len(board.city_ids)} cities and {len(board.routes)} routes; a start base and an HQ in each corner"
