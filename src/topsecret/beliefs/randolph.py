"""What Randolph's suitcases may hold, as one seat can know it: exact over all arrangements, given how people treat suitcases.

The contents of a colour are 5, 3, 1 and a bomb in some order, so there are at most 24 arrangements a colour and each is
weighed by itself. What was shown, and the seat's own contents, are hard facts: they exclude exactly. Everything else that an owner
does with his suitcases is evidence (see `randolph_evidence`), under a mixture of styles of play:

- *plain*: what is worth more is fetched sooner, the bomb is left for others; the shares are counted in games of greedy players;
- *bluffing*: the same, but with the bomb treated as if it were the best suitcase and the best as if it were the bomb;
- *careless*: what an owner does says nothing.

Every share is mixed with a floor, so nothing that is true is ever excluded by evidence.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from .randolph_evidence import Evidence, Watch
from .randolph_shares import FLOOR, SHARES

Content = int | str
CONTENTS: tuple[Content, ...] = (5, 3, 1, "bomb")
ARRANGEMENTS = np.array(list(permutations(range(4))))
"""ARRANGEMENTS[k, letter]: which of CONTENTS the suitcase holds."""
STYLES = {"plain": 0.8, "bluffing": 0.05, "careless": 0.15}
"""How likely a player is of each style before anything is seen."""
_AS_IF = (np.array([0, 1, 2, 3]), np.array([3, 1, 2, 0]))

Floats = npt.NDArray[np.float64]


def _log_shares(kind: str, outcome: int, weight: float) -> Floats:
    """By style, then by content: the logarithm of how likely an owner does that with a suitcase of that content."""
    share = np.array(SHARES[kind][outcome])
    floored = (1 - FLOOR) * share + FLOOR / len(SHARES[kind])
    plain = weight * np.log(floored)
    return np.stack([plain, plain[_AS_IF[1]], np.full(4, plain.mean())])


_LOGS: dict[tuple[str, int, float], Floats] = {}
_LETTERS = np.arange(4)


@dataclass(frozen=True)
class Belief:
    """What a seat can conclude about the suitcases."""

    seat: int | None
    contents: dict[str, dict[Content, float]]
    """By suitcase, what it may hold and how likely that is."""
    styles: dict[int, dict[str, float]]
    """By owner, how likely it plays in each of STYLES."""
    _draw: Callable[[random.Random], dict[str, Content]]

    def sample(self, rng: random.Random) -> dict[str, Content]:
        """What every suitcase holds, in a world drawn from the posterior."""
        return self._draw(rng)

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {"seat": self.seat, "contents": self.contents, "styles": self.styles}


class Reader:
    """Follows a game from one seat (None: a spectator): tell it the seat's events, ask it with the seat's view."""

    def __init__(self, seat: int | None, view: dict[str, Any]) -> None:
        self.seat = seat
        self._weights = {player["seat"]: np.zeros((len(STYLES), len(ARRANGEMENTS))) for player in view["players"]}
        self._watch = Watch(view)
        self._known: dict[int, dict[int, int]] = {owner: {} for owner in self._weights}
        self._ids = {s["id"]: (s["owner"], "ABCD".index(s["letter"])) for s in view["suitcases"]}
        self.look(view)

    def hear(self, events: list[dict[str, Any]]) -> None:
        """What the seat was told since the last time."""
        for event in events:
            if event["type"] == "delivered":
                owner, letter = self._ids[event["suitcase"]]
                self._known[owner][letter] = CONTENTS.index(event["content"])
            for evidence in self._watch.hear(event):
                self._weigh(evidence)

    def look(self, view: dict[str, Any]) -> None:
        """What the seat sees: contents that it may know are certain from now on."""
        for suitcase in view["suitcases"]:
            if suitcase["content"] is not None:
                owner, letter = self._ids[suitcase["id"]]
                self._known[owner][letter] = CONTENTS.index(suitcase["content"])

    def _weigh(self, evidence: Evidence) -> None:
        owner, letter = self._ids[evidence.suitcase]
        if owner == self.seat:
            return
        key = (evidence.kind, evidence.outcome, evidence.weight)
        if key not in _LOGS:
            _LOGS[key] = _log_shares(*key)
        self._weights[owner] += _LOGS[key][:, ARRANGEMENTS[:, letter]]

    def arrangements(self, owner: int) -> Floats:
        """How likely each of ARRANGEMENTS is for the suitcases of an owner."""
        logs = self._weights[owner] + np.log(np.array(list(STYLES.values())))[:, None]
        weights: Floats = np.exp(logs - logs.max()).sum(axis=0)
        for letter, content in self._known[owner].items():
            weights = weights * (ARRANGEMENTS[:, letter] == content)
        shares: Floats = weights / weights.sum()
        return shares

    def styles(self, owner: int) -> dict[str, float]:
        """How likely the owner plays in each style."""
        logs = self._weights[owner] + np.log(np.array(list(STYLES.values())))[:, None]
        weights: Floats = np.exp(logs - logs.max())
        for letter, content in self._known[owner].items():
            weights = weights * (ARRANGEMENTS[:, letter] == content)
        each = weights.sum(axis=1) / weights.sum()
        return dict(zip(STYLES, each.tolist(), strict=True))

    def matrix(self) -> Floats:
        """By suitcase (seat by seat, A to D), then by CONTENTS: how likely it holds that."""
        rows = [self._each(owner) for owner in sorted(self._weights)]
        return np.concatenate(rows)

    def _each(self, owner: int) -> Floats:
        weights = self.arrangements(owner)
        each = np.zeros((4, 4))
        for letter in range(4):
            np.add.at(each[letter], ARRANGEMENTS[:, letter], weights)
        for letter, content in self._known[owner].items():
            each[letter] = 0.0
            each[letter, content] = 1.0
        return each

    def belief(self, view: dict[str, Any]) -> Belief:
        """What the seat can conclude now."""
        contents = self.posterior(view)
        styles = {owner: self.styles(owner) for owner in self._weights if owner != self.seat}
        return Belief(self.seat, contents, styles, copy.deepcopy(self).sample)

    def posterior(self, view: dict[str, Any] | None = None) -> dict[str, dict[Content, float]]:
        """By suitcase: what it may hold, and how likely; delivered ones and the seat's own are certain."""
        if view is not None:
            self.look(view)
        each = {owner: self._each(owner) for owner in self._weights}
        return {
            id: {content: float(each[owner][letter, k]) for k, content in enumerate(CONTENTS) if each[owner][letter, k]}
            for id, (owner, letter) in self._ids.items()
        }

    def first(self) -> dict[str, Content]:
        """The first arrangement of all suitcases that what is known allows, whatever is likely."""
        found: dict[str, Content] = {}
        for id, (owner, letter) in self._ids.items():
            known = self._known[owner]
            fits = next(row for row in ARRANGEMENTS if all(row[k] == content for k, content in known.items()))
            found[id] = CONTENTS[fits[letter]]
        return found

    def sample(self, rng: random.Random) -> dict[str, Content]:
        """An arrangement of all suitcases at once, drawn from the posterior."""
        drawn: dict[int, npt.NDArray[np.int64]] = {}
        for owner in sorted(self._weights):
            weights = self.arrangements(owner).tolist()
            drawn[owner] = ARRANGEMENTS[rng.choices(range(len(ARRANGEMENTS)), weights)[0]]
        return {id: CONTENTS[drawn[owner][letter]] for id, (owner, letter) in self._ids.items()}
