"""The player of Randolph's game who thinks ahead, and the plans it and the belief player share, in games as they are played."""

from __future__ import annotations

import random as chances
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import topsecret as ts
from topsecret import bots
from topsecret.bots import engine
from topsecret.kernel.state import State
from topsecret.kernel.tree import MOST_SEATS
from topsecret.play.game import CHANCE, CHANCE_SEAT, WEIGHTS
from topsecret.randolph import interface as rules
from topsecret.randolph.bots.planner import Planner
from topsecret.randolph.state import SETUP, SUITCASES

from ..randolph.positions import randolph
from .seats import RANDOLPH_VARIANTS, bots_for, choices

VARIED = pytest.mark.parametrize("options", RANDOLPH_VARIANTS, ids=str)
MOST_ACTIONS = 40
"""More than any turn of six steps, the duels on the way and a suitcase handled at every step."""


def asked(match: ts.Match, events: list[dict[str, Any]], seat: int, seed: int, spec: str = "search:6") -> str:
    bot = bots.make(spec, "randolph", seed=seed)
    bot.begin(seat, match.view(seat))
    bot.tell(events)
    return bot.choose(match.view(seat), match.actions(seat)).text


def random_tables(options: dict[str, Any], seed: int, steps: int, every: int) -> Iterator[State]:
    """Tables of a game of random choices after its set-up."""
    draw, weights = chances.Random(seed), [0] * WEIGHTS
    game = ts.game("randolph")
    complete = game.options.complete(options)
    game = game.at(complete)
    g = game.initial(complete)
    done = 0
    while done < steps and (asked := rules.pending(g)):
        if asked == CHANCE:
            outcomes = range(rules.chance(g, weights))
            rules.apply(g, CHANCE_SEAT, draw.choices(outcomes, weights[: len(outcomes)])[0])
            continue
        if g.phase != SETUP:
            done += 1
            if done % every == 0:
                yield g.copy()
        seat = draw.choice(game.seats(asked))
        rules.apply(g, seat, draw.choice(game.legal(g, seat)))


def believing(thinks: engine.Engine, g: State, seed: int) -> Planner:
    """A planner made ready for the table, with some belief about every suitcase."""
    planner = Planner(thinks, g, "tuned")
    shares = np.random.default_rng(seed).random((SUITCASES, 4))
    planner.plan["likely"] = (shares / shares.sum(axis=1, keepdims=True)).tolist()
    return planner


# --- plans at tables as they come


@VARIED
def test_a_planned_turn_ends_after_few_legal_actions(options: dict[str, Any]) -> None:
    thinks = engine.Engine("randolph", "plain")
    game = ts.game("randolph")
    for number, g in enumerate(random_tables(options, 7, 180, 9)):
        planner = believing(thinks, g, number)
        done = 0
        while (pending := rules.pending(g)) not in (0, CHANCE):
            seat = game.seats(pending)[0]
            legal, before = game.legal(g, seat), bytes(g)
            action = planner.best(g, seat, legal, seed=number)
            assert action in legal
            assert bytes(g) == before
            rules.apply(g, seat, action)
            done += 1
            assert done <= MOST_ACTIONS


# --- the searching player


@VARIED
def test_every_answer_is_legal_in_every_variant(options: dict[str, Any]) -> None:
    match = ts.new("randolph", seed=2, **options)
    bots.play(match, bots_for(match, ["search:4"], 3), limit=40)


@pytest.mark.parametrize("spec", ["belief", "search:6"])
def test_choices_do_not_depend_on_what_is_hidden(spec: str) -> None:
    """At many points of one game, and in all its duels."""
    match = ts.new("randolph", seed=6, players=3)
    table = bots.Table(match, bots_for(match, ["greedy"], 4))
    compared = 0
    for step in range(160):
        table.step()
        for seat in match.to_move:
            if step % 16 == 0 or match.view(None, log=False)["phase"] == "duel":
                told = match.events(seat)
                other = match.resampled(seat, step)
                assert asked(match, told, seat, step, spec) == asked(other, told, seat, step, spec)
                compared += 1
    assert compared >= 10


def test_the_same_seed_and_walks_give_the_same_answers() -> None:
    played = []
    for _ in range(2):
        match = ts.new("randolph", seed=3, players=2)
        bots.play(match, bots_for(match, ["search:6"], 5), limit=26)
        played.append(match.position)
    assert played[0] == played[1]


