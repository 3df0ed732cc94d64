"""Duels (R6)."""

import pytest

from tests.randolph.rules.table import (
    HQ,
    act,
    can_end,
    duel,
    end,
    hand,
    leave,
    legal,
    loot,
    pick,
    picks,
    playing,
    roll,
    seats_of,
    step,
    steps,
    suitcase,
    takes,
)
from topsecret.randolph import interface as face
from topsecret.randolph.rules.numbers import CARD_ACTION, LEAVE_ACTION, LOOT_ACTION
from topsecret.randolph.state import BASE, DUEL, EXACT_COUNT, GUARD, LOOT, MOVE, NONE, OUT, PICK, ROLL


def meeting(defenders=(6,), roll=(2, 1), carry=None, seats=2, **options):
    """Seat 0 has an agent in city 5, seat 1 its defenders in the neighbouring city 6."""
    return playing(seats, roll=roll, agents={0: [5], 1: list(defenders)}, carry=carry, **options)


def test_entering_a_city_with_an_enemy_starts_a_duel_at_once():  # R6.1
    g = meeting()
    step(g, 0, 6)
    assert g.phase == DUEL
    assert seats_of(face.pending(g)) == [0, 1]


def test_leaving_the_base_into_an_enemy_is_a_duel_too():  # R6.1
    g = playing(agents={1: [0]})
    step(g, 0, 0)
    assert g.phase == DUEL


def test_the_cards_are_chosen_in_any_order_and_shown_together():  # R6.2
    g = meeting()
    step(g, 0, 6)
    act(g, 0, CARD_ACTION + 3)
    assert seats_of(face.pending(g)) == [1]
    assert [g.spent[0, 3], g.chosen[0]] == [0, 3]
    assert legal(g, 0) == []
    act(g, 1, CARD_ACTION + 2)
    assert [g.spent[0, 3], g.spent[1, 2]] == [1, 1]
    assert list(g.chosen) == [NONE] * 4


@pytest.mark.parametrize(
    ("attack", "defence", "attacker_stays"), [(5, 4, True), (1, 0, True), (2, 3, False), (0, 5, False)]
)
def test_the_higher_card_wins(attack, defence, attacker_stays):  # R6.2
    g = meeting()
    step(g, 0, 6)
    duel(g, attack, defence)
    assert (g.place[0, 0] == 6) is attacker_stays
    assert (g.place[1, 0] == 6) is not attacker_stays


@pytest.mark.parametrize("steps_rolled", [(1, 0), (2, 1)])
def test_in_the_french_edition_the_aggressor_wins_every_tie(steps_rolled):  # R6.2, E6
    g = meeting(roll=steps_rolled)
    step(g, 0, 6)
    duel(g, 3, 3)
    assert (g.place[0, 0], g.place[1, 0]) == (6, OUT)


@pytest.mark.parametrize(("steps_rolled", "aggressor_wins"), [((1, 0), True), ((1, 1), False)])
def test_in_the_english_edition_he_wins_a_tie_only_by_exact_count(steps_rolled, aggressor_wins):  # R6.2, E6
    g = meeting(roll=steps_rolled, tie=EXACT_COUNT)
    step(g, 0, 6)
    duel(g, 3, 3)
    assert (g.place[0, 0] == 6) is aggressor_wins
    assert (g.place[1, 0] == 6) is not aggressor_wins


def test_a_bonus_step_of_any_agent_spoils_the_exact_count():  # R6.2
    g = playing(roll=(1, 0), agents={0: [5, 0], 1: [6]}, tie=EXACT_COUNT)
    g.bonus[1] = 1
    step(g, 0, 6)
    assert g.exact == 0


def test_the_exact_count_is_fixed_at_the_entering_step_also_for_the_second_defender():  # R6.2, R6.7
    g = meeting((6, 6), roll=(1, 0), tie=EXACT_COUNT)
    step(g, 0, 6)
    duel(g, 5, 1)
    assert g.bonus[0] == 1
    duel(g, 2, 2)
    assert (g.place[0, 0], g.phase) == (6, MOVE)


def test_the_inexact_count_is_fixed_too():  # R6.2
    g = meeting((6, 6), roll=(2, 0), tie=EXACT_COUNT)
    step(g, 0, 6)
    duel(g, 5, 1)
    duel(g, 2, 2)
    assert g.place[0, 0] == OUT


def test_played_cards_are_out():  # R6.3
    g = meeting((6, 6))
    step(g, 0, 6)
    duel(g, 5, 0)
    assert hand(g, 0) == [0, 1, 2, 3, 4]
    assert hand(g, 1) == [0, 1, 2, 3, 4, 5]
    duel(g, 1, 0)
    assert (g.spent[1, 0], g.phase) == (2, MOVE)


def test_both_zeros_can_be_out():  # R6.3
    g = meeting()
    g.spent[1, 0] = 2
    step(g, 0, 6)
    assert hand(g, 1) == [1, 2, 3, 4, 5]


