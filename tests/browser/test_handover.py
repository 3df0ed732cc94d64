"""Pass and play: one device for several players, which shows nothing while it goes from hand to hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from .glimpses import agrees, glimpse
from .moments import record, recorded, scenes
from .people import PHONE, Company, Person
from .play import Game

SECRETS = "[data-identity], [data-hand-card], [data-action], [data-pawn], [data-safe], li.player, [role=tab], [data-sheet], [role=log] p"


NAMED = """
() => {
  const frame = window.requestAnimationFrame;
  window.named = [""];
  const look = () => {
    const name = document.querySelector("main.handover h1")?.textContent ?? "";
    if (name !== window.named.at(-1)) window.named.push(name);
    frame(look);
  };
  look();
}
"""
"""Keeps whom the device has asked for, frame by frame; nothing between two names is that it was taken."""


def hides_everything(person: Person) -> None:
    """Nothing of the game is in the page: names, a hint, and a button for each who may take the device."""
    assert person.page.locator(f"#page :is({SECRETS})").count() == 0
    names = {person.name, f"{person.name}1", f"{person.name}2"}
    for words in person.page.locator("#page .handover :is(h1, p, button, a)").all_inner_texts():
        rest = words
        for name in sorted(names, key=len, reverse=True):
            rest = rest.replace(name, "")
        assert not any(
            each in rest for each in ("Schulz", "Perry", "Bucci", "Jacques", "Mirkov", "Doyle", "Larsson")
        ), words


@pytest.mark.parametrize(
    ("game", "options"),
    [("kramer", {"cards": True, "dossier": True, "finish": 20, "round_limit": 4}), ("randolph", {"round_limit": 2})],
)
def test_one_device_plays_a_whole_game_from_hand_to_hand(
    company: Company, game: str, options: dict[str, object]
) -> None:
    anna = company.person("Anna")
    table = company.table([anna], game, "00", **options)
    playing = Game(table, seed=3)
    handed: list[str] = []

    def handed_over(person: Person) -> None:
        hides_everything(person)
        handed.append(person.page.title())

    playing.on_handover = handed_over
    playing.open()
    anna.page.evaluate(NAMED)
    playing.play()
    assert len(handed) >= 4
    named = anna.page.evaluate("window.named")
    assert not [pair for pair in pairwise(named) if all(pair)], named  # trials/page.md, fault 9


def test_moves_are_shown_to_all_before_the_device_asks_for_the_next_person(
    company: Company,
) -> None:  # trials/page2.md, fault E
    anna = company.person("Anna", still=False)
    table = company.table([anna], "kramer", "0.0")
    playing = Game(table, seed=1).open()
    while playing.settled(anna) != 0:
        playing.turn(anna, 2)
    found = agrees(anna, table, 0)
    record(anna)
    playing.press(anna, found.free[0])
    expect(anna.page.locator("main.handover h1")).to_contain_text("Anna2")
    items = anna.look(table.key)["items"][found.n :]
    moved = [each["event"]["seat"] for each in items if each["kind"] == "game" and each["event"]["type"] == "moved"]
    assert moved == [0, 1]
    moments = recorded(anna)
    assert scenes(moments).count("walk") == 2
    pawns = {colour: agent["building"] for colour, agent in anna.look(table.key)["view"]["agents"].items()}
    assert [moment.pawns for moment in moments if moment.pawns][-1] == pawns


def test_the_device_hides_everything_before_the_right_person_confirms(company: Company) -> None:
    anna = company.person("Anna", screen=PHONE)
    table = company.table([anna], "kramer", "00", cards=True)
    words = [anna.do(table.key, do="note", seat=seat, about="agents", text=f"KanariNotiz{seat}") for seat in (0, 1)]
    assert len(words) == 2
    anna.go(table.path)
    anna.page.wait_for_selector("main.handover")
    hides_everything(anna)
    assert "KanariNotiz" not in anna.page.content()
    assert not any("KanariNotiz" in text for way, text in anna.frames if way == "in")
    assert not any('"hand":' in text or '"identities":' in text for way, text in anna.frames if way == "in")


def test_the_secrets_go_at_once_when_it_is_the_other_ones_turn(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "00")
    playing = Game(table, seed=1).open()
    first = playing.settled(anna)
    assert first is not None
    playing.play(until=lambda found: found.screen == "handover" or glimpse(anna, table, first).screen == "handover")
    anna.page.wait_for_selector("main.handover")
    hides_everything(anna)
    assert anna.look(table.key)["view"]["to_move"] == [1 - first]


def test_the_handed_over_page_can_be_reloaded_and_still_hides_everything(company: Company) -> None:
    anna = company.person("Anna")
    table = company.table([anna], "kramer", "00")
    playing = Game(table, seed=1).open()
    playing.settled(anna)
    anna.page.reload()
    anna.page.wait_for_selector("main.handover")
    hides_everything(anna)
