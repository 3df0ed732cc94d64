"""The boards' own controls: tapping and dragging agents, cards and their targets, the safe, the dossier; the map, duels, suitcases."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.randolph.positions import randolph
from tests.server.process import Server

from .courses import Course
from .glimpses import Glimpse, agrees
from .inspection import settle
from .moments import record, recorded, scenes
from .openings import go_on, take_in
from .people import DESKTOP, PHONE, Company, Person, Table
from .screens import sits
from .test_decisions import attacked

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


HIDDEN_SIGNS = """
() => {
  const signs = document.querySelector(".pieces .plates");
  const pawns = [...document.querySelectorAll(".pieces [data-pawn]")];
  return pawns.filter((pawn) => !(pawn.compareDocumentPosition(signs) & Node.DOCUMENT_POSITION_FOLLOWING)).length;
}
"""
"""How many pawns are drawn over the signs of the buildings."""


def test_no_pawn_stands_before_the_sign_of_a_building(company: Company) -> None:  # trials/page.md, fault 16
    anna = company.person("Anna")
    sits(company, anna, "kramer", "move")
    expect(anna.page.locator(".pieces [data-pawn]")).not_to_have_count(0)
    assert anna.page.evaluate(HIDDEN_SIGNS) == 0


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
    expect(anna.page.locator("[data-suspect] b").first).to_be_visible()  # the evidence stands in the form itself
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
    sentence = anna.page.locator(".s-say h2")
    expect(sentence).to_have_text("Put a slip into each suitcase.")
    anna.page.locator("button.slip").nth(0).click()
    anna.page.locator("[data-bag=A] .bag-btn").click()
    anna.page.locator("button.slip").nth(1).drag_to(anna.page.locator("[data-bag=B] .bag-btn"))
    for letter in "CD":
        slips.first.click()
        anna.page.locator(f"[data-bag={letter}] .bag-btn").click()
    expect(slips).to_have_count(0)
    expect(sentence).to_have_text("Put each suitcase into a city.")
    anna.page.locator("[data-bag=A] .bag-btn").drag_to(anna.page.locator(".spots [data-city=cairo] .hit"), force=True)
    for letter, city in zip("BCD", ("delhi", "tokyo", "lima"), strict=True):
        anna.page.locator(f"[data-bag={letter}] select").select_option(city)
    expect(sentence).to_have_text("All is hidden. Press Ready.")
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


POSITIONS = {
    "tokyo": lambda: randolph(roll="3+3", agents=["tokyo", "lima"]),
    "far": lambda: randolph(roll="3+3", agents=["lima tokyo", "perth"]),
    "duel": lambda: _entered(),
    "bomb": lambda: randolph(roll="1+0", agents=["sydney+gD cairo delhi lima london tokyo dakar"]),
    "attacked": attacked,
    "last": lambda: randolph(roll="1+0", agents=["sydney+gA"], delivered={"gB": 0, "rB": 0}),
}


def _entered() -> Any:
    """Red has walked in on green, who has still to choose a card."""
    match = randolph(turn=1, roll="2+1", agents=["reykjavik", "nuuk+gA"])
    match.play(1, "1-reykjavik")
    return match


@pytest.fixture(scope="module")
def keys(server: Server, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Tables that begin with one agent in Tokyo, at a duel, and before a bomb comes home."""
    return take_in(server, tmp_path_factory.mktemp("boards"), {name: make() for name, make in POSITIONS.items()})


def in_tokyo(person: Person, keys: dict[str, str]) -> Table:
    """Where one agent stands in Tokyo, is chosen, and has cities lit around it."""
    table = go_on(person, keys["tokyo"], "randolph", "0.")
    person.page.wait_for_selector("main[data-ask=turn]")
    person.page.locator("button.agent-btn").first.click()
    person.page.wait_for_selector(".targets [data-city]")
    return table


def middle(person: Person, city: str) -> tuple[float, float]:
    """Where a lit city is on the screen, when the map has come to rest."""
    settle(person)
    box = person.page.locator(f".targets [data-city={city}] .hit").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def went(person: Person, table: Table) -> list[str]:
    """Where agents of this person have gone, as the record has it."""
    told = [item["event"] for item in person.look(table.key, 0)["items"] if item["kind"] == "game"]
    return [event["to"] for event in told if event["type"] == "stepped" and event["seat"] == 0]


def plays(person: Person) -> int:
    """How many moves the page has sent."""
    return sum(way == "out" and '"play"' in text for way, text in person.frames)


def shown(person: Person) -> float:
    """How many pixels of the screen the map is wide."""
    settle(person)
    return float(person.page.locator(".rboard").evaluate("(map) => map.getBoundingClientRect().width"))


