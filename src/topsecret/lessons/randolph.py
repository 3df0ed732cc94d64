"""The lesson of Randolph's game: you are red, Vera sits opposite and is green."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .script import Fits, Lesson, Step

_CONTENTS = "content=0A:5,0B:bomb,0C:1,0D:3,1A:3,1B:5,1C:bomb,1D:1"
_LIE = {
    "0A": "istanbul",
    "0B": "nuuk",
    "0C": "luanda",
    "0D": "casablanca",
    "1A": "chicago",
    "1B": "berlin",
    "1C": "cairo",
    "1D": "manila",
}


def _where(lies: Mapping[str, str]) -> str:
    return ",".join(f"{suitcase}:{city}" for suitcase, city in lies.items())


def _table(
    *,
    turn: int,
    place: str,
    cargo: str = "",
    lies: Mapping[str, str] | None = None,
    spent: str = "",
    delivered: str = "",
    round: int = 3,
) -> str:
    """A position before a roll: suitcases lie where they were put, except as told."""
    fields = {
        "round": str(round),
        "phase": "roll",
        "turn": str(turn),
        "starter": "0",
        "place": place,
        "cargo": cargo,
        "lies": _where({**_LIE, **(lies or {})}),
        "delivered_by": delivered,
        "spent": spent,
    }
    written = " ".join(f"{name}={value}" for name, value in fields.items() if value)
    return f"randolph/1 players=2 | {written} {_CONTENTS}"


def _bomb_in_b(move: Mapping[str, Any]) -> bool:
    return bool(move["kind"] == "contents" and move["contents"][1] == "bomb")


def _to(city: str) -> Fits:
    """A step of any agent to that city: agents that stand in one place are as good as each other."""
    return lambda move: bool(move["kind"] == "step" and move["to"] == city)


LESSON = Lesson(
    game="randolph",
    names=("You", "Vera", "Boris"),
    steps=(
        Step("world", "R1.3", start="randolph/1 players=2 placement=round_robin | content=1A:3,1B:5,1C:bomb,1D:1"),
        Step("contents", "R2.2", want=(_bomb_in_b,)),
        Step(
            "place",
            "R2.3",
            start="randolph/1 players=2 placement=round_robin | phase=place turn=0"
            f" lies={_where({**_LIE, '0D': 'unplaced', '1D': 'unplaced'})} {_CONTENTS}",
            chance=("2+1", "1+0"),
            want=("D casablanca",),
            then=((1, "D manila"),),
            spots=("city:casablanca",),
        ),
        Step(
            "steps",
            "R4.1",
            start=_table(turn=0, place="", round=0),
            chance=("2+1",),
            want=(_to("winnipeg"), _to("new_york"), _to("vancouver")),
            any_order=True,
            spots=("base:red", "city:winnipeg", "city:new_york", "city:vancouver"),
        ),
        Step(
            "take",
            "R5.1",
            start=_table(turn=0, place="0.1:new_york,0.2:vancouver,1.1:manila", lies={"1D": "carried"}, cargo="1.1:1D"),
            chance=("1+1",),
            want=("1-chicago", "1+gA", "1-new_york"),
            spots=("city:chicago", "suitcase:gA", "city:new_york"),
        ),
        Step(
            "crowd",
            "R4.2",
            start=_table(turn=0, place="0.1:lisbon,0.2:lisbon,0.3:havana,1.1:colombo"),
            chance=("2+0",),
            want=("3-lisbon", "1-london"),
            spots=("city:lisbon", "city:london"),
        ),
        Step(
            "duel",
            "R6.2",
            start=_table(
                turn=0,
                place="0.1:montreal,0.2:lisbon,1.1:london,1.2:berlin",
                cargo="1.1:0D",
                lies={"0D": "carried"},
                spent="0.5:1,1.4:1",
            ),
            chance=("1+1",),
            want=("1-london", "card 4"),
            then=((1, "card 2"),),
            spots=("city:london",),
        ),
        Step("bonus", "R6.6", want=("1+rD", "1-lisbon"), spots=("city:london", "suitcase:rD", "city:lisbon")),
        Step(
            "tie",
            "R6.2",
            start=_table(
                turn=0,
                place="0.1:lisbon,0.2:london,1.2:berlin,1.3:cairo",
                cargo="0.1:0D",
                lies={"0D": "carried"},
                spent="0.5:1,0.4:1,1.4:1,1.2:1",
            ),
            chance=("1+1",),
            want=("2-berlin", "card 3"),
            then=((1, "card 3"),),
            spots=("city:berlin",),
        ),
        Step(
            "zero",
            "R6.4",
            start=_table(
                turn=1,
                place="0.1:cairo,0.2:lisbon,1.1:delhi,1.2:berlin",
                cargo="1.1:1D",
                lies={"1D": "carried"},
                spent="0.3:1,0.4:1,0.5:1,0.2:1",
            ),
            chance=("2+1",),
            first=((1, "1-cairo"),),
            want=("card 0",),
            then=((1, "card 5"),),
            spots=("city:cairo",),
        ),
        Step(
            "loot",
            "R6.5",
            start=_table(
                turn=1,
                place="0.1:vienna,0.2:lisbon,1.1:berlin,1.2:delhi",
                cargo="0.1:0C,1.1:1B",
                lies={"0C": "carried", "1B": "carried"},
                spent="1.5:1,1.4:1",
            ),
            chance=("1+2",),
            first=((1, "1-vienna"), (1, "card 3")),
            want=("card 4", "loot"),
            spots=("city:vienna",),
        ),
        Step(
            "deliver",
            "R7.1",
            start=_table(
                turn=0,
                place="0.1:manila,0.2:delhi,1.1:cairo,1.2:vienna",
                cargo="0.1:1B",
                lies={"1B": "carried"},
            ),
            chance=("2+0",),
            want=("1-sydney", "1-hq"),
            spots=("city:sydney", "hq:red"),
        ),
        Step(
            "bomb",
            "R8.1",
            start=_table(
                turn=0,
                place="0.1:singapore,0.2:delhi,0.3:lisbon,0.4:nuuk,0.6:out,0.7:out,1.1:berlin,1.2:vienna",
                cargo="0.1:1C",
                lies={"1B": "delivered", "1C": "carried"},
                delivered="1B:0",
            ),
            chance=("1+0",),
            want=("1-hq", "lose 4", "lose 5"),
            any_order=True,
            spots=("hq:red",),
        ),
        Step(
            "guards",
            "R2.4",
            start="randolph/1 players=3 | phase=setup"
            " lies=0A:istanbul,0B:nuuk,0C:luanda,0D:casablanca,1A:chicago,1B:lima,1C:cairo,1D:havana,2A:lisbon,2B:berlin,2C:dakar,2D:manila"
            " content=0A:5,0B:bomb,0C:1,0D:3,1A:3,1B:5,1C:bomb,1D:1,2A:3,2B:5,2C:bomb,2D:1 guards_chosen=2:0",
            want=("guards 1",),
            spots=("base:yellow",),
        ),
        Step(
            "win",
            "R3.1",
            start=_table(
                turn=0,
                place="0.1:perth,0.2:delhi,0.3:lisbon,1.1:berlin,1.2:vienna",
                cargo="0.1:0A",
                lies={"1B": "delivered", "0A": "carried"},
                delivered="1B:0",
                round=7,
            ),
            chance=("1+1",),
            want=("1-hq",),
            spots=("hq:red",),
        ),
    ),
)
