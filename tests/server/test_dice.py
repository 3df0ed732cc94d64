"""The dice of tests: a server that was given dice has the same at every table; a host has no means to do that."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from topsecret.server.settings import SettingsError, load

from .people import People
from .process import Server
from .stores import in_loop


@in_loop
async def _begun(server: Server, found: list[Any]) -> None:
    async with People(server) as people:
        for _ in range(2):
            key, players = await people.table("kramer", seats=3)
            picture = await players[1].get(f"/api/tables/{key}")
            found.append((picture["state"]["fair"]["hash"], picture["view"]["roll"], picture["view"]["seats"]))


def test_a_server_that_was_given_dice_has_the_same_at_every_table(tmp_path: Path) -> None:
    found: list[Any] = []
    for number in range(2):
        with Server(f"sqlite:///{tmp_path}/{number}.db", tmp_path, dice="Saturday") as server:
            _begun(server, found)
    assert found[1:] == found[:-1]


def test_without_dice_of_its_own_a_server_has_others_at_every_table(tmp_path: Path) -> None:
    found: list[Any] = []
    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path) as server:
        _begun(server, found)
    assert found[0][0] != found[1][0]


def test_a_host_cannot_choose_dice() -> None:
    for name in ("TOPSECRET_DICE", "TOPSECRET_SEED"):
        with pytest.raises(SettingsError, match="unknown"):
            load(environ={name: "Saturday"})
