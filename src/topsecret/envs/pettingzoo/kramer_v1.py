"""Wolfgang Kramer's hidden-identity race, 2 to 7 players, as a PettingZoo environment."""

from __future__ import annotations

from typing import Any

from .table import TableEnv, wrapped

__all__ = ["env", "raw_env"]


def raw_env(**settings: Any) -> TableEnv:
    """The environment without wrappers: the game's options by name, and the settings of `TableEnv`."""
    return TableEnv("kramer", **settings)


def env(**settings: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game and costs its seat 1."""
    return wrapped(raw_env(**settings))
