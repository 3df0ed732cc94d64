"""Where the server can be reached: the socket it listens on, addresses in the home network, a QR code, the browser."""

from __future__ import annotations

import contextlib
import errno
import io
import ipaddress
import os
import socket
import sys
import threading
from collections.abc import Mapping

PREFERRED = 7007
"""So that the address stays the same from day to day."""


class ServeError(ValueError):
    """The server cannot be started like this; the message says what to do."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; ServeError when that is not possible."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise ServeError(f"unknown host {host!r}: {error.strerror or error}") from None
    family, _, _, _, place = found[0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers have one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Callers' sockets inherit it. Without it, asyncio's own loop sends the body of an answer only when its head was
    # acknowledged, about 40 ms later.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listener.bind(place)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise ServeError(_why(error, host, port)) from None
    listener.setblocking(False)
    return listener


def listen_anyhow(host: str) -> socket.socket:
    """A socket on the port we prefer, or on any that is free."""
    try:
        return listen(host, PREFERRED)
    except ServeError:
        return listen(host, 0)


def _why(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken by another program: choose another with --port, or --port 0 for any free one"
    if error.errno == errno.EACCES:
        return f"port {port} is not open to you: choose one from 1024 on with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return (
            f"{host} is not an address of this machine: use 127.0.0.1 for this machine only, 0.0.0.0 for all networks"
        )
    return f"cannot listen on {host}, port {port}: {error.strerror or error}"


def url(listener: socket.socket) -> str:
    """The address of a socket, as a browser on this machine can use it."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_addresses() -> list[str]:
    """This machine's addresses in its networks, the one towards the Internet first; nothing is sent to find out."""
    found: list[str] = []
    for target in ("192.0.2.1", "10.255.255.255"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                found.append(probe.getsockname()[0])
            except OSError:
                continue
    with contextlib.suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    addresses = (ipaddress.ip_address(text) for text in dict.fromkeys(found))
    return [str(each) for each in addresses if not (each.is_loopback or each.is_unspecified or each.is_link_local)]


def qr_code(text: str) -> str:
    """A QR code for a terminal, two rows of squares in a line of text."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False, error="l").terminal(drawn, compact=True, border=2)
    lines = drawn.getvalue().rstrip("\n").split("\n")
    if sys.stdout.isatty():  # light squares are drawn as blocks, so the ground must be dark whatever the terminal's is
        lines = [f"\x1b[97;40m{line}\x1b[0m" for line in lines]
    return "\n".join(lines)


def has_browser(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether a browser can be opened where the user would see it."""
    if environ.get("CI"):
        return False
    if environ.get("BROWSER"):
        return True
    if environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("win32", "darwin") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> threading.Thread:
    """Opens the user's browser; a browser that runs in this terminal must not hold the server."""
    import webbrowser

    thread = threading.Thread(target=webbrowser.open, args=(address,), daemon=True, name="browser")
    thread.start()
    return thread
