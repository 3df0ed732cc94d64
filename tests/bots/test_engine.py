"""The engine that is compiled in the background."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from topsecret.kernel import builds

ENDS = """
import atexit, threading, time

def left():
    print([thread.name for thread in threading.enumerate() if thread.name.startswith("compiling")])

atexit.register(left)  # runs after what is registered later
from topsecret.bots import engine
assert engine.engine("kramer").build == "plain"
time.sleep(3)
"""


@pytest.mark.skipif(not builds.available(), reason="there is no compiler")
def test_a_program_that_ends_while_it_compiles_ends_its_compiler_first(tmp_path: Path) -> None:
    environment = {**os.environ, "TOPSECRET_CACHE": str(tmp_path)}
    environment.pop("TOPSECRET_BOTS", None)
    ended = subprocess.run([sys.executable, "-c", ENDS], capture_output=True, text=True, env=environment, timeout=120)
    assert (ended.stdout, ended.stderr, ended.returncode) == ("[]\n", "", 0)
