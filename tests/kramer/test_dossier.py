"""The secret dossier: when it is due, how it is filled in, what it is worth, notes and the case file (K9)."""

import pytest

import topsecret as ts

from .positions import armed, kramer, phase, scores, texts, told

DUE = "phase=move roll=1 position=J:6 score=J:22"
"""Red one step before the safe in 7: the scoring takes it to 29."""


def fill(match, seat, **names):
    """Hand in a form: `S=1, P="-"`."""
    for agent, name in names.items():
        match.play(seat, f"{agent}={name}")


def three(fields=DUE, *, chance=(), options=""):
    """Three players with grey, yellow and orange; red, green and blue are free."""
    return kramer(f"players=3 dossier=yes{options}", fields, chance=chance)


# K9.1 When


def test_the_dossiers_are_due_when_a_marker_reaches_29():  # K9.1
    m = three()
    m.play(0, "J1")
    assert scores(m)["J"] == 29
    assert (phase(m), m.to_move) == ("dossier", (0, 1, 2))
    assert told(m, "dossiers_opened") == [{"type": "dossiers_opened"}]


def test_on_28_they_are_not_due_yet():  # K9.1
    m = three("phase=move roll=1 position=J:6 score=J:21")
    m.play(0, "J1")
    assert phase(m) == "safe"


def test_passing_29_makes_them_due_too():  # K9.1
    m = three("phase=move roll=1 position=J:9 safe=10 score=J:28")
    m.play(0, "J1")
    assert phase(m) == "dossier"


def test_any_agent_brings_them_on_not_only_the_one_that_opened_the_safe():  # K9.1
    m = three("phase=move roll=1 position=J:6,S:10 score=S:19")
    m.play(0, "J1")
    assert phase(m) == "dossier"


def test_with_another_finish_they_are_due_thirteen_fields_before_it():  # K9.1
    m = three("phase=move roll=1 position=J:6", options=" finish=20")
    m.play(0, "J1")
    assert phase(m) == "dossier"
    m = three("phase=move roll=1 position=J:6 score=J:22", options=" finish=43")
    m.play(0, "J1")
    assert phase(m) == "safe"


def test_they_are_filled_in_before_the_safe_is_moved():  # K9.1
    m = three()
    m.play(0, "J1")
    with pytest.raises(ts.IllegalAction, match=r"the dossier is to be filled in now \(K9.1\)"):
        m.play(0, "safe 3")
    fill(m, 0, P=1, B=2, J="-", M="-", D="-")
    fill(m, 1, S=0, B=2, J="-", M="-", D="-")
    fill(m, 2, S=0, P=1, J="-", M="-", D="-")
    assert (phase(m), m.to_move) == ("safe", (0,))


def test_they_are_filled_in_at_once_when_a_card_brings_them_on():  # K9.1
    m = kramer(
        "players=3 cards=yes dossier=yes",
        "phase=round roll=2 actor=1 position=J:7 armed_by=J:0 armed_at=J:1 armings=1 score=J:26",
        hands=["C1", "C3 C4", "C2"],
    )
    m.play(1, "C3 J D")
    assert (phase(m), m.to_move) == ("dossier", (0, 1, 2))
    fill(m, 0, P=1, B=2, J="-", M="-", D="-")
    fill(m, 1, S=0, B=2, J="-", M="-", D="-")
    fill(m, 2, S=0, P=1, J="-", M="-", D="-")
    assert (phase(m), m.to_move) == ("round", (1,))
    assert armed(m) == {"J": 0}


def test_after_forms_brought_on_by_the_last_card_the_round_ends_and_the_scoring_is_told():  # K9.1
    m = kramer(
        "players=3 cards=yes dossier=yes",
        "phase=round roll=2 actor=1 position=J:7 armed_by=J:0 armed_at=J:1 armings=1 score=J:26",
        hands=["", "C3", ""],
    )
    m.play(1, "C3 J D")
    fill(m, 0, P=1, B=2, J="-", M="-", D="-")
    fill(m, 1, S=0, B=2, J="-", M="-", D="-")
    fill(m, 2, S=0, P=1, J="-", M="-", D="-")
    # 26 and the card's 3 make 29; no hand holds a card, so the armed red agent now scores 7.
    assert (phase(m), scores(m)["J"]) == ("safe", 36)
    assert [event["gains"]["red"] for event in told(m, "scored")] == [7]
    assert [scoring["seat"] for scoring in m.view(None)["log"]["scorings"]] == [0]


