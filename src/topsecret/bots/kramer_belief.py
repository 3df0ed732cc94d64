"""The player of Kramer's game who reads the others: weighs actions by who is likely to own whom, and by how it looks itself."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from ..beliefs.kramer import FREE, Belief, Reader
from ..beliefs.kramer_sight import AGENT, Floats, Ints, Sight, after
from ..game import Action
from ..kernel.state import State
from ..kramer.rules.numbers import CARD_ACTION, DOSSIER_ACTION
from ..kramer.state import AGENTS, SEATS
from .bot import View
from .engine import engine
from .kramer_world import Arming, Worlds
from .patience import KRAMER, Patience

ALIKE = 0.0005
"""Chances so close are taken as equal, and one of the actions is picked at random."""
HIDES = {2: 0.05, 3: 0.1, 4: 0.1, 5: 0.05, 6: 0.02, 7: 0.005}
HIDES_FROM_DOSSIERS = 1.0
"""What it costs, in chances to win, to be taken for what one is, for certain; by the number of players, found by trying (docs/strength.md)."""


class KramerBelief:
    """Greedy for what an action leaves to its own agents, given who the others seem to be; a dossier from the same belief."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._seat = 0

    def begin(self, seat: int, view: View) -> None:
        self._seat = seat
        self._reader = Reader(seat, view)
        self._mirror = Reader(None, view)
        """How the moves look to others, the own ones included."""
        self._arming = Arming()
        self._patience = Patience(KRAMER, len(view["seats"]))

    def tell(self, events: list[dict[str, Any]]) -> None:
        self._reader.hear(events)
        self._mirror.hear(events)
        self._arming.hear(events)
        self._patience.hear(events)

    def choose(self, view: View, actions: list[Action]) -> Action:
        self._reader.look(view)
        self._mirror.look(view)
        if len(actions) == 1:
            return actions[0]
        belief = self._reader.belief(view)
        if actions[0].id >= DOSSIER_ACTION:
            return named(belief, view, self._seat, actions)
        return self._decide(view, actions, belief)

    def _decide(self, view: View, actions: list[Action], belief: Belief) -> Action:
        worth, cost = self.weigh(view, actions, belief)
        worth -= cost
        if self._patience.lost:
            worth += self._patience.lost * after(Sight.of(view), np.array([action.id for action in actions])).due
        return actions[int(self._random.choice(np.flatnonzero(worth >= worth.max() - ALIKE).tolist()))]

    def weigh(self, view: View, actions: list[Action], belief: Belief) -> tuple[Floats, Floats]:
        """What each action leaves to the seat, and what it costs by what it gives away."""
        ids = [action.id for action in actions]
        worth: Floats = np.array(engine("kramer").weigh(self._world(view), self._seat, ids, shares_of(belief)))
        return worth, self._given_away(view, np.array(ids), worth)

    def _given_away(self, view: View, ids: Ints, worth: Floats) -> Floats:
        """What it costs that moves and places of the safe show whose agent one is; who has won has nothing to hide."""
        mine = view["seats"][self._seat]["identities"]
        if ids[0] >= CARD_ACTION or len(mine) > 1:
            return np.zeros(len(ids))
        asked_for = view["options"]["dossier"] and not opened(view, self._seat)
        hides = HIDES_FROM_DOSSIERS if asked_for else HIDES[len(view["seats"])]
        cost: Floats = hides * (1 - worth) * self._mirror.betrayal(self._seat, AGENT[mine[0]], ids)
        return cost

    def _world(self, view: View) -> State:
        """The table with one's own agents; whose the others are is told by shares."""
        owners = [FREE] * AGENTS
        for colour in view["seats"][self._seat]["identities"]:
            owners[AGENT[colour]] = self._seat
        return Worlds(self._seat, view, self._arming).world(owners, self._random)


def opened(view: View, seat: int) -> bool:
    """K9.1: the dossiers have been asked for."""
    return view["seats"][seat].get("dossier") is not None


def shares_of(belief: Belief) -> Floats:
    """By agent and seat, in the shape that engines take."""
    shares: Floats = np.zeros((AGENTS, SEATS))
    shares[:, : belief.players] = belief.shares[:, :-1]
    return shares


def named(belief: Belief, view: View, seat: int, actions: list[Action]) -> Action:
    """K9.2: the next line of the form in which most is expected to be right."""
    form = view["seats"][seat]["dossier"]
    known = {colour: None if name == "free" else name for colour, name in form.items() if name is not None}
    counts: dict[int | None, int] = {other["seat"]: 1 + other["second_identities"] for other in view["seats"]}
    counts[None] = len(form) - sum(counts.values())
    best = belief.form(known, counts, view["options"]["dossier_dashes"] == "free")
    return next(action for action in actions if best[action.data["agent"]] == action.data["seat"])
