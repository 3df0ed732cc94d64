"""A game on a server as the terminal's sessions and desks know games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ... import game as find_game
from ...chance import Script
from ...client import ClientError
from ...match import IllegalAction, Match
from ...play.game import Action, Game, NotationError
from ...what_if import WhatIf
from .visit import Visit


class RemoteMatch:
    """The game of a table, as this device sees it. `Visit.look` makes it newer; it never changes by itself."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        state = visit.picture.state
        known = find_game(state["game"])
        if state["rules"] != known.version:
            raise ClientError(
                "strange",
                f"the server plays {known.name} by rules version {state['rules']}, this program knows version "
                f"{known.version}: use the same version of topsecret as the server",
            )
        self.game: Game = known.at(known.options.complete(state["options"]))

    @property
    def names(self) -> Sequence[str]:
        return self.visit.picture.names

    @property
    def to_move(self) -> tuple[int, ...]:
        return self.visit.picture.to_move

    @property
    def version(self) -> int:
        return len(self.visit.picture.events)

    @property
    def on(self) -> bool:
        """Whether the game goes on."""
        return self.visit.picture.status == "playing"

    def asked(self) -> list[int]:
        """The seats of this device that may act now."""
        picture = self.visit.picture
        return [s for s in picture.to_move if s in picture.mine and not picture.seats[s]["resigned"]]

    def actions(self, seat: int) -> list[Action]:
        picture = self.visit.picture
        return [self.game.action(number) for number in picture.actions] if picture.seat == seat else []

    def view(self, seat: int | None) -> dict[str, Any]:
        """The table as the audience at hand sees it; without the log book."""
        return dict(self.visit.picture.view or {})

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        return [dict(event) for event in self.visit.picture.events]

    def what_if(self, seat: int, move: Any) -> WhatIf:
        """As `Match.what_if`: asked of a table that looks like what the seat sees, so that nothing else can tell."""
        view = self.view(seat)
        world = self.game.world(view, seat)
        return Match(self.game, self.game.options.complete(view["options"]), chance=Script(), state=world).what_if(
            seat, move
        )

    def play(self, seat: int, move: Any) -> None:
        picture = self.visit.picture
        self._do({"do": "play", "seat": seat, "move": self._move(move), "at": picture.n})

    def undo(self, seat: int) -> None:
        self._do({"do": "undo", "seat": seat})

    def note(self, seat: int, about: str, text: str) -> None:
        self._do({"do": "note", "seat": seat, "about": about, "text": text})

    def _do(self, command: Mapping[str, Any]) -> None:
        try:
            self.visit.do(self.visit.table.do(command))
        except ClientError as error:
            if error.code in ("closed", "strange", "unreachable"):
                raise
            self.visit.look()
            raise IllegalAction(error.message) from None

    def _move(self, move: Any) -> Any:
        """A move as the server takes it: text, number or several."""
        if isinstance(move, Action):
            return move.id
        if isinstance(move, Mapping):
            try:
                return self.game.number_of(move)
            except NotationError as error:
                raise IllegalAction(str(error)) from None
        if isinstance(move, str | int):
            return move
        return [self._move(one) for one in move]
