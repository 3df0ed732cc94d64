"""Logs: one line an event, in two forms, and nothing in them that is secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from topsecret.server import logs
from topsecret.server.settings import LogSettings


@pytest.fixture
def lines() -> Iterator[Callable[..., list[str]]]:
    """What was written since the logs were set up; the loggers are as before afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("topsecret")
    before = root.handlers[:], root.level, ours.level
    stream = io.StringIO()

    def written(**settings: Any) -> list[str]:
        if settings:
            logs.setup(LogSettings(**settings), stream)
        return stream.getvalue().splitlines()

    yield written
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def test_an_event_is_one_line_of_json(lines: Callable[..., list[str]]) -> None:
    lines(format="json")
    logs.event("table opened", game="kramer", seats=4)
    (line,) = lines()
    found = json.loads(line)
    assert found.pop("at").endswith("Z")
    assert found == {"level": "info", "event": "table opened", "game": "kramer", "seats": 4}


def test_an_event_can_be_read_by_people(lines: Callable[..., list[str]]) -> None:
    lines(format="text")
    logs.event("a process died", level="warning", pid=7, reason="out of memory")
    (line,) = lines()
    assert line.endswith('warning a process died  pid=7  reason="out of memory"')


def test_levels_below_the_one_set_are_not_written(lines: Callable[..., list[str]]) -> None:
    lines(level="warning")
    logs.event("request")
    assert lines() == []


def test_fields_that_are_not_on_the_list_are_named_and_not_written(lines: Callable[..., list[str]]) -> None:
    lines(format="json")
    logs.event("x", token="canary", key="canary", name="canary", text="canary")
    (line,) = lines()
    assert "canary" not in line
    assert json.loads(line)["hidden"] == "key name text token"


def test_no_secret_has_a_field_of_its_own() -> None:
    assert not logs.FIELDS & {
        "token",
        "key",
        "secret",
        "password",
        "cookie",
        "name",
        "text",
        "path",
        "url",
        "move",
        "seed",
        "note",
    }


def test_a_value_cannot_begin_a_new_line_or_be_endless(lines: Callable[..., list[str]]) -> None:
    lines(format="text")
    logs.event("x", reason="a\nfake line\x1b[31m" + "b" * 1000)
    (line,) = lines()
    assert len(line) < 300
    assert "\x1b" not in line


def test_of_an_exception_its_kind_and_places_are_written_but_not_its_message(lines: Callable[..., list[str]]) -> None:
    lines(format="json")
    try:
        try:
            raise KeyError("canary")
        except KeyError as error:
            raise ValueError("canary") from error
    except ValueError as error:
        logs.event("it failed", level="error", error=error)
    (line,) = lines()
    found = json.loads(line)
    assert "canary" not in line
    assert found["error"] == "ValueError < KeyError"
    assert "tests/server/test_logs:" in found["places"]
    assert "test_of_an_exception" in found["places"]


def test_an_error_of_the_system_keeps_its_number() -> None:
    assert logs.described(FileNotFoundError(2, "canary", "canary"))["error"] == "FileNotFoundError(2)"


def test_lines_of_pythons_own_logging_keep_numbers_only(lines: Callable[..., list[str]]) -> None:
    lines(format="json")
    log = logging.getLogger("topsecret.server.mail")
    log.warning("%d letters to %s failed: %s", 3, "canary@example.org", ValueError("canary"))
    log.warning("canary is safe %(count)d of %(name)s".replace("canary", "it"), {"count": 2, "name": "canary"})
    log.error("it failed", exc_info=ValueError("canary"))
    found = lines()
    assert "canary" not in "".join(found)
    assert [json.loads(line)["event"] for line in found] == [
        "3 letters to … failed: ValueError",
        "it is safe 2 of …",
        "it failed",
    ]


def test_libraries_are_heard_from_warnings_on(lines: Callable[..., list[str]]) -> None:
    lines(level="debug", format="json")
    for name in ("uvicorn.error", "websockets.server", "sqlalchemy.engine", "litestar"):
        logging.getLogger(name).info("canary")
        logging.getLogger(name).debug("canary")
    logging.getLogger("uvicorn.access").error("canary")
    logging.getLogger("uvicorn.error").error("trouble")
    assert [json.loads(line)["event"] for line in lines()] == ["trouble"]


def test_what_asyncio_complains_about_is_not_shown_with_its_values(lines: Callable[..., list[str]]) -> None:
    lines(format="json")

    async def fails() -> None:
        loop = asyncio.get_running_loop()
        loop.call_exception_handler(
            {"message": "Task exception was never retrieved", "exception": ValueError("canary"), "future": "canary"}
        )

    asyncio.run(fails())
    (line,) = lines()
    assert "canary" not in line
    assert json.loads(line)["event"] == "Task exception was never retrieved"


def test_an_address_is_hashed_and_the_same_until_the_next_start() -> None:
    assert logs.caller_hash("192.0.2.7") == logs.caller_hash("192.0.2.7")
    assert logs.caller_hash("192.0.2.7") != logs.caller_hash("192.0.2.8")
    assert len(logs.caller_hash("192.0.2.7")) == 12
