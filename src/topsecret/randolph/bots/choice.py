"""What a seat would do: one action at a time, from what it believes of the suitcases.

What an action makes of the table is asked of the rules, in the states behind the one that planning is about.
"""

from ...kernel.random import below
from .. import interface
from ..actions import (
    CARD_ACTION,
    DESTINATIONS,
    DROP_ACTION,
    END_ACTION,
    HEADQUARTERS,
    LEAVE_ACTION,
    LOOT_ACTION,
    PICK_ACTION,
    STEP_ACTION,
    TAKE_ACTION,
)
from ..state import AGENTS, DUEL, LOOT, LOSE, MOVE, NONE, PICK, PLACING, SETUP, VALUES
from .cards import duel, stake
from .hiding import hidden
from .plan import FAR, HOMEWARD, KINDS
from .tasks import carried_task, chart, locate, promise, promise_all, worth

NEVER = -1e6
HOPELESS = -10.0
CERTAIN = 1e3
EVERYBODY = (1 << AGENTS) - 1


def read(states, at, free, seat, p, detours):
    """Make the plan ready for the seat's turn; states from `free` on are there to try things out."""
    chart(states, at, free, seat, p, True, detours)
    promise_all(states[at], seat, 0, p)
    p.now = worth(states[at], seat, 0, p)


def scores(states, at, free, seat, actions, n, out, p):
    """Write what each of the n legal actions of a turn promises: a handled suitcase at once, a step by what it is on the way to."""
    g = states[at]
    k = 0
    while k < n:
        action = actions[k]
        out[k] = NEVER
        if action < TAKE_ACTION:
            first = k
            agent = (action - STEP_ACTION) // DESTINATIONS
            while k < n and actions[k] < TAKE_ACTION and (actions[k] - STEP_ACTION) // DESTINATIONS == agent:
                out[k] = NEVER
                k += 1
            walk(states, at, free, seat, agent, first, out, p)
            continue
        if action == END_ACTION:
            out[k] = p.least
        elif action < DROP_ACTION or p.value[g.cargo[seat, action - DROP_ACTION]] <= 0:
            out[k] = elsewhere(states, at, free, seat, action, p) - p.now
        k += 1


def elsewhere(states, at, free, seat, action, p):
    """R5.1, R8.1: return what the table is worth after an action of the seat's that moves suitcases or loses agents."""
    states[free] = states[at]
    h = states[free]
    interface.apply(h, seat, action)
    locate(h, p)
    promise_all(h, seat, AGENTS, p)
    found = worth(h, seat, EVERYBODY, p)
    locate(states[at], p)
    return found


def walk(states, at, free, seat, agent, first, out, p):
    """Rate an agent's steps, the first of which is the action in place `first`, by all that it can do with the steps left.

    R4, R6, R7: it goes step by step, to every city once, until the rules let it go no further or it delivers or attacks.
    """
    g = states[at]
    for city in range(g.cities):
        p.seen[city] = 0
    if g.place[seat, agent] >= 0:
        p.seen[g.place[seat, agent]] = 1
    spare = free
    row = at
    end = free + 1
    while row < end:
        h = states[row]
        for k in range(interface.steps(h, agent, p.moves)):
            slot = first + k if row == at else p.first[row - at]
            city = (p.moves[k] - STEP_ACTION) % DESTINATIONS
            if city == HEADQUARTERS or not p.seen[city]:
                states[end] = h
                t = states[end]
                interface.apply(t, seat, p.moves[k])
                steps = max(0.25, (g.pool - t.pool) * 1.0)
                if city == HEADQUARTERS:
                    gain = home_gain(g, seat, agent, p)
                    if row == at and wins(states, at, spare, seat, agent, p.moves[k], p):
                        gain = CERTAIN * steps
                elif t.phase != MOVE:
                    gain = attack(states, at, end, spare, seat, agent, p)
                else:
                    p.seen[city] = 1
                    p.first[end - at] = slot
                    end += 1
                    if t.crowd != NONE:
                        continue  # R4.2: it may pass, not stay
                    promise(t, seat, agent, AGENTS + agent, p)
                    gain = worth(t, seat, 1 << agent, p) - p.now
                # A step is as good as the best it leads to, for each step of the pool that this takes.
                out[slot] = max(out[slot], gain / steps)
        row = free + 1 if row == at else row + 1


def wins(states, at, spare, seat, agent, action, p):
    """R3.1: ask whether the step home wins, whatever the suitcase may hold."""
    cargo = states[at].cargo[seat, agent]
    for kind in range(KINDS):
        if p.hopes[cargo, kind] > 0.0:
            states[spare] = states[at]
            h = states[spare]
            h.content[cargo] = interface.content(kind)
            interface.apply(h, seat, action)
            if not interface.won(h, seat):
                return False
    return True


def home_gain(g, seat, agent, p):
    """R7.1: return what delivering the suitcase now gains, against carrying it on."""
    cargo = g.cargo[seat, agent]
    return p.value[cargo] - carried_task(g.place[seat, agent], cargo, p)


