"""Top Secret: two out-of-print board games of that name, by Wolfgang Kramer and by Alex Randolph.

import topsecret as ts
m = ts.new("kramer", players=4, cards=True, seed=7)
"""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Iterable, Sequence
from typing import Any

from .chance import Chance, Script, ScriptError, Seeded, System
from .match import IllegalAction, Match, make_chance
from .options import OptionError
from .play.game import Action, Event, Game, NotationError, PositionError, Result
from .record import Record, RecordError
from .record import load as _load

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "NotationError",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Result",
    "Script",
    "ScriptError",
    "Seeded",
    "System",
    "belief",
    "game",
    "games",
    "load",
    "new",
]

_GAMES = ("kramer", "randolph")


def games() -> tuple[str, ...]:
    """The names of the games."""
    return _GAMES


def game(name: str) -> Game:
    """A game by its name; its rules are loaded when it is first asked for."""
    if name not in _GAMES:
        close = difflib.get_close_matches(str(name), _GAMES, 1)
        hint = f"did you mean {close[0]}? " if close else ""
        raise OptionError(f"unknown game {name!r}: {hint}known are {', '.join(_GAMES)}")
    found: Game = importlib.import_module(f".{name}", __name__).GAME
    return found


def new(
    name: str,
    *,
    seed: int | None = None,
    chance: Chance | Iterable[str] | None = None,
    position: str | None = None,
    names: Sequence[str] | None = None,
    **options: Any,
) -> Match:
    """A new match: options by name, dice from a seed, a script or (default) the system; or any position to go on from."""
    chosen = game(name)
    source = make_chance(seed, chance)
    if position is None:
        return Match(chosen, chosen.options.complete(options), chance=source, names=names)
    if options:
        raise OptionError(f"a position brings its own options: leave out {', '.join(options)}")
    state, complete = chosen.read_position(position)
    return Match(chosen, complete, chance=source, state=state, names=names)


def belief(match: Match, seat: int | None) -> Any:
    """What a seat (None: a spectator) can conclude about what is hidden from it; see `topsecret.beliefs`."""
    return importlib.import_module(".beliefs", __name__).belief(match, seat)


def load(text: str, *, chance: Chance | None = None) -> Match:
    """The match a record tells of, ready to go on."""
    return _load(text, game, chance)
