"""`topsecret` and `topsecret serve`: start, tell the address, stop cleanly."""

from __future__ import annotations

import argparse
import gc
import os
import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from .. import __version__
from . import listening, logs
from .claim import Claim, Note
from .listening import ServeError
from .settings import Settings, load

BUILD = "topsecret.server.services:build"
"""What makes the app from the settings."""


def here(args: argparse.Namespace) -> int:
    """`topsecret`: a server for this machine, or with --lan for the home network, and the browser opened."""
    given = {"port": args.port, "data_dir": args.data_dir, "host": "0.0.0.0" if args.lan else None}
    quiet = {"port": 0, "log.level": "warning"}
    settings = load(given, config=args.config, defaults=quiet)
    logs.setup(settings.log)
    browser = not args.no_browser and listening.has_browser()
    claim = _claim(settings)
    if claim is not None and not claim.take():
        return _already(claim, settings, lan=args.lan, browser=browser)
    try:
        listener = (
            listening.listen(settings.host, settings.port) if settings.port else listening.listen_anyhow(settings.host)
        )
        address = listening.url(listener)
        shared = _shared(listener) if args.lan else []
        if shared and not settings.base_url:
            settings = replace(settings, base_url=shared[0])
        open_at = settings.base_url or address

        def started() -> None:
            if claim is not None:
                claim.write(Note(os.getpid(), address, args.lan))
            _greet(settings, address, shared, lan=args.lan)
            if browser:
                listening.open_browser(open_at)

        code = _run_one(settings, listener, started)
    finally:
        if claim is not None:
            claim.release()
    if code == 0:
        print("\nStopped. The games are kept and go on at the next start.", flush=True)
    return code


def serve(args: argparse.Namespace) -> int:
    """`topsecret serve`: a server for a host, with one process or several."""
    given = {
        "host": args.host,
        "port": args.serve_port,
        "database": args.database,
        "workers": args.workers,
        "base_url": args.base_url,
        "data_dir": args.serve_data_dir,
        "log.level": args.log_level,
        "log.format": args.log_format,
    }
    settings = load(given, config=args.settings_file)
    logs.setup(settings.log)
    claim = _claim(settings)
    if claim is not None and not claim.take():
        note = claim.noted()
        where = f" at {note.address} (process {note.pid})" if note else ""
        raise ServeError(
            f"{settings.shown_database} is already served{where}, and a SQLite file has one server: stop that one first"
        )
    try:
        listener = listening.listen(settings.host, settings.port)
        address = listening.url(listener)

        def started() -> None:
            if claim is not None:
                claim.write(Note(os.getpid(), address))
            port = listener.getsockname()[1]
            logs.event(
                "serving", host=settings.host, port=port, workers=settings.workers, database=settings.shown_database
            )
            print(f"Top Secret {__version__} at {settings.base_url or address}", flush=True)

        if settings.workers > 1:
            from .nodes import run_many

            code = run_many(settings, listener, BUILD, started)
        else:
            code = _run_one(settings, listener, started)
    finally:
        if claim is not None:
            claim.release()
    logs.event("stopped", outcome="cleanly" if code == 0 else "with a fault")
    return code


def _run_one(settings: Settings, listener: socket.socket, started: Callable[[], None]) -> int:
    gc.disable()  # nothing of all that is loaded now is ever given back; collecting begins when it serves
    from .serving import run_one

    return run_one(settings, listener, BUILD, started)


def _claim(settings: Settings) -> Claim | None:
    """The claim on the SQLite file, whose folder is made if it is our own."""
    file = settings.sqlite_file
    if file is None:
        return None
    if file.parent == Path(settings.data_dir):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    elif not file.parent.is_dir():
        raise ServeError(f"there is no folder {file.parent} for the database: make it, or choose another --database")
    return Claim(file)


def _already(claim: Claim, settings: Settings, *, lan: bool, browser: bool) -> int:
    """Another process serves this file: the user is led there."""
    note = claim.holder()
    if note is None:
        other = claim.noted()
        who = f"process {other.pid}" if other else "another process"
        raise ServeError(
            f"{who} uses {settings.shown_database} and does not answer: end it, or choose another --data-dir"
        )
    print(f"Top Secret already runs at {note.address} (process {note.pid}).", flush=True)
    if lan and not note.lan:
        print("It was started without --lan: stop it with Ctrl-C where it runs, then start again.", flush=True)
        return 1
    if browser:
        listening.open_browser(note.address).join(5)
    return 0


def _shared(listener: socket.socket) -> list[str]:
    port = listener.getsockname()[1]
    return [f"http://{address}:{port}" for address in listening.lan_addresses()]


def _greet(settings: Settings, address: str, shared: list[str], *, lan: bool) -> None:
    lines = [f"Top Secret {__version__}", "", f"  on this machine   {address}"]
    lines += [f"  in your network   {each}" for each in shared]
    if lan and not shared:
        lines.append("  in your network   no address was found: is this machine connected?")
    if shared:
        lines += ["", *(f"  {line}" for line in listening.qr_code(shared[0]).splitlines())]
    lines += [
        "",
        f"The games are kept in {settings.sqlite_file or settings.shown_database}.",
        "Ctrl-C stops the server.",
    ]
    print("\n".join(lines), flush=True)
