"""What the seats of a match can conclude, as inputs for a learner: the numbers that `BelievingBatch` writes, from readers."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernel.spec import total
from ..kramer.state import COLOURS, SEATS
from ..match import Match
from . import reader_of
from .batch import parts

Inputs = npt.NDArray[np.float32]


class Listeners:
    """A reader for each seat that is asked for, told what is new whenever it is asked."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._reader = reader_of(match.game.name)
        self._write = _kramer if match.game.name == "kramer" else _randolph
        self._size = total(parts(match.game.name))
        self._readers: dict[int, Any] = {}
        self._told: dict[int, int] = {}

    def inputs(self, seat: int) -> Inputs:
        """What the seat can conclude now, itself first."""
        match = self._match
        view = match.view(seat, log=False)
        if seat not in self._readers:
            self._readers[seat] = self._reader(seat, {**view, **match.game.view(match.start, seat)})
            self._told[seat] = 0
        reader = self._readers[seat]
        news, self._told[seat] = match.news(seat, self._told[seat])
        reader.hear(news)
        reader.look(view)
        out = np.zeros(self._size, np.float32)
        self._write(reader, view, seat, out)
        return out


def _kramer(reader: Any, view: dict[str, Any], seat: int, out: Inputs) -> None:
    """Agents as in the observation, the seat's own first; seats clockwise from it, then nobody."""
    mine = view["seats"][seat]["identities"]
    order = [*mine, *(colour for colour in view["agents"] if colour not in mine)]
    shares = reader.belief(view).shares
    players = len(view["seats"])
    rows = out.reshape(-1, SEATS + 1)
    for slot, colour in enumerate(order):
        of_seats = shares[COLOURS.index(colour)]
        rows[slot, :players] = np.roll(of_seats[:-1], -seat)
        rows[slot, SEATS] = of_seats[-1]


def _randolph(reader: Any, view: dict[str, Any], seat: int, out: Inputs) -> None:
    """Suitcases as in the observation: with their owners, clockwise from the seat."""
    matrix = np.array(reader.matrix()).reshape(len(view["players"]), -1)
    out[: matrix.size] = np.roll(matrix, -seat, axis=0).ravel()
