"""What holds at every step of any game, and the plain and the compiled build in lock-step."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts
from topsecret.kernel import builds
from topsecret.kernel import random as philox
from topsecret.play.game import CHANCE, CHANCE_SEAT

from .play import GAME, VARIANTS, mixes
from .positions import COPIES, LETTERS

BUDGET = 20_000
"""Decisions after which a random game without a round limit should long be over."""


def walk(options, seed, decisions):
    """Every state of a random game, chance included, and the seats and legal actions there."""
    state = GAME.initial(GAME.options.complete(options))
    rng = random.Random(seed)
    weights = [0] * 32
    while decisions:
        pending = GAME.face.pending(state)
        seats = GAME.seats(pending)
        legal = {seat: GAME.legal(state, seat) for seat in range(state.seats)}
        yield state, seats, legal
        if pending == 0:
            return
        if pending == CHANCE:
            count = GAME.face.chance(state, weights)
            (outcome,) = rng.choices(range(count), weights[:count])
            GAME.face.apply(state, CHANCE_SEAT, outcome)
        else:
            seat = rng.choice(seats)
            GAME.face.apply(state, seat, rng.choice(legal[seat]))
            decisions -= 1


anything = st.fixed_dictionaries({"options": mixes, "seed": st.integers(0, 2**32)})


@given(anything)
@settings(max_examples=50, deadline=None)
def test_every_state_of_a_game_could_stand_on_a_table(game):
    for state, _, _ in walk(game["options"], game["seed"], 50):
        GAME.check(state)


@given(anything)
@settings(max_examples=40, deadline=None)
def test_cards_are_never_lost_or_made(game):  # K8
    for state, _, _ in walk(game["options"] | {"cards": True}, game["seed"], 50):
        for kind, copies in enumerate(COPIES.values()):
            held = sum(state.hand[seat, kind] for seat in range(7)) + state.pile[kind] + state.discard[kind]
            removed = kind == 10 and held == 0 and (state.seats == 7 or free(state) == 0)
            assert held == copies or removed


def free(state):
    return sum(state.playing[agent] and state.owner[agent] == -1 for agent in range(7))


@given(anything)
@settings(max_examples=40, deadline=None)
def test_hands_markers_and_places_keep_to_their_limits(game):  # K4.2, K7.1
    for state, _, _ in walk(game["options"], game["seed"], 50):
        for seat in range(7):
            assert 0 <= sum(state.hand[seat, kind] for kind in range(15)) <= 4
            assert state.held[seat] == sum(state.hand[seat, kind] for kind in range(15))
        for agent in range(7):
            assert 0 <= state.score[agent] < state.finish + 10
            assert 0 <= state.position[agent] <= 11


@given(anything)
@settings(max_examples=40, deadline=None)
def test_legal_actions_are_ascending_unique_and_only_those_of_seats_that_are_asked(game):
    for _, seats, legal in walk(game["options"], game["seed"], 50):
        for seat, actions in legal.items():
            assert actions == sorted(set(actions))
            assert bool(actions) == (seat in seats)


@given(anything)
@settings(max_examples=25, deadline=None)
def test_a_random_game_comes_to_its_end(game):  # K6.1
    for state, _, _ in walk(game["options"], game["seed"], BUDGET):
        last = state
    assert GAME.face.pending(last) == 0
    assert GAME.result(last) is not None


@given(anything)
@settings(max_examples=40, deadline=None)
def test_the_returns_of_a_finished_game_are_one_point_shared_or_none(game):  # K6.2, K6.3
    for state, _, _ in walk(game["options"] | {"round_limit": 3}, game["seed"], BUDGET):
        last = state
    returns = [0.0] * last.seats
    GAME.face.returns(last, returns)
    winners = GAME.result(last).winners
    assert [points > 0 for points in returns] == [seat in winners for seat in range(last.seats)]
    assert abs(sum(returns) - (1 if winners else 0)) < 1e-9


@given(anything)
@settings(max_examples=20, deadline=None)
def test_a_table_where_everybody_is_absent_never_gets_stuck(game):
    m = ts.new("kramer", seed=game["seed"], **game["options"])
    for _ in range(60):
        if m.over:
            break
        seat = m.to_move[-1]
        m.play(seat, m.default_action(seat))


def test_every_state_of_a_game_with_any_five_agents_could_stand_on_a_table():  # K2.1
    for seed in range(10):
        agents = "".join(random.Random(seed).sample(LETTERS, 5))
        for state, _, _ in walk({"players": 2, "agents": agents, "cards": True, "dossier": True}, seed, 150):
            GAME.check(state)


# Lock-step


class Twins:
    """One game in both builds, every step compared to the byte."""

    def __init__(self, options):
        import numpy as np

        self.compiled = builds.load("kramer.interface", "compiled")
        self.random = builds.load("kernel.random", "compiled")
        self.plain = GAME.face
        start = GAME.initial(GAME.options.complete(options))
        self.start = bytes(start)
        self.rows = np.frombuffer(self.start, GAME.layout.dtype).copy()
        self.row = self.rows[0]
        self.out, self.weights = np.zeros(GAME.action_count, np.int16), np.zeros(32, np.int64)  # as in batches
        self.returns, self.stream = np.zeros(7), np.zeros(philox.STREAM, np.int64)
        self.begin()

    def begin(self):
        self.state = GAME.layout.State(bytearray(self.start))
        self.rows.view("u1")[:] = list(self.start)

    def apply(self, seat, action):
        self.plain.apply(self.state, seat, action)
        self.compiled.apply(self.row, seat, action)
        assert self.rows.tobytes() == bytes(self.state)

    def pending(self):
        pending = self.plain.pending(self.state)
        assert self.compiled.pending(self.row) == pending
        return pending

    def chance(self, rng):
        weights = [0] * 32
        count = self.plain.chance(self.state, weights)
        assert self.compiled.chance(self.row, self.weights) == count
        assert self.weights[:count].tolist() == weights[:count]
        return rng.choices(range(count), weights[:count])[0]

    def legal(self, seat):
        legal = GAME.legal(self.state, seat)
        assert self.out[: self.compiled.legal(self.row, seat, self.out)].tolist() == legal
        assert self.compiled.default_action(self.row, seat) == self.plain.default_action(self.state, seat)
        return legal

    def resample(self, seat, seed):
        plain, fast = self.state.copy(), self.rows.copy()
        stream = [0] * philox.STREAM
        philox.start(stream, seed, 0)
        self.random.start(self.stream, seed, 0)
        self.plain.resample(plain, seat, stream)
        self.compiled.resample(fast[0], seat, self.stream)
        assert fast.tobytes() == bytes(plain)
        assert self.stream.tolist() == stream

    def finish(self):
        returns = [0.0] * self.state.seats
        self.plain.returns(self.state, returns)
        self.compiled.returns(self.row, self.returns)
        assert self.returns[: self.state.seats].tolist() == returns


def lock_step(options, decisions, seed):
    """Random games in both builds; cards are played more often than passed on."""
    twins = Twins(options)
    rng = random.Random(seed)
    while decisions:
        pending = twins.pending()
        if pending == 0:
            twins.finish()
            twins.begin()
        elif pending == CHANCE:
            twins.apply(CHANCE_SEAT, twins.chance(rng))
        else:
            seat = rng.choice(GAME.seats(pending))
            legal = twins.legal(seat)
            twins.apply(seat, rng.choice(legal[:-1]) if len(legal) > 1 and rng.random() < 0.5 else rng.choice(legal))
            if decisions % 16 == 0:
                twins.resample(rng.randrange(-1, options["players"]), decisions)
            decisions -= 1


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_both_builds_play_the_same_game_to_the_byte(number):
    pytest.importorskip("numba")
    for players in (2, 3, 4, 5, 6, 7):
        lock_step(VARIANTS[number] | {"players": players}, 1_000, seed=players)


@pytest.mark.soak
@pytest.mark.parametrize(
    "number", range(len(VARIANTS)), ids=lambda k: GAME.options.text(GAME.options.complete(VARIANTS[k]))
)
def test_both_builds_play_the_same_game_to_the_byte_a_million_times(number):
    pytest.importorskip("numba")
    for players in (2, 3, 4, 5, 6, 7):
        lock_step(VARIANTS[number] | {"players": players}, 166_667, seed=players)
