"""What a seat can conclude about what is hidden from it: exact posteriors under a stated model of how people play."""

from __future__ import annotations

import importlib
from typing import Any

from ..match import Match


def reader_of(game: str) -> Any:
    """Return the class that follows a game for one seat: `Reader(seat, view)`."""
    return importlib.import_module(f"..{game}.belief.reader", __name__).Reader


def belief(match: Match, seat: int | None) -> Any:
    """What a seat (None: a spectator) can conclude from everything it was told.

    Kramer: `.owners`, by agent the probability of each owner; `.hands`, the cards expected in each hand. Randolph: `.contents`, by
    suitcase the probability of each content. Both: `.sample(rng)` gives a whole world drawn from the posterior, `.data()` plain data.
    """
    view = match.view(seat)
    at_start = {**view, **match.game.view(match.start, seat)}
    reader = reader_of(match.game.name)(seat, at_start)
    reader.hear(match.events(seat))
    reader.look(view)
    return reader.belief(view)
