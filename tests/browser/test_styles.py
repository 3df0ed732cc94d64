"""One game's style stays in its own rooms: a page without reloads keeps every style that it ever loaded."""

from __future__ import annotations

import re

from .conftest import ROOT

RANDOLPH = ROOT / "web" / "src" / "games" / "randolph"
RULE = re.compile(r"([^{};]+)\{(?:[^{}]|\{[^{}]*\})*\}")
"""A rule with what is nested in it, one deep."""


def test_no_rule_of_randolphs_style_reaches_another_game_or_page() -> None:
    css = (RANDOLPH / "randolph.css").read_text("utf-8")
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r":(not|has)\((?:[^()]|\([^()]*\))*\)", "", css)
    css = re.sub(r"@media[^{]*\{((?:[^{}]|\{[^{}]*\})*)\}", r"\1", css)
    selectors = [each.strip() for rule in RULE.findall(css) for each in rule.split(",")]
    assert len(selectors) >= 3
    assert [each for each in selectors if "[data-game=randolph]" not in each] == []


def test_drawings_that_are_used_again_bring_their_own_style() -> None:
    """No selector looks from where a symbol is used into the symbol."""
    drawings, _, style = (RANDOLPH / "pieces" / "Sprites.svelte").read_text("utf-8").partition("<style>")
    classes = set(re.findall(r'class="([\w-]+)"', drawings))
    assert "die-body" in classes
    assert {each for each in classes if f".{each} {{" not in style} == set()
