"""Pictures: a position of Kramer's town and the Top Secret cards, each as one self-contained SVG.

The board is drawn on a sheet of 1000 by 1000 units: the score track around the edge (K1.3), the ring of twelve
buildings inside it (K1.2). A colour never stands alone: every pawn and marker bears its agent's letter (K1.1).
No style sheet and no outside font is needed. `town.svg` holds the drawings of the pieces.
"""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from .state import BUILDING_NAMES, BUILDINGS, CARD_IDS, COLOURS, COPIES, VALUE

SIZE, EDGE = 1000.0, 66.0
START = 232.0
"""The length of the Start field; the other fields share what is left of the track."""
TYPE = "font-family=\"'Special Elite','Courier New',Courier,monospace\""
SANS = "font-family=\"'IBM Plex Sans',system-ui,'DejaVu Sans',sans-serif\""
MONO = "font-family=\"'IBM Plex Mono',ui-monospace,'DejaVu Sans Mono',monospace\""
PAPER, LINE, INK, INK_2, STAMP = "#fbf6e9", "#b9a98a", "#1f2430", "#343946", "#9f1f18"
FIELD, FIELD_ALT, FIELD_LINE, FIELD_INK = "#fbf4e0", "#efe3c4", "#b5a37c", "#4a4536"
GROUND, LAWN, LAWN_2, GRAVEL, WATER = "#d9caa2", "#a9b57f", "#9aa871", "#e2d3ab", "#8fb3b8"
ROAD, ROAD_EDGE, SETTS = "#a49b8a", "#7d7566", ("#b3aa98", "#a39a88", "#bdb5a4")
PLAZA, PLAZA_EDGE, PAVING, POST = "#d6ccb6", "#8d8574", "#cbc0a8", "#3a3f49"
ENAMEL, ENAMEL_RUIN, HALO, GLOW, OWN = "#23406b", "#8f2a1f", "#fffaf0", "#e0a91a", "#1f5c7a"
DRESS = dict(zip(COLOURS, ("#7d838d", "#e3b20c", "#e4702a", "#c8322b", "#3d8b4a", "#2f6fb7", "#7b4fa3"), strict=True))
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
CARDS = {
    "C1": ("Retreat", "One agent one or two buildings back"),
    "C2": ("Into the ruin", "One agent to the ruin, from anywhere"),
    "C3": ("Leak", "Two markers, each two or more fields before Finish: three fields forward"),
    "C4": ("Side step", "One agent one building forward or back"),
    "C5": ("Sanctuary", "All agents to the church"),
    "C6": ("Break-in", "One agent into the safe’s building"),
    "C7": ("Double retreat", "Two agents one building back each"),
    "C8": ("Exchange", "Two agents in different buildings change places"),
    "C9": ("Double advance", "Two agents one building forward each"),
    "C10": ("Rendezvous", "One agent to another agent’s building"),
    "C11": ("Second identity", "Take a free agent’s identity, unseen by the others"),
    "C12": ("Getaway", "One agent at the safe one building forward or back"),
    "C13": ("Asylum", "One or two agents from the ruin to the church"),
    "C14": ("Moving the safe", "The safe to any other building"),
    "C15": ("Advance", "One agent one, two or three buildings forward"),
}
"""K8: each card's title and text, in our own words."""
CARD_WIDTH, CARD_HEIGHT, CARD_GAP, CARDS_A_ROW = 240.0, 344.0, 20.0, 5


class Box(NamedTuple):
    """A field of the track."""

    x: float
    y: float
    w: float
    h: float


def draw(view: Mapping[str, Any], came_from: Mapping[str, str] | None = None) -> str:
    """A position as a seat or a spectator sees it.

    `came_from` names, by colour, the building that an agent has just left: a ghost and hops show its way.
    """
    finish = int(view["finish"])
    agents: Mapping[str, Mapping[str, Any]] = view["agents"]
    for colour, agent in agents.items():
        _building(agent["building"], colour)
    for colour, building in (came_from or {}).items():
        if colour not in agents:
            raise ValueError(f"came_from: {colour!r} is not in play; in play are {', '.join(agents)}")
        _building(building, f"the former place of {colour}")
    safe = _building(view["safe"], "the safe")
    body = [_track(finish), _town(), _centre(view)]
    # From north to south, so that a pawn covers the plaza behind it and never a pawn in front.
    ring = sorted(range(BUILDINGS), key=lambda building: SITES[building][1])
    body += [_site(building, view, building == safe) for building in ring]
    body += [_people(building, view, building == safe, came_from or {}) for building in ring]
    body += [
        _hops(colour, start, agents[colour], lane) for lane, (colour, start) in enumerate((came_from or {}).items())
    ]
    body += [_plate(building) for building in ring]
    body.append(_markers(finish, agents))
    return _svg(SIZE, SIZE, f"Top Secret: round {view['round']}", _told(view), "".join(body))


