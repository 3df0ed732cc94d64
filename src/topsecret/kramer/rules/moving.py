"""Moving agents with the points of the roll (K3.2, K3.5, K3.6)."""

from ..state import AGENTS, BUILDINGS, RUIN
from . import arming
from .numbers import FIRST_MOVES, MOVE_START, POINTS, SHARE, USES


def fewest_points(g):
    """K3.5, K7.2: the fewest points a player may use of his roll."""
    if g.plain_die or g.roll > 1:
        return g.roll
    if g.with_cards:
        return 0
    return 1


def most_points(g):
    """K3.5: the most points a player may use of his roll; the face 1-3 gives up to three."""
    if g.plain_die or g.roll > 1:
        return g.roll
    return 3


def sitting_out(g):
    """K2.1: bit mask of the agents that are not in play."""
    mask = 0
    for agent in range(AGENTS):
        if not g.playing[agent]:
            mask |= 1 << agent
    return mask


def legal(g, out):
    """K3.5: every way to split the points over the agents in play."""
    absent = sitting_out(g)
    first = MOVE_START[fewest_points(g)]
    last = MOVE_START[most_points(g) + 1]
    n = 0
    if absent == 0:
        for action in range(first, last):
            out[n] = action
            n += 1
        return n
    if absent >> g.agents << g.agents == absent:
        return legal_of_the_first(g, out)
    for action in range(first, last):
        if not USES[action] & absent:
            out[n] = action
            n += 1
    return n


def legal_of_the_first(g, out):
    """K2.1, K3.5: the same when the last of the agents sit out, as by default; those moves come first of their points."""
    n = 0
    for points in range(fewest_points(g), most_points(g) + 1):
        first = MOVE_START[points]
        for action in range(first, first + FIRST_MOVES[points, g.agents]):
            out[n] = action
            n += 1
    return n


def goal(g, agent, steps):
    """K3.6: where the agent comes to, clockwise."""
    return (g.position[agent] + steps) % BUILDINGS


def move(g, action):
    """K3.5, K3.6: each agent goes as far as it was given points; passing the safe does nothing."""
    for agent in range(AGENTS):
        steps = SHARE[action, agent]
        if steps:
            arming.place(g, g.turn, agent, goal(g, agent, steps))


def triggers(g):
    """K4.1: bit mask, as in CARRIES, of the agents and how far each must be carried to trigger a scoring: one is enough."""
    mask = 0
    for agent in range(AGENTS):
        for steps in range(1, POINTS + 1):
            if arming.arms(g, goal(g, agent, steps)):
                mask |= 1 << (POINTS * agent + steps - 1)
    return mask


def reached_ruin(g, action):
    """K7.3: the move brought at least one agent into the ruin."""
    for agent in range(AGENTS):
        if SHARE[action, agent] and g.position[agent] == RUIN:
            return True
    return False


def moved_nobody_on_1_3(g, action):
    """K7.3: the face 1-3 was rolled and no agent moved; a plain die has no such face."""
    return g.roll == 1 and not g.plain_die and USES[action] == 0
