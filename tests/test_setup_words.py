"""The page's form of a new table has words for every option of both games, for every choice and for every bot."""

from __future__ import annotations

from pathlib import Path

import pytest

import topsecret as ts
from topsecret import bots

WORDS = Path(ts.__file__).parent / "locale" / "en" / "setup.ftl"
OWN_WORDS = {"board": ("world", "europe", "own", "file")}
"""Options of the kind "other" whose values are named one by one."""


def messages() -> set[str]:
    lines = WORDS.read_text("utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if " =" in line and line[0].isalpha()}


@pytest.mark.parametrize("game", ts.games())
def test_every_option_and_every_choice_is_explained(game: str) -> None:
    wanted = set()
    for option in ts.game(game).options.options:
        if option.name != "players":
            name = f"setup-{game}-{option.name}"
            wanted |= {name, f"{name}-hint"}
            wanted |= {f"{name}-{choice}" for choice in (*option.choices, *OWN_WORDS.get(option.name, ()))}
    assert wanted - messages() == set()


@pytest.mark.parametrize("game", ts.games())
def test_every_level_of_bots_has_a_name(game: str) -> None:
    for level in bots.levels(game):
        assert {f"setup-level-{level}", f"setup-seat-bot-{level}"} <= messages()
