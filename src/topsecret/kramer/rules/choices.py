"""What a seat could have done instead, from public facts: the same roll, the same scoring, the same card (K3.5, K5.1, K7.6)."""

from ..state import SECOND_IDENTITY
from . import cards, moving, safe
from .numbers import CARD_ACTION, PASS_ACTION, PLAY, PLAY_START, SAFE_ACTION


def instead(g, action, out):
    """Write what could have been done instead, the action among it, and return how many; 0 if only secrets tell, or nothing can be told."""
    if action < SAFE_ACTION:
        return moving.legal(g, out)
    if action < CARD_ACTION:
        return safe.legal(g, out)
    if action < PASS_ACTION and PLAY[action - CARD_ACTION, 0] != SECOND_IDENTITY:
        return plays(g, PLAY[action - CARD_ACTION, 0], out)
    return 0


def plays(g, kind, out):
    """K7.6: the ways to play the card, and not to play it."""
    n = 0
    for play in range(PLAY_START[kind], PLAY_START[kind + 1]):
        if cards.changes(g, kind, PLAY[play, 1], PLAY[play, 2]):
            out[n] = CARD_ACTION + play
            n += 1
    out[n] = PASS_ACTION
    return n + 1
