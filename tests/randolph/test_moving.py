"""Moving, crowds and suitcases (R1.3, R4, R5)."""

import pytest

import topsecret as ts

from .positions import carries, case, duel, phase, places, randolph, steps, steps_left, texts


def test_the_pool_may_be_split_and_given_back_and_forth():  # R4.1, R4.3
    m = randolph(roll="2+1", agents=["cairo lima"])
    m.play(0, "1-delhi; 1-cairo; 2-caracas")
    assert places(m, 0)[:2] == ["cairo", "caracas"]


def test_a_roll_of_nought_leaves_nothing_but_the_end():  # R4.1
    m = randolph(chance=["0+0"], agents=["cairo"])
    assert texts(m, 0) == {"end"}


def test_steps_may_be_left_unused():  # R4.1
    m = randolph(roll="3+3")
    m.play(0, "end")
    assert m.view(None)["turn"] == 1


def test_with_must_use_all_the_turn_goes_on_while_a_step_is_possible():  # R4.1
    m = randolph("players=2 must_use_all=yes", roll="1+1", agents=["cairo"])
    assert "end" not in texts(m, 0)
    m.play(0, "1-delhi")
    assert "end" not in texts(m, 0)
    m.play(0, "1-colombo")
    assert "end" in texts(m, 0)


def test_with_must_use_all_a_bonus_step_may_be_left():  # R4.1, R6.6
    m = randolph("players=2 must_use_all=yes", roll="1+0", agents=["nuuk", "reykjavik"])
    m.play(0, "1-reykjavik")
    duel(m, 5, 1)
    assert steps_left(m, 1) == 1
    assert "end" in texts(m, 0)


def test_a_start_base_is_left_by_its_exits():  # R1.3
    assert steps(randolph(roll="1+0"), 0, 1) == {"anchorage", "vancouver", "winnipeg"}


def test_a_start_base_is_never_entered_by_moving():  # R1.3
    assert steps(randolph(roll="1+0", agents=["anchorage"]), 0, 1) == {"nuuk", "vancouver", "winnipeg"}


def test_an_hq_is_closed_to_every_other_colour():  # R1.3
    # Anchorage is a gate of green's HQ; Sydney one of red's.
    m = randolph(roll="1+0", agents=["anchorage+rA sydney+rB"])
    assert "hq" not in steps(m, 0, 1)
    assert "hq" in steps(m, 0, 2)


def test_an_hq_is_entered_only_with_a_suitcase():  # R4.4
    m = randolph(roll="1+0", agents=["sydney sydney+gA"])
    assert "hq" not in steps(m, 0, 1)
    assert "hq" in steps(m, 0, 2)


def test_a_third_agent_may_pass_if_a_step_is_left_to_go_on():  # R4.2
    # London has Montreal, Berlin and Lisbon for neighbours.
    assert "london" in steps(randolph(roll="1+1", agents=["london*2 lisbon"]), 0, 3)
    assert "london" not in steps(randolph(roll="1+0", agents=["london*2 lisbon"]), 0, 3)


def test_the_turn_cannot_end_with_three_in_a_city():  # R4.2
    m = randolph(roll="1+1", agents=["london*2 lisbon"])
    m.play(0, "3-london")
    assert "end" not in texts(m, 0)
    assert m.view(None)["crowd"] == {"city": "london", "agents": [1, 2, 3]}


def test_the_very_next_step_must_leave_the_crowd():  # R4.2
    m = randolph(roll="2+1", agents=["london*2 lisbon cairo"])
    m.play(0, "3-london")
    assert all(text.startswith("1-") for text in texts(m, 0))


def test_at_the_end_of_the_turn_any_of_the_three_may_leave():  # R4.2
    m = randolph("players=2 stack_check=end_of_turn", roll="1+1", agents=["london+rA london lisbon"])
    m.play(0, "3-london")
    assert {"1-berlin", "2-berlin"} <= texts(m, 0)
    m.play(0, "1-berlin")
    assert places(m, 0)[:3] == ["berlin", "london", "london"]


def test_at_the_end_of_the_move_only_the_one_that_entered_may_leave():  # R4.2
    m = randolph("players=2 stack_check=end_of_move", roll="1+1", agents=["london+rA london lisbon"])
    m.play(0, "3-london")
    assert {text for text in texts(m, 0) if "-" in text} == {"3-montreal", "3-berlin", "3-lisbon"}
    assert m.view(None)["crowd"] == {"city": "london", "agents": [3]}


