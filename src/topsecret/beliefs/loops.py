"""Loops over games with their books, the same for both games and in every build.

Which functions they use is left open here; `beliefs.batch` binds them to a game in a build.
"""

CHANCE = 256
CHANCE_SEAT = -1

pending = chance = returns = weighted = lowest = start = apply = believe = None
"""Of the game's rules, of the random numbers, of the kernel's loops, and of the game's ledger."""


def settle(g, r, weights, book, room, out):
    """Let chance move until a seat is to act or the game is over."""
    while pending(g) == CHANCE:
        n = chance(g, weights)
        apply(g, CHANCE_SEAT, weighted(r, weights, n), book, room, out)


def begin(states, template, i, r, weights, book, room, out):
    """A new game in place i, with an empty book; the seat to act."""
    states[i] = template[0]
    start(book)
    settle(states[i], r, weights, book, room, out)
    return lowest(pending(states[i]))


def begin_all(states, template, streams, seat, low, high, weights, books, room, out):
    for i in range(low, high):
        seat[i] = begin(states, template, i, streams[i], weights, books[i], room, out)


def step_all(states, template, streams, seat, actions, rewards, done, reset, low, high, weights, books, room, out):
    """Apply one action in every game that is not over, and note what it says; with `reset`, finished games begin anew."""
    for i in range(low, high):
        done[i] = 0
        rewards[i, :] = 0
        if seat[i] >= 0:
            g = states[i]
            apply(g, int(seat[i]), int(actions[i]), books[i], room, out)
            settle(g, streams[i], weights, books[i], room, out)
            seat[i] = lowest(pending(g))
            if seat[i] < 0:
                returns(g, rewards[i])
                done[i] = 1
                if reset:
                    seat[i] = begin(states, template, i, streams[i], weights, books[i], room, out)


def believe_all(states, seat, books, observations, at, low, high, room):
    """What the seat to act can conclude, in every game, from column `at` on; nothing where the game is over."""
    for i in range(low, high):
        if seat[i] >= 0:
            believe(states[i], int(seat[i]), books[i], room, observations[i, at:])
        else:
            observations[i, at:] = 0
