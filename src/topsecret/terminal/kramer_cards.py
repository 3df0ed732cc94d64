"""The Top Secret round at the terminal: a card, then its targets (K7.5, K8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..game import Action
from . import kramer
from .kramer import LETTER_OF
from .screen import columns, line
from .session import Session
from .words import CARDS, place, signed


def play_round(session: Session, seat: int) -> None:
    """K7.5: choose a card, then its targets; or pass."""
    actions = session.match.actions(seat)
    decline = actions[-1].text
    cards = list(dict.fromkeys(a.data["card"] for a in actions if a.data["kind"] == "card"))
    while True:
        items = [line((f"{k} ", "bold"), (card, "bold cyan"), f" {CARDS[card][0]}") for k, card in enumerate(cards, 1)]
        items.append(line(("0 ", "bold"), decline))
        head = "Play a card, or pass?" if decline == "pass" else "Play another card, or stop?"
        if not cards:
            head = f"None of your cards can be played now: say {decline}."
        typed = session.read(seat, [line((head, "bold")), *columns(items, session.screen.width)])
        word = typed.lower()
        if word in ("0", decline, decline[0], "no"):
            session.play(seat, decline)
            return
        if word.isdigit() and 1 <= int(word) <= len(cards):
            if _card(session, seat, cards[int(word) - 1], actions):
                return
        elif word.upper() in CARDS:
            if word.upper() in cards and _card(session, seat, word.upper(), actions):
                return
            elif word.upper() not in cards:
                session.message = _why_not(session.match.view(seat), word.upper())
        elif not word or word == "back":
            session.message = f"Choose a card by its number, or {decline}."
        elif session.play(seat, typed):
            return


def _card(session: Session, seat: int, card: str, actions: Sequence[Action]) -> bool:
    """The targets of a card, one after the other; False if the player went back."""
    view = session.match.view(seat)
    plays = [(action, _items(action)) for action in actions if action.data.get("card") == card]
    chosen: list[tuple[str, Any]] = []
    while True:
        fitting = [(action, items) for action, items in plays if all(item in items for item in chosen)]
        complete = next((action for action, items in fitting if len(items) == len(chosen)), None)
        options = list(dict.fromkeys(item for _, items in fitting for item in items if item not in chosen))
        if not chosen and any(kind == "agent" for kind, _ in options):
            options = [item for item in options if item[0] == "agent"]
        if complete is not None and not options and chosen:
            return session.play(seat, complete)
        labels = [Text.assemble((f"{k} ", "bold"), _label(item, chosen, view)) for k, item in enumerate(options, 1)]
        head = Text.assemble((card, "bold cyan"), f" {CARDS[card][1]} ")
        if chosen:
            head.append(f"({', '.join(str(value) for _, value in chosen)}) ", "bold green")
        if complete is not None:
            head.append("Enter plays it, back takes it back." if not options else "Enter: nobody else. Or: ")
        typed = session.read(seat, [head, *columns(labels, session.screen.width)]).lower()
        if typed == "back":
            if not chosen:
                return False
            chosen.pop()
        elif not typed and complete is not None:
            return session.play(seat, complete)
        elif (picked := _pick(typed, options)) is not None:
            chosen.append(picked)
        else:
            session.message = f"Choose a number from 1 to {len(options)}, or back." if options else "Enter or back."


def _items(action: Action) -> list[tuple[str, Any]]:
    """The targets of a card action."""
    data = action.data
    items: list[tuple[str, Any]] = [("agent", colour) for colour in data.get("agents", [])]
    if "steps" in data:
        items.append(("steps", data["steps"]))
    if "building" in data:
        items.append(("building", data["building"]))
    return items


def _label(item: tuple[str, Any], chosen: Sequence[tuple[str, Any]], view: Mapping[str, Any]) -> Text:
    kind, value = item
    if kind == "agent":
        return line(kramer.chip(value), f" in {view['agents'][value]['building']}")
    if kind == "building":
        return line(place(value))
    agent = next(value for kind, value in chosen if kind == "agent")
    return line(f"{signed(value)} → {place(kramer.forward(view['agents'][agent]['building'], value))}")


def _pick(typed: str, options: Sequence[tuple[str, Any]]) -> tuple[str, Any] | None:
    """An option by its number in the list, an agent's letter, or a building's name."""
    for kind, value in options:
        if kind == "agent" and typed.upper() in (LETTER_OF[value], value.upper()):
            return kind, value
        if kind == "building" and typed in ("church", "ruin") and typed == value:
            return kind, value
    if typed.isdigit() and 1 <= int(typed) <= len(options):
        return options[int(typed) - 1]
    return None


def _why_not(view: Mapping[str, Any], card: str) -> str:
    me = view["seats"][view["seat"]]
    if card not in me["hand"]:
        return f"You do not hold {card}."
    if card == me["drawn"]:
        return f"{card} was drawn this turn and cannot be played yet (K7.3)."
    return f"{card} would change nothing now (K7.6)."
