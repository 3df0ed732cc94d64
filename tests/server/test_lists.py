"""What the page lists at home: the tables a visitor sits at, and public games that ended."""

from __future__ import annotations

from .people import People
from .process import Server
from .stores import in_loop


@in_loop
async def test_a_visitor_reads_whose_turn_it_is_since_when_and_until_when(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table(clock={"move": 600})
        picture = await players[0].get(f"/api/tables/{key}")
        asked = picture["view"]["to_move"]
        for player in players:
            (mine,) = await player.get("/api/me/tables")
            assert mine["asked"] == asked
            assert mine["deadline"] == picture["clock"]["deadlines"][str(asked[0])]
            assert mine["since"] == mine["deadline"] - 600_000
            assert (mine["began"], mine["winners"]) == (True, [])


@in_loop
async def test_nobody_is_asked_at_a_table_that_waits_for_players(server: Server) -> None:
    async with People(server) as people:
        anna = await people.person("Anna")
        await anna.post("/api/tables", {"game": "kramer", "options": {"players": 2}, "seats": [{"name": "Anna"}]})
        (mine,) = await anna.get("/api/me/tables")
        assert (mine["status"], mine["asked"], mine["since"], mine["deadline"]) == ("open", [], None, None)
        assert (mine["names"], mine["began"]) == (["Anna", ""], False)


@in_loop
async def test_a_private_note_does_not_show_in_the_others_lists(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table()
        before = [await player.get("/api/me/tables") for player in players]
        assert all(table["ended_at"] is None for tables in before for table in tables)
        await players[0].do(key, do="note", seat=0, about="red", text="mine")
        assert [await player.get("/api/me/tables") for player in players] == before


@in_loop
async def test_a_finished_game_names_its_winners_and_is_listed_if_it_was_public(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.finished(public=True, title="Final")
        (mine,) = await players[0].get("/api/me/tables")
        assert (mine["status"], mine["winners"], mine["asked"]) == ("over", [0], [])
        listed = {game["key"]: game for game in await people.nobody.get("/api/replays")}[key]
        assert (listed["title"], listed["game"], listed["names"]) == ("Final", "kramer", ["P0", "P1"])
        assert listed["ended_at"] == mine["ended_at"]


@in_loop
async def test_no_list_of_finished_games_has_private_or_closed_ones_or_those_without_spectators(server: Server) -> None:
    async with People(server) as people:
        hidden, _ = await people.finished()
        alone, _ = await people.finished(public=True, spectators=False)
        playing, _ = await people.table(public=True)
        anna = await people.person("Anna")
        body = {"game": "kramer", "options": {"players": 2}, "public": True, "seats": [{"name": "Anna"}]}
        closed = (await anna.post("/api/tables", body))["key"]
        await anna.do(closed, do="leave")
        listed = {game["key"] for game in await people.nobody.get("/api/replays")}
        assert not listed & {hidden, alone, playing, closed}
