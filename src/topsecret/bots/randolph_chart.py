"""Randolph's table as a bot reads it from its seat's view: the board, the agents, the suitcases, and the ways between them."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Any

from ..randolph import board as boards
from ..randolph.board import Board

BASE, GUARD, OUT = -1, -2, -3
"""Where an agent is that is in no city."""
FAR = 99
DETOUR = 3
"""How many steps longer a way seems for each enemy that stands on it."""
BOMB = "bomb"
OWNER_CARRIES_BOMB = 0.15
"""How likely, against any other suitcase, an owner is to carry his own bomb about."""


@cache
def _parsed(text: str) -> Board:
    return boards.parse(text, source="the view", id="own")


def board_of(view: dict[str, Any]) -> Board:
    """The board of the game: one that comes with it, or the author's own."""
    own = view["board"].get("json")
    return _parsed(own) if own else boards.load(view["board"]["id"])


@dataclass
class Agent:
    """An agent; `place` is a city's number, or BASE, GUARD, OUT."""

    seat: int
    number: int
    place: int
    cargo: str | None
    bonus: int


@dataclass
class Suitcase:
    """A suitcase that nobody has delivered yet; `city` is None while it is carried."""

    id: str
    owner: int
    city: int | None
    carrier: int | None
    content: int | str | None


class Chart:
    """One seat's view, made ready for planning."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.seat = seat
        self.board = board_of(view)
        self.hops = _hops(self.board)
        self.cities = {city: number for number, city in enumerate(self.board.city_ids)}
        self.colour = [self.board.colours.index(player["colour"]) for player in view["players"]]
        self.target = int(view["target"])
        self.tie_attacks = view["options"]["tie"] == "aggressor"
        """R6.2: a tie goes to the aggressor whether or not he has steps left."""
        self.pool = int(view["pool"] or 0)
        self.secrets = [int(player["secrets"]) for player in view["players"]]
        self.hands = [sorted(int(card) for card in player["hand"]) for player in view["players"]]
        places = {"base": BASE, "guard": GUARD, "out": OUT} | self.cities
        agents = [
            Agent(player["seat"], a["number"], places[a["place"]], a["carries"], int(a.get("bonus") or 0))
            for player in view["players"]
            for a in player["agents"]
        ]
        self.agents = {a.number: a for a in agents if a.seat == seat and a.place != OUT}
        self.enemies = [a for a in agents if a.seat != seat and a.place != OUT]
        self.suitcases = {
            s["id"]: Suitcase(
                s["id"],
                s["owner"],
                None if s["place"] is None else self.cities[s["place"]],
                None if s["carrier"] is None else s["carrier"]["seat"],
                s["content"],
            )
            for s in view["suitcases"]
            if s["delivered_by"] is None
        }
        delivered = [s for s in view["suitcases"] if s["delivered_by"] is not None]
        self.shown: dict[int, list[int | str]] = {}
        for s in delivered:
            self.shown.setdefault(s["owner"], []).append(s["content"])
        mine = [s["owner"] for s in delivered if s["delivered_by"] == seat]
        self.owed_foreign = all(owner == seat for owner in mine)
        """R3.2: no opponent's suitcase was delivered yet."""
        self.own_barred = self.owed_foreign and len(mine) >= 2
        self._ways: dict[int, list[int]] = {}
        self._homes: dict[int, list[int]] = {}
        self.held: dict[int, list[Agent]] = {}
        for enemy in self.enemies:
            if enemy.place >= 0:
                self.held.setdefault(enemy.place, []).append(enemy)

    def exits(self, seat: int, place: int) -> tuple[int, ...]:
        """R1.3, R2.4: the cities next to a place: a city's neighbours, or the exits of a base."""
        if place >= 0:
            return self.board.neighbours[place]
        if place == GUARD:
            empty = next(colour for colour in range(4) if colour not in self.colour)
            return self.board.exits[empty]
        return self.board.exits[self.colour[seat]] if place == BASE else ()

    def ways(self, city: int) -> list[int]:
        """How far every city is from this one, enemies on the way counted as detours."""
        if city not in self._ways:
            self._ways[city] = self._search([(0, city)])
        return self._ways[city]

    def homes(self, seat: int) -> list[int]:
        """How far every city is from the seat's HQ, the gate included."""
        if seat not in self._homes:
            gates = self.board.gates[self.colour[seat]]
            self._homes[seat] = (
                self._search([(1, gate) for gate in gates])
                if seat == self.seat
                else [steps + 1 if steps >= 0 else FAR for steps in self.board.distances(gates)]
            )
        return self._homes[seat]

    def _search(self, queue: list[tuple[int, int]]) -> list[int]:
        """Shortest ways towards the cities given, each entered city costing a step, or more if an enemy holds it."""
        steps = [FAR] * len(self.board.city_ids)
        for far, city in queue:
            steps[city] = far
        heapq.heapify(queue)
        while queue:
            far, city = heapq.heappop(queue)
            if far == steps[city]:
                cost = far + 1 + DETOUR * len(self.held.get(city, ()))
                for near in self.board.neighbours[city]:
                    if cost < steps[near]:
                        steps[near] = cost
                        heapq.heappush(queue, (cost, near))
        return steps

    def steps_to(self, place: int, city: int) -> int:
        """The way from one of the seat's own places to a city."""
        ways = self.ways(city)
        if place >= 0:
            return ways[place]
        return 1 + min((ways[e] for e in self.exits(self.seat, place)), default=FAR)

    def enemy_steps(self, enemy: Agent, city: int) -> int:
        """How many steps an enemy needs into a city, whoever stands between."""
        if enemy.place >= 0:
            return self.hops[enemy.place][city]
        return 1 + min((self.hops[e][city] for e in self.exits(enemy.seat, enemy.place)), default=FAR)

    def reachable(self, agent: Agent, closed: Iterable[int]) -> dict[int, list[int]]:
        """The cities an agent can walk to with its steps through cities that are not closed, each with the way there."""
        steps = self.pool + agent.bonus
        shut = set(closed)
        found: dict[int, list[int]] = {}
        layer: list[tuple[int, list[int]]] = [(agent.place, [])]
        for _ in range(steps):
            following: list[tuple[int, list[int]]] = []
            for place, way in layer:
                for city in self.exits(self.seat, place):
                    if city not in found and city != agent.place and city not in shut:
                        found[city] = [*way, city]
                        following.append((city, found[city]))
            layer = following
        return found


