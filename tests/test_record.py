"""A game written down: both ways, and what is wrong with a record is told with its line."""

import datetime
import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts
from topsecret.record import load

from .kramer.play import choose, likely, mixes, played
from .kramer.positions import kramer, places

HEAD = '[Game "kramer"]\n[Rules "1"]\n[Options "players=2"]\n\n'
"""Four lines; the first move stands on line 5."""
SHORT = HEAD + "deal 0 S\ndeal 1 P\nroll 6\n0: J2 B4\nend\n"


def fault(text):
    """The line and the reason of a record's error."""
    with pytest.raises(ts.RecordError) as caught:
        ts.load(text)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value.line, caught.value.reason


# Both ways


@given(options=mixes, seed=st.integers(0, 2**32), steps=st.integers(0, 150))
@settings(max_examples=60, deadline=None)
def test_a_record_read_back_is_the_same_match(options, seed, steps):
    m = played(options, seed, steps)
    again = ts.load(str(m.record), chance=ts.Script())
    assert again == m
    assert bytes(again._state) == bytes(m._state)
    assert str(again.record) == str(m.record)


@given(seed=st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_a_record_of_a_match_from_a_position_is_read_back(seed):
    m = played({"players": 3, "cards": True, "dossier": True}, seed, 60)
    later = ts.new("kramer", position=m.position, seed=seed)
    rng = random.Random(seed)
    for _ in range(20):
        if not later.over:
            later.play(*likely(later, rng))
    assert ts.load(str(later.record), chance=ts.Script()) == later
    assert '[Position "kramer/1 players=3 cards=yes dossier=yes |' in str(later.record)


def test_a_loaded_match_tells_the_same_events_and_views():
    m = played({"players": 4, "cards": True, "dossier": True}, 4, 120)
    again = ts.load(str(m.record), chance=ts.Script())
    for seat in (None, 0, 1, 2, 3):
        assert again.view(seat) == m.view(seat)
        assert again.events(seat) == m.events(seat)


def test_a_loaded_match_goes_on_with_the_systems_dice():
    m = ts.load(HEAD + "deal 0 S\nend\n")
    assert isinstance(m.chance, ts.System)
    assert m.to_move == (0,)


def test_a_loaded_match_can_wait_for_real_dice():
    m = ts.load(HEAD + "deal 0 S\nend\n", chance=ts.Script())
    assert m.awaits == "deal 1"


def test_a_record_is_readable():
    m = ts.new("kramer", players=2, names=["Ann", "Bo"], chance=["S", "P", "6", "2"])
    m.play(0, "J2 B4")
    m.note(1, "red", 'the "runner"')
    lines = str(m.record).splitlines()
    today = datetime.date.today().isoformat()
    assert lines[:6] == ['[Game "kramer"]', '[Rules "1"]', '[Options "players=2"]', '[Names "Ann" "Bo"]', f'[Date "{today}"]', ""]  # fmt: skip
    assert lines[6:12] == ["deal 0 S", "deal 1 P", "roll 6", "0: B4 J2", "roll 2", r'note 1 "red" "the \"runner\""']
    assert re.fullmatch("end 5 [0-9a-f]{16}", lines[12])


def test_a_record_written_by_hand_may_end_with_a_bare_end():
    m = ts.load(SHORT)
    assert (places(m)["J"], places(m)["B"]) == ("2", "4")


def test_a_record_may_come_with_carriage_returns_blank_lines_and_indents():
    m = ts.load(SHORT.replace("\n", "\r\n"))
    assert places(m)["J"] == "2"
    assert ts.load(HEAD + "\n  deal 0 S  \n\ndeal 1 P\nend\n\n\n", chance=ts.Script()).awaits == "roll"


def test_a_record_keeps_its_date():
    assert ts.load('[Date "1984-05-01"]\n' + SHORT).date == "1984-05-01"


def test_a_record_without_names_has_seats():
    assert ts.load(SHORT).names == ("Seat 0", "Seat 1")


@pytest.mark.parametrize(
    "names",
    [["Ann", "Bo"], [" ", "Bo"], ["", ""], ['a" "b', "c"], ['"', '" "'], ["\\", "x"], ["line\nbreak", "tab\t"], ["Zoë", "李"], ["a\u2028b", "\x85"], ["\ud800", "x"], ["a", "b "]],
)  # fmt: skip
def test_any_names_survive(names):
    m = ts.new("kramer", players=2, names=names, seed=1)
    assert list(ts.load(str(m.record)).names) == names


@given(about=st.text(st.characters(), max_size=20), text=st.text(st.characters(), min_size=1, max_size=40))
@settings(max_examples=80, deadline=None)
def test_any_note_survives(about, text):
    m = ts.new("kramer", players=2, seed=1)
    m.note(1, about, text)
    assert ts.load(str(m.record)).view(1)["notes"] == {about: text}
    str(m.record).encode()


def test_an_undone_move_does_not_stand_in_the_record():
    m = kramer("players=2", "phase=move roll=2 position=J:5")
    m.play(0, "J2")
    m.undo()
    m.play(0, "B2")
    assert [line for line in m.record.lines if line.startswith("0:")] == ["0: B2"]


def test_a_note_can_stand_between_moves():
    m = ts.load(SHORT.replace("roll 6", 'note 1 "red" "hm"\nroll 6'))
    assert m.view(1)["notes"] == {"red": "hm"}


# What is wrong


def whole():
    m = ts.new("kramer", players=2, chance=["S", "P", "6", "2"])
    m.play(0, "J2 B4")
    return str(m.record)


def test_a_record_cut_short_is_noticed():
    lines = whole().splitlines()
    for length in range(5, len(lines)):
        line, reason = fault("\n".join(lines[:length]))
        assert reason == "the record is cut short: its last line should begin with 'end'"
        # Blank lines at the end do not count.
        assert line == (5 if length == 6 else length)


def test_a_missing_line_is_noticed():
    lines = whole().splitlines()
    del lines[10]
    assert fault("\n".join(lines)) == (11, "5 moves are announced, but 4 stand in the record: lines are missing or were added")  # fmt: skip


def test_an_edited_record_is_noticed():
    line, reason = fault(whole().replace("roll 6", "roll 5"))
    assert (line, reason[:45]) == (12, "the digest does not fit: the record was edite")


def test_an_edited_record_is_read_after_a_bare_end():
    text = re.sub("end .*", "end", whole().replace("B4 J2", "B3 J3"))
    assert places(ts.load(text))["J"] == "3"


def test_an_edited_header_is_noticed():
    assert "digest" in fault(whole().replace("Seat 0", "Seat 9"))[1]


@pytest.mark.parametrize("end", ["end 4", "end four 0123456789abcdef", "end 4 x y", "end ² 00", "end " + "9" * 5000 + " 00"])  # fmt: skip
def test_a_last_line_of_another_form_is_refused(end):
    assert fault(SHORT.replace("end\n", end)) == (9, "the last line is written 'end', or 'end', the number of moves and a digest")  # fmt: skip


@pytest.mark.parametrize("text", ["", "hello\nend", "\n\nend", '[Event "chess"]\n1. e4 e5 *'])
def test_a_foreign_text_is_no_record(text):
    line, _ = fault(text)
    assert line == 1


def test_a_missing_header_is_named():
    assert fault('[Game "kramer"]\n[Rules "1"]\n\nend') == (3, "this is no record of a game: the header Options is missing")  # fmt: skip
    assert fault("hello\nend") == (1, "this is no record of a game: the header Game is missing")


def test_an_unknown_header_is_named():
    assert fault('[Colour "red"]\n' + SHORT) == (1, "unknown header 'Colour': known are Game, Rules, Options, Names, Date, Position, Seed")  # fmt: skip


def test_a_header_is_not_given_twice():
    assert fault('[Game "kramer"]\n' + SHORT) == (2, "the header Game stands here a second time")


def test_a_header_of_another_form_is_refused():
    assert fault("[Game kramer]\n" + SHORT) == (1, "a header is written [Name \"value\"], not '[Game kramer]'")


def test_an_unknown_game_is_named():
    line, reason = fault(SHORT.replace("kramer", "chess"))
    assert line == 1
    assert reason == "unknown game 'chess': known are kramer, randolph"


def test_another_rules_version_is_refused():
    assert fault(SHORT.replace('[Rules "1"]', '[Rules "2"]')) == (2, 'the record was made with rules version 2 of kramer; this program knows version 1')  # fmt: skip


def test_bad_options_are_told_with_their_line():
    line, reason = fault(SHORT.replace("players=2", "players=9"))
    assert (line, reason[:27]) == (3, "option players: '9' is not ")


def test_a_bad_position_is_told_with_its_line():
    line, reason = fault(SHORT.replace("\n\n", '\n[Position "kramer/1 players=2 | safe=tower"]\n\n', 1))
    assert line == 4
    assert "unknown value 'tower'" in reason


def test_bad_names_are_told_with_their_line():
    assert fault('[Names "Ann"]\n' + SHORT) == (1, "2 players need 2 names, not 1")
    assert fault('[Names "Ann", "Bo"]\n' + SHORT) == (1, "names are written in quotation marks, with spaces between them")  # fmt: skip


def test_an_illegal_move_is_told_with_its_line_and_why():
    assert fault(SHORT.replace("J2 B4", "J2 B3")) == (8, "move 4: seat 0 cannot play 'B3 J2': the roll gives exactly 6 points, and all must be used: 5 were given out (K3.5)")  # fmt: skip


def test_a_move_of_the_wrong_seat_is_told_with_its_line():
    assert fault(SHORT.replace("0: J2", "1: J2")) == (8, "move 4: seat 1 is not asked now: seat 0 is to act")
    assert fault(SHORT.replace("0: J2", "9: J2")) == (8, "move 4: there is no seat 9: the seats are 0 to 1")


def test_a_move_that_cannot_be_read_is_told_with_its_line():
    assert fault(SHORT.replace("J2 B4", "hop")) == (8, "move 4: cannot read the action 'hop'")
    assert fault(SHORT.replace("0: J2 B4", "J2 B4")) == (8, "move 4: a move of a seat is expected here, written 'seat: move', not 'J2 B4'")  # fmt: skip


def test_dice_in_the_place_of_a_move_are_told_with_their_line():
    line, reason = fault(SHORT.replace("roll 6", "roll 6\nroll 6"))
    assert (line, reason) == (8, "move 4: a move of a seat is expected here, written 'seat: move', not 'roll 6'")


def test_a_move_in_the_place_of_dice_is_told_with_its_line():
    assert fault(SHORT.replace("roll 6\n", "")) == (7, "move 3: the outcome of 'roll' is expected here, not '0: J2 B4'")


def test_an_outcome_that_cannot_happen_is_told_with_its_line():
    assert fault(SHORT.replace("deal 1 P", "deal 1 S")) == (6, "move 2: 'S' cannot happen at 'deal 1': possible are P, B, J, M")  # fmt: skip
    line, reason = fault(SHORT.replace("roll 6", "roll 7"))
    assert (line, reason) == (7, "move 3: '7' is no outcome of 'roll': known are 1-3, 2, 3, 4, 5, 6")


def test_a_move_after_the_end_of_the_game_is_told_with_its_line():
    m = kramer("players=2", "phase=move roll=1 position=J:6 score=J:35")
    m.play(0, "J1")
    text = re.sub("end .*", "1: safe 3\nend", str(m.record))
    line, reason = fault(text)
    assert reason == "move 2: the game is over"
    assert line == len(text.splitlines()) - 1


def test_a_bad_note_is_told_with_its_line():
    assert fault(SHORT.replace("roll 6", "note 1 red hm")) == (7, 'a note is written: note, the seat, "about", "text"')
    assert fault(SHORT.replace("roll 6", 'note 5 "red" "hm"'))[1].startswith("there is no seat 5")
    assert fault(SHORT.replace("roll 6", f'note 1 "red" "{"x" * 2001}"'))[1].startswith("a note has at most 2000")
    assert fault(SHORT.replace("roll 6", r'note 1 "red" "\q"'))[0] == 7


def test_a_record_too_long_is_not_read():
    assert fault("x" * 4_000_001) == (1, "the record is too long: 4000001 characters, at most 4000000 are read")


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_a_damaged_record_is_refused_with_a_record_error_or_read(data):
    text = RECORD
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 6))
        text = text[:place] + data.draw(st.text(max_size=6)) + text[place + length :]
    text = re.sub("end .*", "end", text) if data.draw(st.booleans()) else text
    try:
        m = ts.load(text)
    except ts.RecordError:
        return
    assert ts.load(str(m.record), chance=ts.Script()) == m


