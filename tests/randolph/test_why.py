"""Why an action is refused: in words with the clause, the match unchanged; nothing that was not offered is accepted."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topsecret as ts

from .play import mixes, played, stepping
from .positions import RING, duel, fresh, hide, randolph, texts


def refused(m, seat, move):
    """The words of a refusal; nothing has changed."""
    before, told, version = m.position, m.events(seat), m.version
    with pytest.raises(ts.IllegalAction) as caught:
        m.play(seat, move)
    assert (m.position, m.events(seat), m.version) == (before, told, version)
    return str(caught.value)


FIRST = "contents are to be hidden first, as 'contents 5 bomb 1 3' (R2.2)"


@pytest.mark.parametrize(("before", "move", "words"), [
    ("", "A london", FIRST),
    ("", "guards 1", FIRST),
    ("", "1-london", "the set-up is going on (R2)"),
    ("", "end", "the set-up is going on (R2)"),
    ("contents 5 3 1 bomb", "contents 5 3 1 bomb", "suitcase A is to be placed next (R2.3)"),
    ("contents 5 3 1 bomb", "B london", "suitcase A is to be placed next (R2.3)"),
    ("contents 5 3 1 bomb", "guards 0", "suitcase A is to be placed next (R2.3)"),
    ("contents 5 3 1 bomb; A london", "B london", "that city is not on the board, or holds a suitcase of the same colour already (R2.3)"),
    ("contents 5 3 1 bomb; A london; B lima; C cairo; D perth", "guards 2", "0 to 1 guards are to be posted now (R2.4)"),
    ("contents 5 3 1 bomb; A london; B lima; C cairo; D perth", "A nuuk", "0 to 1 guards are to be posted now (R2.4)"),
])  # fmt: skip
def test_in_the_set_up(before, move, words):  # R2
    m = fresh("players=3")
    if before:
        m.play(0, before)
    assert words in refused(m, 0, move)


def test_a_number_that_is_no_city_of_the_board_is_refused_in_the_set_up():  # R2.3
    m = fresh("players=2")
    m.play(0, "contents 5 3 1 bomb")
    assert "that city is not on the board" in refused(m, 0, "A #63")


@pytest.mark.parametrize(("move", "words"), [
    ("B cairo", "suitcase B is placed already (R2.3)"),
    ("A london", "a suitcase of the same colour lies in london already (R2.3)"),
    ("A #50", "there is no such city on the board (R2.3)"),
    ("contents 5 3 1 bomb", "a suitcase is to be placed now (R2.3)"),
    ("end", "a suitcase is to be placed now (R2.3)"),
])  # fmt: skip
def test_in_open_placing(move, words):  # R2.3
    m = fresh("players=2 placement=round_robin")
    hide(m, 0)
    hide(m, 1)
    m.play(0, "B london")
    m.play(1, "A london")
    assert words in refused(m, 0, move)


NO_ROUTE = "no route leads there; agent 1 can go to montreal, berlin, lisbon (R1.3)"


@pytest.mark.parametrize(("table", "move", "words"), [
    ({"agents": ["london out"]}, "2-cairo", "agent 2 is out of the game (R9.2)"),
    ({"agents": ["london"], "roll": "0+0"}, "1-berlin", "no step is left for agent 1 (R4.1)"),
    ({"agents": ["london"]}, "1-cairo", NO_ROUTE),
    ({"agents": ["london"]}, "1-london", NO_ROUTE),
    ({"agents": [""]}, "1-cairo", "no route leads there; agent 1 can go to anchorage, vancouver, winnipeg (R1.3)"),
    ({"agents": [""]}, "2-vancouver", "agent 2 is as good as another with a lower number in the same place: name that one"),
    ({"agents": ["london"]}, "1-hq", "the headquarters are entered only with a suitcase (R4.4)"),
    ({"agents": ["london+gA"]}, "1-hq", "the headquarters are entered only through the gates singapore, sydney, perth (R1.3)"),
    ({"agents": ["perth+rC"], "delivered": {"rA": 0, "rB": 0}}, "1-hq", "of the first three suitcases one must be an opponent's: two own ones are delivered already (R3.2)"),
    ({"agents": ["london*2 lisbon"], "roll": "1+0"}, "3-london", "two own agents stand in london, and a third could not leave it again with the next step (R4.2)"),
    ({"agents": ["london"]}, "1 drop", "agent 1 carries nothing (R5.1)"),
    ({"agents": ["london"]}, "1+rA", "suitcase rA does not lie where agent 1 stands (R5.1)"),
    ({"agents": [""]}, "1+rA", "suitcase rA does not lie where agent 1 stands (R5.1)"),
    ({"agents": ["montreal*2"]}, "2+rA", "agent 2 is as good as another with a lower number in the same place"),
    ({"agents": ["london"]}, "card 3", "steps may be taken and suitcases handled now, or the turn ended (R4.1, R5.1)"),
    ({"agents": ["london"]}, "fight 1", "steps may be taken and suitcases handled now"),
    ({"agents": ["london"]}, "loot", "steps may be taken and suitcases handled now"),
    ({"agents": ["london"]}, "lose 1", "steps may be taken and suitcases handled now"),
    ({"agents": ["london"]}, "guards 1", "steps may be taken and suitcases handled now"),
])  # fmt: skip
def test_in_a_turn(table, move, words):  # R1.3, R3.2, R4, R5
    assert words in refused(randolph(**{"roll": "1+1"} | table), 0, move)


def test_an_end_too_early_with_must_use_all():  # R4.1
    m = randolph("players=2 must_use_all=yes", roll="1+1")
    assert "all steps must be used while one is possible (R4.1, option must_use_all)" in refused(m, 0, "end")


@pytest.mark.parametrize(("options", "move", "words"), [
    ("players=2", "end", "a third agent stands in a city and one must leave it first (R4.2)"),
    ("players=2", "4-delhi", "one of the three agents must leave london first (R4.2)"),
    ("players=2 stack_check=end_of_move", "1-montreal", "the agent that entered must leave london first (R4.2)"),
    ("players=2", "1-berlin", "two own agents stand in berlin: three in a city may not make three in the next (R4.2)"),
])  # fmt: skip
def test_in_a_crowd(options, move, words):  # R4.2
    m = randolph(options, roll="3+1", agents=["london*2 lisbon cairo berlin*2"])
    m.play(0, "3-london")
    assert words in refused(m, 0, move)


@pytest.fixture
def crowded(tmp_path):
    """Three red agents in southeast, its neighbours full, and the HQ the only way out: red's base leads there too."""
    data = json.loads(Path(RING).read_text())
    data["starts"][0]["exits"].append("southeast")
    path = tmp_path / "two_exits.json"
    path.write_text(json.dumps(data))
    options = "players=2 board=" + ts.new("randolph", board=str(path)).view(None)["options"]["board"]
    m = randolph(
        options,
        roll="1+1",
        agents=["southeast+gA southeast east*2 south*2"],
        lie={"rA": "southeast", **dict.fromkeys(("gB", "gC", "gD", "rD"), "north")},
        delivered={"rB": 0, "rC": 0},
    )
    m.play(0, "7-southeast")
    return m


