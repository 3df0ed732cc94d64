"""What people rely on at a table before its game begins."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from .leaks import Caller
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
        assert [seat["ready"] for seat in seats] == [True, True, False]
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


async def _open(people: People, **more: Any) -> tuple[str, Caller]:
    anna = await people.person("Anna")
    body = {"game": "kramer", "options": {"players": 3}, "seats": [{"name": "Anna"}, None, None], **more}
    return (await anna.post("/api/tables", body))["key"], anna


async def _state(caller: Caller, key: str) -> Any:
    return (await caller.get(f"/api/tables/{key}"))["state"]


@in_loop
async def test_whoever_sits_down_is_ready_and_the_state_says_what_is_missing(server: Server) -> None:
    async with People(server) as people:
        key, anna = await _open(people)
        bert, carla = await people.person("Bert"), await people.person("Carla")
        assert (await _state(anna, key))["waiting_for"] == {"free": [1, 2], "invited": [], "unready": []}
        await bert.do(key, do="sit", seat=1, name="Bert")
        await carla.do(key, do="sit", seat=2, name="Carla")
        assert [seat["ready"] for seat in (await _state(anna, key))["seats"]] == [True, True, True]
        await bert.do(key, do="ready", ready=False)
        assert (await _state(anna, key))["waiting_for"] == {"free": [], "invited": [], "unready": [1]}
        assert (await anna.do(key, do="start"))["code"] == "state"
        await bert.do(key, do="sit", seat=1, name="Bertha")  # another name, and ready
        assert (await anna.do(key, do="start"))["n"] > 0
        state = await _state(anna, key)
        assert (state["status"], state["waiting_for"]) == ("playing", None)


@in_loop
async def test_a_table_that_says_so_begins_when_people_have_taken_all_seats(server: Server) -> None:
    async with People(server) as people:
        key, anna = await _open(people, autostart=True)
        bert, carla = await people.person("Bert"), await people.person("Carla")
        phone = await carla.phone()
        await phone.watch(key)
        await bert.do(key, do="sit", seat=1, name="Bert")
        assert (await _state(anna, key))["status"] == "open"
        await phone.do(key, {"do": "sit", "seat": 2, "name": "Carla"})
        assert (await _state(anna, key))["status"] == "playing"
        # Whoever came last sees the game at once, with the eyes of that seat.
        assert (phone.pictures[key]["audience"], phone.pictures[key]["view"]["seat"]) == (2, 2)
        assert phone.pictures[key]["view"]["names"] == ["Anna", "Bert", "Carla"]
        # A program that says it is ready after it sat down, as was needed before, is not refused.
        assert (await phone.do(key, {"do": "ready", "ready": True}))["type"] == "done"
        assert (await phone.do(key, {"do": "ready", "ready": False}))["code"] == "state"


@in_loop
async def test_a_table_that_says_so_waits_for_those_who_are_not_ready(server: Server) -> None:
    async with People(server) as people:
        key, anna = await _open(people, autostart=True)
        bert, carla = await people.person("Bert"), await people.person("Carla")
        await bert.do(key, do="sit", seat=1, name="Bert")
        await bert.do(key, do="ready", ready=False)
        await carla.do(key, do="sit", seat=2, name="Carla")
        assert (await _state(anna, key))["status"] == "open"
        await anna.do(key, do="settings", options={"players": 3, "cards": True})
        assert (await _state(anna, key))["waiting_for"]["unready"] == [1, 2]
        await carla.do(key, do="ready", ready=True)
        assert (await _state(anna, key))["status"] == "open"
        await bert.do(key, do="ready", ready=True)
        assert (await _state(anna, key))["status"] == "playing"


@in_loop
async def test_whoever_fills_a_table_alone_begins_by_hand(server: Server) -> None:
    async with People(server) as people:
        key, anna = await _open(people, autostart=True)
        await anna.do(key, do="sit", seat=1, name="Anton")
        await anna.do(key, do="bot", seat=2, level="easy")
        assert (await _state(anna, key))["status"] == "open"
        assert (await anna.do(key, do="start"))["n"] > 0


@in_loop
async def test_the_host_begins_with_bots_on_the_seats_that_are_free(server: Server) -> None:
    async with People(server) as people:
        key, anna = await _open(people)
        bert = await people.person("Bert")
        await bert.do(key, do="sit", seat=2, name="Bert")
        assert (await anna.do(key, do="start"))["code"] == "state"
        assert (await anna.do(key, do="start", fill="hal"))["code"] == "bad"
        assert (await bert.do(key, do="start", fill="easy"))["code"] == "forbidden"
        assert (await anna.do(key, do="start", fill="easy"))["n"] > 0
        seats = (await _state(anna, key))["seats"]
        assert [(seat["kind"], seat["level"]) for seat in seats] == [
            ("person", None),
            ("bot", "easy"),
            ("person", None),
        ]
