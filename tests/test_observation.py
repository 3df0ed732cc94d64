"""Observations for learning: what a seat may know, as numbers, with itself first."""

import random

import numpy as np
import pytest

import topsecret as ts
from topsecret.kernel import builds
from topsecret.kernel.batch import Batch, BatchError

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them

TABLES = [
    ("kramer", {"players": 2, "cards": True}),
    ("kramer", {"players": 4, "round_limit": 9}),
    ("kramer", {"players": 5, "cards": True, "dossier": True}),
    ("kramer", {"players": 7, "dossier": True, "dossier_dashes": "free"}),
    ("randolph", {"players": 2, "round_limit": 20, "board": "europe"}),
    ("randolph", {"players": 3, "guards": 2, "placement": "round_robin"}),
    ("randolph", {"players": 4, "edition": "english"}),
]


def parts(match, seat):
    """A seat's observation, part by part."""
    seen, at, cut = match.observation(seat), 0, {}
    for part in match.game.observation:
        cut[part.name] = seen[at : at + part.size].reshape(part.shape)
        at += part.size
    assert at == len(seen)
    return cut


def walk(name, options, seed, steps):
    """A random game, given out after every decision."""
    m, rng = ts.new(name, seed=seed, **options), random.Random(seed)
    for _ in range(steps):
        if m.over:
            return
        seat = rng.choice(m.to_move)
        m.play(seat, rng.choice(m.actions(seat)))
        yield m


@pytest.mark.parametrize("name", ["kramer", "randolph"])
def test_the_length_is_the_same_at_every_table(name):
    sizes = {len(ts.new(kind, seed=1, **options).observation(0)) for kind, options in TABLES if kind == name}
    assert sizes == {ts.game(name).observation_size}


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_number_is_from_0_to_1(name, options):
    for m in walk(name, options, 3, 150):
        for seat in range(m.players):
            seen = m.observation(seat)
            assert seen.min() >= 0
            assert seen.max() <= 1 + 1e-6


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_an_observation_does_not_depend_on_what_the_seat_cannot_know(name, options):
    for number, m in enumerate(walk(name, options, 4, 120)):
        for seat in range(m.players):
            state = m._state.copy()
            stream = [0] * 10
            builds.load("kernel.random").start(stream, number, seat)
            m.game.face.resample(state, seat, stream)
            other = np.zeros(m.game.observation_size, np.float32)
            m.game.face.observe(state, seat, other)
            assert np.array_equal(other, m.observation(seat))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_both_builds_observe_the_same(name, options):
    pytest.importorskip("numba")
    one = Batch(ts.game(name), 5, seed=8, build="plain", **options)
    two = Batch(ts.game(name), 5, seed=8, build="compiled", **options)
    for _ in range(60):
        actions = one.random_actions()
        assert np.array_equal(two.random_actions(), actions)
        one.step(actions)
        two.step(actions)
        assert np.array_equal(one.observe(), two.observe())


def turned(state):
    """The same table with every seat one number further."""
    h, n = state.copy(), state.seats

    def seat(s):
        return (s + 1) % n if s >= 0 else s

    for field in state.layout.fields:
        here = getattr(state, field.name)
        if field.name in ("turn", "actor", "starter", "defender"):
            setattr(h, field.name, seat(here))
        elif field.name in ("owner", "armed_by"):
            for agent in range(7):
                getattr(h, field.name)[agent] = seat(here[agent])
        elif field.name in ("held", "seconds", "seconds_then", "colour", "first_roll", "guards_chosen", "chosen"):
            for s in range(n):
                getattr(h, field.name)[seat(s)] = here[s]
        elif field.name in ("hand", "place", "spent"):
            for s in range(n):
                for k in range(field.shape[1]):
                    getattr(h, field.name)[seat(s), k] = here[s, k]
        elif field.name in ("dossier", "cargo"):
            for s in range(n):
                for k in range(7):
                    value = here[s, k]
                    moved = seat(value) if field.name == "dossier" else (value + 4) % (4 * n) if value >= 0 else value
                    getattr(h, field.name)[seat(s), k] = moved
        elif field.name in ("lies", "content", "delivered_by"):
            for k in range(4 * n):
                getattr(h, field.name)[(k + 4) % (4 * n)] = seat(here[k]) if field.name == "delivered_by" else here[k]
        elif field.name == "prize" and here >= 0:
            h.prize = (here + 4) % (4 * n)
    return h


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_it_is_the_same_from_every_seat_of_the_same_table(name, options):
    for m in walk(name, options, 5, 120):
        other = turned(m._state)
        for seat in range(m.players):
            seen = np.zeros(m.game.observation_size, np.float32)
            m.game.face.observe(other, (seat + 1) % m.players, seen)
            assert np.allclose(seen, m.observation(seat), atol=1e-6)


