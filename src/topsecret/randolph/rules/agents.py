"""Who stands where: the agents of a seat, the cities they fill, and pieces that are as good as each other."""

from ..state import AGENTS, NONE, OUT


def left(g, seat):
    """R8.1, R9.2: how many agents of the seat are still in the game."""
    count = 0
    for agent in range(AGENTS):
        if g.place[seat, agent] != OUT:
            count += 1
    return count


def any_left(g, seat):
    """R9.2: a player without agents is out."""
    for agent in range(AGENTS):
        if g.place[seat, agent] != OUT:
            return True
    return False


def standing(g, seat, city):
    """How many agents of the seat stand in the city."""
    count = 0
    for agent in range(AGENTS):
        if g.place[seat, agent] == city:
            count += 1
    return count


def full_cities(g, seat):
    """R4.2: bit mask of the cities where the seat has two agents or more."""
    once = 0
    twice = 0
    for agent in range(AGENTS):
        city = g.place[seat, agent]
        if city >= 0:
            here = 1 << city
            twice |= once & here
            once |= here
    return twice


def enemy_in(g, city):
    """R6.1: the seat, other than the one whose turn it is, that has agents in the city, or NONE."""
    mover = g.turn
    for seat in range(g.seats):
        if seat != mover:
            for agent in range(AGENTS):
                if g.place[seat, agent] == city:
                    return seat
    return NONE


def first_in(g, seat, city):
    """The lowest agent of the seat in the city, or NONE."""
    for agent in range(AGENTS):
        if g.place[seat, agent] == city:
            return agent
    return NONE


def twins(g):
    """Bit mask of the moving player's agents that are as good as a lower-numbered one.

    Two agents are interchangeable when they stand in the same place, carry nothing and have equally many bonus steps;
    only the one that must leave a crowd (R4.2) is unlike the others there.
    """
    seat = g.turn
    leaver = g.leaver
    mask = 0
    for agent in range(1, AGENTS):
        if g.cargo[seat, agent] == NONE and agent != leaver:
            place = g.place[seat, agent]
            for lower in range(agent):
                if (
                    g.place[seat, lower] == place
                    and g.cargo[seat, lower] == NONE
                    and g.bonus[lower] == g.bonus[agent]
                    and lower != leaver
                ):
                    mask |= 1 << agent
                    break
    return mask


def twin(g, agent):
    """The lowest-numbered agent that is as good as this one, which goes in its stead; itself if there is none lower."""
    if (twins(g) >> agent) & 1:
        for lower in range(agent):
            if alike(g, agent, lower):
                return lower
    return agent


def alike(g, agent, lower):
    """One of the agents that make this one a twin; said apart, since searching for all twins at once is a tenth faster without it."""
    seat = g.turn
    return (
        g.place[seat, lower] == g.place[seat, agent]
        and g.cargo[seat, lower] == NONE
        and g.bonus[lower] == g.bonus[agent]
        and lower != g.leaver
    )
