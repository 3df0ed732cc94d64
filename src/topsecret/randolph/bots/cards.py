"""Duel cards: how to mix them, given what both sides still hold and what is at stake (R6)."""

from .. import interface
from ..actions import CARD_ACTION, PICK_ACTION
from ..state import NONE, OUT, PICK, VALUES
from .tasks import carried_task

ROUNDS = 80
"""Of fictitious play."""
MOST = 6.0
"""No stake counts more than so many agents."""
LEAST_SHARE = 0.04
"""Fictitious play leaves traces of its first tries; a card below that is no part of the mixture."""
WON, ATTACKER_LOST, DEFENDER_LOST = 1, 2, 4
"""How a duel can end: the attacker stands, his agent is out of the game, the defender's is."""


def stake(g, seat, other, agent, p):
    """Return what the suitcase in an agent's hands is worth to whoever ends up with it, in agents; `seat` is the one that plans."""
    cargo = g.cargo[other, agent]
    held = 0.2
    if cargo != NONE:
        if other == seat:
            held += carried_task(g.place[other, agent], cargo, p)
        else:
            held += p.threat[cargo] + max(0.0, p.value[cargo]) * p.powers[10]
    return min(MOST, held / p.unit)


def ask(states, at, spare, p):
    """R6.2, R6.4: ask, once a table, how duels end with every pair of cards; whose agents fight does not matter."""
    g = states[at]
    exact = g.exact
    if p.asked[exact]:
        return
    p.asked[exact] = 1
    rival = g.rival
    if g.phase == PICK:
        interface.legal(g, g.turn, p.moves)
        rival = p.moves[0] - PICK_ACTION
    for attack in range(VALUES):
        for defence in range(VALUES):
            states[spare] = g
            h = states[spare]
            if g.phase == PICK:
                interface.apply(h, g.turn, PICK_ACTION + rival)
            h.chosen[g.turn] = attack
            h.chosen[g.defender] = NONE
            interface.apply(h, g.defender, CARD_ACTION + defence)
            end = 0
            if h.place[g.turn, g.fighter] == g.place[g.turn, g.fighter]:
                end = WON
            if h.place[g.turn, g.fighter] == OUT:
                end |= ATTACKER_LOST
            if h.place[g.defender, rival] == OUT:
                end |= DEFENDER_LOST
            p.ends[exact, attack * VALUES + defence] = end


def duel(states, at, spare, held_a, held_d, p):
    """Fill both sides' mixtures in the duel of a state and return how likely the attacker wins. `held`: what each fighter's suitcase is worth."""
    ask(states, at, spare, p)
    g = states[at]
    for a in range(VALUES):
        for d in range(VALUES):
            end = p.ends[g.exact, a * VALUES + d]
            lost_a = 1.0 if end & ATTACKER_LOST else 0.0
            lost_d = 1.0 if end & DEFENDER_LOST else 0.0
            p.pay[a, d] = (held_d + 0.5 * lost_d if end & WON else -held_a - lost_a) - p.price[a]
            p.pay[VALUES + a, d] = (-held_d - lost_d if end & WON else held_a + 0.5 * lost_a) - p.price[d]
    deal(g, g.turn, 0, p)
    deal(g, g.defender, 1, p)
    for a in range(VALUES):
        for d in range(VALUES):
            p.gain[0, a] += p.mix[1, d] * p.pay[a, d]
            p.gain[1, d] += p.mix[0, a] * p.pay[VALUES + a, d]
    for _ in range(ROUNDS):
        best_a = best_card(p, 0)
        best_d = best_card(p, 1)
        p.mix[0, best_a] += 1.0
        p.mix[1, best_d] += 1.0
        for card in range(VALUES):
            p.gain[0, card] += p.pay[card, best_d]
            p.gain[1, card] += p.pay[VALUES + best_a, card]
    even(p, 0)
    even(p, 1)
    chance = 0.0
    for a in range(VALUES):
        for d in range(VALUES):
            if p.ends[g.exact, a * VALUES + d] & WON:
                chance += p.mix[0, a] * p.mix[1, d]
    return chance


def deal(g, seat, side, p):
    """Begin with every card in hand tried alike, once in all: what is tried first is soon outweighed."""
    kinds = 0
    for card in range(VALUES):
        if interface.in_hand(g, seat, card) > 0:
            kinds += 1
    for card in range(VALUES):
        p.gain[side, card] = 0.0
        p.mix[side, card] = 1.0 / kinds if interface.in_hand(g, seat, card) > 0 else 0.0


def best_card(p, side):
    """Return the card in hand that has brought a side most so far."""
    best = NONE
    for card in range(VALUES):
        if p.mix[side, card] > 0.0 and (best == NONE or p.gain[side, card] > p.gain[side, best]):
            best = card
    return best


def even(p, side):
    """Make a mixture of counts."""
    total = 0.0
    for card in range(VALUES):
        total += p.mix[side, card]
    kept = 0.0
    for card in range(VALUES):
        p.mix[side, card] = p.mix[side, card] / total if p.mix[side, card] > LEAST_SHARE * total else 0.0
        kept += p.mix[side, card]
    for card in range(VALUES):
        p.mix[side, card] /= kept
