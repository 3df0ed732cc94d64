"""Board, sentence and first button are on the first screen together: at every decision of both games, in every window."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.server.process import Server

from .inspection import settle
from .openings import take_in
from .people import Company, Person
from .sizes import BEGINS, POSITIONS, SIZES, begin, seen, sit
from .test_messages import LANGUAGES
from .test_screens import SPEAK

DECISIONS = (*POSITIONS, *BEGINS, "randolph hide", "randolph hide, half done", "kramer watch", "randolph watch")
ALWAYS = ("kramer points", "randolph turn")
LONGEST = "de"
HUGE = SIZES[-3:-1]
"""A software renderer takes seconds for one picture of them: the shortest run looks at one decision of each game there."""
CLOSE = SIZES[:5]
"""Where words have least room: the other sizes are looked at in every language by the long runs."""


@pytest.fixture(scope="module")
def keys(server: Server, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return take_in(server, tmp_path_factory.mktemp("sizes"), {name: begun() for name, begun in POSITIONS.items()})


def everywhere(person: Person, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """What is wrong in any window: each size is the same page, made larger or smaller."""
    found = []
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} × {height}: {each}" for each in seen(person)]
    return found


def speak(person: Person, name: str, language: str) -> None:
    person.page.evaluate(SPEAK, language)
    person.page.reload()
    person.page.wait_for_selector(f"html[lang={language}] main.s-table")
    begin(person, name)


@pytest.mark.parametrize("name", DECISIONS)
def test_what_is_asked_is_in_sight(company: Company, keys: dict[str, str], name: str) -> None:
    person = sit(company, keys, name)
    found = everywhere(person, SIZES if name in ALWAYS else [size for size in SIZES if size not in HUGE])
    speak(person, name, LONGEST)
    found += [f"{LONGEST}, {each}" for each in everywhere(person, CLOSE)]
    assert not found, "\n".join(found)


SMALLEST = """
() => {
  const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const one = node.parentElement;
    if (node.textContent.trim() && !one.closest("svg, .vh") && one.checkVisibility()) found.push(parseFloat(getComputedStyle(one).fontSize));
  }
  return Math.min(...found);
}
"""


@pytest.mark.parametrize("name", ["kramer dossier", "randolph turn"])
def test_words_grow_with_the_screen(
    company: Company, keys: dict[str, str], name: str
) -> None:  # trials/page2.md, fault I
    person = sit(company, keys, name)
    smallest = []
    for width, height in ((1280, 800), (2560, 1440)):
        person.page.set_viewport_size({"width": width, "height": height})
        settle(person)
        smallest.append(person.page.evaluate(SMALLEST))
    assert smallest[1] >= max(16, 1.5 * smallest[0]), smallest


@pytest.mark.soak
@pytest.mark.parametrize("name", DECISIONS)
def test_what_is_asked_is_in_sight_in_every_language(company: Company, keys: dict[str, str], name: str) -> None:
    person = sit(company, keys, name)
    found = []
    for language in LANGUAGES:
        speak(person, name, language)
        found += [f"{language}, {each}" for each in everywhere(person)]
    assert not found, "\n".join(found)


def test_what_is_read_grows_with_the_screen(company: Company) -> None:
    """15 px up to 1440 × 900, larger on larger screens, and never so large that zooming could not double it."""
    page = company.person("Anna").go("/")
    sizes = []
    for width, height in ((360, 640), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        sizes.append(round(page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")))
    assert sizes == [15, 15, 18, 24, 28]
