"""Duels and loot (R6)."""

import pytest

from .positions import carries, case, duel, fresh, hide, phase, places, randolph, steps, steps_left, texts, told


def attack(options="players=2", fields="", roll="2+1", agents=("nuuk", "reykjavik"), chance=("1+1",), **table):
    """Red's agent 1 enters Reykjavik."""
    m = randolph(options, fields, roll=roll, agents=list(agents), chance=chance, **table)
    m.play(0, "1-reykjavik")
    return m


def test_an_agent_entering_an_enemys_city_must_duel_at_once():  # R6.1
    m = attack()
    assert (phase(m), m.to_move) == ("duel", (0, 1))


def test_both_choose_at_the_same_time_in_any_order():  # R6.2
    for first, second in ((0, 1), (1, 0)):
        m = attack()
        m.play(first, "card 3")
        assert m.to_move == (second,)
        m.play(second, "card 2")
        assert phase(m) != "duel"


@pytest.mark.parametrize(("card", "against", "standing"), [(4, 3, 0), (3, 4, 1), (1, 0, 0), (0, 1, 1)])
def test_the_higher_card_wins(card, against, standing):  # R6.2
    m = attack()
    duel(m, card, against)
    assert places(m, standing)[0] == "reykjavik"


def test_exact_count_looks_at_every_bonus_step_too():  # R6.2
    # The pool is empty after the entering step, but agent 2 has a bonus step left.
    m = attack("players=2 tie=exact_count", "bonus=2:1", roll="1+0", agents=["nuuk cairo", "reykjavik"])
    assert m.view(None)["duel"]["exact"] is False
    duel(m, 3, 3)
    assert places(m, 1)[0] == "reykjavik"


def test_exact_count_is_fixed_at_the_entering_step_also_for_a_second_defender():  # R6.2
    m = attack("players=2 tie=exact_count", roll="1+0", agents=["nuuk", "reykjavik*2"])
    duel(m, 4, 2)
    assert steps_left(m, 1) == 1
    duel(m, 3, 3)
    assert places(m, 1)[:2] == ["out", "out"]


def test_played_cards_are_out_for_all_to_see():  # R6.3
    m = attack()
    duel(m, 4, 2)
    red, green = m.view(None)["players"]
    assert (red["spent"], red["hand"]) == ([4], [0, 0, 1, 2, 3, 5])
    assert (green["spent"], green["hand"]) == ([2], [0, 0, 1, 3, 4, 5])


def test_a_played_card_cannot_be_laid_again():  # R6.3
    m = attack(fields="spent=0.4:1,0.0:1")
    assert texts(m, 0) == {"card 0", "card 1", "card 2", "card 3", "card 5"}


def test_after_the_seventh_card_all_are_taken_back_at_once():  # R6.3
    m = attack(fields="spent=0.0:2,0.1:1,0.2:1,0.3:1,0.4:1")
    assert texts(m, 0) == {"card 5"}
    duel(m, 5, 1)
    assert m.view(None)["players"][0]["hand"] == [0, 0, 1, 2, 3, 4, 5]
    assert told(m, "cards_back") == [{"seat": 0}]


def test_the_loser_is_out_of_the_game():  # R6.4
    m = attack()
    duel(m, 4, 2)
    assert places(m, 1)[0] == "out"


def test_the_loser_with_a_nought_goes_home():  # R6.4
    m = attack()
    duel(m, 4, 0)
    assert places(m, 1)[0] == "base"


@pytest.mark.parametrize(("tie", "home"), [("aggressor", 1), ("exact_count", 0)])
def test_nought_against_nought_is_a_tie_and_the_loser_goes_home(tie, home):  # R6.2, R6.4
    m = attack(f"players=2 tie={tie}")
    duel(m, 0, 0)
    assert places(m, home)[0] == "base"
    assert places(m, 1 - home)[0] == "reykjavik"


def test_what_a_beaten_defender_carried_stays_and_the_winner_may_take_it():  # R6.5
    m = attack(agents=["nuuk", "reykjavik+gA"])
    duel(m, 4, 2)
    assert case(m, "gA")["place"] == "reykjavik"
    m.play(0, "1+gA; 1-murmansk")
    assert carries(m, 0, 1) == "gA"


def test_a_winning_defender_may_take_what_the_loser_carried():  # R6.5
    m = attack(agents=["nuuk+gA", "reykjavik"])
    duel(m, 2, 4)
    assert (phase(m), m.to_move, texts(m, 1)) == ("loot", (1,), {"loot", "leave"})
    assert m.view(None)["duel"]["prize"] == "gA"
    m.play(1, "loot")
    assert carries(m, 1, 1) == "gA"


def test_a_winning_defender_may_exchange_his_own_for_it():  # R6.5
    m = attack(agents=["nuuk+gA", "reykjavik+rB"])
    duel(m, 2, 4)
    m.play(1, "loot")
    assert (carries(m, 1, 1), case(m, "rB")["place"]) == ("gA", "reykjavik")
    assert told(m, "exchanged")[0]["left"] == "rB"


