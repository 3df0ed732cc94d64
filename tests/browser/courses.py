"""How a game gets somewhere: moves with a purpose, and tables that are played over HTTP until something interesting is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from topsecret.randolph.board import Board, load

from .people import Person, Table, Trouble

Move = tuple[int, dict[str, Any]]
"""The number of an action, and what it does."""
View = dict[str, Any]


@cache
def _board(name: str) -> Board:
    return load(name)


def sensible(view: View, moves: Sequence[Move], dice: random.Random) -> int:
    """In Randolph's game: fetch suitcases, carry them home, fight whoever is in the way. In Kramer's anything."""
    if view["game"] != "randolph" or view["phase"] != "move":
        return dice.choice(moves)[0]
    return max(moves, key=lambda move: (_worth(view, move[1]), dice.random()))[0]


def _worth(view: View, deed: dict[str, Any]) -> float:
    me = view["players"][view["seat"]]
    if deed["kind"] == "end":
        return -100 if view["pool"] else 0
    if deed["kind"] == "drop":
        return -200
    agent = me["agents"][deed["agent"] - 1]
    if deed["kind"] == "take":
        return 50 if agent["carries"] is None else -200
    if deed["to"] == "hq":
        return 100
    enemies = {
        each["place"] for player in view["players"] if player["seat"] != view["seat"] for each in player["agents"]
    }
    if deed["to"] in enemies:
        return 30
    return _nearer(view, agent, deed["to"])


def _nearer(view: View, agent: dict[str, Any], to: str) -> float:
    """How much good a step does: towards one's gates with a suitcase, towards a suitcase without."""
    board = _board(view["board"]["id"])
    colour = board.colours.index(view["players"][view["seat"]]["colour"])
    here = {city: index for index, city in enumerate(board.city_ids)}
    if agent["carries"]:
        goals = list(board.gates[colour])
    else:
        goals = [
            here[each["place"]] for each in view["suitcases"] if each["place"] in here and each["owner"] != view["seat"]
        ]
    if not goals:
        return 0
    far = board.distances(goals)
    was = far[here[agent["place"]]] if agent["place"] in here else 20
    return was - far[here[to]] + (5 if agent["carries"] else 0) - far[here[to]] / 100


class Course:
    """A table that is played over HTTP, with the cookies of the people's browsers."""

    def __init__(self, table: Table, seed: int = 1) -> None:
        self.table = table
        self.dice = random.Random(seed)
        self._deeds: dict[int, dict[str, Any]] = {}

    def deed(self, action: int) -> dict[str, Any]:
        """What an action does."""
        if not self._deeds:
            listed = self.table.people[0].ask("GET", f"/api/tables/{self.table.key}/actions")["actions"]
            self._deeds = {each["id"]: each["data"] for each in listed}
        return self._deeds[action]

    def seats(self) -> list[tuple[Person, int]]:
        return [(person, seat) for person in self.table.people for seat in self.table.seats_of(person)]

    def reach(self, wanted: Callable[[View, int], bool], most: int = 900) -> tuple[Person, int, View]:
        """Plays until somebody's view is as wanted; who, in which seat, and the view."""
        waits = 0
        for _ in range(most):
            moved = False
            for person, seat in self.seats():
                look = person.ask("GET", f"/api/tables/{self.table.key}?seat={seat}&since=999999999", fails=True)
                if "view" not in look:
                    look = person.look(self.table.key, seat)
                view = look["view"]
                if wanted(view, seat):
                    return person, seat, view
                if look["state"]["status"] == "over":
                    raise Trouble(f"the game is over before it came to that: {view['result']}")
                if look["actions"]:
                    moves = [(action, self.deed(action)) for action in look["actions"]]
                    person.do(self.table.key, do="play", seat=seat, move=sensible(view, moves, self.dice))
                    moved = True
            if not moved:
                waits += 1
                self.table.people[0].page.wait_for_timeout(20)
                if waits > 500:
                    break
        raise Trouble(f"after {most} rounds it has not come to that")

    def asked(self, *phases: str) -> tuple[Person, int, View]:
        """Until somebody of us decides in one of these phases."""
        return self.reach(lambda view, seat: view["phase"] in phases and seat in view["to_move"])

    def finish(self) -> None:
        """To the end of the game."""
        self.reach(lambda view, seat: view["phase"] == "over")
