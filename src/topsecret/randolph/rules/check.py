"""Whether a position written by hand could stand on a table: the number of the first fault found (see state.FAULTS)."""

from ..state import (
    AGENTS,
    BASE,
    CARDS,
    CARRIED,
    COPIES,
    DELIVERED,
    DUEL,
    END_OF_MOVE,
    FACES,
    GUARD,
    LETTERS_EACH,
    LOOT,
    LOSE,
    MOVE,
    NONE,
    NOT_ASKED,
    OUT,
    OVER,
    PICK,
    PLACING,
    ROLL,
    ROUND_LIMIT,
    ROUND_ROBIN,
    SEATS,
    SETUP,
    START,
    SUITCASES,
    UNPLACED,
    VALUES,
)
from . import agents, bombs, dice, duels, ending, moving
from . import setup as table

ALL_CONTENTS = 1 << 5 | 1 << 3 | 1 << 1 | 1 << 0
"""Bit mask of the contents of one colour (R1.1)."""
MOST_AT_ONCE = 6
"""The highest total of two dice (R1.2)."""


def consistent(g):
    """0 for a position that could stand on a table, or the number of a fault."""
    fault = frame(g)
    if not fault:
        fault = places(g)
    if not fault:
        fault = suitcases(g)
    if not fault:
        fault = cards(g)
    if not fault:
        fault = duel(g)
    if not fault:
        fault = company(g)
    if not fault:
        fault = steps(g)
    if not fault:
        fault = crowd(g)
    if not fault:
        fault = progress(g)
    if not fault:
        fault = finish(g)
    return fault


def frame(g):
    """R2.5, R9.2, R9.5: phase, turn, starter, rounds, and nothing where nobody sits."""
    if g.phase < SETUP or g.phase > OVER:
        return 1
    for seat in range(g.seats, SEATS):
        if has_something(g, seat):
            return 29
    if g.turn < 0 or g.turn >= g.seats:
        return 2
    if g.phase < ROLL:
        if g.starter != NONE:
            return 3
        if g.round != 0:
            return 4
    elif g.starter < 0 or g.starter >= g.seats:
        return 3
    if g.round < 0 or (g.round_limit and g.round >= g.round_limit and g.ending != ROUND_LIMIT):
        return 4
    return 0


def has_something(g, seat):
    """A seat that nobody takes has pieces, choices or cards."""
    for agent in range(AGENTS):
        if g.place[seat, agent] != OUT or g.cargo[seat, agent] != NONE:
            return True
    for suitcase in range(seat * LETTERS_EACH, (seat + 1) * LETTERS_EACH):
        if g.lies[suitcase] != UNPLACED or g.delivered_by[suitcase] != NONE or g.content[suitcase] != NONE:
            return True
    for value in range(VALUES):
        if g.spent[seat, value] != 0:
            return True
    return g.chosen[seat] != NONE or g.guards_chosen[seat] != NONE or g.first_roll[seat] != NOT_ASKED


def places(g):
    """R2.4, R9.2: agents are where agents can be, and the player to move has some."""
    for seat in range(g.seats):
        guards = 0
        for agent in range(AGENTS):
            place = g.place[seat, agent]
            if place < OUT or place >= g.cities:
                return 5
            if (g.phase < START and place != BASE) or (g.phase == START and place != BASE and place != GUARD):
                return 5
            if place == GUARD:
                guards += 1
        if guards and (not table.posts_guards(g, seat) or guards > g.guards):
            return 6
    # A player who has just lost his last agent in a duel waits for the winner's loot to end his turn.
    if ROLL <= g.phase < OVER and g.phase != LOOT and not agents.any_left(g, g.turn):
        return 2
    return 0


def suitcases(g):
    """R2.2, R2.3, R3.2, R5.1, R7.1: each suitcase is in one place, and holds what it can hold."""
    for suitcase in range(g.seats * LETTERS_EACH):
        lies = g.lies[suitcase]
        if lies < DELIVERED or lies >= g.cities:
            return 12
        if (lies == UNPLACED and g.phase > PLACING) or (lies < UNPLACED and g.phase <= START):
            return 12
        by = g.delivered_by[suitcase]
        if by < NONE or by >= g.seats or (by != NONE) != (lies == DELIVERED):
            return 14
        if lies == CARRIED and carriers(g, suitcase) != 1:
            return 11
    for seat in range(g.seats):
        for agent in range(AGENTS):
            suitcase = g.cargo[seat, agent]
            if suitcase < NONE or suitcase >= g.seats * LETTERS_EACH:
                return 11
            if suitcase != NONE and (g.place[seat, agent] < 0 or g.lies[suitcase] != CARRIED):
                return 11
        if g.phase <= START and share_a_city(g, seat):
            return 13
        if own_only(g, seat):
            return 15
        if not contents_fit(g, seat):
            return 16
    return 0


