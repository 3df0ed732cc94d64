"""How games end, and what comes after: resigning, agreeing, the record, replays, going on from a moment, a rematch."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

import topsecret
from topsecret.bots.characters import CHARACTERS

from .devices import Device, Violation
from .household import Household, Party, same_picture
from .players import GOOD, Player
from .process import Server

SHORT = {"players": 2, "finish": 20}
Story = Callable[[Household], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("rematch")
    with Server(f"sqlite:///{folder}/games.db", folder) as server:
        yield server
        assert server.faults == []


@pytest.fixture
def told(server: Server) -> Callable[[Story], None]:
    """Runs a story of a household at the server."""

    def run(story: Story) -> None:
        async def household() -> None:
            async with Household([server.url], seed=51, manners=GOOD) as house:
                await story(house)

        asyncio.run(household())

    return run


Told = Callable[[Story], None]


async def begun(party: Party) -> Party:
    await party.begin()
    for device in party.players:
        await device.until(lambda picture: picture.status == "playing" and picture.audience == picture.own_audience)
    return party


async def joined(house: Household, key: str, of: Device) -> Device:
    """The same person at another table."""
    device = Player(house, of.name, of.token, key)
    await device.open()
    return device


# --- the rematch


def test_the_same_people_play_again_in_the_same_seats_and_spectators_come_along(told: Told) -> None:
    async def story(house: Household) -> None:
        party = await house.table("kramer", {"players": 3, "finish": 20}, "ab.", spectators=1, title="Friday")
        async with party:
            await begun(party)
            early = await party.host.do({"do": "rematch"})
            assert (early["type"], early["code"]) == ("refused", "state")
            await party.play()
            a, b = party.players
            key = (await b.must({"do": "rematch"}))["data"]["table"]
            assert (await a.must({"do": "rematch"}))["data"]["table"] == key
            (watcher,) = party.spectators
            answer = await watcher.do({"do": "rematch"})
            assert (answer["type"], answer["code"]) == ("refused", "forbidden")
            for device in party.devices:
                await device.until(lambda picture: picture.state["rematch"] == key)
                assert [x["table"] for x in device.picture.items if x.get("what") == "rematch"] == [key]
        again = [await joined(house, key, device) for device in party.devices]
        state = again[0].picture.state
        assert (state["of"], state["title"], state["game"]) == (party.key, "Friday", "kramer")
        names = [seat["name"] for seat in state["seats"]]
        assert names == [seat["name"] for seat in party.host.picture.state["seats"]]
        assert names[:2] == ["a0", "b1"]
        assert names[2] in CHARACTERS
        assert [device.picture.mine for device in again] == [[0], [1], []]
        await again[0].must({"do": "ready", "ready": True})
        await again[1].must({"do": "start"})
        await asyncio.gather(*(device.play() for device in again[:2]))
        await asyncio.gather(*(same_picture(device) for device in again))
        await asyncio.gather(*(device.close() for device in again))

    told(story)


def test_bots_play_among_themselves_for_those_who_watch(told: Told) -> None:
    async def story(house: Household) -> None:
        token = await house.visitor("host")
        seats = [{"bot": "easy"}, {"bot": "normal"}, {"bot": "easy"}]
        body = {"game": "kramer", "options": {"players": 3, "finish": 20}, "seats": seats}
        key = (await house.ask("POST", "/api/tables", token, body))["key"]
        watchers = [Player(house, "host", token, key), Player(house, "w", await house.visitor("w"), key)]
        for watcher in watchers:
            await watcher.open()
        await watchers[0].must({"do": "start"})
        for watcher in watchers:
            await watcher.until(lambda picture: picture.status == "over")
            await same_picture(watcher)
            await watcher.close()

    told(story)


# --- other ends


def test_of_two_players_the_one_who_does_not_resign_wins(told: Told) -> None:
    async def story(house: Household) -> None:
        async with await house.table("kramer", SHORT) as party:
            a, b = (await begun(party)).players
            await a.must({"do": "resign", "seat": 0})
            await b.until(lambda picture: picture.status == "over")
            assert b.picture.state["result"] == {"winners": [1], "totals": None, "reason": "resigned"}
            await asyncio.gather(same_picture(a), same_picture(b))

    told(story)


def test_of_three_players_the_others_play_on_and_somebody_plays_for_the_one_who_resigned(told: Told) -> None:
    async def story(house: Household) -> None:
        options = {"players": 3, "finish": 20}
        async with await house.table("kramer", options, absent="bot") as party:
            a, b, c = (await begun(party)).players
            await a.must({"do": "resign", "seat": 0})
            refused = await a.do({"do": "play", "seat": 0, "move": 0})
            assert (refused["code"], refused["message"]) == ("state", "you have resigned")
            await asyncio.gather(b.play(), c.play())
            await a.until(lambda picture: picture.status == "over")
            assert a.picture.state["result"]["reason"] == "finish"
            assert a.picture.state["seats"][0]["resigned"]
            await party.same_pictures()

    told(story)


def test_a_game_ends_when_everybody_offers_it_and_an_offer_can_be_taken_back(told: Told) -> None:
    async def story(house: Household) -> None:
        async with await house.table("kramer", {"players": 3}, "ab.") as party:
            a, b = (await begun(party)).players
            await a.must({"do": "offer", "seat": 0, "yes": True})
            await b.until(lambda picture: picture.state["offers"] == [0])
            await a.must({"do": "offer", "seat": 0, "yes": False})
            await b.must({"do": "offer", "seat": 1, "yes": True})
            await a.until(lambda picture: picture.state["offers"] == [1])
            assert a.picture.status == "playing"
            await a.must({"do": "offer", "seat": 0, "yes": True})
            await b.until(lambda picture: picture.status == "over")
            assert b.picture.state["result"] == {"winners": [], "totals": None, "reason": "agreed"}

    told(story)


def test_a_table_whose_host_leaves_before_the_start_has_another_host_or_is_closed(told: Told) -> None:
    async def story(house: Household) -> None:
        async with await house.table("kramer", SHORT) as party:
            a, b = party.players
            await b.must({"do": "sit", "seat": 1, "name": "b1"})
            await a.must({"do": "leave"})
            await b.until(lambda picture: picture.state["you"]["host"])
            assert not a.picture.state["you"]["host"]
            await b.must({"do": "leave"})
            await a.until(lambda picture: picture.status == "over")
            assert a.picture.state["result"]["reason"] == "closed"

    told(story)


# --- the record and the seed


def test_the_record_is_for_everybody_who_could_see_the_table_and_only_when_it_is_over(told: Told) -> None:
    async def story(house: Household) -> None:
        stranger = await house.visitor("stranger")
        async with (
            await house.table("kramer", SHORT) as party,
            await house.table("kramer", SHORT, spectators_allowed=False) as closed,
        ):
            await begun(party)
            await begun(closed)
            early = await house.ask("GET", f"/api/tables/{party.key}/record", party.host.token)
            assert (early["status"], early["code"]) == (409, "state")
            hashes = [p.host.picture.state["fair"]["hash"] for p in (party, closed)]
            await asyncio.gather(party.play(), closed.play())
            for token in (party.host.token, stranger, None):
                text = await house.ask("GET", f"/api/tables/{party.key}/record", token)
                assert topsecret.load(text).over
            assert f'[Seed "{party.host.picture.state["fair"]["seed"]}"]' in text
            seed = bytes.fromhex(party.host.picture.state["fair"]["seed"])
            assert hashlib.sha256(seed).hexdigest() == hashes[0]
            for token in (stranger, None):
                refused = await house.ask("GET", f"/api/tables/{closed.key}/record", token)
                assert refused["status"] == 403
            assert topsecret.load(await house.ask("GET", f"/api/tables/{closed.key}/record", closed.host.token)).over

    told(story)


# --- replays


async def replay(house: Household, key: str, token: str | None, **query: Any) -> Any:
    """All moments of a game."""
    frames: list[Any] = []
    while True:
        words = "&".join(f"{name}={value}" for name, value in {**query, "from": len(frames), "count": 50}.items())
        part = await house.ask("GET", f"/api/tables/{key}/replay?{words}", token)
        if "frames" not in part:
            return part
        frames += part["frames"]
        if len(frames) > part["moments"]:
            return frames


def test_a_replay_tells_a_seat_what_it_was_told_and_ends_with_what_it_sees(told: Told) -> None:
    async def story(house: Household) -> None:
        options = {"players": 3, "cards": True, "dossier": True, "finish": 36}
        async with await house.table("kramer", options, spectators=1) as party:
            await begun(party)
            await party.play_some(30)
            await party.same_pictures()
            refused = await replay(house, party.key, party.host.token, seat=1)
            assert refused["status"] == 403
            refused = await replay(house, party.key, party.host.token, open="true")
            assert refused["status"] == 409
            await asyncio.gather(*(same_replay(house, device) for device in party.devices))
            await party.play()
            await asyncio.gather(*(same_replay(house, device) for device in party.devices))
            # When it is over, everybody may look with anybody's eyes, and with everything open.
            watcher = party.spectators[0]
            seen = await replay(house, party.key, watcher.token, seat=1)
            assert seen == await replay(house, party.key, party.players[1].token, seat=1)
            opened = await replay(house, party.key, watcher.token, open="true")
            hands = [seat for seat in opened[0]["seats"][1]["seats"] if "hand" in seat]
            assert [seat["seat"] for seat in hands] == [1]

    async def same_replay(house: Household, device: Device) -> None:
        seat = {"seat": device.picture.audience} if device.picture.mine else {}
        frames = await replay(house, device.table, device.token, **seat)
        events = [event for frame in frames for event in frame["events"]]
        assert events == [item["event"] for item in device.picture.items if item["kind"] == "game"]
        assert frames[-1]["view"] == device.picture.view
        assert [frame["moment"] for frame in frames] == list(range(len(frames)))

    told(story)


def test_from_any_moment_one_goes_on_against_bots(told: Told) -> None:
    async def story(house: Household) -> None:
        async with await house.table("kramer", {"players": 3, "cards": True, "finish": 60, "round_limit": 6}) as party:
            await begun(party)
            await party.play_some(25)
            token = party.host.token
            path = f"/api/tables/{party.key}/continue"
            refused = await house.ask("POST", path, token, {"moment": 3, "seat": 1})
            assert refused["status"] == 403
            body = {"moment": 10, "seat": 0, "level": "easy"}
            during = (await house.ask("POST", path, token, body))["key"]
            await party.play()
            stranger = await house.visitor("stranger")
            after = (await house.ask("POST", path, stranger, {**body, "seat": 2}))["key"]
            late = await house.ask("POST", path, token, {"moment": 10_000, "seat": 0})
            assert (late["status"], late["code"]) == (400, "bad")
            frames = await replay(house, party.key, token, seat=2)
            for key, who, seat in ((during, token, 0), (after, stranger, 2)):
                device = Player(house, "again", who, key)
                await device.open()
                assert device.picture.state["of"] == party.key
                places = device.picture.state["seats"]
                bots = {place["name"] for place in places if place["kind"] == "bot"}
                assert len(bots) == 2
                assert bots < set(CHARACTERS)
                if key == after:
                    first = (await replay(house, key, who, seat=seat))[0]["view"]
                    same = [name for name in first if name not in ("names",)]
                    assert {name: first[name] for name in same} == {name: frames[10]["view"][name] for name in same}
                await device.play()
                await same_picture(device)
                await device.close()

    told(story)


# --- links to a seat


def test_a_seat_is_taken_over_from_another_device_and_the_first_one_sees_no_secret_any_more(told: Told) -> None:
    async def story(house: Household) -> None:
        options = {"players": 2, "cards": True, "finish": 20}
        async with await house.table("kramer", options) as party:
            a, b = (await begun(party)).players
            secret = (await a.must({"do": "link", "seat": 0}))["data"]["secret"]
            phone = Player(house, "phone", await house.visitor("phone"), party.key)
            await phone.open()
            wrong = await phone.do({"do": "claim", "secret": "nonsense"})
            assert (wrong["type"], wrong["code"]) == ("refused", "forbidden")
            await phone.must({"do": "claim", "secret": secret})
            await phone.until(lambda picture: picture.audience == 0)
            assert "hand" in phone.picture.view["seats"][0]
            used = await b.do({"do": "claim", "secret": secret})
            assert (used["type"], used["code"]) == ("refused", "forbidden")
            await a.until(lambda picture: picture.audience != 0)
            assert "hand" not in a.picture.view["seats"][0]
            refused = await a.do({"do": "play", "seat": 0, "move": 0})
            assert (refused["type"], refused["code"]) == ("refused", "forbidden")
            await asyncio.gather(phone.play(), b.play())
            for device in (phone, a, b):
                await device.until(lambda picture: picture.status == "over")
                await same_picture(device)
            await phone.close()

    told(story)


def test_strangers_do_not_see_a_table_without_spectators(told: Told) -> None:
    async def story(house: Household) -> None:
        async with await house.table("kramer", SHORT, spectators_allowed=False) as party:
            await begun(party)
            stranger = Player(house, "stranger", await house.visitor("stranger"), party.key)
            with pytest.raises(Violation, match="no spectators"):
                await stranger.open()
            await stranger.close()
            refused = await house.ask("GET", f"/api/tables/{party.key}", stranger.token)
            assert refused["status"] == 403

    told(story)
