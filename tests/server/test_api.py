"""The HTTP routes for players: visitors, tables, commands, and requests that do not fit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import topsecret as ts
from topsecret.bots.characters import CHARACTERS
from topsecret.server.headers import CONTENT_POLICY
from topsecret.server.streams import SPECTATOR

from .leaks import Caller
from .people import People, refused
from .process import Server
from .stores import in_loop

# --- what this server is


@in_loop
async def test_info_names_the_games_and_what_is_switched_on(server: Server) -> None:
    async with People(server) as people:
        info = await people.nobody.get("/api/info")
        assert info.keys() == {"version", "epoch", "games", "push", "mail", "heartbeat"}
        assert info["games"] == list(ts.games())
        assert (info["version"], info["push"], info["mail"]) == (ts.__version__, False, False)


@in_loop
async def test_a_game_tells_its_options_presets_and_levels(server: Server) -> None:
    async with People(server) as people:
        for name in ts.games():
            told = await people.nobody.get(f"/api/games/{name}")
            assert (told["name"], told["rules"]) == (name, ts.game(name).version)
            assert [option["name"] for option in told["options"]] == [o.name for o in ts.game(name).options.options]
            assert told["players"] == [2, 7 if name == "kramer" else 4]
            assert "normal" in told["levels"]
            assert set(told["presets"]) == set(ts.game(name).options.presets)
        refused(await people.nobody.ask("GET", "/api/games/chess"), 400, "bad", "kramer")


@in_loop
async def test_pages_for_people_and_programs_are_there(server: Server) -> None:
    async with People(server) as people:
        for path, kind in (
            ("/", "text/html"),
            ("/api/docs", "text/html"),
            ("/api/openapi.json", "application/vnd.oai.openapi+json"),
            ("/healthz", "application/json"),
            ("/readyz", "application/json"),
            ("/metrics", "text/plain"),
            ("/static/look.css", "text/css"),
        ):
            answer = await people.nobody.ask("GET", path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"].startswith(kind)


@in_loop
async def test_every_answer_has_the_headers_that_protect_browsers(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table()
        for path in (
            "/",
            "/api/info",
            "/nowhere",
            f"/api/tables/{key}",
            f"/api/tables/{key}/qr",
            "/static/none",
            "/metrics",
        ):
            for caller in (people.nobody, players[0]):
                headers = (await caller.ask("GET", path)).headers
                assert headers["content-security-policy"] == CONTENT_POLICY
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["cross-origin-resource-policy"] == "same-origin"
                assert "server" not in headers
                assert path in ("/", "/static/none") or headers["cache-control"] == "no-store"


# --- visitors


@in_loop
async def test_a_browser_gets_a_cookie_that_scripts_and_other_pages_cannot_use(server: Server) -> None:
    async with People(server) as people:
        answer = await people.nobody.ask("GET", "/api/me")
        assert answer.json() == {"name": "", "language": "", "kind": "person"}
        cookie = answer.headers["set-cookie"]
        value = re.match(r"ts_visitor=([\w-]{32});", cookie)
        assert value is not None
        for word in ("httponly", "samesite=lax", "path=/", "max-age="):
            assert word in cookie.lower()
        again = await people.nobody.ask("GET", "/api/me", headers={"Cookie": f"ts_visitor={value[1]}"})
        assert "set-cookie" not in again.headers
        other = await people.nobody.ask("GET", "/api/me", headers={"Cookie": "ts_visitor=unknown"})
        assert value[1] not in other.headers["set-cookie"]


@in_loop
async def test_a_visitor_changes_his_name_and_language(server: Server) -> None:
    async with People(server) as people:
        anna = await people.person("Anna")
        assert await anna.get("/api/me") == {"name": "Anna", "language": "", "kind": "person"}
        told = (await anna.ask("PATCH", "/api/me", {"name": " Änn\u200ba ", "language": "de"})).json()
        assert told == {"name": "Änna", "language": "de", "kind": "person"}
        assert await anna.get("/api/me") == told
        told = (await anna.ask("PATCH", "/api/me", {"language": "en-GB"})).json()
        assert told["name"] == "Änna"
        refused(await anna.ask("PATCH", "/api/me", {"language": "<script>"}), 400, "bad", "language")
        refused(await anna.ask("PATCH", "/api/me", {"name": "x" * 31}), 400, "bad", "name")
        refused(await anna.ask("PATCH", "/api/me", {"name": "\u200b"}), 400, "bad", "can be seen")
        refused(await anna.ask("PATCH", "/api/me", {"id": 1}), 400, "bad", "id")
        refused(await people.nobody.ask("PATCH", "/api/me", {"name": "x"}), 401, "anonymous", "say who you are")


@in_loop
async def test_a_token_that_is_nobodys_is_refused_everywhere(server: Server) -> None:
    async with Caller(server.url, "nobodys-token-at-all-0000000000") as liar:
        for path in ("/api/me", "/api/me/tables", "/api/bot/games", "/api/notices"):
            refused(await liar.ask("GET", path), 401, "anonymous", "nobody's")


@in_loop
async def test_a_visitor_finds_his_tables_and_where_it_is_his_turn(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table(title="Friday")
        asked = (await players[0].get(f"/api/tables/{key}"))["view"]["to_move"]
        for seat, player in enumerate(players):
            (mine,) = await player.get("/api/me/tables")
            assert (mine["key"], mine["title"], mine["status"], mine["seats"]) == (key, "Friday", "playing", [seat])
            assert mine["your_turn"] == (seat in asked)
            assert mine["names"] == ["P0", "P1"]
        stranger = await people.person("Stranger")
        assert await stranger.get("/api/me/tables") == []
        refused(await people.nobody.ask("GET", "/api/me/tables"), 401, "anonymous", "say who you are")


# --- tables


@in_loop
async def test_a_table_is_made_listed_if_public_and_found_by_its_code(server: Server) -> None:
    async with People(server) as people:
        anna = await people.person("Anna")
        body = {
            "game": "randolph",
            "options": {"players": 3, "edition": "english"},
            "title": "Club",
            "public": True,
            "clock": {"move": 60},
            "seats": [{"name": "Anna"}, {"bot": "easy"}, None],
        }
        made = await anna.ask("POST", "/api/tables", body)
        assert made.status_code == 201
        told = made.json()
        assert re.fullmatch(r"[\w-]{22}", told["key"])
        assert re.fullmatch(r"[A-HJ-NP-Z2-9]{6}", told["code"])
        assert told["link"] == f"{server.url}/t/{told['code']}"
        listed = {table["key"]: table for table in await people.nobody.get("/api/tables")}[told["key"]]
        assert (listed["title"], listed["players"], listed["free"]) == ("Club", 3, 1)
        assert listed["names"][0] == "Anna"
        assert listed["names"][1] in CHARACTERS
        assert "edition=english" in listed["options"]
        assert listed["code"] == told["code"]
        for spelling in (told["code"], told["code"].lower(), f"%20{told['code']}%20"):
            assert await people.nobody.get(f"/api/codes/{spelling}") == {"key": told["key"]}
        hidden = await anna.post("/api/tables", {"game": "kramer", "options": {"players": 2}})
        assert hidden["key"] not in {table["key"] for table in await people.nobody.get("/api/tables")}
        refused(await people.nobody.ask("GET", "/api/codes/XXXXXX"), 404, "unknown", "XXXXXX")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "kramer"),
        ({"options": {"players": 9}}, "players"),
        ({"options": {"colour": 1}}, "colour"),
        ({"options": {"players": 2, "cards": "perhaps"}}, "cards"),
        ({"clock": {"move": 1}}, "clock.move"),
        ({"clock": {"grace": 10**9}}, "clock.grace"),
        ({"clock": {"days": 1}}, "days"),
        ({"absent": "panic"}, "absent"),
        ({"title": "x" * 61}, "title"),
        ({"seats": [None] * 3}, "3 are given, but 2 play"),
        ({"seats": [{"name": "A", "bot": "easy"}]}, "not both"),
        ({"seats": [{"bot": "hal"}]}, "hal"),
        ({"seats": [{"name": "A"}, {"name": "A"}]}, "twice"),
        ({"seats": [{"name": ""}]}, "name"),
        ({"more": 1}, "more"),
        ({"game": "randolph", "options": {"players": 2, "board": "/etc/passwd"}}, "unknown board"),
        ({"game": "randolph", "options": {"players": 2, "board": {"name": "x"}}}, "board"),
        ({"game": "randolph", "options": {"players": 2, "board": "json:" + "[" * 30_000}}, "board"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(server: Server, change: dict[str, Any], words: str) -> None:
    @in_loop
    async def tried() -> None:
        async with People(server) as people:
            anna = await people.person("Anna")
            body = {"game": "kramer", "options": {"players": 2}, **change}
            refused(await anna.ask("POST", "/api/tables", body), 400, "bad", words)
            assert await anna.get("/api/me/tables") == []

    tried()


@in_loop
async def test_only_visitors_make_tables(server: Server) -> None:
    async with People(server) as people:
        answer = await people.nobody.ask("POST", "/api/tables", {"game": "kramer"})
        refused(answer, 401, "anonymous", "say who you are")


@in_loop
async def test_a_table_is_looked_at_as_a_socket_would_show_it(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table(seats=3)
        for seat, player in enumerate(players):
            phone = await player.phone()
            frame = await phone.watch(key)
            told = await player.get(f"/api/tables/{key}")
            assert {**told, "now": 0} == {**frame, "now": 0}
            assert told["audience"] == seat
            assert await player.get(f"/api/tables/{key}", seat=seat, since=told["n"]) == {
                **told, "items": [], "now": pytest.approx(told["now"], abs=60_000),
            }  # fmt: skip
            other = (seat + 1) % 3
            refused(await player.ask("GET", f"/api/tables/{key}?seat={other}"), 403, "forbidden", "not yours")
        assert (await people.nobody.get(f"/api/tables/{key}"))["audience"] == SPECTATOR
        refused(await people.nobody.ask("GET", f"/api/tables/{key}?seat=0"), 403, "forbidden", "not yours")
        refused(await people.nobody.ask("GET", f"/api/tables/{key}?seat=7"), 400, "bad", "seat")
        refused(await people.nobody.ask("GET", f"/api/tables/{key}?since=-1"), 400, "bad", "since")
        refused(await people.nobody.ask("GET", f"/api/tables/{key}?since=x"), 400, "bad", "since")
        refused(await people.nobody.ask("GET", "/api/tables/none"), 404, "unknown", "no such table")


@in_loop
async def test_a_table_without_spectators_shows_strangers_nothing_but_its_lobby(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table(spectators=False)
        stranger = await people.person("Stranger")
        for caller in (stranger, people.nobody):
            for path in ("", "/actions", "/log", "/qr", "/replay", "/story", "/record", "/reveal"):
                refused(await caller.ask("GET", f"/api/tables/{key}{path}"), 403, "forbidden", "no spectators")
        refused(
            await stranger.ask("POST", f"/api/tables/{key}/continue", {"moment": 0, "seat": 0}), 403, "forbidden", ""
        )
        said = await stranger.do(key, do="say", room="spectators", text="hi")
        assert said["code"] == "forbidden"
        open_one = await players[0].post(
            "/api/tables", {"game": "kramer", "options": {"players": 2}, "spectators": False}
        )
        assert (await stranger.get(f"/api/tables/{open_one['key']}"))["state"]["status"] == "open"


@in_loop
async def test_a_command_is_carried_out_once_for_each_id(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table()
        body = {"id": "mine", "command": {"do": "say", "room": "players", "text": "hello"}}
        first = await players[0].ask("POST", f"/api/tables/{key}/commands", body)
        assert first.status_code == 200
        assert (await players[0].ask("POST", f"/api/tables/{key}/commands", body)).json() == first.json()
        items = (await players[1].get(f"/api/tables/{key}"))["items"]
        assert [item["text"] for item in items if item["kind"] == "chat"] == ["hello"]
        assert first.json()["n"] == len(items)


@in_loop
async def test_commands_are_refused_with_a_status_of_their_own(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table()
        path = f"/api/tables/{key}/commands"
        asked = (await players[0].get(f"/api/tables/{key}"))["view"]["to_move"][0]
        mover = players[asked]

        async def tried(caller: Caller, command: dict[str, Any]) -> httpx.Response:
            return await caller.ask("POST", path, {"id": "x", "command": command})

        refused(await tried(mover, {"do": "play", "seat": asked, "move": "nonsense"}), 409, "illegal", "nonsense")
        refused(await tried(mover, {"do": "play", "seat": asked, "move": 10**9}), 409, "illegal", "no action number")
        refused(
            await tried(mover, {"do": "play", "seat": asked, "move": 0, "at": 0}), 409, "stale", "look at the table"
        )
        refused(await tried(mover, {"do": "play", "seat": 1 - asked, "move": 0}), 403, "forbidden", "not yours")
        refused(await tried(mover, {"do": "start"}), 409, "state", "has begun")
        refused(await tried(mover, {"do": "dance"}), 400, "bad", "dance")
        refused(await tried(mover, {"do": "play", "seat": asked}), 400, "bad", "move")
        refused(await tried(mover, {"do": "invite", "seat": 1, "bot": "nobody"}), 400, "bad", "no bot account")
        refused(await tried(people.nobody, {"do": "start"}), 401, "anonymous", "say who you are")
        refused(await mover.ask("POST", path, {"command": {"do": "start"}}), 400, "bad", "id")
        refused(await mover.ask("POST", path, {"id": "x" * 65, "command": {"do": "start"}}), 400, "bad", "id")
        elsewhere = await mover.ask("POST", "/api/tables/none/commands", {"id": "x", "command": {"do": "start"}})
        refused(elsewhere, 404, "unknown", "no such table")


@in_loop
async def test_the_catalogue_names_every_action_that_frames_tell_by_number(server: Server) -> None:
    async with People(server) as people:
        for game in ts.games():
            key, players = await people.table(game)
            catalogue = await people.nobody.get(f"/api/tables/{key}/actions")
            assert catalogue["rules"] == ts.game(game).version
            assert [action["id"] for action in catalogue["actions"]] == list(range(len(catalogue["actions"])))
            picture = await players[0].get(f"/api/tables/{key}")
            for seat in picture["view"]["to_move"]:
                picture = await players[seat].get(f"/api/tables/{key}")
                chosen = catalogue["actions"][picture["actions"][-1]]
                assert (await players[seat].do(key, do="play", seat=seat, move=chosen["text"]))["n"] > 0


@in_loop
async def test_the_log_book_is_for_everybody_and_notes_are_for_their_seat(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table()
        await players[0].do(key, do="note", seat=0, about="red", text="is it you?")
        mine = await players[0].get(f"/api/tables/{key}/log")
        assert mine["notes"] == {"red": "is it you?"}
        for caller in (players[1], people.nobody):
            assert await caller.get(f"/api/tables/{key}/log") == {"log": mine["log"], "notes": {}}
        refused(await players[1].ask("GET", f"/api/tables/{key}/log?seat=0"), 403, "forbidden", "not yours")
        lobby = (await players[0].post("/api/tables", {"game": "kramer", "options": {"players": 2}}))["key"]
        refused(await players[0].ask("GET", f"/api/tables/{lobby}/log"), 409, "state", "has not begun")


@in_loop
async def test_a_preview_shows_what_a_move_would_do_and_does_nothing(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table()
        path = f"/api/tables/{key}/preview"
        seat = (await players[0].get(f"/api/tables/{key}"))["view"]["to_move"][0]
        before = await players[seat].get(f"/api/tables/{key}")
        told = await players[seat].post(path, {"seat": seat, "move": before["actions"][0]})
        assert told["events"]
        assert len(told["moves"]) == 1
        assert told["view"].keys() == before["view"].keys()
        assert (told["left"], told["possible"], told["unknown"]) == (0, {}, [])
        assert told["view"].get("agents") != before["view"]["agents"]
        assert (await players[seat].get(f"/api/tables/{key}"))["view"] == before["view"]
        refused(await players[seat].ask("POST", path, {"seat": seat, "move": "nonsense"}), 409, "illegal", "nonsense")
        refused(await players[seat].ask("POST", path, {"seat": 1 - seat, "move": 0}), 403, "forbidden", "not yours")
        refused(await people.nobody.ask("POST", path, {"seat": seat, "move": 0}), 401, "anonymous", "say who you are")
        await players[0].do(key, do="resign", seat=0)
        refused(await players[0].ask("POST", path, {"seat": 0, "move": 0}), 409, "state", "no game on")


@in_loop
async def test_a_qr_code_is_a_picture_of_the_tables_address(server: Server) -> None:
    async with People(server) as people:
        key, _ = await people.table()
        answer = await people.nobody.ask("GET", f"/api/tables/{key}/qr")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")
        refused(await people.nobody.ask("GET", "/api/tables/none/qr"), 404, "unknown", "no such table")


# --- notices


@in_loop
async def test_notices_that_the_host_has_not_switched_on_say_so(server: Server) -> None:
    async with People(server) as people:
        anna = await people.person("Anna")
        assert await anna.get("/api/notices") == {"devices": 0, "addresses": []}
        refused(await anna.ask("GET", "/api/push/key"), 409, "state", "no push notices")
        keys = {"p256dh": "x", "auth": "y"}
        refused(await anna.ask("POST", "/api/push", {"endpoint": "https://x", "keys": keys}), 409, "state", "no push")
        refused(await anna.ask("POST", "/api/mail", {"address": "a@example.org"}), 409, "state", "no mails")
        refused(await anna.ask("POST", "/api/mail", {"address": "x" * 255}), 400, "bad", "address")
        for path in ("/api/push", "/api/mail"):
            assert (await anna.ask("DELETE", path)).json() == {"devices": 0, "addresses": []}
            refused(await people.nobody.ask("DELETE", path), 401, "anonymous", "say who you are")


# --- what does not fit


@in_loop
async def test_requests_that_do_not_fit_are_refused_with_words(server: Server) -> None:
    async with People(server) as people:
        anna = await people.person("Anna")
        web, headers = anna._web, anna._headers
        refused(await anna.ask("GET", "/api/nowhere"), 404, "unknown", "nothing at this address")
        refused(await anna.ask("DELETE", "/api/tables"), 405, "method", "allowed are")
        typed = {**headers, "Content-Type": "application/json"}
        refused(await web.post("/api/tables", content="{", headers=typed), 400, "bad", "truncated")
        refused(await web.post("/api/tables", content="", headers=typed), 400, "bad", "body")
        refused(await web.post("/api/tables", content=b"\xff\xfe", headers=typed), 400, "bad", "malformed")
        plain = {**headers, "Content-Type": "text/plain"}
        refused(await web.post("/api/tables", content="{}", headers=plain), 415, "type", "application/json")
        refused(await web.post("/api/tables", content="x" * 70_000, headers=typed), 413, "large", "too large")
        deep = '{"game":"kramer","options":{"a":' + "[" * 30_000 + "]" * 30_000 + "}}"
        refused(await web.post("/api/tables", content=deep, headers=typed), 400, "bad", "")
        huge = '{"game":"kramer","options":{"players":' + "9" * 30_000 + "}}"
        refused(await web.post("/api/tables", content=huge, headers=typed), 400, "bad", "")
        refused(await web.get("/", headers={"Host": "evil.example.org"}), 421, "host", "does not go by that name")


@in_loop
async def test_a_page_of_others_cannot_act_with_a_visitors_cookie(server: Server) -> None:
    async with People(server) as people:
        cookie = (await people.nobody.ask("GET", "/api/me")).headers["set-cookie"].partition(";")[0]
        body = {"game": "kramer", "options": {"players": 2}}
        for wrong in ({"Origin": "https://evil.example.org"}, {"Origin": "null"}, {}, {"Sec-Fetch-Site": "cross-site"}):
            answer = await people.nobody.ask("POST", "/api/tables", body, headers={"Cookie": cookie, **wrong})
            refused(answer, 403, "forbidden", "did not come from a page of this server")
        own = {"Cookie": cookie, "Origin": server.url}
        assert (await people.nobody.ask("POST", "/api/tables", body, headers=own)).status_code == 201


def test_limits_answer_429_and_when_to_come_back(tmp_path: Path) -> None:
    settings = {
        "limits": "true",
        "limits_tables": "1/hour burst 2",
        "limits_joins": "1/minute burst 3",
        "limits_visitors": "1/hour burst 3",
        "limits_chat": "1/minute burst 2",
    }

    @in_loop
    async def hasty(server: Server) -> None:
        async with People(server) as people:
            anna = await people.person("Anna")
            body = {"game": "kramer", "options": {"players": 2}, "seats": [{"name": "Anna"}]}
            key = (await anna.post("/api/tables", body))["key"]
            await anna.post("/api/tables", body)
            answers = [await anna.ask("POST", "/api/tables", body)]
            chat = {"do": "say", "room": "players", "text": "hi"}
            said = [
                await anna.ask("POST", f"/api/tables/{key}/commands", {"id": f"{n}", "command": chat}) for n in range(3)
            ]
            assert [each.status_code for each in said] == [200, 200, 429]
            answers.append(said[-1])
            tried = [await people.nobody.ask("GET", "/api/codes/XXXXXX") for _ in range(4)]
            assert [each.status_code for each in tried] == [404, 404, 404, 429]
            answers.append(tried[-1])
            made = [await people.nobody.ask("POST", "/api/visitors", {}) for _ in range(30)]
            assert [each.status_code for each in made] == [201] * 29 + [429]
            answers.append(made[-1])
            for answer in answers:
                refused(answer, 429, "limit", "too many")
                assert int(answer.headers["retry-after"]) > 0

    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path, **settings) as server:
        hasty(server)
        assert server.faults == []
