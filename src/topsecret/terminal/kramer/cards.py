"""The Top Secret round at the terminal: a card, then its targets (K7.5, K8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ...game import Action
from ...kramer.state import CARD_IDS
from ..language import t
from ..screen import columns, line
from ..session import Session
from . import board as kramer
from .words import LETTER_OF, NAME_OF, card_text, card_title, plate, signed


def play_round(session: Session, seat: int) -> None:
    """K7.5: choose a card, then its targets; or pass."""
    actions = session.match.actions(seat)
    decline = actions[-1].text
    declining = t(f"kramer-{decline}")
    cards = list(dict.fromkeys(a.data["card"] for a in actions if a.data["kind"] == "card"))
    while True:
        items = [
            line((f"{k} ", "bold"), (card, "bold cyan"), f" {card_title(card)}") for k, card in enumerate(cards, 1)
        ]
        items.append(line(("0 ", "bold"), declining))
        some = "round" if decline == "pass" else "more"
        head = t(f"kramer-asked-{some if cards else decline}-you")
        typed = session.read(seat, [line((head, "bold")), *columns(items, session.screen.width)])
        word = typed.lower()
        if word in ("0", decline, decline[0], "no", declining.lower()):
            session.play(seat, decline)
            return
        if word.isdigit() and 1 <= int(word) <= len(cards):
            if _card(session, seat, cards[int(word) - 1], actions):
                return
        elif word.upper() in CARD_IDS:
            if word.upper() in cards and _card(session, seat, word.upper(), actions):
                return
            elif word.upper() not in cards:
                session.message = _why_not(session.match.view(seat), word.upper())
        elif not word or word == "back":
            session.message = t("terminal-number", low=0, high=len(cards))
        elif session.play(seat, typed):
            return


def _card(session: Session, seat: int, card: str, actions: Sequence[Action]) -> bool:
    """The targets of a card, one after the other; False if the player went back."""
    game, view = session.match.game, session.match.view(seat)
    world = game.world(view, seat)
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
        labels = []
        for k, item in enumerate(options, 1):
            shown = view
            if item[0] == "steps":
                play = next(action for action, items in fitting if item in items)
                shown = game.view(game.after(world, seat, play.id), seat)
            labels.append(Text.assemble((f"{k} ", "bold"), _label(item, chosen, shown)))
        head = Text.assemble((card, "bold cyan"), f" {card_text(card)}. ")
        if chosen:
            head.append(f"({', '.join(_said(*item) for item in chosen)}) ", "bold green")
        if complete is not None:
            head.append(t("terminal-enter-nobody-else" if options else "terminal-enter-plays"))
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
            session.message = t("terminal-number-back", high=len(options)) if options else t("terminal-enter-plays")


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
    """Return a target in words; of steps where they lead, which the view after them shows."""
    kind, value = item
    if kind == "agent":
        return line(kramer.chip(value), f" ({plate(view['agents'][value]['building'])})")
    if kind == "building":
        return line(plate(value))
    agent = next(value for kind, value in chosen if kind == "agent")
    return line(f"{signed(value)} → {plate(view['agents'][agent]['building'])}")


def _said(kind: str, value: Any) -> str:
    return NAME_OF[value] if kind == "agent" else signed(value) if kind == "steps" else plate(value)


def _pick(typed: str, options: Sequence[tuple[str, Any]]) -> tuple[str, Any] | None:
    """An option by its number in the list, an agent's letter, or a building's name."""
    for kind, value in options:
        if kind == "agent" and typed.upper() in (LETTER_OF[value], value.upper()):
            return kind, value
        if kind == "building" and value in ("church", "ruin") and typed in (value, plate(value).lower()):
            return kind, value
    if typed.isdigit() and 1 <= int(typed) <= len(options):
        return options[int(typed) - 1]
    return None


def _why_not(view: Mapping[str, Any], card: str) -> str:
    me = view["seats"][view["seat"]]
    if card not in me["hand"]:
        return t("terminal-not-held", card=card)
    if card == me["drawn"]:
        return f"{card}: {t('kramer-card-drawn-now')} (K7.3)"
    return f"{card}: {t('kramer-card-no-effect')} (K7.6)"
