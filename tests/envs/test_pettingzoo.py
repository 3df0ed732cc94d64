"""PettingZoo's own checks of our environments, and what they do not check: secrets, words, endings."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import topsecret as ts
from tests.envs.tables import ODD, TABLES, Options, name

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test  # only if it is installed

from topsecret.envs.pettingzoo import kramer_v1, randolph_v1

MODULES: dict[str, Any] = {"kramer": kramer_v1, "randolph": randolph_v1}
OURS = [
    "ignore:Observation is not a NumPy array",  # it is a dictionary with the mask, as in PettingZoo's own classic games
    "ignore:Observation space for each agent probably should be",
]
pytestmark = [
    pytest.mark.xdist_group("compiled"),  # one worker compiles for all of them
    *(pytest.mark.filterwarnings(words) for words in OURS),
]


def make(game: str, options: Options, **settings: Any) -> Any:
    return MODULES[game].env(**options, **settings)


def legal(observation: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(observation["action_mask"])]


def walk(env: Any, seed: int) -> Any:
    """Random play to the end; gives out the agent that is about to act."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, ended, broken_off, _ = env.last()
        if ended or broken_off:
            env.step(None)
            continue
        yield agent
        env.step(rng.choice(legal(observation)))


@pytest.mark.parametrize(("game", "options"), TABLES, ids=name)
def test_the_api_test_passes(game: str, options: Options) -> None:
    api_test(make(game, options), num_cycles=20)


@pytest.mark.parametrize(("game", "options"), [TABLES[3], TABLES[11], *ODD], ids=name)
def test_the_seed_test_passes(game: str, options: Options) -> None:
    seed_test(lambda: make(game, options), num_cycles=10)


@pytest.mark.parametrize("game", ts.games())
@pytest.mark.filterwarnings("ignore")  # PettingZoo's test acts without looking at the mask
def test_the_render_test_passes(game: str, capsys: Any) -> None:
    render_test(lambda **how: make(game, {}, **how))
    assert "to move" in capsys.readouterr().out


@pytest.mark.parametrize("game", ts.games())
def test_a_game_is_broken_off_after_max_cycles(game: str) -> None:
    env = make(game, {"players": 2}, max_cycles=4)
    assert sum(1 for _ in walk(env, 1)) == 4
    assert env.agents == []


@pytest.mark.parametrize(("game", "options"), ODD, ids=name)
def test_the_winners_share_one_point_when_the_game_ends(game: str, options: Options) -> None:
    env = make(game, options).unwrapped
    rng = random.Random(2)
    env.reset(seed=6)
    while not any(env.terminations.values()):
        env.step(rng.choice(legal(env.observe(env.agent_selection))))
    won = env.match.result.winners
    assert env.rewards == {f"seat_{s}": pytest.approx((s in won) / max(1, len(won))) for s in range(env.num_agents)}
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


@pytest.mark.parametrize(("game", "options"), [TABLES[7], TABLES[19], *ODD], ids=name)
def test_it_shows_what_the_match_shows_and_nothing_secret(game: str, options: Options) -> None:
    env = make(game, options)
    for number, agent in enumerate(walk(env, 3)):
        table, seat = env.unwrapped, int(agent[5:])
        seen = env.observe(agent)
        assert np.array_equal(seen["observation"], np.clip(table.match.observation(seat), 0, 1))
        assert legal(seen) == table.match.legal(seat)
        other = table.match.resampled(seat, number)
        assert np.array_equal(other.observation(seat), table.match.observation(seat))
        assert other.legal(seat) == legal(seen)
        waiting = next(a for a in table.agents if a != agent)
        assert not env.observe(waiting)["action_mask"].any()


def test_the_game_after_a_seeded_one_is_another_but_always_the_same() -> None:
    env = kramer_v1.raw_env(players=7)
    first, second = [], []
    for games in (first, second):
        env.reset(seed=1)
        games.append(env.match.position)
        env.reset()
        games.append(env.match.position)
    assert first == second
    assert first[0] != first[1]


