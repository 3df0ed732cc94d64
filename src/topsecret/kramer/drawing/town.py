"""The town of Kramer's pictures: the park, the cobbled ring, and twelve buildings with their values (K1.2)."""

import math
from collections.abc import Mapping
from typing import Any

from ...svg import INK, TYPE, num, text, titled
from ..state import VALUE
from .pieces import PAPER, STAMP, label, use
from .track import EDGE, SIZE

GROUND, LAWN, LAWN_2, GRAVEL, WATER = "#d9caa2", "#a9b57f", "#9aa871", "#e2d3ab", "#8fb3b8"
ROAD, ROAD_EDGE, SETTS = "#a49b8a", "#7d7566", ("#b3aa98", "#a39a88", "#bdb5a4")
PLAZA, PLAZA_EDGE, PAVING, POST = "#d6ccb6", "#8d8574", "#cbc0a8", "#3a3f49"
ENAMEL, ENAMEL_RUIN, GLOW = "#23406b", "#8f2a1f", "#e0a91a"
HOUSES = [
    "church",
    "bakery",
    "cafe",
    "cinema",
    "post",
    "station",
    "hotel",
    "townhall",
    "villa",
    "bank",
    "embassy",
    "ruin",
]
"""What stands on the sites of the ring, by the number of the building."""
SITES = (
    (500.0, 162.0), (691.3, 176.4), (823.6, 308.7), (838.0, 500.0), (823.6, 691.3), (691.3, 823.6),
    (500.0, 838.0), (308.7, 823.6), (176.4, 691.3), (162.0, 500.0), (176.4, 308.7), (308.7, 176.4),
)  # fmt: skip
CORNER_TREES = (
    ("round", 84, 84, 46), ("fir", 130, 78, 32), ("round", 120, 118, 40), ("fir", 78, 140, 30),
    ("round", 872, 84, 46), ("fir", 842, 78, 30), ("fir", 900, 130, 32), ("round", 850, 122, 38),
    ("round", 82, 866, 44), ("fir", 128, 868, 30), ("fir", 82, 820, 28), ("round", 878, 862, 46),
    ("fir", 846, 868, 30), ("fir", 900, 816, 30),
)  # fmt: skip
PARK_TREES = (
    ("round", 316, 300, 56), ("fir", 372, 284, 38), ("round", 300, 388, 44), ("round", 640, 296, 58),
    ("fir", 612, 276, 38), ("fir", 690, 372, 36), ("round", 650, 626, 56), ("fir", 618, 656, 40),
    ("round", 592, 690, 40), ("fir", 302, 566, 36), ("round", 428, 676, 40),
)  # fmt: skip
LAMPS = ((452, 300), (530, 300), (452, 664), (530, 664))


def town() -> str:
    """Ground, lawn, paths and the cobbled road round the park."""
    inner = f'x="{num(EDGE)}" y="{num(EDGE)}" width="{num(SIZE - 2 * EDGE)}" height="{num(SIZE - 2 * EDGE)}"'
    out = [
        f'<rect {inner} fill="{GROUND}"/>',
        f'<path d="{_ring(42)}" fill="{LAWN}"/>',
        f'<path d="M500 282c150 0 206 96 206 222s-64 222-206 222-206-96-206-222 56-222 206-222z" fill="{LAWN_2}"/>',
        f'<path d="M500 220v600M180 506h640" stroke="{GRAVEL}" stroke-width="24"/>',
        f'<circle cx="500" cy="506" r="150" fill="{GRAVEL}"/>',
        f'<circle cx="500" cy="506" r="143" fill="none" stroke="{PLAZA_EDGE}" stroke-width="1.6"'
        ' stroke-dasharray="3 7" opacity=".7"/>',
        *(_tree(*tree) for tree in CORNER_TREES),
        f'<path d="{_ring(0)}" fill="none" stroke="{ROAD_EDGE}" stroke-width="80.7"/>',
        f'<path d="{_ring(0)}" fill="none" stroke="{ROAD}" stroke-width="74"/>',
    ]
    for row in range(6):
        out.append(
            f'<path d="{_ring(30.8 - row * 12.3)}" fill="none" stroke="{SETTS[row % 3]}" stroke-width="9.9"'
            f' stroke-dasharray="{num(14.2 + row % 3 * 2.1)} 2.7" stroke-dashoffset="{row * 7}"/>'
        )
    out.append(f'<rect {inner} fill="none" stroke="{ROAD_EDGE}" stroke-width="2.5"/>')
    out.append(
        f'<path d="M334 622c-16 26 4 60 44 58 30-2 30-22 50-34 20-14-10-42-40-34-22 4-44-8-54 10z" fill="{WATER}"'
        f' stroke="{PLAZA_EDGE}" stroke-width="2"/><path d="M352 646q12-6 24 0M376 662q10-5 20 0" stroke="#fff"'
        ' stroke-opacity=".5" stroke-width="2.5" fill="none" stroke-linecap="round"/>'
    )
    out += [_tree(*tree) for tree in PARK_TREES]
    out += [use("lamp", x, y, 18, 50) for x, y in LAMPS]
    return "".join(out)


