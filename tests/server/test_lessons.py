"""What the page asks for to teach and to look back: lessons, and the story of a game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import topsecret as ts
from topsecret.lessons import lesson
from topsecret.server.api.lessons import LessonShown

from .process import Server
from .stores import in_loop
from .test_api import People, refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lessons")
    with Server(f"sqlite:///{folder}/games.db", folder) as server:
        yield server
        assert server.faults == []


@in_loop
async def test_a_lesson_comes_whole_and_may_be_kept(server: Server) -> None:
    async with People(server) as people:
        for name in ts.games():
            answer = await people.nobody.ask("GET", f"/api/lessons/{name}")
            told = msgspec.json.decode(answer.content, type=LessonShown)
            assert [step.id for step in told.steps] == [step.id for step in lesson(name).steps]
            assert answer.headers["cache-control"].startswith("public, max-age=")
            for step in told.steps:
                known = {action.id for action in step.actions}
                assert all(set(moment.legal) <= known for moment in step.moments)
                assert all(int(action) in moment.legal for moment in step.moments for action in moment.moves)


@in_loop
async def test_there_is_no_lesson_for_a_game_that_we_do_not_know(server: Server) -> None:
    async with People(server) as people:
        refused(await people.nobody.ask("GET", "/api/lessons/chess"), 400, "bad", "kramer")


@in_loop
async def test_a_story_tells_at_each_moment_what_the_replay_shows_there(server: Server) -> None:
    async with People(server) as people:
        key, _players = await people.finished()
        for eyes in ("", "?seat=0", "?seat=1", "?open=true"):
            story = await people.nobody.get(f"/api/tables/{key}/story{eyes}")
            whole = await people.nobody.get(f"/api/tables/{key}/replay{eyes}{'&' if eyes else '?'}count=100")
            assert len(story["moments"]) == whole["moments"]
            assert story["moments"] == [frame["events"] for frame in whole["frames"][1:]]


@in_loop
async def test_while_a_game_is_on_its_story_is_told_with_ones_own_eyes_only(server: Server) -> None:
    async with People(server) as people:
        key, players = await people.table()
        own = await players[0].get(f"/api/tables/{key}/story")
        dealt = [event for events in own["moments"] for event in events if event["type"] == "identity_dealt"]
        assert [event["seat"] for event in dealt if "agent" in event] == [0]
        public = await people.nobody.get(f"/api/tables/{key}/story")
        assert not any("agent" in event for events in public["moments"] for event in events)
        refused(await players[0].ask("GET", f"/api/tables/{key}/story?seat=1"), 403, "forbidden", "seat")
        refused(await players[0].ask("GET", f"/api/tables/{key}/story?open=true"), 409, "state", "over")
