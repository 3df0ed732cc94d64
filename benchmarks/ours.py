"""Our side: random play of both games in the plain and the compiled build, copies, threads."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import topsecret as ts
from topsecret.envs.vector import VectorEnv
from topsecret.kernel import builds
from topsecret.kernel.batch import Batch
from topsecret.play.game import CHANCE, CHANCE_SEAT, WEIGHTS

from . import peers
from .measure import INSTALL, Missing, Slice, core_time, package, repeated, slices, wall_time

Options = Mapping[str, Any]

VARIANTS: list[tuple[str, Options]] = [
    ("kramer", {"players": 2}),
    ("kramer", {"players": 4}),
    ("kramer", {"players": 4, "cards": True}),
    ("kramer", {"players": 5, "cards": True, "dossier": True}),
    ("kramer", {"players": 7, "dossier": True}),
    ("randolph", {"players": 2}),
    ("randolph", {"players": 3}),
    ("randolph", {"players": 4}),
    ("randolph", {"players": 4, "edition": "english"}),
]

DECISIONS_A_LOOK = 100
"""How many decisions are taken between two looks at the clock."""


def title(name: str, options: Options) -> str:
    """A variant in words: `kramer, 4 players, cards`."""
    words = [f"{options['players']} players"]
    words += [key if value is True else f"{key} {value}" for key, value in options.items() if key != "players"]
    return ", ".join([name, *words])


def plain_play(name: str, options: Options) -> Slice:
    """The plain rules with Python's own random numbers, as the peers are driven: legal actions, choice, apply."""
    complete = ts.game(name).options.complete(options)
    game = ts.game(name).at(complete)
    face = game.face
    pending, legal, apply, chance = face.pending, face.legal, face.apply, face.chance
    start = game.initial(complete)
    out = [0] * game.action_count
    weights = [0] * WEIGHTS
    rng = random.Random(1)
    state = start.copy()

    def some() -> int:
        nonlocal state
        made = 0
        while made < DECISIONS_A_LOOK:
            asked = pending(state)
            if asked == CHANCE:
                n = chance(state, weights)
                apply(state, CHANCE_SEAT, rng.choices(range(n), weights[:n])[0])
            elif asked:
                seat = (asked & -asked).bit_length() - 1
                n = legal(state, seat, out)
                apply(state, seat, out[int(rng.random() * n)])
                made += 1
            else:
                state = start.copy()
        return made

    return slices(some)


def match_play(name: str, options: Options) -> Slice:
    """The object API, with its checks and history: `to_move`, `actions`, `play`."""
    rng = random.Random(1)

    def some() -> int:
        match = ts.new(name, seed=rng.getrandbits(32), **options)
        made = 0
        while match.to_move and made < DECISIONS_A_LOOK:
            seat = match.to_move[0]
            match.play(seat, rng.choice(match.actions(seat)))
            made += 1
        return made

    return slices(some)


def _need_numba() -> None:
    if not builds.available():
        raise Missing(f"not installed: numba ({INSTALL})")


def compiled_play(name: str, options: Options, *, games: int, decisions: int, threads: int | None = None) -> Slice:
    """The compiled rules in a batch, the legal mask filled at every decision (`Batch.run`).

    Given a number of threads, even one, it goes by the wall clock, so that the numbers can be compared.
    """
    _need_numba()
    batch = Batch(ts.game(name), games, seed=1, build="compiled", threads=threads or 1, **options)

    def some() -> int:
        made: int = batch.run(decisions)["decisions"]
        return made

    return slices(some, wall_time if threads else core_time)


def observed_play(name: str, options: Options, *, games: int, decisions: int) -> Slice:
    """The compiled rules stepped from outside: a random action, the step, the legal mask and the observation of every game."""
    _need_numba()
    batch = Batch(ts.game(name), games, seed=1, build="compiled", threads=1, **options)
    seen = batch.observe()

    def some() -> int:
        for _ in range(decisions):
            batch.step(batch.random_actions())
            batch.observe(seen)
        return games * decisions

    return slices(some)


def tried(name: str, options: Options, *, games: int, calm: bool) -> Slice:
    """Every legal action of many games in the middle tried, none taken (`Batch.afterstates`)."""
    _need_numba()
    batch = Batch(ts.game(name), games, seed=1, build="compiled", threads=1, **options)
    for _ in range(40):
        batch.step(batch.random_actions())

    def some() -> int:
        return len(batch.afterstates(calm=calm)[0])

    return slices(some)


def believed_play(name: str, options: Options, *, games: int, decisions: int) -> Slice:
    """The vectorised environment with belief inputs: a random action, the step, mask, observation and belief of every game."""
    _need_numba()
    env = VectorEnv(name, games, seed=1, build="compiled", threads=1, belief=True, **options)
    env.reset()

    def some() -> int:
        for _ in range(decisions):
            env.step(env.random_actions())
        return games * decisions

    return slices(some)


def compiled_games(name: str, options: Options, *, games: int) -> Slice:
    """Whole games in the compiled build, from the first deal to the end, without masks (`Batch.finish`)."""
    _need_numba()
    batch = Batch(ts.game(name), games, seed=1, build="compiled", threads=1, **options)

    def some() -> int:
        batch.restart()
        made: int = batch.finish()["decisions"]
        return made

    return slices(some)


def pettingzoo_play(name: str, options: Options) -> Slice:
    """Our PettingZoo environment, in its usual wrappers."""
    package("pettingzoo")
    module = package(f"topsecret.envs.pettingzoo.{name}_v1")
    return peers.pettingzoo_cycle(lambda: module.env(**options))


def openspiel_play(name: str, options: Options) -> Slice:
    """Our game in OpenSpiel, driven from Python, with the mask and the observation tensor."""
    spiel = package("pyspiel")
    package("topsecret.envs.openspiel")
    return peers.openspiel_watched(spiel.load_game(f"python_topsecret_{name}", dict(options)))


def _midway(name: str, options: Options) -> ts.Match:
    """A match some way in, with something in every field."""
    rng = random.Random(1)
    match = ts.new(name, seed=1, **options)
    for _ in range(40):
        seat = match.to_move[0]
        match.play(seat, rng.choice(match.actions(seat)))
    return match


def state_copy(name: str, options: Options, times: int) -> Slice:
    state, _ = ts.game(name).read_position(_midway(name, options).position)
    return repeated(state.copy, times)


def match_copy(name: str, options: Options, times: int) -> Slice:
    return repeated(_midway(name, options).copy, times)
