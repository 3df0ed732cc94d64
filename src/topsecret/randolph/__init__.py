"""Alex Randolph's spy war with suitcases and duels, 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any, ClassVar
from weakref import WeakValueDictionary

from ..kernel.loops import WEIGHTS
from ..kernel.state import State, Words
from ..play.game import Event, Game, LogBook, NotationError, PositionError, Result, Worlds
from ..text import Say
from . import actions, casefile, events, features, interface, pace, view, ways, why, world
from .actions import ACTIONS
from .board import MAX_ROUTES, Board
from .board import load as load_board
from .options import OPTIONS
from .state import FACES, FAULTS, LAYOUT, NONE, ROUND_LIMIT, START

_CITY_FIELDS = ("place", "lies", "crowd")


class Randolph(Game):
    """The game as matches, records and bots use it, with the names of one board and its colours."""

    name = "randolph"
    title = "Top Secret (Alex Randolph)"
    version = 1
    layout = LAYOUT
    face: ClassVar[ModuleType] = interface
    options = OPTIONS
    action_count = ACTIONS
    observation = features.PARTS
    catalogue = ("players", "board", "colours")

    def __init__(self, board: Board, colours: Sequence[str]) -> None:
        self.names = actions.Names(board, colours)
        cities = dict(enumerate(board.city_ids))
        self.words = {name: Words({**LAYOUT.by_name[name].values.names, **cities}) for name in _CITY_FIELDS}

    def __reduce__(self) -> tuple[Any, ...]:
        return _table, (self.names.board, self.names.colours)

    def at(self, options: Mapping[str, Any]) -> Game:
        return _table(options["board"], options["colours"])

    def fill_options(self, state: State, options: Mapping[str, Any]) -> None:
        board: Board = options["board"]
        state.seats = options["players"]
        for seat, colour in enumerate(options["colours"]):
            state.colour[seat] = board.colours.index(colour)
        state.cities = len(board.city_ids)
        _fill(state.neighbours, board.neighbours)
        _fill(state.exits, board.exits)
        _fill(state.gates, board.gates)
        state.target = options["target"]
        state.placement = int(options["placement"] == "round_robin")
        state.guards = options["guards"]
        state.must_use_all = int(options["must_use_all"])
        state.stack_check = int(options["stack_check"] == "end_of_move")
        state.tie = int(options["tie"] == "exact_count")
        state.bonus_pool = int(options["bonus"] == "pool")
        state.bomb_carrier = int(options["bomb_carrier"] == "choosable")
        state.plays_on = int(options["last_standing"] == "plays_on")
        state.round_limit = options["round_limit"] or 0

    def action_text(self, action: int) -> str:
        return self.names.text(action)

    def action_data(self, action: int) -> dict[str, Any]:
        return self.names.data(action)

    def normal_text(self, text: str) -> str:
        return self.names.normal_text(text)

    def chance_label(self, state: State) -> str:
        return f"start {interface.next_to_roll(state)}" if state.phase == START else "roll"

    def chance_text(self, state: State, outcome: int) -> str:
        return "{}+{}".format(*divmod(outcome, FACES))

    def chance_number(self, state: State, text: str) -> int:
        known = [self.chance_text(state, outcome) for outcome in range(interface.chance(state, [0] * WEIGHTS))]
        if text not in known:
            raise NotationError(
                f"{text!r} is no outcome of '{self.chance_label(state)}': two dice with the faces 0 to 3 are written as 2+1"
            )
        return known.index(text)

    def reason(self, state: State, seat: int, action: int) -> str:
        return why.reason(state, seat, action, self.names)

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return events.events(before, seat, action, after, self.names)

    def view(self, state: State, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
        return view.view(state, seat, self.names, public)

    def text(self, view: Mapping[str, Any], width: int = 78, say: Say | None = None) -> str:
        from .drawing import text  # a match that nobody prints needs no drawings

        return text.draw(view, width, say)

    def hidden(self, state: State) -> world.Hidden:
        return world.hidden(state, self.names)

    def worlds(self, view: Mapping[str, Any], seat: int | None) -> Worlds:
        table, first = self.seated(view)
        assert isinstance(table, Randolph)
        return world.Worlds(first, table.names, view, seat)

    def ways(self, state: State, seat: int) -> list[list[int]]:
        return ways.ways(self, state, seat)

    def svg(self, view: Mapping[str, Any]) -> str:
        from .drawing.svg import draw  # only those who look at pictures wait for it

        return draw(self.names.board, view)

    def result(self, state: State) -> Result | None:
        return view.result(state)

    def rounds(self, states: Any) -> int:
        return int((states["round"].astype(int) + (states["ending"] != ROUND_LIMIT)).sum())

    def check(self, state: State) -> None:
        fault = interface.fault(state)
        if fault:
            raise PositionError(FAULTS[fault])

    def final(self, before: State, seat: int, action: int, after: State) -> bool:
        return events.shows(before, action, after)

    def shown_ms(self, events: Sequence[Mapping[str, Any]]) -> list[int]:
        return pace.lengths(events)

    def log_book(self, start: State) -> LogBook:
        del start
        return casefile.Casefile()


def _fill(field: Any, rows: Sequence[Sequence[int]]) -> None:
    """Write rows of cities into a field of the board, the rest NONE."""
    for row in range(field.shape[0]):
        for k in range(MAX_ROUTES):
            field[row, k] = rows[row][k] if row < len(rows) and k < len(rows[row]) else NONE


_PLAYED: WeakValueDictionary[tuple[Board, tuple[str, ...]], Randolph] = WeakValueDictionary()


@lru_cache(maxsize=64)
def _table(board: Board, colours: tuple[str, ...]) -> Randolph:
    """The game of one table: the same object for as long as a match holds it, so that matches can be compared."""
    table = _PLAYED.get((board, colours))
    if table is None:
        table = _PLAYED[board, colours] = Randolph(board, colours)
    return table


GAME = _table(load_board("world"), load_board("world").colours)
