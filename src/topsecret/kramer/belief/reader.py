"""Who is whom in Kramer's game: a reader listens to what a seat is told, and states the posterior over all assignments of agents."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any

from ...bots.engine import quickest
from ...kernel.state import State
from .. import GAME
from ..mind import Mind, mind, new_book
from ..state import AGENTS, CARD_IDS, COLOURS, KINDS, NOBODY, OVER
from ..world import follow
from .tracker import MASKS

FREE = NOBODY
AGENT = {colour: agent for agent, colour in enumerate(COLOURS)}


@dataclass(frozen=True)
class Belief:
    """What a seat can conclude about the others."""

    seat: int | None
    agents: tuple[int, ...]
    """The agents in play."""
    shares: list[list[float]]
    """shares[agent][seat]: the probability that the agent is the seat's; the last: that it is nobody's."""
    fits: list[list[float]]
    """fits[seat][set]: how well the seat's moves fit that it owns just this set of agents, as bits."""
    onward: list[list[float]]
    """onward[seat][used]: in how many ways, weighed so, the seats from this one on can own agents that are not `used`."""
    logs: bool = False
    """The last two are logarithms."""
    kinds: tuple[tuple[float, ...], ...] = ()
    """By seat and kind of card: how many the seat is expected to hold; empty without cards."""
    _drawn: dict[tuple[int, int], tuple[list[int], list[float]]] = field(default_factory=dict)
    """What `_draw` found, for the next world."""

    @property
    def players(self) -> int:
        return len(self.fits)

    @property
    def owners(self) -> dict[str, dict[int | None, float]]:
        """For each agent the probability that it belongs to a seat; None: to nobody."""
        names = (*range(self.players), None)
        return {COLOURS[agent]: dict(zip(names, self.shares[agent], strict=True)) for agent in self.agents}

    @property
    def hands(self) -> list[dict[str, float]]:
        """For each seat how many of each card it is expected to hold, of those that the observer has not seen."""
        return [{CARD_IDS[kind]: count for kind, count in enumerate(row) if count > 0} for row in self.kinds]

    def sample(self, rng: random.Random) -> list[int]:
        """By agent its owner, or -1, in a world drawn from the posterior."""
        owner = [FREE] * AGENTS
        used = 0
        for seat in range(self.players):
            if (seat, used) not in self._drawn:
                self._drawn[seat, used] = self._draw(seat, used)
            chosen, weights = self._drawn[seat, used]
            pick = rng.choices(chosen, cum_weights=weights)[0]
            used |= pick
            for agent in range(AGENTS):
                if pick >> agent & 1:
                    owner[agent] = seat
        return owner

    def _draw(self, seat: int, used: int) -> tuple[list[int], list[float]]:
        """What the seat can own if others own the agents `used`, and how likely that is, added up."""
        fits, onward = self.fits[seat], self.onward[seat + 1]
        chosen = [members for members in range(MASKS) if not members & used]
        if self.logs:
            weights = [fits[members] + onward[members | used] for members in chosen]
            best = max(weights)
            weights = [exp(one - best) for one in weights]
        else:
            weights = [fits[members] * onward[members | used] for members in chosen]
        return chosen, list(itertools.accumulate(weights))

    def form(self, known: Mapping[str, int | None], allowed: Mapping[int | None, int]) -> dict[str, int | None]:
        """K9.2: the consistent form with most agents expected to be named rightly, with the lines that are `known`.

        `allowed` says how often each name may be written; None stands for a dash.
        """
        left = dict(allowed)
        for name in known.values():
            left[name] -= 1
        owners = self.owners
        _, names = _best_form([(colour, owners[colour]) for colour in owners if colour not in known], left)
        return {**known, **names}

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {"seat": self.seat, "owners": self.owners, "hands": self.hands}


def known(seat: int | None, view: dict[str, Any]) -> Belief:
    """What everybody knows when the game is over (K6.1)."""
    names = {AGENT[c]: FREE if shown["owner"] == "free" else shown["owner"] for c, shown in view["agents"].items()}
    seats = range(len(view["seats"]))
    own = [sum(1 << agent for agent, owner in names.items() if owner == seat) for seat in seats]
    return Belief(
        seat,
        tuple(names),
        [[float(names.get(agent) == name) for name in (*seats, FREE)] for agent in range(AGENTS)],
        [[float(members == own[seat]) for members in range(MASKS)] for seat in seats],
        [[1.0] * MASKS] * (len(seats) + 1),
    )


