"""Standing at the safe: which agents were moved into its building, and by whom (K4.1, K7.7, K7.8)."""

from ..state import AGENTS, NOBODY


def arms(g, building):
    """K4.1, K7.7: who is moved into the safe's building is armed."""
    return building == g.safe


def place(g, seat, agent, building):
    """K7.7: the agent is moved to another building; it is armed if that holds the safe, and disarmed if not."""
    g.position[agent] = building
    if arms(g, building):
        g.armings += 1
        g.armed_by[agent] = seat
        g.armed_at[agent] = g.armings
    else:
        g.armed_by[agent] = NOBODY
        g.armed_at[agent] = 0


def disarm(g):
    """K7.7: when the safe is moved nobody is armed any more, even if it comes back."""
    for agent in range(AGENTS):
        g.armed_by[agent] = NOBODY
        g.armed_at[agent] = 0


def triggered(g):
    """K4.1, K7.7: an agent was moved onto the safe and still stands there."""
    for agent in range(AGENTS):
        if g.armed_by[agent] != NOBODY:
            return True
    return False


def safe_mover(g):
    """K7.8: the seat that armed, last, one of the agents still armed."""
    latest = 0
    seat = g.turn
    for agent in range(AGENTS):
        if g.armed_at[agent] > latest:
            latest = g.armed_at[agent]
            seat = g.armed_by[agent]
    return seat
