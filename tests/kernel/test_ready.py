"""Compiled functions are made ready by a process of its own and a thread that only loads, and both end with the program."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from topsecret.kernel import builds, ready
from topsecret.kernel.compiler import alone

ROOT = Path(__file__).parents[2]
TAKES_S = 150.0
"""Enough for anything here on a machine that has no time; a compiler would go on for ten minutes."""
needs_numba = pytest.mark.skipif(not builds.available(), reason="needs Numba")
WAYS = {
    "return": ({0}, ""),
    "SIGINT": ({-2, 1}, "KeyboardInterrupt"),  # 1: Python forgets the signal when a thread calls `exec` meanwhile
    "SIGKILL": ({-9}, ""),
}
"""Ways to end: what the program's exit code may be, and the last line that it prints."""


def program(lines: str, cache: Path, *arguments: str) -> subprocess.Popen[str]:
    """Begin a program that keeps what it compiles there."""
    environment = {**os.environ, "TOPSECRET_CACHE": str(cache), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", lines, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def told(begun: subprocess.Popen[str]) -> str:
    """Return what a program printed; it must end well and complain of nothing."""
    out, err = begun.communicate(timeout=TAKES_S)
    assert (begun.returncode, err) == (0, "")
    return out.strip()


SMALL = """
from topsecret.kernel import ready
thread = ready.loading("tests.kernel.kept", "small", "7")
ready.wait(thread)
print(thread.made, thread.fault)
"""


@needs_numba
def test_another_process_compiles_and_ours_takes_it_from_disk_even_where_the_disk_was_damaged(tmp_path: Path) -> None:
    from topsecret.kernel import random

    stream = [0] * random.STREAM
    random.start(stream, 7, 0)
    expected = f"({stream}, 1)"
    assert told(program(SMALL, tmp_path)) == expected
    code = list(tmp_path.rglob("*.nbc"))
    assert code
    for file in code:
        file.write_bytes(file.read_bytes()[:100])
    assert told(program(SMALL, tmp_path)) == expected
    assert all(file.stat().st_size > 100 for file in code)


@needs_numba
@pytest.mark.parametrize(("function", "ways"), [("compiles", list(WAYS)), ("loads", ["return", "SIGINT"])])
def test_a_program_ends_as_it_was_told_to_and_its_compiler_with_it(
    function: str, ways: list[str], tmp_path: Path
) -> None:
    begun = {}
    lines = "import sys; from tests.kernel import kept; kept.main(*sys.argv[1:])"
    for way in ways:
        seen = tmp_path / way
        seen.mkdir()
        begun[way] = program(lines, tmp_path / f"cache {way}", function, str(seen), way)
    try:
        for way, one in begun.items():
            out, err = one.communicate(timeout=TAKES_S)
            assert (out, err.splitlines()[-1] if err else "") == ("", WAYS[way][1]), err
            assert one.returncode in WAYS[way][0]
    finally:
        for one in begun.values():
            one.kill()
            one.communicate()
    pids = [int(file.name.split()[1]) for file in tmp_path.glob("*/compiler *")]
    assert len(pids) == (len(ways) if function == "compiles" else 0)
    assert gone(pids)


def gone(pids: list[int]) -> bool:
    """Whether these processes end."""
    until = time.monotonic() + TAKES_S
    while any(Path("/proc", str(pid)).exists() for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(Path("/proc", str(pid)).exists() for pid in pids)


LEFT = """
import atexit, sys, threading
atexit.register(lambda: print([one for one in threading.enumerate() if one.name.startswith("loading")]))
from tests.kernel import kept  # what is registered later runs first
kept.main(*sys.argv[1:])
"""


@needs_numba
def test_no_thread_is_left_that_loads_when_the_interpreter_is_taken_apart(tmp_path: Path) -> None:
    (tmp_path / "seen").mkdir()
    assert told(program(LEFT, tmp_path / "cache", "loads", str(tmp_path / "seen"), "return")) == "[]"


HOLDS = """
import time
from pathlib import Path
from topsecret.kernel.compiler import alone
import sys
with alone(Path(sys.argv[1])) as first:
    print(first, flush=True)
    time.sleep(600)
"""


def test_a_lock_is_free_when_its_holder_was_killed_and_who_waited_for_it_knows(tmp_path: Path) -> None:
    lock = tmp_path / "any" / "lock"
    holder = program(HOLDS, tmp_path, str(lock))
    assert holder.stdout is not None
    assert holder.stdout.readline() == "True\n"
    waits = threading.Timer(0.5, holder.kill)
    waits.start()
    with alone(lock) as first:
        assert not first
    waits.join()
    holder.communicate()
    with alone(lock) as first:
        assert first


def test_where_nothing_can_be_kept_bots_stay_plain_and_who_waits_is_told_why(tmp_path: Path) -> None:
    cache = tmp_path / "file"
    cache.touch()
    lines = "import os; del os.environ['TOPSECRET_BOTS']; from topsecret.bots import engine; print(engine.prepare('kramer').build)"
    begun = program(lines, cache)
    out, err = begun.communicate(timeout=TAKES_S)
    assert (out, begun.returncode) == ("plain\n", 0)
    if builds.available():
        assert f"compiled code cannot be kept in {cache}" in err
        assert "set TOPSECRET_CACHE" in err


def test_without_numba_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "available", lambda: False)
    monkeypatch.setattr(ready, "_loading", {})
    assert ready.loading("tests.kernel.kept", "small", "1") is None
