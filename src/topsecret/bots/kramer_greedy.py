"""The greedy player of Kramer's game: looks one action ahead, at what it does to everybody's chances to win."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ..kernel.state import State
from ..kramer import GAME
from ..kramer.actions import CARD_ACTION, DOSSIER_ACTION
from ..kramer.belief.reader import AGENT, FREE, Belief, Reader
from ..kramer.bots.outlook import ROUND_POINTS, togo
from ..kramer.mind import mind
from ..kramer.state import AGENTS
from ..kramer.world import Hidden
from ..play.game import Action, stream
from .bot import View
from .engine import quickest

COVER = 0.2
"""How often a move or safe place is also chosen to please another agent, always the same, so as not to be read at once."""
COVER_WITH_DOSSIER = 0.3
COVER_WEIGHT = 0.7
"""How much the cover's good counts then, against one's own."""
ALIKE, ALIKE_FOR_CARDS = 0.003, 0.0003
"""Chances so close are taken as equal, and one of the actions is picked at random."""


class KramerGreedy:
    """One's own chances after each action, whoever the others are; a share of cover; a dossier from what they did."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._seat = 0
        self._cover = FREE
        """The agent that one pretends to be."""

    def begin(self, seat: int, view: View) -> None:
        self._seat = seat
        self._reader = Reader(seat, view) if self._reads(view) else None

    def _reads(self, view: View) -> bool:
        """K9: what the others do matters for a dossier."""
        return bool(view["options"]["dossier"])

    def tell(self, events: list[dict[str, Any]]) -> None:
        if self._reader is not None:
            self._reader.hear(events)

    def choose(self, view: View, actions: list[Action]) -> Action:
        if self._reader is not None:
            self._reader.look(view)
        if len(actions) == 1:
            return actions[0]
        if actions[0].id >= DOSSIER_ACTION:
            return named(self._conclude(view), view, self._seat, actions)
        return self._decide(view, actions)

    def _conclude(self, view: View) -> Belief:
        assert self._reader is not None
        return self._reader.belief(view)

    def _decide(self, view: View, actions: list[Action]) -> Action:
        world = self._world(view)
        worth = weigh(world, self._seat, actions)
        if actions[0].id >= CARD_ACTION:
            return self._pick(actions, worth, ALIKE_FOR_CARDS)
        if self._covers(view, world):
            pleased = weigh(disguised(world, self._seat, self._cover), self._seat, actions)
            worth = [(1 - COVER_WEIGHT) * a + COVER_WEIGHT * b for a, b in zip(worth, pleased, strict=True)]
        return self._pick(actions, worth, ALIKE)

    def _pick(self, actions: list[Action], worth: Sequence[float], alike: float) -> Action:
        """One of the best."""
        best = max(worth) - alike
        return self._random.choice([action for action, one in zip(actions, worth, strict=True) if one >= best])

    def _covers(self, view: View, world: State) -> bool:
        """Sometimes, until it no longer matters."""
        others = [AGENT[colour] for colour, agent in view["agents"].items() if agent["owner"] != self._seat]
        if self._cover not in others:
            self._cover = self._random.choice(others)
        rate = COVER_WITH_DOSSIER if view["options"]["dossier"] else COVER
        handed_in = view["seats"][self._seat].get("handed_in")
        return self._random.random() < rate and togo(world) > ROUND_POINTS and not handed_in

    def _world(self, view: View) -> State:
        """The table with one's own agents; whose the others are is told by shares."""
        owners = [FREE] * AGENTS
        for colour in view["seats"][self._seat]["identities"]:
            owners[AGENT[colour]] = self._seat
        return GAME.worlds(view, self._seat).world(Hidden(owners), stream(self._random.getrandbits(31)))


def weigh(
    world: State, seat: int, actions: Sequence[Action], shares: Sequence[Sequence[float]] | None = None
) -> list[float]:
    """What each action leaves to the seat; shares[agent][seat] is how likely each agent is each seat's, if one has that in mind."""
    return mind(quickest("kramer")).weigh(world, seat, [action.id for action in actions], shares)


def disguised(world: State, seat: int, cover: int) -> State:
    """The table as if the seat owned that agent alone."""
    table = world.copy()
    for agent in range(AGENTS):
        table.owner[agent] = seat if agent == cover else FREE
    return table


def opened(view: View, seat: int) -> bool:
    """K9.1: the dossiers have been asked for."""
    return view["seats"][seat].get("dossier") is not None


def named(belief: Belief, view: View, seat: int, actions: list[Action]) -> Action:
    """K9.2: the next line of the form in which most is expected to be right."""
    form = view["seats"][seat]["dossier"]
    known = {colour: None if name == "free" else name for colour, name in form.items() if name is not None}
    allowed: dict[int | None, int] = {**dict(enumerate(view["dossiers"]["names"])), None: view["dossiers"]["free"]}
    best = belief.form(known, allowed)
    return next(action for action in actions if best[action.data["agent"]] == action.data["seat"])
