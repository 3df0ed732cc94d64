"""What can be asked for when a game is over, and games that go on from it."""

from __future__ import annotations

import re

import topsecret as ts

from .people import People, refused
from .process import Server
from .stores import in_loop


@in_loop
async def test_a_replay_shows_moments_in_pages_and_everything_open_at_the_end(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table()
        path = f"/api/tables/{key}/replay"
        refused(await players[0].ask("GET", path + "?open=true"), 409, "state", "when the game is over")
        refused(await players[0].ask("GET", path + "?seat=1"), 403, "forbidden", "not yours")
        refused(await players[0].ask("GET", path + "?count=0"), 400, "bad", "count")
        refused(await players[0].ask("GET", path + "?count=101"), 400, "bad", "count")
        refused(await players[0].ask("GET", path + "?from=-1"), 400, "bad", "from")
        whole = await players[0].get(path, count=100)
        assert [frame["moment"] for frame in whole["frames"]] == list(range(whole["moments"] + 1))
        assert whole["frames"][0]["events"] == []
        part = await players[0].get(path, **{"from": 1, "count": 1})
        assert part["frames"] == whole["frames"][1:2]
        assert whole["frames"][-1]["view"] == {**(await players[0].get(f"/api/tables/{key}"))["view"], "notes": {}}
        await players[1].do(key, do="resign", seat=1)
        opened = await people.nobody.get(path, open=True, count=100)
        assert len(opened["frames"][-1]["seats"]) == 2
        theirs = await people.nobody.get(path, seat=1, count=100)
        assert theirs["frames"][-1]["view"]["seat"] == 1
        refused(await people.nobody.ask("GET", path + "?seat=5"), 400, "bad", "no seat 5")
        lobby = (await players[0].post("/api/tables", {"game": "kramer", "options": {"players": 2}}))["key"]
        refused(await players[0].ask("GET", f"/api/tables/{lobby}/replay"), 409, "state", "has not begun")


@in_loop
async def test_a_record_and_the_seed_can_be_had_when_the_game_is_over(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table()
        for path in ("/record", "/reveal"):
            refused(await players[0].ask("GET", f"/api/tables/{key}{path}"), 409, "state", "when the game is over")
        key, players = await people.finished()
        for caller in (*players, people.nobody):
            answer = await caller.ask("GET", f"/api/tables/{key}/record")
            assert re.fullmatch(
                r'attachment; filename="topsecret-kramer-\w{6}\.txt"', answer.headers["content-disposition"]
            )
            match = ts.load(answer.text)
            assert match.names == ("P0", "P1")
            told = await caller.get(f"/api/tables/{key}/reveal")
            assert f'[Seed "{told["seed"]}"]' in answer.text
            assert told["hash"] == (await caller.get(f"/api/tables/{key}"))["state"]["fair"]["hash"]
            assert [view["seats"][seat]["identities"] for seat, view in enumerate(told["seats"])] == [
                match.view(seat)["seats"][seat]["identities"] for seat in (0, 1)
            ]


@in_loop
async def test_a_game_goes_on_from_any_moment_against_bots(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.finished()
        path = f"/api/tables/{key}/continue"
        stranger = await people.person("Stranger")
        for caller, seat in ((players[0], 1), (stranger, 0)):
            answer = await caller.ask("POST", path, {"moment": 2, "seat": seat, "level": "easy"})
            assert answer.status_code == 201
            fresh = await caller.get(f"/api/tables/{answer.json()['key']}")
            assert (fresh["audience"], fresh["state"]["status"], fresh["state"]["of"]) == (seat, "playing", key)
            assert [place["kind"] for place in fresh["state"]["seats"]].count("bot") == 1
        refused(await stranger.ask("POST", path, {"moment": 999, "seat": 0}), 400, "bad", "no moment 999")
        refused(await stranger.ask("POST", path, {"moment": 1, "seat": 4}), 400, "bad", "no seat 4")
        refused(await stranger.ask("POST", path, {"moment": 1, "seat": 0, "level": "hal"}), 400, "bad", "hal")
        refused(await stranger.ask("POST", path, {"moment": -1, "seat": 0}), 400, "bad", "moment")
        refused(await people.nobody.ask("POST", path, {"moment": 1, "seat": 0}), 401, "anonymous", "say who you are")
        key, players = await people.table()
        refused(
            await stranger.ask("POST", f"/api/tables/{key}/continue", {"moment": 1, "seat": 0}),
            403,
            "forbidden",
            "own seats",
        )
        refused(
            await players[0].ask("POST", f"/api/tables/{key}/continue", {"moment": 1, "seat": 1}),
            403,
            "forbidden",
            "own seats",
        )


@in_loop
async def test_a_rematch_is_one_table_whoever_asks_for_it(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.finished()
        told = [await player.do(key, do="rematch") for player in players]
        assert told[0]["data"] == told[1]["data"]
        fresh = await players[1].get(f"/api/tables/{told[0]['data']['table']}")
        assert (fresh["audience"], fresh["state"]["status"], fresh["state"]["of"]) == (1, "open", key)
        assert [place["name"] for place in fresh["state"]["seats"]] == ["P0", "P1"]
        stranger = await people.person("Stranger")
        assert (await stranger.do(key, do="rematch"))["code"] == "forbidden"
