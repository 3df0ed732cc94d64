"""The end of the game and who won it (K6, K9.3, K9.4)."""

from ..state import AGENTS, FINISH, NOBODY, OVER, ROUND_LIMIT

BONUS = 5
"""K9.3: what a correctly named agent is worth."""


def finished(g):
    """K6.1: a marker has reached or passed Finish."""
    for agent in range(AGENTS):
        if g.score[agent] >= g.finish:
            return True
    return False


def end_by_finish(g):
    """K6.1: the game is over; nothing that was still to come happens."""
    g.phase = OVER
    g.ending = FINISH


def end_by_rounds(g):
    """K6.4: the last round is complete."""
    g.phase = OVER
    g.ending = ROUND_LIMIT


def bonus(g, seat):
    """K9.3: five points for every agent correctly named or dashed, one's own left out."""
    total = 0
    if g.with_dossier:
        for agent in range(AGENTS):
            if g.playing[agent] and g.owner[agent] != seat and g.dossier[seat, agent] == g.owner[agent]:
                total += BONUS
    return total


def most_bonus(g, seat):
    """K9.3: five points for every agent of the others and every free one."""
    total = 0
    for agent in range(AGENTS):
        if g.playing[agent] and g.owner[agent] != seat:
            total += BONUS
    return total


def best_marker(g, seat):
    """K6.2, K8 C11: the total of the best placed agent of the seat; with NOBODY, of the free agents (-1 if none)."""
    best = -1
    for agent in range(AGENTS):
        if g.playing[agent] and g.owner[agent] == seat:
            best = max(best, g.score[agent])
    return best


def total(g, seat):
    """K9.4: best marker and dossier together."""
    return best_marker(g, seat) + bonus(g, seat)


def winners(g):
    """K6.2, K6.3: bit mask of the seats that share the win; 0 if free agents alone are furthest."""
    best = best_marker(g, NOBODY)
    mask = 0
    for seat in range(g.seats):
        points = total(g, seat)
        if points > best:
            best = points
            mask = 1 << seat
        elif points == best:
            mask |= 1 << seat
    return mask
