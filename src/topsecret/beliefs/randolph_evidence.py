"""What an owner does with his suitcases, found in the events that everybody is told.

A piece of evidence is a choice that an owner had about one suitcase of his, and how he made it. Choices of a turn count when the
turn is over or something was shown, because until then they can be taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..randolph import board as boards
from ..randolph.board import Board

BASE, GUARD, OUT = "base", "guard", "out"
FAR = 99
MOVES = ("stepped", "taken", "exchanged", "dropped")
"""What can be taken back."""


class Evidence(NamedTuple):
    """`outcome` numbers the answers that the kind allows; `weight` is below 1 where the same habit shows again and again."""

    suitcase: str
    kind: str
    outcome: int
    weight: float = 1.0


AGAIN = 0.5
"""The weight of what is seen turn after turn."""


class Ways(NamedTuple):
    """How far it is, in steps, to every city."""

    hops: list[list[int]]
    """From each city."""
    homes: list[list[int]]
    """To each seat's HQ."""
    starts: list[list[int]]
    """From each seat's base."""
    guards: list[int]
    """From the base that is nobody's."""

    @classmethod
    def of(cls, board: Board, colours: Sequence[int]) -> Ways:
        hops = _hops(board)
        return cls(
            hops,
            [_from(hops, board.gates[colour]) for colour in colours],
            [_from(hops, board.exits[colour]) for colour in colours],
            _from(hops, board.exits[_empty(colours)]),
        )


