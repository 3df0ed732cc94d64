"""How likely each seat is to win, judged from where everything stands."""

from math import exp

from .. import interface
from ..state import AGENTS, NONE, OVER, VALUES
from .plan import FACTS, FAR, HOMEWARD
from .tasks import chart, promise_all, worth


def facts(states, at, spare, seat, p):
    """Write what counts for a seat, in the order of the weights of the outlook."""
    g = states[at]
    chart(states, at, spare, seat, p, False, False)
    promise_all(g, seat, 0, p)
    now = worth(g, seat, 0, p)
    p.facts[seat, 0] = now / 10
    p.facts[seat, 1] = now / max(1, p.missing)
    p.facts[seat, 2] = p.missing / 10
    p.facts[seat, 3] = 1.0 / max(1, p.missing)
    p.facts[seat, 4] = p.left / 7
    p.facts[seat, 5] = 1.0 / max(1, p.left)
    p.facts[seat, 6] = 1.0 if seat == g.turn else 0.0
    best = 0
    total = 0
    for card in range(VALUES):
        held = interface.in_hand(g, seat, card)
        if held > 0:
            best = card
            total += card * held
    p.facts[seat, 7] = best / 5
    p.facts[seat, 8] = total / 15
    p.facts[seat, 9] = interface.in_hand(g, seat, 0) / 2
    carried(g, seat, p)


def carried(g, seat, p):
    """Write how near the seat's carriers are to home: the best that the next roll can bring, all of it, and how many are out."""
    missing = max(1, p.missing)
    soon = 0.0
    later = 0.0
    outside = 0
    for agent in range(AGENTS):
        place = g.place[seat, agent]
        if place >= 0:
            outside += 1
        cargo = g.cargo[seat, agent]
        if cargo != NONE and place >= 0 and interface.accepted(g, seat, cargo):
            brings = 0.0
            for kind in range(3):
                brings += p.hopes[cargo, kind] * min(missing, interface.content(kind))
            far = int(p.to[HOMEWARD, place])
            soon = max(soon, p.reach[min(FAR, far)] * brings / missing)
            later += brings * p.powers[min(FAR, far)] / missing
    p.facts[seat, 10] = soon
    p.facts[seat, 11] = later
    p.facts[seat, 12] = outside / AGENTS


def judge(states, at, spare, p, out):
    """Write every seat's share of a win: what it was if the game is over, else what is to be expected."""
    g = states[at]
    if g.phase == OVER:
        interface.returns(g, out)
        return
    total = 0.0
    for seat in range(g.seats):
        out[seat] = 0.0
        if interface.agents_left(g, seat) > 0:
            facts(states, at, spare, seat, p)
            strength = 0.0
            for k in range(FACTS):
                strength += p.counts[k] * p.facts[seat, k]
            out[seat] = exp(strength)
        total += out[seat]
    for seat in range(g.seats):
        out[seat] /= total
