"""The greedy player of Kramer's game: looks one action ahead, at what it does to everybody's chances to win."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from ..beliefs.kramer import FREE
from ..beliefs.kramer_chances import chances, foresee
from ..beliefs.kramer_sight import AGENT, PLAYED, POINTS, Floats, Futures, Ints, Sight, after
from ..game import Action
from ..kramer.rules.numbers import CARD_ACTION, DOSSIER_ACTION, MOVES, PASS_ACTION
from ..kramer.state import AGENTS, BUILDINGS, C11, HAND_LIMIT
from .bot import View
from .kramer_suspicion import Suspicion

COVER = 0.2
"""How often a move or safe place is also chosen to please another agent, always the same, so as not to be read at once."""
COVER_WITH_DOSSIER = 0.3
COVER_WEIGHT = 0.7
"""How much the cover's good counts then, against one's own."""
ALIKE = 0.003
"""Chances so close are taken as equal, and one of the actions is picked at random."""
CARD_WORTH = 0.06
"""What a card in hand is worth, in chances to win, while the game is young."""
ROUND_POINTS = 6.0
"""Roughly what the leader makes in a round."""
SAFE_SEARCH = 24
"""For how many of the best moves that score all places of the safe are tried as well."""


class KramerGreedy:
    """One's own chances after each action, a share of cover, cards when they clearly help, a dossier from evidence."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._seat = 0
        self._suspicion: Suspicion | None = None
        self._form: tuple[Floats, dict[str, int]] | None = None
        self._cover = -1
        """The agent that one pretends to be."""

    def begin(self, seat: int, view: View) -> None:
        self._seat = seat
        self._suspicion = Suspicion(seat, view) if view["options"]["dossier"] else None

    def tell(self, events: list[dict[str, Any]]) -> None:
        if self._suspicion is not None:
            self._suspicion.hear(events)

    def choose(self, view: View, actions: list[Action]) -> Action:
        if self._suspicion is not None:
            self._suspicion.look(view)
        if len(actions) == 1:
            return actions[0]
        ids = np.array([action.id for action in actions], dtype=np.int64)
        if ids[0] >= DOSSIER_ACTION:
            return self._name(view, actions)
        table = _Table(view, self._seat)
        if ids[0] < MOVES:
            return actions[self._move(table, ids)]
        if ids[0] < CARD_ACTION:
            return actions[self._pick(table, table.foresee(after(table.sight, ids)))]
        return actions[self._card(table, ids)]

    def _move(self, table: _Table, ids: Ints) -> int:
        """K3.2: the points, with the safe's next place where they score, and the card they earn."""
        futures = after(table.sight, ids)
        worth = table.foresee(futures)
        if table.may_draw:
            drawing = futures.ruined | ((POINTS[ids].sum(axis=1) == 0) & table.on_1_3)
            worth += np.outer(drawing, table.own) * table.card_worth / table.own.sum()
        scoring = np.flatnonzero(futures.due)
        best = scoring[np.argsort(-(worth[scoring] @ table.own), kind="stable")[:SAFE_SEARCH]]
        if len(best):
            worth[best] += table.gain_by_safe(futures, best)
        return self._pick(table, worth)

    def _pick(self, table: _Table, worth: Floats) -> int:
        """One of the best actions for oneself; sometimes the cover's good is weighed as well, until it no longer matters."""
        mine: Floats = worth @ table.own
        if self._covering(table):
            mine = (1 - COVER_WEIGHT) * mine + COVER_WEIGHT * worth[:, self._cover]
        return int(self._random.choice(np.flatnonzero(mine >= mine.max() - ALIKE).tolist()))

    def _covering(self, table: _Table) -> bool:
        others = np.flatnonzero(table.sight.playing & (table.own == 0)).tolist()
        if self._cover not in others:
            self._cover = self._random.choice(others)
        rate = COVER if self._suspicion is None else COVER_WITH_DOSSIER
        return self._random.random() < rate and table.togo > ROUND_POINTS and not table.handed_in

    def _card(self, table: _Table, ids: Ints) -> int:
        """K7.5: the card that helps most, if it helps more than a card in hand is worth; else pass or stop, the last action."""
        futures = after(table.sight, ids)
        worth = table.foresee(futures)
        mine: Floats = worth @ table.own
        cards = (ids >= CARD_ACTION) & (ids < PASS_ACTION)
        second = cards & (PLAYED.kind[np.where(cards, ids - CARD_ACTION, 0)] == C11)
        mine[second] += table.second_identity(worth[-1])
        gain: Floats = np.where(cards, mine - mine[-1] - table.card_worth, 0.0)
        if table.may_draw_now:
            gain += np.where(cards & futures.ruined, table.card_worth, 0.0)
        return int(self._random.choice(np.flatnonzero(gain >= gain.max() - ALIKE / 10).tolist()))

    def _name(self, view: View, actions: list[Action]) -> Action:
        """K9.2: the next line of the likeliest form."""
        lines = [action.data for action in actions]
        if self._suspicion is None:
            return self._random.choice(actions)
        if self._form is None:
            self._form = self._suspicion.shares(view)
        shares, form = self._form
        planned = form.get(lines[0]["agent"])
        for action, line in zip(actions, lines, strict=True):
            if planned == (FREE if line["seat"] is None else line["seat"]):
                return action
        row = shares[AGENT[lines[0]["agent"]]]
        return actions[
            max(range(len(actions)), key=lambda k: row[FREE if lines[k]["seat"] is None else lines[k]["seat"]])
        ]


