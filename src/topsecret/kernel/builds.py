"""The builds of a rules package: plain Python as imported, and a second copy of the same modules compiled by Numba.

The compiled copy lives under the package name `topsecret_compiled`: importing `topsecret_compiled.kramer.rules.scoring`
executes the source of `topsecret.kramer.rules.scoring` again and wraps every function it defines with `njit`. Relative
imports inside it find other compiled modules, so all rules are doubled and the plain ones stay untouched. What is not
rules (states, constants, this package) is shared by both.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
import tempfile
import threading
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

PLAIN, COMPILED = "topsecret", "topsecret_compiled"
PACKAGE_DIRECTORY = Path(__file__).resolve().parent.parent
COMPILED_ROOMS = ("kernel", "kramer", "randolph", "beliefs")


class BuildError(RuntimeError):
    """The compiled build cannot be made here."""


def available() -> bool:
    """Whether Numba is installed; looks without importing it."""
    return importlib.util.find_spec("numba") is not None


_CODES = {"u1": "B", "i1": "b", "i2": "h", "i8": "q", "f8": "d"}


def table(rows: Sequence[Any], kind: str = "i2") -> memoryview:
    """Return a constant table for rules, of one or two dimensions: plain numbers in the plain build, a constant array in the compiled ones."""
    code = _CODES[kind]
    if not isinstance(rows[0], Sequence):
        return memoryview(array(code, rows))
    width = len(rows[0])
    if any(len(row) != width for row in rows):
        raise ValueError("the rows of a table must be of one length")
    flat = memoryview(array(code, [one for row in rows for one in row]))
    whole: memoryview = flat.cast("B").cast(code, (len(rows), width))  # type: ignore[call-overload]  # typeshed wants a literal format
    return whole


def load(module: str, build: str = "plain") -> ModuleType:
    """The module `topsecret.<module>` in the build asked for: "plain" or "compiled"."""
    if build == "plain":
        return importlib.import_module(f"{PLAIN}.{module}")
    if build != "compiled":
        raise BuildError(f"unknown build {build!r}: known are plain, compiled")
    if not available():
        raise BuildError("the compiled build needs Numba, which is not installed here: pip install numba")
    _install_finder()
    return importlib.import_module(f"{COMPILED}.{module}")


def bind(module: str, build: str, **functions: Any) -> ModuleType:
    """A copy of a module of rules of its own, with these functions under names that it leaves open.

    Compiled functions that find others in their module are kept on disk for the next process; those that find them in a closure are
    not, because Numba takes the others for part of the code.
    """
    name = f"{PLAIN if build == 'plain' else COMPILED}.{module}"
    source = PACKAGE_DIRECTORY.joinpath(*module.split(".")).with_suffix(".py")
    bound = ModuleType(name)
    bound.__package__, bound.__file__ = name.rpartition(".")[0], str(source)
    if build == "compiled":
        load("kernel.random", build)  # so that relative imports find compiled modules
    exec(compile(source.read_text(encoding="utf-8"), str(source), "exec"), vars(bound))
    vars(bound).update(functions)
    if build == "compiled":
        _compile_module(bound)
    return bound


ANY_ORDER = "sums"
"""In modules of this name numbers may be added up in any order: several at once, and none of them is ever infinite or undefined."""


def compile_function(function: Any, any_order: bool = False) -> Any:
    """`function` compiled, cached on disk under a name that changes with any source of the rules."""
    import numba

    with _CACHE_LOCK:
        settings: Any = numba.config
        before = settings.CACHE_DIR
        settings.CACHE_DIR = str(cache_directory())
        try:
            loosely = {"reassoc", "nnan", "nsz"} if any_order else False
            return numba.njit(function, cache=True, nogil=True, error_model="numpy", fastmath=loosely)
        finally:
            settings.CACHE_DIR = before


@contextmanager
def before_each_function(called: Callable[[], None]) -> Iterator[None]:
    """Meanwhile `called` is called whenever the compiler begins with a function, in its thread; what it raises ends the compiling."""
    events: Any = importlib.import_module("numba.core.event")

    class Beginning(events.Listener):  # type: ignore[misc]  # Numba has no types
        def on_start(self, event: Any) -> None:
            del event
            called()

        def on_end(self, event: Any) -> None:
            del event

    listener = Beginning()
    events.register("numba:compile", listener)
    try:
        yield
    finally:
        events.unregister("numba:compile", listener)


_CACHE_LOCK = threading.Lock()


@cache
def source_digest() -> str:
    """A short hash of every source file the compiled build is made of.

    Numba's own cache looks only at the file of the function compiled, so a change in a rule that the function calls
    would go unnoticed; a directory named by this hash cannot be stale.
    """
    digest = hashlib.sha256()
    for room in COMPILED_ROOMS:
        for path in sorted((PACKAGE_DIRECTORY / room).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE_DIRECTORY).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_directory() -> Path:
    """Where compiled code is kept, one folder per version of the sources: $TOPSECRET_CACHE, or the user's cache directory."""
    if "TOPSECRET_CACHE" in os.environ:
        root = Path(os.environ["TOPSECRET_CACHE"])
    elif sys.platform == "win32":
        root = Path(os.environ.get("LOCALAPPDATA", tempfile.gettempdir())) / "topsecret" / "Cache"
    elif sys.platform == "darwin":
        root = Path.home() / "Library" / "Caches" / "topsecret"
    else:
        root = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "topsecret"
    return root / "compiled" / source_digest()


class _Loader(importlib.machinery.SourceFileLoader):
    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        _compile_module(module)


def _compile_module(module: ModuleType) -> None:
    """Tables become arrays, and every function that the module defines is compiled."""
    import numpy as np

    for name, value in list(vars(module).items()):
        if isinstance(value, memoryview):
            setattr(module, name, np.asarray(value))
        elif isinstance(value, FunctionType) and value.__module__ == module.__name__:
            setattr(module, name, compile_function(value, module.__name__.endswith(f".{ANY_ORDER}")))


class _Shared(importlib.abc.Loader):
    """Gives out the plain module under its compiled name."""

    def exec_module(self, module: ModuleType) -> None:
        sys.modules[module.__name__] = importlib.import_module(module.__name__.replace(COMPILED, PLAIN, 1))


def holds_rules(parts: Sequence[str]) -> bool:
    """Whether a module, given by the parts of its name, is compiled: a game's rules, features, bots and belief, random numbers."""
    return not {"rules", "bots", "belief"}.isdisjoint(parts[:-1]) or parts[-1] in ("features", "random")


class _Finder(importlib.abc.MetaPathFinder):
    """Finds `topsecret_compiled.x.y` in the sources of `topsecret.x.y`; packages themselves are left empty."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        parts = name.split(".")
        if parts[0] != COMPILED:
            return None
        place = PACKAGE_DIRECTORY.joinpath(*parts[1:])
        if place.is_dir():
            return importlib.machinery.ModuleSpec(name, _EmptyPackage(), is_package=True)
        source = place.with_suffix(".py")
        if not source.exists():
            return None
        if holds_rules(parts):
            return importlib.util.spec_from_loader(name, _Loader(name, str(source)))
        return importlib.machinery.ModuleSpec(name, _Shared())


class _EmptyPackage(importlib.abc.Loader):
    def exec_module(self, module: ModuleType) -> None:
        del module


def _install_finder() -> None:
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
