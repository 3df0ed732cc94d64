"""Limits: so often and no oftener, for each one by itself, in little memory."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from topsecret.server import limits as module
from topsecret.server.limits import Limited, Limits, caller
from topsecret.server.setting_kinds import Rate
from topsecret.server.settings import LimitSettings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def made(clock: Clock, **rates: Rate) -> Limits:
    return Limits(LimitSettings(**rates), now=clock)


def test_a_burst_is_allowed_then_one_at_a_time() -> None:
    clock = Clock()
    limits = made(clock, tables=Rate(20, 3600, 10))
    for _ in range(10):
        limits.take("tables", "a")
    with pytest.raises(Limited) as limited:
        limits.take("tables", "a")
    assert limited.value.retry_after == 180  # 20 in an hour is one in three minutes
    clock.now += 179.9
    with pytest.raises(Limited):
        limits.take("tables", "a")
    clock.now += 0.1
    limits.take("tables", "a")
    with pytest.raises(Limited):
        limits.take("tables", "a")


def test_after_the_time_told_it_is_allowed_again() -> None:
    clock = Clock()
    limits = made(clock, chat=Rate(20, 60, 5))
    for _ in range(5):
        limits.take("chat", 7)
    with pytest.raises(Limited) as limited:
        limits.take("chat", 7)
    clock.now += limited.value.retry_after or 0
    limits.take("chat", 7)


def test_everybody_and_every_kind_is_counted_apart() -> None:
    limits = made(Clock(), chat=Rate(1, 60, 1), joins=Rate(1, 60, 1))
    for kind in ("chat", "joins"):
        for who in ("a", "b", 1, 2):
            limits.take(kind, who)
    with pytest.raises(Limited):
        limits.take("chat", "a")


def test_of_two_buckets_none_is_touched_when_one_is_empty() -> None:
    limits = made(Clock(), tables=Rate(2, 60, 2))
    limits.take("tables", "address", 1)
    limits.take("tables", "address", 2)
    with pytest.raises(Limited):
        limits.take("tables", "address", 3)
    limits.take("tables", 3)
    limits.take("tables", 3)


def test_the_message_says_what_and_when() -> None:
    limits = made(Clock(), chat=Rate(1, 30, 1), tables=Rate(1, 3600, 1), joins=Rate(1, 1, 1))
    said = []
    for kind in ("chat", "tables", "joins"):
        limits.take(kind, "a")
        with pytest.raises(Limited) as limited:
            limits.take(kind, "a")
        said.append(limited.value.message)
        assert (limited.value.code, limited.value.status, limited.value.kind) == ("limit", 429, kind)
    assert said == [
        "too many lines of chat: try again in 30 seconds",
        "too many new tables: try again in 60 minutes",
        "too many codes tried: try again in a second",
    ]


def test_a_family_plays_all_evening_behind_one_address() -> None:
    clock = Clock()
    limits = Limits(LimitSettings(), now=clock)
    for table in range(4 * 6 * 12):  # six of them, each a new game every five minutes, for four hours
        limits.take("tables", "192.0.2.7", table % 6)
        clock.now += 50


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.0.1", "::1"])
def test_the_machine_itself_may_ask_ten_times_as_often(address: str) -> None:
    clock = Clock()
    limits = Limits(LimitSettings(tables=Rate(60, 3600, 5)), now=clock)
    for table in range(50):
        limits.take("tables", caller(address), table)
    with pytest.raises(Limited, match="try again in 6 seconds"):
        limits.take("tables", caller(address), 50)
    for table in range(5):
        limits.take("tables", "192.0.2.7", table)
    with pytest.raises(Limited, match="try again in 60 seconds"):
        limits.take("tables", "192.0.2.7", 5)


def test_a_rate_of_zero_is_no_limit() -> None:
    limits = made(Clock(), chat=Rate(0, 1, 0))
    for _ in range(1000):
        limits.take("chat", "a")
    assert limits.kept == 0


def test_all_limits_can_be_switched_off() -> None:
    limits = Limits(LimitSettings(on=False, chat=Rate(1, 60, 1), sockets=1))
    for _ in range(100):
        limits.take("chat", "a")
    with limits.socket("a"), limits.socket("a"):
        pass


def test_an_unknown_kind_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError, match="known are tables, joins"):
        made(Clock()).take("jions", "a")


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP_AT", 100)
    clock = Clock()
    limits = made(clock, joins=Rate(30, 60, 30))
    for number in range(10_000):
        clock.now += 0.1  # a bucket is full again two seconds after one was taken
        limits.take("joins", number)
    assert limits.kept <= 200


def test_memory_is_bounded_even_when_no_bucket_is_full_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP_AT", 100)
    monkeypatch.setattr(module, "KEPT_AT_MOST", 1000)
    limits = made(Clock(), tables=Rate(1, 86400, 1))
    for number in range(5000):
        limits.take("tables", number)
        assert limits.kept <= 1001
    with pytest.raises(Limited):
        limits.take("tables", 4999)


@given(st.lists(st.floats(0, 30), max_size=60), st.integers(1, 10), st.integers(1, 10))
def test_never_more_than_burst_and_rate_allow(pauses: list[float], count: int, burst: int) -> None:
    clock = Clock()
    limits = made(clock, chat=Rate(count, 10, burst))
    taken: list[float] = []
    for pause in pauses:
        clock.now += pause
        try:
            limits.take("chat", "a")
        except Limited:
            continue
        taken.append(clock.now)
    for first, since in enumerate(taken):
        for number, until in enumerate(taken[first:], 1):
            assert number <= burst + (until - since) * count / 10 + 1e-6


def test_open_sockets_are_counted_and_given_back() -> None:
    limits = Limits(LimitSettings(sockets=2))
    with limits.socket("a"), limits.socket("a"):
        with limits.socket("b"):
            pass
        with pytest.raises(Limited, match="2 sockets are open from this address"), limits.socket("a"):
            pass
    with limits.socket("a"):
        pass


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("testclient", "unknown"),
        ("", "unknown"),
        (None, "unknown"),
    ],
)
def test_ipv6_counts_by_its_64(address: str | None, counted: str) -> None:
    assert caller(address) == counted
