"""Every lesson can be played from start to end, and says no more and no less than a seat may know."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import topsecret as ts
from topsecret.lessons import YOU, Lesson, LessonError, Moment, Played, Step, lesson, play, played

LOCALE = Path(ts.__file__).parent / "locale"
STEPS = [(game, step) for game in ts.games() for step in played(game)]
every_step = pytest.mark.parametrize(("game", "told"), STEPS, ids=[f"{game}-{told.step.id}" for game, told in STEPS])


def ends(told: Played) -> list[Moment]:
    return [moment for moment in told.moments if moment.on is None and not moment.moves]


def test_each_lesson_has_ten_to_sixteen_short_steps() -> None:
    for game in ts.games():
        steps = lesson(game).steps
        assert 10 <= len(steps) <= 16
        assert len({step.id for step in steps}) == len(steps)
        assert all(len(step.want) <= 5 for step in steps)


@every_step
def test_what_is_wanted_is_legal_at_that_moment(game: str, told: Played) -> None:
    for moment in told.moments:
        assert set(moment.moves) <= {action.id for action in moment.legal}


@every_step
def test_every_way_through_a_step_ends_when_all_is_done(game: str, told: Played) -> None:
    assert all(moment.done for moment in ends(told)) or not told.step.want
    reached = {0}
    for index, moment in enumerate(told.moments):
        assert index in reached, "moments come after those that lead to them, and every one is reached"
        reached |= {*moment.moves.values(), *({moment.on} if moment.on is not None else ())}
        for follower in (*moment.moves.values(), moment.on):
            assert follower is None or told.moments[follower].of == index


@every_step
def test_a_moment_shows_what_the_learner_sees_and_no_more(game: str, told: Played) -> None:
    for moment in told.moments:
        view = moment.view
        assert (view["game"], view["seat"]) == (game, YOU)
        assert "log" not in view
        if view["phase"] == "over":
            continue
        if game == "kramer":
            assert all(agent["owner"] in (YOU, None) for agent in view["agents"].values() if "owner" in agent)
        else:
            hidden = [case for case in view["suitcases"] if case["owner"] != YOU and case["delivered_by"] is None]
            assert all(case["content"] is None for case in hidden)


@every_step
def test_a_step_that_goes_on_begins_with_the_picture_in_which_the_last_one_ended(game: str, told: Played) -> None:
    if told.step.start is not None:
        return
    before = played(game)[[one.step.id for one in played(game)].index(told.step.id) - 1]
    last, first = ends(before)[-1].view, told.moments[0].view
    same = ("agents", "safe") if game == "kramer" else ("players", "suitcases")
    assert all(last[name] == first[name] for name in same)


@every_step
def test_a_clause_of_the_rules_explains_each_step(game: str, told: Played) -> None:
    text = (LOCALE / "en" / f"rules-{game}.md").read_text("utf-8")
    assert re.search(rf"(\*\*{re.escape(told.step.clause)}\*\*|\[{re.escape(told.step.clause)}\]$)", text, re.MULTILINE)


@pytest.mark.parametrize(
    "language", sorted(folder.name for folder in LOCALE.iterdir() if (folder / "learn.ftl").exists())
)
def test_each_step_has_its_words_in_every_language(language: str) -> None:
    words = set(re.findall(r"^([a-z0-9-]+) =", (LOCALE / language / "learn.ftl").read_text("utf-8"), re.MULTILINE))
    for game in ts.games():
        for step in lesson(game).steps:
            wanted = ("-title", "") + (("-do", "-done") if step.want else ())
            assert {f"learn-{game}-{step.id}{suffix}" for suffix in wanted} <= words


@pytest.mark.parametrize("game", ts.games())
def test_a_lesson_is_small_enough_for_a_phone(game: str) -> None:
    pictures = [moment.view for told in played(game) for moment in told.moments]
    assert len(msgspec.json.encode(pictures)) < 250_000


def test_kramers_lesson_uses_every_idea() -> None:
    told = {event["type"] for step in played("kramer") for moment in step.moments for event in moment.events}
    assert told >= {"identity_dealt", "rolled", "moved", "scored", "safe_moved", "card_drawn", "card_played", "passed"}
    assert told >= {"stopped", "identity_taken", "dossiers_opened", "dossier_handed_in", "game_over"}


def test_randolphs_lesson_uses_every_idea() -> None:
    told = {event["type"] for step in played("randolph") for moment in step.moments for event in moment.events}
    assert told >= {
        "contents_hidden",
        "suitcase_placed",
        "stepped",
        "taken",
        "duel_revealed",
        "loot_offered",
        "exchanged",
    }
    assert told >= {"delivered", "bomb_exploded", "agent_lost", "guards_chosen", "game_over"}


@pytest.mark.parametrize("game", ts.games())
def test_the_learner_wins_in_the_end(game: str) -> None:
    (end,) = ends(played(game)[-1])
    assert end.view["result"]["winners"] == [YOU]


# --- how lessons are played


def of(*steps: Step) -> Lesson:
    return Lesson("kramer", ("You", "Vera"), steps)


def test_what_is_not_legal_is_found_when_the_lesson_is_played() -> None:
    with pytest.raises(LessonError, match="bad: what is wanted cannot be done; legal now: "):
        play(of(Step("bad", "K3.5", start={"players": 2}, chance=("J", "M", "2"), want=("J3",))))


def test_a_step_cannot_go_on_from_one_with_a_choice() -> None:
    choice = Step("one", "K3.5", start={"players": 2}, chance=("J", "M", "2"), want=(lambda move: True,))
    with pytest.raises(LessonError, match="two: it cannot go on from one"):
        play(of(choice, Step("two", "K3.5")))


def test_the_first_step_needs_a_start() -> None:
    with pytest.raises(LessonError, match="one: the first step needs a start"):
        play(of(Step("one", "K3.5")))


def test_moves_that_are_wanted_in_any_order_are_taken_in_any_that_is_legal() -> None:
    (told,) = [one for one in played("randolph") if one.step.id == "steps"]
    assert len(ends(told)) == 4
    assert len(told.moments[0].moves) == 2
