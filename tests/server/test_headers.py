"""The doorway: what every answer says to browsers, who may ask, and how faults are answered."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar import Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.testing import TestClient

from topsecret.server.app import create_app
from topsecret.server.commands import Refusal
from topsecret.server.headers import bearer, host_allowed, origin_allowed
from topsecret.server.setting_kinds import Rate
from topsecret.server.settings import LimitSettings, Settings

COOKIE = {"cookie": "a=b; ts_visitor=token"}


class Body(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    seats: list[int] = []


@post("/api/things", status_code=200)
async def things(data: JSONBody[Body]) -> Body:
    return data


@get("/api/fail/{key:str}")
async def fail(key: FromPath[str]) -> None:
    raise RuntimeError(f"canary {key}")


@get("/api/refuse")
async def refuse() -> None:
    raise Refusal("unavailable", "the database cannot be reached", 2.5)


@get("/api/own")
async def own() -> Response[str]:
    return Response("x", headers={"cache-control": "max-age=60"})


@get("/api/none/{name:str}")
async def none(name: FromPath[str], count: FromQuery[int]) -> str:
    raise NotFoundException(detail="no such table")


@post("/api/form", status_code=204, opt={"any_body": True})
async def form() -> None:
    pass


@websocket("/api/socket")
async def echo(socket: WebSocket[None, None, State]) -> None:
    await socket.accept()
    await socket.send_text(await socket.receive_text())
    await socket.close()


ROUTES: list[Any] = [things, fail, refuse, own, none, form, echo]


def client(settings: Settings | None = None) -> TestClient[Any]:
    return TestClient(create_app(settings or Settings(), routes=ROUTES), raise_server_exceptions=False)


@pytest.fixture(scope="module")
def web() -> Iterator[TestClient[Any]]:
    with client() as opened:
        yield opened


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/api/docs"),
        ("GET", "/api/openapi.json"),
        ("GET", "/static/look.css"),
        ("GET", "/static/none"),
        ("GET", "/none"),
        ("DELETE", "/"),
        ("POST", "/api/things"),
        ("GET", "/api/fail/x"),
        ("GET", "/api/refuse"),
        ("GET", "/metrics"),
        ("GET", "/healthz"),
    ],
)
def test_every_answer_has_the_security_headers(web: TestClient[Any], method: str, path: str) -> None:
    answer = web.request(method, path)
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "cache-control" in answer.headers
    assert "server" not in answer.headers


def test_answers_are_not_kept_by_browsers_unless_they_say_so(web: TestClient[Any]) -> None:
    assert web.get("/healthz").headers["cache-control"] == "no-store"
    assert web.get("/api/own").headers["cache-control"] == "max-age=60"


def test_browsers_are_told_to_stay_with_https_only_where_there_is_https() -> None:
    with client() as plain, client(Settings(base_url="https://games.example.org")) as secure:
        assert "strict-transport-security" not in plain.get("/healthz").headers
        assert secure.get("/healthz").headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize(
    ("method", "path", "sent", "status", "code", "said"),
    [
        ("GET", "/none", {}, 404, "unknown", "there is nothing at this address"),
        ("GET", "/api/none/x?count=1", {}, 404, "unknown", "no such table"),
        ("GET", "/api/none/x", {}, 400, "bad", "Missing required query parameter 'count'"),
        ("GET", "/api/none/x?count=many", {}, 400, "bad", "count: Expected `int`, got `str`"),
        ("PUT", "/api/things", {}, 405, "method", "PUT is not possible here; allowed are POST"),
        ("POST", "/api/things", {"json": {"name": 5}}, 400, "bad", "name: Expected `str`, got `int`"),
        (
            "POST",
            "/api/things",
            {"json": {"name": "a", "seats": ["x"]}},
            400,
            "bad",
            "seats[0]: Expected `int`, got `str`",
        ),
        ("POST", "/api/things", {"json": {"name": "a", "nmae": "b"}}, 400, "bad", "unknown field `nmae`"),
        ("POST", "/api/things", {"json": {"name": "a" * 70_000}}, 413, "large", "the request is too large"),
        (
            "POST",
            "/api/things",
            {"content": b"{", "headers": {"content-type": "application/json"}},
            400,
            "bad",
            "truncated",
        ),
        ("POST", "/api/things", {"content": b"name=a", "headers": {"content-type": "text/plain"}}, 415, "type", "JSON"),
        ("POST", "/api/things", {"data": {"name": "a"}}, 415, "type", "application/json"),
        ("GET", "/api/refuse", {}, 503, "unavailable", "the database cannot be reached"),
        ("GET", "/api/openapi.json/x", {}, 404, "unknown", "there is nothing at this address"),
    ],
)
def test_every_fault_is_told_as_code_and_message(
    web: TestClient[Any], method: str, path: str, sent: dict[str, Any], status: int, code: str, said: str
) -> None:
    answer = web.request(method, path, **sent)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "message"}
    assert answer.json()["code"] == code
    assert said in answer.json()["message"]


def test_when_to_try_again_is_told_in_whole_seconds(web: TestClient[Any]) -> None:
    assert web.get("/api/refuse").headers["retry-after"] == "3"


def test_a_fault_of_ours_has_an_id_and_nothing_of_its_cause(
    web: TestClient[Any], caplog: pytest.LogCaptureFixture
) -> None:
    from topsecret.server.logs import Lines

    with caplog.at_level(logging.ERROR, "topsecret"):
        answer = web.get("/api/fail/canary")
    assert answer.status_code == 500
    number = answer.json()["id"]
    assert answer.json() == {
        "code": "failed",
        "message": f"something went wrong here; it was noted under the id {number}",
        "id": number,
    }
    (line,) = [Lines(as_json=True).format(record) for record in caplog.records]
    assert number in line
    assert "RuntimeError" in line
    assert "/api/fail/{key}" in line
    assert "canary" not in line


def test_a_route_can_take_any_body(web: TestClient[Any]) -> None:
    assert web.post("/api/form", data={"List-Unsubscribe": "One-Click"}).status_code == 204


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({**COOKIE, "origin": "http://testserver.local"}, 200),
        ({**COOKIE, "sec-fetch-site": "same-origin"}, 200),
        ({**COOKIE, "authorization": "Bearer t"}, 200),
        ({**COOKIE, "origin": "http://evil.example"}, 403),
        ({**COOKIE, "origin": "http://evil.example", "authorization": "Bearer t"}, 403),
        ({**COOKIE, "origin": "null"}, 403),
        ({**COOKIE, "sec-fetch-site": "cross-site"}, 403),
        (COOKIE, 403),
        ({"cookie": "other=1"}, 200),
        ({"origin": "http://evil.example"}, 200),
    ],
)
def test_only_our_own_pages_may_use_a_cookie_to_change_something(
    web: TestClient[Any], headers: dict[str, str], status: int
) -> None:
    answer = web.post("/api/things", json={"name": "a"}, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["code"] == "forbidden"
    assert web.get("/api/own", headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("origin", "host", "settings", "allowed"),
    [
        ("http://127.0.0.1:7007", "127.0.0.1:7007", {}, True),
        ("http://127.0.0.1:7007", "127.0.0.1:8000", {}, False),
        ("http://localhost:7007", "127.0.0.1:7007", {}, False),
        ("http://192.168.1.20:7007", "192.168.1.20:7007", {"base_url": "http://192.168.1.21:7007"}, True),
        ("https://games.example.org", "games.example.org", {"base_url": "https://games.example.org"}, True),
        ("https://games.example.org", "app:7007", {"base_url": "https://games.example.org"}, True),
        ("http://games.example.org", "games.example.org", {"base_url": "https://games.example.org"}, False),
        ("https://games.example.org:444", "games.example.org", {"base_url": "https://games.example.org"}, False),
        ("http://games.example.org:80", "games.example.org", {"base_url": "http://games.example.org"}, True),
        ("https://club.example.org", "games", {"allowed_origins": ("https://club.example.org",)}, True),
        ("http://evil.example:7007", "evil.example:7007", {}, False),
        (
            "https://games.example.org.evil.example",
            "games.example.org",
            {"base_url": "https://games.example.org"},
            False,
        ),
        ("garbage", "127.0.0.1", {}, False),
        ("http://127.0.0.1:port", "127.0.0.1", {}, False),
        ("http://[::1]:7007", "[::1]:7007", {}, True),
        ("http://RASPI:7007", "raspi:7007", {}, True),
        (None, "127.0.0.1", {}, True),
    ],
)
def test_a_socket_is_opened_by_our_own_pages_only(
    origin: str | None, host: str, settings: dict[str, Any], allowed: bool
) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert origin_allowed(headers, Settings(**settings)) is allowed


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1:7007", True),
        ("[::1]:7007", True),
        ("localhost", True),
        ("raspi.local:7007", True),
        ("192.168.1.20", True),
        (None, True),
        ("games.example.org", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example:7007", False),
        ("[::1", False),
        (":80", False),
    ],
)
def test_a_name_that_could_be_a_strangers_is_not_answered(host: str | None, allowed: bool) -> None:
    assert host_allowed(host, Settings()) is allowed


def test_the_name_that_players_use_is_answered(web: TestClient[Any]) -> None:
    assert host_allowed("games.example.org", Settings(base_url="https://games.example.org"))
    answer = web.get("/healthz", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "host")


def test_tokens_are_found_after_bearer_only() -> None:
    assert [bearer(text) for text in ("Bearer t", "bearer  t ", "Basic t", "Bearer ", "", None)] == [
        "t",
        "t",
        None,
        None,
        None,
        None,
    ]


def test_too_many_requests_from_one_address_are_told_when_to_come_back() -> None:
    with client(Settings(limits=LimitSettings(api=Rate(1, 30, 2)))) as web:
        assert [web.get("/api/own").status_code for _ in range(3)] == [200, 200, 429]
        answer = web.get("/api/own")
        assert answer.headers["retry-after"] == "30"
        assert answer.json() == {
            "code": "limit",
            "message": "too many requests from this address: try again in 30 seconds",
        }
        assert web.get("/healthz").status_code == 200


def test_sockets_pass_the_doorway_untouched(web: TestClient[Any]) -> None:
    with web.websocket_connect("/api/socket") as socket:
        socket.send_text("hello")
        assert socket.receive_text() == "hello"


def test_the_document_tells_our_faults(web: TestClient[Any]) -> None:
    document = web.get("/api/openapi.json").json()
    assert document["info"]["title"] == "Top Secret"
    answers = document["paths"]["/api/things"]["post"]["responses"]
    assert sorted(answers) == ["200", "400", "403", "409", "413", "415", "421", "429", "503"]
    for status, answer in answers.items():
        if status != "200":
            assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Fault"}
    assert document["components"]["schemas"]["Fault"]["required"] == ["code", "message"]
    assert "/metrics" not in document["paths"]
