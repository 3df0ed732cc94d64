"""The kernel face of Kramer's game: the functions every build, batch and bot calls."""

from .. import features
from ..state import CHANCE, DEAL, DOSSIER, DRAW, FACES, HAND, MOVE, OVER, ROLL, ROUND, SAFE, SECOND
from . import absent, cards, deck, dossier, ending, hidden, moving, safe, turn
from . import calm as quiet
from . import setup as table
from .numbers import CARD_ACTION, DOSSIER_ACTION, PASS_ACTION, SAFE_ACTION, STOP_ACTION


def setup(g):
    """Set the table; the options stand in the state already, everything else is zero."""
    table.setup(g)


def pending(g):
    """Bit mask of the seats that may act now, CHANCE, or 0 when the game is over."""
    phase = g.phase
    if phase == MOVE:
        return 1 << g.turn
    if phase == ROUND or phase == SAFE:
        return 1 << g.actor
    if phase == DOSSIER:
        return dossier.filling(g)
    if phase == OVER:
        return 0
    return CHANCE


def legal(g, seat, out):
    """Write the legal actions of a seat that may act, ascending, and return how many there are."""
    asked = pending(g)
    if not asked & (1 << seat) or asked == CHANCE:
        return 0
    if g.phase == MOVE:
        return moving.legal(g, out)
    if g.phase == SAFE:
        return safe.legal(g, out)
    if g.phase == DOSSIER:
        return dossier.legal(g, seat, out)
    n = cards.legal(g, seat, out, 0)
    out[n] = STOP_ACTION if g.has_played else PASS_ACTION
    return n + 1


def apply(g, seat, action):
    """Carry out a legal action of a seat, or an outcome of chance (seat -1)."""
    if seat < 0:
        happen(g, action)
    elif action < SAFE_ACTION:
        turn.move(g, action)
    elif action < CARD_ACTION:
        safe.put(g, action - SAFE_ACTION)
        turn.next_player(g)
    elif action < PASS_ACTION:
        turn.play(g, seat, action)
    elif action < DOSSIER_ACTION:
        turn.decline(g)
    else:
        turn.hand_in(g, seat, action)


def calm(g):
    """Go on as if nobody played another card; return 1 if the action before led to a scoring."""
    return quiet.calm(g)


def happen(g, outcome):
    """Carry out an outcome of chance."""
    if g.phase == DEAL:
        table.deal_identity(g, outcome)
    elif g.phase == HAND:
        table.deal_card(g, outcome)
    elif g.phase == ROLL:
        turn.roll(g, outcome)
    elif g.phase == DRAW:
        turn.draw(g, outcome)
    elif g.phase == SECOND:
        turn.take_identity(g, outcome)


def chance(g, weights):
    """Write the weight of every outcome of chance and return how many outcomes there are."""
    if g.phase == ROLL:
        for face in range(FACES):
            weights[face] = 1
        return FACES
    if g.phase == DEAL or g.phase == SECOND:
        return turn.identity_weights(g, weights)
    return deck.weights(g, weights)


def returns(g, out):
    """One point, shared by the winners; nothing while the game goes on or if nobody wins."""
    won = ending.winners(g) if g.phase == OVER else 0
    count = 0
    for seat in range(g.seats):
        count += (won >> seat) & 1
    for seat in range(g.seats):
        out[seat] = 1.0 / count if (won >> seat) & 1 else 0.0


def observe(g, seat, out):
    """Write what the seat may know as numbers from 0 to 1."""
    features.observe(g, seat, out)


def resample(g, seat, r):
    """Make g a state drawn uniformly from those the seat cannot tell from it."""
    hidden.resample(g, seat, r)


def default_action(g, seat):
    """What an absent player does, decided from public facts only."""
    return absent.default_action(g, seat)
