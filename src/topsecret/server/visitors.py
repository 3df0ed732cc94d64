"""Who asks: a random token in a cookie or in the Authorization header, stored hashed."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Any

from litestar.connection import ASGIConnection

from .commands import Refusal
from .decide import Who
from .headers import COOKIE, bearer
from .live import now_ms
from .store import Store, VisitorRow

REMEMBERED = 20_000
REMEMBERED_S = 300.0

Connection = ASGIConnection[Any, Any, Any, Any]


def token_hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class Visitors:
    """Visitors by their tokens; those seen lately are remembered."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._seen: OrderedDict[bytes, tuple[float, VisitorRow]] = OrderedDict()

    async def find(self, token: str) -> VisitorRow | None:
        """The visitor with that token. It is looked up by its hash: how long that takes tells nothing of it."""
        hashed = token_hash(token)
        seen = self._seen.get(hashed)
        if seen is not None and seen[0] > time.monotonic():
            return seen[1]
        row = await self.store.visitor(hashed)
        if row is not None:
            self._seen[hashed] = time.monotonic() + REMEMBERED_S, row
            self._seen.move_to_end(hashed)
            if len(self._seen) > REMEMBERED:
                self._seen.popitem(last=False)
        return row

    async def new(self, *, kind: str = "person", name: str = "", language: str = "") -> tuple[str, VisitorRow]:
        """A new visitor and the token that only he is told."""
        token = secrets.token_urlsafe(24)
        id = await self.store.create_visitor(
            token_hash=token_hash(token), kind=kind, name=name, language=language, at=now_ms()
        )
        return token, VisitorRow(id, name, kind, language)

    async def change(self, visitor: VisitorRow, name: str | None, language: str | None) -> None:
        await self.store.update_visitor(visitor.id, name=name, language=language)
        for hashed in [hashed for hashed, (_, row) in self._seen.items() if row.id == visitor.id]:
            del self._seen[hashed]


async def row_of(connection: Connection, visitors: Visitors) -> VisitorRow | None:
    """The visitor who asks, if he says who he is; Refusal for a token that is nobody's."""
    token = bearer(connection.headers.get("authorization"))
    given = token is not None
    token = token or connection.cookies.get(COOKIE)
    if not token:
        return None
    row = await visitors.find(token)
    if row is None and given:
        raise Refusal("anonymous", "that token is nobody's: ask for a new one with POST /api/visitors")
    return row


def who(row: VisitorRow) -> Who:
    return Who(row.id, row.name, row.kind == "bot")
