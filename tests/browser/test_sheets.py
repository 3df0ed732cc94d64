"""What comes up from the dock of a phone, and what lies covered: the way back, Escape, and one's own secret."""

from __future__ import annotations

from playwright.sync_api import expect

from .people import PHONE, Company
from .screens import sits


def test_the_way_back_closes_a_sheet_before_it_leaves_the_table(company: Company) -> None:  # trials/page2.md, fault L
    anna = company.person("Anna", screen=PHONE)
    table = sits(company, anna, "kramer", "move")
    for closes in (lambda: anna.page.go_back(), lambda: anna.page.keyboard.press("Escape")):
        anna.page.locator("[data-sheet=log]").click()
        expect(anna.page.locator(".drawer")).to_be_visible()
        closes()
        expect(anna.page.locator(".drawer")).to_have_count(0)
        assert anna.page.url.endswith(table.path)
    anna.page.locator("header .menu").click()
    expect(anna.page.locator("dialog[open]")).to_be_visible()
    anna.page.go_back()
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    assert anna.page.url.endswith(table.path)


def test_with_the_keyboard_up_one_sees_what_one_writes_and_what_is_asked(company: Company) -> None:
    anna = company.person("Anna", screen={"width": 390, "height": 844})
    sits(company, anna, "kramer", "move")
    anna.page.locator("[data-sheet=chat]").click()
    field = anna.page.locator(".drawer :is(input, textarea)")
    field.fill("Who is")
    anna.page.set_viewport_size({"width": 390, "height": 500})  # what a phone's keyboard leaves
    expect(field).to_be_in_viewport(ratio=1)
    expect(field).to_be_focused()
    expect(field).to_have_value("Who is")
    for part in (".s-say h2", ".s-foot .btn.primary"):
        expect(anna.page.locator(part)).to_be_in_viewport(ratio=1)


def test_who_one_is_stands_in_the_orders_until_a_tap_covers_it(company: Company) -> None:  # trials/page.md, weakness 7
    anna = company.person("Anna", screen=PHONE)
    sits(company, anna, "kramer", "move")
    tag = anna.page.locator(".s-tag")
    expect(tag.locator("[data-identity]")).to_be_visible()
    tag.click()
    expect(anna.page.locator("[data-identity]")).to_have_count(0)
    tag.click()
    expect(tag.locator("[data-identity]")).to_be_visible()
