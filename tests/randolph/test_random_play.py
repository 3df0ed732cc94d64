"""Whole games of random choices: the invariants I1 to I6, an end to every game, and both builds in lock step."""

import random as chances
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts
from topsecret.kernel import builds, random
from topsecret.kernel.loops import CHANCE, CHANCE_SEAT, WEIGHTS
from topsecret.randolph.rules import check

from .play import VARIANTS, label, likely, mixes, stepping

NOWHERE = ("base", "guard", "out")


def sound(m):
    """I1 to I6, looked up in what the table shows and in what each owner knows."""
    view = m.view(None)
    cities = {city: set() for city in m.options["board"].city_ids}
    standing = Counter()
    for player in view["players"]:
        assert len(player["agents"]) == 7  # I6
        for agent in player["agents"]:
            assert agent["place"] in cities or agent["place"] in NOWHERE  # I6
            if agent["place"] in cities:
                cities[agent["place"]].add(player["seat"])
                standing[player["seat"], agent["place"]] += 1
            else:
                assert agent["carries"] is None  # I2
        assert player["hand"]  # I3
        assert sorted(player["hand"] + player["spent"]) == [0, 0, 1, 2, 3, 4, 5]  # R1.1
    fight = view["duel"]["city"] if view["phase"] in ("pick", "duel") else None
    assert all(len(seats) < 2 or city == fight for city, seats in cities.items())  # I1
    crowd = view["crowd"] and view["crowd"]["city"]
    assert all(count <= 2 or (seat, city) == (view["turn"], crowd) for (seat, city), count in standing.items())  # R4.2
    for seat in range(m.players):
        own = [case for case in m.view(seat)["suitcases"] if case["owner"] == seat]
        placed = [sum(x is not None for x in (case["place"], case["carrier"], case["delivered_by"])) for case in own]
        contents = [case["content"] for case in own]
        if view["phase"] in ("setup", "place"):
            assert all(count <= 1 for count in placed)
        else:
            assert placed == [1] * 4  # I4
        if contents != [None] * 4:
            assert Counter(contents) == Counter([5, 3, 1, "bomb"])  # I5
    delivered = {case["id"]: case["content"] for case in view["suitcases"] if case["delivered_by"] is not None}
    for player in view["players"]:
        secrets = sum(content for case in player["delivered"] if (content := delivered[case]) != "bomb")
        assert player["secrets"] == secrets  # I5, R3.1


@given(options=mixes(), seed=st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_the_invariants_hold_at_every_step_of_any_game(options, seed):  # I1 to I6
    m = ts.new("randolph", seed=seed, **options)
    sound(m)
    for _ in stepping(m, seed, 70):
        sound(m)


@given(options=mixes(), seed=st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_whoever_is_asked_has_a_choice_and_the_absent_have_a_legal_one(options, seed):
    m = ts.new("randolph", seed=seed, **options)
    for _ in stepping(m, seed, 120):
        assert m.awaits is None
        for seat in m.to_move:
            assert m.default_action(seat) in m.actions(seat)


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_a_table_of_absent_players_gets_through_the_set_up_and_its_turns(variant):
    m = ts.new("randolph", seed=3, **variant)
    for _ in range(120):
        if not m.over:
            m.play(m.to_move[0], m.default_action(m.to_move[0]))
    assert m.view(None)["round"] > 3


@given(options=mixes(boards=["europe"]), seed=st.integers(0, 2**32), limit=st.integers(1, 8))
@settings(max_examples=8, deadline=None)
def test_a_game_with_a_round_limit_ends_by_then(options, seed, limit):  # R9.5
    m = ts.new("randolph", seed=seed, **options | {"round_limit": limit})
    rng = chances.Random(seed)
    while not m.over:
        assert m.view(None)["round"] <= limit
        for _ in range(10):
            if not m.over:
                m.play(*likely(m, rng))
    assert m.view(None)["round"] <= limit
    sound(m)


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_a_game_comes_to_an_end_with_a_winner(variant):  # R9
    m = ts.new("randolph", seed=2, **{**variant, "board": "europe", "round_limit": None})
    for _ in stepping(m, 2, 20_000):
        pass
    assert m.over
    assert m.result.winners
    assert m.result.reason in ("secrets", "last_standing", "out_of_reach")


# --- both builds


def lock_step(variant, decisions, seed):
    """Play that many random decisions in both builds, game after game; every list, number and byte is the same."""
    compiled = builds.load("randolph.interface", "compiled")
    checks = builds.load("randolph.rules.check", "compiled")
    game = ts.game("randolph")
    options = game.options.complete(variant)
    game = game.at(options)
    face = game.face
    weights, fast_weights = [0] * WEIGHTS, np.zeros(WEIGHTS, np.int64)
    out, fast_out = [0] * game.action_count, np.zeros(game.action_count, np.int16)
    stream = [0] * random.STREAM
    done = games = 0
    while done < decisions:
        random.start(stream, seed, games)
        games += 1
        g = game.initial(options)
        row = game.layout.array(1)
        row.view(np.uint8)[:] = np.frombuffer(bytes(g), np.uint8)
        mirror = row[0]
        while done < decisions:
            pending = face.pending(g)
            assert compiled.pending(mirror) == pending
            if pending == 0:
                break
            if pending == CHANCE:
                n = face.chance(g, weights)
                assert compiled.chance(mirror, fast_weights) == n
                seat, action = CHANCE_SEAT, random.weighted(stream, weights, n)
            else:
                asked = game.seats(pending)
                seat = asked[random.below(stream, len(asked))]
                n = face.legal(g, seat, out)
                assert compiled.legal(mirror, seat, fast_out) == n
                assert fast_out[:n].tolist() == out[:n]
                action = out[random.below(stream, n)]
                if n > 1 and action == out[n - 1]:
                    action = out[random.below(stream, n)]
                done += 1
            face.apply(g, seat, action)
            compiled.apply(mirror, seat, action)
            assert row.tobytes() == bytes(g.data)
            if done % 64 == 0 and seat != CHANCE_SEAT:
                assert checks.consistent(mirror) == check.consistent(g) == 0
                same_elsewhere(face, compiled, game, g, row, done)
    return games


def same_elsewhere(face, compiled, game, g, row, number):
    """The default action, the returns and the drawing of secrets are the same too."""
    for seat in game.seats(face.pending(g)):
        assert compiled.default_action(row[0], seat) == face.default_action(g, seat)
    shares, fast_shares = [0.0] * g.seats, np.zeros(4)
    face.returns(g, shares)
    compiled.returns(row[0], fast_shares)
    assert fast_shares[: g.seats].tolist() == shares
    stream = [0] * random.STREAM
    random.start(stream, number, 0)
    drawn, fast_drawn = g.copy(), row.copy()
    compiled.resample(fast_drawn[0], number % 5 - 1, np.array(stream, np.int64))
    face.resample(drawn, number % 5 - 1, stream)
    assert fast_drawn.tobytes() == bytes(drawn)


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_plain_and_compiled_rules_agree_to_the_byte_after_every_decision(variant):
    pytest.importorskip("numba")
    lock_step(variant, 5_000, seed=17)


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_plain_and_compiled_rules_agree_for_a_million_decisions(variant):
    pytest.importorskip("numba")
    lock_step(variant, 1_000_000, seed=18)
