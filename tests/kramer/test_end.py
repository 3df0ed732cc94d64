"""The end of the game and who wins it (K6)."""

import pytest

import topsecret as ts

from .positions import kramer, phase, scores, told


def test_reaching_finish_exactly_ends_the_game():  # K6.1
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=J:35")
    assert m.play(0, "J1") == ts.Result(winners=(3,), totals=(0, 0, 0, 42), reason="finish")


def test_the_end_shows_all_identities():  # K6.1
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=J:35", owners="JDPB")
    m.play(0, "J1")
    owners = {colour: agent["owner"] for colour, agent in m.view(None)["agents"].items()}
    assert owners == {"grey": "free", "yellow": 2, "orange": 3, "red": 0, "green": "free", "blue": 1, "purple": "free"}
    assert told(m, "game_over")[0]["identities"] == owners


def test_the_end_shows_all_hands_and_the_pile():  # K6.1
    m = kramer("players=4 cards=yes", "phase=round roll=2 position=J:3 score=J:40", hands=["C3", "C5", "", "C1"])
    m.play(0, "C3 J D")
    assert m.view(2)["seats"][1]["hand"] == ["C5"]
    assert len(m.view(None)["cards"]["pile_cards"]) == 23


def test_nothing_can_be_played_after_the_end():  # K6.1
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=J:35")
    m.play(0, "J1")
    assert m.to_move == ()
    with pytest.raises(ts.IllegalAction, match="the game is over"):
        m.play(0, "safe 3")


def test_the_furthest_marker_wins_for_its_owner():  # K6.2
    m = kramer("players=4", "phase=move roll=1 position=J:6,D:9 score=J:35,D:38", owners="JDPB")
    m.play(0, "J1")
    assert (scores(m)["J"], scores(m)["D"]) == (42, 47)
    assert m.result.winners == (1,)


def test_nobody_wins_if_a_free_agent_is_furthest():  # K6.2
    m = kramer("players=4", "phase=move roll=1 position=J:6,L:9 score=J:35,L:38", owners="JDPB")
    m.play(0, "J1")
    assert m.result.winners == ()
    assert m.result.totals == (42, 0, 0, 0)
    assert str(m.result).startswith("nobody wins")


def test_owners_of_equal_furthest_markers_share_the_win():  # K6.3
    m = kramer("players=4", "phase=move roll=1 position=J:6,D:9 score=J:35,D:33", owners="JDPB")
    m.play(0, "J1")
    assert m.result.winners == (0, 1)
    returns = [0.0] * 4
    m.game.face.returns(m._state, returns)
    assert returns == [0.5, 0.5, 0.0, 0.0]


def test_a_free_agent_level_with_a_player_does_not_stop_his_win():  # K6.3
    m = kramer("players=4", "phase=move roll=1 position=J:6,S:9 score=J:35,S:33", owners="JDPB")
    m.play(0, "J1")
    assert m.result.winners == (0,)


def test_nobody_wins_if_two_free_agents_are_furthest():  # K6.3
    m = kramer("players=4", "phase=move roll=1 position=J:6,S:9,L:9 score=J:35,S:34,L:34", owners="JDPB")
    m.play(0, "J1")
    assert m.result.winners == ()


@pytest.mark.parametrize("finish", [20, 42, 60])
def test_the_finish_can_be_put_elsewhere(finish):  # K6.4
    m = kramer(f"players=4 finish={finish}", f"phase=move roll=1 position=J:6 score=J:{finish - 7}")
    m.play(0, "J1")
    assert m.over


@pytest.mark.parametrize("finish", [20, 42, 60])
def test_one_field_before_a_finish_elsewhere_the_game_goes_on(finish):  # K6.4
    m = kramer(f"players=4 finish={finish}", f"phase=move roll=1 position=J:6 score=J:{finish - 8}")
    m.play(0, "J1")
    assert not m.over


def test_after_the_round_limit_the_game_ends_and_the_furthest_marker_wins():  # K6.4
    m = kramer("players=4 round_limit=3", "phase=move roll=2 round=2 turn=3 actor=3 score=D:9,S:4", owners="JDPB")
    m.play(3, "J2")
    assert m.result == ts.Result(winners=(1,), totals=(0, 9, 0, 0), reason="round_limit")
    assert m.view(None)["round"] == 3


def test_the_last_turn_of_the_limit_is_completed_the_safe_moved():  # K6.4
    m = kramer("players=4 round_limit=1", "phase=move roll=2 turn=3 actor=3 position=J:5")
    m.play(3, "J2")
    assert (phase(m), m.to_move) == ("safe", (3,))
    m.play(3, "safe ruin")
    assert m.over
    assert m.view(None)["safe"] == "ruin"


def test_before_the_last_seat_of_the_last_round_the_game_goes_on():  # K6.4
    m = kramer("players=4 round_limit=1", "phase=move roll=2 turn=2 actor=2")
    m.play(2, "J2")
    assert not m.over


def test_at_the_round_limit_equal_markers_share_the_win():  # K6.4
    m = kramer("players=4 round_limit=1", "phase=move roll=2 turn=3 actor=3 score=D:9,P:9,L:9", owners="JDPB")
    m.play(3, "J2")
    assert m.result.winners == (1, 2)


def test_at_the_round_limit_a_free_agent_alone_ahead_leaves_nobody_to_win():  # K6.4
    m = kramer("players=4 round_limit=1", "phase=move roll=2 turn=3 actor=3 score=D:9,L:10", owners="JDPB")
    m.play(3, "J2")
    assert m.result.winners == ()


def test_a_full_game_counts_its_rounds_up_to_the_limit():  # K6.4
    m = ts.new("kramer", players=2, round_limit=2, chance=["S", "P", "2", "2", "2", "2"])
    for _ in range(4):
        assert not m.over
        m.play(m.to_move[0], "J2" if m.to_move[0] == 0 else "M2")
    assert m.over


def test_without_a_limit_a_game_can_go_on_for_more_rounds_than_anybody_counts():  # K6.4
    m = kramer("players=2", "phase=move roll=2 turn=1 actor=1 round=32767")
    m.play(1, "J2")
    assert m.view(None)["turn"] == 0


def test_one_winner_gets_one_point_and_before_the_end_nobody_any():  # K6.2
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=J:35", owners="JDPB")
    returns = [9.0] * 4
    m.game.face.returns(m._state, returns)
    assert returns == [0.0] * 4
    m.play(0, "J1")
    m.game.face.returns(m._state, returns)
    assert returns == [1.0, 0.0, 0.0, 0.0]
