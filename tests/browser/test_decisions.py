"""What comes up rarely is asked and answered through the page too: each of these tables begins right before it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.kramer.positions import kramer
from tests.randolph.positions import randolph
from tests.server.process import Server
from topsecret.match import Match

from .glimpses import agrees
from .openings import go_on, take_in
from .people import DESKTOP, PHONE, Company, Person, Table

both_screens = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


def attacked() -> Match:
    """Green's agent with a suitcase has entered Reykjavik and laid a 1; red has still to choose."""
    match = randolph(turn=1, roll="2+1", agents=["reykjavik", "nuuk+gA"])
    match.play(1, "1-reykjavik")
    match.play(1, "card 1")
    return match


BEFORE = {
    "pick": lambda: randolph(roll="2+1", agents=["nuuk", "reykjavik reykjavik+gA"]),
    "loot": attacked,
    "bomb": lambda: randolph(roll="1+0", agents=["sydney+gD cairo delhi lima london tokyo dakar"]),
    "second": lambda: kramer(
        "players=4 cards=yes", "phase=round roll=2 actor=1 turn=1", owners="S P B J", hands=["", "C11 C5"]
    ),
}


@pytest.fixture(scope="module")
def keys(server: Server, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return take_in(server, tmp_path_factory.mktemp("positions"), {name: before() for name, before in BEFORE.items()})


def look(person: Person, table: Table) -> dict[str, Any]:
    view: dict[str, Any] = person.look(table.key, table.seats_of(person)[0])["view"]
    return view


@both_screens
def test_of_two_defenders_one_is_picked_to_fight_first(
    company: Company, keys: dict[str, str], screen: dict[str, int]
) -> None:  # R6.7
    anna = company.person("Anna", screen=screen)
    table = go_on(anna, keys["pick"], "randolph", "0.")
    anna.do(table.key, do="play", seat=0, move="1-reykjavik")
    fights = anna.page.locator("[data-pick]")
    expect(fights).to_have_count(2)
    fights.nth(1).click()
    anna.until(lambda: look(anna, table)["phase"] == "duel", "the duel")
    assert look(anna, table)["duel"]["defender"]["agent"] == 2


@both_screens
@pytest.mark.parametrize("taken", [True, False], ids=["taken", "left"])
def test_a_defender_who_won_takes_the_suitcase_or_leaves_it(
    company: Company, keys: dict[str, str], screen: dict[str, int], taken: bool
) -> None:  # R6.5
    anna = company.person("Anna", screen=screen)
    table = go_on(anna, keys["loot"], "randolph", "0.")
    anna.page.get_by_role("button", name="Card 5").click()
    anna.page.locator("[data-do=lay]").click()
    anna.page.locator("[data-do=go-on]").click()
    anna.page.locator("[data-do=take]" if taken else "[data-do=leave]").click()
    anna.until(lambda: look(anna, table)["phase"] != "loot", "what comes after the loot")
    assert look(anna, table)["players"][0]["agents"][0]["carries"] == ("gA" if taken else None)


@both_screens
def test_who_delivers_a_bomb_chooses_the_agents_that_are_lost(
    company: Company, keys: dict[str, str], screen: dict[str, int]
) -> None:  # R8.1
    anna = company.person("Anna", screen=screen)
    table = go_on(anna, keys["bomb"], "randolph", "0.")
    anna.do(table.key, do="play", seat=0, move="1-hq")
    assert look(anna, table)["losses"] == 3
    anna.page.locator("[data-do=go-on]").click()
    agents = anna.page.locator("[data-lose]")
    expect(agents.first).to_be_visible()
    for number in range(3):
        agents.nth(number).click()
    anna.page.locator("[data-do=lose]").click()
    anna.until(lambda: look(anna, table)["phase"] != "bomb", "the turn to go on")
    assert [agent["place"] for agent in look(anna, table)["players"][0]["agents"]].count("out") == 4


@both_screens
def test_a_second_identity_is_seen_by_its_owner(
    company: Company, keys: dict[str, str], screen: dict[str, int]
) -> None:  # K8 C11
    anna = company.person("Anna", screen=screen)
    table = go_on(anna, keys["second"], "kramer", ".0..")
    anna.page.locator("[data-card=C11]").first.click()
    anna.page.locator("[data-do=confirm]").click()
    anna.until(lambda: len(look(anna, table)["seats"][1]["identities"]) == 2, "a second identity")
    agrees(anna, table, 1)