def _ring(inset: float) -> str:
    """The road as a closed line, `inset` units inside its middle."""
    r = 226 - inset
    return (
        f"M500 {num(208 + inset)}h112a{num(r)} {num(r)} 0 0 1 {num(r)} {num(r)}v224a{num(r)} {num(r)} 0 0 1 -{num(r)} {num(r)}"
        f"h-224a{num(r)} {num(r)} 0 0 1 -{num(r)} -{num(r)}v-224a{num(r)} {num(r)} 0 0 1 {num(r)} -{num(r)}z"
    )


def _tree(kind: str, x: float, y: float, w: float) -> str:
    return use(f"tree-{kind}", x, y, w, w * (1.2 if kind == "round" else 5 / 3))


def park(view: Mapping[str, Any]) -> str:
    """The park: the die, and with cards (K7.1) the pile and the discards."""
    out = []
    cards = view.get("cards")
    if cards:
        pile, discards = int(cards["pile"]), len(cards["discard"])
        out += [use("card-back", 376 + 2 * k, 404 - 3 * k, 94, 131) for k in range(min(4, math.ceil(pile / 7)))]
        out.append(label(423, 556, f"Pile {pile}"))
        if discards:
            turns = (5, -3)[: min(2, discards)][::-1]
            for turn in turns:
                out.append(
                    f'<g transform="rotate({turn} 573 466)"><rect x="526" y="398" width="94" height="131" rx="8"'
                    f' fill="{PAPER}" stroke="#6e5a30" stroke-width="1.6"/>'
                    f'<path d="M534 420h78" stroke="{STAMP}" stroke-width="2"/>'
                    + text(573, 415, 11.5, "TOP SECRET", TYPE, text_anchor="middle", fill=STAMP)
                    + use("glyph-pawn", 551, 434, 44, 74)
                    + "</g>"
                )
        out.append(label(573, 556, f"Discards {discards}"))
    if view.get("roll"):
        x, y, size = (460, 578, 80) if cards else (440, 446, 120)
        out.append(
            f'<g transform="rotate(-8 {num(x + size / 2)} {num(y + size / 2)})">'
            + use(f"die-{view['roll']}", x, y, size, size * 66 / 64)
            + "</g>"
        )
    return f'<g color="{INK}">{"".join(out)}</g>'


def site(building: int, view: Mapping[str, Any], safe: bool) -> str:
    """A building on its plaza, and the safe; its ring is closed when an agent there is armed (K7.7)."""
    x, y = SITES[building]
    armed = any(agent.get("armed_by") is not None for agent in view["agents"].values())
    lean = 12 if x <= 500 else -8
    out = [
        f'<g stroke="{PAVING}" fill="none"><ellipse cx="{x}" cy="{num(y + 58)}" rx="94" ry="42" fill="{PLAZA}"'
        f' stroke="{PLAZA_EDGE}" stroke-width="2"/>'
        f'<ellipse cx="{x}" cy="{num(y + 58)}" rx="84" ry="35" stroke-width="9" stroke-dasharray="12 2.4"/>'
        f'<ellipse cx="{x}" cy="{num(y + 58)}" rx="70" ry="26" stroke-width="8" stroke-dasharray="11 2.4"/></g>'
    ]
    if safe:
        dash = "" if armed else ' stroke-dasharray="13 7"'
        out.append(
            f'<ellipse cx="{x}" cy="{num(y + 58)}" rx="94" ry="42" fill="{GLOW}" fill-opacity="{".4" if armed else ".22"}"'
            f' stroke="{GLOW}" stroke-width="4.5"{dash}/>'
        )
    out.append(f'<ellipse cx="{num(x + lean)}" cy="{num(y + 38)}" rx="66" ry="9" fill="#000" fill-opacity=".2"/>')
    post, top = _post(building)
    out.append(
        f'<rect x="{num(post - 1.7)}" y="{num(top + 12)}" width="3.4" height="{num(84 if top < y else 48)}" fill="{POST}"/>'
    )
    out.append(use(HOUSES[building], x - (60 if x <= 500 else 80), y - 96, 140, 140))
    if safe:
        out.append(titled("The safe", use("safe", x + 26, y + 28, 64, 64)))
    return "".join(out)


def _post(building: int) -> tuple[float, float]:
    """Where the plate with a building's value hangs: outside the ring, clear of the pawns of the building behind."""
    x, y = SITES[building]
    aside, down = (106, 12) if building in (5, 7) else (74, -52)
    return x - aside if x <= 500 else x + aside, y + down


def plate(building: int) -> str:
    """K1.2: the value of a building on its enamel plate."""
    x, y = _post(building)
    value = VALUE[building]
    words = str(value) if value >= 0 else f"−{-value}"
    half, tilt = (25, " rotate(-7)" if value < 0 else "") if len(words) > 1 else (21, "")
    return (
        f'<g transform="translate({num(x)} {num(y)}){tilt}">'
        f'<rect x="-{half}" y="-19" width="{2 * half}" height="38" rx="7" fill="{ENAMEL_RUIN if value < 0 else ENAMEL}"'
        f' stroke="#fdf8ea" stroke-width="2.6"/><rect x="-{half + 1.8}" y="-20.8" width="{2 * half + 3.6}" height="41.6"'
        ' rx="8.5" fill="none" stroke="#1b1f28" stroke-width="1.3"/>'
        + text(0, 11, 30, words, text_anchor="middle", font_weight=700, fill="#fff")
        + "</g>"
    )
