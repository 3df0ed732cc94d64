"""Random games for properties: option mixes, and choices that make things happen."""

import random
from functools import cache

from hypothesis import strategies as st

import topsecret as ts

from .positions import RING

COLOURS = ("red", "blue", "green", "yellow")
SEATINGS = {
    2: [",".join(COLOURS[(first + k) % 4] for k in (0, 2)) for first in range(4)],
    3: [",".join(COLOURS[(first + k) % 4] for k in range(4) if k != gone) for first in range(4) for gone in (1, 2, 3)],
    4: [",".join(COLOURS[(first + k) % 4] for k in range(4)) for first in range(4)],
}
"""R2.1: every way to sit, by the number of players: clockwise from any corner."""


@st.composite
def mixes(draw, boards=("world", "europe", RING)):
    """Any mix of options."""
    players = draw(st.integers(2, 4))
    chosen = st.fixed_dictionaries(
        {"players": st.just(players), "board": st.sampled_from(boards)},
        optional={
            "edition": st.sampled_from(["french", "english"]),
            "colours": st.sampled_from(SEATINGS[players]),
            "target": st.integers(5, 9 * players),
            "placement": st.sampled_from(["simultaneous", "round_robin"]),
            "guards": st.integers(0, 2),
            "must_use_all": st.booleans(),
            "stack_check": st.sampled_from(["end_of_turn", "end_of_move"]),
            "tie": st.sampled_from(["aggressor", "exact_count"]),
            "bonus": st.sampled_from(["agent", "pool"]),
            "bomb_carrier": st.sampled_from(["dies", "choosable"]),
            "last_standing": st.sampled_from(["wins", "plays_on"]),
            "round_limit": st.one_of(st.none(), st.integers(1, 40)),
        },
    )
    return draw(chosen)


VARIANTS = [
    {"players": 2},
    {"players": 4, "edition": "english"},
    {"players": 3, "guards": 2, "colours": "yellow,red,blue", "placement": "round_robin", "must_use_all": True},
    {
        "players": 3,
        "guards": 0,
        "bonus": "pool",
        "bomb_carrier": "choosable",
        "last_standing": "plays_on",
        "target": 27,
    },
    {"players": 2, "board": RING, "target": 5, "round_limit": 30},
    {"players": 4, "board": RING, "edition": "english", "must_use_all": True, "bonus": "pool", "target": 36},
    {"players": 3, "board": RING, "guards": 2, "bomb_carrier": "choosable", "tie": "exact_count"},
    {"players": 4, "board": "europe", "last_standing": "plays_on", "stack_check": "end_of_move"},
]
"""Tables that between them take every value of every option."""


def label(options):
    """Options as the name of a test."""
    return " ".join(f"{name}={'ring' if value == RING else value}" for name, value in options.items())


@cache
def way_home(board, colour):
    """How far each city is from the gates of a colour."""
    return dict(zip(board.city_ids, board.distances(board.gates[board.colours.index(colour)]), strict=True))


def likely(m, rng):
    """A seat that is asked and one of its actions, drawn so that suitcases travel home and agents meet."""
    seat = rng.choice(m.to_move)
    legal = m.game.legal(m._state, seat)
    if len(legal) == 1 or rng.random() < 0.08:
        return seat, rng.choice(legal)
    data = {number: m.game.action_data(number) for number in legal}
    steps = {number: one for number, one in data.items() if one["kind"] == "step"}
    cargo, place = m._state.cargo, m._state.place
    far = way_home(m.options["board"], m.options["colours"][seat])
    cities = m.options["board"].city_ids
    home = [
        number
        for number, one in steps.items()
        if cargo[seat, one["agent"] - 1] >= 0
        and (one["to"] == "hq" or far[one["to"]] < far[cities[place[seat, one["agent"] - 1]]])
    ]
    taking = [number for number, one in data.items() if one["kind"] == "take" and cargo[seat, one["agent"] - 1] < 0]
    other = [number for number, one in data.items() if one["kind"] not in ("end", "drop", "take")]
    for wanted, chance in ((taking, 0.7), (home, 0.7), (other, 0.97)):
        if wanted and rng.random() < chance:
            return seat, rng.choice(wanted)
    return seat, rng.choice(legal)


def played(options, seed, decisions):
    """A match after that many random decisions, or at its end."""
    m = ts.new("randolph", seed=seed, **options)
    for _ in stepping(m, seed, decisions):
        pass
    return m


def stepping(m, seed, decisions):
    """Play that many random decisions; yields after each what was done."""
    rng = random.Random(seed)
    for _ in range(decisions):
        if m.over:
            return
        seat, action = likely(m, rng)
        m.play(seat, action)
        yield seat, action
