"""The settings of a table, checked before anything is written."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from typing import Any

from .. import OptionError, bots
from .. import game as find_game
from ..bots import BotError
from ..play.game import Game
from .commands import Refusal
from .entries import Clock

LONGEST = 366 * 24 * 3600
"""Seconds on a clock."""
BOARD_LIMIT = 40_000
"""Characters of a board of one's own."""
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def game(name: str) -> Game:
    try:
        return find_game(name)
    except OptionError as error:
        raise Refusal("bad", str(error)) from None


def options(chosen: Game, given: Mapping[str, Any]) -> str:
    """The options as words, every one checked; a server opens no file that a visitor names."""
    wanted = dict(given)
    board = wanted.get("board")
    if isinstance(board, Mapping):
        board = wanted["board"] = "json:" + json.dumps(board)
    if board is not None:
        from ..randolph.board import known

        own = isinstance(board, str) and board.startswith("json:")
        if not own and board not in known():
            raise Refusal("bad", f"unknown board {board!r}: known are {', '.join(known())}; or give a board as JSON")
        if own and len(board) > BOARD_LIMIT:
            raise Refusal("bad", f"the board is too long: {len(board)} characters, at most {BOARD_LIMIT} are read")
    try:
        return chosen.options.text(chosen.options.complete(wanted))
    except OptionError as error:
        raise Refusal("bad", str(error)) from None


def complete(chosen: Game, words: str) -> dict[str, Any]:
    """Every option with its value, from words; checked like the options of a new table."""
    given = {name: value for name, _, value in (word.partition("=") for word in words.split())}
    return chosen.options.complete(chosen.options.parse(options(chosen, given).split()))


def clock(given: Clock) -> Clock:
    for name, low in (("move", 5), ("game", 60), ("grace", 10)):
        value = getattr(given, name)
        if value is not None and not low <= value <= LONGEST:
            raise Refusal("bad", f"clock.{name}: {value} is not allowed; it is {low} to {LONGEST} seconds, or null")
    return given


def name(text: str, what: str = "a name") -> str:
    """A name without invisible characters and spaces around it."""
    clean = " ".join("".join(c for c in text if unicodedata.category(c) not in _HIDDEN).split())
    if not clean:
        raise Refusal("bad", f"{what} needs at least one letter that can be seen")
    return clean


def title(text: str) -> str:
    return name(text, "a title") if text.strip() else ""


def level(wanted: str, chosen: str) -> str:
    """A bot's level, if there is one for the game."""
    try:
        bots.spec(wanted, chosen)
    except BotError as error:
        raise Refusal("bad", str(error)) from None
    return wanted
