"""What is around both games: chat, spectators, languages, undo, rules, ending, rematch, record."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .courses import Course
from .glimpses import agrees, glimpse
from .people import DESKTOP, PHONE, Company, Person, Table
from .play import Game
from .test_messages import LANGUAGES


def menu(person: Person) -> None:
    person.page.locator("header button:has(use[href='#i-menu'])").first.click()
    person.page.wait_for_selector("dialog[open]")


def say(person: Person, words: str) -> None:
    person.page.locator("#tab-chat, [data-sheet=chat]").first.click()
    person.page.locator("#chat-text").fill(words)
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".chat ol")).to_contain_text(words)


def test_players_talk_and_spectators_have_a_room_of_their_own(company: Company) -> None:
    anna, bert, dora = company.person("Anna"), company.person("Bert", screen=PHONE), company.person("Dora")
    table = company.table([anna, bert], "kramer", "01")
    for person in (anna, bert, dora):
        person.go(table.path)
        person.page.wait_for_selector("main.table, main.phone")
    say(anna, "Who is red?")
    expect(bert.page.locator("[data-sheet=chat] .k")).to_have_text("1")
    say(bert, "Not me.")
    expect(anna.page.locator(".chat ol")).to_contain_text("Not me.")
    say(dora, "Bert is red.")
    anna.page.wait_for_timeout(200)
    for person in (anna, bert):
        assert "Bert is red." not in person.page.content()
        assert not any("Bert is red." in text for _, text in person.frames)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_ones_own_lines_of_chat_are_no_news(
    company: Company, screen: dict[str, int]
) -> None:  # trials/page.md, fault 14
    anna, bert = company.person("Anna", screen=screen), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01")
    for person, words in ((anna, "Who is red?"), (bert, "Not me."), (anna, "I believe that.")):
        person.do(table.key, do="say", room="players", text=words)
    anna.go(table.path)
    expect(anna.page.locator(":is(#tab-chat, [data-sheet=chat]) .k")).to_have_text("1")


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_a_spectator_sees_the_board_and_can_do_nothing(company: Company, game: str) -> None:
    anna, dora = company.person("Anna"), company.person("Dora")
    table = company.table([anna], game, "0.")
    Course(table).asked("move")
    dora.go(table.path)
    dora.page.wait_for_selector("main.table")
    found = agrees(dora, table, None)
    assert found.listed == []
    assert dora.page.locator("#tab-moves").count() == 0
    anna.go(table.path)
    agrees(anna, table, 0)
    expect(anna.page.locator(".watching")).to_contain_text(re.compile("spectator", re.I))


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_a_move_is_taken_back(company: Company, game: str) -> None:
    anna = company.person("Anna")
    table = company.table([anna], game, "0.", **({"cards": True} if game == "kramer" else {}))
    Course(table).asked("move")
    playing = Game(table, seed=6).open()
    before = agrees(anna, table, 0)
    for _ in range(40):
        found = playing.turn(anna, 0)
        if found.there.get("undo"):
            break
    else:
        pytest.fail("no move could be taken back")
    undo = anna.page.locator("button:has(use[href='#i-undo'])").first
    expect(undo).to_be_enabled()
    undo.click()
    after = agrees(anna, table, 0, found.n)
    assert after.n > found.n
    assert before.view["seat"] == after.view["seat"]


def test_all_seven_languages_are_offered(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.")
    anna.go(table.path)
    agrees(anna, table, 0)
    menu(anna)
    codes = anna.page.locator("dialog[open] select option").evaluate_all("(all) => all.map((one) => one.value)")
    assert codes == ["en", "nl", "fr", "de", "it", "sv", "da"]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each in ("de", "fr")])
def test_the_language_is_the_browsers_and_can_be_changed_in_the_middle_of_a_game(
    company: Company, language: str
) -> None:
    anna, bert = company.person("Anna", language=language), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01", cards=True)
    playing = Game(table, seed=8).open()
    playing.play(until=lambda found: playing.moves > 4)
    assert anna.page.evaluate("document.documentElement.lang") == language
    assert anna.page.title() != bert.page.title()
    menu(bert)
    bert.page.locator("dialog[open] select").select_option(language)
    bert.until(lambda: bert.page.evaluate("document.documentElement.lang") == language, "the other language")
    bert.page.keyboard.press("Escape")
    assert "⟨" not in anna.words() + bert.words()
    playing.play(until=lambda found: playing.moves > 10)


def test_a_game_that_ended_while_one_was_away_shows_its_result(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.", round_limit=2)
    anna.go(table.path)
    agrees(anna, table, 0)
    anna.go("about:blank")
    Course(table).finish()
    anna.go(table.path)
    anna.page.wait_for_selector("main.result")


def test_a_seat_goes_to_another_device_by_its_link(company: Company) -> None:
    anna, phone = company.person("Anna"), company.person("Anna", screen=PHONE)
    table = company.table([anna], "kramer", "0.")
    secret = anna.do(table.key, do="link", seat=0)["data"]
    words = next(str(value) for value in secret.values()) if isinstance(secret, dict) else str(secret)
    phone.go(words if words.startswith("http") else f"{table.path}?seat={words}")
    phone.page.wait_for_selector("main.phone")
    assert "seat=" not in phone.page.url
    agrees(phone, Table(table.key, table.code, "kramer", "0.", [phone]), 0)


def test_the_rules_open_at_the_clause_that_matters_now(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.")
    Course(table).asked("move")
    anna.go(table.path)
    agrees(anna, table, 0)
    anna.page.locator("header.bar button:has(use[href='#i-book'])").click()
    expect(anna.page.locator("dialog[open] .text")).to_contain_text(re.compile(r"K3"))
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)


def test_day_and_night_are_kept(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.")
    anna.go(table.path)
    agrees(anna, table, 0)
    anna.page.locator("header.bar button:has(use[href='#i-moon'])").click()
    assert anna.page.evaluate("document.documentElement.dataset.theme") == "dark"
    anna.page.reload()
    assert anna.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_same_players_meet_again_after_the_game(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01", round_limit=1)
    Course(table).finish()
    for person in (anna, bert):
        person.go(table.path)
        person.page.wait_for_selector("main.result")
    anna.page.locator(".after button.primary").click()
    anna.page.wait_for_url(lambda url: table.code not in url)
    expect(bert.page.locator(".after button.primary")).to_contain_text(re.compile("join", re.I))
    bert.page.locator(".after button.primary").click()
    bert.page.wait_for_selector("main.before, main.table")
    assert anna.page.url.rpartition("/")[2] in (
        bert.page.url.rpartition("/")[2],
        anna.ask("GET", f"/api/codes/{anna.page.url.rpartition('/')[2]}", fails=True).get("key"),
    )


BROKEN = """
() => [...document.querySelectorAll("[data-action]")].flatMap((button) => {
  const found = [];
  const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const before = node.previousElementSibling;
    if (!before || !/^[:,.]/.test(node.textContent)) continue;
    const range = document.createRange();
    range.setStart(node, 0);
    range.setEnd(node, 1);
    const [sign, chip] = [range.getBoundingClientRect(), [...before.getClientRects()].at(-1)];
    if (sign.top > chip.bottom || sign.left < chip.left) found.push(button.innerText);
  }
  return found;
})
"""


def test_no_line_of_the_list_of_moves_breaks_before_a_colon(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0.", cards=True)
    Course(table).asked("round")
    anna.go(table.path)
    agrees(anna, table, 0)
    anna.page.locator("#tab-moves").click()
    anna.page.locator("[data-action]").first.wait_for()
    assert any(":" in words for words in anna.page.locator("[data-action]").all_inner_texts())
    for width in range(110, 320, 10):
        anna.page.evaluate("(width) => { document.querySelector('#tab-body').style.maxWidth = `${width}px`; }", width)
        assert anna.page.evaluate(BROKEN) == [], width


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_the_result_reveals_everything_and_the_record_can_be_taken_home(company: Company, game: str) -> None:
    anna = company.person("Anna")
    table = company.table([anna], game, "0.", round_limit=1)
    Course(table).finish()
    anna.go(table.path)
    anna.page.wait_for_selector("main.result")
    with anna.page.expect_download() as download:
        anna.page.locator(".after a[download]").click()
    assert "topsecret" in download.value.suggested_filename
    seed = anna.look(table.key)["state"]["fair"]["seed"]
    assert seed not in anna.words()
    anna.page.locator("main.result .fair summary").click()
    assert seed in anna.words()
    anna.page.locator(".after button:has(use[href='#i-eye'])").click()
    anna.page.wait_for_selector("main.table")
    anna.page.locator("button.back").click()
    anna.page.wait_for_selector("main.result")


def test_everybody_agrees_to_end_the_game(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01")
    for person in (anna, bert):
        person.go(table.path)
        person.page.wait_for_selector("main.table")
        menu(person)
        person.page.locator("dialog[open] button:has(use[href='#i-check'])").first.click()
        person.page.wait_for_timeout(50)
    for person in (anna, bert):
        person.page.wait_for_selector("main.result")


def test_somebody_leaves_and_comes_back(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01")
    for person in (anna, bert):
        person.go(table.path)
        person.page.wait_for_selector("main.table")
    menu(bert)
    bert.page.get_by_role("button", name="Leave the table").click()
    bert.page.locator("[role=alertdialog] button.danger").click()
    bert.page.wait_for_selector("main.home")
    expect(anna.page.locator(".player[data-seat='1'] small")).to_contain_text(re.compile("left|away|stand-in", re.I))
    bert.page.locator("#games a.row").first.click()
    bert.page.wait_for_selector("main.table")
    assert glimpse(bert, table, 1).view["seat"] == 1


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_on_a_phone_the_result_comes_before_the_buttons_and_the_next_game_is_under_the_thumb(
    company: Company, game: str
) -> None:
    anna = company.person("Anna", screen=PHONE)
    table = company.table([anna], game, "0.", round_limit=1)
    Course(table).finish()
    anna.go(table.path).wait_for_selector("main.result .fair")
    papers = anna.page.locator("main.result .paper").evaluate_all(
        "(all) => all.map((one) => [one.getBoundingClientRect().top, one.closest('.after') !== null, one.matches('.fair')])"
    )
    assert len(papers) > 3
    order = [after for _, after, _ in sorted(papers)]
    assert order == sorted(order)
    assert max(papers)[2]
    again = anna.page.locator(".after button.primary").bounding_box()
    assert again is not None
    assert PHONE["height"] - 80 < again["y"] + again["height"] <= PHONE["height"]


def test_after_a_defeat_no_mission_is_accomplished(company: Company) -> None:
    anna, bert, dora = company.person("Anna"), company.person("Bert"), company.person("Dora")
    table = company.table([anna, bert], "randolph", "01")
    Course(table).finish()
    (winner,) = anna.ask("GET", "/api/me/tables")[0]["winners"]
    defeat = ["Mission accomplished", "Mission failed"]
    for person, words in zip((anna, bert, dora), (defeat[winner], defeat[1 - winner], defeat[0]), strict=True):
        person.go(table.path)
        expect(person.page.locator(".winner .kicker")).to_have_text(words)


def test_the_next_game_against_bots_begins_at_once(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "0..", round_limit=1)
    Course(table).finish()
    anna.go(table.path)
    anna.page.locator(".after button.primary").click()
    anna.page.wait_for_url(lambda url: table.code not in url)
    anna.page.wait_for_selector("main.table")
    key = anna.page.url.rpartition("/")[2]
    assert anna.look(key)["state"]["status"] == "playing"


def test_who_comes_along_to_the_next_game_is_ready(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert")
    table = company.table([anna, bert], "kramer", "01", round_limit=1)
    Course(table).finish()
    for person in (anna, bert):
        person.go(table.path)
        person.page.locator(".after button.primary").click()
        person.page.wait_for_url(lambda url: table.code not in url)
    anna.page.wait_for_selector("main.table, main.before .call button.primary:enabled")


def test_after_the_end_the_players_can_still_talk(company: Company) -> None:
    anna, bert = company.person("Anna"), company.person("Bert", screen=PHONE)
    table = company.table([anna, bert], "kramer", "01", round_limit=1)
    Course(table).finish()
    for person in (anna, bert):
        person.go(table.path)
        person.page.wait_for_selector("main.result .chat")
    anna.page.locator("#chat-text").fill("Well played.")
    anna.page.keyboard.press("Enter")
    expect(bert.page.locator(".after .chat ol")).to_contain_text("Well played.")
