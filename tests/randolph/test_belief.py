"""What a seat can believe about Randolph's suitcases."""

import math
import random
from itertools import permutations

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.randolph.belief import tracker
from topsecret.randolph.belief.reader import CONTENTS, Reader
from topsecret.randolph.belief.shares import FLOOR, SHARES

from ..bots.seats import RANDOLPH_VARIANTS, bots_for
from .positions import duel, randolph


def played(options, seed, limit, specs):
    match = ts.new("randolph", seed=seed, **options)
    bots.play(match, bots_for(match, specs, seed), limit=limit)
    return match


def truth(match):
    names = match.game.names.suitcases
    held = {names[k]: match._state.content[k] for k in range(4 * match.players)}
    return {id: "bomb" if content == 0 else content for id, content in held.items()}


def reader_of(match, seat):
    reader = Reader(seat, {**match.view(seat), **match.game.view(match.start, seat)})
    reader.hear(match.events(seat))
    reader.look(match.view(seat))
    return reader


def evidence(match, monkeypatch):
    """By suitcase, what a spectator is told of it: the shares of that outcome, and its weight."""
    outcomes = [(rows[outcome], len(rows)) for rows in SHARES.values() for outcome in range(len(rows))]
    found = {}

    def add(suitcase, outcome, weight, book):
        found.setdefault(suitcase, []).append((*outcomes[outcome], weight))

    with monkeypatch.context() as patch:
        patch.setattr(tracker, "add", add)
        reader_of(match, None)
    return found


def by_brute_force(match, owner, found):
    """The posterior of a spectator, by going through all arrangements one at a time with the shares as they are written."""
    shown = {s["id"]: s["content"] for s in match.view(None)["suitcases"] if s["content"] is not None}
    ids = match.game.names.suitcases[4 * owner : 4 * owner + 4]
    weights = {}
    for order in permutations(CONTENTS):
        weights[order] = 0.0
        if any(shown.get(id, content) != content for id, content in zip(ids, order, strict=True)):
            continue
        for style, prior in tracker.STYLES.items():
            likely = prior
            for letter, held in enumerate(order):
                content = {5: "bomb", "bomb": 5}.get(held, held) if style == "bluffing" else held
                for shares, outcomes, weight in found.get(4 * owner + letter, []):
                    logs = [weight * math.log((1 - FLOOR) * share + FLOOR / outcomes) for share in shares]
                    one = sum(logs) / 4 if style == "careless" else logs[CONTENTS.index(content)]
                    likely *= math.exp(one)
            weights[order] += likely
    total = sum(weights.values())
    return {
        id: {c: sum(w for order, w in weights.items() if order[k] == c) / total for c in CONTENTS}
        for k, id in enumerate(ids)
    }


@pytest.mark.parametrize("limit", [20, 60, 140])
def test_the_posterior_is_the_sum_over_all_arrangements(limit, monkeypatch):
    match = played({"players": 3}, 5, limit, ["greedy"])
    stated, found = reader_of(match, None).posterior(), evidence(match, monkeypatch)
    assert sum(map(len, found.values())) >= 12
    for owner in range(3):
        for id, chances in by_brute_force(match, owner, found).items():
            for content, chance in chances.items():
                assert stated[id].get(content, 0.0) == pytest.approx(chance, abs=1e-9)


@pytest.mark.parametrize("options", RANDOLPH_VARIANTS, ids=str)
@pytest.mark.parametrize("specs", [["random"], ["greedy", "random"]], ids=str)
def test_the_truth_is_never_excluded(options, specs):
    match = ts.new("randolph", seed=11, **options)
    table = bots.Table(match, bots_for(match, specs, 3))
    readers = {seat: Reader(seat, match.view(seat)) for seat in (*range(match.players), None)}
    marks = dict.fromkeys(readers, 0)
    for step in range(400):
        if table.step() is None:
            break
        if step % 10 == 0 and match.view(None, log=False)["phase"] not in ("setup", "place"):
            for seat, reader in readers.items():
                told, marks[seat] = match.news(seat, marks[seat])
                reader.hear(told)
                stated = reader.posterior(match.view(seat))
                for id, content in truth(match).items():
                    assert stated[id].get(content, 0.0) > 1e-9


