"""A game looked at again: every moment, with whose eyes, by link, and on from there against bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .courses import Course
from .glimpses import EXPECTED, LOOK
from .people import PHONE, Company, Person, Table

UNSEEN = ("contents", "hand", "turn")
"""What the panels of a replay may leave out."""


def finished(company: Company, game: str, **options: object) -> tuple[Person, Table]:
    anna = company.person("Anna")
    table = company.table([anna], game, "0.", round_limit=2, **options)
    Course(table).finish()
    return anna, table


def moment(person: Person) -> int:
    return int(person.page.locator("input[type=range]").input_value())


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_every_moment_of_a_replay_shows_what_those_eyes_saw(company: Company, game: str) -> None:
    anna, table = finished(company, game)
    anna.go(f"/replay/{table.key}?eyes=0")
    slider = anna.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    for step in sorted({0, 1, 2, last // 3, last // 2, last - 1, last}):
        slider.fill(str(step))
        frames = anna.ask("GET", f"/api/tables/{table.key}/replay?seat=0&from={step}&count=1")["frames"]
        wanted = EXPECTED[game](frames[0]["view"])
        differs: list[str] = ["nothing was looked at"]

        def same(wanted: dict[str, object] = wanted, differs: list[str] = differs) -> bool:
            shown = anna.page.evaluate(LOOK, [table.key, 0, 999_999])["here"]
            differs[:] = [
                f"{what}: {shown.get(what)} instead of {value}"
                for what, value in wanted.items()
                if what not in UNSEEN and shown.get(what) != value
            ]
            return not differs

        anna.until(same, lambda step=step, differs=differs: f"moment {step}: {differs}", patience=8)


def test_a_replay_is_stepped_by_buttons_and_keys_and_plays_by_itself(company: Company) -> None:
    anna, table = finished(company, "kramer")
    anna.go(f"/replay/{table.key}")
    anna.page.locator("input[type=range]").wait_for()
    steps = anna.page.locator(".keys").first.locator("button")
    steps.nth(4).click()
    anna.until(lambda: moment(anna) == 1, "one moment further")
    anna.page.keyboard.press("ArrowRight")
    anna.until(lambda: moment(anna) == 2, "one moment further by key")
    anna.page.keyboard.press("ArrowLeft")
    anna.until(lambda: moment(anna) == 1, "one moment back")
    steps.nth(3).click()
    anna.until(lambda: moment(anna) >= 2, "a moment further by itself")
    steps.nth(3).click()
    anna.page.keyboard.press("End")
    last = int(anna.page.locator("input[type=range]").get_attribute("max") or 0)
    anna.until(lambda: moment(anna) == last, "the end")


def test_a_link_to_a_moment_leads_there(company: Company) -> None:
    anna, table = finished(company, "kramer")
    dora = company.person("Dora", screen=PHONE)
    anna.go(f"/replay/{table.key}")
    anna.page.locator("input[type=range]").fill("3")
    anna.until(lambda: "moment=3" in anna.page.url, "the moment in the address")
    dora.go(anna.page.url)
    dora.page.locator("input[type=range]").wait_for()
    assert moment(dora) == 3


def test_a_finished_game_is_looked_at_with_anybodys_eyes(company: Company) -> None:
    anna, table = finished(company, "kramer")
    anna.go(f"/replay/{table.key}")
    eyes = anna.page.locator(".eyes select")
    eyes.wait_for()
    values = eyes.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
    assert values == ["open", "null", "0", "1"]
    for value in values:
        eyes.select_option(value)
        anna.page.wait_for_timeout(100)
        expect(anna.page.locator("li.player").first).to_be_visible()


def test_with_everything_open_everybodys_identity_and_cards_are_shown(company: Company) -> None:
    anna, table = finished(company, "kramer", cards=True)
    anna.go(f"/replay/{table.key}?moment=9")
    anna.page.locator(".opened li[data-seat='1'] .agent").wait_for()
    frame = anna.ask("GET", f"/api/tables/{table.key}/replay?open=true&from=9&count=1")["frames"][0]
    for seat, seen in enumerate(frame["seats"]):
        line = anna.page.locator(f".opened li[data-seat='{seat}']")
        identities = [frame["view"]["agents"][colour]["name"] for colour in seen["seats"][seat]["identities"]]
        assert [each[1:].strip() for each in line.locator(".agent").all_inner_texts()] == identities
        assert len(line.locator("small").inner_text().split(", ")) == len(seen["seats"][seat]["hand"])
    anna.page.locator(".eyes select").select_option("null")
    expect(anna.page.locator(".opened")).to_have_count(0)


def test_while_others_play_only_ones_own_eyes_are_offered(company: Company) -> None:
    anna, dora = company.person("Anna"), company.person("Dora")
    table = company.table([anna], "kramer", "0.")
    Course(table).asked("move")
    for person, wanted in ((anna, ["0"]), (dora, ["null"])):
        person.go(f"/replay/{table.key}")
        person.page.locator("input[type=range]").wait_for()
        assert person.page.locator(".eyes select option").evaluate_all("(all) => all.map((one) => one.value)") == wanted


def test_it_goes_on_from_a_moment_against_bots(company: Company) -> None:
    anna, table = finished(company, "kramer")
    anna.go(f"/replay/{table.key}?moment=4&eyes=0")
    anna.page.locator("input[type=range]").wait_for()
    anna.page.locator(".keys.more button:has(use[href='#i-bot'])").click()
    anna.page.locator("dialog[open] .seats button").first.click()
    anna.page.wait_for_url(re.compile("/t/"))
    anna.page.wait_for_selector("main.table")


def test_a_game_that_has_not_begun_has_no_replay(company: Company) -> None:
    anna = company.person("Anna")
    anna.forgive("409", "400", "404")
    table = company.table([anna], "kramer", "0", start=False, players=2)
    anna.go(f"/replay/{table.key}")
    anna.page.wait_for_selector("main.lost")


def moved(person: Person) -> list[str]:
    """What the case file says of the steps of every player and agent."""
    return [each.strip() for each in person.page.locator(".dossier tbody td b").all_inner_texts()]


def test_the_case_file_in_a_replay_is_that_of_the_moment(company: Company) -> None:
    anna, table = finished(company, "kramer")
    anna.go(f"/replay/{table.key}?moment=0&eyes=0")
    anna.page.locator("#tab-dossier").click()
    anna.until(lambda: set(moved(anna)) == {"0"}, lambda: f"an empty case file instead of {moved(anna)}")
    assert anna.page.locator("[data-guess], .dossier input").count() == 0  # notes have no date
    slider = anna.page.locator("input[type=range]")
    slider.fill(slider.get_attribute("max") or "")
    log = anna.ask("GET", f"/api/tables/{table.key}/log")["log"]["moved"]
    steps = [each["points"] + each["by_card"] for agents in log.values() for each in agents.values()]
    anna.until(
        lambda: sum(int(each.replace("−", "-").rstrip("▾")) for each in moved(anna)) == sum(steps) > 0,
        lambda: f"{steps} in the end instead of {moved(anna)}",
    )
