"""Copies: `copy`, `deepcopy`, `pickle` and `Match.copy` give the same thing again, and nothing of it is shared."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import topsecret as ts

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("kramer", {"players": 2}),
    ("kramer", {"players": 4, "cards": True, "marker_card": "capped"}),
    ("kramer", {"players": 5, "dossier": True, "die": "plain", "finish": 20}),
    ("kramer", {"players": 7, "cards": True, "dossier": True, "safe_target": "empty"}),
    ("randolph", {"players": 2, "edition": "english"}),
    ("randolph", {"players": 3, "guards": 2, "bonus": "pool"}),
    ("randolph", {"players": 4, "board": "europe", "placement": "round_robin", "bomb_carrier": "choosable"}),
]


def pickled(one: Any) -> Any:
    return pickle.loads(pickle.dumps(one))


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickled]
MATCH_WAYS: list[Callable[[Any], Any]] = [*WAYS, ts.Match.copy]


def go_on(match: ts.Match, decisions: int, seed: int = 1) -> ts.Match:
    """Play on at random, until real dice are waited for."""
    rng = random.Random(seed)
    for _ in range(decisions):
        if not match.to_move:
            break
        seat = rng.choice(match.to_move)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def seeded(game: str, options: dict[str, Any]) -> ts.Match:
    """A match in its middle, with notes, with something taken back, half of it told and half of it not."""
    match = go_on(ts.new(game, seed=3, names=[f"P{k}" for k in range(options["players"])], **options), 10)
    match.view(0)
    go_on(match, 4, seed=2)
    for _ in range(20):
        seat = match.to_move[0]
        go_on(match, 1)
        if match.can_undo(seat):
            match.undo(seat)
            break
    match.note(1, "who", "the one in red")
    return match


def scripted(game: str, options: dict[str, Any]) -> ts.Match:
    """The same with dice by hand, some of them still to come."""
    told = [line for line in str(go_on(ts.new(game, seed=3, **options), 40).record).splitlines() if line]
    outcomes = [
        line.split()[-1] for line in told if line[0] not in "[0123456789" and not line.startswith(("end", "note"))
    ]
    return go_on(ts.new(game, chance=ts.Script(outcomes), **options), 20)


def everything(match: ts.Match) -> str:
    """All that a match can be asked, as one text."""
    seats = range(match.players)
    return json.dumps(
        [
            str(match.record),
            match.position,
            match.names,
            match.version,
            match.awaits,
            [[match.view(seat), match.events(seat)] for seat in (None, *seats)],
            [[match.legal(seat), match.can_undo(seat)] for seat in seats],
        ]
    )


@pytest.mark.parametrize("way", MATCH_WAYS)
@pytest.mark.parametrize("begun", [seeded, scripted])
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_copy_is_the_same_and_goes_on_the_same(
    game: str, options: dict[str, Any], begun: Callable[..., ts.Match], way: Callable[[ts.Match], ts.Match]
) -> None:
    match, untouched = begun(game, options), begun(game, options)
    again = way(match)
    assert again == match
    assert again.game is match.game
    assert everything(again) == everything(match)
    before = everything(match)
    assert everything(go_on(again, 12)) != before
    again.note(0, "who", "somebody else")
    assert everything(match) == before
    again.note(0, "who", "")
    assert everything(again) == everything(go_on(match, 12)) == everything(go_on(untouched, 12))


@pytest.mark.parametrize("way", MATCH_WAYS)
@pytest.mark.parametrize("game", ts.games())
def test_what_a_copy_gives_away_is_nobody_elses(game: str, way: Callable[[ts.Match], ts.Match]) -> None:
    match = seeded(game, {"players": 3})
    before = everything(match)
    again = way(match)
    again.options["players"] = 99
    for given in (again.view(0), again.events(0), again.news(None)[0], again.view(None)):
        spoil(given)
    assert everything(match) == before


def spoil(data: Any) -> None:
    """Empty every list and dictionary."""
    for part in list(data.values()) if isinstance(data, dict) else data:
        if isinstance(part, dict | list):
            spoil(part)
    data.clear()


def test_a_copy_with_a_seed_has_dice_of_its_own() -> None:
    match = seeded("kramer", {"players": 4})
    one, two, other = match.copy(1), match.copy(1), match.copy(2)
    assert everything(one) == everything(match)
    assert everything(go_on(one, 12)) == everything(go_on(two, 12)) != everything(go_on(other, 12))


def test_a_copy_of_a_match_that_waits_for_a_die_waits_too() -> None:
    match = ts.new("kramer", players=2, chance=["S"])
    assert match.copy().awaits == copy.deepcopy(match).awaits == "deal 1"
    assert match.copy(seed=1).awaits is None


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_actions_states_records_and_answers_are_themselves_again(
    game: str, options: dict[str, Any], way: Callable[[Any], Any]
) -> None:
    match = go_on(ts.new(game, seed=3, **options), 14)
    seat = match.to_move[0]
    answer = match.what_if(seat, match.legal(seat)[0])
    for one in (match.actions(seat)[0], match.state, match.record, ts.Result((0,), (5, 3), "finish"), answer):
        again = way(one)
        assert again == one
        assert type(again) is type(one)
    again = way(match.state)
    again.turn += 1
    assert again != match.state
    match.play(seat, way(match.actions(seat)[0]))


def test_a_pickle_is_read_where_no_game_has_been_loaded_yet() -> None:
    for game in ts.games():
        match = seeded(game, {"players": 3})
        action = match.actions(match.to_move[0])[0]
        program = (
            "import pickle, sys; match, state, action = pickle.load(sys.stdin.buffer); match.play(match.to_move[0], action);"
            "sys.stdout.write(match.position); assert state.copy() == state"
        )
        given = pickle.dumps((match, match.state, action))
        done = subprocess.run([sys.executable, "-c", program], input=given, capture_output=True, check=True)
        match.play(match.to_move[0], action)
        assert done.stdout.decode() == match.position


def failure(do: Callable[[], Any]) -> ValueError:
    with pytest.raises(ValueError) as caught:
        do()
    return caught.value


@pytest.mark.parametrize(
    "error",
    [
        failure(lambda: ts.new("kramer", seed=1).play(0, "J9")),
        failure(lambda: ts.new("kramer", seed=1).view(9)),
        failure(lambda: ts.new("kramer", seed=1.5)),  # type: ignore[arg-type]  # on purpose
        failure(lambda: ts.new("kramer", position="?")),
        failure(lambda: ts.new("kramer", chance=["?"])),
        failure(lambda: ts.load("?")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_whole_from_another_process(error: ValueError) -> None:
    again = pickled(error)
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
