"""What if: the tables that actions would make, for one state and in bulk, in the plain and the compiled build."""

from __future__ import annotations

from functools import cache
from typing import Any

from . import builds


@cache
def asked(game: str, build: str) -> Any:
    """Return the functions of `kernel.after` bound to a game in a build; made once."""
    face = builds.load(f"{game}.interface", build)
    return builds.bind("kernel.after", build, legal=face.legal, apply=face.apply, calm=face.calm)
