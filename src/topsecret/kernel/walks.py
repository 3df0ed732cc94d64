"""The walks of a tree search, written as rules are; `tree.py` binds them to a game in a build.

Which functions of the game they use is left open here: `pending`, `apply`, `chance` and `weighted` of its rules and random
numbers, `propose`, `drawn`, `values`, `private`, `ends` and `seen` of its search.
"""

from math import sqrt

from .loops import CHANCE, CHANCE_SEAT

WORLD, SCRATCH, STATES = 0, 1, 2
"""The states a walk uses: the world it walks in, and one for trying things out."""
DEEPEST = 256
"""Decisions in one walk at most."""
EMPTY = 0
"""No key: that place of the table is free."""
HALF = 0x7FFFFFFF

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


def best_of(place, first, count, total, visits, priors, tries, sums, costs, explore):
    """PUCT: the child to try next; one never tried is taken to be as good as its node."""
    mean = total[place] / visits[place]
    width = explore * sqrt(visits[place] * 1.0)
    best = first[place]
    most = -1e9
    for child in range(first[place], first[place] + count[place]):
        worth = mean
        if tries[child] > 0:
            worth = sums[child] / tries[child]
        worth += width * priors[child] / (1 + tries[child]) - costs[child]
        if worth > most:
            most = worth
            best = child
    return best


def walk(
    states, worlds, bonuses, number, r, weights, actions, prior, room, worth, path, keys, first, count, total,
    visits, acts, priors, tries, sums, costs, used, explore,
):  # fmt: skip
    """One walk from the root to a new node or the end, and back; how many children are in use then."""
    states[WORLD] = worlds[number]
    bonus = bonuses[number]
    key = 1
    depth = 0
    while True:
        g = states[WORLD]
        asked = pending(g)
        if asked == CHANCE:
            open_to_all = seen(g)
            outcome = weighted(r, weights, chance(g, weights))
            apply(g, CHANCE_SEAT, outcome)
            if open_to_all:
                key = mixed(key, outcome + 1)
            continue
        if asked == 0 or depth == DEEPEST or ends(g):
            values(g, bonus, room, worth, actions, prior, r, weights)
            break
        seat = 0
        while not (asked >> seat) & 1:
            seat += 1
        action = drawn(g, seat, actions, prior, room, r)
        if action >= 0:
            apply(g, seat, action)
            key = mixed(key, action + 1000)
            continue
        node = mixed(mixed(key, private(g, seat)), seat)
        place = place_of(keys, node)
        if keys[place] == EMPTY:
            n = propose(states, WORLD, SCRATCH, seat, actions, prior, room)
            full = used + n > len(acts) or visits[len(keys)] * 2 >= len(keys)
            if not full:
                keys[place] = node
                first[place] = used
                count[place] = n
                for k in range(n):
                    acts[used + k] = actions[k]
                    priors[used + k] = prior[k]
                used += n
                visits[len(keys)] += 1
            if full or n > 1:
                values(g, bonus, room, worth, actions, prior, r, weights)
            if not full:
                visits[place] = 1
                total[place] = worth[seat]
            if full or n > 1:
                break
            # There is nothing to decide here: what is worth knowing comes later.
        child = best_of(place, first, count, total, visits, priors, tries, sums, costs, explore)
        path[depth, 0] = place
        path[depth, 1] = child
        path[depth, 2] = seat
        depth += 1
        apply(g, seat, acts[child])
        key = mixed(key, acts[child] + 1000)
    for step in range(depth):
        place = path[step, 0]
        child = path[step, 1]
        visits[place] += 1
        total[place] += worth[path[step, 2]]
        tries[child] += 1
        sums[child] += worth[path[step, 2]]
    return used


def walks(
    states, worlds, bonuses, begin, end, r, weights, actions, prior, room, worth, path, keys, first, count,
    total, visits, acts, priors, tries, sums, costs, used, explore,
):  # fmt: skip
    """Walks number `begin` to `end`, each in the next world."""
    for number in range(begin, end):
        used = walk(
            states, worlds, bonuses, number % len(worlds), r, weights, actions, prior, room, worth, path, keys,
            first, count, total, visits, acts, priors, tries, sums, costs, used, explore,
        )  # fmt: skip
    return used


def root_key(worlds, seat):
    return mixed(mixed(1, private(worlds[0], seat)), seat)


def root_of(worlds, seat, keys):
    return place_of(keys, root_key(worlds, seat))
