"""How processes of ours are started that run a module of the package: found where we were found, and told no secrets."""

from __future__ import annotations

import os
import sys

from . import sources

_RUN = "import sys, importlib; sys.path.append(sys.argv[1]); importlib.import_module(sys.argv[2]).main(*sys.argv[3:])"
_SETTINGS = "TOPSECRET_"
_TOLD = ("TOPSECRET_BOTS", "TOPSECRET_CACHE")
_ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")


def command(module: str, *arguments: str) -> list[str]:
    """Return what runs a module's `main`. Modules are looked for where ours were found, and never in the current folder."""
    return [sys.executable, "-P", "-c", _RUN, str(sources.HOUSE.parent), module, *arguments]


def environment() -> dict[str, str]:
    """Return our environment without our settings: they hold passwords. Whether bots are compiled, and where that is kept, is no secret."""
    told = {name: value for name, value in os.environ.items() if name in _TOLD or not name.startswith(_SETTINGS)}
    return told | _ONE_THREAD
