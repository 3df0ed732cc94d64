"""Web-push against a real https endpoint that decrypts what it got and checks who signed it."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
import pytest

from topsecret.server import push
from topsecret.server.push import LONGEST_ENDPOINT, LONGEST_PAYLOAD, Device, Push, PushError, inside, new_key

from .receivers import Browser, PushService, contexts

CONTACT = "mailto:host@example.org"


@asynccontextmanager
async def pushing(**wanted: Any) -> AsyncIterator[Push]:
    sender = Push(
        wanted.pop("key", None) or new_key(),
        CONTACT,
        **{"private": True, "trust": contexts()[1], "pauses": (0.01, 0.01), **wanted},
    )
    try:
        yield sender
    finally:
        sender.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


def device(browser: Browser, endpoint: str) -> Device:
    return Device(endpoint, **browser.subscription(endpoint)["keys"])


def send(target: Device, payload: bytes = b"your turn", **wanted: Any) -> bool:
    async def main() -> bool:
        async with pushing(**wanted) as sender:
            return await sender.send(target, payload, "topic")

    return asyncio.run(main())


def check(endpoint: str, browser: Browser | None = None, **wanted: Any) -> Device:
    async def main() -> Device:
        async with pushing(**{"private": False, **wanted}) as sender:
            return await sender.check(device(browser or Browser(), endpoint))

    return asyncio.run(main())


def test_the_browser_reads_what_was_sent_and_nobody_else_does(service: PushService) -> None:
    browser = Browser()
    assert send(device(browser, service.endpoint()), b'{"type":"turn"}')
    [pushed] = service.got
    assert browser.read(pushed.body) == b'{"type":"turn"}'
    assert b"turn" not in pushed.body
    with pytest.raises(http_ece.ECEException):
        Browser().read(pushed.body)


def test_the_push_service_is_told_who_sends_and_for_how_long(service: PushService) -> None:
    key = new_key()
    send(device(Browser(), service.endpoint("/device/7?a=b")), key=key)
    [pushed] = service.got
    claims = pushed.claims
    assert claims["aud"] == f"https://localhost:{service.port}"
    assert claims["sub"] == CONTACT
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert pushed.path == "/device/7?a=b"
    assert pushed.headers["host"] == f"localhost:{service.port}"
    assert pushed.headers["ttl"] == "86400"
    assert pushed.headers["content-encoding"] == "aes128gcm"

    async def public_key() -> str:
        async with pushing(key=key) as sender:
            return sender.public_key

    assert pushed.signed_by == asyncio.run(public_key())


def test_a_newer_notice_replaces_an_older_one_by_its_topic(service: PushService) -> None:
    send(device(Browser(), service.endpoint()))
    assert service.got[0].headers["topic"] == "topic"


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_told_and_not_tried_again(service: PushService, status: int) -> None:
    service.answers = [status]
    assert not send(device(Browser(), service.endpoint()))
    assert len(service.got) == 1


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_passing_failure_is_tried_again(service: PushService, status: int) -> None:
    service.answers = [status, status]
    assert send(device(Browser(), service.endpoint()))
    assert len(service.got) == 3


def test_a_failure_that_does_not_pass_ends_after_a_few_attempts(service: PushService) -> None:
    service.answers = [500] * 10
    with pytest.raises(PushError, match="answered 500"):
        send(device(Browser(), service.endpoint()))
    assert len(service.got) == 3


@pytest.mark.parametrize("status", [400, 403, 413])
def test_a_refusal_is_not_tried_again(service: PushService, status: int) -> None:
    service.answers = [status]
    with pytest.raises(PushError, match=str(status)):
        send(device(Browser(), service.endpoint()))
    assert len(service.got) == 1


def test_a_push_service_that_asks_for_a_pause_gets_it(service: PushService) -> None:
    service.answers = [429]
    service.extra = {"Retry-After": "1"}
    begun = time.monotonic()
    assert send(device(Browser(), service.endpoint()))
    assert time.monotonic() - begun >= 1


def test_a_push_service_that_asks_for_too_long_a_pause_is_given_up(service: PushService) -> None:
    service.answers = [503]
    service.extra = {"Retry-After": "86400"}
    with pytest.raises(PushError, match="503"):
        send(device(Browser(), service.endpoint()))


def test_a_redirect_is_not_followed(service: PushService) -> None:
    service.answers = [307]
    service.extra = {"Location": service.endpoint("/elsewhere")}
    with pytest.raises(PushError, match="307"):
        send(device(Browser(), service.endpoint()))
    assert [pushed.path for pushed in service.got] == ["/device/1"]


def test_a_certificate_of_somebody_else_is_not_accepted(service: PushService) -> None:
    with pytest.raises(PushError, match="could not be reached"):
        send(device(Browser(), service.endpoint()), trust=None)
    assert service.got == []


def test_a_hanging_push_service_holds_up_nothing() -> None:
    async def main() -> tuple[float, int, float]:
        """How long the sending took, how often the loop came round meanwhile, and how long it was away at most."""
        async with pushing(timeout=1.5, pauses=()) as sender:
            begun = last = time.monotonic()
            sending = asyncio.gather(
                *(sender.send(device(Browser(), hanging.endpoint()), b"hello", "t") for _ in range(8)),
                return_exceptions=True,
            )
            rounds, gap = 0, 0.0
            while not sending.done():
                await asyncio.sleep(0.005)
                gap, last, rounds = max(gap, time.monotonic() - last), time.monotonic(), rounds + 1
            assert all(isinstance(found, PushError) and "in time" in str(found) for found in await sending)
            return time.monotonic() - begun, rounds, gap

    with PushService(hang=True) as hanging:
        took, rounds, gap = asyncio.run(main())
    assert took < 10, "each attempt ends after its time"
    assert rounds > 10
    assert gap < 1.0, "the loop was never held"


def test_no_more_notices_are_under_way_than_allowed() -> None:
    async def main() -> None:
        async with pushing(timeout=0.5, pauses=(), at_once=2) as sender:
            sending = [
                asyncio.create_task(sender.send(device(Browser(), hanging.endpoint()), b"hello", "t")) for _ in range(6)
            ]
            while len(hanging.got) < 2:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert len(hanging.got) == 2
            for task in sending:
                task.cancel()
            await asyncio.gather(*sending, return_exceptions=True)

    with PushService(hang=True) as hanging:
        asyncio.run(main())


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.5.5",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
    ],
)
def test_an_endpoint_inside_our_own_network_is_refused(host: str) -> None:
    with pytest.raises(PushError, match="own network"):
        check(f"https://{host}/device/1")


def test_an_endpoint_inside_our_own_network_is_not_called_either(service: PushService) -> None:
    with pytest.raises(PushError, match=r"own network|usual port"):
        send(device(Browser(), service.endpoint()), private=False)
    with pytest.raises(PushError, match="own network"):
        send(device(Browser(), "https://localhost/device/1"), private=False)
    assert service.got == []


def test_the_address_that_was_checked_is_the_one_that_is_called(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def resolver(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    monkeypatch.setattr(push, "_addresses", resolver)
    assert send(device(Browser(), f"https://push.example.org:{service.port}/device/1"))
    assert asked == ["push.example.org"], "asked once: there is no second answer that could be another one"
    assert service.got[0].headers["host"] == f"push.example.org:{service.port}"
    assert service.got[0].claims["aud"] == f"https://push.example.org:{service.port}"
    with pytest.raises(PushError, match="could not be reached"):  # its certificate is for another name
        send(device(Browser(), f"https://other.example.org:{service.port}/device/1"))


def test_a_host_with_one_address_inside_our_own_network_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "_addresses", lambda host, port: ["8.8.8.8", "10.0.0.1"])
    with pytest.raises(PushError, match="own network"):
        check("https://push.example.org/device/1")


@pytest.mark.parametrize(
    "address",
    [
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fec0::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2001:0:53aa:64c:0:0:80ff:fffe",
        "2001:db8::1",
    ],
)
def test_addresses_of_the_new_protocol_hide_no_inner_address(address: str) -> None:
    assert inside(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are_outside(address: str) -> None:
    assert not inside(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "http://push.example.org/1",
        "ftp://push.example.org/1",
        "//push.example.org/1",
        "https:///1",
        "https://user:word@push.example.org/1",
        "https://[::1]/1",
        "https://push.example.org/\x00",
        "https://push.example.org/" + "x" * LONGEST_ENDPOINT,
        "not an address",
    ],
)
def test_an_endpoint_must_be_a_plain_https_address(endpoint: str) -> None:
    with pytest.raises(PushError, match="https address"):
        check(endpoint)


def test_an_endpoint_on_another_port_is_refused() -> None:
    for port in ("6379", "0", "99999"):
        with pytest.raises(PushError, match="usual port"):
            check(f"https://8.8.8.8:{port}/")


def test_a_public_endpoint_is_accepted() -> None:
    assert check("https://8.8.8.8/device/1").endpoint == "https://8.8.8.8/device/1"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("p256dh", ""),
        ("p256dh", "AAAA"),
        ("p256dh", "B" * 87),
        ("p256dh", "ü" * 87),
        ("auth", ""),
        ("auth", "short"),
        ("auth", "A" * 5000),
        ("auth", "+/" * 11),
    ],
)
def test_keys_that_no_browser_made_are_refused(field: str, value: str) -> None:
    async def main() -> None:
        async with pushing() as sender:
            keys = Browser().subscription("")["keys"] | {field: value}
            await sender.check(Device("https://localhost/", **keys))

    with pytest.raises(PushError, match=field):
        asyncio.run(main())


def test_a_payload_that_is_too_long_is_refused(service: PushService) -> None:
    with pytest.raises(PushError, match=f"{LONGEST_PAYLOAD} bytes"):
        send(device(Browser(), service.endpoint()), b"x" * (LONGEST_PAYLOAD + 1))
    assert send(device(Browser(), service.endpoint()), b"x" * LONGEST_PAYLOAD)
    assert len(service.got[0].body) <= 4096


def test_neither_the_device_nor_its_keys_nor_the_signature_are_logged(
    service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    browser = Browser()
    service.answers = [500] * 3
    caplog.set_level(logging.DEBUG)
    target = device(browser, service.endpoint("/canary-device"))
    with pytest.raises(PushError) as error:
        send(target, b"canary-payload")
    told = caplog.text + str(error.value)
    for secret in ("canary", target.auth, target.p256dh, service.got[0].headers["authorization"]):
        assert secret not in told


def test_without_the_package_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pywebpush", None)  # as if it were not installed
    with pytest.raises(PushError, match=r"topsecret\[push\]"):
        new_key()


@pytest.mark.parametrize("contact", ["", "host@example.org", "mailto:", "https://"])
def test_without_a_contact_the_error_says_what_to_set(contact: str) -> None:
    with pytest.raises(PushError, match=r"mailto:you@example\.org"):
        Push(new_key(), contact)


def test_no_thread_is_left_when_it_is_closed(service: PushService) -> None:
    send(device(Browser(), service.endpoint()))
    deadline = time.monotonic() + 5
    while any(thread.name.startswith("push") for thread in threading.enumerate()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
