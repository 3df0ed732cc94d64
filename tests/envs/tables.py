"""The tables that environments are tried at: both games, all numbers of players, every variant; short games."""

from __future__ import annotations

from itertools import product
from typing import Any

Options = dict[str, Any]

KRAMER: list[tuple[str, Options]] = [
    ("kramer", {"players": players, "cards": cards, "dossier": dossier, "finish": 20, "round_limit": 5})
    for players, cards, dossier in product(range(2, 8), (False, True), (False, True))
]
RANDOLPH: list[tuple[str, Options]] = [
    ("randolph", {"players": players, "edition": edition, "round_limit": 2})
    for players, edition in product(range(2, 5), ("french", "english"))
]
ODD: list[tuple[str, Options]] = [
    ("kramer", {"players": 4, "cards": True, "dossier": True, "finish": 20, "dossier_dashes": "free", "die": "plain"}),
    ("kramer", {"players": 3, "agents": "SPJMDL", "cards": True, "safe_target": "empty", "marker_card": "capped"}),
    ("randolph", {"players": 3, "guards": 2, "placement": "round_robin", "round_limit": 2, "bonus": "pool"}),
    ("randolph", {"players": 2, "board": "europe", "must_use_all": True, "bomb_carrier": "choosable", "round_limit": 2}),
    ("randolph", {"players": 3, "colours": "red,blue,green", "last_standing": "plays_on", "target": 5, "round_limit": 2}),
]  # fmt: skip
TABLES = [*KRAMER, *RANDOLPH, *ODD]


def name(table: object) -> str | None:
    """A table's name in the list of tests."""
    if isinstance(table, dict):
        return "-".join(
            str(value) if key == "players" else f"{key}={value}" for key, value in table.items() if value is not False
        )
    return None
