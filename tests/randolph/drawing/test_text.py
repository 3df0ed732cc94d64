"""Randolph's table as text: agents, suitcases, cards, and how far it is home."""

from topsecret.randolph import board as boards
from topsecret.randolph.drawing import text

from ..positions import RING, randolph, ring

NAMES = ["Anna", "Bert"]


def rows(match, seat=None, width=78):
    return match.game.text(match.view(seat), width).splitlines()


def table(**more):
    """Red has rolled 2 and 1: agent 1 carries its A in the north, agents 2 and 3 stand in the south, 4 is lost."""
    agents = ["north+rA south south out", "east"]
    return randolph(ring("players=2"), roll="2+1", agents=agents, **more)


def test_agents_stand_by_place_and_who_carries_has_a_way_home():  # R1.3, R4.1
    told = rows(table())
    # Red's headquarters opens at the southeast: from the north over northeast, east and southeast, and in.
    assert "- North 1 with rA, 4 to HQ; South 2, 3; out of the game 4; base 5, 6, 7" in told


def test_a_suitcase_lies_in_its_city_and_who_looks_is_told_how_far_from_home():
    m = table()
    assert "rB East 2," in " ".join(rows(m, 0))
    assert "rB East," in " ".join(rows(m))


def test_the_contents_of_ones_own_suitcases_are_read_by_nobody_else():  # R2.2
    m = table()
    assert "yours: rA=5, rB=3, rC=1, rD=bomb" in rows(m, 0)
    assert "bomb" not in str(m)
    assert "rD" not in next(row for row in rows(m, 1) if row.startswith("yours"))


def test_dice_and_steps_are_told():  # R4.1
    assert rows(table())[0].startswith("round 1 · dice 2 and 1 · steps left 3")


def test_forty_columns_hold_every_line():
    assert max(map(len, rows(table(), 0, 40))) <= 40


def test_what_was_delivered_is_open_to_all():  # R3.2
    m = table(delivered={"gA": 0})
    assert any("0 Seat 0, red · to move · secrets 5" in row and "delivered gA=5" in row for row in rows(m))


def test_the_map_in_words_names_every_city_with_its_neighbours():  # R1.3
    board = boards.load(RING)
    told = text.routes(board).splitlines()
    assert len(told) == 8
    assert "North: Northeast, Northwest" in told
