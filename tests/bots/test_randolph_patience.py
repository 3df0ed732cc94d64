"""Standoffs in Randolph's game: where everybody guards what the others need, the bots attack in the end."""

from __future__ import annotations

from typing import Any

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.bots.randolph_patience import CALM, RESTLESS, STIRS, Patience

from .seats import STANDOFF, WEAK_HAND


def turns(count: int) -> list[dict[str, Any]]:
    return [{"type": "turn_ended"}] * count


def test_quiet_rounds_make_restless_and_what_stirs_calms():
    patience = Patience(3)
    patience.hear(turns(3 * CALM + 2))
    assert patience.lost == 0
    patience.hear(turns(1))
    assert patience.lost == pytest.approx(RESTLESS)
    patience.hear([*turns(6), {"type": "stepped"}, {"type": "rolled"}])
    assert patience.lost == pytest.approx(3 * RESTLESS)
    for what in sorted(STIRS):
        patience.hear([*turns(30), {"type": what}])
        assert patience.lost == 0, what


def test_every_stir_is_an_event_of_the_game():
    told = set()
    for seed in range(12):
        match = ts.new("randolph", players=2, seed=seed, round_limit=80)
        bots.play(match, [bots.make("random", "randolph", seed=seed), bots.make("greedy", "randolph", seed=seed)])
        told |= {event["type"] for event in match.events(None)}
    assert told >= STIRS | {"turn_ended"}


@pytest.mark.parametrize("position", [STANDOFF, WEAK_HAND], ids=["guarded", "weak hand"])
@pytest.mark.parametrize("spec", ["greedy", "belief", "search:4"])
def test_a_standoff_ends(spec, position):
    match = ts.new("randolph", position=position, seed=1)
    result = bots.play(match, [bots.make(spec, "randolph", seed=seat) for seat in range(2)])
    assert result.reason != "round_limit"
    assert any(event["type"] == "duel_revealed" for event in match.events(None))


def test_nobody_is_restless_while_something_happens():
    """The first fights of a standoff wait for quiet rounds; a table where suitcases are fetched is played as before."""
    match = ts.new("randolph", position=STANDOFF, seed=1)
    bots.play(match, [bots.make("belief", "randolph", seed=seat) for seat in range(2)], limit=2 * CALM)
    assert not [event for event in match.events(None) if event["type"] == "duel_revealed"]
