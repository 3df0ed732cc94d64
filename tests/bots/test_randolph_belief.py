"""The belief player of Randolph's game."""

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.bots.randolph_belief import RandolphBelief

from ..randolph.positions import duel, fresh, randolph
from .seats import RANDOLPH_VARIANTS


def asked(match, events, seat, seed):
    bot = RandolphBelief(seed)
    bot.begin(seat, match.view(seat))
    bot.tell(events)
    return bot.choose(match.view(seat), match.actions(seat)).text


@pytest.mark.parametrize("options", RANDOLPH_VARIANTS, ids=str)
def test_every_answer_is_legal_in_every_variant(options):
    match = ts.new("randolph", seed=2, **options)
    bots.play(match, [RandolphBelief(seat) for seat in range(match.players)], limit=150)


def test_it_delivers_what_wins():
    m = randolph(roll="1+0", agents=("singapore+rB manila+gC",), delivered={"rA": 0, "gB": 0})
    assert asked(m, m.events(0), 0, 2) == "1-hq"


def test_it_does_not_carry_home_what_its_owner_has_just_walked_past():
    """The owner stood beside it twice with empty hands and left it: hardly more than a bomb."""
    m = randolph(
        roll="2+1",
        turn=1,
        agents=("singapore", "montreal"),
        lie={"gA": "montreal"},
        contents=("5 3 1 bomb", "5 3 1 bomb"),
    )
    reader = RandolphBelief(0)
    reader.begin(0, m.view(0))
    m.play(1, ["1-london", "1-montreal", "1-nuuk", "end"])
    reader.tell(m.events(0))
    stated = reader._reader.posterior(m.view(0))["gA"]
    assert stated["bomb"] > 0.3 > stated[5]


def test_it_loots_what_it_wants_and_leaves_its_own_bomb():  # R6.5
    for carried, wanted in (("rA", "loot"), ("rD", "leave")):
        m = randolph(roll="1+1", turn=1, agents=("nuuk", f"anchorage+{carried}"))
        m.play(1, "1-nuuk")
        duel(m, 0, 1)
        assert asked(m, m.events(0), 0, 3) == wanted


def test_a_bomb_is_not_always_the_lure():
    bot, m = RandolphBelief(1), fresh("players=2")
    bot.begin(0, m.view(0))
    bot.choose(m.view(0), m.actions(0))
    plan = bot._planner.plan
    assert 0 < plan.false_lure < plan.lure < 1
