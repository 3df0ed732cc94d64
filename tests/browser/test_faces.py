"""Who is a bot is seen everywhere: a bot has a portrait, a person the letters of the name."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .courses import Course
from .people import Company, Person


def faces(person: Person) -> list[str]:
    """Whose portraits stand beside the names of the players, seat by seat."""
    person.page.wait_for_selector("li.player [data-face]")
    return list(
        person.page.locator("li.player [data-face]").evaluate_all("(all) => all.map((one) => one.dataset.face)")
    )


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_bots_have_portraits_and_people_have_none(company: Company, game: str) -> None:
    zofia = company.person("Zofia")  # a name that a bot could have as well
    table = company.table([zofia], game, "0..", round_limit=1)
    zofia.go(table.path)
    person, *bots = faces(zofia)
    assert person == "person"
    assert "person" not in bots
    Course(table).finish()
    zofia.go(f"/replay/{table.key}")
    assert faces(zofia) == [person, *bots]


def test_the_seven_bots_are_told_about(company: Company) -> None:
    anna = company.person("Anna")
    anna.go("/about/bots")
    expect(anna.page.locator(".cast li")).to_have_count(7)
    expect(anna.page.locator(".cast image")).to_have_count(7)
    anna.go("/new/kramer")
    anna.page.locator("form.table-form .choices.three label").nth(1).click()
    anna.page.locator("form.table-form .asked details summary").first.click()
    expect(anna.page.locator("form.table-form .cast li")).to_have_count(7)


def test_a_bot_at_the_table_before_the_start_has_its_temper_in_words(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0..", start=False)
    anna.go(table.path)
    bots = anna.page.locator(".seats-list li:has([data-face]:not([data-face=person]))")
    expect(bots).to_have_count(2)
    for bot in bots.all():
        expect(bot.locator(".temper")).not_to_be_empty()
