"""The bots: `make("greedy", "kramer", seed=7)` gives a player for one seat of one game; `levels` are what players choose from."""

from __future__ import annotations

import difflib
import importlib
from dataclasses import dataclass
from typing import cast

from .bot import Bot, BotError, View
from .budget import MEANING
from .runner import Table, play

__all__ = ["Bot", "BotError", "Table", "View", "levels", "make", "names", "play", "spec"]


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
        "belief": _Entry("kramer_belief", "KramerBelief"),
        "search": _Entry("kramer_search", "KramerSearch", MEANING),
    },
    "randolph": {
        "random": _Entry("uniform", "RandomBot"),
        "greedy": _Entry("randolph_greedy", "RandolphGreedy"),
        "belief": _Entry("randolph_belief", "RandolphBelief"),
        "search": _Entry("randolph_search", "RandolphSearch", MEANING),
    },
}

_LEVELS: dict[str, dict[str, str]] = {
    "kramer": {"easy": "greedy", "normal": "belief", "hard": "search:700ms"},
    "randolph": {"easy": "greedy", "normal": "belief", "hard": "search:700ms"},
}
"""Easiest first. A level is a promise to players, a bot's name one to researchers: a level may get a better bot."""


def names(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game."""
    if game not in _BOTS:
        raise BotError(f"unknown game {game!r}: {_did_you_mean(game, tuple(_BOTS))}")
    return tuple(_BOTS[game])


def levels(game: str) -> dict[str, str]:
    """The levels that players choose from, easiest first, each with the bot that plays it."""
    names(game)
    return dict(_LEVELS[game])


def spec(wanted: str, game: str) -> str:
    """The bot for a level (`normal`) or a bot's own name (`greedy`), as `make` takes it; BotError if it is neither."""
    known = levels(game)
    if wanted in known:
        return known[wanted]
    if wanted.partition(":")[0] not in names(game):
        hint = _nearest(wanted, (*known, *names(game)))
        raise BotError(
            f"unknown bot {wanted!r} for {game}: {hint}levels are {', '.join(known)}; bots are {', '.join(names(game))}"
        )
    make(wanted, game, seed=0)
    return wanted


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
    return f"{_nearest(word, known)}known are {', '.join(known)}"


def _nearest(word: str, known: tuple[str, ...]) -> str:
    close = difflib.get_close_matches(word, known, 1)
    return f"did you mean {close[0]}? " if close else ""
