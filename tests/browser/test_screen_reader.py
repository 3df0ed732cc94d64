"""Whole games by what a screen reader finds: roles and names, nothing that is only to be seen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from topsecret.kramer.state import BUILDING_NAMES, VALUE
from topsecret.words import words

from .people import PATIENCE, Company, Person, Table, Trouble

LONGEST = 150
"""Moves of one game."""
Board = dict[str, Any]


def test_a_game_of_kramers_is_played_through_the_screen_readers_tree(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.", cards=True, dossier=True, finish=20, round_limit=5)
    assert play(anna, table, town) >= 5


def test_a_game_of_randolphs_is_played_through_the_screen_readers_tree(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "randolph", "0.", round_limit=4)
    assert play(anna, table, world) >= 5


def play(person: Person, table: Table, described: Callable[[Person], Board]) -> int:
    """Play to the end by the tree alone, comparing the board in words with the seat's view; return the moves."""
    dice = random.Random(table.game)
    person.go(table.path)
    for moves in range(LONGEST):
        if not decide(person, table, described, dice):
            return moves
    raise Trouble(f"after {LONGEST} moves the game is not over")


def decide(person: Person, table: Table, described: Callable[[Person], Board], dice: random.Random) -> bool:
    """Make one move; false when the result is there."""
    page = person.page
    over = page.get_by_role("button", name=re.compile("^(Play again|Rematch)"))
    going = page.get_by_role("button", name=re.compile("^(Continue|See the result|Skip to the crown)"))
    moves = page.get_by_role("list", name="Moves", exact=True).get_by_role("button")

    def asked() -> bool:
        if over.count():
            return True
        if going.count():
            press(going)
            return False
        tab = page.get_by_role("tab", name="Moves")
        if tab.count() and tab.first.get_attribute("aria-selected") != "true":
            press(tab)
        return moves.count() > 0 and moves.first.is_enabled()

    person.until(asked, "a move to choose or the result")
    if over.count():
        return False
    found = person.look(table.key, 0)
    assert described(person) == expected(found["view"])
    assert page.get_by_role("region", name="What to do").get_by_role("heading").inner_text().strip()
    before = found["n"]
    press(moves.nth(dice.randrange(min(moves.count(), 60))))
    person.until(lambda: person.look(table.key, 0)["n"] > before, "the move to be made")
    return True


def press(button: Locator) -> None:
    """Press it as a screen reader does, wherever it lies; one that is gone meanwhile needs no press."""
    button.first.dispatch_event("click", timeout=PATIENCE * 1000)


def items(person: Person, region: str) -> list[str]:
    """Return the lines of a board in words."""
    tree = person.page.get_by_role("region", name=region).aria_snapshot()
    return [
        line.strip().removeprefix("- listitem:").strip().strip('"') for line in tree.splitlines() if "listitem" in line
    ]


def town(person: Person) -> Board:
    """Return what the town in words says: who stands where and how far each agent is; where the safe is."""
    found: Board = {}
    for line in items(person, "The town in words"):
        if place := re.fullmatch(r".+ \((−?\d+)\): (.*)", line):
            for name in place[2].split(", "):
                if name != "nobody":
                    found.setdefault(name, {})["building"] = int(place[1].replace("−", "-"))
        elif score := re.fullmatch(r"(\w+): (\d+) of \d+", line):
            found.setdefault(score[1], {})["score"] = int(score[2])
    return found


def world(person: Person) -> Board:
    """Return what the map in words says: how many agents and which suitcases are where."""
    found: Board = {}
    for line in items(person, "The map in words"):
        if line.startswith("Next to "):
            continue
        place, _, what = line.partition(": ")
        here = found.setdefault(place, {"agents": 0, "suitcases": set()})
        for each in what.split(", "):
            if many := re.fullmatch(r".+ \((\d+) agents?\)", each):
                here["agents"] += int(many[1])
            elif carried := re.fullmatch(r".+ with (\w+ [A-D])", each):
                here["agents"] += 1
                here["suitcases"].add(carried[1])
            else:
                here["suitcases"].add(each)
    return found


def expected(view: Any) -> Board:
    """Return the same from the seat's view."""
    return _town(view) if view["game"] == "kramer" else _world(view)


def _town(view: Any) -> Board:
    return {
        each["name"]: {"building": VALUE[BUILDING_NAMES.index(each["building"])], "score": each["score"]}
        for each in view["agents"].values()
        if each is not None
    }


def _world(view: Any) -> Board:
    found: Board = {}

    def at(place: str) -> Any:
        return found.setdefault(place, {"agents": 0, "suitcases": set()})

    for player in view["players"]:
        colour = player["colour"].title()
        corners = {"base": f"{colour} base", "hq": f"{colour} HQ"}
        for agent in player["agents"]:
            if agent["place"] != "out":
                at(corners.get(agent["place"]) or city(agent["place"]))["agents"] += 1
    for one in view["suitcases"]:
        carrier, place = one["carrier"], one["place"]
        if carrier:
            place = view["players"][carrier["seat"]]["agents"][carrier["agent"] - 1]["place"]
        if place and one["delivered_by"] is None:
            at(city(place))["suitcases"].add(f"{one['colour'].title()} {one['letter']}")
    return found


def city(place: str) -> str:
    return words("en").text(f"city-{place}")
