"""The workers: every game once, whatever becomes of them; who hangs or kills is stopped, blamed and replaced."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.bots.programs import program
from topsecret import arena
from topsecret.arena import crew
from topsecret.arena.count import without_times


def contest(*bots: str, games: int = 4, **words: Any) -> arena.Job:
    return arena.job("kramer", list(bots), games, players=2, options="finish=20", **words)


def faults(report: arena.Report) -> list[tuple[str, str, int]]:
    """Who did what wrong, at which decision, game by game."""
    bots = report.job.bots
    return [(bots[game.seats[f.seat]], f.kind, f.decision) for game in report.played for f in game.faults]


def test_a_bot_that_hangs_is_stopped_and_has_lost(odd: None) -> None:
    began = time.monotonic()
    report = arena.play(contest("first", "sleeper", limit=0.3), workers=2)
    assert report.complete
    assert faults(report) == [("sleeper", "slow", 3)] * 4
    assert all(game.seats[seat] == 0 for game in report.played for seat in game.winners)
    assert time.monotonic() - began < 60


def test_a_bot_that_kills_its_process_twice_is_blamed(odd: None) -> None:
    report = arena.play(contest("first", "killer", games=2), workers=1)
    assert faults(report) == [("killer", "crash", 3)] * 2
    assert report.count.data()["bots"][1]["first_fault"]["what"] == "it ended its process (signal 9)"


def test_a_worker_that_somebody_else_ends_once_is_no_fault(
    odd: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VICTIM", str(tmp_path / "killed"))
    report = arena.play(contest("first", "victim"), workers=2)
    assert (tmp_path / "killed").exists()
    assert report.complete
    assert faults(report) == []


def test_workers_killed_from_outside_lose_no_game_and_add_none() -> None:
    job = contest("greedy", "random", games=30, seed=2)
    killed = 0
    with crew.Crew(job, 2) as workers:
        numbers = []
        for played in workers.play(job.schedule()):
            numbers.append(played.n)
            if len(numbers) in (3, 11):
                os.kill(workers._members[0]._process.pid, signal.SIGKILL)
                killed += 1
            assert played.faults == ()
    assert killed == 2
    assert sorted(numbers) == [game.number for game in job.schedule()]


STOPS_ITSELF = """
import os, signal
from topsecret import arena

def progress(count):
    if count.games in (2, 5, 8):
        os.killpg(0, signal.SIGSTOP)  # as Ctrl-Z does

job = arena.job("kramer", ["belief", "greedy"], 12, players=2, seed=9, limit=2)
report = arena.play(job, workers=2, progress=progress)
print(report.complete, [fault for game in report.played for fault in game.faults])
"""


def test_nobody_is_blamed_for_the_time_in_which_all_stood_still() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", STOPS_ITSELF], stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        for _ in range(3):
            until = time.monotonic() + 90
            while state(run.pid) != "T":
                assert time.monotonic() < until
                time.sleep(0.01)
            time.sleep(3.5)
            os.killpg(run.pid, signal.SIGCONT)
        told, _ = run.communicate(timeout=120)
    assert told == "True []\n"


def test_a_bot_that_is_slow_each_time_is_blamed_in_the_end(odd: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew._Pulse, "stops", lambda pulse: time.monotonic_ns())  # we never get going
    report = arena.play(contest("first", "slow", games=2, limit=0.3), workers=1)
    assert {(bot, kind) for bot, kind, _ in faults(report)} == {("slow", "slow")}


def test_workers_that_never_begin_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "COMMAND", ("false",))
    with pytest.raises(
        arena.ArenaError, match=r"a worker ended 4 times in game 0, and no bot was thinking \(exit code 1\)"
    ):
        arena.play(contest("random"), workers=1)


def test_the_results_do_not_depend_on_the_workers() -> None:
    one, two = (arena.play(contest("greedy", "random", games=12, seed=4), workers=workers) for workers in (1, 2))
    assert without_times(one.data()) == without_times(two.data())
    other = arena.play(contest("greedy", "random", games=12, seed=5), workers=2)
    assert without_times(other.data())["lengths"] != without_times(one.data())["lengths"]


def test_no_worker_and_no_program_outlives_its_contest(tmp_path: Path) -> None:
    bot = program(
        tmp_path, begin=f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))", choose="time.sleep(60)"
    )
    job = contest(f"run:{bot}", limit=30)
    workers = crew.Crew(job, 1)
    games = workers.play(job.schedule())
    threading.Thread(target=lambda: next(games, None), daemon=True).start()
    until = time.monotonic() + 30
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
        assert time.monotonic() < until
        time.sleep(0.02)
    pids = [int((tmp_path / "pid").read_text()), workers._members[0]._process.pid]
    workers.close()
    until = time.monotonic() + 20
    while any(state(pid) != "Z" for pid in pids):
        assert time.monotonic() < until, "something is left"
        time.sleep(0.02)


def state(pid: int) -> str:
    """R, S, T (stopped) and so on; Z if it is over."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"


@pytest.mark.parametrize(
    ("functions", "kind", "what"),
    [
        ({"choose": "sys.exit(3)"}, "crash", "ended by itself, with exit code 3"),
        ({"choose": "time.sleep(60)"}, "slow", "did not choose within 500 ms"),
        ({"choose": 'write(type="action", id=message["id"], action=-1)'}, "illegal", "chose -1, which is not offered"),
        ({"choose": 'print("hm", flush=True)'}, "crash", "which is no JSON object"),
        ({"hello": "sys.exit(0)"}, "crash", "ended by itself, with exit code 0"),
    ],
    ids=["ends", "hangs", "cheats", "babbles", "never-begins"],
)  # fmt: skip
def test_a_program_that_fails_is_blamed(tmp_path: Path, functions: dict[str, str], kind: str, what: str) -> None:
    report = arena.play(contest("random", f"run:{program(tmp_path, **functions)}", games=2, limit=0.5), workers=1)
    (_, bot) = report.count.data()["bots"]
    assert bot["faults"][kind] == 2
    assert what in bot["first_fault"]["what"]
    assert bot["wins"] == 0


def test_a_program_plays_like_any_other_bot(tmp_path: Path) -> None:
    report = arena.play(contest("random", f"run:{program(tmp_path)}", games=2), workers=1)
    assert faults(report) == []
    assert report.count.bots[1].decisions > 0
