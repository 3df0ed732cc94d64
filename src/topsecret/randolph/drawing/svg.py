"""Pictures: a board (R1.3) and a position on it, each as one self-contained SVG for documents and notebooks.

Everything is drawn on a sheet 1000 units wide, whatever the units of the board. No style sheet and no outside font is
needed, so that several pictures can stand in one page.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from html import escape
from typing import Any

from ...svg import INK, SANS, TYPE, line, num, path
from ..board import Board
from .chart import Chart, chart_of, size
from .corners import PAPER, corners, links
from .pieces import agent_title, case_title, defs, figure, suitcase

LAND, SEA = "#f5ebd0", "#d3dacb"
SEA_LINE, SEA_NAME, COAST, BORDER, NEAT = "#8ea59b", "#42564c", "#6f5b3c", "#b9a274", "#5c4c34"
THREAD, THREAD_LIGHT, PIN, PIN_EDGE = "#7a3a2c", "#d9a489", "#efe6cf", "#4a3b28"
LABEL, LABEL_LINE = "#fbf6e9", "#cdbd98"


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
            stands.append(agent_title("", agent, cases))
        told.append(f"{colour}: {', '.join(stands)}")
    lying: dict[str, list[Mapping[str, Any]]] = {}
    delivered: dict[str, list[Mapping[str, Any]]] = {}
    for case in cases.values():
        if case.get("place") is not None:
            _city(board, case["place"], f"suitcase {case['id']}")
            lying.setdefault(case["place"], []).append(case)
        elif case.get("delivered_by") is not None:
            delivered.setdefault(colour_of[case["delivered_by"]], []).append(case)
    told += [f"suitcase {case_title(case)} lies in {place}" for place in lying for case in lying[place]]
    told += [f"suitcase {case_title(case)} delivered by {who}" for who in delivered for case in delivered[who]]
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
            pieces.append(suitcase(case, spot, 0.88))
        for n, (colour, agent) in enumerate(here):
            side = -1 if (len(here) > 1 and n == 0) or (len(here) == 1 and chart.labels[i][0] > x + 20) else 1
            spread = min(22.0, 44 / max(1, len(here) - 1)) * (n - (len(here) - 1) / 2)
            pieces.append(figure(colour, agent, (x + spread, y + 4), 1, cases, side))
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


def _ground(chart: Chart) -> str:
    """The sheet: a sea chart where land is known, squared paper where it is not."""
    h = chart.height
    frame = "".join(f"M{i * 40 + 20} -6h20v3h-20zM{i * 40 + 20} {num(h + 3)}h20v3h-20z" for i in range(25))
    frame += "".join(f"M-6 {i * 40 + 20}h3v20h-3zM1003 {i * 40 + 20}h3v20h-3z" for i in range(int(h // 40)))
    out = [
        f'<rect x="-10" y="-10" width="1020" height="{num(h + 20)}" rx="2" fill="{PAPER}"/>',
        path(frame, fill=NEAT),
        path(
            f"M-6-6H1006V{num(h + 6)}H-6ZM-3-3H1003V{num(h + 3)}H-3Z",
            fill="none",
            stroke=NEAT,
            stroke_width=0.7,
        ),
        f'<svg x="0" y="0" width="1000" height="{num(h)}" viewBox="0 0 1000 {num(h)}">',
        f'<rect width="1000" height="{num(h)}" fill="{SEA if chart.land else LAND}"/>',
    ]
    if chart.land:
        out.append(f'<defs><path id="ts-land" d="{chart.land["land"]}"/></defs>')
        dashed = {"fill": "none", "stroke_dasharray": "7 4"}
        out.append(path(chart.land["parallels"], stroke="#7d8a7a", stroke_width=0.8, opacity=0.4, **dashed))
        # Water lines: each a stroke with a slightly narrower one of the sea's colour on it.
        for wide, narrow, strength in ((13, 12, 0.35), (8.4, 7.2, 0.55), (4.6, 3.2, 0.8)):
            for stroke, width, opacity in ((SEA_LINE, wide, strength), (SEA, narrow, 1)):
                out.append(
                    f'<use href="#ts-land" fill="none" stroke="{stroke}" stroke-width="{width}"'
                    f' stroke-opacity="{opacity}" stroke-linejoin="round"/>'
                )
        out.append(f'<use href="#ts-land" fill="{LAND}" stroke="{COAST}" stroke-width=".9"/>')
        dashed["stroke_dasharray"] = "2.5 1.6"
        out.append(path(chart.land["borders"], stroke=BORDER, stroke_width=0.55, **dashed))
        for text, x, y in chart.land["seas"]:
            out.append(
                f'<text x="{x}" y="{y}" {SANS} font-size="13" font-style="italic" letter-spacing="4.4"'
                f' fill="{SEA_NAME}" text-anchor="middle">{escape(text)}</text>'
            )
    else:
        squares = "".join(f"M{i * 40} 0V{num(h)}" for i in range(1, 25))
        squares += "".join(f"M0 {i * 40}H1000" for i in range(1, int(h // 40) + 1))
        out.append(path(squares, stroke=SEA_LINE, stroke_width=0.6, opacity=0.45))
    out.append("</svg>")
    return "".join(out)


def _svg(board: Board, title: str, desc: str, pieces: str,
         in_base: Mapping[str, Sequence[tuple[str, Mapping[str, Any]]]],
         delivered: Mapping[str, Sequence[Mapping[str, Any]]],
         cases: Mapping[str, Mapping[str, Any]], crowded: Collection[str] = ()) -> str:  # fmt: skip
    chart = chart_of(board)
    threads = "".join(line((chart.at[a], chart.at[b])) for a, b in board.routes)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 1020 {num(chart.height + 20)}" role="img">',
        f"<title>{escape(title)}</title><desc>{escape(desc)}</desc>",
        defs(board.colours),
        _ground(chart),
        path(threads, stroke="#3b2a18", stroke_width=2.2, opacity=0.22, transform="translate(1.2 2.2)"),
        path(threads, stroke=THREAD, stroke_width=1.7, stroke_linecap="round"),
        path(threads, stroke=THREAD_LIGHT, stroke_width=0.7, stroke_dasharray="2 2.6", opacity=0.75),
        links(board, chart),
        corners(board, chart, in_base, delivered, cases),
    ]
    for x, y in chart.at:
        out.append(
            f'<circle cx="{num(x + 1.5)}" cy="{num(y + 2.2)}" r="6" fill="#2a1c0a" opacity=".35"/>'
            f'<circle cx="{num(x)}" cy="{num(y)}" r="5.6" fill="{PIN}" stroke="{PIN_EDGE}" stroke-width="1.4"/>'
            f'<circle cx="{num(x - 1.7)}" cy="{num(y - 1.8)}" r="1.7" fill="#fff" opacity=".9"/>'
        )
    for city, (x, y), (cx, cy, lines) in zip(board.city_ids, chart.at, chart.labels, strict=True):
        w, h = size(lines)
        if city in crowded and abs(cy - y) < 16 and abs(cx - x) > 20:
            cx += math.copysign(12, cx - x)
        out.append(
            f'<rect x="{num(cx - w / 2)}" y="{num(cy - h / 2)}" width="{num(w)}" height="{num(h)}" rx="1.5"'
            f' fill="{LABEL}" stroke="{LABEL_LINE}" stroke-width=".6"/>'
        )
        for n, text in enumerate(lines):
            base = cy + (n - (len(lines) - 1) / 2) * 13 + 4.2
            out.append(
                f'<text x="{num(cx)}" y="{num(base)}" {TYPE} font-size="12.5"'
                f' fill="{INK}" text-anchor="middle">{escape(text)}</text>'
            )
    return "".join([*out, pieces, "</svg>\n"])


def _summary(board: Board) -> str:
    return f"{len(board.city_ids)} cities and {len(board.routes)} routes; a start base and an HQ in each corner"
