"""Standoffs in Randolph's game: where everybody guards what the others need, the bots attack in the end."""

from __future__ import annotations

from typing import Any

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.bots.randolph_patience import CALM, RESTLESS, STIRS, Patience

STANDOFF = (
    "randolph/1 players=2 round_limit=90 | round=28 phase=move turn=1 starter=1 dice=0:2,1:1"
    " place=0.1:norilsk,0.2:out,0.3:out,0.4:singapore,1.1:out,1.2:out,1.3:out,1.4:easter_island,1.5:vancouver"
    " cargo=0.4:0B,1.5:1A"
    " lies=0A:delivered,0B:carried,0C:delivered,0D:nairobi,1A:carried,1B:delivered,1C:dakar,1D:delivered"
    " delivered_by=0A:0,0C:0,1B:1,1D:1 content=0A:5,0B:1,0C:3,0D:bomb,1A:1,1B:5,1C:bomb,1D:3"
    " spent=0.0:1,0.1:1,0.2:1,0.3:1,0.5:1,1.0:2,1.1:1,1.4:1,1.5:1"
)
"""R3.2: both have delivered two of their own, need one of the other's, and guard the only good one at their own gate."""
WEAK_HAND = (
    "randolph/1 players=2 round_limit=90 | round=29 phase=move starter=0 dice=0:1,1:2"
    " place=0.1:out,0.2:out,0.3:out,0.4:out,0.5:out,0.6:singapore,1.1:out,1.2:out,1.3:out,1.4:out cargo=0.6:0A"
    " lies=0A:carried,0B:delivered,0C:delivered,0D:delivered,1A:delivered,1B:delivered,1C:delivered,1D:berlin"
    " delivered_by=0B:1,0C:0,0D:0,1A:1,1B:1,1C:1 content=0A:1,0B:bomb,0C:3,0D:5,1A:1,1B:3,1C:5,1D:bomb"
    " spent=0.0:1,0.3:1,0.4:1,1.0:2,1.5:1"
)
"""Red can only wait; green needs what red's agent holds, but red still has the 5 that beats everything green could lay."""


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
