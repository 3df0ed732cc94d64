"""What the agents of a seat can hope for: their tasks, each promising what it brings less the steps it takes (greedy's reckoning)."""

from .. import interface
from ..state import AGENTS, BASE, CHANCE_SEAT, DELIVERED, LETTERS_EACH, NONE, OUT, ROLL
from .plan import FAR, HOMEWARD, KINDS, UNKNOWN
from .ways import along, nearest, towards


def throw(states, at, spare, p):
    """R1.2: ask how likely the dice give at least so many steps."""
    for far in range(FAR + 1):
        p.reach[far] = 0.0
    total = 0.0
    for outcome in range(interface.chance(states[at], p.moves)):
        states[spare] = states[at]
        h = states[spare]
        h.phase = ROLL
        interface.apply(h, CHANCE_SEAT, outcome)
        for far in range(min(FAR, h.pool) + 1):
            p.reach[far] += p.moves[outcome]
        total += p.moves[outcome]
    for far in range(FAR + 1):
        p.reach[far] /= total


def hope(g, seat, p):
    """Fill in what every suitcase may hold, as the seat sees it: its own are known, and what was shown of a colour is in no other."""
    for owner in range(g.seats):
        first = owner * LETTERS_EACH
        shown = 0
        for suitcase in range(first, first + LETTERS_EACH):
            if g.lies[suitcase] == DELIVERED:
                shown |= 1 << interface.kind_of(g.content[suitcase])
        for suitcase in range(first, first + LETTERS_EACH):
            total = 0.0
            for kind in range(KINDS):
                chance = p.likely[suitcase, kind]
                if owner == seat or g.lies[suitcase] == DELIVERED:
                    chance = 1.0 if interface.kind_of(g.content[suitcase]) == kind else 0.0
                elif (shown >> kind) & 1:
                    chance = 0.0
                p.hopes[suitcase, kind] = chance
                total += chance
            for kind in range(KINDS):
                p.hopes[suitcase, kind] /= max(1e-9, total)


def chart(states, at, spare, seat, p, hunts, detours):
    """Read the table as the seat sees it: what suitcases are worth, where they are, and the ways to them.

    For plans hunting is a task too, and enemies on the way may count as detours, which takes longer to reckon.
    """
    g = states[at]
    hope(g, seat, p)
    p.left = interface.agents_left(g, seat)
    p.unit = p.worth + p.worth_shared / max(1, p.left)
    if p.left == 1:
        p.unit += p.worth_last
    states[spare] = states[at]
    p.bomb = p.bomb_cost + p.bomb_loss * p.unit * interface.bomb_costs(states[spare], seat)
    states[spare] = states[at]
    p.owed = 1 if interface.owes(states[spare], seat) else 0
    p.hunts = 1 if hunts else 0
    p.missing = g.target - interface.secrets(g, seat)
    look_around(g, seat, p)
    locate(g, p)
    for suitcase in range(g.seats * LETTERS_EACH):
        p.value[suitcase] = value(g, seat, suitcase, p)
        p.threat[suitcase] = 0.0
    for other in range(g.seats):
        if other != seat:
            for agent in range(AGENTS):
                if g.cargo[other, agent] != NONE:
                    p.threat[g.cargo[other, agent]] = threat(g, other, agent, g.cargo[other, agent], p)
    survey(g, seat, p, detours)


def look_around(g, seat, p):
    """Fill in where enemies stand."""
    for city in range(g.cities):
        p.held[city] = 0
        p.risk[city] = UNKNOWN
    for other in range(g.seats):
        if other != seat:
            for agent in range(AGENTS):
                city = g.place[other, agent]
                if city >= 0:
                    p.held[city] += 1


def locate(g, p):
    """Fill in where every suitcase is, and who carries it."""
    for suitcase in range(g.seats * LETTERS_EACH):
        p.spot[suitcase] = g.lies[suitcase] if g.lies[suitcase] >= 0 else NONE
        p.holder[suitcase] = NONE
    for seat in range(g.seats):
        for agent in range(AGENTS):
            cargo = g.cargo[seat, agent]
            if cargo != NONE:
                p.spot[cargo] = g.place[seat, agent]
                p.holder[cargo] = seat


def survey(g, seat, p, detours):
    """Fill in the ways to every suitcase in play, and home."""
    for suitcase in range(g.seats * LETTERS_EACH):
        spot = p.spot[suitcase]
        if spot != NONE and (p.value[suitcase] > 0 or p.threat[suitcase] > 0):
            for city in range(g.cities):
                p.to[suitcase, city] = FAR if detours else p.hops[spot, city]
            if detours:
                p.to[suitcase, spot] = 0
                towards(g, p, suitcase)
    for city in range(g.cities):
        home = p.home[g.colour[seat], city]
        p.to[HOMEWARD, city] = FAR if detours and home > 1 else home
    if detours:
        towards(g, p, HOMEWARD)


