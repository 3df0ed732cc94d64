"""The secret dossier: when it is asked for, and how it is filled in (K9)."""

from ..state import AGENTS, DOSSIER, NOBODY, UNFILLED
from .numbers import DOSSIER_ACTION, NAMES_A_LINE

BEFORE_FINISH = 13
"""K9.1: the dossiers are due that many fields before Finish (29 of 42)."""


def due(g):
    """K9.1: the first marker has reached the field and the dossiers were not asked for yet."""
    if not g.with_dossier or g.opened:
        return False
    for agent in range(AGENTS):
        if g.score[agent] >= g.finish - BEFORE_FINISH:
            return True
    return False


def open_forms(g, after):
    """K9.1, K9.2: everybody fills in his form now; one's own agents carry one's own name already."""
    g.opened = 1
    g.phase = DOSSIER
    g.after = after
    for seat in range(g.seats):
        g.seconds_then[seat] = g.seconds[seat]
    for agent in range(AGENTS):
        if g.playing[agent] and g.owner[agent] != NOBODY:
            g.dossier[g.owner[agent], agent] = g.owner[agent]


def next_line(g, seat):
    """The first agent the seat has not named yet, or AGENTS when the form is handed in."""
    for agent in range(AGENTS):
        if g.playing[agent] and g.dossier[seat, agent] == UNFILLED:
            return agent
    return AGENTS


def filling(g):
    """Bit mask of the seats that have not handed in their form."""
    mask = 0
    for seat in range(g.seats):
        if next_line(g, seat) < AGENTS:
            mask |= 1 << seat
    return mask


def written(g, seat, name):
    """How often the seat's form holds that name (or a dash)."""
    count = 0
    for agent in range(AGENTS):
        if g.playing[agent] and g.dossier[seat, agent] == name:
            count += 1
    return count


def allowed(g, name):
    """K9.2: how often a form may hold that name: once, and once more for each second identity; dashes for the rest."""
    if name != NOBODY:
        return 1 + g.seconds_then[name]
    if g.free_dashes:
        return g.agents
    dashes = g.agents - g.seats
    for seat in range(g.seats):
        dashes -= g.seconds_then[seat]
    return dashes


def legal(g, seat, out):
    """K9.2: the names that keep the form consistent, for the next agent in line."""
    agent = next_line(g, seat)
    n = 0
    for name in range(NOBODY, g.seats):
        if written(g, seat, name) < allowed(g, name):
            out[n] = DOSSIER_ACTION + agent * NAMES_A_LINE + name + 1
            n += 1
    return n


def fill(g, seat, action):
    """K9.1: write one line; when the last form is complete the game goes on where it stopped."""
    line = action - DOSSIER_ACTION
    g.dossier[seat, line // NAMES_A_LINE] = line % NAMES_A_LINE - 1
    if filling(g) == 0:
        g.phase = g.after
