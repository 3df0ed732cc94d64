"""How well the belief reads the others, in games of bots: `python -m benchmarks.deduction [--games 400] [--seed 1] [--write]`.

Kramer's games are played until the first marker reaches field 29, where dossiers open, and every seat then says who owns each
agent. Randolph's are played to the end; every seat says what the others' suitcases hold, at every tenth round and just
before each delivery. What is said is what `ts.belief(match, seat)` says. With `--write` the page docs/strength/deduction.md and its
plots are written, else they are printed. Ctrl-C stops it, and nothing is written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import topsecret as ts
from topsecret import bots
from topsecret.kramer.belief.reader import FREE, Belief
from topsecret.kramer.state import COLOURS
from topsecret.match import Match
from topsecret.play.game import Action
from topsecret.randolph.belief.reader import CONTENTS, Reader

from . import pages
from .scores import Statement
from .tables import Setting, Task, play, seating, sit_down

POPULATIONS = {"greedy": 1.0, "belief": 0.4, "belief+greedy+random": 0.4}
"""Who sits at the tables, and for which part of the games: reading takes the belief players time."""
KRAMER = {2: 1.0, 4: 0.5, 7: 0.25}
"""By number of players the part of the games; more players say more in a game."""
VARIANTS: tuple[tuple[tuple[str, Any], ...], ...] = ((), (("cards", True),), (("dossier", True),))
RANDOLPH = {2: 0.3, 3: 0.2, 4: 0.15}
NOTICED = 13
"""K9.1: dossiers open when the first marker is so far from Finish."""
EVERY = 10
"""One round in so many is looked at."""
DELIVERY = "at delivery"


@dataclass
class Sheet:
    """What was said in one game."""

    statements: list[Statement] = field(default_factory=list)
    lines: int = 0
    """Agents in the best forms of all readers, without the readers' own."""
    lines_right: int = 0
    lines_flat: float = 0.0
    """How many are right on average in a form that is drawn."""
    players: int = 0
    """Agents that those forms give to a player."""
    players_right: int = 0
    players_flat: float = 0.0


def settings(games: int) -> list[Setting]:
    """All tables, each with its number of games."""

    def some(part: float) -> int:
        return max(2, round(games * part))

    kramer = [
        Setting("kramer", players, population, variant, some(whose * part))
        for population, whose in POPULATIONS.items()
        for variant in VARIANTS
        for players, part in KRAMER.items()
    ]
    randolph = [
        Setting("randolph", players, population, (), some(part * (1 if population == "greedy" else 0.5)))
        for population in POPULATIONS
        for players, part in RANDOLPH.items()
    ]
    return kramer + randolph


def sheet(task: Task) -> Sheet:
    """What is said in one game."""
    return kramer(task) if task.setting.game == "kramer" else randolph(task)


# --- Kramer: who is whom


def kramer(task: Task) -> Sheet:
    """A game that is over with the very scoring that reaches 29 says nothing."""
    match, seats = noticed(task)
    found = Sheet()
    if not match.over:
        for seat in range(match.players):
            note_owners(found, ts.belief(match, seat), match, seat, seats)
    return found


def noticed(task: Task) -> tuple[Match, list[str]]:
    """A game as it stands when the first marker has reached 29, and who plays it."""
    seats = seating(task.setting, task.seed, task.number)
    match, made = sit_down(task, seats)
    table = bots.Table(match, made)
    while table.step() is not None:
        state = match.state
        if max(state.score) >= state.finish - NOTICED:
            break
    return match, seats


