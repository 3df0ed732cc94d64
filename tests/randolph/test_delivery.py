"""Deliveries, the third suitcase and bombs (R3, R7, R8)."""

import pytest

from .positions import carries, case, left, phase, places, randolph, steps, steps_left, texts, told


def test_a_delivery_is_shown_to_all_for_good_and_out_of_play():  # R7.1
    m = randolph(roll="1+0", agents=["sydney+gB"])
    m.play(0, "1-hq")
    assert case(m, "gB")["content"] == 3
    assert case(m, "gB")["delivered_by"] == 0
    assert case(m, "gB")["place"] is None
    assert m.view(None)["players"][0]["delivered"] == ["gB"]


def test_the_carrier_returns_to_its_base_and_may_move_on():  # R7.1
    m = randolph(roll="1+1", agents=["sydney+gB"])
    m.play(0, "1-hq")
    assert places(m, 0)[0] == "base"
    m.play(0, "1-anchorage")
    assert places(m, 0)[0] == "anchorage"


def test_the_third_suitcase_must_be_an_opponents_after_two_own():  # R3.2
    m = randolph(roll="1+0", agents=["sydney+rC perth+gA"], delivered={"rA": 0, "rB": 0})
    assert "hq" not in steps(m, 0, 1)
    assert "hq" in steps(m, 0, 2)


@pytest.mark.parametrize("delivered", [{}, {"rA": 0}, {"rA": 0, "gC": 0}, {"rA": 0, "rB": 1}])
def test_own_suitcases_are_welcome_otherwise(delivered):  # R3.2
    m = randolph("players=3", roll="1+0", agents=["sydney+rC"], delivered=delivered)
    assert "hq" in steps(m, 0, 1)


def test_an_own_bomb_counts_as_an_own_suitcase():  # R3.2
    m = randolph(roll="1+0", agents=["sydney+rC"], delivered={"rA": 0, "rD": 0})
    assert "hq" not in steps(m, 0, 1)


def test_an_opponents_bomb_counts_as_an_opponents_suitcase():  # R3.2
    m = randolph(roll="1+0", agents=["sydney+rC"], delivered={"rA": 0, "rB": 0, "gD": 0})
    assert "hq" in steps(m, 0, 1)


def test_the_carrier_of_a_bomb_dies_and_the_player_chooses_the_others():  # R8.1
    m = randolph(roll="1+0", agents=["sydney+gD cairo delhi lima london tokyo dakar"])
    m.play(0, "1-hq")
    assert places(m, 0)[0] == "out"
    assert (phase(m), m.view(None)["losses"]) == ("bomb", 3)
    assert texts(m, 0) == {f"lose {n}" for n in range(2, 8)}
    m.play(0, "lose 4; lose 7; lose 2")
    assert places(m, 0) == ["out", "out", "delhi", "out", "london", "tokyo", "out"]


def test_a_choosable_carrier_may_be_spared_and_is_in_the_base():  # R8.1
    m = randolph("players=2 bomb_carrier=choosable", roll="1+0", agents=["sydney+gD cairo delhi out*4"])
    m.play(0, "1-hq")
    assert places(m, 0)[0] == "base"
    assert texts(m, 0) == {"lose 1", "lose 2", "lose 3"}
    m.play(0, "lose 2; lose 3")
    assert places(m, 0)[0] == "base"


def test_a_choosable_carrier_may_be_one_of_the_lost():  # R8.1
    m = randolph("players=2 bomb_carrier=choosable", roll="1+0", agents=["sydney+gD cairo delhi out*4"])
    m.play(0, "1-hq; lose 1; lose 2")
    assert places(m, 0)[:3] == ["out", "out", "delhi"]


def test_what_the_lost_carried_drops_in_their_city():  # R8.1
    m = randolph(roll="1+0", agents=["sydney+gD cairo+gA delhi+rB out*4"])
    m.play(0, "1-hq; lose 2")
    assert case(m, "gA")["place"] == "cairo"
    assert carries(m, 0, 3) == "rB"


def test_the_turn_goes_on_after_a_bomb():  # R8.1
    m = randolph(roll="1+1", agents=["sydney+gD cairo delhi out*4"])
    m.play(0, "1-hq; lose 2; 3-colombo")
    assert places(m, 0)[2] == "colombo"


def test_a_lost_agents_bonus_steps_are_gone():  # R8.1
    m = randolph("players=2", "bonus=2:1", roll="1+0", agents=["sydney+gD cairo delhi out*4"])
    m.play(0, "1-hq; lose 2")
    assert texts(m, 0) == {"end"}
    assert steps_left(m, 2) == 0


def test_a_loss_without_an_alternative_is_carried_out():  # R8.1
    # The other six sit in the base together: whichever go, it is all one.
    m = randolph(roll="1+0", agents=["sydney+gD"])
    m.play(0, "1-hq")
    assert (phase(m), left(m, 0)) == ("move", 3)
    assert told(m, "losses_due") == []


def test_of_agents_as_good_as_each_other_the_lowest_is_named():  # R8.1
    m = randolph(roll="1+0", agents=["sydney+gD cairo"])
    m.play(0, "1-hq")
    assert texts(m, 0) == {"lose 2", "lose 3"}


def test_a_bomb_gives_no_secrets():  # R8.1
    m = randolph(roll="1+0", agents=["sydney+gD cairo"])
    m.play(0, "1-hq")
    assert m.view(None)["players"][0]["secrets"] == 0
