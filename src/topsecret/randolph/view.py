"""What a seat may see of Randolph's game (by allow-list)."""

from __future__ import annotations

from typing import Any

from ..kernel.state import State
from ..play.game import Result
from .actions import Names, content_name
from .options import OWN
from .rules import agents, duels, ending, moving
from .rules import setup as table
from .state import (
    AGENTS,
    BASE,
    DELIVERED,
    DUEL,
    ENDINGS,
    GUARD,
    LETTERS,
    LETTERS_EACH,
    LOOT,
    LOSE,
    MOVE,
    NONE,
    OUT,
    OVER,
    PHASES,
    PICK,
    PLACING,
    ROLL,
    ROUND_LIMIT,
    SETUP,
    START,
    VALUES,
    WAITING,
)

PLACES = {BASE: "base", GUARD: "guard", OUT: "out"}


def place_name(names: Names, place: int) -> str:
    return PLACES[place] if place < 0 else names.cities[place]


def result(g: State) -> Result | None:
    """R3.1, R9: the winners and everybody's secrets."""
    if g.phase != OVER:
        return None
    won = ending.winners(g)
    return Result(
        winners=tuple(seat for seat in range(g.seats) if won >> seat & 1),
        totals=tuple(ending.secrets(g, seat) for seat in range(g.seats)),
        reason=ENDINGS[g.ending - 1],
    )


def view(g: State, seat: int | None, names: Names, public: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything the seat may see: what everybody may, and its own secrets. When the game is over nothing is hidden.

    `public` is what everybody may see of this state, if that is known already; it is not changed.
    """
    seen = _public(g, names) if public is None else dict(public)
    if seat is None or g.phase == OVER:
        return seen
    if g.phase <= PLACING:
        players = seen["players"] = list(seen["players"])
        players[seat] = _player(g, seat, names, True)
    suitcases = seen["suitcases"] = list(seen["suitcases"])
    for own in range(seat * LETTERS_EACH, (seat + 1) * LETTERS_EACH):
        suitcases[own] = _suitcase(g, own, names, seat)
    if seen["duel"] is not None:
        seen["duel"] = _duel(g, names, seat)
    return seen


def _public(g: State, names: Names) -> dict[str, Any]:
    """What everybody may see."""
    board = names.board
    seen: dict[str, Any] = {
        "phase": PHASES[g.phase],
        "turn": g.turn if g.phase == PLACING or g.phase >= ROLL else None,
        "round": g.round if g.ending == ROUND_LIMIT else g.round + 1,
        "starter": None if g.starter == NONE else g.starter,
        "start_rolls": _start_rolls(g),
        "to_roll": [seat for seat in range(g.seats) if g.first_roll[seat] == WAITING] if g.phase == START else None,
        "dice": None if g.dice[0] == NONE else [g.dice[0], g.dice[1]],
        "pool": g.pool,
        "target": g.target,
        "board": {"id": board.id, "name": board.name, "digest": board.digest}
        | ({"json": board.to_json()} if board.id == OWN else {}),
        "players": [_player(g, other, names, g.phase == OVER) for other in range(g.seats)],
        "suitcases": [_suitcase(g, suitcase, names, None) for suitcase in range(g.seats * LETTERS_EACH)],
        "crowd": _crowd(g, names),
        "duel": _duel(g, names, None),
        "losses": g.losses if g.phase == LOSE else None,
    }
    if g.phase == OVER:
        ended = result(g)
        seen["result"] = (
            None
            if ended is None
            else {"winners": list(ended.winners), "totals": list(ended.totals), "reason": ended.reason}
        )
    return seen


def _start_rolls(g: State) -> list[int | None] | None:
    """R2.5: the totals rolled for the first turn so far, by seat; None for a seat that has still to roll, or does not."""
    if g.phase != START:
        return None
    return [g.first_roll[seat] if g.first_roll[seat] >= 0 else None for seat in range(g.seats)]


def _player(g: State, seat: int, names: Names, known: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "seat": seat,
        "colour": names.colours[seat],
        "agents": [
            {
                "number": agent + 1,
                "place": place_name(names, g.place[seat, agent]),
                "carries": None if g.cargo[seat, agent] == NONE else names.suitcases[g.cargo[seat, agent]],
                "bonus": g.bonus[agent] if seat == g.turn and g.phase > ROLL else 0,
                "named": 1 + (agents.twin(g, agent) if seat == g.turn and g.phase in (MOVE, LOSE) else agent),
            }
            for agent in range(AGENTS)
        ],
        "secrets": ending.secrets(g, seat),
        "delivered": [names.suitcases[s] for s in range(g.seats * LETTERS_EACH) if g.delivered_by[s] == seat],
        "spent": [value for value in range(VALUES) for _ in range(g.spent[seat, value])],
        "hand": [value for value in range(VALUES) for _ in range(duels.in_hand(g, seat, value))],
        "out": not agents.any_left(g, seat),
    }
    if g.phase == SETUP:
        shown["ready"] = table.ready(g, seat)
    if g.phase <= PLACING and known:
        shown["guards"] = None if g.guards_chosen[seat] == NONE else g.guards_chosen[seat]
        shown["posts_guards"] = table.posts_guards(g, seat)
    return shown


def _suitcase(g: State, suitcase: int, names: Names, seat: int | None) -> dict[str, Any]:
    owner, letter = divmod(suitcase, LETTERS_EACH)
    placed = g.lies[suitcase] >= 0 and (g.phase != SETUP or owner == seat)
    opened = g.phase == OVER or owner == seat or g.lies[suitcase] == DELIVERED
    carrier = next(
        ({"seat": s, "agent": a + 1} for s in range(g.seats) for a in range(AGENTS) if g.cargo[s, a] == suitcase), None
    )
    return {
        "id": names.suitcases[suitcase],
        "colour": names.colours[owner],
        "letter": LETTERS[letter],
        "owner": owner,
        "place": names.cities[g.lies[suitcase]] if placed else None,
        "carrier": carrier,
        "delivered_by": None if g.delivered_by[suitcase] == NONE else g.delivered_by[suitcase],
        "content": content_name(g.content[suitcase]) if opened and g.content[suitcase] != NONE else None,
    }


def _crowd(g: State, names: Names) -> dict[str, Any] | None:
    """R4.2: the city that must be left with the next step, and by which agents."""
    if g.phase != MOVE or g.crowd == NONE:
        return None
    leavers = [agent + 1 for agent in range(AGENTS) if moving.may_step(g, agent)]
    return {"city": names.cities[g.crowd], "agents": leavers}


def _duel(g: State, names: Names, seat: int | None) -> dict[str, Any] | None:
    """R6: who fights whom; a card face down is shown to the one who laid it alone."""
    if g.phase not in (PICK, DUEL, LOOT):
        return None
    return {
        "city": names.cities[g.place[g.turn, g.fighter] if g.phase != LOOT else g.place[g.defender, g.rival]],
        "attacker": {"seat": g.turn, "agent": None if g.fighter == NONE else g.fighter + 1},
        "defender": {"seat": g.defender, "agent": None if g.rival == NONE else g.rival + 1},
        "exact": bool(g.exact),
        "chosen": [s for s in range(g.seats) if g.chosen[s] != NONE],
        "card": g.chosen[seat] if seat is not None and g.chosen[seat] != NONE else None,
        "prize": None if g.prize == NONE else names.suitcases[g.prize],
    }
