"""How long an import takes, in a fresh process each time, and whether it drags the compiler in."""

from __future__ import annotations

import subprocess
import sys

from .measure import INSTALL, Missing, Slice

CLOCK = """
import sys, time
began = time.perf_counter()
import {module}
print(time.perf_counter() - began, "numba" in sys.modules)
"""


class NumbaImported(RuntimeError):
    """Importing the package imported Numba, which a player who never needs it would have to wait for."""


def fresh(module: str) -> tuple[float, bool]:
    """Seconds that `import module` takes in a new interpreter, and whether Numba came with it."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", CLOCK.format(module=module)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Missing(f"not installed: {module} ({INSTALL})")
    seconds, numba = done.stdout.split()[-2:]
    return float(seconds), numba == "True"


def import_time(module: str, *, ours: bool = False) -> Slice:
    """One import a slice, however long the slice is meant to be."""

    def work(seconds: float) -> tuple[int, float]:
        del seconds
        taken, numba = fresh(module)
        if ours and numba:
            raise NumbaImported(f"import {module} imports numba: it must stay out until a game is compiled")
        return 1, taken

    return work
