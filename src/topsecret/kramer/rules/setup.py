"""Setting the table and dealing (K2, K7.1)."""

from ..state import (
    AGENTS,
    CHURCH,
    COPIES,
    DEAL,
    HAND,
    KINDS,
    NOBODY,
    SEATS,
    SECOND_IDENTITY,
    UNFILLED,
)
from . import deck, turn

CARDS_AT_START = 2
"""K7.1: so many cards are dealt to each."""
SAFE_AT_START = 7
"""K2.2: the building that holds the safe at first."""


def setup(g):
    """K2.2, K7.1: everything in its place, nothing dealt yet; the options stand in the state already."""
    g.phase = DEAL
    g.safe = SAFE_AT_START
    g.drawn = NOBODY
    for agent in range(AGENTS):
        g.position[agent] = CHURCH
        g.owner[agent] = NOBODY
        g.armed_by[agent] = NOBODY
        for seat in range(SEATS):
            g.dossier[seat, agent] = UNFILLED
    if g.with_cards:
        for kind in range(KINDS):
            if kind != SECOND_IDENTITY or g.seats < g.agents:
                g.pile[kind] = COPIES[kind]


def deal_identity(g, agent):
    """K2.3: the seat at hand gets the agent; when all have one, the cards or the first turn follow."""
    g.owner[agent] = g.actor
    g.actor += 1
    if g.actor == g.seats:
        g.actor = 0
        if g.with_cards:
            g.phase = HAND
        else:
            turn.begin(g, 0)


def deal_card(g, kind):
    """K7.1: two cards to each seat, one after the other."""
    deck.take(g, g.actor, kind)
    if deck.hand_size(g, g.actor) == CARDS_AT_START:
        g.actor += 1
        if g.actor == g.seats:
            turn.begin(g, 0)