RECORD = str(played({"players": 3, "cards": True, "dossier": True}, 8, 30).record)


def test_a_loaded_match_can_be_played_on_and_recorded_again():
    m = ts.load(SHORT, chance=ts.Seeded(5))
    rng = random.Random(1)
    for _ in range(30):
        if not m.over:
            m.play(*choose(m, rng))
    assert ts.load(str(m.record), chance=ts.Script()) == m


def test_options_that_contradict_the_position_are_a_fault():
    m = kramer("players=3", "phase=move roll=6")
    text = (
        str(m.record).replace('[Options "players=3"]', '[Options "players=3 cards=yes"]').rsplit("end ", 1)[0] + "end"
    )
    number = 1 + next(i for i, line in enumerate(text.split("\n")) if line.startswith("[Position"))
    assert fault(text) == (number, "the position has other options than the header Options")


def test_a_note_that_was_removed_leaves_no_trace():  # K9.5
    m = ts.new("kramer", players=2, seed=1)
    m.note(0, "red", "perhaps")
    m.note(0, "red", "")
    assert "note" not in str(m.record)
    assert ts.load(str(m.record)) == m


# Rules versions

STORED = Path(__file__).parent / "records"
"""Games that bots played under version 0.1.0, at commit 2cf4965; what they came to is what that program said."""
CAME_TO = {
    "kramer": (114, ts.Result((1,), (42, 53, 44), "finish")),
    "randolph": (100, ts.Result((2,), (0, 0, 5), "secrets")),
}


