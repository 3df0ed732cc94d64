"""Moving the safe after a scoring (K5)."""

from ..state import AGENTS, BUILDINGS
from . import arming
from .numbers import SAFE_ACTION


def occupied(g, building):
    for agent in range(AGENTS):
        if g.playing[agent] and g.position[agent] == building:
            return True
    return False


def legal(g, out):
    """K5.1: any other building; under the older editions' rule only an empty one."""
    n = 0
    for building in range(BUILDINGS):
        if building != g.safe and not (g.empty_safe and occupied(g, building)):
            out[n] = SAFE_ACTION + building
            n += 1
    return n


def put(g, building):
    """K5.1, K7.7: the safe is moved; this never causes a scoring."""
    g.safe = building
    arming.disarm(g)
