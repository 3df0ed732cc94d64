"""The end of the game (R9)."""

import pytest

from tests.randolph.rules.table import (
    HQ,
    duel,
    end,
    leave,
    legal,
    playing,
    returns,
    roll,
    seats_of,
    sound,
    step,
    steps,
    suitcase,
)
from topsecret.randolph import interface as face
from topsecret.randolph.rules import ending, turn
from topsecret.randolph.state import (
    BASE,
    LAST_STANDING,
    LOOT,
    MOST_ROUNDS,
    MOVE,
    OUT,
    OUT_OF_REACH,
    OVER,
    ROLL,
    ROUND_LIMIT,
)

ONE = [OUT] * 6
GONE = [OUT] * 7


def attacked(seats=3, last=True, attack=5, defence=1, **options):
    """Seat 0 attacks an agent of seat 1, by default its last one."""
    g = playing(seats, agents={0: [5], 1: [6, *(ONE if last else [])]}, **options)
    step(g, 0, 6)
    duel(g, attack, defence)
    return g


def test_a_player_without_agents_is_out_and_his_turns_are_skipped():  # R9.2
    g = attacked()
    assert g.phase == MOVE
    end(g)
    assert (g.phase, g.turn) == (ROLL, 2)


def test_a_player_who_comes_home_with_a_0_is_not_out():  # R6.4, R9.2
    g = attacked(defence=0)
    end(g)
    assert g.turn == 1


def test_a_player_who_loses_his_last_agent_in_his_own_turn_is_out_at_once():  # R9.2
    g = playing(3, agents={0: [5, *ONE], 1: [6]})
    step(g, 0, 6)
    duel(g, 1, 5)
    assert (g.phase, g.turn) == (ROLL, 1)


def test_the_suitcase_of_a_last_agent_is_still_loot():  # R6.5, R9.2
    g = playing(3, agents={0: [5, *ONE], 1: [6]}, carry={"0A": (0, 0)})
    step(g, 0, 6)
    duel(g, 1, 5)
    assert (g.phase, seats_of(face.pending(g))) == (LOOT, [1])
    leave(g)
    assert g.turn == 1


def test_the_suitcases_of_a_player_who_is_out_stay_in_play():  # R9.2
    g = attacked(lie={"1A": 6})
    assert g.lies[suitcase("1A")] == 6
    assert any(action for action in legal(g))
    assert ending.reachable(g)


def test_the_last_player_with_agents_wins_at_once():  # R9.3
    g = attacked(seats=2)
    assert (g.phase, g.ending) == (OVER, LAST_STANDING)
    assert returns(g) == [1.0, 0.0]
    assert (g.fighter, g.defender, g.rival) == (-1, -1, -1)


def test_the_last_player_wins_whatever_the_secrets():  # R9.3
    g = attacked(seats=2, delivered={"1A": 1, "0B": 1})
    assert returns(g) == [1.0, 0.0]


def test_a_winning_defender_can_be_the_last_player_too():  # R9.3
    g = playing(2, agents={0: [5, *ONE], 1: [6]}, carry={"0A": (0, 0)})
    step(g, 0, 6)
    duel(g, 1, 5)
    assert (g.phase, g.ending, g.prize) == (OVER, LAST_STANDING, -1)
    assert returns(g) == [0.0, 1.0]


def test_with_plays_on_the_last_player_goes_on_alone():  # R9.3
    g = attacked(seats=2, plays_on=1)
    assert g.phase == MOVE
    end(g)
    assert (g.phase, g.turn) == (ROLL, 0)


def test_last_standing_is_checked_before_the_reach_of_the_target():  # R9.3, R9.4
    # Seat 1 has 8 secrets of 18; with its last agent the only hope of 12 goes, but seat 0 is the last player.
    g = attacked(seats=2, target=12, delivered={"1A": 1, "0B": 1})
    assert g.ending == LAST_STANDING
    assert returns(g) == [1.0, 0.0]


def test_when_nobody_with_agents_can_reach_the_target_most_secrets_win():  # R9.2, R9.4
    # 8 of 18 secrets are seat 1's, who is out; seat 0 can have no more than 10 of the 12 it needs.
    g = attacked(seats=2, target=12, delivered={"1A": 1, "0B": 1}, plays_on=1)
    assert (g.phase, g.ending) == (OVER, OUT_OF_REACH)
    assert returns(g) == [0.0, 1.0]


