"""What the tree search asks of Kramer's game."""

from .. import interface
from ..state import AGENTS, DOSSIER, KINDS, ROLL
from . import outlook, proposals

ROOM_SHAPE = (outlook.ROOM, AGENTS)
SCRATCH_ROWS = 2


def propose(states, at, scratch, seat, actions, prior, room):
    return proposals.propose(states, at, scratch, seat, actions, prior, room)


def weigh(states, at, scratch, seat, actions, n, worth, eyes, room, shares):
    """Write what each of the seat's n legal actions leaves to it; `shares` says how likely each agent is each seat's, to knowing eyes."""
    outlook.hold_by(states[at], shares, room)
    proposals.weigh(states, at, scratch, seat, actions, n, worth, eyes, room)


def drawn(states, at, scratch, seat, actions, prior, room, r):
    """Nothing is drawn instead of decided."""
    return -1


def values(states, at, scratch, bonus, room, out, actions, prior, r, weights):
    """Judge the table as it will be when nobody plays another card."""
    states[scratch] = states[at]
    interface.calm(states[scratch])
    outlook.values(states[scratch], bonus, room, out)


def private(g, seat):
    """What the seat knows and the others do not: its agents and its cards, as one number."""
    key = 0
    for agent in range(AGENTS):
        if g.owner[agent] == seat:
            key |= 1 << agent
    if g.with_cards:
        for kind in range(KINDS):
            key = key * 3 + g.hand[seat, kind]
        if g.turn == seat:
            key = key * (KINDS + 1) + g.drawn + 1
    return key


def ends(g):
    """K9.1: dossiers are not searched."""
    return g.phase == DOSSIER


def seen(g):
    """Whether everybody sees what chance does next: a die, not a card."""
    return g.phase == ROLL
