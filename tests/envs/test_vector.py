"""Many games at once for learners: the same as matches, in arrays of the caller's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import topsecret as ts
from tests.envs.tables import ODD, Options, name
from topsecret.envs.vector import Seen, VectorEnv
from topsecret.kernel import builds
from topsecret.kernel.batch import BatchError

TABLES = [
    ("kramer", {"players": 2, "round_limit": 3}),
    ("kramer", {"players": 5, "cards": True, "dossier": True, "finish": 20}),
    ("randolph", {"players": 4, "round_limit": 2}),
    *ODD[2:],
]


def chosen(seen: Seen, turn: int) -> list[int]:
    """A legal action for every game, another one each turn; -1 where a game is over."""
    actions = []
    for i, row in enumerate(np.asarray(seen.mask)):
        legal = np.flatnonzero(row)
        actions.append(int(legal[(turn * 7 + i) % len(legal)]) if len(legal) else -1)
    return actions


@pytest.mark.parametrize(("game", "options"), TABLES, ids=name)
def test_every_game_is_the_match_with_the_same_stream(game: str, options: Options) -> None:
    env = VectorEnv(game, 3, seed=5, build="plain", auto_reset=False, **options)
    matches = [ts.new(game, chance=ts.Seeded(5, i), **options) for i in range(3)]
    seen = env.reset(seed=5)
    for turn in range(150):
        actions = chosen(seen, turn)
        for i, m in enumerate(matches):
            asked = m.to_move[0] if m.to_move else -1
            assert seen.seat[i] == asked
            if asked < 0:
                assert not seen.observation[i].any()
                assert not seen.mask[i].any()
                continue
            assert np.array_equal(seen.observation[i], m.observation(asked))
            assert list(np.flatnonzero(seen.mask[i])) == m.legal(asked)
            m.play(asked, actions[i])
        open_before = seen.seat >= 0
        assert env.step(actions) is seen
        for i, m in enumerate(matches):
            assert seen.terminated[i] == (m.over and open_before[i])
            won = m.result.winners if m.result and open_before[i] else ()
            assert seen.rewards[i] == pytest.approx([(s in won) / max(1, len(won)) for s in range(m.players)])


@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not builds.available(), reason="needs Numba")
@pytest.mark.parametrize(("game", "options"), TABLES[1:3], ids=name)
def test_builds_and_threads_make_no_difference(game: str, options: Options) -> None:
    envs = [
        VectorEnv(game, 9, seed=2, **options, **how)
        for how in ({"build": "plain"}, {"build": "compiled", "threads": 1}, {"build": "compiled", "threads": 4})
    ]
    one, *others = [env.reset() for env in envs]
    for turn in range(80):
        actions = chosen(one, turn)
        for env in envs:
            env.step(np.array(actions))
        for other in others:
            for what in ("mask", "rewards", "terminated", "seat"):
                assert np.array_equal(getattr(one, what), getattr(other, what))
            assert np.allclose(one.observation, other.observation, atol=1e-6)
        assert np.array_equal(others[0].observation, others[1].observation)
    for env in envs:
        env.close()


def test_a_finished_game_gives_its_rewards_and_begins_anew_in_the_same_step() -> None:
    env = VectorEnv("kramer", 8, players=3, round_limit=1, seed=4, build="plain")
    seen = env.reset()
    ended = 0
    for turn in range(12):
        env.step(chosen(seen, turn))
        ended += int(seen.terminated.sum())
        assert (seen.rewards[seen.terminated == 0] == 0).all()
        assert (seen.seat >= 0).all()
        assert seen.mask.any(axis=1).all()
    assert ended >= 8


def test_a_seed_gives_the_same_games_again() -> None:
    env = VectorEnv("randolph", 4, players=2, seed=3, build="plain")
    first = env.reset(seed=9).mask.copy(), env.random_actions()
    env.reset()
    again = env.reset(seed=9).mask.copy(), env.random_actions()
    assert np.array_equal(first[0], again[0])
    assert np.array_equal(first[1], again[1])


class Foreign:
    """An array of another library's: it has DLPack and nothing else."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __dlpack__(self, **how: Any) -> Any:
        return self._array.__dlpack__(**how)

    def __dlpack_device__(self) -> Any:
        return self._array.__dlpack_device__()


def test_arrays_of_the_caller_are_written_in_place() -> None:
    env = VectorEnv("kramer", 4, players=2, seed=1, build="plain")
    plain = VectorEnv("kramer", 4, players=2, seed=1, build="plain").reset()
    room = env.room()
    room.mask = np.zeros(env.shapes["mask"], np.bool_)
    given = Seen(observation=Foreign(room.observation), mask=room.mask, seat=Foreign(room.seat))
    assert env.reset(seed=1, out=given) is given
    assert np.array_equal(room.observation, plain.observation)
    assert np.array_equal(room.mask, plain.mask.astype(bool))
    assert np.array_equal(room.seat, plain.seat)
    own = VectorEnv("kramer", 4, players=2, seed=1, build="plain", out=Seen(mask=room.mask))
    assert own.reset().mask is room.mask


