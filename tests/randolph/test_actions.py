"""The action space: every number has one notation and one piece of data, and both lead back to it."""

import json
from pathlib import Path

import pytest

import topsecret as ts

from .play import label
from .positions import RING, fresh, randolph, texts

TABLES = [
    {"players": 4},
    {"players": 2, "board": "europe"},
    {"players": 3, "colours": "yellow,red,blue"},
    {"players": 2, "board": RING, "colours": "blue,yellow"},
]


def game(table):
    return ts.new("randolph", **table, chance=[]).game


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_there_are_880_actions_and_each_text_leads_back_to_its_number(table):
    names = game(table)
    assert names.action_count == 880
    for number in range(880):
        assert names.parse_action(names.action_text(number)) == number


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_the_data_of_each_action_lead_back_to_its_number(table):
    names = game(table)
    for number in range(880):
        data = names.action_data(number)
        assert names.number_of(json.loads(json.dumps(data))) == number


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_no_two_actions_have_the_same_text(table):
    names = game(table)
    assert len({names.action_text(number) for number in range(880)}) == 880


def test_the_numbers_do_not_depend_on_the_table():  # R1.4
    kinds = [[names.action_data(number)["kind"] for number in range(880)] for names in map(game, TABLES)]
    assert all(row == kinds[0] for row in kinds)


@pytest.mark.parametrize(("data", "text"), [
    ({"kind": "contents", "contents": [5, "bomb", 1, 3]}, "contents 5 bomb 1 3"),
    ({"kind": "place", "letter": "C", "city": "rio_de_janeiro"}, "C rio_de_janeiro"),
    ({"kind": "guards", "count": 2}, "guards 2"),
    ({"kind": "step", "agent": 3, "to": "london"}, "3-london"),
    ({"kind": "step", "agent": 7, "to": "hq"}, "7-hq"),
    ({"kind": "take", "agent": 3, "suitcase": "rB"}, "3+rB"),
    ({"kind": "drop", "agent": 3}, "3 drop"),
    ({"kind": "end"}, "end"),
    ({"kind": "pick", "agent": 2}, "fight 2"),
    ({"kind": "duel", "card": 4}, "card 4"),
    ({"kind": "loot", "take": True}, "loot"),
    ({"kind": "loot", "take": False}, "leave"),
    ({"kind": "lose", "agent": 5}, "lose 5"),
])  # fmt: skip
def test_an_action_is_written_as_a_player_would_say_it(data, text):
    names = game({"players": 4})
    assert names.action_text(names.number_of(data)) == text


@pytest.mark.parametrize(("written", "text"), [
    ("3-LONDON", "3-london"),
    ("3 - London", "3-london"),
    ("3 to London", "3-london"),
    ("3>london", "3-london"),
    ("3 → london", "3-london"),
    ("  3-london  ", "3-london"),
    ("1 to San Francisco", "1-san_francisco"),
    ("1-rio  de   janeiro", "1-rio_de_janeiro"),
    ("1 to Tokyo", "1-tokyo"),
    ("2-HQ", "2-hq"),
    ("2 to hq", "2-hq"),
    ("3+RB", "3+rB"),
    ("3 + rb", "3+rB"),
    ("a london", "A london"),
    ("B New York", "B new_york"),
    ("Contents 5, Bomb, 1, 3", "contents 5 bomb 1 3"),
    ("CARD 4", "card 4"),
    ("3  DROP", "3 drop"),
    ("End", "end"),
    ("Guards  1", "guards 1"),
    ("LOOT", "loot"),
])  # fmt: skip
def test_case_spaces_and_arrows_do_not_matter(written, text):
    names = game({"players": 4})
    assert names.action_text(names.parse_action(written)) == text


@pytest.mark.parametrize("written", [
    "", "3", "3-", "8-london", "0-london", "3-atlantis", "3 tokyo", "A", "A atlantis", "E london", "3+", "3+rE",
    "3+xA", "card", "card 6", "guards 3", "fight 8", "lose 0", "contents 5 3 1", "contents 5 5 1 bomb", "drop 3",
    "3-london-cairo", "pass", "3+pA", "-london",
])  # fmt: skip
def test_a_text_that_is_no_action_is_refused(written):
    m = randolph(roll="1+1", agents=["cairo"])
    before = m.position
    with pytest.raises(ts.IllegalAction, match="cannot read the action"):
        m.play(0, written)
    assert m.position == before


