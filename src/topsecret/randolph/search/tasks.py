"""What the agents of a seat can hope for: their tasks, each promising what it brings less the steps it takes (greedy's reckoning)."""

from ..rules import agents, delivery, ending
from ..state import AGENTS, BASE, DELIVERED, LETTERS_EACH, NONE, OUT
from .desk import (
    AT_RISK,
    BARRED,
    BOMB_COST,
    BOMB_LOSS,
    DIALS,
    FAR,
    FETCHING,
    FOREIGN,
    HELD,
    HOLDER,
    HOLDS,
    HOME,
    HOMEWARD,
    HOPES,
    HUNTING,
    HUNTS,
    KINDS,
    LEFT,
    LIKELY,
    MISSING,
    NOW,
    OWED,
    OWN,
    PACE,
    POWERS,
    PROMISE,
    REACH,
    RESTLESS,
    RISK_OF_CARRIER,
    RISK_OF_OTHERS,
    SCORE,
    SETTINGS,
    SPOT,
    THREAT,
    THREATENED,
    TO,
    UNIT,
    VALUE,
    WAITING,
    WAYS,
    WINNING,
    WORTH,
    WORTH_LAST,
    WORTH_SHARED,
)
from .ways import along, nearest, towards


def set_dials(g, room):
    """The settings for this number of players."""
    for dial in range(SETTINGS.shape[1]):
        room[DIALS, dial] = SETTINGS[g.seats - 2, dial]
    power_up(room)


def power_up(room):
    worth = 1.0
    for far in range(FAR + 1):
        room[POWERS, far] = worth
        worth *= room[DIALS, PACE]


def secrets_of(kind):
    return 5 - 2 * kind if kind < 3 else 0


def hope(g, seat, room):
    """What every suitcase may hold, as the seat sees it: its own are known, and what was shown of a colour is in no other."""
    for owner in range(g.seats):
        first = owner * LETTERS_EACH
        shown = 0
        for suitcase in range(first, first + LETTERS_EACH):
            if g.lies[suitcase] == DELIVERED:
                shown |= 1 << kind_of(g.content[suitcase])
        for suitcase in range(first, first + LETTERS_EACH):
            total = 0.0
            for kind in range(KINDS):
                chance = room[LIKELY + suitcase, kind]
                if owner == seat or g.lies[suitcase] == DELIVERED:
                    chance = 1.0 if kind_of(g.content[suitcase]) == kind else 0.0
                elif (shown >> kind) & 1:
                    chance = 0.0
                room[HOPES + suitcase, kind] = chance
                total += chance
            for kind in range(KINDS):
                room[HOPES + suitcase, kind] /= max(1e-9, total)


def kind_of(content):
    return 3 if content == 0 else (5 - content) // 2


def chart(g, seat, room, hunts, detours):
    """Read the table as the seat sees it: what suitcases are worth, where they are, and the ways to them.

    For plans hunting is a task too, and enemies on the way may count as detours, which takes longer to reckon.
    """
    hope(g, seat, room)
    left = agents.left(g, seat)
    unit = room[DIALS, WORTH] + room[DIALS, WORTH_SHARED] / max(1, left)
    if left == 1:
        unit += room[DIALS, WORTH_LAST]
    owed, own = debts(g, seat)
    room[SCORE, LEFT] = left
    room[SCORE, HUNTS] = hunts
    room[SCORE, UNIT] = unit
    room[SCORE, MISSING] = g.target - ending.secrets(g, seat)
    room[SCORE, OWED] = owed
    room[SCORE, BARRED] = owed and own >= 2
    look_around(g, seat, room)
    for suitcase in range(g.seats * LETTERS_EACH):
        room[VALUE, suitcase] = value(g, seat, suitcase, room)
        room[THREAT, suitcase] = 0.0
        room[SPOT, suitcase] = g.lies[suitcase] if g.lies[suitcase] >= 0 else NONE
        room[HOLDER, suitcase] = NONE
    for other in range(g.seats):
        for agent in range(AGENTS):
            cargo = g.cargo[other, agent]
            if cargo != NONE:
                room[SPOT, cargo] = g.place[other, agent]
                room[HOLDER, cargo] = other
                if other != seat:
                    room[THREAT, cargo] = threat(g, other, agent, cargo, room)
    survey(g, seat, room, detours)


def debts(g, seat):
    """R3.2: whether an opponent's suitcase is still owed, and how many own ones were delivered."""
    own = 0
    for suitcase in range(g.seats * LETTERS_EACH):
        if g.delivered_by[suitcase] == seat:
            if suitcase // LETTERS_EACH != seat:
                return 0, own
            own += 1
    return 1, own


def look_around(g, seat, room):
    """Who stands where."""
    for city in range(g.cities):
        room[HELD, city] = 0
        room[OWN, city] = 0
        room[HOLDS, city] = NONE
    for other in range(g.seats):
        for agent in range(AGENTS):
            city = g.place[other, agent]
            if city >= 0:
                if other == seat:
                    room[OWN, city] += 1
                else:
                    room[HELD, city] += 1
                    room[HOLDS, city] = other


def survey(g, seat, room, detours):
    """The ways to every suitcase in play, and home."""
    colour = g.colour[seat]
    for suitcase in range(g.seats * LETTERS_EACH):
        spot = int(room[SPOT, suitcase])
        if spot != NONE and (room[VALUE, suitcase] > 0 or room[THREAT, suitcase] > 0):
            if detours:
                for city in range(g.cities):
                    room[TO + suitcase, city] = FAR
                room[TO + suitcase, spot] = 0
                towards(g, room, TO + suitcase)
            else:
                for city in range(g.cities):
                    room[TO + suitcase, city] = room[WAYS + spot, city]
    for city in range(g.cities):
        home = room[HOME + colour, city]
        room[HOMEWARD, city] = FAR if detours and home > 1 else home
    if detours:
        towards(g, room, HOMEWARD)