def test_the_end_of_the_move_needs_a_step_for_the_one_that_entered():  # R4.2
    # Agent 1 has a bonus step, but the one that enters has none left.
    crowd = {"roll": "1+0", "agents": ["london*2 lisbon"]}
    assert "london" in steps(randolph("players=2", "bonus=1:1", **crowd), 0, 3)
    assert "london" not in steps(randolph("players=2 stack_check=end_of_move", "bonus=1:1", **crowd), 0, 3)


def test_suitcases_may_be_handled_before_the_crowd_is_left():  # R4.2, R5.1
    m = randolph(roll="1+1", agents=["london+rA london+gB lisbon"])
    m.play(0, "3-london; 1 drop; 2+rA; 2-berlin")
    assert carries(m, 0, 2) == "rA"
    assert "end" in texts(m, 0)


def test_threes_are_never_chained():  # R4.2
    m = randolph(roll="2+1", agents=["london*2 lisbon berlin*2"])
    m.play(0, "3-london")
    assert steps(m, 0, 1) == {"montreal", "lisbon"}


def test_a_crowd_may_be_left_into_a_duel():  # R4.2, R6.1
    m = randolph(roll="1+1", agents=["london*2 lisbon", "berlin"])
    m.play(0, "3-london; 1-berlin")
    assert phase(m) == "duel"


def test_a_third_agent_may_pass_on_into_the_hq_with_what_it_carries():  # R4.2, R4.4
    # Perth's neighbours are Singapore, Sydney and Antananarivo: all full but where the third comes from.
    agents = ["perth*2 sydney+gA sydney singapore*2 antananarivo"]
    m = randolph(roll="1+1", agents=agents)
    m.play(0, "3-perth")
    assert "hq" in steps(m, 0, 3)


def test_bases_do_not_count_for_crowds():  # R4.2
    m = randolph(roll="1+0")
    assert places(m, 0) == ["base"] * 7
    assert m.view(None)["crowd"] is None


def test_an_agent_takes_what_lies_in_its_city_moving_or_not():  # R5.1
    m = randolph(roll="0+0", agents=["cairo montreal"])
    m.play(0, "2+gA")
    assert carries(m, 0, 2) == "gA"
    assert case(m, "gA")["carrier"] == {"seat": 0, "agent": 2}
    assert case(m, "gA")["place"] is None


def test_a_suitcase_is_taken_while_passing_through():  # R5.1
    m = randolph(roll="1+1", agents=["nuuk"])
    m.play(0, "1-montreal; 1+rA; 1-london")
    assert carries(m, 0, 1) == "rA"


def test_at_most_one_suitcase_is_carried_so_a_second_is_an_exchange():  # R5.1
    m = randolph(roll="0+0", agents=["montreal"])
    m.play(0, "1+rA; 1+gA")
    assert (carries(m, 0, 1), case(m, "rA")["place"]) == ("gA", "montreal")


def test_a_suitcase_is_dropped_where_the_agent_stands():  # R5.1
    m = randolph(roll="0+0", agents=["cairo+gB"])
    m.play(0, "1 drop")
    assert case(m, "gB")["place"] == "cairo"


def test_a_suitcase_is_handed_over_through_the_floor():  # R5.2
    m = randolph(roll="0+0", agents=["cairo+gB cairo+rC"])
    m.play(0, "1 drop; 2+gB; 1+rC")
    assert (carries(m, 0, 1), carries(m, 0, 2)) == ("rC", "gB")


def test_two_empty_handed_agents_of_a_city_are_one_choice():  # R5.1
    m = randolph(roll="1+0", agents=["montreal*2"])
    assert {"1+rA", "1-london"} <= texts(m, 0)
    assert not {"2+rA", "2-london"} & texts(m, 0)


def test_suitcases_are_not_touched_in_an_opponents_turn():  # R5.1
    m = randolph(roll="0+0", agents=["", "montreal"])
    with pytest.raises(ts.IllegalAction, match="seat 1 is not asked now"):
        m.play(1, "1+rA")


def test_guards_come_home_to_their_own_base():  # R2.4, R6.4
    # Red's guard leaves yellow's base, attacks with a 0 and loses.
    m = randolph("players=3", roll="1+0", agents=["guard", "", "lima"])
    m.play(0, "1-lima")
    duel(m, 0, 1)
    assert places(m, 0)[0] == "base"
