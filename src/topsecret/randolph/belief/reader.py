"""What one seat can conclude about Randolph's suitcases: the events it is told, followed by the tracker in a state of the rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...kernel.scratch import Scratch
from ...kernel.state import State
from .. import GAME
from ..actions import (
    CARD_ACTION,
    DESTINATIONS,
    DROP_ACTION,
    END_ACTION,
    HEADQUARTERS,
    LEAVE_ACTION,
    LOOT_ACTION,
    LOSE_ACTION,
    PICK_ACTION,
    STEP_ACTION,
    TAKE_ACTION,
    Names,
    content_name,
)
from ..state import BOMB, CHANCE, CHANCE_SEAT, DUEL, FACES, LETTERS_EACH, LOOT, NONE, OUT, SUITCASES
from ..world import shown
from . import tracker

Content = int | str
CONTENTS: tuple[Content, ...] = tuple(content_name(GAME.face.content(kind)) for kind in range(tracker.CONTENTS))
MOVES = ("stepped", "taken", "exchanged", "dropped")
"""What can be taken back."""


@dataclass(frozen=True)
class Belief:
    """What a seat can conclude about the suitcases."""

    seat: int | None
    contents: dict[str, dict[Content, float]]
    """By suitcase, what it may hold and how likely that is."""
    styles: dict[int, dict[str, float]]
    """By owner, how likely it plays in each of the tracker's styles."""
    _draw: Callable[[random.Random], dict[str, Content]]

    def sample(self, rng: random.Random) -> dict[str, Content]:
        """Return what every suitcase holds, in a world drawn from the posterior."""
        return self._draw(rng)

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"seat": self.seat, "contents": self.contents, "styles": self.styles}


