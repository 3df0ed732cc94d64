"""How long an import takes, in a fresh process each time, and whether it drags the compiler in."""

from __future__ import annotations

import subprocess
import sys

from .measure import INSTALL, Missing, Slice

CLOCK = """
import sys, time
began = time.perf_counter(), time.process_time()
import {module}
print(time.perf_counter() - began[0], time.process_time() - began[1], "numba" in sys.modules)
"""


class NumbaImported(RuntimeError):
    """Importing the package imported Numba, which a player who never needs it would have to wait for."""


def fresh(module: str) -> tuple[float, float, bool]:
    """How long `import module` takes in a new interpreter, by the wall clock and on a core, and whether Numba came with it."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", CLOCK.format(module=module)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Missing(f"not installed: {module} ({INSTALL})")
    wall, core, numba = done.stdout.split()[-3:]
    return float(wall), float(core), numba == "True"


def import_time(module: str, *, ours: bool = False, on_core: bool = False) -> Slice:
    """One import a slice, however long the slice is meant to be."""

    def work(seconds: float) -> tuple[int, float]:
        del seconds
        wall, core, numba = fresh(module)
        if ours and numba:
            raise NumbaImported(f"import {module} imports numba: it must stay out until a game is compiled")
        return 1, core if on_core else wall

    return work
