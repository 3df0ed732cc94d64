"""Going on from what is being shown: a tap on the board, Catch up, and what went by while nobody looked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.process import Server

from .courses import Course, View, sensible
from .moments import record, recorded, scenes
from .people import PHONE, Company, Person, Table
from .test_clock import BIG, big, events_of

RUNNING = "[role=log][data-beat]:not([data-scene=''])"
FREE = "#tab-body [data-action]:not(:disabled)"
PLANNED = "[data-staged], .held, [data-figure][aria-pressed=true], .closer"
"""A step that is planned in the town; an agent who is chosen on the map, or a crowd from which one is to be."""
OWN = {"kramer": ".pieces [data-pawn=green]", "randolph": ".rboard .pieces [data-figure='0-1'] .hit"}
BIG_SCENES = {*BIG.values(), "bomb"}
LOOKS = """
(how) => {
  Object.defineProperty(document, "visibilityState", { value: how, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
"""The tab is hidden behind another one, or seen again."""


def underway(view: View) -> bool:
    """The third round; on the map Anna has agents at four places, so that none of them is chosen for her."""
    if view["game"] == "kramer":
        return bool(view["round"] >= 3)
    return len({agent["place"] for agent in view["players"][0]["agents"]}) >= 4


def at_the_table(company: Company, game: str, seats: str = "01", **manner: Any) -> tuple[Person, Table, Course]:
    """Anna, to whom nothing is being shown while Bert is at turn, in a game that has gone on for a while."""
    anna, bert = company.person("Anna", still=False, **manner), company.person("Bert")
    table = company.table([anna, bert], game, seats)
    course = Course(table)
    course.reach(lambda view, seat: view["phase"] == "move" and view["turn"] == seat == 1 and underway(view))
    anna.go(table.path).wait_for_selector("main.s-table")
    expect(anna.page.locator(RUNNING)).to_have_count(0)
    return anna, table, course


def move(person: Person, course: Course, until: Callable[[View], bool]) -> None:
    """Somebody moves over HTTP, in all their seats, until the view is as wanted or nothing more is asked of them."""
    key, seats = course.table.key, course.table.seats_of(person)
    asked = True
    while asked:
        asked = False
        for seat in seats:
            look = person.look(key, seat)
            if until(look["view"]):
                return
            if not look["actions"]:
                continue
            asked = True
            moves = [(action, course.deed(action)) for action in look["actions"]]
            ends = [action for action, deed in moves if deed["kind"] == "end"]
            chosen = ends[0] if ends else sensible(look["view"], moves, course.dice)
            person.do(key, do="play", seat=seat, move=chosen)


def annas_turn(view: View) -> bool:
    return bool(view["turn"] == 0)


def middle(where: Locator) -> tuple[float, float]:
    box = where.first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def plays(person: Person) -> int:
    """How many moves the page has sent."""
    return sum(way == "out" and '"play"' in text for way, text in person.frames)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_a_tap_on_the_board_goes_on_from_what_is_being_shown_and_plans_nothing(
    company: Company, game: str, touch: bool
) -> None:
    anna, table, course = at_the_table(company, game, faster=0.1, touch=touch)
    own, running, planned = (anna.page.locator(each) for each in (OWN[game], RUNNING, PLANNED))
    tap = anna.page.touchscreen.tap if touch else anna.page.mouse.click
    move(table.people[1], course, annas_turn)
    expect(running).to_have_count(1)
    while running.count():
        before = running.get_attribute("data-beat")
        at = middle(own)
        tap(*at)
        tap(*at)  # whoever taps once too often plans nothing either
        expect(anna.page.locator(f"[data-beat='{before}']")).to_have_count(0)
    anna.page.wait_for_timeout(700)
    assert (planned.count(), plays(anna)) == (0, 0)
    tap(*middle(own))  # now it is one's turn
    expect(planned).not_to_have_count(0)


def test_fingers_that_move_or_enlarge_the_map_go_on_from_nothing(company: Company) -> None:
    anna, table, course = at_the_table(company, "randolph", faster=0.02, touch=True, screen=PHONE)
    running = anna.page.locator(RUNNING)
    move(table.people[1], course, annas_turn)
    expect(running).to_have_count(1)
    beat = running.get_attribute("data-beat") or ""
    x, y = middle(anna.page.locator(".s-board"))
    fingers = anna.context.new_cdp_session(anna.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x, y))
    for further in range(1, 6):
        touch("touchMove", (x + 8 * further, y))
    touch("touchEnd")
    touch("touchStart", (x, y))
    touch("touchStart", (x, y), (x + 30, y + 30))
    touch("touchMove", (x, y), (x + 60, y + 60))
    touch("touchEnd", (x, y))
    touch("touchEnd")
    anna.page.wait_for_timeout(300)
    expect(running).to_have_attribute("data-beat", beat)
    anna.page.touchscreen.tap(x, y)
    expect(anna.page.locator(f"[data-beat='{beat}']")).to_have_count(0)


@pytest.fixture(scope="module")
def hasty(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait for nobody as long as a page needs to show what they do."""
    folder = tmp_path_factory.mktemp("hasty")
    with Server(
        f"sqlite:///{folder}/topsecret.db", folder, dice="Friday", faster=50, bots_delay="0.01,0.02"
    ) as started:
        yield started
        assert not started.faults


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_whoever_is_far_behind_the_bots_catches_up_to_the_own_turn_and_misses_nothing_big(
    browser: Browser, hasty: Server, game: str
) -> None:
    with Company(browser, hasty.url) as company:
        anna = company.person("Anna", still=False, faster=1)
        table = company.table([anna], game, "0......" if game == "kramer" else "0...")
        course = Course(table)
        *_, view = course.asked("move")
        anna.go(table.path)
        free, offer = anna.page.locator(FREE), anna.page.locator("[data-do=catch-up]")
        anna.page.locator("#tab-moves").click()
        free.first.wait_for()
        record(anna)
        move(anna, course, lambda now: now["turn"] != 0 or now["round"] > view["round"])
        offer.wait_for()
        anna.page.wait_for_timeout(700)
        offer.click()
        anna.until(lambda: free.count(), "the own turn", patience=60)
        told = recorded(anna)[0].told
        shown = [kind for kind in scenes(recorded(anna)) if kind in BIG_SCENES]
        assert shown == big(game, events_of(anna, table)[told:])


@pytest.mark.parametrize("wanted", [True, False], ids=["show me", "just my turn"])
@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_a_tab_that_was_hidden_offers_what_went_by_meanwhile(company: Company, game: str, wanted: bool) -> None:
    anna, table, course = at_the_table(company, game, "0111", faster=4)
    anna.page.evaluate(LOOKS, "hidden")
    move(table.people[1], course, annas_turn)
    record(anna)
    anna.page.evaluate(LOOKS, "visible")
    offer = anna.page.locator("aside.missed")
    expect(offer).to_contain_text("While you were away")
    assert scenes(recorded(anna)) == []
    offer.get_by_role("button", name="Show me" if wanted else "Just my turn").click()
    expect(offer).to_have_count(0)
    anna.page.locator("#tab-moves").click()
    anna.page.locator(FREE).first.wait_for()
    assert bool(scenes(recorded(anna))) == wanted
