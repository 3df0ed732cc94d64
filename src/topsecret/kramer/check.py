"""Whether a state could stand on a table: the checks of a position given as text."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.state import PositionError, State
from .rules import deck
from .state import (
    AGENTS,
    BUILDINGS,
    CARD_IDS,
    COLOURS,
    COPIES,
    DEAL,
    DOSSIER,
    DRAW,
    HAND,
    HAND_LIMIT,
    KINDS,
    NOBODY,
    OVER,
    ROLL,
    ROUND,
    SECOND,
    SECOND_IDENTITY,
    UNFILLED,
)


def check(g: State) -> None:
    """Raise PositionError with every fault found."""
    faults = list(_faults(g))
    if faults:
        raise PositionError("; ".join(faults))


def _faults(g: State) -> Iterator[str]:
    if not DEAL <= g.phase <= OVER:
        yield "phase: unknown"
        return
    yield from _ranges(g)
    yield from _identities(g)
    yield from _cards(g)
    yield from _dossiers(g)


def _ranges(g: State) -> Iterator[str]:
    for name in ("turn", "actor"):
        if not 0 <= getattr(g, name) < g.seats:
            yield f"{name}: must be a seat from 0 to {g.seats - 1}"
    if not 0 <= g.safe < BUILDINGS:
        yield "safe: must be a building"
    if not 0 <= g.roll <= 6 or (g.roll == 0) != (g.phase in (DEAL, HAND, ROLL)):
        yield "roll: must be 1 to 6 once the die is rolled, and 0 before"
    if g.round < 0 or not 0 <= g.passes <= g.seats:
        yield "round, passes: out of range"
    for agent in range(AGENTS):
        if not 0 <= g.position[agent] < BUILDINGS:
            yield f"position: {COLOURS[agent]} must stand in a building"
        if g.score[agent] < 0:
            yield f"score: {COLOURS[agent]} cannot be below Start (K4.2)"
        if not g.playing[agent] and (g.score[agent] or g.position[agent]):
            yield f"{COLOURS[agent]} is not in play (K2.1)"
        if g.armed_by[agent] != NOBODY and not (
            0 <= g.armed_by[agent] < g.seats and g.position[agent] == g.safe and g.armed_at[agent] > 0
        ):
            yield f"armed_by: {COLOURS[agent]} can only be armed by a seat, in the safe's building, with a number in armed_at (K7.7)"


def _identities(g: State) -> Iterator[str]:
    for agent in range(AGENTS):
        if g.owner[agent] != NOBODY and not (g.playing[agent] and 0 <= g.owner[agent] < g.seats):
            yield f"owner: {COLOURS[agent]} cannot belong to {g.owner[agent]}"
    if g.phase == DEAL:
        return
    for seat in range(g.seats):
        held = sum(g.owner[agent] == seat for agent in range(AGENTS))
        if held != 1 + g.seconds[seat]:
            yield f"owner: seat {seat} has {held} identities and should have {1 + g.seconds[seat]} (K2.3)"


def _cards(g: State) -> Iterator[str]:
    if not g.with_cards:
        if (
            any(deck.hand_size(g, seat) for seat in range(g.seats))
            or any(g.discard)
            or g.phase in (HAND, DRAW, ROUND, SECOND)
        ):
            yield "there are no cards at this table (option cards)"
        return
    for kind in range(KINDS):
        counts = [*(g.hand[seat, kind] for seat in range(g.seats)), g.pile[kind], g.discard[kind]]
        wanted = (0, COPIES[kind]) if kind == SECOND_IDENTITY else (COPIES[kind],)
        if min(counts) < 0 or sum(counts) not in wanted:
            yield f"cards: there are {sum(counts)} of {CARD_IDS[kind]} in hands, pile and discards, and should be {COPIES[kind]} (K8)"
    for seat in range(g.seats):
        if deck.hand_size(g, seat) > HAND_LIMIT:
            yield f"hand: seat {seat} holds more than {HAND_LIMIT} cards (K7.1)"
    if g.has_drawn and not (0 <= g.drawn < KINDS and g.hand[g.turn, g.drawn] > 0):
        yield "drawn: must be a card in the hand of the seat whose turn it is"
    if g.phase == ROUND and deck.hand_size(g, g.actor) == 0:
        yield "actor: a seat with an empty hand is not asked (K7.5)"


def _dossiers(g: State) -> Iterator[str]:
    if g.opened and not g.with_dossier:
        yield "there is no dossier at this table (option dossier)"
    if g.phase == DOSSIER and not g.opened:
        yield "opened: must be yes while the dossiers are filled in"
    for seat in range(g.seats):
        for agent in range(AGENTS):
            if not UNFILLED <= g.dossier[seat, agent] < g.seats:
                yield f"dossier: seat {seat} names an unknown seat for {COLOURS[agent]}"