def carriers(g, suitcase):
    count = 0
    for seat in range(g.seats):
        for agent in range(AGENTS):
            if g.cargo[seat, agent] == suitcase:
                count += 1
    return count


def share_a_city(g, seat):
    """R2.3: two suitcases that the seat has placed are in one city."""
    for letter in range(seat * LETTERS_EACH, (seat + 1) * LETTERS_EACH):
        for other in range(seat * LETTERS_EACH, letter):
            if g.lies[letter] != UNPLACED and g.lies[letter] == g.lies[other]:
                return True
    return False


def own_only(g, seat):
    """R3.2: three own suitcases and no other were delivered."""
    own = 0
    for suitcase in range(SUITCASES):
        if g.delivered_by[suitcase] == seat:
            if suitcase // LETTERS_EACH != seat:
                return False
            own += 1
    return own > 2


def contents_fit(g, seat):
    """R2.2: 5, 3, 1 and a bomb, or none at all before they are assigned."""
    seen = 0
    unassigned = 0
    for suitcase in range(seat * LETTERS_EACH, (seat + 1) * LETTERS_EACH):
        content = g.content[suitcase]
        if content == NONE:
            unassigned += 1
        elif 0 <= content < VALUES:
            seen |= 1 << content
        else:
            return False
    return seen == ALL_CONTENTS or (unassigned == LETTERS_EACH and g.phase == SETUP)


def cards(g):
    """R6.2, R6.3: duel cards out, and cards laid face down."""
    waiting = 0
    for seat in range(g.seats):
        played = 0
        for value in range(VALUES):
            if g.spent[seat, value] < 0 or g.spent[seat, value] > COPIES[value]:
                return 17
            played += g.spent[seat, value]
        if played >= CARDS:
            return 17
        card = g.chosen[seat]
        if card != NONE:
            if g.phase != DUEL or (seat != g.turn and seat != g.defender):
                return 18
            if card < 0 or card >= VALUES or duels.in_hand(g, seat, card) == 0:
                return 18
            waiting += 1
    return 18 if waiting > 1 else 0


def duel(g):
    """R6.1, R6.5, R6.7: the fields of a duel, or of its loot, belong together."""
    if g.phase == PICK or g.phase == DUEL:
        if g.prize != NONE:
            return 20
        return 0 if fits_duel(g) else 19
    if g.fighter != NONE or g.exact != 0:
        return 19
    if g.phase != LOOT:
        if g.defender != NONE or g.rival != NONE:
            return 19
        return 20 if g.prize != NONE else 0
    if not is_opponent(g, g.defender) or not in_a_city(g, g.defender, g.rival):
        return 19
    if g.prize < 0 or g.prize >= g.seats * LETTERS_EACH or g.lies[g.prize] != g.place[g.defender, g.rival]:
        return 20
    return 0


def is_opponent(g, seat):
    return 0 <= seat < g.seats and seat != g.turn


def in_a_city(g, seat, agent):
    return 0 <= agent < AGENTS and g.place[seat, agent] >= 0


def fits_duel(g):
    """R6.1, R6.7: one fighter has entered the city of one or two defenders, one of whom is picked or to be picked."""
    if not is_opponent(g, g.defender) or not in_a_city(g, g.turn, g.fighter) or g.exact < 0 or g.exact > 1:
        return False
    city = g.place[g.turn, g.fighter]
    if agents.standing(g, g.turn, city) != 1:
        return False
    if g.phase == PICK:
        return g.rival == NONE and duels.choice(g)
    return in_a_city(g, g.defender, g.rival) and g.place[g.defender, g.rival] == city


