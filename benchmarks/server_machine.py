"""What the server benchmark ran on, in words; nothing that names the machine."""

from __future__ import annotations

import importlib.metadata
import json
import os
import platform
import statistics
import time
from pathlib import Path
from typing import Any

from . import server_node, server_programs
from .measure import Missing


def disk(folder: Path) -> float:
    """Milliseconds for 4 kB to be safe on the disk, the middle of a hundred tries."""
    taken = []
    with open(folder / "disk", "wb", buffering=0) as file:
        for _ in range(100):
            file.write(b"x" * 4096)
            began = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - began)
    return 1000 * statistics.median(taken)


def machine(folder: Path) -> dict[str, Any]:
    """What it ran on; nothing that names it."""
    try:
        node: str | None = server_node.version(server_node.node()[0])
    except Missing:
        node = None
    peer = json.loads((server_node.PEER / "package.json").read_text())["dependencies"]["boardgame.io"]
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count(),
        "pinned": server_programs.cores() is not None,
        "disk": disk(folder),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "versions": {
            "Python": platform.python_version(),
            "Node": node,
            "boardgame.io": peer,
            **{name: importlib.metadata.version(name) for name in ("uvicorn", "websockets", "sqlalchemy")},
        },
    }


def machine_words(about: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in about["versions"].items() if number)
    held = (
        "each server held to one core, the players and PostgreSQL to the others"
        if about["pinned"]
        else "programs not held to cores"
    )
    words = f"{about['system']} on {about['architecture']}, {about['cores']} cores, {held}; {versions}."
    words += f" 4 kB are safe on its disk after {about['disk']:.2f} ms."
    if about["load"] is not None:
        words += f" Load {about['load']} when it began (everything else on the machine)."
    return words
