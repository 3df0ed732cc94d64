"""Lessons: every picture of the interactive tutorials, computed by the rules. The page only shows them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_200_OK

from ... import lessons
from .. import settle
from ..packing import EVERYBODY
from .games import GameName
from .tables import CatalogueEntry

KEPT = "public, max-age=600"
"""A lesson changes with the server only."""


class LessonMoment(msgspec.Struct):
    """The table as the learner sees it between two things that happen."""

    of: int | None
    """The moment before; null for a step's first."""
    events: list[dict[str, Any]]
    """What was told on the way to it."""
    view: dict[str, Any]
    legal: list[int]
    ways: list[list[int]]
    undo: bool
    moves: dict[str, int]
    """By the number of an action that is wanted here: the moment it leads to."""
    on: int | None
    """The moment that follows by itself."""
    done: bool
    """What was asked of the learner is done."""


class LessonStep(msgspec.Struct):
    """One idea: its moments, the first of which is where it begins."""

    id: str
    clause: str
    goes_on: bool
    """It begins where the step before ended."""
    asks: bool
    """The learner is to do something; else to look."""
    spots: list[str]
    """What to look at, as agent:red, building:7, city:london, card:C2."""
    moments: list[LessonMoment]
    actions: list[CatalogueEntry]
    """The actions that the moments name by number."""
    log: dict[str, Any]


class LessonShown(msgspec.Struct):
    game: str
    seat: int
    """The learner's."""
    steps: list[LessonStep]


def _step(played: lessons.Played) -> LessonStep:
    step = played.step
    rows = [row for moment in played.moments for row in (moment.legal, *moment.ways)]
    actions = {action.id: action for row in rows for action in row}
    return LessonStep(
        step.id,
        step.clause,
        step.start is None,
        bool(step.want),
        list(step.spots),
        [
            LessonMoment(
                moment.of,
                moment.events,
                moment.view,
                [action.id for action in moment.legal],
                [[action.id for action in way] for way in moment.ways],
                moment.undo,
                {str(action): index for action, index in moment.moves.items()},
                moment.on,
                moment.done,
            )
            for moment in played.moments
        ],
        [CatalogueEntry(action.id, action.text, action.data) for _, action in sorted(actions.items())],
        played.log,
    )


@cache
def _shown(game: str) -> bytes:
    """The answer for a game. Its pictures are much alike: compressed it is a twentieth."""
    return msgspec.json.encode(LessonShown(game, lessons.YOU, [_step(played) for played in lessons.played(game)]))


@get(
    "/lessons/{game:str}",
    opt=EVERYBODY,
    tags=["info"],
    summary="The lesson of a game, with all its pictures",
    responses={HTTP_200_OK: ResponseSpec(LessonShown, generate_examples=False, description="The whole lesson")},
    sync_to_thread=True,
)
def show_lesson(game: GameName) -> Response[bytes]:
    return Response(_shown(settle.game(game).name), media_type="application/json", headers={"cache-control": KEPT})


HANDLERS: list[HTTPRouteHandler] = [show_lesson]
