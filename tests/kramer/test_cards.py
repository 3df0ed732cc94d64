"""The 26 Top Secret cards, each with all its targets (K8)."""

from itertools import combinations

import pytest

import topsecret as ts

from .positions import COPIES, LETTERS, armed, hand, kramer, phase, places, plays, safe, scores, texts, told

BUILDINGS = ["church", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "ruin"]
PAIRS = {f"{a} {b}" for a, b in combinations(LETTERS, 2)}
SPREAD = "position=S:church,P:2,B:4,J:7,M:9,D:10,L:ruin"
"""Seven buildings for seven agents, red at the safe in 7."""


def round_with(cards, fields=SPREAD, *, options="players=4 cards=yes", **table):
    """Seat 1 is asked in seat 0's turn and holds the cards; a spare keeps it asked."""
    return kramer(options, f"phase=round roll=2 actor=1 passes=1 {fields}", hands=["", cards + " C5"], **table)


def test_the_copies_add_up_to_26():  # K8
    assert sum(COPIES.values()) == 26


@pytest.mark.parametrize(("steps", "to"), [("-1", "3"), ("-2", "2")])
def test_back_1_2_moves_one_agent_one_or_two_buildings_back(steps, to):  # K8 C1
    m = round_with("C1")
    m.play(1, f"C1 B{steps}")
    assert places(m)["B"] == to


def test_back_1_2_may_be_played_on_every_agent_by_one_or_two():  # K8 C1
    assert plays(round_with("C1"), 1, "C1") == {f"{a}-{n}" for a in LETTERS for n in (1, 2)}


def test_back_1_2_may_be_played_on_agents_in_play_only():  # K8 C1
    m = round_with("C1", "", options="players=2 cards=yes")
    assert plays(m, 1, "C1") == {f"{a}-{n}" for a in "SPBJM" for n in (1, 2)}


def test_back_onto_the_safe_arms():  # K8 C1
    m = round_with("C1")
    m.play(1, "C1 M-2")
    assert armed(m) == {"M": 1}


def test_to_ruin_moves_one_agent_to_the_ruin_wherever_it_stood():  # K8 C2
    assert plays(round_with("C2"), 1, "C2") == set("SPBJMD")
    for agent in "SPBJMD":
        m = round_with("C2")
        m.play(1, f"C2 {agent}")
        assert places(m)[agent] == "ruin"


def test_to_ruin_arms_when_the_safe_is_there():  # K8 C2
    m = round_with("C2", SPREAD + " safe=ruin")
    m.play(1, "C2 J")
    assert armed(m) == {"J": 1}


def test_markers_plus_3_moves_two_different_markers_three_fields():  # K8 C3
    m = round_with("C3", SPREAD + " score=J:3,D:11")
    assert plays(m, 1, "C3") == PAIRS
    m.play(1, "C3 D J")
    assert scores(m) == {"S": 0, "P": 0, "B": 0, "J": 6, "M": 0, "D": 14, "L": 0}
    assert places(m)["J"] == "7"
    assert told(m, "card_played")[0]["markers"] == {"red": 6, "blue": 14}


def test_a_marker_on_40_may_still_be_moved_and_one_on_41_not():  # K8 C3
    m = round_with("C3", "score=J:40,D:41")
    assert plays(m, 1, "C3") == {pair for pair in PAIRS if "D" not in pair}
    m.play(1, "C3 J M")
    assert scores(m)["J"] == 43
    assert m.over


def test_with_another_finish_the_limit_of_markers_plus_3_moves_too():  # K8 C3
    m = round_with("C3", "score=J:18,D:19", options="players=4 cards=yes finish=20")
    assert plays(m, 1, "C3") == {pair for pair in PAIRS if "D" not in pair}


def test_capped_markers_stop_two_fields_before_finish():  # K8 C3
    m = round_with("C3", "score=J:38,D:37", options="players=4 cards=yes marker_card=capped")
    m.play(1, "C3 J D")
    assert (scores(m)["J"], scores(m)["D"]) == (40, 40)
    assert not m.over


