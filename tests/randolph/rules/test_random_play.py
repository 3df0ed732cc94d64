"""Whole games of random choices: the invariants I1 to I6 after every decision, and both builds in lock step."""

from itertools import pairwise, product

import numpy as np
import pytest

from tests.randolph.rules.table import new, new_on_world, seats_of, stream
from topsecret.kernel import builds, random
from topsecret.randolph import interface as face
from topsecret.randolph.rules import check, duels
from topsecret.randolph.rules.numbers import ACTIONS
from topsecret.randolph.state import (
    AGENTS,
    BASE,
    CARRIED,
    CHANCE,
    DELIVERED,
    DUEL,
    LAYOUT,
    OUT,
    PICK,
    START,
    UNPLACED,
)

FRENCH = {}
ENGLISH = {"stack_check": 1, "tie": 1}
EXTREME = {"placement": 1, "guards": 2, "must_use_all": 1, "bonus_pool": 1, "bomb_carrier": 1, "plays_on": 1}
MIXED = {"target": 5, "placement": 1, "tie": 1, "bomb_carrier": 1, "round_limit": 30}
MIXES = [FRENCH, ENGLISH, EXTREME, MIXED]


def advance(g, r, out, weights):
    """One random decision or outcome of chance; what was done, or None when the game is over."""
    pending = face.pending(g)
    if pending == 0:
        return None
    if pending == CHANCE:
        done = (-1, random.weighted(r, weights, face.chance(g, weights)))
    else:
        seats = seats_of(pending)
        seat = seats[random.below(r, len(seats))]
        n = face.legal(g, seat, out)
        assert n > 0
        assert all(a < b for a, b in pairwise(out[:n]))
        assert face.default_action(g, seat) in out[:n]
        done = (seat, out[random.below(r, n)])
    face.apply(g, *done)
    return done


def agree_with_the_invariants(g):
    for city in range(g.cities):
        colours = {seat for seat in range(g.seats) for agent in range(AGENTS) if g.place[seat, agent] == city}
        assert len(colours) <= 1 or (g.phase in (PICK, DUEL) and city == g.place[g.turn, g.fighter])  # I1
    for seat in range(g.seats):
        places = [g.place[seat, agent] for agent in range(AGENTS)]
        carried = [g.cargo[seat, agent] for agent in range(AGENTS)]
        assert all(place >= 0 for place, cargo in zip(places, carried, strict=True) if cargo >= 0)  # I2
        assert sum(duels.in_hand(g, seat, value) for value in range(6)) > 0  # I3
        own = range(seat * 4, seat * 4 + 4)
        lying = sum(g.lies[k] >= 0 for k in own)
        in_hands = sum(k in own for other in range(4) for k in (g.cargo[other, agent] for agent in range(AGENTS)))
        delivered = sum(g.delivered_by[k] >= 0 for k in own)
        assert in_hands == sum(g.lies[k] == CARRIED for k in own)
        assert delivered == sum(g.lies[k] == DELIVERED for k in own)
        if g.phase >= START:
            assert lying + in_hands + delivered == 4  # I4
            secrets = {True: 0, False: 0}
            for k in own:
                secrets[g.delivered_by[k] >= 0] += g.content[k]
            assert secrets[True] + secrets[False] == 9  # I5
        else:
            assert all(g.lies[k] >= 0 or g.lies[k] == UNPLACED for k in own)
        assert sum(place >= BASE or place == -2 for place in places) + places.count(OUT) == 7  # I6


@pytest.mark.parametrize(("seats", "mix"), list(product((2, 3, 4), range(len(MIXES)))))
def test_the_invariants_hold_after_every_decision(seats, mix):  # I1 to I6
    out, weights = [0] * ACTIONS, [0] * 32
    for game, start in enumerate((new, new_on_world)):
        g = start(seats, **MIXES[mix])
        r = stream(seats * 10 + mix, game)
        for _ in range(350):
            if advance(g, r, out, weights) is None:
                break
            agree_with_the_invariants(g)
            assert check.consistent(g) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_on_a_small_board_come_to_an_end(seats):  # R9
    out, weights = [0] * ACTIONS, [0] * 32
    for game in range(3):
        g = new(seats)
        r = stream(seats, game)
        while advance(g, r, out, weights) is not None:
            pass
        assert check.consistent(g) == 0
        shares = [0.0] * seats
        face.returns(g, shares)
        assert sum(shares) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_may_do_does_not_depend_on_what_it_cannot_know(seats):
    out, again, weights = [0] * ACTIONS, [0] * ACTIONS, [0] * 32
    g = new(seats, guards=2)
    r = stream(77, seats)
    for _ in range(400):
        if advance(g, r, out, weights) is None:
            break
        for seat in range(seats):
            other = g.copy()
            face.resample(other, seat, r)
            assert check.consistent(other) == 0
            assert face.pending(other) == face.pending(g)
            n = face.legal(g, seat, out)
            assert n == face.legal(other, seat, again)
            assert out[:n] == again[:n]
            if n:
                assert face.default_action(other, seat) == face.default_action(g, seat)


@pytest.mark.xdist_group("compiled")
def test_the_compiled_rules_do_the_same_to_the_last_byte():
    pytest.importorskip("numba")
    compiled = builds.load("randolph.interface", "compiled")
    checks = builds.load("randolph.rules.check", "compiled")
    weights, compiled_weights = [0] * 32, np.zeros(32, np.int64)
    out, compiled_out = [0] * ACTIONS, np.zeros(ACTIONS, np.int16)
    shares = np.zeros(4)
    for number, (seats, mix, start) in enumerate(product((2, 3, 4), range(len(MIXES)), (new, new_on_world))):
        g = start(seats, **MIXES[mix])
        row = LAYOUT.array(1)
        row.view(np.uint8)[:] = np.frombuffer(bytes(start(seats, **MIXES[mix])), np.uint8)
        mirror = row[0]
        compiled.setup(mirror)
        r = stream(5, number)
        for turn in range(250):
            pending = face.pending(g)
            assert compiled.pending(mirror) == pending
            if pending == 0:
                break
            if pending == CHANCE:
                n = face.chance(g, weights)
                assert compiled.chance(mirror, compiled_weights) == n
                assert list(compiled_weights) == weights
                seat, action = -1, random.weighted(r, weights, n)
            else:
                seats_asked = seats_of(pending)
                seat = seats_asked[random.below(r, len(seats_asked))]
                n = face.legal(g, seat, out)
                assert compiled.legal(mirror, seat, compiled_out) == n
                assert compiled_out[:n].tolist() == out[:n]
                assert compiled.default_action(mirror, seat) == face.default_action(g, seat)
                action = out[random.below(r, n)]
            face.apply(g, seat, action)
            compiled.apply(mirror, seat, action)
            assert row.tobytes() == bytes(g)
            assert checks.consistent(mirror) == check.consistent(g) == 0
            if turn % 10 == 0:
                same_draw(g, row, compiled, number, turn)
        compiled.returns(mirror, shares)
        expected = [0.0] * seats
        face.returns(g, expected)
        assert shares[:seats].tolist() == expected


def same_draw(g, row, compiled, number, turn):
    """The same stream draws the same hidden facts in both builds."""
    plain, fast = g.copy(), row.copy()
    face.resample(plain, turn // 10 % 3 - 1, stream(number, turn))
    compiled.resample(fast[0], turn // 10 % 3 - 1, np.array(stream(number, turn), np.int64))
    assert fast.tobytes() == bytes(plain)
