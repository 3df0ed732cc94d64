"""The sources that compiled code is made of: the modules that are compiled, and all that their constants come from.

What a module's names mean follows from its own text and from what it imports; so the imports are followed from the modules that begin
a compiled build. The rest of the house can change without making anybody compile anew.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
BEGINNINGS = (
    *("kernel/after.py", "kernel/loops.py", "kernel/one.py", "kernel/random.py", "kernel/walks.py", "beliefs/loops.py"),
    *("*/rules/*.py", "*/interface.py", "*/bots/face.py", "*/belief/tracker.py"),
)
DATA = ("*/bots/*.json", "*/boards/*.json")


def holds_rules(parts: Sequence[str]) -> bool:
    """Whether a module, given by the parts of its name, is compiled: a game's rules, interface, features, bots and belief, random numbers."""
    return not {"rules", "bots", "belief"}.isdisjoint(parts[:-1]) or parts[-1] in ("features", "interface", "random")


@cache
def sources(house: Path = HOUSE) -> frozenset[Path]:
    """Return the files that the compiled code of a house follows from."""
    found: set[Path] = set()
    waiting = [path for pattern in BEGINNINGS for path in house.glob(pattern)]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _imported(path, house)
    return frozenset(found.union(*(house.glob(pattern) for pattern in DATA)))


@cache
def digest(house: Path = HOUSE) -> str:
    """Return a short hash of all those files.

    Numba's own cache looks only at the file of the function compiled, so a change in a rule that the function calls
    would go unnoticed; a directory named by this hash cannot be stale.
    """
    made = hashlib.sha256()
    for path in sorted(sources(house)):
        made.update(path.relative_to(house).as_posix().encode() + b"\0" + path.read_bytes())
    return made.hexdigest()[:16]


def _imported(path: Path, house: Path) -> Iterator[Path]:
    """Find the files of the house that a file names in its imports, wherever they stand in it."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.level:
            place = path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            # Compiled modules see empty packages (builds): nothing comes to them from an `__init__`.
            inits = () if holds_rules(path.relative_to(house).with_suffix("").parts) else (place / "__init__.py",)
            for file in (place.with_suffix(".py"), *inits, *(place / f"{name.name}.py" for name in node.names)):
                if file.is_file():
                    yield file
        elif isinstance(node, ast.ImportFrom | ast.Import):
            names = [name.name for name in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            if any(name.split(".")[0] == house.name for name in names):
                raise ImportError(f"{path}: a module that compiled code is made of imports relatively, not {names}")
