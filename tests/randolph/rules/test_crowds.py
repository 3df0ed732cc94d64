"""Three agents in a city (R4.2)."""

from tests.randolph.rules.table import HQ, can_end, drops, duel, playing, step, steps, take, takes
from topsecret.randolph.state import BASE, END_OF_MOVE, MOVE, NONE, OUT


def of(g, agent):
    return [city for mover, city in steps(g) if mover == agent]


def test_two_agents_may_stay_in_a_city():
    g = playing(roll=(1, 0), agents={0: [5, 4]})
    step(g, 1, 5)
    assert g.crowd == NONE
    assert can_end(g)


def test_a_third_does_not_enter_with_the_last_step():
    g = playing(roll=(1, 0), agents={0: [5, 5, 4]})
    assert of(g, 2) == [0, 8]


def test_a_third_enters_in_passing_when_a_step_is_left():
    g = playing(roll=(1, 1), agents={0: [5, 5, 4]})
    step(g, 2, 5)
    assert (g.crowd, g.leaver) == (5, NONE)
    assert not can_end(g)
    step(g, 0, 9)
    assert g.crowd == NONE
    assert can_end(g)


def test_any_agent_of_that_city_may_be_the_one_to_leave_and_nobody_else_moves():
    g = playing(roll=(2, 1), agents={0: [5, 5, 4, 8]}, carry={"1A": (0, 0), "1B": (0, 1)})
    step(g, 2, 5)
    assert {agent for agent, _ in steps(g)} == {0, 1, 2}


def test_by_end_of_move_the_one_that_entered_must_leave():
    g = playing(roll=(2, 1), agents={0: [5, 5, 4, 8]}, stack_check=END_OF_MOVE)
    step(g, 2, 5)
    assert g.leaver == 2
    assert steps(g) == [(2, 1), (2, 4), (2, 6), (2, 9)]
    step(g, 2, 6)
    assert g.leaver == NONE
    assert {agent for agent, _ in steps(g)} == {0, 2, 3, 4}


def test_the_one_that_must_leave_is_no_twin_of_the_others():
    g = playing(roll=(1, 1), agents={0: [4, 5, 5]}, lie={"1A": 5}, stack_check=END_OF_MOVE)
    step(g, 0, 5)
    assert steps(g) == [(0, 1), (0, 4), (0, 6), (0, 9)]
    assert takes(g) == [(0, "1A"), (1, "1A")]


def test_there_is_always_room_where_the_third_came_from():
    g = playing(roll=(1, 1), agents={0: [5, 5, 4, 4, 1, 1, 6]})
    for k, city in enumerate((1, 4)):
        g.neighbours[5, k] = city
    g.neighbours[5, 2] = g.neighbours[5, 3] = NONE
    step(g, 2, 5)
    assert {city for _, city in steps(g)} == {4}


def test_threes_are_never_chained():
    g = playing(roll=(3, 3), agents={0: [5, 5, 4, 6, 6]})
    step(g, 2, 5)
    assert {city for _, city in steps(g)} == {1, 4, 9}


def test_a_third_does_not_enter_when_all_neighbours_are_full():
    g = playing(roll=(3, 3), agents={0: [0, 0, 1, 1, 4, 4, BASE]})
    assert of(g, 6) == [1]


def test_a_neighbour_with_one_own_agent_is_a_way_out():
    g = playing(roll=(1, 1), agents={0: [0, 0, 1, 4, 4, BASE, OUT]})
    step(g, 5, 0)
    assert {city for _, city in steps(g)} == {1}


def test_a_neighbour_held_by_an_enemy_is_a_way_out_into_a_duel_without_a_crowd():
    g = playing(roll=(1, 1), agents={0: [0, 0, 4, 4, BASE, OUT, OUT], 1: [1]})
    step(g, 4, 0)
    assert {city for _, city in steps(g)} == {1}
    step(g, 0, 1)
    assert g.crowd == NONE
    duel(g, 5, 1)
    assert g.phase == MOVE


def blocked(carry, **options):
    """A third stands before city 0, whose neighbours are full; it is made a gate, so that the HQ may be the way out."""
    g = playing(roll=(1, 1), agents={0: [0, 0, 1, 1, 4, 4, BASE]}, carry=carry, **options)
    g.gates[0, 0] = 0
    return g