def test_after_the_seventh_card_all_seven_are_taken_back():  # R6.3, I3
    g = meeting()
    for value in range(5):
        g.spent[0, value] = 2 if value == 0 else 1
    step(g, 0, 6)
    assert hand(g, 0) == [5]
    duel(g, 5, 1)
    assert [g.spent[0, value] for value in range(6)] == [0] * 6
    assert g.spent[1, 1] == 1


def test_the_loser_is_out_of_the_game():  # R6.4
    g = meeting()
    step(g, 0, 6)
    duel(g, 4, 2)
    assert g.place[1, 0] == OUT


def test_who_loses_with_a_0_returns_to_his_base():  # R6.4
    g = meeting()
    step(g, 0, 6)
    duel(g, 4, 0)
    assert g.place[1, 0] == BASE


def test_a_guard_that_loses_with_a_0_goes_to_its_own_colours_base():  # R2.4, R6.4
    g = playing(3, agents={0: [GUARD], 1: [8]})
    step(g, 0, 8)
    duel(g, 0, 4)
    assert g.place[0, 0] == BASE


def test_0_against_0_goes_to_the_aggressor_and_the_loser_goes_home():  # R6.4
    g = meeting()
    step(g, 0, 6)
    duel(g, 0, 0)
    assert (g.place[0, 0], g.place[1, 0]) == (6, BASE)


def test_0_against_0_without_exact_count_sends_the_aggressor_home():  # R6.4
    g = meeting(tie=EXACT_COUNT)
    step(g, 0, 6)
    duel(g, 0, 0)
    assert (g.place[0, 0], g.place[1, 0]) == (BASE, 6)


def test_a_suitcase_the_losing_defender_carried_stays_and_can_be_taken_by_the_winner():  # R6.5
    g = meeting(carry={"1A": (1, 0)})
    step(g, 0, 6)
    duel(g, 5, 0)
    assert g.lies[suitcase("1A")] == 6
    assert (0, "1A") in takes(g)


def test_a_winning_defender_may_take_the_losers_suitcase_out_of_turn():  # R6.5
    g = meeting(carry={"0A": (0, 0)})
    step(g, 0, 6)
    duel(g, 1, 5)
    assert g.phase == LOOT
    assert seats_of(face.pending(g)) == [1]
    assert legal(g, 1) == [LOOT_ACTION, LEAVE_ACTION]
    loot(g)
    assert g.cargo[1, 0] == suitcase("0A")
    assert (g.phase, g.turn) == (ROLL, 1)


def test_a_winning_defender_may_exchange_his_own_for_it():  # R6.5
    g = meeting(carry={"0A": (0, 0), "1A": (1, 0)})
    step(g, 0, 6)
    duel(g, 1, 5)
    loot(g)
    assert g.cargo[1, 0] == suitcase("0A")
    assert g.lies[suitcase("1A")] == 6


def test_a_winning_defender_may_leave_it():  # R6.5
    g = meeting(carry={"0A": (0, 0)})
    step(g, 0, 6)
    duel(g, 1, 5)
    leave(g)
    assert g.lies[suitcase("0A")] == 6
    assert g.cargo[1, 0] == NONE
    assert (g.defender, g.rival, g.prize) == (NONE, NONE, NONE)


def test_there_is_no_loot_when_the_loser_carried_nothing():  # R6.5
    g = meeting(carry={"1A": (1, 0)})
    step(g, 0, 6)
    duel(g, 1, 5)
    assert (g.phase, g.turn) == (ROLL, 1)


def test_the_loot_belongs_to_the_agent_that_fought():  # R6.5
    g = meeting((6, 6), carry={"0A": (0, 0), "1A": (1, 0)})
    step(g, 0, 6)
    pick(g, 1)
    duel(g, 1, 5)
    loot(g)
    assert [g.cargo[1, agent] for agent in range(2)] == [suitcase("1A"), suitcase("0A")]


def test_a_roll_of_5_and_a_duel_won_on_the_second_step_leave_4_steps():  # R6.6, R6.9, E2
    g = playing(roll=(3, 2), agents={0: [4], 1: [6]})
    step(g, 0, 5, 6)
    duel(g, 4, 1)
    assert (g.pool, g.bonus[0]) == (3, 1)
    step(g, 0, 7, 6, 7, 6)
    assert steps(g) == []


def test_a_roll_of_5_and_a_duel_lost_on_the_second_step_end_the_turn():  # R6.8, E2
    g = playing(roll=(3, 2), agents={0: [4], 1: [6]})
    step(g, 0, 5, 6)
    duel(g, 1, 4)
    assert (g.phase, g.turn, g.pool) == (ROLL, 1, 0)


def test_a_roll_of_5_and_two_enemies_beaten_on_the_second_step_leave_3_and_2_steps():  # R6.7, E3
    g = playing(roll=(3, 2), agents={0: [4], 1: [6, 6]})
    step(g, 0, 5, 6)
    duel(g, 4, 1)
    duel(g, 3, 2)
    assert (g.pool, g.bonus[0]) == (3, 2)


