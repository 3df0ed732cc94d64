"""Drawing Top Secret cards (K7.1, K7.3, K7.4)."""

from ..state import AGENTS, DRAW, KINDS, NOBODY, SEATS, SECOND_IDENTITY

HAND_LIMIT = 4
"""K7.3: whoever holds so many cards draws none."""


def count_hands(g):
    """K7.1: count the cards in every hand, where they were not dealt by the rules."""
    for seat in range(SEATS):
        g.held[seat] = 0
        for kind in range(KINDS):
            g.held[seat] += g.hand[seat, kind]


def hand_size(g, seat):
    """K7.1: how many cards the seat holds."""
    return g.held[seat]


def take(g, seat, kind):
    """K7.1, K7.3: a card goes from the pile to the hand."""
    g.pile[kind] -= 1
    g.hand[seat, kind] += 1
    g.held[seat] += 1


def lay_down(g, seat, kind):
    """K7.5: a card that was played goes from the hand to the discards."""
    g.hand[seat, kind] -= 1
    g.held[seat] -= 1
    g.discard[kind] += 1


def pile_size(g):
    size = 0
    for kind in range(KINDS):
        size += g.pile[kind]
    return size


def free_agents(g):
    """K2.3: how many agents in play belong to nobody."""
    count = 0
    for agent in range(AGENTS):
        if g.playing[agent] and g.owner[agent] == NOBODY:
            count += 1
    return count


def refill(g):
    """K7.4: an empty pile is made anew from the discards."""
    if pile_size(g) == 0:
        for kind in range(KINDS):
            g.pile[kind] = g.discard[kind]
            g.discard[kind] = 0


def earn(g):
    """K7.3: the player whose turn it is has earned a card; true if one is now to be drawn."""
    if g.has_drawn or hand_size(g, g.turn) >= HAND_LIMIT:
        return False
    refill(g)
    if pile_size(g) == 0:
        return False
    g.phase = DRAW
    return True


def weights(g, out):
    """Every card in the pile is equally likely to be the next."""
    for kind in range(KINDS):
        out[kind] = g.pile[kind]
    return KINDS


def dead(g, kind):
    """K8 C11: a second identity drawn when no free agent is left."""
    return kind == SECOND_IDENTITY and free_agents(g) == 0


def draw(g, kind):
    """K7.3, K8 C11: take the card, or remove it openly and try again; true when the drawing is over."""
    if dead(g, kind):
        g.pile[kind] -= 1
        refill(g)
        return pile_size(g) == 0
    take(g, g.turn, kind)
    g.has_drawn = 1
    g.drawn = kind
    return True


def playable(g, seat, kind):
    """K7.3: the seat holds the card, and it is not the one drawn this turn."""
    held = g.hand[seat, kind]
    if seat == g.turn and kind == g.drawn:
        held -= 1
    return held > 0
