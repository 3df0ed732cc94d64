"""One game: the dice are those of the deal, faults are caught and cost the game, endless games are broken off."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import pytest

import topsecret as ts
from topsecret import arena, simulate
from topsecret.arena.schedule import Game, Job
from topsecret.arena.table import Fault, Played, play, winners
from topsecret.play.game import Result

from .odd_bots import First


def contest(*bots: str, **words: Any) -> Job:
    return arena.job("kramer", list(bots), 10, players=len(bots), **words)


def steady(played: Played) -> dict[str, Any]:
    """All but the times."""
    return {name: getattr(played, name) for name in played.__struct_fields__ if name not in ("ms", "slowest")}


def test_a_game_is_that_of_the_simulation_with_the_same_bots() -> None:
    simulated = simulate.play_game(
        simulate.job("kramer", 3, "cards", ["greedy", "random", "random"], 5, rotate=False), 7
    )
    planned = arena.job("kramer", ["greedy", "random"], 1, players=3, options="cards", seed=5)
    played = play(planned, Game(0, 7, (0, 1, 1)))
    assert [int(seat in played.winners) for seat in range(3)] == simulated.seat_wins
    assert sum(played.decisions) == simulated.decisions
    assert (played.turns, played.rounds) == (simulated.turns, simulated.rounds)


def test_in_one_deal_the_dice_are_the_same_for_all_bots(odd: None, monkeypatch: pytest.MonkeyPatch) -> None:
    # Bots that both take the first action differ in nothing: with the same dice the games must be the same.
    planned = contest("first", "cheat")
    monkeypatch.setattr("tests.arena.odd_bots.Cheat.odd", First.odd)
    one, other = (play(planned, Game(0, 4, seats)) for seats in ((0, 1), (1, 0)))
    assert (one.totals, one.winners, one.decisions) == (other.totals, other.winners, other.decisions)
    another = play(planned, Game(0, 5, (0, 1)))
    assert (another.totals, another.decisions) != (one.totals, one.decisions)


@pytest.mark.parametrize(
    ("bot", "kind", "decision", "what"),
    [
        ("crasher", "crash", 3, "KeyError in odd_bots.py, line"),
        ("cheat", "illegal", 3, "which it was not offered"),
        ("silent", "illegal", 3, "it chose 'None', which it was not offered"),
        ("shy", "crash", 0, "RuntimeError in odd_bots.py"),
        ("deaf", "crash", 1, "ValueError in odd_bots.py"),
    ],
)
def test_a_bot_that_fails_has_lost_and_the_game_goes_on(
    odd: None, bot: str, kind: str, decision: int, what: str
) -> None:
    planned = contest("first", bot)
    for deal in range(4):
        played = play(planned, Game(0, deal, (0, 1)))
        (fault,) = played.faults
        assert (fault.seat, fault.kind, fault.decision) == (1, kind, decision)
        assert what in fault.what
        assert played.winners in ((0,), ())
        assert played.reason == "finish"


def test_a_late_answer_is_a_fault(odd: None) -> None:
    (fault,) = play(contest("first", "slow", limit=0.5), Game(0, 0, (0, 1))).faults
    assert (fault.kind, fault.decision, fault.what) == ("slow", 3, "it thought longer than 0.5 s")


def test_the_absent_players_actions_are_taken_for_it(odd: None, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    taken = ts.Match.default_action

    def default(match: ts.Match, seat: int) -> ts.Action:
        asked.append(seat)
        return taken(match, seat)

    monkeypatch.setattr(ts.Match, "default_action", default)
    played = play(contest("first", "crasher"), Game(0, 0, (0, 1)))
    assert asked == [1] * (played.decisions[1] - 2)


def test_a_bot_that_was_stopped_from_outside_is_not_asked_again(odd: None) -> None:
    blamed = Fault(1, "slow", 3, "it thought longer than 1 s")
    began = time.monotonic()
    played = play(contest("first", "sleeper"), Game(0, 0, (0, 1)), blamed={1: blamed})
    assert played.faults == (blamed,)
    assert time.monotonic() - began < 10
    assert played.decisions[1] >= 3


@pytest.mark.parametrize(
    ("won", "totals", "out", "expected"),
    [
        ((1,), (9, 20, 15), set(), (1,)),
        ((1,), (9, 20, 15), {0}, (1,)),
        ((0, 1), (20, 20, 15), {0}, (1,)),
        ((1,), (9, 20, 15), {1}, (2,)),
        ((1,), (15, 20, 15), {1}, (0, 2)),
        ((1,), (9, 20, 15), {0, 1, 2}, ()),
        ((), (9, 20, 15), {1}, ()),
    ],
)
def test_who_wins_when_some_cannot(
    won: tuple[int, ...], totals: tuple[int, ...], out: set[int], expected: tuple[int, ...]
) -> None:
    assert winners(Result(won, totals, "finish"), out) == expected


def test_a_game_without_end_is_broken_off_and_won_by_nobody() -> None:
    played = play(contest("random", "greedy", longest=5), Game(0, 0, (0, 1)))
    assert (played.winners, played.reason, sum(played.decisions)) == ((), "unfinished", 5)


def test_a_shared_win_is_shared_points() -> None:
    base: Mapping[str, Any] = steady(play(contest("random", "greedy"), Game(0, 0, (0, 1))))
    both = Played(**{**base, "winners": (0, 1)}, ms=(0.0, 0.0), slowest=(0.0, 0.0))
    assert (both.points(0), both.points(1)) == (0.5, 0.5)
    alone = Played(**{**base, "winners": (1,)}, ms=(0.0, 0.0), slowest=(0.0, 0.0))
    assert (alone.points(0), alone.points(1)) == (0.0, 1.0)
