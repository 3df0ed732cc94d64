"""What the arena's tests share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from topsecret.arena import crew

from . import odd_bots


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> None:
    """The misbehaving bots are known, here and in the workers."""
    monkeypatch.setitem(sys.modules, "topsecret.bots.odd_bots", odd_bots)
    odd_bots.register(monkeypatch.setitem)
    monkeypatch.setattr(crew, "COMMAND", (sys.executable, str(Path(odd_bots.__file__))))
