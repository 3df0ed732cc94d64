"""The dice and the roll for the first turn (R1.2, R2.5)."""

from tests.randolph.rules.table import new, roll, sound
from topsecret.randolph import interface as face
from topsecret.randolph.rules import dice
from topsecret.randolph.state import CHANCE, NOT_ASKED, ROLL, START, WAITING


def ready(seats):
    g = new(seats)
    for k in range(seats * 4):
        g.content[k] = (5, 3, 1, 0)[k % 4]
        g.lies[k] = k % 4
    dice.ask_everybody(g)
    sound(g)
    return g


def test_each_die_shows_0_1_1_2_2_3():  # R1.2
    weights = [0] * 32
    assert face.chance(ready(2), weights) == 16
    total = [0] * 7
    for outcome in range(16):
        total[outcome // 4 + outcome % 4] += weights[outcome]
    assert total == [1, 4, 8, 10, 8, 4, 1]
    assert weights[1 * 4 + 2] == 4
    assert weights[0 * 4 + 3] == 1


def test_everybody_rolls_and_the_highest_total_begins():  # R2.5
    g = ready(3)
    roll(g, 1, 1)
    assert g.phase == START
    assert list(g.first_roll) == [2, WAITING, WAITING, NOT_ASKED]
    roll(g, 2, 2)
    roll(g, 0, 3)
    assert (g.phase, g.turn, g.starter) == (ROLL, 1, 1)
    assert face.pending(g) == CHANCE
    assert list(g.first_roll) == [NOT_ASKED] * 4


def test_tied_players_alone_roll_again():  # R2.5
    g = ready(4)
    for first, second in ((2, 1), (3, 1), (0, 0), (2, 2)):
        roll(g, first, second)
    assert list(g.first_roll) == [NOT_ASKED, WAITING, NOT_ASKED, WAITING]
    roll(g, 1, 1)
    roll(g, 2, 0)
    assert list(g.first_roll) == [NOT_ASKED, WAITING, NOT_ASKED, WAITING]
    roll(g, 0, 0)
    roll(g, 0, 1)
    assert (g.turn, g.starter) == (3, 3)


def test_play_goes_clockwise_from_the_player_who_begins():  # R2.5
    from tests.randolph.rules.table import end

    g = ready(3)
    for first, second in ((1, 1), (1, 1), (3, 3)):
        roll(g, first, second)
    turns = []
    for _ in range(4):
        turns.append(g.turn)
        roll(g, 1, 0)
        end(g)
    assert turns == [2, 0, 1, 2]