def value(g, seat, suitcase, room):
    """What it is worth to deliver a suitcase: its secrets, the win, R3.2, and what a bomb would cost."""
    if g.lies[suitcase] == DELIVERED:
        return 0.0
    missing = room[SCORE, MISSING]
    half = (int(room[SCORE, LEFT]) + 1) // 2
    worth = -room[HOPES + suitcase, 3] * (room[DIALS, BOMB_COST] + room[DIALS, BOMB_LOSS] * room[SCORE, UNIT] * half)
    for kind in range(3):
        secrets = secrets_of(kind)
        if secrets >= missing:
            worth += room[HOPES + suitcase, kind] * missing * room[DIALS, WINNING]
        else:
            worth += room[HOPES + suitcase, kind] * secrets
    if suitcase // LETTERS_EACH != seat:
        if room[SCORE, OWED] > 0:
            worth += room[DIALS, FOREIGN]
    elif room[SCORE, BARRED] > 0 and worth > 0:
        worth *= room[DIALS, WAITING]
    return worth


def threat(g, enemy, agent, suitcase, room):
    """What an enemy's delivery would cost: more when it is near, or could win the game."""
    if room[HOPES + suitcase, 3] > 0.99 or not delivery.accepted(g, enemy, suitcase):
        return 0.0
    secrets = 0.0
    for kind in range(3):
        secrets += room[HOPES + suitcase, kind] * secrets_of(kind)
    if ending.secrets(g, enemy) + 5 >= g.target:
        secrets *= room[DIALS, WINNING]
    far = int(room[HOME + g.colour[enemy], g.place[enemy, agent]])
    return room[DIALS, THREATENED] * secrets * room[POWERS, min(FAR, far)]


def carried_task(g, place, cargo, room):
    """What the suitcase in an agent's hands promises."""
    if cargo == NONE or place < 0:
        return 0.0
    return max(0.0, room[VALUE, cargo]) * room[POWERS, min(FAR, int(room[HOMEWARD, place]))]


def promise(g, seat, agent, place, cargo, room, row):
    """Fill a row with what each task would promise the agent there, and what standing there puts at risk."""
    carrying = carried_task(g, place, cargo, room)
    for suitcase in range(g.seats * LETTERS_EACH):
        room[row, suitcase] = 0.0
        spot = int(room[SPOT, suitcase])
        if spot != NONE:
            if room[HOLDER, suitcase] == NONE:
                if room[VALUE, suitcase] > 0:
                    far = along(g, room, TO + suitcase, seat, place) + int(room[HOMEWARD, spot])
                    room[row, suitcase] = room[DIALS, FETCHING] * room[VALUE, suitcase] * room[POWERS, min(FAR, far)]
            elif room[SCORE, HUNTS] > 0 and cargo == NONE and room[HOLDER, suitcase] != seat:
                prize = room[DIALS, HUNTING] * room[THREAT, suitcase]
                prize += room[DIALS, RESTLESS] * max(0.0, room[VALUE, suitcase])
                if prize > 0:
                    far = along(g, room, TO + suitcase, seat, place)
                    room[row, suitcase] = prize * room[POWERS, far]
    if cargo != NONE:
        room[row, cargo] = carrying
    room[row, AT_RISK] = 0.0
    if place >= 0:
        danger = room[DIALS, RISK_OF_OTHERS] if cargo == NONE else room[DIALS, RISK_OF_CARRIER]
        room[row, AT_RISK] = risk(g, seat, place, room) * danger * (room[SCORE, UNIT] + carrying)


def risk(g, seat, city, room):
    """How likely some enemy can be in the city before the seat's next turn."""
    spared = 1.0
    for other in range(g.seats):
        if other != seat:
            far = nearest(g, room, other, city)
            if far < len(REACH):
                spared *= 1.0 - REACH[far]
    return 1.0 - spared


def promise_all(g, seat, room):
    for agent in range(AGENTS):
        if g.place[seat, agent] != OUT:
            promise(g, seat, agent, g.place[seat, agent], g.cargo[seat, agent], room, PROMISE + agent)
    room[SCORE, NOW] = worth(g, seat, room, NONE, 0)


def worth(g, seat, room, moved, row):
    """The sum of what the agents' tasks promise, each task given to one agent, less the risks; `moved` has its promises in `row`."""
    total = 0.0
    free = 0
    for agent in range(AGENTS):
        if g.place[seat, agent] != OUT:
            free |= 1 << agent
            total -= room[row if agent == moved else PROMISE + agent, AT_RISK]
    given = 0
    count = g.seats * LETTERS_EACH
    while True:
        best = 0.0
        which = NONE
        what = NONE
        base = False
        for agent in range(AGENTS):
            if (free >> agent) & 1:
                at = row if agent == moved else PROMISE + agent
                if agent != moved and g.place[seat, agent] == BASE:
                    if base:
                        continue  # as good as the one before
                    base = True
                for suitcase in range(count):
                    if room[at, suitcase] > best and not (given >> suitcase) & 1:
                        best = room[at, suitcase]
                        which = agent
                        what = suitcase
        if which == NONE:
            return total
        total += best
        free &= ~(1 << which)
        given |= 1 << what
