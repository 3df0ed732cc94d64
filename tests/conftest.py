"""What holds for all tests: bots play in the plain build, programs can be interrupted, and where coverage is measured."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

os.environ.setdefault("TOPSECRET_BOTS", "plain")  # compiling the search takes longer than the tests that need it
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # So it is for what a shell starts in the background. Our programs would inherit it, and wait for ever for the Ctrl-C of a test.
    signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).parent
MEASURED = ("kramer", "randolph")
"""Rooms whose tests must reach every line of the rules."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Counting lines makes plain Python three times slower, so it is done only where it tells something.

    Not in other rooms, not in the thousand repetitions of a property, and not while something is compiled.
    """
    room = item.path.relative_to(HERE).parts[0]
    repeated = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    if room not in MEASURED or repeated or item.get_closest_marker("xdist_group") is not None:
        item.add_marker(pytest.mark.no_cover)
