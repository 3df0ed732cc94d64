"""What the terminal says a move would bring is what the rules make of it."""

from __future__ import annotations

import pytest

from tests.kramer.positions import kramer
from topsecret.terminal.kramer.board import after, forecast, staged_view

ROUND = "phase=move turn=0 actor=0 roll=2 position=J:5,D:9,M:8 score=J:3"


@pytest.mark.parametrize(("hand", "promised"), [("C1 C2 C4", True), ("C1 C1 C2 C4", False)])
def test_a_card_is_promised_only_to_a_hand_that_has_room_for_it(hand: str, promised: bool) -> None:  # K7.3
    m = kramer("players=3 cards=yes", ROUND, hands=(hand, "", ""))
    assert ("You will draw a card." in forecast(m.game, m.view(0), {"blue": 2})) == promised


def test_a_move_to_the_safe_says_what_would_be_gained() -> None:  # K4.1, K4.2
    m = kramer("players=3", ROUND)
    said = forecast(m.game, m.view(0), {"red": 2})
    assert said.startswith("Jacques to the safe: scoring when you confirm.")
    assert "Jacques +7" in said
    assert "Mirkov +8" in said
    assert forecast(m.game, m.view(0), {"red": 1}) == "No scoring."
    cards = kramer("players=3 cards=yes", ROUND, hands=("", "", "C1"))
    assert "unless a card prevents it" in forecast(cards.game, cards.view(0), {"red": 2})


def test_agents_are_shown_where_the_points_carry_them() -> None:  # K3.6
    m = kramer("players=3", ROUND)
    shown = staged_view(m.game, m.view(0), {"blue": 1, "red": 0})["agents"]
    assert (shown["blue"]["building"], shown["blue"]["was"]) == ("10", "9")
    assert "was" not in shown["red"]
    assert after(m.game, m.view(0), {"blue": 6})["agents"]["blue"]["building"] == "3"
