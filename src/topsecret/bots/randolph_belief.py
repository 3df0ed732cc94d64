"""The belief player of Randolph's game: plans as greedy does, with what it can know of the suitcases from all that everybody did with them.

It also thinks of how it looks itself. Those who read how suitcases are hidden would find a bomb by its place, so a lure is now and then
a suitcase with secrets, and the bomb lies now and then where the others lie. What others believe of its suitcases is known to it too.
"""

from __future__ import annotations

from typing import Any

from ..beliefs.randolph import CONTENTS, Floats, Reader
from ..game import Action
from ..kernel.state import State
from ..randolph.search.face import BELIEVED, IMPATIENCE
from ..randolph.state import LETTERS_EACH
from .bot import View
from .engine import engine
from .randolph_chart import BOMB
from .randolph_greedy import RandolphGreedy
from .randolph_world import world

LURED = 0.7
"""How often the bomb is put where enemies come first."""
FALSE_LURE = 0.1
"""How often any other suitcase is."""
ARRANGING = ("contents", "guards", "place")


class RandolphBelief(RandolphGreedy):
    """Reads the others and does not let itself be read."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._reader: Reader
        self._public: Reader
        """What somebody without suitcases of their own would believe."""
        self._room: Floats | None = None

    def begin(self, seat: int, view: View) -> None:
        super().begin(seat, view)
        self._reader = Reader(seat, view)
        self._public = Reader(None, _open(view))

    def tell(self, events: list[dict[str, Any]]) -> None:
        super().tell(events)
        self._reader.hear(events)
        self._public.hear(events)

    def choose(self, view: View, actions: list[Action]) -> Action:
        self._reader.look(view)
        if len(actions) == 1 or actions[0].data["kind"] in ARRANGING:
            return super().choose(view, actions)
        return self._decide(view, actions)

    def _decide(self, view: View, actions: list[Action]) -> Action:
        """What helps at once; plans look at nothing in a state that the seat cannot see."""
        state = world(view, self._reader.first())
        by_number = {action.id: action for action in actions}
        thinks, seed = engine("randolph"), self._random.getrandbits(31)
        return by_number[thinks.best(state, self._seat, list(by_number), self._desk(state), seed=seed)]

    def _desk(self, state: State) -> Floats:
        """Room for plans, with what is believed by those who cannot know: of others' suitcases this seat, of its own the others."""
        if self._room is None:
            self._room = engine("randolph").desk(state)
        own = slice(LETTERS_EACH * self._seat, LETTERS_EACH * (self._seat + 1))
        believed = self._reader.matrix()
        believed[own] = self._public.matrix()[own]
        self._room[BELIEVED : BELIEVED + len(believed), : len(CONTENTS)] = believed
        self._room[IMPATIENCE] = self._patience.lost
        return self._room

    def _lures(self, content: int | str) -> bool:
        return self._random.random() < (LURED if content == BOMB else FALSE_LURE)


def _open(view: View) -> View:
    """The view without the contents that nobody else knows."""
    suitcases = [s if s["delivered_by"] is not None else {**s, "content": None} for s in view["suitcases"]]
    return {**view, "suitcases": suitcases}
