"""The HTTP half of the client: visitors, tables, records."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import httpx

from . import address, pace
from .errors import RETRY, ClientError

PATIENCE = 20.0
"""Seconds to wait for an answer."""


@dataclass(frozen=True)
class Created:
    """A new table: its key, the code people join by, and the link."""

    key: str
    code: str
    link: str


class Web:
    """Requests to one server, as one visitor. Without a token a visitor is made when the first one is needed."""

    def __init__(self, url: str, token: str | None = None, *, name: str = "", language: str = "en") -> None:
        self.url = address.server_of(url)
        self.token = token
        self._name, self._language = name, language
        self._http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, headers={"Accept": "application/json"})
        self._meeting = asyncio.Lock()
        self._ids = secrets.token_hex(6)
        self._count = 0

    async def close(self) -> None:
        await self._http.aclose()

    def new_id(self) -> str:
        """An id for a command, never used before by this visitor."""
        self._count += 1
        return f"{self._ids}-{self._count}"

    # --- who we are

    async def visitor(self) -> str:
        """The token of this visitor, made now if there is none."""
        async with self._meeting:
            if self.token is None:
                body = {"name": self._name, "language": self._language}
                made = await self._request("POST", "/api/visitors", body=body, token=None)
                self.token = str(made["token"])
            return self.token

    async def me(self) -> dict[str, Any]:
        """This visitor's name, language and kind."""
        return await self.get("/api/me")  # type: ignore[no-any-return]  # an object, by the contract

    async def rename(self, name: str) -> None:
        await self.request("PATCH", "/api/me", body={"name": name})

    async def my_tables(self) -> list[dict[str, Any]]:
        """The tables where this visitor sits, latest first."""
        answer: list[dict[str, Any]] = await self.get("/api/me/tables")
        return answer

    # --- tables

    async def info(self) -> dict[str, Any]:
        """The server's version, epoch and games."""
        answer: dict[str, Any] = await self._request("GET", "/api/info", token=None)
        return answer

    async def game(self, name: str) -> dict[str, Any]:
        """A game's players, options, presets and levels of bots."""
        answer: dict[str, Any] = await self._request("GET", f"/api/games/{name}", token=None)
        return answer

    async def open_tables(self) -> list[dict[str, Any]]:
        """The public tables that wait for players, newest first."""
        answer: list[dict[str, Any]] = await self.get("/api/tables")
        return answer

    async def create(self, game: str, options: Mapping[str, Any] | None = None, **settings: Any) -> Created:
        """A new table; settings: title, public, spectators, clock, absent, seats."""
        made = await self.post("/api/tables", {"game": game, "options": dict(options or {}), **settings})
        return Created(str(made["key"]), str(made["code"]), str(made["link"]))

    async def find(self, table: str) -> str:
        """The key of a table from its code, its link or its key."""
        kind, word = address.table_of(table)
        if kind == "key":
            return word
        try:
            return str((await self.get(f"/api/codes/{word}"))["key"])
        except ClientError as error:
            if error.code == "unknown":
                raise ClientError("unknown", f"there is no table {word} at {self.url}") from None
            raise

    async def snapshot(self, key: str, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """A table now, as the frame that a socket would bring."""
        answer: dict[str, Any] = await self.get(f"/api/tables/{key}", seat=seat, since=since)
        return answer

    async def catalogue(self, key: str) -> list[dict[str, Any]]:
        """Every action of the table's game by its number: id, text, data."""
        answer: list[dict[str, Any]] = (await self.get(f"/api/tables/{key}/actions"))["actions"]
        return answer

    async def log(self, key: str, seat: int | None = None) -> dict[str, Any]:
        """The log book, what is worth remembering of the game so far, and the seat's notes: `log` and `notes`."""
        answer: dict[str, Any] = await self.get(f"/api/tables/{key}/log", seat=seat)
        return answer

    async def preview(self, key: str, seat: int, move: Any) -> dict[str, Any]:
        """Return what a move would make of the table, as far as the seat can know; see `Match.what_if`."""
        answer: dict[str, Any] = await self.post(f"/api/tables/{key}/preview", {"seat": seat, "move": move})
        return answer

    async def record(self, key: str) -> str:
        """The record of a game that is over."""
        return str(await self.request("GET", f"/api/tables/{key}/record", text=True))

    async def replay(
        self, key: str, *, seat: int | None = None, open: bool = False, start: int = 0, count: int = 20
    ) -> dict[str, Any]:
        """Moments of the game: as a seat saw them, or once it is over with everything open."""
        query = {"seat": seat, "open": str(open).lower(), "from": start, "count": count}
        answer: dict[str, Any] = await self.get(f"/api/tables/{key}/replay", **query)
        return answer

    async def continue_from(self, key: str, moment: int, seat: int, level: str = "normal") -> Created:
        """A new table that goes on from a moment of the replay, against bots."""
        made = await self.post(f"/api/tables/{key}/continue", {"moment": moment, "seat": seat, "level": level})
        return Created(str(made["key"]), str(made["code"]), str(made["link"]))

    async def command(self, key: str, command: Mapping[str, Any], *, id: str | None = None) -> dict[str, Any]:
        """Ask for something at a table without a socket; sent again with the same id until it is done or refused."""
        body = {"id": id or self.new_id(), "command": dict(command)}
        for delay in pace.delays():
            try:
                answer: dict[str, Any] = await self.post(f"/api/tables/{key}/commands", body)
                return answer
            except ClientError as error:
                if error.code not in RETRY | {"unreachable"}:
                    raise
            await asyncio.sleep(delay)
        raise AssertionError("the delays never end")

    # --- requests

    async def get(self, path: str, **query: Any) -> Any:
        return await self.request("GET", path, query=query)

    async def post(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        return await self.request("POST", path, body=body or {})

    async def request(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        text: bool = False,
    ) -> Any:
        """The answer as plain data (or as text), asked for by this visitor; ClientError says why there is none."""
        return await self._request(method, path, query=query, body=body, token=await self.visitor(), text=text)

    async def _request(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        token: str | None,
        text: bool = False,
    ) -> Any:
        sent = {name: value for name, value in (query or {}).items() if value is not None}
        try:
            answer = await self._http.request(method, path, params=sent, json=body, headers=_bearer(token))
        except httpx.TransportError as error:
            raise self._unreachable(error) from None
        if answer.is_error:
            raise self._refusal(answer)
        if text:
            return answer.text
        return self._data(answer)

    async def lines(self, path: str, **query: Any) -> AsyncGenerator[Any, None]:
        """A stream of JSON lines as plain data; empty lines are heartbeats and come as None."""
        sent = {name: value for name, value in query.items() if value is not None}
        headers = _bearer(await self.visitor())
        try:
            async with self._http.stream("GET", path, params=sent, headers=headers, timeout=2 * PATIENCE) as answer:
                if answer.is_error:
                    await answer.aread()
                    raise self._refusal(answer)
                async for line in answer.aiter_lines():
                    yield json.loads(line) if line.strip() else None
        except httpx.TransportError as error:
            raise self._unreachable(error) from None

    def _data(self, answer: httpx.Response) -> Any:
        if not answer.content:
            return None
        try:
            return answer.json()
        except ValueError:
            raise ClientError("strange", f"{self.url} is no Top Secret server: its answers are not JSON") from None

    def _refusal(self, answer: httpx.Response) -> ClientError:
        try:
            said = answer.json()
            code, message = str(said["code"]), str(said["message"])
        except (ValueError, KeyError, TypeError):
            if answer.status_code in (502, 503, 504):
                return ClientError("unavailable", f"{self.url} is not available just now ({answer.status_code})")
            return ClientError(
                "strange",
                f"{self.url} answers {answer.status_code} to {answer.request.url.path}: is it a Top Secret server?",
            )
        wait = answer.headers.get("Retry-After", "")
        return ClientError(code, message, wait=float(wait) if wait.isdigit() else None)

    def _unreachable(self, error: Exception) -> ClientError:
        why = "it took too long" if isinstance(error, httpx.TimeoutException) else str(error).strip() or "no connection"
        return ClientError("unreachable", f"no answer from {self.url}: {why}")


def _bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def moves(move: Any) -> Any:
    """A move as it goes over the wire: a notation, a number, or several; an Action by its number."""
    number = getattr(move, "id", None)
    if number is not None:
        return int(number)
    if isinstance(move, Sequence) and not isinstance(move, str):
        return [moves(one) for one in move]
    return move
