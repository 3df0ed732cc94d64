"""How the bots of Kramer's game judge a table."""

import numpy as np
import pytest

from topsecret.bots.engine import Rows
from topsecret.kramer.bots import face, outlook

from .play import VARIANTS, played
from .positions import kramer

CARDS = "players=3 cards=yes"


def judged(match, bonus=()):
    """How likely each seat is to win, as the search takes it."""
    state, out = match._state, [0.0] * 8
    given = [*bonus, *[0.0] * (8 - len(bonus))], np.zeros(face.ROOM_SHAPE).data, out
    face.values(Rows([state, state.copy()]), 0, 1, *given, None, None, None, None)
    return list(out[: state.seats])


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(f"{k}={v}" for k, v in options.items()))
@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_chances_of_all_seats_are_one_at_most(options, players):
    for decisions in (0, 5, 20, 60):
        chances = judged(played({**options, "players": players}, seed=decisions, decisions=decisions))
        assert -1e-9 < sum(chances) < 1 + 1e-9
        if not options["cards"]:
            assert min(chances) >= 0


def test_whoever_is_further_has_the_better_chance():
    there = judged(kramer("players=3", "score=S:10,P:20,B:15 phase=move turn=0 roll=2 safe=7"))
    assert there[1] > there[2] > there[0]


def test_a_card_is_worth_something_to_its_owner_and_costs_the_others_as_much():
    fields = "phase=move turn=0 roll=2 safe=7"
    without = judged(kramer(CARDS, fields))
    with_one = judged(kramer(CARDS, fields, hands=("", "C1", "")))
    assert [b - a for a, b in zip(without, with_one, strict=True)] == pytest.approx([-0.03, 0.06, -0.03])


def test_a_card_is_worth_less_the_nearer_the_end_is():
    gains = []
    for score in (10, 30, 40):
        fields = f"score=S:{score} phase=move turn=0 roll=2 safe=7"
        gains.append(judged(kramer(CARDS, fields, hands=("C1", "", "")))[0] - judged(kramer(CARDS, fields))[0])
    assert gains == pytest.approx([0.06, 0.06 * 12 / 25, 0.06 * 2 / 25])


def test_cards_count_for_nothing_when_the_game_is_over():
    fields = "score=S:42,P:30,B:20 phase=over ending=finish turn=0 roll=2 safe=7"
    assert judged(kramer(CARDS, fields, hands=("", "C1 C2", "C3"))) == pytest.approx(judged(kramer(CARDS, fields)))


def test_what_dossiers_bring_counts():
    match = kramer("players=3 dossier=yes", "score=S:20,P:20,B:20 phase=move turn=0 roll=2 safe=7")
    assert judged(match, (0, 0, 10))[2] > judged(match)[2] + 0.1


def test_a_scoring_that_is_due_is_taken_to_happen():
    """K7.7: while cards may be played, everybody reckons with the markers as they will be."""
    fields = "phase=round roll=2 actor=1 position=S:10,P:7,B:1 safe=10"
    quiet = judged(kramer(CARDS, fields, hands=("", "C1", "")))
    due = judged(kramer(CARDS, f"{fields} armed_by=S:0 armed_at=S:1 armings=1", hands=("", "C1", "")))
    assert due[0] > quiet[0]
    assert due[2] < quiet[2]


def test_when_finish_is_reached_the_furthest_marker_has_won():  # K6.2
    there = judged(kramer("players=3", "score=S:43,P:41,J:42 phase=over ending=finish roll=2", owners="SPJ"))
    assert [round(one, 6) for one in there] == [1, 0, 0]


def test_agents_that_do_not_play_have_no_chance():
    match = kramer("players=2", "score=S:10,P:20 phase=move turn=0 roll=2", owners="SP")
    assert sum(judged(match)) < 1
    room = np.zeros(face.ROOM_SHAPE).data
    outlook.chances(match._state, outlook.KNOWING, room)
    assert [room[0, agent] > 0 for agent in range(7)] == [True] * 5 + [False] * 2
    assert sum(room[0, agent] for agent in range(7)) == pytest.approx(1)
