"""The action numbers: which number stands for which move, card, safe place or dossier line."""

from itertools import combinations

from ...kernel.builds import table
from ..state import AGENTS, BUILDINGS, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, KINDS

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

SHARE = table(_SPLITS, "i1")
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

SAFE_ACTION = MOVES
CARD_ACTION = SAFE_ACTION + BUILDINGS

NONE = -1
_ONES = [(a, NONE) for a in range(AGENTS)]
_PAIRS = list(combinations(range(AGENTS), 2))
_TARGETS = {
    C1: [(a, steps) for a in range(AGENTS) for steps in (-1, -2)],
    C2: _ONES,
    C3: _PAIRS,
    C4: [(a, steps) for a in range(AGENTS) for steps in (1, -1)],
    C5: [(NONE, NONE)],
    C6: _ONES,
    C7: _PAIRS,
    C8: _PAIRS,
    C9: _PAIRS,
    C10: [(a, building) for a in range(AGENTS) for building in range(BUILDINGS)],
    C11: [(NONE, NONE)],
    C12: [(a, steps) for a in range(AGENTS) for steps in (1, -1)],
    C13: [*_ONES, *_PAIRS],
    C14: [(building, NONE) for building in range(BUILDINGS)],
    C15: [(a, steps) for a in range(AGENTS) for steps in (1, 2, 3)],
}
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
