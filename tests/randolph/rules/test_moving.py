"""Moving (R1.3, R4.1, R4.3, R4.4)."""

import pytest

from tests.randolph.rules.table import HQ, can_end, end, legal, new, new_on_world, playing, roll, step, steps, take
from topsecret.randolph.rules.numbers import END_ACTION
from topsecret.randolph.state import BASE, DUEL, GUARD, OUT, ROLL


@pytest.mark.parametrize("walk", [((0, 0), (0, 4), (0, 5)), ((0, 0), (0, 1), (1, 0)), ((0, 0), (1, 1), (2, 1))])
def test_a_roll_of_2_and_1_moves_one_agent_3_or_two_2_and_1_or_three_1_each(walk):  # R4.1, E1
    g = playing(roll=(2, 1))
    for agent, city in walk:
        step(g, agent, city)
    assert g.pool == 0
    assert steps(g) == []


def test_the_steps_may_be_split_in_any_order():  # R4.1
    g = playing(roll=(2, 2), agents={0: [5, 10]})
    step(g, 0, 6)
    step(g, 1, 11)
    step(g, 0, 5)
    step(g, 1, 10)
    assert g.pool == 0


def test_the_pool_is_the_total_of_both_dice():  # R4.1
    g = playing()
    end(g)
    roll(g, 3, 2)
    assert (g.pool, list(g.dice)) == (5, [3, 2])


def test_a_roll_of_0_leaves_nothing_but_the_end_of_the_turn():  # R4.1
    g = playing(agents={0: [5]})
    end(g)
    roll(g, 0, 0)
    assert legal(g) == [END_ACTION]


def test_steps_may_be_left_unused():  # R4.1
    g = playing(roll=(3, 3), agents={0: [5]})
    assert can_end(g)
    step(g, 0, 6)
    end(g)
    assert (g.phase, g.turn, g.pool) == (ROLL, 1, 0)


def test_with_must_use_all_the_turn_cannot_end_while_a_step_of_the_pool_is_legal():  # R4.1
    g = playing(roll=(1, 1), must_use_all=1)
    assert not can_end(g)
    step(g, 0, 0)
    assert not can_end(g)
    step(g, 0, 4)
    assert can_end(g)


def test_with_must_use_all_a_bonus_step_alone_need_not_be_used():  # R4.1
    g = playing(roll=(0, 0), agents={0: [5]}, must_use_all=1)
    g.bonus[0] = 1
    assert steps(g)
    assert can_end(g)


def test_with_must_use_all_the_turn_ends_when_no_step_is_legal():  # R4.1, R4.2
    # Three cities in a row, both ends and the middle full: nobody can go anywhere.
    g = playing(roll=(1, 0), agents={0: [0, 0, 1, 1, BASE, BASE, BASE]}, must_use_all=1)
    for city in range(12):
        for k in range(8):
            g.neighbours[city, k] = -1
    g.neighbours[0, 0], g.neighbours[1, 0] = 1, 0
    assert steps(g) == []
    assert can_end(g)


def test_an_agent_leaves_the_base_by_an_exit_and_goes_by_routes():  # R1.3
    g = playing(agents={0: [5]})
    assert steps(g) == [(0, 1), (0, 4), (0, 6), (0, 9), (1, 0), (1, 1)]


def test_a_city_may_have_eight_routes_and_a_base_eight_exits():  # R1.3
    g = playing(agents={0: [5]}, lie={"1A": 5})
    for k in range(8):
        g.neighbours[5, k] = k if k < 5 else k + 1
        g.exits[0, k] = k
    assert [city for agent, city in steps(g) if agent == 0] == [0, 1, 2, 3, 4, 6, 7, 8]
    assert [city for agent, city in steps(g) if agent == 1] == [0, 1, 2, 3, 4, 5, 6, 7]


def test_a_base_is_never_entered_by_moving():  # R1.3
    g = playing(agents={0: [0]})
    assert [city for agent, city in steps(g) if agent == 0] == [1, 4]


def test_a_guard_leaves_by_the_exits_of_the_empty_base():  # R1.3, R2.4
    g = playing(3, agents={0: [GUARD]})
    assert steps(g) == [(0, 8), (1, 0), (1, 1)]


def test_an_agent_that_is_out_does_not_move():  # R6.4
    g = playing(agents={0: [OUT, OUT, OUT, OUT, OUT, OUT, 5]})
    assert {agent for agent, _ in steps(g)} == {6}


def test_moving_back_and_forth_is_allowed():  # R4.3
    g = playing(roll=(3, 1), agents={0: [5]})
    step(g, 0, 6, 5, 6, 5)
    assert g.place[0, 0] == 5


def test_nobody_passes_an_enemy_without_a_duel():  # R4.3
    g = playing(roll=(3, 3), agents={0: [5], 1: [6]})
    step(g, 0, 6)
    assert g.phase == DUEL


def test_a_headquarters_is_entered_only_with_a_suitcase():  # R4.4
    g = playing(agents={0: [11]}, lie={"1A": 11})
    assert (0, HQ) not in steps(g)
    take(g, 0, "1A")
    assert (0, HQ) in steps(g)


def test_a_headquarters_is_entered_only_by_its_own_colour():  # R1.3
    g = playing(agents={0: [0]}, carry={"1A": (0, 0)})
    assert (0, HQ) not in steps(g)


def test_entering_the_headquarters_costs_a_step():  # R4.1, R4.4
    g = playing(roll=(1, 0), agents={0: [10]}, carry={"1A": (0, 0)})
    step(g, 0, 11)
    assert (0, HQ) not in steps(g)


def test_from_every_base_of_the_world_board_there_is_a_first_step():  # R1.4
    for seats in (2, 3, 4):
        g = new_on_world(seats)
        for seat in range(seats):
            g.turn = seat
            g.pool = 1
            g.phase = 4
            assert len(steps(g)) == 3


def test_without_steps_nobody_moves():  # R4.1
    g = new()
    g.phase = 4
    assert steps(g) == []
