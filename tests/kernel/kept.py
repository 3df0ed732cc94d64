"""What the tests of `ready` let be made ready: something small, something that takes for ever, and a program that asks for it."""

from __future__ import annotations

import importlib.util
import os
import signal
import threading
import time
from pathlib import Path

import numpy as np

from topsecret.kernel import builds, ready
from topsecret.kernel.random import STREAM


def small(argument: str) -> tuple[list[int], int]:
    """Use one compiled function; return what it makes of a seed, and how often this process took it from disk."""
    start, stream = builds.load("kernel.random", "compiled").start, np.zeros(STREAM, np.int64)
    start(stream, int(argument), 0)
    return stream.tolist(), sum(start.stats.cache_hits.values())


def compiles(folder: str) -> None:
    """Need a compiler that never comes to an end."""
    if threading.current_thread() is not threading.main_thread():
        raise builds.NotKept
    Path(folder, f"compiler {os.getpid()}").touch()
    time.sleep(600)


def loads(folder: str) -> None:
    """Load step by step, for ever."""
    Path(folder, "loading").touch()
    while True:
        importlib.util.find_spec("no_such_module")
        time.sleep(0.01)


def main(function: str, folder: str, way: str) -> None:
    """Begin to make it ready, and end in a way, or wait to be ended."""
    thread = ready.loading(__name__, function, folder)
    assert thread is not None
    while not any(Path(folder).iterdir()):
        time.sleep(0.01)
    if way == "SIGINT":
        threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
        ready.wait(thread)
    elif way != "return":
        os.kill(os.getpid(), signal.Signals[way])
