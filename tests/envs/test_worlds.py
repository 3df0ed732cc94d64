"""Worlds drawn for OpenSpiel's searches: never to be told apart by the seat, and as different as they can be."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.envs.tables import ODD, RANDOLPH, TABLES, Options, name
from topsecret.kramer.rules.numbers import SHARE
from topsecret.kramer.state import AGENTS, BUILDINGS, MOVE, ROUND, RUIN

pyspiel = pytest.importorskip("pyspiel")

import topsecret.envs.openspiel  # noqa: E402, F401  # registers the games, if OpenSpiel is installed
from tests.envs.test_openspiel import load, walk  # noqa: E402  # the library may be missing: asked before

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them

SOME = [TABLES[0], TABLES[3], TABLES[11], TABLES[23], RANDOLPH[0], RANDOLPH[5], *ODD]


def check(state: Any, seat: int, rng: random.Random) -> Any:
    """A world drawn for the seat: by nothing it was ever told can it know that it is another."""
    other = state.resample_from_infostate(seat, rng.random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert list(other.observation_tensor(seat)) == list(state.observation_tensor(seat))
    assert other.current_player() == state.current_player()
    assert len(other.history()) == len(state.history())
    if state.current_player() == seat:
        assert other.legal_actions() == state.legal_actions()
    return other


@pytest.mark.parametrize(("game", "options"), SOME, ids=name)
def test_a_seat_cannot_tell_a_drawn_world_from_the_real_one(game: str, options: Options) -> None:
    rng = random.Random(1)
    changed = 0
    for number, state in enumerate(walk(load(game, options), 11)):
        if number % 6 == 0 or number < 8:
            seat = rng.randrange(options["players"])
            changed += str(check(state, seat, rng)) != str(state)
    assert changed > 3


@pytest.mark.parametrize(("game", "options"), SOME[2:6], ids=name)
def test_the_history_of_a_drawn_world_is_one_that_can_have_happened(game: str, options: Options) -> None:
    rng = random.Random(2)
    loaded = load(game, options)
    for number, state in enumerate(walk(loaded, 4)):
        if number % 25 != 10:
            continue
        other = check(state, 0, rng)
        replayed = loaded.new_initial_state()
        for action in other.history():
            assert action in replayed.legal_actions()
            replayed.apply_action(action)
        assert str(replayed) == str(other)


def eager(game: Any, seed: int) -> Any:
    """Play in which agents go to the ruin and cards are played whenever they can be, so that piles run out (K7.3)."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        yield state
        table = state.course.state
        if table.phase == MOVE:
            legal = [action for action in legal if earns(table, action)] or legal
        elif table.phase == ROUND and len(legal) > 1:
            legal = legal[:-1]
        state.apply_action(rng.choice(legal))


def earns(table: Any, action: int) -> bool:
    """K7.3: the move brings an agent into the ruin, or is no move at all."""
    return action == 0 or any(
        SHARE[action, agent] and (table.position[agent] + SHARE[action, agent]) % BUILDINGS == RUIN
        for agent in range(AGENTS)
    )


def test_worlds_agree_with_cards_played_before_the_pile_was_made_anew() -> None:  # K7.4
    rng = random.Random(3)
    for number, state in enumerate(eager(load("kramer", {"players": 5, "cards": True, "finish": 60}), 1)):
        if number % 10 == 0:
            check(state, rng.randrange(5), rng)
    assert state.information_state_string(0).count("reshuffled") > 0


def test_every_owner_of_an_agent_is_as_likely() -> None:  # K2.3
    state = next(walk(load("kramer", {"players": 2}), 1))
    rng = random.Random(4)
    mine = next(agent for agent in range(5) if state.course.state.owner[agent] == 0)
    worlds = [state.resample_from_infostate(0, rng.random).course.state for _ in range(400)]
    owned = Counter(next(agent for agent in range(5) if world.owner[agent] == 1) for world in worlds)
    assert all(world.owner[mine] == 0 for world in worlds)
    assert set(owned) == set(range(5)) - {mine}
    assert all(60 <= count <= 140 for count in owned.values())  # 100 expected, standard deviation 8.7


def test_a_later_seat_does_not_learn_what_an_earlier_one_chose_in_secret() -> None:  # R2.2, R6.2
    first, second = (load("randolph", {"players": 2}).new_initial_state() for _ in range(2))
    first.apply_action(0)
    second.apply_action(5)
    for action in (30, 31 + 64, 32 + 128, 33 + 192):
        first.apply_action(action)
        second.apply_action(action + 3)
    assert first.current_player() == second.current_player() == 1
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.observation_string(1) == second.observation_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_a_finished_game_has_no_other_worlds() -> None:
    *_, state = walk(load("kramer", {"players": 3, "round_limit": 1, "cards": True}), 1)
    assert str(state.resample_from_infostate(0, random.Random(1).random)) == str(state)
