"""The engine that is made ready in the background, at a table that goes on meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from topsecret.kernel import builds

PLAYS = """
import atexit, sys, threading

def left():
    print([thread.name for thread in threading.enumerate() if thread.name.startswith("loading")])

atexit.register(left)  # runs after what is registered later
import topsecret as ts
from topsecret import bots
from topsecret.bots import engine

for game in ("kramer", "randolph"):
    match = ts.new(game, seed=5)
    bots.play(match, [bots.make("greedy", game, seed=seat) for seat in range(match.players)], limit=40)
    print(engine.quickest(game), len(threading.enumerate()) > 1)
raise SystemExit(3)
"""


@pytest.mark.skipif(not builds.available(), reason="there is no compiler")
def test_bots_of_both_games_play_plain_while_nothing_is_compiled_and_a_program_ends_before_it_is(
    tmp_path: Path,
) -> None:
    environment = {**os.environ, "TOPSECRET_CACHE": str(tmp_path)}
    environment.pop("TOPSECRET_BOTS", None)
    ended = subprocess.run([sys.executable, "-c", PLAYS], capture_output=True, text=True, env=environment, timeout=120)
    assert (ended.stdout, ended.stderr, ended.returncode) == ("plain True\nplain True\n[]\n", "", 3)
