"""Boards are data, validated when loaded with a clear message per fault (R1.3, R1.4, R2.1)."""

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from topsecret.randolph import board as boards
from topsecret.randolph import board_facts
from topsecret.randolph.board import Board, BoardError

TEXT = (boards.FOLDER / "world.json").read_text("utf-8")
WORLD: dict[str, Any] = json.loads(TEXT)
CLOCKWISE = "red, blue, green, yellow"


def parse(data: object) -> Board:
    return boards.parse(json.dumps(data), source="my.json", id="mine")


def faults(data: object) -> list[str]:
    with pytest.raises(BoardError) as caught:
        parse(data)
    return caught.value.faults


@pytest.fixture
def world() -> dict[str, Any]:
    return copy.deepcopy(WORLD)


def text_faults(text: str) -> list[str]:
    with pytest.raises(BoardError) as caught:
        boards.parse(text, source="my.json", id="mine")
    return caught.value.faults


# What a good board says of itself


def test_the_world_has_45_cities_84_routes_and_10_steps_home_for_every_colour() -> None:  # R1.4
    facts = board_facts.facts(boards.load("world"))
    assert (facts["cities"], facts["routes"]) == (45, 84)
    assert facts["steps_home"] == {"red": 10, "blue": 10, "green": 10, "yellow": 10}


@pytest.mark.parametrize("name", boards.known())
def test_a_board_of_ours_has_all_8_symmetries_of_the_square(name: str) -> None:  # R1.4
    facts = board_facts.facts(boards.load(name))
    assert (facts["symmetries"], facts["fair"], facts["fair_for_two"]) == (8, True, True)


def test_europe_is_a_grid_of_21_cities_with_6_steps_home() -> None:
    facts = board_facts.facts(boards.load("europe"))
    # Five by five without corners: 32 sides of squares, and one diagonal across each missing corner.
    assert (facts["cities"], facts["routes"], set(facts["steps_home"].values())) == (21, 36, {6})


def test_a_missing_route_in_one_corner_makes_seats_unfair(world: dict[str, Any]) -> None:
    world["routes"].remove(["anchorage", "vancouver"])
    facts = board_facts.facts(parse(world))
    # Only the mirror through that corner and the identity are left.
    assert (facts["symmetries"], facts["fair"], facts["fair_for_two"]) == (2, False, False)
    assert "fairness  none between neighbours" in board_facts.report(parse(world))


def test_routes_missing_in_opposite_corners_leave_two_players_fair(world: dict[str, Any]) -> None:
    for route in (["anchorage", "vancouver"], ["sydney", "perth"]):
        world["routes"] = [r for r in world["routes"] if sorted(r) != sorted(route)]
    assert len(world["routes"]) == 82
    facts = board_facts.facts(parse(world))
    assert (facts["fair"], facts["fair_for_two"]) == (False, True)
    assert board_facts.report(parse(world)).endswith("opposite corners are exactly fair")


def test_a_search_that_is_given_up_claims_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_facts, "EFFORT", 3)
    assert board_facts.facts(boards.load("world"))["fair"] is None
    assert "fairness  unknown" in board_facts.report(boards.load("world"))


def test_the_report_says_size_way_home_seats_and_fairness() -> None:
    board = boards.load("world")
    assert board_facts.report(board).splitlines() == [
        "World network, 45 cities (own design, not the printed Jumbo board)",
        f"  id        world, digest {board.digest}",
        "  cities    45, with 3 to 5 routes each",
        "  routes    84",
        "  way home  red 10, blue 10, green 10, yellow 10 steps",
        "  seats     2: red, green; 3: red, blue, green; 4: red, blue, green, yellow",
        "  fairness  exact: a quarter turn maps the board onto itself (8 of 8 symmetries)",
    ]


def test_colours_are_indexed_clockwise_and_headquarters_lie_opposite() -> None:  # R1.3
    board = boards.load("world")
    assert board.colours == ("red", "blue", "green", "yellow")
    assert board.corners == ("NW", "NE", "SE", "SW")
    for colour in range(4):
        assert board.gates[colour] == board.exits[(colour + 2) % 4]


