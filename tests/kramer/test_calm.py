"""What comes of an action when nobody plays another card."""

import topsecret as ts
from topsecret.kramer.state import PHASES

from .positions import kramer

GAME = ts.game("kramer")


def calm(match, seat, action):
    """The table after the action when everybody passes, and whether the turn came to a scoring."""
    state, number = match.state, GAME.parse_action(action)
    assert number in match.legal(seat)
    table = GAME.after(state, seat, number, calm=True)
    untouched = GAME.after(state, seat, number)
    return table, bool(GAME.face.calm(untouched))


def test_a_scoring_that_the_round_would_stop_no_more_has_happened():  # K3.3, K7.5
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:5", hands=["C1", "C2", "C4", "C6"])
    table, scored = calm(m, 0, "J2")
    assert scored
    assert table.score.tolist() == [0, 0, 0, 7, 0, 0, 0]
    assert (PHASES[table.phase], table.actor, table.passes) == ("safe", 0, 4)
    asked = GAME.after(m.state, 0, GAME.parse_action("J2"))
    assert (PHASES[asked.phase], max(asked.score)) == ("round", 0)


def test_without_a_scoring_the_next_player_is_to_roll():  # K3.4
    m = kramer("players=4 cards=yes", "phase=round roll=2 actor=2 passes=2", hands=["C1", "C2", "C4", "C6"])
    table, scored = calm(m, 2, "C4 J+1")
    assert not scored
    assert (PHASES[table.phase], table.turn, table.position[3]) == ("roll", 1, 1)


def test_a_card_that_is_to_be_drawn_is_passed_over():  # K7.3
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:6,D:10", hands=["C1", "C2", "C4", "C6"])
    table, scored = calm(m, 0, "J1 D1")
    assert scored
    assert table.score.tolist() == [0, 0, 0, 7, 0, 0, 0]
    assert (sum(table.hand[0, kind] for kind in range(15)), table.has_drawn) == (1, 0)


def test_a_second_identity_that_is_to_be_dealt_is_passed_over():  # K8 C11
    m = kramer("players=4 cards=yes", "phase=round roll=2 position=J:7 armed_by=J:0 armed_at=J:1 armings=1", hands=["C11", "", "", ""])  # fmt: skip
    table, scored = calm(m, 0, "C11")
    assert scored
    assert (PHASES[table.phase], table.score[3], table.seconds[0]) == ("safe", 7, 0)


def test_forms_that_a_card_asks_for_are_passed_over():  # K9.1
    m = kramer(
        "players=3 cards=yes dossier=yes",
        "phase=round roll=2 actor=1 position=J:7 armed_by=J:0 armed_at=J:1 armings=1 score=J:26",
        hands=["C1", "C3 C4", "C2"],
    )
    table, scored = calm(m, 1, "C3 J D")
    assert scored
    assert (PHASES[table.phase], table.score[3], table.actor) == ("safe", 36, 0)


def test_forms_that_a_scoring_asks_for_stand_in_the_way():  # K9.1
    m = kramer("players=3 dossier=yes", "phase=move roll=1 position=J:6 score=J:22")
    table, scored = calm(m, 0, "J1")
    assert scored
    assert (PHASES[table.phase], table.score[3]) == ("dossier", 29)


def test_a_scoring_may_end_the_game():  # K6.1
    m = kramer("players=4 cards=yes", "phase=move roll=1 position=J:6 score=J:35", hands=["C1", "C2", "C4", "C6"])
    table, scored = calm(m, 0, "J1")
    assert scored
    assert (PHASES[table.phase], table.score[3]) == ("over", 42)


def test_a_card_that_ends_the_game_stops_the_scoring_that_was_due():  # K6.1, K8 C3
    m = kramer(
        "players=4 cards=yes",
        "phase=round roll=2 position=J:7 armed_by=J:0 armed_at=J:1 armings=1 score=J:40,D:1",
        hands=["C3", "C2", "C4", "C6"],
    )
    table, scored = calm(m, 0, "C3 J D")
    assert not scored
    assert (PHASES[table.phase], table.score[3]) == ("over", 43)


def test_the_last_round_may_end_without_a_scoring():  # K6.4
    m = kramer("players=3 cards=yes round_limit=1", "phase=move turn=2 actor=2 roll=2", hands=["C1", "", ""])
    table, scored = calm(m, 2, "J2")
    assert not scored
    assert (PHASES[table.phase], table.round) == ("over", 1)


def test_putting_the_safe_down_is_no_scoring():  # K5.1
    m = kramer("players=4", "phase=safe roll=2 position=J:7 armed_by=J:0 armed_at=J:1 armings=1 score=J:7")
    table, scored = calm(m, 0, "safe 3")
    assert not scored
    assert (PHASES[table.phase], table.safe, table.turn) == ("roll", 3, 1)
