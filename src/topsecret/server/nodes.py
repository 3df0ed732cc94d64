"""Several processes at one listening socket: each is a node of its own; one that dies is started again."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any

from . import logs
from .serving import FAILED, STOPPED_AT_ONCE, run_one
from .settings import Settings

LONGEST_PAUSE = 30.0

_spawn = multiprocessing.get_context("spawn")


class Node:
    """One process. It says once that it serves; until then a death means that it cannot start."""

    def __init__(self, number: int, settings: Settings, listener: socket.socket, build: str) -> None:
        self.number = number
        self._what = (settings, listener, build)
        self.process: Any = None
        self.up = False
        self.pause = 1.0
        self.start_at = 0.0
        self._told: Connection

    def start(self) -> None:
        self._told, tells = _spawn.Pipe(duplex=False)
        self.up = False
        self.process = _spawn.Process(target=_serve, args=(*self._what, tells), name=f"topsecret-{self.number}")
        self.process.start()
        tells.close()

    def look(self) -> bool:
        """Whether it serves."""
        if not self.up and self.process.is_alive() and self._told.poll():
            try:
                self.up = bool(self._told.recv())
                self.pause = 1.0
            except EOFError:
                pass
        return self.up

    def died(self) -> None:
        """It is to be started again, later each time that it fails at once."""
        logs.event(
            "a process died", level="error", pid=self.process.pid, status=self.process.exitcode, retry=self.pause
        )
        self.process = None
        self.start_at = time.monotonic() + (0.0 if self.up else self.pause)
        self.pause = min(2 * self.pause, LONGEST_PAUSE)


class Nodes:
    """All processes, watched until they are told to stop."""

    def __init__(self, settings: Settings, listener: socket.socket, build: str, started: Callable[[], None]) -> None:
        self.settings = settings
        self.nodes = [Node(number, settings, listener, build) for number in range(settings.workers)]
        self._started = started
        self._wake, self._woken = os.pipe()
        os.set_blocking(self._woken, False)
        self.stopping = False

    def run(self) -> int:
        """Until SIGTERM or SIGINT, or until it is clear that they cannot start; the exit code."""
        before = {each: signal.signal(each, self._told_to_stop) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            for node in self.nodes:
                node.start()
            return self._watch()
        finally:
            self._end_all()
            for each, handler in before.items():
                signal.signal(each, handler)

    def _watch(self) -> int:
        serving = False
        while not self.stopping:
            for node in self.nodes:
                if node.process is None:
                    if time.monotonic() >= node.start_at:
                        node.start()
                elif not node.process.is_alive():
                    node.look()
                    if not serving:
                        return FAILED
                    node.died()
                else:
                    node.look()
            if not serving and all(node.up for node in self.nodes):
                serving = True
                self._started()
            living = [node.process.sentinel for node in self.nodes if node.process is not None]
            multiprocessing.connection.wait([*living, self._wake], timeout=0.2)
        return 0

    def _told_to_stop(self, sig: int, frame: FrameType | None) -> None:
        if self.stopping and sig == signal.SIGINT:
            for node in self.nodes:
                if node.process is not None:
                    node.process.kill()
            os._exit(STOPPED_AT_ONCE)
        self.stopping = True
        os.write(self._woken, b"!")

    def _end_all(self) -> None:
        """Every process gets the time to stop that is set, and a little more; then it is ended."""
        living = [node.process for node in self.nodes if node.process is not None and node.process.is_alive()]
        for process in living:
            process.terminate()
        until = time.monotonic() + self.settings.stop_timeout + 2.0
        for process in living:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def run_many(settings: Settings, listener: socket.socket, build: str, started: Callable[[], None]) -> int:
    """Serves with as many processes as are set; the exit code."""
    return Nodes(settings, listener, build, started).run()


def _serve(settings: Settings, listener: socket.socket, build: str, tells: Connection) -> None:
    """The life of one process."""
    logs.setup(settings.log)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole group; the first process tells us to stop
    threading.Thread(target=_stop_with_the_first, daemon=True, name="parent").start()
    raise SystemExit(run_one(settings, listener, build, lambda: tells.send(True)))


def _stop_with_the_first() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