def test_two_players_sit_opposite() -> None:  # R2.1
    assert boards.load("world").seats == {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def test_neighbours_are_mutual_and_ascending() -> None:
    board = boards.load("world")
    for city, near in enumerate(board.neighbours):
        assert list(near) == sorted(set(near))
        assert all(city in board.neighbours[other] for other in near)


# Loading and writing


@pytest.mark.parametrize("name", boards.known())
def test_a_board_written_as_json_loads_back_equal(name: str) -> None:
    board = boards.load(name)
    again = boards.parse(board.to_json(), source="saved game", id=board.id)
    assert again == board
    assert again.to_json() == board.to_json()
    assert "\n" not in board.to_json()


def test_a_board_survives_pickling_and_can_be_a_dictionary_key() -> None:
    board = boards.load("world")
    assert {pickle.loads(pickle.dumps(board)): 1}[board] == 1


def test_an_error_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(BoardError("my.json", ["a", "b"])))
    assert (str(error), error.faults) == ("my.json: a\nmy.json: b", ["a", "b"])


def test_a_known_board_is_read_once() -> None:
    assert boards.load("world") is boards.load("world")


def test_a_board_of_ones_own_is_loaded_from_its_path(tmp_path: Path) -> None:  # R1.4
    path = tmp_path / "My Board (2).json"
    path.write_text("\ufeff" + TEXT, "utf-8")
    assert boards.load(path).id == "my_board_2"
    assert boards.load(str(path)).digest == boards.load("world").digest


def test_an_unknown_name_lists_the_known_ones_and_suggests_the_nearest() -> None:
    with pytest.raises(BoardError) as caught:
        boards.load("wrld")
    known = ", ".join(boards.known())
    assert str(caught.value) == (
        f"unknown board 'wrld': known are {known}; or give a path to a .json file (did you mean 'world'?)"
    )


def test_a_name_like_no_other_gets_no_suggestion() -> None:
    with pytest.raises(BoardError, match=r"or give a path to a \.json file$"):
        boards.load("zzz")


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(BoardError) as caught:
        boards.load(tmp_path / "a.json")
    assert str(caught.value) == f"{tmp_path / 'a.json'}: cannot be read: No such file or directory"


def test_a_folder_is_not_a_board(tmp_path: Path) -> None:
    (tmp_path / "a.json").mkdir()
    with pytest.raises(BoardError, match=r"a\.json: not a file: give a path to a \.json file"):
        boards.load(tmp_path / "a.json")


def test_a_path_that_no_system_accepts_is_a_fault() -> None:
    with pytest.raises(BoardError, match="cannot be read: embedded null byte"):
        boards.load("a\0.json")


def test_a_file_must_be_utf_8(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b'{"name": "K\xf6ln"}')
    with pytest.raises(BoardError, match="not UTF-8 text: byte 12 cannot be read; save the file as UTF-8"):
        boards.load(tmp_path / "a.json")


def test_a_file_too_large_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(TEXT + " " * 1_000_000)
    with pytest.raises(BoardError, match="the file is too large: a board has at most 1,000,000 bytes"):
        boards.load(tmp_path / "a.json")


# The digest


def test_the_digest_ignores_the_order_of_routes_exits_and_gates(world: dict[str, Any]) -> None:
    world["routes"] = [[b, a] for a, b in reversed(world["routes"])]
    for place in world["starts"]:
        place["exits"].reverse()
    world["hqs"].reverse()
    assert parse(world).digest == boards.load("world").digest


def test_the_digest_ignores_names_coordinates_and_notes(world: dict[str, Any]) -> None:
    world |= {"name": "Other", "notes": "Other", "width": 2000}
    world["cities"][0] |= {"name": "Fairbanks", "x": 3, "lat": 1}
    assert parse(world).digest == boards.load("world").digest


@pytest.mark.parametrize("key", ["routes", "exits", "gates", "seats", "id"])
def test_the_digest_tells_boards_apart_that_play_differently(world: dict[str, Any], key: str) -> None:
    match key:
        case "routes":
            world["routes"].pop()
        case "exits":
            world["starts"][0]["exits"].pop()
        case "gates":
            world["hqs"][0]["gates"].pop()
        case "seats":
            world["seats"]["2"] = ["green", "red"]
        case "id":
            world = json.loads(json.dumps(world).replace('"nuuk"', '"godthab"'))
    assert parse(world).digest != boards.load("world").digest


# One message per fault: the text


