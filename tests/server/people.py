"""People who ask a server over HTTP."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import httpx

from .leaks import Caller, visitor
from .process import Server


class People:
    """New visitors, who hang up in the end."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.stack = AsyncExitStack()
        self.nobody: Caller

    async def __aenter__(self) -> People:
        self.nobody = await self.stack.enter_async_context(Caller(self.server.url))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()

    async def person(self, name: str) -> Caller:
        return await self.stack.enter_async_context(await visitor(self.server.url, name))

    async def bot(self, name: str) -> Caller:
        token = (await self.nobody.post("/api/bot/accounts", {"name": name}))["token"]
        return await self.stack.enter_async_context(Caller(self.server.url, token))

    async def table(self, game: str = "kramer", seats: int = 2, **more: Any) -> tuple[str, list[Caller]]:
        """A game under way; its key and its players."""
        players = [await self.person(f"P{seat}") for seat in range(seats)]
        body = {"game": game, "options": {"players": seats}, "seats": [{"name": "P0"}], **more}
        key = (await players[0].post("/api/tables", body))["key"]
        for seat, player in enumerate(players[1:], 1):
            await player.do(key, do="sit", seat=seat, name=f"P{seat}")
            await player.do(key, do="ready", ready=True)
        assert (await players[0].do(key, do="start"))["n"] > 0
        return key, players

    async def finished(self, **more: Any) -> tuple[str, list[Caller]]:
        key, players = await self.table(**more)
        picture = await players[0].get(f"/api/tables/{key}")
        seat = picture["view"]["to_move"][0]
        move = (await players[seat].get(f"/api/tables/{key}"))["actions"][0]
        await players[seat].do(key, do="play", seat=seat, move=move)
        await players[1].do(key, do="resign", seat=1)
        return key, players


def refused(answer: httpx.Response, status: int, code: str, words: str) -> None:
    """The answer refuses, with that status and code, and says why."""
    told = answer.json()
    assert (answer.status_code, told["code"]) == (status, code), told
    assert words in told["message"]
    assert told.keys() == {"code", "message"}
