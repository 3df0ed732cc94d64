"""The end of the game and who wins it (R3.1, R9)."""

import pytest

import topsecret as ts

from .positions import duel, left, phase, places, randolph, told


def test_ten_secrets_win_at_once():  # R3.1, R9.1
    m = randolph(roll="3+3", agents=["sydney+gA"], delivered={"rA": 0})
    m.play(0, "1-hq")
    assert m.result == ts.Result(winners=(0,), totals=(10, 0), reason="secrets")
    assert m.over
    assert m.to_move == ()


def test_nine_secrets_do_not_win():  # R3.1
    m = randolph("players=3", roll="1+0", agents=["sydney+gA"], delivered={"rB": 0, "rC": 0})
    m.play(0, "1-hq")
    assert m.view(None)["players"][0]["secrets"] == 9
    assert m.result is None


@pytest.mark.parametrize(("target", "ends"), [(5, True), (6, False)])
def test_the_target_is_the_options(target, ends):  # R3.1
    m = randolph(f"players=2 target={target}", roll="1+0", agents=["sydney+gA"])
    m.play(0, "1-hq")
    assert m.over is ends


def test_more_than_the_target_wins_too():  # R3.1
    m = randolph(roll="1+0", agents=["sydney+gA"], delivered={"rA": 0, "gC": 0})
    assert m.play(0, "1-hq").totals == (11, 0)


def test_a_player_without_agents_is_out_and_passed_over():  # R9.2
    m = randolph("players=3", roll="1+0", agents=["nuuk", "reykjavik out*6"], chance=["1+1"])
    m.play(0, "1-reykjavik")
    duel(m, 4, 2)
    assert told(m, "player_out") == [{"seat": 1}]
    assert m.view(None)["players"][1]["out"] is True
    m.play(0, "end")
    assert m.to_move == (2,)


def test_a_player_may_be_out_in_his_own_turn_and_it_passes_on():  # R9.2
    m = randolph("players=3", roll="3+3", agents=["sydney+gD out*6"], chance=["1+1"])
    m.play(0, "1-hq")
    assert (m.view(None)["turn"], m.to_move) == (1, (1,))


def test_a_player_out_by_a_lost_attack_still_leaves_loot():  # R6.5, R9.2
    m = randolph("players=3", roll="3+3", agents=["nuuk+gA out*6", "reykjavik"], chance=["1+1"])
    m.play(0, "1-reykjavik")
    duel(m, 2, 4)
    assert (phase(m), m.to_move) == ("loot", (1,))
    m.play(1, "loot")
    assert m.to_move == (1,)


def test_the_suitcases_of_a_player_who_is_out_stay_in_play():  # R9.2
    m = randolph("players=3", roll="1+0", agents=["sydney+bA", "out*7"])
    m.play(0, "1-hq")
    assert m.view(None)["players"][0]["secrets"] == 5


def test_the_only_player_with_agents_wins_at_once():  # R9.3
    m = randolph(roll="3+3", agents=["nuuk", "reykjavik out*6"], delivered={"rA": 1})
    m.play(0, "1-reykjavik")
    duel(m, 4, 2)
    assert m.result == ts.Result(winners=(0,), totals=(0, 5), reason="last_standing")


def test_the_last_standing_are_looked_for_before_the_reach():  # R9.3, R9.4
    # Red has one secret, so green can never have all 18 and would come second; yet red loses his last agent.
    m = randolph("players=2 target=18", roll="3+3", agents=["sydney+gD out*6"], delivered={"rC": 0})
    m.play(0, "1-hq")
    assert m.result == ts.Result(winners=(1,), totals=(1, 0), reason="last_standing")


def test_the_only_player_with_agents_may_have_to_play_on():  # R9.3
    options = "players=2 last_standing=plays_on"
    m = randolph(options, roll="1+0", agents=["nuuk", "reykjavik out*6"], chance=["1+0"])
    m.play(0, "1-reykjavik")
    duel(m, 4, 2)
    m.play(0, "end")
    assert (m.result, m.to_move, m.view(None)["round"]) == (None, (0,), 2)


