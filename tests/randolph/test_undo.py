"""Taking back: one's own steps and suitcases of this turn, exactly; never what was shown or handed in."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts

from .play import mixes, stepping
from .positions import duel, fresh, hide, kinds, phase, randolph


def moves(text):
    return [part.strip() for part in text.split(";")]


@pytest.mark.parametrize("played", [
    "1-cairo",
    "1-cairo; 1-delhi",
    "3+rA",
    "3+rA; 3+gA; 3 drop",
    "2 drop",
    "3-london; 2-lisbon; 2-london; 2-berlin",
    "2-montreal; 2+gA; 1-london",
])  # fmt: skip
def test_steps_and_suitcases_are_taken_back_exactly(played):  # R4.1, R5.1
    m = randolph(roll="3+3", agents=["lisbon london+rB montreal london"])
    stages = []
    for move in moves(played):
        stages.append(bytes(m._state))
        m.play(0, move)
    for stage in reversed(stages):
        m.undo(0)
        assert bytes(m._state) == stage
    with pytest.raises(ts.IllegalAction, match="there is nothing to take back"):
        m.undo(0)


def test_a_step_into_a_crowd_is_taken_back():  # R4.2
    m = randolph(roll="1+1", agents=["london*2 lisbon"])
    before = bytes(m._state)
    m.play(0, "3-london")
    m.undo()
    assert bytes(m._state) == before
    assert m.view(None)["crowd"] is None


def test_a_step_towards_two_defenders_is_taken_back_before_one_is_picked():  # R6.7
    m = randolph(roll="1+1", agents=["nuuk", "reykjavik reykjavik+gA"])
    before = bytes(m._state)
    m.play(0, "1-reykjavik")
    assert phase(m) == "pick"
    m.undo()
    assert bytes(m._state) == before
    m.play(0, "1-reykjavik; fight 1")
    with pytest.raises(ts.IllegalAction, match="it showed something or ended the seat's turn to act"):
        m.undo()


def test_another_move_may_be_made_instead():
    m = randolph(roll="1+0", agents=["lisbon"])
    m.play(0, "1-cairo")
    m.undo()
    m.play(0, "1-london")
    assert m.view(None)["players"][0]["agents"][0]["place"] == "london"
    assert ts.load(str(m.record)) == m


def test_dice_are_not_taken_back():  # R4.1
    m = randolph(chance=["2+1"])
    with pytest.raises(ts.IllegalAction, match="there is nothing to take back: dice"):
        m.undo(0)
    with pytest.raises(ts.IllegalAction, match="there is nothing to take back: dice"):
        m.undo()


def test_the_end_of_a_turn_is_not_taken_back():  # R4.1
    m = randolph(roll="1+0")
    m.play(0, "end")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)
    m.happen("1+0")
    with pytest.raises(ts.IllegalAction, match="there is nothing to take back"):
        m.undo(0)


def test_steps_of_an_earlier_turn_are_not_taken_back():
    m = randolph(roll="1+0", chance=["0+0", "0+0"])
    m.play(0, "1-anchorage; end")
    m.play(1, "end")
    with pytest.raises(ts.IllegalAction, match="there is nothing to take back"):
        m.undo(0)


def test_a_delivery_is_not_taken_back_nor_what_came_before_it():  # R7.1
    m = randolph(roll="2+1", agents=["manila+gB"])
    m.play(0, "1-sydney; 1-hq")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)
    m.play(0, "1-anchorage")
    m.undo(0)
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)


def test_a_loss_to_a_bomb_is_not_taken_back():  # R8.1
    m = randolph(roll="1+0", agents=["sydney+gD cairo delhi lima london tokyo dakar"])
    m.play(0, "1-hq; lose 2")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)


def test_a_step_into_a_duel_is_not_taken_back():  # R6.1
    m = randolph(roll="1+1", agents=["nuuk", "reykjavik"])
    m.play(0, "1-reykjavik")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)


def test_a_card_face_down_is_not_taken_back():  # R6.2
    m = randolph(roll="1+1", agents=["nuuk", "reykjavik"])
    m.play(0, "1-reykjavik")
    m.play(1, "card 3")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(1)


def test_a_duel_fought_is_not_taken_back_but_the_steps_after_it_are():  # R6.9
    m = randolph(roll="1+1", agents=["nuuk", "reykjavik"])
    m.play(0, "1-reykjavik")
    duel(m, 4, 1)
    before = bytes(m._state)
    m.play(0, "1-murmansk")
    m.undo(0)
    assert bytes(m._state) == before
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)


def test_loot_is_not_taken_back():  # R6.5
    m = randolph(roll="1+1", agents=["nuuk+rA", "reykjavik"])
    m.play(0, "1-reykjavik")
    duel(m, 1, 4)
    m.play(1, "loot")
    with pytest.raises(ts.IllegalAction):
        m.undo(1)


def test_a_suitcase_placed_openly_is_not_taken_back():  # R2.3
    m = fresh("players=2 placement=round_robin")
    hide(m, 0)
    hide(m, 1)
    m.play(0, "A london")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)
    m.play(1, "A london")
    with pytest.raises(ts.IllegalAction):
        m.undo(0)


def test_choices_of_the_set_up_are_taken_back_while_others_choose():  # R2.3
    m = fresh("players=2")
    m.play(0, "contents 5 3 1 bomb")
    m.play(1, "contents bomb 1 3 5")
    kept = m.view(1)
    m.play(0, "A london")
    m.play(1, "A cairo")
    m.undo(0)
    m.undo(0)
    assert {text.text.split()[0] for text in m.actions(0)} == {"contents"}
    m.undo(1)
    assert m.view(1) == kept


def test_a_choice_taken_back_leaves_the_others_choices_to_the_byte():  # R2.3
    m, alone = fresh("players=2"), fresh("players=2")
    m.play(0, "contents 5 3 1 bomb")
    for one in (m, alone):
        hide(one, 1, "bomb 1 3 5")
    m.undo(0)
    assert bytes(m._state) == bytes(alone._state)
    assert m.to_move == (0,)


def test_the_choice_that_makes_a_player_ready_is_not_taken_back():  # R2.3
    m = fresh("players=2")
    hide(m, 0)
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)


def test_the_choice_that_ends_the_set_up_is_not_taken_back():  # R2.3
    # Seat 0 is ready last and is at once asked to place the first suitcase openly.
    m = fresh("players=2 placement=round_robin")
    hide(m, 1)
    hide(m, 0)
    assert (phase(m), m.to_move) == ("place", (0,))
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)


def test_a_secret_choice_taken_back_is_told_to_its_seat_alone():  # R2.2
    m = fresh("players=2")
    m.play(0, "contents 5 3 1 bomb")
    m.undo(0)
    assert kinds(m, 0) == ["contents_hidden", "undone"]
    assert m.events(0)[-1] == {"type": "undone", "seat": 0}
    assert m.events(1) == m.events(None) == []


def test_an_open_move_taken_back_is_told_to_all():  # R4.1
    m = randolph(roll="1+0", agents=["lisbon"])
    m.play(0, "1-cairo")
    m.undo()
    assert kinds(m, 1) == ["stepped", "undone"]


def test_a_move_taken_back_is_not_in_the_log_nor_in_the_record():  # R5.1
    m = randolph(roll="1+0", agents=["montreal"])
    empty = m.view(None)["log"], str(m.record)
    m.play(0, "1+rA")
    m.undo()
    assert (m.view(None)["log"], str(m.record)) == empty


@given(options=mixes(), seed=st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_what_can_be_taken_back_is_taken_back_to_the_byte_and_could_be_done_again(options, seed):
    m = ts.new("randolph", seed=seed, **options)
    before = m.position
    for seat, action in stepping(m, seed, 60):
        after = m.position
        try:
            m.undo(seat)
        except ts.IllegalAction:
            assert m.position == after
        else:
            assert m.position == before
            m.play(seat, action)
            assert m.position == after
        before = after
