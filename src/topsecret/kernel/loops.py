"""Loops over a game's face, the same for both games and in every build: settling chance, legal masks, random play, batches.

Which functions of the game they use is left open here; `batch.loops` binds them to a game in a build. CUDA kernels call the
compiled ones as they are.
"""

CHANCE = 256
"""`pending` when chance is to move, in both games."""
CHANCE_SEAT = -1
WEIGHTS = 32
"""Room for the outcomes of any chance move."""

GAMES, DECISIONS, NOBODY_WON, SHARED, WON = 0, 1, 2, 3, 4
"""What a tally counts: games finished, decisions, games nobody won, games with several winners, wins of seat 0, 1, …"""
TALLY = WON + 8

WORD = 32
"""Actions in a word of a packed mask."""

pending = legal = apply = chance = returns = observe = below = weighted = None
"""Of the game's rules, and of the random numbers."""


def settle(g, r, weights):
    """Let chance move until a seat is to act or the game is over."""
    while pending(g) == CHANCE:
        n = chance(g, weights)
        apply(g, CHANCE_SEAT, weighted(r, weights, n))


def lowest(mask):
    """The lowest seat of a `pending` mask, -1 for none."""
    if mask == 0:
        return -1
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def fill_mask(g, seat, out, mask):
    """Write the seat's legal actions into `out`, and as ones into the whole `mask`; return how many there are."""
    mask[:] = 0
    if seat < 0:
        return 0
    n = legal(g, seat, out)
    if n and out[n - 1] - out[0] == n - 1:
        mask[out[0] : out[n - 1] + 1] = 1  # they ascend, so these lie side by side
        return n
    for k in range(n):
        mask[out[k]] = 1
    return n


def pack_mask(g, seat, out, bits):
    """As `fill_mask`, with 32 actions a word: on a GPU words that lie side by side are written at once."""
    n = 0
    if seat >= 0:
        n = legal(g, seat, out)
    k = 0
    for index in range(len(bits)):
        word = 0
        end = (index + 1) * WORD
        while k < n and out[k] < end:
            word |= 1 << (out[k] % WORD)
            k += 1
        bits[index] = word
    return n


def put(states, i, others, j):
    """Copy a state from one array to another."""
    states[i] = others[j]


def begin(states, template, i, r, weights):
    """A new game in place i, chance settled; the seat to act."""
    states[i] = template[0]
    settle(states[i], r, weights)
    return lowest(pending(states[i]))


def step(states, i, seat, action, r, weights, reward):
    """Apply an action in game i and settle chance; the seat to act next, or -1 with the returns written."""
    g = states[i]
    apply(g, seat, action)
    settle(g, r, weights)
    mask = pending(g)
    if mask == 0:
        returns(g, reward)
    return lowest(mask)


def count(reward, seats, tally):
    """Add a finished game to a tally."""
    tally[GAMES] += 1
    winners = 0
    for seat in range(seats):
        if reward[seat] > 0:
            winners += 1
            tally[WON + seat] += 1
    if winners == 0:
        tally[NOBODY_WON] += 1
    elif winners > 1:
        tally[SHARED] += 1


def begin_all(states, template, streams, seat, low, high, weights):
    for i in range(low, high):
        seat[i] = begin(states, template, i, streams[i], weights)


def fill_masks(states, seat, masks, lists, counts, low, high):
    """The legal actions of the seat to act in every game, as mask and as list, and how many they are."""
    for i in range(low, high):
        counts[i] = fill_mask(states[i], seat[i], lists[i], masks[i])


def observe_all(states, seat, observations, low, high):
    """What the seat to act may know, in every game; nothing where the game is over."""
    for i in range(low, high):
        if seat[i] >= 0:
            observe(states[i], seat[i], observations[i])
        else:
            observations[i, :] = 0


def choose_all(seat, streams, actions, lists, counts, low, high):
    """One of the listed actions for every game, each equally likely; -1 where the game is over."""
    for i in range(low, high):
        actions[i] = -1
        if seat[i] >= 0:
            actions[i] = lists[i][below(streams[i], counts[i])]


def first_illegal(seat, actions, masks):
    """The first game that is not over and whose action its mask does not allow; as many as there are games, if all are legal."""
    for i in range(len(seat)):
        if seat[i] >= 0 and (actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]):
            return i
    return len(seat)


def step_all(states, template, streams, seat, actions, rewards, done, reset, low, high, weights):
    """Apply one action in every game that is not over; with `reset`, finished games begin anew."""
    for i in range(low, high):
        done[i] = 0
        rewards[i, :] = 0
        if seat[i] >= 0:
            seat[i] = step(states, i, seat[i], actions[i], streams[i], weights, rewards[i])
            if seat[i] < 0:
                done[i] = 1
                if reset:
                    seat[i] = begin(states, template, i, streams[i], weights)


def run_all(states, template, streams, seat, masks, rewards, decisions, low, high, weights, out, tally):
    """Random play with the legal mask filled at every decision; finished games are counted and begin anew."""
    for i in range(low, high):
        # Taking a row out of an array costs as much as a die: once is enough.
        g, mask, r, reward = states[i], masks[i], streams[i], rewards[i]
        for _ in range(decisions):
            n = fill_mask(g, seat[i], out, mask)
            seat[i] = step(states, i, seat[i], out[below(r, n)], r, weights, reward)
            if seat[i] < 0:
                count(reward, rewards.shape[1], tally)
                seat[i] = begin(states, template, i, r, weights)
        tally[DECISIONS] += decisions


def finish_all(states, streams, seat, rewards, low, high, weights, out, tally):
    """Random play of every game to its end, without masks."""
    for i in range(low, high):
        while seat[i] >= 0:
            action = out[below(streams[i], legal(states[i], seat[i], out))]
            seat[i] = step(states, i, seat[i], action, streams[i], weights, rewards[i])
            tally[DECISIONS] += 1
        count(rewards[i], rewards.shape[1], tally)
