"""Randolph's table as text: the players with their agents, the suitcases, and the map as a list of cities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from ...text import Say, english, joined, wrapped
from .. import board as boards
from ..board import Board

WIDE = 78
ENGLISH = {
    "terminal-board-dice": "dice {first} and {second}",
    "terminal-board-steps": "steps left {n}",
    "terminal-board-target": "{n} secrets win",
    "terminal-board-secrets": "secrets {n}",
    "terminal-board-with": "{agent} with {suitcase}, {n} to HQ",
    "terminal-board-suitcases": "suitcases: {suitcases}",
    "terminal-board-ways": "suitcases, and how far from your HQ: {suitcases}",
    "terminal-board-delivered": "delivered {suitcases}",
    "terminal-board-yours": "yours: {suitcases}",
    "terminal-board-base": "base",
    "terminal-board-guard": "guard",
    "terminal-board-duel": "duel in {city}: {one} against {other}",
    "randolph-duel-has-chosen": "has chosen",
    "terminal-bomb": "bomb",
    "terminal-cards": "cards {cards}",
    "terminal-spent": "played {cards}",
    "randolph-colour": "{colour}",
}


def _english(id: str, **args: Any) -> str:
    """Say a message; cities and boards are called as their file calls them."""
    return str(args["name"]) if id.startswith("city-") else english(ENGLISH)(id, **args)


@lru_cache(maxsize=64)
def _parsed(text: str) -> Board:
    return boards.parse(text, source="the game's board", id="board")


def board_of(view: Mapping[str, Any]) -> Board:
    """Return the board of a game: one that comes with it, or somebody's own."""
    own = view["board"].get("json")
    return _parsed(own) if own else boards.load(view["board"]["id"])


def draw(view: Mapping[str, Any], width: int = WIDE, say: Say | None = None) -> str:
    """Return the table as its view shows it, in lines of at most that many columns (40 or more)."""
    rows = _Board(view, say or _english).rows()
    return "\n".join(line for row in rows for line in wrapped(row, width, "    "))


def routes(board: Board, width: int = WIDE, say: Say | None = None) -> str:
    """Return the map in words: every city, by its name, with those that a step leads to."""
    names = dict(enumerate(_cities(board, say or _english)))
    near = {names[city]: [names[other] for other in board.neighbours[city]] for city in names}
    rows = [f"{city}: {', '.join(sorted(near[city]))}" for city in sorted(near)]
    return "\n".join(line for row in rows for line in wrapped(row, width, "    "))


def _cities(board: Board, say: Say) -> list[str]:
    return [say(f"city-{id}", name=name) for id, name in zip(board.city_ids, board.city_names, strict=True)]