def company(g):
    """R4.2, R6.1: a city holds one colour only, but for a duel, and two agents of it, but for a crowd."""
    taken = 0
    for seat in range(g.seats):
        here = 0
        for agent in range(AGENTS):
            city = g.place[seat, agent]
            if city >= 0:
                if agents.standing(g, seat, city) > 2 and (seat != g.turn or city != g.crowd):
                    return 8
                if seat != g.turn or agent != g.fighter:
                    here |= 1 << city
        if taken & here:
            return 7
        taken |= here
    return 0


def steps(g):
    """R4.1, R6.6: dice, pool and bonus steps."""
    for die in range(2):
        face = g.dice[die]
        if face < NONE or face >= FACES or (face == NONE) != (g.dice[0] == NONE):
            return 22
        if (g.phase <= ROLL and face != NONE) or (ROLL < g.phase < OVER and face == NONE):
            return 22
    if g.pool < 0 or (not g.bonus_pool and g.pool > max(0, g.dice[0] + g.dice[1])):
        return 23
    if g.pool > 0 and (g.phase <= ROLL or g.phase == LOOT):
        return 23
    for agent in range(AGENTS):
        if g.bonus[agent] < 0:
            return 23
        if g.bonus[agent] > 0 and (g.phase <= ROLL or g.phase == LOOT or g.bonus_pool or g.place[g.turn, agent] == OUT):
            return 23
    return 0


def crowd(g):
    """R4.2: three in a city only for the player who moves, and with a way out."""
    if g.crowd == NONE:
        return 0 if g.leaver == NONE else 10
    if g.phase != MOVE or g.crowd < 0 or g.crowd >= g.cities or agents.standing(g, g.turn, g.crowd) != 3:
        return 9
    if (g.leaver != NONE) != (g.stack_check == END_OF_MOVE):
        return 10
    if g.leaver != NONE and (not in_a_city(g, g.turn, g.leaver) or g.place[g.turn, g.leaver] != g.crowd):
        return 10
    return 9 if moving.first_step(g) == NONE else 0


def placed(g, seat):
    count = 0
    for letter in range(LETTERS_EACH):
        if g.lies[seat * LETTERS_EACH + letter] != UNPLACED:
            count += 1
    return count


def progress(g):
    """R2, R8.1: how far the set-up is, the rolls for the first turn, and what a bomb still costs."""
    for seat in range(g.seats):
        count = g.guards_chosen[seat]
        if count != NONE and (count < 0 or count > g.guards or g.phase > PLACING or not table.posts_guards(g, seat)):
            return 24
        total = g.first_roll[seat]
        if total < NOT_ASKED or total > MOST_AT_ONCE or (total != NOT_ASKED and g.phase != START):
            return 25
        if (g.phase == SETUP and not in_order(g, seat)) or (g.phase == PLACING and not in_rotation(g, seat)):
            return 28
    if g.phase == START and dice.next_to_roll(g) == NONE:
        return 25
    if (g.phase == SETUP) != (table.choosing(g) != 0) and g.phase <= PLACING:
        return 28
    if g.phase == LOSE:
        if g.losses <= 0 or g.losses >= agents.left(g, g.turn) or bombs.choices(g, agents.twins(g)) < 2:
            return 21
    elif g.losses != 0:
        return 21
    return 0


def in_order(g, seat):
    """R2.2 to R2.4: contents, then the suitcases from A to D unless they are placed openly later, then guards."""
    done = placed(g, seat)
    if done != table.next_letter(g, seat) or (done > 0 and g.placement == ROUND_ROBIN):
        return False
    if not table.assigned(g, seat):
        return done == 0 and g.guards_chosen[seat] == NONE
    return g.guards_chosen[seat] == NONE or table.next_place(g, seat) == LETTERS_EACH


def in_rotation(g, seat):
    """R2.3 round_robin: the seats before the one at hand have placed one suitcase more than the others."""
    done = placed(g, g.turn)
    return g.placement == ROUND_ROBIN and done < LETTERS_EACH and placed(g, seat) == done + (1 if seat < g.turn else 0)


def finish(g):
    """R3.1, R9: the game is over with a reason, or there is none for it to be over."""
    if (g.phase == OVER) != (g.ending != 0) or g.ending < 0 or g.ending > ROUND_LIMIT:
        return 26
    if ROLL <= g.phase < OVER:
        for seat in range(g.seats):
            if ending.secrets(g, seat) >= g.target:
                return 27
        if (ending.players_left(g) == 1 and not g.plays_on) or not ending.reachable(g):
            return 27
    return 0
