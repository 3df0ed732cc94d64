"""What if: what a move would make of the table, as far as one seat can know.

It is asked of the seat's view and of nothing else. The move is played in every world that looks like the view and in which it could come out
otherwise; what all of them agree on is certain. What no list of worlds could settle, the game names by what it is made of: that some worlds
happen to agree never makes a guess look known.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .kernel.state import State
from .play.game import CHANCE, Event, Game, Path

HEAD = ("game", "rules", "options", "seat", "names", "notes")
"""What of a view no action changes."""
OPEN = object()
"""In place of something that is not certain."""


@dataclass(frozen=True)
class WhatIf:
    """What a move would make of the table, up to the next decision or to where chance moves next."""

    moves: tuple[str, ...]
    """The actions that were carried out, in notation."""
    left: int
    """How many were not: dice or cards come before them, or only some worlds allow them."""
    view: dict[str, Any]
    """What is certain of the seat's view after them; the log book is left out."""
    events: list[dict[str, Any]]
    """What is certain of what the seat would be told, up to where that depends on what it cannot know."""
    possible: dict[str, list[Any]]
    """Every value that another part of the two may have, by its path, such as `view.suitcases.5.content`; None where it may be missing."""
    unknown: tuple[str, ...]
    """The paths of the parts whose values are too many to be listed."""


class Unanswerable(ValueError):
    """An action that is legal in no world; the message says why."""


@dataclass(slots=True)
class _Course:
    """How it went in one world."""

    table: State
    told: list[dict[str, Any]]


class Question:
    """Actions that a seat would take, one after the other; made from its view alone."""

    def __init__(self, game: Game, view: Mapping[str, Any], seat: int) -> None:
        self._game, self._seat = game, seat
        self._head = {name: view[name] for name in HEAD}
        self._worlds = game.worlds(view, seat)
        self._actions: list[int] = []
        self._turning: frozenset[Hashable] = frozenset()
        self._courses = [_Course(self._worlds.world(), [])]

    def allows(self, action: int) -> bool:
        """Return whether all worlds allow the action now; Unanswerable if none does, though no die and no card comes first."""
        tables = [course.table for course in self._courses]
        allowed = [_among(self._game.legal(table, self._seat), action) for table in tables]
        pending = [self._game.face.pending(table) for table in tables]
        if any(allowed) or CHANCE in pending:
            return all(allowed)
        if any(mask >> self._seat & 1 for mask in pending):
            why = self._game.reason(tables[0], self._seat, action)
        else:
            why = "it is not asked any more" if any(pending) else "the game is over"
        raise Unanswerable(f"seat {self._seat} cannot play '{self._game.action_text(action)}': {why}")

    def play(self, action: int) -> None:
        """Take the action in all worlds that it can tell apart."""
        for course in self._courses:
            self._turning |= self._worlds.turning(course.table, action)
        self._actions.append(action)
        # First what the course turns on; how it ends says what comes to light.
        self._courses = self._everywhere(frozenset())
        self._courses = self._everywhere(frozenset(course.table.phase for course in self._courses))

    def _everywhere(self, phases: frozenset[int]) -> list[_Course]:
        return [self._course(self._worlds.world(hidden)) for hidden in self._worlds.cases(self._turning, phases)]

    def _course(self, table: State) -> _Course:
        events: list[Event] = []
        for action in self._actions:
            before, table = table, self._game.after(table, self._seat, action)
            events += self._game.events(before, self._seat, action, table)
        return _Course(table, [told for event in events if (told := event.told(self._seat)) is not None])

    def answer(self, left: int) -> WhatIf:
        """Return what came of it."""
        common = _Common(self._worlds.veiled(self._courses[0].table))
        view = common.part([self._view(course.table) for course in self._courses], ("view",))
        events = common.story([course.told for course in self._courses])
        moves = tuple(self._game.action_text(action) for action in self._actions)
        return WhatIf(moves, left, view, events, common.possible, tuple(common.unknown))

    def _view(self, table: State) -> dict[str, Any]:
        asked = self._game.seats(self._game.face.pending(table))
        return {**self._head, "to_move": list(asked), **self._game.view(table, self._seat)}


class _Common:
    """What several worlds have in common, and what not."""

    def __init__(self, veiled: Collection[Path]) -> None:
        self._veiled = set(veiled)
        self.possible: dict[str, list[Any]] = {}
        self.unknown: list[str] = []

    def part(self, values: Sequence[Any], path: Path) -> Any:
        """Return what these values of one part have in common, or OPEN."""
        if path in self._veiled:
            self.unknown.append(".".join(path))
            return OPEN
        first = values[0]
        if not any(veil[: len(path)] == path for veil in self._veiled) and all(value == first for value in values):
            return first
        if all(isinstance(value, dict) for value in values):
            names = dict.fromkeys(name for value in values for name in value)
            parts = {name: self.part([value.get(name) for value in values], (*path, name)) for name in names}
            return {name: part for name, part in parts.items() if part is not OPEN}
        if all(_rows(value) and len(value) == len(first) for value in values):
            return [self.part(row, (*path, str(n))) for n, row in enumerate(zip(*values, strict=True))]
        distinct = {json.dumps(value, sort_keys=True): value for value in values}
        self.possible[".".join(path)] = [value for _, value in sorted(distinct.items())]
        return OPEN

    def story(self, stories: Sequence[list[dict[str, Any]]]) -> list[dict[str, Any]]:
        """Return the events that are told in all worlds, from the first on."""
        told: list[dict[str, Any]] = []
        for n, events in enumerate(zip(*stories, strict=False)):
            kind = events[0]["type"]
            if any(event["type"] != kind for event in events):
                break
            path = "events", str(n)
            self._veiled |= {(*path, *veil[2:]) for veil in self._veiled if veil[:2] == ("events", kind)}
            told.append(self.part(events, path))
        if any(len(story) > len(told) for story in stories):
            self.unknown.append(f"events.{len(told)}")
        return told


def _rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _among(legal: Sequence[int], action: int) -> bool:
    """Return whether the action is one of the legal ones, which ascend."""
    place = bisect_left(legal, action)
    return place < len(legal) and legal[place] == action
