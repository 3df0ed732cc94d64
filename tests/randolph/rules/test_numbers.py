"""Action numbers mean the same thing always, and equal pieces are offered once."""

from tests.randolph.rules.table import act, duel, legal, losable, new, new_on_world, playing, step, steps, takes
from topsecret.randolph.rules import numbers
from topsecret.randolph.state import LAYOUT, OUT


def test_the_ranges_of_action_numbers_follow_each_other():
    assert numbers.PLACE_ACTION == 24
    assert numbers.GUARDS_ACTION - numbers.PLACE_ACTION == 4 * 64
    assert numbers.STEP_ACTION - numbers.GUARDS_ACTION == 3
    assert numbers.TAKE_ACTION - numbers.STEP_ACTION == 7 * 65
    assert numbers.DROP_ACTION - numbers.TAKE_ACTION == 7 * 16
    assert numbers.END_ACTION - numbers.DROP_ACTION == 7
    assert numbers.ACTIONS == 24 + 256 + 3 + 455 + 112 + 7 + 1 + 7 + 6 + 2 + 7


def test_the_first_contents_are_5_3_1_bomb_and_the_last_the_reverse():
    assert [numbers.CONTENTS[0, k] for k in range(4)] == [5, 3, 1, 0]
    assert [numbers.CONTENTS[1, k] for k in range(4)] == [5, 3, 0, 1]
    assert [numbers.CONTENTS[23, k] for k in range(4)] == [0, 1, 3, 5]


def test_a_state_with_its_board_is_smaller_than_900_bytes():
    assert LAYOUT.nbytes < 900


def test_of_the_agents_waiting_in_the_base_only_one_is_offered():
    assert steps(playing()) == [(0, 0), (0, 1)]


def test_an_agent_that_carries_something_is_no_twin_of_one_that_does_not():
    g = playing(agents={0: [5, 5]}, carry={"0A": (0, 1)})
    assert {agent for agent, _ in steps(g)} == {0, 1, 2}


def test_an_agent_with_a_bonus_step_is_no_twin_of_one_without():
    g = playing(agents={0: [5, 5]})
    g.bonus[1] = 1
    assert {agent for agent, _ in steps(g)} == {0, 1, 2}


def test_of_two_equal_agents_one_is_offered_a_suitcase():
    assert takes(playing(agents={0: [6, 6]})) == [(0, "0C")]


def test_agents_that_can_be_lost_to_a_bomb_are_offered_once_each_kind():
    g = playing(agents={0: [11, 5, 5, 6]}, carry={"1D": (0, 0)})
    step(g, 0, 64)
    assert losable(g) == [1, 3, 4]


def test_legal_lists_ascend():
    g = playing(agents={0: [5, 6, 7]}, carry={"0C": (0, 1)}, lie={"1A": 5})
    assert legal(g) == sorted(set(legal(g)))


def test_a_number_means_the_same_whatever_the_board():
    small, large = new(), new_on_world()
    for g in (small, large):
        act(g, 0, 0)
        act(g, 0, numbers.PLACE_ACTION + 3)
    assert small.lies[0] == large.lies[0] == 3


def test_a_seat_that_is_not_asked_has_no_actions():  # R10.1: talk is free, but nothing can be traded
    g = playing(agents={0: [5], 1: [6]})
    assert legal(g, 1) == []
    assert legal(g, -1) == []
    step(g, 0, 6)
    duel(g, 5, 1)
    assert g.place[1, 0] == OUT
    assert legal(g, 1) == []
