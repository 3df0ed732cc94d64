"""The greedy player of Randolph's game."""

from collections import Counter

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.bots.randolph_greedy import RandolphGreedy

from ..randolph.positions import duel, fresh, randolph
from .seats import choices, games_won


def test_it_delivers_what_wins():
    m = randolph(roll="1+0", agents=("singapore+rB manila+gC",), delivered={"rA": 0, "gB": 0})
    assert choices(m, 0) == {"1-hq"}


def test_it_takes_its_own_best_suitcase_when_it_stands_on_it():
    m = randolph(roll="1+1", agents=("montreal",))
    assert choices(m, 0) == {"1+rA"}


def test_it_leaves_its_own_bomb_where_it_lies():
    m = randolph(roll="1+1", agents=("caracas",), lie={"gD": "tokyo"})
    assert "1+rD" not in choices(m, 0)


def test_it_drops_a_bomb_that_it_was_left_with():
    m = randolph(roll="1+1", agents=("manila+rD",), lie={"rA": "sydney"})
    assert "1-hq" not in choices(m, 0)


def test_it_does_not_carry_a_third_own_suitcase_to_a_closed_door():  # R3.2
    m = randolph(roll="2+1", agents=("perth+rC nuuk",), lie={"gA": "anchorage"}, delivered={"rA": 0, "rB": 0})
    assert not any(text.startswith("1-") for text in choices(m, 0))


def test_it_goes_round_an_enemy_who_is_not_worth_a_duel():
    m = randolph(roll="2+1", agents=("manila+rA", "singapore singapore"))
    assert choices(m, 0) == {"1-sydney"}


def test_it_attacks_a_carrier_who_is_about_to_win():
    m = randolph(roll="1+0", agents=("nuuk", "anchorage+gA"), delivered={"gB": 1, "gC": 1, "rA": 1})
    assert choices(m, 0) == {"1-anchorage"}


def test_it_goes_after_a_carrier_for_whom_the_door_is_closed_as_yet():  # R3.2
    m = randolph(roll="2+1", agents=("nuuk", "hong_kong+gC"), delivered={"gA": 1, "gB": 1, "rA": 0, "rB": 0})
    assert choices(m, 0) == {"1-reykjavik"}


def test_it_fights_the_carrier_first():  # R6.7
    m = randolph(roll="1+1", agents=("nuuk", "anchorage anchorage+gA"))
    m.play(0, "1-anchorage")
    assert choices(m, 0) == {"fight 2"}


def test_it_loots_what_it_wants_and_leaves_its_own_bomb():  # R6.5
    for carried, wanted in (("rA", "loot"), ("rD", "leave")):
        m = randolph(roll="1+1", turn=1, agents=("nuuk", f"anchorage+{carried}"))
        m.play(1, "1-nuuk")
        duel(m, 0, 1)
        assert choices(m, 0) == {wanted}


def test_it_loses_idle_agents_before_its_carriers():  # R8.1
    m = randolph(roll="1+0", agents=("sydney+gD manila+rA out*4",), contents=("5 3 1 bomb", "5 3 1 bomb"))
    m.play(0, "1-hq")
    assert choices(m, 0) == {"lose 7"}


def test_it_hides_its_suitcases_in_many_places():
    places = {letter: set() for letter in "ABCD"}
    for seed in range(30):
        m = fresh("players=2")
        bot = bots.make("greedy", "randolph", seed=seed)
        bot.begin(0, m.view(0))
        for _ in range(5):
            action = bot.choose(m.view(0), m.actions(0))
            m.play(0, action)
            if action.data["kind"] == "place":
                places[action.data["letter"]].add(action.data["city"])
    assert min(map(len, places.values())) > 10


def test_an_owner_seldom_carries_its_own_bomb():
    """Whether green is seen with gB, or with what is red's."""
    stated = {}
    for case in ("gB", "rB"):
        bot, m = RandolphGreedy(1), randolph(roll="1+1", agents=("nuuk", f"manila+{case}"))
        bot.begin(0, m.view(0))
        bot.choose(m.view(0), m.actions(0))
        plan = bot._planner.plan
        stated[case] = {case: plan.hopes[k, 3] for case, k in {"gA": 4, "gB": 5}.items()}
    assert stated["gB"]["gB"] < 0.1 < stated["gB"]["gA"]
    assert stated["rB"]["gA"] == stated["rB"]["gB"] == pytest.approx(0.25)


def test_what_an_owner_carries_makes_a_bomb_of_the_others():
    bot = RandolphGreedy(1)
    m = randolph(roll="1+1", agents=("nuuk", "manila+gC"), delivered={"gA": 1, "gB": 1})
    bot.begin(0, m.view(0))
    bot.choose(m.view(0), m.actions(0))
    hopes = bot._planner.plan.hopes
    # Of the 1 and the bomb it carries one: the bomb with 0.15 against 1.
    assert [hopes[6, 2], hopes[6, 3]] == pytest.approx([1 / 1.15, 0.15 / 1.15])
    assert [hopes[7, 2], hopes[7, 3]] == pytest.approx([0.15 / 1.15, 1 / 1.15])


def played(players, seed):
    match = ts.new("randolph", players=players, seed=seed, round_limit=60)
    bots.play(match, [bots.make("greedy", "randolph", seed=10 * seed + seat) for seat in range(players)])
    return match


@pytest.fixture(scope="module")
def games():
    return [played(players, seed) for players in (2, 3, 4) for seed in range(2)]


def test_games_among_itself_end_before_the_round_limit(games):
    reasons = Counter(match.result.reason for match in games)
    assert reasons["round_limit"] <= 1


def test_it_never_brings_home_its_own_bomb(games):
    for match in games:
        for suitcase in match.view(None)["suitcases"]:
            assert suitcase["content"] != "bomb" or suitcase["delivered_by"] != suitcase["owner"]


def test_it_does_not_handle_suitcases_in_circles(games):
    for match in games:
        handled = 0
        for event in match.events(None):
            handled = handled + 1 if event["type"] in ("taken", "dropped", "exchanged") else 0
            assert handled < 7


@pytest.mark.parametrize(("players", "share"), [(2, 0.75), (3, 0.6), (4, 0.5)])
def test_it_beats_random_players(players, share):
    """By chance a player of four wins a quarter of the games."""
    wins, won = games_won("randolph", range(5), players=players, round_limit=60)
    assert wins / won > share
