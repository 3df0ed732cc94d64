"""The player of Kramer's game who reads the others: weighs actions by who is likely to own whom, and by how it looks itself."""

from __future__ import annotations

from typing import Any

from ..kramer import GAME
from ..kramer.actions import CARD_ACTION
from ..kramer.belief.reader import AGENT, Belief
from ..play.game import Action
from .bot import View
from .kramer_greedy import KramerGreedy, opened, weigh
from .patience import KRAMER, Patience

ALIKE = 0.0005
"""Chances so close are taken as equal, and one of the actions is picked at random."""
HIDES = {2: 0.05, 3: 0.1, 4: 0.1, 5: 0.05, 6: 0.02, 7: 0.005}
HIDES_FROM_DOSSIERS = 1.0
"""What it costs, in chances to win, to be taken for what one is, for certain; by the number of players, found by trying (docs/strength.md)."""


class KramerBelief(KramerGreedy):
    """Greedy for what an action leaves to its own agents, given who the others seem to be, less what it gives away."""

    def begin(self, seat: int, view: View) -> None:
        super().begin(seat, view)
        self._patience = Patience(KRAMER, len(view["seats"]))

    def _reads(self, view: View) -> bool:
        return True

    def tell(self, events: list[dict[str, Any]]) -> None:
        super().tell(events)
        self._patience.hear(events)

    def _decide(self, view: View, actions: list[Action]) -> Action:
        worth, cost = self.weigh(view, actions, self._conclude(view))
        worth = [a - b for a, b in zip(worth, cost, strict=True)]
        if self._patience.lost:
            worth = [a + self._patience.lost * b for a, b in zip(worth, self._scores(view, actions), strict=True)]
        return self._pick(actions, worth, ALIKE)

    def _scores(self, view: View, actions: list[Action]) -> list[int]:
        """1 for each action that leads to a scoring if nobody plays another card."""
        world = self._world(view)
        return [GAME.face.calm(GAME.after(world, self._seat, action.id)) for action in actions]

    def weigh(self, view: View, actions: list[Action], belief: Belief) -> tuple[list[float], list[float]]:
        """What each action leaves to the seat, and what it costs by what it gives away."""
        worth = weigh(self._world(view), self._seat, actions, belief.shares)
        return worth, self._given_away(view, actions, worth)

    def _given_away(self, view: View, actions: list[Action], worth: list[float]) -> list[float]:
        """What it costs that moves and places of the safe show whose agent one is; who has won has nothing to hide."""
        mine = view["seats"][self._seat]["identities"]
        if actions[0].id >= CARD_ACTION or len(mine) > 1:
            return [0.0] * len(actions)
        asked_for = view["options"]["dossier"] and not opened(view, self._seat)
        hides = HIDES_FROM_DOSSIERS if asked_for else HIDES[len(view["seats"])]
        assert self._reader is not None
        taken = self._reader.taken_for(self._seat, AGENT[mine[0]], [action.id for action in actions])
        return [hides * (1 - left) * one for left, one in zip(worth, taken, strict=True)]
