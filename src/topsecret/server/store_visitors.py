"""Visitors, the addresses at which they want to be told, and the few values that all nodes share."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .schema import subscriptions, values, visitors
from .store_access import Access
from .store_engine import insert_into
from .store_json import text_of


@dataclass(frozen=True, slots=True)
class VisitorRow:
    """A device, a browser or a bot account; `kind` is person or bot."""

    id: int
    name: str
    kind: str
    language: str


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a visitor wants to be told: `kind` is push or mail; `keys` is JSON, for push."""

    id: int
    visitor: int
    kind: str
    address: str
    keys: str
    token_hash: bytes
    confirmed: bool


VISITOR = [visitors.c.id, visitors.c.name, visitors.c.kind, visitors.c.language]
SUBSCRIPTION = [
    subscriptions.c[name] for name in ("id", "visitor_id", "kind", "address", "keys", "token_hash", "confirmed")
]


class Visitors(Access):
    """Visitors, subscriptions, values. Tokens are known by their SHA-256 hash only."""

    async def create_visitor(self, *, token_hash: bytes, kind: str, name: str, language: str, at: int) -> int:
        """A new visitor; its id."""
        row = {
            "token_hash": token_hash.hex(),
            "kind": kind,
            "name": text_of(name),
            "language": text_of(language),
            "created_at": at,
        }

        def create(connection: Connection) -> int:
            return int(connection.execute(visitors.insert().returning(visitors.c.id), row).scalar_one())

        return await self._write(create)

    async def visitor(self, token_hash: bytes) -> VisitorRow | None:
        """The visitor with that token."""
        return await self._visitor(visitors.c.token_hash == token_hash.hex())

    async def visitor_by_id(self, id: int) -> VisitorRow | None:
        """The visitor of that number."""
        return await self._visitor(visitors.c.id == id)

    async def update_visitor(self, id: int, name: str | None = None, language: str | None = None) -> None:
        """Another name, another language."""
        given = {"name": name, "language": language}
        changes = {column: text_of(text) for column, text in given.items() if text is not None}
        if changes:
            await self._change(visitors.update().where(visitors.c.id == id).values(changes))

    async def bots(self) -> list[VisitorRow]:
        """All bot accounts, oldest first."""
        rows = await self._rows(sa.select(*VISITOR).where(sa.text("kind = 'bot'")))
        return [VisitorRow(*row) for row in sorted(rows)]

    async def _visitor(self, which: sa.ColumnElement[bool]) -> VisitorRow | None:
        rows = await self._rows(sa.select(*VISITOR).where(which))
        return VisitorRow(*rows[0]) if rows else None

    async def add_subscription(
        self,
        visitor: int,
        kind: str,
        address: str,
        *,
        token_hash: bytes,
        at: int,
        keys: str = "{}",
        confirmed: bool = False,
    ) -> None:
        """Tell this visitor there. The same address again gets the new keys and token, and stays confirmed if it was."""
        row = {
            "visitor_id": visitor,
            "kind": kind,
            "address": text_of(address),
            "keys": text_of(keys),
            "token_hash": token_hash.hex(),
            "confirmed": confirmed,
            "created_at": at,
        }

        def add(connection: Connection) -> None:
            new = insert_into(connection, subscriptions)
            changes = {
                "keys": new.excluded["keys"],
                "token_hash": new.excluded.token_hash,
                "confirmed": sa.or_(subscriptions.c.confirmed, new.excluded.confirmed),
                "created_at": new.excluded.created_at,
            }
            same = ["visitor_id", "kind", "address"]
            connection.execute(new.on_conflict_do_update(index_elements=same, set_=changes), row)

        await self._write(add)

    async def subscriptions(self, visitor: int) -> list[Subscription]:
        """Where this visitor wants to be told, confirmed or not, oldest first."""
        return await self._subscribed(subscriptions.c.visitor_id == visitor)

    async def subscription(self, token_hash: bytes) -> Subscription | None:
        """The subscription with that token."""
        found = await self._subscribed(subscriptions.c.token_hash == token_hash.hex())
        return found[0] if found else None

    async def confirm_subscription(self, token_hash: bytes) -> bool:
        """The receiver wants it; False if there is no such subscription."""
        where = subscriptions.c.token_hash == token_hash.hex()
        return await self._change(subscriptions.update().where(where).values(confirmed=True)) > 0

    async def remove_subscription(self, token_hash: bytes) -> bool:
        """No longer; False if there is no such subscription."""
        return await self._change(subscriptions.delete().where(subscriptions.c.token_hash == token_hash.hex())) > 0

    async def forget_unconfirmed(self, before: int) -> int:
        """Remove the addresses that were last asked before then and whose owners have not agreed; how many there were."""
        late = sa.and_(~subscriptions.c.confirmed, subscriptions.c.created_at < before)
        return await self._change(subscriptions.delete().where(late))

    async def _subscribed(self, which: sa.ColumnElement[bool]) -> list[Subscription]:
        rows = await self._rows(sa.select(*SUBSCRIPTION).where(which))
        return [
            Subscription(id, visitor, kind, address, keys, bytes.fromhex(token_hash), bool(confirmed))
            for id, visitor, kind, address, keys, token_hash, confirmed in sorted(rows)
        ]

    async def get(self, name: str) -> str | None:
        """A value that all nodes share."""
        return await self._cell(sa.select(values.c.value).where(values.c.name == name))

    async def put_if_absent(self, name: str, value: str) -> str:
        """Store a value unless there is one; the one that counts from now on, for all nodes."""
        row = {"name": text_of(name), "value": text_of(value)}

        def put(connection: Connection) -> str:
            connection.execute(insert_into(connection, values).on_conflict_do_nothing(), row)
            return str(connection.execute(sa.select(values.c.value).where(values.c.name == name)).scalar_one())

        return await self._write(put)

    async def _change(self, statement: sa.Update | sa.Delete) -> int:
        """How many rows were changed."""

        def change(connection: Connection) -> int:
            return int(connection.execute(statement).rowcount)

        return await self._write(change)