class _Table:
    """The view, made ready for weighing actions."""

    def __init__(self, view: View, seat: int) -> None:
        self.sight = Sight.of(view)
        me = view["seats"][seat]
        self.own: Floats = np.zeros(AGENTS)
        self.own[[AGENT[colour] for colour in me["identities"]]] = 1.0
        lead = int(self.sight.score.max())
        limit = view["options"]["round_limit"]
        self.left = float(self.sight.finish) if limit is None else ROUND_POINTS * (limit - view["round"] + 1)
        self.togo = min(float(self.sight.finish - lead), self.left)
        self.handed_in = bool(me.get("handed_in"))
        self.dossier = bool(view["options"]["dossier"])
        self.empty_safe = view["options"]["safe_target"] == "empty"
        self.on_1_3 = view["roll"] == "1-3"
        self.card_worth = CARD_WORTH * min(1.0, self.togo / 25.0)
        hand = me.get("cards", HAND_LIMIT)
        self.may_draw = hand < HAND_LIMIT
        self.may_draw_now = view["turn"] == seat and "cards" in view and not view["cards"]["has_drawn"]

    def foresee(self, futures: Futures) -> Floats:
        return foresee(self.sight, futures, left=self.left, dossier=self.dossier)

    def gain_by_safe(self, futures: Futures, rows: Ints) -> Floats:
        """K5.1: what the best place for the safe after each of these scorings adds to everybody's chances."""
        position = np.repeat(futures.position[rows], BUILDINGS, axis=0)
        score = np.repeat(futures.scored()[rows], BUILDINGS, axis=0)
        safe = np.tile(np.arange(BUILDINGS), len(rows))
        worth = chances(self.sight, position, score, safe, left=self.left, dossier=self.dossier)
        mine = worth @ self.own
        taken = safe == self.sight.safe
        if self.empty_safe:
            taken |= ((position == safe[:, None]) & self.sight.playing).any(axis=1)
        best = np.where(taken, -1.0, mine).reshape(len(rows), BUILDINGS).argmax(axis=1)
        table = worth.reshape(len(rows), BUILDINGS, AGENTS)
        each = np.arange(len(rows))
        gained: Floats = table[each, best] - table[each, self.sight.safe]
        return gained

    def second_identity(self, now: Floats) -> float:
        """K8 C11: what one more agent, any of the others, adds to one's chances."""
        others = self.sight.playing & (self.own == 0)
        return float(now[others].mean())
