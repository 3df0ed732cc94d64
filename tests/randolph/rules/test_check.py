"""Positions written by hand: every fault has its number and its words."""

import pytest

from tests.randolph.rules.table import HQ, act, duel, new, playing, roll, step, suitcase
from topsecret.randolph.rules import check, dice
from topsecret.randolph.rules.numbers import CARD_ACTION, PLACE_ACTION
from topsecret.randolph.state import (
    BASE,
    CARRIED,
    DELIVERED,
    END_OF_MOVE,
    FAULTS,
    GUARD,
    LAST_STANDING,
    MOVE,
    NOT_ASKED,
    OUT,
    OVER,
    PLACING,
    ROLL,
    ROUND_LIMIT,
    ROUND_ROBIN,
    SETUP,
    START,
    UNPLACED,
)


def moving(**more):
    return playing(3, agents={0: [5, 5, 4], 1: [6, 6], 2: [10]}, carry={"0A": (0, 0), "1A": (1, 0)}, **more)


def crowded(**more):
    g = playing(roll=(2, 1), agents={0: [5, 5, 4]}, **more)
    step(g, 2, 5)
    return g


def picking():
    g = moving()
    step(g, 1, 6)
    return g


def duelling():
    g = moving()
    step(g, 2, 8)
    step(g, 0, 6)
    act(g, 0, 858)
    return g


def looting():
    g = duelling()
    duel(g, 1, 4)
    return g


def losing():
    g = playing(agents={0: [11, 5, 6]}, carry={"1D": (0, 0)})
    step(g, 0, HQ)
    return g


def rolling():
    g = moving()
    g.phase = ROLL
    g.pool = 0
    g.dice[0] = g.dice[1] = -1
    return g


def started():
    g = new(3)
    for k in range(12):
        g.content[k] = (5, 3, 1, 0)[k % 4]
        g.lies[k] = k % 4
    dice.ask_everybody(g)
    return g


def hiding():
    g = new(3)
    for action in (0, PLACE_ACTION, PLACE_ACTION + 64 + 1):
        act(g, 0, action)
    return g


def assigning():
    return new(3, placement=ROUND_ROBIN)


def placing():
    g = assigning()
    for seat, action in ((0, 0), (0, 280), (1, 0), (2, 0), (2, 281), (0, PLACE_ACTION), (1, PLACE_ACTION)):
        act(g, seat, action)
    return g


def over():
    g = playing(agents={0: [11]}, carry={"1A": (0, 0)}, target=5)
    step(g, 0, HQ)
    return g


POSITIONS = [moving, crowded, picking, duelling, looting, losing, rolling, started, hiding, assigning, placing, over]


@pytest.mark.parametrize("position", POSITIONS)
def test_positions_reached_by_playing_have_no_fault(position):
    assert check.consistent(position()) == 0


def set_to(name, value, *index):
    def change(g):
        if not index:
            setattr(g, name, value)
        else:
            getattr(g, name)[index if len(index) > 1 else index[0]] = value

    return change


def both(*changes):
    def change(g):
        for one in changes:
            one(g)

    return change


def all_out(seat):
    return both(*(set_to("place", OUT, seat, agent) for agent in range(7)))


