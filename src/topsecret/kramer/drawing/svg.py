"""Pictures: a position of Kramer's town and the Top Secret cards, each as one self-contained SVG.

The board is drawn on a sheet of 1000 by 1000 units: the score track around the edge (K1.3), the ring of twelve
buildings inside it (K1.2). A colour never stands alone: every pawn and marker bears its agent's letter (K1.1).
No style sheet and no outside font is needed.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from ..state import BUILDING_NAMES, BUILDINGS, CARD_IDS
from .agents import hops, people
from .cards import CARD_GAP, CARD_HEIGHT, CARD_WIDTH, CARDS, CARDS_A_ROW, face
from .pieces import sheet
from .town import SITES, park, plate, site, town
from .track import SIZE, markers, track


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
    body = [track(finish), town(), park(view)]
    # From north to south, so that a pawn covers the plaza behind it and never a pawn in front.
    ring = sorted(range(BUILDINGS), key=lambda building: SITES[building][1])
    body += [site(building, view, building == safe) for building in ring]
    body += [people(building, view, building == safe, came_from or {}) for building in ring]
    body += [
        hops(colour, start, agents[colour], lane) for lane, (colour, start) in enumerate((came_from or {}).items())
    ]
    body += [plate(building) for building in ring]
    body.append(markers(finish, agents))
    return sheet(SIZE, SIZE, f"Top Secret: round {view['round']}", _told(view), "".join(body))


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
        face(card, (n % CARDS_A_ROW) * (CARD_WIDTH + CARD_GAP) + 4, (n // CARDS_A_ROW) * (CARD_HEIGHT + CARD_GAP) + 4)
        for n, card in enumerate(cards)
    ]
    told = "; ".join(f"{card} {CARDS[card][0]}: {CARDS[card][1]}" for card in cards)
    width = columns * (CARD_WIDTH + CARD_GAP) - CARD_GAP + 8
    return sheet(width, rows * (CARD_HEIGHT + CARD_GAP) - CARD_GAP + 8, "Top Secret cards", told, "".join(faces))


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
