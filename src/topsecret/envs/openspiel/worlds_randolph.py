"""The secret steps of Randolph's game, drawn anew: contents, places, guards, and the card that lies face down."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...kernel.state import State
from ...randolph.actions import (
    CARD_ACTION,
    CONTENTS,
    CONTENTS_ACTION,
    GUARDS_ACTION,
    LOOT_ACTION,
    PLACE_ACTION,
    STEP_ACTION,
)
from ...randolph.board import MAX_CITIES
from ...randolph.state import LETTERS_EACH, NONE, SETUP
from .course import Course, Step

_CONTENTS = {tuple(row): number for number, row in enumerate(np.asarray(CONTENTS).tolist())}


def rewrite(
    course: Course, steps: Sequence[Step], actions: list[int], seat: int, drawn: State, stream: list[int]
) -> None:
    """Make the others' secret choices those of the state that was drawn."""
    del course, stream
    face_down = [drawn.chosen[other] for other in range(drawn.seats)]
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if step.seat < 0 or step.seat == seat:
            continue
        if CARD_ACTION <= step.action < LOOT_ACTION and face_down[step.seat] != NONE:
            actions[index] = CARD_ACTION + face_down[step.seat]
            face_down[step.seat] = NONE  # only the last card lies face down
        elif step.action < STEP_ACTION:
            actions[index] = _arrangement(step.seat, step.action, drawn)


def _arrangement(seat: int, action: int, drawn: State) -> int:
    """R2: the choice of the set-up that leads to the state drawn; what was shown since is the same there."""
    first = seat * LETTERS_EACH
    if action < PLACE_ACTION:
        wanted = tuple(drawn.content[first + letter] for letter in range(LETTERS_EACH))
        return CONTENTS_ACTION + _CONTENTS[wanted]
    if action < GUARDS_ACTION:
        letter = (action - PLACE_ACTION) // MAX_CITIES
        hidden = drawn.phase == SETUP
        return PLACE_ACTION + letter * MAX_CITIES + drawn.lies[first + letter] if hidden else action
    hidden = drawn.guards_chosen[seat] != NONE
    return GUARDS_ACTION + drawn.guards_chosen[seat] if hidden else action
