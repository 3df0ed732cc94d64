"""Records of Randolph's game: written, read, replayed without luck, and refused in words when they lie."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts

from .play import mixes, played
from .positions import RING, fresh, hide, randolph

HEAD = '[Game "randolph"]\n[Rules "1"]\n[Options "players=2"]\n\n'
SETUP = "".join(
    f"{seat}: {move}\n"
    for seat in (0, 1)
    for move in ("contents 5 3 1 bomb", "A montreal", "B istanbul", "C dakar", "D caracas")
)


def short():
    """A game of one turn: red begins, walks and ends it."""
    m = fresh("players=2", ["2+1", "0+0", "1+0", "2+2"])
    hide(m, 0)
    hide(m, 1)
    m.play(0, "1-vancouver; end")
    return m


@given(options=mixes(), seed=st.integers(0, 2**32), decisions=st.integers(0, 250))
@settings(max_examples=25, deadline=None)
def test_a_game_read_back_is_the_same_game(options, seed, decisions):
    m = played(options, seed, decisions)
    again = ts.load(str(m.record))
    assert again == m
    assert str(again.record) == str(m.record)
    assert again.events(None) == m.events(None)


@given(options=mixes(), seed=st.integers(0, 2**32), decisions=st.integers(0, 200))
@settings(max_examples=12, deadline=None)
def test_a_game_from_a_position_read_back_is_the_same_game(options, seed, decisions):
    position = played(options, seed, decisions).position
    m = ts.new("randolph", position=position, seed=seed)
    for _ in range(10):
        if m.to_move:
            m.play(m.to_move[0], m.actions(m.to_move[0])[-1])
    assert ts.load(str(m.record)) == m


def test_a_record_is_one_move_a_line_with_the_dice():
    lines = str(short().record).splitlines()
    assert lines[:3] == ['[Game "randolph"]', '[Rules "1"]', '[Options "players=2"]']
    assert lines[6:] == [
        *SETUP.splitlines(),
        "start 0 2+1",
        "start 1 0+0",
        "roll 1+0",
        "0: 1-vancouver",
        "0: end",
        "roll 2+2",
        lines[-1],
    ]
    assert lines[-1].startswith("end 16 ")


def test_a_record_is_replayed_without_luck():
    m = short()
    for _ in range(3):
        assert ts.load(str(m.record)).position == m.position


def test_a_record_written_by_hand_needs_no_digest():
    m = ts.load(HEAD + SETUP + "start 0 3+3\nstart 1 0+1\nroll 1+0\n0: 1 to Vancouver\nend\n")
    assert m.view(None)["players"][0]["agents"][0]["place"] == "vancouver"


def test_a_game_goes_on_from_its_record():
    m = ts.load(str(short().record), chance=ts.Script(["0+0"]))
    m.play(1, "1-singapore; end")
    assert m.to_move == (0,)


def test_notes_are_kept_in_the_record():
    m = short()
    m.note(1, "rA", "a bomb, surely")
    again = ts.load(str(m.record))
    assert again == m
    assert again.view(1)["notes"] == {"rA": "a bomb, surely"}
    assert again.view(0)["notes"] == {}


def test_a_record_cut_short_is_refused():
    text = str(short().record)
    with pytest.raises(ts.RecordError, match="the record is cut short"):
        ts.load("\n".join(text.splitlines()[:-1]))


def test_a_record_with_a_line_missing_is_refused():
    lines = str(short().record).splitlines()
    del lines[-3]
    with pytest.raises(ts.RecordError, match="16 moves are announced, but 15 stand in the record"):
        ts.load("\n".join(lines))


def test_an_edited_record_is_refused():
    with pytest.raises(ts.RecordError, match="the digest does not fit: the record was edited"):
        ts.load(str(short().record).replace("roll 1+0", "roll 2+0"))


@pytest.mark.parametrize(("moves", "message"), [
    ("0: 1-vancouver\n", "line 5: move 1: seat 0 cannot play '1-vancouver': the set-up is going on"),
    (SETUP + "start 0 4+0\n", "line 15: move 11: '4+0' is no outcome of 'start 0': two dice with the faces 0 to 3"),
    (SETUP + "start 1 1+0\n", "line 15: move 11: the outcome of 'start 0' is expected here, not 'start 1 1+0'"),
    (SETUP + "start 0 1+0\nstart 1 0+0\n0: end\n", "line 17: move 13: the outcome of 'roll' is expected here, not '0: end'"),
    (SETUP + "start 0 1+0\nstart 1 0+0\nroll 1+0\n1: end\n", "line 18: move 14: seat 1 is not asked now: seat 0 is to act"),
    (SETUP + "start 0 1+0\nstart 1 0+0\nroll 1+0\n0: 1-cairo\n", "line 18: move 14: seat 0 cannot play '1-cairo': no route leads there"),
    (SETUP + "start 0 1+0\nstart 1 0+0\nroll 1+0\nroll 1+0\n", "line 18: move 14: a move of a seat is expected here, written 'seat: move'"),
    (SETUP + "start 0 1+0\nstart 1 0+0\nroll 1+0\n0: 1-atlantis\n", "line 18: move 14: cannot read the action '1-atlantis'"),
    ("5: end\n", "line 5: move 1: there is no seat 5"),
])  # fmt: skip
def test_a_record_of_what_cannot_happen_is_refused_with_its_line(moves, message):
    with pytest.raises(ts.RecordError) as caught:
        ts.load(HEAD + moves + "end\n")
    assert message in str(caught.value)


def test_a_game_is_the_same_game_however_many_other_tables_were_set_since():
    m = played({"players": 2, "board": RING}, 1, 30)
    board = m.options["board"]
    for number in range(80):
        ts.new("randolph", players=2, board=replace(board, name=f"Ring {number}"), chance=[])
    assert ts.load(str(m.record)) == m


def test_a_record_of_other_rules_is_refused():
    with pytest.raises(ts.RecordError, match="line 2: the record was made with rules version"):
        ts.load(HEAD.replace('"1"', '"9"') + "end\n")


def test_a_record_with_options_that_do_not_exist_is_refused():
    with pytest.raises(ts.RecordError, match="line 3: unknown option 'cards' of randolph"):
        ts.load(HEAD.replace("players=2", "players=2 cards=yes") + "end\n")


def test_a_record_from_a_position_holds_the_position():
    m = randolph(roll="1+1", agents=["cairo"])
    m.play(0, "1-delhi")
    assert '[Position "randolph/1 players=2 | ' in str(m.record)
    assert ts.load(str(m.record)) == m
