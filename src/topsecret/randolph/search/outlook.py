"""How likely each seat is to win, judged from where everything stands."""

from math import exp

from ...kernel.builds import table
from ..rules import agents, delivery, ending
from ..state import AGENTS, COPIES, NONE, OVER, VALUES
from .desk import FACTS, FAR, HOMEWARD, HOPES, LEFT, MISSING, NOW, POWERS, REACH, SCORE, WEIGHTS
from .tasks import chart, promise_all, secrets_of

FEATURES = 13
COUNTS = table(
    (
        (0.517, 0.657, -0.808, 2.9, 1.02, -0.0302, 0.0742, 1.37, 1.43, -0.342, 0.166, 0.434, 0.283),
        (0.104, 0.235, -0.759, 2.67, 0.661, 0.199, 0.0992, 1.62, 1.15, -0.0561, 0.377, 0.613, 0.28),
        (1.31, 1.3, -1.83, 2.44, 0.918, -0.109, 0.131, 1.63, 1.41, -0.7, -0.0233, 0.0979, 0.233),
    ),
    "f8",
)
"""By number of players from 2: what each fact counts. Fitted by `python -m benchmarks.dials fit`."""


def set_weights(g, room):
    for k in range(FEATURES):
        room[WEIGHTS, k] = COUNTS[g.seats - 2, k]


def facts(g, seat, room):
    """Write what counts for a seat."""
    chart(g, seat, room, False, False)
    promise_all(g, seat, room)
    at = FACTS + seat
    left = room[SCORE, LEFT]
    missing = room[SCORE, MISSING]
    room[at, 0] = room[SCORE, NOW] / 10
    room[at, 1] = room[SCORE, NOW] / max(1.0, missing)
    room[at, 2] = missing / 10
    room[at, 3] = 1.0 / max(1.0, missing)
    room[at, 4] = left / 7
    room[at, 5] = 1.0 / max(1.0, left)
    room[at, 6] = 0.0
    if seat == g.turn:
        room[at, 6] = 1.0
    best = 0
    total = 0
    for card in range(VALUES):
        held = COPIES[card] - g.spent[seat, card]
        if held > 0:
            best = card
            total += card * held
    room[at, 7] = best / 5
    room[at, 8] = total / 15
    room[at, 9] = (COPIES[0] - g.spent[seat, 0]) / 2
    carried(g, seat, room)


def carried(g, seat, room):
    """How near the seat's carriers are to home: the best that the next roll can bring, all of it, and how many are out."""
    at = FACTS + seat
    missing = max(1.0, room[SCORE, MISSING])
    soon = 0.0
    later = 0.0
    outside = 0
    for agent in range(AGENTS):
        place = g.place[seat, agent]
        if place >= 0:
            outside += 1
        cargo = g.cargo[seat, agent]
        if cargo != NONE and place >= 0 and delivery.accepted(g, seat, cargo):
            brings = 0.0
            for kind in range(3):
                brings += room[HOPES + cargo, kind] * min(missing, secrets_of(kind) * 1.0)
            far = int(room[HOMEWARD, place])
            if far < len(REACH):
                soon = max(soon, REACH[far] * brings / missing)
            later += brings * room[POWERS, min(FAR, far)] / missing
    room[at, 10] = soon
    room[at, 11] = later
    room[at, 12] = outside / AGENTS


def judge(g, room, out):
    """Every seat's share of a win: what it was if the game is over, else what is to be expected."""
    if g.phase == OVER:
        won = ending.winners(g)
        count = 0
        for seat in range(g.seats):
            count += (won >> seat) & 1
        for seat in range(g.seats):
            out[seat] = 1.0 / count if (won >> seat) & 1 else 0.0
        return
    total = 0.0
    for seat in range(g.seats):
        out[seat] = 0.0
        if agents.any_left(g, seat):
            facts(g, seat, room)
            strength = 0.0
            for k in range(FEATURES):
                strength += room[WEIGHTS, k] * room[FACTS + seat, k]
            out[seat] = exp(strength)
        total += out[seat]
    for seat in range(g.seats):
        out[seat] /= total
