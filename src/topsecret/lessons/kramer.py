"""The lesson of Kramer's game: you are Jacques (red), Vera is Mirkov (green), Boris is Doyle (blue); the others are free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..kramer import GAME
from ..kramer.state import CARD_IDS
from .script import Lesson, Step

_OWNERS = "owner=J:0,M:1,D:2"


def _cards(*hands: str) -> str:
    """Hands by seat, as `C2 C15`; the rest of the cards lie in the pile."""
    copies = GAME.initial(GAME.options.complete({"players": len(hands), "cards": True})).pile.tolist()
    held = [card for hand in hands for card in hand.split()]
    hand = ",".join(f"{seat}.{card}:1" for seat, cards in enumerate(hands) for card in cards.split())
    pile = ",".join(f"{card}:{copies - held.count(card)}" for card, copies in zip(CARD_IDS, copies, strict=True))
    return f"hand={hand} pile={pile}"


def _not_red(move: Mapping[str, Any]) -> bool:
    return bool(move["kind"] == "move" and "red" not in move["points"])


def _anywhere(move: Mapping[str, Any]) -> bool:
    return bool(move["kind"] == "safe")


LESSON = Lesson(
    game="kramer",
    names=("You", "Vera", "Boris"),
    steps=(
        Step("town", "K1.2", start={"players": 3}, chance=("J", "M", "D")),
        Step("identity", "K2.3", spots=("agent:red",)),
        Step(
            "points",
            "K3.5",
            chance=("4", "5", "2"),
            want=("J2 D2",),
            then=((1, "S2 M3"), (2, "B1 J1")),
            spots=("agent:red", "agent:blue"),
        ),
        Step(
            "one-to-three",
            "K3.5",
            chance=("1-3", "2", "3"),
            want=("J2",),
            then=((1, "P1 M1"), (2, "S1 D2")),
            spots=("agent:red",),
        ),
        Step("bluff", "K3.5", chance=("2",), want=(_not_red,)),
        Step(
            "scoring",
            "K4.2",
            start="kramer/1 players=3 | phase=roll turn=0 round=3 safe=7"
            f" {_OWNERS} position=S:6,P:1,B:church,J:5,M:10,D:3 score=S:3,P:1,J:4,M:6,D:2",
            chance=("2",),
            want=("J2",),
            spots=("agent:red", "building:7"),
        ),
        Step("safe", "K5.1", want=(_anywhere,)),
        Step(
            "ruin",
            "K4.2",
            start="kramer/1 players=3 | phase=roll turn=0 round=4 safe=6"
            f" {_OWNERS} position=S:2,P:1,B:8,J:4,M:10,D:5 score=S:9,P:2,J:11,M:16,D:5,B:3",
            chance=("3",),
            want=("J2 M1",),
            spots=("agent:green", "building:ruin", "agent:red", "building:6"),
        ),
        Step(
            "draw",
            "K7.3",
            start="kramer/1 players=3 cards=yes | phase=roll turn=0 round=4 safe=6"
            f" {_OWNERS} position=S:2,P:10,B:8,J:3,M:4,D:1 score=S:9,P:2,J:11,M:14,D:5,B:3"
            f" {_cards('C15', 'C12', 'C2')}",
            chance=("2", "C13"),
            want=("S1 P1",),
            spots=("agent:yellow", "building:ruin", "agent:grey"),
        ),
        Step(
            "card",
            "K7.5",
            start="kramer/1 players=3 cards=yes | phase=roll turn=2 actor=2 round=5 safe=5"
            f" {_OWNERS} position=S:2,P:1,B:8,J:church,M:10,D:3 score=S:9,P:2,J:18,M:14,D:20,B:3"
            f" {_cards('C2 C15', 'C12', 'C1')}",
            chance=("2", "3"),
            first=((2, "D2"), (2, "pass")),
            want=("C2 D", "stop"),
            then=((1, "pass"), (2, "pass")),
            spots=("card:C2", "agent:blue"),
        ),
        Step("pass", "K7.5", want=("pass",)),
        Step(
            "second",
            "K8",
            start="kramer/1 players=3 cards=yes | phase=roll turn=0 round=6 safe=9"
            f" {_OWNERS} position=S:2,P:1,B:8,J:church,M:10,D:3 score=S:19,P:2,J:18,M:14,D:20,B:24"
            f" {_cards('C11', 'C12', 'C1')}",
            chance=("2", "B"),
            first=((0, "S2"),),
            want=("C11",),
            spots=("card:C11",),
        ),
        Step(
            "dossier",
            "K9.2",
            start="kramer/1 players=3 dossier=yes | phase=move turn=1 actor=1 round=7 roll=2 safe=8"
            f" {_OWNERS} position=S:2,P:1,B:4,J:5,M:6,D:3 score=S:9,P:2,J:18,M:22,D:20,B:3",
            first=((1, "M2"),),
            want=("S=-", "P=-", "B=-", "M=1", "D=2"),
            then=((1, "S=-; P=-; B=-; J=2; D=0"), (2, "S=-; P=-; B=-; J=0; M=1")),
        ),
        Step(
            "end",
            "K6.2",
            start="kramer/1 players=3 | phase=roll turn=0 round=9 safe=9"
            f" {_OWNERS} position=S:4,P:2,B:10,J:6,M:5,D:1 score=S:21,P:14,J:35,M:33,D:30,B:28",
            chance=("4",),
            want=("J3 D1",),
            spots=("agent:red", "building:9", "agent:blue"),
        ),
    ),
)
