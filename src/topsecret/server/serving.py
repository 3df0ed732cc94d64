"""One process that serves: uvicorn as we need it, and how it starts and stops."""

from __future__ import annotations

import asyncio
import gc
import importlib
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn

from . import logs
from .app import House, has_words
from .settings import Settings
from .wire import Wire

FAILED, STOPPED_AT_ONCE = 3, 130
"""Exit codes: it could not start, or not stop in time; a second Ctrl-C."""


def run_one(settings: Settings, listener: socket.socket, build: str, started: Callable[[], None]) -> int:
    """Serves in this process until it is told to stop; the exit code. `started` is called once requests are answered."""
    house = made(build, settings)
    server = Server(settings, house, started)
    try:
        server.run(sockets=[listener])
    except SystemExit:
        return _could_not_start(house)
    finally:
        listener.close()
    return 0


def made(build: str, settings: Settings) -> House:
    """The app, by the name of the function that makes it."""
    module, _, name = build.partition(":")
    house: House = getattr(importlib.import_module(module), name)(settings)
    return house


def _could_not_start(house: House) -> int:
    why = house.failure if has_words(house.failure) else "the server could not start; the log says why"
    print(f"topsecret: {why}", file=sys.stderr)
    return FAILED


def config(settings: Settings, house: House) -> uvicorn.Config:
    """Sockets that are asked for signs of life, uncompressed frames, no access log, nothing about us in the headers."""
    return uvicorn.Config(
        house,
        interface="asgi3",
        lifespan="on",
        ws=Wire,
        ws_max_size=settings.limits.frame,
        ws_ping_interval=settings.presence.heartbeat,  # answered by browsers themselves: no page has to wake up for it
        ws_ping_timeout=settings.presence.timeout - settings.presence.heartbeat,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_keep_alive=65,
        timeout_graceful_shutdown=max(1, round(settings.stop_timeout / 2)),
    )


class Server(uvicorn.Server):
    """Says when it serves; when told to stop, says goodbye before it closes connections; at a second Ctrl-C ends at once."""

    def __init__(self, settings: Settings, house: House, started: Callable[[], None]) -> None:
        super().__init__(config(settings, house))
        self.settings = settings
        self.house = house
        self.on_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            gc.freeze()  # what is loaded stays: no need to look through it again and again
            # Little by little: everybody waits while it looks. What has survived is left alone soon, and looking through
            # everything, which would cost a sixth of all work, is rare: tables are large, live long and free themselves.
            gc.set_threshold(5_000, 0, 10_000)
            gc.enable()
            self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with _deadline(self.settings.stop_timeout):
            await goodbye(self.house, self.settings.stop_timeout / 4)
            await super().shutdown(sockets=sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals only set a flag, and are not raised again afterwards as uvicorn would; what is ignored stays ignored."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        caught = [each for each in (signal.SIGINT, signal.SIGTERM) if signal.getsignal(each) is not signal.SIG_IGN]
        before = {each: signal.signal(each, self.handle_exit) for each in caught}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit and sig == signal.SIGINT:
            # Whatever was acknowledged is on the disk already.
            os.write(2, b"\nStopped at once.\n")
            os._exit(STOPPED_AT_ONCE)
        self.should_exit = True


async def goodbye(house: House, patience: float) -> None:
    """Tells the app that the server stops, before any connection is closed; all hooks together get `patience` seconds."""
    house.stopping = True
    hooks = [asyncio.ensure_future(hook()) for hook in house.before_stop]
    if not hooks:
        return
    done, late = await asyncio.wait(hooks, timeout=patience)
    for task in late:
        task.cancel()
    for task in done:
        if not task.cancelled() and task.exception() is not None:
            logs.event("a goodbye failed", level="warning", error=task.exception())
    if late:
        logs.event("goodbyes took too long", level="warning", count=len(late))


@contextmanager
def _deadline(seconds: float) -> Iterator[None]:
    """Ends the process if the block takes longer: what was acknowledged is on the disk already."""

    def end() -> None:
        logs.event("stopping took too long", level="warning", seconds=seconds)
        os._exit(FAILED)

    timer = threading.Timer(max(seconds, 1.0), end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
