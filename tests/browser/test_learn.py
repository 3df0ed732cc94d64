"""The lessons from start to end, as a learner plays them; nothing else than what is wanted is taken."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from .people import DESKTOP, Company, Person, Trouble
from .test_keyboard import press, tab_to

LISTED = ":is(#tab-body, .drawer) [data-action]"
TALL = {"width": 390, "height": 844}
GO_ON = ":is([data-do=go-on], [data-do=continue], [data-do=result])"
"""What a scene waits for at its end."""
READ = "document.activeElement.matches('#teacher-title') || document.activeElement.closest('dialog') !== null"
FOLLOWING = ".teacher button.next"
DONE = f"{FOLLOWING}.primary"


def listed(person: Person) -> list[int]:
    """The moves that stand in the list, if it is open."""
    return [
        int(each) for each in person.page.locator(LISTED).evaluate_all("(all) => all.map((one) => one.dataset.action)")
    ]


class Keys:
    """A learner who has a keyboard and nothing else."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def press(self, selector: str) -> None:
        press(self.person, selector)

    def open_list(self) -> None:
        if self.person.page.locator("#tab-moves[aria-selected=true]").count():
            return
        tab_to(self.person, "[role=tab][aria-selected=true]")
        for _ in range(8):
            if self.person.page.evaluate("document.activeElement.id") == "tab-moves":
                return
            self.person.page.keyboard.press("ArrowRight")

    def seek(self, words: str) -> None:
        tab_to(self.person, "#sought")
        self.person.page.keyboard.press("Control+A")
        self.person.page.keyboard.type(words)


