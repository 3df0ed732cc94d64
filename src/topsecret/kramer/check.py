"""Whether a state could stand on a table: the checks of a position given as text."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.state import PositionError, State
from .rules import deck, dossier
from .rules.setup import CARDS_AT_START
from .state import (
    AGENTS,
    BUILDINGS,
    CARD_IDS,
    COLOURS,
    COPIES,
    DEAL,
    DOSSIER,
    DRAW,
    FINISH,
    HAND,
    KINDS,
    MOVE,
    NOBODY,
    OVER,
    PHASES,
    ROLL,
    ROUND,
    ROUND_LIMIT,
    SAFE,
    SEATS,
    SECOND,
    SECOND_IDENTITY,
    UNFILLED,
)

FLAGS = ("has_drawn", "has_played", "opened")
MOST_ARMINGS = 64
"""More than any turn can bring, with the points and all the cards."""


def check(g: State) -> None:
    """Raise PositionError with every fault found."""
    faults = list(_faults(g))
    if faults:
        raise PositionError("; ".join(faults))


def _faults(g: State) -> Iterator[str]:
    if not DEAL <= g.phase <= OVER:
        yield "phase: unknown"
        return
    seated = list(_seats(g))
    yield from seated
    if seated:
        return
    yield from _ranges(g)
    yield from _agents(g)
    yield from _identities(g)
    yield from _cards(g)
    yield from _dossiers(g)


def _seats(g: State) -> Iterator[str]:
    for name in ("turn", "actor"):
        if not 0 <= getattr(g, name) < g.seats:
            yield f"{name}: must be a seat from 0 to {g.seats - 1}"
    if g.phase in (ROLL, MOVE, DRAW) and g.actor != g.turn:
        yield f"actor: must be {g.turn}, the seat whose turn it is, in the phase {PHASES[g.phase]} (K7.5)"
    for seat in range(g.seats, SEATS):
        empty = all(g.dossier[seat, agent] == UNFILLED for agent in range(AGENTS)) and not _held(g, seat)
        if not empty or g.seconds[seat] or g.seconds_then[seat]:
            yield f"there is no seat {seat}: the seats are 0 to {g.seats - 1}"


def _ranges(g: State) -> Iterator[str]:
    for name in FLAGS:
        if getattr(g, name) not in (0, 1):
            yield f"{name}: must be yes or no"
    if not 0 <= g.safe < BUILDINGS:
        yield "safe: must be a building"
    if not 0 <= g.roll <= 6 or (g.roll == 0) != (g.phase in (DEAL, HAND, ROLL)):
        yield "roll: must be 1 to 6 once the die is rolled, and 0 before"
    if g.round < 0 or not 0 <= g.passes <= g.seats:
        yield "round, passes: out of range"
    if g.phase == ROUND and g.passes == g.seats:
        yield "passes: the round is over when everybody has passed (K7.5)"
    if g.phase != OVER and 0 < g.round_limit <= g.round:
        yield f"round: the game is over after {g.round_limit} rounds (K6.4)"
    if g.ending not in ((FINISH, ROUND_LIMIT) if g.phase == OVER else (0,)):
        yield "ending: must be finish or round_limit when the game is over, and - before"


def _agents(g: State) -> Iterator[str]:
    for agent in range(AGENTS):
        if not 0 <= g.position[agent] < BUILDINGS:
            yield f"position: {COLOURS[agent]} must stand in a building"
        if g.score[agent] < 0:
            yield f"score: {COLOURS[agent]} cannot be below Start (K4.2)"
        if g.score[agent] >= g.finish and g.phase != OVER:
            yield f"score: {COLOURS[agent]} has reached Finish, and the game is not over (K6.1)"
        if not g.playing[agent] and (g.score[agent] or g.position[agent] or g.armed_by[agent] != NOBODY):
            yield f"{COLOURS[agent]} is not in play (K2.1)"
        if g.armed_by[agent] == NOBODY:
            armed = g.armed_at[agent] == 0
        else:
            armed = 0 <= g.armed_by[agent] < g.seats and 0 < g.armed_at[agent] <= g.armings
            armed = armed and g.position[agent] == g.safe
        if not armed:
            yield f"armed_by: {COLOURS[agent]} can only be armed by a seat, in the safe's building, with a number up to armings in armed_at (K7.7)"
    if not 0 <= g.armings <= MOST_ARMINGS:
        yield f"armings: must be 0 to {MOST_ARMINGS}"


def _identities(g: State) -> Iterator[str]:
    for agent in range(AGENTS):
        if g.owner[agent] != NOBODY and not (g.playing[agent] and 0 <= g.owner[agent] < g.seats):
            yield f"owner: {COLOURS[agent]} cannot belong to {g.owner[agent]}"
    for seat in range(g.seats):
        held = sum(g.owner[agent] == seat for agent in range(AGENTS))
        due = 1 + g.seconds[seat]
        if g.phase == DEAL and seat >= g.actor:
            due = 0
        if held != due:
            yield f"owner: seat {seat} has {held} identities and should have {due} (K2.3)"
        if not 0 <= g.seconds_then[seat] <= g.seconds[seat]:
            yield f"seconds: seat {seat} cannot have taken {g.seconds[seat]} second identities, {g.seconds_then[seat]} of them before the dossiers (K8 C11)"
    if g.phase == SECOND and deck.free_agents(g) == 0:
        yield "owner: no free agent is left to be taken (K8 C11)"


def _cards(g: State) -> Iterator[str]:
    if not g.with_cards:
        if (
            any(_held(g, seat) for seat in range(g.seats))
            or any(g.discard)
            or any(g.pile)
            or g.phase in (HAND, DRAW, ROUND, SECOND)
        ):
            yield "there are no cards at this table (option cards)"
        return
    for kind in range(KINDS):
        counts = [*(g.hand[seat, kind] for seat in range(g.seats)), g.pile[kind], g.discard[kind]]
        wanted: tuple[int, ...] = (COPIES[kind],)
        if kind == SECOND_IDENTITY:
            wanted = (0,) if g.seats == g.agents else (COPIES[kind],) if deck.free_agents(g) else (0, COPIES[kind])
        if min(counts) < 0 or sum(counts) not in wanted:
            yield f"cards: there are {sum(counts)} of {CARD_IDS[kind]} in hands, pile and discards, and should be {max(wanted)} (K8)"
    yield from _hands(g)


def _hands(g: State) -> Iterator[str]:
    for seat in range(g.seats):
        held = _held(g, seat)
        if held > deck.HAND_LIMIT:
            yield f"hand: seat {seat} holds more than {deck.HAND_LIMIT} cards (K7.1)"
        if g.phase in (DEAL, HAND) and not _being_dealt(g, seat, held):
            yield f"hand: seat {seat} cannot hold {held} cards while cards are dealt to seat {g.actor} (K7.1)"
        if g.hand[seat, SECOND_IDENTITY] and g.phase not in (DEAL, HAND) and deck.free_agents(g) == 0:
            yield f"hand: seat {seat} cannot hold {CARD_IDS[SECOND_IDENTITY]} when no free agent is left (K8 C11)"
    if (g.drawn != NOBODY) != (g.has_drawn == 1):
        yield "drawn: must be a card when has_drawn is yes, and - otherwise"
    elif g.has_drawn and not (0 <= g.drawn < KINDS and g.hand[g.turn, g.drawn] > 0):
        yield "drawn: must be a card in the hand of the seat whose turn it is"
    if g.phase == ROUND and _held(g, g.actor) == 0:
        yield "actor: a seat with an empty hand is not asked (K7.5)"
    if g.phase == DRAW and (g.has_drawn or _held(g, g.turn) >= deck.HAND_LIMIT or deck.pile_size(g) == 0):
        yield "phase: nothing can be drawn twice, into a full hand or from an empty pile (K7.3)"


def _held(g: State, seat: int) -> int:
    """The cards in a hand, counted: whoever wrote the position gave no number."""
    return sum(g.hand[seat, kind] for kind in range(KINDS))


def _being_dealt(g: State, seat: int, held: int) -> bool:
    """K7.1: the seats before the one dealt to have their two cards, those after it none."""
    if g.phase == DEAL or seat > g.actor:
        return held == 0
    return held == CARDS_AT_START if seat < g.actor else held < CARDS_AT_START


def _dossiers(g: State) -> Iterator[str]:
    if g.opened and not g.with_dossier:
        yield "there is no dossier at this table (option dossier)"
        return
    if g.phase == DOSSIER and not g.opened:
        yield "opened: must be yes while the dossiers are filled in"
    if dossier.due(g) and g.phase != OVER:
        yield f"opened: must be yes once a marker stands on {g.finish - dossier.BEFORE_FINISH} or beyond (K9.1)"
    if g.phase == DOSSIER and g.after not in ((ROUND, SAFE) if g.with_cards else (SAFE,)):
        yield "after: must be the phase that follows the dossiers, safe, or round with cards (K9.1)"
    if g.phase == DOSSIER and dossier.filling(g) == 0:
        yield "dossier: somebody must still be filling in his form in the phase dossier (K9.1)"
    for seat in range(g.seats):
        yield from _form(g, seat)


def _form(g: State, seat: int) -> Iterator[str]:
    for agent in range(AGENTS):
        if not UNFILLED <= g.dossier[seat, agent] < g.seats:
            yield f"dossier: seat {seat} names an unknown seat for {COLOURS[agent]}"
            return
        if g.dossier[seat, agent] != UNFILLED and not (g.opened and g.playing[agent]):
            yield f"dossier: seat {seat} cannot have filled in {COLOURS[agent]} (K9.1)"
            return
    if not g.opened:
        return
    if g.phase != DOSSIER and dossier.next_line(g, seat) < AGENTS:
        yield f"dossier: the form of seat {seat} should be complete (K9.1)"
    for name in range(NOBODY, g.seats):
        if dossier.written(g, seat, name) > dossier.allowed(g, name):
            what = "dashes" if name == NOBODY else f"seat {name}"
            yield f"dossier: the form of seat {seat} holds {what} more often than it may (K9.2)"
    own = [agent for agent in range(AGENTS) if g.dossier[seat, agent] == seat]
    if len(own) != 1 + g.seconds_then[seat] or any(g.owner[agent] != seat for agent in own):
        yield f"dossier: the form of seat {seat} should carry its own name at its own agents (K9.2)"