def test_everybody_fills_in_at_the_same_time_in_any_order():  # K9.1
    m = three()
    m.play(0, "J1")
    m.play(2, "S=0")
    m.play(0, "P=1")
    m.play(1, "S=0")
    assert m.to_move == (0, 1, 2)


def test_who_has_handed_his_form_in_is_public_and_what_he_wrote_is_not():  # K9.1
    m = three()
    m.play(0, "J1")
    fill(m, 1, S=0, B=2, J="-", M="-", D="-")
    assert m.to_move == (0, 2)
    assert [seat["handed_in"] for seat in m.view(None)["seats"]] == [False, True, False]
    assert "dossier" not in m.view(0)["seats"][1]
    assert m.view(1)["seats"][1]["dossier"] == {"grey": 0, "yellow": 1, "orange": 2, "red": "free", "green": "free", "blue": "free"}  # fmt: skip
    assert told(m, "dossier_handed_in") == [{"type": "dossier_handed_in", "seat": 1}]
    assert told(m, "dossier_line", 0) == []
    assert len(told(m, "dossier_line", 1)) == 5


def test_a_form_handed_in_cannot_be_changed():  # K9.1
    m = three()
    m.play(0, "J1")
    fill(m, 1, S=0, B=2, J="-", M="-", D="-")
    with pytest.raises(ts.IllegalAction, match="seat 1 is not asked now: seat 0, 2 is to act"):
        m.play(1, "S=2")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(1)


def test_the_dossiers_are_asked_for_once():  # K9.1
    done = "opened=yes dossier=0.S:0,0.P:1,0.B:2,0.J:-,0.M:-,0.D:-,1.S:0,1.P:1,1.B:2,1.J:-,1.M:-,1.D:-,2.S:0,2.P:1,2.B:2,2.J:-,2.M:-,2.D:-"
    m = three(f"phase=move roll=1 position=J:6,M:6 score=J:29 {done}", chance=["2"])
    m.play(0, "J1")
    assert phase(m) == "safe"


def test_without_the_variant_nobody_fills_in_anything():  # K9.1
    m = kramer("players=3", DUE)
    m.play(0, "J1")
    assert phase(m) == "safe"
    assert "handed_in" not in m.view(0)["seats"][0]


# K9.2 The form


def test_ones_own_agent_is_filled_in():  # K9.2
    m = three()
    m.play(0, "J1")
    assert m.view(1)["seats"][1]["dossier"] == {"grey": None, "yellow": 1, "orange": None, "red": None, "green": None, "blue": None}  # fmt: skip


def test_the_lines_are_filled_in_one_after_the_other():  # K9.2
    m = three()
    m.play(0, "J1")
    assert texts(m, 1) == {"S=-", "S=0", "S=2"}
    with pytest.raises(ts.IllegalAction, match="the next line to fill in is the one of grey"):
        m.play(1, "B=0")


def test_a_player_is_named_exactly_once():  # K9.2
    m = three()
    m.play(0, "J1")
    m.play(1, "S=2")
    assert texts(m, 1) == {"B=-", "B=0"}
    with pytest.raises(ts.IllegalAction, match=r"the form holds seat 2 as often as it may already \(K9.2\)"):
        m.play(1, "B=2")
    with pytest.raises(ts.IllegalAction, match="the form holds seat 1 as often as it may already"):
        m.play(1, "B=1")


def test_there_are_as_many_dashes_as_free_agents():  # K9.2
    m = three()
    m.play(0, "J1")
    fill(m, 1, S="-", B="-", J="-")
    assert texts(m, 1) == {"M=0", "M=2"}
    with pytest.raises(ts.IllegalAction, match="the form holds a dash as often as it may already"):
        m.play(1, "M=-")