def test_text_that_is_not_json_names_line_and_column() -> None:
    assert text_faults('{"name":\n oops}') == ["not JSON: Expecting value at line 2, column 2"]


def test_a_key_given_twice_is_a_fault() -> None:
    assert text_faults('{"a": 1, "a": 2}') == ["key 'a' is given 2 times in one object: give it once"]


def test_a_number_that_is_none_is_a_fault() -> None:
    assert text_faults('{"width": NaN}') == ["NaN is not a number that JSON knows: write an ordinary number"]


def test_lists_nested_without_end_are_a_fault() -> None:
    assert text_faults("[" * 200_000) == ["not a board: lists are nested too deep"]


def test_a_number_too_long_to_read_is_a_fault() -> None:
    assert "digits" in text_faults("1" * 5000)[0]


# One message per fault: keys and types


def test_a_board_must_be_an_object() -> None:
    needed = "name, width, height, turn_order_clockwise, cities, routes, starts, hqs, seats"
    assert faults([1]) == [f"the board must be an object with {needed}, not [1]"]


def test_a_missing_key_is_named(world: dict[str, Any]) -> None:
    del world["seats"], world["name"]
    assert faults(world) == ["the board: key 'name' is missing", "the board: key 'seats' is missing"]


def test_a_misspelt_key_gets_a_suggestion(world: dict[str, Any]) -> None:
    world["cities"][3]["nmae"] = "x"
    assert faults(world) == ["cities[3]: unknown key 'nmae': did you mean 'name'?"]


def test_a_strange_key_gets_the_list_of_known_ones(world: dict[str, Any]) -> None:
    world["cities"][3]["population"] = 1
    assert faults(world) == ["cities[3]: unknown key 'population': known are id, name, x, y, lat, lon, row, col"]


def test_a_wrong_type_is_named(world: dict[str, Any]) -> None:
    world["cities"][0]["x"] = "12"
    world["cities"][1]["name"] = 5
    world["starts"][0]["exits"] = [1]
    world["hqs"][0] = None
    world["routes"][2] = ["nuuk"]
    world["cities"][2]["y"] = True
    assert faults(world) == [
        "cities[0]: x must be a number, not '12'",
        "cities[1]: name must be a text, not 5",
        "cities[2]: y must be a number, not True",
        "starts[0]: exits must be a list of texts, not [1]",
        "hqs[0] must be an object with x, y, colour, corner, gates, not None",
        "routes[2] must be a list of two city ids, not ['nuuk']",
    ]


def test_a_list_at_the_top_must_be_a_list(world: dict[str, Any]) -> None:
    world |= {"routes": "nuuk", "seats": []}
    assert faults(world) == [
        "the board: routes must be a list, not 'nuuk'",
        "the board: seats must be an object, not []",
    ]


def test_a_start_only_leads_out(world: dict[str, Any]) -> None:  # R1.3
    world["starts"][1]["one_way"] = "in"
    assert faults(world) == ["starts[1]: one_way is 'in': it can only be 'out'"]


@pytest.mark.parametrize("count", [0, 7])
def test_too_few_cities_are_a_fault(world: dict[str, Any], count: int) -> None:  # R2.3
    world["cities"] = world["cities"][:count]
    assert faults(world) == [f"cities: {count} given: there must be at least 8 to hide suitcases in"]


def test_too_many_cities_are_a_fault(world: dict[str, Any]) -> None:
    world["cities"] = [world["cities"][0]] * 65
    assert faults(world) == ["cities: 65 given: there must be at most 64"]


def test_too_many_routes_are_a_fault(world: dict[str, Any]) -> None:
    world["routes"] = [world["routes"][0]] * 257
    assert faults(world) == ["routes: 257 given: there must be at most 256"]


@pytest.mark.parametrize("key", ["starts", "hqs"])
@pytest.mark.parametrize("count", [3, 5])
def test_there_are_exactly_four_corners(world: dict[str, Any], key: str, count: int) -> None:  # R1.3
    world[key] = (world[key] * 2)[:count]
    assert faults(world) == [f"{key}: {count} given: there must be exactly 4, one for each colour"]


def test_seats_are_given_for_2_3_and_4_players(world: dict[str, Any]) -> None:  # R2.1
    world["seats"]["5"] = world["seats"].pop("3")
    assert faults(world) == ["seats: unknown key '5': known are 2, 3, 4", "seats: key '3' is missing"]