def test_two_taps_enlarge_the_map_and_one_alone_plays(company: Company, keys: dict[str, str]) -> None:
    anna = company.person("Anna", screen={"width": 390, "height": 844}, touch=True, faster=1)
    table = in_tokyo(anna, keys)
    before = shown(anna)
    beijing = middle(anna, "beijing")
    anna.page.touchscreen.tap(*beijing)
    expect(anna.page.locator(".targets [data-city=beijing][data-meant]")).to_have_count(1)  # shown before it is played
    anna.page.touchscreen.tap(*beijing)
    anna.until(lambda: shown(anna) > before * 1.2, "a larger map")
    anna.page.locator("button[aria-label]:has(use[href='#i-target'])").tap()
    anna.until(lambda: shown(anna) < before * 1.1, "the map as it was")
    anna.page.touchscreen.tap(*middle(anna, "beijing"))
    anna.until(lambda: went(anna, table), "a step")
    assert (went(anna, table), plays(anna)) == (["beijing"], 1)


def test_two_fingers_that_begin_on_a_lit_city_move_the_map_and_play_nothing(
    company: Company, keys: dict[str, str]
) -> None:
    anna = company.person("Anna", screen={"width": 390, "height": 844}, touch=True, faster=1)
    table = in_tokyo(anna, keys)
    before = shown(anna)
    x, y = middle(anna, "beijing")
    fingers = anna.context.new_cdp_session(anna.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x, y))
    touch("touchStart", (x, y), (x + 30, y + 30))
    for further in range(1, 6):
        touch("touchMove", (x, y), (x + 30 + 8 * further, y + 30 + 8 * further))
    touch("touchEnd", (x, y))
    touch("touchEnd")
    anna.until(lambda: shown(anna) > before * 1.2, "a larger map")
    anna.page.locator("button[aria-label]:has(use[href='#i-target'])").tap()
    anna.until(lambda: shown(anna) < before * 1.1, "the map as it was")
    anna.page.touchscreen.tap(*middle(anna, "norilsk"))
    anna.until(lambda: went(anna, table), "a step")
    assert (went(anna, table), plays(anna)) == (["norilsk"], 1)


def test_a_double_click_on_a_lit_city_is_one_step(company: Company, keys: dict[str, str]) -> None:
    anna = company.person("Anna")
    table = in_tokyo(anna, keys)
    anna.page.mouse.dblclick(*middle(anna, "beijing"))
    anna.until(lambda: went(anna, table), "a step")
    anna.page.locator("[data-do=undo]:enabled").wait_for()
    assert (went(anna, table), plays(anna)) == (["beijing"], 1)


def test_a_double_click_lifts_a_duel_card_and_lays_it_once(company: Company, keys: dict[str, str]) -> None:
    anna = company.person("Anna")
    go_on(anna, keys["duel"], "randolph", "0.")
    anna.page.wait_for_selector("main[data-ask=duel]")
    anna.page.locator("button.hand-card").nth(1).dblclick()
    expect(anna.page.locator("button.hand-card").nth(1)).to_have_attribute("aria-pressed", "true")
    assert plays(anna) == 0
    anna.page.locator("[data-do=lay]").dblclick()
    anna.page.locator("main:not([data-ask=duel])").wait_for()
    assert plays(anna) == 1


