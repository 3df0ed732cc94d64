"""How a game went: its state, and every step that led to it. Copies share the steps, so that searches copy quickly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import topsecret

from ...kernel.state import State
from ...play.game import CHANCE_SEAT, WEIGHTS, Game
from ..scene import told
from ..solo import OVER, own_desk

__all__ = ["OVER", "Course", "Step"]


class Step:
    """One thing that happened: who (-1: chance) did what in which state, and the step before it."""

    __slots__ = ("action", "before", "previous", "seat", "texts")

    def __init__(self, previous: Step | None, before: bytes, seat: int, action: int) -> None:
        self.previous = previous
        self.before = before
        self.seat = seat
        self.action = action
        self.texts: dict[int | None, str] = {}
        """What a seat was told up to and with this step, where that was asked for."""


class Course:
    """A game in play, chance included as a player. After `limit` decisions, or as many chance moves, it is broken off.

    A game that is broken off ends as by its round limit. The limit is not for the players: it is only there because OpenSpiel
    wants to know the longest game, and in both games people could go on for ever.
    """

    __slots__ = ("_legal", "_rows", "actor", "chances", "decisions", "game", "last", "limit", "options", "state")

    def __init__(self, game: Game, options: Mapping[str, Any], limit: int) -> None:
        self.game = game.at(options)
        self.options = options
        self.limit = limit
        self.state = self.game.initial(options)
        self.last: Step | None = None
        self.decisions = self.chances = 0
        self._legal: list[int] | None = None
        self._rows: Any = None
        self.actor: int = own_desk(self.game).actor(self.rows)

    def copy(self) -> Course:
        other = Course.__new__(Course)
        other.game, other.options, other.limit = self.game, self.options, self.limit
        other.state = self.state.copy()
        other.last, other.decisions, other.chances, other.actor = self.last, self.decisions, self.chances, self.actor
        other._legal, other._rows = self._legal, None
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        words = self.game.options.text(self.options)
        return _replayed, (self.game.name, words, self.limit, [step.action for step in self.steps()])

    @property
    def rows(self) -> Any:
        """The state as the functions of a desk take it."""
        if self._rows is None:
            self._rows = own_desk(self.game).rows(self.state)
        return self._rows

    def legal(self) -> list[int]:
        """What the seat that acts now may do, ascending; found out once, because OpenSpiel asks often."""
        if self._legal is None:
            self._legal = own_desk(self.game).legal(self.rows, self.actor)
        return self._legal

    def mask(self) -> list[int]:
        """The same with a number for each action of the game: 1 if it is legal."""
        desk = own_desk(self.game)
        self._legal = desk.legal(self.rows, self.actor)
        return list(desk.mask.tobytes())

    def observation(self, seat: int) -> list[float]:
        """What a seat may know as numbers from 0 to 1."""
        desk = own_desk(self.game)
        seen = desk.seen
        desk.look(self.rows, seat, seen)
        # Most of them are 0: to make a new object of each would take longer than all the rest.
        numbers = [0.0] * len(seen)
        places = (seen != 0).nonzero()[0]
        for place, number in zip(places.tolist(), seen[places].tolist(), strict=True):
            numbers[place] = number
        return numbers

    def apply(self, action: int) -> None:
        """Whoever acts now does that; it must be legal."""
        self.last = Step(self.last, bytes(self.state.data), self.actor, action)
        if self.actor == CHANCE_SEAT:
            self.chances += 1
        else:
            self.decisions += 1
        self.actor = own_desk(self.game).turn(self.rows, self.actor, action)
        self._legal = None
        if self.actor != OVER and max(self.decisions, self.chances) >= self.limit:
            self.game.face.end_by_rounds(self.state)
            self.actor = OVER

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, with probabilities."""
        weights = [0] * WEIGHTS
        n = self.game.face.chance(self.state, weights)
        total = sum(weights[:n])
        return [(outcome, weights[outcome] / total) for outcome in range(n) if weights[outcome]]

    def returns(self) -> list[float]:
        """By seat: one point, shared by the winners; nothing while the game goes on."""
        out = [0.0] * self.options["players"]
        self.game.face.returns(self.state, out)
        return out

    def steps(self) -> list[Step]:
        """Everything that happened, first to last."""
        return list(self._back())[::-1]

    def _back(self) -> Iterator[Step]:
        step = self.last
        while step is not None:
            yield step
            step = step.previous

    def board(self, seat: int | None) -> str:
        """Return the table as text, as a seat (None: a spectator) may see it."""
        names = [f"Seat {number}" for number in range(self.options["players"])]
        asked = self.game.seats(self.game.face.pending(self.state))
        return self.game.text({"seat": seat, "names": names, "to_move": asked, **self.game.view(self.state, seat)})

    def told(self, seat: int | None) -> str:
        """Everything a seat (None: a spectator) was told, an event a line: what it can remember."""
        if self.last is None:
            return ""
        new: list[Step] = []
        text = ""
        for step in self._back():
            if seat in step.texts:
                text = step.texts[seat]
                break
            new.append(step)
        lines = [text] if text else []
        for index in range(len(new) - 1, -1, -1):
            after = self._state(new[index - 1].before) if index else self.state
            step = new[index]
            events = self.game.events(self._state(step.before), step.seat, step.action, after)
            lines += [told(heard) for event in events if (heard := event.told(seat)) is not None]
        self.last.texts[seat] = "\n".join(lines)
        return self.last.texts[seat]

    def _state(self, data: bytes) -> State:
        return self.game.layout.State(bytearray(data))


def _replayed(name: str, words: str, limit: int, actions: list[int]) -> Course:
    """The course of a game from its actions, chance's included."""
    game = topsecret.game(name)
    course = Course(game, game.options.complete(game.options.parse(words.split())), limit)
    for action in actions:
        course.apply(action)
    return course
