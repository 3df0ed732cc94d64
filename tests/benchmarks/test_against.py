"""The bots as they are against the same bots as they were."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import topsecret
from benchmarks import against, decisions
from topsecret import bots
from topsecret.arena import table
from topsecret.arena.program import Registered

LAST = """
class RandomBot:
    def __init__(self, seed):
        pass
    def begin(self, seat, view):
        self.seat, self.heard = seat, []
    def tell(self, events):
        self.heard += events
    def choose(self, view, actions):
        assert "identities" in view["seats"][self.seat] and self.heard[-1]["type"] != "game_over"
        return actions[-1]
"""
"""What `random` was in the earlier sources of these tests: it takes the last action."""


@pytest.fixture(scope="module")
def earlier(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as they are, but for one bot."""
    sources = tmp_path_factory.mktemp("earlier")
    left_out = shutil.ignore_patterns("page", "__pycache__", "migrations")
    shutil.copytree(Path(topsecret.__file__).parent, sources / "topsecret", ignore=left_out)
    (sources / "topsecret" / "bots" / "uniform.py").write_text(LAST)
    return sources


@pytest.fixture
def asked(earlier: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Call the command on one table."""
    monkeypatch.setenv("TOPSECRET_BOTS", "plain")
    monkeypatch.setattr(against, "known", lambda commit: "abc1234")
    monkeypatch.setattr(against, "unpacked", lambda commit, folder: earlier)

    def call(*words: str) -> None:
        ours = ["--only", "kramer-2", "--bots", "random", "--folder"]
        monkeypatch.setattr(sys, "argv", ["against", "abc1234", *ours, str(tmp_path), *words])
        against.main()

    return call


def test_seats_of_the_earlier_bot_are_played_by_the_earlier_sources(
    earlier: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOPSECRET_BOTS", "plain")
    taken: dict[str, list[bool]] = {"then": [], "now": []}

    class Noting:
        slack = 0.0

        def __init__(self, bot: Any, kept: list[bool]) -> None:
            self.begin, self.tell, self.leave, self._bot, self._kept = bot.begin, bot.tell, bot.leave, bot, kept

        def choose(self, view: bots.View, actions: list[Any]) -> Any:
            chosen = self._bot.choose(view, actions)
            if len(actions) > 1:
                self._kept.append(chosen == actions[-1])
            return chosen

    job = against.Pair("kramer", 4, "cards", "random", "abc1234").contest(1, 3)
    with against.Earlier(earlier, set()) as process:

        def sit(spec: str, game: str, seed: int, limit: float) -> Any:
            if "@" in spec:
                return Noting(process.seat("random", game, seed), taken["then"])
            return Noting(Registered(bots.make(spec, game, seed=seed)), taken["now"])

        played = table.play(job, next(job.schedule()), sit=sit)
    assert not played.faults
    assert all(taken["then"])
    assert not all(taken["now"])


def test_a_contest_is_stopped_and_goes_on(
    asked: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*words: Any, **more: Any) -> Any:
        raise KeyboardInterrupt

    asked("--games", "2")
    told = capsys.readouterr().out
    assert told.splitlines()[-1].startswith("| Kramer 2 | random | ")
    assert told.endswith(" | 2 |\n")
    kept = tmp_path / "abc1234-0" / "kramer-2-random.jsonl"
    first = kept.read_bytes()
    with monkeypatch.context() as stopped:
        stopped.setattr(table, "play", interrupted)
        asked("--games", "4")
    assert capsys.readouterr().out == told
    asked("--games", "4")
    assert kept.read_bytes().startswith(first)
    assert capsys.readouterr().out.endswith(" | 4 |\n")
    games = [msgspec.json.decode(line) for line in kept.read_bytes().splitlines()[1:]]
    assert [(game["deal"], game["seats"]) for game in games] == [(0, [0, 1]), (0, [1, 0]), (1, [0, 1]), (1, [1, 0])]


def test_both_decide_in_the_same_positions(earlier: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOPSECRET_BOTS", "plain")
    kept = decisions.questions("kramer", {"players": 2}, "random", 1)
    with (
        against.Process(earlier, decisions.TIMER) as then,
        against.Process(decisions.HERE, decisions.TIMER) as now,
    ):
        old, ours = decisions.least([then, now], kept, 2)
    assert [chosen for _, chosen in old] == [one.actions[-1] for one in kept]
    assert all(chosen in one.actions for (_, chosen), one in zip(ours, kept, strict=True))
    assert ours != old
    assert min(took for took, _ in (*old, *ours)) > 0
