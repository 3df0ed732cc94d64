"""Setting the table: contents, suitcases, guards (R2)."""

from ..board import MAX_CITIES
from ..state import (
    AGENTS,
    BASE,
    GUARD,
    LETTERS_EACH,
    NONE,
    NOT_ASKED,
    OUT,
    PLACING,
    ROUND_ROBIN,
    SEATS,
    SETUP,
    SUITCASES,
    UNPLACED,
)
from . import dice
from .numbers import CONTENTS, CONTENTS_ACTION, GUARDS_ACTION, PLACE_ACTION

CORNERS = 4


def setup(g):
    """R2.4: all agents in their bases, nothing assigned or placed yet; the options stand in the state already."""
    g.phase = SETUP
    g.starter = NONE
    g.crowd = NONE
    g.leaver = NONE
    g.fighter = NONE
    g.defender = NONE
    g.rival = NONE
    g.prize = NONE
    g.dice[0] = NONE
    g.dice[1] = NONE
    for seat in range(SEATS):
        g.chosen[seat] = NONE
        g.guards_chosen[seat] = NONE
        g.first_roll[seat] = NOT_ASKED
        for agent in range(AGENTS):
            g.place[seat, agent] = BASE if seat < g.seats else OUT
            g.cargo[seat, agent] = NONE
    for suitcase in range(SUITCASES):
        g.lies[suitcase] = UNPLACED
        g.delivered_by[suitcase] = NONE
        g.content[suitcase] = NONE


def empty_corner(g):
    """R2.4: with three players, the corner where nobody starts."""
    taken = 0
    for seat in range(g.seats):
        taken |= 1 << g.colour[seat]
    for corner in range(CORNERS):
        if not (taken >> corner) & 1:
            return corner
    return NONE


def posts_guards(g, seat):
    """R2.4: with three players, everybody but the favoured one, whose opposite corner is empty, may post guards."""
    return g.seats == 3 and g.guards > 0 and (g.colour[seat] + CORNERS // 2) % CORNERS != empty_corner(g)


def assigned(g, seat):
    """R2.2: the seat has assigned its contents."""
    return g.content[seat * LETTERS_EACH] != NONE


def next_letter(g, seat):
    """The seat's first suitcase that is in no city yet, or LETTERS_EACH when all four are."""
    for letter in range(LETTERS_EACH):
        if g.lies[seat * LETTERS_EACH + letter] == UNPLACED:
            return letter
    return LETTERS_EACH


def next_place(g, seat):
    """R2.3: the suitcase to place in secret, or LETTERS_EACH if there is none; in round_robin they are placed openly later."""
    if g.placement == ROUND_ROBIN:
        return LETTERS_EACH
    return next_letter(g, seat)


def ready(g, seat):
    """R2.2 to R2.4: the seat has made all its secret choices."""
    return (
        assigned(g, seat)
        and next_place(g, seat) == LETTERS_EACH
        and (g.guards_chosen[seat] != NONE or not posts_guards(g, seat))
    )


def choosing(g):
    """Bit mask of the seats that have secret choices left."""
    mask = 0
    for seat in range(g.seats):
        if not ready(g, seat):
            mask |= 1 << seat
    return mask


def free_city(g, seat, city):
    """R2.3: the seat has no suitcase of its own in the city."""
    for letter in range(LETTERS_EACH):
        if g.lies[seat * LETTERS_EACH + letter] == city:
            return False
    return True


def legal_cities(g, seat, letter, out, n):
    """R2.3: any city without a suitcase of the seat's own."""
    for city in range(g.cities):
        if free_city(g, seat, city):
            out[n] = PLACE_ACTION + letter * MAX_CITIES + city
            n += 1
    return n


def legal(g, seat, out):
    """R2.2 to R2.4: first the contents, then the suitcases in their order, then the guards."""
    if not assigned(g, seat):
        for action in range(CONTENTS_ACTION, PLACE_ACTION):
            out[action - CONTENTS_ACTION] = action
        return PLACE_ACTION - CONTENTS_ACTION
    letter = next_place(g, seat)
    if letter < LETTERS_EACH:
        return legal_cities(g, seat, letter, out, 0)
    for count in range(g.guards + 1):
        out[count] = GUARDS_ACTION + count
    return g.guards + 1


def legal_openly(g, seat, out):
    """R2.3 round_robin: any suitcase of one's own that is not placed yet, into any city without one."""
    n = 0
    for letter in range(LETTERS_EACH):
        if g.lies[seat * LETTERS_EACH + letter] == UNPLACED:
            n = legal_cities(g, seat, letter, out, n)
    return n


def choose(g, seat, action):
    """R2.2 to R2.4: one secret choice; when the last is made the suitcases are shown, or are now placed openly."""
    if action < PLACE_ACTION:
        for letter in range(LETTERS_EACH):
            g.content[seat * LETTERS_EACH + letter] = CONTENTS[action - CONTENTS_ACTION, letter]
    elif action < GUARDS_ACTION:
        put(g, seat, action)
    else:
        g.guards_chosen[seat] = action - GUARDS_ACTION
    if choosing(g) == 0:
        if g.placement == ROUND_ROBIN:
            g.phase = PLACING
        else:
            finish(g)


def put(g, seat, action):
    """R2.3: a suitcase goes into its city."""
    g.lies[seat * LETTERS_EACH + (action - PLACE_ACTION) // MAX_CITIES] = (action - PLACE_ACTION) % MAX_CITIES


def put_openly(g, seat, action):
    """R2.3 round_robin: one suitcase at a time by seat number, until all are placed."""
    put(g, seat, action)
    g.turn = (seat + 1) % g.seats
    if next_letter(g, g.turn) == LETTERS_EACH:
        finish(g)


def finish(g):
    """R2.4, R2.5: the guards are shown, and the dice decide who begins."""
    for seat in range(g.seats):
        for agent in range(g.guards_chosen[seat]):
            g.place[seat, agent] = GUARD
        g.guards_chosen[seat] = NONE
    dice.ask_everybody(g)
