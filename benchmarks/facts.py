"""Facts about the two games, counted in games of bots: `python -m benchmarks.facts [--games 400] [--seed 1] [--write]`.

How long games are and how they end, what a seat, a colour and the first turn are worth, what Randolph's guards for three players do, whether
it pays to stay unrecognised in Kramer's game, and how much of a result is luck. With `--write` the page docs/strength/facts.md and its
plots are written, else they are printed. Ctrl-C stops it, and nothing is written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import topsecret as ts
from topsecret import bots
from topsecret.kramer.state import COLOURS, NOBODY
from topsecret.match import Match
from topsecret.play.game import Action

from . import luck, pages
from .deduction import NOTICED
from .tables import Setting, Task, play, seating, sit_down

CARDS, DOSSIER = (("cards", True),), (("dossier", True),)
CORNERS = 4


@dataclass(frozen=True)
class Ended:
    """What is kept of a game; everything is by seat."""

    number: int
    winners: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int
    starter: int
    colours: tuple[tuple[str, ...], ...]
    """Randolph: the seat's colour; Kramer: its agents."""
    recognised: tuple[bool, ...] = ()
    """Kramer: whether an onlooker, who reads all moves, named its first agent rightly at field 29; empty if not asked."""
    guards: tuple[int, ...] = ()
    favoured: int | None = None
    """Randolph for three: the seat that faces the empty corner, and may not post guards."""

    def points(self, seat: int) -> float:
        """A win is one point, shared by those who won together."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Posting:
    """A bot that posts that many guards (R2.4), and else plays as it does."""

    def __init__(self, bot: bots.Bot, guards: int) -> None:
        self._bot, self._guards = bot, guards
        self.begin, self.tell = bot.begin, bot.tell

    def choose(self, view: bots.View, actions: list[Action]) -> Action:
        if actions[0].data["kind"] == "guards":
            return actions[min(self._guards, len(actions) - 1)]
        return self._bot.choose(view, actions)


def settings(games: int) -> list[Setting]:
    """The tables that are played to count; Randolph's for three are last, with and without guards."""

    def some(part: float) -> int:
        return max(2, round(games * part))

    return [
        Setting("kramer", 2, "greedy", (), some(4)),
        Setting("kramer", 4, "greedy", (), some(4)),
        Setting("kramer", 7, "greedy", (), some(2)),
        Setting("kramer", 4, "greedy", CARDS, some(0.75)),
        Setting("kramer", 4, "greedy", DOSSIER, some(0.75)),
        Setting("kramer", 2, "belief", (), some(0.5)),
        Setting("kramer", 4, "belief", (), some(0.5)),
        Setting("kramer", 7, "belief", (), some(0.2)),
        Setting("randolph", 2, "greedy", (), some(1)),
        Setting("randolph", 4, "greedy", (), some(0.3)),
        Setting("randolph", 2, "belief", (), some(0.25)),
        Setting("randolph", 3, "belief", (), some(0.15)),
        Setting("randolph", 4, "belief", (), some(0.1)),
        Setting("randolph", 3, "greedy", (), some(0.4)),
        Setting("randolph", 3, "greedy", (("guards", 0),), some(0.4)),
        Setting("randolph", 3, "greedy", (("guards", 1),), some(0.4)),
    ]


def luck_settings(deals: int) -> list[Setting]:
    """The tables on which luck is measured; `games` are deals here."""

    def some(part: float) -> int:
        return max(3, round(deals * part))

    return [
        Setting("kramer", 4, "greedy+random", (), some(0.75)),
        Setting("kramer", 4, "belief+greedy", (), some(0.12)),
        Setting("randolph", 2, "greedy+random", (), some(0.3)),
        Setting("randolph", 2, "belief+greedy", (), some(0.2)),
    ]


def ended(task: Task) -> Ended:
    """Play one game to its end."""
    return kramer(task) if task.setting.game == "kramer" else randolph(task)


def kramer(task: Task) -> Ended:
    match, made = sit_down(task, seating(task.setting, task.seed, task.number))
    table, decisions = bots.Table(match, made), 0
    recognised: tuple[bool, ...] = ()
    asks = task.setting.players == 4 and not task.setting.options
    while table.step() is not None:
        decisions += 1
        if asks and max(match.state.score) >= match.state.finish - NOTICED and not match.over:
            recognised, asks = onlooker(match), False
    owner = match.state.owner.tolist()
    agents = tuple(
        tuple(COLOURS[agent] for agent, whose in enumerate(owner) if whose == seat) for seat in range(match.players)
    )
    winners, reason = _result(match)
    return Ended(task.number, winners, reason, match.view(None)["round"], decisions, 0, agents, recognised)


def onlooker(match: Match) -> tuple[bool, ...]:
    """By seat, whether the best form of somebody who sees no identity at all gives it the agent that it has."""
    belief = ts.belief(match, None)
    counts: dict[int | None, int] = dict.fromkeys(range(match.players), 1)
    counts[None] = len(belief.agents) - match.players
    form = belief.form({}, counts)
    owner = match.state.owner.tolist()
    right = {owner[agent] for agent in belief.agents if owner[agent] == form[COLOURS[agent]] != NOBODY}
    return tuple(seat in right for seat in range(match.players))


def corners(players: int, number: int, order: Sequence[str]) -> tuple[list[str], int | None]:
    """R2.1: which colours play, seat by seat, so that in twelve games every corner is every seat's alike; and who is favoured."""
    first = number % CORNERS
    if players == 3:
        # The first of the four is the empty one; the three others begin with each of them in turn.
        three = [order[(first + 1 + k) % CORNERS] for k in range(3)]
        turned = number // CORNERS % 3
        return three[turned:] + three[:turned], (1 - turned) % 3
    step = CORNERS // players
    return [order[(first + k * step) % CORNERS] for k in range(players)], None


def randolph(task: Task) -> Ended:
    setting = task.setting
    colours, favoured = corners(setting.players, task.number, setting.complete()["board"].colours)
    match, made = sit_down(task, seating(setting, task.seed, task.number), colours=colours)
    told = dict(setting.options).get("guards")
    seated: list[Any] = made if told is None else [Posting(bot, told) for bot in made]
    table, decisions = bots.Table(match, seated), 0
    while table.step() is not None:
        decisions += 1
    shown = next(event for event in match.events(None) if event["type"] == "setup_shown")
    view = match.view(None)
    winners, reason = _result(match)
    return Ended(
        task.number,
        winners,
        reason,
        view["round"],
        decisions,
        view["starter"],
        tuple((colour,) for colour in colours),
        guards=tuple(shown["guards"].get(str(seat), 0) for seat in range(match.players)),
        favoured=favoured,
    )


def _result(match: Match) -> tuple[tuple[int, ...], str]:
    result = match.result
    if result is None:
        raise AssertionError("the game did not end")
    return result.winners, result.reason


def made(asked: argparse.Namespace, command: str) -> dict[str, str]:
    """Play everything; the page and its plots."""
    from .facts_page import files  # it needs this module

    counted = list(play(settings(asked.games), asked.seed, ended, asked.workers))
    deals = list(play(luck_settings(asked.games), asked.seed, luck.deal, asked.workers, "deals"))
    return files(counted, deals, command)


def main(words: Sequence[str] | None = None) -> int:
    which = "games of two greedy players in Randolph's game; other tables play a multiple of that"
    return pages.main("facts", __doc__, 400, which, words, made)


if __name__ == "__main__":
    sys.exit(main())
