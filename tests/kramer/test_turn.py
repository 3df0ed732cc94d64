"""A turn of the basic game, scoring and the safe (K3, K4, K5)."""

import pytest

import topsecret as ts

from .positions import armed, kramer, phase, places, safe, scores, texts, told


def points(text):
    """How many points a move gives out."""
    return 0 if text == "stay" else sum(int(word[1:]) for word in text.split())


def test_a_turn_begins_with_the_roll():  # K3.1
    m = kramer("players=4", "phase=roll")
    assert m.awaits == "roll"
    assert m.to_move == ()
    with pytest.raises(ts.IllegalAction, match="nobody can act before the outcome of 'roll' is known"):
        m.play(0, "J2")


def test_after_the_roll_the_player_moves():  # K3.2
    m = kramer("players=4", "phase=roll turn=2 actor=2", chance=["5"])
    assert m.to_move == (2,)
    assert phase(m) == "move"


def test_the_others_cannot_move_in_his_turn():  # K3.2
    m = kramer("players=4", "phase=move roll=2 turn=2 actor=2")
    with pytest.raises(ts.IllegalAction, match="seat 1 is not asked now: seat 2 is to act"):
        m.play(1, "J2")


def test_a_triggered_scoring_comes_before_the_safe_is_moved():  # K3.3
    m = kramer("players=4", "phase=move roll=2 position=J:5")
    m.play(0, "J2")
    assert scores(m)["J"] == 7
    assert (phase(m), m.to_move) == ("safe", (0,))


def test_without_a_scoring_the_safe_is_not_moved():  # K3.3
    m = kramer("players=4", "phase=move roll=2 position=J:4")
    m.play(0, "J2")
    assert safe(m) == "7"
    assert set(scores(m).values()) == {0}


def test_after_a_quiet_move_the_next_player_rolls():  # K3.4
    m = kramer("players=4", "phase=move roll=2")
    m.play(0, "J2")
    assert (m.view(None)["turn"], m.awaits) == (1, "roll")


def test_after_the_safe_was_moved_the_next_player_rolls():  # K3.4
    m = kramer("players=4", "phase=move roll=2 position=J:5")
    m.play(0, ["J2", "safe 1"])
    assert (m.view(None)["turn"], m.awaits) == (1, "roll")


def test_after_the_last_seat_the_first_plays_a_new_round():  # K3.4
    m = kramer("players=4", "phase=move roll=2 turn=3 actor=3")
    m.play(3, "J2")
    assert (m.view(None)["turn"], m.view(None)["round"]) == (0, 2)


def test_one_point_moves_one_agent_one_building_clockwise():  # K3.5
    m = kramer("players=4", "phase=move roll=3 position=J:2,D:9")
    m.play(0, "J1 D2")
    assert (places(m)["J"], places(m)["D"]) == ("3", "ruin")


@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_all_points_must_be_used(roll):  # K3.5
    m = kramer("players=4", f"phase=move roll={roll}")
    assert {points(text) for text in texts(m, 0)} == {roll}
    with pytest.raises(ts.IllegalAction, match=f"exactly {roll} points, and all must be used: 1 were given out"):
        m.play(0, "J1")


def test_more_points_than_rolled_cannot_be_used():  # K3.5
    m = kramer("players=4", "phase=move roll=2")
    with pytest.raises(ts.IllegalAction, match=r"exactly 2 points, and all must be used: 3 were given out \(K3.5\)"):
        m.play(0, "J3")


def test_a_player_may_move_agents_that_are_not_his():  # K3.5
    m = kramer("players=4", "phase=move roll=2", owners="JDPB")
    m.play(0, "D1 S1")
    assert (places(m)["D"], places(m)["S"]) == ("1", "1")


def test_on_1_to_3_the_player_picks_one_two_or_three_points():  # K3.5
    m = kramer("players=4", "phase=move roll=1")
    assert {points(text) for text in texts(m, 0)} == {1, 2, 3}
    assert m.view(0)["points"] == [1, 3]


def test_without_cards_somebody_must_be_moved_on_1_to_3():  # K3.5
    m = kramer("players=4", "phase=move roll=1")
    with pytest.raises(ts.IllegalAction, match="the roll gives 1 to 3 points"):
        m.play(0, "stay")


def test_with_cards_nobody_need_be_moved_on_1_to_3():  # K3.5, K7.2
    m = kramer("players=4 cards=yes", "phase=move roll=1")
    assert {points(text) for text in texts(m, 0)} == {0, 1, 2, 3}


def test_with_cards_a_2_must_still_be_moved():  # K3.5
    m = kramer("players=4 cards=yes", "phase=move roll=2")
    assert "stay" not in texts(m, 0)


def test_any_number_of_agents_may_share_a_building():  # K3.6
    m = kramer("players=4", "phase=move roll=6 position=S:1,P:1,B:1,J:1,M:1,D:1")
    m.play(0, "L1 S5")
    assert list(places(m).values()).count("1") == 6


def test_passing_the_safe_does_nothing():  # K3.6
    m = kramer("players=4", "phase=move roll=2 position=J:6")
    m.play(0, "J2")
    assert places(m)["J"] == "8"
    assert set(scores(m).values()) == {0}


def test_an_agent_moved_onto_the_safe_causes_a_scoring():  # K4.1
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=D:4")
    m.play(0, "J1")
    assert told(m, "scored")[0]["armed"] == ["red"]


def test_an_agent_that_was_there_and_did_not_move_causes_no_scoring():  # K4.1
    m = kramer("players=4", "phase=move roll=2 position=J:7,D:2")
    m.play(0, "D2")
    assert scores(m)["J"] == 0
    assert m.awaits == "roll"


