"""One device goes from hand to hand: it shows one player's secrets at a time, and acts for that player only."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from topsecret.server.streams import HANDOVER

from .devices import Device, Violation
from .household import Household, Party, same_picture
from .players import GOOD, Player
from .process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("passing")
    with Server(f"sqlite:///{folder}/games.db", folder) as server:
        yield server
        assert server.faults == []


def passing(server: Server, story: Callable[[Party, Device], Awaitable[None]], seats: str = "aab") -> None:
    """A game of cards at which the first device has several seats."""

    async def household() -> None:
        async with Household([server.url], seed=41, manners=GOOD) as house:
            party = await house.table("kramer", {"players": len(seats), "cards": True}, seats, spectators=1)
            async with party:
                await party.begin()
                await party.host.until(lambda picture: picture.status == "playing")
                await story(party, party.host)

    asyncio.run(household())


async def show(device: Device, seat: int) -> None:
    await device.look(seat)
    await device.until(lambda picture: picture.audience == seat and not device.looking)


def secrets(device: Device) -> set[int]:
    """The seats whose cards the device sees."""
    assert device.picture.view is not None
    return {seat["seat"] for seat in device.picture.view["seats"] if "hand" in seat}


def test_a_device_with_several_seats_shows_no_secret_until_it_is_told_whose(server: Server) -> None:
    async def story(party: Party, device: Device) -> None:
        assert device.picture.audience == HANDOVER
        assert secrets(device) == set()
        assert device.picture.actions == []
        dealt = [item["event"] for item in device.picture.items if item["kind"] == "game"]
        assert not any("card" in event or "agent" in event for event in dealt)

    passing(server, story)


def test_it_shows_the_secrets_of_one_seat_and_then_only_those_of_another(server: Server) -> None:
    async def story(party: Party, device: Device) -> None:
        heard = []
        hear = device.hear
        device.hear = lambda frame: (heard.append(frame), hear(frame))[1]
        await show(device, 0)
        assert secrets(device) == {0}
        await show(device, 1)
        assert secrets(device) == {1}
        heard.clear()
        await party.players[1].must({"do": "say", "room": "players", "text": "whose turn is it?"})
        await device.until(lambda picture: picture.items[-1]["kind"] == "chat")
        assert {frame["audience"] for frame in heard if frame["type"] == "table"} == {1}
        for frame in heard:
            for item in frame.get("items", ()):
                assert "card" not in item.get("event", {}) or item["event"]["seat"] == 1
        await same_picture(device)

    passing(server, story)


def test_it_acts_for_the_seat_that_it_shows_and_for_no_other(server: Server) -> None:
    async def story(party: Party, device: Device) -> None:
        assert device.picture.view is not None
        (mover,) = device.picture.view["to_move"]
        assert mover == 0
        await show(device, 1)
        for command in (
            {"do": "play", "seat": 0, "move": 0},
            {"do": "undo", "seat": 0},
            {"do": "note", "seat": 0, "about": "red", "text": "me"},
        ):
            answer = await device.do(command)
            assert (answer["type"], answer["code"]) == ("refused", "state")
            assert "does not show seat 0" in answer["message"]
        await show(device, 0)
        await device.must({"do": "play", "seat": 0, "move": device.picture.actions[0]})

    passing(server, story)


def test_nobody_looks_with_the_eyes_of_a_seat_that_is_not_his(server: Server) -> None:
    async def story(party: Party, device: Device) -> None:
        for other in (party.players[1], party.spectators[0]):
            await other.look(0)
            with pytest.raises(Violation, match="seat 0 is not yours"):
                await other.until(lambda picture: picture.audience == 0)

    passing(server, story)


def test_two_devices_of_one_visitor_show_different_seats(server: Server) -> None:
    async def story(party: Party, device: Device) -> None:
        tablet = Player(party.house, "tablet", device.token, party.key)
        await tablet.open()
        await show(device, 0)
        await show(tablet, 1)
        assert (secrets(device), secrets(tablet)) == ({0}, {1})
        await device.must({"do": "play", "seat": 0, "move": device.picture.actions[0]})
        await asyncio.gather(same_picture(device), same_picture(tablet))
        assert (secrets(device), secrets(tablet)) == ({0}, {1})
        await tablet.close()

    passing(server, story)


def test_a_device_that_was_cut_off_resumes_with_the_same_eyes(server: Server) -> None:
    async def story(party: Party, device: Device) -> None:
        await show(device, 1)
        before = device.connections
        await device.drop(rudely=True)
        await device.until(lambda _: device.connections > before and not device.looking)
        assert device.picture.audience == 1
        assert secrets(device) == {1}
        await same_picture(device)

    passing(server, story)


def test_one_device_can_play_a_whole_game_by_itself(server: Server) -> None:
    async def household() -> None:
        async with Household([server.url], seed=42) as house:
            await house.game("randolph", {"players": 3, "round_limit": 2}, "aaa")
            await house.game("kramer", {"players": 4, "dossier": True, "finish": 20}, "aaaa")

    asyncio.run(household())
