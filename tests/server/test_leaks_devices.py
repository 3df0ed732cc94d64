"""A device is told what its seat may know and no longer than it has that seat."""

from __future__ import annotations

import json
from typing import Any

from topsecret.server.live import Live
from topsecret.server.streams import HANDOVER, SPECTATOR

from .glass import in_glass
from .leaks import Caller, all_of, leaked
from .twins import GlassHouse


async def seated(house: GlassHouse, options: dict[str, Any], **settings: Any) -> tuple[list[Caller], str]:
    """People at a table of their own, everybody ready but the host; and the table's key."""
    people = [(await house.person(f"Player {seat}"))[0] for seat in range(int(options["players"]))]
    body = {"game": "kramer", "options": options, "seats": [{"name": "Player 0"}], **settings}
    key = (await people[0].post("/api/tables", body))["key"]
    for seat, person in enumerate(people[1:], 1):
        await person.do(key, do="sit", seat=seat, name=f"Player {seat}")
        await person.do(key, do="ready", ready=True)
    return people, key


def secrets_of(live: Live, seat: int) -> list[bytes]:
    """What only the seat's own view holds."""
    view = live.table.playing.view(seat, log=False)
    mine = view["seats"][seat]
    return [
        json.dumps({"identities": mine["identities"]}, separators=(",", ":")).encode()[1:-1],
        b'"seat":%d,"names"' % seat,
    ]


@in_glass
async def test_who_was_asked_to_stand_up_is_not_told_the_secrets_of_his_seat_any_more(house: GlassHouse) -> None:
    people, key = await seated(house, {"players": 2})
    host, guest = people
    heir, _ = await house.person("Heir")
    async with all_of(host, guest, heir):
        old = await guest.phone()
        assert (await old.watch(key, 1))["audience"] == 1
        await host.do(key, do="stand", seat=1)
        await heir.do(key, do="sit", seat=1, name="Heir")
        await heir.do(key, do="ready", ready=True)
        new = await heir.phone()
        await new.watch(key)
        assert (await host.do(key, do="start")).get("n")
        await old.settled()
        await new.settled()
        live = await house.services.hall.find(key)
        for secret in secrets_of(live, 1):
            assert leaked([secret], b"".join(new.frames)) == [secret]
            assert leaked([secret], b"".join(old.frames)) == []
        assert old.told()[-1]["audience"] == SPECTATOR


@in_glass
async def test_a_device_whose_seat_was_taken_over_is_not_told_its_secrets_any_more(house: GlassHouse) -> None:
    people, key = await seated(house, {"players": 2})
    other, _ = await house.person("Other device")
    async with all_of(*people, other):
        host, guest = people
        await host.do(key, do="start")
        old = await guest.phone()
        await old.watch(key)
        secret = (await guest.do(key, do="link", seat=1))["data"]["secret"]
        await other.do(key, do="claim", secret=secret)
        await old.settled()
        assert old.told()[-1]["audience"] == SPECTATOR
        since = len(old.frames)
        assert (await other.do(key, do="note", seat=1, about="KANARIENVOGEL", text="KANARIENVOGEL")).get("n")
        assert (await guest.do(key, do="note", seat=1, about="x", text="y"))["code"] == "forbidden"
        live = await house.services.hall.find(key)
        seat = live.table.pending()[0]
        await (host, other)[seat].do(key, do="play", seat=seat, move=live.table.playing.legal(seat)[0])
        await old.settled()
        heard = b"".join(old.frames[since:])
        assert b'"view"' in heard
        assert leaked(["KANARIENVOGEL", *secrets_of(live, 1)], heard) == []
        assert secret.encode() not in old.frames[0] + heard


@in_glass
async def test_who_waited_in_the_lobby_of_a_table_without_spectators_does_not_see_the_game(house: GlassHouse) -> None:
    people, key = await seated(house, {"players": 2}, spectators=False)
    stranger, _ = await house.person("Stranger")
    async with all_of(*people, stranger):
        phone = await stranger.phone()
        assert (await phone.watch(key))["state"]["status"] == "open"
        await phone.settled()
        since = len(phone.frames)
        await people[0].do(key, do="start")
        await phone.settled()
        assert [json.loads(frame)["type"] for frame in phone.frames[since:]] == ["error", "pong"]
        assert phone.told("error")[0]["code"] == "forbidden"
        for path in ("", "/log", "/replay", "/actions", "/qr", "/record", "/reveal"):
            answer = await stranger.ask("GET", f"/api/tables/{key}{path}")
            assert answer.status_code == 403, path


