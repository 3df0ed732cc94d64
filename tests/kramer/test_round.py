"""The Top Secret round: drawing, asking, arming (K7)."""

import pytest

import topsecret as ts

from .positions import armed, hand, kramer, phase, places, scores, texts, told

FOUR = "C1 C4 C7 C9"
"""A full hand that cannot move the safe."""


def deal_in_order(players):
    """A script that deals the first agents and two cards to each seat, C1 to all that come first."""
    cards = ["C1", "C1", "C2", "C2", "C3", "C3", "C4", "C4", "C6", "C6", "C7", "C7", "C9", "C9"]
    return [*"SPBJMDL"[:players], *cards[: 2 * players]]


# K7.1 Set-up


def test_everyone_is_dealt_two_cards_hidden():  # K7.1
    m = ts.new("kramer", players=4, cards=True, chance=[*deal_in_order(4), "2"])
    assert hand(m, 1) == ["C2", "C2"]
    assert "hand" not in m.view(0)["seats"][1]
    assert told(m, "card_dealt", 0)[2] == {"type": "card_dealt", "seat": 1}
    assert told(m, "card_dealt", 1)[2] == {"type": "card_dealt", "seat": 1, "card": "C2"}


def test_the_number_of_cards_in_each_hand_and_the_pile_are_public():  # K7.1
    m = ts.new("kramer", players=4, cards=True, chance=[*deal_in_order(4), "2"])
    assert [seat["cards"] for seat in m.view(None)["seats"]] == [2, 2, 2, 2]
    assert m.view(None)["cards"]["pile"] == 26 - 8


def test_the_discards_are_public():  # K7.1
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C4", "", "", ""], discard="C5 C1")
    assert m.view(None)["cards"]["discard"] == ["C1", "C5"]


def test_with_seven_players_the_second_identity_is_removed_first():  # K7.1
    m = ts.new("kramer", players=7, cards=True, chance=[*deal_in_order(7), "2"])
    assert m.view(None)["cards"]["pile"] == 25 - 14
    assert m.view(None)["cards"]["removed"] == ["C11"]
    with pytest.raises(ts.ScriptError, match="'C11' cannot happen at 'card 0'"):
        ts.new("kramer", players=7, cards=True, chance=[*"SPBJMDL", "C11"])


def test_with_six_players_the_second_identity_is_in_the_deck():  # K7.1
    m = ts.new("kramer", players=6, cards=True, chance=[*"SPBJMD", "C11"])
    assert m.view(None)["cards"]["removed"] == []
    assert hand(m, 0) == ["C11"]


def test_a_hand_holds_at_most_four_cards():  # K7.1
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=[FOUR, "", "", ""])
    m.play(0, "stay")
    assert len(hand(m, 0)) == 4
    assert m.view(None)["cards"]["pile"] == 22
    with pytest.raises(ts.PositionError, match="seat 0 holds more than 4 cards"):
        kramer("players=4 cards=yes", "phase=move roll=1", hands=[FOUR + " C5", "", "", ""])


# K7.2 The turn


def test_the_round_comes_after_the_move_and_before_the_scoring():  # K7.2
    m = kramer("players=4 cards=yes", "phase=roll position=J:5", hands=["C1", "C2", "C4", "C6"], chance=["2"])
    m.play(0, "J2")
    assert (phase(m), m.to_move) == ("round", (0,))
    assert set(scores(m).values()) == {0}
    for seat in range(4):
        m.play(seat, "pass")
    assert scores(m)["J"] == 7
    assert (phase(m), m.to_move) == ("safe", (0,))


def test_after_a_round_without_a_scoring_the_next_player_rolls():  # K7.2
    m = kramer("players=4 cards=yes", "phase=move roll=2", hands=["C1", "C2", "C4", "C6"])
    m.play(0, "J2")
    for seat in range(4):
        m.play(seat, "pass")
    assert (m.view(None)["turn"], m.awaits) == (1, "roll")


# K7.3 Drawing


def test_a_player_draws_when_his_points_bring_an_agent_into_the_ruin():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=3 position=J:10", hands=["C1", "C2", "", ""], chance=["C9"])
    m.play(0, "J1 D2")
    assert hand(m, 0) == ["C1", "C9"]
    assert m.view(None)["cards"]["pile"] == 23


def test_two_agents_in_the_ruin_give_one_card():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=3 position=J:10,D:9", hands=["C1", "", "", ""], chance=["C9"])
    m.play(0, "J1 D2")
    assert len(hand(m, 0)) == 2


