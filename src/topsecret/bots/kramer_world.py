"""Whole worlds from what a seat sees: its view, with the hidden part filled in from its belief."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ..beliefs.kramer_sight import AGENT, BUILDING
from ..kernel.state import State
from ..kramer import GAME
from ..kramer.state import (
    AGENTS,
    CARD_IDS,
    COPIES,
    KINDS,
    NOBODY,
    PHASES,
    SEATS,
    SECOND_IDENTITY,
    UNFILLED,
)

_KIND = {name: kind for kind, name in enumerate(CARD_IDS)}


class Arming:
    """K7.7, K7.8: in which order agents came to stand at the safe; the view says only by whose hand."""

    def __init__(self) -> None:
        self._order: dict[int, int] = {}
        self._count = 0

    def hear(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if event["type"] in ("moved", "card_played"):
                for step in event.get("moves", ()):
                    self._count += 1
                    self._order[AGENT[step["agent"]]] = self._count

    def order(self, agents: Sequence[int]) -> dict[int, int]:
        """For each of these agents, all of them armed, its place in the order: 1 came first."""
        row = sorted(agents, key=lambda agent: self._order.get(agent, 0))
        return {agent: place for place, agent in enumerate(row, 1)}


class Worlds:
    """Makes worlds that the seat cannot tell from the true one, for one view."""

    def __init__(self, seat: int, view: dict[str, Any], arming: Arming) -> None:
        self._seat = seat
        options = GAME.options.complete(view["options"])
        self._public = _public(GAME.initial(options), seat, view, arming)
        self._view = view

    def world(self, owners: Sequence[int], rng: random.Random) -> State:
        """The world in which the agents belong to these seats (-1: to nobody), the cards dealt at random."""
        g = self._public.copy()
        for agent in range(AGENTS):
            g.owner[agent] = owners[agent]
        if g.with_cards:
            self._deal(g, rng)
        if g.opened:
            self._fill_forms(g, rng)
        return g

    def _deal(self, g: State, rng: random.Random) -> None:
        """K7.1: what the seat has not seen lies in the others' hands and in the pile, in any order."""
        seats = self._view["seats"]
        unseen = [kind for kind in range(KINDS) for _ in range(g.pile[kind])]
        rng.shuffle(unseen)
        if self._view["free_agents"] == 0:
            # K8 C11: nobody holds a second identity then; it would have been removed when it was drawn.
            unseen.sort(key=lambda kind: kind == SECOND_IDENTITY)
        for other in range(g.seats):
            if other != self._seat:
                for _ in range(seats[other]["cards"]):
                    kind = unseen.pop(0)
                    g.hand[other, kind] += 1
                    g.pile[kind] -= 1
        if g.has_drawn and g.turn != self._seat:
            held = [kind for kind in range(KINDS) for _ in range(g.hand[g.turn, kind])]
            g.drawn = rng.choice(held) if held else NOBODY

    def _fill_forms(self, g: State, rng: random.Random) -> None:
        """K9.2: forms that were handed in; what stands in them is anybody's guess."""
        for other, shown in enumerate(self._view["seats"]):
            if other != self._seat and shown["handed_in"]:
                names = [g.owner[agent] for agent in range(AGENTS) if g.playing[agent] and g.owner[agent] != other]
                rng.shuffle(names)
                for agent in range(AGENTS):
                    if g.playing[agent]:
                        g.dossier[other, agent] = other if g.owner[agent] == other else names.pop()


def _public(g: State, seat: int, view: dict[str, Any], arming: Arming) -> State:
    """Everything the seat sees; all cards that it does not see are in the pile."""
    g.phase = PHASES.index(view["phase"])
    g.turn = view["turn"]
    g.actor = view["turn"] if view["asked"] is None else view["asked"]
    g.round = view["round"] - 1
    g.roll = 0 if view["roll"] is None else 1 if view["roll"] == "1-3" else int(view["roll"])
    g.safe = BUILDING[view["safe"]]
    armed = []
    for colour, shown in view["agents"].items():
        agent = AGENT[colour]
        g.position[agent] = BUILDING[shown["building"]]
        g.score[agent] = shown["score"]
        g.armed_by[agent] = NOBODY if shown["armed_by"] is None else shown["armed_by"]
        if shown["armed_by"] is not None:
            armed.append(agent)
    for agent, place in arming.order(armed).items():
        g.armed_at[agent] = place
    g.armings = len(armed)
    for other in view["seats"]:
        g.seconds[other["seat"]] = other["second_identities"]
    if g.with_cards:
        _cards(g, seat, view)
    if g.with_dossier:
        _dossier(g, seat, view)
    return g


def _cards(g: State, seat: int, view: dict[str, Any]) -> None:
    cards, me = view["cards"], view["seats"][seat]
    for kind in range(KINDS):
        g.pile[kind] = 0 if kind == SECOND_IDENTITY and g.seats == SEATS else COPIES[kind]
    for card in (*cards["discard"], *cards["removed"], *me["hand"]):
        g.pile[_KIND[card]] -= 1 if g.pile[_KIND[card]] else 0
    for card in cards["discard"]:
        g.discard[_KIND[card]] += 1
    for card in me["hand"]:
        g.hand[seat, _KIND[card]] += 1
    g.passes, g.has_played, g.has_drawn = cards["passes"], int(cards["has_played"]), int(cards["has_drawn"])
    g.drawn = NOBODY if me["drawn"] is None else _KIND[me["drawn"]]


def _dossier(g: State, seat: int, view: dict[str, Any]) -> None:
    form = view["seats"][seat]["dossier"]
    g.opened = int(form is not None)
    for agent in range(AGENTS):
        for other in range(g.seats):
            g.dossier[other, agent] = UNFILLED
    if form is not None:
        for colour, name in form.items():
            g.dossier[seat, AGENT[colour]] = UNFILLED if name is None else NOBODY if name == "free" else name
        for other in range(g.seats):
            g.seconds_then[other] = g.seconds[other]


def bonus(view: dict[str, Any], seat: int, owners: Sequence[int]) -> int:
    """K9.3: how many agents the seat has named rightly, if they belong to these seats."""
    form = view["seats"][seat].get("dossier")
    if not form:
        return 0
    named = {AGENT[colour]: NOBODY if name == "free" else name for colour, name in form.items()}
    return sum(owners[agent] == name for agent, name in named.items() if name is not None and owners[agent] != seat)
