"""Kramer's table as text: who stands where, and what a player may know of the others."""

import topsecret as ts

from ..positions import kramer

NAMES = ["Anna", "Bert", "Cleo"]
FIELDS = "phase=move turn=0 actor=0 roll=5 position=S:2,P:4,J:7 score=S:12,P:3 safe=7"


def table(**more):
    """Three players, seat 0 is grey and has rolled a 5; grey stands in 2, yellow in 4, red at the safe in 7, the rest in the church."""
    return kramer("players=3", FIELDS, names=NAMES, **more)


def rows(match, seat=None, width=78):
    return match.game.text(match.view(seat), width).splitlines()


def test_the_ring_shows_who_stands_where_and_the_safe_in_brackets():  # K1.1
    _, buildings, agents, *_ = rows(table())
    assert buildings.split() == ["Church", "0", *"123456", "[7]", *"89", "10", "Ruin", "-3"]
    assert (
        agents.split()
        == [
            "BMD",
            ".",
            "S",
            ".",
            "P",
            ".",
            ".",
            "J",
            *"....",
        ][:12]
    )
    assert [buildings.index("2"), buildings.index("4"), buildings.index("[7]")] == [
        agents.index(letter) for letter in "SPJ"
    ]


def test_forty_columns_show_the_ring_in_two_rows():
    told = rows(table(), width=40)
    first = next(n for n, row in enumerate(told) if row.startswith("Church 0"))
    assert [row.split() for row in told[first : first + 4 : 2]] == [
        ["Church", "0", *"12345"],
        ["6", "[7]", *"89", "10", "Ruin", "-3"],
    ]
    assert max(map(len, told)) <= 40


def test_each_agent_has_its_place_its_way_to_the_safe_and_its_points():  # K3.1
    told = [row.split() for row in rows(table())]
    assert ["S", "Schulz,", "grey", "2", "5", "12"] in told
    assert ["P", "Perry,", "yellow", "4", "3", "3"] in told
    assert ["J", "Jacques,", "red", "7", "0", "0"] in told
    assert ["B", "Bucci,", "orange", "Church", "7", "0"] in told


def test_a_player_reads_an_identity_that_the_others_do_not():  # K2.3
    m = table()
    assert rows(m, 0)[-3:] == ["0 Anna · you · S Schulz · to move", "1 Bert", "2 Cleo"]
    assert rows(m, 1)[-3:] == ["0 Anna · to move", "1 Bert · you · P Perry", "2 Cleo"]
    assert rows(m)[-3:] == ["0 Anna · to move", "1 Bert", "2 Cleo"]


def test_a_hand_is_counted_for_all_and_read_by_its_owner_alone():  # K7.1
    m = kramer("players=3 cards=yes", FIELDS, names=NAMES, hands=("C3 C9", "C5", ""))
    assert rows(m, 0)[-4:] == [
        "0 Anna · you · S Schulz · to move · cards 2",
        "1 Bert · cards 1",
        "2 Cleo · cards 0",
        "hand: C3 Leak, C9 Double advance",
    ]
    assert "Leak" not in str(m)
    assert "Pile 23" in str(m)


def test_an_armed_agent_is_named_with_whoever_armed_it():  # K7.7
    m = kramer("players=3 cards=yes", FIELDS, names=NAMES, hands=("C3", "", ""))
    m.play(0, "S5")
    assert "armed: Schulz, by Anna" in rows(m)


def test_the_end_names_the_winner_and_everybodys_identity():  # K6.1, K6.2
    m = kramer("players=3", FIELDS.replace("S:12", "S:41"), names=NAMES)
    m.play(0, "S5")
    assert rows(m)[-4:] == ["0 Anna · S Schulz", "1 Bert · P Perry", "2 Cleo · B Bucci", "won: Anna (48)"]


def test_a_match_prints_as_a_spectator_sees_it():
    assert str(table()).splitlines() == rows(table())


def test_a_name_cannot_command_a_terminal():
    told = str(ts.new("kramer", players=2, seed=1, names=["A\x1b[2Jnna", "B\nert"]))
    assert "\x1b" not in told
    assert "1 B ert" in told
