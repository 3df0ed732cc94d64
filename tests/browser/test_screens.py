"""Every screen, as people with little sight, a keyboard, a small phone, large print or another language have it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from .inspection import contrast, overflows, settle, too_small, violations
from .people import DESKTOP, PHONE, ZOOMED, Company, Person
from .screens import LOST_BY_RELOADING, SCREENS
from .test_messages import LANGUAGES

NIGHT = "(night) => { document.documentElement.dataset.theme = night ? 'dark' : 'light'; }"
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem("topsecret.settings") ?? "{}");
  localStorage.setItem("topsecret.settings", JSON.stringify({ ...kept, language }));
}"""
SHEETS = "[data-sheet]"
TABS = "[role=tab]"
ALWAYS = (
    "home with games",
    "new table of randolph",
    "before the start of kramer, as host",
    "before the start of randolph, as guest",
    "watching kramer",
    "the end of kramer",
    "the end of randolph",
    "replay of randolph",
    "lesson of kramer",
    "rules of randolph",
    "handing over kramer",
    "menu of a table",
    "rules over a table",
    "points to give in kramer",
    "a Top Secret round in kramer",
    "a new place for the safe in kramer",
    "the dossier in kramer",
    "hiding suitcases in randolph",
    "a turn in randolph",
    "a duel in randolph",
    "no such table",
)
"""Screens that are looked at always: one of each kind. The long runs look at all."""
LONG = ["de"]
"""The language whose words are longest: always looked at. The others are looked at by the long runs."""


def size(person: Person, screen: dict[str, int]) -> None:
    person.page.set_viewport_size(screen)  # type: ignore[arg-type]  # playwright has a type of its own
    person.page.wait_for_timeout(50)
    settle(person)


def missing(person: Person) -> list[str]:
    """Ids that stand where words should be."""
    return [f"no message: {line}" for line in person.words().split(" | ") if "⟨" in line]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in ALWAYS else pytest.mark.soak) for name in SCREENS]
)
def test_everybody_can_use_it(company: Company, name: str) -> None:
    """axe finds nothing, wide by day and narrow by night; no word is missing or runs over, in German neither; thumbs hit what they mean."""
    person = company.person("Anna")
    SCREENS[name](company, person)
    found: list[str] = []
    for screen, night in ((DESKTOP, False), (PHONE, True)):
        size(person, screen)
        person.page.evaluate(NIGHT, night)
        wrong = [*missing(person), *overflows(person), *violations(person), *(contrast(person) if night else ())]
        found += [f"{screen['width']} px: {each}" for each in wrong]
    found += [f"too small for a thumb: {each}" for each in too_small(person)]
    size(person, ZOOMED)
    found += [f"at twice the size: {each}" for each in overflows(person)]
    if name not in LOST_BY_RELOADING:
        found += reading(person, LONG, [PHONE])
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("name", SCREENS)
def test_everybody_can_use_it_by_any_light(company: Company, name: str) -> None:
    """The other way round: wide by night, narrow by day."""
    person = company.person("Anna")
    SCREENS[name](company, person)
    found: list[str] = []
    for screen, night in ((DESKTOP, True), (PHONE, False)):
        size(person, screen)
        person.page.evaluate(NIGHT, night)
        wrong = [*violations(person), *contrast(person)]
        found += [f"{screen['width']} px: {each}" for each in wrong]
    assert not found, "\n".join(found)


def reading(person: Person, languages: list[str], screens: Sequence[dict[str, int]] = (DESKTOP, PHONE)) -> list[str]:
    """What does not fit or is missing on this screen in other languages."""
    found: list[str] = []
    for language in languages:
        person.page.evaluate(SPEAK, language)
        person.page.reload()
        person.page.wait_for_selector("main:not(.loading)")
        person.until(
            lambda language=language: person.page.evaluate("document.documentElement.lang") == language, language
        )
        person.page.wait_for_timeout(150)
        for screen in screens:
            size(person, screen)
            found += [f"{language}, {screen['width']} px: {each}" for each in [*missing(person), *overflows(person)]]
    return found


@pytest.mark.soak
@pytest.mark.parametrize("name", [name for name in SCREENS if name not in LOST_BY_RELOADING])
def test_no_words_run_over_in_any_language(company: Company, name: str) -> None:
    person = company.person("Anna")
    SCREENS[name](company, person)
    found = reading(person, LANGUAGES)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_every_sheet_of_a_phone_and_every_tab_of_a_table_is_for_everybody(company: Company, game: str) -> None:
    anna = company.person("Anna")
    table = company.table([anna], game, "0.", **({"cards": True, "dossier": True} if game == "kramer" else {}))
    anna.do(table.key, do="say", room="players", text="Good evening, everybody. " * 6)
    anna.go(table.path)
    anna.page.wait_for_selector(TABS)
    found: list[str] = []
    for screen, buttons in ((DESKTOP, TABS), (PHONE, SHEETS)):
        size(anna, screen)
        anna.page.wait_for_selector(buttons)
        for number in range(anna.page.locator(buttons).count()):
            button = anna.page.locator(buttons).nth(number)
            words = button.inner_text()
            if button.get_attribute("data-sheet") == "moves":
                button.press("Enter")  # it shows itself to the keyboard only
            else:
                button.click()
            wrong = [*violations(anna), *overflows(anna)]
            found += [f"{screen['width']} px, {words!r}: {each}" for each in wrong]
    assert not found, "\n".join(found)