@pytest.mark.parametrize("milliseconds", [20, 150])
def test_a_budget_in_time_is_kept_in_the_plain_build(milliseconds: int) -> None:
    m = randolph("players=4", roll="3+3", agents=("manila+rB nuuk", "london+bA", "vienna", "tokyo+yC"))
    bot = bots.make(f"search:{milliseconds}ms", "randolph", seed=1)
    bot.begin(0, m.view(0))
    bot.tell(m.events(0))
    began = time.perf_counter()
    bot.choose(m.view(0), m.actions(0))
    assert time.perf_counter() - began < 2.0  # a machine under load


@pytest.mark.parametrize(
    "position",
    [
        {"roll": "1+0", "agents": ("singapore+rB out*6", "out*6 manila")},
        {"roll": "0+0", "agents": ("nuuk out*6",)},
        {"roll": "2+1", "agents": ("manila+gD manila+rD", "nuuk+rA nuuk+gA")},
        {"roll": "2+1", "agents": ("perth+rC nuuk",), "delivered": {"rA": 0, "rB": 0}},
        {
            "roll": "2+1",
            "fields": "phase=bomb losses=2",
            "agents": ("tokyo*2 lima base nuuk+rA",),
            "delivered": {"gD": 0},
        },
    ],
    ids=str,
)
@pytest.mark.parametrize("spec", ["belief", "search:6"])
def test_odd_positions_are_played(position: dict[str, Any], spec: str) -> None:
    m = randolph(**position)
    assert asked(m, m.events(0), 0, 1, spec) in {action.text for action in m.actions(0)}


def test_it_delivers_what_wins() -> None:  # R3.1
    m = randolph(roll="1+0", agents=("singapore+rB manila+gC",), delivered={"rA": 0, "gB": 0})
    assert choices(m, 0, "search:24", tries=3) == {"1-hq"}


def test_it_goes_home_with_what_wins_when_home_is_in_reach() -> None:  # R3.1, R4.1
    m = randolph(roll="1+1", agents=("manila+rB",), delivered={"rA": 0, "gB": 0})
    (first,) = choices(m, 0, "search:40", tries=1)
    m.play(0, first)
    assert "1-hq" in {action.text for action in m.actions(0)}
    assert choices(m, 0, "search:24", tries=1) == {"1-hq"}


def test_duel_cards_are_drawn_from_a_mixture() -> None:  # R6.2
    m = randolph(roll="1+1", turn=1, agents=("nuuk", "anchorage"))
    m.play(1, "1-nuuk")
    for seat in (0, 1):
        laid = choices(m, seat, "search:4", tries=16)
        assert len(laid) > 1
        assert laid <= {action.text for action in m.actions(seat)}


def test_it_and_the_belief_player_draw_the_same_duel_card() -> None:
    m = randolph(roll="1+1", turn=1, agents=("nuuk+rA", "anchorage"))
    m.play(1, "1-nuuk")
    for seed in range(6):
        assert asked(m, m.events(0), 0, seed) == asked(m, m.events(0), 0, seed, "belief")


# --- both builds


@pytest.mark.soak  # compiling the search takes a minute or two
@VARIED
def test_both_builds_plan_and_search_alike(options: dict[str, Any]) -> None:
    game = ts.game("randolph")
    engines = [engine.Engine("randolph", build) for build in ("plain", "compiled")]
    for number, g in enumerate(random_tables(options, 4, 120, 24)):
        seat = game.seats(rules.pending(g))[0]
        legal, found = game.legal(g, seat), []
        for one in engines:
            planner = believing(one, g, number)
            plans = planner.best(g, seat, legal, seed=number)
            tree = one.tree([g], np.zeros((1, MOST_SEATS)), seat, seed=5, explore=0.3, room=planner.room)
            tree.walk(60)
            found.append((plans, tree.found()))
        assert found[0][0] == found[1][0]
        assert [(action, tries) for action, tries, _ in found[0][1]] == [
            (action, tries) for action, tries, _ in found[1][1]
        ]
        assert [worth for *_, worth in found[0][1]] == pytest.approx([worth for *_, worth in found[1][1]])