@in_glass
async def test_a_device_that_looked_on_before_its_player_sat_down_does_not_hear_the_spectators(
    house: GlassHouse,
) -> None:
    people, key = await seated(house, {"players": 2})
    watcher, _ = await house.person("Watcher")
    host, guest = people
    async with all_of(*people, watcher):
        await guest.do(key, do="stand", seat=1)
        phone = await guest.phone()
        assert (await phone.watch(key))["audience"] == SPECTATOR
        await guest.do(key, do="sit", seat=1, name="Guest")
        await guest.do(key, do="ready", ready=True)
        await host.do(key, do="start")
        assert (await watcher.do(key, do="say", room="spectators", text="KANARIENVOGEL", name="W")).get("n")
        await phone.settled()
        assert phone.told()[-1]["audience"] == 1
        assert leaked(["KANARIENVOGEL"], b"".join(phone.frames)) == []


@in_glass
async def test_an_id_used_before_tells_nothing_of_another_seats_number(house: GlassHouse) -> None:
    people, key = await seated(house, {"players": 3, "dossier": True})
    async with all_of(*people):
        await people[0].do(key, do="start")
        phone = await people[0].phone()
        await phone.watch(key)
        await phone.do(key, {"do": "say", "room": "players", "text": "hello"}, id="again")
        live = await house.services.hall.find(key)
        numbers = [live.table.streams.n(seat) for seat in range(3)]
        live.table.streams.tell({"kind": "table", "what": "secret"}, (1,))
        blind = await people[0].phone()
        for command in ({"do": "play", "seat": 1, "move": 0}, {"do": "undo", "seat": 1}, {"do": "resign", "seat": 2}):
            for each in (phone, blind):
                assert (await each.do(key, command, id="again"))["n"] == numbers[0]
            answer = await people[0].post(f"/api/tables/{key}/commands", {"id": "again", "command": command})
            assert answer["n"] == numbers[0]


@in_glass
async def test_a_device_is_told_no_number_of_a_seat_it_does_not_show(house: GlassHouse) -> None:
    person, _ = await house.person("Two players")
    async with all_of(person):
        body = {"game": "kramer", "options": {"players": 2}, "seats": [{"name": "One"}, {"name": "Two"}]}
        key = (await person.post("/api/tables", body))["key"]
        await person.do(key, do="start")
        table = (await house.services.hall.find(key)).table
        table.streams.tell({"kind": "table", "what": "secret"}, (1,))
        phone = await person.phone()
        for shown, audience in ((0, 0), (None, HANDOVER)):
            await phone.watch(key, shown)
            answer = await phone.do(key, {"do": "offer", "seat": 1, "yes": False})
            assert answer["n"] == table.streams.n(audience) < table.streams.n(1)


@in_glass
async def test_a_seat_is_told_how_much_all_know_and_spectators_are_not(house: GlassHouse) -> None:
    people, key = await seated(house, {"players": 2}, game="randolph")
    stranger, _ = await house.person("Stranger")
    async with all_of(*people, stranger):
        await people[0].do(key, do="start")
        live = await house.services.hall.find(key)
        known, secretly = live.table.streams.n(HANDOVER), 0
        for _ in range(30):
            seat = live.table.pending()[0]
            before = live.table.streams.n(1 - seat)
            await people[seat].do(key, do="play", seat=seat, move=live.table.playing.legal(seat)[0])
            told = [(await person.get(f"/api/tables/{key}")) for person in people]
            assert {frame["public"] for frame in told} == {live.table.streams.n(HANDOVER)}
            if told[1 - seat]["n"] == before:  # a step of the set-up that nobody else may notice
                assert told[1 - seat]["public"] == known
                secretly += 1
            known = told[0]["public"]
            assert "public" not in await stranger.get(f"/api/tables/{key}")
        assert secretly > 5
