"""The builds of a rules package: plain Python as imported, and a second copy of the same modules compiled by Numba.

The compiled copy lives under the package name `topsecret_compiled`: importing `topsecret_compiled.kramer.rules.scoring`
executes the source of `topsecret.kramer.rules.scoring` again and wraps every function it defines with `njit`. Relative
imports inside it find other compiled modules, so all rules are doubled and the plain ones stay untouched. What is not
rules (states, constants, this package) is shared by both.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import shutil
import sys
import tempfile
import threading
import warnings
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from . import sources

PLAIN, COMPILED = "topsecret", "topsecret_compiled"


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
    source = sources.HOUSE.joinpath(*module.split(".")).with_suffix(".py")
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
            # Kept is what can be told from other versions of it. (Where our folder cannot be written to, Numba would take one
            # whose name does not change with the sources.)
            kept = keeps() and Path(function.__code__.co_filename) in sources.sources()
            return numba.njit(function, cache=kept, nogil=True, error_model="numpy", fastmath=loosely)
        finally:
            settings.CACHE_DIR = before


class NotKept(Exception):
    """A function would have to be compiled that is not kept on disk."""


@contextmanager
def only_kept(go_on: Callable[[], None]) -> Iterator[None]:
    """Meanwhile this thread compiles nothing: NotKept instead. `go_on` is called before every module and function it loads; what it raises ends that."""
    thread = threading.current_thread()

    class Gate(importlib.abc.MetaPathFinder):
        def find_spec(self, name: str, path: object = None, target: object = None) -> None:
            if threading.current_thread() is thread:
                go_on()

    gate = Gate()
    sys.meta_path.insert(0, gate)
    try:
        events: Any = importlib.import_module("numba.core.event")

        class Beginning(events.Listener):  # type: ignore[misc]  # Numba has no types
            def on_start(self, event: Any) -> None:
                if threading.current_thread() is thread:
                    go_on()
                    if event.kind == COMPILES:
                        raise NotKept(f"{event.data['dispatcher'].py_func.__name__} is not kept in {cache_directory()}")

            def on_end(self, event: Any) -> None:
                del event

        with events.install_listener(LOADS, Beginning()), events.install_listener(COMPILES, Beginning()):
            yield
    finally:
        sys.meta_path.remove(gate)


LOADS, COMPILES = "numba:compiler_lock", "numba:compile"
"""Numba's events: before a function is taken from disk or compiled; and before it is compiled."""
_CACHE_LOCK = threading.Lock()


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
    return root / "compiled" / sources.digest()


@cache
def keeps() -> bool:
    """Whether compiled code can be kept; warns if not."""
    folder = cache_directory()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        why = f"compiled code cannot be kept in {folder} ({error.strerror}): set TOPSECRET_CACHE to a folder that can be written to"
        warnings.warn(why, RuntimeWarning, stacklevel=2)
        return False
    return True


def forget() -> None:
    """Delete the compiled code that is kept of these sources."""
    shutil.rmtree(cache_directory(), ignore_errors=True)


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


class _Finder(importlib.abc.MetaPathFinder):
    """Finds `topsecret_compiled.x.y` in the sources of `topsecret.x.y`; packages themselves are left empty."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        parts = name.split(".")
        if parts[0] != COMPILED:
            return None
        place = sources.HOUSE.joinpath(*parts[1:])
        if place.is_dir():
            return importlib.machinery.ModuleSpec(name, _EmptyPackage(), is_package=True)
        source = place.with_suffix(".py")
        if not source.exists():
            return None
        if sources.holds_rules(parts):
            return importlib.util.spec_from_loader(name, _Loader(name, str(source)))
        return importlib.machinery.ModuleSpec(name, _Shared())


class _EmptyPackage(importlib.abc.Loader):
    def exec_module(self, module: ModuleType) -> None:
        del module


def _install_finder() -> None:
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
