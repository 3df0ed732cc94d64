"""What if: what an action would make of a table, told by the rules themselves, the same for both games and in every build.

Which functions of the game they use is left open here; `what_if.asked` binds them to a game in a build. A table after an action stands
at the next decision, or where chance moves next: nothing of chance is decided. CUDA kernels call the compiled functions as they are.
"""

legal = apply = calm = None
"""Of the game's rules."""

# Loops copy and apply by themselves: a call that hands on two arrays costs as much as a simple rule.


def after(states, i, seat, action, rows, k):
    """Make rows[k] the table after that action of the seat in states[i]."""
    rows[k] = states[i]
    apply(rows[k], seat, action)


def calm_after(states, i, seat, action, rows, k):
    """As `after`, and nobody plays another card; return 1 if the turn came to a scoring."""
    after(states, i, seat, action, rows, k)
    return calm(rows[k])


def afters(states, i, seat, actions, rows):
    """Make rows[0], rows[1], … the tables after every legal action of the seat, numbered in `actions`; return how many there are."""
    n = legal(states[i], seat, actions)
    for k in range(n):
        rows[k] = states[i]
        apply(rows[k], seat, actions[k])
    return n


def calm_afters(states, i, seat, actions, rows, scored):
    """As `afters`, and nobody plays another card; scored[k] is 1 where the turn came to a scoring."""
    n = legal(states[i], seat, actions)
    for k in range(n):
        rows[k] = states[i]
        apply(rows[k], seat, actions[k])
        scored[k] = calm(rows[k])
    return n


def afters_all(states, seat, lists, first, rows, games, actions, calmly, low, high):
    """Write the tables after every listed action in every game, those of game i from row first[i] on, with their game and action."""
    for i in range(low, high):
        if seat[i] >= 0:
            for row in range(first[i], first[i + 1]):
                action = lists[i][row - first[i]]
                rows[row] = states[i]
                apply(rows[row], seat[i], action)
                if calmly:
                    calm(rows[row])
                games[row] = i
                actions[row] = action


def game_of(first, row):
    """The game that a row belongs to: the last one whose rows begin there or before."""
    low = 0
    high = len(first) - 1
    while high - low > 1:
        middle = (low + high) // 2
        if first[middle] <= row:
            low = middle
        else:
            high = middle
    return low
