"""Games from the first click to the result without a mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.process import Server

from .courses import Course, sensible
from .glimpses import Glimpse, agrees
from .openings import go_on, take_in
from .people import Company, Person, Table, Trouble
from .test_decisions import attacked
from .test_meeting import name

SCENE = "dialog[open]"
LETTERS = {"grey": "s", "yellow": "p", "orange": "b", "red": "j", "green": "m", "blue": "d", "purple": "l"}


def tab_to(person: Person, selector: str, most: int = 160) -> None:
    """Presses Tab until the focus is on it; it must be visible there."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise Trouble(f"{person.name}: the key Tab never comes to {selector}: {person.words()[:300]}")


def press(person: Person, selector: str, key: str = "Enter") -> None:
    tab_to(person, selector)
    person.page.keyboard.press(key)


def table_of(person: Person, game: str) -> Table:
    code = person.page.url.rpartition("/")[2]
    key = code if len(code) == 22 else person.ask("GET", f"/api/codes/{code}")["key"]
    return Table(key, code, game, "0.", [person])


def test_the_first_key_leads_to_the_content(company: Company) -> None:
    anna = company.person("Anna")
    anna.go("/")
    anna.page.wait_for_selector("main.home")
    anna.page.keyboard.press("Tab")
    assert anna.page.evaluate("document.activeElement.classList.contains('skip')")
    anna.page.keyboard.press("Enter")
    assert anna.page.evaluate("location.hash") == "#main"


def test_the_focus_can_always_be_seen(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.")
    anna.go(table.path)
    agrees(anna, table, 0)
    seen = """() => {
      const style = getComputedStyle(document.activeElement);
      const ring = (one) => { const s = getComputedStyle(one); return (s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 2) || s.boxShadow !== "none"; };
      return ring(document.activeElement) || style.filter !== "none" || [...document.activeElement.children].some(ring)
        ? "" : document.activeElement.outerHTML.slice(0, 160);
    }"""
    missing = set()
    for _ in range(30):
        anna.page.keyboard.press("Tab")
        missing.add(anna.page.evaluate(seen))
    assert missing == {""}


def test_a_game_of_kramers_is_played_by_keyboard_alone(company: Company) -> None:
    anna = company.person("Anna")
    name(anna, "Anna")
    table = company.table([anna], "kramer", "0.", finish=20, round_limit=5)
    deeds = {each["id"]: each["data"] for each in anna.ask("GET", f"/api/tables/{table.key}/actions")["actions"]}
    anna.go("/")
    anna.page.wait_for_selector("main.home a.turn, main.home #games a.row")
    press(anna, "main.home #games a.row")
    anna.page.wait_for_selector("main.table")
    found = agrees(anna, table, 0)
    for _ in range(60):
        if found.status == "over":
            break
        if not found.actions:
            found = agrees(anna, table, 0, found.n)
            continue
        move(anna, found, deeds[found.actions[-1]])
        found = agrees(anna, table, 0, found.n)
    assert found.status == "over"
    anna.page.wait_for_selector("main.result")
    press(anna, ".after button.primary")
    anna.until(lambda: table.code not in anna.page.url, "the next table")


def move(person: Person, found: Glimpse, deed: dict[str, object]) -> None:
    """Points by the letters of the agents, places by Tab; Enter confirms."""
    if deed["kind"] == "move":
        points = deed["points"]
        assert isinstance(points, dict)
        for colour, many in points.items():
            for _ in range(many):
                person.page.keyboard.press(LETTERS[colour])
        person.page.keyboard.press("Enter")
    elif deed["kind"] == "safe":
        press(person, f"[data-place='{deed['building']}'], [data-target='{deed['building']}']", "Space")
        person.page.keyboard.press("Enter")
    else:
        raise AssertionError(f"nobody thought of {deed}")


def test_a_game_of_randolphs_is_played_by_keyboard_alone(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "randolph", "0.", round_limit=2)
    anna.go(table.path)
    found = agrees(anna, table, 0)
    for _ in range(80):
        if found.status == "over":
            break
        if not found.actions:
            found = agrees(anna, table, 0, found.n)
            continue
        phase = found.view["phase"]
        if phase == "duel":
            lay_a_card(anna)
            found = agrees(anna, table, 0, found.n)
            continue
        put_away(anna)
        if phase == "setup":
            press(anna, "[data-do=shuffle]")
            press(anna, "[data-do=ready]")
        elif phase == "move" and found.view["pool"]:
            press(anna, "button.agent-btn", "Space")
            if anna.page.locator(".targets [data-city]").count():
                press(anna, ".targets [data-city]")
            else:
                press(anna, "[data-do=end]")
                press(anna, "[data-do=end-now]")
        elif phase == "move":
            press(anna, "[data-do=end]")
        else:
            from_the_list(anna)
        found = agrees(anna, table, 0, found.n)
    assert found.status == "over"


def lay_a_card(person: Person, card: str = "button.hand-card:not(.used)") -> None:
    """The cards of a duel stand in the orders."""
    person.page.wait_for_selector(f".s-order {card}")
    press(person, f".s-order {card}")
    press(person, "[data-do=lay]")


def put_away(person: Person) -> None:
    """Scenes that are still there are closed."""
    while person.page.locator(SCENE).count():
        label = person.page.locator(SCENE).get_attribute("aria-label")
        person.page.keyboard.press("Escape")
        person.page.wait_for_selector(f'{SCENE}[aria-label="{label}"]', state="detached")


def from_the_list(person: Person) -> None:
    press(person, "#tab-moves")
    press(person, "#tab-body [data-action]")


@pytest.mark.parametrize("listed", [False, True], ids=["in the orders", "from the list"])
def test_a_duel_and_what_it_wins_are_settled_by_keyboard_alone(
    company: Company, server: Server, tmp_path: Path, listed: bool
) -> None:  # R6.5
    anna = company.person("Anna")
    key = take_in(server, tmp_path, {"attacked": attacked()})["attacked"]
    table = go_on(anna, key, "randolph", "0.")
    found = agrees(anna, table, 0)
    lay_a_card(anna, "button.hand-card:nth-child(5)")
    found = agrees(anna, table, 0, found.n)
    assert found.view["phase"] == "loot"
    put_away(anna)
    anna.page.wait_for_selector("[data-do=take]")
    if listed:
        from_the_list(anna)
    else:
        press(anna, "[data-do=take]")
    found = agrees(anna, table, 0, found.n)
    assert found.view["phase"] != "loot"


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_space_goes_on_from_what_is_being_shown(company: Company, game: str) -> None:
    anna, bert = company.person("Anna", still=False, faster=0.1), company.person("Bert")
    table = company.table([anna, bert], game, "01")
    course = Course(table)
    who, seat, view = course.asked("move")
    anna.go(table.path).wait_for_selector("main.s-table")
    moves = [(action, course.deed(action)) for action in who.look(table.key, seat)["actions"]]
    who.do(table.key, do="play", seat=seat, move=sensible(view, moves, course.dice))
    running = anna.page.locator("[role=log][data-beat]:not([data-scene=''])")
    expect(running).to_have_count(1)
    beat = running.get_attribute("data-beat")
    anna.page.keyboard.press("Space")
    expect(anna.page.locator(f"[role=log][data-beat='{beat}']")).to_have_count(0, timeout=1500)