def draw_card(card: str) -> str:
    """K8: the face of one card, by its id (`C1` to `C15`)."""
    return draw_cards([card])


def draw_cards(cards: Sequence[str] = CARD_IDS) -> str:
    """K8: the faces of several cards, five a row."""
    for card in cards:
        if card not in CARDS:
            raise ValueError(f"unknown card {card!r}: known are {', '.join(CARDS)}")
    columns, rows = min(len(cards), CARDS_A_ROW), math.ceil(len(cards) / CARDS_A_ROW)
    faces = [
        _face(card, (n % CARDS_A_ROW) * (CARD_WIDTH + CARD_GAP) + 4, (n // CARDS_A_ROW) * (CARD_HEIGHT + CARD_GAP) + 4)
        for n, card in enumerate(cards)
    ]
    told = "; ".join(f"{card} {CARDS[card][0]}: {CARDS[card][1]}" for card in cards)
    width = columns * (CARD_WIDTH + CARD_GAP) - CARD_GAP + 8
    return _svg(width, rows * (CARD_HEIGHT + CARD_GAP) - CARD_GAP + 8, "Top Secret cards", told, "".join(faces))


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


def _building(name: Any, who: str) -> int:
    if name not in BUILDING_NAMES:
        raise ValueError(f"view: {who} is in {name!r}, which is no building; known are {', '.join(BUILDING_NAMES)}")
    return BUILDING_NAMES.index(name)


def _told(view: Mapping[str, Any]) -> str:
    """The position in words."""
    parts = [f"Safe in {view['safe']}"]
    if view.get("roll"):
        parts.append(f"die shows {view['roll']}")
    for colour, agent in view["agents"].items():
        parts.append(f"{colour} {agent['letter']} in {agent['building']}, total {agent['score']}")
    return "; ".join(parts)


def _n(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _use(name: str, x: float, y: float, w: float, h: float, colour: str = "") -> str:
    dress = f' color="{DRESS[colour]}"' if colour else ""
    return f'<use href="#ts-{name}" x="{_n(x)}" y="{_n(y)}" width="{_n(w)}" height="{_n(h)}"{dress}/>'


def _text(x: float, y: float, size: float, words: str, face: str = SANS, **style: object) -> str:
    look = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in ({"fill": INK} | style).items())
    return f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" {face}{look}>{escape(words)}</text>'


def _track(finish: int) -> str:
    out = []
    for number, box in enumerate(fields(finish)):
        fill = FIELD_ALT if number % 2 else FIELD
        out.append(
            f'<rect x="{_n(box.x)}" y="{_n(box.y)}" width="{_n(box.w)}" height="{_n(box.h)}"'
            f' fill="{fill}" stroke="{FIELD_LINE}" stroke-width="1.3"/>'
        )
        if number == 0:
            step = START / 12
            flags = "".join(f"M{_n(box.x + k * step)} {0 if k % 2 else 6}h{_n(step)}v6h-{_n(step)}z" for k in range(12))
            out.append(f'<path d="{flags}" fill="{FIELD_INK}"/>')
            out.append(_text(500, 61, 15.4, f"START · {finish}", MONO, font_weight=600, text_anchor="middle"))
            continue
        bold = {"font_weight": 600, "fill": INK} if number % 5 == 0 else {"fill": FIELD_INK}
        right = box.x > SIZE - EDGE - 1 and EDGE <= box.y < SIZE - EDGE - 1
        x = box.x + box.w - 5.5 if right else box.x + 5.5
        y = box.y + box.h - 6 if box.y > SIZE - EDGE - 1 else box.y + 18.4
        out.append(_text(x, y, 18.4, str(number), MONO, text_anchor="end" if right else "start", **bold))
    return "".join(out)


def _ring(inset: float) -> str:
    """The road as a closed line, `inset` units inside its middle."""
    r = 226 - inset
    return (
        f"M500 {_n(208 + inset)}h112a{_n(r)} {_n(r)} 0 0 1 {_n(r)} {_n(r)}v224a{_n(r)} {_n(r)} 0 0 1 -{_n(r)} {_n(r)}"
        f"h-224a{_n(r)} {_n(r)} 0 0 1 -{_n(r)} -{_n(r)}v-224a{_n(r)} {_n(r)} 0 0 1 {_n(r)} -{_n(r)}z"
    )


def _tree(kind: str, x: float, y: float, w: float) -> str:
    return _use(f"tree-{kind}", x, y, w, w * (1.2 if kind == "round" else 5 / 3))


def _town() -> str:
    """Ground, lawn, paths and the cobbled road round the park."""
    inner = f'x="{_n(EDGE)}" y="{_n(EDGE)}" width="{_n(SIZE - 2 * EDGE)}" height="{_n(SIZE - 2 * EDGE)}"'
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
            f' stroke-dasharray="{_n(14.2 + row % 3 * 2.1)} 2.7" stroke-dashoffset="{row * 7}"/>'
        )
    out.append(f'<rect {inner} fill="none" stroke="{ROAD_EDGE}" stroke-width="2.5"/>')
    out.append(
        f'<path d="M334 622c-16 26 4 60 44 58 30-2 30-22 50-34 20-14-10-42-40-34-22 4-44-8-54 10z" fill="{WATER}"'
        f' stroke="{PLAZA_EDGE}" stroke-width="2"/><path d="M352 646q12-6 24 0M376 662q10-5 20 0" stroke="#fff"'
        ' stroke-opacity=".5" stroke-width="2.5" fill="none" stroke-linecap="round"/>'
    )
    out += [_tree(*tree) for tree in PARK_TREES]
    out += [_use("lamp", x, y, 18, 50) for x, y in LAMPS]
    return "".join(out)


def _label(x: float, y: float, words: str, size: float = 17, edge: str = LINE, ink: str = INK) -> str:
    w, h = len(words) * size * 0.58 + size, size * 1.5
    return (
        f'<rect x="{_n(x - w / 2)}" y="{_n(y - h / 2)}" width="{_n(w)}" height="{_n(h)}" rx="{_n(h / 2)}"'
        f' fill="{PAPER}" stroke="{edge}" stroke-width="1.4"/>'
        + _text(x, y + size * 0.36, size, words, text_anchor="middle", font_weight=600, fill=ink)
    )


def _centre(view: Mapping[str, Any]) -> str:
    """The park: the die, and with cards (K7.1) the pile and the discards."""
    out = []
    cards = view.get("cards")
    if cards:
        pile, discards = int(cards["pile"]), len(cards["discard"])
        out += [_use("card-back", 376 + 2 * k, 404 - 3 * k, 94, 131) for k in range(min(4, math.ceil(pile / 7)))]
        out.append(_label(423, 556, f"Pile {pile}"))
        if discards:
            turns = (5, -3)[: min(2, discards)][::-1]
            for turn in turns:
                out.append(
                    f'<g transform="rotate({turn} 573 466)"><rect x="526" y="398" width="94" height="131" rx="8"'
                    f' fill="{PAPER}" stroke="#6e5a30" stroke-width="1.6"/>'
                    f'<path d="M534 420h78" stroke="{STAMP}" stroke-width="2"/>'
                    + _text(573, 415, 11.5, "TOP SECRET", TYPE, text_anchor="middle", fill=STAMP)
                    + _use("glyph-pawn", 551, 434, 44, 74)
                    + "</g>"
                )
        out.append(_label(573, 556, f"Discards {discards}"))
    if view.get("roll"):
        x, y, size = (460, 578, 80) if cards else (440, 446, 120)
        out.append(
            f'<g transform="rotate(-8 {_n(x + size / 2)} {_n(y + size / 2)})">'
            + _use(f"die-{view['roll']}", x, y, size, size * 66 / 64)
            + "</g>"
        )
    return f'<g color="{INK}">{"".join(out)}</g>'


def _feet(count: int, with_safe: bool) -> list[tuple[float, float]]:
    """Where the pawns of one building stand, measured from its site: in one row, or in two when it is crowded."""
    if count <= 3 or (count == 4 and not with_safe):
        rows = [(84.0, count)]
    else:
        rows = [(58.0, count // 2), (92.0, count - count // 2)]
    step = 46.0 if count <= 3 else 44.5
    aside = -34.0 if with_safe else 0.0
    return [(aside + step * (k - (n - 1) / 2), dy) for dy, n in rows for k in range(n)]


def _site(building: int, view: Mapping[str, Any], safe: bool) -> str:
    """A building on its plaza, and the safe; its ring is closed when an agent there is armed (K7.7)."""
    x, y = SITES[building]
    armed = any(agent.get("armed_by") is not None for agent in view["agents"].values())
    lean = 12 if x <= 500 else -8
    out = [
        f'<g stroke="{PAVING}" fill="none"><ellipse cx="{x}" cy="{_n(y + 58)}" rx="94" ry="42" fill="{PLAZA}"'
        f' stroke="{PLAZA_EDGE}" stroke-width="2"/>'
        f'<ellipse cx="{x}" cy="{_n(y + 58)}" rx="84" ry="35" stroke-width="9" stroke-dasharray="12 2.4"/>'
        f'<ellipse cx="{x}" cy="{_n(y + 58)}" rx="70" ry="26" stroke-width="8" stroke-dasharray="11 2.4"/></g>'
    ]
    if safe:
        dash = "" if armed else ' stroke-dasharray="13 7"'
        out.append(
            f'<ellipse cx="{x}" cy="{_n(y + 58)}" rx="94" ry="42" fill="{GLOW}" fill-opacity="{".4" if armed else ".22"}"'
            f' stroke="{GLOW}" stroke-width="4.5"{dash}/>'
        )
    out.append(f'<ellipse cx="{_n(x + lean)}" cy="{_n(y + 38)}" rx="66" ry="9" fill="#000" fill-opacity=".2"/>')
    post, top = _post(building)
    out.append(
        f'<rect x="{_n(post - 1.7)}" y="{_n(top + 12)}" width="3.4" height="{_n(84 if top < y else 48)}" fill="{POST}"/>'
    )
    out.append(_use(HOUSES[building], x - (60 if x <= 500 else 80), y - 96, 140, 140))
    if safe:
        out.append(_titled("The safe", _use("safe", x + 26, y + 28, 64, 64)))
    return "".join(out)


def _people(building: int, view: Mapping[str, Any], safe: bool, came_from: Mapping[str, str]) -> str:
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


def _pawn(colour: str, letter: str, feet: tuple[float, float], scale: float, ghost: bool, own: bool) -> str:
    x, y = feet[0] - 22 * scale, feet[1] - 69.6 * scale
    ring = (
        f'<ellipse cx="{_n(feet[0])}" cy="{_n(feet[1] - 1)}" rx="{_n(25 * scale)}" ry="{_n(8 * scale)}" fill="none"'
        f' stroke="{OWN}" stroke-width="3.5"/>'
    )
    figure = _use("pawn-ghost" if ghost else "pawn", x, y, 44 * scale, 74 * scale, colour)
    ink = DRESS[colour] if ghost else INK
    figure += _text(feet[0], y + 47.9 * scale, 15 * scale, letter, font_weight=700, text_anchor="middle", fill=ink)
    if ghost:
        return _titled(f"{colour} {letter} came from here", figure)
    return _titled(f"{colour} {letter}, your agent", ring + figure) if own else _titled(f"{colour} {letter}", figure)


def _titled(title: str, body: str) -> str:
    return f"<g><title>{escape(title)}</title>{body}</g>"


def _hops(colour: str, start: str, agent: Mapping[str, Any], lane: int) -> str:
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
        d += f"M{_n(ax)} {_n(ay)}Q{_n(cx)} {_n(cy)} {_n(bx)} {_n(by)}"
        turn = math.degrees(math.atan2(by - cy, bx - cx))
    body, (x, y) = DRESS[colour], spots[-1]
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{d}" stroke="{HALO}" stroke-width="8"/>'
        f'<path d="{d}" stroke="{body}" stroke-width="4.6" stroke-dasharray=".1 8.5"/>'
        f'<path d="M9.5 0L-9.5 -9.5L-3.8 0L-9.5 9.5z" transform="translate({_n(x)} {_n(y)}) rotate({turn:.0f})"'
        f' fill="{body}" stroke="{HALO}" stroke-width="2.4" stroke-linejoin="round"/></g>'
    )


def _post(building: int) -> tuple[float, float]:
    """Where the plate with a building's value hangs: outside the ring, clear of the pawns of the building behind."""
    x, y = SITES[building]
    aside, down = (106, 12) if building in (5, 7) else (74, -52)
    return x - aside if x <= 500 else x + aside, y + down


def _plate(building: int) -> str:
    """K1.2: the value of a building on its enamel plate."""
    x, y = _post(building)
    value = VALUE[building]
    words = str(value) if value >= 0 else f"−{-value}"
    half, tilt = (25, " rotate(-7)" if value < 0 else "") if len(words) > 1 else (21, "")
    return (
        f'<g transform="translate({_n(x)} {_n(y)}){tilt}">'
        f'<rect x="-{half}" y="-19" width="{2 * half}" height="38" rx="7" fill="{ENAMEL_RUIN if value < 0 else ENAMEL}"'
        f' stroke="#fdf8ea" stroke-width="2.6"/><rect x="-{half + 1.8}" y="-20.8" width="{2 * half + 3.6}" height="41.6"'
        ' rx="8.5" fill="none" stroke="#1b1f28" stroke-width="1.3"/>'
        + _text(0, 11, 30, words, text_anchor="middle", font_weight=700, fill="#fff")
        + "</g>"
    )


def _markers(finish: int, agents: Mapping[str, Mapping[str, Any]]) -> str:
    """K1.3: the markers on their fields; one past Finish goes on round the track and bears its exact total."""
    boxes, out = fields(finish), []
    on: dict[int, list[str]] = {}
    for colour in sorted(agents, key=COLOURS.index):
        on.setdefault(int(agents[colour]["score"]) % finish, []).append(colour)
    for number, colours in sorted(on.items()):
        box = boxes[number]
        for colour, (x, y, size) in zip(colours, _spots(box, len(colours)), strict=True):
            letter, score = agents[colour]["letter"], int(agents[colour]["score"])
            piece = _use("marker", x - size / 2, y - size / 2, size, size, colour)
            piece += _text(x, y + size * 0.17, size * 0.46, letter, font_weight=700, text_anchor="middle")
            if score >= finish:
                side = 1 if box.y < EDGE else -1
                piece += _label(x, y + side * size * 0.66, str(score), 14, STAMP, STAMP)
            out.append(_titled(f"{colour} {letter}: {score}", piece))
    return "".join(out)


def _spots(box: Box, count: int) -> list[tuple[float, float, float]]:
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


def _face(card: str, x: float, y: float) -> str:
    """A card: stamp, number of copies, picture, title and text."""
    title, text = CARDS[card]
    copies = COPIES[CARD_IDS.index(card)]
    out = [
        f'<g transform="translate({_n(x)} {_n(y)})" color="{INK}"><title>{escape(f"{card} {title}: {text}")}</title>'
        f'<rect width="{_n(CARD_WIDTH)}" height="{_n(CARD_HEIGHT)}" rx="16" fill="{PAPER}" stroke="#6e5a30" stroke-width="3"/>'
        f'<path d="M1.5 36H238.5" stroke="{STAMP}" stroke-width="3"/>',
        _text(14, 26, 19, "TOP SECRET", TYPE, fill=STAMP),
        _text(226, 26, 19, f"{card} ×{copies}", MONO, text_anchor="end", font_weight=600, fill=INK_2),
        _use(f"pic-{card.lower()}", 14, 48, 212, 148.4),
        _text(16, 228, 23, title, TYPE),
    ]
    out += [_text(16, 256 + 24 * k, 18, words, fill=INK_2) for k, words in enumerate(_wrapped(text, 21))]
    return "".join(out) + "</g>"


def _wrapped(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


@cache
def _pieces() -> dict[str, str]:
    """The drawings of `town.svg`, by name."""
    text = (Path(__file__).parent / "town.svg").read_text("utf-8")
    return dict(re.findall(r'(?s)(?=<symbol id="ts-([^"]+)")(<symbol.*?</symbol>)', text))


def _needed(body: str) -> Iterable[str]:
    """The drawings that a body uses, and those that they use in turn."""
    pieces, found = _pieces(), set[str]()
    queue = [body]
    for text in queue:
        for name in re.findall(r'href="#ts-([^"]+)"', text):
            if name not in found:
                found.add(name)
                queue.append(pieces[name])
    return (drawing for name, drawing in pieces.items() if name in found)


def _svg(width: float, height: float, title: str, told: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" width="{_n(width)}"'
        f' height="{_n(height)}" role="img"><title>{escape(title)}</title><desc>{escape(told)}</desc>'
        f"<defs>{''.join(_needed(body))}</defs>{body}</svg>\n"
    )
