"""The arrays that Kramer's bots compute with agree with the rules."""

import numpy as np
import pytest

import topsecret as ts
from topsecret import bots
from topsecret.beliefs.kramer_chances import chances
from topsecret.beliefs.kramer_sight import AGENT, BUILDING, Sight, after

from ..bots.seats import KRAMER_VARIANTS, bots_for


@pytest.mark.parametrize("options", KRAMER_VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_what_an_action_does_is_what_the_rules_do(options, seed):
    match = ts.new("kramer", seed=seed, **options)
    table = bots.Table(match, bots_for(match, ["random", "greedy"], seed))
    compared = 0
    while not match.over:
        seat = match.to_move[0]
        if match.view(None)["phase"] != "dossier":
            offered = match.actions(seat)[:: max(1, len(match.actions(seat)) // 7)]
            futures = after(Sight.of(match.view(seat)), np.array([action.id for action in offered]))
            for row, action in enumerate(offered):
                compared += agrees(match, seat, action, futures, row)
        table.step()
    assert compared > 50


def agrees(match, seat, action, futures, row):
    """Play the action on a copy and compare."""
    copy = match.copy(seed=1)
    copy.play(seat, action)
    view = copy.view(None)
    scored = any(event["type"] == "scored" for event in copy.events(None))
    score = (futures.scored() if scored else futures.score)[row]
    for colour, agent in view["agents"].items():
        assert BUILDING[agent["building"]] == futures.position[row, AGENT[colour]], action
        assert agent["score"] == score[AGENT[colour]], action
    assert BUILDING[view["safe"]] == futures.safe[row]
    armed = any(agent["armed_by"] is not None for agent in view["agents"].values())
    if view["phase"] != "over" or scored:
        assert armed == futures.due[row], action
    return 1


def test_chances_add_up_and_leave_out_agents_that_do_not_play():
    sight = Sight.of(ts.new("kramer", players=2, seed=1).view(0))
    share = chances(sight, sight.position[None], sight.score[None], np.array([7]), left=42.0, dossier=False)
    assert share.sum() == pytest.approx(1)
    assert share[0, AGENT["blue"]] == share[0, AGENT["purple"]] == 0


def test_when_finish_is_reached_the_furthest_marker_has_won():  # K6.2
    sight = Sight.of(ts.new("kramer", players=4, seed=1).view(0))
    score = np.array([[43, 41, 0, 42, 0, 0, 0]])
    share = chances(sight, sight.position[None], score, np.array([7]), left=42.0, dossier=False)
    assert share[0].round(6).tolist() == [1, 0, 0, 0, 0, 0, 0]
