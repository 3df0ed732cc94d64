"""Lessons: short games by script in which each idea of a game is used once by the learner."""

from __future__ import annotations

import importlib
from functools import cache

from .script import YOU, Lesson, LessonError, Moment, Played, Step, play

__all__ = ["YOU", "Lesson", "LessonError", "Moment", "Played", "Step", "lesson", "play", "played"]


def lesson(game: str) -> Lesson:
    """The lesson of a game, as it is written."""
    found: Lesson = importlib.import_module(f".{game}", __name__).LESSON
    return found


@cache
def played(game: str) -> list[Played]:
    """The lesson of a game with every picture in it."""
    return play(lesson(game))
