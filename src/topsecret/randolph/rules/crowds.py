"""Three in a city: when a third agent may pass through, and which then leaves (R4.2)."""

from ..board import MAX_ROUTES
from ..state import AGENTS, END_OF_MOVE, NONE
from . import agents, delivery


def has_room(g, city, full, origin):
    """R4.2: a route leads from the city to a neighbour without two own agents; there is room where one just came from."""
    for k in range(MAX_ROUTES):
        near = g.neighbours[city, k]
        if near == NONE:
            return False
        if near == origin or not (full >> near) & 1:
            return True
    return False


def third_may_enter(g, agent, city, full):
    """R4.2: after the agent has entered, a step is left with which one that may leave can leave the city."""
    seat = g.turn
    pool = g.pool
    bonus = g.bonus[agent]
    if bonus > 0:
        bonus -= 1
    else:
        pool -= 1
    room = has_room(g, city, full, g.place[seat, agent])
    if pool + bonus > 0 and (room or delivery.possible(g, city, g.cargo[seat, agent])):
        return True
    if g.stack_check == END_OF_MOVE:
        return False
    for other in range(AGENTS):
        if (
            g.place[seat, other] == city
            and pool + g.bonus[other] > 0
            and (room or delivery.possible(g, city, g.cargo[seat, other]))
        ):
            return True
    return False


def form(g, agent, city):
    """R4.2: the third agent has entered, so that the next step must lead out of the city."""
    g.crowd = city
    g.leaver = agent if g.stack_check == END_OF_MOVE else NONE


def dissolve(g):
    g.crowd = NONE
    g.leaver = NONE


def may_leave(g, agent):
    """R4.2: the agent is one of those that may be the one to leave the crowd."""
    return g.place[g.turn, agent] == g.crowd and (g.leaver == NONE or g.leaver == agent)


def stays_open(g, agent, suitcase):
    """R4.2: the crowd could still be left if the agent carried that suitcase (or NONE).

    Suitcases may be handled before the leaving step, but not so that nobody can make it: when all neighbours are full
    and the HQ is the only way out, what is needed there stays in hand.
    """
    seat = g.turn
    if has_room(g, g.crowd, agents.full_cities(g, seat), NONE):
        return True
    for other in range(AGENTS):
        if may_leave(g, other) and g.pool + g.bonus[other] > 0:
            carried = suitcase if other == agent else g.cargo[seat, other]
            if delivery.possible(g, g.crowd, carried):
                return True
    return False
