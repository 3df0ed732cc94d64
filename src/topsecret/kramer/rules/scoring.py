"""Scoring: what happens when an agent cracks the safe (K4)."""

from ..state import AGENTS, VALUE


def score(g):
    """K4.2: every agent gains its building's value; no marker falls below Start."""
    for agent in range(AGENTS):
        if g.playing[agent]:
            g.score[agent] = max(0, g.score[agent] + VALUE[g.position[agent]])
