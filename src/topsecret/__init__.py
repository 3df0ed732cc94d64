"""Top Secret: two out-of-print board games of that name, by Wolfgang Kramer and by Alex Randolph.

import topsecret as ts
m = ts.new("kramer", players=4, cards=True, seed=7)
"""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .chance import Chance, Script, ScriptError, Seeded, System
from .match import IllegalAction, Match, NoteError, SeatError, make_chance
from .options import OptionError
from .play.game import Action, Event, Game, NotationError, PositionError, Result
from .record import Record, RecordError
from .record import load as _load
from .what_if import WhatIf

if TYPE_CHECKING:
    from .kernel.batch import Batch, BatchError

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Batch",
    "BatchError",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "NotationError",
    "NoteError",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Result",
    "Script",
    "ScriptError",
    "SeatError",
    "Seeded",
    "System",
    "WhatIf",
    "belief",
    "game",
    "games",
    "load",
    "new",
]

_GAMES = ("kramer", "randolph")


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> Any:
    if name not in ("Batch", "BatchError"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(".kernel.batch", __name__), name)  # it needs NumPy, and the rest does not


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
    """Return a new match: options by name, dice from a seed, a script or (default) the system; or any position to go on from.

    Options and their defaults:

    kramer:
        players=4                   How many play
        agents=None                 Which agents are in play; the others sit out
        cards=False                 Play with the 26 Top Secret cards
        dossier=False               Play with the secret dossier
        finish=42                   The total that ends the game
        round_limit=None            End the game after that many rounds
        safe_target='any'           Where the safe may go after a scoring: any other building, or an empty one only (any or empty)
        marker_card='literal'       Whether card C3 may carry a marker past Finish, or stops two fields before it (literal or capped)
        dossier_dashes='consistent' Whether a dossier holds exactly as many dashes as there are free agents, or any number (consistent or free)
        die='special'               A die with the faces 1-3, 2, 3, 4, 5, 6, or a plain one (special or plain)

    randolph:
        players=4                   How many play
        edition='french'            Which printed rules decide where they differ; a preset of stack_check and tie (french or english)
        board='world'               The board: world, europe, or a file of your own
        colours=None                Which colours play, clockwise; with three any three
        target=10                   How many secrets win
        placement='simultaneous'    Suitcases are placed all at once in secret, or openly one at a time (simultaneous or round_robin)
        guards=1                    With three players: how many agents each opponent of the favoured player may put into the empty start base
        must_use_all=False          All steps of the roll must be used if they can be
        stack_check='end_of_turn'   Who leaves a city where three own agents stand: any of them, or the one that entered (end_of_turn or end_of_move)
        tie='aggressor'             Who wins a tied duel: the aggressor, or the aggressor only with his last step (aggressor or exact_count)
        bonus='agent'               Who may use the bonus step of a won duel: the winner, or any agent (agent or pool)
        bomb_carrier='dies'         Whether the carrier of a bomb is lost, or may be spared (dies or choosable)
        last_standing='wins'        Whether the only player with agents wins at once, or plays on (wins or plays_on)
        round_limit=None            End the game after that many rounds
    """
    chosen = game(name)
    source = make_chance(seed, chance)
    if position is None:
        return Match(chosen, chosen.options.complete(options), chance=source, names=names)
    if options:
        raise OptionError(f"a position brings its own options: leave out {', '.join(options)}")
    chosen = chosen.of_position(position)
    state, complete = chosen.read_position(position)
    return Match(chosen, complete, chance=source, state=state, names=names)


def belief(match: Match, seat: int | None) -> Any:
    """What a seat (None: a spectator) can conclude about what is hidden from it; see `topsecret.beliefs`."""
    return importlib.import_module(".beliefs", __name__).belief(match, seat)


def load(text: str | Record, *, chance: Chance | None = None) -> Match:
    """The match a record tells of, ready to go on."""
    return _load(text, game, chance)
