"""Taking, dropping and exchanging suitcases (R5)."""

from ..state import AGENTS, CARRIED, LETTERS_EACH, NONE, SUITCASES
from . import crowds
from .numbers import DROP_ACTION, TAKE_ACTION


def lying(g):
    """Bit mask of the cities where a suitcase lies."""
    mask = 0
    for suitcase in range(g.seats * LETTERS_EACH):
        city = g.lies[suitcase]
        if city >= 0:
            mask |= 1 << city
    return mask


def may_swap(g, agent, suitcase):
    """R4.2: having that suitcase (or NONE) instead of what it carries, the agent keeps nobody from leaving a crowd."""
    return g.crowd == NONE or g.cargo[g.turn, agent] == NONE or crowds.stays_open(g, agent, suitcase)


def legal(g, twins, out, n):
    """R5.1: any agent may take or exchange what lies in its city, or drop what it carries."""
    seat = g.turn
    cities = lying(g)
    for agent in range(AGENTS):
        city = g.place[seat, agent]
        if city >= 0 and (cities >> city) & 1 and not (twins >> agent) & 1:
            for suitcase in range(SUITCASES):
                if g.lies[suitcase] == city and may_swap(g, agent, suitcase):
                    out[n] = TAKE_ACTION + agent * SUITCASES + suitcase
                    n += 1
    for agent in range(AGENTS):
        if g.cargo[seat, agent] != NONE and may_swap(g, agent, NONE):
            out[n] = DROP_ACTION + agent
            n += 1
    return n


def drop(g, seat, agent):
    """R5.1, R5.2, R6.5, R8.1: what the agent carries, if anything, lies in its city, for any agent there to take."""
    suitcase = g.cargo[seat, agent]
    if suitcase != NONE:
        g.lies[suitcase] = g.place[seat, agent]
        g.cargo[seat, agent] = NONE


def take(g, seat, agent, suitcase):
    """R5.1, R6.5: the agent takes the suitcase and leaves the one it carried, if any."""
    drop(g, seat, agent)
    g.lies[suitcase] = CARRIED
    g.cargo[seat, agent] = suitcase
