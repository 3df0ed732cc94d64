"""What an absent player does: public facts only, and always something legal."""

from tests.randolph.rules.table import HQ, act, duel, legal, new, playing, seats_of, step
from topsecret.randolph import interface as face
from topsecret.randolph.rules.numbers import (
    CARD_ACTION,
    DESTINATIONS,
    END_ACTION,
    LEAVE_ACTION,
    LOSE_ACTION,
    PICK_ACTION,
    STEP_ACTION,
)
from topsecret.randolph.state import GUARD, OUT, ROUND_ROBIN, START


def stand_in(g):
    while g.phase < START:
        seat = seats_of(face.pending(g))[-1]
        act(g, seat, face.default_action(g, seat))
    return g


def test_a_whole_set_up_can_be_left_to_the_absent():  # R2
    for placement in (0, ROUND_ROBIN):
        g = stand_in(new(3, placement=placement))
        assert g.phase == START
        assert [g.lies[k] for k in range(4)] == [1, 4, 7, 10]
        assert GUARD not in [g.place[0, agent] for agent in range(7)]


def test_a_city_taken_by_the_player_himself_is_avoided():  # R2.3
    g = new()
    act(g, 0, 0)
    act(g, 0, 24 + 4)
    assert face.default_action(g, 0) == 24 + 64 + 5


def test_in_the_last_place_the_search_goes_on_at_the_first_city():  # R2.3
    g = new(placement=ROUND_ROBIN)
    for seat in range(2):
        act(g, seat, 0)
    for turn, city in enumerate((10, 11, 9)):
        act(g, 0, 24 + turn * 64 + city)
        act(g, 1, 24 + turn * 64 + city)
    assert face.default_action(g, 0) == 24 + 3 * 64 + 0


def test_the_turn_ends():  # R4.1
    assert face.default_action(playing(agents={0: [6]}), 0) == END_ACTION


def test_a_crowd_is_left_by_the_first_step():  # R4.2
    g = playing(roll=(1, 1), agents={0: [5, 5, 4]})
    step(g, 2, 5)
    assert face.default_action(g, 0) == STEP_ACTION + 0 * DESTINATIONS + 1


def test_a_crowd_may_have_to_be_left_into_the_headquarters():  # R4.2
    g = playing(roll=(1, 1), agents={0: [0, 0, 1, 1, 4, 4]}, carry={"1A": (0, 1)})
    g.gates[0, 0] = 0
    step(g, 6, 0)
    assert face.default_action(g, 0) == STEP_ACTION + 1 * DESTINATIONS + HQ


def test_steps_that_must_be_used_are_used():  # R4.1
    g = playing(roll=(1, 0), must_use_all=1)
    assert face.default_action(g, 0) == STEP_ACTION
    step(g, 0, 0)
    assert face.default_action(g, 0) == END_ACTION


def test_the_lowest_card_is_played_and_the_lowest_defender_faced():  # R6.2, R6.7
    g = playing(agents={0: [5], 1: [3, 6, 6]}, carry={"1A": (1, 2), "0A": (0, 0)})
    step(g, 0, 6)
    assert face.default_action(g, 0) == PICK_ACTION + 1
    act(g, 0, PICK_ACTION + 1)
    g.spent[0, 0] = 2
    assert face.default_action(g, 0) == CARD_ACTION + 1
    assert face.default_action(g, 1) == CARD_ACTION
    duel(g, 1, 2)
    assert face.default_action(g, 1) == LEAVE_ACTION


def test_the_lowest_agent_is_lost_to_a_bomb():  # R8.1
    g = playing(agents={0: [11, 5, 6, OUT, OUT, OUT, OUT]}, carry={"1D": (0, 0)})
    step(g, 0, HQ)
    assert face.default_action(g, 0) == LOSE_ACTION + 1
    assert face.default_action(g, 0) in legal(g)
