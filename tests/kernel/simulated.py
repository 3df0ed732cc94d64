"""The CUDA kernels on Numba's simulator, against the CPU: run by test_cuda.py in a process of its own.

The simulator runs kernels as Python and wraps their arrays. Here both sides use the plain rules, to which the arrays are
shown as plain states and ints: nothing has to be compiled, and that both builds of the rules agree is proved elsewhere.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"
warnings.simplefilter("ignore")

import numpy as np  # noqa: E402  (the variable above must be set before Numba is loaded)
import pytest  # noqa: E402  # the library may be missing: asked before

import topsecret as ts  # noqa: E402  # the library may be missing: asked before
from topsecret.envs.vector import VectorEnv  # noqa: E402  # the library may be missing: asked before
from topsecret.kernel import batch, builds, cuda, what_if  # noqa: E402  # the library may be missing: asked before
from topsecret.kernel.batch import Batch, BatchError, Rows  # noqa: E402  # the library may be missing: asked before
from topsecret.kernel.state import State  # noqa: E402  # the library may be missing: asked before


def bare(value: Any) -> Any:
    """An array or record without the simulator's wrapping."""
    for inner in ("_item", "_ary"):
        if hasattr(value, inner):
            value = getattr(value, inner)
    return value


def plain(value: Any, make: type[State]) -> Any:
    """The same bytes as the plain rules expect them: states, and arrays of plain ints."""
    value = bare(value)
    if isinstance(value, np.void):
        return Rows(np.asarray(value).reshape(1), make)[0]
    if isinstance(value, np.ndarray):
        return Rows(value, make) if value.dtype.fields else memoryview(value)
    return int(value) if isinstance(value, np.integer) else value


def on_plain(function: Callable[..., Any], make: type[State]) -> Callable[..., Any]:
    return lambda *arguments: function(*(plain(argument, make) for argument in arguments))


def main(game: str, options: dict[str, Any]) -> None:
    real_loops, real_load, real_asked = batch.loops, builds.load, what_if.asked
    make = ts.game(game).layout.State

    def loops(name: str, build: str) -> Any:
        assert build == "compiled"  # as a GPU calls them
        return SimpleNamespace(**{key: on_plain(value, make) for key, value in vars(real_loops(name, "plain")).items()})

    def asked(name: str, build: str) -> Any:
        assert build == "compiled"
        functions = ((key, getattr(real_asked(name, "plain"), key)) for key in ("after", "calm_after", "game_of"))
        return SimpleNamespace(**{key: on_plain(value, make) for key, value in functions})

    def load(module: str, build: str = "plain") -> Any:
        loaded = real_load(module)
        return SimpleNamespace(below=on_plain(loaded.below, make)) if module == "kernel.random" else loaded

    two = Batch(ts.game(game), 3, seed=9, build="plain", **options)
    batch.loops, builds.load, what_if.asked = loops, load, asked  # type: ignore[assignment]  # only the kernels see these
    cuda.kernels(game)
    batch.loops, builds.load, what_if.asked = real_loops, real_load, real_asked
    cuda.THREADS = 4
    one = Batch(ts.game(game), 3, seed=9, device="cuda", **options)
    for _ in range(12):
        actions = two.random_actions()
        assert np.array_equal(one.random_actions(), actions)
        one.step(actions)
        two.step(actions)
        same(one, two)
        same_for_learners(one, two)
        same_afterstates(one, two)
    before = two.states.tobytes()
    with pytest.raises(BatchError, match="3 of 3 actions are not legal"):
        one.step(np.full(3, -1))
    one.fetch()
    assert one.states.tobytes() == before
    assert one.run(15) == two.run(15)
    same(one, two)
    same_environments(game, options)
    print("same")


def same(one: Batch, two: Batch) -> None:
    one.fetch()
    for what in ("states", "mask", "rewards", "done"):
        assert getattr(one, what).tobytes() == getattr(two, what).tobytes(), what


def same_for_learners(one: Batch, two: Batch) -> None:
    """Observations, and masks a byte an action, in arrays on the GPU; rows are wider than what is written into them."""
    assert one.gpu is not None
    size = two.game.observation_size
    seen = one.gpu.cuda.to_device(np.full((one.games, size + 2), 7, np.float32))
    one.observe(seen)
    assert np.array_equal(seen.copy_to_host()[:, :size], two.observe())
    mask = one.gpu.cuda.to_device(np.full(two.mask.shape, 7, np.uint8))
    rewards = one.gpu.cuda.to_device(np.full(two.rewards.shape, 7, np.float32))
    done = one.gpu.cuda.to_device(np.ones(two.games, np.bool_))
    seat = one.gpu.cuda.to_device(np.zeros(two.games, np.int8))
    one.gpu.show_there(mask, rewards, done, seat)
    for there, here in ((mask, two.mask), (rewards, two.rewards), (done, two.done), (seat, two.seat)):
        assert np.array_equal(there.copy_to_host(), here)


def same_afterstates(one: Batch, two: Batch) -> None:
    """Rows, games and actions, in arrays on the GPU."""
    for calm in (False, True):
        for there, here in zip(one.afterstates(calm=calm), two.afterstates(calm=calm), strict=True):
            assert cuda.is_ours(there)
            assert bare(there.copy_to_host()).tobytes() == here.tobytes()


def same_environments(game: str, options: dict[str, Any]) -> None:
    """`VectorEnv` on the GPU, all its arrays there, beside one on the CPU."""
    one = VectorEnv(game, 3, seed=4, device="cuda", **options)
    two = VectorEnv(game, 3, seed=4, build="plain", **options)
    there, here = one.reset(), two.reset()
    for turn in range(8):
        for what in ("observation", "mask", "rewards", "terminated", "seat"):
            assert np.array_equal(getattr(there, what).copy_to_host(), getattr(here, what)), what
        if turn == 4:
            there, here = one.reset(seed=8), two.reset(seed=8)
        one.step(one.random_actions())
        two.step(two.random_actions())


if __name__ == "__main__":
    main(sys.argv[1], {"players": int(sys.argv[2]), **dict.fromkeys(sys.argv[3:], True)})
