"""Pieces and set-up (K1, K2)."""

import pytest

import topsecret as ts

from .positions import COLOURS, COPIES, EVERY_CARD, kramer, places, safe, scores, texts, told

RING = ["church", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "ruin"]


def test_the_seven_agents_have_the_names_and_colours_of_the_box():  # K1.1
    agents = ts.new("kramer", players=4, chance=[]).view(None)["agents"]
    assert {colour: agent["name"] for colour, agent in agents.items()} == {
        "grey": "Schulz",
        "yellow": "Perry",
        "orange": "Bucci",
        "red": "Jacques",
        "green": "Mirkov",
        "blue": "Doyle",
        "purple": "Larsson",
    }


def test_agents_are_written_by_the_initials_of_their_names():  # K1.1
    agents = ts.new("kramer", players=4, chance=[]).view(None)["agents"]
    assert all(agent["letter"] == agent["name"][0] for agent in agents.values())


@pytest.mark.parametrize(("building", "following"), list(zip(RING, RING[1:] + RING[:1], strict=True)))
def test_the_buildings_lie_in_a_ring(building, following):  # K1.2
    m = kramer("players=4 safe_target=any", f"phase=move roll=1 position=J:{building} safe=5")
    m.play(0, "J1")
    assert places(m)["J"] == following


