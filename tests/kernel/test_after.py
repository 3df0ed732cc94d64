"""What if: every action of a table tried, one state at a time and in bulk, against matches that play it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import topsecret as ts
from topsecret.chance import Script
from topsecret.kernel import builds, what_if
from topsecret.kernel.batch import Batch, Rows
from topsecret.kernel.state import State
from topsecret.kramer.state import DOSSIER, MOVE, ROUND

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them

KRAMER: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "dossier": True, "finish": 20, "die": "plain"},
    {"players": 5, "cards": True},
    {"players": 3, "cards": True, "dossier": True, "dossier_dashes": "free", "finish": 20},
    {"players": 4, "cards": True, "safe_target": "empty", "marker_card": "capped", "round_limit": 3},
]
RANDOLPH: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "placement": "round_robin", "guards": 2},
    {"players": 4, "edition": "english", "bomb_carrier": "choosable"},
]
VARIANTS = [*(("kramer", options) for options in KRAMER), *(("randolph", options) for options in RANDOLPH)]
BUILDS = ["plain", *(["compiled"] if builds.available() else [])]
FEW = 40
"""Games with more legal actions than this are looked at in some moments only."""


def moments(game: str, options: dict[str, Any], build: str) -> Iterator[Batch]:
    """A batch of three games at many moments of their course; games that end stay as they ended."""
    batch = Batch(ts.game(game), 3, seed=4, build=build, reset=False, threads=1, **options)
    for number in range(160):
        if number % 12 == 0 or (number % 2 == 0 and batch.mask.sum() < FEW):
            yield batch
        actions = batch.random_actions()
        if number % 3 == 0:  # the last action is to pass or to stop: let cards be played
            actions = np.array([np.flatnonzero(mask)[0] if mask.any() else -1 for mask in batch.mask], np.int32)
        batch.step(actions)


def match(batch: Batch, i: int) -> ts.Match:
    """Game i of a batch, where dice and cards wait to be told."""
    return ts.Match(batch.game, batch.options, chance=Script(), state=batch.state(i))


def played(batch: Batch, i: int, action: int) -> ts.Match:
    m = match(batch, i)
    m.play(int(batch.seat[i]), action)
    return m


@pytest.mark.parametrize(("game", "options"), VARIANTS)
@pytest.mark.parametrize("build", BUILDS)
def test_a_row_is_what_a_match_makes_of_the_action_before_chance_moves(
    game: str, options: dict[str, Any], build: str
) -> None:
    for batch in moments(game, options, build):
        for row, i, action in zip(*batch.afterstates(), strict=True):
            assert row.tobytes() == bytes(played(batch, int(i), int(action)).state)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
@pytest.mark.parametrize("build", BUILDS)
def test_every_legal_action_of_every_game_has_one_row_in_order(game: str, options: dict[str, Any], build: str) -> None:
    batch = Batch(ts.game(game), 5, seed=4, build=build, **options)
    for _ in range(25):
        _, games, actions = batch.afterstates()
        legal = [(i, action) for i in range(5) for action in match(batch, i).legal(int(batch.seat[i]))]
        assert list(zip(games.tolist(), actions.tolist(), strict=True)) == legal
        batch.step(batch.random_actions())


@pytest.mark.skipif(not builds.available(), reason="needs Numba")
@pytest.mark.parametrize(("game", "options"), VARIANTS)
@pytest.mark.parametrize("calm", [False, True])
def test_plain_and_compiled_rows_are_the_same(game: str, options: dict[str, Any], calm: bool) -> None:
    one = Batch(ts.game(game), 6, seed=1, build="plain", **options)
    two = Batch(ts.game(game), 6, seed=1, build="compiled", threads=2, **options)
    for _ in range(40):
        for here, there in zip(one.afterstates(calm=calm), two.afterstates(calm=calm), strict=True):
            assert here.dtype == there.dtype
            assert here.tobytes() == there.tobytes()
        one.step(one.random_actions())
        two.step(two.random_actions())


@pytest.mark.parametrize(("game", "options"), VARIANTS)
@pytest.mark.parametrize("build", BUILDS)
def test_asking_changes_nothing(game: str, options: dict[str, Any], build: str) -> None:
    batch = Batch(ts.game(game), 4, seed=2, build=build, **options)
    batch.run(30)
    arrays = batch.states, batch.seat, batch.mask, batch.streams, batch.rewards, batch.done
    before = [array.tobytes() for array in arrays]
    first = [array.tobytes() for array in batch.afterstates()]
    batch.afterstates(calm=True)
    assert [array.tobytes() for array in arrays] == before
    assert [array.tobytes() for array in batch.afterstates()] == first


@pytest.mark.parametrize("build", BUILDS)
def test_a_game_that_is_over_has_no_rows(build: str) -> None:
    batch = Batch(ts.game("kramer"), 4, seed=2, build=build, players=4, round_limit=1, reset=False)
    for _ in range(12):
        rows, games, actions = batch.afterstates()
        assert len(rows) == len(games) == len(actions) == batch.mask.sum()
        assert set(games.tolist()) == set(np.flatnonzero(batch.seat >= 0).tolist())
        batch.step(batch.random_actions())
    assert (batch.seat == -1).all()
    assert len(batch.afterstates()[0]) == 0


@pytest.mark.parametrize(("game", "options"), VARIANTS)
@pytest.mark.parametrize("calm", [False, True])
def test_one_state_gives_the_rows_of_its_game(game: str, options: dict[str, Any], calm: bool) -> None:
    batch = Batch(ts.game(game), 1, seed=6, build="plain", **options)
    for _ in range(40):
        state, seat = batch.state(0), int(batch.seat[0])
        rows, _, actions = batch.afterstates(calm=calm)
        afters = batch.game.afters(state, seat, calm=calm)
        assert [action for action, _ in afters] == actions.tolist()
        assert b"".join(bytes(after) for _, after in afters) == rows.tobytes()
        assert state == batch.state(0)
        batch.step(batch.random_actions())


# Calm


SETTLED = {"identity": {"owner", "seconds", "seconds_then", "dossier"}, "draw": {"hand", "held", "pile", "discard", "has_drawn", "drawn"}}  # fmt: skip
"""What an identity or a card decides that is dealt before everybody passes."""


def pass_on(m: ts.Match) -> set[str]:
    """Let everybody pass until the turn is over or the safe is to be moved; the fields that something else decided meanwhile."""
    others: set[str] = set()
    while True:
        state = m.state
        if m.awaits and m.awaits != "roll":
            what = m.awaits.split()[0]
            others |= SETTLED[what]
            m.happen(possible(m))
        elif state.phase == ROUND:
            (seat,) = m.to_move
            m.play(seat, m.legal(seat)[-1])
        elif state.phase == DOSSIER and state.after == ROUND:
            others.add("dossier")
            seat = m.to_move[0]
            m.play(seat, m.default_action(seat))
        else:
            return others


def possible(m: ts.Match) -> str:
    """The first outcome that chance may have now."""
    weights = [0] * 32
    count = m.game.face.chance(m.state, weights)
    return m.game.chance_text(m.state, next(k for k in range(count) if weights[k]))


@pytest.mark.parametrize("options", KRAMER)
@pytest.mark.parametrize("build", BUILDS)
def test_a_calm_row_is_what_comes_when_everybody_passes(options: dict[str, Any], build: str) -> None:  # K7.5, K3.3
    for batch in moments("kramer", options, build):
        for row, i, action in zip(*batch.afterstates(calm=True), strict=True):
            m = played(batch, int(i), int(action))
            others = pass_on(m)
            here, there = batch.game.layout.State(bytearray(row.tobytes())), m.state
            differing = {f.name for f in batch.game.layout.fields if bytes_of(here, f.name) != bytes_of(there, f.name)}
            assert differing <= others


def bytes_of(state: State, name: str) -> Any:
    value = getattr(state, name)
    return value.tobytes() if isinstance(value, memoryview) else value


@pytest.mark.parametrize("options", RANDOLPH)
def test_in_randolphs_game_nothing_is_left_to_settle(options: dict[str, Any]) -> None:
    for batch in moments("randolph", options, BUILDS[-1]):
        rows = batch.afterstates()[0].tobytes()
        assert rows == batch.afterstates(calm=True)[0].tobytes()


@pytest.mark.parametrize("options", KRAMER)
@pytest.mark.parametrize("build", BUILDS)
def test_a_row_is_marked_when_the_action_leads_to_a_scoring(options: dict[str, Any], build: str) -> None:  # K3.3
    seen = set()
    for batch in moments("kramer", options, build):
        for i in np.flatnonzero(batch.seat >= 0):
            state = batch.state(int(i))
            if state.phase not in (MOVE, ROUND):
                continue
            for action, scored in marked(batch, int(i)):
                m = played(batch, int(i), action)
                pass_on(m)
                assert scored == any(event["type"] == "scored" for event in m.events(None))
                seen.add(scored)
    assert seen == {False, True}


def marked(batch: Batch, i: int) -> list[tuple[int, bool]]:
    """The legal actions of game i, each with whether `calm_afters` marks its row."""
    layout, size = batch.game.layout, batch.game.action_count
    tables, rows = layout.array(1), layout.array(size)
    tables[0] = batch.states[i]
    actions, scored = np.zeros(size, np.int16), np.zeros(size, np.int8)
    arrays: list[Any] = [tables, actions, rows, scored]
    if batch.build == "plain":
        arrays = [Rows(tables, layout.State), actions.data, Rows(rows, layout.State), scored.data]
    asked = what_if.asked(batch.game.name, batch.build)
    n = asked.calm_afters(arrays[0], 0, int(batch.seat[i]), *arrays[1:])
    return [(int(action), bool(mark)) for action, mark in zip(actions[:n], scored[:n], strict=True)]
