"""Positions as text: both ways to the byte, cities by name, and what cannot stand on a table is refused in words."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts

from .play import mixes, played, stepping
from .positions import at, fresh, hide, randolph, ring

GAME = ts.game("randolph")


@given(options=mixes(), seed=st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_a_position_read_back_is_the_same_to_the_byte_at_every_step_of_any_game(options, seed):
    m = ts.new("randolph", seed=seed, **options)
    for _ in stepping(m, seed, 60):
        state, read = GAME.read_position(m.position)
        assert bytes(state) == bytes(m._state)
        assert read == m.options


@given(options=mixes(), seed=st.integers(0, 2**32), decisions=st.integers(60, 400))
@settings(max_examples=20, deadline=None)
def test_a_position_late_in_a_game_goes_on_as_the_game_does(options, seed, decisions):
    m = played(options, seed, decisions)
    again = ts.new("randolph", position=m.position, seed=1)
    assert again.position == m.position
    assert again.to_move == m.to_move
    assert again.result == m.result
    for seat in m.to_move:
        assert again.actions(seat) == m.actions(seat)


def test_a_new_game_is_the_shortest_position():
    assert fresh("players=4").position == "randolph/1 players=4 |"


def test_cities_suitcases_and_phases_stand_in_a_position_by_name():
    m = fresh("players=2", ["2+1", "0+0", "1+2"])
    hide(m, 0, "5 bomb 1 3")
    hide(m, 1)
    m.play(0, "1-vancouver")
    fields = dict(word.split("=", 1) for word in m.position.partition("| ")[2].split())
    assert fields["phase"] == "move"
    assert fields["place"] == "0.1:vancouver"
    assert "0A:montreal" in fields["lies"].split(",")
    assert {"0B:bomb", "0D:3"} <= set(fields["content"].split(","))
    assert (fields["dice"], fields["pool"]) == ("0:1,1:2", "2")


def test_cities_of_a_board_of_ones_own_stand_in_a_position_by_name():  # R1.4
    m = randolph(ring("players=2"), roll="1+1", agents=["north"])
    m.play(0, "1-northeast")
    assert "place=0.1:northeast" in m.position


def test_an_action_that_was_not_taken_is_not_in_the_position():
    m = randolph(roll="1+1", agents=["cairo"])
    before = m.position
    with pytest.raises(ts.IllegalAction):
        m.play(0, "1-delhi; 1-lima")
    assert m.position == before


def test_a_position_brings_its_own_options():
    with pytest.raises(ts.OptionError, match="a position brings its own options: leave out target"):
        ts.new("randolph", position="randolph/1 players=4 |", target=12)


@pytest.mark.parametrize(("text", "message"), [
    ("", "a position begins with 'randolph/1 players=… |', not with ''"),
    ("randolph/2 players=4 |", "written under rules version 2 of randolph; this program knows version 1"),
    ("kramer/1 players=4 |", "a position begins with 'randolph/1"),
    ("randolph/1 players=4", "a position begins with 'randolph/1"),
    ("randolph/1 players=9 |", "option players: '9' is not allowed"),
    ("randolph/1 players=2 colours=red,blue |", "option colours: two players sit in opposite corners (R2.1)"),
    ("randolph/1 players=2 target=19 |", "with 2 players it must be a whole number from 5 to 18"),
    ("randolph/1 players=4 | city=rome", "cannot read 'city=rome': expected field=value with one of the fields"),
    ("randolph/1 players=4 | target=12", "cannot read 'target=12'"),
    ("randolph/1 players=4 | phase=sleep", "in 'phase=sleep': unknown value 'sleep': known are setup, place, start, roll, move"),
    ("randolph/1 players=4 | place=0.1:atlantis", "in 'place=0.1:atlantis': unknown value 'atlantis': known are base, guard, out, anchorage"),
    ("randolph/1 players=4 | place=0.8:cairo", "place: unknown index '8': known are 1, 2, 3, 4, 5, 6, 7"),
    ("randolph/1 players=4 | lies=A:cairo", "lies: unknown index 'A': known are 0A, 0B"),
    ("randolph/1 players=4 | lies=0A", "lies: '0A' should be written index:value"),
    ("randolph/1 players=4 | content=0A:4000", "the number is too large for the field content"),
    ("randolph/1 players=4 | cargo=0.1:5A", "in 'cargo=0.1:5A': unknown value '5A'"),
])  # fmt: skip
def test_a_text_that_is_no_position_is_refused_in_words(text, message):
    with pytest.raises(ts.PositionError) as caught:
        ts.new("randolph", position=text)
    assert message in str(caught.value)


SETUP = "content=0A:5,0B:3,0C:1,0D:bomb"
TWO, THREE = "players=2", "players=3"
MOVING = {"roll": "1+1"}
DUEL = {"roll": "1+1", "agents": ["cairo", "cairo"]}
FIGHT = "phase=duel fighter=1 defender=1 rival=1"


@pytest.mark.parametrize(("options", "fields", "table", "message"), [
    (TWO, "phase=77", {}, "phase: there is no such phase"),
    (TWO, "", {"turn": 2}, "turn: must be a seat at the table and, once the game has begun, one with agents left"),
    (TWO, "", {"roll": "1+1", "agents": ["out*7"]}, "turn: must be a seat at the table and"),
    (TWO, "starter=-", {}, "starter: must be a seat at the table once the first turn has begun, and nobody before"),
    (TWO, "round=-1", {}, "round: must be 0 or more, below the round limit"),
    ("players=2 round_limit=3", "round=3", {}, "round: must be 0 or more, below the round limit"),
    (TWO, "", {"agents": ["63"]}, "place: an agent must be in a city of the board, base, guard or out"),
    (TWO, "", {"agents": ["guard"]}, "place: a guard needs three players, an opponent opposite"),
    (THREE, "", {"agents": ["", "guard"]}, "place: a guard needs three players, an opponent opposite"),
    (THREE, "", {"agents": ["guard*2"]}, "no more of them than the option allows"),
    (TWO, "", {"agents": ["cairo", "cairo"]}, "place: two colours share a city, which only the city of a duel may hold"),
    (TWO, "", {"agents": ["cairo*3"]}, "place: more than two agents of a colour stand in a city that is not the crowd"),
    (TWO, "crowd=cairo", {"roll": "1+1", "agents": ["cairo*2"]}, "crowd: only the player who moves may have a crowd"),
    (TWO, "crowd=cairo leaver=1", {"roll": "1+1", "agents": ["cairo*3"]}, "leaver: must be an agent in the crowd under end_of_move"),
    (TWO, "cargo=0.1:0A", {"roll": "1+1", "agents": ["cairo"]}, "cargo: a suitcase is carried by an agent that is in no city, by two agents"),
    (TWO, "", {"agents": ["base+rA"]}, "cargo: a suitcase is carried by an agent that is in no city"),
    (TWO, "", {"agents": ["cairo+rA delhi+rA"]}, "by two agents, or is not marked as carried in lies"),
    (TWO, "", {"lie": {"rA": "unplaced"}}, "lies: a suitcase must be in a city of the board, carried or delivered, and unplaced only in the set-up"),
    (TWO, "", {"lie": {"rA": "50"}}, "lies: a suitcase must be in a city of the board"),
    (TWO, "", {"lie": {"rA": "delivered"}}, "delivered_by: must name the seat for delivered suitcases and nobody for the others"),
    (TWO, "", {"delivered": {"rA": 0, "rB": 0, "rC": 0}}, "delivered_by: three own suitcases cannot be delivered without an opponent's"),
    (TWO, "", {"contents": ["5 5 1 bomb"]}, "content: the suitcases of a colour hold 5, 3, 1 and a bomb"),
    (TWO, "spent=0.3:2", {}, "spent: a player has duel cards 0, 0, 1, 2, 3, 4 and 5, and takes them back when all seven are out"),
    (TWO, "spent=0.0:2,0.1:1,0.2:1,0.3:1,0.4:1,0.5:1", {}, "spent: a player has duel cards"),
    (TWO, "chosen=0:3", {}, "chosen: only duellists lay a card face down, one they still have, and not both"),
    (TWO, f"{FIGHT} chosen=0:3 spent=0.3:1", DUEL, "chosen: only duellists lay a card face down, one they still have"),
    (TWO, f"{FIGHT} chosen=0:3,1:4", DUEL, "chosen: only duellists lay a card face down, one they still have, and not both"),
    (TWO, "fighter=1", MOVING, "fighter, defender, rival, exact: must describe the duel in pick and duel"),
    (TWO, "phase=duel fighter=1 defender=1 rival=2", DUEL, "fighter, defender, rival, exact: must describe the duel"),
    (TWO, "phase=pick fighter=1 defender=1", DUEL, "fighter, defender, rival, exact: must describe the duel"),
    (TWO, "prize=0A", MOVING, "prize: must be the suitcase left in the city of the winning defender in loot, and none otherwise"),
    (TWO, "phase=loot defender=1 rival=1 prize=0B pool=0", {"roll": "1+1", "agents": ["", "cairo"]}, "prize: must be the suitcase left in the city"),
    (TWO, "phase=bomb losses=7", {"roll": "1+1", "agents": ["cairo"]}, "losses: must be fewer than the agents left, with a real choice, in bomb, and 0 otherwise"),
    (TWO, "losses=2", MOVING, "losses: must be fewer than the agents left"),
    (TWO, "dice=0:1,1:1", {}, "dice: must be two faces 0 to 3 from the roll on, and none before"),
    (TWO, "", {"roll": "4+1"}, "dice: must be two faces 0 to 3"),
    (TWO, "pool=3", MOVING, "pool, bonus: steps must be 0 or more, none before the roll, and only for agents in the game"),
    (TWO, "bonus=1:1", {"roll": "1+1", "agents": ["out"]}, "pool, bonus: steps must be 0 or more"),
    (THREE, "guards_chosen=0:1", {}, "guards_chosen: must be empty or within the option, and only in the set-up"),
    (TWO, "first_roll=0:?", {}, "first_roll: must be a total of 0 to 6, due for at least one seat, in start, and empty otherwise"),
    (TWO, "ending=secrets", {}, "ending: must be given when the game is over, and only then"),
    (TWO, "phase=over", {"roll": "1+1"}, "ending: must be given when the game is over, and only then"),
    (TWO, "", {"delivered": {"rA": 0, "gA": 0}}, "phase: the game would be over by now"),
    (TWO, "", {"agents": ["", "out*7"]}, "phase: the game would be over by now"),
    (TWO, "phase=setup starter=-", {}, "phase: the set-up is further or less far than this phase allows"),
    (TWO, "place=2.1:cairo", {}, "a seat that is not at the table must have nothing on it"),
])  # fmt: skip
def test_a_position_that_cannot_stand_on_a_table_is_refused_in_words(options, fields, table, message):
    with pytest.raises(ts.PositionError) as caught:
        randolph(options, fields, **table)
    assert message in str(caught.value)


def test_two_suitcases_of_a_colour_in_one_city_are_refused_in_the_set_up():  # R2.3
    with pytest.raises(ts.PositionError, match="lies: a player puts his suitcases into four different cities"):
        ts.new("randolph", position=f"randolph/1 players=2 | {SETUP} lies=0A:cairo,0B:cairo")


VALUES = ["-3", "-2", "-1", "0", "1", "2", "3", "5", "6", "7", "44", "45", "63", "127", "-128"]


@given(data=st.data(), seed=st.integers(0, 2**16))
@settings(max_examples=100, deadline=None)
def test_any_field_with_any_number_is_either_refused_in_words_or_can_be_played_on(data, seed):
    m = played({"players": data.draw(st.integers(2, 4)), "board": "europe"}, seed, data.draw(st.integers(0, 150)))
    words = [m.position]
    for _ in range(data.draw(st.integers(1, 3))):
        field = data.draw(st.sampled_from([f for f in GAME.layout.fields if f.written]))
        index = tuple(data.draw(st.integers(0, n - 1)) for n in field.shape)
        value = data.draw(st.sampled_from(VALUES))
        words.append(f"{field.name}={field.key(index)}:{value}" if index else f"{field.name}={value}")
    try:
        again = ts.new("randolph", position=" ".join(words), seed=1)
    except ts.PositionError:
        return
    for seat in (None, *range(again.players)):
        again.view(seat)
    rng = random.Random(seed)
    for _ in range(20):
        if again.over:
            break
        seat = rng.choice(again.to_move)
        again.play(seat, rng.choice(again.actions(seat)))
    again.events(None)


def test_every_helper_position_says_what_it_means():
    text = at("players=2", roll="2+1", agents=["london+gA out*2"], delivered={"rB": 1})
    view = ts.new("randolph", position=text).view(None)
    assert [agent["place"] for agent in view["players"][0]["agents"]][:4] == ["london", "out", "out", "base"]
    assert view["players"][0]["agents"][0]["carries"] == "gA"
    assert view["players"][1]["delivered"] == ["rB"]
    assert (view["dice"], view["pool"]) == ([2, 1], 3)
