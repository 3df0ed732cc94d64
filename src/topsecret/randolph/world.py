"""Whole tables from what a seat sees: the inverse of its view, with what is hidden given, or drawn by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..game import stream
from ..kernel.random import below
from ..kernel.state import State
from .actions import Names, content_name
from .rules import absent, setup
from .rules import hidden as drawing
from .rules.numbers import CONTENTS
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


def _fill_the_rest(g: State) -> None:
    """R2.2: what a colour's suitcases hold, for those whose content is not known."""
    for owner in range(g.seats):
        cases = range(owner * LETTERS_EACH, (owner + 1) * LETTERS_EACH)
        left = [c for c in (CONTENTS[0, k] for k in range(LETTERS_EACH)) if c not in [g.content[k] for k in cases]]
        for case in cases:
            if g.content[case] == NONE:
                g.content[case] = left.pop(0)
