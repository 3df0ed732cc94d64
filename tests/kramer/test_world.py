"""A world made from a view is the inverse of that view."""

from __future__ import annotations

import random

import pytest

import topsecret as ts
from topsecret.play.game import stream

from .play import GAME, VARIANTS, likely

GAMES = [(players, options) for k, options in enumerate(VARIANTS) for players in (2 + k % 3, 7 - k % 3)]
"""Every variant with two numbers of players; together all from 2 to 7."""


def moments(players, options, seed, decisions=70):
    """A random game, decision by decision, chance with it: what a match shows while the game goes on and when it is over."""
    m = ts.new("kramer", players=players, seed=seed, finish=25, round_limit=60, **options)
    rng = random.Random(seed)
    for _ in range(decisions):
        if m.over:
            break
        m.play(*likely(m, rng))
    for state in [*(step.before for step in m._steps), m._state]:
        yield ts.Match(GAME, m.options, chance=ts.Script(()), state=state)


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_with_what_is_hidden_the_view_gives_the_state_back_to_the_byte(players, options):
    phases = set()
    for m in moments(players, options, seed=players):
        hidden = GAME.hidden(m.state)
        for seat in (None, *range(players)):
            assert GAME.world(m.view(seat), seat, hidden) == m.state
        phases.add(m.state.phase)
    assert len(phases) >= 5


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_what_is_left_open_is_dealt_so_that_the_view_stays_the_same(players, options):
    dealt = set()
    for m in moments(players, options, seed=20 + players, decisions=40):
        for seat in (None, *range(players)):
            view = m.view(seat)
            for r in (None, stream(1), stream(2)):
                world = GAME.worlds(view, seat).world(None, r)
                GAME.check(world)
                assert GAME.view(world, seat) == GAME.view(m.state, seat)
                if seat is not None:
                    assert GAME.legal(world, seat) == GAME.legal(m.state, seat)
                dealt.add(bytes(world))
    assert len(dealt) > 100


def test_the_same_world_is_made_of_every_state_with_the_same_view():
    for m in moments(4, {"cards": True, "dossier": True}, seed=3):
        for seat in (None, *range(4)):
            other = m.resampled(seat, seed=m.state.round, chance=ts.Script(()))
            assert GAME.world(m.view(seat), seat) == GAME.world(other.view(seat), seat)
