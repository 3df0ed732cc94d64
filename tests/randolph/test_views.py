"""What each seat and the spectator are shown, phase by phase (R2, R6.2, R7.1)."""

import json

import pytest

import topsecret as ts

from .play import VARIANTS, label, played
from .positions import case, duel, fresh, hide, randolph, ring

EVERYONE = (0, 1, None)
TOP = {"game", "rules", "options", "seat", "names", "to_move", "phase", "turn", "round", "starter", "start_rolls", "to_roll", "dice", "pool", "target",
       "board", "players", "suitcases", "crowd", "duel", "losses", "log", "notes"}  # fmt: skip
PLAYER = {"seat", "colour", "agents", "secrets", "delivered", "spent", "hand", "out"}
SUITCASE = {"id", "colour", "letter", "owner", "place", "carrier", "delivered_by", "content"}


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
@pytest.mark.parametrize("decisions", [0, 7, 60, 250])
def test_a_view_has_these_keys_and_is_plain_data(variant, decisions):
    m = played(variant, 4, decisions)
    for seat in (None, *range(m.players)):
        view = m.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert set(view) - {"result"} == TOP
        assert ("result" in view) == m.over
        for player in view["players"]:
            assert set(player) - {"ready", "guards", "posts_guards"} == PLAYER
            assert all(set(agent) == {"number", "place", "carries", "bonus", "named"} for agent in player["agents"])
        assert all(set(suitcase) == SUITCASE for suitcase in view["suitcases"])


def test_the_table_shows_whose_turn_it_is_and_what_was_rolled():
    view = randolph("players=3", "round=4", turn=1, roll="3+2").view(None)
    assert (view["phase"], view["turn"], view["round"], view["starter"]) == ("move", 1, 5, 0)
    assert (view["dice"], view["pool"], view["to_move"]) == ([3, 2], 5, [1])


def test_before_the_first_turn_it_is_nobodys_turn():  # R2.5
    m = fresh("players=2")
    assert (m.view(None)["turn"], m.view(None)["starter"], m.view(None)["dice"]) == (None, None, None)
    hide(m, 0)
    hide(m, 1)
    assert (m.view(None)["phase"], m.view(None)["turn"]) == ("start", None)


def test_before_the_roll_there_are_no_dice():  # R4.1
    view = randolph().view(None)
    assert (view["phase"], view["turn"], view["dice"], view["pool"]) == ("roll", 0, None, 0)


def test_a_hidden_choice_is_shown_to_its_seat_alone():  # R2.2, R2.3
    m = fresh("players=2")
    m.play(0, "contents 5 bomb 1 3; A london")
    own, other = case(m, "rA", 0), case(m, "rA", 1)
    assert (own["content"], own["place"]) == (5, "london")
    assert (other["content"], other["place"]) == (None, None)
    assert case(m, "rA") == other


def test_how_far_the_others_are_with_their_set_up_is_not_shown():  # R2.3
    m = fresh("players=3")
    before = m.view(1), m.view(None)
    m.play(0, "contents 5 bomb 1 3; A london; B cairo; C delhi; D lima")
    assert (m.view(1), m.view(None)) == before


def test_that_a_player_is_ready_is_shown():  # R2.3
    m = fresh("players=2")
    hide(m, 0)
    assert [player["ready"] for player in m.view(1)["players"]] == [True, False]


def test_once_shown_the_cities_are_there_and_the_contents_are_not():  # R2.2, R2.3
    m = fresh("players=2", ["3+3", "0+0", "1+0"])
    hide(m, 0)
    hide(m, 1)
    for seat in (1, None):
        assert [case(m, f"r{letter}", seat)["place"] for letter in "ABCD"] == [
            "montreal",
            "istanbul",
            "dakar",
            "caracas",
        ]
        assert [case(m, f"r{letter}", seat)["content"] for letter in "ABCD"] == [None] * 4
    assert [case(m, f"r{letter}", 0)["content"] for letter in "ABCD"] == [5, 3, 1, "bomb"]


def test_the_owner_may_look_while_an_opponent_carries_it():  # R2.2
    m = randolph(roll="1+0", agents=["cairo+gD"])
    assert case(m, "gD", 1)["content"] == "bomb"
    assert case(m, "gD", 0)["content"] is None
    for seat in EVERYONE:
        assert case(m, "gD", seat)["carrier"] == {"seat": 0, "agent": 1}


def test_a_delivered_suitcase_is_open_to_all_and_the_rest_stay_closed():  # R7.1
    m = randolph(delivered={"gB": 0})
    for seat in (0, None):
        assert [case(m, f"g{letter}", seat)["content"] for letter in "ABCD"] == [None, 3, None, None]
    assert case(m, "gB")["delivered_by"] == 0


