"""What happens at a table, in words."""

from __future__ import annotations

from typing import Any

import pytest

from topsecret.terminal.kramer.words import KramerTeller
from topsecret.terminal.online.tidings import Tidings


def said(item: dict[str, Any], seat: int | None = None) -> str | None:
    return Tidings(["Anna", "Bert"], seat).item(item)


@pytest.mark.parametrize(
    ("item", "others", "oneself"),
    [
        ({"what": "seated", "seat": 0, "name": "Anna"}, "Anna takes seat 0.", "Anna takes seat 0."),
        ({"what": "unseated", "seat": 0, "name": "Eve"}, "Eve leaves seat 0.", "Eve leaves seat 0."),
        ({"what": "ready", "seat": 0, "ready": True}, "Anna is ready.", "You are ready."),
        ({"what": "ready", "seat": 0, "ready": False}, "Anna is not ready any more.", "You are not ready any more."),
        ({"what": "left", "seat": 0}, "Anna has left the table.", "Anna has left the table."),
        ({"what": "back", "seat": 0}, "Anna is back.", "Anna is back."),
        ({"what": "standin", "seat": 0, "why": "gone"}, "Somebody plays for Anna, who is away.", "Somebody plays for Anna, who is away."),
        ({"what": "timeout", "seat": 0}, "The time of Anna was up.", "The time of Anna was up."),
        ({"what": "resigned", "seat": 0}, "Anna resigned.", "Anna resigned."),
        ({"what": "offer", "seat": 0, "yes": True}, "Anna offers to end the game. (offer: agree)", "Anna offers to end the game."),
        ({"what": "offer", "seat": 0, "yes": False}, "Anna wants to play on.", "Anna wants to play on."),
        ({"what": "ended", "reason": "resigned", "winners": [0]}, "The others have resigned. Anna won.", "The others have resigned. Anna won."),
        ({"what": "ended", "reason": "agreed", "winners": []}, "The players agreed to end the game. Nobody won.", "The players agreed to end the game. Nobody won."),
        ({"what": "ended", "reason": "finish", "winners": [0]}, None, None),
        ({"what": "claimed", "seat": 0}, "Anna now plays on another device.", "Anna now plays on another device."),
        ({"what": "something new"}, None, None),
    ],
)  # fmt: skip
def test_changes_of_a_table_are_told(item: dict[str, Any], others: str | None, oneself: str | None) -> None:
    assert said({"kind": "table", **item}) == others
    assert said({"kind": "table", **item}, seat=0) == oneself


def test_chat_is_told_with_the_speaker_and_nothing_a_terminal_obeys() -> None:
    item = {"kind": "chat", "room": "players", "seat": 1, "name": "Bert", "text": "hi \x1b[2Jthere"}
    assert said(item) == "Bert: hi  [2Jthere"
    assert said({**item, "room": "spectators"}) == "Bert (Watching): hi  [2Jthere"


def test_everything_is_told_in_order() -> None:
    items = [
        {"kind": "table", "what": "back", "seat": 0},
        {"kind": "game", "event": {"type": "passed", "seat": 0}},
        {"kind": "game", "event": {"type": "passed", "seat": 1}},
        {"kind": "chat", "name": "Bert", "text": "well"},
        {"kind": "game", "event": {"type": "stopped", "seat": 0}},
    ]
    names = ["Anna", "Bert"]
    assert Tidings(names, 1).stories(items, KramerTeller(names, 1)) == [
        "Anna is back.",
        "Anna and Bert passed.",
        "Bert: well",
        "Anna plays no more for now.",
    ]
