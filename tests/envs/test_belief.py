"""Belief inputs: what an environment puts behind the observation is what `ts.belief` states, and nothing that the seat may not know."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import topsecret as ts
from tests.envs.tables import KRAMER, ODD, RANDOLPH, Options, name
from topsecret.beliefs.batch import BelievingBatch, parts
from topsecret.envs.vector import VectorEnv
from topsecret.kernel import builds
from topsecret.kernel.batch import BatchError
from topsecret.kramer.state import COLOURS, ROUND

COMPILED = pytest.param(
    "compiled",
    marks=[
        pytest.mark.soak,  # compiling takes longer than all the other tests of this room
        pytest.mark.xdist_group("compiled"),
        pytest.mark.skipif(not builds.available(), reason="needs Numba"),
    ],
)
LONG: list[tuple[str, Options]] = [
    ("kramer", {"players": 2, "cards": True, "finish": 60}),
    ("kramer", {"players": 7, "finish": 30}),
    ("randolph", {"players": 2, "board": "europe", "target": 9, "round_limit": 40}),
    ("randolph", {"players": 3, "guards": 2, "placement": "round_robin", "bonus": "pool", "round_limit": 30}),
    ("randolph", {"players": 4, "edition": "english", "round_limit": 20}),
]


def stated(match: ts.Match, seat: int) -> Any:
    """What `ts.belief` says, in the order of the observation."""
    belief, players = ts.belief(match, seat), match.players
    if match.game.name == "kramer":
        rows = np.zeros((7, 8))
        mine = match.view(seat)["seats"][seat]["identities"]
        others = [colour for colour in COLOURS if colour in belief.owners and colour not in mine]
        for row, colour in zip(rows, [*mine, *others], strict=False):
            for owner, share in belief.owners[colour].items():
                row[7 if owner is None else (owner - seat) % players] = share
        return rows.ravel()
    rows = np.zeros((16, 4))
    for suitcase in match.view(seat)["suitcases"]:
        place = (suitcase["owner"] - seat) % players * 4 + "ABCD".index(suitcase["letter"])
        for content, share in belief.contents[suitcase["id"]].items():
            rows[place, (5, 3, 1, "bomb").index(content)] = share
    return rows.ravel()


def choice(match: ts.Match, rng: random.Random) -> int:
    """A legal action; cards are played rather than kept."""
    legal = match.legal(match.to_move[0])
    keen = match.game.name == "kramer" and match.state.phase == ROUND and len(legal) > 1 and rng.random() < 0.8
    return rng.choice(legal[:-1] if keen else legal)


def compare(game: str, options: Options, build: str, turns: int, every: int) -> None:
    env = VectorEnv(game, 2, seed=5, build=build, threads=1, auto_reset=False, belief=True, **options)
    matches = [ts.new(game, chance=ts.Seeded(5, i), **options) for i in range(2)]
    seen = env.reset()
    rng = random.Random(1)
    for turn in range(turns):
        actions = []
        for i, m in enumerate(matches):
            size = m.game.observation_size
            if m.over:
                assert not seen.observation[i].any()
                actions.append(-1)
                continue
            seat = m.to_move[0]
            assert np.allclose(seen.observation[i, :size], m.observation(seat), atol=1e-6)
            if turn % every == 0:
                assert seen.observation[i, size:] == pytest.approx(stated(m, seat), abs=1e-6)
            actions.append(choice(m, rng))
            m.play(seat, actions[-1])
        env.step(actions)


@pytest.mark.parametrize(("game", "options"), [*KRAMER[::3], *RANDOLPH, *ODD], ids=name)
def test_the_inputs_are_what_the_belief_states(game: str, options: Options) -> None:
    compare(game, options, "plain", 40, 5)


@pytest.mark.parametrize("build", [COMPILED])
@pytest.mark.parametrize(("game", "options"), [*KRAMER[1::4], *ODD[:2], *LONG], ids=name)
def test_they_are_in_long_games_too_and_compiled(game: str, options: Options, build: str) -> None:
    compare(game, options, build, 300, 29)


@pytest.mark.parametrize(("game", "options"), [KRAMER[7], KRAMER[22], ODD[2], *RANDOLPH[::5]], ids=name)
def test_a_seat_that_sees_the_same_in_two_worlds_believes_the_same(game: str, options: Options) -> None:
    pytest.importorskip("pyspiel")
    from tests.envs.test_openspiel import load, walk

    rng = random.Random(3)
    changed = 0
    for number, state in enumerate(walk(load(game, options), 11)):
        if number % 7 == 0 and state.current_player() >= 0:
            seat = rng.randrange(options["players"])
            other = state.resample_from_infostate(seat, rng.random)
            changed += str(other) != str(state)
            assert concluded(other.course, seat) == concluded(state.course, seat)
    assert changed > 1


def concluded(course: Any, seat: int) -> list[float]:
    """What a seat concludes from a history, chance's outcomes included."""
    batch = BelievingBatch(ts.game(course.game.name), 1, build="plain", **course.options)
    ledger, state = batch.ledger, course.game.initial(course.options)
    book, room, out = batch._books[0], batch.rooms[0], [0] * course.game.action_count
    ledger.start(book)
    for step in course.steps():
        ledger.apply(state, step.seat, step.action, book, room, out)
    inputs = [0.0] * batch.belief_size
    ledger.believe(state, seat, book, room, inputs)
    return inputs


