"""The greedy player of Kramer's game."""

import pytest

import topsecret as ts
from topsecret import bots

from ..kramer.positions import kramer
from .seats import choices, games_won


def test_it_scores_when_that_wins():
    m = kramer("players=4", "phase=move roll=2 position=J:5,D:9 score=J:38,D:30 safe=7", owners="JDPB")
    assert choices(m, 0) == {"J2"}


def test_it_does_not_score_when_that_lets_another_win():
    m = kramer("players=4", "phase=move roll=2 position=J:5,D:9 score=J:20,D:38 safe=7", owners="JDPB")
    assert "J2" not in choices(m, 0)


def test_it_plays_for_its_own_agent_alone():
    m = kramer("players=4", "phase=move roll=2 position=J:5,D:5 score=J:38,D:38 safe=7", owners="JDPB")
    assert choices(m, 0) == {"J2"}


def test_it_stops_a_scoring_that_lets_another_win():
    table = "phase=round turn=3 actor=0 passes=0 roll=2 position=J:2,D:8,P:8 score=J:20,D:38 safe=8 armed_by=D:3 armed_at=D:1 armings=1"
    m = kramer("players=4 cards=yes", table, owners="JDPB", hands=("C14", "C1", "C1", "C2"))
    assert all(text.startswith("C14") for text in choices(m, 0))


def test_it_keeps_a_card_that_brings_nothing():
    m = kramer(
        "players=4 cards=yes", "phase=round turn=0 actor=0 roll=2 position=D:2", owners="JDPB", hands=("C12 C14",)
    )
    assert choices(m, 0) == {"pass"}


def test_it_takes_a_second_identity():
    m = kramer("players=4 cards=yes", "phase=round turn=0 actor=0 roll=2 position=D:2", owners="JDPB", hands=("C11",))
    assert choices(m, 0) == {"C11"}


def test_it_draws_when_nothing_else_helps():  # K7.3: 1-3 rolled and nobody moved, or somebody brought into the ruin
    m = kramer("players=4 cards=yes", "phase=move roll=1 position=J:5,P:10,D:10 score=J:5 safe=church", owners="JDPB")
    for text in choices(m, 0):
        copy = m.copy(seed=1)
        copy.play(0, text)
        assert any(event["type"] == "card_drawn" for event in copy.events(0))


def test_it_does_not_always_do_the_same():
    m = kramer("players=4", "phase=move roll=6", owners="JDPB")
    assert len(choices(m, 0, tries=20)) > 3


def test_it_moves_agents_that_are_not_its_own_too():
    moved = set()
    for seed in range(10):
        match = ts.new("kramer", seed=seed)
        bots.play(match, [bots.make("greedy", "kramer", seed=seed + seat) for seat in range(4)])
        moved |= {
            (step["agent"] in match.view(None)["seats"][event["seat"]]["identities"])
            for event in match.events(None)
            if event["type"] == "moved"
            for step in event["moves"]
        }
    assert moved == {True, False}


def test_its_dossier_finds_out_players_who_play_for_themselves():
    """K9.3: six agents are unknown; a form filled in at random has one or two of them right."""
    right = []
    for seed in range(5):
        match = ts.new("kramer", dossier=True, seed=seed)
        bots.play(match, [bots.make("greedy", "kramer", seed=10 * seed + seat) for seat in range(4)])
        right += [line["dossier"] / 5 for line in match.view(None)["scoring"]]
    assert sum(right) / len(right) > 4


@pytest.mark.parametrize(
    ("options", "share"),
    [
        ({"players": 4}, 0.6),
        ({"players": 4, "cards": True}, 0.6),
        ({"players": 4, "dossier": True}, 0.6),
        ({"players": 4, "cards": True, "dossier": True}, 0.6),
        ({"players": 2}, 0.8),
        ({"players": 7}, 0.3),
        ({"players": 7, "cards": True, "dossier": True}, 0.3),
    ],
)
def test_it_beats_random_players(options, share):
    """By chance a player of four wins a quarter of the games, one of seven a seventh."""
    wins, won = games_won("kramer", range(24), **options)
    assert won > 15
    assert wins / won > share
