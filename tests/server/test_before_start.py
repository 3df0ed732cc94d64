"""What people rely on at a table before its game begins."""

from __future__ import annotations

from xml.etree import ElementTree

from .people import People
from .process import Server
from .stores import in_loop


@in_loop
async def test_new_settings_ask_people_again_but_not_bots(server: Server) -> None:
    async with People(server) as people:
        anna, bert = await people.person("Anna"), await people.person("Bert")
        body = {"game": "kramer", "options": {"players": 3}, "seats": [{"name": "Anna"}, {"bot": "easy"}, None]}
        key = (await anna.post("/api/tables", body))["key"]
        await bert.do(key, do="sit", seat=2, name="Bert")
        await bert.do(key, do="ready", ready=True)
        await anna.do(key, do="settings", options={"players": 3, "cards": True})
        seats = (await anna.get(f"/api/tables/{key}"))["state"]["seats"]
        assert [seat["ready"] for seat in seats] == [False, True, False]
        await bert.do(key, do="ready", ready=True)
        await anna.do(key, do="start")
        assert (await anna.get(f"/api/tables/{key}"))["state"]["status"] == "playing"


@in_loop
async def test_the_qr_code_is_a_picture_of_its_own(server: Server) -> None:
    async with People(server) as people:
        anna = await people.person("Anna")
        key = (await anna.post("/api/tables", {"game": "kramer"}))["key"]
        picture = (await people.nobody.ask("GET", f"/api/tables/{key}/qr")).text
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
