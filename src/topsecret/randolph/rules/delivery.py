"""The headquarters: who may enter, and what a delivery does (R1.3, R3.2, R4.4, R7)."""

from ..board import MAX_ROUTES
from ..state import BASE, DELIVERED, LETTERS_EACH, NONE, SUITCASES


def opens_to(g, seat, city):
    """R1.3: the city is a gate of the seat's own HQ."""
    for k in range(MAX_ROUTES):
        if g.gates[g.colour[seat], k] == city:
            return True
    return False


def accepted(g, seat, suitcase):
    """R3.2: of the first three suitcases at least one is an opponent's: after two own ones, only an opponent's."""
    if suitcase // LETTERS_EACH != seat:
        return True
    own = 0
    for other in range(SUITCASES):
        if g.delivered_by[other] == seat:
            if other // LETTERS_EACH != seat:
                return True
            own += 1
    return own < 2


def owes(g, seat):
    """R3.2: an opponent's suitcase has to come some time: the last own one would be refused, were the others delivered.

    Those are taken to be delivered from then on: not to be asked of a state that is still needed.
    """
    last = (seat + 1) * LETTERS_EACH - 1
    for suitcase in range(seat * LETTERS_EACH, last):
        g.delivered_by[suitcase] = seat
    return not accepted(g, seat, last)


def possible(g, city, suitcase):
    """R4.4: an agent of the player to move that stands in the city with the suitcase (or NONE) may enter the HQ."""
    return suitcase != NONE and opens_to(g, g.turn, city) and accepted(g, g.turn, suitcase)


def deliver(g, agent):
    """R7.1: the suitcase is out of play and its content shown; the carrier is back in its base. Returns the suitcase."""
    suitcase = g.cargo[g.turn, agent]
    g.cargo[g.turn, agent] = NONE
    g.lies[suitcase] = DELIVERED
    g.delivered_by[suitcase] = g.turn
    g.place[g.turn, agent] = BASE
    return suitcase