def test_passing_the_ruin_gives_no_card():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:10", hands=["C1", "", "", ""])
    m.play(0, "J2")
    assert hand(m, 0) == ["C1"]


def test_an_agent_that_stood_in_the_ruin_already_gives_no_card():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:ruin", hands=["C1", "", "", ""])
    m.play(0, "D2")
    assert hand(m, 0) == ["C1"]


def test_a_player_draws_when_he_rolled_1_to_3_and_moved_nobody():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["C1", "", "", ""], chance=["C9"])
    m.play(0, "stay")
    assert hand(m, 0) == ["C1", "C9"]


def test_moving_somebody_on_1_to_3_gives_no_card():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["C1", "", "", ""])
    m.play(0, "J1")
    assert hand(m, 0) == ["C1"]


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_with_the_plain_die_nobody_can_stay_and_draw(roll):  # K7.3
    m = kramer("players=4 cards=yes die=plain", f"phase=move roll={roll}", hands=["C1", "", "", ""])
    assert "stay" not in texts(m, 0)


def test_with_four_cards_in_hand_nothing_is_drawn():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:9", hands=[FOUR, "", "", ""])
    m.play(0, "J2")
    assert (phase(m), len(hand(m, 0))) == ("round", 4)


def test_the_draw_is_automatic():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["C1", "", "", ""])
    m.play(0, "stay")
    assert m.awaits == "draw"
    assert m.to_move == ()


def test_a_card_drawn_this_turn_cannot_be_played_this_turn():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["C1", "", "", ""], chance=["C9"])
    m.play(0, "stay")
    with pytest.raises(ts.IllegalAction, match=r"the card C9 was drawn this turn and cannot be played yet \(K7.3\)"):
        m.play(0, "C9 J D")


def test_a_card_drawn_this_turn_does_not_bar_another_copy_held_before():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["C9", "", "", ""], chance=["C9"])
    m.play(0, "stay")
    m.play(0, "C9 J D")
    assert hand(m, 0) == ["C9"]
    assert texts(m, 0) == {"stop"}


def test_a_card_drawn_in_the_turn_before_can_be_played():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["", "C1", "", ""], chance=["C9", "2"])
    m.play(0, "stay")
    m.play(0, "pass")
    m.play(1, "pass")
    m.play(1, "J2")
    m.play(1, "pass")
    m.play(0, "C9 J D")
    assert places(m)["J"] == "3"


def test_a_card_drawn_in_ones_turn_bars_nobody_else_from_playing_its_like():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["C1", "C9", "", ""], chance=["C9"])
    m.play(0, ["stay", "pass"])
    m.play(1, "C9 J D")
    assert places(m)["J"] == "1"


def test_what_was_drawn_is_forgotten_when_the_turn_is_over():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["", "C9", "", ""], chance=["C9", "2"])
    m.play(0, ["stay", "pass"])
    m.play(1, ["pass", "S2", "C9 J D"])
    assert places(m)["J"] == "1"


def test_a_card_that_brings_an_agent_into_the_ruin_gives_the_turn_player_a_card():  # K7.3
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C2", "C1", "", ""], chance=["C9"])
    m.play(0, "C2 J")
    assert hand(m, 0) == ["C9"]


def test_nobody_but_the_turn_player_draws():  # K7.3
    m = kramer("players=4 cards=yes", "phase=round roll=2 actor=1 passes=1", hands=["", "C2 C1", "", ""])
    m.play(1, "C2 J")
    assert hand(m, 1) == ["C1"]
    assert m.awaits is None


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("C1 J-1", "position=J:church"),
        ("C1 J-2", "position=J:1"),
        ("C2 J", "position=J:5"),
        ("C4 J+1", "position=J:10"),
        ("C4 J-1", "position=J:church"),
        ("C6 J", "position=J:5 safe=ruin"),
        ("C7 P J", "position=P:4,J:church"),
        ("C7 J D", "position=J:church,D:4"),
        ("C8 J D", "position=J:ruin,D:4"),
        ("C8 J D", "position=J:4,D:ruin"),
        ("C9 P J", "position=P:4,J:10"),
        ("C9 J D", "position=J:10,D:4"),
        ("C10 J ruin", "position=J:4,D:ruin"),
        ("C12 J+1", "position=J:10 safe=10"),
        ("C12 J-1", "position=J:church safe=church"),
        ("C15 J+1", "position=J:10"),
        ("C15 J+3", "position=J:8"),
    ],
)
def test_every_card_that_moves_an_agent_into_the_ruin_gives_the_turn_player_a_card(card, fields):  # K7.3
    m = kramer("players=4 cards=yes", f"phase=round roll=2 {fields}", hands=[card.split()[0], "C5", "", ""])
    m.play(0, card)
    assert m.awaits == "draw"


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("C3 J D", "position=J:ruin,D:ruin"),
        ("C5", "position=J:ruin,D:4"),
        ("C8 J D", "position=J:3,D:4,P:ruin"),
        ("C13 J", "position=J:ruin,D:ruin"),
        ("C14 ruin", "position=J:ruin"),
        ("C14 4", "position=S:ruin,P:ruin,L:ruin"),
        ("C4 D+1", "position=J:ruin,D:4"),
        ("C10 J 4", "position=J:ruin,D:4"),
        ("C15 J+3", "position=J:10"),
    ],
)
def test_a_card_that_moves_nobody_into_the_ruin_gives_no_card(card, fields):  # K7.3
    m = kramer("players=4 cards=yes", f"phase=round roll=2 {fields}", hands=[card.split()[0], "C2", "", ""])
    m.play(0, card)
    assert m.awaits is None
    assert m.view(None)["cards"]["pile"] == 24


