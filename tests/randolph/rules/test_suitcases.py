"""Suitcases (R5)."""

from tests.randolph.rules.table import drop, drops, end, playing, roll, step, steps, suitcase, take, takes
from topsecret.randolph import interface as face
from topsecret.randolph.state import CARRIED, CHANCE, NONE


def test_an_agent_takes_a_suitcase_of_any_colour_that_lies_in_its_city():  # R5.1
    g = playing(agents={0: [2]})
    assert takes(g) == [(0, "0A"), (0, "1B")]
    take(g, 0, "1B")
    assert g.cargo[0, 0] == suitcase("1B")
    assert g.lies[suitcase("1B")] == CARRIED


def test_handling_suitcases_costs_no_step():  # R5.1
    g = playing(agents={0: [2]})
    take(g, 0, "0A")
    drop(g, 0)
    assert g.pool == 3


def test_an_agent_that_did_not_move_may_take_and_drop():  # R5.1
    g = playing(roll=(0, 0), agents={0: [2]})
    take(g, 0, "0A")
    drop(g, 0)
    assert g.lies[suitcase("0A")] == 2


def test_an_agent_carries_one_suitcase_and_exchanges_it_for_another():  # R5.1
    g = playing(agents={0: [2]}, carry={"0C": (0, 0)})
    take(g, 0, "0A")
    assert g.cargo[0, 0] == suitcase("0A")
    assert g.lies[suitcase("0C")] == 2


def test_taking_while_passing_through_is_fine():  # R5.1
    g = playing(agents={0: [5]})
    step(g, 0, 6)
    take(g, 0, "0C")
    step(g, 0, 7)
    drop(g, 0)
    assert [g.lies[suitcase(name)] for name in ("0C", "0D")] == [7, 7]


def test_any_number_of_suitcases_may_lie_in_a_city():  # R5.1
    g = playing(agents={0: [5]}, lie={"0A": 5, "0B": 5, "0C": 5, "1A": 5})
    assert takes(g) == [(0, "0A"), (0, "0B"), (0, "0C"), (0, "1A")]


def test_a_suitcase_is_handed_over_through_the_floor_of_a_city():  # R5.2
    g = playing(agents={0: [5, 6]}, carry={"1A": (0, 0)})
    g.bonus[1] = 1  # so that the two are not as good as each other
    step(g, 0, 6)
    drop(g, 0)
    take(g, 1, "1A")
    step(g, 1, 7)
    assert g.cargo[0, 0] == NONE
    assert g.cargo[0, 1] == suitcase("1A")


def test_nothing_is_dropped_by_an_agent_that_carries_nothing():  # R5.1
    assert drops(playing(agents={0: [2]})) == []


def test_a_suitcase_in_the_base_is_impossible_to_take_or_leave():  # R5.1, I2
    g = playing()
    assert takes(g) == drops(g) == []


def test_an_opponent_does_not_handle_suitcases_out_of_turn():  # R5.1
    g = playing(agents={0: [5], 1: [2]})
    assert face.pending(g) == 1
    assert takes(g) == []


def test_suitcases_are_handled_from_the_roll_on():  # R5.1
    g = playing(agents={1: [2]})
    end(g)
    assert face.pending(g) == CHANCE
    roll(g, 0, 0)
    assert takes(g) == [(0, "0A"), (0, "1B")]


def test_a_carried_suitcase_goes_where_its_carrier_goes():  # R5.1
    g = playing(agents={0: [5]}, carry={"1A": (0, 0)})
    step(g, 0, 4)
    assert (0, 0) in steps(g)
    drop(g, 0)
    assert g.lies[suitcase("1A")] == 4
