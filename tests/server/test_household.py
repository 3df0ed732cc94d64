"""Whole games of every kind through real sockets, by players who lose connections, repeat themselves and come too late."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .devices import Frame, Violation
from .household import Household, check_log, same_picture, steadily
from .players import GOOD, Player
from .postgres import Postgres
from .process import Server

SEATS = {
    2: ("ab", "a.", "aa"),
    3: ("abc", "ab.", "aab", "a.b"),
    4: ("abcd", "ab.c", "abab", "a.bb"),
    5: ("abcde", "ab.cd", "abcab"),
    6: ("abcdef", "a.bc.d", "aabbcc"),
    7: ("abcdefg", "ab.cd.e", "abcabca"),
}
"""Who sits where, by the number of players: a letter for each device, a dot for a bot."""


def games() -> list[tuple[str, dict[str, Any], str]]:
    """Every game and variant with every number of players, the seats taken in every way in turn."""
    ways = {players: itertools.cycle(seats) for players, seats in SEATS.items()}
    found: list[tuple[str, dict[str, Any], str]] = []
    for players, cards, dossier in itertools.product(range(2, 8), (False, True), (False, True)):
        options = {"players": players, "cards": cards, "dossier": dossier, "finish": 20}
        found.append(("kramer", options, next(ways[players])))
    kinds = itertools.product((2, 3, 4), ("french", "english"), ("simultaneous", "round_robin"), ("world", "europe"))
    for players, edition, placement, board in kinds:
        options = {"players": players, "edition": edition, "placement": placement, "board": board, "round_limit": 2}
        found.append(("randolph", options, next(ways[players])))
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of its own; PostgreSQL itself runs already."""
    if request.param == "sqlite":
        with Server(f"sqlite:///{tmp_path}/games.db", tmp_path) as server:
            yield server
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with Server(postgres.fresh(), tmp_path) as server:
            yield server
    assert server.faults == []


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/games.db", folder) as server:
        yield server


def test_every_device_ends_with_the_picture_the_server_has_for_it_whatever_happened(server: Server) -> None:
    async def household() -> None:
        async with Household([server.url], seed=3) as house:

            async def one(kind: tuple[int, tuple[str, dict[str, Any], str]]) -> None:
                number, (game, options, seats) = kind
                party = await house.game(game, options, seats, spectators=number % 3 == 0)
                check_log(server.database, party)

            await steadily(list(enumerate(games())), 12, one)

    asyncio.run(household())


def test_pictures_agree_whenever_the_table_is_quiet(server: Server) -> None:
    kinds = [
        ("kramer", {"players": 3, "cards": True, "dossier": True, "finish": 20}, "ab."),
        ("kramer", {"players": 5, "cards": True, "finish": 30}, "abcab"),
        ("randolph", {"players": 3, "round_limit": 4}, "abc"),
        ("randolph", {"players": 4, "edition": "english", "round_limit": 2}, "aabc"),
    ]

    async def household() -> None:
        async with Household([server.url], seed=4) as house:
            parties = [await house.table(*kind, spectators=1) for kind in kinds]
            moments = 0

            async def inspect() -> None:
                nonlocal moments
                while True:
                    await asyncio.sleep(0.1)
                    house.hold()
                    await asyncio.gather(*(party.same_pictures() for party in parties))
                    moments += 1
                    house.go_on()

            async with contextlib.AsyncExitStack() as stack:
                for party in parties:
                    await stack.enter_async_context(party)
                    await party.begin()
                inspector = asyncio.create_task(inspect())
                playing = asyncio.gather(*(party.play() for party in parties))
                await asyncio.wait((inspector, playing), return_when=asyncio.FIRST_COMPLETED)
                await (playing if playing.done() else inspector)
                inspector.cancel()
                for party in parties:
                    await party.check()
            assert moments >= 1

    asyncio.run(household())


class Deaf(Player):
    """Misses one frame."""

    missed = False

    def hear(self, frame: Frame) -> None:
        started = frame["type"] == "table" and self.picture.status == "playing" and "view" in frame
        if started and not frame["actions"] and not self.missed:
            self.missed = True
        else:
            super().hear(frame)


class Blind(Player):
    """Keeps the first view it gets."""

    def hear(self, frame: Frame) -> None:
        if frame["type"] == "table" and self.picture.view is not None:
            frame = {name: value for name, value in frame.items() if name not in ("view", "actions", "ways", "undo")}
        super().hear(frame)


def test_a_device_that_misses_a_frame_is_found_out(one_server: Server) -> None:
    with pytest.raises(ExceptionGroup) as found:
        asyncio.run(_with(one_server, Deaf))
    assert found.group_contains(Violation, match="items are known, the frame goes|before the frame that shows it")


def test_a_device_that_shows_an_old_view_is_found_out(one_server: Server) -> None:
    with pytest.raises(Violation, match=r"differs in \['view'"):
        asyncio.run(_with(one_server, Blind, picture=True))


async def _with(one_server: Server, kind: type[Player], *, picture: bool = False) -> None:
    """A game in which one device is not what it should be."""
    async with Household([one_server.url], seed=5, manners=GOOD) as house:
        party = await house.table("kramer", {"players": 2, "finish": 20}, "ab")
        other = party.players[1]
        party.players[1] = kind(house, other.name, other.token, other.table)
        async with party:
            await party.begin()
            if picture:
                await party.host.until(lambda _: party.host.asked() is not None)
                await party.host.must({"do": "play", "seat": 0, "move": party.host.picture.actions[0]})
                await same_picture(party.players[1], tries=10)
            else:
                await party.play()


def test_a_move_that_is_not_in_the_record_is_found_out(one_server: Server) -> None:
    async def household() -> None:
        async with Household([one_server.url], seed=6, manners=GOOD) as house:
            party = await house.game("kramer", {"players": 2, "finish": 20}, "ab")
            frame, answer = party.host.done[-1]
            forged = {**frame, "id": "forged"}
            party.host.done.append((forged, answer))
            with pytest.raises(Violation, match="the record says"):
                await party.check_record()
            with pytest.raises(Violation, match="acknowledged, but is not in the log"):
                check_log(one_server.database, party)

    asyncio.run(household())
