"""The observation vector of Randolph's game: what a seat may know, as numbers from 0 to 1, with itself first.

Seats go clockwise from the observer, suitcases with their owners. The vector is as long for every board and every number
of players; what is not there is 0. Routes are not in it: a board is the same for a whole game.
"""

from ..kernel import builds
from ..kernel.spec import Part, begins, single, total
from .board import MAX_CITIES, MAX_ROUTES
from .rules import agents, ending, moving
from .rules import setup as table
from .state import (
    AGENTS,
    BASE,
    BOMB,
    COPIES,
    DELIVERED,
    DUEL,
    FACES,
    GUARD,
    LETTERS_EACH,
    LOOT,
    MOVE,
    NONE,
    OUT,
    OVER,
    PHASES,
    PICK,
    PLACING,
    ROLL,
    SEATS,
    SECRETS_EACH,
    SETUP,
    SUITCASES,
    VALUES,
)

CITY_NUMBERS = 18
SEAT_NUMBERS = 17
AGENT_NUMBERS = 15
SUITCASE_NUMBERS = 15
MOST_STEPS = 10

# What is added up is a number of 32 bits, and what is divided often stands in a table.
OF_AGENTS, OF_CITY = single(1 / AGENTS), single(1 / 3)
OF_SECRETS = builds.table([single(secrets / SECRETS_EACH) for secrets in range(SECRETS_EACH + 1)], "f8")
OF_COPIES = builds.table([[spent / copies for spent in range(max(COPIES) + 1)] for copies in COPIES], "f8")

PARTS = (
    Part("phase", (len(PHASES),), "what happens now, one of the phases of a position"),
    Part("variant", (8,), "open placing, guards of 2, all steps must be used, leaver is the one that entered, tie by exact count, bonus to the pool, bomb carrier may be spared, the last plays on"),
    Part("target", (1,), "secrets that win, of 36"),
    Part("rounds", (1,), "rounds completed, of the round limit; 0 without one"),
    Part("dice", (2, FACES), "the two dice of this turn"),
    Part("pool", (1,), "steps left for any agent, of 10"),
    Part("duel", (4,), "the observer attacks; is attacked; has laid a card; no step was left after the entering one"),
    Part("card", (VALUES,), "the card that the observer has laid face down"),
    Part("losses", (1,), "agents still to be given up to a bomb, of 4"),
    Part("setup", (LETTERS_EACH + 2,), "the suitcase to place next; contents are to be hidden; guards are to be chosen"),
    Part("seat", (SEATS, SEAT_NUMBERS), "seat by seat: plays, has the turn, agents in the base, as guards, out (each of 7), is out, secrets of the target, own and others' suitcases delivered (each of 4), duel cards spent of each value, has laid a card, is ready"),
    Part("agent", (AGENTS, AGENT_NUMBERS), "agent by agent, the observer's: in a city, in the base, guard, out, carries nothing, carries a suitcase of each seat's, its secrets of 5 if known, it is the observer's bomb, bonus steps of 4, fights, was attacked, may leave a crowd"),
    Part("agent_city", (AGENTS, MAX_CITIES), "agent by agent, the observer's: its city"),
    Part("suitcase", (SUITCASES, SUITCASE_NUMBERS), "suitcase by suitcase: is in the game, lies in a city known, carried by each seat, delivered by each seat, known to hold 5, 3, 1, a bomb, is the prize of a duel"),
    Part("suitcase_city", (SUITCASES, MAX_CITIES), "suitcase by suitcase: the city it lies or is carried in"),
    Part("city", (MAX_CITIES, CITY_NUMBERS), "city by city: exists, agents of each seat (of 3), suitcases lying of each owner (of 4), secrets known to lie there of 9, the observer's bomb lies there, exit of the observer's, gate of each seat's HQ, a crowd is to leave it, a duel is fought there"),
)  # fmt: skip

SIZE = total(PARTS)

AT_PHASE, AT_VARIANT, AT_TARGET = begins(PARTS, "phase"), begins(PARTS, "variant"), begins(PARTS, "target")
AT_ROUNDS, AT_DICE, AT_POOL = begins(PARTS, "rounds"), begins(PARTS, "dice"), begins(PARTS, "pool")
AT_DUEL, AT_CARD, AT_LOSSES = begins(PARTS, "duel"), begins(PARTS, "card"), begins(PARTS, "losses")
AT_SETUP, AT_SEAT = begins(PARTS, "setup"), begins(PARTS, "seat")
AT_AGENT, AT_AGENT_CITY = begins(PARTS, "agent"), begins(PARTS, "agent_city")
AT_SUITCASE, AT_SUITCASE_CITY = begins(PARTS, "suitcase"), begins(PARTS, "suitcase_city")
AT_CITY = begins(PARTS, "city")


