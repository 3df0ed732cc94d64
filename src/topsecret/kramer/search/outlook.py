"""How likely each agent is to be furthest ahead when the game ends, judged from where everything stands.

An agent's strength is counted in points of its marker. The numbers were fitted to games of bots, who had won being explained by
tables on the way: `python -m benchmarks.outlook` does it again.
"""

from math import exp

from ...kernel.builds import table
from ..rules import arming, deck
from ..state import AGENTS, BUILDINGS, DOSSIER, DRAW, NOBODY, OVER, ROUND, SECOND, VALUE

STANDING = table([0.0, 0.4, 2.0, 2.5, 3.9, 4.4, 3.8, 2.8, 1.7, 0.2, -0.4, -2.8], "f8")
"""What it is worth to stand in a building."""
AHEAD = table([0.0, 0.0, 0.3, 0.1, -0.1, -0.4, -0.3, -0.4, -0.2, -0.1, -0.1, 0.1], "f8")
"""What it is worth that the safe is that many steps ahead."""
OWNED = 2.6
"""What it is worth to belong to a player, not to nobody; for each point that is missing to the end."""
TEMPO = table([11.0, 9.5, 8.2, 7.2, 6.2, 5.5, 4.2], "f8")
"""What it is worth that the owner is the next to move, the one after, …"""
SPREAD_AT_END = 2.6
SPREAD_PER_POINT = 0.64
"""How far the markers still drift apart, at the end and for each point that is missing there."""
DOSSIER_SPREAD = 5.0
"""K9.3: how far dossiers move the totals apart."""
ROUND_POINTS = 6.0
"""Roughly what the leader makes in a round."""
SURE = 0.01
"""The spread when everything is decided."""
CARD_WORTH = 0.06
"""What a card in hand is worth, in chances to win, while the game is young."""
YOUNG = 25.0
"""Points that are missing to the end while the game is young."""

CHANCES, HELD, PULL, ROOM = 0, 1, 2, 3
"""The rows of the room that calculations are made in, each with a place for every agent."""


def togo(g, lead):
    """How many points are missing to the end, for a leader who has that many."""
    missing = g.finish - lead
    if g.round_limit:
        missing = min(missing, ROUND_POINTS * (g.round_limit - g.round))
    return max(0.0, missing * 1.0)


def spread(g, missing):
    wide = SURE
    if missing > 0:
        wide = SPREAD_AT_END + SPREAD_PER_POINT * missing
    if g.with_dossier:
        wide = max(wide, DOSSIER_SPREAD)
    return wide


def card_worth(g):
    lead = 0
    for agent in range(AGENTS):
        if g.playing[agent]:
            lead = max(lead, g.score[agent])
    return CARD_WORTH * min(1.0, togo(g, lead) / YOUNG)


def mover(g):
    """The seat whose turn comes next, or has its move still before it."""
    if g.roll == 0:
        return g.turn
    return (g.turn + 1) % g.seats


def hold(g, room):
    """Note for each agent that it is somebody's, and how soon its owner moves, as the state has it."""
    next_seat = mover(g)
    for agent in range(AGENTS):
        owner = g.owner[agent]
        room[HELD, agent] = 0.0
        room[PULL, agent] = 0.0
        if owner != NOBODY:
            room[HELD, agent] = 1.0
            room[PULL, agent] = TEMPO[(owner - next_seat) % g.seats]


def hold_by(g, shares, room):
    """The same for whoever does not know the owners: `shares[agent, seat]` is how likely each is."""
    next_seat = mover(g)
    for agent in range(AGENTS):
        room[HELD, agent] = 0.0
        room[PULL, agent] = 0.0
        for seat in range(g.seats):
            room[HELD, agent] += shares[agent, seat]
            room[PULL, agent] += shares[agent, seat] * TEMPO[(seat - next_seat) % g.seats]


def strength(agent, building, score, safe, missing, room):
    """What counts for an agent that stands there with that score."""
    if missing <= 0:
        return score * 1.0
    points = score + STANDING[building] + AHEAD[(safe - building) % BUILDINGS]
    return points + OWNED * missing * room[HELD, agent] + room[PULL, agent]


def chances(g, room):
    """Write for each agent the chance that it is furthest in the end; a scoring that is due is taken to happen."""
    due = scoring_due(g)
    lead = 0
    for agent in range(AGENTS):
        if g.playing[agent]:
            lead = max(lead, after_scoring(g, agent, due))
    missing = 0.0
    if g.phase != OVER:
        missing = togo(g, lead)
    wide = spread(g, missing)
    for agent in range(AGENTS):
        if g.playing[agent]:
            score = after_scoring(g, agent, due)
            room[CHANCES, agent] = strength(agent, g.position[agent], score, g.safe, missing, room) / wide
    soften(g, room)


def scoring_due(g):
    """K7.7: a scoring is to come, unless a card stops it; when the safe is to be moved it has been."""
    if g.phase == ROUND or g.phase == DRAW or g.phase == SECOND or (g.phase == DOSSIER and g.after == ROUND):
        return arming.triggered(g)
    return False


def after_scoring(g, agent, due):
    if due:
        return max(0, g.score[agent] + VALUE[g.position[agent]])
    return g.score[agent]


def soften(g, room):
    """From strengths, in spreads, to chances that add up to one."""
    best = -1e9
    for agent in range(AGENTS):
        if g.playing[agent]:
            best = max(best, room[CHANCES, agent])
    total = 0.0
    for agent in range(AGENTS):
        if g.playing[agent]:
            room[CHANCES, agent] = exp(room[CHANCES, agent] - best)
            total += room[CHANCES, agent]
        else:
            room[CHANCES, agent] = 0.0
    for agent in range(AGENTS):
        room[CHANCES, agent] = room[CHANCES, agent] / total


def own(g, seat, room):
    """The seat's part of the chances."""
    total = 0.0
    for agent in range(AGENTS):
        if g.owner[agent] == seat:
            total += room[CHANCES, agent]
    return total


def values(g, bonus, room, out):
    """Write for each seat the chance to win; `bonus` is what its dossier adds to its markers, in points."""
    hold(g, room)
    chances(g, room)
    if g.with_dossier:
        total = 0.0
        for agent in range(AGENTS):
            if g.owner[agent] != NOBODY:
                room[CHANCES, agent] = room[CHANCES, agent] * exp(bonus[g.owner[agent]] / DOSSIER_SPREAD)
            total += room[CHANCES, agent]
        for agent in range(AGENTS):
            room[CHANCES, agent] = room[CHANCES, agent] / total
    for seat in range(g.seats):
        out[seat] = own(g, seat, room)
    if g.with_cards and g.phase != OVER:
        add_hands(g, out)


def add_hands(g, out):
    """A card in one's own hand adds to the chance to win what one in each of the other hands takes from it."""
    worth = card_worth(g)
    cards = 0
    for seat in range(g.seats):
        cards += deck.hand_size(g, seat)
    for seat in range(g.seats):
        mine = deck.hand_size(g, seat)
        out[seat] += worth * (mine - (cards - mine) / (g.seats - 1))
