"""Drawing a state that a seat cannot tell from this one: contents, secret choices and face-down cards drawn anew."""

from ...kernel.random import below
from ..state import CARDS, LETTERS_EACH, NONE, OVER, SETUP, UNPLACED, VALUES
from . import duels


def resample(g, seat, r):
    """Every way the secrets of the others can be is equally likely; what the seat knows, and everything public, stays.

    With seat -1 it is a spectator who knows nothing hidden. How far each player has got with his set-up stays as it is.
    When the game is over nothing is hidden any more.
    """
    if g.phase == OVER:
        return
    for other in range(g.seats):
        if other != seat:
            contents(g, other, r)
            if g.phase == SETUP:
                cities(g, other, r)
            if g.guards_chosen[other] != NONE:
                g.guards_chosen[other] = below(r, g.guards + 1)
            if g.chosen[other] != NONE:
                g.chosen[other] = card(g, other, r)


def contents(g, owner, r):
    """R2.2, R7.1: what the owner's undelivered suitcases hold is shuffled among them."""
    for letter in range(LETTERS_EACH - 1, 0, -1):
        here = owner * LETTERS_EACH + letter
        if g.delivered_by[here] == NONE:
            undelivered = 0
            for other in range(owner * LETTERS_EACH, here + 1):
                if g.delivered_by[other] == NONE:
                    undelivered += 1
            pick = below(r, undelivered)
            for other in range(owner * LETTERS_EACH, here + 1):
                if g.delivered_by[other] == NONE:
                    if pick == 0:
                        kept = g.content[here]
                        g.content[here] = g.content[other]
                        g.content[other] = kept
                        break
                    pick -= 1


def cities(g, owner, r):
    """R2.3: the suitcases placed in secret so far lie in as many different cities, any as likely as any other."""
    for letter in range(LETTERS_EACH):
        here = owner * LETTERS_EACH + letter
        if g.lies[here] != UNPLACED:
            taken = True
            while taken:
                g.lies[here] = below(r, g.cities)
                taken = False
                for other in range(owner * LETTERS_EACH, here):
                    if g.lies[other] == g.lies[here]:
                        taken = True


def card(g, seat, r):
    """R6.2: one of the cards in hand, each as likely; the two zeros are two cards."""
    held = CARDS
    for value in range(VALUES):
        held -= g.spent[seat, value]
    pick = below(r, held)
    value = 0
    while pick >= duels.in_hand(g, seat, value):
        pick -= duels.in_hand(g, seat, value)
        value += 1
    return value