OVERLAP = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const stamp = document.querySelector(".arena .big-stamp");
  if (!stamp || !stamp.checkVisibility()) return [];
  const [a, ...cards] = [stamp, ...document.querySelectorAll(".arena .holder")].map(box);
  return cards.map((b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)));
}
"""
"""How far the stamp of a duel lies over each card; without a stamp, nothing."""


@pytest.mark.parametrize("width", [390, 820, 1280])
def test_a_lost_duel_says_whose_step_is_won_and_its_stamp_covers_no_card(
    company: Company, keys: dict[str, str], width: int
) -> None:  # trials/page.md, faults 11 and 15
    anna = company.person("Anna", screen={"width": width, "height": 844})
    go_on(anna, keys["attacked"], "randolph", "0.")
    anna.page.locator("main[data-ask=duel] button.hand-card").nth(5).click()
    anna.page.locator("[data-do=lay]").click()
    anna.page.locator("dialog [data-do=go-on]").wait_for()
    settle(anna)
    assert "bonus" in anna.page.locator(".fighter.p-green .fate").inner_text()
    assert "home" in anna.page.locator(".fighter.p-red .fate").inner_text()
    assert anna.page.locator("dialog").inner_text().count("bonus") == 1
    assert all(far <= 0 for far in anna.page.evaluate(OVERLAP))


def test_ending_a_turn_with_steps_unused_is_no_large_button_and_can_be_thought_over(
    company: Company, keys: dict[str, str]
) -> None:  # trials/page.md, weakness 5
    anna = company.person("Anna")
    table = in_tokyo(anna, keys)
    end = anna.page.locator("[data-do=end]")
    expect(end).to_have_count(1)
    expect(anna.page.locator(".s-foot .btn:enabled")).to_have_count(0)
    assert "primary" not in (end.get_attribute("class") or "")
    for sure in (False, True):
        end.click()
        expect(anna.page.locator(".s-foot .btn:enabled")).to_have_count(2)
        assert plays(anna) == 0
        anna.page.locator("[data-do=end-now]" if sure else ".s-foot .btn:not([data-do=end-now])").click()
    anna.until(lambda: anna.look(table.key, 0)["view"]["turn"] == 1 or plays(anna) == 1, "the end of the turn")
    assert plays(anna) == 1


def test_the_last_suitcase_is_opened_at_full_size_before_anything_tells_who_has_won(
    company: Company, keys: dict[str, str]
) -> None:  # trials/page2.md, fault D
    anna = company.person("Anna")
    table = go_on(anna, keys["last"], "randolph", "0.")
    anna.page.wait_for_selector("main[data-ask=turn]")
    record(anna)
    anna.do(table.key, do="play", seat=0, move="1-hq")
    case = anna.page.locator("svg.open-case")
    case.wait_for()
    settle(anna)
    box = case.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 240
    expect(anna.page.locator("button.back")).to_have_count(0)
    anna.page.locator("[data-do=go-on]").click()
    anna.page.locator("[data-do=go-on]").click()
    anna.page.wait_for_selector("main.result")
    moments = recorded(anna)
    assert [kind for kind in scenes(moments) if kind != "arrive"] == ["delivery", "end"]
    for moment in moments:
        if moment.screen == "table" and moment.scene != "end":
            assert not re.search(r"\bwins?\b|\bwon\b|wait", moment.words), moment


def test_a_lifted_duel_card_stays_lifted_over_a_reload(company: Company, keys: dict[str, str]) -> None:
    anna = company.person("Anna")
    go_on(anna, keys["duel"], "randolph", "0.")
    card = anna.page.locator("main[data-ask=duel] button.hand-card").nth(2)
    card.click()
    anna.page.reload()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_agents_chosen_for_a_bomb_stay_chosen_over_a_reload(company: Company, keys: dict[str, str]) -> None:
    anna = company.person("Anna")
    table = go_on(anna, keys["bomb"], "randolph", "0.")
    anna.do(table.key, do="play", seat=0, move="1-hq")
    anna.page.locator("[data-do=go-on]").click()
    for place in ("2", "4"):
        anna.page.locator(f"main[data-ask=bomb] [data-lose='{place}']").click()
    anna.page.reload()
    chosen = anna.page.locator("main[data-ask=bomb] [data-lose][aria-pressed=true]")
    expect(chosen).to_have_count(2)
    assert chosen.evaluate_all("(all) => all.map((one) => one.dataset.lose)") == ["2", "4"]


IN_SIGHT = """
(thing) => {
  const [map, one] = [".s-map", thing].map((name) => document.querySelector(name).getBoundingClientRect());
  const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
  return x > map.left && x < map.right && y > map.top && y < map.bottom;
}
"""


@pytest.mark.parametrize(
    ("begun", "move", "scene", "thing"),
    [
        ("far", "1-santiago", "walk", ".rboard [data-figure='0-1']"),
        ("bomb", "1-hq", "arrive", ".rboard [data-city=sydney]"),
    ],
)
def test_on_a_phone_the_map_goes_to_what_is_told(
    company: Company, keys: dict[str, str], begun: str, move: str, scene: str, thing: str
) -> None:  # trials/page2.md, fault C
    anna = company.person("Anna", screen={"width": 390, "height": 844})
    table = go_on(anna, keys[begun], "randolph", "0.")
    anna.page.wait_for_selector("main[data-ask=turn]")
    settle(anna)
    assert not anna.page.evaluate(IN_SIGHT, thing)
    anna.page.evaluate("window.setTimeout = () => 0")  # the picture of what is told stands
    anna.do(table.key, do="play", seat=0, move=move)
    anna.page.wait_for_selector(f"[role=log][data-scene={scene}]", state="attached")
    settle(anna)
    assert anna.page.evaluate(IN_SIGHT, thing)
