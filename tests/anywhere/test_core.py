"""The core needs nothing but Python: it runs where NumPy cannot be imported, and in a browser's Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.bots.programs import node
from tests.browser.conftest import builder

HERE = Path(__file__).parent
SOURCES = HERE.parent.parent / "src"
GAMES_PLAYED = 4
"""By `core.py`: a line each."""
WITHOUT = """
import sys, runpy

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {forbidden}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
runpy.run_path({program!r})
"""


def run(*command: str) -> str:
    """Return what a program printed; it must end well."""
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(SOURCES)})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_games_bots_records_and_drawings_work_where_numpy_cannot_be_imported() -> None:
    program = WITHOUT.format(forbidden={"numpy", "numba"}, program=str(HERE / "core.py"))
    assert len(run(sys.executable, "-c", program).splitlines()) == GAMES_PLAYED


def test_importing_the_package_loads_neither_numpy_nor_anything_else_of_others() -> None:
    program = "import sys; old = set(sys.modules); import topsecret; print(*{n.partition('.')[0] for n in set(sys.modules) - old})"
    loaded = set(run(sys.executable, "-c", program).split()) - set(sys.stdlib_module_names)
    assert loaded == {"topsecret"}


def test_games_of_both_are_played_in_pyodide() -> None:
    builder().install()
    played = run(node(), str(HERE / "play.mjs"), str(SOURCES), str(HERE / "core.py"))
    assert len(played.splitlines()) == GAMES_PLAYED
