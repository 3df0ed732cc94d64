"""The set-up (R1, R2.1 to R2.4)."""

import pytest

from tests.randolph.rules.table import act, legal, new, new_on_world, places, roll, seats_of, sound, step, steps
from topsecret.randolph import interface as face
from topsecret.randolph.rules.numbers import GUARDS_ACTION, PLACE_ACTION
from topsecret.randolph.rules.setup import empty_corner, posts_guards
from topsecret.randolph.state import BASE, GUARD, OUT, PLACING, ROUND_ROBIN, SETUP, START, UNPLACED


def put(letter, city):
    return PLACE_ACTION + letter * 64 + city


def hide(g, seat, contents=0, cities=(0, 1, 2, 3), guards=None):
    act(g, seat, contents)
    for letter, city in enumerate(cities):
        act(g, seat, put(letter, city))
    if guards is not None:
        act(g, seat, GUARDS_ACTION + guards)


def test_every_player_has_seven_agents_in_his_base_and_the_other_seats_have_none():  # R1.1, R2.4
    g = new(2)
    assert places(g, 0) == places(g, 1) == [BASE] * 7
    assert places(g, 2) == places(g, 3) == [OUT] * 7
    sound(g)


def test_every_player_has_five_kinds_of_duel_cards_and_a_second_zero():  # R1.1
    from topsecret.randolph.rules.duels import in_hand

    assert [in_hand(new(), 0, value) for value in range(6)] == [2, 1, 1, 1, 1, 1]


def test_on_the_world_board_every_base_has_exits_and_every_headquarters_gates():  # R1.3, R1.4, R2.1
    g = new_on_world(4)
    assert g.cities == 45
    for colour in range(4):
        assert g.exits[colour, 0] >= 0
        assert g.gates[colour, 0] >= 0
    assert abs(new_on_world(2).colour[0] - new_on_world(2).colour[1]) == 2


def test_all_players_choose_at_the_same_time():  # R2.2, R2.3
    g = new(3)
    assert seats_of(face.pending(g)) == [0, 1, 2]
    act(g, 2, 5)
    act(g, 0, 7)
    assert seats_of(face.pending(g)) == [0, 1, 2]


def test_contents_can_be_assigned_in_24_ways():  # R2.2
    g = new()
    assert legal(g, 0) == list(range(24))
    act(g, 0, 23)
    assert [g.content[k] for k in range(4)] == [0, 1, 3, 5]
    assert [g.content[k] for k in range(4, 8)] == [-1] * 4


def test_suitcases_are_placed_from_a_to_d_in_four_different_cities():  # R2.3
    g = new()
    act(g, 0, 0)
    assert legal(g, 0) == [put(0, city) for city in range(12)]
    act(g, 0, put(0, 5))
    assert legal(g, 0) == [put(1, city) for city in range(12) if city != 5]
    act(g, 0, put(1, 6))
    assert legal(g, 0) == [put(2, city) for city in range(12) if city not in (5, 6)]


def test_suitcases_of_different_colours_may_share_a_city():  # R2.3
    g = new()
    hide(g, 0)
    hide(g, 1)
    assert [g.lies[k] for k in range(8)] == [0, 1, 2, 3] * 2


def test_a_player_who_is_ready_waits_for_the_others():  # R2.3
    g = new()
    hide(g, 1)
    assert seats_of(face.pending(g)) == [0]
    assert legal(g, 1) == []
    hide(g, 0)
    assert g.phase == START


def test_in_round_robin_the_contents_come_first_and_the_suitcases_openly_by_seat_number():  # R2.3
    g = new(2, placement=ROUND_ROBIN)
    act(g, 1, 3)
    assert g.phase == SETUP
    act(g, 0, 4)
    assert g.phase == PLACING
    assert seats_of(face.pending(g)) == [0]
    act(g, 0, put(2, 7))
    assert seats_of(face.pending(g)) == [1]
    act(g, 1, put(0, 7))
    assert legal(g, 0) == [put(letter, city) for letter in (0, 1, 3) for city in range(12) if city != 7]
    for seat, letter, city in ((0, 0, 0), (1, 1, 1), (0, 1, 2), (1, 2, 3), (0, 3, 4)):
        act(g, seat, put(letter, city))
    assert g.phase == PLACING
    act(g, 1, put(3, 5))
    assert g.phase == START


def test_with_three_players_the_two_who_have_an_opponent_opposite_may_post_guards():  # R2.4
    g = new(3)
    assert empty_corner(g) == 3
    assert [posts_guards(g, seat) for seat in range(3)] == [True, False, True]


@pytest.mark.parametrize("seats", [2, 4])
def test_with_two_or_four_players_nobody_posts_guards(seats):  # R2.4
    g = new(seats)
    assert not any(posts_guards(g, seat) for seat in range(seats))


def test_with_four_players_no_corner_is_empty():  # R2.1
    assert empty_corner(new(4)) == -1


@pytest.mark.parametrize("most", [0, 1, 2])
def test_the_number_of_guards_is_chosen_up_to_the_option(most):  # R2.4
    g = new(3, guards=most)
    hide(g, 0)
    assert legal(g, 0) == ([GUARDS_ACTION + n for n in range(most + 1)] if most else [])


def test_guards_are_shown_when_the_set_up_is_over():  # R2.4
    g = new(3, guards=2)
    hide(g, 0, guards=2)
    hide(g, 2, guards=0)
    assert places(g, 0) == [BASE] * 7
    hide(g, 1)
    assert places(g, 0) == [GUARD, GUARD, BASE, BASE, BASE, BASE, BASE]
    assert places(g, 1) == places(g, 2) == [BASE] * 7
    assert [g.guards_chosen[seat] for seat in range(3)] == [-1, -1, -1]


def test_in_round_robin_guards_are_chosen_with_the_contents_and_shown_after_the_placing():  # R2.3, R2.4
    g = new(3, placement=ROUND_ROBIN)
    act(g, 0, 0)
    assert legal(g, 0) == [GUARDS_ACTION, GUARDS_ACTION + 1]
    act(g, 0, GUARDS_ACTION + 1)
    act(g, 1, 0)
    assert g.phase == SETUP
    act(g, 2, 0)
    act(g, 2, GUARDS_ACTION)
    assert g.phase == PLACING
    for letter in range(4):
        for seat in range(3):
            assert places(g, 0) == [BASE] * 7
            act(g, seat, put(letter, letter))
    assert places(g, 0) == [GUARD] + [BASE] * 6
    assert g.phase == START


def test_guards_of_two_players_wait_in_the_empty_base_without_a_duel_and_leave_by_its_exits():  # R2.4
    g = new(3)
    for seat, guards in ((0, 1), (1, None), (2, 1)):
        hide(g, seat, guards=guards)
    for dice in ((3, 3), (0, 0), (0, 0), (1, 1)):
        roll(g, *dice)
    assert g.turn == 0
    assert steps(g) == [(0, 8), (1, 0), (1, 1)]
    step(g, 0, 8)
    assert face.pending(g) == 1


def test_nothing_is_placed_or_assigned_before_the_players_choose():  # R2.2, R2.3
    g = new(4)
    assert {g.lies[k] for k in range(16)} == {UNPLACED}
    assert {g.content[k] for k in range(16)} == {-1}
