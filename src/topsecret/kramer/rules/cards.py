"""The Top Secret cards: when a card may be played and what it does (K7.6, K7.9, K8)."""

from ..state import (
    AGENTS,
    ALL_TO_CHURCH,
    BUILDINGS,
    CHURCH,
    FROM_SAFE,
    JOIN,
    KINDS,
    MARKERS,
    MOVE_SAFE,
    RUIN,
    RUIN_TO_CHURCH,
    SECOND_IDENTITY,
    SWAP,
    TO_RUIN,
    TO_SAFE,
    TWO_BACK,
    TWO_FORWARD,
)
from . import arming, deck, safe
from .numbers import CARD_ACTION, MOVED, NONE, PLAY, PLAY_START


def in_play(g, agent):
    return agent != NONE and g.playing[agent] == 1


def marker_may_advance(g, agent):
    """K8 C3: markers up to two fields before Finish; with `capped` only those below that field."""
    return g.score[agent] < g.finish - 2 or (g.score[agent] == g.finish - 2 and not g.capped_markers)


def changes(g, kind, a, b):
    """K7.6: the card may be played on these targets, and something would change."""
    if kind == ALL_TO_CHURCH:
        for agent in range(AGENTS):
            if g.playing[agent] and g.position[agent] != CHURCH:
                return True
        return False
    if kind == SECOND_IDENTITY:
        return deck.free_agents(g) > 0
    if kind == MOVE_SAFE:
        return a != g.safe
    if not in_play(g, a):
        return False
    if kind == TO_RUIN:
        return g.position[a] != RUIN
    if kind == TO_SAFE:
        return g.position[a] != g.safe
    if kind == JOIN:
        return b != g.position[a] and safe.occupied(g, b)
    if kind == FROM_SAFE:
        return g.position[a] == g.safe
    if kind == RUIN_TO_CHURCH:
        return g.position[a] == RUIN and (b == NONE or (in_play(g, b) and g.position[b] == RUIN))
    if kind == MARKERS:
        return in_play(g, b) and marker_may_advance(g, a) and marker_may_advance(g, b)
    if kind == SWAP:
        return in_play(g, b) and g.position[a] != g.position[b]
    if kind == TWO_BACK or kind == TWO_FORWARD:
        return in_play(g, b)
    return True


def legal(g, seat, out, n):
    """K7.5, K7.6: every card the seat may play now, on every target that changes something."""
    for kind in range(KINDS):
        if deck.playable(g, seat, kind):
            for play in range(PLAY_START[kind], PLAY_START[kind + 1]):
                if changes(g, kind, PLAY[play, 1], PLAY[play, 2]):
                    out[n] = CARD_ACTION + play
                    n += 1
    return n


def step(g, seat, agent, steps):
    """K7.9: forward or back in the ring; back from the church comes the ruin."""
    arming.place(g, seat, agent, (g.position[agent] + steps) % BUILDINGS)


def advance_marker(g, agent):
    """K8 C3: three fields forward, with `capped` not past the field two before Finish."""
    g.score[agent] += 3
    if g.capped_markers and g.score[agent] > g.finish - 2:
        g.score[agent] = g.finish - 2


def carry_out(g, seat, kind, a, b):
    """K8: do what the card says (the second identity is dealt by chance)."""
    if kind == TO_RUIN:
        arming.place(g, seat, a, RUIN)
    elif kind == MARKERS:
        advance_marker(g, a)
        advance_marker(g, b)
    elif kind == ALL_TO_CHURCH:
        for agent in range(AGENTS):
            if g.playing[agent] and g.position[agent] != CHURCH:
                arming.place(g, seat, agent, CHURCH)
    elif kind == TO_SAFE:
        arming.place(g, seat, a, g.safe)
    elif kind == TWO_BACK:
        step(g, seat, a, -1)
        step(g, seat, b, -1)
    elif kind == SWAP:
        building = g.position[a]
        arming.place(g, seat, a, g.position[b])
        arming.place(g, seat, b, building)
    elif kind == TWO_FORWARD:
        step(g, seat, a, 1)
        step(g, seat, b, 1)
    elif kind == JOIN:
        arming.place(g, seat, a, b)
    elif kind == RUIN_TO_CHURCH:
        arming.place(g, seat, a, CHURCH)
        if b != NONE:
            arming.place(g, seat, b, CHURCH)
    elif kind == MOVE_SAFE:
        safe.put(g, a)
    elif kind != SECOND_IDENTITY:
        step(g, seat, a, b)


def moves_into_ruin(g, kind, a, b):
    """K7.3: the card, just carried out, moved at least one agent into the ruin."""
    if MOVED[kind] > 0 and g.position[a] == RUIN:
        return True
    return MOVED[kind] > 1 and b != NONE and g.position[b] == RUIN
