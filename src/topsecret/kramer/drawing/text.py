"""Kramer's table as text: the ring of buildings, the agents, the players, and what the seat that looks has in its hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...text import Say, cells, english, joined, padded, side_by_side, wrapped
from ..state import BUILDING_NAMES, BUILDINGS, CARD_IDS, COLOURS, LETTERS, NAMES, VALUE
from .cards import CARDS

WIDE = 78
ENGLISH = {
    "terminal-board-rolled": "rolled {face}",
    "terminal-board-safe": "safe in {building}",
    "terminal-board-finish": "Finish at {n}",
    "terminal-board-free": "free agents {n}",
    "terminal-board-agent": "agent",
    "terminal-board-at": "in",
    "terminal-board-way": "to safe",
    "terminal-board-score": "points",
    "terminal-board-armed": "armed: {agent}, by {who}",
    "terminal-board-cards": "cards {n}",
    "terminal-board-second": "second identities {n}",
    "terminal-board-handed-in": "dossier handed in",
    "terminal-board-hand": "hand: {cards}",
    "terminal-board-drawn": "drawn now",
    "terminal-board-form": "dossier: {lines}",
    "kramer-pile": "Pile {n}",
    "kramer-discards": "Discards {n}",
    "kramer-building-church": "Church",
    "kramer-building-ruin": "Ruin",
    **{
        f"setup-agent-{letter}": f"{name}, {colour}"
        for letter, name, colour in zip(LETTERS, NAMES, COLOURS, strict=True)
    },
    **{f"kramer-card-{card.lower()}": CARDS[card][0] for card in CARD_IDS},
}


def draw(view: Mapping[str, Any], width: int = WIDE, say: Say | None = None) -> str:
    """Return the table as its view shows it, in lines of at most that many columns (40 or more)."""
    return "\n".join(_Board(view, width, say or english(ENGLISH)).rows())


class _Board:
    """One view, drawn in one width and one language."""

    def __init__(self, view: Mapping[str, Any], width: int, say: Say) -> None:
        self.view, self.width, self.say = view, width, say
        self.me: int | None = view["seat"]

    def rows(self) -> list[str]:
        """Return all lines."""
        table = [*self._head(), *self._ring(), *self._agents()]
        paragraphs = [*self._armed(), *map(self._player, self.view["seats"]), *self._own()]
        return table + [row for text in paragraphs for row in wrapped(text, self.width, "    ")]

    def _plate(self, building: str) -> str:
        return self.say(f"kramer-building-{building}") if building in ("church", "ruin") else building

    def _head(self) -> list[str]:
        view, say = self.view, self.say
        rolled = view["roll"] and say("terminal-board-rolled", face=view["roll"])
        safe = say("terminal-board-safe", building=self._plate(view["safe"]))
        facts = [say("terminal-round", n=view["round"]), rolled, safe, say("terminal-board-finish", n=view["finish"])]
        if "cards" in view:
            facts.append(say("terminal-board-free", n=view["free_agents"]))
            facts.append(say("kramer-pile", n=view["cards"]["pile"]))
            discards = say("kramer-discards", n=len(view["cards"]["discard"]))
            named = " ".join(dict.fromkeys(view["cards"]["discard"]))
            facts.append(f"{discards} ({named})" if named else discards)
        return wrapped(joined(facts, " · "), self.width)

    def _ring(self) -> list[str]:
        """Return the buildings clockwise with the letters of the agents in them, the safe's in brackets."""
        labels, crowds = [], []
        for building, value in zip(BUILDING_NAMES, VALUE, strict=True):
            name = self._plate(building)
            label = name if name == str(value) else f"{name} {value}"
            labels.append(f"[{label}]" if building == self.view["safe"] else label)
            here = "".join(a["letter"] for a in self.view["agents"].values() if a["building"] == building)
            crowds.append(here or ".")
        half = BUILDINGS // 2
        rows: list[str] = []
        for part in [slice(0, BUILDINGS)] if self.width >= WIDE else [slice(0, half), slice(half, BUILDINGS)]:
            widths = [max(3, cells(label), len(crowd)) for label, crowd in zip(labels[part], crowds[part], strict=True)]
            gap = " " * (2 if sum(widths) + 2 * len(widths) <= self.width + 2 else 1)
            rows += [gap.join(map(padded, row, widths)).rstrip() for row in (labels[part], crowds[part])]
        return rows

    def _agents(self) -> list[str]:
        """Return for each agent where it stands, how many buildings lie before it up to the safe, and its points."""
        say, safe = self.say, BUILDING_NAMES.index(self.view["safe"])
        rows = [[say(f"terminal-board-{column}") for column in ("agent", "at", "way", "score")]]
        for agent in self.view["agents"].values():
            way = (safe - BUILDING_NAMES.index(agent["building"])) % BUILDINGS
            name = say(f"setup-agent-{agent['letter']}") if self.width >= WIDE else agent["name"]
            who = f"{agent['letter']} {name}"
            rows.append([who, self._plate(agent["building"]), str(way), str(agent["score"])])
        return side_by_side(rows, 2)

    def _armed(self) -> list[str]:
        """Return who stands armed at the safe, in the order in which they were armed (K7.8)."""
        armed = [agent for agent in self.view["agents"].values() if agent["armed_by"] is not None]
        return [
            self.say("terminal-board-armed", agent=agent["name"], who=self.view["names"][agent["armed_by"]])
            for agent in sorted(armed, key=lambda agent: agent["armed_at"] or 0)
        ]

    def _player(self, seat: Mapping[str, Any]) -> str:
        view, say, number = self.view, self.say, seat["seat"]
        facts = [
            say("page-player-you") if number == self.me else "",
            self._identities(seat.get("identities", ())),
            say("terminal-board-asked") if number in view["to_move"] else "",
            say("terminal-board-cards", n=seat["cards"]) if "cards" in seat else "",
            say("terminal-board-second", n=seat["second_identities"]) if seat["second_identities"] else "",
            say("terminal-board-handed-in") if seat.get("handed_in") else "",
        ]
        return joined([f"{number} {view['names'][number]}", *facts], " · ")

    def _identities(self, colours: Sequence[str]) -> str:
        agents = (self.view["agents"][colour] for colour in colours)
        return joined(f"{agent['letter']} {agent['name']}" for agent in agents)

    def _own(self) -> list[str]:
        """Return what the seat holds and has written; when the game is over, who won."""
        if self.view["phase"] == "over":
            return self._won()
        mine = {} if self.me is None else self.view["seats"][self.me]
        rows = []
        if mine.get("hand"):
            rows.append(self.say("terminal-board-hand", cards=self._hand(mine["hand"], mine["drawn"])))
        if mine.get("dossier"):
            letters = {colour: agent["letter"] for colour, agent in self.view["agents"].items()}
            said = {"free": "-", None: "?"}
            lines = " ".join(f"{letters[colour]}={said.get(who, who)}" for colour, who in mine["dossier"].items())
            rows.append(self.say("terminal-board-form", lines=lines))
        return rows

    def _hand(self, hand: Sequence[str], drawn: str | None) -> str:
        cards = [f"{card} {self.say(f'kramer-card-{card.lower()}')}" for card in hand]
        if drawn is not None:
            cards[hand.index(drawn)] += f" ({self.say('terminal-board-drawn')})"
        return ", ".join(cards)

    def _won(self) -> list[str]:
        names, totals = self.view["names"], self.view["result"]["totals"]
        winners = [f"{names[seat]} ({totals[seat]})" for seat in self.view["result"]["winners"]]
        return [self.say("terminal-board-won", players=", ".join(winners) or "–")]
