"""OpenSpiel's own checks of our games, and the rest of its interface: parameters, observers, bounds, serialising."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

import topsecret as ts
from tests.envs.tables import ODD, RANDOLPH, TABLES, Options, name

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402  # only if it is installed
from open_spiel.python.observation import make_observation  # noqa: E402  # the library may be missing: asked before

from topsecret.envs.openspiel import KRAMER  # noqa: E402  # the library may be missing: asked before
from topsecret.envs.openspiel import RANDOLPH as RANDOLPH_NAME  # noqa: E402  # the library may be missing: asked before

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles for all of them

SOME = [TABLES[0], TABLES[11], RANDOLPH[3], *ODD]
"""A few tables, for what need not be tried at all of them."""


def load(game: str, options: Options, **more: Any) -> Any:
    parameters = {
        key: value.replace(",", "/") if isinstance(value, str) else value for key, value in {**options, **more}.items()
    }
    return pyspiel.load_game(f"python_topsecret_{game}", parameters)


def walk(game: Any, seed: int) -> Any:
    """Random play to the end; gives out every state in which a player is to act, and the last one."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("game", "options"), TABLES, ids=name)
def test_openspiels_simulation_passes(game: str, options: Options, capfd: Any) -> None:
    pyspiel.random_sim_test(load(game, options), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.soak
@pytest.mark.parametrize(("game", "options"), TABLES, ids=name)
def test_openspiels_simulation_passes_often(game: str, options: Options) -> None:
    unlimited = {key: value for key, value in options.items() if key != "round_limit"}
    pyspiel.random_sim_test(load(game, unlimited), num_sims=20, serialize=True, verbose=False)


def test_both_games_are_registered_with_all_options() -> None:
    for game, short in (("kramer", KRAMER), ("randolph", RANDOLPH_NAME)):
        kind = pyspiel.load_game(short).get_type()
        assert short in pyspiel.registered_names()
        assert {*ts.game(game).options.names, "max_game_length"} == set(kind.parameter_specification)
        assert kind.min_num_players == 2
        assert kind.max_num_players == ts.game(game).options.get("players").high


@pytest.mark.parametrize(("game", "options"), SOME, ids=name)
def test_it_is_the_game_that_the_parameters_ask_for(game: str, options: Options) -> None:
    loaded = load(game, options)
    assert loaded.options == ts.game(game).options.complete(options)
    assert loaded.num_players() == options["players"]
    assert loaded.num_distinct_actions() == ts.game(game).action_count
    assert pyspiel.load_game(str(loaded)).options == loaded.options


def test_bad_parameters_are_refused_in_words() -> None:
    with pytest.raises(ts.OptionError, match="option players: 9 is not allowed; it must be a whole number from 2 to 7"):
        load("kramer", {"players": 9})
    with pytest.raises(ts.OptionError, match="max_game_length: 5 is not allowed; it must be 100 or more"):
        load("kramer", {}, max_game_length=5)
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        load("kramer", {"card": True})


@pytest.mark.parametrize(("game", "options"), SOME, ids=name)
def test_players_observe_what_a_match_shows_them(game: str, options: Options) -> None:
    loaded = load(game, options)
    observation = make_observation(loaded)
    for number, state in enumerate(walk(loaded, 2)):
        if number % 5 and not state.is_terminal():
            continue
        position, _, board = str(state).partition("\n")
        match = ts.new(game, position=position)
        assert board == str(match)
        for seat in range(loaded.num_players()):
            observation.set_from(state, seat)
            assert np.array_equal(observation.tensor, match.observation(seat))
            assert np.array_equal(state.observation_tensor(seat), match.observation(seat))
            parts = [part.name for part in match.game.observation]
            assert list(observation.dict) == parts
            assert state.observation_string(seat) == match.game.text(match.view(seat, log=False))
            if state.current_player() == seat:
                assert state.legal_actions() == match.legal(seat)


@pytest.mark.parametrize(("game", "options"), SOME[:4], ids=name)
def test_what_programs_in_python_ask_is_answered_as_openspiel_does(game: str, options: Options) -> None:
    for number, state in enumerate(walk(load(game, options), 4)):
        if number % 7 and not state.is_terminal():
            continue
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        assert state.legal_actions_mask() == pyspiel.State.legal_actions_mask(state)
        for player in range(options["players"]):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
            assert state.legal_actions_mask(player) == pyspiel.State.legal_actions_mask(state, player)
            assert state.observation_tensor(player) == pyspiel.State.observation_tensor(state, player)
        if not state.is_terminal():
            assert state.observation_tensor() == pyspiel.State.observation_tensor(state)


@pytest.mark.parametrize("game", ts.games())
def test_chance_is_asked_as_openspiel_asks_it(game: str) -> None:
    state = load(game, {"players": 2}).new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert pyspiel.State.is_chance_node(state)
    assert state.legal_actions() == pyspiel.State.legal_actions(state) != []
    assert state.legal_actions_mask() == pyspiel.State.legal_actions_mask(state)
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor()


def test_spectators_get_the_public_part_as_text() -> None:
    loaded = load("kramer", {"players": 3})
    kind = pyspiel.IIGObservationType(perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    spectator = loaded.make_py_observer(kind)
    state = next(walk(loaded, 1))
    assert spectator.tensor is None
    assert spectator.string_from(state, 0).startswith("seat - of 3\nidentity_dealt seat=0\nidentity_dealt seat=1")
    with pytest.raises(ValueError, match="sees what is public, with the private part of one player or of none"):
        loaded.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
    with pytest.raises(ValueError, match="takes no parameters"):
        loaded.make_py_observer(None, {"x": 1})


@pytest.mark.parametrize(("game", "options"), SOME, ids=name)
def test_an_information_state_is_all_that_the_seat_was_told(game: str, options: Options) -> None:
    for number, state in enumerate(walk(load(game, options), 5)):
        if number % 9:
            continue
        lines = {seat: state.information_state_string(seat).splitlines() for seat in range(options["players"])}
        match = ts.new(game, chance=[], **options)
        for step in state.course.steps():
            if step.seat < 0:
                match.happen(match.game.chance_text(match.state, step.action))
            else:
                match.play(step.seat, step.action)
        for seat, told in lines.items():
            assert told[0] == f"seat {seat} of {options['players']}"
            assert len(told) == 1 + len(match.events(seat))
            assert [line.split()[0] for line in told[1:]] == [event["type"] for event in match.events(seat)]


def test_dice_fall_as_they_should() -> None:  # K3.1, R1.2
    state = load("kramer", {"players": 2}).new_initial_state()
    assert state.chance_outcomes() == [(agent, pytest.approx(1 / 5)) for agent in range(5)]
    state.apply_action(0)
    state.apply_action(1)
    assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "roll 1-3"
    sides = [1, 2, 2, 1]
    start = load("randolph", {"players": 2}).new_initial_state()
    while not start.is_chance_node():
        start.apply_action(start.legal_actions()[0])
    assert start.chance_outcomes() == [
        (4 * a + b, pytest.approx(sides[a] * sides[b] / 36)) for a in range(4) for b in range(4)
    ]


@pytest.mark.parametrize("game", ts.games())
def test_a_game_is_broken_off_after_its_greatest_length(game: str) -> None:
    loaded = load(game, {"players": 2}, max_game_length=100)
    for seed in range(3):
        *_, state = walk(loaded, seed)
        made = sum(1 for one in state.full_history() if one.player >= 0)
        assert made <= 100
        assert len(state.history()) - made <= loaded.max_chance_nodes_in_history() == 100
        assert state.move_number() <= loaded.max_move_number()
        assert state.current_player() == pyspiel.PlayerId.TERMINAL
        assert all(0 <= one <= 1 for one in state.returns())
        if game == "randolph":
            assert made == 100
            assert sum(state.returns()) == pytest.approx(loaded.utility_sum())


@pytest.mark.parametrize(("game", "options"), SOME[:4], ids=name)
def test_states_survive_copying_writing_and_reading(game: str, options: Options) -> None:
    loaded = load(game, options)
    for number, state in enumerate(walk(loaded, 7)):
        if number % 15:
            continue
        _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
        for again in (other, state.clone(), pickle.loads(pickle.dumps(state))):
            assert str(again) == str(state)
            assert again.history() == state.history()
            assert again.information_state_string(1) == state.information_state_string(1)
        before = str(state)
        copy = state.clone()
        if not copy.is_terminal():
            copy.apply_action(copy.legal_actions()[0])
        assert str(state) == before


@pytest.mark.parametrize(("game", "options"), [SOME[1], SOME[2]], ids=name)
def test_openspiels_learning_environment_runs(game: str, options: Options) -> None:
    env = rl_environment.Environment(load(game, options), observation_type=rl_environment.ObservationType.OBSERVATION)
    rng = random.Random(1)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == ts.game(game).observation_size
        step = env.step([rng.choice(step.observations["legal_actions"][seat])])
    assert len(step.rewards) == options["players"]
