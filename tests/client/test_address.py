"""Addresses of servers and tables, as people type and paste them."""

from __future__ import annotations

import pytest

from topsecret.client import ClientError
from topsecret.client.address import server_of, table_of

KEY = "AbCdEfGhIjKlMnOpQrSt-_"


@pytest.mark.parametrize(
    ("typed", "server"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("http://localhost:8000/", "http://localhost:8000"),
        ("https://games.example/t/ABC234", "https://games.example"),
        ("http://[::1]:8000/t/ABC234", "http://[::1]:8000"),
        ("192.168.1.20:8000", "http://192.168.1.20:8000"),
    ],
)
def test_a_server_is_found_in_what_is_typed(typed: str, server: str) -> None:
    assert server_of(typed) == server


@pytest.mark.parametrize("typed", ["", "ftp://games.example", "http://", "http://me:word@games.example", "http://a:b"])
def test_what_is_no_address_is_told_with_an_example(typed: str) -> None:
    with pytest.raises(ClientError, match="looks like http://localhost:8000"):
        server_of(typed)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("ABC234", ("code", "ABC234")),
        ("abc 234", ("code", "ABC234")),
        ("abc-234", ("code", "ABC234")),
        ("http://localhost:8000/t/ABC234", ("code", "ABC234")),
        ("https://games.example/t/abc234/?seat=1#now", ("code", "ABC234")),
        (KEY, ("key", KEY)),
        (f"http://localhost/t/{KEY}", ("key", KEY)),
    ],
)
def test_a_table_is_found_by_code_link_or_key(typed: str, found: tuple[str, str]) -> None:
    assert table_of(typed) == found


@pytest.mark.parametrize("typed", ["", "ABC", "ABC2345", "http://localhost:8000/t/", "ABC/23"])
def test_what_is_no_code_is_told(typed: str) -> None:
    with pytest.raises(ClientError, match="six letters or digits"):
        table_of(typed)
