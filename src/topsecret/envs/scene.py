"""What happened in a game as lines of text, for environments."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def told(event: Mapping[str, Any]) -> str:
    """An event in one line: its type, then what is told of it."""
    return words({"": event["type"], **{key: value for key, value in event.items() if key != "type"}})


def words(data: Mapping[str, Any]) -> str:
    """Plain data in one line: `seat=2 face=5`."""
    return " ".join(f"{key}={_short(value)}" if key else str(value) for key, value in data.items())


def _short(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
