"""The options of Randolph's game: defaults, editions, what each value is, and the words of every refusal."""

import json
import re
from itertools import permutations
from pathlib import Path

import pytest

import topsecret as ts
from topsecret.randolph import board as boards

from .play import SEATINGS, played, stepping
from .positions import RING, fresh, randolph

OPTIONS = ts.game("randolph").options
DEFAULTS = {
    "players": 4,
    "edition": "french",
    "board": boards.load("world"),
    "colours": ("red", "blue", "green", "yellow"),
    "target": 10,
    "placement": "simultaneous",
    "guards": 1,
    "must_use_all": False,
    "stack_check": "end_of_turn",
    "tie": "aggressor",
    "bonus": "agent",
    "bomb_carrier": "dies",
    "last_standing": "wins",
    "round_limit": None,
}


def test_the_defaults_are_the_french_edition_for_four():  # R1.4, R2 to R9
    assert OPTIONS.complete({}) == DEFAULTS


def test_the_english_edition_differs_in_crowds_and_ties():  # R4.2, R6.2
    assert OPTIONS.complete({"edition": "english"}) == DEFAULTS | {
        "edition": "english",
        "stack_check": "end_of_move",
        "tie": "exact_count",
    }


@pytest.mark.parametrize(("edition", "name", "value", "other"), [
    ("english", "tie", "aggressor", ("stack_check", "end_of_move")),
    ("english", "stack_check", "end_of_turn", ("tie", "exact_count")),
    ("french", "tie", "exact_count", ("stack_check", "end_of_turn")),
    ("french", "stack_check", "end_of_move", ("tie", "aggressor")),
])  # fmt: skip
def test_one_option_of_an_edition_may_be_changed_alone(edition, name, value, other):  # R4.2, R6.2
    chosen = OPTIONS.complete({"edition": edition, name: value})
    assert chosen[name] == value
    assert chosen[other[0]] == other[1]


@pytest.mark.parametrize(("given", "text"), [
    ({}, "players=4"),
    ({"players": 2}, "players=2"),
    ({"edition": "english"}, "players=4 edition=english"),
    ({"edition": "english", "tie": "aggressor"}, "players=4 edition=english tie=aggressor"),
    ({"tie": "exact_count"}, "players=4 tie=exact_count"),
    ({"players": 3, "colours": "red,blue,green"}, "players=3"),
    ({"players": 3, "colours": "yellow,red,blue"}, "players=3 colours=yellow,red,blue"),
    ({"board": "europe", "target": 12}, "players=4 board=europe target=12"),
    ({"must_use_all": True, "round_limit": 60}, "players=4 must_use_all=yes round_limit=60"),
])  # fmt: skip
def test_options_are_written_where_they_differ_and_read_back(given, text):
    complete = OPTIONS.complete(given)
    assert OPTIONS.text(complete) == text
    assert OPTIONS.complete(OPTIONS.parse(text.split())) == complete


