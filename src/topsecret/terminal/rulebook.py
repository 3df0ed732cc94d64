"""Clauses of the rules in the language at hand, from the same text that the page shows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from ..words import LOCALE
from .language import words

_CLAUSE = re.compile(r"\*\*([KR]\d+\.\d+)\*\* ")


def clauses(game: str, numbers: Sequence[str]) -> list[str]:
    """These clauses, each with its number."""
    known = _clauses(game, words().language)
    return [f"{number}  {known[number]}" for number in numbers]


@cache
def _clauses(game: str, language: str) -> Mapping[str, str]:
    """All clauses of a game as plain text; a clause goes on until the next one, a heading, a picture or an example."""
    found: dict[str, str] = {}
    number = ""
    for block in (LOCALE / language / f"rules-{game}.md").read_text("utf-8").split("\n\n"):
        begins = _CLAUSE.match(block)
        if begins:
            number = begins[1]
            found[number] = _plain(block[begins.end() :])
        elif block.startswith(("#", "!", ">", "|")):
            number = ""
        elif number:
            found[number] += " " + _plain(block)
    return found


def _plain(text: str) -> str:
    """Without marks of Markdown."""
    text = re.sub(r"\[([KR]\d+(?:\.\d+)?)\]", r"\1", text)
    return re.sub(r"\s*\n(?:- )?", " ", re.sub(r"\*+", "", text)).removeprefix("- ").strip(" \n")