@pytest.mark.parametrize("build", ["plain", COMPILED])
@pytest.mark.parametrize("game", ts.games())
def test_a_game_that_begins_anew_is_believed_anew(game: str, build: str) -> None:
    def make(seed: int) -> VectorEnv:
        return VectorEnv(game, 4, seed=seed, players=3, round_limit=2, build=build, belief=True)

    env = make(2)
    size = env.batch.game.observation_size
    seen = env.reset()
    while not seen.terminated.any():
        env.step(env.random_actions())
    begun = seen.observation[np.argmax(seen.terminated), size:]
    if (
        game == "kramer"
    ):  # five agents are not the observer's: each is as likely one of the two others' as any, three are free
        assert begun.reshape(7, 8)[1:6, [1, 2, 7]] == pytest.approx(np.tile([0.2, 0.2, 0.6], (5, 1)))
    else:
        assert begun.reshape(4, 16)[:3] == pytest.approx(np.full((3, 16), 0.25))
    assert np.array_equal(env.reset(seed=8).observation, make(8).reset().observation)


@pytest.mark.parametrize("build", [COMPILED])
@pytest.mark.parametrize(("game", "options"), [KRAMER[10], RANDOLPH[2]], ids=name)
def test_threads_make_no_difference(game: str, options: Options, build: str) -> None:
    one, three = (
        VectorEnv(game, 9, seed=4, build=build, threads=threads, belief=True, **options) for threads in (1, 3)
    )
    one.reset()
    three.reset()
    for _ in range(60):
        actions = one.random_actions()
        assert np.array_equal(actions, three.random_actions())
        assert np.array_equal(one.step(actions).observation, three.step(actions).observation)
    three.close()


@pytest.mark.parametrize("game", ts.games())
def test_inputs_of_ones_own_stand_behind_the_belief(game: str) -> None:
    class Ones:
        size = 2

        def __call__(self, batch: Any, out: Any) -> None:
            out[:] = 1

    plain = VectorEnv(game, 3, players=2, seed=1, build="plain", belief=True)
    env = VectorEnv(game, 3, players=2, seed=1, build="plain", belief=True, extra=Ones())
    assert env.parts == ts.game(game).observation + parts(game)
    assert np.array_equal(env.reset().observation[:, :-2], plain.reset().observation)
    assert (env.seen.observation[:, -2:] == 1).all()


@pytest.mark.parametrize(("game", "options"), [KRAMER[7], ODD[0], RANDOLPH[4], ODD[2]], ids=name)
def test_pettingzoo_has_the_same_inputs_for_every_seat(game: str, options: Options) -> None:
    pytest.importorskip("pettingzoo")
    from topsecret.envs.pettingzoo import kramer_v1, randolph_v1

    env = (kramer_v1 if game == "kramer" else randolph_v1).raw_env(belief=True, build="plain", **options)
    rng = random.Random(4)
    for seed in (1, 2):
        env.reset(seed=seed)
        for turn in range(40):
            if env.match.over:
                break
            for agent in env.agents:
                seen = env.observe(agent)["observation"]
                assert seen.shape == env.observation_space(agent)["observation"].shape
                if turn % 7 == 0:
                    size = ts.game(game).observation_size
                    assert seen[size:] == pytest.approx(stated(env.match, int(agent[5:])), abs=1e-6)
            env.step(choice(env.match, rng))


def test_what_does_not_go_with_beliefs_says_so() -> None:
    with pytest.raises(BatchError, match="beliefs are kept on the CPU, not on 'cuda': leave device away"):
        VectorEnv("kramer", 2, device="cuda", belief=True)
    batch = BelievingBatch(ts.game("kramer"), 2, build="plain", players=2)
    for play in (lambda: batch.run(3), batch.finish):
        with pytest.raises(BatchError, match="random play is not noted"):
            play()


@pytest.mark.parametrize(("game", "options"), [KRAMER[15], ODD[1]], ids=name)
def test_chances_and_their_logarithms_add_up_to_the_same(game: str, options: Options, monkeypatch: Any) -> None:
    env = VectorEnv(game, 3, seed=6, build="plain", belief=True, **options)
    env.reset()
    for _ in range(8):
        env.step(env.random_actions())
    chances, logs = np.zeros((3, 56)), np.zeros((3, 56))
    assert isinstance(env.batch, BelievingBatch)
    env.batch.believe(chances)
    monkeypatch.setattr(env.batch.ledger, "MOST_LOGS", -1.0)
    env.batch.believe(logs)
    assert chances == pytest.approx(logs, abs=1e-12)
    env.batch.books[:] *= 1000.0  # so sure that products of chances cannot be told from 0
    env.batch.believe(logs)
    assert logs.sum(axis=1) == pytest.approx(logs.sum(axis=1).round())
    assert ((logs >= 0) & (logs <= 1)).all()
