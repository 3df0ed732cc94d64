"""A match: the object API over the rules, told with Kramer's game."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts

from .kramer.play import GAME, choose, mixes, played
from .kramer.positions import hand, kramer, phase, places

# Making one


def test_the_same_seed_gives_the_same_game():
    games = [played({"players": 5, "cards": True, "dossier": True}, 11, 400) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].position == games[1].position


def test_another_seed_gives_another_game():
    assert played({"players": 5}, 11, 20).position != played({"players": 5}, 12, 20).position


def test_without_a_seed_the_dice_come_from_the_system():
    m = ts.new("kramer", players=4)
    assert isinstance(m.chance, ts.System)
    assert m.to_move == (0,)


def test_a_seed_and_a_chance_together_are_refused():
    with pytest.raises(ValueError, match="give a seed or a chance, not both"):
        ts.new("kramer", seed=1, chance=["6"])


@pytest.mark.parametrize("outcomes", [["S", "P"], ("S", "P"), iter(["S", "P"]), (letter for letter in "SP")])
def test_outcomes_may_come_as_any_series_of_texts(outcomes):
    m = ts.new("kramer", players=2, chance=outcomes)
    assert m.awaits == "roll"


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_out_of_range_is_refused(seed):
    with pytest.raises(ValueError, match="a seed is a whole number from 0 to"):
        ts.new("kramer", seed=seed)


def test_names_are_kept_and_counted():
    assert ts.new("kramer", players=2, names=["Ann", "Bo"], seed=1).view(0)["names"] == ["Ann", "Bo"]
    assert ts.new("kramer", players=2, seed=1).names == ("Seat 0", "Seat 1")
    with pytest.raises(ValueError, match="2 players need 2 names, not 1"):
        ts.new("kramer", players=2, names=["Ann"], seed=1)


# Playing


def test_an_action_is_its_text_its_number_its_data_or_itself():
    for form in (
        lambda action: action.text,
        lambda action: action.id,
        lambda action: action.data,
        lambda action: action,
    ):
        m = kramer("players=4", "phase=move roll=2")
        m.play(0, form(m.actions(0)[5]))
        assert m.version == 1


def test_playing_returns_the_result_when_it_ended_the_game():
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=J:35", owners="JDPB")
    assert m.play(0, "J1").winners == (0,)
    m = kramer("players=4", "phase=move roll=1")
    assert m.play(0, "J1") is None


def test_several_actions_at_once_are_played_one_after_the_other():
    m = kramer("players=4", "phase=move roll=2 position=J:5")
    m.play(0, ["J2", "safe 3"])
    assert m.view(None)["turn"] == 1
    m = kramer("players=4", "phase=move roll=2 position=J:5")
    m.play(0, "J2; safe 3;")
    assert m.view(None)["turn"] == 1


def test_several_actions_at_once_are_played_all_or_none():
    m = kramer("players=4", "phase=move roll=2 position=J:5")
    before = m.position
    with pytest.raises(ts.IllegalAction, match="action 2 of 2: seat 0 cannot play 'safe 7'"):
        m.play(0, ["J2", "safe 7"])
    assert m.position == before
    assert m.version == 0
    assert m.events(None) == []


def test_dice_rolled_for_actions_that_were_refused_are_rolled_again_alike():
    script = ts.Script(["C9", "2"])
    m = ts.new("kramer", position=kramer("players=2 cards=yes", "phase=move roll=1", hands=["C1", ""]).position, chance=script)  # fmt: skip
    with pytest.raises(ts.IllegalAction, match="action 3 of 3"):
        m.play(0, ["stay", "pass", "J1"])
    m.play(0, ["stay", "pass"])
    assert hand(m, 0) == ["C1", "C9"]
    m = ts.new("kramer", players=2, cards=True, seed=9)
    twin = ts.new("kramer", players=2, cards=True, seed=9)
    first = m.actions(0)[0].id
    with pytest.raises(ts.IllegalAction):
        m.play(0, [first, "pass", "J=1"])
    m.play(0, first)
    twin.play(0, first)
    assert m == twin


def test_a_script_that_cannot_happen_leaves_the_match_unchanged():
    m = kramer("players=2 cards=yes", "phase=move roll=1", hands=["C1", ""], chance=["C16"])
    before = m.position
    with pytest.raises(ts.ScriptError, match="'C16' is no outcome of 'draw'"):
        m.play(0, "stay")
    assert (m.position, m.version) == (before, 0)


@pytest.mark.parametrize("seat", [-1, 4, 99, True, "0", 0.0, None])
def test_a_seat_that_does_not_exist_cannot_play(seat):
    m = kramer("players=4", "phase=move roll=2")
    with pytest.raises(ts.SeatError, match=r"there is no seat .*: the seats are 0 to 3"):
        m.play(seat, "J2")


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_does_not_exist_has_no_view_events_actions_or_notes(seat):
    m = kramer("players=4", "phase=move roll=2")
    for look in (m.view, m.events, m.actions, m.default_action, lambda s: m.note(s, "red", "x")):
        with pytest.raises(ts.SeatError, match="there is no seat"):
            look(seat)


@pytest.mark.parametrize("number", [-1, 2073, 10**9])
def test_a_number_that_is_no_action_is_refused(number):
    with pytest.raises(ts.IllegalAction, match=f"there is no action number {number}: they go from 0 to 2072"):
        kramer("players=4", "phase=move roll=2").play(0, number)


@pytest.mark.parametrize("move", [True, [None], [2.5], [b"J2"]])
def test_what_is_no_action_at_all_is_refused(move):
    with pytest.raises(ts.IllegalAction, match="an action is a notation, a number, an Action or its data, not"):
        kramer("players=4", "phase=move roll=2").play(0, move)


def test_text_that_is_no_action_is_refused():
    for text in ("", " ; ", "hello", "J99"):
        with pytest.raises(ts.IllegalAction, match="cannot read the action"):
            kramer("players=4", "phase=move roll=2").play(0, text)
    with pytest.raises(ts.IllegalAction, match="no action has the data"):
        kramer("players=4", "phase=move roll=2").play(0, {"kind": "jump"})


def test_an_action_of_another_match_of_the_game_is_understood():
    action = kramer("players=4", "phase=move roll=2").actions(0)[3]
    m = kramer("players=4", "phase=move roll=2")
    m.play(0, action)
    assert m.version == 1


def test_a_seat_that_is_not_asked_has_no_actions():
    m = kramer("players=4", "phase=move roll=2")
    assert m.actions(1) == []
    with pytest.raises(ts.IllegalAction, match="seat 1 is not asked now"):
        m.default_action(1)


@given(options=mixes, seed=st.integers(0, 2**32), steps=st.integers(0, 120), data=st.data())
@settings(max_examples=50, deadline=None)
def test_an_action_that_was_not_offered_is_never_accepted(options, seed, steps, data):
    m = played(options, seed, steps)
    before, version = m.position, m.version
    for _ in range(8):
        seat = data.draw(st.integers(0, m.players - 1))
        move = data.draw(st.one_of(st.integers(-5, 2100), st.text(max_size=8), st.sampled_from(SOME_TEXTS)))
        offered = {action.id for action in m.actions(seat)}
        try:
            number = GAME.parse_action(move) if isinstance(move, str) else move
        except ts.NotationError:
            number = -1
        if number in offered:
            continue
        with pytest.raises(ts.IllegalAction):
            m.play(seat, move)
        assert (m.position, m.version) == (before, version)


SOME_TEXTS = [GAME.action_text(action) for action in range(0, 2073, 7)]


@given(options=mixes, seed=st.integers(0, 2**32), steps=st.integers(0, 120))
@settings(max_examples=40, deadline=None)
def test_what_is_kept_of_legal_moves_and_views_is_what_would_be_found_anew(options, seed, steps):
    m = played(options, seed, steps)
    state = m.copy()._state
    for seat in range(m.players):
        out = [0] * GAME.action_count
        assert m.legal(seat) == out[: GAME.face.legal(state, seat, out)]
    for _ in range(2):
        for seat in (None, *range(m.players)):
            assert json.dumps(m.glimpse(seat)) == json.dumps(m.view(seat, log=False))


@given(options=mixes, seed=st.integers(0, 2**32), steps=st.integers(0, 60))
@settings(max_examples=60, deadline=None)
def test_another_seats_action_is_never_accepted(options, seed, steps):
    m = played(options, seed, steps)
    for seat in range(m.players):
        if seat not in m.to_move:
            for other in m.to_move:
                with pytest.raises(ts.IllegalAction, match=r"is not asked now|the game is over"):
                    m.play(seat, m.actions(other)[0])


def test_after_the_end_every_action_is_refused():
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=J:35")
    m.play(0, "J1")
    for action in range(0, 2073, 50):
        for seat in range(4):
            with pytest.raises(ts.IllegalAction, match="the game is over"):
                m.play(seat, action)


# Dice by hand


def test_when_the_script_is_used_up_the_match_waits():
    m = ts.new("kramer", players=2, chance=["S"])
    assert (m.awaits, m.to_move, m.over) == ("deal 1", (), False)
    m.happen("P")
    assert m.awaits == "roll"
    m.happen("1-3")
    assert (m.awaits, m.to_move) == (None, (0,))


@pytest.mark.parametrize(
    ("options", "fields", "awaits"),
    [
        ("players=2", "phase=deal actor=1 owner=P:-", "deal 1"),
        ("players=2 cards=yes", "phase=hand", "card 0"),
        ("players=2", "phase=roll", "roll"),
        ("players=2 cards=yes", "phase=draw roll=2", "draw"),
        ("players=2 cards=yes", "phase=second roll=2 actor=1", "identity 1"),
    ],
)
def test_what_is_awaited_is_said_in_the_words_of_a_record(options, fields, awaits):
    assert kramer(options, fields).awaits == awaits


def test_an_outcome_that_cannot_happen_is_refused():
    m = ts.new("kramer", players=2, chance=["S"])
    with pytest.raises(ts.ScriptError, match="'S' cannot happen at 'deal 1': possible are P, B, J, M"):
        m.happen("S")
    with pytest.raises(ts.ScriptError, match="'7' is no outcome of 'deal 1': known are S, P"):
        m.happen("7")
    assert m.awaits == "deal 1"


def test_nothing_can_happen_when_a_seat_is_to_move():
    with pytest.raises(ts.IllegalAction, match="the match does not wait for a die or a card now"):
        kramer("players=2", "phase=move roll=2").happen("6")


# Taking back


def test_undo_restores_the_exact_bytes():
    m = kramer("players=4", "phase=move roll=2 position=J:5")
    before = m.position
    m.play(0, "J2")
    m.undo()
    assert m.position == before
    assert m.version == 0


@given(options=mixes, seed=st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_whatever_can_be_undone_is_undone_to_the_byte(options, seed):
    m = ts.new("kramer", seed=seed, **options)
    rng = random.Random(seed)
    for _ in range(40):
        if m.over:
            break
        seat, action = choose(m, rng)
        before, version = m.position, m.version
        m.play(seat, action)
        try:
            m.undo(seat)
        except ts.IllegalAction:
            continue
        assert (m.position, m.version) == (before, version)
        m.play(seat, action)


def test_an_undone_move_is_told_as_undone():
    m = kramer("players=4", "phase=move roll=2 position=J:5")
    m.play(0, "J2")
    m.undo()
    assert [event["type"] for event in m.events(3)] == ["moved", "scored", "undone"]
    assert m.events(3)[-1] == {"type": "undone", "seat": 0}
    assert m.view(None)["log"]["moved"] == {}


def test_after_an_undo_another_move_is_told_too():
    m = kramer("players=4", "phase=move roll=2 position=J:5")
    m.play(0, "J2")
    m.undo()
    m.play(0, "D2")
    assert [event["type"] for event in m.events(3)] == ["moved", "scored", "undone", "moved", "turn_began"]


def test_several_actions_of_one_turn_are_undone_one_by_one():
    m = kramer("players=4 cards=yes", "phase=move roll=2 position=J:3", hands=["C4 C1", "C2", "", ""])
    start = m.position
    m.play(0, ["J2", "C4 J+1"])
    m.undo()
    assert (places(m)["J"], hand(m, 0)) == ("5", ["C1", "C4"])
    m.undo(0)
    assert m.position == start


def test_at_the_start_there_is_nothing_to_take_back():
    for m in (kramer("players=4", "phase=move roll=2"), ts.new("kramer", players=4, seed=1)):
        with pytest.raises(ts.IllegalAction, match="there is nothing to take back"):
            m.undo()
        with pytest.raises(ts.IllegalAction, match="there is nothing to take back"):
            m.undo(0)


def test_a_move_is_not_taken_back_after_the_next_roll():
    m = kramer("players=4", "phase=move roll=2", chance=["3"])
    m.play(0, "J2")
    with pytest.raises(
        ts.IllegalAction, match="there is nothing to take back: dice, cards or another player came since"
    ):
        m.undo(0)


def test_a_move_that_ended_the_turn_is_not_taken_back_even_before_the_next_roll():
    m = kramer("players=4", "phase=move roll=2")
    m.play(0, "J2")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)


def test_a_move_that_drew_a_card_is_not_taken_back():
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["C1", "", "", ""])
    m.play(0, "stay")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)
    m.happen("C9")
    with pytest.raises(ts.IllegalAction, match="nothing to take back"):
        m.undo(0)


def test_a_second_identity_asked_for_is_not_taken_back():
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C11 C1", "", "", ""])
    m.play(0, "C11")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)
    m.happen("M")
    with pytest.raises(ts.IllegalAction, match="nothing to take back"):
        m.undo(0)


def test_a_pass_is_not_taken_back_once_the_next_is_asked():
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C1", "C2", "", ""])
    m.play(0, "pass")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)


def test_what_another_did_is_not_taken_back():
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C1 C4", "C2 C1", "", ""])
    m.play(0, ["C4 J+1", "stop"])
    with pytest.raises(ts.IllegalAction, match="nothing to take back"):
        m.undo(1)
    m.play(1, "pass")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back: it asked the others something"):
        m.undo(0)


def test_the_end_is_not_taken_back():
    m = kramer("players=4", "phase=move roll=1 position=J:6 score=J:35")
    m.play(0, "J1")
    with pytest.raises(ts.IllegalAction, match="cannot be taken back"):
        m.undo(0)


def open_forms():
    m = kramer("players=3 dossier=yes", "phase=move roll=1 position=J:6 score=J:22")
    m.play(0, "J1")
    return m


def test_a_dossier_line_is_taken_back_though_others_wrote_since():
    m = open_forms()
    m.play(1, "S=2")
    before = m.position
    m.play(0, "P=2")
    m.play(1, "B=-")
    m.play(2, "S=-")
    m.undo(0)
    assert m.view(0)["seats"][0]["dossier"]["yellow"] is None
    assert m.view(1)["seats"][1]["dossier"]["orange"] == "free"
    assert m.view(2)["seats"][2]["dossier"]["grey"] == "free"
    m.undo(2)
    m.undo(1)
    assert m.position == before


def test_a_dossier_line_taken_back_is_told_to_its_writer_alone():
    m = open_forms()
    told_to_1 = m.events(1)
    m.play(0, "P=2")
    m.undo(0)
    assert m.events(0)[-1] == {"type": "undone", "seat": 0}
    assert m.events(1) == told_to_1


def test_what_led_to_the_forms_is_not_taken_back_whether_or_not_another_has_written():
    m = open_forms()
    with pytest.raises(ts.IllegalAction) as before:
        m.undo(0)
    m.play(1, "S=2")
    with pytest.raises(ts.IllegalAction) as after:
        m.undo(0)
    assert str(before.value) == str(after.value)
    assert "it asked the others something" in str(after.value)


# Looking


def test_events_are_given_from_a_number_on():
    m = kramer("players=4", "phase=move roll=2 position=J:5", chance=["4"])
    m.play(0, ["J2", "safe 3"])
    types = [event["type"] for event in m.events(None)]
    assert types == ["moved", "scored", "safe_moved", "turn_began", "rolled"]
    assert [event["type"] for event in m.events(None, since=3)] == types[3:]


def test_news_are_the_events_since_the_last_mark():
    m = kramer("players=4", "phase=move roll=2 position=J:5", chance=["4"])
    m.play(0, "J2")
    first, mark = m.news(3)
    assert first == m.events(3)
    assert m.news(3, mark) == ([], mark)
    m.play(0, "safe 3")
    assert [event["type"] for event in m.news(3, mark)[0]] == ["safe_moved", "turn_began", "rolled"]
    with pytest.raises(ts.SeatError, match="there is no seat 4"):
        m.news(4)


def test_what_shows_something_hidden_is_final():
    m = kramer("players=4 cards=yes", "phase=move roll=1", hands=["C1", "", "", ""])
    before = m._state.copy()
    m.play(0, "stay")
    assert GAME.final(before, 0, GAME.parse_action("stay"), m._state)


def test_a_copy_goes_on_by_itself():
    m = ts.new("kramer", players=4, seed=3)
    other = m.copy(seed=3)
    other.play(0, other.actions(0)[0])
    assert m.version == 5
    assert phase(m) == "move"


def test_a_resampled_match_keeps_what_the_seat_knows():
    m = ts.new("kramer", players=4, cards=True, seed=3)
    other = m.resampled(2, seed=8)
    assert other.view(2) | {"log": None} == m.view(2) | {"log": None}


def test_the_dice_of_a_resampled_match_do_not_follow_from_its_hidden_part():
    # Were both drawn from the same numbers, the first outcome after the resampling would be told by the first identity.
    m = kramer("players=4 cards=yes", "phase=move roll=2", hands=["", "", "", ""])
    pairs = set()
    for seed in range(400):
        other = m.resampled(None, seed)
        owner = other._state.owner[6]
        other.play(0, "J2")
        pairs.add((owner == -1, other.view(None)["roll"]))
    assert len(pairs) == 2 * 6


def test_a_match_says_in_short_what_it_is():
    m = kramer("players=4", "phase=move roll=2")
    assert repr(m) == "<Match kramer, 4 players, 0 moves, to move (0,)>"
    assert "seat 0" in str(ts.Result((0,), (42, 1), "finish"))
    with pytest.raises(TypeError):
        hash(m)


def test_matches_differ_by_their_history_and_notes():
    one, other = (ts.new("kramer", players=4, seed=3) for _ in range(2))
    assert one == other
    other.note(1, "red", "x")
    assert one != other
    assert one != "a match"


def test_an_event_with_everything_in_it_tells_its_secrets():
    m = ts.new("kramer", players=2, chance=["S", "P"])
    m._tell()
    assert m._stream[0].open() == {"type": "identity_dealt", "seat": 0, "agent": "grey"}


def test_the_default_action_is_legal_and_quiet():
    # Grey, first in the list, would open the safe; the default moves another.
    m = kramer("players=4", "phase=move roll=2 position=S:5")
    assert m.default_action(0).text == "S1 P1"
    m = kramer("players=4 cards=yes", "phase=move roll=1")
    assert m.default_action(0).text == "stay"


def test_the_default_opens_the_safe_only_if_every_move_does():
    # Every single step of one point leads onto the safe.
    m = kramer("players=2 die=plain", "phase=move roll=1 position=S:6,P:6,B:6,J:6,M:6")
    assert m.default_action(0).text == "S1"


def test_the_default_puts_the_safe_into_the_next_empty_building():
    m = kramer("players=4", "phase=safe roll=2 position=J:7,D:8,S:9 armed_by=J:0 armed_at=J:1 armings=1")
    assert m.default_action(0).text == "safe 10"


def test_the_default_plays_no_card():
    m = kramer("players=4 cards=yes", "phase=round roll=2", hands=["C1 C4", "", "", ""])
    assert m.default_action(0).text == "pass"
    m.play(0, "C1 J-2")
    assert m.default_action(0).text == "stop"


def test_the_default_form_holds_dashes_first():
    m = open_forms()
    lines = []
    while 2 in m.to_move:
        lines.append(m.default_action(2).text)
        m.play(2, lines[-1])
    assert lines == ["S=-", "P=-", "J=-", "M=0", "D=1"]


def test_an_outcome_told_by_hand_is_taken_back_if_the_script_cannot_go_on():
    m = ts.new("kramer", players=2, chance=ts.Script(["S"]))
    before = m.position
    m.chance.add("S")
    with pytest.raises(ts.ScriptError, match="'S' is no outcome of 'roll'"):
        m.happen("P")
    assert (m.position, m.awaits, m.version) == (before, "deal 1", 1)


def test_notes_are_limited_in_number_and_subject():  # K9.5
    m = ts.new("kramer", players=2, seed=1)
    with pytest.raises(ValueError, match="the subject of a note has at most 100 characters, this one 101"):
        m.note(0, "x" * 101, "text")
    for number in range(100):
        m.note(0, str(number), "text")
    with pytest.raises(ValueError, match="a seat keeps at most 100 notes; remove one first with an empty text"):
        m.note(0, "one more", "text")
    m.note(0, "7", "")
    m.note(0, "one more", "text")
    assert len(m.view(0)["notes"]) == 100
