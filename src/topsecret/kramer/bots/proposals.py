"""The few actions worth a thought: every legal one is weighed by what it does to the chances of the seat's own agents."""

from math import exp

from .. import interface
from ..state import AGENTS, CHANCE_SEAT, OVER, ROUND, SECOND
from . import outlook
from .outlook import HELD, KNOWING, PULL

MOST = 16
"""Actions proposed at most."""
SAFE_TRIED = 24
"""For how many of the best actions after which the seat puts the safe all its places are tried."""
TRIED = 10.0
"""Added to the worth of actions that wait for it: far more than any is worth."""
SHARPNESS = 0.012
"""How much better an action must be, in chances, to be clearly the likelier one."""


def weigh(states, at, scratch, seat, actions, n, worth, eyes, room):
    """Write what each of n legal actions leaves to the seat; rows HELD and PULL of the room say who is held to own what.

    The two states from `scratch` on are overwritten, and what `actions` holds behind the n.
    """
    kept = outlook.card_worth(states[at])
    cards = held(states[at], seat)
    for k in range(n):
        states[scratch] = states[at]
        interface.apply(states[scratch], seat, actions[k])
        gained = held(states[scratch], seat) - cards
        if states[scratch].phase == SECOND:
            worth[k] = with_another(states, scratch, seat, eyes, room)
        else:
            worth[k] = left(states[scratch], seat, eyes, room)
            if interface.puts_safe(states[scratch], seat):
                worth[k] += TRIED
        if states[scratch].phase != OVER:
            worth[k] += kept * gained
    for _ in range(SAFE_TRIED):
        best = -1
        for k in range(n):
            if worth[k] > TRIED / 2 and (best < 0 or worth[k] > worth[best]):
                best = k
        if best < 0:
            break
        worth[best] += with_safe_put(states, at, scratch, seat, actions[best], actions[n:], eyes, room) - TRIED
    for k in range(n):
        if worth[k] > TRIED / 2:
            worth[k] -= TRIED


def held(g, seat):
    """How many cards the seat holds, one that it is about to draw among them."""
    if not g.with_cards:
        return 0
    if g.turn == seat:
        return g.held[seat] + interface.earns(g)
    return g.held[seat] + 0


def left(g, seat, eyes, room):
    """The seat's chances when nobody plays another card."""
    interface.calm(g)
    outlook.chances(g, eyes, room)
    return outlook.own(g, seat, room)


def with_safe_put(states, at, scratch, seat, action, places, eyes, room):
    """K5.1: what the best place for the safe adds to the seat's chances after an action that lets it put the safe."""
    states[scratch] = states[at]
    interface.apply(states[scratch], seat, action)
    unmoved = left(states[scratch], seat, eyes, room)
    interface.hand_in(states[scratch])
    best = -1.0
    for k in range(interface.legal(states[scratch], seat, places)):
        states[scratch + 1] = states[scratch]
        interface.apply(states[scratch + 1], seat, places[k])
        best = max(best, left(states[scratch + 1], seat, eyes, room))
    return best - unmoved


def with_another(states, at, seat, eyes, room):
    """K8 C11: the seat's chances with one more agent, on average over those that may be free."""
    total = 0.0
    free = 0.0
    for agent in range(AGENTS):
        share = 1.0 - room[HELD, agent]
        if states[at].playing[agent] and states[at].owner[agent] != seat and share > 0:
            states[at + 1] = states[at]
            interface.apply(states[at + 1], CHANCE_SEAT, agent)
            was, pulled = room[HELD, agent], room[PULL, agent]
            if eyes == KNOWING:
                room[HELD, agent] = 1.0
                room[PULL, agent] = outlook.tempo(states[at], seat)
            total += share * left(states[at + 1], seat, eyes, room)
            free += share
            room[HELD, agent] = was
            room[PULL, agent] = pulled
    return total / free


def better_than_none(actions, worth, n):
    """K7.5: pass or stop, the last action, and the cards that bring more than they are worth in hand; return how many."""
    kept = 0
    for k in range(n):
        if k == n - 1 or worth[k] > worth[n - 1]:
            actions[kept] = actions[k]
            worth[kept] = worth[k]
            kept += 1
    return kept


def propose(states, at, scratch, seat, actions, prior, room):
    """Write the best actions of the seat in state `at`, best first, with how likely each is taken to be; return how many.

    `actions` and `prior` have room for all actions; the two states from `scratch` on are overwritten.
    """
    n = interface.legal(states[at], seat, actions)
    if n == 1:
        prior[0] = 1.0
        return 1
    outlook.hold(states[at], room)
    weigh(states, at, scratch, seat, actions, n, prior, KNOWING, room)
    if states[at].phase == ROUND:
        n = better_than_none(actions, prior, n)
    most = min(n, MOST)
    for k in range(most):
        best = k
        for other in range(k + 1, n):
            if prior[other] > prior[best]:
                best = other
        prior[k], prior[best] = prior[best], prior[k]
        actions[k], actions[best] = actions[best], actions[k]
    top = prior[0]
    total = 0.0
    for k in range(most):
        prior[k] = exp((prior[k] - top) / SHARPNESS)
        total += prior[k]
    for k in range(most):
        prior[k] /= total
    return most