def test_own_and_delivered_contents_are_certain():
    m = randolph(roll="1+1", agents=("manila+gC",), contents=("5 3 1 bomb", "5 3 1 bomb"))
    m.play(0, ["1-singapore", "1-hq"])
    stated = reader_of(m, 0).posterior(m.view(0))
    assert stated["gC"] == {1: 1.0}
    assert stated["rA"] == {5: 1.0}
    assert 1 not in stated["gA"]


def test_an_owner_who_carries_a_suitcase_home_hardly_has_the_bomb_in_it():
    m = randolph(roll="2+1", agents=("montreal",))
    before = reader_of(m, 1).posterior()["rA"]["bomb"]
    m.play(0, ["1+rA", "1-london", "1-lisbon", "end"])
    assert reader_of(m, 1).posterior()["rA"]["bomb"] < before / 3


def test_an_owner_who_walks_on_from_a_suitcase_leaves_the_bomb_or_little():
    m = randolph(roll="2+1", agents=("montreal",))
    reader = Reader(1, m.view(1))
    m.play(0, ["1-london", "1-lisbon", "end"])
    reader.hear(m.events(1))
    stated = reader.posterior()["rA"]
    assert stated["bomb"] > stated[5]


def test_what_was_taken_back_says_nothing():
    m, other = (randolph(roll="2+1", agents=("montreal",)) for _ in range(2))
    m.play(0, "1+rA")
    m.undo(0)
    for match in (m, other):
        match.play(0, ["1-london", "1-lisbon", "end"])
    assert reader_of(m, 1).posterior() == reader_of(other, 1).posterior()


def test_a_reader_told_bit_by_bit_believes_what_one_told_late_believes():
    match = ts.new("randolph", players=2, seed=4)
    table = bots.Table(match, bots_for(match, ["greedy"], 2))
    early, mark = Reader(1, match.view(1)), 0
    for _ in range(120):
        table.step()
        told, mark = match.news(1, mark)
        early.hear(told)
    late = reader_of(match, 1)
    assert early.posterior(match.view(1)) == late.posterior(match.view(1))


def test_a_table_set_up_in_the_middle_of_a_duel_is_read_without_its_past():
    m = randolph(roll="1+1", agents=("nuuk", "anchorage anchorage+gA"))
    reader = Reader(0, m.view(0))
    m.play(0, ["1-anchorage", "fight 2"])
    duel(m, 5, 1)
    reader.hear(m.events(0))
    assert sum(reader.posterior(m.view(0))["gA"].values()) == pytest.approx(1)


def test_samples_follow_the_posterior():
    match = played({"players": 2}, 8, 90, ["greedy"])
    reader = reader_of(match, 0)
    stated = reader.posterior(match.view(0))
    rng = random.Random(1)
    drawn = [reader.sample(rng) for _ in range(3000)]
    for id, chances in stated.items():
        for content, chance in chances.items():
            share = sum(one[id] == content for one in drawn) / len(drawn)
            assert share == pytest.approx(chance, abs=0.04)
    for one in drawn[:50]:
        for colour in "rg":
            assert {one[f"{colour}{letter}"] for letter in "ABCD"} == set(CONTENTS)


@pytest.mark.parametrize("seed", range(4))
def test_beliefs_do_not_depend_on_what_is_hidden(seed):
    match = played({"players": 3}, seed, 100, ["greedy"])
    other = match.resampled(1, seed)
    stated = []
    for table in (match, other):
        reader = Reader(1, table.view(1))
        reader.hear(match.events(1))
        stated.append((reader.posterior(table.view(1)), reader.sample(random.Random(3))))
    assert stated[0] == stated[1]
