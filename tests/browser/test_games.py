"""Whole games through the page, by several people at once and bots in the other seats; every picture equals the seat's view."""

from __future__ import annotations

from typing import Any

import pytest

from .people import PHONE, Company
from .play import Game

SHORT: list[tuple[str, str, dict[str, Any]]] = [
    ("kramer", "01", {"finish": 22}),
    ("kramer", "01.", {"cards": True, "dossier": True, "finish": 22}),
    ("randolph", "01", {"round_limit": 3}),
    ("randolph", "01.", {"round_limit": 2, "edition": "english"}),
]
WHOLE: list[tuple[str, str, dict[str, Any]]] = [
    *(
        ("kramer", "01" + "." * (players - 2), {"cards": cards, "dossier": dossier})
        for players in range(2, 8)
        for cards in (False, True)
        for dossier in (False, True)
    ),
    *(
        ("randolph", "01" + "." * (players - 2), {"edition": edition, "round_limit": 20})
        for players in (2, 3, 4)
        for edition in ("french", "english")
    ),
    ("randolph", "01.", {"placement": "round_robin", "board": "europe", "round_limit": 20}),
]


def named(value: object) -> str:
    if isinstance(value, dict):
        return ",".join(f"{name}={each}" for name, each in value.items()) or "printed"
    return str(value)


def whole_game(company: Company, game: str, seats: str, options: dict[str, Any]) -> Game:
    people = [
        company.person("Anna"),
        company.person("Bert", screen=PHONE if "." in seats else {"width": 1280, "height": 800}),
    ]
    table = company.table(people, game, seats, **options)
    return Game(table, seed=len(seats)).open().play()


@pytest.mark.parametrize(("game", "seats", "options"), SHORT, ids=named)
def test_a_game_is_played_to_its_end(company: Company, game: str, seats: str, options: dict[str, Any]) -> None:
    whole_game(company, game, seats, options)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats", "options"), WHOLE, ids=named)
def test_a_whole_game_of_every_variant_is_played_to_its_end(
    company: Company, game: str, seats: str, options: dict[str, Any]
) -> None:
    whole_game(company, game, seats, options)
