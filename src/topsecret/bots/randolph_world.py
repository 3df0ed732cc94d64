"""A whole table from what one seat sees: its view, and a guess at what is hidden, made into a state of the rules.

Every field that the seat can know is as it is in the game. What it cannot know, and the guess does not say:

- in open placing, how many guards the others will show: none;
- in the set-up, how far the others are, what they chose and where they put it: those who are ready have some choice made, the others none;
- in the roll for the first turn, whether a seat without a total has still to roll or is not asked: it is taken to be asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from .. import game as games
from ..game import Game
from ..kernel.state import State
from ..randolph.board import MAX_CITIES
from ..randolph.rules import absent, setup
from ..randolph.rules.numbers import CARD_ACTION, GUARDS_ACTION, PLACE_ACTION
from ..randolph.state import (
    BASE,
    BOMB,
    CARRIED,
    DELIVERED,
    END_OF_MOVE,
    ENDINGS,
    GUARD,
    LETTERS_EACH,
    NONE,
    OUT,
    PHASES,
    ROLL,
    ROUND_LIMIT,
    SETUP,
    START,
    UNPLACED,
    WAITING,
)

PLACES = {"base": BASE, "guard": GUARD, "out": OUT}


@lru_cache(maxsize=32)
def _table(options: tuple[tuple[str, Any], ...]) -> tuple[Game, bytes]:
    """The game with these options, and its first state."""
    chosen = games("randolph")
    complete = chosen.options.complete(dict(options))
    table = chosen.at(complete)
    return table, bytes(table.initial(complete))


def table(view: dict[str, Any]) -> tuple[Game, State]:
    """The game that a view is of, and its first state."""
    found, first = _table(tuple(view["options"].items()))
    return found, found.layout.State(bytearray(first))


def world(view: dict[str, Any], contents: Mapping[str, int | str], cards: Mapping[int, int] | None = None) -> State:
    """The state that looks like the view, with these contents in suitcases that the seat does not know and these cards face down."""
    found, g = table(view)
    names: Any = found.names  # type: ignore[attr-defined]  # only Randolph's tables have them
    cities = {city: number for number, city in enumerate(names.cities)}
    cases = {id: number for number, id in enumerate(names.suitcases)}
    g.phase = PHASES.index(view["phase"])
    g.turn = view["turn"] or 0
    g.starter = NONE if view["starter"] is None else view["starter"]
    ending = view["result"]["reason"] if view.get("result") else None
    g.ending = 0 if ending is None else 1 + ENDINGS.index(ending)
    g.round = view["round"] if g.ending == ROUND_LIMIT else view["round"] - 1
    if g.phase == START:
        for seat, total in enumerate(view["start_rolls"]):
            g.first_roll[seat] = WAITING if total is None else total
    if view["dice"] is not None:
        g.dice[0], g.dice[1] = view["dice"]
    g.pool = view["pool"]
    g.losses = view["losses"] or 0
    for player in view["players"]:
        _seat(g, player, cities, cases)
    for suitcase in view["suitcases"]:
        _suitcase(g, cases[suitcase["id"]], suitcase, contents, cities)
    if g.phase == SETUP:
        _arrange(g, view)
    if view["crowd"] is not None:
        g.crowd = cities[view["crowd"]["city"]]
        g.leaver = view["crowd"]["agents"][0] - 1 if g.stack_check == END_OF_MOVE else NONE
    if view["duel"] is not None:
        _duel(g, view, cards or {}, cases)
    return g


def _seat(g: State, player: dict[str, Any], cities: dict[str, int], cases: dict[str, int]) -> None:
    seat = player["seat"]
    for agent in player["agents"]:
        number = agent["number"] - 1
        place = agent["place"]
        g.place[seat, number] = PLACES[place] if place in PLACES else cities[place]
        g.cargo[seat, number] = NONE if agent["carries"] is None else cases[agent["carries"]]
        if seat == g.turn and g.phase > ROLL:
            g.bonus[number] = agent["bonus"]
    for card in player["spent"]:
        g.spent[seat, card] += 1
    if player.get("guards") is not None:
        g.guards_chosen[seat] = player["guards"]


def _suitcase(
    g: State, number: int, seen: dict[str, Any], contents: Mapping[str, int | str], cities: dict[str, int]
) -> None:
    if seen["delivered_by"] is not None:
        g.lies[number] = DELIVERED
        g.delivered_by[number] = seen["delivered_by"]
    elif seen["carrier"] is not None:
        g.lies[number] = CARRIED
    else:
        g.lies[number] = UNPLACED if seen["place"] is None else cities[seen["place"]]
    content = seen["content"]
    if content is None and g.phase != SETUP:
        content = contents[seen["id"]]
    if content is not None:
        g.content[number] = BOMB if content == "bomb" else content


def _arrange(g: State, view: dict[str, Any]) -> None:
    """R2: whoever is ready has hidden and placed something."""
    for player in view["players"]:
        seat = player["seat"]
        if player["ready"] and seat != view["seat"]:
            while not setup.ready(g, seat):
                _choose(g, seat, absent.first_choice(g, seat))


def _choose(g: State, seat: int, action: int) -> None:
    """One choice of the set-up; the set-up itself goes on."""
    if action < PLACE_ACTION:
        for letter, content in enumerate((5, 3, 1, BOMB)):
            g.content[seat * LETTERS_EACH + letter] = content
    elif action < GUARDS_ACTION:
        g.lies[seat * LETTERS_EACH + (action - PLACE_ACTION) // MAX_CITIES] = (action - PLACE_ACTION) % MAX_CITIES
    else:
        g.guards_chosen[seat] = action - GUARDS_ACTION


def _duel(g: State, view: dict[str, Any], cards: Mapping[int, int], cases: dict[str, int]) -> None:
    duel = view["duel"]
    fighter, rival = duel["attacker"]["agent"], duel["defender"]["agent"]
    g.fighter = NONE if fighter is None else fighter - 1
    g.defender = duel["defender"]["seat"]
    g.rival = NONE if rival is None else rival - 1
    g.exact = int(duel["exact"])
    g.prize = NONE if duel["prize"] is None else cases[duel["prize"]]
    for seat in duel["chosen"]:
        if seat == view["seat"]:
            g.chosen[seat] = duel["card"]
        else:
            g.chosen[seat] = cards[seat] if seat in cards else absent.lowest_card(g, seat) - CARD_ACTION