class Fingers:
    """A learner with a phone: what is tapped must be there to be tapped."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def press(self, selector: str) -> None:
        self.person.page.locator(selector).first.tap(timeout=4000)

    def open_list(self) -> None:
        if self.person.page.locator(LISTED).count() == 0:
            self.press("header button:has(use[href='#i-menu'])")
            self.press("dialog[open] button:has(use[href='#i-check'])")

    def seek(self, words: str) -> None:
        self.press("#sought")
        self.person.page.locator("#sought").fill(words)

    def close(self) -> None:
        if self.person.page.locator(".drawer").count():
            self.press(".drawer header button")


def do_what_is_asked(hands: Keys | Fingers, step: dict[str, Any]) -> None:
    """Chooses moves from the list that the step wants, until it says that it is done."""
    person = hands.person
    texts = {int(action["id"]): action["text"] for action in step["actions"]}
    wanted = sorted({int(move) for moment in step["moments"] for move in moment["moves"]})
    for turn in range(60):
        if person.page.locator(DONE).count():
            return
        with contextlib.suppress(TimeoutError, Trouble):  # it has gone meanwhile: the next look tells
            if person.page.locator(GO_ON).count():
                hands.press(GO_ON)
            elif person.page.locator("#tab-moves, [data-sheet=moves]:enabled").count() or listed(person):
                hands.open_list()
                found = [move for move in listed(person) if move in wanted]
                if found:
                    hands.press(f"{LISTED}[data-action='{found[turn % len(found)]}']")
                elif person.page.locator("#sought").count():
                    hands.seek(texts[wanted[turn % len(wanted)]])
        person.page.wait_for_timeout(150)
    raise AssertionError(f"step {step['id']} is never done: {person.words()[:500]}")


@pytest.mark.parametrize("hands", ["keys", "fingers"])
@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_a_lesson_is_played_from_start_to_end(company: Company, game: str, hands: str) -> None:
    anna = company.person("Anna", screen=DESKTOP if hands == "keys" else TALL, touch=hands == "fingers")
    anna.arrive()
    steps = anna.ask("GET", f"/api/lessons/{game}")["steps"]
    anna.go(f"/learn/{game}")
    learner = Keys(anna) if hands == "keys" else Fingers(anna)
    for number, step in enumerate(steps):
        expect(anna.page.locator(".teacher .label")).to_contain_text(str(number + 1))
        assert "⟨" not in anna.words()
        if number:
            anna.until(lambda: anna.page.evaluate(READ), "the focus on what the teacher says, or in a scene over it")
        if step["asks"]:
            do_what_is_asked(learner, step)
        if isinstance(learner, Fingers):
            learner.close()
        learner.press(FOLLOWING)
    anna.page.wait_for_selector("main.over")
    anna.page.locator("main.over button.primary").click()
    anna.page.wait_for_selector("main.table, main.phone")
    assert "/t/" in anna.page.url


def test_what_was_begun_at_one_step_is_no_part_of_the_next(company: Company) -> None:
    """A learner who stages points and then goes on does not skip the next task by the same keys (trial 1, fault 5)."""
    anna = company.person("Anna")
    anna.arrive()
    steps = anna.ask("GET", "/api/lessons/kramer")["steps"]
    number = next(number for number, step in enumerate(steps) if step["id"] == "points")
    anna.go("/learn/kramer")
    for _ in range(number):
        anna.page.locator(FOLLOWING).click()
    anna.page.keyboard.type("jj")
    expect(anna.page.locator("[data-do=confirm]")).to_be_visible()
    staged = anna.page.locator("[data-do=confirm]").inner_text()
    anna.page.keyboard.type("dd")
    expect(anna.page.locator("[data-do=confirm]")).not_to_have_text(staged)
    anna.page.keyboard.press("Enter")
    anna.page.locator(DONE).wait_for()
    anna.page.locator(DONE).click()
    title = anna.page.locator("#teacher-title").inner_text()
    expect(anna.page.locator("#teacher-title")).to_be_focused()
    anna.page.keyboard.press("Enter")  # on a sentence it does nothing
    anna.page.keyboard.press("Space")
    expect(anna.page.locator("#teacher-title")).to_have_text(title)
    anna.page.locator(FOLLOWING).click()  # the task is skipped with points at hand
    assert anna.page.locator("[data-do=undo]:enabled").count() == 0


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_what_a_lesson_speaks_of_is_in_sight_on_a_phone_and_halos_lie_on_nothing_else(
    company: Company, game: str
) -> None:
    anna = company.person("Anna", screen=TALL, touch=True)
    anna.arrive()
    steps = anna.ask("GET", f"/api/lessons/{game}")["steps"]
    anna.go(f"/learn/{game}")
    for step in steps:
        anna.page.locator(FOLLOWING).wait_for()
        points_rightly(anna, step)
        anna.page.locator(FOLLOWING).click()


def points_rightly(person: Person, step: dict[str, Any]) -> None:
    """Waits until the map has come to rest and halos lie on what the step speaks of."""
    person.until(lambda: not wrong(person, step), lambda: f"a right halo, but {wrong(person, step)}")


def wrong(person: Person, step: dict[str, Any]) -> list[str]:
    """Returns what a step of a lesson shows wrongly now: halos over something else, none where it speaks of a place."""
    places = [spot for spot in step["spots"] if spot.startswith(("city:", "hq:", "base:", "building:"))]
    under = person.page.locator(".spots i").evaluate_all(
        """(all) => all.map((one) => {
          const box = one.getBoundingClientRect();
          const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return under?.closest(".teacher, .s-foot, .dock, header")?.className ?? "";
        })"""
    )
    found = [f"{step['id']}: a halo over {each!r}" for each in under if each]
    return found if under or not places else [f"{step['id']}: nothing of {places} is in sight"]


def test_a_legal_move_that_is_not_wanted_is_not_made_and_the_wanted_one_is_named(company: Company) -> None:
    anna = company.person("Anna")
    anna.arrive()
    steps = anna.ask("GET", "/api/lessons/kramer")["steps"]
    number = next(number for number, step in enumerate(steps) if step["asks"])
    anna.go("/learn/kramer")
    for _ in range(number):
        anna.page.locator(".teacher button.next").click()
    wanted = {int(move) for move in steps[number]["moments"][0]["moves"]}
    anna.page.locator("#tab-moves").click()
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
