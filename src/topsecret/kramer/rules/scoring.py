"""Scoring: what happens when an agent cracks the safe (K4)."""

from ..state import AGENTS, VALUE


def scored(g, agent, building):
    """K4.2: the agent's total after a scoring in that building; no marker falls below Start."""
    return max(0, g.score[agent] + VALUE[building])


def score(g):
    """K4.2: every agent gains its building's value."""
    for agent in range(AGENTS):
        if g.playing[agent]:
            g.score[agent] = scored(g, agent, g.position[agent])
