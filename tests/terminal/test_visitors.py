"""Tokens in the user's configuration."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from topsecret.terminal.online import visitors


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "path", lambda: tmp_path / "topsecret" / "visitors.json")


def test_a_token_is_kept_for_each_server() -> None:
    visitors.keep("http://a", "one")
    visitors.keep("http://b", "two")
    visitors.keep("http://a", "three")
    assert (visitors.token("http://a"), visitors.token("http://b"), visitors.token("http://c")) == (
        "three",
        "two",
        None,
    )


def test_only_the_user_can_read_the_file() -> None:
    visitors.keep("http://a", "one")
    assert stat.S_IMODE(visitors.path().stat().st_mode) == 0o600
    assert stat.S_IMODE(visitors.path().parent.stat().st_mode) == 0o700
    assert [file.name for file in visitors.path().parent.iterdir()] == ["visitors.json"]


@pytest.mark.parametrize("damage", ["", "{", "[1]", "\x00"])
def test_a_damaged_file_is_as_good_as_none(damage: str) -> None:
    visitors.keep("http://a", "one")
    visitors.path().write_text(damage)
    assert visitors.token("http://a") is None
    visitors.keep("http://a", "new")
    assert visitors.token("http://a") == "new"
