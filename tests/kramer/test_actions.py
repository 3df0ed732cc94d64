"""The action space: number, text and data are three ways to say the same."""

import json

import pytest

import topsecret as ts

GAME = ts.game("kramer")


def test_there_are_2073_actions():
    # Splits of 0 to 6 points over seven agents: 1 + 7 + 28 + 84 + 210 + 462 + 924 = 1716. Places of the safe: 12. Cards: C1 14, C2 7,
    # C3 21, C4 14, C5 1, C6 7, C7 21, C8 21, C9 21, C10 84, C11 1, C12 14, C13 28, C14 12, C15 21 = 287. Pass and stop: 2.
    # Dossier lines: seven agents by a dash and seven seats = 56.
    assert GAME.action_count == 1716 + 12 + 287 + 2 + 56 == 2073


def test_every_action_comes_back_from_its_text():
    assert [GAME.parse_action(GAME.action_text(action)) for action in range(2073)] == list(range(2073))


def test_every_action_comes_back_from_its_data():
    assert [GAME.number_of(GAME.action_data(action)) for action in range(2073)] == list(range(2073))


def test_every_actions_data_survives_json():
    for action in range(2073):
        assert GAME.number_of(json.loads(json.dumps(GAME.action_data(action)))) == action


def test_no_two_actions_have_the_same_text():
    assert len({GAME.action_text(action) for action in range(2073)}) == 2073


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("stay", {"kind": "move", "points": {}}),
        ("P1 J2 D3", {"kind": "move", "points": {"yellow": 1, "red": 2, "blue": 3}}),
        ("safe ruin", {"kind": "safe", "building": "ruin"}),
        ("C1 J-2", {"kind": "card", "card": "C1", "agents": ["red"], "steps": -2}),
        ("C3 J D", {"kind": "card", "card": "C3", "agents": ["red", "blue"]}),
        ("C5", {"kind": "card", "card": "C5"}),
        ("C6 L", {"kind": "card", "card": "C6", "agents": ["purple"]}),
        ("C10 J ruin", {"kind": "card", "card": "C10", "agents": ["red"], "building": "ruin"}),
        ("C11", {"kind": "card", "card": "C11"}),
        ("C13 J", {"kind": "card", "card": "C13", "agents": ["red"]}),
        ("C14 church", {"kind": "card", "card": "C14", "building": "church"}),
        ("C15 S+3", {"kind": "card", "card": "C15", "agents": ["grey"], "steps": 3}),
        ("pass", {"kind": "pass"}),
        ("stop", {"kind": "stop"}),
        ("J=2", {"kind": "dossier", "agent": "red", "seat": 2}),
        ("J=-", {"kind": "dossier", "agent": "red", "seat": None}),
    ],
)
def test_an_action_reads_as_the_manual_says(text, data):
    number = GAME.parse_action(text)
    assert GAME.action(number).data == data
    assert str(GAME.action(number)) == text


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("j2 d3 p1", "P1 J2 D3"),
        ("D3,P1,J2", "P1 J2 D3"),
        ("  D3 ,  p1   J2 ", "P1 J2 D3"),
        ("STAY", "stay"),
        ("Safe Ruin", "safe ruin"),
        ("SAFE 10", "safe 10"),
        ("c1 j-2", "C1 J-2"),
        ("c3 D j", "C3 J D"),
        ("C7 L,S", "C7 S L"),
        ("c10 j RUIN", "C10 J ruin"),
        ("c14 Church", "C14 church"),
        ("C13 D J", "C13 J D"),
        ("PASS", "pass"),
        ("j=2", "J=2"),
        ("d=-", "D=-"),
    ],
)
def test_case_order_commas_and_spaces_do_not_matter(written, text):
    assert GAME.action_text(GAME.parse_action(written)) == text


@pytest.mark.parametrize(
    "written",
    ["", " ", ",", "X2", "J7", "J0", "J", "J2 J3", "J-1", "J4 D3", "safe", "safe 11", "safe 3 4", "C0", "C16", "C1 J", "C1 J-3", "C1 J+1", "C3 J", "C5 J", "C8 J J", "C10 J", "C10 ruin J", "C14 J", "C15 J+4", "pass now", "J=7", "J=", "J2;D3", "1716", "C10 J ruin ruin"],
)  # fmt: skip
def test_what_is_no_action_is_not_understood(written):
    with pytest.raises(ts.NotationError, match="cannot read the action"):
        GAME.parse_action(written)


@pytest.mark.parametrize("data", [{}, {"kind": "move"}, {"kind": "card", "card": "C16"}, {"kind": "safe", "building": 4}, {"kind": "pass", "seat": 1}, {"kind": {"a": {1}}}, {1: 2, "a": 3}, {"kind": "card", "card": "C3", "agents": ["blue", "red"]}])  # fmt: skip
def test_data_that_is_no_action_is_not_understood(data):
    with pytest.raises(ts.NotationError, match="no action has the data"):
        GAME.number_of(data)
