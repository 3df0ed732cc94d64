"""Moving agents: which steps are legal and what a step costs (R4)."""

from ..board import MAX_ROUTES
from ..state import AGENTS, BASE, NONE, OUT
from . import agents, crowds, delivery, setup
from .numbers import DESTINATIONS, HEADQUARTERS, STEP_ACTION


def may_step(g, agent):
    """R4.1, R4.2, R6.6: a step is left for the agent, and no crowd must be left by another first."""
    if g.place[g.turn, agent] == OUT or g.pool + g.bonus[agent] == 0:
        return False
    return g.crowd == NONE or crowds.may_leave(g, agent)


def way(g, seat, place, k):
    """R1.3, R2.4: the k-th city that the place of one of the seat's agents leads to by a route or an exit, or NONE."""
    if place >= 0:
        return g.neighbours[place, k]
    return g.exits[corner(g, seat, place), k]


def corner(g, seat, place):
    """R2.1, R2.4: the corner in which a start base is: the seat's own, or the empty one where guards are posted."""
    if place == BASE:
        return g.colour[seat] + 0
    return setup.empty_corner(g)


def may_enter(g, agent, city, full):
    """R4.2: the city holds fewer than two own agents, or a third may pass through; threes are never chained."""
    if not (full >> city) & 1:
        return True
    return g.crowd == NONE and crowds.third_may_enter(g, agent, city, full)


def first_step(g):
    """The lowest legal step, or NONE."""
    seat = g.turn
    full = agents.full_cities(g, seat)
    for agent in range(AGENTS):
        if may_step(g, agent):
            place = g.place[seat, agent]
            for k in range(MAX_ROUTES):
                city = way(g, seat, place, k)
                if city == NONE:
                    break
                if may_enter(g, agent, city, full):
                    return STEP_ACTION + agent * DESTINATIONS + city
            if delivery.possible(g, place, g.cargo[seat, agent]):
                return STEP_ACTION + agent * DESTINATIONS + HEADQUARTERS
    return NONE


def steps(g, agent, full, out, n):
    """R4.1 to R4.4: every step of an agent that may step; by R4.3 also back to where it came from."""
    place = g.place[g.turn, agent]
    first = STEP_ACTION + agent * DESTINATIONS
    for k in range(MAX_ROUTES):
        city = way(g, g.turn, place, k)
        if city == NONE:
            break
        if may_enter(g, agent, city, full):
            out[n] = first + city
            n += 1
    if delivery.possible(g, place, g.cargo[g.turn, agent]):
        out[n] = first + HEADQUARTERS
        n += 1
    return n


def legal(g, twins, out, n):
    """R4.1: every step of every agent."""
    full = agents.full_cities(g, g.turn)
    for agent in range(AGENTS):
        if not (twins >> agent) & 1 and may_step(g, agent):
            n = steps(g, agent, full, out, n)
    return n


def may_end(g, can_step):
    """R4.1, R4.2: the turn may end, but not with three in a city, nor, with `must_use_all`, while the pool can be used."""
    return g.crowd == NONE and not (g.must_use_all and g.pool > 0 and can_step)


def pay(g, agent):
    """R4.1, R6.6: a step costs the agent's own bonus first, then the pool."""
    if g.bonus[agent] > 0:
        g.bonus[agent] -= 1
    else:
        g.pool -= 1


def steps_left(g):
    """R6.2: a step of any kind is left, in the pool or as any agent's bonus."""
    if g.pool > 0:
        return True
    for agent in range(AGENTS):
        if g.bonus[agent] > 0:
            return True
    return False
