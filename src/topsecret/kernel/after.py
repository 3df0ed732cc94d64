"""What if: what an action would make of a table, told by the rules themselves, the same for both games and in every build.

Which functions of the game they use is left open here; `what_if.asked` binds them to a game in a build. A table after an action stands
at the next decision, or where chance moves next: nothing of chance is decided. CUDA kernels call the compiled functions as they are.
"""

pending = legal = apply = calm = None
"""Of the game's rules."""


def after(states, i, seat, action, rows, k):
    """Make rows[k] the table after that action of the seat in states[i]."""
    rows[k] = states[i]
    apply(rows[k], seat, action)


def afters(states, i, seat, actions, rows):
    """Make rows[0], rows[1], … the tables after every legal action of the seat, numbered in `actions`; return how many there are."""
    n = legal(states[i], seat, actions)
    for k in range(n):
        rows[k] = states[i]
        apply(rows[k], seat, actions[k])
    return n


def calm_afters(states, i, seat, actions, rows, scored):
    """As `afters`, and nobody plays another card; scored[k] is 1 where the action leads to a scoring."""
    n = legal(states[i], seat, actions)
    for k in range(n):
        rows[k] = states[i]
        apply(rows[k], seat, actions[k])
        scored[k] = calm(rows[k])
    return n


def count_all(states, seat, counts, low, high, out):
    """Write how many legal actions the seat to act has in every game; none where the game is over."""
    for i in range(low, high):
        counts[i] = 0
        if seat[i] >= 0:
            counts[i] = legal(states[i], seat[i], out)


def afters_all(states, seat, first, rows, games, actions, calmly, low, high, out):
    """Write the tables after every legal action in every game, those of game i from row first[i] on, with their game and action."""
    for i in range(low, high):
        if seat[i] >= 0:
            n = legal(states[i], seat[i], out)
            at = first[i]
            for k in range(n):
                rows[at + k] = states[i]
                apply(rows[at + k], seat[i], out[k])
                if calmly:
                    calm(rows[at + k])
                games[at + k] = i
                actions[at + k] = out[k]