def attack(states, at, fight, spare, seat, agent, p):
    """R6: return what can be hoped for from the fight that begins in a state."""
    g = states[at]
    t = states[fight]
    task = carried_task(g.place[seat, agent], g.cargo[seat, agent], p)
    gain = spoils(g, t, seat, agent, p)
    least = p.caution - p.restless
    if gain <= least:
        return HOPELESS  # even if it were won for certain
    mine = stake(g, seat, seat, agent, p)
    city = t.place[seat, agent]
    chance = 1.0
    price = 0.0
    for rival in range(AGENTS):
        if t.place[t.defender, rival] == city:
            chance *= duel(states, fight, spare, mine, stake(g, seat, t.defender, rival, p), p)
            for card in range(VALUES):
                price += p.mix[0, card] * p.price[card]
    loss = p.unit + task + 0.05 * (t.pool + t.bonus[agent])
    return chance * gain - (1.0 - chance) * loss - price * p.unit - least


def spoils(g, t, seat, agent, p):
    """Return what winning the fight in state t brings: enemies gone, their suitcases, and the way made with the own one."""
    gain = 0.0
    city = t.place[seat, agent]
    home = p.powers[min(FAR, int(p.to[HOMEWARD, city]))]
    for rival in range(AGENTS):
        if t.place[t.defender, rival] == city:
            gain += p.killing * p.unit
            cargo = t.cargo[t.defender, rival]
            if cargo != NONE:
                gain += p.threat[cargo] + p.fetching * max(0.0, p.value[cargo]) * home
    cargo = g.cargo[seat, agent]
    if cargo != NONE and g.place[seat, agent] >= 0:
        gain += max(0.0, p.value[cargo]) * home - carried_task(g.place[seat, agent], cargo, p)
    return gain


def best(states, at, free, seat, actions, n, out, p, r, detours):
    """Return the action that a seat would choose among its n legal ones; a duel card is drawn from the mixture."""
    g = states[at]
    if n == 1:
        return actions[0]
    if g.phase == MOVE:
        read(states, at, free, seat, p, detours)
        scores(states, at, free, seat, actions, n, out, p)
        return chosen(actions, n, out, p)
    if g.phase == SETUP or g.phase == PLACING:
        return hidden(g, seat, actions, n, out, p, r)
    chart(states, at, free, seat, p, False, False)
    if g.phase == DUEL:
        return CARD_ACTION + card(states, at, free, seat, p, r)
    if g.phase == LOOT:
        return LOOT_ACTION if wants_loot(g, seat, p) else LEAVE_ACTION
    if g.phase == PICK:
        return PICK_ACTION + richest(g, p)
    if g.phase == LOSE:
        return least_missed(states, at, free, seat, actions, n, p)
    return actions[below(r, n)]


def chosen(actions, n, out, p):
    """Return what wins at once; then what is free and helps, then the step that helps most, then the end."""
    most = p.least
    found = NONE
    for k in range(n):
        if out[k] >= CERTAIN:
            return actions[k]
        if TAKE_ACTION <= actions[k] < END_ACTION and out[k] > most:
            most = out[k]
            found = k
    if found != NONE:
        return actions[found]
    found = 0
    for k in range(n):
        if not TAKE_ACTION <= actions[k] < END_ACTION and (out[k] > out[found] or k == 0):
            found = k
    return actions[found]


def card(states, at, free, seat, p, r):
    """R6.2: return a card drawn from a mixture that suits the stakes and both hands."""
    g = states[at]
    mine = stake(g, seat, g.turn, g.fighter, p)
    theirs = stake(g, seat, g.defender, g.rival, p)
    duel(states, at, free, mine, theirs, p)
    side = 0 if seat == g.turn else 1
    rest = below(r, 1 << 20) / (1 << 20)
    found = NONE
    for value in range(VALUES):
        if p.mix[side, value] > 0.0:
            found = value
            rest -= p.mix[side, value]
            if rest < 0.0:
                break
    return found


def wants_loot(g, seat, p):
    """R6.5: the loser's suitcase is worth more than what the winner carries; it is also kept from the loser."""
    cargo = g.cargo[seat, g.rival]
    return p.value[g.prize] > (0.0 if cargo == NONE else p.value[cargo])


def richest(g, p):
    """R6.7: return the defender whose suitcase matters most; it is fought first."""
    city = g.place[g.turn, g.fighter]
    found = NONE
    most = 0.0
    for rival in range(AGENTS):
        if g.place[g.defender, rival] == city:
            cargo = g.cargo[g.defender, rival]
            matters = -1.0 if cargo == NONE else p.value[cargo] + p.threat[cargo]
            if found == NONE or matters > most:
                found = rival
                most = matters
    return found


def least_missed(states, at, free, seat, actions, n, p):
    """R8.1: return the choice of the agent without whom the table is worth most."""
    found = 0
    most = 0.0
    for k in range(n):
        rest = elsewhere(states, at, free, seat, actions[k], p)
        if k == 0 or rest > most:
            found = k
            most = rest
    return actions[found]