def observe(g, seat, out):
    """Write what the seat may know; every number of `out` is set."""
    for k in range(SIZE):
        out[k] = 0.0
    fill(g, seat, out)


def fill(g, seat, out):
    """Write what the seat may know into numbers that are all 0 already."""
    general(g, seat, out)
    cities(g, seat, out)
    for agent in range(AGENTS):
        own_agent(g, seat, agent, out)
    for other in range(g.seats):
        k = clockwise(g, seat, other)
        gates(g, other, k, out)
        seats(g, seat, other, k, out)
        for letter in range(LETTERS_EACH):
            suitcase(g, seat, other * LETTERS_EACH + letter, k * LETTERS_EACH + letter, out)


def clockwise(g, seat, other):
    """How many places clockwise from the observer a seat is; a remainder would take longer to find."""
    return other - seat if other >= seat else other - seat + g.seats


def general(g, seat, out):
    """The table, the turn, the duel and the set-up."""
    out[AT_PHASE + g.phase] = 1.0
    out[AT_VARIANT] = 1.0 * g.placement
    out[AT_VARIANT + 1] = g.guards / 2
    out[AT_VARIANT + 2] = 1.0 * g.must_use_all
    out[AT_VARIANT + 3] = 1.0 * g.stack_check
    out[AT_VARIANT + 4] = 1.0 * g.tie
    out[AT_VARIANT + 5] = 1.0 * g.bonus_pool
    out[AT_VARIANT + 6] = 1.0 * g.bomb_carrier
    out[AT_VARIANT + 7] = 1.0 * g.plays_on
    out[AT_TARGET] = g.target / (SECRETS_EACH * SEATS)
    if g.round_limit:
        out[AT_ROUNDS] = g.round / g.round_limit
    for die in range(2):
        if g.dice[die] != NONE:
            out[AT_DICE + FACES * die + g.dice[die]] = 1.0
    out[AT_POOL] = min(1.0, g.pool / MOST_STEPS)
    if g.phase == PICK or g.phase == DUEL or g.phase == LOOT:
        out[AT_DUEL] = 1.0 if g.turn == seat else 0.0
        out[AT_DUEL + 1] = 1.0 if g.defender == seat else 0.0
        out[AT_DUEL + 2] = 1.0 if g.chosen[seat] != NONE else 0.0
        out[AT_DUEL + 3] = 1.0 * g.exact
    if g.chosen[seat] != NONE:
        out[AT_CARD + g.chosen[seat]] = 1.0
    if g.turn == seat:
        out[AT_LOSSES] = g.losses / 4
    arrangement(g, seat, out)


def arrangement(g, seat, out):
    """R2: what the observer has to choose next in the set-up."""
    if g.phase == SETUP and not table.ready(g, seat):
        if not table.assigned(g, seat):
            out[AT_SETUP + LETTERS_EACH] = 1.0
        elif table.next_place(g, seat) < LETTERS_EACH:
            out[AT_SETUP + table.next_place(g, seat)] = 1.0
        else:
            out[AT_SETUP + LETTERS_EACH + 1] = 1.0
    elif g.phase == PLACING and g.turn == seat:
        out[AT_SETUP + table.next_letter(g, seat)] = 1.0


def cities(g, seat, out):
    """What is the same in every position of the board, and the crowd and the duel."""
    for city in range(g.cities):
        out[AT_CITY + CITY_NUMBERS * city] = 1.0
    for k in range(MAX_ROUTES):
        city = g.exits[g.colour[seat], k]
        if city != NONE:
            out[AT_CITY + CITY_NUMBERS * city + 11] = 1.0
    if g.crowd != NONE:
        out[AT_CITY + CITY_NUMBERS * g.crowd + 16] = 1.0
    if g.fighter != NONE:
        out[AT_CITY + CITY_NUMBERS * g.place[g.turn, g.fighter] + 17] = 1.0


def gates(g, other, k, out):
    """The cities before the HQ of a seat, k places clockwise from the observer."""
    for route in range(MAX_ROUTES):
        city = g.gates[g.colour[other], route]
        if city != NONE:
            out[AT_CITY + CITY_NUMBERS * city + 12 + k] = 1.0


