"""What an absent player does, decided from public facts only."""

from ..board import MAX_CITIES
from ..state import DUEL, LETTERS_EACH, LOOT, LOSE, MOVE, NONE, PICK, PLACING
from . import agents, bombs, duels, moving, setup
from .numbers import (
    CARD_ACTION,
    CONTENTS_ACTION,
    END_ACTION,
    GUARDS_ACTION,
    LEAVE_ACTION,
    LOSE_ACTION,
    PICK_ACTION,
    PLACE_ACTION,
)


def spread(g, seat, letter):
    """R2.3: the four suitcases go to cities spread evenly over the board's list, or the next one that is free."""
    city = (2 * letter + 1) * g.cities // (2 * LETTERS_EACH)
    while not setup.free_city(g, seat, city):
        city = (city + 1) % g.cities
    return PLACE_ACTION + letter * MAX_CITIES + city


def first_choice(g, seat):
    """R2.2 to R2.4: the first contents, suitcases spread over the board, no guards."""
    if not setup.assigned(g, seat):
        return CONTENTS_ACTION
    letter = setup.next_place(g, seat)
    if letter < LETTERS_EACH:
        return spread(g, seat, letter)
    return GUARDS_ACTION


def quiet_move(g):
    """R4.1: the turn ends; if it may not yet, the first step that is legal."""
    step = moving.first_step(g)
    return END_ACTION if moving.may_end(g, step != NONE) else step


def lowest_card(g, seat):
    """R6.2: the lowest card in hand: with a 0 the agent at least comes home."""
    value = 0
    while duels.in_hand(g, seat, value) == 0:
        value += 1
    return CARD_ACTION + value


def default_action(g, seat):
    """The action of a player who is not there: nothing that could be left undone."""
    if g.phase == MOVE:
        return quiet_move(g)
    if g.phase == PICK:
        return PICK_ACTION + agents.first_in(g, g.defender, g.place[g.turn, g.fighter])
    if g.phase == DUEL:
        return lowest_card(g, seat)
    if g.phase == LOOT:
        return LEAVE_ACTION
    if g.phase == LOSE:
        return LOSE_ACTION + bombs.first_choice(g)
    if g.phase == PLACING:
        return spread(g, seat, setup.next_letter(g, seat))
    return first_choice(g, seat)
