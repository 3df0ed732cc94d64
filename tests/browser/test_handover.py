"""Pass and play: one device for several players, which shows nothing while it goes from hand to hand."""

from __future__ import annotations

import pytest

from .glimpses import glimpse
from .people import PHONE, Company, Person
from .play import Game

SECRETS = "[data-identity], [data-hand-card], [data-action], [data-pawn], [data-safe], li.player, [role=tab], [data-sheet], [role=log] p"


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
    playing.open().play()
    assert len(handed) >= 4


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
