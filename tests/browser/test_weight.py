"""What a browser that has never been here is sent until it has a board: bytes as they come over the line."""

from __future__ import annotations

import pytest

from benchmarks.page import SIGNS, TARGET_TABLE_FILES, TARGET_TABLE_SCRIPT, TARGET_WAY

from .people import Company, Person


def sent(person: Person, game: str) -> dict[str, int]:
    """Returns the bytes of everything that a person was sent, by address, once the board is there and all is quiet."""
    person.page.wait_for_selector(SIGNS[game])
    person.page.wait_for_load_state("networkidle")
    return {answer.url: answer.request.sizes()["responseBodySize"] for answer in person.answers if answer.ok}


@pytest.mark.parametrize("game", ["kramer", "randolph"])
def test_from_nothing_to_a_board_little_is_sent(company: Company, game: str) -> None:  # trials/page2.md, Weight
    anna, dora = company.person("Anna"), company.person("Dora")
    anna.go("/").locator(f".case.{game} button.primary").click()
    assert sum(sent(anna, game).values()) <= TARGET_WAY
    dora.go(anna.page.url)
    scripts = [size for address, size in sent(dora, game).items() if address.endswith(".js")]
    assert sum(scripts) <= TARGET_TABLE_SCRIPT
    assert len(scripts) <= TARGET_TABLE_FILES
