"""What a lesson is made of, and how its pictures are computed: by playing it.

A lesson is a row of steps. A step is one idea: a position, what the others do first, what is asked of the learner, what the others
do then. The page shows the learner's seat what a seat may see, and knows no rules: everything it can show is computed here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .. import new
from ..match import Match
from ..play.game import Action

YOU = 0
"""The learner's seat."""

Fits = Callable[[Mapping[str, Any]], bool]
Wanted = str | Fits
"""A move in its notation, or which moves are right, told by their data."""
Deed = tuple[int, str]


class LessonError(Exception):
    """A lesson cannot be played as it is written; the message says where."""


@dataclass(frozen=True)
class Step:
    """One idea, used once by the learner. Without `want` it is only to be looked at."""

    id: str
    """Its words are the messages learn-GAME-ID, …-title, …-do and …-done."""
    clause: str
    start: str | Mapping[str, Any] | None = None
    """A position, or the options of a new game; None: it goes on where the step before ended."""
    chance: Sequence[str] = ()
    first: Sequence[Deed] = ()
    """What happens before the learner is asked."""
    want: Sequence[Wanted] = ()
    """What is asked of the learner, one action after the other."""
    any_order: bool = False
    then: Sequence[Deed] = ()
    """What the others do when that is done."""
    spots: Sequence[str] = ()
    """What to look at: `agent:red`, `building:7`, `city:london`, `card:C2`."""


@dataclass(frozen=True)
class Lesson:
    game: str
    names: Sequence[str]
    """By seat. The page calls the learner by a word of his language instead."""
    steps: Sequence[Step]


@dataclass
class Moment:
    """The table as the learner sees it between two things that happen."""

    of: int | None
    """The moment before; None for a step's first."""
    events: list[dict[str, Any]]
    view: dict[str, Any]
    legal: list[Action]
    ways: list[list[Action]]
    undo: bool
    moves: dict[int, int] = field(default_factory=dict)
    """Where each action that is wanted here leads."""
    on: int | None = None
    """The moment that follows by itself."""
    done: bool = False
    """All that was asked of the learner is done."""


@dataclass
class Played:
    """A step with all its moments; the first is where it begins."""

    step: Step
    moments: list[Moment]
    log: dict[str, Any]


def play(lesson: Lesson) -> list[Played]:
    """Every step of a lesson, in all the ways in which the learner may do what is wanted."""
    told: list[Played] = []
    before: _Course | None = None
    for step in lesson.steps:
        course = _Course.of(lesson, step, before)
        told.append(_Telling(step, course, before).told())
        before = course
    return told


@dataclass(frozen=True)
class _Course:
    """How a step's table comes about: from a start, by deeds."""

    lesson: Lesson
    start: str | Mapping[str, Any]
    chance: tuple[str, ...]
    past: tuple[Deed, ...]
    step: Step

    @classmethod
    def of(cls, lesson: Lesson, step: Step, before: _Course | None) -> _Course:
        if step.start is not None:
            return cls(lesson, step.start, tuple(step.chance), (), step)
        if before is None:
            raise LessonError(f"{step.id}: the first step needs a start")
        if len(before.model) != len(before.step.want):
            raise LessonError(f"{step.id}: it cannot go on from {before.step.id}, in which the learner has a choice")
        past = (*before.past, *before.step.first, *before.model, *before.step.then)
        return cls(lesson, before.start, (*before.chance, *step.chance), past, step)

    @property
    def model(self) -> list[Deed]:
        """What the learner does, where there is one way to do it."""
        return [(YOU, move) for move in self.step.want if isinstance(move, str)]

    def match(self) -> Match:
        """The table when the step begins."""
        if isinstance(self.start, str):
            made = new(self.lesson.game, position=self.start, chance=self.chance)
        else:
            made = new(self.lesson.game, chance=self.chance, **self.start)
        made.names = tuple(self.lesson.names[: made.players])
        for seat, move in self.past:
            made.play(seat, move)
        return made

    def told(self) -> int:
        """The mark of what is known when the step is over."""
        match = self.match()
        for seat, move in (*self.step.first, *self.model, *self.step.then):
            match.play(seat, move)
        return match.news(YOU)[1]


class _Telling:
    """Plays a step through, moment by moment. Each branch is played from the start: a match cannot be split."""

    def __init__(self, step: Step, course: _Course, before: _Course | None) -> None:
        self.step, self.course, self.before = step, course, before
        self.moments: list[Moment] = []

    def told(self) -> Played:
        match = self.course.match()
        log = match.view(YOU)["log"]
        # A step that goes on tells only what is new since the step before, a roll say.
        mark = 0 if self.before is None or self.step.start is not None else self.before.told()
        at, mark = self._add(match, None, mark)
        at, mark = self._others(match, at, mark, self.step.first)
        if not self._ask(match, at, mark, (), tuple(range(len(self.step.want)))):
            legal = ", ".join(action.text for action in match.actions(YOU)[:20]) or "it is not the learner's turn"
            raise LessonError(f"{self.step.id}: what is wanted cannot be done; legal now: {legal}")
        return Played(self.step, self.moments, log)

    def _add(self, match: Match, of: int | None, mark: int) -> tuple[int, int]:
        events, mark = match.news(YOU, mark)
        view = match.view(YOU, log=False)
        undo = of is not None and match.can_undo(YOU)
        ways = [[match.game.action(number) for number in way] for way in match.ways(YOU)]
        self.moments.append(Moment(of, events, view, match.actions(YOU), ways, undo))
        return len(self.moments) - 1, mark

    def _others(self, match: Match, at: int, mark: int, deeds: Sequence[Deed]) -> tuple[int, int]:
        for seat, move in deeds:
            match.play(seat, move)
            if not match.news(YOU, mark)[0]:
                continue  # what the learner is not told of is no moment
            index, mark = self._add(match, at, mark)
            self.moments[at].on = index
            at = index
        return at, mark

    def _ask(self, match: Match, at: int, mark: int, done: tuple[int, ...], left: tuple[int, ...]) -> bool:
        """Lets the learner do what is left in every way that is right, from a match that stands at that moment.

        False if there is no way: an action that leads into a dead end is not wanted.
        """
        if not left:
            at, _ = self._others(match, at, mark, self.step.then)
            self.moments[at].done = True
            return True
        for which in left if self.step.any_order else left[:1]:
            for action in self._right(match, self.step.want[which]):
                branch, earlier = self._again(done)
                branch.play(YOU, action.id)
                index, later = self._add(branch, at, earlier)
                rest = tuple(one for one in left if one != which)
                if self._ask(branch, index, later, (*done, action.id), rest):
                    self.moments[at].moves[action.id] = index
                else:
                    del self.moments[index:]
        return bool(self.moments[at].moves)

    def _again(self, done: Sequence[int]) -> tuple[Match, int]:
        match = self.course.match()
        for seat, move in self.step.first:
            match.play(seat, move)
        for action in done:
            match.play(YOU, action)
        return match, match.news(YOU)[1]

    def _right(self, match: Match, wanted: Wanted) -> Iterator[Action]:
        for action in match.actions(YOU):
            if wanted(action.data) if callable(wanted) else action.text == wanted:
                yield action
