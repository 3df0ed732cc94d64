"""Help at first decisions: one sentence under what is asked, until it is understood."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .courses import Course
from .glimpses import agrees
from .people import Company

HINT = "[data-hint]"
FIRST = {"kramer": ("move", "kramer-hint-move"), "randolph": ("setup", "randolph-hint-setup")}


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_a_first_decision_has_one_sentence_of_help_until_it_is_put_away(company: Company, game: str) -> None:
    anna = company.person("Anna")
    phase, kind = FIRST[game]
    for again in (False, True):  # at another table it does not come back
        table = company.table([anna], game, "0.")
        Course(table).asked(phase)
        anna.go(table.path)
        agrees(anna, table, 0)
        hint = anna.page.locator(f"[data-hint={kind}]")
        if again:
            expect(hint).to_have_count(0)
        else:
            expect(hint).to_be_visible()
            assert "⟨" not in hint.inner_text()
            hint.click()
            expect(hint).to_have_count(0)


def test_what_has_been_done_once_needs_no_help(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.")
    Course(table).asked("move")
    anna.go(table.path)
    found = agrees(anna, table, 0)
    expect(anna.page.locator(HINT)).to_be_visible()
    anna.page.locator("#tab-moves").click()
    anna.page.locator("[data-action]").first.click()
    agrees(anna, table, 0, found.n)
    Course(table).asked("move")
    anna.go(table.path)
    agrees(anna, table, 0)
    expect(anna.page.locator("[data-hint=kramer-hint-move]")).to_have_count(0)


def test_a_lesson_has_its_teacher_and_no_other_help(company: Company) -> None:
    anna = company.person("Anna")
    anna.go("/learn/kramer")
    for _ in range(2):
        anna.page.locator(".teacher button.next").click()
    anna.page.locator(".teacher .do").wait_for()
    expect(anna.page.locator(HINT)).to_have_count(0)
