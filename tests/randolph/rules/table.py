"""A small board and the means to put a position on it, for the tests of the rules.

The board is a grid of twelve cities, the corners' exits and gates at its own corners:

    red 0  1  2  3 blue         exits: red 0 and 1, blue 3, green 11, yellow 8
        4  5  6  7              gates: red 11, blue 8, green 0, yellow 3
 yellow 8  9 10 11 green
"""

import json
from importlib.resources import files

from topsecret.kernel import random
from topsecret.randolph import interface as face
from topsecret.randolph.rules import check
from topsecret.randolph.rules.numbers import (
    ACTIONS,
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
from topsecret.randolph.state import AGENTS, CARRIED, CHANCE, DELIVERED, FAULTS, LAYOUT, MOVE, SUITCASE_NAMES, SUITCASES

HQ = HEADQUARTERS
COLOURS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
ROWS, COLUMNS = 3, 4
GRID = [
    [
        city
        for city, (r, c) in enumerate((r, c) for r in range(ROWS) for c in range(COLUMNS))
        if abs(r - row) + abs(c - column) == 1
    ]
    for row in range(ROWS)
    for column in range(COLUMNS)
]
EXITS = [[0, 1], [3], [11], [8]]
GATES = [[11], [8], [0], [3]]
QUIET = {"0A": 2, "0B": 3, "0C": 6, "0D": 7, "1A": 1, "1B": 2, "1C": 8, "1D": 9}
"""Where the suitcases lie unless a test says otherwise; seats 2 and 3 use the cities of seats 0 and 1."""


def set_board(g, neighbours, exits, gates):
    g.cities = len(neighbours)
    for field, rows in ((g.neighbours, neighbours), (g.exits, exits), (g.gates, gates)):
        for i in range(field.shape[0]):
            for k in range(field.shape[1]):
                field[i, k] = rows[i][k] if i < len(rows) and k < len(rows[i]) else -1


def set_options(g, seats, options):
    g.seats = seats
    for seat, colour in enumerate(COLOURS[seats]):
        g.colour[seat] = colour
    g.target = 10
    g.guards = 1
    for name, value in options.items():
        setattr(g, name, value)
    face.setup(g)
    return g


def new(seats=2, **options):
    """A game on the grid, nothing chosen yet."""
    g = LAYOUT.blank()
    set_board(g, GRID, EXITS, GATES)
    return set_options(g, seats, options)


def new_on_world(seats=2, **options):
    """A game on the board that comes with the game."""
    board = json.loads(files("topsecret.randolph").joinpath("boards/world.json").read_text())
    at = {city["id"]: i for i, city in enumerate(board["cities"])}
    colours = board["turn_order_clockwise"]
    neighbours = [[] for _ in at]
    for a, b in board["routes"]:
        neighbours[at[a]].append(at[b])
        neighbours[at[b]].append(at[a])
    exits = {start["colour"]: sorted(at[c] for c in start["exits"]) for start in board["starts"]}
    gates = {hq["colour"]: sorted(at[c] for c in hq["gates"]) for hq in board["hqs"]}
    g = LAYOUT.blank()
    set_board(g, [sorted(near) for near in neighbours], [exits[c] for c in colours], [gates[c] for c in colours])
    return set_options(g, seats, options)


def suitcase(name):
    return SUITCASE_NAMES.index(name)


def playing(seats=2, roll=(2, 1), agents=None, carry=None, lie=None, delivered=None, turn=0, **options):
    """Seat `turn` has rolled; agents by seat (the rest in the base), suitcases by name, contents 5, 3, 1, bomb in A to D."""
    g = new(seats, **options)
    g.phase = MOVE
    g.turn = turn
    g.starter = 0
    g.dice[0], g.dice[1] = roll
    g.pool = sum(roll)
    for k in range(seats * 4):
        g.content[k] = (5, 3, 1, 0)[k % 4]
        g.lies[k] = QUIET[SUITCASE_NAMES[k % 8]]
    for seat, places in (agents or {}).items():
        for agent, place in enumerate(places):
            g.place[seat, agent] = place
    for name, city in (lie or {}).items():
        g.lies[suitcase(name)] = city
    for name, (seat, agent) in (carry or {}).items():
        g.lies[suitcase(name)] = CARRIED
        g.cargo[seat, agent] = suitcase(name)
    for name, seat in (delivered or {}).items():
        g.lies[suitcase(name)] = DELIVERED
        g.delivered_by[suitcase(name)] = seat
    sound(g)
    return g


def sound(g):
    fault = check.consistent(g)
    assert not fault, FAULTS[fault]


def legal(g, seat=None):
    out = [0] * ACTIONS
    n = face.legal(g, g.turn if seat is None else seat, out)
    return out[:n]


def steps(g):
    """The legal steps as pairs of agent and destination."""
    return [divmod(a - STEP_ACTION, DESTINATIONS) for a in legal(g) if STEP_ACTION <= a < TAKE_ACTION]


def takes(g):
    """The legal takings as pairs of agent and suitcase name."""
    pairs = [divmod(a - TAKE_ACTION, SUITCASES) for a in legal(g) if TAKE_ACTION <= a < DROP_ACTION]
    return [(agent, SUITCASE_NAMES[k]) for agent, k in pairs]


def drops(g):
    return [a - DROP_ACTION for a in legal(g) if DROP_ACTION <= a < END_ACTION]


def picks(g):
    return [a - PICK_ACTION for a in legal(g) if PICK_ACTION <= a < CARD_ACTION]


def hand(g, seat):
    return [a - CARD_ACTION for a in legal(g, seat)]


def losable(g):
    return [a - LOSE_ACTION for a in legal(g) if a >= LOSE_ACTION]


def can_end(g):
    return END_ACTION in legal(g)


def act(g, seat, action):
    assert action in legal(g, seat)
    face.apply(g, seat, action)
    sound(g)


def step(g, agent, *destinations):
    for destination in destinations:
        act(g, g.turn, STEP_ACTION + agent * DESTINATIONS + destination)


def take(g, agent, name):
    act(g, g.turn, TAKE_ACTION + agent * SUITCASES + suitcase(name))


def drop(g, agent):
    act(g, g.turn, DROP_ACTION + agent)


def end(g):
    act(g, g.turn, END_ACTION)


def pick(g, agent):
    act(g, g.turn, PICK_ACTION + agent)


def duel(g, attack, defence):
    """Both lay their cards, the defender first."""
    act(g, g.defender, CARD_ACTION + defence)
    act(g, g.turn, CARD_ACTION + attack)


def loot(g):
    act(g, g.defender, LOOT_ACTION)


def leave(g):
    act(g, g.defender, LEAVE_ACTION)


def lose(g, agent):
    act(g, g.turn, LOSE_ACTION + agent)


def roll(g, first, second):
    assert face.pending(g) == CHANCE
    face.apply(g, -1, first * 4 + second)
    sound(g)


def returns(g):
    out = [0.0] * g.seats
    face.returns(g, out)
    return out


def places(g, seat):
    return [g.place[seat, agent] for agent in range(AGENTS)]


def stream(seed, game=0):
    r = [0] * random.STREAM
    random.start(r, seed, game)
    return r


def seats_of(mask):
    return [seat for seat in range(4) if (mask >> seat) & 1]
