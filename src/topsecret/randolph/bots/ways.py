"""How far everything is."""

from .. import interface
from ..board import MAX_ROUTES
from ..state import AGENTS, NONE, OUT
from .plan import CORNERS, FAR


def survey(g, w):
    """Fill in how far it is on the board, whoever stands between: from city to city, home, and from the bases."""
    for start in range(g.cities):
        for city in range(g.cities):
            w.hops[start, city] = FAR
        w.hops[start, start] = 0
        w.queue[0] = start
        done = 0
        count = 1
        while done < count:
            city = w.queue[done]
            done += 1
            for k in range(MAX_ROUTES):
                near = g.neighbours[city, k]
                if near == NONE:
                    break
                if w.hops[start, near] == FAR:
                    w.hops[start, near] = w.hops[start, city] + 1
                    w.queue[count] = near
                    count += 1
    for corner in range(CORNERS):
        for city in range(g.cities):
            w.home[corner, city] = FAR
            w.start[corner, city] = FAR
            for k in range(MAX_ROUTES):
                gate = g.gates[corner, k]
                if gate != NONE:
                    w.home[corner, city] = min(w.home[corner, city], 1 + w.hops[city, gate])
                leads = g.exits[corner, k]
                if leads != NONE:
                    w.start[corner, city] = min(w.start[corner, city], 1 + w.hops[leads, city])


def steps(g, w, seat, place, city):
    """Return the steps from a place of the seat's into a city, whoever stands between."""
    if place >= 0:
        return w.hops[place, city]
    if place == OUT:
        return FAR
    return w.start[interface.corner(g, seat, place), city]


def nearest(g, w, seat, city, idle):
    """Return the steps of the seat's nearest agent into a city; with `idle`, of those with empty hands."""
    best = FAR
    for agent in range(AGENTS):
        if g.place[seat, agent] != OUT and not (idle and g.cargo[seat, agent] != NONE):
            best = min(best, steps(g, w, seat, g.place[seat, agent], city))
    return best


def towards(g, p, row):
    """Fill a row of `p.to` with the steps to where it is 0 or 1 already (everything else is FAR); every enemy on the way costs a detour."""
    to = p.to
    queue = p.queue
    queued = p.queued
    neighbours = g.neighbours
    cities = g.cities + 0
    waiting = 0
    for city in range(cities):
        queued[city] = 0
        if to[row, city] < FAR:
            queue[waiting] = city
            queued[city] = 1
            waiting += 1
    first = 0
    while waiting > 0:
        city = queue[first]
        first = (first + 1) % cities
        waiting -= 1
        queued[city] = 0
        cost = to[row, city] + 1 + p.detour * p.held[city]
        for k in range(MAX_ROUTES):
            near = neighbours[city, k]
            if near == NONE:
                break
            if cost < to[row, near]:
                to[row, near] = cost
                if queued[near] == 0:
                    queued[near] = 1
                    queue[(first + waiting) % cities] = near
                    waiting += 1


def along(g, p, row, seat, place):
    """Return the steps from a place of the seat's by a row of `p.to`."""
    if place >= 0:
        return min(FAR, int(p.to[row, place]))
    if place == OUT:
        return FAR
    best = FAR
    for k in range(MAX_ROUTES):
        city = interface.way(g, seat, place, k)
        if city == NONE:
            break
        best = min(best, 1 + int(p.to[row, city]))
    return best
