"""Every byte that is sent to those who may not know a secret is the same whatever the secret is: two worlds side by side."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

import topsecret as ts
from topsecret.match import Match
from topsecret.record import moves
from topsecret.server import entries as e
from topsecret.server.streams import HANDOVER, SPECTATOR

from ..kramer.positions import at as kramer_at
from ..randolph.positions import at as randolph_at
from .glass import LIMIT, in_glass
from .leaks import all_of, leaked
from .twins import KEYS, GlassHouse, Twins, TwoTables

SOAK = int(os.environ.get("SOAK_TIMES", "1"))
"""How many times more worlds are tried than in `make test`."""

# --- two worlds

WORLDS = [
    ("kramer", {"players": 2}, 0),
    ("kramer", {"players": 4, "cards": True}, 3),
    ("kramer", {"players": 4, "cards": True}, SPECTATOR),
    ("kramer", {"players": 3, "dossier": True}, 0),
    ("kramer", {"players": 3, "dossier": True, "dossier_dashes": "free"}, HANDOVER),
    ("kramer", {"players": 7, "cards": True, "dossier": True}, 2),
    ("randolph", {"players": 2}, 1),
    ("randolph", {"players": 3}, SPECTATOR),
    ("randolph", {"players": 4, "edition": "english"}, HANDOVER),
    ("randolph", {"players": 4, "placement": "round_robin"}, 0),
]


FORMS = "phase=dossier after=safe roll=2 opened=yes dossier=0.S:0,1.P:1,2.B:2,1.S:0,1.B:-"
POSITIONS = [
    # Forms are being filled in, and everybody has a hand.
    ("kramer", kramer_at("players=3 cards=yes dossier=yes", FORMS, hands=["C1 C5", "C8", "C14 C1"]), 0, ()),
    ("kramer", kramer_at("players=3 cards=yes dossier=yes", FORMS, hands=["C1 C5", "C8", "C14 C1"]), SPECTATOR, ()),
    # Two agents meet: cards are laid face down, and what a suitcase holds is at stake.
    ("randolph", randolph_at("players=3", roll="1+1", agents=["nuuk", "reykjavik"]), 2, ((0, "1-reykjavik"),)),
    ("randolph", randolph_at("players=3", roll="1+1", agents=["nuuk", "reykjavik"]), 0, ((0, "1-reykjavik"),)),
]


@pytest.mark.parametrize("seed", range(3, 3 + SOAK))
@pytest.mark.parametrize(("game", "position", "audience", "script"), POSITIONS)
def test_every_byte_is_the_same_from_a_position_with_other_secrets(
    game: str, position: str, audience: int, script: tuple[tuple[int, str], ...], seed: int, tmp_path: Path
) -> None:
    twins = Twins(game, {}, audience if audience >= 0 else None, seed=seed, position=position, script=script)
    side_by_side(twins, audience, tmp_path, least=5)


@pytest.mark.parametrize("seed", range(3, 3 + SOAK))
@pytest.mark.parametrize(("game", "options", "audience"), WORLDS)
def test_every_byte_is_the_same_in_a_world_with_other_secrets(
    game: str, options: dict[str, Any], audience: int, seed: int, tmp_path: Path
) -> None:
    side_by_side(Twins(game, options, audience if audience >= 0 else None, seed=seed), audience, tmp_path)


def side_by_side(twins: Twins, audience: int, folder: Path, least: int = 30) -> None:
    """Both games are played at two tables, and every byte is compared."""

    async def worlds(house: GlassHouse) -> None:
        tables = TwoTables(house, twins, audience)
        await tables.begin()
        async with all_of(*tables.callers):
            await tables.play(45)
            assert tables.rows > least
            tables.compare()
            tables.differ()

    in_glass(worlds)(folder)


def test_time_running_out_does_not_tell_how_far_somebody_had_got_in_secret(tmp_path: Path) -> None:  # K9.2
    # In one world seat 1 has written three lines of its form when its time is up, in the other none.
    async def worlds() -> None:
        async with GlassHouse(tmp_path) as house, contextlib.AsyncExitStack() as stack:
            twins = Twins("kramer", {"players": 3, "dossier": True}, 0, seed=5)
            tables = TwoTables(house, twins, 0)
            await tables.begin()
            for caller in tables.callers:
                stack.push_async_exit(caller.__aexit__)
            for step in twins.steps(400):
                await tables.both(*step.rows)
                if all(match.view(None)["phase"] == "dossier" for match in twins.worlds):
                    break
            first, second = twins.worlds
            seat = 1
            assert seat in first.to_move
            begun = [
                sum(line is not None for line in m.view(seat)["seats"][seat]["dossier"].values()) for m in twins.worlds
            ]
            for _ in range(3 + begun[1] - begun[0]):
                since = first.version
                first.play(seat, first.default_action(seat))
                await tables.both([e.Played(seat, moves(first, since))], [])
            house.now += 3_600_000
            now = house.now
            late = [0, 0]
            for world, match in enumerate(twins.worlds):
                while seat in match.to_move:
                    house.now = now
                    since = match.version
                    match.play(seat, match.default_action(seat))
                    await house.write(tables.lives[world], e.Played(seat, moves(match, since), "timeout"))
                    late[world] += 1
            assert late[0] + 3 == late[1]
            await tables.ask()
            for phone in (*tables.phones, *tables.owners):
                await phone.settled()
            tables.compare()
            told = [item for frame in tables.phones[0].told() for item in frame["items"]]
            assert [item["seat"] for item in told if item.get("what") == "timeout"] == [seat]
            assert second.version != first.version or late[0] != late[1]

    asyncio.run(asyncio.wait_for(worlds(), LIMIT))


# --- what is worked out for one seat


@pytest.mark.parametrize(
    ("game", "options"),
    [("kramer", {"players": 3, "cards": True, "dossier": True, "finish": 60}), ("randolph", {"players": 3})],
)
def test_a_table_that_goes_on_from_a_game_under_way_holds_nothing_of_its_secrets(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    async def inside(house: GlassHouse) -> None:
        person, _ = await house.person("Player 0")
        other, _ = await house.person("Other")
        async with all_of(person, other):
            seats = [{"name": "Player 0"}, None, None]
            key = (await person.post("/api/tables", {"game": game, "options": options, "seats": seats}))["key"]
            for seat in (1, 2):
                await other.do(key, do="sit", seat=seat, name=f"Other {seat}")
            await other.do(key, do="ready", ready=True)
            await person.do(key, do="start")
            live = await house.services.hall.find(key)
            table, dice = live.table, random.Random(4)
            for seat in (0, 1, 2):
                caller = other if seat else person
                await caller.do(key, do="note", seat=seat, about="KANARIENVOGEL", text="KANARIENVOGEL")
            await other.do(key, do="say", room="players", text="KANARIENVOGEL")
            while table.playing.version < 60 or len(table.pending()) > 1:
                seat = dice.choice(table.pending())
                move = dice.choice(table.playing.legal(seat))
                await (other if seat else person).do(key, do="play", seat=seat, move=move)
            moments = (await person.get(f"/api/tables/{key}/replay", count=1))["moments"]
            truth = [hidden(table.playing, seat) for seat in range(3)]
            drawn: list[list[Any]] = []
            for number in range(16):
                body = {"moment": moments - number % 2, "seat": 0, "level": "easy"}
                made = await person.post(f"/api/tables/{key}/continue", body)
                phone = await person.phone()
                await phone.watch(made["key"])
                fresh = (await house.services.hall.find(made["key"])).table
                assert fresh.fair is not None
                assert table.fair is not None
                drawn.append([hidden(fresh.playing, seat) for seat in range(3)])
                rows = b"".join(row.payload for row in await house.services.store.log(fresh.id))
                words: list[str | bytes] = ["KANARIENVOGEL", table.fair.seed, table.fair.seed.hex()]
                assert leaked(words, rows + b"".join(phone.frames)) == []
            assert all(world[0] == truth[0] for world in drawn[::2])
            for seat in (1, 2):
                for part in truth[seat]:
                    found = {json.dumps(world[seat][part]) for world in drawn}
                    assert len(found) > 1 or truth[seat][part] in ([], None), f"{part} of seat {seat} is always {found}"
            refused = await other.post(f"/api/tables/{key}/continue", {"moment": 1, "seat": 0, "level": "easy"})
            assert refused["code"] == "forbidden"

    in_glass(inside)(tmp_path)


def hidden(match: Match, seat: int) -> dict[str, Any]:
    """What a seat has to hide, part by part."""
    view = match.view(seat, log=False)
    if match.game.name == "kramer":
        return {part: view["seats"][seat][part] for part in ("identities", "hand")}
    return {"contents": [case["content"] for case in view["suitcases"] if case["owner"] == seat]}


def nearly_hidden() -> str:
    """Two players have hidden everything but for one suitcase of the first: with it all of them are shown."""
    match = ts.new("randolph", players=2, chance=[])
    match.play(1, "contents 5 bomb 1 3; A cairo; B antananarivo; C delhi; D lima")
    match.play(0, "contents 3 5 bomb 1; A london; B tokyo; C dakar")
    return match.position


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_a_preview_shows_the_same_in_a_world_with_other_secrets(game: str, tmp_path: Path) -> None:
    # In Randolph's game the moves would tell the worlds apart: who has hidden everything sees where the others' suitcases lie.
    telling = game == "randolph"
    options = {"players": 3, "cards": True}
    twins = Twins(game, {} if telling else options, 0, seed=3, position=nearly_hidden() if telling else None)

    async def inside(house: GlassHouse) -> None:
        tables = TwoTables(house, twins, 0)
        await tables.begin()
        async with all_of(*tables.callers):
            tried = await compared_previews(tables)
            for step in [] if telling else twins.steps(15):
                await tables.both(*step.rows)
                tried += await compared_previews(tables)
            assert len(tried) > 1
            assert any(tried) == telling

    in_glass(inside)(tmp_path)


async def compared_previews(tables: TwoTables) -> list[bool]:
    """Some moves of seat 0 are previewed in both worlds; for each whether it would tell the worlds apart."""
    twins = tables.twins
    first, second = twins.worlds
    chosen = twins.some(first.legal(0), 2)
    for move in chosen:
        shown = [await preview(tables, world, move) for world in (0, 1)]
        assert shown[0] == shown[1]
    return [twins.shown(first, 0, move) != twins.shown(second, 0, move) for move in chosen]


async def preview(tables: TwoTables, world: int, move: int) -> dict[str, Any]:
    body = {"seat": 0, "move": move}
    answer: dict[str, Any] = await tables.watcher.post(f"/api/tables/{KEYS[world]}/preview", body)
    assert answer.keys() == {"moves", "left", "view", "events", "possible", "unknown"}
    return answer
