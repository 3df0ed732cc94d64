"""The end of the game and who won it (R3.1, R9)."""

from ..state import LAST_STANDING, LETTERS_EACH, OUT_OF_REACH, OVER, ROUND_LIMIT, SECRETS, SECRETS_EACH
from . import agents


def secrets(g, seat):
    """R3.1: the secrets in the suitcases the seat has delivered."""
    total = 0
    for suitcase in range(g.seats * LETTERS_EACH):
        if g.delivered_by[suitcase] == seat:
            total += g.content[suitcase]
    return total


def finish(g, reason):
    g.phase = OVER
    g.ending = reason


def end_by_secrets(g):
    """R3.1, R9.1: the player to move has enough secrets and wins at once. True if so."""
    if secrets(g, g.turn) >= g.target:
        finish(g, SECRETS)
        return True
    return False


def players_left(g):
    """R9.2: how many players have agents."""
    count = 0
    for seat in range(g.seats):
        if agents.any_left(g, seat):
            count += 1
    return count


def reachable(g):
    """R9.4: somebody with agents has, with all secrets nobody has delivered yet, enough for the target."""
    undelivered = SECRETS_EACH * g.seats
    for seat in range(g.seats):
        undelivered -= secrets(g, seat)
    for seat in range(g.seats):
        if agents.any_left(g, seat) and secrets(g, seat) + undelivered >= g.target:
            return True
    return False


def end_by_loss(g):
    """R9.3, R9.4: the game ends when one player alone has agents, or nobody can reach the target. True if so."""
    if players_left(g) == 1 and not g.plays_on:
        finish(g, LAST_STANDING)
        return True
    if not reachable(g):
        finish(g, OUT_OF_REACH)
        return True
    return False


def end_by_rounds(g):
    """R9.5: the last round is complete."""
    finish(g, ROUND_LIMIT)


def rank(g, seat):
    """R9.4: most secrets, then most agents, as one number."""
    return secrets(g, seat) * 8 + agents.left(g, seat)


def winners(g):
    """R3.1, R9.3, R9.4: bit mask of the seats that win; whoever reached the target has the most secrets."""
    best = -1
    mask = 0
    for seat in range(g.seats):
        if g.ending != LAST_STANDING or agents.any_left(g, seat):
            points = rank(g, seat)
            if points > best:
                best = points
                mask = 1 << seat
            elif points == best:
                mask |= 1 << seat
    return mask
