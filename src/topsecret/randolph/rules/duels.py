"""Duels: whom to fight, the cards, and what becomes of the loser (R6)."""

from ..state import AGENTS, AGGRESSOR, BASE, CARDS, COPIES, DUEL, NONE, OUT, PICK, VALUES
from . import agents, moving, suitcases
from .numbers import CARD_ACTION, PICK_ACTION


def begin(g, agent, seat):
    """R4.3, R6.1, R6.2, R6.7: the agent has entered a city of that seat's; with a real choice the aggressor picks whom to fight."""
    g.fighter = agent
    g.defender = seat
    g.exact = 0 if moving.steps_left(g) else 1
    if choice(g):
        g.phase = PICK
    else:
        face(g, agents.first_in(g, seat, g.place[g.turn, agent]))


def face(g, rival):
    """R6.2: the fighter and this defender choose their cards."""
    g.rival = rival
    g.phase = DUEL


def choice(g):
    """R6.7: two defenders stand in the city and are not as good as each other, since one carries a suitcase."""
    city = g.place[g.turn, g.fighter]
    carrying = 0
    count = 0
    for agent in range(AGENTS):
        if g.place[g.defender, agent] == city:
            count += 1
            if g.cargo[g.defender, agent] != NONE:
                carrying += 1
    return count > 1 and carrying > 0


def legal_picks(g, out):
    """R6.7: the defenders, by the numbers of their agents."""
    city = g.place[g.turn, g.fighter]
    n = 0
    for agent in range(AGENTS):
        if g.place[g.defender, agent] == city:
            out[n] = PICK_ACTION + agent
            n += 1
    return n


def duellists(g):
    """R6.2: bit mask of the two seats that have not laid a card."""
    mask = 0
    if g.chosen[g.turn] == NONE:
        mask |= 1 << g.turn
    if g.chosen[g.defender] == NONE:
        mask |= 1 << g.defender
    return mask


def in_hand(g, seat, value):
    """R6.3: how many duel cards of that value the seat has not played."""
    return COPIES[value] - g.spent[seat, value]


def legal_cards(g, seat, out):
    """R6.2: every value among the seat's unused cards."""
    n = 0
    for value in range(VALUES):
        if in_hand(g, seat, value) > 0:
            out[n] = CARD_ACTION + value
            n += 1
    return n


def aggressor_wins(g):
    """R6.2: the higher card wins; a tie goes to the aggressor, under `exact_count` only if he entered with his last step."""
    attack = g.chosen[g.turn]
    defence = g.chosen[g.defender]
    if attack == defence:
        return g.tie == AGGRESSOR or g.exact == 1
    return attack > defence


def put_away(g, seat):
    """R6.3: the card shown is out; after the seventh all are taken back. Returns its value."""
    value = g.chosen[seat]
    g.chosen[seat] = NONE
    g.spent[seat, value] += 1
    played = 0
    for other in range(VALUES):
        played += g.spent[seat, other]
    if played == CARDS:
        for other in range(VALUES):
            g.spent[seat, other] = 0
    return value


def beaten(g, seat, agent, card):
    """R6.4, R6.5: the loser's suitcase stays in the city; he is out of the game, or with a 0 back in his own base."""
    suitcases.drop(g, seat, agent)
    g.place[seat, agent] = BASE if card == 0 else OUT


def reward(g):
    """R6.6: a winning aggressor gets a bonus step, for that agent or for the pool."""
    if g.bonus_pool:
        g.pool += 1
    else:
        g.bonus[g.fighter] += 1


def close(g):
    """The duel is over."""
    g.fighter = NONE
    g.defender = NONE
    g.rival = NONE
    g.prize = NONE
    g.exact = 0