def test_the_headquarters_is_a_way_out_for_an_agent_with_a_suitcase():
    g = blocked({"1A": (0, 0)})
    step(g, 6, 0)
    assert steps(g) == [(0, HQ)]
    step(g, 0, HQ)
    assert g.crowd == NONE
    assert can_end(g)


def test_the_headquarters_is_no_way_out_with_a_suitcase_it_does_not_accept():  # R3.2, R4.2
    g = blocked({"0C": (0, 0)}, delivered={"0A": 0, "0B": 0})
    assert (6, 0) not in steps(g)


def test_by_end_of_move_the_way_out_must_be_open_to_the_one_that_enters():
    g = blocked({"1A": (0, 0)}, stack_check=END_OF_MOVE)
    assert (6, 0) not in steps(g)


def test_the_one_that_enters_may_be_the_one_that_delivers():
    g = playing(roll=(1, 1), agents={0: [0, 0, 1, 1, 4, 5]}, carry={"1A": (0, 4)}, stack_check=END_OF_MOVE)
    g.gates[0, 0] = 0
    step(g, 4, 0, HQ)
    assert g.delivered_by[4] == 0


def test_a_suitcase_that_lies_in_the_city_does_not_open_the_way_beforehand():
    g = blocked({}, lie={"1A": 0})
    assert (6, 0) not in steps(g)


def test_suitcases_may_be_handled_before_the_leaving_step():
    g = playing(roll=(1, 1), agents={0: [5, 5, 4]}, carry={"1A": (0, 0)}, lie={"1B": 5})
    step(g, 2, 5)
    assert drops(g) == [0]
    take(g, 0, "1B")
    assert g.crowd == 5
    assert takes(g) == [(0, "1A"), (1, "1A")]


def test_what_is_needed_to_leave_a_crowd_is_not_dropped():
    g = blocked({"1A": (0, 0)})
    step(g, 6, 0)
    assert drops(g) == []


def test_what_is_needed_to_leave_a_crowd_is_exchanged_only_for_what_serves_as_well():
    g = blocked({"1A": (0, 0)}, lie={"0C": 0, "1C": 0}, delivered={"0A": 0, "0B": 0})
    step(g, 6, 0)
    assert takes(g) == [(0, "1C"), (1, "0C"), (1, "1C")]
    take(g, 1, "1C")
    assert drops(g) == [0, 1]


def test_a_suitcase_elsewhere_may_be_dropped_while_a_crowd_waits():
    g = blocked({"1A": (0, 0), "1B": (0, 2)})
    step(g, 6, 0)
    assert drops(g) == [2]


def test_a_bonus_step_of_the_agent_that_is_to_leave_counts():  # R4.2, R6.6
    g = playing(roll=(1, 0), agents={0: [5, 5, 4]})
    g.bonus[0] = 1
    step(g, 2, 5)
    assert {agent for agent, _ in steps(g)} == {0}


def test_a_bonus_step_of_another_agent_does_not_count_by_end_of_move():
    g = playing(roll=(1, 0), agents={0: [5, 5, 4]}, stack_check=END_OF_MOVE)
    g.bonus[0] = 1
    assert of(g, 2) == [0, 8]


def test_an_agent_may_enter_with_one_bonus_step_and_leave_with_the_next():
    g = playing(roll=(0, 0), agents={0: [5, 5, 4]}, stack_check=END_OF_MOVE)
    g.bonus[2] = 2
    step(g, 2, 5, 6)
    assert g.bonus[2] == 0


def test_an_agent_may_enter_with_a_bonus_step_and_leave_with_the_pool():
    g = playing(roll=(1, 0), agents={0: [5, 5, 4]}, stack_check=END_OF_MOVE)
    g.bonus[2] = 1
    step(g, 2, 5, 6)
    assert g.pool == 0


def test_bases_and_headquarters_hold_any_number():
    g = playing()
    assert steps(g)
    assert g.crowd == NONE


def test_a_city_with_eight_full_neighbours_has_no_room():
    from topsecret.randolph.rules.crowds import has_room

    g = playing()
    for k in range(8):
        g.neighbours[5, k] = k if k < 5 else k + 1
    assert not has_room(g, 5, (1 << 12) - 1, NONE)
    assert has_room(g, 5, (1 << 12) - 1, 8)