def test_a_seat_that_does_not_exist_cannot_be_named():  # K9.2
    m = three()
    m.play(0, "J1")
    with pytest.raises(ts.IllegalAction, match="there is no seat 3"):
        m.play(1, "S=3")


def test_with_free_dashes_any_number_of_dashes_is_allowed():  # K9.2
    m = three(options=" dossier_dashes=free")
    m.play(0, "J1")
    fill(m, 1, S="-", B="-", J="-", M="-", D="-")
    assert m.to_move == (0, 2)


def test_with_free_dashes_the_limits_on_names_stay():  # K9.2
    m = three(options=" dossier_dashes=free")
    m.play(0, "J1")
    fill(m, 1, S=0, B=2)
    assert texts(m, 1) == {"J=-"}


def test_a_player_is_named_once_more_for_each_second_identity_he_has_played():  # K9.2
    m = kramer("players=3 dossier=yes", DUE + " seconds=2:1", owners="S P BD")
    m.play(0, "J1")
    assert m.view(2)["seats"][2]["dossier"]["blue"] == 2
    fill(m, 0, P=2, B=2)
    assert texts(m, 0) == {"J=-", "J=1"}
    m.play(0, "J=1")
    # One of the three free agents was taken: two dashes are left.
    fill(m, 0, M="-", D="-")
    assert 0 not in m.to_move


def test_a_second_identity_leaves_one_dash_fewer():  # K9.2
    # Three players and four identities of theirs among six agents: two dashes.
    m = kramer("players=3 dossier=yes", DUE + " seconds=2:1", owners="S P BD")
    m.play(0, "J1")
    fill(m, 0, P="-", B="-")
    assert texts(m, 0) == {"J=1", "J=2"}


def test_with_seven_players_a_form_holds_no_dash():  # K9.2
    m = kramer("players=7 dossier=yes", DUE)
    m.play(0, "J1")
    assert texts(m, 0) == {f"P={seat}" for seat in range(1, 7)}


# K9.3 What it is worth


def over(dossier, *, score="J:35", owners="S P B", fields="", options=""):
    """Seat 0 ends the game with red in 7; forms as given: `0.P:1,…`."""
    position = f"phase=move roll=1 position=J:6 score={score} opened=yes dossier={dossier} {fields}"
    m = kramer(f"players=3 dossier=yes{options}", position, owners=owners)
    m.play(0, "J1")
    return m


RIGHT_0 = "0.S:0,0.P:1,0.B:2,0.J:-,0.M:-,0.D:-"
WRONG_0 = "0.S:0,0.P:-,0.B:-,0.J:1,0.M:2,0.D:-"
WRONG_1 = "1.S:-,1.P:1,1.B:-,1.J:0,1.M:2,1.D:-"
WRONG_2 = "2.S:-,2.P:-,2.B:2,2.J:0,2.M:1,2.D:-"


def test_every_correctly_named_agent_gives_five_points_and_dashes_count():  # K9.3
    # Two players and three free agents, all five right.
    m = over(f"{RIGHT_0},{WRONG_1},{WRONG_2}")
    assert m.view(None)["scoring"][0]["dossier"] == 25


def test_a_wrong_name_gives_nothing_and_costs_nothing():  # K9.3
    m = over(f"{RIGHT_0},{WRONG_1},{WRONG_2}")
    # Of seat 1's and 2's lines only the dash at blue is right.
    assert [line["dossier"] for line in m.view(None)["scoring"]] == [25, 5, 5]


def test_ones_own_agents_give_nothing():  # K9.3
    m = over(f"{WRONG_0},{WRONG_1},{WRONG_2}", score="J:35,S:4")
    assert m.view(None)["scoring"][0] == {"seat": 0, "agents": ["grey"], "marker": 4, "dossier": 5, "total": 9}


