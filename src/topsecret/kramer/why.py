"""Why an action is not legal, in words with the clause; says nothing the seat does not know."""

from __future__ import annotations

from ..kernel.state import State
from . import actions
from .rules import deck, dossier, moving, safe
from .rules.numbers import CARD_ACTION, DOSSIER_ACTION, MOVES, NAMES_A_LINE, PASS_ACTION, SAFE_ACTION
from .state import BUILDING_NAMES, CARD_IDS, COLOURS, DOSSIER, MOVE, ROUND, SAFE

ASKED = {
    MOVE: "agents are to be moved now (K3.2)",
    SAFE: "the safe is to be moved now (K5.1)",
    ROUND: "a card may be played now, or 'pass' or 'stop' said (K7.5)",
    DOSSIER: "the dossier is to be filled in now (K9.1)",
}


def reason(g: State, seat: int, action: int) -> str:
    """Why the seat, which is asked to act, may not do this."""
    if action < MOVES and g.phase == MOVE:
        return _move(g, action)
    if SAFE_ACTION <= action < CARD_ACTION and g.phase == SAFE:
        return _safe(g, action - SAFE_ACTION)
    if CARD_ACTION <= action < PASS_ACTION and g.phase == ROUND:
        return _card(g, seat, action)
    if PASS_ACTION <= action < DOSSIER_ACTION and g.phase == ROUND:
        return (
            "after playing a card one stops, and stopping is not a pass (K7.5)"
            if g.has_played
            else "one can only stop after playing a card (K7.5): say 'pass'"
        )
    if action >= DOSSIER_ACTION and g.phase == DOSSIER:
        return _line(g, seat, action)
    return ASKED[g.phase]


def _move(g: State, action: int) -> str:
    shares = actions.shares_of(action)
    for agent, _ in shares:
        if not g.playing[agent]:
            return f"{COLOURS[agent]} is not in play (K2.1)"
    low, high = moving.fewest_points(g), moving.most_points(g)
    allowed = f"exactly {low}" if low == high else f"{low} to {high}"
    return f"the roll gives {allowed} points, and all must be used: {sum(points for _, points in shares)} were given out (K3.5)"


def _safe(g: State, building: int) -> str:
    if building == g.safe:
        return "the safe must go to a different building (K5.1)"
    assert safe.occupied(g, building)
    return f"at this table the safe may only go to an empty building, and agents stand in {BUILDING_NAMES[building]} (K5.1)"


def _card(g: State, seat: int, action: int) -> str:
    kind, _, _ = actions.play_of(action)
    if g.hand[seat, kind] == 0:
        return f"seat {seat} does not hold the card {CARD_IDS[kind]}"
    if not deck.playable(g, seat, kind):
        return f"the card {CARD_IDS[kind]} was drawn this turn and cannot be played yet (K7.3)"
    return f"'{actions.text(action)}' is not possible, or would change nothing (K7.6)"


def _line(g: State, seat: int, action: int) -> str:
    agent, name = divmod(action - DOSSIER_ACTION, NAMES_A_LINE)
    following = dossier.next_line(g, seat)
    if agent != following:
        return f"the next line to fill in is the one of {COLOURS[following]}"
    if name - 1 >= g.seats:
        return f"there is no seat {name - 1}"
    what = "a dash" if name == 0 else f"seat {name - 1}"
    return f"the form holds {what} as often as it may already (K9.2)"
