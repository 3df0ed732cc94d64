"""Why an action is not legal, in words with the clause; says nothing the seat does not know."""

from __future__ import annotations

from ..kernel.state import State
from .actions import Names
from .board import MAX_CITIES, MAX_ROUTES
from .rules import agents, crowds, delivery, duels, moving
from .rules import setup as table
from .rules.numbers import (
    CARD_ACTION,
    DESTINATIONS,
    DROP_ACTION,
    END_ACTION,
    GUARDS_ACTION,
    HEADQUARTERS,
    LOOT_ACTION,
    LOSE_ACTION,
    PICK_ACTION,
    PLACE_ACTION,
    STEP_ACTION,
    TAKE_ACTION,
)
from .state import DUEL, LETTERS, LETTERS_EACH, LOOT, LOSE, MOVE, NONE, OUT, PICK, PLACING, SETUP, SUITCASES

ASKED = {
    SETUP: "the set-up is going on (R2)",
    PLACING: "a suitcase is to be placed now (R2.3)",
    MOVE: "steps may be taken and suitcases handled now, or the turn ended (R4.1, R5.1)",
    PICK: "the aggressor is to pick whom to fight first now, as 'fight 2' (R6.7)",
    DUEL: "a duel card is to be laid now (R6.2)",
    LOOT: "the suitcase is to be taken or left now: 'loot' or 'leave' (R6.5)",
    LOSE: "an agent is to be given up to the bomb now (R8.1)",
}


def reason(g: State, seat: int, action: int, names: Names) -> str:
    """Why the seat, which is asked to act, may not do this."""
    if g.phase == SETUP and action < STEP_ACTION:
        return _setup(g, seat, action)
    if g.phase == PLACING and PLACE_ACTION <= action < GUARDS_ACTION:
        return _placing(g, seat, action, names)
    if g.phase == MOVE:
        if STEP_ACTION <= action < TAKE_ACTION:
            return _step(g, seat, *divmod(action - STEP_ACTION, DESTINATIONS), names)
        if TAKE_ACTION <= action < END_ACTION:
            return _handle(g, seat, action, names)
        if action == END_ACTION:
            return (
                "a third agent stands in a city and one must leave it first (R4.2)"
                if g.crowd != NONE
                else "all steps must be used while one is possible (R4.1, option must_use_all)"
            )
    if g.phase == PICK and PICK_ACTION <= action < CARD_ACTION:
        return f"agent {action - PICK_ACTION + 1} of seat {g.defender} does not stand in that city (R6.7)"
    if g.phase == DUEL and CARD_ACTION <= action < LOOT_ACTION:
        left = [value for value in range(6) if duels.in_hand(g, seat, value)]
        return f"the card {action - CARD_ACTION} is out; left are {', '.join(map(str, left))} (R6.3)"
    if g.phase == LOSE and action >= LOSE_ACTION:
        agent = action - LOSE_ACTION
        return f"agent {agent + 1} is out of the game already (R8.1)" if g.place[seat, agent] == OUT else _twin(agent)
    return ASKED[g.phase]


def _twin(agent: int) -> str:
    return f"agent {agent + 1} is as good as another with a lower number in the same place: name that one"


def _setup(g: State, seat: int, action: int) -> str:
    if not table.assigned(g, seat):
        return "the contents are to be hidden first, as 'contents 5 bomb 1 3' (R2.2)"
    letter = table.next_place(g, seat)
    if letter < LETTERS_EACH:
        if PLACE_ACTION <= action < GUARDS_ACTION and (action - PLACE_ACTION) // MAX_CITIES == letter:
            return "that city is not on the board, or holds a suitcase of the same colour already (R2.3)"
        return f"suitcase {LETTERS[letter]} is to be placed next (R2.3)"
    return f"0 to {g.guards} guards are to be posted now (R2.4)"


def _placing(g: State, seat: int, action: int, names: Names) -> str:
    letter, city = divmod(action - PLACE_ACTION, MAX_CITIES)
    if g.lies[seat * LETTERS_EACH + letter] >= 0:
        return f"suitcase {LETTERS[letter]} is placed already (R2.3)"
    if city >= g.cities:
        return "there is no such city on the board (R2.3)"
    return f"a suitcase of the same colour lies in {names.cities[city]} already (R2.3)"


def _step(g: State, seat: int, agent: int, to: int, names: Names) -> str:
    place = g.place[seat, agent]
    if place == OUT:
        return f"agent {agent + 1} is out of the game (R9.2)"
    if g.pool + g.bonus[agent] == 0:
        return f"no step is left for agent {agent + 1} (R4.1)"
    if g.crowd != NONE and not crowds.may_leave(g, agent):
        who = "the agent that entered" if g.leaver != NONE else "one of the three agents"
        return f"{who} must leave {names.cities[g.crowd]} first (R4.2)"
    if to == HEADQUARTERS:
        return _headquarters(g, seat, agent, names)
    ways = [moving.way(g, seat, place, k) for k in range(MAX_ROUTES)]
    if to not in ways:
        near = ", ".join(names.cities[city] for city in ways if city != NONE)
        return f"no route leads there; agent {agent + 1} can go to {near} (R1.3)"
    if moving.may_enter(g, agent, to, agents.full_cities(g, seat)):
        return _twin(agent)
    if g.crowd != NONE:
        return f"two own agents stand in {names.cities[to]}: three in a city may not make three in the next (R4.2)"
    return f"two own agents stand in {names.cities[to]}, and a third could not leave it again with the next step (R4.2)"


def _headquarters(g: State, seat: int, agent: int, names: Names) -> str:
    suitcase = g.cargo[seat, agent]
    if suitcase == NONE:
        return "the headquarters are entered only with a suitcase (R4.4)"
    place = g.place[seat, agent]
    if place < 0 or not delivery.opens_to(g, seat, place):
        ways = [g.gates[g.colour[seat], k] for k in range(MAX_ROUTES)]
        gates = ", ".join(names.cities[city] for city in ways if city != NONE)
        return f"the headquarters are entered only through the gates {gates} (R1.3)"
    return "of the first three suitcases one must be an opponent's: two own ones are delivered already (R3.2)"


def _handle(g: State, seat: int, action: int, names: Names) -> str:
    if action >= DROP_ACTION:
        agent = action - DROP_ACTION
        if g.cargo[seat, agent] == NONE:
            return f"agent {agent + 1} carries nothing (R5.1)"
        return "that suitcase is the only way for anyone to leave the crowded city (R4.2)"
    agent, suitcase = divmod(action - TAKE_ACTION, SUITCASES)
    if g.place[seat, agent] < 0 or g.lies[suitcase] != g.place[seat, agent]:
        return f"suitcase {names.suitcases[suitcase]} does not lie where agent {agent + 1} stands (R5.1)"
    if g.crowd != NONE and g.cargo[seat, agent] != NONE and not crowds.stays_open(g, agent, suitcase):
        return "what the agent carries is the only way for anyone to leave the crowded city (R4.2)"
    return _twin(agent)
