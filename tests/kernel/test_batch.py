"""Batches: many games at once, each as if it were alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import topsecret as ts
from topsecret.chance import Seeded
from topsecret.kernel import builds
from topsecret.kernel.batch import Batch, BatchError

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("kramer", {"players": 4}),
    ("kramer", {"players": 3, "cards": True, "dossier": True}),
    ("randolph", {"players": 3, "round_limit": 5}),
]
BUILDS = ["plain", *(["compiled"] if builds.available() else [])]


@pytest.mark.parametrize(("game", "options"), VARIANTS)
@pytest.mark.parametrize("build", BUILDS)
def test_a_game_in_a_batch_is_the_match_with_the_same_stream(game: str, options: dict[str, Any], build: str) -> None:
    batch = Batch(ts.game(game), 3, seed=5, first=7, build=build, reset=False, **options)
    matches = [ts.new(game, chance=Seeded(5, 7 + i), **options) for i in range(3)]
    for turn in range(60):
        actions = [-1] * 3
        for i, m in enumerate(matches):
            assert batch.state(i) == m._state
            assert batch.seat[i] == (m.to_move[0] if m.to_move else -1)
            offered = [] if m.over else [action.id for action in m.actions(m.to_move[0])]
            assert list(np.flatnonzero(batch.mask[i])) == offered
            if offered:
                actions[i] = offered[(turn * 7 + i) % len(offered)]
                m.play(m.to_move[0], actions[i])
        batch.step(actions)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_what_happens_in_a_game_does_not_depend_on_the_others(game: str, options: dict[str, Any]) -> None:
    whole = Batch(ts.game(game), 12, seed=3, threads=2, **options)
    part = Batch(ts.game(game), 5, seed=3, first=4, threads=1, **options)
    for _ in range(150):
        actions = whole.random_actions()
        assert np.array_equal(part.random_actions(), actions[4:9])
        whole.step(actions)
        part.step(actions[4:9])
        assert part.states.tobytes() == whole.states[4:9].tobytes()
        assert np.array_equal(part.mask, whole.mask[4:9])
        assert np.array_equal(part.rewards, whole.rewards[4:9])


@pytest.mark.skipif(not builds.available(), reason="needs Numba")
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_plain_and_compiled_batches_are_the_same(game: str, options: dict[str, Any]) -> None:
    one = Batch(ts.game(game), 6, seed=1, build="plain", **options)
    two = Batch(ts.game(game), 6, seed=1, build="compiled", **options)
    assert one.run(120) == two.run(120)
    assert one.states.tobytes() == two.states.tobytes()
    assert np.array_equal(one.mask, two.mask)
    assert np.array_equal(one.streams, two.streams)


def test_a_finished_game_gives_its_returns_and_begins_anew() -> None:
    batch = Batch(ts.game("kramer"), 8, seed=2, players=4, round_limit=2)
    ended = 0
    for _ in range(40):
        batch.step(batch.random_actions())
        for i in np.flatnonzero(batch.done):
            ended += 1
            assert batch.rewards[i].sum() in (0, 1)
            assert batch.state(i).round == 0
        assert (batch.rewards[batch.done == 0] == 0).all()
        assert (batch.seat >= 0).all()
    assert ended >= 8


def test_without_reset_a_finished_game_stays_as_it_ended() -> None:
    batch = Batch(ts.game("kramer"), 4, seed=2, players=4, round_limit=1, reset=False)
    for _ in range(12):
        batch.step(batch.random_actions())
    assert (batch.seat == -1).all()
    assert not batch.mask.any()
    assert all(ts.game("kramer").result(batch.state(i)) is not None for i in range(4))


def test_finish_plays_every_game_once_and_counts_it() -> None:
    batch = Batch(ts.game("kramer"), 50, seed=4, players=4)
    counted = batch.finish()
    assert counted["games"] == 50
    assert counted["nobody"] + sum(counted["wins"]) - counted["shared"] >= 50 - counted["shared"]
    winners = [ts.game("kramer").result(batch.state(i)) for i in range(50)]
    for seat in range(4):
        assert counted["wins"][seat] == sum(seat in won.winners for won in winners if won is not None)


def test_illegal_actions_change_nothing_and_name_the_game() -> None:
    batch = Batch(ts.game("kramer"), 3, seed=4, players=4)
    before = batch.states.tobytes()
    actions = batch.random_actions()
    actions[1] = 1716  # to put the safe, before anybody scored
    with pytest.raises(BatchError, match=r"game 1: seat 0 cannot take the action 'safe church'; 1 of 3"):
        batch.step(actions)
    actions[1] = 5000
    with pytest.raises(BatchError, match=r"game 1: seat 0 cannot take the action number 5000"):
        batch.step(actions)
    with pytest.raises(BatchError, match=r"3 actions are needed, one a game, not an array of shape \(2,\)"):
        batch.step([0, 0])
    assert batch.states.tobytes() == before


def test_a_batch_that_cannot_be_made_says_why() -> None:
    game = ts.game("kramer")
    with pytest.raises(BatchError, match="games must be a whole number, 1 or more, not 0"):
        Batch(game, 0)
    with pytest.raises(BatchError, match="unknown device 'tpu': known are cpu, cuda"):
        Batch(game, 1, device="tpu")
    with pytest.raises(ts.OptionError, match="players"):
        Batch(game, 1, players=9)
    with pytest.raises(builds.BuildError, match="unknown build 'c': known are plain, compiled"):
        Batch(game, 1, build="c")
