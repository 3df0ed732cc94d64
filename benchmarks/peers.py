"""Their side: other people's games, played at random the way each library is meant to be driven, in the same process."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from typing import Any

from .measure import Missing, Slice, core_time, package, repeated, slices

OPENSPIEL_PYTHON = (
    "python_kuhn_poker",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
)
OPENSPIEL_HIDDEN = (
    "social_deduction",
    "hanabi",
    "liars_dice",
    "leduc_poker",
    "skat",
    "hearts",
    "go_fish",
    "gin_rummy",
)
PETTINGZOO = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
CATAN_COLOURS = 4
CATAN_TURNS = 1000
"""Catanatron's own limit for players that never get anywhere."""


def openspiel_game(name: str) -> Any:
    """A game of OpenSpiel; this version may not have it."""
    spiel = package("pyspiel")
    if name.startswith("python_"):
        package("open_spiel.python.games")
    if name not in spiel.registered_names():
        raise Missing(f"this OpenSpiel has no {name}")
    return spiel.load_game(name)


def _openspiel_game_played(game: Any, rng: random.Random, mask: bool, observation: bool = False) -> int:
    """One whole game, driven from Python; how many decisions it took."""
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            if mask:
                state.legal_actions_mask()
            if observation:
                state.observation_tensor()
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            made += 1
    return made


def openspiel_loop(name: str, *, mask: bool) -> Slice:
    """Driven from Python; with `mask`, its legal_actions_mask is asked for at every decision."""
    game = openspiel_game(name)
    rng = random.Random(1)
    return slices(lambda: _openspiel_game_played(game, rng, mask))


def openspiel_observed(name: str) -> Slice:
    """Driven from Python, with its legal_actions_mask and its observation_tensor asked for at every decision."""
    game = openspiel_game(name)
    if not game.get_type().provides_observation_tensor:
        raise Missing(f"OpenSpiel's {name} has no observation tensor")
    return openspiel_watched(game)


def openspiel_watched(game: Any) -> Slice:
    """Any game of OpenSpiel's, driven from Python, with the mask and the observation tensor."""
    rng = random.Random(1)
    return slices(lambda: _openspiel_game_played(game, rng, mask=True, observation=True))


def openspiel_bots(name: str) -> Slice:
    """Driven by OpenSpiel's own C++ loop (`evaluate_bots`) and C++ random bots, without masks: its fastest way."""
    spiel = package("pyspiel")
    game = openspiel_game(name)
    bots = [spiel.make_uniform_random_bot(player, 1 + player) for player in range(game.num_players())]
    seeds = random.Random(1)

    def work(seconds: float) -> tuple[int, float]:
        made = 0
        taken = 0.0
        while True:
            seed = seeds.getrandbits(31)
            began = core_time()
            state = game.new_initial_state()
            spiel.evaluate_bots(state, bots, seed)
            taken += core_time() - began
            made += sum(1 for one in state.full_history() if one.player >= 0)
            if taken >= seconds:
                return made, taken

    return work


def openspiel_fastest(name: str) -> Slice:
    """Driven from Python or by `evaluate_bots`, whichever is faster for this game."""
    ways = [openspiel_loop(name, mask=False), openspiel_bots(name)]
    tried = []
    for way in ways:
        way(0.0)
        made, taken = way(0.1)
        tried.append(made / taken)
    return ways[tried.index(max(tried))]


def _openspiel_midway(name: str, moves: int) -> Any:
    rng = random.Random(1)
    state = openspiel_game(name).new_initial_state()
    for _ in range(moves):
        outcomes = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(outcomes))
    return state


def openspiel_clone(name: str, moves: int, times: int) -> Slice:
    return repeated(_openspiel_midway(name, moves).clone, times)


def openspiel_children(name: str, moves: int) -> Slice:
    """The states after every legal action of one in the middle."""
    state = _openspiel_midway(name, moves)

    def some() -> int:
        return len([state.child(action) for action in state.legal_actions()])

    return slices(some)


def _catan() -> Callable[[], Any]:
    """Makes a game of Catan between random players."""
    game = package("catanatron.game").Game
    players = package("catanatron.models.player")
    colours = list(players.Color)[:CATAN_COLOURS]
    return lambda: game([players.RandomPlayer(colour) for colour in colours])


def catanatron_play() -> Slice:
    """Whole games of Catan, four random players."""
    new = _catan()

    def some() -> int:
        game = new()
        made = 0
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            game.play_tick()
            made += 1
        return made

    return slices(some)


def catanatron_copy(times: int) -> Slice:
    game = _catan()()
    for _ in range(300):
        game.play_tick()
    return repeated(game.copy, times)


def pettingzoo_play(name: str) -> Slice:
    """One of PettingZoo's classic games."""
    return pettingzoo_cycle(package(f"pettingzoo.classic.{name}").env)


def pettingzoo_cycle(make: Callable[[], Any]) -> Slice:
    """The agent-environment cycle; every step makes the observation and the action mask, since there is no way without."""
    numpy = package("numpy")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = make()
        env.reset(seed=1)
    rng = random.Random(1)

    def some() -> int:
        made = 0
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                legal = numpy.flatnonzero(mask)
                env.step(int(legal[int(rng.random() * len(legal))]))
                made += 1
        return made

    return slices(some)