def test_a_card_face_down_is_shown_to_the_one_who_laid_it():  # R6.2
    m = randolph(roll="1+1", agents=["nuuk", "reykjavik"])
    m.play(0, "1-reykjavik")
    m.play(1, "card 4")
    assert [m.view(seat)["duel"]["card"] for seat in EVERYONE] == [None, 4, None]
    assert [m.view(seat)["duel"]["chosen"] for seat in EVERYONE] == [[1]] * 3
    assert [m.view(seat)["players"][1]["hand"] for seat in EVERYONE] == [[0, 0, 1, 2, 3, 4, 5]] * 3


def test_a_duel_names_the_city_and_both_agents():  # R6.1
    m = randolph(roll="1+0", agents=["cairo nuuk", "base*2 reykjavik"])
    m.play(0, "2-reykjavik")
    assert m.view(None)["duel"] == {
        "city": "reykjavik",
        "attacker": {"seat": 0, "agent": 2},
        "defender": {"seat": 1, "agent": 3},
        "exact": True,
        "chosen": [],
        "card": None,
        "prize": None,
    }


def test_while_the_aggressor_picks_no_defender_is_named():  # R6.7
    m = randolph(roll="1+1", agents=["nuuk", "reykjavik+gA reykjavik"])
    m.play(0, "1-reykjavik")
    assert m.view(None)["duel"]["defender"] == {"seat": 1, "agent": None}


def test_loot_names_the_city_the_winner_and_the_prize():  # R6.5
    m = randolph(roll="1+1", agents=["nuuk+gA", "reykjavik"])
    m.play(0, "1-reykjavik")
    duel(m, 1, 3)
    fight = m.view(None)["duel"]
    assert (fight["city"], fight["prize"], fight["defender"]) == ("reykjavik", "gA", {"seat": 1, "agent": 1})
    assert fight["attacker"] == {"seat": 0, "agent": None}


def test_without_a_duel_there_is_none_to_show():
    assert randolph(roll="1+1").view(None)["duel"] is None


def test_bonus_steps_are_shown_beside_their_agent():  # R6.6
    m = randolph("players=2", "bonus=2:2", roll="1+1", agents=["cairo delhi"])
    assert [agent["bonus"] for agent in m.view(1)["players"][0]["agents"]] == [0, 2, 0, 0, 0, 0, 0]
    assert [agent["bonus"] for agent in m.view(1)["players"][1]["agents"]] == [0] * 7


def test_losses_to_choose_are_counted_for_all():  # R8.1
    m = randolph(roll="1+0", agents=["sydney+gD cairo delhi lima out*3"])
    assert m.view(None)["losses"] is None
    m.play(0, "1-hq")
    assert m.view(1)["losses"] == 1


def test_the_end_shows_the_result_and_every_content():  # R9.1
    m = randolph(roll="1+0", agents=["sydney+gA"], delivered={"rA": 0})
    m.play(0, "1-hq")
    for seat in EVERYONE:
        view = m.view(seat)
        assert view["result"] == {"winners": [0], "totals": [10, 0], "reason": "secrets"}
        assert [suitcase["content"] for suitcase in view["suitcases"]] == [5, 3, 1, "bomb"] * 2


def test_a_board_of_ones_own_is_shown_whole_and_ours_by_name():  # R1.4
    assert "json" in randolph(ring("players=2"), roll="1+1").view(None)["board"]
    assert set(randolph(roll="1+1").view(None)["board"]) == {"id", "name", "digest"}


def test_the_log_keeps_every_delivery_duel_and_suitcase_handled():  # R10.1
    m = randolph(roll="3+3", agents=["nuuk sydney+gB", "reykjavik+gA"], chance=["0+0"])
    m.play(0, "1-reykjavik")
    duel(m, 4, 2)
    m.play(0, "2-hq; 1+gA; 1-montreal; 1+rA; 1 drop; end")
    log = m.view(1)["log"]
    assert [(one["seat"], one["suitcase"], one["content"]) for one in log["deliveries"]] == [(0, "gB", 3)]
    assert [(one["attacker"]["card"], one["defender"]["card"], one["winner"]) for one in log["duels"]] == [(4, 2, 0)]
    assert log["suitcases"]["gA"] == [
        {"type": "taken", "seat": 0, "city": "reykjavik"},
        {"type": "dropped", "seat": 0, "city": "montreal"},
    ]
    assert log["suitcases"]["rA"] == [
        {"type": "exchanged", "seat": 0, "city": "montreal"},
        {"type": "dropped", "seat": 0, "city": "montreal"},
    ]


def test_the_log_of_the_set_up_tells_nothing_secret():  # R2.2
    m = fresh("players=2")
    hide(m, 0)
    assert m.view(1)["log"] == {"deliveries": [], "duels": [], "suitcases": {}}


def test_the_rolls_for_the_first_turn_are_shown_while_they_are_made():  # R2.5
    m = ts.new("randolph", players=2, chance=["3+2"])
    for seat in (0, 1):
        m.play(seat, "contents 5 3 1 bomb; A london; B cairo; C lima; D perth")
    assert m.awaits == "start 1"
    assert m.view(None)["start_rolls"] == [5, None]
    m.happen("1+1")
    assert m.view(None)["start_rolls"] is None
