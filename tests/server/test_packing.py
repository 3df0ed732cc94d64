"""What is the same for everybody is compressed; what holds a secret beside others' words never is."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Response, get
from litestar.response import Stream
from litestar.testing import TestClient

import topsecret as ts
from topsecret.server import catalogue, packing
from topsecret.server.app import create_app
from topsecret.server.packing import EVERYBODY
from topsecret.server.settings import Settings

from .people import People, refused
from .process import Server
from .stores import in_loop

LONG = "seven agents, twelve buildings\n" * 200


@get("/api/long", opt=EVERYBODY, media_type="text/plain", sync_to_thread=False)
def long() -> str:
    return LONG


@get("/api/huge", opt=EVERYBODY, media_type="text/plain", sync_to_thread=False)
def huge() -> str:
    return LONG * 40


@get("/api/short", opt=EVERYBODY, media_type="text/plain", sync_to_thread=False)
def short() -> str:
    return "safe"


@get("/api/own", media_type="text/plain", sync_to_thread=False)
def own() -> str:
    return LONG


@get("/api/packed", opt=EVERYBODY, sync_to_thread=False)
def packed() -> Response[bytes]:
    headers = {"content-encoding": "gzip"}
    return Response(gzip.compress(LONG.encode()), media_type="text/plain", headers=headers)


@get("/api/stream", opt=EVERYBODY, media_type="text/plain", sync_to_thread=False)
def stream() -> Stream:
    async def lines() -> Any:
        for line in LONG.splitlines(keepends=True):
            yield line

    return Stream(lines())


@pytest.fixture(scope="module")
def web() -> Iterator[TestClient[Any]]:
    with TestClient(create_app(Settings(), routes=[long, huge, short, own, packed, stream])) as opened:
        opened.headers["accept-encoding"] = "gzip, br"
        yield opened


@pytest.mark.parametrize("path", ["/api/long", "/api/huge"])
def test_a_long_answer_for_everybody_is_compressed(web: TestClient[Any], path: str) -> None:
    answer = web.get(path)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) < 1_500
    assert answer.text.startswith(LONG)


@pytest.mark.parametrize("accepted", ["identity", "gzip;q=0", "br", ""])
def test_whoever_does_not_take_gzip_gets_none(web: TestClient[Any], accepted: str) -> None:
    answer = web.get("/api/long", headers={"accept-encoding": accepted})
    assert "content-encoding" not in answer.headers
    assert answer.text == LONG


@pytest.mark.parametrize("path", ["/api/short", "/api/own", "/api/stream"])
def test_short_answers_streams_and_whatever_is_one_visitors_own_go_as_they_are(web: TestClient[Any], path: str) -> None:
    answer = web.get(path)
    assert "content-encoding" not in answer.headers
    assert answer.text in ("safe", LONG)


def test_what_is_compressed_already_is_not_compressed_again(web: TestClient[Any]) -> None:
    assert web.get("/api/packed").text == LONG


def test_only_so_many_compressed_answers_are_kept(web: TestClient[Any]) -> None:
    web.get("/api/long")
    assert 0 < len(packing._kept) <= packing.KEPT


# --- a real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("packing")
    with Server(f"sqlite:///{folder}/games.db", folder) as running:
        yield running
        assert running.faults == []


def encoded(answer: httpx.Response) -> bool:
    return answer.headers.get("content-encoding") == "gzip"


@in_loop
async def test_secrets_beside_the_words_of_others_are_never_compressed(server: Server) -> None:
    # Whoever writes in the chat must not learn from the length of another one's answers what stands beside his words.
    async with People(server) as people:
        key, players = await people.table("kramer", options={"players": 2, "cards": True})
        for _ in range(20):
            await players[1].do(key, do="say", room="players", text="grey grey grey " * 20)
        await players[0].do(key, do="note", seat=0, about="red", text="is it you? " * 100)
        for path in ("", "/log", "/replay?count=100", "/story"):
            answer = await players[0].ask("GET", f"/api/tables/{key}{path}")
            assert answer.status_code == 200
            assert not encoded(answer), path
        for path in ("/api/me", "/api/me/tables"):
            assert not encoded(await players[0].ask("GET", path)), path


@in_loop
async def test_what_everybody_may_have_is_compressed(server: Server) -> None:
    async with People(server) as people:
        key, _ = await people.finished()
        paths = ["/api/games/kramer", "/api/lessons/randolph", "/api/openapi.json", "/api/docs"]
        paths += [f"/api/tables/{key}/{what}" for what in ("actions", "replay?open=true&count=100", "reveal", "qr")]
        for path in paths:
            assert encoded(await people.nobody.ask("GET", path)), path


# --- the catalogue


@in_loop
async def test_a_tables_state_says_where_its_catalogue_is_and_browsers_keep_it(server: Server) -> None:
    async with People(server) as people:
        for game, options in (
            ("kramer", {"players": 2}),
            ("kramer", {"players": 3, "cards": True}),
            ("randolph", {"players": 2}),
            ("randolph", {"players": 3, "board": "world", "colours": "red,blue,green"}),
        ):
            key, players = await people.table(game, seats=options["players"], options=options)
            address = (await players[0].get(f"/api/tables/{key}"))["state"]["catalogue"]
            answer = await people.nobody.ask("GET", address)
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert encoded(answer)
            assert int(answer.headers["content-length"]) < 25_000
            assert answer.json() == await people.nobody.get(f"/api/tables/{key}/actions")


@in_loop
async def test_before_the_start_there_is_no_catalogue_and_a_wrong_mark_finds_none(server: Server) -> None:
    async with People(server) as people:
        host = await people.person("Anna")
        key = (await host.post("/api/tables", {"game": "kramer", "options": {"players": 2}}))["key"]
        assert (await host.get(f"/api/tables/{key}"))["state"]["catalogue"] is None
        for path in ("kramer/0123456789abcdef", "kramer/x?options=players=2"):
            refused(await host.ask("GET", f"/api/catalogue/{path}"), 404, "unknown", "no such catalogue")
        refused(await host.ask("GET", "/api/catalogue/chess/x"), 400, "bad", "chess")
        refused(await host.ask("GET", "/api/catalogue/randolph/x?options=board=/etc/passwd"), 400, "bad", "board")
        refused(await host.ask("GET", "/api/catalogue/kramer/x?options=cards=perhaps"), 400, "bad", "cards")


def test_tables_share_a_catalogue_whatever_does_not_change_it() -> None:
    kramer = ts.game("kramer")
    two, seven = (kramer.options.complete({"players": n, "cards": n > 2}) for n in (2, 7))
    assert catalogue.address(kramer, two, "a") == catalogue.address(kramer, seven, "b")
    randolph = ts.game("randolph")
    three, four = (randolph.options.complete({"players": n}) for n in (3, 4))
    assert catalogue.address(randolph.at(three), three, "a") != catalogue.address(randolph.at(four), four, "a")


@in_loop
async def test_a_board_of_ones_own_is_asked_for_at_its_table_and_kept_too(server: Server) -> None:
    ring = json.loads((Path(__file__).parents[1] / "randolph" / "ring.json").read_text("utf-8"))
    async with People(server) as people:
        key, players = await people.table("randolph", options={"players": 2, "board": ring})
        address = (await players[0].get(f"/api/tables/{key}"))["state"]["catalogue"]
        assert address.startswith(f"/api/tables/{key}/actions?mark=")
        answer = await players[1].ask("GET", address)
        assert answer.headers["cache-control"] == "private, max-age=31536000, immutable"
        plain = await players[1].ask("GET", f"/api/tables/{key}/actions")
        assert plain.headers["cache-control"] == "no-store"
        assert plain.json() == answer.json()
