"""Bombs (R8)."""

from tests.randolph.rules.table import HQ, can_end, losable, lose, places, playing, returns, seats_of, step, suitcase
from topsecret.randolph import interface as face
from topsecret.randolph.state import BASE, CHOOSABLE, LAST_STANDING, LOSE, MOVE, OUT, OVER, ROLL


def bomb(agents, carry=None, seats=2, **options):
    """Agent 0 of seat 0 stands at the gate with a bomb and enters; the others are where the test says."""
    g = playing(seats, roll=(2, 1), agents={0: [11, *agents]}, carry={"1D": (0, 0), **(carry or {})}, **options)
    step(g, 0, HQ)
    return g


def test_a_bomb_costs_4_of_7_agents_the_carrier_among_them():  # R8.1, E5
    g = bomb([0, 1, 2, 3, 4, 5])
    assert (g.phase, g.losses, g.place[0, 0]) == (LOSE, 3, OUT)
    assert seats_of(face.pending(g)) == [0]
    assert losable(g) == [1, 2, 3, 4, 5, 6]
    for agent in (2, 4, 6):
        assert g.phase == LOSE
        lose(g, agent)
    assert places(g, 0) == [OUT, 0, OUT, 2, OUT, 4, OUT]
    assert (g.phase, g.pool) == (MOVE, 2)


def test_a_bomb_costs_2_of_3_agents():  # R8.1, E5
    g = bomb([0, 1, OUT, OUT, OUT, OUT])
    assert (g.losses, losable(g)) == (1, [1, 2])
    lose(g, 1)
    assert places(g, 0) == [OUT, OUT, 1, OUT, OUT, OUT, OUT]


def test_a_bomb_costs_the_only_agent():  # R8.1, R9.3, E5
    g = bomb([OUT] * 6)
    assert places(g, 0) == [OUT] * 7
    assert (g.phase, g.ending) == (OVER, LAST_STANDING)
    assert returns(g) == [0.0, 1.0]


def test_of_two_agents_the_carrier_alone_is_lost():  # R8.1
    g = bomb([3, OUT, OUT, OUT, OUT, OUT])
    assert places(g, 0) == [OUT, 3] + [OUT] * 5
    assert g.phase == MOVE


def test_agents_in_the_base_count_and_can_be_lost():  # R8.1
    g = bomb([5, 6, BASE, BASE, OUT, OUT])
    assert (g.losses, losable(g)) == (2, [1, 2, 3])
    lose(g, 3)
    lose(g, 4)
    assert places(g, 0) == [OUT, 5, 6, OUT, OUT, OUT, OUT]


def test_a_loss_without_an_alternative_is_carried_out_for_him():  # R8.1
    g = bomb([])
    assert places(g, 0) == [OUT] * 4 + [BASE] * 3
    assert g.phase == MOVE


def test_the_last_losses_are_carried_out_when_only_equal_agents_are_left():  # R8.1
    g = bomb([5, BASE, BASE, BASE, BASE, BASE])
    lose(g, 1)
    assert places(g, 0) == [OUT, OUT, OUT, OUT, BASE, BASE, BASE]
    assert (g.phase, g.losses) == (MOVE, 0)


def test_what_a_lost_agent_carried_drops_in_its_city():  # R8.1
    g = bomb([5, 6, OUT, OUT, OUT, OUT], carry={"0A": (0, 1)})
    lose(g, 1)
    assert g.lies[suitcase("0A")] == 5


def test_a_choosable_carrier_may_be_spared_and_goes_to_the_base():  # R8.1
    g = bomb([5, 6, OUT, OUT, OUT, OUT], bomb_carrier=CHOOSABLE)
    assert (g.losses, losable(g), g.place[0, 0]) == (2, [0, 1, 2], BASE)
    lose(g, 1)
    lose(g, 2)
    assert places(g, 0) == [BASE] + [OUT] * 6


def test_a_choosable_carrier_may_be_lost():  # R8.1
    g = bomb([5, OUT, OUT, OUT, OUT, OUT], bomb_carrier=CHOOSABLE)
    lose(g, 0)
    assert places(g, 0) == [OUT, 5] + [OUT] * 5


def test_a_single_choosable_carrier_has_no_choice():  # R8.1
    g = bomb([OUT] * 6, bomb_carrier=CHOOSABLE)
    assert g.phase == OVER


def test_a_lost_agent_loses_its_bonus_steps():  # R6.6, R8.1
    g = playing(agents={0: [11, 5, 6, OUT, OUT, OUT, OUT]}, carry={"1D": (0, 0)})
    g.bonus[1] = 2
    step(g, 0, HQ)
    lose(g, 1)
    assert list(g.bonus) == [0] * 7


def test_the_turn_goes_on_after_a_bomb():  # R8.1
    g = bomb([5, 6, OUT, OUT, OUT, OUT])
    lose(g, 1)
    step(g, 2, 7, 6)
    assert can_end(g)


def test_a_player_whose_last_agent_carried_the_bomb_is_out_and_his_turn_over():  # R8.1, R9.2
    g = bomb([OUT] * 6, seats=3)
    assert (g.phase, g.turn) == (ROLL, 1)


def test_a_bomb_holds_no_secrets():  # R1.1
    from topsecret.randolph.rules.ending import secrets

    assert secrets(bomb([]), 0) == 0
