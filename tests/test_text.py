"""The boards as text in every language: their English is the catalogue's, and no line is wider than it may be."""

import random
import re
from typing import Any

import pytest

import topsecret as ts
from topsecret import bots
from topsecret.kramer.drawing.text import ENGLISH as KRAMER
from topsecret.randolph.drawing.text import ENGLISH as RANDOLPH
from topsecret.text import ENGLISH, cells, wrapped
from topsecret.words import LANGUAGES, words

NAMES = ["Hieronymus Bartholomäus Müller", "陳大文陳大文陳大文陳大文陳大文", "Al", "B" * 30, "C", "D", "E"]


@pytest.mark.parametrize("id", sorted({**ENGLISH, **KRAMER, **RANDOLPH}))
def test_a_board_says_in_english_what_the_catalogue_says(id: str) -> None:
    said = {**ENGLISH, **KRAMER, **RANDOLPH}[id]
    given: dict[str, Any] = {hole: 7 if hole == "n" else "red" for hole in re.findall(r"{(\w+)}", said)}
    assert words("en").text(id, **given) == said.format(**given)


def saying(language: str) -> Any:
    """A language as a board is given it."""

    def say(id: str, **args: Any) -> str:
        return str(args["name"]) if not words(language).has(id) else words(language).text(id, **args)

    return say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [("kramer", {"players": 7, "cards": True, "dossier": True, "finish": 20}), ("randolph", {"players": 4})],
)
def test_no_line_is_wider_than_it_may_be_in_any_language(game: str, options: dict[str, Any], language: str) -> None:
    m = ts.new(game, seed=4, names=NAMES[: options["players"]], **options)
    table = bots.Table(m, [bots.make("random", game, seed=seat) for seat in range(m.players)])
    dice, looked = random.Random(4), 0
    while not m.over and looked < 60:
        for _ in range(dice.randrange(20)):
            if not m.over:
                table.step()
        looked += 1
        for width in (40, 78):
            for row in m.game.text(m.view(dice.randrange(m.players)), width, saying(language)).splitlines():
                assert cells(row) <= width, row
                assert "⟨" not in row
    assert looked > 10


def test_a_word_that_is_wider_than_the_line_is_broken() -> None:
    assert wrapped("x" * 11 + " y", 5) == ["xxxxx", "  xxx", "  xxx", "  y"]