def test_kramers_start_reads_as_the_table_stands():
    m = ts.new("kramer", players=3, cards=True, chance=["J", "S", "P", "C1", "C1", "C2", "C3", "C4", "C5", "6"])
    seen = parts(m, 0)
    assert seen["players"].tolist() == [0, 1, 0, 0, 0, 0]
    assert seen["roll"].tolist() == [0, 0, 0, 0, 0, 1]
    assert seen["safe"].argmax() == 7
    assert seen["agent_in_play"].tolist() == [1, 1, 1, 1, 1, 1, 0]
    assert seen["agent_mine"].tolist() == [1, 0, 0, 0, 0, 0, 0]
    assert [row.argmax() for row in seen["agent_colour"][:6]] == [3, 0, 1, 2, 4, 5]  # J first, then S P B M D
    assert seen["agent_to_safe"][:6] == pytest.approx([7 / 12] * 6)
    assert seen["hand"][:3].tolist() == [1, 0, 0]
    assert parts(m, 1)["hand"][:3].tolist() == [0, 0.5, 0.5]
    assert seen["seat"][:, 3].tolist() == [0.5, 0.5, 0.5, 0, 0, 0, 0]
    assert seen["deck"][0] == pytest.approx(20 / 26)


def test_randolphs_set_up_is_seen_by_its_owner_alone():
    m = ts.new("randolph", players=2, chance=[])
    m.play(0, "contents 5 bomb 1 3; A london; B cairo")
    mine, other = parts(m, 0), parts(m, 1)
    cities = m.game.names.board.city_ids
    assert mine["suitcase"][:4, 10:14].tolist() == [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0]]
    assert mine["suitcase_city"][0].argmax() == cities.index("london")
    assert mine["city"][cities.index("london"), 9] == pytest.approx(5 / 9)
    assert mine["city"][cities.index("cairo"), 10] == 1
    assert mine["setup"].tolist() == [0, 0, 1, 0, 0, 0]
    assert not other["suitcase_city"].any()
    assert not other["suitcase"][:, 10:14].any()
    assert other["setup"].tolist() == [0, 0, 0, 0, 1, 0]


def test_a_batch_observes_as_a_match_does():
    batch = Batch(ts.game("kramer"), 3, seed=6, build="plain", reset=False, players=3, round_limit=1)
    matches = [ts.new("kramer", chance=ts.Seeded(6, i), players=3, round_limit=1) for i in range(3)]
    room = np.ones((3, batch.game.observation_size), np.float32)
    assert batch.observe(room) is room
    for i, m in enumerate(matches):
        assert np.array_equal(room[i], m.observation(m.to_move[0]))
    batch.finish()
    assert not batch.observe().any()


def test_room_of_the_wrong_kind_is_refused():
    batch = Batch(ts.game("kramer"), 2, seed=6, build="plain")
    with pytest.raises(BatchError, match=r"float32 with the shape \(2, 379\), not float64 with \(2, 379\)"):
        batch.observe(np.zeros((2, 379)))
