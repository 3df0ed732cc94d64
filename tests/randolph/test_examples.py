"""The worked examples of the rules (R-E1 to R-E6), played through the object API."""

import pytest

from .positions import case, duel, fresh, hide, left, phase, places, randolph, steps_left, texts


@pytest.mark.parametrize(
    "moves",
    [
        "1-anchorage; 1-nuuk; 1-reykjavik",
        "1-anchorage; 1-nuuk; 2-vancouver",
        "1-anchorage; 2-vancouver; 3-winnipeg",
    ],
)
def test_a_roll_of_two_and_one_is_three_steps_for_any_agents(moves):  # R-E1, R4.1
    m = randolph(chance=["2+1"])
    m.play(0, moves)
    assert m.view(None)["pool"] == 0
    assert texts(m, 0) == {"end"}


def test_a_fourth_step_is_not_in_a_roll_of_two_and_one():  # R-E1, R4.1
    m = randolph(chance=["2+1"])
    m.play(0, "1-anchorage; 1-nuuk")
    assert "1-reykjavik" in texts(m, 0)
    m.play(0, "1-reykjavik")
    assert not any(text.startswith("1-") for text in texts(m, 0))


def test_a_duel_won_on_the_second_of_five_steps_leaves_four_for_the_winner():  # R-E2, R6.6
    m = randolph(agents=["anchorage", "reykjavik"], chance=["2+3"])
    m.play(0, "1-nuuk; 1-reykjavik")
    duel(m, 4, 2)
    assert steps_left(m, 1) == 1 + 3
    m.play(0, "1-murmansk; 1-norilsk; 1-tokyo; 1-beijing")
    assert steps_left(m, 1) == 0


def test_a_duel_lost_on_the_second_of_five_steps_ends_the_turn():  # R-E2, R6.8
    m = randolph(agents=["anchorage", "reykjavik"], chance=["2+3", "1+1"])
    m.play(0, "1-nuuk; 1-reykjavik")
    duel(m, 2, 4)
    assert m.to_move == (1,)
    assert m.view(None)["pool"] == 2


def test_two_enemies_beaten_on_the_second_of_five_steps_leave_five():  # R-E3, R6.7
    m = randolph(agents=["anchorage", "reykjavik*2"], chance=["2+3"])
    m.play(0, "1-nuuk; 1-reykjavik")
    duel(m, 4, 2)
    duel(m, 5, 3)
    assert steps_left(m, 1) == 2 + 3
    m.play(0, "1-murmansk; 1-norilsk; 1-tokyo; 1-beijing; 1-hong_kong")
    assert steps_left(m, 1) == 0


def test_what_is_hidden_under_b_and_c_is_seen_by_the_owner_alone():  # R-E4, R2.2
    m = fresh("players=2", ["2+1", "0+0", "1+1"])
    hide(m, 0, "1 5 bomb 3")
    hide(m, 1)
    assert (case(m, "rB", 0)["content"], case(m, "rC", 0)["content"]) == (5, "bomb")
    for stranger in (1, None):
        assert (case(m, "rB", stranger)["content"], case(m, "rC", stranger)["content"]) == (None, None)


def test_what_is_hidden_under_b_is_opened_on_delivery_and_c_stays_closed():  # R-E4, R7.1
    m = randolph(roll="1+0", agents=["sydney+gB", "cairo"], contents=["5 3 1 bomb", "1 5 bomb 3"])
    m.play(0, "1-hq")
    for seat in (0, None):
        assert case(m, "gB", seat)["content"] == 5
        assert case(m, "gC", seat)["content"] is None


@pytest.mark.parametrize(("agents", "lost"), [(7, 4), (3, 2), (1, 1)])
def test_a_bomb_costs_half_of_the_agents_rounded_up(agents, lost):  # R-E5, R8.1
    m = randolph("players=3", roll="1+0", agents=[f"sydney+rD out*{7 - agents}" if agents < 7 else "sydney+rD"])
    m.play(0, "1-hq")
    while phase(m) == "bomb":
        m.play(0, m.actions(0)[0])
    assert left(m, 0) == agents - lost


@pytest.mark.parametrize(
    ("edition", "roll", "winner"),
    [
        ("french", "1+0", "aggressor"),
        ("french", "1+1", "aggressor"),
        ("english", "1+0", "aggressor"),
        ("english", "1+1", "defender"),
    ],
)
def test_a_tied_attack_is_won_as_the_edition_says(edition, roll, winner):  # R-E6, R6.2
    m = randolph(f"players=2 edition={edition}", roll=roll, agents=["nuuk", "reykjavik"], chance=["1+1"])
    m.play(0, "1-reykjavik")
    duel(m, 3, 3)
    assert (places(m, 0)[0], places(m, 1)[0]) == (
        ("reykjavik", "out") if winner == "aggressor" else ("out", "reykjavik")
    )
