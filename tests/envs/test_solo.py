"""One game stepped by one call a decision is the match, step by step, in both builds."""

from __future__ import annotations

import random
import threading
from typing import Any

import numpy as np
import pytest

import topsecret as ts
from tests.envs.tables import TABLES, Options, name
from topsecret.envs import solo
from topsecret.envs.solo import OVER, Solo
from topsecret.kernel import builds

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them

BUILDS = ["plain", pytest.param("compiled", marks=pytest.mark.skipif(not builds.available(), reason="needs Numba"))]


def same(one: Solo, match: ts.Match) -> None:
    """The same table, seat to act, actions and observations."""
    assert bytes(one.state.data) == bytes(match.state.data)
    asked = match.to_move
    assert one.seat == (asked[0] if asked else OVER)
    if asked:
        assert np.flatnonzero(one.mask).tolist() == match.legal(one.seat)
        assert np.array_equal(one.seen, match.observation(one.seat))
    else:
        assert not one.mask.any()


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize(("game", "options"), TABLES, ids=name)
def test_a_game_is_the_match_step_by_step(game: str, options: Options, build: str) -> None:
    one = Solo(ts.game(game), ts.game(game).options.complete(options), build)
    rng = random.Random(5)
    for number in range(2):
        match = ts.new(game, chance=ts.Seeded(9, number), **options)
        one.begin(9, number)
        same(one, match)
        while not match.over:
            seat = match.to_move[0]
            action = rng.choice(match.legal(seat))
            match.play(seat, action)
            assert one.play(action)
            same(one, match)
        for seat in range(match.players):
            assert np.array_equal(one.look(seat), match.observation(seat))
        ended = match.result
        assert ended is not None
        assert one.returns() == [(s in ended.winners) / max(1, len(ended.winners)) for s in range(match.players)]


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("game", ts.games())
def test_everybody_may_be_asked_and_nobody_is_disturbed(game: str, build: str) -> None:
    options = {"players": 3, "round_limit": 1}
    match = ts.new(game, chance=ts.Seeded(4, 0), **options)
    one = Solo(ts.game(game), match.options, build)
    one.begin(4, 0)
    while not match.over:
        for seat in range(3):
            assert np.array_equal(one.look(seat), match.observation(seat))
            assert one.legal(seat) == match.legal(seat)
        same(one, match)
        action = match.legal(one.seat)[-1]
        match.play(one.seat, action)
        one.play(action)


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("game", ts.games())
def test_an_action_that_may_not_be_taken_changes_nothing(game: str, build: str) -> None:
    match = ts.new(game, chance=ts.Seeded(4, 0))
    one = Solo(match.game, match.options, build)
    one.begin(4, 0)
    may = match.legal(match.to_move[0])
    wrong = next(action for action in range(match.game.action_count) if action not in may)
    for action in (-1, wrong, match.game.action_count):
        assert not one.play(action)
        same(one, match)


def test_without_numba_it_is_the_plain_build(monkeypatch: Any) -> None:
    monkeypatch.setattr(builds, "available", lambda: False)
    monkeypatch.setattr(solo, "_own", threading.local())
    assert solo.own_desk(ts.game("kramer")).build == "plain"
    assert Solo(ts.game("kramer"), ts.game("kramer").options.complete({})).desk.build == "plain"


def test_each_thread_has_a_desk_of_its_own() -> None:
    desks = [solo.own_desk(ts.game("kramer"))]
    other = threading.Thread(target=lambda: desks.append(solo.own_desk(ts.game("kramer"))))
    other.start()
    other.join()
    assert desks[0] is solo.own_desk(ts.game("kramer"))
    assert desks[0] is not desks[1]