def seats(g, seat, other, k, out):
    """One seat, k places clockwise from the observer, and its agents on the map: public facts."""
    at = AT_SEAT + SEAT_NUMBERS * k
    out[at] = 1.0
    out[at + 1] = 1.0 if g.turn == other and (g.phase == PLACING or g.phase >= ROLL) else 0.0
    for agent in range(AGENTS):
        place = g.place[other, agent]
        if place == BASE:
            out[at + 2] += OF_AGENTS
        elif place == GUARD:
            out[at + 3] += OF_AGENTS
        elif place == OUT:
            out[at + 4] += OF_AGENTS
        else:
            out[AT_CITY + CITY_NUMBERS * place + 1 + k] += OF_CITY
            cargo = g.cargo[other, agent]
            if cargo != NONE:
                carried = clockwise(g, seat, cargo // LETTERS_EACH) * LETTERS_EACH + cargo % LETTERS_EACH
                out[AT_SUITCASE + SUITCASE_NUMBERS * carried + 2 + k] = 1.0
                out[AT_SUITCASE_CITY + MAX_CITIES * carried + place] = 1.0
    out[at + 5] = 0.0 if agents.any_left(g, other) else 1.0
    out[at + 6] = min(1.0, ending.secrets(g, other) / g.target)
    for value in range(VALUES):
        if g.spent[other, value]:
            out[at + 9 + value] = OF_COPIES[value, g.spent[other, value]]
    out[at + 15] = 1.0 if g.chosen[other] != NONE else 0.0
    out[at + 16] = 1.0 if g.phase == SETUP and table.ready(g, other) else 0.0


def own_agent(g, seat, agent, out):
    """One of the observer's agents."""
    at = AT_AGENT + AGENT_NUMBERS * agent
    place = g.place[seat, agent]
    if place >= 0:
        out[at] = 1.0
        out[AT_AGENT_CITY + MAX_CITIES * agent + place] = 1.0
    elif place == BASE:
        out[at + 1] = 1.0
    elif place == GUARD:
        out[at + 2] = 1.0
    else:
        out[at + 3] = 1.0
    cargo = g.cargo[seat, agent]
    if cargo == NONE:
        out[at + 4] = 1.0
    else:
        out[at + 5 + clockwise(g, seat, cargo // LETTERS_EACH)] = 1.0
        if cargo // LETTERS_EACH == seat:
            out[at + 9] = g.content[cargo] / 5
            out[at + 10] = 1.0 if g.content[cargo] == BOMB else 0.0
    if g.turn == seat and g.phase > ROLL:
        out[at + 11] = min(1.0, g.bonus[agent] / 4)
        out[at + 12] = 1.0 if g.fighter == agent else 0.0
        out[at + 14] = 1.0 if g.phase == MOVE and g.crowd != NONE and moving.may_step(g, agent) else 0.0
    if g.defender == seat and g.rival == agent:
        out[at + 13] = 1.0


def suitcase(g, seat, number, place, out):
    """One suitcase, in its place of the observer's order; where it lies is secret in the set-up, its content until delivery."""
    at = AT_SUITCASE + SUITCASE_NUMBERS * place
    owner = number // LETTERS_EACH
    out[at] = 1.0
    city = g.lies[number]
    if city >= 0 and (g.phase != SETUP or owner == seat):
        out[at + 1] = 1.0
        out[AT_SUITCASE_CITY + MAX_CITIES * place + city] = 1.0
        here = AT_CITY + CITY_NUMBERS * city
        out[here + 5 + place // LETTERS_EACH] += 1 / LETTERS_EACH
        if owner == seat and g.content[number] != NONE:
            out[here + 9] += OF_SECRETS[g.content[number]]
            if g.content[number] == BOMB:
                out[here + 10] = 1.0
    deliverer = g.delivered_by[number]
    if deliverer != NONE:
        k = clockwise(g, seat, deliverer)
        out[at + 6 + k] = 1.0
        delivered = AT_SEAT + SEAT_NUMBERS * k + (7 if deliverer == owner else 8)
        out[delivered] = min(1.0, out[delivered] + 1 / LETTERS_EACH)
    if g.content[number] != NONE and (owner == seat or city == DELIVERED or g.phase == OVER):
        if g.content[number] == BOMB:
            out[at + 13] = 1.0
        else:
            out[at + 10 + (5 - g.content[number]) // 2] = 1.0
    if g.prize == number:
        out[at + 14] = 1.0
