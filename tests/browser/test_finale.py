"""How both games end on the page: unmasked or raced, crowned, and as a picture to share."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .courses import Course
from .people import DESKTOP, PHONE, Company, Person, Table


def ended(company: Company, person: Person, game: str = "kramer", **options: Any) -> Table:
    """A table at which the game is over, shown to this person."""
    other = company.person("Olga")
    table = company.table([person, other], game, "011", **options)
    Course(table).finish()
    person.go(table.path)
    person.page.wait_for_selector("main.result [data-do=share]")
    return table


@pytest.mark.parametrize(
    ("game", "options"), [("kramer", {"dossier": True, "finish": 22}), ("randolph", {"round_limit": 5})]
)
def test_the_result_can_be_shared_as_a_picture(company: Company, game: str, options: dict[str, Any]) -> None:
    anna = company.person("Anna")
    ended(company, anna, game, **options)
    with anna.page.expect_download() as saved:
        anna.page.click("[data-do=share]")
    picture = Path(saved.value.path()).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 20_000, "the picture is empty"


@pytest.mark.parametrize("screen", [PHONE, {"width": 844, "height": 390}], ids=["phone", "low"])
def test_the_unmasking_is_shown_again_and_nothing_of_it_is_cut(company: Company, screen: dict[str, int]) -> None:
    anna = company.person("Anna", screen=screen, still=False, faster=4)
    ended(company, anna, dossier=True, finish=22)
    anna.page.click("[data-do=unmask]")
    stage = anna.page.locator("dialog.finale")
    expect(stage).to_be_visible()
    cut = """() => [...document.querySelectorAll('dialog.finale :is(h1, .mask, .doubts li, .dossier li, .sum, .lineup, footer button)')]
      .filter((one) => { const box = one.getBoundingClientRect();
        return box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1; })
      .map((one) => one.className || one.tagName)"""
    for _ in range(12):
        anna.page.wait_for_timeout(150)
        assert anna.page.evaluate(cut) == []  # nothing is cut either when it has just ended
    anna.until(lambda: stage.count() == 0, "the end of the unmasking")


def test_on_a_phone_the_race_is_drawn_to_its_last_step(company: Company) -> None:  # trials/page2.md, fault L
    anna, bert = company.person("Anna", screen=PHONE), company.person("Bert")
    table = company.table([anna, bert], "randolph", "01")
    Course(table).finish()
    anna.go(table.path)
    race = anna.page.locator("main.result .race .sheet-of > svg")
    last = race.locator("circle.spot").last.bounding_box()
    box = race.bounding_box()
    assert last is not None
    assert box is not None
    assert 0 <= box["x"] <= last["x"]
    assert last["x"] + last["width"] <= box["x"] + box["width"] <= PHONE["width"]


STAGE = """
() => {
  window.acts = [];
  const agents = /Schulz|Perry|Bucci|Jacques|Mirkov|Doyle|Larsson/;
  const look = () => {
    const stage = document.querySelector("dialog.finale .act");
    if (stage) window.acts.push([stage.querySelector(".back") !== null, agents.test(stage.innerText)]);
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Keeps for each frame with a player on stage whether the card has turned, and whether any agent is named there."""


def test_nobodys_identity_is_named_before_the_card_has_turned(company: Company) -> None:
    anna = company.person("Anna", still=False, faster=4)
    ended(company, anna, dossier=True, finish=22)
    anna.page.evaluate(STAGE)
    anna.page.click("[data-do=unmask]")
    anna.until(
        lambda: anna.page.locator("dialog.finale [data-do=go-on], main.result:not(:has(dialog))").count(), "the end"
    )
    acts = {(turned, named) for turned, named in anna.page.evaluate("window.acts")}
    assert acts == {(False, False), (True, True)}


def test_space_goes_on_to_the_crown(company: Company) -> None:
    anna = company.person("Anna", still=False, faster=1)
    ended(company, anna, finish=22)
    anna.page.click("[data-do=unmask]")
    expect(anna.page.locator("dialog.finale")).to_be_visible()
    anna.page.keyboard.press("Space")
    expect(anna.page.locator("dialog.finale")).to_have_count(0)


@pytest.mark.parametrize("screen", [{"width": 320, "height": 480}, DESKTOP], ids=["least", "desktop"])
def test_the_race_is_drawn_and_nothing_of_it_is_cut(company: Company, screen: dict[str, int]) -> None:
    anna = company.person("Anna", screen=screen, still=False, faster=4)
    ended(company, anna, "randolph", round_limit=16)
    anna.page.click("[data-do=race]")
    anna.page.wait_for_selector("dialog .race svg")
    stage = "dialog .race"
    cut = """(stage) => [...document.querySelectorAll(`${stage} svg :is(text, circle, path, use)`)].filter((one) => {
      const [box, all] = [one.getBoundingClientRect(), one.closest(".race").getBoundingClientRect()];
      return box.width + box.height > 0 && (box.left < all.left - 1 || box.right > Math.min(all.right, innerWidth) + 1 || box.top < all.top - 1 || box.bottom > all.bottom + 1);
    }).map((one) => one.outerHTML.slice(0, 90))"""
    drawn: set[int] = set()
    while not drawn or anna.page.locator(stage).count():
        drawn.add(anna.page.locator(f"{stage} circle.spot").count())
        assert anna.page.evaluate(cut, stage) == []
        anna.page.wait_for_timeout(40)
    assert max(drawn) > 0, "nobody brought anything home in this game"
    assert len(drawn) > 1, "the race does not grow"