def test_only_the_winner_uses_its_bonus_step():  # R6.6
    g = playing(roll=(1, 0), agents={0: [5, 4], 1: [6]})
    step(g, 0, 6)
    duel(g, 4, 1)
    assert {agent for agent, _ in steps(g)} == {0}
    step(g, 0, 7)
    assert steps(g) == []


def test_the_bonus_is_spent_before_the_pool_and_others_may_move_in_between():  # R6.6
    g = playing(roll=(2, 1), agents={0: [5, 4], 1: [6]})
    step(g, 0, 6)
    duel(g, 4, 1)
    step(g, 1, 8)
    assert (g.pool, g.bonus[0]) == (1, 1)
    step(g, 0, 7)
    assert (g.pool, g.bonus[0]) == (1, 0)
    step(g, 0, 6)
    assert (g.pool, g.bonus[0]) == (0, 0)


def test_with_the_pool_option_any_agent_uses_the_bonus_step():  # R6.6
    g = playing(roll=(1, 0), agents={0: [5, 4], 1: [6]}, bonus_pool=1)
    step(g, 0, 6)
    duel(g, 4, 1)
    assert (g.pool, g.bonus[0]) == (1, 0)
    assert {agent for agent, _ in steps(g)} == {0, 1, 2}


def test_a_bonus_step_may_lead_into_another_duel():  # R6.6
    g = playing(roll=(1, 0), agents={0: [5], 1: [6, 7]})
    step(g, 0, 6)
    duel(g, 4, 1)
    step(g, 0, 7)
    assert g.phase == DUEL
    duel(g, 5, 2)
    assert g.bonus[0] == 1


def test_a_bonus_step_may_lead_into_the_headquarters():  # R6.6
    g = playing(roll=(1, 0), agents={0: [10], 1: [11]}, carry={"1A": (0, 0)})
    step(g, 0, 11)
    duel(g, 4, 1)
    step(g, 0, HQ)
    assert g.delivered_by[suitcase("1A")] == 0


def test_a_bonus_step_is_gone_with_the_turn():  # R6.6
    g = meeting()
    step(g, 0, 6)
    duel(g, 4, 1)
    assert g.bonus[0] == 1
    end(g)
    assert list(g.bonus) == [0] * 7


def test_the_aggressor_picks_which_of_two_defenders_to_fight_first():  # R6.7
    g = meeting((3, 6, 6), carry={"1A": (1, 2)})
    step(g, 0, 6)
    assert g.phase == PICK
    assert seats_of(face.pending(g)) == [0]
    assert picks(g) == [1, 2]
    pick(g, 2)
    duel(g, 5, 1)
    assert g.place[1, 2] == OUT
    assert (g.phase, g.rival) == (DUEL, 1)


def test_there_is_nothing_to_pick_when_the_defenders_are_as_good_as_each_other():  # R6.7
    g = meeting((3, 6, 6))
    step(g, 0, 6)
    assert (g.phase, g.rival) == (DUEL, 1)


def test_new_cards_are_chosen_for_the_second_defender():  # R6.7
    g = meeting((6, 6))
    step(g, 0, 6)
    duel(g, 5, 4)
    assert seats_of(face.pending(g)) == [0, 1]
    assert hand(g, 0) == [0, 1, 2, 3, 4]
    assert hand(g, 1) == [0, 1, 2, 3, 5]


def test_no_suitcase_is_touched_before_the_last_duel_of_the_city():  # R6.7
    g = meeting((6, 6), carry={"1A": (1, 0)})
    step(g, 0, 6)
    pick(g, 0)
    duel(g, 5, 4)
    assert g.lies[suitcase("1A")] == 6
    assert takes(g) == []
    duel(g, 4, 2)
    assert (0, "1A") in takes(g)


def test_an_earlier_win_stands_when_the_second_duel_is_lost():  # R6.8
    g = meeting((6, 6), carry={"0A": (0, 0)})
    step(g, 0, 6)
    duel(g, 5, 4)
    duel(g, 1, 3)
    assert (g.place[0, 0], g.place[1, 0], g.place[1, 1]) == (OUT, OUT, 6)
    assert g.phase == LOOT
    assert list(g.bonus) == [0] * 7


def test_after_a_won_duel_the_turn_goes_on():  # R6.9
    g = meeting(roll=(1, 1))
    step(g, 0, 6)
    duel(g, 5, 4)
    assert (g.phase, g.turn) == (MOVE, 0)
    assert can_end(g)


def test_the_next_player_rolls_after_a_lost_duel():  # R6.8
    g = meeting(roll=(3, 3))
    step(g, 0, 6)
    duel(g, 0, 4)
    roll(g, 1, 2)
    assert (g.turn, g.pool) == (1, 3)
