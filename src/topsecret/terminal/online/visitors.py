"""Who this user is on each server: tokens kept in a file that only the user can read."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path

import platformdirs


def path() -> Path:
    """The file with the tokens."""
    return Path(platformdirs.user_config_dir("topsecret", appauthor=False)) / "visitors.json"


def _all() -> dict[str, str]:
    try:
        known = json.loads(path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(url): str(token) for url, token in known.items()} if isinstance(known, dict) else {}


def token(server: str) -> str | None:
    """This user's token on that server, if there is one."""
    return _all().get(server)


def keep(server: str, token: str) -> None:
    """Remember a token; the file is written whole or not at all, and nobody else can read it."""
    file = path()
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    known = {**_all(), server: token}
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".visitors-")  # made with mode 0600
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            json.dump(known, out, indent=1)
        os.replace(name, file)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
