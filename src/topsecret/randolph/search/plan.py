"""What a seat would do: greedy's plans for one action at a time, from what it believes of the suitcases."""

from ...kernel.random import below
from ..board import MAX_ROUTES
from ..rules import delivery, moving
from ..rules.numbers import (
    CARD_ACTION,
    DESTINATIONS,
    DROP_ACTION,
    END_ACTION,
    HEADQUARTERS,
    LEAVE_ACTION,
    LOOT_ACTION,
    LOSE_ACTION,
    PICK_ACTION,
    STEP_ACTION,
    TAKE_ACTION,
)
from ..state import AGENTS, DUEL, LOOT, LOSE, MOVE, NONE, OUT, PICK, SUITCASES, VALUES
from .cards import EXACTLY, ROUGHLY, duel, stake
from .desk import (
    AT_RISK,
    BY,
    CAUTION,
    DIALS,
    FAR,
    FETCHING,
    HELD,
    HOLDER,
    HOLDS,
    HOMEWARD,
    HOPES,
    KILLING,
    KINDS,
    LEAST,
    MISSING,
    MIX,
    NOW,
    OWN,
    POWERS,
    PRICE_0,
    PRICES,
    PROMISE,
    REACHED,
    RESTLESS,
    SCORE,
    SLOT,
    SPOT,
    STEPS,
    THREAT,
    TRIAL,
    UNIT,
    VALUE,
)
from .tasks import carried_task, chart, promise, promise_all, secrets_of, worth

NEVER = -1e6
HOPELESS = -10.0
CERTAIN = 1e3


def read(g, seat, room, detours):
    """Make the desk ready for the seat's plans."""
    chart(g, seat, room, True, detours)
    promise_all(g, seat, room)


def scores(g, seat, actions, n, out, room):
    """Write what each of the n legal actions of a turn promises: a handled suitcase at once, a step by what it is on the way to."""
    for agent in range(AGENTS):
        for to in range(DESTINATIONS):
            room[SLOT + agent, to] = NONE
    walkers = 0
    for k in range(n):
        action = actions[k]
        out[k] = NEVER
        if action == END_ACTION:
            out[k] = room[DIALS, LEAST]
        elif action >= DROP_ACTION:
            agent = action - DROP_ACTION
            if room[VALUE, g.cargo[seat, agent]] <= 0:
                out[k] = handled(g, seat, agent, NONE, room)
        elif action >= TAKE_ACTION:
            agent = (action - TAKE_ACTION) // SUITCASES
            out[k] = handled(g, seat, agent, (action - TAKE_ACTION) % SUITCASES, room)
        else:
            agent = (action - STEP_ACTION) // DESTINATIONS
            room[SLOT + agent, (action - STEP_ACTION) % DESTINATIONS] = k
            walkers |= 1 << agent
            if (action - STEP_ACTION) % DESTINATIONS == HEADQUARTERS and wins(g.cargo[seat, agent], room):
                out[k] = CERTAIN
    for agent in range(AGENTS):
        if (walkers >> agent) & 1:
            walk(g, seat, agent, out, room)


def wins(suitcase, room):
    """R3.1: whatever the suitcase may hold is enough."""
    for kind in range(KINDS):
        if room[HOPES + suitcase, kind] > 0.0 and secrets_of(kind) < room[SCORE, MISSING]:
            return False
    return True


def handled(g, seat, agent, taken, room):
    """R5.1: what is gained when the agent has that suitcase, or none, instead of what it carries."""
    city = g.place[seat, agent]
    cargo = g.cargo[seat, agent]
    if cargo != NONE:
        room[HOLDER, cargo] = NONE
    if taken != NONE:
        room[HOLDER, taken] = seat
    for other in range(AGENTS):
        if g.place[seat, other] != OUT:
            holds = taken if other == agent else g.cargo[seat, other]
            promise(g, seat, other, g.place[seat, other], holds, room, PROMISE + other)
    gain = worth(g, seat, room, NONE, 0) - room[SCORE, NOW]
    if taken != NONE:
        room[HOLDER, taken] = NONE
    if cargo != NONE:
        room[HOLDER, cargo] = seat
        room[SPOT, cargo] = city
    for other in range(AGENTS):
        if g.place[seat, other] != OUT:
            promise(g, seat, other, g.place[seat, other], g.cargo[seat, other], room, PROMISE + other)
    return gain


