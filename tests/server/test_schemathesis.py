"""Every operation of the OpenAPI document, asked with what fits it and with what does not, by everybody who could ask.

Whatever is asked: no answer is a fault of the server's, every answer has a status and a shape that the document names, protects
browsers, and tells nothing of how the server is made.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from topsecret.server.api import TAGS
from topsecret.server.headers import CONTENT_POLICY

from .fuzz import TRACES
from .leaks import Caller, visitor
from .process import Server

SOAK = int(os.environ.get("SOAK_TIMES", "1"))
"""How many times more is tried than in `make test`."""
EXAMPLES = {GenerationMode.POSITIVE: 6 * SOAK, GenerationMode.NEGATIVE: 3 * SOAK}
"""Of each operation, for each one who asks: so many that fit and so many that do not."""
MORE = {"POST /api/tables/{key}/commands": 6, "POST /api/tables": 2}
"""Operations that can do many things."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENDLESS = "application/x-ndjson"


@dataclass
class World:
    """A server with tables of every kind, and those who ask."""

    server: Server
    schema: Any
    tokens: dict[str, str | None] = field(default_factory=dict)
    keys: list[str] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)
    session: requests.Session = field(default_factory=requests.Session)


async def furnish(world: World) -> None:
    """Tables in the lobby, under way and over, with and without spectators; a person and a bot sit at all of them."""
    url = world.server.url
    async with await visitor(url, "Anna") as anna, await visitor(url, "Bert") as bert:
        bot = (await anna.post("/api/bot/accounts", {"name": "Robot"}))["token"]
        world.tokens = {"nobody": None, "person": anna.token, "bot": bot}
        async with Caller(url, bot) as robot:
            for number, (game, status) in enumerate(
                (game, status) for game in ("kramer", "randolph") for status in ("open", "playing", "over", "closed")
            ):
                seats = [{"name": "Anna"}, None, {"bot": "easy"}]
                options = {"players": 3}
                body = {"game": game, "options": options, "seats": seats, "public": number % 2 == 0}
                caller = anna if status != "closed" else bert
                made = await caller.post(
                    "/api/tables", {**body, "spectators": status != "closed", "clock": {"move": 3600}}
                )
                key = made["key"]
                world.keys.append(key)
                world.codes.append(made["code"])
                await caller.do(key, do="invite", seat=1, bot="Robot")
                if status != "open":
                    await robot.post(f"/api/bot/games/{key}/accept", {"seat": 1})
                    await caller.do(key, do="start")
                if status == "over":
                    await robot.post(f"/api/bot/games/{key}/resign", {"seat": 1})
                    await anna.do(key, do="resign", seat=0)


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("schema")
    with Server(f"sqlite:///{folder}/games.db", folder) as server:
        document = httpx.get(f"{server.url}/api/openapi.json", trust_env=False, timeout=60).json()
        schema = schemathesis.openapi.from_dict(document)
        schema.config.update(base_url=server.url)
        world = World(server, schema)
        world.session.trust_env = False
        asyncio.run(furnish(world))
        yield world
        world.session.close()
        assert server.faults == []


def operations(world: World, tag: str) -> list[Any]:
    found = [result.ok() for result in world.schema.get_all_operations()]
    return [operation for operation in found if tag in operation.definition.raw["tags"]]


def test_every_operation_is_in_a_group(world: World) -> None:
    grouped = [operation.label for tag in TAGS for operation in operations(world, tag)]
    everything = [result.ok().label for result in world.schema.get_all_operations()]
    assert sorted(grouped) == sorted(everything)
    assert len(everything) >= 34


@pytest.mark.parametrize("who", ["nobody", "person", "bot"])
@pytest.mark.parametrize("tag", TAGS)
def test_whatever_is_asked_the_answer_is_in_the_document(world: World, tag: str, who: str) -> None:
    token = world.tokens[who]
    for operation in operations(world, tag):
        if who == "bot" and ENDLESS in str(operation.definition.raw["responses"]):
            continue  # a stream without end; the tests of the API listen to it
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            ask(world, operation, mode, token)


def ask(world: World, operation: Any, mode: GenerationMode, token: str | None) -> None:
    cases = operation.as_strategy(generation_mode=mode)

    @settings(
        max_examples=EXAMPLES[mode] * MORE.get(operation.label, 1),
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=cases, real=st.integers(0, 9), number=st.integers(0, 1000))
    def tried(case: Any, real: int, number: int) -> None:
        if real and mode is GenerationMode.POSITIVE:
            for name, known in (("key", world.keys), ("code", world.codes), ("game", ["kramer", "randolph"])):
                if name in (case.path_parameters or {}):
                    case.path_parameters[name] = known[number % len(known)]
                if name == "game" and isinstance(case.body, dict) and real > 3 and "game" in case.body:
                    case.body |= {
                        "game": known[number % 2],
                        "options": {"players": 2 + number % 3},
                        "clock": {},
                        "seats": [],
                    }
        world.session.cookies.clear()
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = case.call(session=world.session, headers=headers, cookies={}, timeout=60)
        case.validate_response(answer, checks=CHECKS)
        harmless(answer)

    try:
        tried()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # nothing can be wrong where nothing can be given


def harmless(answer: Any) -> None:
    """An answer protects browsers and says nothing of how the server is made."""
    headers = {name.lower(): value for name, value in answer.headers.items()}
    policy = headers["content-security-policy"]
    policy = policy[0] if isinstance(policy, list) else policy
    assert policy == CONTENT_POLICY
    for name in ("x-content-type-options", "referrer-policy", "permissions-policy", "cache-control"):
        assert name in headers
    assert "server" not in headers
    if answer.status_code >= 400:
        told = answer.json()
        assert told.keys() == {"code", "message"}
        assert not [trace for trace in TRACES if trace in told["message"].encode()], told
