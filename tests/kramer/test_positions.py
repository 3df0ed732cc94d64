"""Positions as text: both ways to the byte, and what cannot stand on a table is refused in words."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts

from .play import GAME, choose, likely, mixes, played
from .positions import LETTERS, at

BASIC, CARDS, DOSSIER = "players=3", "players=3 cards=yes", "players=3 dossier=yes"
FORMS = "opened=yes after=safe dossier=0.S:0,1.P:1,2.B:2"
"""The forms of three players as they are when they are opened."""
FULL = "opened=yes dossier=0.S:0,0.P:1,0.B:2,0.J:-,0.M:-,0.D:-,1.S:0,1.P:1,1.B:2,1.J:-,1.M:-,1.D:-,2.S:0,2.P:1,2.B:2,2.J:-,2.M:-,2.D:-"


@given(options=mixes, seed=st.integers(0, 2**32), agents=st.permutations(LETTERS))
@settings(max_examples=40, deadline=None)
def test_a_position_read_back_is_the_same_to_the_byte_at_every_step_of_any_game(options, seed, agents):
    needed = {2: 5, 3: 6}.get(options["players"], 7)
    m = ts.new("kramer", seed=seed, agents="".join(agents[:needed]), **options)
    rng = random.Random(seed)
    for _ in range(40):
        state, read = GAME.read_position(m.position)
        assert bytes(state) == bytes(m._state)
        assert read == m.options
        if m.over:
            break
        m.play(*likely(m, rng))


def test_a_match_goes_on_from_a_position():
    m = ts.new("kramer", players=4, cards=True, seed=5)
    again = ts.new("kramer", position=m.position, seed=5)
    assert again.view(0) | {"log": None} == m.view(0) | {"log": None}


def test_a_new_game_before_the_deal_is_the_shortest_position():
    assert ts.new("kramer", players=4, chance=[]).position == "kramer/1 players=4 |"


def test_a_position_brings_its_own_options():
    with pytest.raises(ts.OptionError, match="a position brings its own options: leave out cards"):
        ts.new("kramer", position="kramer/1 players=4 |", cards=True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a position begins with 'kramer/1 players=… |', not with ''"),
        ("kramer/2 players=4 |", "written under rules version 2 of kramer; this program knows version 1"),
        ("randolph/1 players=4 |", "a position begins with 'kramer/1"),
        ("kramer/1 players=4", "a position begins with 'kramer/1"),
        ("kramer/1 players=9 |", "option players: '9' is not allowed"),
        ("kramer/1 players |", "option players: write players=value"),
        ("kramer/1 players=4 | colour=red", "cannot read 'colour=red': expected field=value with one of the fields"),
        ("kramer/1 players=4 | safe", "cannot read 'safe'"),
        ("kramer/1 players=4 | seats=3", "cannot read 'seats=3'"),
        ("kramer/1 players=4 | safe=tower", "in 'safe=tower': unknown value 'tower': known are church, 1, 2"),
        ("kramer/1 players=4 | turn=first", "in 'turn=first': unknown value 'first': a whole number is expected"),
        ("kramer/1 players=4 | turn=500", "in 'turn=500': the number is too large for the field turn"),
        ("kramer/1 players=4 | turn=99999999999999999999999", "the number is too large for the field turn"),
        ("kramer/1 players=4 | position=J", "position: 'J' should be written index:value"),
        ("kramer/1 players=4 | position=X:3", "position: unknown index 'X': known are S, P, B, J, M, D, L"),
        ("kramer/1 players=4 | position=J.1:3", r"position: 'J.1' should have 1 part(s) separated by dots"),
        ("kramer/1 players=4 cards=yes | hand=0:1", "hand: '0' should have 2 part(s)"),
        ("kramer/1 players=4 | score=J:40000", "the number is too large for the field score"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_position_is_refused_in_words(text, message):
    with pytest.raises(ts.PositionError) as caught:
        ts.new("kramer", position=text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("options", "fields", "table", "message"),
    [
        (BASIC, "phase=10", {}, "phase: unknown"),
        (BASIC, "phase=-1", {}, "phase: unknown"),
        (BASIC, "phase=move roll=2 turn=3 actor=3", {}, "turn: must be a seat from 0 to 2"),
        (BASIC, "phase=safe roll=2 actor=-1", {}, "actor: must be a seat from 0 to 2"),
        (BASIC, "phase=move roll=2 turn=1", {}, "actor: must be 1, the seat whose turn it is, in the phase move (K7.5)"),
        (CARDS, "phase=move roll=2 hand=5.C1:1", {}, "there is no seat 5: the seats are 0 to 2"),
        (CARDS, "phase=move roll=2 seconds=3:1", {}, "there is no seat 3"),
        (BASIC, "phase=move roll=2 safe=12", {}, "safe: must be a building"),
        (BASIC, "phase=move", {}, "roll: must be 1 to 6 once the die is rolled, and 0 before"),
        (BASIC, "phase=roll roll=3", {}, "roll: must be 1 to 6 once the die is rolled, and 0 before"),
        (BASIC, "phase=move roll=7", {}, "roll: must be 1 to 6"),
        (BASIC, "phase=move roll=2 round=-1", {}, "round, passes: out of range"),
        (BASIC, "phase=move roll=2 passes=4", {}, "round, passes: out of range"),
        (CARDS, "phase=round roll=2 passes=3", {"hands": ["C1"]}, "passes: the round is over when everybody has passed (K7.5)"),
        (BASIC + " round_limit=5", "phase=move roll=2 round=5", {}, "round: the game is over after 5 rounds (K6.4)"),
        (BASIC, "phase=over roll=2 score=S:42", {}, "ending: must be finish or round_limit when the game is over"),
        (BASIC, "phase=move roll=2 ending=finish", {}, "ending: must be finish or round_limit when the game is over, and - before"),
        (BASIC, "phase=move roll=2 opened=3", {}, "opened: must be yes or no"),
        (BASIC, "phase=move roll=2 position=J:12", {}, "position: red must stand in a building"),
        (BASIC, "phase=move roll=2 score=J:-1", {}, "score: red cannot be below Start (K4.2)"),
        (BASIC, "phase=move roll=2 score=J:42", {}, "score: red has reached Finish, and the game is not over (K6.1)"),
        (BASIC, "phase=move roll=2 position=L:3", {}, "purple is not in play (K2.1)"),
        (BASIC, "phase=move roll=2 score=L:3", {}, "purple is not in play (K2.1)"),
        (BASIC, "phase=move roll=2 safe=church armed_by=L:1 armed_at=L:1 armings=1", {}, "purple is not in play (K2.1)"),
        (BASIC, "phase=move roll=2 position=J:3 armed_by=J:1 armed_at=J:1 armings=1", {}, "armed_by: red can only be armed by a seat, in the safe's building"),
        (BASIC, "phase=move roll=2 position=J:7 armed_by=J:1", {}, "with a number up to armings in armed_at (K7.7)"),
        (BASIC, "phase=move roll=2 position=J:7 armed_at=J:1 armings=1", {}, "armed_by: red can only be armed by a seat"),
        (BASIC, "phase=move roll=2 position=J:7 armed_by=J:3 armed_at=J:1 armings=1", {}, "armed_by: red can only be armed by a seat"),
        (BASIC, "phase=move roll=2 armings=65", {}, "armings: must be 0 to 64"),
        (BASIC, "phase=move roll=2 owner=L:1", {}, "owner: purple cannot belong to 1"),
        (BASIC, "phase=move roll=2 owner=J:3", {}, "owner: red cannot belong to 3"),
        (BASIC, "phase=move roll=2 owner=J:1", {}, "owner: seat 1 has 2 identities and should have 1 (K2.3)"),
        (BASIC, "phase=move roll=2 owner=S:-", {}, "owner: seat 0 has 0 identities and should have 1 (K2.3)"),
        (BASIC, "phase=deal actor=1", {}, "owner: seat 1 has 1 identities and should have 0 (K2.3)"),
        (BASIC, "phase=move roll=2 seconds=1:1 seconds_then=1:2 owner=J:1", {}, "seat 1 cannot have taken 1 second identities, 2 of them before the dossiers"),
        (BASIC, "phase=move roll=2 seconds=0:-1 owner=S:-", {}, "seat 0 cannot have taken -1 second identities"),
        ("players=6 cards=yes", "phase=second roll=2 seconds=0:1 owner=L:0", {"hands": ["C1"]}, "owner: no free agent is left to be taken (K8 C11)"),
        (BASIC, "phase=round roll=2", {}, "there are no cards at this table (option cards)"),
        (BASIC, "phase=move roll=2 hand=0.C1:1", {}, "there are no cards at this table"),
        (BASIC, "phase=move roll=2 discard=C1:1", {}, "there are no cards at this table"),
        (BASIC, "phase=move roll=2 pile=C1:1", {}, "there are no cards at this table"),
        (CARDS, "phase=move roll=2 pile=C1:1", {}, "cards: there are 1 of C1 in hands, pile and discards, and should be 2 (K8)"),
        (CARDS, "phase=move roll=2 pile=C5:2", {}, "cards: there are 2 of C5 in hands, pile and discards, and should be 1 (K8)"),
        (CARDS, "phase=move roll=2 pile=C1:3 discard=C1:-1", {}, "cards: there are 2 of C1"),
        (CARDS, "phase=move roll=2 pile=C11:0", {}, "cards: there are 0 of C11 in hands, pile and discards, and should be 1 (K8)"),
        ("players=7 cards=yes", "phase=move roll=2 pile=C11:1", {}, "cards: there are 1 of C11 in hands, pile and discards, and should be 0 (K8)"),
        (CARDS, "phase=move roll=2", {"hands": ["C1 C2 C3 C4 C5"]}, "hand: seat 0 holds more than 4 cards (K7.1)"),
        (CARDS, "phase=hand", {"hands": ["C1 C2"]}, "hand: seat 0 cannot hold 2 cards while cards are dealt to seat 0 (K7.1)"),
        (CARDS, "phase=hand actor=1", {"hands": ["C1"]}, "hand: seat 0 cannot hold 1 cards while cards are dealt to seat 1 (K7.1)"),
        (CARDS, "phase=hand actor=1", {"hands": ["C1 C2", "", "C4"]}, "hand: seat 2 cannot hold 1 cards while cards are dealt to seat 1 (K7.1)"),
        ("players=6 cards=yes", "phase=move roll=2 seconds=0:1 owner=L:0", {"hands": ["C11"]}, "hand: seat 0 cannot hold C11 when no free agent is left (K8 C11)"),
        (CARDS, "phase=round roll=2 drawn=C1", {"hands": ["C1"]}, "drawn: must be a card when has_drawn is yes, and - otherwise"),
        (CARDS, "phase=round roll=2 has_drawn=yes", {"hands": ["C1"]}, "drawn: must be a card when has_drawn is yes, and - otherwise"),
        (CARDS, "phase=round roll=2 has_drawn=yes drawn=C2", {"hands": ["C1"]}, "drawn: must be a card in the hand of the seat whose turn it is"),
        (CARDS, "phase=round roll=2 actor=1", {"hands": ["C1"]}, "actor: a seat with an empty hand is not asked (K7.5)"),
        (CARDS, "phase=draw roll=2", {"hands": ["C1 C2 C3 C4"]}, "phase: nothing can be drawn twice, into a full hand or from an empty pile (K7.3)"),
        (CARDS, "phase=draw roll=2 has_drawn=yes drawn=C1", {"hands": ["C1"]}, "phase: nothing can be drawn twice"),
        (BASIC, "phase=move roll=2 opened=yes", {}, "there is no dossier at this table (option dossier)"),
        (DOSSIER, "phase=dossier roll=2 after=safe", {}, "opened: must be yes while the dossiers are filled in"),
        (DOSSIER, "phase=move roll=2 score=J:29", {}, "opened: must be yes once a marker stands on 29 or beyond (K9.1)"),
        (DOSSIER, f"phase=dossier roll=2 {FORMS} after=round", {}, "after: must be the phase that follows the dossiers, safe, or round with cards (K9.1)"),
        (DOSSIER, f"phase=dossier roll=2 after=safe {FULL}", {}, "dossier: somebody must still be filling in his form in the phase dossier (K9.1)"),
        (DOSSIER, f"phase=dossier roll=2 {FORMS} dossier=1.J:3", {}, "dossier: seat 1 names an unknown seat for red"),
        (DOSSIER, f"phase=dossier roll=2 {FORMS} dossier=1.J:-3", {}, "dossier: seat 1 names an unknown seat for red"),
        (DOSSIER, "phase=move roll=2 dossier=1.J:2", {}, "dossier: seat 1 cannot have filled in red (K9.1)"),
        (DOSSIER, f"phase=dossier roll=2 {FORMS} dossier=1.L:2", {}, "dossier: seat 1 cannot have filled in purple (K9.1)"),
        (DOSSIER, f"phase=move roll=2 {FORMS}", {}, "dossier: the form of seat 0 should be complete (K9.1)"),
        (DOSSIER, f"phase=dossier roll=2 {FORMS} dossier=1.S:0,1.B:0", {}, "dossier: the form of seat 1 holds seat 0 more often than it may (K9.2)"),
        (DOSSIER, f"phase=dossier roll=2 {FORMS} dossier=1.S:-,1.B:-,1.J:-,1.M:-", {}, "dossier: the form of seat 1 holds dashes more often than it may (K9.2)"),
        (DOSSIER, f"phase=dossier roll=2 {FORMS} dossier=1.P:?", {}, "dossier: the form of seat 1 should carry its own name at its own agents (K9.2)"),
        (DOSSIER, f"phase=dossier roll=2 {FORMS} dossier=1.P:0,1.S:1", {}, "dossier: the form of seat 1 should carry its own name at its own agents (K9.2)"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_stand_on_a_table_is_refused_in_words(options, fields, table, message):
    with pytest.raises(ts.PositionError) as caught:
        ts.new("kramer", position=at(options, fields, **table), chance=[])
    assert message in str(caught.value)


def test_all_faults_of_a_position_are_told_together():
    with pytest.raises(ts.PositionError, match=r"safe: must be a building; .*red must stand in a building"):
        ts.new("kramer", position=at(BASIC, "phase=move roll=2 safe=12 position=J:12"))


FIELDS = [field for field in GAME.layout.fields if field.written]


@st.composite
def disturbed(draw):
    """A position of a real game with a few of its numbers changed."""
    m = played(draw(mixes), draw(st.integers(0, 10_000)), draw(st.integers(0, 150)))
    state = m._state.copy()
    for _ in range(draw(st.integers(1, 3))):
        field = draw(st.sampled_from(FIELDS))
        value = draw(st.integers(-3, 15))
        if not field.shape:
            setattr(state, field.name, value)
        else:
            index = tuple(draw(st.integers(0, n - 1)) for n in field.shape)
            getattr(state, field.name)[index if len(index) > 1 else index[0]] = value
    return GAME.write_position(state, m.options)


@given(position=disturbed(), seed=st.integers(0, 100))
@settings(max_examples=80, deadline=None)
def test_a_position_that_is_accepted_can_be_looked_at_and_played_on(position, seed):
    try:
        m = ts.new("kramer", position=position, seed=seed)
    except ts.PositionError:
        return
    rng = random.Random(seed)
    for _ in range(8):
        for seat in (None, *range(m.players)):
            m.view(seat)
            assert GAME.read_position(m.resampled(seat, seed).position)
        if m.over:
            break
        seat, action = choose(m, rng)
        assert m.default_action(seat).id in GAME.legal(m._state, seat)
        m.play(seat, action)
    assert m.over == (m.result is not None)
