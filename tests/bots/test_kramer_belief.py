"""The players of Kramer's game who read the others, and who think ahead."""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np
import pytest

import topsecret as ts
from topsecret import bots
from topsecret.bots import engine
from topsecret.bots.budget import Budget
from topsecret.bots.kramer_search import KramerSearch
from topsecret.kernel.tree import MOST_SEATS, Tree
from topsecret.kramer.belief.reader import AGENT, Reader
from topsecret.kramer.mind import mind, new_book

from .seats import KRAMER_VARIANTS


def at(seed: int, decisions: int, **options: Any) -> ts.Match:
    match = ts.new("kramer", seed=seed, **options)
    bots.play(match, [bots.make("greedy", "kramer", seed=seed + k) for k in range(match.players)], limit=decisions)
    return match


def test_a_search_finds_the_move_that_wins_at_once() -> None:
    """One's own marker is as far as the others', all close to the end: only moves that score with it ahead win now."""
    match = ts.new("kramer", players=2, seed=1, finish=42)
    mine = match.view(0)["seats"][0]["identities"][0]
    letter = match.view(0)["agents"][mine]["letter"]
    scores = ",".join(f"{other}:40" for other in "SPBJM")
    position = f"{match.position} score={scores} position={letter}:1 safe=7 phase=move turn=0 roll=6"
    near = ts.new("kramer", position=position)
    for spec in ("belief", "search:60"):
        bot = bots.make(spec, "kramer", seed=3)
        bot.begin(0, near.view(0))
        bot.tell(near.events(0))
        result = near.copy(1).play(0, bot.choose(near.view(0), near.actions(0)).text)
        assert result is not None, spec
        assert result.winners == (0,), spec


@pytest.mark.parametrize("options", KRAMER_VARIANTS, ids=str)
def test_weighing_leaves_the_state_alone_and_gives_chances(options: dict[str, Any]) -> None:
    match = at(2, 12, **options)
    seat = match.to_move[0]
    state = match.game.read_position(match.position)[0]
    before = bytes(state)
    worth = mind("plain").weigh(state, seat, match.legal(seat), [[1 / 8] * match.players] * 7)
    assert bytes(state) == before
    assert all(-0.2 < one < 1.3 for one in worth)


def test_a_move_for_one_s_own_agent_gives_it_away() -> None:
    match = ts.new("kramer", players=4, seed=5)
    mirror = Reader(None, match.view(0))
    mirror.look(match.view(0))
    ids = match.legal(0)
    mine = AGENT[match.view(0)["seats"][0]["identities"][0]]
    taken = mirror.taken_for(0, mine, ids)
    worth = mind("plain").weigh(match.state, 0, ids, [[0.0] * 4] * 7)
    best = max(range(len(ids)), key=worth.__getitem__)
    assert taken[best] > sorted(taken)[len(taken) // 2]
    assert all(0 < one < 1 for one in taken)


def test_a_budget_in_time_is_kept_even_in_the_plain_build() -> None:
    match = at(3, 8, players=4, cards=True)
    seat = match.to_move[0]
    bot = bots.make("search:150ms", "kramer", seed=1)
    bot.begin(seat, match.view(seat))
    bot.tell(match.events(seat))
    began = time.perf_counter()
    bot.choose(match.view(seat), match.actions(seat))
    assert time.perf_counter() - began < 2.0  # a machine under load; the budget is 0.15


@pytest.mark.parametrize("text", ["", "soon", "0", "1.5", "2ms", "90s", "99999999", "-3"])
def test_a_bad_budget_is_told(text: str) -> None:
    with pytest.raises(bots.BotError, match="budget"):
        Budget(text)


def test_a_budget_is_a_time_or_a_number_of_walks() -> None:
    assert Budget("200ms").seconds == 0.2
    assert Budget("1.5s").seconds == 1.5
    assert Budget("700").walks == 700
    watch = Budget("700").start()
    assert [watch.left(walked) for walked in (0, 512, 700)] == [512, 188, 0]


def planted(build: str) -> Tree:
    match = at(4, 10, players=4)
    seat = match.to_move[0]
    state = match.game.read_position(match.position)[0]
    tree = engine.Engine("kramer", build).tree([state], np.zeros((1, MOST_SEATS)), seat, seed=5, explore=0.3)
    tree.plant(match.legal(seat)[-3:], [0.2, 0.3, 0.5], [0.0, 0.0, 0.9], 0.3)
    return tree


def test_a_planted_tree_tries_what_it_was_given() -> None:
    match = at(4, 10, players=4)
    tree = planted("plain")
    tree.walk(12)
    found = tree.found()
    assert [action for action, _, _ in found] == match.legal(match.to_move[0])[-3:]
    assert sum(tries for _, tries, _ in found) == 12
    assert found[2][1] < min(found[0][1], found[1][1]), (
        "what costs much is tried least, whatever was thought of it before"
    )
    with pytest.raises(ValueError, match="before the first walk"):
        tree.plant([0], [1.0], [0.0], 0.5)


def test_the_search_begins_with_what_the_belief_holds_for_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at(4, 10, players=4)
    seat = match.to_move[0]
    bot = KramerSearch(1, "2")
    bot.begin(seat, match.view(seat))
    bot.tell(match.events(seat))
    given: list[tuple[list[int], list[float], list[float]]] = []
    plant = Tree.plant

    def note(tree: Tree, actions: list[int], priors: list[float], costs: list[float], worth: float) -> None:
        given.append((actions, priors, costs))
        plant(tree, actions, priors, costs, worth)

    monkeypatch.setattr(Tree, "plant", note)
    chosen = bot.choose(match.view(seat), match.actions(seat))
    worth, cost = bot.weigh(match.view(seat), match.actions(seat), bot._reader.belief(match.view(seat)))
    [(actions, priors, costs)] = given
    ids = match.legal(seat)
    best = sorted(range(len(ids)), key=lambda k: cost[k] - worth[k])[:16]
    assert actions == [ids[k] for k in best]
    assert costs == [cost[k] for k in best]
    assert priors == sorted(priors, reverse=True)
    assert math.isclose(sum(priors), 1.0)
    assert chosen.id in actions


@pytest.mark.soak  # compiling the search takes a minute or two
@pytest.mark.parametrize("options", KRAMER_VARIANTS, ids=str)
def test_both_builds_search_alike(options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    match = at(4, 10, **options)
    seat = match.to_move[0]
    state = match.game.read_position(match.position)[0]
    found = []
    for build in ("plain", "compiled"):
        one = engine.Engine("kramer", build)
        tree = one.tree([state], np.zeros((1, MOST_SEATS)), seat, seed=5, explore=0.3)
        tree.walk(60)
        thinks = mind(build)
        book = new_book(state)
        if match.view(None)["phase"] != "dossier":
            thinks.note(state, seat, match.legal(seat)[0], book)
        shares = [[0.1] * match.players] * 7
        weighed = thinks.weigh(state, seat, match.legal(seat), shares)
        concluded = thinks.conclude(state, seat, book)[0]["shares"].tolist()
        taken = thinks.taken_for(state, seat, 0, match.legal(seat)[:5], book)
        found.append((tree.found(), weighed, book.tolist(), concluded, taken))
    assert found[0] == found[1]


@pytest.mark.soak
def test_both_builds_search_alike_from_a_planted_root() -> None:
    trees = [planted(build) for build in ("plain", "compiled")]
    for tree in trees:
        tree.walk(60)
    assert trees[0].found() == trees[1].found()