def test_the_reach_is_checked_after_a_delivery():  # R9.4
    # Seat 1 has 8 of 18 secrets; when seat 0 delivers 3, seat 1 can reach 15 and seat 0 10 of 16.
    g = playing(2, agents={0: [11]}, carry={"1B": (0, 0)}, delivered={"0A": 1, "0B": 1}, target=16)
    assert ending.reachable(g)
    step(g, 0, HQ)
    assert (g.phase, g.ending) == (OVER, OUT_OF_REACH)
    assert returns(g) == [0.0, 1.0]


def test_the_reach_is_checked_at_the_start_of_a_turn():  # R9.4
    g = playing(2, delivered={"0A": 1, "0B": 1, "1B": 0}, target=15)
    g.target = 16
    turn.next_player(g)
    assert (g.phase, g.ending) == (OVER, OUT_OF_REACH)


def test_the_reach_is_checked_after_a_bomb():  # R9.4
    # With 10 of 27 secrets delivered and 11 still to come seat 0 alone can reach 21, until the bomb takes its last agent.
    g = playing(
        3, agents={0: [11, *ONE]}, carry={"1D": (0, 0)}, delivered={"0A": 0, "2A": 0, "1B": 1, "0B": 2}, target=21
    )
    step(g, 0, HQ)
    assert (g.phase, g.ending) == (OVER, OUT_OF_REACH)
    assert returns(g) == [1.0, 0.0, 0.0]


def test_when_the_last_player_bombs_himself_the_game_ends_by_rank():  # R9.3, R9.4
    g = playing(2, agents={0: [11, *ONE], 1: GONE}, carry={"1D": (0, 0)}, delivered={"0A": 1}, plays_on=1)
    step(g, 0, HQ)
    assert (g.phase, g.ending) == (OVER, OUT_OF_REACH)
    assert returns(g) == [0.0, 1.0]


def finished(delivered, agents):
    g = playing(
        3, turn=2, agents={seat: [BASE] * n + [OUT] * (7 - n) for seat, n in enumerate(agents)}, delivered=delivered
    )
    ending.end_by_rounds(g)
    sound(g)
    return returns(g)


def test_most_secrets_win():  # R9.4
    assert finished({"0A": 0, "1B": 1, "2C": 2}, (1, 7, 7)) == [1.0, 0.0, 0.0]


def test_with_equal_secrets_most_agents_win():  # R9.4
    assert finished({"0A": 0, "1A": 1}, (3, 4, 7)) == [0.0, 1.0, 0.0]


def test_with_equal_secrets_and_agents_the_win_is_shared():  # R9.4
    assert finished({"0A": 0, "1A": 1}, (4, 4, 7)) == [0.5, 0.5, 0.0]


def test_players_that_are_out_are_ranked_too():  # R9.4
    assert finished({"0A": 0}, (0, 7, 7)) == [1.0, 0.0, 0.0]


def test_a_round_ends_when_the_turn_passes_to_the_player_who_began():  # R9.5
    g = playing(3)
    g.starter = 1
    end(g)
    assert (g.turn, g.round) == (1, 1)
    for seat in (1, 2, 0):
        assert g.turn == seat
        roll(g, 1, 1)
        end(g)
    assert g.round == 2


def test_a_round_ends_when_the_turn_passes_over_the_player_who_began():  # R9.5
    g = playing(3, agents={1: GONE})
    g.starter = 1
    end(g)
    assert (g.turn, g.round) == (2, 1)


def test_the_round_limit_ends_the_game_by_rank():  # R9.5
    g = playing(2, delivered={"0A": 1}, round_limit=2)
    g.round = 1
    end(g)
    assert g.phase == ROLL
    roll(g, 1, 0)
    end(g)
    assert (g.phase, g.ending, g.round) == (OVER, ROUND_LIMIT, 2)
    assert returns(g) == [0.0, 1.0]


def test_the_round_limit_counts_also_when_the_starter_is_passed_over():  # R9.5
    g = playing(3, agents={1: GONE}, round_limit=1)
    g.starter = 1
    end(g)
    assert g.ending == ROUND_LIMIT


def test_without_a_round_limit_the_count_stops_where_its_field_ends():  # R9.5
    g = playing(2, turn=1)
    g.round = MOST_ROUNDS
    end(g)
    assert (g.phase, g.round) == (ROLL, MOST_ROUNDS)


@pytest.mark.parametrize("plays_on", [0, 1])
def test_a_game_with_two_players_left_goes_on(plays_on):  # R9.3
    g = attacked(last=False, plays_on=plays_on)
    assert g.phase == MOVE
    assert steps(g)


def test_nobody_gets_a_turn_when_nobody_has_agents():  # R9.2
    g = playing(2)
    for seat in range(2):
        for agent in range(7):
            g.place[seat, agent] = OUT
    turn.next_player(g)
    assert g.phase == MOVE
