"""A screen without a terminal, and somebody who types all kinds of things until the game is over."""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Callable
from typing import Any

import pytest
from rich.cells import cell_len

import topsecret as ts
from topsecret.terminal.local import LocalSession
from topsecret.terminal.screen import Screen

ASIDE = (
    "1",
    "2",
    "",
    "back",
    "help",
    "help rules",
    "log",
    "notes",
    "note red x",
    "note red",
    "hint",
    "undo",
    "view",
    "?",
    "if 1",
    "cards",
    "map",
    "xyzzy",
)
"""What can be typed at every prompt; some of it means nothing."""
LONGEST = 4000


class Typist(Screen):
    """Keeps all that was shown, and answers with what `answer` says."""

    def __init__(self, answer: Callable[[], str]) -> None:
        super().__init__()
        self.out = io.StringIO()
        self.console.file = self.out
        self.plain = self.ascii = False
        self.answer = answer
        self.shown: list[str] = []
        self._from = 0

    def ask(self, prompt: str = "> ") -> str:
        self._write(prompt)
        self.shown.append(self.out.getvalue()[self._from :])
        self._from = len(self.out.getvalue())
        assert len(self.shown) < LONGEST, "the game does not end"
        return self.answer()

    def rest(self) -> None:
        """Keep what was shown after the last line."""
        self.shown.append(self.out.getvalue()[self._from :])


def play(monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any], seed: int, width: int = 80) -> list[str]:
    """A whole game of one person and bots; all that was shown, none of it wider than the terminal."""
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    dice = random.Random(seed)
    match = ts.new(
        game, seed=seed, names=["Anna", *(f"random {seat}" for seat in range(1, options["players"]))], **options
    )

    def answer() -> str:
        if not screen.shown[1:]:
            return "help"
        actions = match.actions(0) if 0 in match.to_move else []
        if match.over or not actions or dice.random() < 0.4:
            return "" if match.over else dice.choice(ASIDE)
        return dice.choice(actions).text

    screen = Typist(answer)
    LocalSession(screen, match, [None, *["random"] * (options["players"] - 1)], seed=seed).run()
    screen.rest()
    for shown in screen.shown:
        assert max(cell_len(row) for row in shown.split("\n")) <= width, shown
    return screen.shown
