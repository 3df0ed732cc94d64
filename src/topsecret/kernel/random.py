"""Random numbers: Philox4x32-10, a counter-based generator, written so that every build gives the same numbers.

A stream is a row of 64-bit integers: seed (two halves), game number (two halves), block counter, words used, four words.
It never depends on how many other streams there are, so a run is the same whatever the batch size.
"""

SEED_LOW, SEED_HIGH, GAME_LOW, GAME_HIGH, BLOCK, USED, WORDS = 0, 1, 2, 3, 4, 5, 6
STREAM = 10
"""Integers in a stream."""

LOW = 0xFFFFFFFF
ROUNDS = 10
MULTIPLIER_0, MULTIPLIER_1 = 0xD2511F53, 0xCD9E8D57
WEYL_0, WEYL_1 = 0x9E3779B9, 0xBB67AE85


def start(r, seed, game):
    """Begin the stream of game number `game` under `seed` (both 0 to 2**63 - 1)."""
    r[SEED_LOW] = seed & LOW
    r[SEED_HIGH] = (seed >> 32) & LOW
    r[GAME_LOW] = game & LOW
    r[GAME_HIGH] = (game >> 32) & LOW
    r[BLOCK] = 0
    r[USED] = 4
    for i in range(4):
        r[WORDS + i] = 0


def fill(r):
    """The next four words: ten rounds over the counter (block, 0, game) with the seed as key."""
    c0 = r[BLOCK]
    c1 = 0
    c2 = r[GAME_LOW]
    c3 = r[GAME_HIGH]
    k0 = r[SEED_LOW]
    k1 = r[SEED_HIGH]
    for _ in range(ROUNDS):
        p0 = c0 * MULTIPLIER_0
        p1 = c2 * MULTIPLIER_1
        c0 = ((p1 >> 32) & LOW) ^ c1 ^ k0
        c1 = p1 & LOW
        c2 = ((p0 >> 32) & LOW) ^ c3 ^ k1
        c3 = p0 & LOW
        k0 = (k0 + WEYL_0) & LOW
        k1 = (k1 + WEYL_1) & LOW
    r[WORDS] = c0
    r[WORDS + 1] = c1
    r[WORDS + 2] = c2
    r[WORDS + 3] = c3
    r[BLOCK] += 1
    r[USED] = 0


def word(r):
    """The next 32 random bits."""
    if r[USED] == 4:
        fill(r)
    value = r[WORDS + r[USED]]
    r[USED] += 1
    return value


def below(r, n):
    """A whole number from 0 to n - 1, each exactly equally likely (n up to 2**31): Lemire's method with rejection."""
    product = word(r) * n
    if product & LOW < n:
        too_low = (LOW + 1 - n) % n
        while product & LOW < too_low:
            product = word(r) * n
    return product >> 32


def weighted(r, weights, n):
    """An index from 0 to n - 1, each as likely as its weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    rest = below(r, total)
    for i in range(n):
        rest -= weights[i]
        if rest < 0:
            return i
    return n - 1
