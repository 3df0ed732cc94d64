"""The greedy player of Randolph's game: every agent has a task, and steps go where they bring tasks forward most.

Suitcases are handled only when the worth of the table rises, so that taking and dropping never go round in circles.
"""

from __future__ import annotations

import math
import random
from typing import Any

from ..game import Action
from .bot import View
from .patience import RANDOLPH, Patience
from .randolph_chart import BASE, BOMB, FAR, Chart, contents
from .randolph_prospects import Prospects

LEAST = 0.0005
"""A step must bring at least that much; a handled suitcase too."""
UNREADABLE = 1.2
"""How evenly suitcases are hidden: the higher, the less their places tell."""


class RandolphGreedy:
    """Hides, fetches, carries home, hunts and fights; one action at a time."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._seat = 0
        self._carried: set[str] = set()
        """Enemy suitcases that were seen in the hands of their owners' agents."""

    def begin(self, seat: int, view: View) -> None:
        self._seat = seat
        self._patience = Patience(RANDOLPH, len(view["players"]))
        self._look(view)

    def tell(self, events: list[dict[str, Any]]) -> None:
        self._patience.hear(events)

    def choose(self, view: View, actions: list[Action]) -> Action:
        self._look(view)
        if len(actions) == 1:
            return actions[0]
        offered = [action.data for action in actions]
        kind = offered[0]["kind"]
        if kind == "contents":
            return self._random.choice(actions)
        if kind == "guards":
            return self._random.choice(actions)
        chart = Chart(view, self._seat)
        if kind == "place":
            return actions[self._hide(chart, view, offered)]
        table = self._prospects(chart)
        if kind == "pick":
            return actions[max(range(len(offered)), key=lambda k: table.prize_of(view, offered[k]["agent"]))]
        if kind == "duel":
            return actions[self._duel(table, view, offered)]
        if kind == "loot":
            return actions[next(k for k, one in enumerate(offered) if one["take"] == table.wants_loot(view))]
        if kind == "lose":
            return actions[min(range(len(offered)), key=lambda k: table.use_of(offered[k]["agent"]))]
        return actions[self._act(table, offered)]

    def _look(self, view: View) -> None:
        for suitcase in view["suitcases"]:
            carrier = suitcase["carrier"]
            if carrier is not None and carrier["seat"] == suitcase["owner"] != self._seat:
                self._carried.add(suitcase["id"])

    def _prospects(self, chart: Chart) -> Prospects:
        return Prospects(chart, contents(chart, self._carried), restless=self._patience.lost)

    # --- setting up

    def _hide(self, chart: Chart, view: View, offered: list[dict[str, Any]]) -> int:
        """R2.3: on the own way home and where the own agents come first; the bomb where enemies come first."""
        letter = self._random.choice(sorted({one["letter"] for one in offered}))
        own = {s["letter"]: s["content"] for s in view["suitcases"] if s["owner"] == self._seat}
        home = chart.homes(self._seat)
        lure = self._lures(own[letter])
        choices = [k for k, one in enumerate(offered) if one["letter"] == letter]
        weights = []
        for k in choices:
            city = chart.cities[offered[k]["city"]]
            mine = chart.steps_to(BASE, city)
            theirs = min((chart.enemy_steps(e, city) for e in chart.enemies), default=FAR)
            late = max(0, mine - theirs + 1)
            shortest = min(chart.steps_to(BASE, c) + home[c] for c in range(len(home)))
            detour = mine + home[city] - shortest
            pain = 0.5 * detour + (0.1 * mine if lure else 0.6 * late)
            weights.append(math.exp(-pain / UNREADABLE))
        return self._random.choices(choices, weights)[0]

    def _lures(self, content: int | str) -> bool:
        """Whether a suitcase is put where enemies come first."""
        return content == BOMB

    # --- the turn

    def _act(self, table: Prospects, offered: list[dict[str, Any]]) -> int:
        """R4, R5.1: first what is free and helps, then the step that helps most, then the end."""
        now = table.worth()
        best, gain = -1, LEAST
        for k, one in enumerate(offered):
            if one["kind"] == "take" or (one["kind"] == "drop" and table.useless(one["agent"])):
                more = table.worth_after_handling(one) - now
                if more > gain:
                    best, gain = k, more
        if best >= 0:
            return best
        steps = {(one["agent"], one["to"]): k for k, one in enumerate(offered) if one["kind"] == "step"}
        plan = table.best_step(steps, now)
        end = next((k for k, one in enumerate(offered) if one["kind"] == "end"), None)
        if end is None:
            return steps[plan[0]] if plan else self._forced(table, steps, offered)
        return steps[plan[0]] if plan and plan[1] > LEAST else end

    def _forced(self, table: Prospects, steps: dict[tuple[int, str], int], offered: list[dict[str, Any]]) -> int:
        """A step must be made though none is planned: the one that hurts least."""
        if not steps:
            return self._random.randrange(len(offered))
        return steps[max(steps, key=lambda step: table.worth_of_step(*step))]

    # --- duels

    def _duel(self, table: Prospects, view: View, offered: list[dict[str, Any]]) -> int:
        """R6.2: a card drawn from a mixture that suits the stakes and both hands."""
        attacker, defender = view["duel"]["attacker"], view["duel"]["defender"]
        mixtures = table.duel(
            (attacker["seat"], attacker["agent"]), (defender["seat"], defender["agent"]), exact=view["duel"]["exact"]
        )
        mine = mixtures[0] if attacker["seat"] == self._seat else mixtures[1]
        weights = [mine.get(one["card"], 0.0) for one in offered]
        # Fictitious play leaves traces of its first tries; a card below a few per cent is no part of the mixture.
        weights = [weight if weight > 0.04 else 0.0 for weight in weights]
        if not any(weights):
            return self._random.randrange(len(offered))
        return self._random.choices(range(len(offered)), weights)[0]
