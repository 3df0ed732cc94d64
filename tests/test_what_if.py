"""What a move would make of the table: certain is only what holds in every world that the seat cannot tell from the true one."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import topsecret as ts
from topsecret.kramer.state import OVER as KRAMER_OVER
from topsecret.what_if import WhatIf

from .kramer import play as kramer
from .kramer.positions import kramer as kramer_at
from .randolph import play as randolph
from .randolph.positions import randolph as randolph_at

GAMES = [
    *(("kramer", {"players": 2 + k % 6, "finish": 20, "round_limit": 20, **options}, kramer.likely) for k, options in enumerate(kramer.VARIANTS)),
    *(("randolph", {"round_limit": 12, **options}, randolph.likely) for options in randolph.VARIANTS),
]  # fmt: skip
WORLDS = 5


def fits(certain: Any, real: Any, path: str, answer: WhatIf) -> None:
    """What is certain is so; what is possible is one of the values; nothing else is left out but what is called unknown."""
    if path in answer.unknown:
        return
    if path in answer.possible:
        assert real in answer.possible[path], path
    elif isinstance(certain, dict):
        assert certain.keys() <= real.keys(), path
        for name in real:
            fits(certain.get(name), real[name], f"{path}.{name}", answer)
    elif isinstance(certain, list) and certain and isinstance(certain[0], dict):
        for n, (one, other) in enumerate(zip(certain, real, strict=True)):
            fits(one, other, f"{path}.{n}", answer)
    else:
        assert certain == real, path


def compare(match: ts.Match, seat: int, moves: list[int], seeds: range) -> WhatIf:
    """The answer is the same in every world with the same view, and what really happens there fits it."""
    answer = match.what_if(seat, moves)
    text = written(answer)
    for seed in seeds:
        world = match.resampled(seat, seed, chance=ts.Script(()))
        assert written(world.what_if(seat, moves)) == text
        world.play(seat, moves[: len(moves) - answer.left])
        fits(answer.view, world.view(seat, log=False), "view", answer)
        told = world.events(seat)
        for n, event in enumerate(told):
            if f"events.{n}" in answer.unknown:
                break
            fits(answer.events[n], event, f"events.{n}", answer)
    return answer


def written(answer: WhatIf) -> str:
    return json.dumps([answer.moves, answer.left, answer.view, answer.events, answer.possible, answer.unknown])


@pytest.mark.parametrize(("game", "options", "likely"), GAMES, ids=str)
def test_certain_is_what_happens_in_every_world_that_the_seat_cannot_tell_from_this_one(
    game: str, options: dict[str, Any], likely: Any
) -> None:
    rng = random.Random(len(options))
    open_parts = 0
    for seed in range(2):
        match = ts.new(game, seed=seed, **options)
        while not match.over and match.version < 600:
            seat, action = likely(match, rng)
            if shows(match, seat, action) or rng.random() < 0.02:
                answer = compare(match, seat, [action], range(WORLDS))
                open_parts += len(answer.possible) + len(answer.unknown)
            match.play(seat, action)
    assert open_parts > 5


def shows(match: ts.Match, seat: int, action: int) -> bool:
    """The action ends the game or brings something secret to light."""
    before = match.state
    after = match.game.after(before, seat, action)
    return match.game.face.pending(after) == 0 or match.game.name == "randolph" and match.game.final(before, seat, action, after)
