"""The action space of Randolph's game: number <-> plain data <-> notation, with the names of one table.

| action | notation | |
|---|---|---|
| hide the contents | `contents 5 bomb 1 3` | what lies in A, B, C and D |
| place a suitcase | `A london` | |
| post guards | `guards 1` | |
| a step | `3-london`, `3-hq` | agent, then where to |
| take or exchange | `3+rB` | agent, then suitcase: colour and letter |
| drop | `3 drop` | |
| end of the turn | `end` | |
| whom to fight first | `fight 2` | the defender's agent |
| a duel card | `card 4` | |
| after a duel won in defence | `loot`, `leave` | |
| lose an agent to a bomb | `lose 5` | |
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .board import MAX_CITIES, Board
from .rules.numbers import (
    ACTIONS,
    CARD_ACTION,
    CONTENTS,
    CONTENTS_ACTION,
    DESTINATIONS,
    DROP_ACTION,
    END_ACTION,
    GUARDS_ACTION,
    HEADQUARTERS,
    LEAVE_ACTION,
    LOOT_ACTION,
    LOSE_ACTION,
    PICK_ACTION,
    PLACE_ACTION,
    STEP_ACTION,
    TAKE_ACTION,
)
from .state import BOMB, LETTERS, LETTERS_EACH, SEATS, SUITCASES

__all__ = [
    "ACTIONS",
    "CARD_ACTION",
    "CONTENTS",
    "CONTENTS_ACTION",
    "DESTINATIONS",
    "DROP_ACTION",
    "END_ACTION",
    "GUARDS_ACTION",
    "HEADQUARTERS",
    "LEAVE_ACTION",
    "LOOT_ACTION",
    "LOSE_ACTION",
    "PICK_ACTION",
    "PLACE_ACTION",
    "STEP_ACTION",
    "TAKE_ACTION",
]
"""Where the numbers of each kind begin and what they are counted by, for whoever meets actions by number."""

HQ = "hq"
_STEP = re.compile(r"([1-7])\s*(?:-|>|→|to\b)\s*(.+)")
_TAKE = re.compile(r"([1-7])\s*\+\s*(\S+)")


class Names:
    """The names of cities and suitcases at one table."""

    def __init__(self, board: Board, colours: Sequence[str]) -> None:
        self.board = board
        self.colours = tuple(colours)
        # A number that is no city of the board is written as no city can be called.
        self.cities = [*board.city_ids, *(f"#{k}" for k in range(len(board.city_ids), MAX_CITIES))]
        called = {_joined(name.lower()): city for name, city in zip(board.city_names, board.city_ids, strict=True)}
        self._called = called | {city: city for city in board.city_ids}
        initials = [colour[0] for colour in colours] + [str(seat) for seat in range(len(colours), SEATS)]
        self.suitcases = [f"{initials[seat]}{letter}" for seat in range(SEATS) for letter in LETTERS]

    def text(self, action: int) -> str:
        """The notation of an action number."""
        data = self.data(action)
        kind = data["kind"]
        if kind == "contents":
            return "contents " + " ".join(str(content) for content in data["contents"])
        if kind == "place":
            return f"{data['letter']} {data['city']}"
        if kind == "guards":
            return f"guards {data['count']}"
        if kind == "step":
            return f"{data['agent']}-{data['to']}"
        if kind == "take":
            return f"{data['agent']}+{data['suitcase']}"
        if kind == "drop":
            return f"{data['agent']} drop"
        if kind == "pick":
            return f"fight {data['agent']}"
        if kind == "duel":
            return f"card {data['card']}"
        if kind == "loot":
            return "loot" if data["take"] else "leave"
        return f"lose {data['agent']}" if kind == "lose" else "end"

    def data(self, action: int) -> dict[str, Any]:
        """The action as plain data."""
        if action < PLACE_ACTION:
            return {"kind": "contents", "contents": [content_name(CONTENTS[action, k]) for k in range(LETTERS_EACH)]}
        if action < GUARDS_ACTION:
            letter, city = divmod(action - PLACE_ACTION, MAX_CITIES)
            return {"kind": "place", "letter": LETTERS[letter], "city": self.cities[city]}
        if action < STEP_ACTION:
            return {"kind": "guards", "count": action - GUARDS_ACTION}
        if action < TAKE_ACTION:
            agent, to = divmod(action - STEP_ACTION, DESTINATIONS)
            return {"kind": "step", "agent": agent + 1, "to": HQ if to == HEADQUARTERS else self.cities[to]}
        if action < DROP_ACTION:
            agent, suitcase = divmod(action - TAKE_ACTION, SUITCASES)
            return {"kind": "take", "agent": agent + 1, "suitcase": self.suitcases[suitcase]}
        if action < END_ACTION:
            return {"kind": "drop", "agent": action - DROP_ACTION + 1}
        if action == END_ACTION:
            return {"kind": "end"}
        if action < CARD_ACTION:
            return {"kind": "pick", "agent": action - PICK_ACTION + 1}
        if action < LOOT_ACTION:
            return {"kind": "duel", "card": action - CARD_ACTION}
        if action < LOSE_ACTION:
            return {"kind": "loot", "take": action != LEAVE_ACTION}
        return {"kind": "lose", "agent": action - LOSE_ACTION + 1}

    def normal_text(self, written: str) -> str:
        """The one normal form of a notation: small letters, single spaces, cities by their ids."""
        text = " ".join(written.lower().replace(",", " ").split())
        found = _STEP.fullmatch(text)
        if found:
            return f"{found[1]}-{self._city(found[2])}"
        found = _TAKE.fullmatch(text)
        if found:
            return f"{found[1]}+{found[2]}"
        first, _, rest = text.partition(" ")
        if first in ("a", "b", "c", "d") and rest:
            return f"{first} {self._city(rest)}"
        return text

    def _city(self, written: str) -> str:
        """The id of a city written by its id or its name; anything else as it stands."""
        city = _joined(written)
        return self._called.get(city, city)


def _joined(written: str) -> str:
    return "_".join(written.split())


def content_name(content: int) -> int | str:
    return "bomb" if content == BOMB else content
