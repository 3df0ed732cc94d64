"""The aim and deliveries (R3, R7)."""

from tests.randolph.rules.table import HQ, playing, returns, step, steps, stream, suitcase
from topsecret.randolph import interface as face
from topsecret.randolph.state import BASE, DELIVERED, MOVE, NONE, OVER, SECRETS


def at_the_gate(name, delivered=None, **options):
    return playing(roll=(2, 1), agents={0: [11]}, carry={name: (0, 0)}, delivered=delivered, **options)


def test_a_player_with_10_secrets_wins_at_once():  # R3.1, R9.1
    g = at_the_gate("1A", {"0A": 0})
    step(g, 0, HQ)
    assert (g.phase, g.ending) == (OVER, SECRETS)
    assert face.pending(g) == 0
    assert returns(g) == [1.0, 0.0]


def test_9_secrets_are_not_enough():  # R3.1
    g = at_the_gate("1B", {"0A": 0, "0C": 0})
    step(g, 0, HQ)
    assert g.phase == MOVE
    assert returns(g) == [0.0, 0.0]


def test_the_target_can_be_another():  # R3.1
    g = at_the_gate("0A", target=5)
    step(g, 0, HQ)
    assert g.ending == SECRETS


def test_after_two_own_suitcases_an_own_one_is_not_accepted():  # R3.2
    assert (0, HQ) not in steps(at_the_gate("0C", {"0A": 0, "0B": 0}))


def test_after_two_own_suitcases_an_opponents_is_accepted():  # R3.2
    assert (0, HQ) in steps(at_the_gate("1C", {"0A": 0, "0B": 0}))


def test_after_one_own_suitcase_an_own_one_is_accepted():  # R3.2
    assert (0, HQ) in steps(at_the_gate("0C", {"0A": 0}))


def test_with_an_opponents_suitcase_delivered_all_own_ones_are_accepted():  # R3.2
    g = at_the_gate("0D", {"0B": 0, "0C": 0, "1C": 0})
    assert (0, HQ) in steps(g)


def test_own_suitcases_delivered_by_an_opponent_do_not_count():  # R3.2
    g = at_the_gate("0C", {"0A": 1, "0B": 0})
    assert (0, HQ) in steps(g)


def test_a_bomb_counts_as_an_own_suitcase_and_as_an_opponents():  # R3.2
    assert (0, HQ) not in steps(at_the_gate("0C", {"0A": 0, "0D": 0}))
    assert (0, HQ) in steps(at_the_gate("0C", {"0A": 0, "0B": 0, "1D": 0}))


def test_a_delivered_suitcase_is_out_of_play_before_the_player_who_delivered_it():  # R7.1
    g = at_the_gate("1B")
    step(g, 0, HQ)
    assert g.lies[suitcase("1B")] == DELIVERED
    assert g.delivered_by[suitcase("1B")] == 0
    assert g.cargo[0, 0] == NONE


def test_the_carrier_returns_to_its_base_and_may_move_on():  # R7.1
    g = at_the_gate("1B")
    step(g, 0, HQ)
    assert g.place[0, 0] == BASE
    assert g.pool == 2
    step(g, 0, 0, 4)
    assert g.place[0, 0] == 4


def test_a_carrier_keeps_its_bonus_step_in_its_base():  # R6.6, R7.1
    g = at_the_gate("1B")
    g.bonus[0] = 2
    step(g, 0, HQ)
    assert steps(g) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    step(g, 0, 0)
    assert (g.bonus[0], g.pool) == (0, 3)


def test_contents_under_b_and_c_are_opened_only_on_delivery():  # R2.2, R7.1, E4
    g = at_the_gate("1B")
    seen = {drawn(g, seed)["1B"] for seed in range(40)}
    assert seen == {5, 3, 1, 0}
    step(g, 0, HQ)
    assert {drawn(g, seed)["1B"] for seed in range(40)} == {3}
    assert {drawn(g, seed)["1C"] for seed in range(40)} == {5, 1, 0}


def drawn(g, seed):
    """What seat 0 must think possible of the suitcases B and C of its opponent."""
    other = g.copy()
    face.resample(other, 0, stream(seed))
    return {name: other.content[suitcase(name)] for name in ("1B", "1C")}
