"""The plan that a seat makes: every number that planning works with, by name, and the weights it goes by.

A plan is a record (`kernel.scratch`). First comes what is set once for a table, then what a seat believes, then what planning finds out.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ...kernel.scratch import Fields
from ..board import MAX_CITIES
from ..state import AGENTS, SEATS, SUITCASES, VALUES

FAR = 60
"""Steps that are more than anybody plans."""
KINDS = 4
"""What a suitcase may hold: 5, 3, 1, a bomb."""
ROWS = MAX_CITIES + 3
"""States that planning tries things out in, behind the one that it is about."""
CORNERS = 4
HOMEWARD = SUITCASES
"""The way home, among the ways to suitcases."""
UNKNOWN = -1.0

WAYS: Fields = {
    "hops": ("i8", MAX_CITIES, MAX_CITIES),  # steps from city to city, whoever stands between
    "home": ("i8", CORNERS, MAX_CITIES),  # by colour: steps from a city into the HQ
    "start": ("i8", CORNERS, MAX_CITIES),  # by corner: steps from the start base there into a city
    "queue": ("i8", MAX_CITIES),
}


@cache
def weights() -> dict[str, dict[str, Any]]:
    """Return the settings by name: what the greedy player goes by, and by number of players from 2 what the others do, and the outlook."""
    read: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8"))
    return read


_TUNED = [name for name in weights()["tuned"] if not name.startswith("price_")]
FACTS = len(weights()["outlook"])

PLAN: Fields = {
    **WAYS,
    **dict.fromkeys(_TUNED, ("f8",)),
    "price": ("f8", VALUES),  # what cards cost
    "counts": ("f8", FACTS),  # what the facts of the outlook count
    "powers": ("f8", FAR + 1),  # what a thing so many steps away is worth now
    "reach": ("f8", FAR + 1),  # how likely the dice give at least so many steps
    "asked": ("i8", 2),  # by `exact`: whether the rules were asked how duels end
    "ends": ("i8", 2, VALUES * VALUES),  # by `exact`, and attacker's times VALUES plus defender's card: see `cards`
    "restless": ("f8",),  # what a fight is worth just because something must happen
    "likely": ("f8", SUITCASES, KINDS),  # what those who cannot know believe: how likely each suitcase holds 5, 3, 1, a bomb
    "hopes": ("f8", SUITCASES, KINDS),  # the same as the planning seat sees it
    "value": ("f8", SUITCASES),  # what it is worth to bring it home
    "threat": ("f8", SUITCASES),  # what it would cost if the enemy who carries it brought it home
    "spot": ("i8", SUITCASES),  # the city where it lies or is carried, or NONE
    "holder": ("i8", SUITCASES),  # the seat that carries it, or NONE
    "to": ("f8", SUITCASES + 1, MAX_CITIES),  # steps from every city to its spot, then home; enemies on the way may be detours
    "promise": ("f8", 2 * AGENTS, SUITCASES),  # by agent: what each suitcase promises it; then the same somewhere else
    "danger": ("f8", 2 * AGENTS),  # what each risks where it stands, likewise
    "held": ("i8", MAX_CITIES),  # how many enemies stand in each city
    "risk": ("f8", MAX_CITIES),  # how likely some enemy can be in each before the seat's next turn, or UNKNOWN
    "queued": ("i8", MAX_CITIES),
    "seen": ("i8", MAX_CITIES),  # whether a walk has been there
    "first": ("i8", ROWS + 1),  # by state: the place among the legal actions of the step that led there
    "moves": ("i8", MAX_CITIES),  # an agent's steps
    "pay": ("f8", 2 * VALUES, VALUES),  # what each pair of cards brings to the attacker, then to the defender
    "gain": ("f8", 2, VALUES),  # what each card has brought so far
    "mix": ("f8", 2, VALUES),  # how often each card is laid, by the attacker and by the defender
    "facts": ("f8", SEATS, FACTS),  # what the outlook goes by
    "unit": ("f8",),  # what an agent is worth
    "bomb": ("f8",),  # what it costs to bring home a bomb
    "missing": ("i8",),  # secrets to the target
    "owed": ("i8",),  # R3.2: whether an opponent's suitcase has to come first, some time
    "left": ("i8",),  # agents
    "hunts": ("i8",),  # whether hunting is a task
    "now": ("f8",),  # what the table is worth
}  # fmt: skip


def settings(chosen: str, players: int) -> dict[str, float]:
    """Return the "greedy" settings, or the "tuned" ones for that number of players."""
    return {name: row if chosen == "greedy" else row[players - 2] for name, row in weights()[chosen].items()}


def weigh(plan: Any, chosen: dict[str, float], players: int) -> None:
    """Set what a plan goes by: these settings, and the outlook."""
    for name in _TUNED:
        plan[name] = chosen[name]
    plan["price"] = [chosen[f"price_{card}"] for card in range(VALUES)]
    plan["counts"] = [row[players - 2] for row in weights()["outlook"].values()]
    plan["powers"] = [chosen["pace"] ** far for far in range(FAR + 1)]
