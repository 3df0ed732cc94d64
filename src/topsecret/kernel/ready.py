"""Compiled functions made ready while a program goes on: a process of its own compiles, a thread of ours only loads what that kept on disk.

A thread that compiles would be inside LLVM for seconds at a time; a program that ends meanwhile hangs, or crashes. Loading takes
about a second, in steps between which the thread looks whether the program ends.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import os
import sys
import threading
import time
import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import builds
from .processes import command, environment

if TYPE_CHECKING:
    import subprocess

ENDS_WITHIN = 2.0
"""Seconds that a program which ends waits for a thread that loads; one step of it takes a tenth of that."""
LOOKS_S = 0.1
"""How often the thread looks whether the process that compiles is done, or the program."""
LATER = 75
"""What the process that compiles ends with if another one was at it: look again what there is."""


class _Ended(BaseException):
    """The program ends. Not SystemExit, which ends the program when C code prints it."""


class Loading(threading.Thread):
    """Calls `module.function(argument)`, which uses compiled functions once, as soon as none of them has to be compiled for it.

    `made` is what it returned, None until then. If it is never to be, `fault` says why.
    """

    def __init__(self, module: str, function: str, argument: str) -> None:
        super().__init__(daemon=True, name=f"loading {argument}")
        self._called = module, function, argument
        self._ends = threading.Event()
        self._compiler: subprocess.Popen[bytes] | None = None
        self.made: Any = None
        self.fault = ""

    @property
    def compiles(self) -> bool:
        """Whether it waits for a compiler, which takes a minute or more."""
        return self._compiler is not None

    def run(self) -> None:
        try:
            with contextlib.suppress(_Ended):
                self._run()
        except Exception as error:  # it has nobody to tell, and whoever plays goes on plain
            self.fault = f"{type(error).__name__}: {error}"

    def _run(self) -> None:
        if not builds.keeps():
            self.fault = f"compiled code cannot be kept in {builds.cache_directory()}"
            return
        compiled = False
        while True:
            try:
                with builds.only_kept(self._go_on):
                    self.made = call(*self._called)
                    return
            except Exception:  # it is not kept, or what is kept is damaged
                if compiled:
                    raise
            compiled = self._compile()

    def _go_on(self) -> None:
        if self._ends.is_set():
            raise _Ended

    def _compile(self) -> bool:
        """Let a process compile what is not kept; False if another program's was at it."""
        import subprocess  # only who has to compile waits for it

        self._go_on()
        self._compiler = compiler = subprocess.Popen(
            command("topsecret.kernel.compiler", *self._called),
            stdin=subprocess.PIPE,  # never written to: it ends when we do
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment(),
            creationflags=getattr(subprocess, "IDLE_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        try:
            while compiler.poll() is None:
                if self._ends.wait(LOOKS_S):
                    compiler.kill()
                    compiler.wait()
                    raise _Ended
        finally:
            self._compiler = None
            if compiler.stdin is not None:
                compiler.stdin.close()
        if compiler.returncode not in (0, LATER):
            raise builds.BuildError(f"the compiler ended with exit code {compiler.returncode}")
        return compiler.returncode == 0

    def end(self) -> None:
        """Begin to end: after the step that is being made."""
        self._ends.set()

    def let_go(self) -> None:
        """Leave the compiler to the process that started it: we are a fork of that."""
        compiler, self._compiler = self._compiler, None
        if compiler is not None:
            compiler.returncode = 0
            if compiler.stdin is not None:
                compiler.stdin.close()


_loading: dict[tuple[str, str, str], Loading | None] = {}
_lock = threading.Lock()


def loading(module: str, function: str, argument: str) -> Loading | None:
    """Return the thread that makes this ready, begun by whoever asks first; None where there can be no compiled functions."""
    called = module, function, argument
    if called not in _loading:
        with _lock:
            if called not in _loading:
                _loading[called] = _begin(*called)
    return _loading[called]


def _begin(*called: str) -> Loading | None:
    if not builds.available() or not sys.executable or getattr(sys, "frozen", False):
        return None
    thread = Loading(*called)
    try:
        thread.start()
    except RuntimeError:  # the program ends, or may have no more threads
        return None
    return thread


def wait(thread: Loading, tell: Callable[[], None] = lambda: None) -> None:
    """Wait until it is ready or never will be, and warn why not; `tell` is called once, if that takes long."""
    began, told = time.monotonic(), False
    while thread.is_alive():
        thread.join(LOOKS_S)  # on Windows Ctrl-C does not end a longer one
        if not told and thread.compiles and time.monotonic() - began > ENDS_WITHIN:
            told = True
            tell()
    if thread.fault:
        warnings.warn(f"bots play plain, which is weaker and slower: {thread.fault}", RuntimeWarning, stacklevel=3)


def _end_all() -> None:
    """Let no thread be inside LLVM when the interpreter is taken apart."""
    threads = [thread for thread in _loading.values() if thread is not None]
    for thread in threads:
        thread.end()
    until = time.monotonic() + ENDS_WITHIN
    while any(thread.is_alive() for thread in threads) and time.monotonic() < until:
        with contextlib.suppress(KeyboardInterrupt):  # we are on our way
            for thread in threads:
                thread.join(LOOKS_S)


def _forked() -> None:
    for thread in _loading.values():
        if thread is not None:
            thread.let_go()


atexit.register(_end_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forked)


def call(module: str, function: str, argument: str) -> Any:
    """Return what the function of that module makes of the argument."""
    return getattr(importlib.import_module(module), function)(argument)