def test_an_agent_that_was_there_and_did_not_move_scores_like_all():  # K4.1
    m = kramer("players=4", "phase=move roll=2 position=J:7,D:5")
    m.play(0, "D2")
    assert (scores(m)["J"], scores(m)["D"]) == (7, 7)


def test_several_agents_moved_onto_the_safe_cause_one_scoring():  # K4.1
    m = kramer("players=4", "phase=move roll=3 position=J:6,D:5")
    m.play(0, "J1 D2")
    assert scores(m)["J"] == 7
    assert len(told(m, "scored")) == 1


def test_anybodys_agent_can_open_the_safe():  # K4.1
    m = kramer("players=4", "phase=move roll=2 position=L:5", owners="JDPB")
    m.play(0, "L2")
    assert m.to_move == (0,)
    assert scores(m)["L"] == 7


def test_leaving_the_safe_causes_no_scoring():  # K4.1
    m = kramer("players=4", "phase=move roll=2 position=J:7")
    m.play(0, "J2")
    assert set(scores(m).values()) == {0}


def test_a_marker_in_the_ruin_never_falls_below_start():  # K4.2
    m = kramer("players=4", "phase=move roll=1 position=J:6,D:ruin score=D:2")
    m.play(0, "J1")
    assert scores(m)["D"] == 0


def test_a_marker_in_the_ruin_loses_three():  # K4.2
    m = kramer("players=4", "phase=move roll=1 position=J:6,D:ruin score=D:3,S:9")
    m.play(0, "J1")
    assert scores(m)["D"] == 0
    assert told(m, "scored")[0]["gains"]["blue"] == -3


def test_a_marker_in_the_church_stays_where_it_is():  # K4.2
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=D:11")
    m.play(0, "J1")
    assert scores(m)["D"] == 11


def test_an_agent_that_sits_out_does_not_score():  # K4.2
    m = kramer("players=2", "phase=move roll=1 position=J:6")
    m.play(0, "J1")
    assert m._state.score[5] == m._state.score[6] == 0
    assert set(told(m, "scored")[0]["gains"]) == {"grey", "yellow", "orange", "red", "green"}


def test_all_markers_move_before_the_end_is_checked():  # K4.2, K6.1
    # Grey passes Finish first in the order of the colours; purple still gets its ten and wins.
    m = kramer("players=7", "phase=move roll=1 position=S:6,L:10 score=S:36,L:35")
    m.play(0, "S1")
    assert (scores(m)["S"], scores(m)["L"]) == (43, 45)
    assert m.result.winners == (6,)


def test_the_safe_must_go_to_a_different_building():  # K5.1
    m = kramer("players=4", "phase=safe roll=2 position=J:7 armed_by=J:0 armed_at=J:1 armings=1")
    with pytest.raises(ts.IllegalAction, match=r"the safe must go to a different building \(K5.1\)"):
        m.play(0, "safe 7")


def test_the_safe_may_go_to_any_of_the_eleven_others_occupied_or_not():  # K5.1
    m = kramer("players=4", "phase=safe roll=2 position=J:7,D:3 armed_by=J:0 armed_at=J:1 armings=1")
    wanted = {"church", "1", "2", "3", "4", "5", "6", "8", "9", "10", "ruin"}
    assert texts(m, 0) == {f"safe {building}" for building in wanted}


def test_putting_the_safe_onto_agents_causes_no_scoring():  # K5.1
    m = kramer("players=4", "phase=safe roll=2 position=J:7,D:3 armed_by=J:0 armed_at=J:1 armings=1", chance=["2"])
    m.play(0, "safe 3")
    m.play(1, "S2")
    assert scores(m)["D"] == 0


def test_under_the_older_rule_the_safe_goes_to_an_empty_building_only():  # K5.1
    # Agents stand in the church (five), 3 and 7.
    m = kramer("players=4 safe_target=empty", "phase=safe roll=2 position=J:7,D:3 armed_by=J:0 armed_at=J:1 armings=1")
    assert texts(m, 0) == {f"safe {building}" for building in ("1", "2", "4", "5", "6", "8", "9", "10", "ruin")}
    with pytest.raises(ts.IllegalAction, match="only go to an empty building, and agents stand in 3"):
        m.play(0, "safe 3")


def test_under_the_older_rule_agents_that_sit_out_occupy_nothing():  # K5.1
    # All five agents stand in 7: the church, where the two that sit out would stand, is empty.
    m = kramer("players=2 safe_target=empty", "phase=safe roll=2 position=S:7,P:7,B:7,J:7,M:7 armed_by=J:0 armed_at=J:1 armings=1")  # fmt: skip
    assert "safe church" in texts(m, 0)


def test_the_player_who_caused_the_scoring_moves_the_safe():  # K5.1
    m = kramer("players=4", "phase=move roll=1 turn=2 actor=2 position=J:6")
    m.play(2, "J1")
    assert m.to_move == (2,)
    with pytest.raises(ts.IllegalAction, match="seat 0 is not asked now"):
        m.play(0, "safe 1")


def test_after_the_safe_was_moved_nobody_is_armed():  # K5.1
    m = kramer("players=4", "phase=move roll=1 position=J:6")
    m.play(0, ["J1", "safe 3"])
    assert armed(m) == {}


def test_the_safe_is_not_moved_when_the_scoring_ended_the_game():  # K5.2
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=J:35")
    m.play(0, "J1")
    assert m.over
    assert safe(m) == "7"
    assert m.actions(0) == []
