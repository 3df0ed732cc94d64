"""Whole tables from what a seat sees: the inverse of its view, with what is hidden given, or drawn by the rules."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping
from itertools import permutations, product
from typing import Any, NamedTuple

from ..kernel.random import below
from ..kernel.state import State
from ..play.game import Path, stream
from .actions import Names, content_name
from .rules import absent, duels, setup
from .rules import hidden as drawing
from .rules.numbers import CARD_ACTION, CONTENTS, DESTINATIONS, HEADQUARTERS, LOOT_ACTION, STEP_ACTION, TAKE_ACTION
from .state import (
    BASE,
    BOMB,
    CARRIED,
    DELIVERED,
    END_OF_MOVE,
    ENDINGS,
    GUARD,
    LETTERS_EACH,
    NONE,
    NOT_ASKED,
    OUT,
    OVER,
    PHASES,
    PLACING,
    ROLL,
    ROUND_LIMIT,
    SETUP,
    START,
    UNPLACED,
    VALUES,
    WAITING,
)

PLACES = {"base": BASE, "guard": GUARD, "out": OUT}


class Hidden(NamedTuple):
    """What a table hides from somebody; a part that is None is drawn. What the view shows need not be right in it."""

    contents: Mapping[str, int | str] | None = None
    """What lies in each suitcase, by its id, as views say it; in the set-up only what was chosen."""
    cards: Mapping[int, int] | None = None
    """By seat: the duel card face down."""
    guards: Mapping[int, int] | None = None
    """By seat: how many guards it will show."""
    places: Mapping[str, str] | None = None
    """In the set-up: where each suitcase was put in secret, by its id."""


def hidden(g: State, names: Names) -> Hidden:
    """Return everything that the table hides from anybody."""
    cases = range(g.seats * LETTERS_EACH)
    return Hidden(
        {names.suitcases[k]: content_name(g.content[k]) for k in cases if g.content[k] != NONE},
        {seat: g.chosen[seat] for seat in range(g.seats) if g.chosen[seat] != NONE},
        {seat: g.guards_chosen[seat] for seat in range(g.seats) if g.guards_chosen[seat] != NONE},
        {names.suitcases[k]: names.cities[g.lies[k]] for k in cases if g.phase == SETUP and g.lies[k] != UNPLACED},
    )


class Worlds:
    """The tables that look like one view; made from nothing else."""

    def __init__(self, first: State, names: Names, view: Mapping[str, Any], seat: int | None) -> None:
        self._seat = -1 if seat is None else seat
        self._cities = {city: number for number, city in enumerate(names.cities)}
        self._cases = {id: number for number, id in enumerate(names.suitcases)}
        self._known = {self._cases[s["id"]] for s in view["suitcases"] if s["content"] is not None}
        self._face_down = [s for s in view["duel"]["chosen"] if s != seat] if view["duel"] is not None else []
        self._ready = [p["seat"] for p in view["players"] if p.get("ready") and p["seat"] != seat]
        self._names = names
        self._seen = self._table(first, view)

    def world(self, hidden: Hidden | None = None, r: list[int] | None = None) -> State:
        """Return the table on which that is hidden; the stream decides what is left open, the same one always if it is not given.

        Who is still busy with the set-up has chosen nothing yet, unless that is given.
        """
        given = hidden or Hidden()
        g = self._seen.copy()
        if g.phase == OVER:
            return g
        r = stream(0) if r is None else r
        if g.phase == SETUP:
            self._arrange(g, given, r)
            return g
        if given.contents is not None:
            self._fill(g, given.contents)
        for other in range(g.seats):
            if other != self._seat:
                if given.contents is None:
                    drawing.contents(g, other, r)
                if g.phase == PLACING and setup.posts_guards(g, other):
                    g.guards_chosen[other] = below(r, g.guards + 1) if given.guards is None else given.guards[other]
        for other in self._face_down:
            g.chosen[other] = drawing.card(g, other, r) if given.cards is None else given.cards[other]
        return g

    def turning(self, table: State, action: int) -> frozenset[Hashable]:
        """R6.2, R7.1: what is in a suitcase that is delivered, and the card of a rival who has laid one."""
        if STEP_ACTION <= action < TAKE_ACTION and (action - STEP_ACTION) % DESTINATIONS == HEADQUARTERS:
            return frozenset((table.cargo[table.turn, (action - STEP_ACTION) // DESTINATIONS],)) - self._known
        return frozenset(("card", seat) for seat in self._face_down if CARD_ACTION <= action < LOOT_ACTION)

    def cases(self, turning: frozenset[Hashable], phases: frozenset[int]) -> Iterator[Hidden]:
        """Return every combination of what the course turns on, and at the end of set-up and game what comes to light besides.

        Of that no two parts shown depend on each other: so it is enough that each of them is in some case all that it can be.
        """
        g = self.world()
        here = hidden(g, self._names)
        if g.phase <= PLACING:
            yield from self._set_ups(g, here) if START in phases else [here]
            return
        hands = [
            [v for v in range(VALUES) if duels.in_hand(g, seat, v)] if ("card", seat) in turning else [g.chosen[seat]]
            for seat in self._face_down
        ]
        shifts = LETTERS_EACH if OVER in phases else 1
        for cards in product(*hands):
            laid = dict(zip(self._face_down, cards, strict=True))
            for contents in self._contents(g, turning, shifts):
                yield here._replace(cards=laid, contents=contents)

    def _set_ups(self, g: State, here: Hidden) -> Iterator[Hidden]:
        """R2.3, R2.4: every number of guards beside every other, and each suitcase once in each city."""
        posting = [other for other in range(g.seats) if other != self._seat and setup.posts_guards(g, other)]
        guards = [
            dict(zip(posting, counts, strict=True)) for counts in product(range(g.guards + 1), repeat=len(posting))
        ]
        own = range(self._seat * LETTERS_EACH, (self._seat + 1) * LETTERS_EACH)
        placed = {id: city for id, city in (here.places or {}).items() if self._cases[id] not in own}
        for k in range(max(len(guards), g.cities if placed else 0)):
            places = {id: self._names.cities[(self._cities[city] + k) % g.cities] for id, city in placed.items()}
            yield here._replace(guards=guards[k % len(guards)], places=places)

    def _contents(self, g: State, turning: frozenset[Hashable], shifts: int) -> Iterator[dict[str, int | str]]:
        """R2.2: every way to fill the suitcases that the course turns on; the rest of each colour moves on from shift to shift."""
        rows = [
            [case for case in range(k, k + LETTERS_EACH) if case not in self._known]
            for k in range(0, g.seats * LETTERS_EACH, LETTERS_EACH)
        ]
        rows = [sorted(row, key=lambda case: case not in turning) for row in rows]
        turned = [sum(case in turning for case in row) for row in rows]
        contents = [[g.content[case] for case in row] for row in rows]
        for fixed in product(*(permutations(held, count) for held, count in zip(contents, turned, strict=True))):
            for shift in range(shifts):
                found: dict[str, int | str] = {}
                for row, first, held in zip(rows, fixed, contents, strict=True):
                    rest = [content for content in held if content not in first]
                    moved = [rest[(k + shift) % len(rest)] for k in range(len(rest))]
                    filled = zip(row, (*first, *moved), strict=True)
                    found |= {self._names.suitcases[case]: content_name(content) for case, content in filled}
                yield found

    def veiled(self, table: State) -> Collection[Path]:
        """Everything that comes to light is told apart."""
        del table
        return ()

    def _fill(self, g: State, contents: Mapping[str, int | str]) -> None:
        for id, content in contents.items():
            if self._cases[id] not in self._known:
                g.content[self._cases[id]] = BOMB if content == "bomb" else int(content)

    def _arrange(self, g: State, given: Hidden, r: list[int]) -> None:
        """R2: what the others have chosen in secret."""
        if given.contents is not None:
            self._fill(g, given.contents)
            for id, city in (given.places or {}).items():
                g.lies[self._cases[id]] = self._cities[city]
            for seat, count in (given.guards or {}).items():
                g.guards_chosen[seat] = count
            return
        for other in self._ready:
            while not setup.ready(g, other):
                setup.choose(g, other, absent.first_choice(g, other))
        drawing.resample(g, self._seat, r)

    def _table(self, g: State, view: Mapping[str, Any]) -> State:
        """Fill in everything the view tells; suitcases whose content it does not tell hold what is left, in order."""
        g.phase = PHASES.index(view["phase"])
        g.turn = view["turn"] or 0
        g.starter = NONE if view["starter"] is None else view["starter"]
        g.ending = 1 + ENDINGS.index(view["result"]["reason"]) if view.get("result") else 0
        g.round = view["round"] if g.ending == ROUND_LIMIT else view["round"] - 1
        if g.phase == START:
            for seat, total in enumerate(view["start_rolls"]):
                waits = WAITING if seat in view["to_roll"] else NOT_ASKED
                g.first_roll[seat] = waits if total is None else total
        if view["dice"] is not None:
            g.dice[0], g.dice[1] = view["dice"]
        g.pool = view["pool"]
        g.losses = view["losses"] or 0
        for player in view["players"]:
            self._player(g, player)
        for suitcase in view["suitcases"]:
            self._suitcase(g, suitcase)
        if g.phase != SETUP:
            _fill_the_rest(g)
        if view["crowd"] is not None:
            g.crowd = self._cities[view["crowd"]["city"]]
            g.leaver = view["crowd"]["agents"][0] - 1 if g.stack_check == END_OF_MOVE else NONE
        if view["duel"] is not None:
            self._duel(g, view["duel"])
        return g

    def _player(self, g: State, player: Mapping[str, Any]) -> None:
        seat = player["seat"]
        for agent in player["agents"]:
            number, place = agent["number"] - 1, agent["place"]
            g.place[seat, number] = PLACES[place] if place in PLACES else self._cities[place]
            g.cargo[seat, number] = NONE if agent["carries"] is None else self._cases[agent["carries"]]
            if seat == g.turn and g.phase > ROLL:
                g.bonus[number] = agent["bonus"]
        for card in player["spent"]:
            g.spent[seat, card] += 1
        if player.get("guards") is not None:
            g.guards_chosen[seat] = player["guards"]

    def _suitcase(self, g: State, seen: Mapping[str, Any]) -> None:
        number = self._cases[seen["id"]]
        if seen["delivered_by"] is not None:
            g.lies[number] = DELIVERED
            g.delivered_by[number] = seen["delivered_by"]
        elif seen["carrier"] is not None:
            g.lies[number] = CARRIED
        else:
            g.lies[number] = UNPLACED if seen["place"] is None else self._cities[seen["place"]]
        if seen["content"] is not None:
            g.content[number] = BOMB if seen["content"] == "bomb" else seen["content"]

    def _duel(self, g: State, duel: Mapping[str, Any]) -> None:
        fighter, rival = duel["attacker"]["agent"], duel["defender"]["agent"]
        g.fighter = NONE if fighter is None else fighter - 1
        g.defender = duel["defender"]["seat"]
        g.rival = NONE if rival is None else rival - 1
        g.exact = int(duel["exact"])
        g.prize = NONE if duel["prize"] is None else self._cases[duel["prize"]]
        if duel["card"] is not None:
            g.chosen[self._seat] = duel["card"]


def shown(first: State, names: Names, event: Mapping[str, Any]) -> State:
    """R2.4, R2.5: return the table after the set-up, as its event tells it; what suitcases hold stays open."""
    g = first.copy()
    for id, city in event["suitcases"].items():
        g.lies[names.suitcases.index(id)] = names.cities.index(city)
    for seat, count in event["guards"].items():
        g.guards_chosen[int(seat)] = count
    setup.finish(g)
    return g


def _fill_the_rest(g: State) -> None:
    """R2.2: what a colour's suitcases hold, for those whose content is not known."""
    for owner in range(g.seats):
        cases = range(owner * LETTERS_EACH, (owner + 1) * LETTERS_EACH)
        left = [c for c in (CONTENTS[0, k] for k in range(LETTERS_EACH)) if c not in [g.content[k] for k in cases]]
        for case in cases:
            if g.content[case] == NONE:
                g.content[case] = left.pop(0)