def test_a_player_draws_at_most_one_card_per_turn():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:9", hands=["C2 C2", "C1", "", ""], chance=["C9"])
    m.play(0, "J2")
    m.play(0, "C2 D")
    assert hand(m, 0) == ["C2", "C9"]
    assert m.awaits is None


def test_the_draw_is_made_at_once_even_if_the_agent_is_moved_on_later():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:9", hands=["C4", "C1", "", ""], chance=["C9"])
    m.play(0, "J2")
    m.play(0, "C4 J+1")
    assert places(m)["J"] == "church"
    assert hand(m, 0) == ["C9"]


def test_a_played_card_is_discarded_before_the_limit_is_checked():  # K7.3
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C2 C1 C4 C5", "", "", ""], chance=["C9"])
    m.play(0, "C2 J")
    assert hand(m, 0) == ["C1", "C4", "C5", "C9"]


def test_an_attempt_that_drew_nothing_does_not_use_up_the_draw():  # K7.3
    # The move into the ruin draws nothing, the hand being full; the card played into the ruin makes room and draws.
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:9", hands=["C2 C1 C4 C5", "", "", ""], chance=["C9"])  # fmt: skip
    m.play(0, "J2")
    assert m.view(None)["cards"]["has_drawn"] is False
    m.play(0, "C2 D")
    assert hand(m, 0) == ["C1", "C4", "C5", "C9"]


# K7.4 The pile

REST = "C1 C2 C3 C3 C4 C4 C5 C6 C6 C7 C7 C8 C9 C9 C10 C11 C12 C12 C13 C13 C14 C14 C15 C15"
"""Every card but one C1 and one C2."""


def test_an_empty_pile_is_made_anew_from_the_discards():  # K7.4
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["C1", "C2", "", ""], discard=REST, chance=["C10"])
    assert m.view(None)["cards"]["pile"] == 0
    m.play(0, "stay")
    assert hand(m, 0) == ["C1", "C10"]
    assert m.view(None)["cards"]["pile"] == 23
    assert m.view(None)["cards"]["discard"] == []
    assert told(m, "reshuffled") == [{"type": "reshuffled", "cards": 24}]


def test_the_last_card_drawn_does_not_yet_turn_the_discards_over():  # K7.4
    # One C3 alone is left in the pile.
    discard = REST.replace("C3 C3", "C3")
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["C1", "C2", "", ""], discard=discard, chance=["C3"])
    m.play(0, "stay")
    assert m.view(None)["cards"]["pile"] == 0
    assert len(m.view(None)["cards"]["discard"]) == 23


def test_a_card_just_played_is_among_the_discards_that_are_turned_over():  # K7.4
    hands = ["C2 C1 C1 C4", "C2 C3 C3 C4", "C5 C6 C6 C7", "C7 C8 C9 C9", "C10 C11 C12 C12", "C13 C13 C14 C14"]
    # Twenty-four cards in hands and two C15 out of the pile: the only discards are those two and the card played.
    m = kramer("players=6 cards=yes", "phase=round roll=2", hands=hands, discard="C15 C15", chance=["C2"])
    m.play(0, "C2 J")
    assert hand(m, 0) == ["C1", "C1", "C2", "C4"]
    assert m.view(None)["cards"]["pile"] == 2


