"""What happens at a table, in words."""

from __future__ import annotations

from typing import Any

import pytest

from topsecret.terminal.tidings import Tidings
from topsecret.terminal.words import Teller


def said(item: dict[str, Any], seat: int | None = None) -> str | None:
    return Tidings(["Anna", "Bert"], seat).item(item)


@pytest.mark.parametrize(
    ("item", "others", "oneself"),
    [
        ({"what": "seated", "seat": 0, "name": "Anna"}, "Anna sits in seat 0.", "You sit in seat 0."),
        ({"what": "unseated", "seat": 0, "name": "Eve"}, "Eve leaves seat 0.", "You leave seat 0."),
        ({"what": "ready", "seat": 0, "ready": True}, "Anna is ready.", "You are ready."),
        ({"what": "ready", "seat": 0, "ready": False}, "Anna is not ready any more.", "You are not ready any more."),
        ({"what": "left", "seat": 0}, "Anna goes away; somebody plays that seat meanwhile.", "You go away; somebody plays that seat meanwhile."),
        ({"what": "back", "seat": 0}, "Anna is back.", "You are back."),
        ({"what": "standin", "seat": 0, "why": "gone"}, "Anna is away for too long: somebody plays that seat meanwhile.", "You are away for too long: somebody plays that seat meanwhile."),
        ({"what": "standin", "seat": 0, "why": "time"}, "Anna is out of time: somebody plays that seat meanwhile.", "You are out of time: somebody plays that seat meanwhile."),
        ({"what": "timeout", "seat": 0}, "Anna's time ran out.", "Your time ran out."),
        ({"what": "resigned", "seat": 0}, "Anna resigns.", "You resign."),
        ({"what": "offer", "seat": 0, "yes": True}, "Anna offers to end the game here, without a winner. Type offer to agree.", "You offer to end the game here, without a winner."),
        ({"what": "offer", "seat": 0, "yes": False}, "Anna takes the offer to end the game back.", "You take the offer to end the game back."),
        ({"what": "ended", "reason": "resigned", "winners": [0]}, "The game is over: the others have resigned. Anna wins!", "The game is over: the others have resigned. You win!"),
        ({"what": "ended", "reason": "agreed", "winners": []}, "The game is over: everybody agreed to end it here. Nobody wins.", "The game is over: everybody agreed to end it here. Nobody wins."),
        ({"what": "ended", "reason": "finish", "winners": [0]}, None, None),
        ({"what": "claimed", "seat": 0}, "Anna's seat is played from another device now.", "Your seat is played from another device now."),
        ({"what": "something new"}, None, None),
    ],
)  # fmt: skip
def test_changes_of_a_table_are_told(item: dict[str, Any], others: str | None, oneself: str | None) -> None:
    assert said({"kind": "table", **item}) == others
    assert said({"kind": "table", **item}, seat=0) == oneself


def test_chat_is_told_with_the_speaker_and_nothing_a_terminal_obeys() -> None:
    item = {"kind": "chat", "room": "players", "seat": 1, "name": "Bert", "text": "hi \x1b[2Jthere"}
    assert said(item) == "Bert: hi  [2Jthere"
    assert said({**item, "room": "spectators"}) == "Bert (spectators): hi  [2Jthere"


def test_everything_is_told_in_order() -> None:
    items = [
        {"kind": "table", "what": "back", "seat": 0},
        {"kind": "game", "event": {"type": "passed", "seat": 0}},
        {"kind": "game", "event": {"type": "passed", "seat": 1}},
        {"kind": "chat", "name": "Bert", "text": "well"},
        {"kind": "game", "event": {"type": "stopped", "seat": 0}},
    ]
    names = ["Anna", "Bert"]
    assert Tidings(names, 1).stories(items, Teller(names, 1)) == [
        "Anna is back.",
        "Anna and you pass.",
        "Bert: well",
        "Anna stops for now.",
    ]
