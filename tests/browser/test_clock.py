"""Whole games as they are shown: everything that happened, in order, once; and all of the page tells the same moment."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.process import Server

from .moments import Moment, record, recorded, scenes
from .people import DESKTOP, PHONE, Company, Person, Table
from .play import Game

FASTER = 10
"""Times as fast as for people, for bots and pages alike."""
PATIENCE = 150.0
OPTIONS: dict[str, dict[str, Any]] = {"kramer": {"finish": 22}, "randolph": {"round_limit": 4}}
BIG = {"scored": "scoring", "duel_revealed": "duel", "delivered": "delivery"}
END = {"kramer": "unmasking", "randolph": "end"}


@pytest.fixture(scope="module")
def paced(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait for what is being shown, at pages that run faster."""
    folder = tmp_path_factory.mktemp("paced")
    with Server(
        f"sqlite:///{folder}/topsecret.db", folder, dice="Friday", faster=FASTER, bots_delay="0.05,0.1"
    ) as started:
        yield started
        assert not started.faults


@pytest.fixture
def company(browser: Browser, paced: Server) -> Iterator[Company]:
    with Company(browser, paced.url) as people:
        yield people


def choose(person: Person, pace: str) -> None:
    """The device has chosen a pace before it comes."""
    person.page.add_init_script(f"localStorage.setItem('topsecret.settings', JSON.stringify({{ pace: '{pace}' }}))")


def events_of(person: Person, table: Table) -> list[dict[str, Any] | None]:
    """Returns every item of the log as these eyes were told it: the event of the game, or None for anything else."""
    seats = table.seats_of(person) if person in table.people else []
    path = f"/api/tables/{table.key}?since=0" + (f"&seat={seats[0]}" if seats else "")
    return [each["event"] if each["kind"] == "game" else None for each in person.ask("GET", path)["items"]]


def big(game: str, events: list[dict[str, Any] | None]) -> list[str]:
    """Returns the scenes that nobody may miss, as the rules' own events ask for them."""
    found = []
    for event in events:
        kind = event["type"] if event else ""
        if kind == "game_over":
            found.append(END[game])
        elif kind == "delivered" and event and event["content"] == "bomb":
            found.append("bomb")
        elif kind in BIG:
            found.append(BIG[kind])
    return found


def kramer(events: list[dict[str, Any] | None]) -> dict[str, Any]:
    """Returns where pawns and markers stand after these events, as far as they tell."""
    pawns: dict[str, str] = {}
    markers: dict[str, float] = {}
    for event in events:
        for move in (event or {}).get("moves", ()):
            pawns[move["agent"]] = move["to"]
        markers.update((event or {}).get("totals", {}) if event and event["type"] == "scored" else {})
    return {"pawns": pawns, "markers": markers}


def randolph(events: list[dict[str, Any] | None]) -> dict[str, Any]:
    """Returns where the agents stand after these events, as far as steps tell: whoever fought is left out."""
    figures: dict[str, str] = {}
    for event in events:
        if event and event["type"] == "stepped":
            figures[f"{event['seat']}-{event['agent']}"] = event["to"]
        elif event and event["type"] == "duel_revealed":
            for side in ("attacker", "defender"):
                figures.pop(f"{event[side]['seat']}-{event[side]['agent']}", None)
        elif event and event["type"] in ("delivered", "agent_lost"):
            figures.pop(f"{event['seat']}-{event['agent']}", None)
    return {"figures": figures}


STANDING = {"kramer": kramer, "randolph": randolph}


def tells_one_moment(game: str, moments: list[Moment], events: list[dict[str, Any] | None]) -> None:
    """At every frame headline, log, board and buttons tell the same, and no word of an outcome stands before its moment."""
    over = next(at for at, event in enumerate(events) if event and event["type"] == "game_over")
    duels = [at for at, event in enumerate(events) if event and event["type"] == "duel_revealed"]
    told = 0
    for moment in moments:
        if moment.screen != "table":
            continue
        assert moment.told >= told, f"the log goes back: {moment}"
        told = moment.told
        if moment.scene:
            assert moment.free == 0, f"something can be decided while a scene runs: {moment}"
        else:
            for what, wanted in STANDING[game](events[:told]).items():
                shown = getattr(moment, what)
                assert {each: shown.get(each) for each in wanted} == wanted, (what, wanted, moment)
        if told <= over and moment.scene != END[game]:
            assert not re.search(r"\bwins?\b(?! the duel)|\bwon\b", moment.words), f"told too early: {moment}"
        if not any(at < told for at in duels):
            assert "wins the duel" not in moment.words, f"a duel is told too early: {moment}"


@pytest.mark.parametrize("pace", ["normal", "fast"])
@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_whoever_watches_bots_sees_everything_in_order_once(company: Company, game: str, pace: str) -> None:
    host, anna = company.person("Host"), company.person("Anna", still=False, faster=FASTER)
    choose(anna, pace)
    table = company.table([host], game, "....", start=False, **OPTIONS[game])
    anna.go(table.path)
    host.do(table.key, do="start")
    anna.until(lambda: anna.page.locator("[role=log][data-beat]").count(), "the table")
    record(anna)
    anna.until(lambda: anna.page.locator("main.result").count() or _goes_on(anna), "the end", PATIENCE)
    moments, events = recorded(anna), events_of(anna, table)
    assert [kind for kind in scenes(moments) if kind in {*BIG.values(), *END.values(), "bomb"}] == big(
        game, events[moments[0].told :]
    )
    tells_one_moment(game, moments, events)


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_whoever_plays_sees_everything_before_being_asked(company: Company, game: str) -> None:
    anna = company.person("Anna", still=False, faster=FASTER)
    table = company.table([anna], game, "0..", **OPTIONS[game])
    anna.go(table.path)
    anna.until(lambda: anna.page.locator("[role=log][data-beat]").count(), "the table")
    record(anna)
    Game(table, seed=5).play()
    moments, events = recorded(anna), events_of(anna, table)
    assert [kind for kind in scenes(moments) if kind in {*BIG.values(), *END.values(), "bomb"}] == big(
        game, events[moments[0].told :]
    )
    tells_one_moment(game, moments, events)


def paces_told(person: Person) -> list[str]:
    """Returns the paces that a page has told the server, for which bots wait."""
    sent = [json.loads(text) for way, text in person.frames if way == "out"]
    return [frame["pace"] for frame in sent if frame["type"] == "pace"]


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_pace_is_chosen_at_the_table_for_bots_too_and_kept(
    company: Company, screen: dict[str, int]
) -> None:  # trials/page.md, weakness 6
    anna = company.person("Anna", screen=screen)
    table = company.table([anna], "kramer", "0.")
    anna.go(table.path)
    if screen is PHONE:
        anna.page.locator("[data-sheet=pace]").click()
        anna.page.locator(".drawer [data-pace=fast]").click()
    else:
        anna.page.locator(".bar .pace select").select_option("fast")
    anna.until(lambda: paces_told(anna)[-1:] == ["fast"], "the pace at the server")
    anna.page.reload()
    anna.until(lambda: len(paces_told(anna)) > 2, "the pace once more")
    assert paces_told(anna)[-1] == "fast"


def _goes_on(person: Person) -> bool:
    """Lets a scene that waits go on; never done."""
    person.page.evaluate("document.querySelector('[data-do=go-on]')?.click()")
    return False