def test_if_pile_and_discards_are_empty_nothing_is_drawn():  # K7.4
    # Seven hands: 24 cards in the first six, the last one holds C15; without C11 that is the whole deck.
    hands = ["C1 C1 C2", "C2 C3 C3 C4", "C4 C5 C6 C6", "C7 C7 C8 C9", "C9 C10 C12 C12", "C13 C13 C14 C14", "C15 C15"]
    m = kramer("players=7 cards=yes", "phase=move roll=1", hands=hands)
    m.play(0, "stay")
    assert (phase(m), m.to_move) == ("round", (0,))
    assert len(hand(m, 0)) == 3
    assert m.view(None)["cards"]["has_drawn"] is False


# K7.5 The round


def test_the_round_starts_with_the_turn_player_and_goes_clockwise():  # K7.5
    m = kramer("players=4 cards=yes", "phase=move roll=2 turn=2 actor=2", hands=["C1", "C2", "C4", "C6"])
    m.play(2, "J2")
    asked = []
    for _ in range(4):
        asked.append(m.to_move[0])
        m.play(m.to_move[0], "pass")
    assert asked == [2, 3, 0, 1]


def test_a_player_may_play_several_cards_in_the_order_he_likes():  # K7.5
    m = kramer("players=4 cards=yes", "phase=round roll=2 position=J:3", hands=["C1 C4 C15", "C2", "", ""])
    m.play(0, "C15 J+3")
    m.play(0, "C1 J-2")
    assert places(m)["J"] == "4"
    assert m.to_move == (0,)


def test_having_played_a_player_stops_and_does_not_pass():  # K7.5
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C4 C1", "C2", "", ""])
    assert "stop" not in texts(m, 0)
    with pytest.raises(ts.IllegalAction, match="one can only stop after playing a card"):
        m.play(0, "stop")
    m.play(0, "C4 J+1")
    assert "pass" not in texts(m, 0)
    with pytest.raises(ts.IllegalAction, match="stopping is not a pass"):
        m.play(0, "pass")


def test_having_passed_does_not_bind_later():  # K7.5
    m = kramer("players=3 cards=yes", "phase=round roll=2", hands=["C4", "C2 C1", "C6"])
    m.play(0, "pass")
    m.play(1, "C2 J")
    m.play(1, "stop")
    m.play(2, "pass")
    m.play(0, "C4 J+1")
    assert places(m)["J"] == "church"


def test_the_round_ends_when_everybody_the_last_to_play_included_has_passed_in_a_row():  # K7.5
    m = kramer("players=3 cards=yes", "phase=round roll=2", hands=["C4", "C2 C1", "C6"])
    m.play(0, "pass")
    m.play(1, "C2 J")
    m.play(1, "stop")
    for seat in (2, 0):
        m.play(seat, "pass")
    assert m.to_move == (1,)
    m.play(1, "pass")
    assert m.awaits == "roll"


def test_a_card_played_begins_the_count_of_passes_anew():  # K7.5
    m = kramer("players=3 cards=yes", "phase=round roll=2", hands=["C4", "C2", "C9 C1"])
    m.play(0, "pass")
    m.play(1, "pass")
    m.play(2, "C9 J D")
    m.play(2, "stop")
    m.play(0, "pass")
    m.play(1, "pass")
    assert m.to_move == (2,)


def test_a_card_played_wipes_out_the_passes_at_once():  # K7.5
    m = kramer("players=3 cards=yes", "phase=round roll=2 actor=2 passes=2", hands=["C4", "C2", "C9 C1"])
    m.play(2, "C9 J D")
    assert m.view(None)["cards"]["passes"] == 0


def test_a_player_without_cards_counts_as_passing_only_when_it_is_his_place():  # K7.5
    # Seat 2 plays his last card and stops; the others pass, and only then his empty hand passes too.
    m = kramer("players=3 cards=yes", "phase=round roll=2", hands=["C4", "C2", "C9"])
    m.play(0, "pass")
    m.play(1, "pass")
    m.play(2, "C9 J D")
    m.play(0, "pass")
    assert (phase(m), m.to_move) == ("round", (1,))
    m.play(1, "pass")
    assert m.awaits == "roll"


def test_a_player_with_an_empty_hand_passes_by_himself():  # K7.5
    m = kramer("players=4 cards=yes", "phase=move roll=2", hands=["", "C2", "", "C1"])
    m.play(0, "J2")
    assert m.to_move == (1,)
    m.play(1, "pass")
    assert m.to_move == (3,)
    assert m.view(None)["cards"]["passes"] == 3


