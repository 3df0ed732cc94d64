"""What an absent player does, decided from public facts only."""

from ..state import AGENTS, BUILDINGS, MOVE, ROUND, SAFE
from . import dossier, safe
from .moving import fewest_points, sitting_out
from .numbers import DOSSIER_ACTION, MOVE_START, NAMES_A_LINE, PASS_ACTION, SAFE_ACTION, SHARE, STOP_ACTION, USES


def would_score(g, action):
    for agent in range(AGENTS):
        steps = SHARE[action, agent]
        if steps and (g.position[agent] + steps) % BUILDINGS == g.safe:
            return True
    return False


def quiet_move(g):
    """The first move of the fewest points that opens no safe; if there is none, the first."""
    absent = sitting_out(g)
    points = fewest_points(g)
    first = -1
    for action in range(MOVE_START[points], MOVE_START[points + 1]):
        if not USES[action] & absent:
            if not would_score(g, action):
                return action
            if first < 0:
                first = action
    return first


def next_empty(g):
    """The safe goes clockwise to the first building where nobody stands; there always is one."""
    building = (g.safe + 1) % BUILDINGS
    while safe.occupied(g, building):
        building = (building + 1) % BUILDINGS
    return building


def first_name(g, seat):
    """The lowest name that still fits, for the next line of the seat's own form."""
    agent = dossier.next_line(g, seat)
    name = -1
    while dossier.written(g, seat, name) >= dossier.allowed(g, name):
        name += 1
    return DOSSIER_ACTION + agent * NAMES_A_LINE + name + 1


def default_action(g, seat):
    """The action of a player who is not there: quiet moves, no cards, the first names that fit."""
    if g.phase == MOVE:
        return quiet_move(g)
    if g.phase == SAFE:
        return SAFE_ACTION + next_empty(g)
    if g.phase == ROUND:
        return STOP_ACTION if g.has_played else PASS_ACTION
    return first_name(g, seat)