class _Board:
    """One view in one language."""

    def __init__(self, view: Mapping[str, Any], say: Say) -> None:
        self.view, self.say = view, say
        self.me: int | None = view["seat"]
        self.board = board_of(view)
        self.cities = dict(zip(self.board.city_ids, _cities(self.board, say), strict=True))
        self.cases = {case["id"]: case for case in view["suitcases"]}

    def rows(self) -> Iterator[str]:
        """Yield a row for each player, one for the suitcases, and what comes before and after."""
        yield self._head()
        if self.view["duel"] is not None:
            yield self._duel()
        for player in self.view["players"]:
            yield self._player(player)
            yield "- " + self._agents(player)
        lying = joined(map(self._lying, self.cases.values())) or "–"
        yield self.say(f"terminal-board-{'suitcases' if self.me is None else 'ways'}", suitcases=lying)
        if own := joined(map(self._own, self.cases.values())):
            yield self.say("terminal-board-yours", suitcases=own)
        if self.view["phase"] == "over":
            names, totals = self.view["names"], self.view["result"]["totals"]
            won = [f"{names[seat]} ({totals[seat]})" for seat in self.view["result"]["winners"]]
            yield self.say("terminal-board-won", players=", ".join(won))

    def _head(self) -> str:
        view, say = self.view, self.say
        facts = [say("terminal-round", n=view["round"])]
        if view["dice"] is not None:
            facts.append(say("terminal-board-dice", first=view["dice"][0], second=view["dice"][1]))
        if view["phase"] == "move":
            bonus = "".join(f" +{agent['bonus']}" for agent in self._turn()["agents"] if agent["bonus"])
            facts.append(say("terminal-board-steps", n=f"{view['pool']}{bonus}"))
        return joined([*facts, say("terminal-board-target", n=view["target"])], " · ")

    def _turn(self) -> Mapping[str, Any]:
        player: Mapping[str, Any] = self.view["players"][self.view["turn"]]
        return player

    def _duel(self) -> str:
        duel, names = self.view["duel"], self.view["names"]
        one, other = (
            joined([names[side["seat"]], f"{side['agent']}" if side["agent"] else ""], " ")
            for side in (duel["attacker"], duel["defender"])
        )
        return self.say("terminal-board-duel", city=self.cities[duel["city"]], one=one, other=other)

    def _player(self, player: Mapping[str, Any]) -> str:
        view, say, seat = self.view, self.say, player["seat"]
        delivered = joined(f"{case}={self._content(self.cases[case])}" for case in player["delivered"])
        facts = [
            say("page-player-you") if seat == self.me else "",
            say("terminal-board-asked") if seat in view["to_move"] else "",
            say("randolph-duel-has-chosen") if view["duel"] and seat in view["duel"]["chosen"] else "",
            say("terminal-board-secrets", n=player["secrets"]),
            say("terminal-cards", cards=" ".join(map(str, player["hand"])) or "–"),
            say("terminal-spent", cards=" ".join(map(str, player["spent"]))) if player["spent"] else "",
            say("terminal-board-delivered", suitcases=delivered) if delivered else "",
        ]
        sign = say("randolph-colour", colour=player["colour"])
        return joined([f"{seat} {view['names'][seat]}, {sign}", *facts], " · ")

    def _agents(self, player: Mapping[str, Any]) -> str:
        """Return the agents by where they are; those that carry something with how far they have to go."""
        places: dict[str, list[str]] = {}
        for agent in player["agents"]:
            carried = agent["carries"]
            said = f"{agent['number']} (+{agent['bonus']})" if agent["bonus"] else f"{agent['number']}"
            if carried:
                said = self.say(
                    "terminal-board-with", agent=said, suitcase=carried, n=self._way(player, agent["place"])
                )
            places.setdefault(agent["place"], []).append(said)
        return joined((f"{self._place(place)} {', '.join(who)}" for place, who in places.items()), "; ")

    def _place(self, place: str) -> str:
        if place in ("base", "guard", "out"):
            return self.say(f"terminal-board-{place}")
        return self.cities[place]

    def _way(self, player: Mapping[str, Any], city: str) -> int:
        """Return how many steps a suitcase has to go from a city to that player's headquarters."""
        colour = self.board.colours.index(player["colour"])
        return _home(self.board, colour)[self.board.city_ids.index(city)]

    def _lying(self, case: Mapping[str, Any]) -> str:
        """Return where a suitcase lies, and how far that is from the home of the one who looks; nothing if it does not lie in a city."""
        if case["place"] is None or case["carrier"] is not None or case["delivered_by"] is not None:
            return ""
        way = "" if self.me is None else f" {self._way(self.view['players'][self.me], case['place'])}"
        return f"{case['id']} {self.cities[case['place']]}{way}"

    def _own(self, case: Mapping[str, Any]) -> str:
        known = case["owner"] == self.me and case["content"] is not None and case["delivered_by"] is None
        return f"{case['id']}={self._content(case)}" if known else ""

    def _content(self, case: Mapping[str, Any]) -> str:
        return self.say("terminal-bomb") if case["content"] == "bomb" else f"{case['content']}"


@lru_cache(maxsize=64)
def _home(board: Board, colour: int) -> tuple[int, ...]:
    """Return how many steps lead from each city into a colour's headquarters."""
    return tuple(steps + 1 for steps in board.distances(board.gates[colour]))
