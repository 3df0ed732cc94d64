"""The bots: `make("greedy", "kramer", seed=7)` gives a player for one seat of one game."""

from __future__ import annotations

import difflib
import importlib
from dataclasses import dataclass
from typing import cast

from .bot import Bot, BotError, View
from .runner import Table, play

__all__ = ["Bot", "BotError", "Table", "View", "make", "names", "play"]


@dataclass(frozen=True)
class _Entry:
    """Where a bot's class is, imported when first asked for, and what its parameter means (None: it takes none)."""

    module: str
    name: str
    parameter: str | None = None


_BOTS: dict[str, dict[str, _Entry]] = {
    "kramer": {
        "random": _Entry("uniform", "RandomBot"),
        "greedy": _Entry("kramer_greedy", "KramerGreedy"),
    },
    "randolph": {
        "random": _Entry("uniform", "RandomBot"),
        "greedy": _Entry("randolph_greedy", "RandolphGreedy"),
    },
}


def names(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game."""
    if game not in _BOTS:
        raise BotError(f"unknown game {game!r}: {_did_you_mean(game, tuple(_BOTS))}")
    return tuple(_BOTS[game])


def make(spec: str, game: str, *, seed: int) -> Bot:
    """A bot by its name, with `name:parameter` where it takes one; its random stream is that of the seed."""
    name, colon, parameter = spec.partition(":")
    known = names(game)
    if name not in known:
        raise BotError(f"unknown bot {name!r} for {game}: {_did_you_mean(name, known)}")
    entry = _BOTS[game][name]
    if entry.parameter is None and colon:
        raise BotError(f"bot {name} takes no parameter: write {name!r}, not {spec!r}")
    if entry.parameter is not None and colon and not parameter:
        raise BotError(f"bot {name}: the parameter is missing in {spec!r}; it is {entry.parameter}")
    kind = getattr(importlib.import_module(f".{entry.module}", __name__), entry.name)
    return cast(Bot, kind(seed=seed, parameter=parameter) if colon else kind(seed=seed))


def _did_you_mean(word: str, known: tuple[str, ...]) -> str:
    close = difflib.get_close_matches(word, known, 1)
    return (f"did you mean {close[0]}? " if close else "") + f"known are {', '.join(known)}"
