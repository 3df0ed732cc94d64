"""Wolfgang Kramer's hidden-identity race, 2 to 7 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from ..kernel.state import State
from ..play.game import Event, Game, LogBook, NotationError, Result, Worlds
from ..text import Say
from . import actions, casefile, check, features, interface, pace, view, why, world
from .actions import ACTIONS
from .options import OPTIONS
from .state import CARD_IDS, COLOURS, DEAL, DRAW, FACES, FINISH, HAND, KINDS, LAYOUT, LETTERS, MOVE, ROLL, ROUND_LIMIT


class Kramer(Game):
    """The game as matches, records and bots use it."""

    name = "kramer"
    title = "Top Secret (Wolfgang Kramer)"
    version = 1
    layout = LAYOUT
    face: ClassVar[ModuleType] = interface
    options = OPTIONS
    action_count = ACTIONS
    observation = features.PARTS

    def __init__(self) -> None:
        self._splits: dict[tuple[int, int, int, bytes], list[int]] = {}
        """The legal moves, by what decides on their points (K3.5, K7.2) and by the agents in play."""

    def fill_options(self, state: State, options: Mapping[str, Any]) -> None:
        state.seats = options["players"]
        state.agents = len(options["agents"])
        for agent, colour in enumerate(COLOURS):
            state.playing[agent] = int(colour in options["agents"])
        state.with_cards = int(options["cards"])
        state.with_dossier = int(options["dossier"])
        state.finish = options["finish"]
        state.round_limit = options["round_limit"] or 0
        state.empty_safe = int(options["safe_target"] == "empty")
        state.capped_markers = int(options["marker_card"] == "capped")
        state.free_dashes = int(options["dossier_dashes"] == "free")
        state.plain_die = int(options["die"] == "plain")

    def action_text(self, action: int) -> str:
        return actions.text(action)

    def action_data(self, action: int) -> dict[str, Any]:
        return actions.data(action)

    def normal_text(self, text: str) -> str:
        return actions.normal_text(text)

    def chance_label(self, state: State) -> str:
        if state.phase == ROLL:
            return "roll"
        if state.phase == DRAW:
            return "draw"
        words = {DEAL: "deal", HAND: "card"}
        return f"{words.get(state.phase, 'identity')} {state.actor}"

    def _outcomes(self, state: State) -> list[str]:
        if state.phase == ROLL:
            return [view.face_name(state, face + 1) or "" for face in range(FACES)]
        if state.phase in (DRAW, HAND):
            return list(CARD_IDS[:KINDS])
        return list(LETTERS)

    def chance_text(self, state: State, outcome: int) -> str:
        if state.phase == ROLL:
            return view.face_name(state, outcome + 1) or ""
        return self._outcomes(state)[outcome]

    def chance_number(self, state: State, text: str) -> int:
        known = self._outcomes(state)
        if text not in known:
            raise NotationError(f"{text!r} is no outcome of '{self.chance_label(state)}': known are {', '.join(known)}")
        return known.index(text)

    def reason(self, state: State, seat: int, action: int) -> str:
        return why.reason(state, seat, action)

    def events(self, before: State, seat: int, action: int, after: State) -> list[Event]:
        return view.events(before, seat, action, after)

    def view(self, state: State, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
        return view.view(state, seat, public)

    def text(self, view: Mapping[str, Any], width: int = 78, say: Say | None = None) -> str:
        from .drawing import text  # a match that nobody prints needs no drawings

        return text.draw(view, width, say)

    def hidden(self, state: State) -> world.Hidden:
        return world.hidden(state)

    def worlds(self, view: Mapping[str, Any], seat: int | None) -> Worlds:
        return world.Worlds(self.seated(view)[1], view, seat)

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal action numbers of a seat, ascending. Lists of moves are long, but few differ: each is made once."""
        if state.phase != MOVE or state.turn != seat:
            return super().legal(state, seat)
        kind = state.roll, state.with_cards, state.plain_die, bytes(state.playing)
        splits = self._splits.get(kind)
        if splits is None:
            splits = self._splits[kind] = super().legal(state, seat)
        return splits

    def svg(self, view: Mapping[str, Any]) -> str:
        from .drawing.svg import draw  # only those who look at pictures wait for it

        return draw(view)

    def result(self, state: State) -> Result | None:
        return view.result(state)

    def rounds(self, states: Any) -> int:
        return int((states["round"].astype(int) + (states["ending"] != ROUND_LIMIT)).sum())

    def turns(self, states: Any) -> int:
        """K3.4: whole rounds, and in the last one as far as the seat that finished."""
        begun = (states["turn"] + 1) * (states["ending"] == FINISH)
        return int((states["round"].astype(int) * states["seats"] + begun).sum())

    def check(self, state: State) -> None:
        check.check(state)

    def derive(self, state: State) -> None:
        interface.derive(state)

    def final(self, before: State, seat: int, action: int, after: State) -> bool:
        return view.shows(before, seat, action, after)

    def shown_ms(self, events: Sequence[Mapping[str, Any]]) -> list[int]:
        return pace.lengths(events)

    def log_book(self, start: State) -> LogBook:
        return casefile.Casefile(start.round + 1)


GAME = Kramer()