def test_capped_a_marker_on_40_may_not_be_moved():  # K8 C3
    m = round_with("C3", "score=J:40,D:39", options="players=4 cards=yes marker_card=capped")
    assert plays(m, 1, "C3") == {pair for pair in PAIRS if "J" not in pair}


def test_markers_plus_3_needs_two_markers_that_may_move():  # K8 C3
    # Agents S P B J M; all but one past the limit.
    fields = "score=S:40,P:40,B:40,J:40,M:12"
    m = kramer("players=2 cards=yes marker_card=capped", f"phase=round roll=2 {fields}", hands=["C3", "C1"])
    assert texts(m, 0) == {"pass"}


@pytest.mark.parametrize(("steps", "to"), [("+1", "5"), ("-1", "3")])
def test_step_1_moves_one_agent_forward_or_back(steps, to):  # K8 C4
    m = round_with("C4")
    assert plays(m, 1, "C4") == {f"{a}{step}" for a in LETTERS for step in ("+1", "-1")}
    m.play(1, f"C4 B{steps}")
    assert places(m)["B"] == to


def test_all_to_church_moves_all_agents_to_the_church():  # K8 C5
    m = round_with("C1")
    m.play(1, "C5")
    assert set(places(m).values()) == {"church"}


def test_all_to_church_arms_those_it_moves_and_not_those_already_there():  # K8 C5
    m = round_with("C1", "position=J:3,D:4 safe=church")
    m.play(1, "C5")
    assert armed(m) == {"J": 1, "D": 1}


def test_all_to_church_leaves_an_agent_armed_there_as_it_is():  # K8 C5
    m = round_with("C1", "position=J:3 safe=church armed_by=D:3 armed_at=D:1 armings=1")
    m.play(1, "C5")
    assert armed(m) == {"J": 1, "D": 3}


def test_all_to_church_leaves_those_that_sit_out_alone():  # K8 C5
    m = round_with("C1", "position=J:3 safe=church", options="players=2 cards=yes")
    m.play(1, "C5")
    assert armed(m) == {"J": 1}


def test_to_safe_moves_one_agent_into_the_safes_building():  # K8 C6
    m = round_with("C6")
    assert plays(m, 1, "C6") == set("SPBMDL")
    m.play(1, "C6 L")
    assert places(m)["L"] == "7"
    assert armed(m) == {"L": 1}


def test_two_back_moves_two_agents_one_building_back_each():  # K8 C7
    m = round_with("C7")
    assert plays(m, 1, "C7") == PAIRS
    m.play(1, "C7 S B")
    assert (places(m)["S"], places(m)["B"]) == ("ruin", "3")


def test_swap_exchanges_two_agents():  # K8 C8
    m = round_with("C8")
    assert plays(m, 1, "C8") == PAIRS
    m.play(1, "C8 P L")
    assert (places(m)["P"], places(m)["L"]) == ("ruin", "2")


def test_swap_needs_agents_in_different_buildings():  # K8 C8
    # Red and blue stand together in 4, the other five in the church.
    m = round_with("C8", "position=J:4,D:4")
    assert plays(m, 1, "C8") == {pair for pair in PAIRS if ("J" in pair) != ("D" in pair)}


def test_two_forward_moves_two_agents_one_building_forward_each():  # K8 C9
    m = round_with("C9")
    assert plays(m, 1, "C9") == PAIRS
    m.play(1, "C9 D L")
    assert (places(m)["D"], places(m)["L"]) == ("ruin", "church")


def test_two_forward_may_arm_both():  # K8 C9
    m = round_with("C9", "position=J:6,D:6")
    m.play(1, "C9 J D")
    assert armed(m) == {"J": 1, "D": 1}


def test_join_moves_one_agent_to_another_building_where_an_agent_stands():  # K8 C10
    m = round_with("C10")
    occupied = dict(zip(LETTERS, ["church", "2", "4", "7", "9", "10", "ruin"], strict=True))
    wanted = {f"{a} {there}" for a in LETTERS for there in occupied.values() if there != occupied[a]}
    assert plays(m, 1, "C10") == wanted
    m.play(1, "C10 P 7")
    assert places(m)["P"] == "7"
    assert armed(m) == {"P": 1}


