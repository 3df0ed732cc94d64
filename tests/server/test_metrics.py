"""Metrics: what is counted, who may read it, and that labels are words from closed lists."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import get
from litestar.params import FromPath
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from topsecret.server.app import create_app
from topsecret.server.commands import Refusal
from topsecret.server.limits import Limited
from topsecret.server.metrics import Metrics, may_read
from topsecret.server.settings import MetricsSettings, Settings

TOKEN = "a-token-that-nobody-can-guess"


def samples(metrics: Metrics) -> dict[str, float]:
    """Every number by its name and labels, as `topsecret_moves_total{game=kramer}`."""
    return {
        sample.name + "{" + ",".join(f"{name}={value}" for name, value in sample.labels.items()) + "}": sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def test_what_happens_is_counted() -> None:
    metrics = Metrics("n1")
    metrics.moved("kramer")
    metrics.moved("randolph", 3)
    metrics.commanded("play", "done")
    metrics.commanded("play", "stale")
    metrics.refused(Refusal("illegal", "no"))
    metrics.refused(Limited("chat", "slowly", 3))
    metrics.appended(0.003)
    metrics.committed(7)
    metrics.decided("kramer", "normal", 0.02)
    metrics.noticed("push", "sent")
    metrics.answered("GET", "/api/tables/{key}", 200, 0.004)
    metrics.dropped.inc()
    metrics.resumed.inc()
    metrics.sockets.inc()
    metrics.tables.set(5)
    found = samples(metrics)
    expected = {
        "topsecret_moves_total{game=kramer}": 1,
        "topsecret_moves_total{game=randolph}": 3,
        "topsecret_commands_total{deed=play,outcome=done}": 1,
        "topsecret_commands_total{deed=play,outcome=stale}": 1,
        "topsecret_refused_total{code=illegal}": 1,
        "topsecret_refused_total{code=limit}": 1,
        "topsecret_limited_total{kind=chat}": 1,
        "topsecret_append_seconds_count{}": 1,
        "topsecret_append_seconds_bucket{le=0.002}": 0,
        "topsecret_append_seconds_bucket{le=0.005}": 1,
        "topsecret_commit_rows_sum{}": 7,
        "topsecret_bot_decisions_total{game=kramer,level=normal}": 1,
        "topsecret_bot_seconds_count{game=kramer}": 1,
        "topsecret_notices_total{kind=push,outcome=sent}": 1,
        "topsecret_http_requests_total{method=GET,route=/api/tables/{key},status=200}": 1,
        "topsecret_http_request_seconds_count{route=/api/tables/{key}}": 1,
        "topsecret_dropped_readers_total{}": 1,
        "topsecret_resumed_total{}": 1,
        "topsecret_sockets{}": 1,
        "topsecret_tables{}": 5,
    }
    assert {name: found.get(name) for name in expected} == expected


def test_labels_are_words_from_closed_lists() -> None:
    metrics = Metrics()
    metrics.moved("canary")
    metrics.commanded("canary", "canary")
    metrics.refused(Limited("canary", "canary", 1))
    metrics.decided("canary", "canary", 1)
    metrics.noticed("canary", "canary")
    metrics.answered("CANARY", "none", 200, 1)
    assert b"anary" not in metrics.text().lower().replace(b"other", b"")
    assert samples(metrics)["topsecret_commands_total{deed=other,outcome=other}"] == 1


def test_every_deed_of_a_client_has_a_label() -> None:
    from typing import get_args

    from topsecret.server import commands, metrics

    deeds = {str(kind.__struct_config__.tag) for kind in get_args(commands.AnyCommand)}
    assert deeds <= metrics.DEEDS


@pytest.mark.parametrize(
    ("client", "headers", "allowed"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("192.0.2.7", {}, False),
        (None, {}, False),
        ("testclient", {}, False),
        ("127.0.0.1", {"x-forwarded-for": "192.0.2.7"}, False),
        ("127.0.0.1", {"via": "1.1 proxy"}, False),
        ("192.0.2.7", {"authorization": f"Bearer {TOKEN}"}, True),
        ("192.0.2.7", {"authorization": f"Bearer {TOKEN}", "x-forwarded-for": "192.0.2.8"}, True),
        ("192.0.2.7", {"authorization": "Bearer wrong"}, False),
        ("192.0.2.7", {"authorization": "Bearer é"}, False),
        ("192.0.2.7", {"authorization": f"Basic {TOKEN}"}, False),
    ],
)
def test_callers_on_this_machine_may_read_and_others_with_the_token(
    client: str | None, headers: dict[str, str], allowed: bool
) -> None:
    assert may_read(client, headers, Settings(metrics=MetricsSettings(token=TOKEN))) is allowed


def test_without_a_token_set_an_empty_one_opens_nothing() -> None:
    assert not may_read("192.0.2.7", {"authorization": "Bearer "}, Settings())


@get("/api/tables/{key:str}")
async def table(key: FromPath[str]) -> str:
    return "here"


def test_requests_are_counted_by_route_and_never_by_address() -> None:
    metrics = Metrics()
    app: Any = create_app(Settings(metrics=MetricsSettings(token=TOKEN)), routes=[table], metrics=metrics)
    with TestClient(app) as web:
        web.get("/api/tables/canary")
        web.get("/canary")
        web.post("/api/tables/canary")
        refused = web.get("/metrics")
        answer = web.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert "canary" not in answer.text
    found = samples(metrics)
    assert found["topsecret_http_requests_total{method=GET,route=/api/tables/{key},status=200}"] == 1
    assert found["topsecret_http_requests_total{method=GET,route=none,status=404}"] == 1


def test_gauges_are_set_before_they_are_read() -> None:
    metrics = Metrics()
    app: Any = create_app(
        Settings(metrics=MetricsSettings(token=TOKEN)), metrics=metrics, refresh=lambda: metrics.tables.set(9)
    )
    with TestClient(app) as web:
        assert "topsecret_tables 9.0" in web.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
