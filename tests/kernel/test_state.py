"""State records: fields over one block of bytes, both as a plain object and as a NumPy record, and as text."""

import numpy as np
import pytest

from topsecret.kernel.state import Field, Layout, PositionError, Words, read_fields, write_fields

LAYOUT = Layout(
    "toy",
    [
        Field("size", "An option.", option=True),
        Field("turn", "A scalar."),
        Field("score", "A wide array.", kind="i2", shape=(3,), keys=(("A", "B", "C"),)),
        Field("round", "A wide scalar.", kind="i2"),
        Field("place", "Named values.", values=Words({0: "home", -1: "-"})),
        Field("grid", "Two dimensions.", shape=(2, 3)),
        Field("sum", "Follows from the others.", derived=True),
    ],
)


def test_wide_fields_come_first_and_the_record_is_padded_to_eight_bytes():
    # Three and one wide numbers are 8 bytes; four scalars and six cells 10; 18 are padded to 24.
    assert " ".join(field.name for field in LAYOUT.fields) == "score round size turn place grid sum spare"
    assert LAYOUT.nbytes == LAYOUT.dtype.itemsize == 24


def test_a_layout_that_fills_its_block_needs_no_spare_bytes():
    assert Layout("full", [Field("a", "", shape=(8,))]).nbytes == 8


def test_plain_and_numpy_see_the_same_bytes():
    state = LAYOUT.blank()
    state.turn, state.round, state.place = 2, -300, -1
    state.score[1] = 1000
    state.grid[1, 2] = -7
    row = np.frombuffer(bytes(state), LAYOUT.dtype)[0]
    assert (row["turn"], row["round"], row["place"]) == (2, -300, -1)
    assert row["score"].tolist() == [0, 1000, 0]
    assert row["grid"].tolist() == [[0, 0, 0], [0, 0, -7]]


def test_room_for_many_states_is_an_array_of_zeros():
    array = LAYOUT.array(3)
    assert array.shape == (3,)
    assert array.tobytes() == bytes(72)


def test_a_number_that_does_not_fit_raises_and_does_not_wrap():
    state = LAYOUT.blank()
    for write in (
        lambda: setattr(state, "turn", 128),
        lambda: setattr(state, "round", 32768),
        lambda: state.score.__setitem__(0, -32769),
        lambda: state.grid.__setitem__((0, 0), 200),
    ):
        with pytest.raises(ValueError, match="invalid value"):
            write()
    assert bytes(state) == bytes(24)


def test_a_field_that_does_not_exist_is_named():
    with pytest.raises(AttributeError, match="a toy state has no field 'colour'"):
        _ = LAYOUT.blank().colour
    with pytest.raises(AttributeError):
        LAYOUT.blank().colour = 3


def test_a_copy_is_equal_and_independent():
    state = LAYOUT.blank()
    state.score[0] = 5
    other = state.copy()
    assert other == state
    assert hash(other) == hash(state)
    other.score[0] = 6
    assert state.score[0] == 5
    assert other != state


def test_states_of_different_games_are_never_equal():
    other = Layout("other", [Field("a", "", shape=(24,))])
    assert LAYOUT.blank() != other.blank()
    assert LAYOUT.blank() != bytes(24)


def test_a_state_says_in_short_what_it_is():
    assert repr(LAYOUT.blank()).startswith("<toy state ")


def test_only_what_differs_is_written_options_and_what_follows_from_others_never():
    state, start = LAYOUT.blank(), LAYOUT.blank()
    state.size, state.turn, state.place, state.sum = 3, 1, -1, 9
    state.score[2] = 40
    state.grid[0, 1] = 5
    assert write_fields(state, start, {}) == "score=C:40 turn=1 place=- grid=0.1:5"
    assert write_fields(start, start, {}) == ""


def test_what_was_written_is_read_back():
    state, start = LAYOUT.blank(), LAYOUT.blank()
    state.turn, state.place, state.round = 1, 7, -2
    state.score[0], state.score[2] = 1, 40
    state.grid[1, 2] = -5
    other = LAYOUT.blank()
    read_fields(other, write_fields(state, start, {}), {})
    assert other == state


def test_a_table_can_have_names_of_its_own_for_the_values_of_a_field():
    cities = {"turn": Words({1: "Oslo"})}
    state, start = LAYOUT.blank(), LAYOUT.blank()
    state.turn = 1
    assert write_fields(state, start, cities) == "turn=Oslo"
    other = LAYOUT.blank()
    read_fields(other, "turn=Oslo", cities)
    assert other == state


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("colour=3", "cannot read 'colour=3': expected field=value with one of the fields score, round, turn, place, grid"),
        ("size=3", "cannot read 'size=3'"),
        ("sum=3", "cannot read 'sum=3'"),
        ("spare=0:1", "cannot read 'spare=0:1'"),
        ("turn", "cannot read 'turn'"),
        ("turn=x", "in 'turn=x': unknown value 'x': a whole number is expected"),
        ("place=x", "in 'place=x': unknown value 'x': known are home, -; or a whole number"),
        ("turn=128", "in 'turn=128': the number is too large for the field turn"),
        ("score=A", "in 'score=A': score: 'A' should be written index:value"),
        ("score=D:1", "in 'score=D:1': score: unknown index 'D': known are A, B, C"),
        ("score=A.B:1", "in 'score=A.B:1': score: 'A.B' should have 1 part(s) separated by dots"),
        ("score=A:40000", "in 'score=A:40000': the number is too large for the field score"),
        ("grid=0.3:1", "in 'grid=0.3:1': grid: unknown index '3': known are 0, 1, 2"),
        ("grid=0:1", "in 'grid=0:1': grid: '0' should have 2 part(s) separated by dots"),
    ],
)  # fmt: skip
def test_a_text_that_cannot_be_read_is_refused_in_words(text, message):
    with pytest.raises(PositionError) as caught:
        read_fields(LAYOUT.blank(), text, {})
    assert message in str(caught.value)
