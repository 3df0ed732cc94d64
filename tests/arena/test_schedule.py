"""Who meets whom: every seating once, everybody equally often everywhere, the same dice for all."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict

import pytest

from topsecret.arena import ArenaError, Job, job
from topsecret.arena.schedule import patterns
from topsecret.bots import BotError
from topsecret.options import OptionError

THREE = ("a", "b", "c")


def contest(players: int, bots: tuple[str, ...], games: int, compositions: str = "pairs") -> Job:
    """A job of bots that need not exist."""
    return Job("kramer", {"players": players}, bots, games, compositions=compositions)


@pytest.mark.parametrize(("players", "kinds"), [(2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (7, 2), (3, 3), (4, 3), (5, 4)])
def test_every_seating_is_in_just_one_pattern(players: int, kinds: int) -> None:
    every = [s for s in itertools.product(range(kinds), repeat=players) if set(s) == set(range(kinds))]
    assert sorted(itertools.chain(*patterns(players, kinds))) == sorted(every)


@pytest.mark.parametrize(("players", "kinds"), [(4, 2), (7, 2), (4, 3), (6, 3)])
def test_in_a_pattern_every_bot_sits_equally_often_in_every_seat(players: int, kinds: int) -> None:
    for pattern in patterns(players, kinds):
        sat = Counter((seat, kind) for seating in pattern for seat, kind in enumerate(seating))
        assert len(sat) == players * kinds
        assert len(set(sat.values())) == 1


def test_patterns_of_two_bots_at_four_seats_by_hand() -> None:
    # Half and half side by side (4 seatings) and crosswise (2), one against three and three against one (8).
    beside, across, alone = patterns(4, 2)
    assert set(beside) == {(0, 0, 1, 1), (0, 1, 1, 0), (1, 1, 0, 0), (1, 0, 0, 1)}
    assert set(across) == {(0, 1, 0, 1), (1, 0, 1, 0)}
    assert {sum(seating) for seating in alone} == {1, 3}
    assert len(alone) == 8


@pytest.mark.parametrize(("players", "mixes"), [(2, {1}), (3, {1, 2}), (4, {2}), (7, {3, 4})])
def test_equal_is_half_and_half_or_one_more(players: int, mixes: set[int]) -> None:
    assert {sum(seating) for pattern in patterns(players, 2, equal=True) for seating in pattern} == mixes


def test_two_bots_at_two_seats_play_every_deal_in_both_seats() -> None:
    games = list(contest(2, ("a", "b"), 10).schedule())
    assert [game.deal for game in games] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert [game.seats for game in games] == [(0, 1), (1, 0)] * 5


@pytest.mark.parametrize("compositions", ["pairs", "equal", "all"])
@pytest.mark.parametrize(("players", "asked"), [(2, 1), (2, 7), (3, 6), (4, 14), (4, 30), (4, 100), (7, 126)])
def test_a_pairing_gets_the_games_asked_for_up_to_the_end_of_a_deal(
    players: int, asked: int, compositions: str
) -> None:
    planned = contest(players, THREE, asked, compositions)
    games = list(planned.schedule())
    assert len(games) == planned.total
    met: defaultdict[tuple[int, ...], Counter[int]] = defaultdict(Counter)
    for game in games:
        met[tuple(sorted(set(game.seats)))][game.deal] += 1
    expected = [(0, 1), (0, 2), (1, 2)] + ([(0, 1, 2)] if compositions == "all" and players > 2 else [])
    assert sorted(met) == sorted(expected)
    for deals in met.values():
        assert sum(deals.values()) >= asked
        assert sum(deals.values()) - deals[max(deals)] < asked
        assert sorted(deals) == list(range(len(deals)))


def test_all_pairings_use_the_same_deals_in_the_same_places() -> None:
    games = list(contest(4, THREE, 40).schedule())
    played: defaultdict[tuple[int, ...], list[tuple[int, tuple[bool, ...]]]] = defaultdict(list)
    for game in games:
        first = min(game.seats)
        played[tuple(sorted(set(game.seats)))].append((game.deal, tuple(bot == first for bot in game.seats)))
    assert played[0, 1] == played[0, 2] == played[1, 2]


def test_game_numbers_do_not_depend_on_how_many_are_asked_for() -> None:
    few, many = (dict(zip_numbers(contest(5, THREE, games, "all"))) for games in (60, 500))
    assert few.items() <= many.items()
    assert len(many) > len(few)


def zip_numbers(planned: Job) -> list[tuple[int, tuple[int, tuple[int, ...]]]]:
    return [(game.number, (game.deal, game.seats)) for game in planned.schedule()]


def test_no_number_occurs_twice() -> None:
    numbers = [game.number for game in contest(4, THREE, 100, "all").schedule()]
    assert len(set(numbers)) == len(numbers)


def test_a_bot_alone_meets_itself_once_a_deal() -> None:
    games = list(contest(4, ("a",), 5).schedule())
    assert [(game.deal, game.seats) for game in games] == [(deal, (0, 0, 0, 0)) for deal in range(5)]


def test_a_job_survives_the_way_to_another_process() -> None:
    planned = job(
        "randolph", ["greedy", "random"], 10, players=3, options="board=europe tie=exact_count", seed=5, limit=2
    )
    assert Job.from_plain(planned.to_plain()) == planned


@pytest.mark.parametrize(
    ("words", "error", "message"),
    [
        ({"name": "cramer"}, OptionError, "did you mean kramer"),
        ({"line_up": ["greedi", "random"]}, BotError, "did you mean greedy"),
        ({"line_up": ["greedy:3"]}, BotError, "takes no parameter"),
        ({"line_up": []}, ArenaError, "names no bot; known are random, greedy"),
        ({"line_up": ["greedy", "random", "greedy"]}, ArenaError, "names greedy twice"),
        ({"line_up": ["greedy", "run:/no/such/bot --fast"]}, BotError, "there is no program '/no/such/bot'"),
        ({"line_up": ["run:"]}, BotError, "the command is empty"),
        ({"players": 9}, OptionError, "a whole number from 2 to 7"),
        ({"players": 3, "options": "players=4"}, OptionError, "--players says 3, --options says players=4"),
        ({"options": "spies"}, OptionError, "unknown option 'spies'"),
        ({"games": 0}, ArenaError, "--games 0 is not allowed; it must be a whole number from 1 on"),
        ({"longest": 0}, ArenaError, "--longest 0 is not allowed"),
        ({"seed": -1}, ArenaError, "--seed -1 is not allowed"),
        ({"limit": 0}, ArenaError, "--limit 0 is not allowed; it must be a number of seconds"),
        ({"limit": float("nan")}, ArenaError, "--limit nan is not allowed"),
        ({"compositions": "some"}, ArenaError, "--compositions 'some' is not known. Known are pairs: tables with two"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_told(words: dict, error: type[Exception], message: str) -> None:
    usual = {"name": "kramer", "line_up": ["greedy", "random"], "games": 10}
    with pytest.raises(error) as told:
        job(**{**usual, **words})
    assert message in str(told.value)


def test_a_level_is_told_by_the_bot_that_plays_it() -> None:
    from topsecret import bots

    level, spec = next(iter(bots.levels("kramer").items()))
    assert job("kramer", [level], 1).bots == (spec,)
    with pytest.raises(ArenaError, match=f"names {spec} twice \\({level} is {spec}\\)"):
        job("kramer", [spec, level], 1)
