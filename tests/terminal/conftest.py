"""What holds for all tests of the terminal: it speaks English unless a test says otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from topsecret.terminal import language


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(language.SETTING, "en")
    yield
    language.speak("en")