def test_join_finds_nobody_when_all_stand_together():  # K8 C10
    assert plays(round_with("C10", ""), 1, "C10") == set()


def test_agents_that_sit_out_cannot_be_joined():  # K8 C10
    # All five agents in play have left the church.
    m = round_with("C10", "position=S:1,P:1,B:1,J:2,M:2", options="players=2 cards=yes")
    assert plays(m, 1, "C10") == {"S 2", "P 2", "B 2", "J 1", "M 1"}


def test_a_second_identity_is_taken_at_random_from_the_free_agents():  # K8 C11
    m = round_with("C11")
    m.play(1, "C11")
    assert m.awaits == "identity 1"
    weights = [0] * 32
    m.game.face.chance(m._state, weights)
    assert weights[:7] == [0, 0, 0, 0, 1, 1, 1]
    with pytest.raises(ts.ScriptError, match="possible are M, D, L"):
        m.happen("S")


def test_which_second_identity_was_taken_is_seen_by_its_owner_alone():  # K8 C11
    m = round_with("C11", chance=["D"])
    m.play(1, "C11")
    assert m.view(1)["seats"][1]["identities"] == ["yellow", "blue"]
    assert m.view(0)["agents"]["blue"]["owner"] is None
    assert told(m, "identity_taken", 0) == [{"type": "identity_taken", "seat": 1}]
    assert told(m, "identity_taken", 1) == [{"type": "identity_taken", "seat": 1, "agent": "blue"}]


def test_that_a_second_identity_was_taken_is_public():  # K8 C11
    m = round_with("C11", chance=["D"])
    m.play(1, "C11")
    assert m.view(None)["seats"][1]["second_identities"] == 1
    assert m.view(None)["free_agents"] == 2
    assert m.view(None)["cards"]["discard"] == ["C11"]


def test_after_taking_an_identity_the_player_goes_on():  # K8 C11
    m = round_with("C11", chance=["D"])
    m.play(1, "C11")
    assert m.to_move == (1,)
    assert "stop" in texts(m, 1)


def test_a_player_with_two_agents_counts_only_the_better():  # K8 C11
    m = kramer(
        "players=4",
        "phase=move roll=1 position=J:6 score=J:35,P:20,D:30 seconds=1:1",
        owners="S PD B J",
    )
    m.play(0, "J1")
    assert m.result.totals == (0, 30, 0, 42)


def test_a_player_with_three_agents_counts_the_best_of_all():  # K8 C11
    m = kramer("players=4", "phase=move roll=1 position=L:6 score=L:35,P:20,D:30 seconds=1:2", owners="S PDL B J")
    m.play(0, "L1")
    assert m.result.totals == (0, 42, 0, 0)
    assert m.result.winners == (1,)


def test_a_second_identity_drawn_again_can_be_played_again():  # K8 C11
    m = kramer("players=4 cards=yes", "phase=round roll=2 seconds=1:1 actor=1", hands=["", "C11 C5"], owners="S PD B J", chance=["L"])  # fmt: skip
    m.play(1, "C11")
    assert m.view(1)["seats"][1]["identities"] == ["yellow", "blue", "purple"]
    assert m.view(None)["free_agents"] == 1


def test_drawn_when_no_free_agent_is_left_it_is_removed_openly_and_another_is_drawn():  # K8 C11
    m = kramer(
        "players=6 cards=yes",
        "phase=move roll=1 seconds=1:1",
        owners="S PL B J M D",
        hands=["C1", "C2", "", "", "", ""],
        chance=["C11", "C9"],
    )
    m.play(0, "stay")
    assert told(m, "card_removed") == [{"type": "card_removed", "card": "C11"}]
    assert m.view(None)["cards"]["removed"] == ["C11"]
    assert hand(m, 0) == ["C1", "C9"]


