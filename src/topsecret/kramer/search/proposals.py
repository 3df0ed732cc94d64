"""The few actions worth a thought: every legal one is weighed by what it does to the chances of the seat's own agents."""

from math import exp

from ..rules import deck, face
from ..rules.numbers import CARD_ACTION, PASS_ACTION, PLAY, SAFE_ACTION, SHARE
from ..state import AGENTS, BUILDINGS, C11, HAND_LIMIT, MOVE, ROUND, RUIN, SAFE, VALUE
from . import outlook
from .outlook import CHANCES, HELD

MOST = 16
"""Actions proposed at most."""
SAFE_TRIED = 24
"""For how many of the best moves that score all places of the safe are tried as well."""
TRIED = 10.0
"""Added to a move's worth while others are tried: far more than any is worth."""
SHARPNESS = 0.012
"""How much better an action must be, in chances, to be clearly the likelier one."""
SECOND_WORTH = 0.2
"""What a second identity is worth, in chances to win."""


def move_worth(g, seat, action, place, room):
    """What a move, and the safe put to that place if it scores, leaves to the seat."""
    due = scores(g, action)
    lead = 0
    for agent in range(AGENTS):
        if g.playing[agent]:
            lead = max(lead, score_then(g, agent, action, due))
    missing = outlook.togo(g, lead)
    wide = outlook.spread(g, missing)
    where = g.safe
    if due:
        where = place
    for agent in range(AGENTS):
        if g.playing[agent]:
            building = (g.position[agent] + SHARE[action, agent]) % BUILDINGS
            score = score_then(g, agent, action, due)
            room[CHANCES, agent] = outlook.strength(agent, building, score, where, missing, room) / wide
    outlook.soften(g, room)
    return outlook.own(g, seat, room)


def scores(g, action):
    """K4.1: a moved agent ends in the safe's building."""
    for agent in range(AGENTS):
        steps = SHARE[action, agent]
        if steps and (g.position[agent] + steps) % BUILDINGS == g.safe:
            return True
    return False


def score_then(g, agent, action, due):
    if due:
        return max(0, g.score[agent] + VALUE[(g.position[agent] + SHARE[action, agent]) % BUILDINGS])
    return g.score[agent]


def earns_card(g, action):
    """K7.3: the move brings somebody into the ruin, or nobody anywhere on a 1-3."""
    points = 0
    for agent in range(AGENTS):
        steps = SHARE[action, agent]
        points += steps
        if steps and (g.position[agent] + steps) % BUILDINGS == RUIN:
            return True
    return points == 0


def best_place(g, seat, action, room):
    """K5.1: what the move leaves to the seat with the safe put where it is best for it."""
    best = 0.0
    for place in range(BUILDINGS):
        if place != g.safe:
            best = max(best, move_worth(g, seat, action, place, room))
    return best


def weigh_moves(g, seat, actions, n, worth, room):
    """K3.2: the points, with the card they earn; then the best that score, with the safe's next place."""
    gain = 0.0
    if g.with_cards and deck.hand_size(g, seat) < HAND_LIMIT:
        gain = outlook.card_worth(g)
    for k in range(n):
        worth[k] = move_worth(g, seat, actions[k], g.safe, room)
        if gain > 0 and earns_card(g, actions[k]):
            worth[k] += gain
    for _ in range(SAFE_TRIED):
        best = -1
        for k in range(n):
            if worth[k] < TRIED / 2 and (best < 0 or worth[k] > worth[best]) and scores(g, actions[k]):
                best = k
        if best < 0:
            break
        earned = worth[best] - move_worth(g, seat, actions[best], g.safe, room)
        worth[best] = TRIED + earned + best_place(g, seat, actions[best], room)
    for k in range(n):
        if worth[k] > TRIED / 2:
            worth[k] -= TRIED


def weigh_places(g, seat, actions, n, worth, room):
    """K5.1: the safe's new place."""
    kept = g.safe
    for k in range(n):
        g.safe = actions[k] - SAFE_ACTION
        outlook.chances(g, room)
        worth[k] = outlook.own(g, seat, room)
    g.safe = kept


def weigh_cards(states, at, scratch, seat, actions, n, worth, room):
    """K7.5: each play tried out; a card that is kept is worth something too."""
    kept = outlook.card_worth(states[at])
    outlook.chances(states[at], room)
    now = outlook.own(states[at], seat, room)
    more = another(states[at], seat, room)
    for k in range(n):
        action = actions[k]
        worth[k] = now
        if CARD_ACTION <= action < PASS_ACTION:
            if PLAY[action - CARD_ACTION, 0] == C11:
                worth[k] = now + more - kept
            else:
                states[scratch] = states[at]
                face.apply(states[scratch], seat, action)
                outlook.chances(states[scratch], room)
                worth[k] = outlook.own(states[scratch], seat, room) - kept


def another(g, seat, room):
    """K8 C11: what one more agent, any of the free ones, adds to the seat's chances now that it can be pushed."""
    count = 0
    total = 0.0
    for agent in range(AGENTS):
        if g.playing[agent] and g.owner[agent] != seat and room[HELD, agent] < 0.9:
            count += 1
            total += 1.0 - room[HELD, agent]
    if count == 0:
        return 0.0
    return SECOND_WORTH * total / count


def weigh(states, at, scratch, seat, actions, n, worth, room):
    """Write what each of n legal actions leaves to the seat; rows HELD and PULL of the room say who is held to own what."""
    if states[at].phase == MOVE:
        weigh_moves(states[at], seat, actions, n, worth, room)
    elif states[at].phase == SAFE:
        weigh_places(states[at], seat, actions, n, worth, room)
    else:
        weigh_cards(states, at, scratch, seat, actions, n, worth, room)


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

    `actions` and `prior` have room for all actions; state `scratch` is overwritten.
    """
    n = face.legal(states[at], seat, actions)
    if n == 1:
        prior[0] = 1.0
        return 1
    outlook.hold(states[at], room)
    weigh(states, at, scratch, seat, actions, n, prior, room)
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
