"""Bulk play: the same counts for any number of workers, seats balanced, intervals right, Ctrl-C clean."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from topsecret import simulate

from .terminal.driver import Program

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "topsecret", "simulate", *arguments]


def counts(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in ("seconds", "decisions_per_second")}


def test_the_counts_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    found = []
    for workers in ("1", "2", "3"):
        out = tmp_path / f"{workers}.json"
        subprocess.run(
            command("--game", "kramer", "--games", "20", "--bots", "greedy,random", "--options", "finish=20 cards",
                    "--seed", "9", "--workers", workers, "--out", str(out)),
            check=True, capture_output=True, timeout=120,
        )  # fmt: skip
        found.append(counts(json.loads(out.read_text())))
    assert found[0] == found[1] == found[2]
    assert found[0]["games"] == 20
    assert found[0]["complete"]
    assert sum(seat["wins"] for seat in found[0]["seats"]) == 20 - found[0]["nobody"] + found[0]["shared"]


def test_bots_sit_in_every_seat_in_turn_unless_told_otherwise() -> None:
    rotated = simulate.job("kramer", None, "", ["greedy", "random", "random"], 0)
    assert [rotated.seat_of(0, number) for number in range(4)] == [0, 1, 2, 0]
    assert [rotated.seat_of(2, number) for number in range(4)] == [2, 0, 1, 2]
    fixed = simulate.job("kramer", None, "", ["greedy", "random", "random"], 0, rotate=False)
    assert [fixed.seat_of(2, number) for number in range(3)] == [2, 2, 2]


def test_one_bot_is_put_into_every_seat() -> None:
    assert simulate.job("kramer", 5, "", ["random"], 0).bots == ("random",) * 5
    assert simulate.job("kramer", None, "players=3", ["random"], 0).bots == ("random",) * 3


def test_another_seed_gives_other_games() -> None:
    games = [
        simulate.run(simulate.job("kramer", 2, "finish=20", ["random"], seed), 5, workers=1).tally.decisions
        for seed in (1, 2, 1)
    ]
    assert games[0] == games[2] != games[1]


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, played: int, low: float, high: float) -> None:
    # Values for 0, 5 and 10 of 10 as in Agresti and Coull, The American Statistician 52 (1998), and by hand.
    assert simulate.wilson(wins, played) == pytest.approx((low, high), abs=5e-5)


def test_shared_wins_and_wins_of_nobody_are_counted() -> None:
    tally = simulate.Tally(2, games=1, nobody=1)
    tally.add(simulate.Tally(2, games=1, shared=1, seat_wins=[1, 1], bot_wins=[1, 1]))
    job = simulate.job("kramer", None, "", ["random", "random"], 0)
    data = simulate.Report(job, 2, tally, 1.0).data()
    assert (data["nobody"], data["shared"]) == (1, 1)
    (bot,) = data["bots"]
    assert (bot["bot"], bot["played"], bot["wins"], bot["share"]) == ("random", 4, 2, 0.5)
    assert (bot["low"], bot["high"]) == pytest.approx((0.15, 0.85), abs=1e-3)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_cleanly_with_what_was_finished(tmp_path: Path, workers: str) -> None:
    out = tmp_path / "some.json"
    words = ("simulate", "--games", "100000", "--bots", "greedy,random", "--workers", workers, "--out", str(out))
    with Program(*words, width=120, height=40) as program:
        program.until(lambda screen: re.search(r"\d/s", screen) is not None)
        program.interrupt()
        assert program.end() == 130
    assert "Stopped after" in program.terminal.everything
    assert "Traceback" not in program.output
    data = json.loads(out.read_text())
    assert not data["complete"]
    assert 0 < data["games"] < 100000


@pytest.mark.parametrize(
    ("name", "options"), [("kramer", "cards finish=20"), ("kramer", "round_limit=2"), ("randolph", "round_limit=4")]
)
def test_random_games_in_batches_come_out_the_same_in_both_builds(
    name: str, options: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    job = simulate.job(name, 3, options, ["random"], seed=5)
    plain, compiled = (simulate._random_batch(job, 10, 30, build) for build in ("plain", "compiled"))
    assert plain == compiled
    assert plain.games == 30
    monkeypatch.setattr(simulate, "WORTH_COMPILING", -1.0)
    whole = simulate.run(job, 60).tally
    parts = simulate.Tally(3)
    for first in range(0, 60, 15):
        parts.add(simulate._random_batch(job, first, 15, "plain"))
    assert whole == parts


@pytest.mark.parametrize("options", ["cards finish=20", "round_limit=2"])
def test_the_turns_of_a_batch_are_those_that_began(options: str) -> None:
    job = simulate.job("kramer", 3, options, ["random"], seed=5)
    batch = simulate.Batch(simulate.game("kramer"), 5, seed=5, build="plain", reset=False, **job.options)
    turns = 0
    seat = list(batch.seat)
    while (batch.seat >= 0).any():
        before = [batch.state(i).copy() for i in range(5)]
        batch.step(batch.random_actions())
        after = [batch.state(i) for i in range(5)]
        turns += sum(
            (a.turn, a.round) != (b.turn, b.round) and a.ending != 2 for a, b in zip(after, before, strict=True)
        )
    turns += len(seat)  # the first turn of each game
    assert batch.game.turns(batch.states) == turns


@pytest.mark.parametrize("name", ["kramer", "randolph"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_that_end_by_the_round_limit_took_just_that_many_rounds(name: str, bot: str) -> None:
    report = simulate.run(simulate.job(name, 3, "round_limit=2", [bot], seed=1), 6, workers=1)
    assert report.tally.rounds == 6 * 2


def test_a_round_that_a_finish_breaks_off_counts() -> None:
    job = simulate.job("kramer", 2, "finish=20", ["random"], seed=2)
    batch = simulate.Batch(simulate.game("kramer"), 8, seed=2, build="plain", **job.options)
    batch.finish()
    whole = sum(batch.state(i).round for i in range(8))
    assert simulate.run(job, 8).tally.rounds == whole + 8