@pytest.mark.parametrize("name", ts.games())
def test_a_game_stored_by_version_0_1_replays_as_it_was_played(name):
    text = STORED.joinpath(f"{name}-0.1.txt").read_text("utf-8")
    m = ts.load(text)
    assert (m.version, m.result) == CAME_TO[name]
    assert str(m.record) == text


class Later(type(ts.game("kramer"))):
    """Kramer's game as it might be one day: under version 2 of its rules the church has no name, so no stored game replays."""

    version = 2
    older = (ts.game("kramer"),)

    def parse_action(self, text):
        raise ts.NotationError(f"{text} is written in another way since version 2")


def test_a_stored_game_is_replayed_by_the_rules_it_was_played_under():
    text = STORED.joinpath("kramer-0.1.txt").read_text("utf-8")
    later = Later()
    with pytest.raises(ts.RecordError, match="is written in another way since version 2"):
        load(text.replace('[Rules "1"]', '[Rules "2"]').rpartition("end")[0] + "end", lambda name: later)
    m = load(text, lambda name: later)
    assert m.game is ts.game("kramer")
    assert (m.version, m.result) == CAME_TO["kramer"]
    assert str(m.record) == text
    assert m.view(None)["rules"] == 1


def test_a_position_is_read_by_the_rules_it_was_written_under(monkeypatch):
    monkeypatch.setattr("topsecret.kramer.GAME", Later())
    assert ts.new("kramer", seed=1).position.startswith("kramer/2 ")
    m = ts.new("kramer", position="kramer/1 players=2 | phase=move roll=1 owner=S:0,P:1")
    assert m.position.startswith("kramer/1 ")
    m.play(0, "S1")
    with pytest.raises(ts.PositionError, match="under rules version 3 of kramer; this program knows version 1, 2"):
        ts.new("kramer", position="kramer/3 players=2 | phase=move roll=1")
