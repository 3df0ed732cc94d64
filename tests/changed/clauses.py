"""Clauses that a copy of the sources says otherwise, in one place of `rules/` each."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Change(NamedTuple):
    """What a module of rules says, and what it says in the copy."""

    module: str
    says: str
    otherwise: str


CHANGES = {
    "kramer": (
        # K7.3: whoever holds three cards draws none.
        Change("deck", "HAND_LIMIT = 4", "HAND_LIMIT = 3"),
        # K5.1: the safe is never put into the ruin.
        Change("safe", "if building != g.safe and", "if building != g.safe and building != BUILDINGS - 1 and"),
        # K4.2: every agent gains twice its building's value.
        Change("scoring", "+ VALUE[building]", "+ 2 * VALUE[building]"),
        # K8 C9: two agents go back, not forward.
        Change("cards", "step(g, seat, a, 1)\n        step(g, seat, b, 1)", "step(g, seat, a, -1)\n        step(g, seat, b, -1)"),
    ),
    "randolph": (
        # R6.2: the lower card wins.
        Change("duels", "return attack > defence", "return attack < defence"),
        # R3.2: after one suitcase of one's own only an opponent's.
        Change("delivery", "return own < 2", "return own < 1"),
        # R8.1: a bomb costs one agent.
        Change("bombs", "g.losses = (agents.left(g, g.turn) + 1) // 2", "g.losses = 1"),
        # R4.1: a roll gives one step more than the dice show.
        Change("turn", "g.pool = dice.total(outcome)", "g.pool = dice.total(outcome) + 1"),
    ),
}  # fmt: skip


def changed_copy(game: str, folder: Path) -> Path:
    """Copy the sources and the tests into a folder, change the clauses of a game there, and return the folder."""
    leave = shutil.ignore_patterns("__pycache__", "page", "golden", "browser")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=leave)
    for module, says, otherwise in CHANGES[game]:
        path = folder / "src" / "topsecret" / game / "rules" / f"{module}.py"
        text = path.read_text(encoding="utf-8")
        assert text.count(says) == 1, f"{module} does not say {says!r} once"
        path.write_text(text.replace(says, otherwise), encoding="utf-8")
    return folder
