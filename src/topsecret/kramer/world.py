"""Whole tables from what a seat sees: the inverse of its view, with what is hidden given, or dealt by the rules; and of its events."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..kernel.state import State
from ..play.game import Path, stream
from .rules import arming, safe
from .rules import hidden as dealing
from .state import (
    AGENTS,
    BUILDING_NAMES,
    CARD_IDS,
    COLOURS,
    COPIES,
    DEAL,
    FINISH,
    KINDS,
    NOBODY,
    OVER,
    PHASES,
    ROUND_LIMIT,
    UNFILLED,
)

_AGENT = {colour: agent for agent, colour in enumerate(COLOURS)}
_BUILDING = {name: number for number, name in enumerate(BUILDING_NAMES)}
_KIND = {name: kind for kind, name in enumerate(CARD_IDS)}


class Hidden(NamedTuple):
    """What a table hides from somebody; a part that is None is dealt. What the view shows need not be right in it."""

    owners: Sequence[int] | None = None
    """The seat of each agent, -1 for nobody."""
    hands: Sequence[Sequence[int]] | None = None
    """By seat: how many cards of each kind."""
    drawn: int | None = None
    """The kind drawn this turn, -1 for none; goes with the hands."""
    forms: Sequence[Sequence[int]] | None = None
    """By seat: what the dossier says of each agent."""


def hidden(g: State) -> Hidden:
    """Return everything that the table hides from anybody."""
    return Hidden(
        tuple(g.owner.tolist()), tuple(map(tuple, g.hand.tolist())), g.drawn, tuple(map(tuple, g.dossier.tolist()))
    )


class Worlds:
    """The tables that look like one view; made from nothing else."""

    def __init__(self, first: State, view: Mapping[str, Any], seat: int | None) -> None:
        self._seat = -1 if seat is None else seat
        self._seen = _seen(first, self._seat, view)

    def world(self, hidden: Hidden | None = None, r: list[int] | None = None) -> State:
        """Return the table on which that is hidden; the stream decides what is left open, the same one always if it is not given."""
        given = hidden or Hidden()
        g = self._seen.copy()
        if g.phase == OVER:
            return g
        r = stream(0) if r is None else r
        if given.owners is None:
            dealing.identities(g, self._seat, r)
        else:
            for agent in range(AGENTS):
                g.owner[agent] = given.owners[agent]
        if g.with_cards:
            if given.hands is None:
                dealing.hands(g, self._seat, r)
            else:
                self._hold(g, given.hands, NOBODY if given.drawn is None else given.drawn)
        if g.opened and given.forms is None:
            dealing.forms(g, self._seat, r)
        elif given.forms is not None:
            for other in self._others(g):
                for agent in range(AGENTS):
                    g.dossier[other, agent] = given.forms[other][agent]
        return g

    def turning(self, table: State, action: int) -> frozenset[Hashable]:
        """Nothing that is hidden decides what an action does, dice and draws left out."""
        del table, action
        return frozenset()

    def cases(self, turning: frozenset[Hashable], phases: frozenset[int]) -> Iterator[Hidden]:
        """K6.1: at the end everything is shown: every way the agents can belong to the others."""
        del turning
        table = self.world()
        here = hidden(table)
        if OVER not in phases or table.phase == OVER:
            yield here
            return
        others = [agent for agent in range(AGENTS) if table.playing[agent] and table.owner[agent] != self._seat]
        for seats in _arrangements(sorted(table.owner[agent] for agent in others)):
            owners = table.owner.tolist()
            for agent, seat in zip(others, seats, strict=True):
                owners[agent] = seat
            yield here._replace(owners=owners)

    def veiled(self, table: State) -> Collection[Path]:
        """K7.1, K9.3: what shows at the end of hands and forms, and who wins where forms count."""
        if table.phase != OVER or self._seen.phase == OVER:
            return ()
        paths: list[Path] = []
        for other in map(str, self._others(table)):
            if table.with_cards:
                paths += [("view", "seats", other, "hand"), ("view", "seats", other, "drawn")]
            if table.opened:
                paths.append(("view", "seats", other, "dossier"))
                paths += [("view", "scoring", other, "dossier"), ("view", "scoring", other, "total")]
        if table.with_cards:
            paths.append(("view", "cards", "pile_cards"))
        if table.opened:
            paths += [("view", "result", "totals"), ("view", "result", "winners")]
            paths += [("events", "game_over", name) for name in ("totals", "winners", "dossiers")]
        return paths

    def _others(self, g: State) -> list[int]:
        return [other for other in range(g.seats) if other != self._seat]

    def _hold(self, g: State, hands: Sequence[Sequence[int]], drawn: int) -> None:
        for other in self._others(g):
            for kind in range(KINDS):
                g.pile[kind] += g.hand[other, kind] - hands[other][kind]
                g.hand[other, kind] = hands[other][kind]
        if g.turn != self._seat:
            g.drawn = drawn


def _arrangements(row: list[int]) -> Iterator[tuple[int, ...]]:
    """Return every order of the row, which ascends; equal ones once."""
    if not row:
        yield ()
    for k, first in enumerate(row):
        if k == 0 or first != row[k - 1]:
            for rest in _arrangements(row[:k] + row[k + 1 :]):
                yield (first, *rest)


def _seen(g: State, seat: int, view: Mapping[str, Any]) -> State:
    """Fill in everything the view tells. The rest is there in its right number, to be dealt anew."""
    g.phase = PHASES.index(view["phase"])
    g.turn, g.actor, g.armings = view["turn"], view["actor"], view["armings"]
    if view.get("result"):
        g.ending = FINISH if view["result"]["reason"] == "finish" else ROUND_LIMIT
    g.round = view["round"] if g.ending == ROUND_LIMIT else view["round"] - 1
    g.roll = 0 if view["roll"] is None else 1 if view["roll"] == "1-3" else int(view["roll"])
    g.safe = _BUILDING[view["safe"]]
    for colour, shown in view["agents"].items():
        agent = _AGENT[colour]
        g.position[agent] = _BUILDING[shown["building"]]
        g.score[agent] = shown["score"]
        g.armed_by[agent] = NOBODY if shown["armed_by"] is None else shown["armed_by"]
        g.armed_at[agent] = shown["armed_at"] or 0
    for shown in view["seats"]:
        g.seconds[shown["seat"]] = shown["second_identities"]
    _identities(g, view)
    if g.with_cards:
        _cards(g, seat, view)
    if g.with_dossier and view["dossiers"]["then"] is not None:
        _dossiers(g, view)
    return g


def _identities(g: State, view: Mapping[str, Any]) -> None:
    """K2.3: one's own agents, and as many of the others for each seat as it has."""
    free = []
    for colour, shown in view["agents"].items():
        if isinstance(shown["owner"], int):
            g.owner[_AGENT[colour]] = shown["owner"]
        elif shown["owner"] is None:
            free.append(_AGENT[colour])
    for shown in view["seats"]:
        if "identities" not in shown and (g.phase != DEAL or shown["seat"] < g.actor):
            for _ in range(1 + shown["second_identities"]):
                g.owner[free.pop(0)] = shown["seat"]


