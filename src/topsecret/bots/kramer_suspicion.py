"""Who is whom: each move of a player is held against what it would have been worth to each agent (K9)."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..beliefs.kramer import FREE, Reader, forms_of
from ..beliefs.kramer_chances import foresee
from ..beliefs.kramer_sight import AGENT, BUILDING, Floats, Ints, after
from ..kramer.rules.numbers import SAFE_ACTION
from ..kramer.state import AGENTS, COLOURS

SHARPNESS = 0.03
"""How much better a move must be for its maker, in chances, to be clearly the likelier one."""
SINCERITY = 0.8
"""The share of moves that are taken to be made for the own agent."""


class Suspicion(Reader):
    """What the events so far say about who owns which agent, in one style of play."""

    def __init__(self, seat: int, view: dict[str, Any]) -> None:
        super().__init__(seat, view)
        self.evidence: Floats = np.zeros((int(view["options"]["players"]), AGENTS))
        """evidence[seat, agent]: the logarithm of how much likelier the seat's moves are if the agent is its own."""

    def _weigh(self, seat: int, options: Ints, chosen: Ints) -> None:
        """How much likelier the choice is for each owner than a choice at random."""
        if seat == self.seat or len(chosen) != 1:
            return
        futures = after(self._sight, options)
        worth = foresee(self._sight, futures, left=self._sight.finish, dossier=False) / SHARPNESS
        worth -= worth.max(axis=0)
        weights = np.exp(worth)
        share = weights[chosen[0]] / weights.mean(axis=0)
        self.evidence[seat] += np.log(SINCERITY * share + 1 - SINCERITY)

    def _card(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        before = self._now()
        self._take(event.get("moves", ()))
        for colour, total in event.get("markers", {}).items():
            self._sight.score[AGENT[colour]] = total
        if "building" in event and "agents" not in event:
            self._sight.safe = BUILDING[event["building"]]
            self._sight.armed[:] = False
        if seat != self.seat:
            better = 2 / (1 + np.exp((before - self._now()) / SHARPNESS))
            self.evidence[seat] += np.log(SINCERITY * better + 1 - SINCERITY)

    def _now(self) -> Floats:
        """The chances as the table stands, a scoring that is due included."""
        futures = after(self._sight, np.array([SAFE_ACTION + self._sight.safe]))
        now: Floats = foresee(self._sight, futures, left=self._sight.finish, dossier=False)[0]
        return now

    def shares(self, view: dict[str, Any]) -> tuple[Floats, dict[str, int]]:
        """How likely each agent (row) is to be each seat's (column; the last: free), and the likeliest consistent form."""
        own = [AGENT[c] for c, agent in view["agents"].items() if agent["owner"] == self.seat]
        unknown = [AGENT[colour] for colour in view["agents"] if AGENT[colour] not in own]
        left = {other["seat"]: 1 + other["second_identities"] for other in view["seats"] if other["seat"] != self.seat}
        left[FREE] = len(unknown) - sum(left.values())
        forms = np.array(list(forms_of(len(unknown), left)), dtype=np.int64)
        evidence = np.vstack([self.evidence, np.zeros(AGENTS)])
        weights = evidence[forms, unknown].sum(axis=1)
        weights = np.exp(weights - weights.max())
        shares: Floats = np.zeros((AGENTS, len(evidence)))
        for line, agent in enumerate(unknown):
            np.add.at(shares[agent], forms[:, line], weights / weights.sum())
        best = forms[np.argmax(shares[unknown, forms].sum(axis=1))]
        return shares, {COLOURS[agent]: int(name) for agent, name in zip(unknown, best, strict=True)}
