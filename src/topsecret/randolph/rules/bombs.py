"""Bombs: how many agents one costs, and which (R8)."""

from ..state import AGENTS, BASE, DIES, LOSE, NONE, OUT
from . import agents, suitcases
from .numbers import LOSE_ACTION


def lose(g, agent):
    """R8.1: the agent is out of the game; what it carried drops in its city, its bonus steps are gone."""
    suitcases.drop(g, g.turn, agent)
    g.place[g.turn, agent] = OUT
    g.bonus[agent] = 0


def explode(g, carrier):
    """R8.1: half of the agents still in the game, rounded up, the carrier (already back in the base) among them."""
    g.losses = (agents.left(g, g.turn) + 1) // 2
    if g.bomb_carrier == DIES:
        lose(g, carrier)
        g.losses -= 1
    lose_without_choice(g)


def costs(g, seat):
    """R8.1: how many agents a bomb costs the seat, were it delivered now. It is: not to be asked of a state that is still needed."""
    before = agents.left(g, seat)
    if before == 0:
        return 0
    g.turn = seat
    carrier = first_choice(g)
    g.place[seat, carrier] = BASE
    g.cargo[seat, carrier] = NONE
    explode(g, carrier)
    return before - agents.left(g, seat) + g.losses


def first_choice(g):
    """The lowest agent still in the game; a player who must lose one has one."""
    agent = 0
    while g.place[g.turn, agent] == OUT:
        agent += 1
    return agent


def choices(g, twins):
    """R8.1: how many agents there are to choose from, interchangeable ones counted once."""
    count = 0
    for agent in range(AGENTS):
        if g.place[g.turn, agent] != OUT and not (twins >> agent) & 1:
            count += 1
    return count


def lose_without_choice(g):
    """R8.1: a loss without an alternative is carried out for him; then he chooses, if there is anything left to lose."""
    while g.losses > 0 and choices(g, agents.twins(g)) == 1:
        lose(g, first_choice(g))
        g.losses -= 1
    if g.losses > 0:
        g.phase = LOSE


def legal(g, out):
    """R8.1: any agent still in the game."""
    twins = agents.twins(g)
    n = 0
    for agent in range(AGENTS):
        if g.place[g.turn, agent] != OUT and not (twins >> agent) & 1:
            out[n] = LOSE_ACTION + agent
            n += 1
    return n