def _cards(g: State, seat: int, view: Mapping[str, Any]) -> None:
    """K7.1: what lies open, how many cards everybody holds, and the hands that are known; all other cards are in the pile."""
    cards = view["cards"]
    for kind in range(KINDS):
        g.pile[kind] = COPIES[kind]
    for card in cards["removed"]:
        g.pile[_KIND[card]] -= 1
    for card in cards["discard"]:
        g.discard[_KIND[card]] += 1
        g.pile[_KIND[card]] -= 1
    for shown in view["seats"]:
        other = shown["seat"]
        g.held[other] = shown["cards"]
        for card in shown.get("hand", ()):
            g.hand[other, _KIND[card]] += 1
            g.pile[_KIND[card]] -= 1
        if shown.get("drawn") is not None:
            g.drawn = _KIND[shown["drawn"]]
    g.passes, g.has_played, g.has_drawn = cards["passes"], int(cards["has_played"]), int(cards["has_drawn"])


def _dossiers(g: State, view: Mapping[str, Any]) -> None:
    """K9.1, K9.2: the forms that are known; of the others whether they were handed in."""
    g.opened = 1
    g.after = PHASES.index(view["dossiers"]["then"])
    words = {None: UNFILLED, "free": NOBODY}
    for shown in view["seats"]:
        other = shown["seat"]
        g.seconds_then[other] = view["dossiers"]["names"][other] - 1
        if "dossier" in shown:
            for colour, name in shown["dossier"].items():
                g.dossier[other, _AGENT[colour]] = words.get(name, name)
            continue
        named = g.agents if shown["handed_in"] else 1 + g.seconds_then[other]
        for colour in [*view["agents"]][:named]:
            g.dossier[other, _AGENT[colour]] = other


def follow(g: State, event: Mapping[str, Any]) -> None:
    """Bring what everybody sees of a table up to date with an event: where all stand, the totals, whose turn it is and the roll."""
    kind = event["type"]
    if kind == "turn_began":
        g.turn, g.round, g.roll = event["seat"], event["round"] - 1, 0
    elif kind == "rolled":
        g.turn, g.roll = event["seat"], 1 if event["face"] == "1-3" else int(event["face"])
    elif kind == "safe_moved":
        safe.put(g, _BUILDING[event["to"]])
    elif kind == "card_played" and "building" in event and "agents" not in event:
        safe.put(g, _BUILDING[event["building"]])
    elif kind == "identity_taken":
        g.seconds[event["seat"]] += 1
    for colour, total in event.get("totals" if kind == "scored" else "markers", {}).items():
        g.score[_AGENT[colour]] = total
    for step in event.get("moves", ()):
        arming.place(g, event["seat"], _AGENT[step["agent"]], _BUILDING[step["to"]])
