"""Who is whom: each move of a player is held against what it would have been worth to each agent (K9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ..beliefs.kramer_chances import foresee
from ..beliefs.kramer_sight import AGENT, BUILDING, POINTS, Floats, Ints, Sight, after
from ..kramer.rules.numbers import MOVE_START, SAFE_ACTION
from ..kramer.state import AGENTS, BUILDINGS, COLOURS

SHARPNESS = 0.03
"""How much better a move must be for its maker, in chances, to be clearly the likelier one."""
SINCERITY = 0.8
"""The share of moves that are taken to be made for the own agent."""
FREE = -1


class Suspicion:
    """What the events so far say about who owns which agent."""

    def __init__(self, seat: int, view: dict[str, Any]) -> None:
        self.seat = seat
        self._options = view["options"]
        self._begun: Sight | None = Sight.of(view)
        self._start = Sight.at_start(view)
        self._sight = self._start
        self._face = view["roll"] or "6"
        self.evidence: Floats = np.zeros((int(self._options["players"]), AGENTS))
        """evidence[seat, agent]: the logarithm of how much likelier the seat's moves are if the agent is its own."""

    def hear(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if self._begun is not None:
                # A history that begins with the deal begins with K2.2; any other begins where the bot sat down.
                self._sight = self._start if event["type"] == "identity_dealt" else self._begun
                self._begun = None
            self._hear(event)

    def look(self, view: dict[str, Any]) -> None:
        """The table as it stands: after moves that were taken back the events alone no longer tell it."""
        self._sight = Sight.of(view)
        self._begun = None

    def _hear(self, event: dict[str, Any]) -> None:
        kind = event["type"]
        if kind == "rolled":
            self._face = event["face"]
        elif kind == "moved":
            self._moved(event)
        elif kind == "card_played":
            self._card(event)
        elif kind == "safe_moved":
            self._safe_moved(event)
        elif kind == "scored":
            for colour, total in event["totals"].items():
                self._sight.score[AGENT[colour]] = total

    def _moved(self, event: dict[str, Any]) -> None:
        split = np.zeros(AGENTS, dtype=np.int64)
        for step in event["moves"]:
            split[AGENT[step["agent"]]] = step["points"]
        options = self._moves()
        chosen = np.flatnonzero((POINTS[options] == split).all(axis=1))
        self._weigh(event["seat"], options, chosen)
        self._take(event["moves"])

    def _moves(self) -> Ints:
        """K3.5: the moves the roll allowed."""
        low, high = (0 if self._options["cards"] else 1, 3) if self._face == "1-3" else (int(self._face),) * 2
        moves = np.arange(MOVE_START[low], MOVE_START[high + 1])
        allowed: Ints = moves[(POINTS[moves][:, ~self._sight.playing] == 0).all(axis=1)]
        return allowed

    def _safe_moved(self, event: dict[str, Any]) -> None:
        to = BUILDING[event["to"]]
        options = np.array([b for b in range(BUILDINGS) if b != self._sight.safe], dtype=np.int64)
        self._weigh(event["seat"], options + SAFE_ACTION, np.flatnonzero(options == to))
        self._sight.safe = to
        self._sight.armed[:] = False

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

    def _take(self, moves: Any) -> None:
        for step in moves:
            agent, to = AGENT[step["agent"]], BUILDING[step["to"]]
            self._sight.position[agent] = to
            self._sight.armed[agent] = to == self._sight.safe

    def shares(self, view: dict[str, Any]) -> tuple[Floats, dict[str, int]]:
        """How likely each agent (row) is to be each seat's (column; the last: free), and the likeliest consistent form."""
        own = [AGENT[colour] for colour in view["seats"][self.seat]["identities"]]
        unknown = [AGENT[colour] for colour in view["agents"] if AGENT[colour] not in own]
        left = {other["seat"]: 1 + other["second_identities"] for other in view["seats"] if other["seat"] != self.seat}
        left[FREE] = len(unknown) - sum(left.values())
        forms = np.array(list(_forms(len(unknown), left)), dtype=np.int64)
        evidence = np.vstack([self.evidence, np.zeros(AGENTS)])
        weights = evidence[forms, unknown].sum(axis=1)
        weights = np.exp(weights - weights.max())
        shares: Floats = np.zeros((AGENTS, len(evidence)))
        for line, agent in enumerate(unknown):
            np.add.at(shares[agent], forms[:, line], weights / weights.sum())
        best = forms[np.argmax(shares[unknown, forms].sum(axis=1))]
        return shares, {COLOURS[agent]: int(name) for agent, name in zip(unknown, best, strict=True)}


def _forms(lines: int, left: dict[int, int]) -> Iterator[list[int]]:
    """K9.2: every way to write the names, each as often as it is left, into the lines."""
    if lines == 0:
        yield []
        return
    for name, count in left.items():
        if count:
            left[name] -= 1
            for rest in _forms(lines - 1, left):
                yield [name, *rest]
            left[name] += 1
