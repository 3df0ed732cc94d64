"""Worlds a player cannot tell from the real one: histories in which everything it was told is the same.

The kernel draws the hidden part of the state anew; here the secret steps of the past are drawn to match, and what must
agree with the past (the cards of Kramer's game) is drawn from the past. So the whole history is one that can have happened.
"""

from __future__ import annotations

from ...kernel import random
from . import worlds_kramer, worlds_randolph
from .course import OVER, Course

_REWRITE = {"kramer": worlds_kramer.rewrite, "randolph": worlds_randolph.rewrite}


def another_world(course: Course, seat: int, seed: int) -> list[int]:
    """The actions of such a history, chance's included, drawn with that seed."""
    steps = course.steps()
    actions = [step.action for step in steps]
    if course.actor == OVER:
        return actions  # nothing is hidden any more
    stream = [0] * random.STREAM
    random.start(stream, seed, 0)
    drawn = course.state.copy()
    course.game.face.resample(drawn, seat, stream)
    _REWRITE[course.game.name](course, steps, actions, seat, drawn, stream)
    return actions