# One message per fault: cities and routes


@pytest.mark.parametrize("bad", ["", "Nuuk", "2nuuk", "new york", "n" * 33, "nüuk"])
def test_an_id_unfit_for_the_notation_is_a_fault(world: dict[str, Any], bad: str) -> None:
    world["cities"][1]["id"] = bad
    assert faults(world)[0] == (
        f"cities[1]: id {bad!r} must be lower-case letters, digits and underscores, starting with a letter, 32 at most"
    )


@pytest.mark.parametrize("word", ["hq", "base", "guard", "end", "out", "drop", "carried", "delivered", "unplaced"])
def test_a_word_of_the_notation_is_no_city(world: dict[str, Any], word: str) -> None:
    world = json.loads(json.dumps(world).replace('"nuuk"', f'"{word}"'))
    assert faults(world) == [f"cities[1]: id {word!r} is a word of the notation: call the city something else"]


def test_an_id_given_twice_is_a_fault(world: dict[str, Any]) -> None:
    world["cities"].append(world["cities"][0] | {"name": "Elsewhere"})
    assert faults(world) == ["cities: id 'anchorage' is given 2 times: each city needs its own"]


def test_a_name_given_twice_is_a_fault_whatever_its_case(world: dict[str, Any]) -> None:
    world["cities"][0]["name"] = "NUUK"
    assert faults(world) == ["cities: name 'nuuk' is given 2 times: each city needs its own"]


@pytest.mark.parametrize("bad", ["", " ", "a\nb", "a" * 41, "\ud800"])
def test_a_name_that_cannot_be_printed_is_a_fault(world: dict[str, Any], bad: str) -> None:
    world["cities"][0]["name"] = bad
    assert faults(world) == [f"cities[0]: name {bad!r} must be 1 to 40 printable characters"]


def test_the_board_needs_a_printable_name_too(world: dict[str, Any]) -> None:
    world["name"] = ""
    assert faults(world) == ["the board: name '' must be 1 to 100 printable characters"]


def test_notes_are_kept_short(world: dict[str, Any]) -> None:
    world["notes"] = "a" * 2001
    assert faults(world) == ["the board: notes have 2001 characters: there must be at most 2000"]


def test_a_size_out_of_range_is_a_fault(world: dict[str, Any]) -> None:
    world |= {"width": 0, "height": 1e9}
    assert faults(world) == [
        "the board: width is 0: it must be from 100 to 10000",
        "the board: height is 1000000000.0: it must be from 100 to 10000",
    ]


def test_a_board_too_narrow_for_its_corners_is_a_fault(world: dict[str, Any]) -> None:
    world["height"] = 5000
    assert faults(world) == ["the board: 1000 by 5000 is too narrow: no side may be more than 4 times the other"]


def test_a_city_off_the_board_is_a_fault(world: dict[str, Any]) -> None:
    world["cities"][0] |= {"x": 1001, "y": -1, "lat": 91, "lon": -181}
    assert faults(world) == [
        "cities[0] ('anchorage'): x is 1001: it must be from 0 to 1000",
        "cities[0] ('anchorage'): y is -1: it must be from 0 to 560",
        "cities[0] ('anchorage'): lat is 91: it must be from -90 to 90",
        "cities[0] ('anchorage'): lon is -181: it must be from -180 to 180",
    ]


def test_half_a_geographic_position_is_a_fault(world: dict[str, Any]) -> None:
    del world["cities"][0]["lon"]
    assert faults(world) == ["cities[0] ('anchorage'): give lat and lon together, or neither"]


def test_a_board_needs_no_geographic_positions(world: dict[str, Any]) -> None:
    for city in world["cities"]:
        del city["lat"], city["lon"]
    assert set(parse(world).lat_lon) == {None}


def test_a_route_to_an_unknown_city_suggests_the_nearest(world: dict[str, Any]) -> None:
    world["routes"].append(["nuuk", "viena"])
    assert faults(world) == ["routes[84]: unknown city 'viena': did you mean 'vienna'?"]


def test_a_route_to_a_city_like_no_other_lists_some(world: dict[str, Any]) -> None:
    world["routes"].append(["nuuk", "xx"])
    assert faults(world) == [
        "routes[84]: unknown city 'xx': known are anchorage, nuuk, reykjavik, murmansk, norilsk,"
        " vancouver, winnipeg, montreal and 37 more"
    ]


