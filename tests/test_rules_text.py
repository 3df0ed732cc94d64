"""The rules that players read hold every clause of the rulings, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import topsecret as ts

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "src" / "topsecret" / "locale"
TEXTS = sorted(LOCALE.glob("*/rules-*.md"))
NUMBER = r"(?:[KR]\d+(?:\.\d+)?|C\d+)"
MOST_WORDS = 3000


def clauses(game: str) -> list[str]:
    """Every number that docs/rules-GAME.md has an anchor for."""
    text = (ROOT / "docs" / f"rules-{game}.md").read_text("utf-8")
    return [anchor.upper() for anchor in re.findall(r'<a id="([krc]\d+(?:\.\d+)?)">', text)]


def anchors(text: str) -> list[str]:
    """The clauses that can be reached in a rules text: first in a paragraph or row, or last in a heading."""
    return re.findall(rf"^(?:\| )?\*\*({NUMBER})\*\*", text, re.MULTILINE) + re.findall(
        rf"^##+ .*\[({NUMBER})\]$", text, re.MULTILINE
    )


def pictures(text: str) -> list[str]:
    return re.findall(r"^!\[[^\]]+\]\(([a-z0-9-]+)\)$", text, re.MULTILINE)


def game_of(path: Path) -> str:
    return path.stem.removeprefix("rules-")


every_text = pytest.mark.parametrize("path", TEXTS, ids=[f"{path.parent.name}-{game_of(path)}" for path in TEXTS])


def test_english_has_the_rules_of_both_games() -> None:
    assert {game_of(path) for path in TEXTS if path.parent.name == "en"} == set(ts.games())


@every_text
def test_every_clause_has_one_anchor(path: Path) -> None:
    found = anchors(path.read_text("utf-8"))
    assert sorted(found) == sorted(clauses(game_of(path)))


@every_text
def test_every_reference_leads_to_a_clause(path: Path) -> None:
    text = path.read_text("utf-8")
    assert set(re.findall(rf"\[({NUMBER})\]", text)) <= set(clauses(game_of(path)))


@every_text
def test_every_language_has_the_same_pictures_tables_and_examples(path: Path) -> None:
    text, english = path.read_text("utf-8"), (LOCALE / "en" / path.name).read_text("utf-8")
    assert pictures(text) == pictures(english)
    for mark in (r"^\|", r"^> ", r"^- ", r"^#+ "):
        assert len(re.findall(mark, text, re.MULTILINE)) == len(re.findall(mark, english, re.MULTILINE))


@every_text
def test_the_page_draws_every_picture_that_the_text_names(path: Path) -> None:
    drawn = (ROOT / "web" / "src" / "pages" / "rules" / f"{game_of(path).capitalize()}Picture.svelte").read_text(
        "utf-8"
    )
    for name in pictures(path.read_text("utf-8")):
        assert f'"{name}"' in drawn or f"{name}:" in drawn


@every_text
def test_the_rules_are_not_too_long_to_read(path: Path) -> None:
    assert len(path.read_text("utf-8").split()) < MOST_WORDS
