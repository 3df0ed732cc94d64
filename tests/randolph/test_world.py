"""A world made from a view is the inverse of that view."""

from __future__ import annotations

import random

import pytest

import topsecret as ts
from topsecret.play.game import stream

from .play import VARIANTS, likely


def moments(options, seed, decisions=200):
    """A random game, step by step, chance with it: what a match shows while the game goes on and when it is over."""
    m = ts.new("randolph", seed=seed, **{"round_limit": 40, **options})
    rng = random.Random(seed)
    for _ in range(decisions):
        if m.over:
            break
        m.play(*likely(m, rng))
    for state in [*(step.before for step in m._steps), m._state]:
        yield ts.Match(m.game, m.options, chance=ts.Script(()), state=state)


@pytest.mark.parametrize("options", VARIANTS)
def test_with_what_is_hidden_the_view_gives_the_state_back_to_the_byte(options):
    phases = set()
    for m in moments(options, seed=5):
        hidden = m.game.hidden(m.state)
        for seat in (None, *range(m.players)):
            assert m.game.world(m.view(seat), seat, hidden) == m.state
        phases.add(m.state.phase)
    assert len(phases) >= 5


@pytest.mark.parametrize("options", VARIANTS)
def test_what_is_left_open_is_drawn_so_that_the_view_stays_the_same(options):
    drawn = set()
    for m in moments(options, seed=6, decisions=60):
        for seat in (None, *range(m.players)):
            view = m.view(seat)
            for r in (None, stream(1), stream(2)):
                world = m.game.worlds(view, seat).world(None, r)
                assert m.game.view(world, seat) == m.game.view(m.state, seat)
                if seat is not None:
                    assert m.game.legal(world, seat) == m.game.legal(m.state, seat)
                drawn.add(bytes(world))
    assert len(drawn) > 100


def test_the_same_world_is_made_of_every_state_with_the_same_view():
    for m in moments({"players": 3}, seed=3):
        for seat in (None, *range(3)):
            other = m.resampled(seat, seed=m.state.round, chance=ts.Script(()))
            assert m.game.world(m.view(seat), seat) == m.game.world(other.view(seat), seat)