@pytest.mark.parametrize(("move", "words"), [
    ("1 drop", "that suitcase is the only way for anyone to leave the crowded city (R4.2)"),
    ("1+rA", "what the agent carries is the only way for anyone to leave the crowded city (R4.2)"),
])  # fmt: skip
def test_what_is_needed_to_leave_a_crowd_stays_in_hand(crowded, move, words):  # R4.2
    assert words in refused(crowded, 0, move)


def test_a_crowd_may_be_left_by_the_hq_alone(crowded):  # R4.2, R4.4
    assert {text for text in texts(crowded, 0) if "-" in text} == {"1-hq"}
    crowded.play(0, "1-hq")
    assert crowded.view(None)["crowd"] is None


def test_in_pick():  # R6.7
    m = randolph(roll="1+1", agents=["nuuk", "reykjavik+gA reykjavik"])
    m.play(0, "1-reykjavik")
    assert "agent 3 of seat 1 does not stand in that city (R6.7)" in refused(m, 0, "fight 3")
    assert "the aggressor is to pick whom to fight first now, as 'fight 2' (R6.7)" in refused(m, 0, "1-berlin")


def test_in_a_duel():  # R6.2, R6.3
    m = randolph("players=2", "spent=0.4:1,0.0:1", roll="1+1", agents=["nuuk", "reykjavik"])
    m.play(0, "1-reykjavik")
    assert "the card 4 is out; left are 0, 1, 2, 3, 5 (R6.3)" in refused(m, 0, "card 4")
    assert "a duel card is to be laid now (R6.2)" in refused(m, 1, "end")
    m.play(0, "card 3")
    assert refused(m, 0, "card 2") == "seat 0 is not asked now: seat 1 is to act"


