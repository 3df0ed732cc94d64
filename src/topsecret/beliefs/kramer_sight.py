"""Kramer's table as arrays, made from a seat's view, and what each action would make of it, all actions at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..kramer.rules.numbers import CARD_ACTION, MOVES, NONE, PASS_ACTION, PLAY, PLAYS, SAFE_ACTION, SHARE
from ..kramer.state import (
    AGENTS,
    BUILDING_NAMES,
    BUILDINGS,
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    C7,
    C8,
    C9,
    C10,
    C12,
    C13,
    C14,
    C15,
    CHURCH,
    COLOURS,
    RUIN,
    SAFE_AT_START,
    VALUE,
)

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]

BUILDING = {name: number for number, name in enumerate(BUILDING_NAMES)}
AGENT = {colour: agent for agent, colour in enumerate(COLOURS)}
WORTH: Ints = np.array(VALUE, dtype=np.int64)
POINTS: Ints = np.array(SHARE, dtype=np.int64)
"""POINTS[move, agent]: how far a move carries an agent."""

STAYS, TO_SAFE = -1, -2


@dataclass
class Sight:
    """What everybody sees of the table. Agents that sit out stand in the church and are not `playing`."""

    playing: Bools
    position: Ints
    score: Ints
    armed: Bools
    safe: int
    finish: int
    capped: bool
    """K8 C3: the card does not carry markers past the field two before Finish."""

    def key(self) -> tuple[Any, ...]:
        """Everything in it, to be found again by."""
        arrays = (self.playing, self.position, self.score, self.armed)
        return *(array.tobytes() for array in arrays), self.safe, self.finish, self.capped

    @classmethod
    def of(cls, view: dict[str, Any]) -> Sight:
        sight = cls.at_start(view)
        for colour, agent in view["agents"].items():
            number = AGENT[colour]
            sight.position[number] = BUILDING[agent["building"]]
            sight.score[number] = agent["score"]
            sight.armed[number] = agent["armed_by"] is not None
        sight.safe = BUILDING[view["safe"]]
        return sight

    @classmethod
    def at_start(cls, view: dict[str, Any]) -> Sight:
        """K2.2: the table before the first turn of that game."""
        playing = np.zeros(AGENTS, dtype=np.bool_)
        playing[[AGENT[colour] for colour in view["agents"]]] = True
        return cls(
            playing=playing,
            position=np.zeros(AGENTS, dtype=np.int64),
            score=np.zeros(AGENTS, dtype=np.int64),
            armed=np.zeros(AGENTS, dtype=np.bool_),
            safe=SAFE_AT_START,
            finish=int(view["finish"]),
            capped=view["options"]["marker_card"] == "capped",
        )


@dataclass
class Futures:
    """Tables that may come, one a row."""

    position: Ints
    score: Ints
    safe: Ints
    due: Bools
    """Whether a scoring follows."""
    ruined: Bools
    """Whether the action itself brought an agent into the ruin."""

    def scored(self) -> Ints:
        """K4.2: the markers after the scoring, in the rows where it is due."""
        gained = np.maximum(0, self.score + WORTH[self.position])
        return np.where(self.due[:, None], gained, self.score)


class _Plays:
    """K8: what each play of a card does, as tables with a row for each play."""

    def __init__(self) -> None:
        self.steps: Ints = np.zeros((PLAYS, AGENTS), dtype=np.int64)
        self.goes: Ints = np.full((PLAYS, AGENTS), STAYS, dtype=np.int64)
        self.partner: Ints = np.tile(np.arange(AGENTS), (PLAYS, 1))
        self.marks: Ints = np.zeros((PLAYS, AGENTS), dtype=np.int64)
        self.safe: Ints = np.full(PLAYS, STAYS, dtype=np.int64)
        self.kind: Ints = np.array([PLAY[play, 0] for play in range(PLAYS)], dtype=np.int64)
        for play in range(PLAYS):
            self._enter(play, PLAY[play, 0], PLAY[play, 1], PLAY[play, 2])

    def _enter(self, play: int, kind: int, a: int, b: int) -> None:
        if kind in (C1, C4, C12, C15):
            self.steps[play, a] = b
        elif kind in (C7, C9):
            self.steps[play, [a, b]] = -1 if kind == C7 else 1
        elif kind == C2:
            self.goes[play, a] = RUIN
        elif kind == C3:
            self.marks[play, [a, b]] = 3
        elif kind == C5:
            self.goes[play] = CHURCH
        elif kind == C6:
            self.goes[play, a] = TO_SAFE
        elif kind == C8:
            self.partner[play, a], self.partner[play, b] = b, a
        elif kind == C10:
            self.goes[play, a] = b
        elif kind == C13:
            self.goes[play, [agent for agent in (a, b) if agent != NONE]] = CHURCH
        elif kind == C14:
            self.safe[play] = a


PLAYED = _Plays()


def after(sight: Sight, actions: Ints) -> Futures:
    """The table after each of the actions (moves, safe places, cards, pass and stop)."""
    count = len(actions)
    position = np.tile(sight.position, (count, 1))
    score = np.tile(sight.score, (count, 1))
    armed = np.tile(sight.armed, (count, 1))
    safe = np.full(count, sight.safe, dtype=np.int64)
    moved = np.zeros((count, AGENTS), dtype=np.bool_)

    rows = np.flatnonzero(actions < MOVES)
    if len(rows):
        points = POINTS[actions[rows]]
        position[rows] = (position[rows] + points) % BUILDINGS
        moved[rows] = points > 0

    rows = np.flatnonzero((actions >= SAFE_ACTION) & (actions < CARD_ACTION))
    safe[rows] = actions[rows] - SAFE_ACTION

    rows = np.flatnonzero((actions >= CARD_ACTION) & (actions < PASS_ACTION))
    if len(rows):
        plays = actions[rows] - CARD_ACTION
        here = sight.position[PLAYED.partner[plays]]
        there = (here + PLAYED.steps[plays]) % BUILDINGS
        goes = PLAYED.goes[plays]
        there = np.where(goes == TO_SAFE, sight.safe, np.where(goes == STAYS, there, goes))
        position[rows] = there
        moved[rows] = there != sight.position
        marked = sight.score + PLAYED.marks[plays]
        if sight.capped:
            marked = np.where(PLAYED.marks[plays] > 0, np.minimum(marked, sight.finish - 2), marked)
        score[rows] = marked
        put = PLAYED.safe[plays]
        safe[rows] = np.where(put == STAYS, safe[rows], put)

    # K7.10: a marker that a card puts past Finish ends the game before the scoring.
    ended = (score >= sight.finish).any(axis=1)
    armed = np.where(moved, position == safe[:, None], armed & (safe == sight.safe)[:, None]) & sight.playing
    return Futures(
        position=position,
        score=score,
        safe=safe,
        due=armed.any(axis=1) & ~ended,
        ruined=(moved & (position == RUIN) & sight.playing).any(axis=1),
    )
