"""How far everything is."""

from ..board import MAX_ROUTES
from ..rules import setup
from ..state import AGENTS, BASE, GUARD, NONE, OUT
from .desk import DETOUR, DIALS, FAR, HELD, HOME, REACHED, START, STEPS, WAYS


def survey(g, room):
    """Fill the ways of a board."""
    for a in range(g.cities):
        for b in range(g.cities):
            room[WAYS + a, b] = 0 if a == b else FAR
        for k in range(MAX_ROUTES):
            if g.neighbours[a, k] != NONE:
                room[WAYS + a, g.neighbours[a, k]] = 1
    for over in range(g.cities):
        for a in range(g.cities):
            for b in range(g.cities):
                room[WAYS + a, b] = min(room[WAYS + a, b], room[WAYS + a, over] + room[WAYS + over, b])
    for colour in range(4):
        for city in range(g.cities):
            room[HOME + colour, city] = FAR
            room[START + colour, city] = FAR
            for k in range(MAX_ROUTES):
                gate = g.gates[colour, k]
                if gate != NONE:
                    room[HOME + colour, city] = min(room[HOME + colour, city], 1 + room[WAYS + city, gate])
                leads = g.exits[colour, k]
                if leads != NONE:
                    room[START + colour, city] = min(room[START + colour, city], 1 + room[WAYS + leads, city])


def steps(g, room, seat, place, city):
    """Steps from a place of the seat's into a city, whoever stands between."""
    if place >= 0:
        return int(room[WAYS + place, city])
    if place == BASE:
        return int(room[START + g.colour[seat], city])
    if place == GUARD:
        return int(room[START + setup.empty_corner(g), city])
    return FAR


def nearest(g, room, seat, city):
    """Steps of the seat's nearest agent into a city."""
    best = FAR
    for agent in range(AGENTS):
        if g.place[seat, agent] != OUT:
            best = min(best, steps(g, room, seat, g.place[seat, agent], city))
    return best


def towards(g, room, row):
    """Fill a row with the steps to where it is 0 or 1 already (everything else is FAR); every enemy on the way costs a detour."""
    count = 0
    for city in range(g.cities):
        room[STEPS, city] = 0
        if room[row, city] < FAR:
            room[REACHED, count] = city
            room[STEPS, city] = 1
            count += 1
    first = 0
    waiting = count
    while waiting > 0:
        city = int(room[REACHED, first])
        first = (first + 1) % g.cities
        waiting -= 1
        room[STEPS, city] = 0
        cost = room[row, city] + 1 + room[DIALS, DETOUR] * room[HELD, city]
        for k in range(MAX_ROUTES):
            near = g.neighbours[city, k]
            if near == NONE:
                break
            if cost < room[row, near]:
                room[row, near] = cost
                if room[STEPS, near] == 0:
                    room[STEPS, near] = 1
                    room[REACHED, (first + waiting) % g.cities] = near
                    waiting += 1


def along(g, room, row, seat, place):
    """Steps from a place of the seat's by a row that `towards` filled."""
    if place >= 0:
        return min(FAR, int(room[row, place]))
    if place == OUT:
        return FAR
    corner = g.colour[seat] if place == BASE else setup.empty_corner(g)
    best = FAR
    for k in range(MAX_ROUTES):
        city = g.exits[corner, k]
        if city == NONE:
            break
        best = min(best, 1 + int(room[row, city]))
    return best
