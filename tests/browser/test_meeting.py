"""From home to the first move: one click against bots, a new table, a code, seats, and everything that can be wrong with them."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from .courses import Course
from .glimpses import agrees
from .people import PHONE, Company, Person, Table
from .play import Game


def name(person: Person, words: str) -> None:
    """Tells the page a name, as somebody who has been here before."""
    person.arrive()
    kept = json.dumps(json.dumps({"name": words}))
    person.context.add_init_script(f"localStorage['topsecret.settings'] ??= {kept}")


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_one_click_leads_to_a_game_against_bots(company: Company, game: str) -> None:
    anna = company.person("Anna")
    anna.go("/")
    anna.page.locator(f".case.{game} button.primary").click()
    anna.page.wait_for_selector(f"main.table[data-game={game}]")
    code = anna.page.url.rpartition("/")[2]
    key = code if len(code) == 22 else anna.ask("GET", f"/api/codes/{code}")["key"]
    state = anna.look(key)["state"]
    assert state["status"] == "playing"
    assert state["you"]["seats"] == [0]
    assert {seat["kind"] for seat in state["seats"][1:]} == {"bot"}
    assert agrees(anna, Table(key, code, game, "0" + "." * (len(state["seats"]) - 1), [anna]), 0).view["phase"]


def test_friends_meet_by_a_code_and_play(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert", screen=PHONE)
    name(anna, "Anna")
    name(bert, "Bert")
    anna.go("/new/kramer")
    anna.page.wait_for_selector("form.table-form")
    anna.page.locator("form.table-form button.primary").click()
    anna.page.wait_for_selector("main.before")
    code = anna.page.locator(".invite .code").inner_text().strip()
    bert.go("/")
    bert.page.locator("#join-code").fill(code.lower())
    bert.page.locator("form.join button.primary").click()
    bert.page.wait_for_selector("main.before")
    bert.page.locator("main.before .call button.primary").click()
    expect(anna.page.locator(".seats-list")).to_contain_text("Bert")
    key = anna.ask("GET", f"/api/codes/{code}")["key"]
    state = anna.look(key)["state"]
    start = anna.page.locator("main.before .call button.primary")
    expect(start).to_contain_text("Fill with bots")
    start.click()
    for person in (anna, bert):
        person.page.wait_for_selector("main.table, main.phone")
    seats = ["."] * len(state["seats"])
    for number, person in enumerate((anna, bert)):
        seats[person.look(key)["state"]["you"]["seats"][0]] = str(number)
    table = Table(key, code, "kramer", "".join(seats), [anna, bert])
    playing = Game(table, seed=1)
    playing.play(until=lambda found: playing.moves >= 6)


def test_a_wrong_code_is_told_at_once_and_in_words(company: Company) -> None:
    anna = company.person("Anna")
    anna.forgive("/api/codes/", "404")
    anna.go("/")
    for wrong in ("", "ABC", "ABC!EF", "ZZZZZZ"):
        anna.page.locator("#join-code").fill(wrong)
        anna.page.locator("form.join button.primary").click()
        expect(anna.page.locator("#join-wrong")).not_to_be_empty()
        assert anna.page.url.rstrip("/") == anna.url


def test_a_table_that_is_gone_says_so_and_leads_home(company: Company) -> None:
    anna = company.person("Anna")
    anna.forgive("/api/codes/", "404")
    anna.go("/t/ZZZZZZ")
    anna.page.wait_for_selector("main.lost")
    assert "ZZZZZZ" in anna.words()
    anna.page.locator("main.lost a.btn").click()
    anna.page.wait_for_selector("main.home")


def test_a_table_closed_to_spectators_says_so(company: Company) -> None:
    anna, dora = company.person("Anna"), company.person("Dora")
    dora.forgive("403", "forbidden")
    table = company.table([anna], "kramer", "0.", spectators=False)
    dora.go(table.path)
    dora.page.wait_for_selector("main.lost")


def test_of_two_who_want_the_same_seat_one_is_told_in_words(company: Company) -> None:
    anna, bert, cleo = company.person("Anna"), company.person("Bert"), company.person("Cleo")
    name(cleo, "Cleo")
    table = company.table([anna], "kramer", "0", start=False, players=2)
    cleo.go(table.path)
    sit = cleo.page.locator(".seats-list li").nth(1).locator("button.sit")
    sit.wait_for()
    bert.arrive()
    cleo.context.set_offline(True)  # so that she does not hear of it before she asks
    cleo.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket")
    bert.do(table.key, do="sit", seat=1, name="Bert")
    sit.click()
    cleo.context.set_offline(False)
    expect(cleo.page.locator(".seats-list")).to_contain_text("Bert")
    expect(cleo.page.locator(".toasts")).not_to_be_empty()
    assert cleo.look(table.key)["state"]["you"]["seats"] == []


def test_somebody_without_a_name_sits_down_with_one_tap_and_is_named_there(company: Company) -> None:
    anna, bert, cleo = company.person("Anna"), company.person("Bert"), company.person("Cleo")
    table = company.table([anna], "kramer", "0", start=False, players=4)
    for person, called in ((bert, "Guest"), (cleo, "Guest 2")):
        person.go(table.path)
        person.page.locator("main.before .call button.primary").click()
        expect(person.page.locator(".seats-list li.mine")).to_contain_text(called)
    bert.page.locator(".seats-list li.mine button.name").click()
    bert.page.keyboard.type("Bertram")
    bert.page.keyboard.press("Enter")
    expect(cleo.page.locator(".seats-list")).to_contain_text("Bertram")
    bert.until(lambda: bert.ask("GET", "/api/me")["name"] == "Bertram", "the name for the next table")


def test_sitting_down_means_being_ready(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert")
    table = company.table([anna], "kramer", "0", start=False, players=3)
    bert.go(table.path)
    bert.page.locator("main.before .call button.primary").click()
    bert.until(lambda: bert.look(table.key)["state"]["you"]["seats"], "a seat")
    assert bert.look(table.key)["state"]["seats"][1]["ready"]
    assert bert.page.get_by_role("button", name=re.compile("ready", re.I)).count() == 0
    anna.go(table.path)
    anna.page.locator("main.before .call button.primary").click()
    anna.page.wait_for_selector("main.table, main.phone")


def test_the_host_changes_the_rules_of_the_table(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.", start=False)
    anna.go(table.path)
    anna.page.locator("main.before .rules button").click()
    dialog = anna.page.locator("dialog[open]")
    dialog.locator("label:has-text('Top Secret cards') input").first.check()
    dialog.locator("button.primary").click()
    anna.until(lambda: anna.look(table.key)["state"]["options"].get("cards") is True, "the cards")


def test_one_device_for_several_is_set_up_at_a_new_table(company: Company) -> None:
    anna = company.person("Anna")
    name(anna, "Anna")
    anna.go("/new/kramer")
    anna.page.locator("form.table-form .choices.three label").nth(2).click()
    for field in anna.page.locator("form.table-form ol input.field").all():
        if not field.input_value():
            field.fill(f"Guest {field.get_attribute('aria-label')}"[:20])
    anna.page.locator("form.table-form button.primary").click()
    anna.page.wait_for_selector("main.handover")
    assert anna.page.locator("main.handover button.primary").count() >= 1


def test_a_running_game_stands_first_on_home_and_is_gone_into_with_one_tap(company: Company) -> None:
    anna = company.person("Anna", screen={"width": 360, "height": 640})
    table = company.table([anna], "kramer", "0.")
    anna.go("/")
    go_on = anna.page.locator("#games a.row .go").first
    go_on.wait_for()
    box = go_on.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 640
    tops = anna.page.locator("#games, .case").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert tops == sorted(tops)
    go_on.click()
    anna.page.wait_for_url(lambda url: table.code in url)


def test_after_finished_games_home_does_not_say_that_there_were_none_and_says_who_won_to_them(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.", round_limit=1)
    Course(table).finish()
    anna.go("/")
    expect(anna.page.locator("#games .nothing h3")).to_have_text("No game is on")
    row = anna.page.locator(f"#replays a[href='/replay/{table.key}'] small").first
    winners = anna.ask("GET", "/api/me/tables")[0]["winners"]
    if winners == [0]:
        expect(row).to_have_text("You won")
    else:
        expect(row).not_to_have_text(re.compile("^Anna won"))


def test_play_now_shows_at_once_that_it_works(company: Company) -> None:
    anna = company.person("Anna")
    anna.go("/")
    anna.page.route("**/api/tables", lambda route: (anna.page.wait_for_timeout(600), route.continue_()))
    button = anna.page.locator(".case.kramer button.primary")
    button.click()
    expect(button).to_have_attribute("aria-busy", "true", timeout=400)
    expect(button).to_contain_text("Setting the table", timeout=400)
    anna.page.wait_for_url(re.compile("/t/"))


@pytest.mark.parametrize("path", ["/", "/new/kramer"])
def test_the_name_is_set_and_changed_with_one_tap_and_never_demanded(company: Company, path: str) -> None:
    anna = company.person("Anna")
    anna.go(path)
    chip = anna.page.locator("main button.name").first
    expect(chip).to_contain_text("Guest")
    chip.click()
    anna.page.keyboard.type("Anastasia")
    anna.page.keyboard.press("Enter")
    expect(chip).to_contain_text("Anastasia")
    expect(chip).to_be_focused()
    anna.until(lambda: anna.ask("GET", "/api/me")["name"] == "Anastasia", "the name at the server")
    chip.click()
    anna.page.keyboard.type("Nobody")
    anna.page.keyboard.press("Escape")
    expect(chip).to_contain_text("Anastasia")


def test_the_way_to_the_lesson_is_a_button_and_an_empty_field_looks_empty(
    company: Company,
) -> None:  # trials/page.md, weakness 10
    anna = company.person("Anna")
    anna.go("/")
    for game in ("kramer", "randolph"):
        learn, new = (anna.page.locator(f".case a[href='/{where}/{game}']") for where in ("learn", "new"))
        boxes = [each.bounding_box() for each in (learn, new)]
        assert boxes[0] is not None
        assert boxes[1] is not None
        assert boxes[0]["height"] == boxes[1]["height"] >= 44
        assert learn.evaluate("(one) => getComputedStyle(one).borderStyle") == "solid"
    shown = anna.page.locator("#join-code").get_attribute("placeholder") or ""
    assert not re.search(r"\w", shown), shown


def test_a_table_is_opened_without_a_name(company: Company) -> None:
    anna = company.person("Anna")
    anna.go("/new/kramer")
    anna.page.locator("form.table-form button.primary").click()
    anna.page.wait_for_selector("main.before")
    expect(anna.page.locator(".seats-list li").first).to_contain_text("Guest")


def test_who_is_away_shows_when_a_bot_plays_in_their_place(company: Company) -> None:  # trials/page.md, weakness 8
    anna, bert = company.person("Anna"), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01", absent="bot", clock={"grace": 300})
    Course(table).reach(lambda view, seat: seat == 1 and view["phase"] == "move" and seat in view["to_move"])
    anna.go(table.path)
    away = anna.page.locator(".player[data-seat='1']")
    expect(away.locator("[role=timer]")).to_have_attribute("aria-label", re.compile(r"^A bot plays in \d+:\d\d"))
    bert.go(table.path)
    expect(away.locator("[role=timer]")).to_have_count(0)


def test_an_unknown_code_is_all_that_is_told(company: Company) -> None:
    anna = company.person("Anna")
    anna.forgive("/api/codes/", "404")
    anna.go("/t/ZZZZZZ")
    anna.page.wait_for_selector("main.lost")
    anna.page.wait_for_timeout(2_000)  # the line to the server would be missed by now
    expect(anna.page.locator(".connection")).to_have_count(0)
    assert "onnecting" not in anna.words()


def test_escape_closes_a_toast_and_another_place_ends_it(company: Company) -> None:
    anna = company.person("Anna")
    anna.forgive("503")
    anna.go("/")
    anna.page.route(
        "**/api/tables", lambda route: route.fulfill(status=503, json={"code": "unavailable", "message": ""})
    )
    button = anna.page.locator(".case.kramer button.primary")
    toasts = anna.page.locator(".toasts .toast")
    button.click()
    expect(toasts).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(toasts).to_have_count(0)
    button.click()
    expect(toasts).to_have_count(1)
    anna.page.locator(".case.kramer a[href='/new/kramer']").click()
    anna.page.wait_for_selector("form.table-form")
    expect(toasts).to_have_count(0)