def test_a_city_may_be_called_by_its_name_where_that_differs_from_its_id(tmp_path):  # R1.4
    data = json.loads(Path(RING).read_text())
    data["cities"][1]["name"] = "São Paulo"
    path = tmp_path / "names.json"
    path.write_text(json.dumps(data))
    names = game({"players": 2, "board": str(path)})
    for written in ("1 to São Paulo", "1-são paulo", "1-north"):
        assert names.action_text(names.parse_action(written)) == "1-north"


def test_a_city_that_is_called_like_anothers_id_does_not_take_its_place(tmp_path):  # R1.4
    data = json.loads(Path(RING).read_text())
    data["cities"][1]["name"], data["cities"][5]["name"] = "South", "North"
    path = tmp_path / "swapped.json"
    path.write_text(json.dumps(data))
    names = game({"players": 2, "board": str(path)})
    assert names.action_text(names.parse_action("1-south")) == "1-south"


def test_cities_called_by_numbers_are_not_mistaken_for_each_other(tmp_path):  # R1.4
    text = Path(RING).read_text()
    words = ["northwest", "northeast", "southeast", "southwest", "north", "east", "south", "west"]
    for number, word in enumerate(words, 1):
        text = text.replace(f'"{word}"', f'"city{number}"')
    path = tmp_path / "numbers.json"
    path.write_text(text)
    m = fresh("players=2", board=str(path))
    m.play(0, "contents 5 3 1 bomb")
    for action in m.actions(0):
        assert m.game.parse_action(action.text) == action.id
    m.play(0, "A city8")
    assert "B city8" not in texts(m, 0)


def test_suitcases_are_named_by_the_colours_at_the_table():  # R2.1
    names = game({"players": 3, "colours": "yellow,red,blue"})
    named = [names.action_data(number) for number in range(880)]
    cases = list(dict.fromkeys(one["suitcase"] for one in named if one["kind"] == "take"))
    assert cases[:12] == [f"{colour}{letter}" for colour in "yrb" for letter in "ABCD"]
    assert not any(case[0] == "g" for case in cases)


def test_an_action_knows_its_number_text_and_data():
    action = randolph(roll="1+1", agents=["cairo"]).actions(0)[0]
    assert (str(action), action.text) == ("1-lisbon", "1-lisbon")
    assert action.data == {"kind": "step", "agent": 1, "to": "lisbon"}


@pytest.mark.parametrize("way", ["text", "id", "data", "action"])
def test_an_action_is_played_in_any_of_its_forms(way):
    m = randolph(roll="1+1", agents=["cairo"])
    action = next(action for action in m.actions(0) if action.text == "1-delhi")
    m.play(0, action if way == "action" else getattr(action, way))
    assert m.view(None)["players"][0]["agents"][0]["place"] == "delhi"


def test_an_action_of_another_table_is_understood_by_its_text():
    small, large = fresh("players=2 board=europe"), randolph(roll="1+1", agents=["lisbon"])
    london = next(small.game.action(n) for n in range(880) if small.game.action_text(n) == "1-london")
    large.play(0, london)
    assert large.view(None)["players"][0]["agents"][0]["place"] == "london"


@pytest.mark.parametrize("data", [{}, {"kind": "step"}, {"kind": "step", "agent": 8, "to": "london"}, {"kind": "fly"}, {"kind": "step", "agent": [1], "to": {}}])  # fmt: skip
def test_data_that_are_no_action_are_refused(data):
    m = randolph(roll="1+1", agents=["cairo"])
    with pytest.raises(ts.IllegalAction, match="no action has the data"):
        m.play(0, data)


@pytest.mark.parametrize("number", [-1, 880, 10**9])
def test_a_number_that_is_no_action_is_refused(number):
    with pytest.raises(ts.IllegalAction, match="they go from 0 to 879"):
        randolph(roll="1+1").play(0, number)