def test_a_second_identity_counts_for_whoever_owns_it_at_the_end():  # K9.3
    # Seat 2 took blue after the forms were handed in: the dashes at blue are wrong now, also seat 2's own.
    m = over(f"{RIGHT_0},{WRONG_1},{WRONG_2}", owners="S P BD", fields="seconds=2:1")
    assert [line["dossier"] for line in m.view(None)["scoring"]] == [20, 0, 0]


def test_naming_the_owner_of_a_second_identity_is_right():  # K9.3
    m = over(
        "0.S:0,0.P:1,0.B:2,0.J:-,0.M:-,0.D:2,1.S:-,1.P:1,1.B:-,1.J:0,1.M:2,1.D:2,2.S:-,2.P:-,2.B:2,2.J:0,2.M:1,2.D:2",
        owners="S P BD",
        fields="seconds=2:1 seconds_then=2:1",
    )
    assert [line["dossier"] for line in m.view(None)["scoring"]] == [25, 5, 0]


def test_the_end_shows_all_forms():  # K9.3
    m = over(f"{RIGHT_0},{WRONG_1},{WRONG_2}")
    assert m.view(None)["seats"][1]["dossier"]["red"] == 0
    assert told(m, "game_over")[0]["dossiers"][2]["green"] == 1


def test_forms_that_were_never_asked_for_give_nothing():  # K9.3
    m = kramer("players=3 dossier=yes round_limit=1", "phase=move roll=2 turn=2 actor=2 score=S:9")
    m.play(2, "J2")
    assert m.result.totals == (9, 0, 0)
    assert m.view(0)["seats"][0]["dossier"] is None


# K9.4 Who wins


def test_marker_and_dossier_together_decide_and_the_winner_need_not_cross_finish():  # K9.4
    # Yellow crosses with 42 and 5 points for a dash, grey has 25 and five right lines.
    m = kramer(
        "players=3 dossier=yes",
        f"phase=move roll=1 position=P:6 score=P:35,S:25 opened=yes dossier={RIGHT_0},{WRONG_1},{WRONG_2}",
    )
    m.play(0, "P1")
    assert m.result == ts.Result(winners=(0,), totals=(50, 47, 5), reason="finish")


def test_a_free_agent_has_its_markers_total_and_can_still_leave_nobody_to_win():  # K9.4
    # Red is free and reaches 42; with 25 for the dossier grey has 25, with 5 each the others 5.
    m = over(f"{RIGHT_0},{WRONG_1},{WRONG_2}")
    assert m.result == ts.Result(winners=(), totals=(25, 5, 5), reason="finish")


def test_a_total_level_with_a_free_agent_wins():  # K9.4
    m = over(f"{RIGHT_0},{WRONG_1},{WRONG_2}", score="J:35,S:17")
    assert m.result == ts.Result(winners=(0,), totals=(42, 5, 5), reason="finish")


def test_equal_totals_share_the_win():  # K9.4
    m = over(f"{RIGHT_0},{WRONG_1},{WRONG_2}", score="J:35,S:19,P:39")
    assert m.result == ts.Result(winners=(0, 1), totals=(44, 44, 5), reason="finish")


def test_the_bonus_counts_on_the_best_marker():  # K9.4
    # Seat 2 owns orange with 30 and blue with 12; its one right dash was at blue, which is its own now.
    m = over(f"{RIGHT_0},{WRONG_1},{WRONG_2}", owners="S P BD", score="J:35,B:30,D:12", fields="seconds=2:1")
    assert m.result.totals == (20, 0, 30)


# K9.5 Notes


def test_a_note_is_seen_by_its_writer_alone():  # K9.5
    m = three()
    m.note(1, "red", "seat 0 runs with it")
    assert m.view(1)["notes"] == {"red": "seat 0 runs with it"}
    for other in (0, 2, None):
        assert m.view(other)["notes"] == {}


def test_a_note_is_replaced_and_removed():  # K9.5
    m = three()
    m.note(1, "red", "perhaps seat 0")
    m.note(1, "red", "surely seat 0")
    assert m.view(1)["notes"] == {"red": "surely seat 0"}
    m.note(1, "red", "")
    assert m.view(1)["notes"] == {}