def test_a_winning_defender_may_leave_it_lying():  # R6.5
    m = attack(agents=["nuuk+gA", "reykjavik"])
    duel(m, 2, 4)
    m.play(1, "leave")
    assert (carries(m, 1, 1), case(m, "gA")["place"]) == (None, "reykjavik")
    assert m.view(None)["turn"] == 1


def test_only_the_agent_that_fought_may_take_the_loot():  # R6.5, R6.7
    m = attack(agents=["nuuk+gA", "reykjavik+rB reykjavik"])
    m.play(0, "fight 2")
    duel(m, 2, 4)
    m.play(1, "loot")
    assert (carries(m, 1, 1), carries(m, 1, 2)) == ("rB", "gA")


def test_a_defender_who_wins_nothing_is_not_asked():  # R6.5
    m = attack()
    duel(m, 2, 4)
    assert (phase(m), m.view(None)["turn"]) == ("move", 1)


def test_the_bonus_step_is_the_winners_own():  # R6.6
    m = attack(roll="1+0", agents=["nuuk cairo", "reykjavik"])
    duel(m, 4, 2)
    assert steps(m, 0, 1) == {"nuuk", "murmansk", "montreal", "berlin"}
    assert steps(m, 0, 2) == set()


def test_with_bonus_in_the_pool_any_agent_may_use_it():  # R6.6
    m = attack("players=2 bonus=pool", roll="1+0", agents=["nuuk cairo", "reykjavik"])
    duel(m, 4, 2)
    assert m.view(None)["pool"] == 1
    assert "delhi" in steps(m, 0, 2)


def test_the_bonus_is_spent_before_the_pool():  # R6.6
    m = attack(roll="2+1")
    duel(m, 4, 2)
    m.play(0, "1-murmansk")
    assert m.view(None)["pool"] == 2
    assert steps_left(m, 1) == 2


def test_others_may_move_before_the_bonus_is_used():  # R6.6
    m = attack(roll="1+1", agents=["nuuk cairo", "reykjavik"])
    duel(m, 4, 2)
    m.play(0, "2-delhi; 1-murmansk")
    assert places(m, 0)[:2] == ["murmansk", "delhi"]


def test_a_bonus_step_may_lead_into_the_hq():  # R6.6
    m = randolph(roll="1+0", agents=["manila+gA", "sydney"])
    m.play(0, "1-sydney")
    duel(m, 4, 2)
    m.play(0, "1-hq")
    assert m.view(None)["players"][0]["secrets"] == 5


def test_of_two_defenders_the_aggressor_picks_the_first():  # R6.7
    m = attack(agents=["nuuk", "reykjavik cairo reykjavik+gA"])
    assert (phase(m), texts(m, 0)) == ("pick", {"fight 1", "fight 3"})
    m.play(0, "fight 3")
    duel(m, 4, 2)
    assert places(m, 1)[2] == "out"
    assert m.view(None)["duel"]["defender"] == {"seat": 1, "agent": 1}


def test_between_two_empty_handed_defenders_there_is_nothing_to_pick():  # R6.7
    assert phase(attack(agents=["nuuk", "reykjavik*2"])) == "duel"


def test_two_duels_take_two_cards_and_give_two_bonus_steps():  # R6.7
    m = attack(roll="1+0", agents=["nuuk", "reykjavik*2"])
    duel(m, 4, 2)
    assert "card 4" not in texts(m, 0)
    duel(m, 5, 3)
    assert steps_left(m, 1) == 2
    assert m.view(None)["players"][0]["spent"] == [4, 5]


def test_no_suitcase_is_touched_between_the_duels_of_a_city():  # R6.7
    m = attack(agents=["nuuk", "reykjavik+gA reykjavik"])
    m.play(0, "fight 1")
    duel(m, 4, 2)
    assert phase(m) == "duel"
    assert case(m, "gA")["place"] == "reykjavik"


def test_a_second_duel_lost_ends_the_turn_and_the_first_win_stands():  # R6.7, R6.8
    m = attack(agents=["nuuk", "reykjavik*2"])
    duel(m, 4, 2)
    duel(m, 1, 3)
    assert places(m, 1)[:2] == ["out", "reykjavik"]
    assert places(m, 0)[0] == "out"
    assert m.view(None)["turn"] == 1


def test_after_a_won_duel_the_turn_goes_on_with_the_steps_left():  # R6.9
    m = attack(roll="2+1", agents=["nuuk cairo", "reykjavik"])
    duel(m, 4, 2)
    assert m.view(None)["pool"] == 2
    assert "delhi" in steps(m, 0, 2)


def test_placing_guards_is_no_attack():  # R2.4
    m = fresh("players=3 guards=2", ["3+3", "0+0", "0+1", "1+0"])
    hide(m, 0, guards=1)
    hide(m, 1)
    hide(m, 2, guards=1)
    assert phase(m) == "move"
    assert (places(m, 0)[0], places(m, 2)[0]) == ("guard", "guard")
