"""Drawing a state that a seat cannot tell from this one: identities, hands, pile and dossiers dealt anew."""

from ...kernel.random import below
from ..state import AGENTS, KINDS, NOBODY, OVER, SECOND_IDENTITY, UNFILLED
from . import deck, dossier


def resample(g, seat, r):
    """Every way the hidden cards can lie is equally likely; what the seat knows, and everything public, stays.

    With seat -1 it is a spectator who knows nothing hidden. How many lines of a form are filled in stays as it is.
    When the game is over nothing is hidden any more (K6.1).
    """
    if g.phase == OVER:
        return
    identities(g, seat, r)
    if g.with_cards:
        hands(g, seat, r)
    if g.with_dossier and g.opened:
        forms(g, seat, r)


def identities(g, seat, r):
    """K2.3, K8 C11: the agents that are not the seat's own are shuffled among the others and the free ones."""
    for agent in range(AGENTS - 1, 0, -1):
        if g.playing[agent] and (seat < 0 or g.owner[agent] != seat):
            count = 0
            for other in range(agent + 1):
                if g.playing[other] and (seat < 0 or g.owner[other] != seat):
                    count += 1
            pick = below(r, count)
            for other in range(agent + 1):
                if g.playing[other] and (seat < 0 or g.owner[other] != seat):
                    if pick == 0:
                        kept = g.owner[agent]
                        g.owner[agent] = g.owner[other]
                        g.owner[other] = kept
                        break
                    pick -= 1


def draw_from_pile(g, barred, r):
    """Take one card out of the pile, each equally likely but for the barred kind."""
    total = deck.pile_size(g)
    if barred != NOBODY:
        total -= g.pile[barred]
    pick = below(r, total)
    drawn = 0
    for kind in range(KINDS):
        if kind != barred:
            pick -= g.pile[kind]
            if pick < 0:
                drawn = kind
                break
    g.pile[drawn] -= 1
    return drawn


def hands(g, seat, r):
    """K7.1: all hands but the seat's own are put back into the pile and dealt again in their sizes.

    K8 C11: nobody can hold a second identity when no free agent is left; it was removed when it was drawn.
    """
    barred = SECOND_IDENTITY if deck.free_agents(g) == 0 else NOBODY
    for other in range(g.seats):
        if other != seat:
            for kind in range(KINDS):
                g.pile[kind] += g.hand[other, kind]
                g.hand[other, kind] = 0
    for other in range(g.seats):
        if other != seat:
            for _ in range(deck.hand_size(g, other)):
                g.hand[other, draw_from_pile(g, barred, r)] += 1
    if g.has_drawn and g.turn != seat:
        pick = below(r, deck.hand_size(g, g.turn))
        for kind in range(KINDS):
            pick -= g.hand[g.turn, kind]
            if pick < 0:
                g.drawn = kind
                break


def forms(g, seat, r):
    """K9.1, K9.2: the others' forms are filled in again, every form the rules allow equally likely.

    A form that is not complete holds the beginning of one.
    """
    for other in range(g.seats):
        if other != seat:
            lines = dossier.written(g, other, UNFILLED)
            name_own_agents(g, other, r)
            while not fill_form(g, other, r):
                clear_lines(g, other, g.agents)
            clear_lines(g, other, lines)


def name_own_agents(g, seat, r):
    """The form carries the seat's own name on the agents it had when the forms were opened, some of those it has now."""
    own = 0
    for agent in range(AGENTS):
        g.dossier[seat, agent] = UNFILLED
        if g.playing[agent] and g.owner[agent] == seat:
            own += 1
    named = 1 + g.seconds_then[seat]
    for agent in range(AGENTS):
        if g.playing[agent] and g.owner[agent] == seat:
            if below(r, own) < named:
                g.dossier[seat, agent] = seat
                named -= 1
            own -= 1


def fill_form(g, seat, r):
    """Fill the lines in; false if the form broke a limit and must be begun again."""
    for agent in range(AGENTS):
        if g.playing[agent] and g.dossier[seat, agent] == UNFILLED:
            if g.free_dashes:
                name = below(r, g.seats) - 1
                if name >= seat:
                    name += 1
            else:
                name = name_left(g, seat, r)
            if dossier.written(g, seat, name) >= dossier.allowed(g, name):
                return False
            g.dossier[seat, agent] = name
    return True


def name_left(g, seat, r):
    """One of the names (dashes among them) that a consistent form must still take, as if they were shuffled cards."""
    pick = below(r, dossier.written(g, seat, UNFILLED))
    for name in range(NOBODY, g.seats):
        pick -= dossier.allowed(g, name) - dossier.written(g, seat, name)
        if pick < 0:
            return name
    return NOBODY


def clear_lines(g, seat, lines):
    """Empty the last lines again, the seat's own name left out."""
    for agent in range(AGENTS - 1, -1, -1):
        if lines and g.playing[agent] and g.dossier[seat, agent] != seat:
            g.dossier[seat, agent] = UNFILLED
            lines -= 1
