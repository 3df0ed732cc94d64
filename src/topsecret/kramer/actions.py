"""The action space of Kramer's game: number <-> plain data <-> notation.

| action | notation | |
|---|---|---|
| move | `J2 D3 P1` | points by agent; `stay` for none |
| put the safe | `safe 4` | a building: church, 1 to 10, ruin |
| play a card | `C1 J-2`, `C3 J D`, `C10 J ruin`, `C5` | targets by card |
| pass, stop | `pass`, `stop` | in the Top Secret round |
| a dossier line | `J=2`, `J=-` | a seat, or a dash |
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .rules.numbers import (
    ACTIONS,
    CARD_ACTION,
    DOSSIER_ACTION,
    MOVES,
    NAMES_A_LINE,
    NONE,
    PASS_ACTION,
    PLAY,
    POINTS,
    SAFE_ACTION,
    SHARE,
)
from .state import (
    AGENTS,
    BACK_1_2,
    BUILDING_NAMES,
    CARD_IDS,
    COLOURS,
    FORWARD_1_3,
    FROM_SAFE,
    JOIN,
    LETTERS,
    MOVE_SAFE,
    STEP_1,
)

__all__ = ["ACTIONS", "CARD_ACTION", "DOSSIER_ACTION", "MOVES", "NAMES_A_LINE", "PASS_ACTION", "POINTS", "SAFE_ACTION"]
"""Where the numbers of each kind begin, and the most points of a move, for whoever meets actions by number."""

STEP_CARDS = (BACK_1_2, STEP_1, FROM_SAFE, FORWARD_1_3)


def play_of(action: int) -> tuple[int, int, int]:
    """The card kind and the two targets of a card action."""
    play = action - CARD_ACTION
    return PLAY[play, 0], PLAY[play, 1], PLAY[play, 2]


@cache
def shares_of(action: int) -> tuple[tuple[int, int], ...]:
    """The agents that a move carries, and how far each."""
    return tuple((agent, points) for agent in range(AGENTS) if (points := int(SHARE[action, agent])))


def text(action: int) -> str:
    """The notation of an action number."""
    if action < MOVES:
        return " ".join(f"{LETTERS[a]}{n}" for a, n in shares_of(action)) or "stay"
    if action < CARD_ACTION:
        return f"safe {BUILDING_NAMES[action - SAFE_ACTION]}"
    if action < PASS_ACTION:
        return _card_text(*play_of(action))
    if action < DOSSIER_ACTION:
        return "pass" if action == PASS_ACTION else "stop"
    agent, name = divmod(action - DOSSIER_ACTION, NAMES_A_LINE)
    return f"{LETTERS[agent]}={name - 1 if name else '-'}"


def _card_text(kind: int, a: int, b: int) -> str:
    card = CARD_IDS[kind]
    if kind in STEP_CARDS:
        return f"{card} {LETTERS[a]}{b:+d}"
    if kind == JOIN:
        return f"{card} {LETTERS[a]} {BUILDING_NAMES[b]}"
    if kind == MOVE_SAFE:
        return f"{card} {BUILDING_NAMES[a]}"
    return " ".join([card, *(LETTERS[agent] for agent in (a, b) if agent != NONE)])


def data(action: int) -> dict[str, Any]:
    """The action as plain data."""
    if action < MOVES:
        return {"kind": "move", "points": {COLOURS[a]: n for a, n in shares_of(action)}}
    if action < CARD_ACTION:
        return {"kind": "safe", "building": BUILDING_NAMES[action - SAFE_ACTION]}
    if action < PASS_ACTION:
        return _card_data(*play_of(action))
    if action < DOSSIER_ACTION:
        return {"kind": "pass" if action == PASS_ACTION else "stop"}
    agent, name = divmod(action - DOSSIER_ACTION, NAMES_A_LINE)
    return {"kind": "dossier", "agent": COLOURS[agent], "seat": name - 1 if name else None}


def _card_data(kind: int, a: int, b: int) -> dict[str, Any]:
    whole: dict[str, Any] = {"kind": "card", "card": CARD_IDS[kind]}
    if kind == MOVE_SAFE:
        return {**whole, "building": BUILDING_NAMES[a]}
    if kind in STEP_CARDS:
        return {**whole, "agents": [COLOURS[a]], "steps": b}
    if kind == JOIN:
        return {**whole, "agents": [COLOURS[a]], "building": BUILDING_NAMES[b]}
    agents = [COLOURS[agent] for agent in (a, b) if agent != NONE]
    return {**whole, "agents": agents} if agents else whole


def normal_text(written: str) -> str:
    """The one normal form of a notation: letters in the order of the agents, capital, single spaces."""
    words = written.replace(",", " ").split()
    if not words:
        return ""
    if words[0].lower() in ("safe", "pass", "stop", "stay"):
        return " ".join(word.lower() for word in words)
    words = [word if word.lower() in BUILDING_NAMES else word.upper() for word in words]
    if words[0] in CARD_IDS:
        targets = [word.lower() if word.lower() in BUILDING_NAMES else word for word in words[1:]]
        if all(word in LETTERS for word in targets):
            targets.sort(key=LETTERS.index)
        return " ".join([words[0], *targets])
    if all(word[0] in LETTERS for word in words):
        words.sort(key=lambda word: LETTERS.index(word[0]))
    return " ".join(words)