HANDS = ["C1 C1 C2", "C2 C3 C3 C4", "C4 C5 C6 C6", "C7 C7 C8 C9", "C9 C10 C12 C12", "C13 C13 C14 C14"]
"""Every card but C11 and the two C15."""


def test_removed_as_the_last_of_the_pile_it_makes_the_discards_the_new_pile():  # K8 C11
    m = kramer("players=6 cards=yes", "phase=move roll=1 seconds=1:1", owners="S PL B J M D", hands=HANDS, discard="C15 C15", chance=["C11", "C15"])  # fmt: skip
    m.play(0, "stay")
    assert hand(m, 0) == ["C1", "C1", "C2", "C15"]
    assert m.view(None)["cards"]["pile"] == 1
    assert told(m, "reshuffled") == [{"type": "reshuffled", "cards": 2}]


@pytest.mark.parametrize(("steps", "to"), [("+1", "8"), ("-1", "6")])
def test_from_safe_moves_an_agent_in_the_safes_building_forward_or_back(steps, to):  # K8 C12
    m = round_with("C12")
    assert plays(m, 1, "C12") == {"J+1", "J-1"}
    m.play(1, f"C12 J{steps}")
    assert places(m)["J"] == to


def test_from_safe_can_stop_a_scoring():  # K8 C12
    m = round_with("C12", "position=J:7 armed_by=J:0 armed_at=J:1 armings=1")
    m.play(1, "C12 J-1")
    assert armed(m) == {}


def test_from_safe_may_be_played_on_an_agent_that_is_not_armed():  # K8 C12
    m = round_with("C12", "position=J:7,D:7 armed_by=J:0 armed_at=J:1 armings=1")
    assert plays(m, 1, "C12") == {"J+1", "J-1", "D+1", "D-1"}


def test_ruin_to_church_moves_one_or_two_agents_from_the_ruin_to_the_church():  # K8 C13
    m = round_with("C13", "position=J:ruin,D:ruin,L:ruin,S:3")
    assert plays(m, 1, "C13") == {"J", "D", "L", "J D", "J L", "D L"}
    m.play(1, "C13 D J")
    assert (places(m)["J"], places(m)["D"], places(m)["L"]) == ("church", "church", "ruin")


def test_ruin_to_church_may_take_one_of_two():  # K8 C13
    m = round_with("C13", "position=J:ruin,D:ruin")
    m.play(1, "C13 D")
    assert (places(m)["J"], places(m)["D"]) == ("ruin", "church")


def test_ruin_to_church_arms_when_the_safe_is_in_the_church():  # K8 C13
    m = round_with("C13", "position=J:ruin,D:ruin safe=church")
    m.play(1, "C13 J D")
    assert armed(m) == {"J": 1, "D": 1}


def test_move_safe_puts_the_safe_into_any_other_building():  # K8 C14
    m = round_with("C14")
    assert plays(m, 1, "C14") == set(BUILDINGS) - {"7"}
    m.play(1, "C14 ruin")
    assert safe(m) == "ruin"
    assert set(scores(m).values()) == {0}


def test_the_older_rule_for_the_safe_does_not_bind_move_safe():  # K8 C14
    m = round_with("C14", options="players=4 cards=yes safe_target=empty")
    assert plays(m, 1, "C14") == set(BUILDINGS) - {"7"}


@pytest.mark.parametrize(("steps", "to"), [("+1", "5"), ("+2", "6"), ("+3", "7")])
def test_forward_1_3_moves_one_agent_one_two_or_three_buildings_forward(steps, to):  # K8 C15
    m = round_with("C15")
    assert plays(m, 1, "C15") == {f"{a}+{n}" for a in LETTERS for n in (1, 2, 3)}
    m.play(1, f"C15 B{steps}")
    assert places(m)["B"] == to
    assert armed(m) == ({"B": 1} if to == "7" else {})


def test_forward_1_3_past_the_safe_arms_nobody():  # K8 C15
    m = round_with("C15", "position=J:6")
    m.play(1, "C15 J+2")
    assert armed(m) == {}
    assert phase(m) == "round"
