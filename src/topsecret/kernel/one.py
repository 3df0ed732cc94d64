"""One game at a time, for environments: a decision is one call, which carries it out and shows what the next seat may know and do.

Which functions of the game they use is left open here; `solo.alone` binds them to a game in a build, with the loops of its batches, so
that hardly anything is compiled twice. The game lies in row 0 of every array; `who` holds the seat that is looked at.
"""

CHANCE_SEAT, OVER, ILLEGAL = -1, -2, -3
"""What stands in the place of a seat: chance moves, the game is over, or the action may not be taken and nothing has changed."""
CHANCE = 256

pending = apply = fill = settle = lowest = fill_mask = None
"""Of the game's rules, and of the loops."""


def show(states, who, out, mask, seen):
    """Find out who acts and write what that seat may do and know; the seat, or OVER with nothing to do."""
    g = states[0]
    who[0] = lowest(pending(g))
    fill_mask(g, who[0], out, mask)
    if who[0] < 0:
        return OVER
    seen[:] = 0
    fill(g, who[0], seen)
    return who[0]


def begin(states, r, who, weights, out, mask, seen):
    """Let chance move in a new game; as `show`."""
    settle(states[0], r, weights)
    return show(states, who, out, mask, seen)


def decide(states, r, who, seat, action, weights, out, mask, seen):
    """Carry out an action of the seat that was shown, and let chance move; as `show`, or ILLEGAL."""
    if action < 0 or action >= len(mask) or not mask[action]:
        return ILLEGAL
    apply(states[0], seat, action)
    settle(states[0], r, weights)
    return show(states, who, out, mask, seen)


def actor(states):
    """Who acts: the lowest of the seats asked, CHANCE_SEAT, or OVER."""
    mask = pending(states[0])
    if mask == CHANCE:
        return CHANCE_SEAT
    return lowest(mask) if mask else OVER


def turn(states, seat, action):
    """Carry out an action of a seat or an outcome of chance; who acts then."""
    apply(states[0], seat, action)
    return actor(states)


def may(states, who, seat, out, mask):
    """Write what a seat may do; how many actions that are."""
    who[0] = seat
    return fill_mask(states[0], who[0], out, mask)


def look(states, who, seat, seen):
    """Write what a seat may know."""
    who[0] = seat
    seen[:] = 0
    fill(states[0], who[0], seen)