def test_notes_stay_private_after_the_end():  # K9.5
    m = over(f"{RIGHT_0},{WRONG_1},{WRONG_2}")
    m.note(1, "red", "I knew it")
    assert m.view(0)["notes"] == {}


def test_a_note_has_an_end():  # K9.5
    with pytest.raises(ValueError, match="a note has at most 2000 characters, this one 2001"):
        three().note(1, "red", "x" * 2001)


# K9.6 The case file


def test_the_log_keeps_who_moved_which_agent_how_far():  # K9.6
    m = kramer("players=3", "phase=move roll=5", chance=["4", "2", "3"])
    m.play(0, "J2 D3")
    m.play(1, "J4")
    m.play(2, "S2")
    m.play(0, "J3")
    moved = m.view(None)["log"]["moved"]
    assert {seat: {agent: entry["points"] for agent, entry in agents.items()} for seat, agents in moved.items()} == {
        "0": {"red": 5, "blue": 3},
        "1": {"red": 4},
        "2": {"grey": 2},
    }


def test_the_log_keeps_how_far_cards_moved_whom():  # K9.6
    m = kramer("players=3 cards=yes", "phase=round roll=2 position=J:4,D:2", hands=["C1 C15 C14", "C2", ""])
    m.play(0, "C1 J-2")
    m.play(0, "C15 D+3")
    moved = m.view(None)["log"]["moved"]["0"]
    assert (moved["red"]["by_card"], moved["blue"]["by_card"]) == (-2, 3)
    assert moved["red"]["points"] == 0


def test_the_log_keeps_who_put_whom_into_or_out_of_the_ruin():  # K9.6
    m = kramer("players=3 cards=yes", "phase=move roll=2 position=J:9", hands=["", "C13", ""], chance=["C1"])
    m.play(0, "J2")
    m.play(0, "pass")
    m.play(1, "C13 J")
    moved = m.view(None)["log"]["moved"]
    assert (moved["0"]["red"]["into_ruin"], moved["0"]["red"]["out_of_ruin"]) == (1, 0)
    assert (moved["1"]["red"]["into_ruin"], moved["1"]["red"]["out_of_ruin"]) == (0, 1)


def test_the_log_keeps_who_caused_which_scoring_and_who_profited():  # K9.6
    m = kramer("players=3", "phase=move roll=2 round=4 position=J:5,D:ruin score=D:8", chance=["2"])
    m.play(0, ["J2", "safe 3"])
    m.play(1, "S2")
    (scoring,) = m.view(None)["log"]["scorings"]
    assert (scoring["seat"], scoring["armed"], scoring["gains"]) == (0, ["red"], {"red": 7, "blue": -3})


def test_the_log_keeps_the_round_of_a_scoring():  # K9.6
    m = kramer("players=2", "phase=move roll=2 turn=1 actor=1 position=J:4", chance=["1-3"])
    m.play(1, "J2")
    m.play(0, "J1")
    assert [scoring["round"] for scoring in m.view(None)["log"]["scorings"]] == [2]


def test_the_log_keeps_who_stopped_which_scoring():  # K9.6
    m = kramer("players=3 cards=yes", "phase=move roll=2 position=J:5", hands=["", "C14", ""])
    m.play(0, "J2")
    m.play(1, "C14 3")
    log = m.view(None)["log"]
    assert [(stop["seat"], stop["card"]) for stop in log["stopped"]] == [(1, "C14")]
    assert log["scorings"] == []


def test_the_log_is_the_same_for_everybody():  # K9.6
    m = kramer("players=3 cards=yes", "phase=move roll=2 position=J:5", hands=["C4", "C14", ""])
    m.play(0, "J2")
    assert m.view(0)["log"] == m.view(1)["log"] == m.view(None)["log"]


def test_the_case_file_counts_rounds_from_the_position_it_began_with():  # K9.6
    m = kramer("players=4", "phase=move roll=6 round=4 safe=6", chance=["2"])
    m.play(0, "J6")
    assert m.view(None)["log"]["scorings"][0]["round"] == 5
