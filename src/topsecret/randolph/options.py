"""Randolph's options: defaults are the French edition, the English one is a preset (R1.4, R2 to R9)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any
from urllib.parse import quote, unquote

from ..options import Option, OptionError, OptionSet
from . import board as boards
from .board import COLOURS, Board, BoardError
from .state import SECRETS_EACH

EMBEDDED = "json:"
"""A board that is not one of ours is written whole, so that a record needs nothing but itself."""
OWN = "own"
"""The id of every board that is not one of ours: the name of the file it came from is not part of the game."""


def _read_board(value: Any) -> Board:
    """A board, the name of one of ours, a path to a file, or a board written whole."""
    try:
        if isinstance(value, Board):
            return _owned(value)
        if isinstance(value, str) and value.startswith(EMBEDDED):
            return boards.parse(unquote(value[len(EMBEDDED) :]), source="the board in the options", id=OWN)
        return _owned(boards.load(value))
    except BoardError as error:
        raise OptionError(f"option board: {error}") from None
    except (TypeError, OSError) as error:
        raise OptionError(f"option board: {value!r} cannot be read: {error}") from None


def _owned(board: Board) -> Board:
    """One of our boards as it is, any other with the id of a board of one's own."""
    ours = board.id in boards.known() and boards.load(board.id) == board
    return board if ours else replace(board, id=OWN)


def _write_board(board: Board) -> str:
    return EMBEDDED + quote(board.to_json()) if board.id == OWN else board.id


def _read_colours(value: Any) -> tuple[str, ...] | None:
    """Colours as a list or as one text (`red,blue,green`)."""
    if value is None or value == "default":
        return None
    if not isinstance(value, str | list | tuple):
        raise OptionError(f"option colours: {value!r} is not allowed; it must be {COLOUR_WORDS}")
    parts = [str(part).strip() for part in (value.split(",") if isinstance(value, str) else value)]
    for part in parts:
        if part not in COLOURS:
            raise OptionError(f"option colours: unknown colour {part!r}; known are {', '.join(COLOURS)}")
    if len(set(parts)) != len(parts):
        raise OptionError("option colours: a colour is named twice")
    return tuple(parts)


def _finish(values: dict[str, Any]) -> dict[str, Any]:
    """R2.1, R3.1: the colours are the board's for that many players, unless chosen; the target must be within reach."""
    players, board = values["players"], values["board"]
    colours = values["colours"]
    if colours is None:
        colours = tuple(board.colours[index] for index in board.seats[players])
    if len(colours) != players:
        raise OptionError(f"option colours: {players} players need {players} colours, not {len(colours)}")
    corners = [board.colours.index(colour) for colour in colours]
    if any((b - a) % 4 >= (corners[0] - a) % 4 for a, b in pairwise(corners) if a != corners[0]):
        raise OptionError(f"option colours: name them clockwise, in the order {', '.join(board.colours)}")
    if players == 2 and (corners[1] - corners[0]) % 4 != 2:
        raise OptionError("option colours: two players sit in opposite corners (R2.1)")
    highest = SECRETS_EACH * players
    if values["target"] > highest:
        raise OptionError(
            f"option target: {values['target']} is not allowed; with {players} players it must be a whole number from 5 to {highest}"
        )
    return {**values, "colours": colours}


COLOUR_WORDS = "as many of red, blue, green, yellow as there are players, clockwise"
EDITIONS = {
    "french": {"stack_check": "end_of_turn", "tie": "aggressor"},
    "english": {"stack_check": "end_of_move", "tie": "exact_count"},
}

OPTIONS = OptionSet(
    "randolph",
    (
        Option("players", 4, "number", "How many play.", "R2.1", low=2, high=4),
        Option("edition", "french", "choice", "Which printed rules decide where they differ; a preset of stack_check and tie.", "R6.2", choices=tuple(EDITIONS)),
        Option("board", boards.load("world"), "other", "The board: world, europe, or a file of your own.", "R1.4", read=_read_board, write=_write_board, values="the name of a board, or a path to a .json file"),
        Option("colours", None, "other", "Which colours play, clockwise; with three any three.", "R2.1", read=_read_colours, write=",".join, values=COLOUR_WORDS),
        Option("target", 10, "number", "How many secrets win.", "R3.1", low=5, high=SECRETS_EACH * 4),
        Option("placement", "simultaneous", "choice", "Suitcases are placed all at once in secret, or openly one at a time.", "R2.3", choices=("simultaneous", "round_robin")),
        Option("guards", 1, "number", "With three players: how many agents each opponent of the favoured player may put into the empty start base.", "R2.4", low=0, high=2),
        Option("must_use_all", False, "flag", "All steps of the roll must be used if they can be.", "R4.1"),
        Option("stack_check", "end_of_turn", "choice", "Who leaves a city where three own agents stand: any of them, or the one that entered.", "R4.2", choices=("end_of_turn", "end_of_move")),
        Option("tie", "aggressor", "choice", "Who wins a tied duel: the aggressor, or the aggressor only with his last step.", "R6.2", choices=("aggressor", "exact_count")),
        Option("bonus", "agent", "choice", "Who may use the bonus step of a won duel: the winner, or any agent.", "R6.6", choices=("agent", "pool")),
        Option("bomb_carrier", "dies", "choice", "Whether the carrier of a bomb is lost, or may be spared.", "R8.1", choices=("dies", "choosable")),
        Option("last_standing", "wins", "choice", "Whether the only player with agents wins at once, or plays on.", "R9.3", choices=("wins", "plays_on")),
        Option("round_limit", None, "optional number", "End the game after that many rounds.", "R9.5", low=1, high=1000),
    ),
    presets=EDITIONS,
    finish=_finish,
)  # fmt: skip