def test_a_route_from_a_city_to_itself_is_a_fault(world: dict[str, Any]) -> None:
    world["routes"].append(["nuuk", "nuuk"])
    assert faults(world) == ["routes[84] leads from 'nuuk' to itself: a route joins two different cities"]


def test_a_route_given_twice_is_a_fault_in_either_direction(world: dict[str, Any]) -> None:
    world["routes"].append(["nuuk", "anchorage"])
    assert faults(world) == ["routes[84] repeats routes[0], nuuk to anchorage: leave one out"]


def test_a_city_has_at_most_8_routes(world: dict[str, Any]) -> None:
    ends = {city for route in world["routes"] if "nuuk" in route for city in route}
    others = [city["id"] for city in world["cities"] if city["id"] not in ends]
    world["routes"] += [["nuuk", city] for city in others[: 10 - len(ends)]]  # ends holds Nuuk itself
    assert faults(world) == ["routes: nuuk has 9 routes: a city has at most 8"]


def test_cities_that_no_route_reaches_are_named(world: dict[str, Any]) -> None:
    world["routes"] = [route for route in world["routes"] if not {"nuuk", "dakar"} & set(route)]
    assert faults(world) == ["routes: nuuk, dakar cannot be reached from anchorage: add a route"]


# One message per fault: corners and seats


def test_a_colour_given_twice_and_one_missing_are_two_faults(world: dict[str, Any]) -> None:  # R1.3
    world["starts"][1]["colour"] = "red"
    assert faults(world) == [
        f"starts: colour red is given 2 times: each of {CLOCKWISE} must be given once",
        f"starts: colour blue is missing: each of {CLOCKWISE} must be given once",
    ]


def test_a_colour_that_is_none_of_the_four_is_a_fault(world: dict[str, Any]) -> None:  # R1.1
    world["hqs"][1]["colour"] = "purple"
    assert faults(world) == [
        f"hqs: unknown colour 'purple': known are {CLOCKWISE}",
        f"hqs: colour blue is missing: each of {CLOCKWISE} must be given once",
    ]


def test_a_corner_given_twice_and_one_missing_are_two_faults(world: dict[str, Any]) -> None:  # R1.3
    world["starts"][1]["corner"] = "NW"
    assert faults(world) == [
        "starts: corner NW is given 2 times: each of NW, NE, SE, SW must be given once",
        "starts: corner NE is missing: each of NW, NE, SE, SW must be given once",
    ]


def test_headquarters_lie_opposite_their_start(world: dict[str, Any]) -> None:  # R1.3
    for hq in world["hqs"]:
        del hq["behind_start_of"]
    world["hqs"][0]["corner"], world["hqs"][1]["corner"] = "SW", "SE"
    assert faults(world) == [
        "hqs: red is in SW: it must be in SE, opposite its start",
        "hqs: blue is in SE: it must be in SW, opposite its start",
    ]


def test_headquarters_lie_behind_the_start_of_their_corner(world: dict[str, Any]) -> None:  # R1.3
    world["hqs"][0]["behind_start_of"] = "blue"
    assert faults(world) == ["hqs: red is behind_start_of 'blue': the start in SE is green"]


def test_a_corner_off_the_board_is_a_fault(world: dict[str, Any]) -> None:
    world["starts"][0]["x"] = -5
    assert faults(world) == ["starts: 'red': x is -5: it must be from 0 to 1000"]


@pytest.mark.parametrize(("key", "word"), [("starts", "exits"), ("hqs", "gates")])
def test_a_corner_needs_a_way_out_and_a_way_in(world: dict[str, Any], key: str, word: str) -> None:  # R1.3
    world[key][0][word] = []
    assert faults(world) == [f"{key}: 'red' has 0 {word}: there must be 1 to 8"]


@pytest.mark.parametrize(("key", "word"), [("starts", "exits"), ("hqs", "gates")])
def test_a_corner_has_at_most_8_ways(world: dict[str, Any], key: str, word: str) -> None:
    world[key][0][word] = [city["id"] for city in world["cities"][:9]]
    assert faults(world) == [f"{key}: 'red' has 9 {word}: there must be 1 to 8"]