FAULTY = [
    (1, moving, set_to("phase", 10)),
    (1, moving, set_to("phase", -1)),
    (29, moving, set_to("place", BASE, 3, 0)),
    (29, moving, set_to("cargo", 1, 3, 0)),
    (29, moving, set_to("lies", 3, 12)),
    (29, moving, set_to("delivered_by", 0, 13)),
    (29, moving, set_to("content", 5, 14)),
    (29, moving, set_to("spent", 1, 3, 5)),
    (29, moving, set_to("chosen", 0, 3)),
    (29, moving, set_to("guards_chosen", 0, 3)),
    (29, moving, set_to("first_roll", 0, 3)),
    (2, moving, set_to("turn", 3)),
    (2, moving, set_to("turn", -1)),
    (2, moving, both(all_out(0), set_to("cargo", -1, 0, 0), set_to("lies", 2, 0))),
    (3, started, set_to("starter", 0)),
    (3, moving, set_to("starter", -1)),
    (3, moving, set_to("starter", 3)),
    (4, started, set_to("round", 1)),
    (4, moving, set_to("round", -1)),
    (4, moving, both(set_to("round_limit", 4), set_to("round", 4))),
    (5, moving, set_to("place", -4, 0, 6)),
    (5, moving, set_to("place", 12, 0, 6)),
    (5, hiding, set_to("place", GUARD, 0, 0)),
    (5, started, set_to("place", 3, 0, 0)),
    (6, moving, set_to("place", GUARD, 1, 6)),
    (6, moving, both(set_to("place", GUARD, 0, 5), set_to("place", GUARD, 0, 6))),
    (6, crowded, set_to("place", GUARD, 0, 6)),
    (7, moving, set_to("place", 6, 2, 0)),
    (7, duelling, set_to("place", 6, 2, 0)),
    (8, moving, set_to("place", 6, 1, 6)),
    (8, moving, set_to("place", 5, 0, 2)),
    (8, crowded, set_to("crowd", 4)),
    (9, crowded, both(set_to("phase", OVER), set_to("ending", ROUND_LIMIT))),
    (9, moving, set_to("crowd", 5)),
    (9, moving, set_to("crowd", 12)),
    (9, moving, set_to("crowd", -2)),
    (9, crowded, set_to("pool", 0)),
    (9, crowded, set_to("place", 5, 0, 3)),
    (10, moving, set_to("leaver", 0)),
    (10, crowded, set_to("leaver", 2)),
    (10, lambda: crowded(stack_check=END_OF_MOVE), set_to("leaver", -1)),
    (10, lambda: crowded(stack_check=END_OF_MOVE), set_to("leaver", 3)),
    (10, lambda: crowded(stack_check=END_OF_MOVE), set_to("leaver", 7)),
    (11, moving, set_to("cargo", 12, 0, 1)),
    (11, moving, set_to("cargo", -2, 0, 1)),
    (11, moving, set_to("cargo", 0, 0, 1)),
    (11, moving, set_to("cargo", 1, 0, 1)),
    (11, moving, both(set_to("lies", CARRIED, 1), set_to("cargo", 1, 0, 6))),
    (11, moving, set_to("lies", CARRIED, 2)),
    (12, moving, set_to("lies", -4, 1)),
    (12, moving, set_to("lies", 12, 1)),
    (12, moving, set_to("lies", UNPLACED, 1)),
    (12, started, set_to("lies", CARRIED, 1)),
    (13, hiding, set_to("lies", 0, 1)),
    (14, moving, set_to("lies", DELIVERED, 1)),
    (14, moving, set_to("delivered_by", 0, 1)),
    (14, moving, both(set_to("lies", DELIVERED, 1), set_to("delivered_by", 3, 1))),
    (14, moving, both(set_to("lies", DELIVERED, 1), set_to("delivered_by", -2, 1))),
    (15, moving, both(*(both(set_to("lies", DELIVERED, k), set_to("delivered_by", 0, k)) for k in (1, 2, 3)))),
    (16, moving, set_to("content", 3, 0)),
    (16, moving, set_to("content", -1, 0)),
    (16, moving, set_to("content", 6, 0)),
    (16, moving, set_to("content", -2, 0)),
    (16, moving, both(*(set_to("content", -1, k) for k in range(4)))),
    (16, hiding, set_to("content", -1, 1)),
    (17, moving, set_to("spent", 3, 0, 0)),
    (17, moving, set_to("spent", 2, 0, 1)),
    (17, moving, set_to("spent", -1, 0, 1)),
    (17, moving, both(*(set_to("spent", 2 if value == 0 else 1, 0, value) for value in range(6)))),
    (18, moving, set_to("chosen", 0, 0)),
    (18, duelling, set_to("chosen", 0, 2)),
    (18, duelling, set_to("chosen", 6, 0)),
    (18, duelling, set_to("chosen", -2, 0)),
    (18, duelling, both(set_to("chosen", 4, 0), set_to("spent", 1, 0, 4))),
    (18, duelling, both(set_to("chosen", 4, 0), set_to("chosen", 4, 1))),
    (19, moving, set_to("fighter", 0)),
    (19, moving, set_to("exact", 1)),
    (19, moving, set_to("defender", 1)),
    (19, moving, set_to("rival", 1)),
    (19, picking, set_to("rival", 0)),
    (19, picking, both(set_to("cargo", -1, 1, 0), set_to("lies", 6, 4))),
    (19, picking, set_to("defender", 0)),
    (19, picking, set_to("defender", -1)),
    (19, picking, set_to("fighter", -1)),
    (19, picking, set_to("fighter", 6)),
    (19, picking, set_to("exact", 2)),
    (19, picking, set_to("exact", -1)),
    (19, duelling, set_to("place", 6, 0, 3)),
    (19, duelling, set_to("rival", -1)),
    (19, duelling, set_to("rival", 7)),
    (19, duelling, set_to("place", 2, 1, 0)),
    (19, looting, set_to("defender", -1)),
    (19, looting, set_to("rival", 3)),
    (20, duelling, set_to("prize", 0)),
    (20, moving, set_to("prize", 0)),
    (20, looting, set_to("prize", -1)),
    (20, looting, set_to("prize", 12)),
    (20, looting, set_to("lies", 3, 0)),
    (21, losing, set_to("losses", 0)),
    (21, losing, set_to("losses", 6)),
    (21, losing, both(set_to("place", BASE, 0, 1), set_to("place", BASE, 0, 2))),
    (21, moving, set_to("losses", 1)),
    (22, moving, set_to("dice", -1, 0)),
    (22, moving, both(set_to("dice", -1, 0), set_to("dice", -1, 1))),
    (22, moving, set_to("dice", 4, 1)),
    (22, moving, set_to("dice", -2, 0)),
    (22, rolling, both(set_to("dice", 1, 0), set_to("dice", 1, 1))),
    (23, moving, set_to("pool", 4)),
    (23, moving, set_to("pool", -1)),
    (23, looting, set_to("pool", 1)),
    (23, rolling, both(set_to("bonus_pool", 1), set_to("pool", 1))),
    (23, moving, set_to("bonus", -1, 0)),
    (23, rolling, set_to("bonus", 1, 0)),
    (23, looting, set_to("bonus", 1, 0)),
    (23, moving, both(set_to("bonus_pool", 1), set_to("bonus", 1, 0))),
    (23, moving, both(set_to("place", OUT, 0, 6), set_to("bonus", 1, 6))),
    (24, hiding, set_to("guards_chosen", 1, 1)),
    (24, placing, set_to("guards_chosen", 2, 0)),
    (24, placing, set_to("guards_chosen", -2, 0)),
    (24, moving, set_to("guards_chosen", 0, 0)),
    (25, started, set_to("first_roll", 7, 0)),
    (25, started, set_to("first_roll", -3, 0)),
    (25, moving, set_to("first_roll", 3, 0)),
    (25, started, both(*(set_to("first_roll", NOT_ASKED, seat) for seat in range(3)))),
    (26, moving, set_to("phase", OVER)),
    (26, over, set_to("ending", 0)),
    (26, over, set_to("ending", 5)),
    (26, over, set_to("ending", -1)),
    (26, moving, set_to("ending", LAST_STANDING)),
    (27, moving, set_to("target", 28)),
    (27, moving, both(set_to("target", 5), set_to("lies", DELIVERED, 8), set_to("delivered_by", 0, 8))),
    (27, moving, both(all_out(1), all_out(2), set_to("cargo", -1, 1, 0), set_to("lies", 2, 4))),
    (28, hiding, set_to("lies", UNPLACED, 0)),
    (28, hiding, set_to("placement", ROUND_ROBIN)),
    (28, hiding, both(*(set_to("content", -1, k) for k in range(4)))),
    (28, hiding, set_to("guards_chosen", 0, 0)),
    (28, assigning, set_to("guards_chosen", 0, 0)),
    (28, placing, set_to("turn", 1)),
    (28, placing, set_to("placement", 0)),
    (28, placing, set_to("guards_chosen", -1, 0)),
    (28, placing, set_to("phase", SETUP)),
]


