"""What comes of a table when nobody plays another card: asked by whoever weighs an action, never played."""

from ..state import DOSSIER, DRAW, FINISH, OVER, ROUND, SAFE, SECOND
from . import arming, turn


def calm(g):
    """K7.5, K3.3: everybody passes and the turn ends, with the scoring that is due; return 1 if the action led to a scoring.

    A draw that is due, and forms that a card asked for, are passed over: neither changes where anything stands.
    """
    if g.phase == ROUND or g.phase == DRAW or g.phase == SECOND or (g.phase == DOSSIER and g.after == ROUND):
        scored = arming.triggered(g)
        turn.settle(g)
        return 1 if scored else 0
    if g.phase == SAFE or (g.phase == DOSSIER and g.after == SAFE):
        return 1
    return 1 if g.phase == OVER and g.ending == FINISH and arming.triggered(g) else 0


def hand_in(g):
    """K9.1: go on as if the forms that are asked for were handed in; they do not change where anything stands."""
    if g.phase == DOSSIER:
        g.phase = g.after


def puts_safe(g, seat):
    """K5.1, K7.8: the seat is to put the safe, once forms that are asked for are handed in."""
    return g.actor == seat and (g.phase == SAFE or (g.phase == DOSSIER and g.after == SAFE))
