"""How OpenSpiel's players look at a state: as numbers part by part, and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from ...play.game import Game
from ..solo import own_desk

if TYPE_CHECKING:
    from .game import TableState


class SeatObserver:
    """OpenSpiel's observer. `dict` has the parts of docs/observations.md, `tensor` all of them in one row.

    With perfect recall there is text only, and so for observers who know nothing private (spectators).
    """

    def __init__(self, game: Game, iig_obs_type: Any = None, params: Any = None) -> None:
        if params:
            raise ValueError(f"an observer of this game takes no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "an observer of this game sees what is public, with the private part of one player or of none"
            )
        self._spectator = spectator
        self._perfect_recall = bool(kind.perfect_recall)
        self._starts: dict[int, Any] = {}
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not spectator and not self._perfect_recall:
            self.tensor = np.zeros(game.observation_size, np.float32)
            at = 0
            for part in game.observation:
                self.dict[part.name] = self.tensor[at : at + part.size].reshape(part.shape)
                at += part.size

    def set_from(self, state: TableState, player: int) -> None:
        """Write what the player may know into `tensor`."""
        if self.tensor is None:
            return
        # Whenever OpenSpiel is asked for a tensor, it looks at a game that has not begun too, to know the shape.
        begun = state.course.last is not None
        if not begun and player in self._starts:
            self.tensor[:] = self._starts[player]
            return
        course = state.course
        own_desk(course.game).look(course.rows, player, self.tensor)
        if not begun:
            self._starts[player] = self.tensor.copy()

    def string_from(self, state: TableState, player: int) -> str:
        """What the player may see now, or with perfect recall everything it was told so far."""
        course = state.course
        seat = None if self._spectator else player
        if self._perfect_recall:
            return f"seat {'-' if seat is None else seat} of {course.options['players']}\n{course.told(seat)}"
        return course.board(seat)
