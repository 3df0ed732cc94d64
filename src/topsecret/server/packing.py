"""Answers that are sent compressed, where they are the same for everybody who may ask.

How long a compressed text is tells how much of it is alike. If a secret stood beside words that somebody else chose, whoever chose them and
saw the lengths on the network could guess the secret bit by bit (BREACH). A picture of a table holds a seat's secrets beside the others'
chat, and a visitor's own answers hold tokens and keys. So an answer is compressed only if it says that everybody may have it: its handler
has `opt=EVERYBODY`, or calls `for_everybody`. The frames of sockets are never compressed.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

WORTHWHILE = 1024
"""Bytes: a shorter answer fits into one packet as it is."""
AT_ONCE = 16 * 1024
"""A longer answer is compressed by a thread, so that nobody else waits for it."""
KEPT = 32
"""Compressed answers in memory: the same is asked for again and again."""
LEVEL = 6
GZIP = 16 + zlib.MAX_WBITS
EVERYBODY: Mapping[str, Any] = {"everybody": True}
"""`opt` of a handler whose answers hold nothing that only the one who asks may know."""

_kept: OrderedDict[bytes, bytes] = OrderedDict()


def for_everybody(scope: Any) -> None:
    """Say that this answer holds nothing that only the one who asks may know."""
    scope.update(EVERYBODY)


def wanted(scope: Any, start: Mapping[str, Any]) -> bool:
    """Return whether the answer that begins so may be compressed, and the one who asks takes that."""
    if scope["method"] != "GET" or start["status"] != 200:
        return False
    handler = scope.get("route_handler")
    if not (scope.get("everybody") or (handler is not None and handler.opt.get("everybody"))):
        return False
    if any(name.lower() == b"content-encoding" for name, _ in start["headers"]):
        return False
    accepted = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
    return taken(accepted.decode("latin-1")).get("gzip", False)


def taken(accepted: str) -> dict[str, bool]:
    """Return by coding whether a browser takes it, from its Accept-Encoding: what it gives the weight 0 it does not take."""
    found = {}
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        found[name.strip()] = not re.fullmatch(r"q=0(\.0*)?", weight.replace(" ", ""))
    return found


async def packed(start: dict[str, Any], body: bytes) -> bytes:
    """Return the body compressed and say so in the headers, if that is worth it; else the body as it is."""
    headers = [pair for pair in start["headers"] if pair[0].lower() != b"vary"]
    headers.append((b"vary", b"accept-encoding"))
    if len(body) >= WORTHWHILE:
        body = await _gzip(body)
        headers = [pair for pair in headers if pair[0].lower() != b"content-length"]
        headers += [(b"content-encoding", b"gzip"), (b"content-length", str(len(body)).encode())]
    start["headers"] = headers
    return body


async def _gzip(body: bytes) -> bytes:
    mark = hashlib.blake2b(body, digest_size=16).digest()
    found = _kept.get(mark)
    if found is None:
        found = _small(body) if len(body) <= AT_ONCE else await asyncio.to_thread(_small, body)
        _kept[mark] = found
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(mark)
    return found


def _small(body: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, wbits=GZIP)
    return packer.compress(body) + packer.flush()