def test_a_player_who_plays_his_last_card_stops_by_himself():  # K7.5
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C4", "C2", "", "C1"])
    m.play(0, "C4 J+1")
    assert m.to_move == (1,)
    assert m.view(None)["cards"]["passes"] == 0


def test_a_round_without_any_cards_in_hands_is_over_at_once():  # K7.5
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:5")
    m.play(0, "J2")
    assert phase(m) == "safe"


def test_nobody_is_passed_for_not_even_one_with_nothing_playable():  # K7.5
    # All agents are in the church and the safe in 7: neither C12 nor C13 has a target.
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C12 C13", "C5", "", ""])
    assert texts(m, 0) == {"pass"}
    m.play(0, "pass")
    assert texts(m, 1) == {"pass"}


def test_the_only_player_with_cards_is_asked_again_after_he_stopped():  # K7.5
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C4 C1", "", "", ""])
    m.play(0, "C4 J+1")
    m.play(0, "stop")
    assert m.to_move == (0,)
    assert texts(m, 0) == {"pass"} | {f"C1 {a}-{n}" for a in "SPBJMDL" for n in (1, 2)}


# K7.6 Playing


def test_a_played_card_is_carried_out_and_discarded():  # K7.6
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C4 C1", "", "", ""])
    m.play(0, "C4 J+1")
    assert places(m)["J"] == "1"
    assert hand(m, 0) == ["C1"]
    assert m.view(None)["cards"]["discard"] == ["C4"]


def test_a_card_that_is_not_in_the_hand_cannot_be_played():  # K7.6
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C4 C1", "C2", "", ""])
    with pytest.raises(ts.IllegalAction, match="seat 0 does not hold the card C2"):
        m.play(0, "C2 J")


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("C2 J", "position=J:ruin"),
        ("C5", ""),
        ("C6 J", "position=J:7"),
        ("C8 J D", "position=J:4,D:4"),
        ("C10 J 4", "position=J:4,D:4"),
        ("C10 J 5", "position=J:4,D:4"),
        ("C14 7", ""),
    ],
)
def test_a_card_that_would_change_nothing_cannot_be_played(card, fields):  # K7.6
    m = kramer("players=4 cards=yes", f"phase=round roll=2 {fields}", hands=[card.split()[0], "C1", "", ""])
    with pytest.raises(ts.IllegalAction, match=r"is not possible, or would change nothing \(K7.6\)"):
        m.play(0, card)


@pytest.mark.parametrize("card", ["C3", "C7", "C8", "C9", "C13"])
def test_two_agents_are_two_different_agents(card):  # K7.6
    m = kramer("players=4 cards=yes", "phase=round roll=2 position=J:ruin", hands=[card, "C1", "", ""])
    with pytest.raises(ts.IllegalAction, match="cannot read the action"):
        m.play(0, f"{card} J J")


# K7.7 Triggers


def test_an_agent_moved_onto_the_safe_by_points_stands_armed():  # K7.7
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:5", hands=["C1", "", "", ""])
    m.play(0, "J2")
    assert armed(m) == {"J": 0}


def test_an_agent_moved_onto_the_safe_by_a_card_stands_armed():  # K7.7
    m = kramer("players=4 cards=yes", "phase=round roll=2 actor=2", hands=["C1", "", "C6 C4", ""])
    m.play(2, "C6 J")
    assert armed(m) == {"J": 2}


def test_an_armed_agent_that_leaves_is_disarmed():  # K7.7
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:5", hands=["C4 C1", "", "", ""])
    m.play(0, "J2")
    m.play(0, "C4 J+1")
    assert armed(m) == {}


def test_moving_the_safe_disarms_all_even_if_it_returns():  # K7.7
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:5", hands=["C14 C14 C1", "", "", ""])
    m.play(0, ["J2", "C14 3", "C14 7"])
    assert places(m)["J"] == "7"
    assert armed(m) == {}
    m.play(0, ["stop", "pass"])
    assert scores(m)["J"] == 0


def test_putting_the_safe_onto_agents_never_arms_them():  # K7.7
    m = kramer("players=4 cards=yes", "phase=round roll=2 position=J:3", hands=["C14 C1", "", "", ""])
    m.play(0, "C14 3")
    assert armed(m) == {}
    m.play(0, ["stop", "pass"])
    assert scores(m)["J"] == 0
    assert m.awaits == "roll"


