"""Help at first decisions: one sentence under what is asked, until it is understood."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .courses import Course
from .people import Company, Person, Table

HINT = "[data-hint]"


def sits(person: Person, table: Table) -> int:
    """At the table, with everything shown; how many rows its log has."""
    person.go(table.path)
    person.page.wait_for_selector("main.table, main.phone")
    person.page.locator("[data-action], [data-do], .s-foot button").first.wait_for()
    return int(person.look(table.key, 0)["n"])


FIRST = {"kramer": ("move", "kramer-hint-move"), "randolph": ("setup", "randolph-hint-setup")}


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_a_first_decision_has_one_sentence_of_help_until_it_is_put_away(company: Company, game: str) -> None:
    anna = company.person("Anna")
    phase, kind = FIRST[game]
    for again in (False, True):  # at another table it does not come back
        table = company.table([anna], game, "0.")
        Course(table).asked(phase)
        sits(anna, table)
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
    before = sits(anna, table)
    expect(anna.page.locator(HINT)).to_be_visible()
    anna.page.locator("#tab-moves").click()
    anna.page.locator("[data-action]").first.click()
    anna.until(lambda: anna.look(table.key, 0)["n"] > before, "the move")
    expect(anna.page.locator("[data-hint=kramer-hint-move]")).to_have_count(0)
    anna.page.wait_for_timeout(1500)  # the move is shown, and with it what was done
    Course(table).asked("move")
    sits(anna, table)
    anna.page.wait_for_timeout(500)
    expect(anna.page.locator("[data-hint=kramer-hint-move]")).to_have_count(0)


def test_a_lesson_has_its_teacher_and_no_other_help(company: Company) -> None:
    anna = company.person("Anna")
    anna.go("/learn/kramer")
    for _ in range(2):
        anna.page.locator(".teacher button.next").click()
    anna.page.locator(".teacher .do").wait_for()
    expect(anna.page.locator(HINT)).to_have_count(0)
