"""The action numbers: which number stands for which move, card, safe place or dossier line."""

from itertools import combinations

from ...kernel.builds import table
from ..state import (
    AGENTS,
    ALL_TO_CHURCH,
    BACK_1_2,
    BUILDINGS,
    FORWARD_1_3,
    FROM_SAFE,
    JOIN,
    KINDS,
    MARKERS,
    MOVE_SAFE,
    RUIN_TO_CHURCH,
    SECOND_IDENTITY,
    STEP_1,
    SWAP,
    TO_RUIN,
    TO_SAFE,
    TWO_BACK,
    TWO_FORWARD,
)

POINTS = 6
"""The most points a roll gives."""


def _shares(points, agents):
    """Every way to split points over agents, in falling order of what the first agents get."""
    if agents == 1:
        return [(points,)]
    return [(first, *rest) for first in range(points, -1, -1) for rest in _shares(points - first, agents - 1)]


def _last_used(split):
    """How many of the agents, from the first on, hold all the points."""
    return max((agent + 1 for agent in range(AGENTS) if split[agent]), default=0)


_SPLITS = [split for points in range(POINTS + 1) for split in sorted(_shares(points, AGENTS), key=_last_used)]

SHARE = table(_SPLITS, "u1")
"""SHARE[action, agent]: how far a move carries an agent."""
MOVES = len(_SPLITS)
MOVE_START = table([sum(1 for s in _SPLITS if sum(s) < points) for points in range(POINTS + 2)])
"""MOVE_START[points]: the first move of that many points; the moves of one total are consecutive."""
FIRST_MOVES = table(
    [
        [sum(1 for s in _SPLITS if sum(s) == points and _last_used(s) <= n) for n in range(AGENTS + 1)]
        for points in range(POINTS + 1)
    ]
)
"""FIRST_MOVES[points, n]: how many moves of that many points use none but the first n agents; they come first."""
USES = table([sum(1 << agent for agent in range(AGENTS) if split[agent]) for split in _SPLITS])
"""USES[action]: bit mask of the agents a move touches."""

CARRIES = table(
    [sum(1 << (POINTS * agent + split[agent] - 1) for agent in range(AGENTS) if split[agent]) for split in _SPLITS],
    "i8",
)
"""CARRIES[action]: bit mask of the agents a move touches with how far it carries each, a bit for every number of points."""

SAFE_ACTION = MOVES
CARD_ACTION = SAFE_ACTION + BUILDINGS

NONE = -1
_ONES = [(a, NONE) for a in range(AGENTS)]
_PAIRS = list(combinations(range(AGENTS), 2))
_TARGETS = {
    BACK_1_2: [(a, steps) for a in range(AGENTS) for steps in (-1, -2)],
    TO_RUIN: _ONES,
    MARKERS: _PAIRS,
    STEP_1: [(a, steps) for a in range(AGENTS) for steps in (1, -1)],
    ALL_TO_CHURCH: [(NONE, NONE)],
    TO_SAFE: _ONES,
    TWO_BACK: _PAIRS,
    SWAP: _PAIRS,
    TWO_FORWARD: _PAIRS,
    JOIN: [(a, building) for a in range(AGENTS) for building in range(BUILDINGS)],
    SECOND_IDENTITY: [(NONE, NONE)],
    FROM_SAFE: [(a, steps) for a in range(AGENTS) for steps in (1, -1)],
    RUIN_TO_CHURCH: [*_ONES, *_PAIRS],
    MOVE_SAFE: [(building, NONE) for building in range(BUILDINGS)],
    FORWARD_1_3: [(a, steps) for a in range(AGENTS) for steps in (1, 2, 3)],
}
_MOVES_TWO = (TWO_BACK, SWAP, TWO_FORWARD, RUIN_TO_CHURCH)
_MOVES_NO_TARGET = (MARKERS, ALL_TO_CHURCH, SECOND_IDENTITY, MOVE_SAFE)
MOVED = table([2 if kind in _MOVES_TWO else 0 if kind in _MOVES_NO_TARGET else 1 for kind in range(KINDS)])
"""MOVED[kind]: how many of the targets are agents that the card moves."""
_PLAYS = [(kind, *target) for kind in range(KINDS) for target in _TARGETS[kind]]

PLAY = table(_PLAYS, "i1")
"""PLAY[action - CARD_ACTION] = (card kind, first target, second target): agents, steps or buildings by kind."""
PLAYS = len(_PLAYS)
PLAY_START = table([sum(1 for p in _PLAYS if p[0] < kind) for kind in range(KINDS + 1)])
"""PLAY_START[kind]: the first play of that card, counted from CARD_ACTION."""

PASS_ACTION = CARD_ACTION + PLAYS
STOP_ACTION = PASS_ACTION + 1
DOSSIER_ACTION = STOP_ACTION + 1
NAMES_A_LINE = 8
"""Each dossier line takes a dash (first) or one of the seats."""
ACTIONS = DOSSIER_ACTION + AGENTS * NAMES_A_LINE
"""How many action numbers there are."""
