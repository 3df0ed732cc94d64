"""The CUDA kernels, as far as a machine without a GPU can run them: on Numba's simulator."""

from __future__ import annotations

import subprocess
import sys

import pytest

import topsecret as ts
from topsecret.kernel import builds, cuda
from topsecret.kernel.batch import Batch, BatchError

needs_numba = pytest.mark.skipif(not builds.available(), reason="needs Numba")


@needs_numba
@pytest.mark.parametrize("arguments", ["kramer 4 cards dossier", "randolph 3"])
def test_the_kernels_step_games_as_the_cpu_does(arguments: str) -> None:
    command = [sys.executable, "-m", "tests.kernel.simulated", *arguments.split()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.stdout == "same\n", done.stderr


@needs_numba
@pytest.mark.filterwarnings("ignore")
def test_without_a_gpu_the_message_says_what_to_do() -> None:
    if cuda.available():
        pytest.skip("this machine has a GPU")
    with pytest.raises(BatchError, match=r"no GPU was found \(device 'cuda'\): use device='cpu'"):
        Batch(ts.game("kramer"), 2, device="cuda")
