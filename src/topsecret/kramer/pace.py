"""How long the page takes to show what happened, at its calm pace: so long a bot waits before it goes on.

Only what everybody is told may be measured here: how long a bot waits is seen by all. The lengths are those of the page's scenes
(web/src/games/kramer/scenes); tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from .state import BUILDING_NAMES, BUILDINGS

Told = Mapping[str, Any]

HOP_MS = 240
"""A pawn's way from one building to the next."""
LEAP_MS = 420
"""A pawn's way to a building that is no neighbour, where no points say how it goes."""
AGENT_MS = 420
"""After an agent that was moved by points."""
STAGGER_MS = 70
"""Between two agents that a card moves."""
CARD_MS = 1_100
AFTER_CARD_MS = 120
PREVENTED_MS = 900
"""After a card that prevents a scoring."""
MARKER_MS = 330
"""A marker runs on by three fields."""
SLIDE_MS = 600
WORD_MS = 700
"""Something that is only said."""
PASS_MS = 200
"""Players who pass one after the other."""
SCORING_MS = 7_240
NEAR_MS = 1_300
"""Of a scoring: an agent waits one step before the safe."""
GAIN_MS = 260
"""Of a scoring: each agent but one."""

LENGTHS = {
    "rolled": 900,
    "safe_moved": 900,
    "card_drawn": WORD_MS,
    "identity_taken": WORD_MS,
    "stopped": WORD_MS,
    "dossier_handed_in": WORD_MS,
    "dossiers_opened": WORD_MS,
}
"""Milliseconds of what is always shown alike. What is neither here nor below is shown with what comes next."""

CURTAIN_MS = 1_200
BEHIND_MS = 1_400
CHAIR_MS = 1_300
ACT_MS, ACT_OF_MANY_MS, PLAIN_ACT_MS = 4_800, 3_600, 2_400
"""A player is unmasked: with dossiers, with dossiers at a table of five or more, without dossiers."""
MANY = 5
CROWN_MS = 2_600


def lengths(events: Sequence[Told]) -> list[int]:
    """Return for how many milliseconds each scene is shown of what a spectator is told in one moment."""
    found: list[int] = []
    scores: Mapping[str, int] = {}
    for before, event in pairwise(({"type": ""}, *events)):
        kind = event["type"]
        if kind == "moved":
            found.append(_walk(event["moves"]))
        elif kind == "card_played":
            found.append(_card(event))
        elif kind == "passed" and before["type"] != "passed":
            found.append(PASS_MS)
        elif kind == "scored":
            scores = event["totals"]
            step = _last_step(before, event)
            if step:  # the scoring shows it
                others = [move for move in before["moves"] if move is not step]
                found[-1:] = [_walk(others)] if others else []
            found.append(SCORING_MS + GAIN_MS * (len(scores) - 1) - (0 if step else NEAR_MS))
        elif kind == "game_over":
            found.append(_unmasking(event, scores))
        elif kind in LENGTHS and not (kind == "dossiers_opened" and before["type"] == "scored"):
            found.append(LENGTHS[kind])
    return found


def _walk(moves: Sequence[Told]) -> int:
    """Return how long agents walk, one after the other."""
    return sum(move["points"] * HOP_MS + AGENT_MS for move in moves) or WORD_MS


def _last_step(before: Told, scored: Told) -> Told | None:
    """Return the step that brought an agent from the building before the safe to it, if that is what happened."""
    near = BUILDING_NAMES[(_NUMBER[scored["safe"]] - 1) % BUILDINGS]
    moves: Sequence[Told] = before["moves"] if before["type"] == "moved" else ()
    return next(
        (move for move in moves if move["agent"] in scored["armed"] and move["from"] == near and move["points"] == 1),
        None,
    )


def _card(event: Told) -> int:
    """Return how long a card is held up and does what it does."""
    moves = event.get("moves", ())
    walks = [number * STAGGER_MS + _way(move, event.get("steps")) for number, move in enumerate(moves)]
    markers = MARKER_MS if event.get("markers") else 0
    safe = SLIDE_MS if "building" in event and not moves else 0
    return CARD_MS + max(*walks, markers, safe, 0) + (PREVENTED_MS if event["stops_scoring"] else AFTER_CARD_MS)


def _way(move: Told, steps: int | None) -> int:
    """Return how long an agent is on the way that a card sends it."""
    if steps is None:
        ahead = (_NUMBER[move["to"]] - _NUMBER[move["from"]]) % BUILDINGS
        if 1 < ahead < BUILDINGS - 1:
            return LEAP_MS
        steps = 1
    return abs(steps) * HOP_MS


def _unmasking(event: Told, scores: Mapping[str, int]) -> int:
    """Return how long the end is; free agents that came in behind everybody are shown together, where one knows which."""
    totals: Sequence[int] = event.get("totals", ())
    dossiers = ACT_OF_MANY_MS if len(totals) >= MANY else ACT_MS
    free = [agent for agent, owner in event["identities"].items() if owner == "free"]
    behind = [agent for agent in free if agent in scores and scores[agent] < min(totals, default=0)]
    return (
        CURTAIN_MS
        + (BEHIND_MS if behind else 0)
        + CHAIR_MS * (len(free) - len(behind))
        + len(totals) * (dossiers if "dossiers" in event else PLAIN_ACT_MS)
        + CROWN_MS
    )


_NUMBER = {name: number for number, name in enumerate(BUILDING_NAMES)}