def test_an_agent_that_comes_back_onto_the_safe_is_armed_again():  # K7.7
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:5", hands=["C4 C4 C1", "", "", ""])
    m.play(0, ["J2", "C4 J+1", "C4 J-1"])
    assert armed(m) == {"J": 0}


def test_the_scoring_happens_after_the_round_if_one_agent_is_still_armed():  # K7.7
    m = kramer("players=4 cards=yes", "phase=move roll=4 position=J:5,D:5", hands=["C4", "", "", ""])
    m.play(0, ["J2 D2", "C4 J+1"])
    assert (scores(m)["J"], scores(m)["D"]) == (8, 7)
    assert told(m, "scored")[0]["armed"] == ["blue"]


def test_no_scoring_happens_if_the_last_armed_agent_was_moved_away():  # K7.7
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:5", hands=["", "C4", "", ""])
    m.play(0, "J2")
    m.play(1, "C4 J+1")
    assert set(scores(m).values()) == {0}
    assert m.awaits == "roll"
    assert told(m, "card_played")[0]["stops_scoring"] is True


def test_a_swap_arms_the_agent_that_comes_and_disarms_the_one_that_goes():  # K7.7
    m = kramer("players=4 cards=yes", "phase=round roll=2 position=J:7,D:3 armed_by=J:0 armed_at=J:1 armings=1 actor=1", hands=["C1", "C8 C1", "", ""])  # fmt: skip
    m.play(1, "C8 J D")
    assert armed(m) == {"D": 1}


# K7.8 Who moves the safe


def test_without_card_play_the_turn_player_moves_the_safe():  # K7.8
    m = kramer("players=4 cards=yes", "phase=move roll=2 turn=1 actor=1 position=J:5", hands=["C1", "C2", "", ""])
    m.play(1, "J2")
    m.play(1, "pass")
    m.play(0, "pass")
    assert m.to_move == (1,)


def test_who_armed_last_moves_the_safe():  # K7.8
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:5", hands=["", "", "C6", ""])
    m.play(0, "J2")
    m.play(2, "C6 D")
    assert (phase(m), m.to_move) == ("safe", (2,))
    assert told(m, "scored")[0]["by"] == 2


def test_who_armed_last_an_agent_that_left_again_does_not_count():  # K7.8
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:5", hands=["", "", "C6", "C4"])
    m.play(0, "J2")
    m.play(2, "C6 D")
    m.play(3, "C4 D+1")
    assert (phase(m), m.to_move) == ("safe", (0,))


def test_arming_again_is_arming_last():  # K7.8
    # Seat 2 arms blue, then seat 3 takes red off the safe and puts it back.
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:5", hands=["", "", "C6", "C4 C4"])
    m.play(0, "J2")
    m.play(2, "C6 D")
    m.play(3, ["C4 J+1", "C4 J-1"])
    assert m.to_move == (3,)


# K7.9 Backward


def test_back_from_the_church_comes_the_ruin_and_then_the_10():  # K7.9
    m = kramer("players=4 cards=yes", "phase=round roll=2 actor=1 turn=0", hands=["", "C1 C1 C4", "", ""])
    m.play(1, "C1 J-1")
    m.play(1, "C1 D-2")
    assert (places(m)["J"], places(m)["D"]) == ("ruin", "10")


# K7.10 The end by a card


def test_a_card_that_puts_a_marker_on_finish_ends_the_game_at_once():  # K7.10
    m = kramer("players=4 cards=yes", "phase=round roll=2 score=J:39,D:12", hands=["C3 C1", "C2", "", ""], owners="JDPB")  # fmt: skip
    assert m.play(0, "C3 J D") == ts.Result(winners=(0,), totals=(42, 15, 0, 0), reason="finish")


def test_a_pending_scoring_is_dropped_when_a_card_ends_the_game():  # K7.10
    m = kramer(
        "players=4 cards=yes",
        "phase=round roll=2 score=J:40,D:12 position=D:7 armed_by=D:0 armed_at=D:1 armings=1",
        hands=["C3 C1", "C2", "", ""],
        owners="JDPB",
    )
    m.play(0, "C3 J D")
    assert scores(m)["D"] == 15
    assert told(m, "scored") == []


def test_both_markers_move_before_a_card_ends_the_game():  # K7.10
    m = kramer("players=4 cards=yes", "phase=round roll=2 score=J:39,D:40", hands=["C3", "C2", "", ""], owners="JDPB")
    m.play(0, "C3 J D")
    assert m.result.totals == (42, 43, 0, 0)
    assert m.result.winners == (1,)