@pytest.mark.parametrize(
    ("building", "value"),
    [("church", 0), ("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("7", 7), ("8", 8), ("9", 9), ("10", 10), ("ruin", -3)],
)  # fmt: skip
def test_a_building_is_worth_its_number_the_church_nothing_and_the_ruin_minus_three(building, value):  # K1.2
    # Red opens the safe in 1; grey only stands in its building.
    m = kramer("players=4", f"phase=move roll=1 position=S:{building} safe=1 score=S:5")
    m.play(0, "J1")
    assert scores(m)["S"] == 5 + value


def test_the_track_ends_at_42():  # K1.3
    assert ts.new("kramer", players=4, chance=[]).view(None)["finish"] == 42


def test_a_marker_on_41_has_not_reached_finish():  # K1.3
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=J:34")
    m.play(0, "J1")
    assert scores(m)["J"] == 41
    assert m.result is None


def test_a_total_past_finish_is_kept_exactly():  # K1.3
    m = kramer("players=4", "phase=move roll=1 position=J:9 safe=10 score=J:41")
    m.play(0, "J1")
    assert scores(m)["J"] == 51


def test_there_is_one_safe_and_it_stands_in_one_building():  # K1.4
    m = kramer("players=4", "phase=safe roll=2 position=J:7 armed_by=J:0 armed_at=J:1 armings=1")
    m.play(0, "safe ruin")
    assert safe(m) == "ruin"


def test_the_die_shows_1_to_3_and_2_to_6():  # K1.4
    m = kramer("players=4", "phase=roll")
    for face in ("1-3", "2", "3", "4", "5", "6"):
        rolled = kramer("players=4", "phase=roll", chance=[face])
        assert rolled.view(None)["roll"] == face
    with pytest.raises(ts.ScriptError, match="known are 1-3, 2, 3, 4, 5, 6"):
        m.happen("1")


def test_every_face_of_the_die_is_equally_likely():  # K1.4
    m = kramer("players=4", "phase=roll")
    weights = [0] * 32
    assert m.game.face.chance(m._state, weights) == 6
    assert len(set(weights[:6])) == 1


def test_there_are_26_cards():  # K1.5
    m = ts.new("kramer", players=4, cards=True, chance=[])
    assert m.view(None)["cards"]["pile"] == 26 == len(EVERY_CARD.split())


def test_every_card_has_as_many_copies_as_the_box_holds():  # K1.5
    # A pile given as exactly these counts leaves nothing out and nothing over.
    m = ts.new("kramer", players=6, cards=True, chance=[])
    assert {f"C{k + 1}": m._state.pile[k] for k in range(15)} == COPIES


def test_without_the_variant_there_are_no_cards():  # K1.5
    m = ts.new("kramer", players=4, seed=1)
    assert "cards" not in m.view(None)
    assert "cards" not in m.view(None)["seats"][0]


@pytest.mark.parametrize(("players", "letters"), [(2, "SPBJM"), (3, "SPBJMD"), (4, "SPBJMDL"), (5, "SPBJMDL"), (6, "SPBJMDL"), (7, "SPBJMDL")])  # fmt: skip
def test_five_six_or_seven_agents_play_and_the_last_of_the_list_sit_out(players, letters):  # K2.1
    m = ts.new("kramer", players=players, chance=[])
    assert "".join(places(m)) == letters


def test_the_players_choose_which_colours_sit_out():  # K2.1
    m = ts.new("kramer", players=2, agents="red,blue,purple,grey,green", chance=[])
    assert "".join(places(m)) == "SJMDL"


def test_an_agent_that_sits_out_cannot_be_moved():  # K2.1
    m = kramer("players=2 agents=SJMDL", "phase=move roll=2", owners="SJ")
    assert not [text for text in texts(m, 0) if "P" in text or "B" in text]
    with pytest.raises(ts.IllegalAction, match="yellow is not in play"):
        m.play(0, "P2")


def test_an_agent_that_sits_out_is_dealt_to_nobody():  # K2.1
    with pytest.raises(ts.ScriptError, match="possible are S, J, M, D, L"):
        ts.new("kramer", players=2, agents="SJMDL", chance=["P"])


def test_everything_begins_in_the_church_on_start_with_the_safe_in_7():  # K2.2
    m = ts.new("kramer", players=5, seed=3)
    assert set(places(m).values()) == {"church"}
    assert set(scores(m).values()) == {0}
    assert safe(m) == "7"


def test_every_player_gets_one_identity_and_the_rest_are_free():  # K2.3
    m = ts.new("kramer", players=4, chance=["J", "D", "P", "B"])
    assert [m.view(seat)["seats"][seat]["identities"] for seat in range(4)] == [["red"], ["blue"], ["yellow"], ["orange"]]  # fmt: skip
    assert m.view(None)["free_agents"] == 3


def test_no_identity_is_dealt_twice():  # K2.3
    with pytest.raises(ts.ScriptError, match="'J' cannot happen at 'deal 1': possible are S, P, B, M, D, L"):
        ts.new("kramer", players=4, chance=["J", "J"])


def test_a_player_knows_his_own_identity_alone():  # K2.3
    m = ts.new("kramer", players=4, chance=["J", "D", "P", "B", "2"])
    known = {colour: agent["owner"] for colour, agent in m.view(1)["agents"].items() if agent["owner"] is not None}
    assert known == {"blue": 1}
    assert "identities" not in m.view(1)["seats"][0]
    assert told(m, "identity_dealt", 1)[0] == {"type": "identity_dealt", "seat": 0}
    assert told(m, "identity_dealt", 1)[1] == {"type": "identity_dealt", "seat": 1, "agent": "blue"}


def test_a_spectator_knows_no_identity():  # K2.3
    m = ts.new("kramer", players=4, chance=["J", "D", "P", "B", "2"])
    assert all(agent["owner"] is None for agent in m.view(None)["agents"].values())


def test_free_agents_are_moved_and_score_like_the_others():  # K2.3
    # The owners are S, P, B and J: purple is free.
    m = kramer("players=4", "phase=move roll=2 position=L:5")
    m.play(0, "L2")
    assert scores(m)["L"] == 7


def test_with_seven_players_nobody_is_free():  # K2.3
    m = ts.new("kramer", players=7, chance=list("SPBJMDL"))
    assert m.view(None)["free_agents"] == 0


@pytest.mark.parametrize(("players", "free"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 1), (7, 0)])
def test_the_number_of_free_agents_is_public(players, free):  # K2.3
    assert ts.new("kramer", players=players, seed=1).view(None)["free_agents"] == free


def test_the_first_seat_begins_and_then_it_goes_clockwise():  # K2.4, K3.4
    m = kramer("players=3", "phase=roll", chance=["2"] * 4)
    turns = []
    for _ in range(4):
        turns.append(m.to_move)
        m.play(m.to_move[0], "J2")
    assert turns == [(0,), (1,), (2,), (0,)]


def test_colours_and_letters_of_the_tests_are_those_of_the_game():  # K1.1
    agents = ts.new("kramer", players=4, chance=[]).view(None)["agents"]
    assert {agent["letter"]: colour for colour, agent in agents.items()} == COLOURS
