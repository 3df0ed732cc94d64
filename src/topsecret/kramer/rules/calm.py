"""What comes of a table when nobody plays another card: asked by whoever weighs an action, never played."""

from ..state import DOSSIER, DRAW, FINISH, OVER, ROUND, SAFE, SECOND
from . import turn


def calm(g):
    """K7.5, K3.3: everybody passes and the turn ends, with the scoring that is due; return 1 if the turn came to a scoring.

    A card or an identity that is to be dealt, and forms that a card asked for, are passed over: none changes where anything stands.
    """
    if g.phase == ROUND or g.phase == DRAW or g.phase == SECOND or (g.phase == DOSSIER and g.after == ROUND):
        g.has_played = 0
        g.passes = g.seats
        turn.settle(g)
    return 1 if scored(g) else 0


def scored(g):
    """K3.3: the turn came to a scoring. A game that a card ended (K8 C3) did not: nobody had passed yet."""
    if g.phase == SAFE or (g.phase == DOSSIER and g.after == SAFE):
        return True
    return g.phase == OVER and g.ending == FINISH and (not g.with_cards or g.passes == g.seats)


def hand_in(g):
    """K9.1: go on as if the forms that are asked for were handed in; they do not change where anything stands."""
    if g.phase == DOSSIER:
        g.phase = g.after


def puts_safe(g, seat):
    """K5.1, K7.8: the seat is to put the safe, once forms that are asked for are handed in."""
    return g.actor == seat and (g.phase == SAFE or (g.phase == DOSSIER and g.after == SAFE))
