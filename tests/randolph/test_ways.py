"""Where an agent is offered to go with several steps."""

import random

import pytest

import topsecret as ts

from .play import VARIANTS, likely
from .positions import randolph, ring


def cities(m, seat):
    """The ways by agent and last city, as texts."""
    return {tuple(m.game.action_text(action) for action in way) for way in m.ways(seat)}


def test_a_way_takes_the_fewest_steps_to_every_city_in_reach():  # R4.1
    m = randolph(ring("players=2"), agents=["north out*6", "southwest out*6"], roll="2+1")
    assert cities(m, 0) == {
        ("1-northwest", "1-west"),
        ("1-northeast", "1-east"),
        ("1-northwest", "1-west", "1-southwest"),
        ("1-northeast", "1-east", "1-southeast"),
    }
    assert m.ways(1) == []


def test_nobody_is_sent_past_an_enemy():  # R4.3
    m = randolph(ring("players=2"), agents=["north out*6", "west northeast out*5"], roll="3+1")
    assert cities(m, 0) == {("1-northwest", "1-west")}


def test_a_way_goes_through_a_full_city_where_the_rules_let_a_third_pass():  # R4.2
    m = randolph(ring("players=2"), agents=["north northeast northeast out*4", "out*6 west"], roll="1+1")
    assert ("1-northeast", "1-east") in cities(m, 0)
    m = randolph(ring("players=2"), agents=["north northeast northeast out*4", "out*6 west"], roll="1+0")
    assert cities(m, 0) == set()


def test_a_way_ends_with_a_delivery():  # R4.4
    m = randolph(ring("players=2"), agents=["south+gA out*6", "out*6 west"], roll="2+1")
    assert ("1-southeast", "1-hq") in cities(m, 0)


@pytest.mark.parametrize("options", VARIANTS)
def test_every_way_can_be_played(options):
    m = ts.new("randolph", seed=4, **{"round_limit": 15, **options})
    rng, played = random.Random(4), 0
    while not m.over and m.version < 400:
        seat, action = likely(m, rng)
        for way in rng.sample(m.ways(seat), min(3, len(m.ways(seat)))):
            ts.Match(m.game, m.options, chance=ts.Script(()), state=m.state).play(seat, way)
            played += 1
        m.play(seat, action)
    assert played > 20


def test_agents_that_are_as_good_go_under_the_number_of_the_lowest():  # R4.1
    m = randolph(ring("players=2"), agents=["north+gA north east east base*3", "south"], roll="1+0")
    view = m.view(0)
    assert [agent["named"] for agent in view["players"][0]["agents"]] == [1, 2, 3, 3, 5, 5, 5]
    assert [agent["named"] for agent in view["players"][1]["agents"]] == [1, 2, 3, 4, 5, 6, 7]
    assert {action.data["agent"] for action in m.actions(0) if action.data["kind"] == "step"} == {1, 2, 3, 5}