def test_in_loot():  # R6.5
    m = randolph(roll="1+1", agents=["nuuk+rA", "reykjavik"])
    m.play(0, "1-reykjavik")
    duel(m, 1, 4)
    assert "the suitcase is to be taken or left now: 'loot' or 'leave' (R6.5)" in refused(m, 1, "1+rA")


def test_under_a_bomb():  # R8.1
    m = randolph(roll="1+0", agents=["sydney+gD cairo"])
    m.play(0, "1-hq")
    assert "agent 1 is out of the game already (R8.1)" in refused(m, 0, "lose 1")
    assert "agent 4 is as good as another with a lower number" in refused(m, 0, "lose 4")
    assert "an agent is to be given up to the bomb now (R8.1)" in refused(m, 0, "end")


def test_a_seat_that_is_not_asked_is_told_who_is():
    m = randolph("players=3", turn=1, roll="1+1")
    assert refused(m, 0, "end") == "seat 0 is not asked now: seat 1 is to act"
    with pytest.raises(ts.SeatError, match="there is no seat 3: the seats are 0 to 2"):
        m.play(3, "end")


def test_nobody_acts_before_the_dice_are_known():  # R4.1
    m = randolph()
    assert refused(m, 0, "end") == "nobody can act before the outcome of 'roll' is known"


def test_of_several_actions_the_one_that_fails_is_named_and_none_is_taken():  # R4.1
    m = randolph(roll="1+1", agents=["cairo"])
    assert refused(m, 0, "1-delhi; 1-colombo; 1-manila").startswith(
        "action 3 of 3: seat 0 cannot play '1-manila': no step"
    )


@given(options=mixes(), seed=st.integers(0, 2**32), decisions=st.integers(0, 250))
@settings(max_examples=25, deadline=None)
def test_nothing_is_accepted_that_was_not_offered_and_every_refusal_has_words(options, seed, decisions):
    m = played(options, seed, decisions)
    before = m.position
    rng = random.Random(seed)
    for seat in range(m.players):
        offered = {action.id for action in m.actions(seat)}
        assert bool(offered) == (seat in m.to_move)
        for number in rng.sample(range(880), 60):
            if number not in offered:
                move = number if rng.random() < 0.5 else m.game.action_text(number)
                with pytest.raises(ts.IllegalAction) as caught:
                    m.play(seat, move)
                assert len(str(caught.value)) > 10
    assert m.position == before


@given(options=mixes(), seed=st.integers(0, 2**32), text=st.text(max_size=30))
@settings(max_examples=25, deadline=None)
def test_any_text_is_read_or_refused(options, seed, text):
    m = played(options, seed, 30)
    before = m.position
    for seat in m.to_move:
        try:
            m.play(seat, text)
        except ts.IllegalAction:
            assert m.position == before
        else:
            return


def test_after_the_end_nobody_may_do_anything():  # R9
    m = ts.new("randolph", players=2, round_limit=1, board="europe", seed=1)
    for _ in stepping(m, 1, 500):
        pass
    for seat in (0, 1):
        assert m.actions(seat) == []
        for number in range(0, 880, 7):
            assert refused(m, seat, number) == "the game is over"