@cache
def _hops(board: Board) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(steps if steps >= 0 else FAR for steps in board.distances([city])) for city in range(len(board.city_ids))
    )


def contents(chart: Chart, seen_carried: set[str]) -> dict[str, dict[int | str, float]]:
    """For every suitcase still in play, what it may hold and how likely; owners seldom carry their own bomb."""
    likely: dict[str, dict[int | str, float]] = {}
    owners = {suitcase.owner for suitcase in chart.suitcases.values()}
    for owner in sorted(owners):
        here = [s for s in chart.suitcases.values() if s.owner == owner]
        left: list[int | str] = [5, 3, 1, BOMB]
        for content in chart.shown.get(owner, ()):
            left.remove(content)
        weights: dict[str, dict[int | str, float]] = {s.id: {} for s in here}
        total = 0.0
        for order in permutations(left):
            weight = 1.0
            for suitcase, content in zip(here, order, strict=True):
                if suitcase.content is not None and suitcase.content != content:
                    weight = 0.0
                elif content == BOMB and suitcase.id in seen_carried:
                    weight *= OWNER_CARRIES_BOMB
            total += weight
            for suitcase, content in zip(here, order, strict=True):
                weights[suitcase.id][content] = weights[suitcase.id].get(content, 0.0) + weight
        for suitcase in here:
            likely[suitcase.id] = {content: weight / total for content, weight in weights[suitcase.id].items()}
    return likely
