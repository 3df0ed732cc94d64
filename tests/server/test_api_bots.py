"""The routes for bots: invitations, streams, moves."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from .people import People, refused
from .process import Server
from .stores import in_loop


@in_loop
async def test_a_bot_is_invited_plays_and_hears_of_it(server: Server) -> None:
    async with People(server) as people:
        bot, host = await people.bot("Deep Thought"), await people.person("Host")
        refused(
            await people.nobody.ask("POST", "/api/bot/accounts", {"name": "Deep Thought"}), 409, "state", "another name"
        )
        key = (
            await host.post("/api/tables", {"game": "kramer", "options": {"players": 2}, "seats": [{"name": "Host"}]})
        )["key"]
        games = f"/api/bot/games/{key}"
        refused(await bot.ask("POST", games + "/accept", {"seat": 1}), 403, "forbidden", "not kept for you")
        await host.do(key, do="invite", seat=1, bot="Deep Thought")
        (invitation,) = (await bot.get("/api/bot/games"))["invitations"]
        assert (invitation["table"], invitation["seat"], invitation["game"]) == (key, 1, "kramer")
        assert (await bot.ask("POST", games + "/decline", {"seat": 1})).status_code == 200
        assert await bot.get("/api/bot/games") == {"invitations": [], "games": []}
        await host.do(key, do="invite", seat=1, bot="Deep Thought")
        assert (await bot.ask("POST", games + "/accept", {"seat": 1})).status_code == 200
        await host.do(key, do="start")
        (game,) = (await bot.get("/api/bot/games"))["games"]
        assert (game["status"], game["names"]) == ("playing", ["Host", "Deep Thought"])
        seat = (await host.get(f"/api/tables/{key}"))["view"]["to_move"][0]
        if seat == 0:
            await host.do(key, do="play", seat=0, move=(await host.get(f"/api/tables/{key}"))["actions"][0])
        picture = await bot.get(f"/api/tables/{key}")
        if picture["actions"]:
            body = {"id": "m1", "seat": 1, "move": picture["actions"][0], "at": picture["n"]}
            first = await bot.ask("POST", games + "/move", body)
            assert first.status_code == 200
            assert (await bot.ask("POST", games + "/move", body)).json() == first.json()
        refused(await bot.ask("POST", games + "/move", {"id": "m2", "seat": 1, "move": "nonsense"}), 409, "illegal", "")
        refused(
            await bot.ask("POST", games + "/move", {"id": "m3", "seat": 0, "move": 0}), 403, "forbidden", "not yours"
        )
        assert (await bot.ask("POST", games + "/chat", {"text": "42"})).status_code == 200
        assert (await bot.ask("POST", games + "/resign", {"seat": 1})).status_code == 200
        assert (await host.get(f"/api/tables/{key}"))["state"]["result"]["winners"] == [0]
        refused(await bot.ask("POST", "/api/bot/games/none/chat", {"text": "hi"}), 404, "unknown", "no such table")


@in_loop
async def test_the_streams_of_a_bot_tell_of_invitations_and_frames_line_by_line(server: Server) -> None:
    async with People(server) as people:
        bot, host = await people.bot("Listener"), await people.person("Host")
        key = (
            await host.post("/api/tables", {"game": "kramer", "options": {"players": 2}, "seats": [{"name": "Host"}]})
        )["key"]
        told: list[dict[str, Any]] = []

        async def listen(path: str, until: str) -> None:
            async with bot._web.stream("GET", path, headers=bot._headers) as news:
                assert news.headers["content-type"].startswith("application/x-ndjson")
                async for line in news.aiter_lines():
                    if line:
                        told.append(json.loads(line))
                        if until in line:
                            return

        account = asyncio.create_task(listen("/api/bot/stream", '"start"'))
        await host.do(key, do="invite", seat=1, bot="Listener")
        while not any(news["type"] == "invitation" for news in told):
            await asyncio.sleep(0.02)
        await bot.post(f"/api/bot/games/{key}/accept", {"seat": 1})
        await host.do(key, do="start")
        await account
        kinds = [news["type"] for news in told if news["table"] == key]
        assert (kinds[0], kinds[-1]) == ("invitation", "start")
        told.clear()
        stream = asyncio.create_task(listen(f"/api/bot/games/{key}/stream?since=0", "bye now"))
        while not told:
            await asyncio.sleep(0.02)
        assert (told[0]["type"], told[0]["audience"]) == ("table", 1)
        await host.do(key, do="say", room="players", text="bye now")
        await stream
        frames = [frame for frame in told if frame["type"] == "table"]
        assert frames[-1]["n"] == frames[0]["n"] + 1


@in_loop
async def test_the_bots_routes_are_for_bots(server: Server) -> None:
    async with People(server) as people:
        person = await people.person("Anna")
        key, _ = await people.table()
        for method, path, body in (
            ("GET", "/api/bot/games", None),
            ("GET", "/api/bot/stream", None),
            ("GET", f"/api/bot/games/{key}/stream", None),
            ("POST", f"/api/bot/games/{key}/accept", {"seat": 0}),
            ("POST", f"/api/bot/games/{key}/decline", {"seat": 0}),
            ("POST", f"/api/bot/games/{key}/move", {"id": "x", "seat": 0, "move": 0}),
            ("POST", f"/api/bot/games/{key}/chat", {"text": "hi"}),
            ("POST", f"/api/bot/games/{key}/resign", {"seat": 0}),
        ):
            refused(await person.ask(method, path, body), 403, "forbidden", "this is for bots")
            refused(await people.nobody.ask(method, path, body), 401, "anonymous", "say who you are")
