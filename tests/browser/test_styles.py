"""One game's style stays in its own rooms: a page without reloads keeps every style that it ever loaded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import ROOT

RANDOLPH = ROOT / "web" / "src" / "games" / "randolph"


def selectors(css: str) -> Iterator[str]:
    """Every selector of a sheet, of rules in @media and the like too; what is nested in a rule belongs to its selector."""
    depth, inside, words = 0, 0, ""
    for letter in css:
        if letter == "{":
            if depth == inside and words.strip().startswith(("@media", "@container")):
                inside += 1
            elif depth == inside and not words.strip().startswith("@"):
                yield from (each.strip() for each in re.split(r",(?![^()]*\))", words))
            depth, words = depth + 1, ""
        elif letter == "}":
            depth, words = depth - 1, ""
            inside = min(inside, depth)
        else:
            words += letter


@pytest.mark.parametrize("sheet", sorted(RANDOLPH.rglob("*.css")), ids=lambda sheet: sheet.name)
def test_no_rule_of_randolphs_style_reaches_another_game_or_page(sheet: Path) -> None:
    found = list(selectors(re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)))
    assert len(found) >= 2
    assert [each for each in found if "[data-game=randolph]" not in each] == []


def test_drawings_that_are_used_again_bring_their_own_style() -> None:
    """No selector looks from where a symbol is used into the symbol."""
    _, *drawings = (RANDOLPH / "pieces" / "sprites.svg").read_text("utf-8").split("<symbol")
    assert len(drawings) > 9
    assert [each for each in drawings if "class=" in each] == []