class Reader:
    """Follows a game from one seat (None: a spectator): tell it the seat's events, ask it with the seat's view.

    Its state is the table as everybody sees it. Events that do not fit the state it knows are from before it looked; they tell it nothing.
    """

    def __init__(self, seat: int | None, view: dict[str, Any]) -> None:
        self.seat = seat
        game, self._first = GAME.seated(view)
        self._names: Names = game.names  # type: ignore[attr-defined]  # only Randolph's tables have them
        self._cities: dict[str, int] = {city: k for k, city in enumerate(self._names.cities)} | {"hq": HEADQUARTERS}
        self._cases: dict[str, int] = {
            id: k for k, id in enumerate(self._names.suitcases[: LETTERS_EACH * self._first.seats])
        }
        self._book, self._room = Scratch(tracker.BOOK), Scratch(tracker.ROOM)
        self._legal = [0] * game.action_count
        tracker.start(self._book)
        tracker.prepare(self._first, self._room)
        self._known: dict[int, int] = {}
        """By suitcase, the contents that the seat may know."""
        self._moves: list[tuple[int, int]] = []
        """Seats and actions of this turn, which may be taken back."""
        self._g: State
        self.look(view)

    def look(self, view: dict[str, Any], state: State | None = None) -> None:
        """Take in what the seat sees (`state`: made into a table already); contents that it may know are certain from now on."""
        for suitcase in view["suitcases"]:
            if suitcase["content"] is not None:
                self._known[self._cases[suitcase["id"]]] = CONTENTS.index(suitcase["content"])
        if not self._moves:
            self._g = state or GAME.world(view, self.seat)

    # --- what it is told

    def hear(self, events: Sequence[dict[str, Any]]) -> None:
        """Take in what the seat was told since the last time."""
        for event in events:
            kind = event["type"]
            if kind == "undone":
                if self._moves and self._moves[-1][0] == event["seat"]:
                    self._moves.pop()
            elif kind in MOVES and self._g.phase != LOOT:
                self._moves.append((event["seat"], self._action(event)))
            elif kind != "defenders_met":
                if kind == "delivered":
                    suitcase, content = self._cases[event["suitcase"]], event["content"]
                    self._known[suitcase] = CONTENTS.index(content)
                    self._g.content[suitcase] = BOMB if content == "bomb" else content
                for seat, action in self._moves:
                    self._apply(seat, action)
                self._moves.clear()
                self._happened(event)

    def _action(self, event: dict[str, Any]) -> int:
        """Return the action that a move was."""
        agent: int = event["agent"] - 1
        if event["type"] == "stepped":
            return STEP_ACTION + agent * DESTINATIONS + self._cities[event["to"]]
        if event["type"] == "dropped":
            return DROP_ACTION + agent
        return TAKE_ACTION + agent * SUITCASES + self._cases[event["suitcase"]]

    def _happened(self, event: dict[str, Any]) -> None:
        """Take in what cannot be taken back."""
        kind, g = event["type"], self._g
        if kind == "setup_shown":
            self._shown(event)
        elif kind in ("start_rolled", "rolled"):
            self._apply(CHANCE_SEAT, event["dice"][0] * FACES + event["dice"][1])
        elif kind == "turn_ended":
            self._apply(event["seat"], END_ACTION)
        elif kind == "defender_picked":
            self._apply(event["seat"], PICK_ACTION + event["agent"] - 1)
        elif kind == "duel_revealed" and g.phase == DUEL:
            attacker, defender = event["attacker"], event["defender"]
            if (attacker["seat"], defender["seat"]) == (g.turn, g.defender):
                g.chosen[g.turn], g.chosen[g.defender] = attacker["card"], NONE
                self._apply(g.defender, CARD_ACTION + defender["card"])
        elif kind in MOVES:
            self._apply(event["seat"], LOOT_ACTION)
        elif kind == "loot_left":
            self._apply(event["seat"], LEAVE_ACTION)
        elif kind == "agent_lost" and g.place[event["seat"], event["agent"] - 1] != OUT:
            self._apply(event["seat"], LOSE_ACTION + event["agent"] - 1)

    def _apply(self, seat: int, action: int) -> None:
        g = self._g
        if seat == CHANCE_SEAT:
            fits = GAME.face.pending(g) == CHANCE
        else:
            fits = action in self._legal[: GAME.face.legal(g, seat, self._legal)]
        if fits:
            tracker.apply(g, seat, action, self._book, self._room, self._legal)

    def _shown(self, event: dict[str, Any]) -> None:
        """R2.3 to R2.5: the set-up is over, wherever the suitcases and the guards are."""
        self._g = shown(self._first, self._names, event)
        tracker.start(self._book)
        tracker.note_places(self._g, self._book, self._room)

    # --- what it concludes

    def public(self) -> list[list[float]]:
        """Return by suitcase (seat by seat, A to D), then by CONTENTS: how likely those who have none of that colour think it holds that."""
        for owner in self._owners:
            tracker.state(self._g, owner, self._book, self._room)
        stated = self._book.stated
        return [[stated[k, content] for content in range(len(CONTENTS))] for k in range(len(self._cases))]

    def matrix(self) -> list[list[float]]:
        """Return by suitcase, then by CONTENTS: how likely it holds that, as the seat knows it."""
        rows = self.public()
        for suitcase, known in self._known.items():
            rows[suitcase] = [float(content == known) for content in range(len(CONTENTS))]
        return rows

    def styles(self, owner: int) -> dict[str, float]:
        """Return how likely the owner plays in each style."""
        tracker.weigh(self._g, owner, self._book, self._room)
        total = sum(self._room.style)
        return {name: share / total for name, share in zip(tracker.STYLES, self._room.style, strict=True)}

    def belief(self, view: dict[str, Any]) -> Belief:
        """Return what the seat can conclude now."""
        contents = self.posterior(view)
        styles = {owner: self.styles(owner) for owner in self._owners if owner != self.seat}
        return Belief(self.seat, contents, styles, self._drawer())

    def posterior(self, view: dict[str, Any] | None = None) -> dict[str, dict[Content, float]]:
        """Return by suitcase: what it may hold, and how likely; delivered ones and the seat's own are certain."""
        if view is not None:
            self.look(view)
        rows = self.matrix()
        return {
            id: {content: share for content, share in zip(CONTENTS, rows[k], strict=True) if share}
            for id, k in self._cases.items()
        }

    def sample(self, rng: random.Random) -> dict[str, Content]:
        """Return contents of all suitcases at once, drawn from the posterior."""
        return self._drawer()(rng)

    def _drawer(self) -> Callable[[random.Random], dict[str, Content]]:
        """Return what draws contents from the posterior as it is now."""
        weights = [self._weights(owner) for owner in self._owners]
        orders = range(tracker.ORDERS)
        return lambda rng: self._held([rng.choices(orders, row)[0] for row in weights])

    @property
    def _owners(self) -> range:
        return range(self._first.seats)

    def _weights(self, owner: int) -> list[float]:
        """Return how much each order of an owner's contents weighs for the seat."""
        tracker.weigh(self._g, owner, self._book, self._room)
        return [weight if self._agrees(owner, k) else 0.0 for k, weight in enumerate(self._room.weight)]

    def _agrees(self, owner: int, order: int) -> bool:
        first = owner * LETTERS_EACH
        return all(
            tracker.ORDER[order, letter] == self._known.get(first + letter, tracker.ORDER[order, letter])
            for letter in range(LETTERS_EACH)
        )

    def _held(self, orders: Sequence[int]) -> dict[str, Content]:
        """Return what is in all suitcases, given each owner's order."""
        return {
            id: CONTENTS[tracker.ORDER[orders[k // LETTERS_EACH], k % LETTERS_EACH]] for id, k in self._cases.items()
        }
