"""Agents in Kramer's pictures: who stands where, whose own agent it is, and the way of one that was moved."""

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ...svg import INK, num, text, titled
from ..state import BUILDING_NAMES, BUILDINGS
from .pieces import DRESS, use
from .town import SITES

HALO, OWN = "#fffaf0", "#1f5c7a"


def people(building: int, view: Mapping[str, Any], safe: bool, came_from: Mapping[str, str]) -> str:
    """Everyone who stands at a building, and the ghosts of those who have just left it."""
    x, y = SITES[building]
    name, agents = BUILDING_NAMES[building], view["agents"]
    here = [colour for colour in agents if agents[colour]["building"] == name]
    ghosts = [colour for colour, start in came_from.items() if start == name and colour not in here]
    everyone = [(colour, True) for colour in ghosts] + [(colour, False) for colour in here]
    scale = 1.0 if len(everyone) <= 3 else 0.88
    out = []
    for (colour, ghost), (dx, dy) in zip(everyone, _feet(len(everyone), safe), strict=True):
        own = view.get("seat") is not None and agents[colour].get("owner") == view["seat"]
        out.append(_pawn(colour, agents[colour]["letter"], (x + dx, y + dy), scale, ghost, own))
    return "".join(out)


def _feet(count: int, with_safe: bool) -> list[tuple[float, float]]:
    """Where the pawns of one building stand, measured from its site: in one row, or in two when it is crowded."""
    if count <= 3 or (count == 4 and not with_safe):
        rows = [(84.0, count)]
    else:
        rows = [(58.0, count // 2), (92.0, count - count // 2)]
    step = 46.0 if count <= 3 else 44.5
    aside = -34.0 if with_safe else 0.0
    return [(aside + step * (k - (n - 1) / 2), dy) for dy, n in rows for k in range(n)]


def _pawn(colour: str, letter: str, feet: tuple[float, float], scale: float, ghost: bool, own: bool) -> str:
    x, y = feet[0] - 22 * scale, feet[1] - 69.6 * scale
    ring = (
        f'<ellipse cx="{num(feet[0])}" cy="{num(feet[1] - 1)}" rx="{num(25 * scale)}" ry="{num(8 * scale)}" fill="none"'
        f' stroke="{OWN}" stroke-width="3.5"/>'
    )
    figure = use("pawn-ghost" if ghost else "pawn", x, y, 44 * scale, 74 * scale, colour)
    ink = DRESS[colour] if ghost else INK
    figure += text(feet[0], y + 47.9 * scale, 15 * scale, letter, font_weight=700, text_anchor="middle", fill=ink)
    if ghost:
        return titled(f"{colour} {letter} came from here", figure)
    return titled(f"{colour} {letter}, your agent", ring + figure) if own else titled(f"{colour} {letter}", figure)


def hops(colour: str, start: str, agent: Mapping[str, Any], lane: int) -> str:
    """The way of an agent that was moved: one arc a building, forward or back, whichever is shorter."""
    first, last = BUILDING_NAMES.index(start), BUILDING_NAMES.index(agent["building"])
    ahead = (last - first) % BUILDINGS
    way = 1 if ahead <= BUILDINGS // 2 else -1
    count = ahead if way == 1 else BUILDINGS - ahead
    if not count:
        return ""
    inward = 0.1 + 0.05 * lane  # ways that run side by side do not cover one another
    stops = [SITES[(first + way * k) % BUILDINGS] for k in range(count + 1)]
    spots = [(x + (500 - x) * inward, y + 30 + (506 - y) * inward) for x, y in stops]
    d, turn = "", 0.0
    for (ax, ay), (bx, by) in pairwise(spots):
        cx, cy = (ax + bx) / 2 + (500 - (ax + bx) / 2) * 0.2, (ay + by) / 2 - 40
        d += f"M{num(ax)} {num(ay)}Q{num(cx)} {num(cy)} {num(bx)} {num(by)}"
        turn = math.degrees(math.atan2(by - cy, bx - cx))
    body, (x, y) = DRESS[colour], spots[-1]
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{d}" stroke="{HALO}" stroke-width="8"/>'
        f'<path d="{d}" stroke="{body}" stroke-width="4.6" stroke-dasharray=".1 8.5"/>'
        f'<path d="M9.5 0L-9.5 -9.5L-3.8 0L-9.5 9.5z" transform="translate({num(x)} {num(y)}) rotate({turn:.0f})"'
        f' fill="{body}" stroke="{HALO}" stroke-width="2.4" stroke-linejoin="round"/></g>'
    )
