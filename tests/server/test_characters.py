"""Our bots are characters: each at most once at a table, and never somebody who sits there already."""

from __future__ import annotations

import re
from typing import Any

from topsecret.bots.characters import CHARACTERS, free_character
from topsecret.server import commands as c

from .people import People, refused
from .process import Server
from .stores import in_loop
from .tables import Ledger


def test_whoever_sits_at_a_table_a_name_is_left_for_every_bot() -> None:
    ledger = Ledger("kramer", players=7)
    ledger.do(1, c.Sit(0, "Wendell"))
    ledger.do(2, c.Sit(1, "Zofia"))
    ledger.do(1, c.Start(fill="easy"))
    names = [place.name for place in ledger.table.places]
    assert sorted(names) == sorted(CHARACTERS)
    assert ledger.table.playing.names == tuple(names)
    assert [place.level for place in ledger.table.places[2:]] == ["easy"] * 5
    assert [place.name for place in ledger.again().places] == names


def test_names_are_drawn_and_not_dealt_in_order() -> None:
    drawn = {free_character(()) for _ in range(200)}
    assert drawn == set(CHARACTERS)
    assert {free_character(CHARACTERS[1:]) for _ in range(5)} == {CHARACTERS[0]}


def test_a_bot_of_another_level_takes_the_place_of_one() -> None:
    ledger = Ledger("kramer", players=2)
    ledger.do(1, c.Bot(1, "easy"))
    for level in ("normal", "easy"):
        ledger.do(1, c.Bot(1, level))
        assert ledger.table.places[1].name in CHARACTERS
        assert ledger.table.places[1].level == level


@in_loop
async def test_bots_of_a_new_table_are_characters_that_nobody_else_is(server: Server) -> None:
    async with People(server) as people:
        anna = await people.person("Anna")
        for name in ("Anna", "Fumi"):
            seats: list[dict[str, Any]] = [{"bot": "easy"}, {"bot": "normal"}, {"name": name}, *[{"bot": "easy"}] * 4]
            body = {"game": "kramer", "options": {"players": 7}, "seats": seats}
            key = (await anna.post("/api/tables", body))["key"]
            shown = (await anna.get(f"/api/tables/{key}"))["state"]["seats"]
            names = [seat["name"] for seat in shown]
            assert len(set(names)) == 7
            assert set(names) - {name} < set(CHARACTERS)
            assert [seat["level"] for seat in shown] == [seat.get("bot") for seat in seats]


@in_loop
async def test_nobody_sits_down_under_the_name_of_a_bot(server: Server) -> None:
    async with People(server) as people:
        anna = await people.person("Anna")
        body = {"game": "kramer", "options": {"players": 2}, "seats": [{"bot": "easy"}]}
        key = (await anna.post("/api/tables", body))["key"]
        name = (await anna.get(f"/api/tables/{key}"))["state"]["seats"][0]["name"]
        asked = {"id": "x", "command": {"do": "sit", "seat": 1, "name": name}}
        refused(await anna.ask("POST", f"/api/tables/{key}/commands", asked), 409, "state", "somebody called")


@in_loop
async def test_characters_stand_in_the_record(server: Server) -> None:
    async with People(server) as people:
        anna = await people.person("Anna")
        seats = [{"name": "Anna"}, {"bot": "easy"}, {"name": "Anton"}]
        key = (await anna.post("/api/tables", {"game": "kramer", "options": {"players": 3}, "seats": seats}))["key"]
        await anna.do(key, do="start")
        for seat in (0, 2):
            await anna.do(key, do="resign", seat=seat)
        record = await anna.get(f"/api/tables/{key}/record")
        assert re.search(rf"\b({'|'.join(CHARACTERS)})\b", record), record[:400]
        assert "Bot 1" not in record
