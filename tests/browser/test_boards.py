"""The boards' own controls: tapping and dragging agents, cards and their targets, the safe, the dossier; the map, duels, suitcases."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .courses import Course
from .glimpses import Glimpse, agrees
from .people import DESKTOP, PHONE, Company, Person, Table
from .screens import sits

CONFIRM = "[data-do=confirm]"
RING = ["church", *(str(number) for number in range(1, 11)), "ruin"]
SITES = [
    (500, 162),
    (691, 176),
    (824, 309),
    (838, 500),
    (824, 691),
    (691, 824),
    (500, 838),
    (309, 824),
    (176, 691),
    (162, 500),
    (176, 309),
    (309, 176),
]
"""Where the twelve buildings stand on the board of 1000 by 1000, clockwise from the church."""


def next_look(person: Person, table: Table, found: Glimpse) -> Glimpse:
    return agrees(person, table, 0, found.n)


def give_points(person: Person, found: Glimpse) -> None:
    """Taps agents until all points are given, and confirms."""
    for _ in range(8):
        button = person.page.locator(CONFIRM)
        if button.is_enabled():
            break
        person.page.locator(".s-order button[data-agent]:not([aria-disabled])").first.click()
    person.page.locator(CONFIRM).click()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_points_are_given_by_tapping_agents_and_confirmed(company: Company, screen: dict[str, int]) -> None:
    anna = company.person("Anna", screen=screen)
    table = sits(company, anna, "kramer", "move")
    found = agrees(anna, table, 0)
    if screen is PHONE:
        anna.page.locator("button.scrim").click(position={"x": 5, "y": 5})
    give_points(anna, found)
    after = next_look(anna, table, found)
    assert {name: each["building"] for name, each in after.view["agents"].items()} != {
        name: each["building"] for name, each in found.view["agents"].items()
    }


def test_a_point_is_taken_back_before_it_is_confirmed(company: Company) -> None:
    anna = company.person("Anna")
    table = sits(company, anna, "kramer", "move")
    found = agrees(anna, table, 0)
    agent = anna.page.locator(".s-order button[data-agent]:not([aria-disabled])").first
    agent.click()
    expect(anna.page.locator("[data-staged]")).to_have_count(1)
    anna.page.keyboard.press("Backspace")
    expect(anna.page.locator("[data-staged]")).to_have_count(0)
    assert agrees(anna, table, 0).n == found.n


def test_an_agent_is_dragged_to_a_building_and_lands_there(company: Company) -> None:
    anna = company.person("Anna")
    table = sits(company, anna, "kramer", "move")
    found = agrees(anna, table, 0)
    moves = {
        tuple(sorted(_deed(anna, table, action)["points"].items()))
        for action in found.actions
        if _deed(anna, table, action)["kind"] == "move"
    }
    single = next(move for move in sorted(moves) if len(move) == 1)
    colour, steps = single[0]
    to = RING[(RING.index(found.view["agents"][colour]["building"]) + steps) % 12]
    pawn = anna.page.locator(f"[data-pawn={colour}]").bounding_box()
    assert pawn is not None
    anna.page.mouse.move(pawn["x"] + pawn["width"] / 2, pawn["y"] + pawn["height"] * 0.6)
    anna.page.mouse.down()
    spot = _building(anna, to)
    anna.page.mouse.move(spot[0] - 30, spot[1], steps=4)
    anna.page.mouse.move(*spot, steps=4)
    anna.page.mouse.up()
    expect(anna.page.locator(f"[data-staged={colour}]")).to_have_count(1)
    anna.page.locator(CONFIRM).click()
    after = next_look(anna, table, found)
    told = [
        item["event"] for item in after.there["items"] if item["kind"] == "game" and item["event"]["type"] == "moved"
    ]
    assert told[0]["moves"][0]["to"] == to


def _building(person: Person, building: str) -> tuple[float, float]:
    """Where a building stands on the screen."""
    x, y = SITES[RING.index(building)]
    box = person.page.locator("[data-safe]").bounding_box()
    assert box is not None
    return box["x"] + x * box["width"] / 1000, box["y"] + y * box["height"] / 1000


DEEDS: dict[str, dict[int, Any]] = {}
"""By table: what its actions do."""


def _deed(person: Person, table: Table, action: int) -> Any:
    """What an action does; the list is fetched once a table."""
    if table.key not in DEEDS:
        listed = person.ask("GET", f"/api/tables/{table.key}/actions")["actions"]
        DEEDS[table.key] = {each["id"]: each["data"] for each in listed}
    return DEEDS[table.key][action]


def test_the_preview_says_where_agents_would_land_and_changes_nothing(company: Company) -> None:
    anna = company.person("Anna")
    table = sits(company, anna, "kramer", "move")
    found = agrees(anna, table, 0)
    for _ in range(8):
        if anna.page.locator(CONFIRM).is_enabled():
            break
        anna.page.locator(".s-order button[data-agent]:not([aria-disabled])").last.click()
    assert anna.page.locator("[data-staged]").count() >= 1
    anna.page.wait_for_timeout(300)
    assert anna.look(table.key, 0)["n"] == found.n


def test_the_safe_gets_its_new_place_by_a_tap_on_a_building(company: Company) -> None:
    anna = company.person("Anna")
    table = sits(company, anna, "kramer", "safe")
    found = agrees(anna, table, 0)
    places = anna.page.locator("[data-target]")
    wanted = places.first.get_attribute("data-target")
    places.first.click()
    anna.page.locator(CONFIRM).click()
    after = next_look(anna, table, found)
    told = [item["event"] for item in after.there["items"] if item["kind"] == "game"]
    mine = [event["to"] for event in told if event["type"] == "safe_moved" and event["seat"] == 0]
    assert mine[-1] == wanted  # the bot may have moved it on by now


def test_a_card_is_chosen_aimed_and_played(company: Company) -> None:
    anna = company.person("Anna")
    table = sits(company, anna, "kramer", "round", cards=True)
    found = agrees(anna, table, 0)
    for _ in range(30):
        cards = anna.page.locator(".s-order button[data-card]:not([aria-disabled=true])")
        if found.view["phase"] == "round" and 0 in found.view["to_move"] and cards.count():
            break
        Course(table, seed=2).reach(
            lambda view, seat, at=found.n: (
                view["phase"] == "round" and seat in view["to_move"] and anna.look(table.key, 0)["n"] > at
            )
        )
        found = agrees(anna, table, 0)
    cards.first.click()
    for _ in range(6):
        if anna.page.locator(CONFIRM).is_enabled():
            break
        target = anna.page.locator(
            "[data-target], .s-order button[data-agent]:not([aria-disabled]):not([aria-pressed=true])"
        ).first
        target.click()
    anna.page.locator(CONFIRM).click()
    after = next_look(anna, table, found)
    assert any(item["event"]["type"] == "card_played" for item in after.there["items"] if item["kind"] == "game")


def test_a_dossier_is_filled_in_and_handed_in(company: Company) -> None:
    anna = company.person("Anna")
    table = sits(company, anna, "kramer", "dossier", dossier=True, finish=20)
    found = agrees(anna, table, 0)
    for seat in range(1, len(found.view["names"])):
        free = f"[data-suspect='{seat}']:not([disabled]):not([aria-pressed=true])"
        named = anna.page.locator("[data-line][aria-pressed=true]").evaluate_all(
            "(all) => all.map((one) => one.dataset.line)"
        )
        anna.page.locator(free + "".join(f":not([data-line={colour}])" for colour in named)).first.click()
    submit = anna.page.locator("[data-do=hand-in]")
    submit.click()
    submit.click()
    after = next_look(anna, table, found)
    assert after.view["seats"][0]["handed_in"]


def test_suitcases_are_filled_and_hidden_by_tapping_and_by_dragging(company: Company) -> None:
    anna = company.person("Anna")
    table = sits(company, anna, "randolph", "setup")
    found = agrees(anna, table, 0)
    slips = anna.page.locator("button.slip:not(.gone)")
    anna.page.locator("button.slip").nth(0).click()
    anna.page.locator("[data-bag=A] .bag-btn").click()
    anna.page.locator("button.slip").nth(1).drag_to(anna.page.locator("[data-bag=B] .bag-btn"))
    for letter in "CD":
        slips.first.click()
        anna.page.locator(f"[data-bag={letter}] .bag-btn").click()
    expect(slips).to_have_count(0)
    anna.page.locator("[data-bag=A] .bag-btn").drag_to(anna.page.locator(".spots [data-city=cairo] .hit"), force=True)
    for letter, city in zip("BCD", ("delhi", "tokyo", "lima"), strict=True):
        anna.page.locator(f"[data-bag={letter}] select").select_option(city)
    anna.page.locator("[data-do=ready]").click()
    after = next_look(anna, table, found)
    mine = {each["letter"]: (each["place"], each["content"]) for each in after.view["suitcases"] if each["owner"] == 0}
    assert {letter: place for letter, (place, _) in mine.items()} == {
        "A": "cairo",
        "B": "delhi",
        "C": "tokyo",
        "D": "lima",
    }
    assert mine["A"][1] == 5
    assert mine["B"][1] == 3


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_agent_is_sent_to_a_lit_city_and_the_turn_is_ended(company: Company, screen: dict[str, int]) -> None:
    anna = company.person("Anna", screen=screen)
    table = sits(company, anna, "randolph", "move")
    found = agrees(anna, table, 0)
    if screen is PHONE:
        anna.page.locator("button.scrim").click(position={"x": 5, "y": 5})
    anna.page.locator("button.agent-btn").first.click()
    target = anna.page.locator(".targets [data-city]").first
    target.focus()
    anna.page.keyboard.press("Enter")
    after = next_look(anna, table, found)
    assert any(item["event"]["type"] == "stepped" for item in after.there["items"] if item["kind"] == "game")


def test_a_duel_card_is_laid_from_the_orders(company: Company) -> None:
    anna = company.person("Anna")
    table = sits(company, anna, "randolph", "duel")
    found = agrees(anna, table, 0)
    anna.page.locator("button.hand-card:not(.used)").first.click()
    anna.page.locator("[data-do=lay]").click()
    after = next_look(anna, table, found)
    assert any(
        item["event"]["type"] in ("card_laid", "duel_revealed")
        for item in after.there["items"]
        if item["kind"] == "game"
    )
