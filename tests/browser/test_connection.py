"""The network goes, the server goes, the page stays: nothing is lost, and it is said what is going on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process import Server

from .glimpses import agrees, glimpse
from .people import DESKTOP, PHONE, Company, Person
from .play import Game
from .screens import sits

AWAY = (
    r"ERR_INTERNET_DISCONNECTED",
    r"ERR_CONNECTION_REFUSED",
    r"ERR_CONNECTION_RESET",
    r"WebSocket connection",
    r"ERR_EMPTY_RESPONSE",
    r"socket: ",
)
"""What Chromium itself writes when there is no server to talk to."""


@pytest.fixture
def own(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(f"sqlite:///{tmp_path}/topsecret.db", tmp_path) as started:
        yield started


@pytest.fixture
def guests(browser: Browser, own: Server) -> Iterator[Company]:
    with Company(browser, own.url) as people:
        yield people


def banner(person: Person) -> str:
    return str(person.page.locator(".connection").inner_text())


DECISIONS: list[tuple[str, str, dict[str, Any]]] = [
    ("kramer", "move", {}),
    ("kramer", "round", {"cards": True}),
    ("kramer", "safe", {}),
    ("kramer", "dossier", {"dossier": True, "finish": 20}),
    ("randolph", "setup", {}),
    ("randolph", "move", {}),
    ("randolph", "duel", {}),
]


@pytest.mark.parametrize(
    ("game", "phase", "options"), DECISIONS, ids=lambda each: each if isinstance(each, str) else ""
)
def test_the_network_goes_in_the_middle_of_each_kind_of_decision(
    company: Company, game: str, phase: str, options: dict[str, Any]
) -> None:
    anna = company.person("Anna")
    anna.forgive(*AWAY)
    table = sits(company, anna, game, phase, **options)
    assert agrees(anna, table, 0).view["phase"] == phase
    anna.context.set_offline(True)
    anna.page.wait_for_timeout(60)
    anna.context.set_offline(False)
    found = agrees(anna, table, 0)
    assert found.view["phase"] == phase
    assert Game(table, seed=5).turn(anna, 0).n > found.n


@pytest.mark.parametrize(
    ("game", "phase", "options"), DECISIONS, ids=lambda each: each if isinstance(each, str) else ""
)
def test_the_server_dies_in_the_middle_of_each_kind_of_decision(
    guests: Company, own: Server, game: str, phase: str, options: dict[str, Any]
) -> None:
    anna = guests.person("Anna")
    anna.forgive(*AWAY)
    table = sits(guests, anna, game, phase, **options)
    assert agrees(anna, table, 0).view["phase"] == phase
    own.restart()
    found = agrees(anna, table, 0)
    assert found.view["phase"] == phase
    assert Game(table, seed=5).turn(anna, 0).n > found.n


def test_a_move_made_without_network_is_made_once_when_it_is_back(company: Company) -> None:
    anna = company.person("Anna")
    anna.forgive(*AWAY)
    table = company.table([anna], "kramer", "0.")
    playing = Game(table, seed=2).open()
    found = agrees(anna, table, 0)
    while not found.free:
        found = agrees(anna, table, 0)
    anna.context.set_offline(True)
    playing.press(anna, found.free[0])
    anna.page.wait_for_timeout(300)
    anna.context.set_offline(False)
    after = agrees(anna, table, 0, found.n)
    assert after.n > found.n


def test_a_lost_network_is_said_and_its_return_too(company: Company) -> None:
    anna = company.person("Anna", screen=PHONE)
    anna.forgive(*AWAY)
    table = company.table([anna], "kramer", "0.")
    anna.go(table.path)
    agrees(anna, table, 0)
    anna.context.set_offline(True)
    anna.until(lambda: "network" in banner(anna), "the banner")
    anna.context.set_offline(False)
    anna.until(lambda: not banner(anna).strip(), "the end of the banner")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_is_asked_and_away_shows_when_a_bot_takes_over(company: Company, screen: dict[str, int]) -> None:
    anna, bert = company.person("Anna", screen=screen), company.person("Bert")
    table = company.table([anna, bert], "randolph", "01", clock={"grace": 60}, absent="bot")
    for person in (anna, bert):
        person.go(table.path).wait_for_selector("main.table, main.phone")
    takeover = anna.page.locator("main .takeover")
    expect(takeover).to_have_count(0)
    bert.page.close()
    expect(takeover.first).to_be_visible()
    label = takeover.first.get_attribute("aria-label")
    assert label is not None
    assert re.fullmatch(r"A bot plays in [01]:[0-5]\d", label)


def test_a_restarting_server_is_said_and_the_game_goes_on(guests: Company, own: Server) -> None:
    anna = guests.person("Anna")
    anna.forgive(*AWAY)
    table = guests.table([anna], "kramer", "0.")
    anna.go(table.path)
    agrees(anna, table, 0)
    own.stop()
    anna.until(lambda: "restart" in banner(anna).lower(), "the banner")
    own.start()
    anna.until(lambda: not banner(anna).strip(), "the end of the banner")
    agrees(anna, table, 0)


def test_what_happened_meanwhile_is_there_after_a_long_absence(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert")
    anna.forgive(*AWAY)
    table = company.table([anna, bert], "kramer", "01.")
    playing = Game(table, seed=4).open()
    playing.play(until=lambda found: playing.moves > 3)
    anna.go("about:blank")
    for _ in range(30):
        if not glimpse(bert, table, 1).free:
            break
        playing.turn(bert, 1)
    anna.go(table.path)
    agrees(anna, table, 0)
    playing.play(until=lambda found: playing.moves > 12)


def test_the_page_opens_without_network_after_the_first_visit(company: Company) -> None:
    anna = company.person("Anna", kept=True)
    anna.forgive(*AWAY, "Failed to load resource", r"failed: GET")
    table = company.table([anna], "kramer", "0.")
    anna.go(table.path)
    agrees(anna, table, 0)
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.until(
        lambda: (
            anna.page.evaluate(
                "caches.open('topsecret-assets-1').then((cache) => cache.keys()).then((all) => all.length)"
            )
            > 3
        ),
        "a page that is kept",
    )
    anna.context.set_offline(True)
    anna.page.reload()
    anna.page.wait_for_selector("main#main")
    assert "⟨" not in anna.words()
    anna.context.set_offline(False)