def walk(g, seat, agent, out, room):
    """Rate the first steps of everything that the agent can do with the steps left: walk somewhere, deliver, attack."""
    place = g.place[seat, agent]
    cargo = g.cargo[seat, agent]
    bonus = g.bonus[agent]
    most = g.pool + bonus
    for city in range(g.cities):
        room[STEPS, city] = NONE
    count = 0
    if place >= 0:
        room[STEPS, place] = 0
        room[BY, place] = NONE
    at = place
    done = -1
    while True:
        taken = 0 if at == place else int(room[STEPS, at])
        first = NONE if at == place else int(room[BY, at])
        if taken < most:
            if at >= 0 and delivery.possible(g, at, cargo):
                step = HEADQUARTERS if first == NONE else first
                rate(room, out, agent, step, home_gain(g, seat, agent, room), taken + 1 - bonus)
            for k in range(MAX_ROUTES):
                near = moving.way(g, seat, at, k)
                if near == NONE:
                    break
                step = near if first == NONE else first
                if room[HELD, near] > 0:
                    if room[SLOT + agent, step] != NONE:
                        gain = attack(g, seat, agent, near, most - taken - 1, room)
                        rate(room, out, agent, step, gain, taken + 1 - bonus)
                elif room[STEPS, near] == NONE and may_pass(g, at, near, taken + 1 < most, room):
                    room[STEPS, near] = taken + 1
                    room[BY, near] = step
                    room[REACHED, count] = near
                    count += 1
                    if room[SLOT + agent, step] != NONE and room[OWN, near] < 2:
                        promise(g, seat, agent, near, cargo, room, TRIAL)
                        gain = worth(g, seat, room, agent, TRIAL) - room[SCORE, NOW]
                        rate(room, out, agent, step, gain, taken + 1 - bonus)
        done += 1
        if done >= count:
            break
        at = int(room[REACHED, done])


def may_pass(g, at, near, goes_on, room):
    """R4.2: two own agents let a third pass if it can go on, but not into the next two."""
    return room[OWN, near] < 2 or (goes_on and (at < 0 or room[OWN, at] < 2 or room[STEPS, at] == 0))


def rate(room, out, agent, step, gain, steps):
    """A step is as good as the best it leads to, for each step that this takes."""
    slot = int(room[SLOT + agent, step])
    if slot != NONE:
        out[slot] = max(out[slot], gain / max(0.25, steps * 1.0))


def home_gain(g, seat, agent, room):
    """R7.1: the suitcase delivered now, against carrying it on."""
    cargo = g.cargo[seat, agent]
    return room[VALUE, cargo] - carried_task(g, g.place[seat, agent], cargo, room)


def attack(g, seat, agent, city, left, room):
    """R6: what entering an enemy's city can be hoped to bring."""
    enemy = int(room[HOLDS, city])
    unit = room[SCORE, UNIT]
    gain = spoils(g, seat, agent, city, enemy, room)
    least = room[DIALS, CAUTION] - room[DIALS, RESTLESS]
    if gain <= least:
        return HOPELESS  # even if it were won for certain
    mine = stake(g, seat, seat, agent, room)
    exact = left == 0
    for other in range(AGENTS):
        if other != agent and g.bonus[other] > 0:
            exact = False
    chance = 1.0
    price = 0.0
    for rival in range(AGENTS):
        if g.place[enemy, rival] == city:
            chance *= duel(g, seat, enemy, mine, stake(g, seat, enemy, rival, room), exact, room, ROUGHLY)
            for card in range(VALUES):
                price += room[MIX, card] * room[DIALS, PRICES] * room[DIALS, PRICE_0 + card]
    task = carried_task(g, g.place[seat, agent], g.cargo[seat, agent], room)
    loss = unit + task + 0.05 * left
    return chance * gain - (1.0 - chance) * loss - price * unit - least