@pytest.mark.parametrize(("given", "message"), [
    ({"players": 1}, "option players: 1 is not allowed; it must be a whole number from 2 to 4"),
    ({"players": 5}, "option players: 5 is not allowed; it must be a whole number from 2 to 4"),
    ({"edition": "dutch"}, "option edition: 'dutch' is not allowed; it must be french or english"),
    ({"target": 4}, "option target: 4 is not allowed; it must be a whole number from 5 to 36"),
    ({"target": 37}, "option target: 37 is not allowed; it must be a whole number from 5 to 36"),
    ({"players": 2, "target": 19}, "option target: 19 is not allowed; with 2 players it must be a whole number from 5 to 18"),
    ({"players": 3, "target": 28}, "option target: 28 is not allowed; with 3 players it must be a whole number from 5 to 27"),
    ({"placement": "open"}, "option placement: 'open' is not allowed; it must be simultaneous or round_robin"),
    ({"guards": 3}, "option guards: 3 is not allowed; it must be a whole number from 0 to 2"),
    ({"must_use_all": "maybe"}, "option must_use_all: 'maybe' is not allowed; it must be yes or no"),
    ({"stack_check": "never"}, "option stack_check: 'never' is not allowed; it must be end_of_turn or end_of_move"),
    ({"tie": "both"}, "option tie: 'both' is not allowed; it must be aggressor or exact_count"),
    ({"bonus": "none"}, "option bonus: 'none' is not allowed; it must be agent or pool"),
    ({"bomb_carrier": "lives"}, "option bomb_carrier: 'lives' is not allowed; it must be dies or choosable"),
    ({"last_standing": "loses"}, "option last_standing: 'loses' is not allowed; it must be wins or plays_on"),
    ({"round_limit": 0}, "option round_limit: 0 is not allowed; it must be a whole number from 1 to 1000, or none"),
    ({"colours": "red,pink,green,yellow"}, "option colours: unknown colour 'pink'; known are red, blue, green, yellow"),
    ({"colours": "red,blue,red,green"}, "option colours: a colour is named twice"),
    ({"colours": "red,blue,green"}, "option colours: 4 players need 4 colours, not 3"),
    ({"players": 2, "colours": ""}, "option colours: unknown colour ''; known are red, blue, green, yellow"),
    ({"players": 2, "colours": 5}, "option colours: 5 is not allowed; it must be as many of red, blue, green, yellow as there are players, clockwise"),
    ({"players": 2, "colours": "red,blue"}, "option colours: two players sit in opposite corners (R2.1)"),
    ({"players": 3, "colours": "red,green,blue"}, "option colours: name them clockwise, in the order red, blue, green, yellow"),
    ({"players": 3, "colours": "yellow,blue,red"}, "option colours: name them clockwise"),
    ({"colours": ["red", "yellow", "green", "blue"]}, "option colours: name them clockwise"),
    ({"board": "wrld"}, "option board: unknown board 'wrld': known are europe, world; or give a path to a .json file (did you mean 'world'?)"),
    ({"board": "missing.json"}, "option board: missing.json: cannot be read: No such file or directory"),
    ({"board": 7}, "option board: 7 cannot be read"),
    ({"board": "json:%7B"}, "option board: the board in the options: not JSON"),
    ({"bord": "world"}, "unknown option 'bord' of randolph: did you mean board? known are players, edition, board"),
])  # fmt: skip
def test_what_is_not_allowed_is_refused_in_words(given, message):
    with pytest.raises(ts.OptionError) as caught:
        ts.new("randolph", **given)
    assert message in str(caught.value)


