"""How likely each agent is to be furthest ahead when the game ends, judged from where everything stands.

An agent's strength is counted in points of its marker. The numbers were fitted to games of bots, who had won being explained by
tables on the way: `python -m benchmarks.outlook` does it again.
"""

from math import exp

from ...kernel.builds import table
from ..state import AGENTS, BUILDINGS, NOBODY, OVER

KNOWING, WATCHING = 0, 1
"""With which eyes a table is judged: those of a player who has in mind whose the agents are, or anybody's."""
STANDING = (
    (0.0, 0.4, 2.0, 2.5, 3.9, 4.4, 3.8, 2.8, 1.7, 0.2, -0.4, -2.8),
    (0.0, 2.8, 4.5, 5.6, 6.3, 6.5, 6.2, 5.1, 3.1, 1.3, 0.5, 1.2),
)
"""What it is worth to stand in a building; with either eyes."""
AHEAD = (
    (0.0, 0.0, 0.3, 0.1, -0.1, -0.4, -0.3, -0.4, -0.2, -0.1, -0.1, 0.1),
    (1.0, 0.7, 0.7, 0.3, 0.2, 0.1, 0.1, 0.0, 0.4, 0.8, 0.6, 0.9),
)
"""What it is worth that the safe is that many steps ahead."""
SPREAD = ((2.6, 0.64), (5.0, 0.17))
"""How far the markers still drift apart, at the end and for each point that is missing there."""
PLACE = table(
    [
        [standing[building] + ahead[(safe - building) % BUILDINGS] for building in range(BUILDINGS)]
        for standing, ahead in zip(STANDING, AHEAD, strict=True)
        for safe in range(BUILDINGS)
    ],
    "f8",
)
"""PLACE[BUILDINGS * eyes + safe, building]: what standing there is worth."""
WIDTH = table(SPREAD, "f8")
OWNED = 2.6
"""What it is worth to belong to a player, not to nobody; for each point that is missing to the end."""
TEMPO = table([11.0, 9.5, 8.2, 7.2, 6.2, 5.5, 4.2], "f8")
"""What it is worth that the owner is the next to move, the one after, …"""
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
OUT_OF_REACH = -1e9
"""The strength of an agent that is not in play."""


def togo(g):
    """How many points are missing to the end."""
    if g.phase == OVER:
        return 0.0
    lead = 0
    for agent in range(AGENTS):
        if g.playing[agent]:
            lead = max(lead, g.score[agent])
    return behind(g, lead)


def behind(g, lead):
    """How many points are missing to the end with the furthest marker there."""
    missing = (g.finish - lead) * 1.0
    if g.round_limit:
        missing = min(missing, ROUND_POINTS * (g.round_limit - g.round))
    return max(0.0, missing)


def spread(g, eyes, missing):
    wide = SURE
    if missing > 0:
        wide = WIDTH[eyes, 0] + WIDTH[eyes, 1] * missing
    if g.with_dossier:
        wide = max(wide, DOSSIER_SPREAD)
    return wide


def card_worth(g):
    return CARD_WORTH * min(1.0, togo(g) / YOUNG)


def tempo(g, seat):
    """What it is worth that the seat moves so soon."""
    mover = g.turn if g.roll == 0 else g.turn + 1
    return TEMPO[(seat - mover) % g.seats]


def hold(g, room):
    """Note for each agent that it is somebody's, and how soon its owner moves, as the state has it."""
    for agent in range(AGENTS):
        room[HELD, agent] = 0.0
        room[PULL, agent] = 0.0
        if g.owner[agent] != NOBODY:
            room[HELD, agent] = 1.0
            room[PULL, agent] = tempo(g, g.owner[agent])


def hold_by(g, shares, room):
    """The same for whoever does not know the owners: `shares[agent, seat]` is how likely each is."""
    for agent in range(AGENTS):
        room[HELD, agent] = 0.0
        room[PULL, agent] = 0.0
        for seat in range(g.seats):
            room[HELD, agent] += shares[agent, seat]
            room[PULL, agent] += shares[agent, seat] * tempo(g, seat)


def standing(g, eyes, building):
    """What it is worth to stand in that building, as the safe is."""
    return PLACE[BUILDINGS * eyes + g.safe, building]


def strengths(g, eyes, room):
    """Write for each agent what counts for it where it stands, in points; return how far the markers still drift apart."""
    missing = togo(g)
    for agent in range(AGENTS):
        room[CHANCES, agent] = OUT_OF_REACH
        if g.playing[agent]:
            points = g.score[agent] * 1.0
            if missing > 0:
                points += standing(g, eyes, g.position[agent]) + OWNED * missing * room[HELD, agent] + room[PULL, agent]
            room[CHANCES, agent] = points
    return spread(g, eyes, missing)


def chances(g, eyes, room):
    """Write for each agent the chance that it is furthest in the end."""
    wide = strengths(g, eyes, room)
    best = OUT_OF_REACH
    for agent in range(AGENTS):
        best = max(best, room[CHANCES, agent])
    total = 0.0
    for agent in range(AGENTS):
        room[CHANCES, agent] = exp((room[CHANCES, agent] - best) / wide)
        total += room[CHANCES, agent]
    for agent in range(AGENTS):
        room[CHANCES, agent] /= total


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
    chances(g, KNOWING, room)
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
        cards += g.held[seat]
    for seat in range(g.seats):
        mine = g.held[seat]
        out[seat] += worth * (mine - (cards - mine) / (g.seats - 1))
