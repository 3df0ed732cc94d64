"""Players who are silent, away or gone for days: somebody plays for them, they come back, and no table waits for ever.

Clocks run in real time here, so the stories of `test_absent_players` happen all at once, at one server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from topsecret.server import schema
from topsecret.server.store_engine import address, writer_engine

from .devices import Device
from .household import Household, Party, lines, same_picture
from .players import GOOD
from .process import Server

HOUR, DAY = 3_600_000, 86_400_000
Story = Callable[[Household, Server], Awaitable[None]]
STORIES: dict[str, Story] = {}


def story(tell: Story) -> Story:
    STORIES[tell.__name__] = tell
    return tell


async def begun(house: Household, seats: str = "ab", **settings: Any) -> Party:
    """A game that has begun, everybody there."""
    party = await house.table("kramer", {"players": len(seats)}, seats, **settings)
    await asyncio.gather(*(device.open() for device in party.players))
    await party.begin()
    for device in party.players:
        await device.until(lambda picture: picture.status == "playing" and picture.audience == picture.own_audience)
    return party


def asked(party: Party) -> Device:
    """The one who is to move."""
    return next(device for device in party.players if device.asked() is not None)


def told(device: Device, what: str) -> list[dict[str, Any]]:
    """What the device was told of that kind."""
    return [item for item in device.picture.items if item["kind"] == "table" and item["what"] == what]


async def hears(device: Device, what: str, times: int = 1, patience: float = 60.0) -> dict[str, Any]:
    await device.until(lambda _: len(told(device, what)) >= times, patience)
    return told(device, what)[times - 1]


async def move(device: Device) -> None:
    await device.until(lambda _: device.asked() is not None)
    await device.must({"do": "play", "seat": device.asked(), "move": device.picture.actions[0], "at": device.picture.n})


async def round_trip(party: Party, device: Device) -> None:
    """Everybody plays until that device is asked once more and has moved."""
    others = [asyncio.create_task(each.play()) for each in party.players if each is not device]
    try:
        await move(device)
    finally:
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)


async def leave(party: Party) -> None:
    await asyncio.gather(*(device.close() for device in party.devices))


# --- the clock


@story
async def a_silent_player_has_the_default_action_played_once_and_keeps_his_seat(
    house: Household, server: Server
) -> None:
    party = await begun(house, clock={"move": 5})
    silent = asked(party)
    seat = silent.picture.audience
    other = next(device for device in party.players if device is not silent)
    timeout = await hears(other, "timeout")
    assert timeout["seat"] == seat
    assert told(silent, "standin") == []
    played = [entry for line in lines(server.database, party.key) for entry in line.entries if hasattr(entry, "lines")]
    assert [getattr(entry, "by", None) for entry in played if getattr(entry, "seat", None) == seat] == ["timeout"]
    await round_trip(party, silent)
    await same_picture(silent)
    await leave(party)


@story
async def a_player_who_is_away_when_his_time_runs_out_is_stood_in_for_until_he_is_back(
    house: Household, server: Server
) -> None:
    party = await begun(house, clock={"move": 5}, absent="bot")
    away = asked(party)
    other = next(device for device in party.players if device is not away)
    await away.close()
    standin = await hears(other, "standin")
    assert standin == {**standin, "seat": party.players.index(away), "why": "time"}
    assert other.picture.state["seats"][standin["seat"]]["standin"]
    # From now on the bot answers at once: the other one plays three times, and nobody waits for a clock.
    late = len(told(other, "timeout"))
    for _ in range(3):
        await move(other)
    assert len(told(other, "timeout")) == late
    await away.open()
    await hears(other, "back")
    await round_trip(party, away)
    await leave(party)


@story
async def the_time_of_a_question_is_shown_to_everybody(house: Household, server: Server) -> None:
    party = await begun(house, clock={"move": 3600, "game": 7200})
    seat = asked(party).picture.audience
    for device in party.players:
        frame = await house.ask("GET", f"/api/tables/{party.key}", device.token)
        assert list(frame["clock"]["deadlines"]) == [str(seat)]
        assert 3_500_000 < frame["clock"]["deadlines"][str(seat)] - frame["now"] <= 3_601_000  # the die is shown first
        assert all(7_100_000 < left <= 7_200_000 for left in frame["clock"]["left"])
    await leave(party)


# --- the grace


@story
async def a_player_who_is_gone_longer_than_the_grace_is_stood_in_for(house: Household, server: Server) -> None:
    party = await begun(house, clock={"grace": 10})
    gone = asked(party)
    other = next(device for device in party.players if device is not gone)
    await gone.close()
    began = asyncio.get_running_loop().time()
    standin = await hears(other, "standin")
    assert standin["why"] == "gone"
    assert asyncio.get_running_loop().time() - began > 9
    await move(other)
    await gone.open()
    await hears(other, "back")
    await round_trip(party, gone)
    await leave(party)


@story
async def a_player_who_is_there_is_never_stood_in_for_until_he_goes(house: Household, server: Server) -> None:
    party = await begun(house, clock={"grace": 10})
    thinking = asked(party)
    other = next(device for device in party.players if device is not thinking)
    for _ in range(12):  # longer than the grace, but there
        await asyncio.sleep(1)
        assert told(other, "standin") == []
    await thinking.close()
    await hears(other, "standin", patience=30)
    await leave(party)


@story
async def a_short_absence_within_the_grace_changes_nothing(house: Household, server: Server) -> None:
    party = await begun(house, clock={"grace": 10})
    restless = asked(party)
    other = next(device for device in party.players if device is not restless)
    for _ in range(4):
        await restless.close()
        await asyncio.sleep(4)
        await restless.open()
    assert told(other, "standin") == []
    await round_trip(party, restless)
    await leave(party)


# --- leaving


@story
async def one_who_leaves_is_played_for_at_once_and_can_come_back(house: Household, server: Server) -> None:
    party = await begun(house, "abc", absent="bot")
    leaver = asked(party)
    await leaver.must({"do": "leave"})
    others = [device for device in party.players if device is not leaver]
    left = await hears(others[0], "left")
    assert left["seat"] == leaver.picture.audience
    await others[0].until(lambda _: leaver.picture.audience not in others[0].picture.view["to_move"])
    await leaver.must({"do": "back", "seat": left["seat"]})
    await hears(others[0], "back")
    await round_trip(party, leaver)
    await leave(party)


@story
async def a_game_everybody_left_is_played_to_its_end_by_those_who_stand_in(house: Household, server: Server) -> None:
    party = await begun(house, absent="bot")
    for device in party.players:
        await device.must({"do": "leave"})
    await party.host.until(lambda picture: picture.status == "over")
    assert party.host.picture.state["result"]["reason"] == "finish"
    await leave(party)


@story
async def who_is_there_is_told_to_everybody(house: Household, server: Server) -> None:
    party = await begun(house)
    a, b = party.players
    await a.until(lambda _: a.present == [True, True])
    await b.close()
    await a.until(lambda _: a.present == [True, False])
    await b.open()
    await a.until(lambda _: a.present == [True, True])
    await leave(party)


def test_absent_players(tmp_path: Path, subtests: pytest.Subtests) -> None:
    async def all_at_once(server: Server) -> list[BaseException | None]:
        async with Household([server.url], seed=21, manners=GOOD) as house:
            told = [asyncio.wait_for(tell(house, server), 100) for tell in STORIES.values()]
            return await asyncio.gather(*told, return_exceptions=True)

    with Server(f"sqlite:///{tmp_path}/games.db", tmp_path) as server:
        ends = asyncio.run(all_at_once(server))
        for name, end in zip(STORIES, ends, strict=True):
            with subtests.test(name.replace("_", " ")):
                if end is not None:
                    raise end
        assert server.faults == []


# --- days


def age(database: str, key: str, by: int) -> None:
    """Everything that happened at a table happened that many milliseconds earlier."""
    engine = writer_engine(address(database))
    tables, events = schema.tables.c, schema.events.c
    with engine.connect() as connection, connection.begin():
        id = connection.scalar(sa.select(tables.id).where(tables.key == key))
        connection.execute(schema.events.update().where(events.table_id == id).values(at=events.at - by))
        connection.execute(schema.tables.update().where(tables.id == id).values(due_at=tables.due_at - by))
        connection.execute(schema.presence.delete())
    engine.dispose()


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """Tables that were left alone: what the first player sees after some days in which no server ran."""
    folder: Path = tmp_path_factory.mktemp("days")
    wanted: dict[str, tuple[int, dict[str, Any]]] = {
        "two days": (2 * DAY, {"clock": {"move": 3 * DAY // 1000}}),
        "four days": (4 * DAY, {"clock": {"move": 3 * DAY // 1000}}),
        "a long game": (61_000, {"clock": {"game": 60}}),
        "a fortnight": (15 * DAY, {}),
        "nearly a fortnight": (13 * DAY, {}),
        "a slow clock": (15 * DAY, {"clock": {"move": 10 * DAY // 1000}}),
        "a lobby": (25 * HOUR, {}),
        "a failure": (60_000, {"clock": {"grace": 10}}),
    }

    async def before(server: Server) -> dict[str, Party]:
        async with Household([server.url], seed=22, manners=GOOD) as house:
            parties = {}
            for name, (_, settings) in wanted.items():
                lobby = name == "a lobby"
                parties[name] = await (
                    house.table("kramer", {"players": 2}, "ab") if lobby else begun(house, **settings)
                )
                await leave(parties[name])
            return parties

    async def after(server: Server, parties: dict[str, Party]) -> dict[str, Any]:
        quiet = ("two days", "nearly a fortnight", "a failure")
        async with Household([server.url], seed=23, manners=GOOD) as house:
            while True:
                await asyncio.sleep(0.5)
                seen = {
                    name: await house.ask("GET", f"/api/tables/{party.key}", party.host.token)
                    for name, party in parties.items()
                }
                whats = {name: [item.get("what") for item in frame["items"]] for name, frame in seen.items()}
                if all({"timeout", "ended"} & set(whats[name]) for name in seen if name not in quiet):
                    await asyncio.sleep(1.5)  # whatever would happen to the quiet ones has happened by now
                    return {
                        name: await house.ask("GET", f"/api/tables/{party.key}", party.host.token)
                        for name, party in parties.items()
                    }

    with Server(f"sqlite:///{folder}/games.db", folder) as server:
        parties = asyncio.run(before(server))
        server.kill()
        for name, party in parties.items():
            age(server.database, party.key, wanted[name][0])
        server.start()
        yield asyncio.run(asyncio.wait_for(after(server, parties), 60))
        assert server.faults == []


def whats(frame: dict[str, Any]) -> list[str]:
    return [item["what"] for item in frame["items"] if item["kind"] == "table"]


def test_a_player_by_correspondence_has_his_days(later: dict[str, Any]) -> None:
    frame = later["two days"]
    assert "timeout" not in whats(frame)
    (deadline,) = frame["clock"]["deadlines"].values()
    assert DAY - HOUR < deadline - frame["now"] <= DAY


def test_when_the_days_are_over_he_is_played_for(later: dict[str, Any]) -> None:
    frame = later["four days"]
    assert whats(frame).count("timeout") == 1
    assert whats(frame).count("standin") == 1
    assert frame["state"]["status"] == "playing"


def test_when_the_time_for_the_game_is_used_up_he_is_played_for(later: dict[str, Any]) -> None:
    assert "timeout" in whats(later["a long game"])


def test_a_game_in_which_nothing_happens_for_a_fortnight_is_abandoned(later: dict[str, Any]) -> None:
    assert later["a fortnight"]["state"]["result"] == {"winners": [], "totals": None, "reason": "abandoned"}
    assert later["nearly a fortnight"]["state"]["status"] == "playing"


def test_a_slow_clock_runs_out_before_the_game_is_abandoned(later: dict[str, Any]) -> None:
    assert "timeout" in whats(later["a slow clock"])
    assert later["a slow clock"]["state"]["status"] == "playing"


def test_nobody_counts_as_gone_because_no_server_ran(later: dict[str, Any]) -> None:
    assert "standin" not in whats(later["a failure"])


def test_a_table_that_never_began_is_closed_after_a_day(later: dict[str, Any]) -> None:
    assert later["a lobby"]["state"]["result"]["reason"] == "closed"
