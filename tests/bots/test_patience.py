"""Standoffs: where everybody undoes or guards what the others need, the bots break the silence in the end."""

from __future__ import annotations

from typing import Any

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.bots.patience import KRAMER, RANDOLPH, Patience, Temper

from .seats import LAST_SCORING, STANDOFF, WEAK_HAND

TEMPERS = {"kramer": KRAMER, "randolph": RANDOLPH}


def turns(count: int) -> list[dict[str, Any]]:
    return [{"type": "turn_began"}] * count


@pytest.mark.parametrize("temper", TEMPERS.values(), ids=TEMPERS)
def test_quiet_rounds_make_restless_and_what_stirs_calms(temper: Temper):
    patience = Patience(temper, 3)
    patience.hear(turns(3 * temper.calm + 3))
    assert patience.lost == 0
    patience.hear(turns(1))
    assert patience.lost == pytest.approx(temper.restless)
    patience.hear([*turns(6), {"type": "stepped"}, {"type": "rolled"}])
    assert patience.lost == pytest.approx(3 * temper.restless)
    for what in sorted(temper.stirs):
        patience.hear([*turns(100), {"type": what}])
        assert patience.lost == 0, what


@pytest.mark.parametrize("game", TEMPERS)
def test_every_stir_is_an_event_of_the_game(game):
    told = set()
    for seed in range(12):
        match = ts.new(game, players=2, seed=seed, round_limit=80)
        bots.play(match, [bots.make("random", game, seed=seed), bots.make("greedy", game, seed=seed)])
        told |= {event["type"] for event in match.events(None)}
    assert told >= TEMPERS[game].stirs | {"turn_began"}


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
    bots.play(match, [bots.make("belief", "randolph", seed=seat) for seat in range(2)], limit=2 * RANDOLPH.calm)
    assert not [event for event in match.events(None) if event["type"] == "duel_revealed"]


@pytest.mark.parametrize(
    "specs", [("belief", "belief"), ("belief", "search:8"), ("search:8", "search:8")], ids="-".join
)
def test_somebody_dares_the_last_scoring(specs):
    """Nobody does while the wait is short: it is better to wait. Nobody waits three times as long as all are calm."""
    match = ts.new("kramer", position=LAST_SCORING, seed=1)
    seats = [bots.make(spec, "kramer", seed=seat) for seat, spec in enumerate(specs)]
    result = bots.play(match, seats, limit=3 * 2 * KRAMER.calm)
    assert result is not None
    scored = [event["type"] for event in match.events(None)].index("scored")
    assert sum(event["type"] == "turn_began" for event in match.events(None)[:scored]) >= 2 * KRAMER.calm
