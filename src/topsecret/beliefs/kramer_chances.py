"""How likely each agent is to be furthest ahead when the game ends."""

from __future__ import annotations

import numpy as np

from ..kramer.state import BUILDINGS
from .kramer_sight import Bools, Floats, Futures, Ints, Sight

STANDING: Floats = np.array([0.0, 2.8, 4.5, 5.6, 6.3, 6.5, 6.2, 5.1, 3.1, 1.3, 0.5, 1.2])
"""What it is worth, in points, to stand in a building before the next player moves: 9 and 10 are one push from the ruin.

These four were fitted to 1,400 games of this bot against itself: a multinomial regression of the agent that ended
furthest ahead, on 50,000 tables.
"""
BEFORE_SAFE: Floats = np.array([1.0, 0.7, 0.7, 0.3, 0.2, 0.1, 0.1, 0.0, 0.4, 0.8, 0.6, 0.9])
"""What it is worth, in points, that the safe is that many steps ahead."""
SPREAD_AT_END = 5.0
SPREAD_PER_POINT = 0.17
"""How far the markers still drift apart, at the end and for each point that is missing there."""
DOSSIER_SPREAD = 5.0
"""K9.3: how far dossiers move the totals apart."""


def chances(sight: Sight, position: Ints, score: Ints, safe: Ints, *, left: float, dossier: bool) -> Floats:
    """For each row and agent the chance to win, from the markers, the buildings and the safe.

    `left` bounds how many points the leader can still make, for games that end by rounds.
    """
    lead = np.max(np.where(sight.playing, score, 0), axis=1, keepdims=True)
    togo = np.minimum(sight.finish - lead, left)
    over = togo <= 0
    spread = np.where(over, 0.01, SPREAD_AT_END + SPREAD_PER_POINT * togo)
    if dossier:
        spread = np.maximum(spread, DOSSIER_SPREAD)
    ahead = (safe[:, None] - position) % BUILDINGS
    standing = np.where(over, 0.0, STANDING[position] + BEFORE_SAFE[ahead])
    return softmax((score + standing) / spread, sight.playing)


def softmax(logits: Floats, playing: Bools) -> Floats:
    logits = np.where(playing, logits, -np.inf)
    weights: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
    weights /= weights.sum(axis=1, keepdims=True)
    return weights


def foresee(sight: Sight, futures: Futures, *, left: float, dossier: bool) -> Floats:
    """The chances after each future's scoring, the safe taken to be where it is."""
    return chances(sight, futures.position, futures.scored(), futures.safe, left=left, dossier=dossier)
