"""Setting the table: seats, contents, suitcases, guards and who begins (R2)."""

import pytest

import topsecret as ts

from .play import SEATINGS
from .positions import case, fresh, hide, phase, places, texts, told

ANYONE_FIRST = ["3+3", "0+0", "0+1", "1+0"]
"""Rolls for the first turn that seat 0 wins, and room for no more."""


@pytest.mark.parametrize(("players", "colours"), [(2, ["red", "green"]), (3, ["red", "blue", "green"]), (4, ["red", "blue", "green", "yellow"])])  # fmt: skip
def test_two_players_sit_opposite_and_more_go_clockwise(players, colours):  # R2.1
    m = fresh(f"players={players}")
    assert [player["colour"] for player in m.view(None)["players"]] == colours


@pytest.mark.parametrize("colours", SEATINGS[3])
def test_three_players_take_any_three_corners(colours):  # R2.1
    m = fresh(f"players=3 colours={colours}")
    assert ",".join(player["colour"] for player in m.view(None)["players"]) == colours


def test_everybody_starts_with_seven_agents_in_the_base_and_seven_cards():  # R1.1, R2.4
    for player in fresh("players=4").view(None)["players"]:
        assert [agent["place"] for agent in player["agents"]] == ["base"] * 7
        assert player["hand"] == [0, 0, 1, 2, 3, 4, 5]


def test_all_players_choose_at_the_same_time():  # R2.3
    m = fresh("players=4")
    assert m.to_move == (0, 1, 2, 3)
    hide(m, 2)
    assert m.to_move == (0, 1, 3)


def test_contents_come_first_then_the_suitcases_in_order():  # R2.2, R2.3
    m = fresh("players=2")
    assert {text.split()[0] for text in texts(m, 0)} == {"contents"}
    m.play(0, "contents 5 3 1 bomb")
    for letter in "ABCD":
        assert {text.split()[0] for text in texts(m, 0)} == {letter}
        m.play(0, m.actions(0)[0])
    assert m.to_move == (1,)


def test_four_suitcases_of_a_colour_lie_in_four_cities():  # R2.3
    m = fresh("players=2")
    m.play(0, "contents 5 3 1 bomb; A london")
    assert "B london" not in texts(m, 0)
    assert "B paris" not in texts(m, 0)
    assert len(texts(m, 0)) == 44


def test_suitcases_of_different_colours_may_share_a_city():  # R2.3
    m = fresh("players=2", ANYONE_FIRST)
    hide(m, 0)
    hide(m, 1)
    assert case(m, "rA")["place"] == case(m, "gA")["place"] == "montreal"


def test_cities_are_shown_only_when_everybody_is_ready():  # R2.3
    m = fresh("players=2", ANYONE_FIRST)
    hide(m, 0)
    assert case(m, "rA", 1)["place"] is None
    hide(m, 1)
    assert case(m, "rA", 1)["place"] == "montreal"


def test_in_turns_the_contents_come_first_and_then_the_seats_place_in_order():  # R2.3
    m = fresh("players=3 placement=round_robin guards=0")
    for seat in (2, 0, 1):
        assert phase(m) == "setup"
        m.play(seat, "contents 5 3 1 bomb")
    assert phase(m) == "place"
    order = []
    cities = {0: ["london", "cairo", "delhi", "lima"], 1: ["tokyo", "dakar", "nuuk", "perth"], 2: ["london", "cairo", "havana", "manila"]}  # fmt: skip
    while phase(m) == "place":
        seat = m.to_move[0]
        order.append(seat)
        m.play(seat, f"{'DCBA'[order.count(seat) - 1]} {cities[seat][order.count(seat) - 1]}")
    assert order == [0, 1, 2] * 4


def test_in_turns_a_suitcase_is_placed_openly_and_any_of_ones_own():  # R2.3
    m = fresh("players=2 placement=round_robin")
    m.play(0, "contents 5 3 1 bomb")
    m.play(1, "contents 5 3 1 bomb")
    assert {text.split()[0] for text in texts(m, 0)} == {"A", "B", "C", "D"}
    m.play(0, "C london")
    assert case(m, "rC", 1)["place"] == case(m, "rC")["place"] == "london"
    m.play(1, "A london")
    assert len(texts(m, 0)) == 3 * 44
    assert "A london" not in texts(m, 0)


def test_with_three_only_the_opponents_of_the_favoured_player_post_guards():  # R2.4
    # Yellow's corner is empty, so blue, opposite, is favoured.
    m = fresh("players=3")
    for seat in (0, 1, 2):
        hide(m, seat)
    assert m.to_move == (0, 2)
    assert texts(m, 0) == {"guards 0", "guards 1"}