def spoils(g, seat, agent, city, enemy, room):
    """What a won fight brings: enemies gone, their suitcases, and the way made with the own one."""
    gain = 0.0
    home = room[POWERS, min(FAR, int(room[HOMEWARD, city]))]
    for rival in range(AGENTS):
        if g.place[enemy, rival] == city:
            gain += room[DIALS, KILLING] * room[SCORE, UNIT]
            cargo = g.cargo[enemy, rival]
            if cargo != NONE:
                gain += room[THREAT, cargo] + room[DIALS, FETCHING] * max(0.0, room[VALUE, cargo]) * home
    cargo = g.cargo[seat, agent]
    if cargo != NONE and g.place[seat, agent] >= 0:
        gain += max(0.0, room[VALUE, cargo]) * home - carried_task(g, g.place[seat, agent], cargo, room)
    return gain


def best(g, seat, actions, n, out, room, r, detours):
    """The action a seat would choose among its n legal ones; a duel card is drawn from the mixture."""
    if n == 1:
        return actions[0]
    if g.phase == MOVE:
        read(g, seat, room, detours)
        scores(g, seat, actions, n, out, room)
        return chosen(actions, n, out, room)
    chart(g, seat, room, False, False)
    if g.phase == DUEL:
        return CARD_ACTION + card(g, seat, room, r)
    if g.phase == LOOT:
        return LOOT_ACTION if wants_loot(g, seat, room) else LEAVE_ACTION
    if g.phase == PICK:
        return PICK_ACTION + richest(g, room)
    if g.phase == LOSE:
        promise_all(g, seat, room)
        return least_missed(g, seat, actions, n, room)
    return actions[below(r, n)]


def chosen(actions, n, out, room):
    """What wins at once; then what is free and helps, then the step that helps most, then the end."""
    most = room[DIALS, LEAST]
    found = NONE
    for k in range(n):
        if out[k] == CERTAIN:
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


def card(g, seat, room, r):
    """R6.2: a card drawn from a mixture that suits the stakes and both hands."""
    mine = stake(g, seat, g.turn, g.fighter, room)
    theirs = stake(g, seat, g.defender, g.rival, room)
    duel(g, g.turn, g.defender, mine, theirs, g.exact == 1, room, EXACTLY)
    row = MIX if seat == g.turn else MIX + 1
    rest = below(r, 1 << 20) / (1 << 20)
    found = NONE
    for value in range(VALUES):
        if room[row, value] > 0.0:
            found = value
            rest -= room[row, value]
            if rest < 0.0:
                break
    return found


def wants_loot(g, seat, room):
    """R6.5: the loser's suitcase is worth more than what the winner carries; it is also kept from the loser."""
    cargo = g.cargo[seat, g.rival]
    return room[VALUE, g.prize] > (0.0 if cargo == NONE else room[VALUE, cargo])


def richest(g, room):
    """R6.7: the defender whose suitcase matters most is fought first."""
    city = g.place[g.turn, g.fighter]
    found = NONE
    most = 0.0
    for rival in range(AGENTS):
        if g.place[g.defender, rival] == city:
            cargo = g.cargo[g.defender, rival]
            worth_it = -1.0 if cargo == NONE else room[VALUE, cargo] + room[THREAT, cargo]
            if found == NONE or worth_it > most:
                found = rival
                most = worth_it
    return found


def least_missed(g, seat, actions, n, room):
    """R8.1: to give up the agent without whom the tasks would promise most."""
    for suitcase in range(SUITCASES):
        room[TRIAL, suitcase] = 0.0
    room[TRIAL, AT_RISK] = 0.0
    found = 0
    most = 0.0
    for k in range(n):
        rest = worth(g, seat, room, actions[k] - LOSE_ACTION, TRIAL)
        if k == 0 or rest > most:
            found = k
            most = rest
    return actions[found]