class Watch:
    """Follows agents and suitcases by what is told. What it has not been told yet it does not know, and says nothing about."""

    def __init__(self, view: dict[str, Any]) -> None:
        own = view["board"].get("json")
        board = boards.parse(own, source="the view", id="own") if own else boards.load(view["board"]["id"])
        self._board = board
        self._cities = {city: number for number, city in enumerate(board.city_ids)}
        colours = [board.colours.index(player["colour"]) for player in view["players"]]
        self._exits = [board.exits[colour] for colour in colours]
        self._empty = _empty(colours)
        self._hops, self._homes, self._starts, _ = Ways.of(board, colours)
        self._owner = {s["id"]: int(s["owner"]) for s in view["suitcases"]}
        self._seats = len(colours)
        self._place: dict[tuple[int, int], str] = {
            (seat, agent): BASE for seat in range(self._seats) for agent in range(1, 8)
        }
        self._cargo: dict[tuple[int, int], str] = {}
        self._lies: dict[str, str] = {}
        self._start(view)
        self._moves: list[dict[str, Any]] = []
        self._before: dict[str, int] = {}
        """How far the suitcases of the player who has just rolled were from his agents, or from home if they carry them."""
        self._rolled = 0
        self._hunted: set[str] = set()
        """Suitcases whose owner has attacked their carrier in this turn."""
        self._turn: int | None = None

    def _start(self, view: dict[str, Any]) -> None:
        """Where everything is now. If the game is told from its set-up on, that puts it right; else it is the best that is known."""
        for player in view["players"]:
            for agent in player["agents"]:
                who = (player["seat"], agent["number"])
                self._place[who] = agent["place"]
                if agent["carries"] is not None:
                    self._cargo[who] = agent["carries"]
        for suitcase in view["suitcases"]:
            if suitcase["place"] is not None:
                self._lies[suitcase["id"]] = suitcase["place"]

    def hear(self, event: dict[str, Any]) -> Iterator[Evidence]:
        """Take in one event; what it says about suitcases."""
        kind = event["type"]
        if kind in MOVES:
            self._moves.append(event)
            return
        if kind == "undone":
            if self._moves and self._moves[-1]["seat"] == event["seat"]:
                self._moves.pop()
            return
        if kind == "defenders_met":
            return
        for move in self._moves:
            yield from self._moved(move)
        self._moves.clear()
        if kind == "setup_shown":
            self._place = dict.fromkeys(self._place, BASE)
            self._cargo.clear()
            self._lies.clear()
            for seat, count in event["guards"].items():
                for agent in range(1, count + 1):
                    self._place[int(seat), agent] = GUARD
            for suitcase, city in event["suitcases"].items():
                self._lies[suitcase] = city
                yield self._placed(suitcase, city)
        elif kind == "rolled":
            self._turn, self._rolled = event["seat"], event["total"]
            self._before = self._reach(event["seat"])
        elif kind == "delivered":
            who = (event["seat"], event["agent"])
            self._cargo.pop(who, None)
            self._place[who] = BASE
        elif kind == "duel_began":
            yield from self._attacked(event)
        elif kind == "duel_revealed":
            self._fought(event)
        elif kind == "loot_left":
            if self._owner[event["suitcase"]] == event["seat"]:
                yield Evidence(event["suitcase"], "passed", 1)
        elif kind == "agent_lost":
            self._gone((event["seat"], event["agent"]), OUT)
        elif kind in ("turn_began", "game_over") and self._turn is not None:
            yield from self._turn_over(self._turn)
            self._turn = None

    def _moved(self, event: dict[str, Any]) -> Iterator[Evidence]:
        who = (event["seat"], event["agent"])
        kind = event["type"]
        if kind == "stepped":
            if event["carries"] is None:
                yield from self._passed(event["seat"], event["from"], 1)
            else:
                self._cargo[who] = event["carries"]
                self._lies.pop(event["carries"], None)
            if event["to"] != "hq":
                self._place[who] = event["to"]
            return
        self._place[who] = event["city"]
        suitcase = event["suitcase"]
        if kind == "dropped":
            self._cargo.pop(who, None)
            self._lies[suitcase] = event["city"]
            if self._owner[suitcase] == event["seat"]:
                yield Evidence(suitcase, "dropped", 0)
            return
        left = event.get("left")
        if left is not None:
            self._lies[left] = event["city"]
            if self._owner[left] == event["seat"]:
                yield Evidence(left, "dropped", 0)
        self._cargo[who] = suitcase
        self._lies.pop(suitcase, None)
        if self._owner[suitcase] == event["seat"]:
            yield Evidence(suitcase, "passed", 0)

    def _passed(self, seat: int, city: str, outcome: int) -> Iterator[Evidence]:
        """An agent with empty hands went on from, or stayed in, a city where suitcases of its own colour lie."""
        for suitcase, place in self._lies.items():
            if place == city and self._owner[suitcase] == seat:
                yield Evidence(suitcase, "passed", outcome, 1.0 if outcome == 1 else AGAIN)

    def _placed(self, suitcase: str, city: str) -> Evidence:
        """R2.3: how far off the owner's way home, and how much later than the others he comes there."""
        owner, here = self._owner[suitcase], self._cities[city]
        home, start = self._homes[owner], self._starts[owner]
        detour = start[here] + home[here] - min(a + b for a, b in zip(start, home, strict=True))
        theirs = min(self._starts[seat][here] for seat in range(self._seats) if seat != owner)
        late = start[here] - theirs
        return Evidence(suitcase, "placed", 4 * min(2, detour // 2) + max(0, min(3, (late + 5) // 3)))

    def _attacked(self, event: dict[str, Any]) -> Iterator[Evidence]:
        defender = (event["defender"]["seat"], event["defender"]["agent"])
        suitcase = self._cargo.get(defender)
        if suitcase is not None and self._owner[suitcase] == event["attacker"]["seat"]:
            self._hunted.add(suitcase)
            yield Evidence(suitcase, "hunted", 0)

    def _fought(self, event: dict[str, Any]) -> None:
        loser = (event["loser"]["seat"], event["loser"]["agent"])
        self._place[loser] = event["city"]
        if event["left"] is not None:
            self._cargo[loser] = event["left"]
        self._gone(loser, event["loser"]["fate"])

    def _gone(self, who: tuple[int, int], fate: str) -> None:
        suitcase = self._cargo.pop(who, None)
        if suitcase is not None:
            self._lies[suitcase] = self._place[who]
        self._place[who] = fate

    def _turn_over(self, seat: int) -> Iterator[Evidence]:
        """What the player who moved brought nearer, and what he could have and did not."""
        if self._rolled >= 2:
            for suitcase, steps in self._reach(seat).items():
                before = self._before.get(suitcase)
                if before is not None and before > 0:
                    carried = suitcase in self._cargo.values()
                    kind = "carried" if carried else "approached"
                    yield Evidence(suitcase, kind, 0 if steps < before else 1, AGAIN)
        for who, place in self._place.items():
            if who[0] == seat and who not in self._cargo and place in self._cities:
                yield from self._passed(seat, place, 2)
        for who, suitcase in self._cargo.items():
            if self._owner[suitcase] == seat != who[0] and suitcase not in self._hunted:
                yield Evidence(suitcase, "hunted", 1, AGAIN)
        self._hunted.clear()

    def _reach(self, seat: int) -> dict[str, int]:
        """For every suitcase of the seat's own: how far its nearest agent with empty hands is, or how far home if an own agent carries it."""
        found: dict[str, int] = {}
        free = [p for who, p in self._place.items() if who[0] == seat and who not in self._cargo and p != OUT]
        starts: list[tuple[int, tuple[int, ...]]] = []
        for place in free:
            if place in self._cities:
                starts.append((0, (self._cities[place],)))
            else:
                starts.append((1, self._exits[seat] if place == BASE else self._board.exits[self._empty]))
        for suitcase, city in self._lies.items():
            if self._owner[suitcase] == seat and city in self._cities:
                row = self._hops[self._cities[city]]
                found[suitcase] = min((more + row[c] for more, cities in starts for c in cities), default=FAR)
        for who, suitcase in self._cargo.items():
            if who[0] == seat and self._owner[suitcase] == seat and self._place[who] in self._cities:
                found[suitcase] = self._homes[seat][self._cities[self._place[who]]]
        return found


def _empty(colours: Sequence[int]) -> int:
    """R2.4: the corner where nobody starts."""
    return next((colour for colour in range(4) if colour not in colours), 0)


def _hops(board: Board) -> list[list[int]]:
    return [[d if d >= 0 else FAR for d in board.distances([city])] for city in range(len(board.city_ids))]


def _from(hops: list[list[int]], cities: tuple[int, ...]) -> list[int]:
    """How many steps every city is from what leads to, or from, these."""
    return [1 + min(hops[c][city] for c in cities) for city in range(len(hops))]
