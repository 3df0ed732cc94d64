"""The walks of a tree search, written as rules are; `tree.py` binds them to a game in a build and says what a tree consists of.

Which functions of the game they use is left open here: `pending`, `apply`, `chance` and `weighted` of its rules and random
numbers, `propose`, `drawn`, `values`, `private`, `ends` and `seen` of its search.
"""

from math import sqrt

from .loops import CHANCE, CHANCE_SEAT

WORLD, SCRATCH = 0, 1
"""The states a walk uses: the world it walks in, and from SCRATCH on some to try things out."""
DEEPEST = 256
"""Decisions in one walk at most."""
EMPTY = 0
"""No key: that place of the table is free."""
HALF = 0x7FFFFFFF
CHILDREN, NODES = 0, 1
"""What of a tree is in use."""

pending = apply = chance = weighted = propose = drawn = values = private = ends = seen = None


def mixed(key, value):
    """A new key from a key and what came; never EMPTY. No product outgrows 63 bits: what happens then is undefined when compiled."""
    low = ((key ^ value) & HALF) * 0x45D9F3B
    low = (low ^ (low >> 15)) & HALF
    high = (((key >> 31) ^ (value >> 31)) & HALF) + low
    high = high * 0x119DE1F3
    high = (high ^ (high >> 17)) & HALF
    low = (low ^ high) * 0x1A4B6D23
    low = (low ^ (low >> 16)) & HALF
    return (high << 31) | low | 1


def place_of(keys, key):
    """Where a key stands, or where it would: then EMPTY is there."""
    place = key % len(keys)
    while keys[place] != EMPTY and keys[place] != key:
        place = (place + 1) % len(keys)
    return place


def best_of(tree, place):
    """PUCT: return the child to try next; one never tried is taken to be as good as its node."""
    mean = tree.total[place] / tree.visits[place]
    width = tree.explore * sqrt(tree.visits[place] * 1.0)
    best = tree.first[place]
    most = -1e9
    for child in range(tree.first[place], tree.first[place] + tree.count[place]):
        worth = mean
        if tree.tries[child] > 0:
            worth = tree.sums[child] / tree.tries[child]
        worth += width * tree.priors[child] / (1 + tree.tries[child]) - tree.costs[child]
        if worth > most:
            most = worth
            best = child
    return best


def grow(tree, place, node, n):
    """Make a node with the n actions that were proposed, if there is room for it; return whether there was."""
    used = tree.used[CHILDREN]
    if used + n > len(tree.acts) or tree.used[NODES] * 2 >= len(tree.keys):
        return False
    tree.keys[place] = node
    tree.first[place] = used
    tree.count[place] = n
    for k in range(n):
        tree.acts[used + k] = tree.actions[k]
        tree.priors[used + k] = tree.prior[k]
    tree.used[CHILDREN] += n
    tree.used[NODES] += 1
    return True


def judge(tree, number, r):
    """Write what every seat can expect of the world as it stands."""
    values(
        tree.states, WORLD, SCRATCH, tree.bonuses[number], tree.room, tree.worth, tree.actions, tree.prior, r, tree.weights
    )  # fmt: skip


def walk(tree, worlds, number, r):
    """Walk once, in that world, from the root to a new node or the end, and back."""
    states = tree.states
    states[WORLD] = worlds[number]
    key = 1
    depth = 0
    while True:
        g = states[WORLD]
        asked = pending(g)
        if asked == CHANCE:
            open_to_all = seen(g)
            outcome = weighted(r, tree.weights, chance(g, tree.weights))
            apply(g, CHANCE_SEAT, outcome)
            if open_to_all:
                key = mixed(key, outcome + 1)
            continue
        if asked == 0 or depth == DEEPEST or ends(g):
            judge(tree, number, r)
            break
        seat = 0
        while not (asked >> seat) & 1:
            seat += 1
        action = drawn(states, WORLD, SCRATCH, seat, tree.actions, tree.prior, tree.room, r)
        if action >= 0:
            apply(g, seat, action)
            key = mixed(key, action + 1000)
            continue
        node = mixed(mixed(key, private(g, seat)), seat)
        place = place_of(tree.keys, node)
        if tree.keys[place] == EMPTY:
            n = propose(states, WORLD, SCRATCH, seat, tree.actions, tree.prior, tree.room)
            grown = grow(tree, place, node, n)
            if not grown or n > 1:
                judge(tree, number, r)
            if grown:
                tree.visits[place] = 1
                tree.total[place] = tree.worth[seat]
            if not grown or n > 1:
                break
            # There is nothing to decide here: what is worth knowing comes later.
        child = best_of(tree, place)
        tree.path[depth, 0] = place
        tree.path[depth, 1] = child
        tree.path[depth, 2] = seat
        depth += 1
        apply(g, seat, tree.acts[child])
        key = mixed(key, tree.acts[child] + 1000)
    for step in range(depth):
        place = tree.path[step, 0]
        child = tree.path[step, 1]
        gain = tree.worth[tree.path[step, 2]]
        tree.visits[place] += 1
        tree.total[place] += gain
        tree.tries[child] += 1
        tree.sums[child] += gain


def walks(tree, worlds, begin, end, r):
    """Make walks number `begin` to `end`, each in the next world."""
    for number in range(begin, end):
        walk(tree, worlds, number % len(worlds), r)


def root_key(worlds, seat):
    return mixed(mixed(1, private(worlds[0], seat)), seat)


def root_of(worlds, seat, keys):
    return place_of(keys, root_key(worlds, seat))