@pytest.mark.parametrize(("fault", "position", "change"), FAULTY)
def test_a_position_that_cannot_be_is_found_out(fault, position, change):
    g = position()
    change(g)
    assert check.consistent(g) == fault


def test_a_set_up_with_nothing_left_to_choose_is_no_set_up():
    g = started()
    g.phase = SETUP
    for seat in range(3):
        g.first_roll[seat] = NOT_ASKED
    for seat in (0, 2):
        g.guards_chosen[seat] = 0
    assert check.consistent(g) == 28


def test_open_placing_is_over_when_all_are_placed():
    g = started()
    g.phase = PLACING
    g.placement = ROUND_ROBIN
    for seat in range(3):
        g.first_roll[seat] = NOT_ASKED
    for seat in (0, 2):
        g.guards_chosen[seat] = 0
    assert check.consistent(g) == 28


def test_every_fault_in_words_is_tested_and_every_number_has_words():
    assert {fault for fault, _, _ in FAULTY} == set(FAULTS)


def test_the_dice_of_a_finished_game_may_lie_or_not():
    g = over()
    g.dice[0] = g.dice[1] = -1
    g.pool = 0
    assert check.consistent(g) == 0


def test_a_finished_game_may_have_reached_its_round_limit():
    g = over()
    g.round_limit = g.round = 3
    g.ending = ROUND_LIMIT
    assert check.consistent(g) == 0


def test_the_card_that_is_down_must_be_one_of_two():
    g = duelling()
    act(g, 1, CARD_ACTION + 2)
    assert check.consistent(g) == 0


def test_an_aggressor_without_agents_may_wait_for_the_loot():  # R6.5, R9.2
    g = looting()
    for agent in range(7):
        g.place[0, agent] = OUT
    assert check.consistent(g) == 0


def test_guards_may_stand_when_the_first_turn_is_rolled_for():  # R2.4
    g = started()
    g.place[0, 0] = GUARD
    assert check.consistent(g) == 0
    roll(g, 1, 1)
    assert g.phase == START
    assert g.phase != MOVE
    assert g.lies[suitcase("0A")] == 0