def value(g, seat, suitcase, p):
    """Return what it is worth to deliver a suitcase: its secrets, the win, R3.2, and what a bomb would cost."""
    if g.lies[suitcase] == DELIVERED:
        return 0.0
    brings = -p.hopes[suitcase, 3] * p.bomb
    for kind in range(3):
        secrets = interface.content(kind)
        if secrets >= p.missing:
            brings += p.hopes[suitcase, kind] * p.missing * p.winning
        else:
            brings += p.hopes[suitcase, kind] * secrets
    if suitcase // LETTERS_EACH != seat:
        if p.owed:
            brings += p.foreign
    elif brings > 0 and not interface.accepted(g, seat, suitcase):
        brings *= p.waiting
    return brings


def threat(g, enemy, agent, suitcase, p):
    """Return what an enemy's delivery would cost: more when it is near, or could win the game."""
    if p.hopes[suitcase, 3] > 0.99 or not interface.accepted(g, enemy, suitcase):
        return 0.0
    secrets = 0.0
    for kind in range(3):
        secrets += p.hopes[suitcase, kind] * interface.content(kind)
    if interface.secrets(g, enemy) + interface.content(0) >= g.target:
        secrets *= p.winning
    return p.threatened * secrets * p.powers[min(FAR, p.home[g.colour[enemy], g.place[enemy, agent]])]


def carried_task(place, cargo, p):
    """Return what the suitcase in an agent's hands promises."""
    if cargo == NONE or place < 0:
        return 0.0
    return max(0.0, p.value[cargo]) * p.powers[min(FAR, int(p.to[HOMEWARD, place]))]


def promise(g, seat, agent, row, p):
    """Fill a row with what each task promises the agent where it is now, and what standing there puts at risk."""
    place = g.place[seat, agent]
    cargo = g.cargo[seat, agent]
    carrying = carried_task(place, cargo, p)
    for suitcase in range(g.seats * LETTERS_EACH):
        brings = 0.0
        spot = p.spot[suitcase]
        if spot != NONE:
            if p.holder[suitcase] == NONE:
                if p.value[suitcase] > 0:
                    far = along(g, p, suitcase, seat, place) + int(p.to[HOMEWARD, spot])
                    brings = p.fetching * p.value[suitcase] * p.powers[min(FAR, far)]
            elif p.hunts and cargo == NONE and p.holder[suitcase] != seat:
                prize = p.hunting * p.threat[suitcase] + p.restless * max(0.0, p.value[suitcase])
                if prize > 0:
                    brings = prize * p.powers[along(g, p, suitcase, seat, place)]
        p.promise[row, suitcase] = brings
    if cargo != NONE:
        p.promise[row, cargo] = carrying
    p.danger[row] = 0.0
    if place >= 0:
        danger = p.risk_of_others if cargo == NONE else p.risk_of_carrier
        p.danger[row] = risk(g, seat, place, p) * danger * (p.unit + carrying)


def risk(g, seat, city, p):
    """Return how likely some enemy can be in the city before the seat's next turn."""
    if p.risk[city] == UNKNOWN:
        spared = 1.0
        for other in range(g.seats):
            if other != seat:
                far = nearest(g, p, other, city, False)
                spared *= 1.0 - p.reach[min(FAR, far)]
        p.risk[city] = 1.0 - spared
    return p.risk[city]


def promise_all(g, seat, first, p):
    """Fill in what is promised to all agents of a seat, in rows from `first` on."""
    for agent in range(AGENTS):
        if g.place[seat, agent] != OUT:
            promise(g, seat, agent, first + agent, p)


def worth(g, seat, elsewhere, p):
    """Return the sum of what the agents' tasks promise, each task given to one agent, less the risks.

    `elsewhere`: bit mask of the agents that are somewhere else than now, with promises of their own.
    """
    total = 0.0
    free = 0
    for agent in range(AGENTS):
        if g.place[seat, agent] != OUT:
            free |= 1 << agent
            total -= p.danger[agent + AGENTS * ((elsewhere >> agent) & 1)]
    given = 0
    count = g.seats * LETTERS_EACH
    promised = p.promise
    while True:
        best = 0.0
        which = NONE
        what = NONE
        base = False
        for agent in range(AGENTS):
            if (free >> agent) & 1:
                if g.place[seat, agent] == BASE:
                    if base:
                        continue  # as good as the one before
                    base = True
                row = agent + AGENTS * ((elsewhere >> agent) & 1)
                for suitcase in range(count):
                    if promised[row, suitcase] > best and not (given >> suitcase) & 1:
                        best = promised[row, suitcase]
                        which = agent
                        what = suitcase
        if which == NONE:
            return total
        total += best
        free &= ~(1 << which)
        given |= 1 << what
