"""What a device keeps for its player: orders to pass in Kramer's game, and in both games what is staged."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .courses import Course
from .people import Company, Person, Table
from .test_handover import NAMED


def passes(person: Person, table: Table, seat: int) -> int:
    """Returns how often a seat has passed, as the server's log has it."""
    items = person.ask("GET", f"/api/tables/{table.key}?since=0&seat={table.seats_of(person)[0]}")["items"]
    told = [each["event"] for each in items if each["kind"] == "game"]
    return sum(event["type"] == "passed" and event["seat"] == seat for event in told)


def go_on(course: Course, person: Person, seat: int, until: Any) -> dict[str, Any]:
    """Somebody decides over HTTP, and passes in rounds, until the table is as wanted; the view then."""
    for _ in range(400):
        look = person.look(course.table.key, seat)
        view: dict[str, Any] = look["view"]
        if until(view):
            return view
        quiet = [action for action in look["actions"] if course.deed(action)["kind"] in ("pass", "stop")]
        if look["actions"]:
            move = quiet[0] if quiet else course.dice.choice(look["actions"])
            person.do(course.table.key, do="play", seat=seat, move=move)
        course.table.people[0].page.wait_for_timeout(20)
    raise AssertionError("it does not come to that")


def test_an_order_passes_until_ones_own_turn_and_outlives_a_reload(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01", cards=True)
    course = Course(table, seed=4)
    course.reach(lambda view, seat: view["phase"] == "round" and view["turn"] == 0 and seat == 0 == view["asked"])
    anna.go(table.path)
    before = passes(anna, table, 0)
    anna.page.locator("[data-do=ahead]").click()
    anna.page.locator("[data-pass=card]").click()
    anna.until(lambda: passes(anna, table, 0) == before + 1, "the pass that was ordered")
    expect(anna.page.locator(".slip[data-order=card]:not(.ended)")).to_be_visible()
    anna.page.reload()
    go_on(course, bert, 1, lambda view: passes(anna, table, 0) == before + 2)  # in Bert's turn she is asked once more
    go_on(course, bert, 1, lambda view: view["turn"] == 0 and 0 in view["to_move"])
    go_on(course, anna, 0, lambda view: view["phase"] == "round" and view["asked"] == 0)
    expect(anna.page.locator(".slip.ended[data-order=card]")).to_be_visible()
    assert passes(anna, table, 0) == before + 2
    anna.page.locator("[data-do=pass]").click()
    anna.until(lambda: passes(anna, table, 0) == before + 3, "the pass of her own")
    expect(anna.page.locator(".slip")).to_have_count(0)


def test_on_a_shared_device_an_order_passes_without_a_hand_over(company: Company) -> None:  # trials/page.md, weakness 1
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "000", cards=True)
    course = Course(table, seed=4)
    course.reach(lambda view, seat: view["phase"] == "round" and view["turn"] == 0 and seat == 0 == view["asked"])
    anna.go(table.path)
    anna.page.locator("main.handover .btn.primary").click()
    before = passes(anna, table, 0)
    anna.page.locator("[data-do=ahead]").click()
    anna.page.locator("[data-pass=card]").click()
    asked = anna.page.locator("main.handover h1")
    expect(asked).to_contain_text("Anna1")
    anna.page.evaluate(NAMED)
    for turn in (0, 1):
        go_on(course, anna, 1, lambda view: view["to_move"] == [2])
        go_on(course, anna, 2, lambda view, turn=turn: view["turn"] == turn + 1)
    expect(asked).to_contain_text("Anna2")
    assert passes(anna, table, 0) == before + 2
    assert {name.split()[-1] for name in anna.page.evaluate("window.named") if name} == {"Anna1", "Anna2"}


def test_an_order_is_given_by_a_key_and_revoked_by_a_press(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01", cards=True)
    course = Course(table, seed=4)
    course.reach(lambda view, seat: view["phase"] == "round" and view["turn"] == 0 and seat == 0 == view["asked"])
    anna.go(table.path)
    anna.page.locator("[data-do=ahead]").click()
    anna.page.keyboard.press("s")
    slip = anna.page.locator(".slip[data-order=scoring]")
    expect(slip).to_be_visible()
    go_on(course, bert, 1, lambda view: view["turn"] == 1 and view["phase"] == "move")
    n = anna.look(table.key, 0)["n"]
    expect(anna.page.locator("[role=log][data-told]")).to_have_attribute("data-told", str(n))
    expect(slip).to_be_visible()  # between the rounds too, since it stands for the rest of the game
    slip.locator("[data-do=revoke]").click()
    expect(slip).to_have_count(0)


def test_what_is_staged_outlives_a_reload(company: Company) -> None:  # trials/page2.md, fault M
    anna, bert = company.person("Anna"), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01")
    course = Course(table, seed=4)
    course.reach(
        lambda view, seat: view["phase"] == "move" and seat == 0 and view["points"] > [1, 1] and 0 in view["to_move"]
    )
    anna.go(table.path)
    anna.page.locator("[data-agent=red]").first.click()
    confirm = anna.page.locator("[data-do=confirm]")
    said = confirm.inner_text()
    anna.page.reload()
    expect(confirm).to_have_text(said)
    anna.page.get_by_role("button", name="Undo", exact=True).click()
    expect(confirm).not_to_have_text(said)


def test_suitcases_that_are_filled_stay_filled_over_a_reload(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert")
    table = company.table([anna, bert], "randolph", "01")
    anna.go(table.path)
    anna.page.locator("[data-do=shuffle]").click()
    bags = anna.page.locator("[data-bag] .bag-btn")
    filled = [text.strip() for text in bags.all_text_contents()]
    anna.page.reload()
    expect(bags).to_have_text(filled)
    expect(anna.page.locator("[data-do=ready]")).to_be_enabled()
