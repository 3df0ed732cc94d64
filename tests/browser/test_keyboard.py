"""Games from the first click to the result without a mouse."""

from __future__ import annotations

from .glimpses import Glimpse, agrees
from .people import Company, Person, Table, Trouble
from .test_meeting import name

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
        if phase == "setup":
            press(anna, ".commit button:not(.stamp-red)")
            press(anna, ".commit button.stamp-red")
        elif phase == "move" and found.view["pool"]:
            press(anna, "button.agent-btn", "Space")
            if anna.page.locator(".targets [data-city]").count():
                press(anna, ".targets [data-city]")
            else:
                press(anna, ".commit button.stamp-red")
        elif phase == "move":
            press(anna, ".commit button.stamp-red")
        else:
            press(anna, "#tab-moves")
            press(anna, "#tab-body [data-action]")
        found = agrees(anna, table, 0, found.n)
    assert found.status == "over"
