"""The CUDA kernels on Numba's simulator, against the CPU: run by test_cuda.py in a process of its own.

The simulator runs kernels as Python and wraps their arrays; compiled functions take the arrays out of the wrapping.
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
import pytest  # noqa: E402

import topsecret as ts  # noqa: E402
from topsecret.kernel import batch, builds, cuda  # noqa: E402
from topsecret.kernel.batch import Batch, BatchError  # noqa: E402


def bare(value: Any) -> Any:
    """An array or record without the simulator's wrapping."""
    for inner in ("_item", "_ary"):
        if hasattr(value, inner):
            value = getattr(value, inner)
    return value


def unwrapped(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *arguments: function(*(bare(argument) for argument in arguments))


def main(game: str, options: dict[str, Any]) -> None:
    real_loops, real_load = batch.loops, builds.load

    def loops(name: str, build: str) -> Any:
        return SimpleNamespace(**{key: unwrapped(value) for key, value in vars(real_loops(name, build)).items()})

    def load(module: str, build: str = "plain") -> Any:
        loaded = real_load(module, build)
        return SimpleNamespace(below=unwrapped(loaded.below)) if module == "kernel.random" else loaded

    two = Batch(ts.game(game), 3, seed=9, **options)
    batch.loops, builds.load = loops, load  # type: ignore[assignment]  # only the kernels see these
    cuda.kernels(game)
    batch.loops, builds.load = real_loops, real_load
    cuda.THREADS = 4
    one = Batch(ts.game(game), 3, seed=9, device="cuda", **options)
    for _ in range(12):
        actions = two.random_actions()
        assert np.array_equal(one.random_actions(), actions)
        one.step(actions)
        two.step(actions)
        same(one, two)
    before = two.states.tobytes()
    with pytest.raises(BatchError, match="3 of 3 actions are not legal"):
        one.step(np.full(3, -1))
    one.fetch()
    assert one.states.tobytes() == before
    assert one.run(15) == two.run(15)
    same(one, two)
    print("same")


def same(one: Batch, two: Batch) -> None:
    one.fetch()
    for what in ("states", "mask", "rewards", "done"):
        assert getattr(one, what).tobytes() == getattr(two, what).tobytes(), what


if __name__ == "__main__":
    main(sys.argv[1], {"players": int(sys.argv[2]), **dict.fromkeys(sys.argv[3:], True)})