def test_a_seed_out_of_range_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 to"):
        kramer_v1.raw_env(build="plain").reset(seed=-1)


def test_an_illegal_action_is_refused_in_words_and_changes_nothing() -> None:
    env = kramer_v1.raw_env(players=3)
    env.reset(seed=1)
    before = env.match.position
    with pytest.raises(ts.IllegalAction, match="seat 0 cannot play 'safe church'"):
        env.step(1716)
    with pytest.raises(ts.IllegalAction, match="there is no action number 5000"):
        env.step(5000)
    with pytest.raises(ts.IllegalAction, match="seat_0 is to act: None is for agents whose game has ended"):
        env.step(None)
    assert env.match.position == before


@pytest.mark.parametrize(("game", "options"), [TABLES[7], *ODD], ids=name)
def test_a_match_that_is_asked_for_late_tells_the_whole_game(game: str, options: Options) -> None:
    env, match = make(game, options).unwrapped, ts.new(game, chance=ts.Seeded(3), **options)
    rng = random.Random(3)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        action = rng.choice(legal(env.observe(env.agent_selection)))
        match.play(int(env.agent_selection[5:]), action)
        env.step(action)
    assert match.over
    assert env.match == match
    assert env.match.events(None) == match.events(None)


@pytest.mark.parametrize(("game", "options"), [TABLES[7], *ODD], ids=name)
def test_both_builds_are_the_same_environment(game: str, options: Options) -> None:
    pytest.importorskip("numba")
    plain, compiled = (make(game, options, build=build) for build in ("plain", "compiled"))
    for agent, other in zip(walk(plain, 8), walk(compiled, 8), strict=True):
        assert agent == other
        assert np.array_equal(plain.state(), compiled.state())
        for seat in plain.agents:
            here, there = plain.observe(seat), compiled.observe(seat)
            assert np.array_equal(here["observation"], there["observation"])
            assert np.array_equal(here["action_mask"], there["action_mask"])
    assert plain.unwrapped.rewards == compiled.unwrapped.rewards


@pytest.mark.filterwarnings("ignore")  # PettingZoo warns that the game ends
def test_with_the_wrappers_an_illegal_action_loses() -> None:
    env = kramer_v1.env(players=3)
    env.reset(seed=1)
    env.step(1716)
    assert env.rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}
    assert all(env.terminations.values()) or all(env.truncations.values())


def test_a_picture_in_text_tells_what_happened_since_the_last_one() -> None:
    env = kramer_v1.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "rolled seat=0" in env.render()
    env.step(legal(env.observe("seat_0"))[0])
    picture = env.render()
    assert picture.startswith("· moved seat=0")
    assert picture.endswith("1 Seat 1 · to move")


class Turn:
    """One further input: whether it is the seat's turn to act."""

    size = 1

    def __call__(self, match: ts.Match, seat: int) -> list[float]:
        return [float(seat in match.to_move)]


def test_further_inputs_stand_behind_the_observation() -> None:
    env = kramer_v1.env(players=2, extra=Turn())
    env.reset(seed=1)
    assert env.observation_space("seat_0")["observation"].shape == (380,)
    assert [env.observe(agent)["observation"][-1] for agent in ("seat_0", "seat_1")] == [1, 0]


def test_the_state_for_critics_is_the_whole_position() -> None:
    env = kramer_v1.raw_env(players=2)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    assert bytes(env.state()) == bytes(env.match.state)


def test_an_environment_that_cannot_be_made_says_why() -> None:
    with pytest.raises(ts.OptionError, match="unknown option 'card' of kramer: did you mean cards"):
        kramer_v1.env(card=True)
    with pytest.raises(ValueError, match="unknown render_mode 'rgb_array': known are ansi, human"):
        randolph_v1.env(render_mode="rgb_array")
    with pytest.raises(ValueError, match="a game has at least one decision, not 0"):
        randolph_v1.env(max_cycles=0)