def expected(g: State, view: dict[str, Any], seat: int | None) -> tuple[tuple[float, ...], ...]:
    """K7.1: every way the cards that were not seen can lie in hands and pile is equally likely."""
    others = [other for other in range(g.seats) if other != seat]
    unseen = [g.pile[kind] + sum(g.hand[other, kind] for other in others) for kind in range(KINDS)]
    unseen = [0 if GAME.face.dead(g, kind) else count for kind, count in enumerate(unseen)]
    total = max(1, sum(unseen))
    return tuple(
        tuple(float(g.hand[other, kind]) for kind in range(KINDS))
        if other == seat
        else tuple(view["seats"][other]["cards"] * count / total for count in unseen)
        for other in range(g.seats)
    )


def _best_form(
    lines: list[tuple[str, dict[int | None, float]]], left: dict[int | None, int]
) -> tuple[float, dict[str, int | None]]:
    """How many of the lines are expected to be right at best, each name written as often as it is left at most, and with which names."""
    if not lines:
        return 0.0, {}
    (colour, owners), *rest = lines
    best: tuple[float, dict[str, int | None]] = (-1.0, {})
    for name in [name for name in left if left[name]]:
        left[name] -= 1
        right, names = _best_form(rest, left)
        left[name] += 1
        if names.keys() | {colour} == {line[0] for line in lines} and owners[name] + right > best[0]:
            best = owners[name] + right, {colour: name, **names}
    return best


class Reader:
    """Listens to what a seat (None: a spectator) is told, and concludes from it."""

    def __init__(self, seat: int | None, view: dict[str, Any]) -> None:
        self.seat = seat
        self._begun: State | None = GAME.world(view, seat)
        self._start = GAME.initial(GAME.options.complete(view["options"]))
        self.g: State = self._begun
        """The table as the seat sees it; what it does not see lies in the pile, or is nobody's."""
        self._book = new_book(self.g)
        self._looked: dict[str, Any] | None = None
        """The view that the table was made of, if nothing was heard since."""

    def hear(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            self._looked = None
            if self._begun is not None:
                # A history that begins with the deal begins with K2.2; any other begins where the reader sat down.
                self.g = self._start if event["type"] == "identity_dealt" else self._begun
                self._begun = None
            self._hear(event)

    def look(self, view: dict[str, Any]) -> None:
        """The table as it stands: after moves that were taken back the events alone no longer tell it."""
        self.g, self._looked = GAME.world(view, self.seat), view
        self._begun = None

    def _hear(self, event: dict[str, Any]) -> None:
        kind = event["type"]
        if kind == "moved":
            self._note(event, {"kind": "move", "points": {step["agent"]: step["points"] for step in event["moves"]}})
        elif kind == "safe_moved":
            self._note(event, {"kind": "safe", "building": event["to"]})
        elif kind == "card_played":
            self._note(
                event, {"kind": "card", **{k: event[k] for k in ("card", "agents", "steps", "building") if k in event}}
            )
        follow(self.g, event)

    def _note(self, event: dict[str, Any], action: dict[str, Any]) -> None:
        self._mind.note(self.g, event["seat"], GAME.number_of(action), self._book)

    @property
    def _mind(self) -> Mind:
        return mind(quickest("kramer"))

    # --- what follows from it

    def belief(self, view: dict[str, Any]) -> Belief:
        """What the seat can conclude now."""
        g = self.g if view is self._looked else GAME.world(view, self.seat)
        agents = tuple(agent for agent in range(AGENTS) if g.playing[agent])
        if g.phase == OVER:
            return known(self.seat, view)
        numbers, logs = self._mind.conclude(g, NOBODY if self.seat is None else self.seat, self._book)
        shares = [row[: g.seats] for row in numbers["shares"].tolist()]
        return Belief(
            self.seat,
            agents,
            [[*row, max(0.0, 1.0 - sum(row))] for row in shares],
            numbers["fits"].tolist()[: g.seats],
            numbers["onward"].tolist()[: g.seats + 1],
            logs,
            expected(g, view, self.seat) if g.with_cards else (),
        )

    def taken_for(self, seat: int, agent: int, actions: Sequence[int]) -> list[float]:
        """For each action of a seat with one agent: how likely this agent would be taken for its own afterwards, at face value."""
        return self._mind.taken_for(self.g, seat, agent, actions, self._book)