@pytest.mark.parametrize(("players", "low", "high"), [(2, 5, 18), (3, 5, 27), (4, 5, 36)])
def test_the_target_goes_from_five_to_all_secrets_there_are(players, low, high):  # R3.1
    for target in (low, high):
        assert fresh(f"players={players} target={target}").view(None)["target"] == target
    for target in (low - 1, high + 1):
        with pytest.raises(ts.OptionError):
            fresh(f"players={players} target={target}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_colours_may_begin_with_any_corner(players):  # R2.1
    for colours in SEATINGS[players]:
        for given in (colours, colours.split(","), tuple(colours.split(","))):
            assert OPTIONS.complete({"players": players, "colours": given})["colours"] == tuple(colours.split(","))


def test_every_seating_that_is_not_clockwise_is_refused():  # R2.1
    allowed = {n: {tuple(seating.split(",")) for seating in SEATINGS[n]} for n in SEATINGS}
    for players in (2, 3, 4):
        for colours in permutations(("red", "blue", "green", "yellow"), players):
            if colours in allowed[players]:
                continue
            with pytest.raises(ts.OptionError, match="option colours"):
                OPTIONS.complete({"players": players, "colours": colours})


@pytest.mark.parametrize("colours", [None, "default"])
def test_colours_may_be_left_to_the_board(colours):  # R2.1
    assert OPTIONS.complete({"players": 2, "colours": colours})["colours"] == ("red", "green")


@pytest.mark.parametrize("option", OPTIONS.options, ids=lambda option: option.name)
def test_every_option_says_what_it_means_and_by_which_clause(option):
    assert option.meaning.endswith(".")
    assert re.fullmatch(r"R\d(\.\d)?", option.clause)
    assert option.allowed


# --- boards


def test_a_board_is_chosen_by_name():  # R1.4
    m = fresh("players=2 board=europe")
    assert m.view(None)["board"]["id"] == "europe"
    assert "json" not in m.view(None)["board"]
    assert m.view(None)["options"]["board"] == "europe"


def test_a_board_is_loaded_from_a_path():  # R1.4
    for path in (RING, Path(RING)):
        m = ts.new("randolph", players=2, board=path)
        assert m.view(None)["board"]["name"] == "Ring, eight cities"


def test_a_board_of_ones_own_travels_in_the_view():  # R1.4
    m = ts.new("randolph", players=2, board=RING)
    sent = boards.parse(m.view(None)["board"]["json"], source="view", id="own")
    assert sent == m.options["board"]


def test_a_board_of_ones_own_travels_in_the_options_without_spaces_or_bars():  # R1.4
    complete = OPTIONS.complete({"players": 2, "board": RING})
    text = OPTIONS.text(complete)
    assert len(text.split()) == 2
    assert not set('|"[];') & set(text)
    assert OPTIONS.complete(OPTIONS.parse(text.split())) == complete


def test_a_board_of_ones_own_is_the_same_board_whatever_its_file_is_called(tmp_path):  # R1.4
    other = tmp_path / "world.json"
    other.write_text(Path(RING).read_text())
    assert OPTIONS.complete({"board": str(other)}) == OPTIONS.complete({"board": RING})


def test_a_board_object_is_taken_as_it_is():  # R1.4
    assert OPTIONS.complete({"board": boards.load(RING)}) == OPTIONS.complete({"board": RING})
    assert OPTIONS.complete({"board": boards.load("europe")})["board"].id == "europe"


def test_a_copy_of_our_board_in_its_own_file_is_written_by_name():  # R1.4
    path = str(boards.FOLDER / "europe.json")
    assert OPTIONS.text(OPTIONS.complete({"board": path})) == "players=4 board=europe"


def test_a_board_of_ones_own_travels_in_a_position():  # R1.4
    m = played({"players": 2, "board": RING}, 3, 40)
    again = ts.new("randolph", position=m.position)
    assert again.position == m.position
    assert again.options == m.options
    assert again.game is m.game


def test_a_game_on_a_board_of_ones_own_is_played_to_the_end_and_read_back():  # R1.4
    m = ts.new("randolph", players=3, board=RING, seed=1, round_limit=20)
    for _ in stepping(m, 1, 2000):
        pass
    assert m.over
    assert ts.load(str(m.record)) == m


def test_a_board_with_other_seats_gives_its_own_colours(tmp_path):  # R2.1
    data = json.loads(Path(RING).read_text())
    data["seats"]["2"] = ["blue", "yellow"]
    path = tmp_path / "other.json"
    path.write_text(json.dumps(data))
    m = ts.new("randolph", players=2, board=str(path), seed=1)
    assert [player["colour"] for player in m.view(None)["players"]] == ["blue", "yellow"]
    assert ts.new("randolph", position=m.position).options == m.options


@pytest.mark.parametrize(("text", "fault"), [("%7B%7D", "key 'name' is missing"), ("%22x%22", "must be an object")])
def test_a_board_in_the_options_is_checked_like_any_other(text, fault):  # R1.4
    with pytest.raises(ts.OptionError, match=f"option board: the board in the options: the board:? {fault}"):
        ts.new("randolph", board=f"json:{text}")


def test_a_position_with_a_bad_board_is_refused_as_a_position():  # R1.4
    with pytest.raises(ts.PositionError, match="option board: unknown board 'atlantis'"):
        ts.new("randolph", position="randolph/1 players=2 board=atlantis |")


# --- what each value does is told with its rule, in the tests of that rule; here only that each one reaches the rules


@pytest.mark.parametrize(("words", "field", "value"), [
    ("target=12", "target", 12),
    ("placement=round_robin", "placement", 1),
    ("guards=2", "guards", 2),
    ("must_use_all=yes", "must_use_all", 1),
    ("stack_check=end_of_move", "stack_check", 1),
    ("tie=exact_count", "tie", 1),
    ("bonus=pool", "bonus_pool", 1),
    ("bomb_carrier=choosable", "bomb_carrier", 1),
    ("last_standing=plays_on", "plays_on", 1),
    ("round_limit=60", "round_limit", 60),
])  # fmt: skip
def test_a_value_reaches_the_rules(words, field, value):
    assert getattr(fresh(f"players=3 {words}")._state, field) == value
    assert getattr(fresh("players=3")._state, field) != value


def test_the_edition_is_shown_in_the_view():
    shown = randolph("players=2 edition=english", roll="1+1").view(None)["options"]
    assert (shown["edition"], shown["tie"], shown["colours"]) == ("english", "exact_count", "red,green")