def test_torchs_tensors_are_written_in_place() -> None:
    torch = pytest.importorskip("torch")
    env = VectorEnv("kramer", 4, players=2, seed=1, build="plain")
    out = Seen(torch.zeros(env.shapes["observation"]), torch.zeros(env.shapes["mask"], dtype=torch.bool))
    env.reset(out=out)
    before = out.observation.clone()
    env.step(torch.multinomial(out.mask.float(), 1).squeeze(1), out=out)
    assert not torch.equal(before, out.observation)


def test_each_step_can_have_arrays_of_its_own() -> None:
    env = VectorEnv("kramer", 3, players=2, seed=1, build="plain")
    kept = env.room(5)
    rows = [Seen(**{what: array[t] for what, array in vars(kept).items()}) for t in range(5)]
    seen = env.reset(out=rows[0])
    for t in range(1, 5):
        seen = env.step(chosen(seen, t), out=rows[t])
    again = VectorEnv("kramer", 3, players=2, seed=1, build="plain")
    seen = again.reset()
    for t in range(5):
        assert np.array_equal(kept.observation[t], seen.observation)
        assert np.array_equal(kept.mask[t], seen.mask)
        seen = again.step(chosen(seen, t + 1))


class Double:
    """Two further inputs: the seat, and twice the seat."""

    size = 2

    def __call__(self, batch: Any, out: Any) -> None:
        out[:, 0] = batch.seat
        out[:, 1] = 2 * batch.seat


def test_further_inputs_stand_behind_the_observation() -> None:
    env = VectorEnv("kramer", 3, players=3, seed=1, build="plain", extra=Double())
    bare = VectorEnv("kramer", 3, players=3, seed=1, build="plain")
    seen, other = env.reset(), bare.reset()
    for turn in range(5):
        assert np.array_equal(seen.observation[:, :-2], other.observation)
        assert seen.observation[:, -2:].tolist() == [[seat, 2 * seat] for seat in seen.seat.tolist()]
        actions = chosen(seen, turn)
        env.step(actions)
        bare.step(actions)


@pytest.mark.parametrize(
    ("out", "words"),
    [
        (Seen(mask=np.zeros((2, 9), np.uint8)), r"mask: an array of uint8 or bool with the shape \(2, 2073\) is needed, not uint8 with \(2, 9\)"),
        (Seen(observation=np.zeros((2, 379))), r"observation: an array of float32 with the shape \(2, 379\) is needed, not float64"),
        (Seen(observation=np.zeros((379, 2), np.float32).T), "observation: the array must lie in one piece, row by row"),
        (Seen(seat=[0, 0]), "arrays to write into are NumPy's or support DLPack, not list"),
        (Seen(seat=np.frombuffer(bytes(2), np.int8)), "an array to write into cannot be written to"),
    ],
)  # fmt: skip
def test_arrays_that_do_not_fit_are_refused_and_nothing_changes(out: Seen, words: str) -> None:
    env = VectorEnv("kramer", 2, players=2, seed=1, build="plain")
    seen = env.reset()
    before = env.batch.states.tobytes()
    with pytest.raises(BatchError, match=words):
        env.step(chosen(seen, 0), out=out)
    with pytest.raises(BatchError, match=words):
        env.reset(seed=7, out=out)
    assert env.batch.states.tobytes() == before


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([0], r"2 actions are needed, one a game, not an array of shape \(1,\)"),
        ([0.5, 1.0], "actions are whole numbers, not float64"),
        ([-1, -1], "game 0: seat 0 cannot take the action number -1; 2 of 2"),
        ([2**40, 0], "game 0: seat 0 cannot take the action number 2147483647; 2 of 2"),
    ],
)
def test_actions_that_cannot_be_taken_change_nothing(actions: list[float], words: str) -> None:
    env = VectorEnv("kramer", 2, players=2, seed=1, build="plain")
    seen = env.reset()
    before, shown = env.batch.states.tobytes(), seen.mask.copy()
    with pytest.raises(BatchError, match=words):
        env.step(actions)
    seen.mask[:] = 1  # what the caller does to his arrays does not make anything legal
    with pytest.raises(BatchError, match=words):
        env.step(actions)
    assert env.batch.states.tobytes() == before
    assert np.array_equal(env.batch.mask, shown)


def test_an_environment_that_cannot_be_made_says_why() -> None:
    with pytest.raises(ts.OptionError, match="unknown game 'kramers': did you mean kramer"):
        VectorEnv("kramers", 2)
    with pytest.raises(ts.OptionError, match="unknown option 'player' of kramer: did you mean players"):
        VectorEnv("kramer", 2, player=3)
    with pytest.raises(BatchError, match="games must be a whole number, 1 or more, not 0"):
        VectorEnv("kramer", 0)
    with pytest.raises(BatchError, match="unknown device 'tpu'"):
        VectorEnv("kramer", 1, device="tpu")