def test_the_game_ends_when_nobody_with_agents_can_reach_the_target():  # R9.4
    # 18 secrets in all, target 14: with green's 5 red can get 13 at most, and with red's 5 green can get 13 too.
    m = randolph("players=2 target=14", roll="1+0", agents=["sydney+gA"], delivered={"rA": 1})
    m.play(0, "1-hq")
    assert m.result == ts.Result(winners=(0, 1), totals=(5, 5), reason="out_of_reach")


def test_the_reach_is_looked_at_after_a_duel():  # R9.4
    # Green has two of 27 secrets, so red and blue can get 25 at most; only green could reach 26, and its last agent falls.
    options = "players=3 target=26"
    table = {"agents": ["nuuk", "out", "reykjavik out*6"], "delivered": {"rC": 2, "bC": 2}}
    m = randolph(options, roll="1+0", **table)
    m.play(0, "1-reykjavik")
    duel(m, 4, 2)
    assert m.result == ts.Result(winners=(2,), totals=(0, 0, 2), reason="out_of_reach")


def test_players_who_are_out_are_ranked_too():  # R9.4
    # Blue is out with 10, green has 5 and could get 12 more; red's 3 take that below 17, and red's own reach is 12.
    table = {"agents": ["sydney+gB", "out*7"], "delivered": {"rA": 1, "gA": 1, "bA": 2}}
    m = randolph("players=3 target=17", roll="1+0", **table)
    m.play(0, "1-hq")
    assert m.result == ts.Result(winners=(1,), totals=(3, 10, 5), reason="out_of_reach")


def test_of_equal_secrets_the_most_agents_win():  # R9.4
    m = randolph("players=2 target=14", roll="1+0", agents=["sydney+gA", "out"], delivered={"rA": 1})
    m.play(0, "1-hq")
    assert (left(m, 0), left(m, 1)) == (7, 6)
    assert m.result.winners == (0,)


def test_the_round_limit_ends_the_game_when_the_starter_is_reached():  # R9.5
    m = randolph("players=2 round_limit=3", "round=1", roll="0+0", delivered={"rC": 1}, chance=["0+0"] * 4)
    m.play(0, "end")
    m.play(1, "end")
    assert m.result is None
    m.play(0, "end")
    m.play(1, "end")
    assert m.result == ts.Result(winners=(1,), totals=(0, 1), reason="round_limit")
    assert m.view(None)["round"] == 3


def test_a_round_ends_also_over_a_starter_who_is_out():  # R9.5
    m = randolph("players=3 round_limit=1", roll="0+0", turn=2, agents=["out*7"])
    m.play(2, "end")
    assert m.result.reason == "round_limit"


def test_without_a_limit_rounds_go_on():  # R9.5
    m = randolph("players=2", "round=500", roll="0+0", turn=1, chance=["0+0"])
    m.play(1, "end")
    assert (m.result, m.view(None)["round"]) == (None, 502)


def test_when_the_game_is_over_nothing_is_hidden():  # R9.1
    m = randolph(roll="3+3", agents=["sydney+gA"], delivered={"rA": 0}, contents=["5 1 3 bomb"])
    m.play(0, "1-hq")
    assert [suitcase["content"] for suitcase in m.view(1)["suitcases"]][:4] == [5, 1, 3, "bomb"]
    assert told(m, "game_over", 1)[0]["contents"]["rB"] == 1


def test_nobody_acts_after_the_end():  # R9.1
    m = randolph(roll="3+3", agents=["sydney+gA"], delivered={"rA": 0})
    m.play(0, "1-hq")
    with pytest.raises(ts.IllegalAction, match="the game is over"):
        m.play(0, "end")
    assert places(m, 0)[0] == "base"