@pytest.mark.parametrize(
    ("colours", "favoured"),
    [("red,blue,green", "blue"), ("blue,green,yellow", "green"), ("red,green,yellow", "yellow"), ("yellow,red,blue", "red")],
)  # fmt: skip
def test_the_player_opposite_the_empty_corner_is_favoured_wherever_it_is(colours, favoured):  # R2.4
    m = fresh(f"players=3 colours={colours}")
    posting = [m.view(s)["players"][s]["colour"] for s in range(3) if m.view(s)["players"][s]["posts_guards"]]
    assert posting == [colour for colour in colours.split(",") if colour != favoured]


@pytest.mark.parametrize("players", [2, 4])
def test_nobody_posts_guards_with_two_or_four(players):  # R2.4
    m = fresh(f"players={players} guards=2")
    assert not any(m.view(s)["players"][s]["posts_guards"] for s in range(players))


def test_guards_are_secret_until_the_set_up_is_over():  # R2.4
    m = fresh("players=3 guards=2", ANYONE_FIRST)
    hide(m, 0, guards=2)
    hide(m, 1)
    assert m.view(0)["players"][0]["guards"] == 2
    for stranger in (1, 2, None):
        assert "guards" not in m.view(stranger)["players"][0]
    assert places(m, 0) == ["base"] * 7
    hide(m, 2, guards=0)
    assert places(m, 0) == ["guard"] * 2 + ["base"] * 5
    assert places(m, 2) == ["base"] * 7
    assert told(m, "setup_shown")[0]["guards"] == {"0": 2}


def test_guards_stay_secret_while_suitcases_are_placed_openly():  # R2.3, R2.4
    m = fresh("players=3 placement=round_robin")
    hide(m, 0, guards=1)
    hide(m, 1)
    hide(m, 2, guards=0)
    assert phase(m) == "place"
    assert m.view(0)["players"][0]["guards"] == 1
    assert "guards" not in m.view(1)["players"][0]
    assert places(m, 0) == ["base"] * 7


def test_guards_leave_by_the_exits_of_the_empty_base():  # R2.4
    # Yellow's exits are Easter Island, Lima and Santiago.
    m = fresh("players=3", ["3+3", "0+0", "0+1", "1+0"])
    hide(m, 0, guards=1)
    hide(m, 1)
    hide(m, 2, guards=0)
    assert {"1-easter_island", "1-lima", "1-santiago", "2-anchorage"} <= texts(m, 0)
    assert "1-anchorage" not in texts(m, 0)


def test_without_guards_in_the_options_nobody_is_asked_for_any():  # R2.4
    m = fresh("players=3 guards=0", ANYONE_FIRST)
    for seat in range(3):
        hide(m, seat)
    assert phase(m) == "move"


def test_the_highest_total_begins():  # R2.5
    m = fresh("players=3 guards=0", ["1+1", "3+2", "2+1", "1+0"])
    for seat in range(3):
        hide(m, seat)
    assert (m.view(None)["starter"], m.to_move) == (1, (1,))


def test_tied_players_alone_roll_again():  # R2.5
    m = fresh("players=4", ["3+2", "1+1", "2+3", "0+0"])
    for seat in range(4):
        hide(m, seat)
    assert m.awaits == "start 0"
    m.happen("1+0")
    assert m.awaits == "start 2"
    m.happen("1+0")
    assert m.awaits == "start 0"
    m.happen("0+0")
    m.happen("0+1")
    assert (m.view(None)["starter"], m.awaits) == (2, "roll")
    assert [event["seats"] for event in told(m, "start_tied")] == [[0, 2], [0, 2]]


def test_turns_go_clockwise_from_the_starter():  # R2.5
    m = fresh("players=4", ["0+0", "1+0", "3+3", "0+1", *["0+0"] * 5])
    for seat in range(4):
        hide(m, seat)
    turns = []
    for _ in range(5):
        turns.append(m.view(None)["turn"])
        m.play(m.to_move[0], "end")
    assert turns == [2, 3, 0, 1, 2]


def test_a_die_shows_nothing_but_nought_to_three():  # R1.2
    m = fresh("players=2")
    hide(m, 0)
    hide(m, 1)
    for text in ("4+1", "2", "2-1", ""):
        with pytest.raises(ts.ScriptError, match="two dice with the faces 0 to 3 are written as 2\\+1"):
            m.happen(text)
