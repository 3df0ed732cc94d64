"""The lessons from start to end, as a learner plays them; nothing else than what is wanted is taken."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from .people import DESKTOP, PHONE, Company, Person

LISTED = ":is(#tab-body, .drawer) [data-action]"


def listed(person: Person) -> list[int]:
    """The moves that can be chosen from the list, which is opened if it is not."""
    person.page.evaluate(
        "document.querySelector('#tab-moves[aria-selected=false], [data-sheet=moves][aria-expanded=false]')?.click()"
    )
    return [
        int(each) for each in person.page.locator(LISTED).evaluate_all("(all) => all.map((one) => one.dataset.action)")
    ]


def do_what_is_asked(person: Person, step: dict[str, Any]) -> None:
    """Chooses moves from the list that the step wants, until it says that it is done; what is not in sight is looked for."""
    following = person.page.locator(".teacher button.next.primary")
    texts = {int(action["id"]): action["text"] for action in step["actions"]}
    wanted = sorted({int(move) for moment in step["moments"] for move in moment["moves"]})
    for turn in range(80):
        if following.count():
            return
        found = [move for move in listed(person) if move in wanted]
        if found:
            person.page.evaluate(
                "(id) => document.querySelector(`:is(#tab-body, .drawer) [data-action='${id}']`)?.click()",
                found[turn % len(found)],
            )
        elif person.page.locator("#sought").count():
            with contextlib.suppress(TimeoutError):  # the list has gone meanwhile: the next look tells
                person.page.locator("#sought").fill(texts[wanted[turn % len(wanted)]], timeout=1000)
        person.page.wait_for_timeout(120)
    raise AssertionError(f"step {step['id']} is never done: {person.words()[:500]}")


@pytest.mark.parametrize(("game", "screen"), [("kramer", DESKTOP), ("randolph", PHONE)])
def test_a_lesson_is_played_from_start_to_end(company: Company, game: str, screen: dict[str, int]) -> None:
    anna = company.person("Anna", screen=screen)
    anna.arrive()
    steps = anna.ask("GET", f"/api/lessons/{game}")["steps"]
    anna.go(f"/learn/{game}")
    for number, step in enumerate(steps):
        expect(anna.page.locator(".teacher .label")).to_contain_text(str(number + 1))
        assert "⟨" not in anna.words()
        if step["asks"]:
            do_what_is_asked(anna, step)
            anna.page.evaluate("document.querySelector('button.scrim')?.click()")  # a scene may lie over it
            anna.page.keyboard.press("Escape")
        anna.page.locator(".teacher button.next").click()
    anna.page.wait_for_selector("main.over")
    anna.page.locator("main.over button.primary").click()
    anna.page.wait_for_selector("main.table, main.phone")
    assert "/t/" in anna.page.url


def test_a_legal_move_that_is_not_wanted_is_not_made_and_the_wanted_one_is_named(company: Company) -> None:
    anna = company.person("Anna")
    anna.arrive()
    steps = anna.ask("GET", "/api/lessons/kramer")["steps"]
    number = next(number for number, step in enumerate(steps) if step["asks"])
    anna.go("/learn/kramer")
    for _ in range(number):
        anna.page.locator(".teacher button.next").click()
    wanted = {int(move) for move in steps[number]["moments"][0]["moves"]}
    other = next(move for move in listed(anna) if move not in wanted)
    anna.page.locator(f"[data-action='{other}']").click()
    expect(anna.page.locator(".teacher .strayed")).to_be_visible()
    expect(anna.page.locator(".teacher button.next.primary")).to_have_count(0)


def test_a_lesson_goes_on_where_it_was_left(company: Company) -> None:
    anna = company.person("Anna")
    anna.go("/learn/randolph")
    anna.page.locator(".teacher button.next").click()
    expect(anna.page.locator(".teacher .label")).to_contain_text("2")
    anna.page.reload()
    expect(anna.page.locator(".teacher .label")).to_contain_text("2")