@pytest.mark.parametrize(("key", "word"), [("starts", "exits"), ("hqs", "gates")])
def test_a_way_to_an_unknown_city_is_a_fault(world: dict[str, Any], key: str, word: str) -> None:
    world[key][0][word] = ["nuk"]
    assert faults(world) == [f"{key}: 'red': unknown city 'nuk' in {word}: did you mean 'nuuk'?"]


@pytest.mark.parametrize(("key", "word"), [("starts", "exits"), ("hqs", "gates")])
def test_a_way_given_twice_is_a_fault(world: dict[str, Any], key: str, word: str) -> None:
    world[key][0][word] = ["nuuk", "nuuk"]
    assert faults(world) == [f"{key}: 'red': 'nuuk' is given 2 times in {word}: give it once"]


def test_headquarters_out_of_reach_are_named(world: dict[str, Any]) -> None:  # R1.3
    world["routes"] = [route for route in world["routes"] if "perth" not in route]
    world["hqs"][0]["gates"] = ["perth"]
    assert faults(world) == [
        "routes: perth cannot be reached from anchorage: add a route",
        "hqs: the red HQ cannot be reached from the red start: add a route to a gate",
    ]


@pytest.mark.parametrize("order", [["red", "yellow", "green", "blue"], ["red"], ["red"] * 4])
def test_turns_go_clockwise(world: dict[str, Any], order: list[str]) -> None:  # R2.5
    world["turn_order_clockwise"] = order
    assert faults(world) == [f"turn_order_clockwise: {order} is not clockwise: it must be {CLOCKWISE}"]


def test_the_turn_order_may_begin_in_any_corner(world: dict[str, Any]) -> None:
    world["turn_order_clockwise"] = ["green", "yellow", "red", "blue"]
    board = parse(world)
    assert (board.corners, board.seats[2]) == (("SE", "SW", "NW", "NE"), (2, 0))


def test_two_players_in_neighbouring_corners_are_a_fault(world: dict[str, Any]) -> None:  # R2.1
    world["seats"]["2"] = ["red", "blue"]
    assert faults(world) == ["seats: red and blue for 2 players: they must be in opposite corners (R2.1)"]


@pytest.mark.parametrize("seats", [["red", "green", "blue"], ["red", "blue"], ["red", "red", "blue"], ["a"]])
def test_seats_are_different_colours_clockwise(world: dict[str, Any], seats: list[str]) -> None:  # R2.1
    world["seats"]["3"] = seats
    assert faults(world) == [
        f"seats: {seats} for 3 players: there must be 3 different colours in the order {CLOCKWISE}"
    ]


def test_all_faults_are_told_at_once_each_with_the_file(world: dict[str, Any]) -> None:  # R1.4
    world["cities"][0]["x"] = -1
    world["routes"].append(["nuuk", "nuuk"])
    with pytest.raises(BoardError) as caught:
        parse(world)
    lines = str(caught.value).splitlines()
    assert len(lines) == 2
    assert all(line.startswith("my.json: ") for line in lines)


def test_a_fault_never_repeats_a_long_text_in_full(world: dict[str, Any]) -> None:
    world["routes"].append(["nuuk", "x" * 100_000])
    assert max(map(len, faults(world))) < 300


# Any file at all

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    | st.sampled_from(["nuuk", "red", "NW", "hq", "out"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)  # fmt: skip


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_mutated_world_loads_or_says_why_not(data: st.DataObject) -> None:  # R1.4
    world = copy.deepcopy(WORLD)
    for _ in range(data.draw(st.integers(1, 3))):
        spot: Any = world
        while True:
            keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(spot[key], dict | list) and data.draw(st.integers(0, 3)):
                spot = spot[key]
                continue
            change = data.draw(st.sampled_from(["delete", "replace", "double"]))
            if change == "delete":
                del spot[key]
            elif change == "replace":
                spot[key] = data.draw(JSON_VALUES)
            elif isinstance(spot, list):
                spot.append(copy.deepcopy(spot[key]))
            break
    try:
        board = parse(world)
    except BoardError:
        return
    assert boards.parse(board.to_json(), source="again", id="mine") == board


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60) | JSON_VALUES.map(json.dumps))
def test_no_text_breaks_the_loader(text: str) -> None:  # R1.4
    assert text_faults(text)