def note_owners(found: Sheet, belief: Belief, match: Match, seat: int, seats: Sequence[str]) -> None:
    """What a reader says of every agent that is not its own, and the form it would hand in."""
    state = match.state
    owner = state.owner.tolist()
    counts = {other: 1 + state.seconds[other] for other in range(match.players)}
    counts[FREE] = len(belief.agents) - sum(counts.values())
    names = [name for name, count in counts.items() if name != seat and count]
    others = [agent for agent in belief.agents if owner[agent] != seat]
    flat = tuple(counts[name] / len(others) for name in names)
    for agent in others:
        stated = tuple(float(belief.shares[agent][name]) for name in names)
        whose = "nobody" if owner[agent] == FREE else seats[owner[agent]]
        found.statements.append(Statement(stated, flat, names.index(owner[agent]), whose))
    known: dict[str, int | None] = {COLOURS[agent]: seat for agent in belief.agents if owner[agent] == seat}
    form = belief.form(known, {None if name == FREE else name: count for name, count in counts.items()})
    named = {agent: FREE if form[COLOURS[agent]] is None else form[COLOURS[agent]] for agent in others}
    found.lines += len(others)
    found.lines_right += sum(named[agent] == owner[agent] for agent in others)
    found.lines_flat += sum(counts[name] ** 2 for name in names) / len(others)
    found.players += sum(counts[name] for name in names if name != FREE)
    found.players_right += sum(named[agent] == owner[agent] != FREE for agent in others)
    found.players_flat += sum(counts[name] ** 2 for name in names if name != FREE) / len(others)


# --- Randolph: what the suitcases hold


class Listener:
    """The belief of one seat, kept up to date; it says what `ts.belief` would say."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self._reader = Reader(seat, {**match.view(seat), **match.game.view(match.start, seat)})
        self._mark = 0

    def contents(self) -> dict[str, dict[Any, float]]:
        news, self._mark = self.match.news(self.seat, self._mark)
        self._reader.hear(news)
        return self._reader.posterior(self.match.view(self.seat))


@dataclass
class Asked:
    """A statement on a suitcase whose content is not known yet."""

    suitcase: str
    stated: dict[Any, float]
    possible: list[Any]
    about: str


class Watched:
    """A bot whose deliveries are noticed before anything is shown."""

    def __init__(self, bot: bots.Bot, ask: Any) -> None:
        self._bot, self._ask = bot, ask
        self._seat = 0
        self.tell = bot.tell

    def begin(self, seat: int, view: bots.View) -> None:
        self._seat = seat
        self._bot.begin(seat, view)

    def choose(self, view: bots.View, actions: list[Action]) -> Action:
        chosen = self._bot.choose(view, actions)
        if chosen.data.get("kind") == "step" and chosen.data["to"] == "hq":
            agent = view["players"][self._seat]["agents"][chosen.data["agent"] - 1]
            self._ask(DELIVERY, agent["carries"])
        return chosen


def randolph(task: Task) -> Sheet:
    """To the end, when all contents are shown."""
    match, made = sit_down(task, seating(task.setting, task.seed, task.number))
    listeners = [Listener(match, seat) for seat in range(match.players)]
    asked: list[Asked] = []

    def ask(about: str, only: str | None = None) -> None:
        seen = match.view(None)["suitcases"]
        shown = {one["id"] for one in seen if one["content"] is not None}
        for listener in listeners:
            wanted = [
                one
                for one in seen
                if one["owner"] != listener.seat and one["id"] not in shown and only in (None, one["id"])
            ]
            stated = listener.contents() if wanted else {}
            for one in wanted:
                gone = {other["content"] for other in seen if other["owner"] == one["owner"]}
                possible = [content for content in CONTENTS if content not in gone]
                if len(possible) > 1:
                    asked.append(Asked(one["id"], stated[one["id"]], possible, about))

    table = bots.Table(match, [Watched(bot, ask) for bot in made])
    due = EVERY
    while table.step() is not None:
        if match.state.round + 1 >= due and not match.over:
            ask(f"round {due}")
            due += EVERY
    truth = {one["id"]: one["content"] for one in match.view(None)["suitcases"]}
    return Sheet([_told(one, truth[one.suitcase]) for one in asked])


def _told(one: Asked, truth: Any) -> Statement:
    stated = tuple(one.stated.get(content, 0.0) for content in one.possible)
    return Statement(stated, (1 / len(stated),) * len(stated), one.possible.index(truth), one.about)


def made(asked: argparse.Namespace, command: str) -> dict[str, str]:
    """Play everything; the page and its plots."""
    from .deduction_page import files  # it needs this module

    return files(list(play(settings(asked.games), asked.seed, sheet, asked.workers)), command)


def main(words: Sequence[str] | None = None) -> int:
    which = "games of two greedy players in Kramer's game; other tables play a part of that"
    return pages.main("deduction", __doc__, 400, which, words, made)


if __name__ == "__main__":
    sys.exit(main())
